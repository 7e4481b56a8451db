## The campaign: our own, since its published sheet is not among the rules (docs/campaign.md)

event-still-has = { $reckoner } a encore { $card } de la partie précédente.
event-remembered = { $change ->
        [minus] La ville a entendu parler de vos défaites : elle commence avec { $now } de population.
       *[plus] La ville a entendu parler de vos exploits : elle commence avec { $now } de population.
    }
event-angry = { $epic } ne vous a pas oubliés : le crochet commence un cran plus loin.

error-carried-reckoner = « { $name } » n’est pas de l’équipe ; il y a : { $known }
error-carried-card = repris, equipment : il n’y a pas d’Équipement « { $name } » dans cette partie ; laissez-le de côté ou ajoutez son module
error-carried-epic = repris, { $place } : il n’y a pas d’Épique « { $name } » dans cette partie ; laissez-le de côté ou ajoutez son module
error-carried-twice = repris, { $place } : « { $name } » y est deux fois ; une suffit
error-carried-few-epics = repris, fallen : il ne resterait que { $left } Épiques, et il en faut { $needed } ; ramenez-en au moins { $least }
error-carried-population = repris, population : { $n } change trop ; au plus { $most } de plus ou de moins
error-campaign-length = une campagne compte de { $fewest } à { $most } parties, pas { $n }
error-campaign-begun = cette campagne a déjà commencé : { $n ->
        [one] une partie est jouée
       *[other] { $n } parties sont jouées
    }
error-campaign-over = cette campagne est finie : les { $n } parties sont jouées
error-campaign-choose = choisissez d’abord ce que vous gardez après la partie { $n }
error-campaign-other-game = ce n’est pas la partie { $n } de la campagne : sa mise en place est autre
error-campaign-unfinished = la partie { $n } de la campagne n’est pas finie
error-campaign-nothing-to-keep = il n’y a rien à choisir maintenant : cela vient après une partie avec de l’Équipement, avant la suivante
error-campaign-not-theirs = « { $who } » ne peut pas garder « { $card } » ; il y a : { $known }
error-campaign-one-card = après une partie perdue, toute l’équipe garde une carte, pas { $n }
error-no-campaign = { $place } : ce n’est pas une campagne de Reckoners ({ $reason })
error-campaign-edited = { $place } : cette campagne a été modifiée à la main ou est abîmée ; prenez une copie intacte

## The campaign in the terminal

campaign-title = Campagne de { $n } parties : { $team } ({ $difficulty }, graine { $seed })
campaign-ours = La feuille de campagne publiée n’est pas parmi les règles : cette campagne est la nôtre.
campaign-stop = { $boss } à { $city }
campaign-got-away = Qui s’est échappé
campaign-next = { $stop } : la suivante
campaign-later = { $stop }
campaign-won = { $stop } : gagnée à la manche { $rounds }, { $population } de population, { $fallen ->
        [one] 1 Épique tombé
       *[other] { $fallen } Épiques tombés
    }.
campaign-lost = { $stop } : perdue à la manche { $rounds }, { $fallen ->
        [one] 1 Épique tombé
       *[other] { $fallen } Épiques tombés
    }.
campaign-card-of = { $who } : { $card }
campaign-kept = Gardé : { $cards }.
campaign-carry-cards = Vous commencez avec { $cards }.
campaign-carry-fallen = Tombés, hors de la pioche : { $epics }.
campaign-carry-angry = En colère, crochet un cran plus loin : { $epics }.
campaign-carry-people = La ville se souvient : { $population } de population au début.
campaign-carry-bolder = Un Boss a gagné, et le suivant est plus hardi : { $option }.
campaign-score = Jusqu’ici { $won } gagnées, { $lost } perdues.
campaign-over-won = La campagne est gagnée : { $won } parties sur { $n }.
campaign-over-drawn = La campagne finit à égalité : { $won } parties gagnées sur { $n }.
campaign-over-lost = La campagne est perdue : { $won } parties gagnées sur { $n }.
campaign-keep-each = Que gardez-vous ? Une carte par Redresseur :
campaign-keep-one = Que gardez-vous ? Après une partie perdue, une carte pour toute l’équipe :

cli-help-campaign = Des parties liées qui transmettent quelque chose ; la nôtre (docs/campaign.md).
cli-help-campaign-begin = Commence une campagne de trois à sept parties.
cli-help-campaign-show = Montre son cours et ce qui est transmis.
cli-help-campaign-play = Joue sa partie suivante, ou la continue.
cli-help-campaign-keep = Choisit ce que l’on garde après une partie : tia=emp prof=jacket, ou nothing.
cli-help-campaign-file = Le fichier de la campagne. Sans lui : le plus récent de votre dossier, ou un nouveau.
cli-help-campaign-length = Combien de parties, de 3 à 7.
cli-help-campaign-bot = Ce bot joue toutes les parties qui restent, jusqu’au bout.
cli-help-campaign-cards = Qui garde quelle carte, ou nothing.
cli-no-campaign = Il n’y a pas de campagne dans { $folder } ; commencez-en une : reckoners campaign begin --reckoners tia,prof
cli-campaign-how-to-keep = Choisissez avec : reckoners campaign keep tia=emp
cli-campaign-ask-keep = Nom=carte, ou nothing ; Entrée : { $usual }
cli-campaign-no-pair = « { $word } » ne dit pas qui garde quoi ; écrivez tia=emp
cli-campaign-game-over = Partie { $n } : { $result ->
        [won] gagnée à la manche { $round }.
       *[lost] perdue à la manche { $round }.
    }

## The campaign in the browser

server-fault-unknown-campaign = Cette campagne n’existe pas. Elle a peut-être été supprimée.
server-fault-campaign = La campagne ne peut pas faire cela : { $reason }
