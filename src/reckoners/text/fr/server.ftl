# What the server says to the browser: options, the decision, the forecast's causes, the log, faults.

# The language's own name, for the list of languages.
server-language = Français

## Options
# What a button does. $die is a die's place, such as d3; $symbols and $face list symbols, such as "2 Contain, 1 Money".

server-do-keep = Garder { $die }
server-do-reroll = Relancer les autres
server-do-stop = Tout garder et finir
server-do-power-faith = { $die-id ->
        [roll] Relancer les dés choisis
       *[other] Choisir { $die } pour le relancer
    }
server-do-money = Gagner 1 $
server-do-plan = Jeton Planification pour le tour suivant
server-do-enforcement = Retirer une figurine Sûreté à { $district }
server-do-contain = Contenir { $epic }
server-do-contain-boss = Contenir { $boss } : { $track }
server-do-research = Rechercher { $epic }
server-do-attack = Attaquer { $epic }
server-do-move = Aller à { $district }
server-do-barricade = Retirer une Barricade à { $district }
server-do-card = Payer { $card }
server-do-lapse = Laisser le reste se perdre
server-do-power-improvise = Tourner { $die } : { $face }
server-do-power-operations = Donner un jeton Planification à { $reckoner }
server-do-power-sniper = Viser { $district }
server-do-power = Utiliser { $card }
    .with = Utiliser { $card } : { $things }
server-do-end-use = Finir d’utiliser les dés
server-do-end-purchase = Finir les achats
server-do-token = Jeton Planification pour { $reckoner }
server-do-buy = Acheter { $card } pour { $reckoner }
server-do-refresh = Renouveler le marché
server-do-ransom = Racheter { $die } ({ $reckoner })
server-do-lose = { $reckoner } perd { $die }
server-do-place = Commencer à { $district }

## The log
# $what is one of the options above.

server-log-team = { $what }
server-log-by = { $who } : { $what }
server-log-with = { $who }, { $source } : { $what }
server-log-set-up = La ville est en place

## The decision

server-decision-buy-first = Premiers achats
    .detail = L’équipe a { $money } $.
server-decision-place = Où commencez-vous ?
    .detail = Encore à placer : { $who }.
server-decision-roll = Lancer les dés
    .detail = Encore à lancer : { $who }.
server-decision-use = Utiliser les dés
    .detail = { $who ->
        [nobody] Plus personne n’a rien à utiliser.
       *[other] Encore à jouer : { $who }.
    }
server-decision-open = { $who } : reste { $symbols }
    .detail = Source : { $source }. Commencer autre chose fait perdre ce reste.
server-decision-open-fresh = { $who } : { $source }, { $symbols }
    .detail = Rien n’en est encore utilisé.
server-decision-rewards = Répartir le butin
    .detail = Reste : { $rewards }.
server-decision-purchase = Achats
    .detail = L’équipe a { $money } $.
server-decision-lose = Base découverte : un dé à perdre
    .detail = { $who ->
        [nobody] Choisissez lequel.
       *[other] { $who } agit.
    }
server-decision-won = Victoire !
    .detail = { $boss } est à terre, au tour { $round }.
server-decision-lost = Défaite
    .detail = La ville est perdue, au tour { $round }.

# One Reckoner's line.
server-seat-rolling = Jet { $n } sur { $rolls }
server-seat-rolled = Jets finis
server-seat-choosing = Dés choisis à relancer
server-seat-open = { $source } : reste { $symbols }
server-seat-use = { $dice ->
        [0] Plus de dés
        [one] Un dé
       *[other] { $dice } dés
    }{ $plan ->
        [0] { "" }
        [one] , { $plan } Planification
       *[other] , { $plan } Planifications
    }
server-seat-done = Fini
server-seat-place = Sans quartier

## The forecast
# $actions lists actions, such as "Enforcement, Attack Population".

server-cause = { $actions }
server-cause-none = Aucune action allumée
server-cause-overflow = { $n ->
        [one] excès : la dernière action une fois de plus
       *[other] excès : la dernière action { $n } fois de plus
    }
server-cause-no-enforcement = plus de Sûreté dans la boîte (−{ $n })
server-cause-no-barricade = plus de Barricade dans la boîte (−{ $n })
server-cause-fortify = plus rien à fortifier (−{ $n })

## The end

server-turn-loss = Population −{ $n } à la fin du tour { $round }.

## Refusals and faults

server-late = Quelqu’un a été plus rapide : la table a changé. Regardez de nouveau.
server-nothing-to-undo = Il n’y a rien à annuler.
server-nothing-to-redo = Il n’y a rien à rétablir.
server-playable = Cela peut être joué maintenant.
server-fault-unreadable = Le message est illisible : { $reason }
server-fault-binary = Les messages binaires ne sont pas compris ici ; envoyez du texte JSON.
server-fault-too-large = Ce message est trop long ; { $most } octets sont lus au plus.
server-fault-unknown-table = Cette table n’existe pas. Elle a peut-être été supprimée.
server-fault-old-client = Cette page est plus ancienne que le serveur. Rechargez-la.
server-fault-no-position = Cette partie n’a que les positions 0 à { $last }.
server-fault-storage = L’action n’a pas pu être enregistrée sur le disque ; elle n’a donc pas été jouée : { $reason }
server-fault-broken-table = Impossible d’ouvrir cette table : { $reason }
server-fault-deleted = Cette table a été supprimée.
server-fault-bug = Le serveur a rencontré un problème ; la table est restée telle quelle.
server-fault-set-up = Impossible de mettre en place cette table : { $reason }
server-fault-file = Impossible de charger ce fichier : { $reason }
server-fault-file-too-large = Ce fichier est trop gros ; { $most } octets sont lus au plus.
# What an uploaded file is called in the sentence above.
server-this-file = ce fichier
server-fault-forbidden = Cette requête vient d’un autre site et reste sans réponse.
server-fault-unknown-page = Il n’y a rien ici.

## Bots
# Les noms figurent dans des listes et dans des phrases.

server-bot-name-planner = Planificateur
server-bot-name-greedy = Glouton
server-bot-name-random = Hasard
server-bot-text-planner = Réfléchit à l’avance et joue bien.
server-bot-text-greedy = Prend ce qui rapporte le plus sur le moment. Rapide.
server-bot-text-random = Fait n’importe quoi, tant que c’est permis.
server-bot-replaced = { $kind ->
        [hung] Le bot { $bot } n’a pas répondu à temps.
        [nonsense] Le bot { $bot } a voulu jouer quelque chose d’impossible.
        [broken] Le bot { $bot } ne démarre pas.
       *[other] Le bot { $bot } a échoué.
    } { $by } continue à sa place.
server-bots-failed = Les bots ont échoué et sont arrêtés. Jouez leurs places vous-mêmes, ou relancez-les.
server-fault-no-seat = Ce Redresseur n’est pas à cette table.
server-fault-no-bot = Ce bot ne peut pas s’asseoir : { $reason }
server-fault-no-thought = Le planificateur n’a pas trouvé de réponse. Redemandez.
