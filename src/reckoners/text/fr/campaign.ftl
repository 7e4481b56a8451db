## The campaign: our own, since its published sheet is not among the rules (docs/campaign.md)

event-still-has = { $reckoner } a encore { $card } de la partie précédente.
event-remembered = { $change ->
        [minus] La ville a entendu parler de vos défaites : elle commence avec { $now } de population.
       *[plus] La ville a entendu parler de vos exploits : elle commence avec { $now } de population.
    }
event-angry = { $epic } ne vous a pas oubliés : le crochet commence un cran plus loin.

error-carried-reckoner = « { $name } » n'est pas de l'équipe ; il y a : { $known }
error-carried-card = repris, equipment : il n'y a pas d'Équipement « { $name } » dans cette partie ; laissez-le de côté ou ajoutez son module
error-carried-epic = repris, { $place } : il n'y a pas d'Épique « { $name } » dans cette partie ; laissez-le de côté ou ajoutez son module
error-carried-twice = repris, { $place } : « { $name } » y est deux fois ; une suffit
error-carried-few-epics = repris, fallen : il ne resterait que { $left } Épiques, et il en faut { $needed } ; ramenez-en au moins { $least }
error-carried-population = repris, population : { $n } change trop ; au plus { $most } de plus ou de moins
error-campaign-length = une campagne compte de { $fewest } à { $most } parties, pas { $n }
error-campaign-begun = cette campagne a déjà commencé : { $n ->
        [one] une partie est jouée
       *[other] { $n } parties sont jouées
    }
error-campaign-over = cette campagne est finie : les { $n } parties sont jouées
error-campaign-choose = choisissez d'abord ce que vous gardez après la partie { $n }
error-campaign-other-game = ce n'est pas la partie { $n } de la campagne : sa mise en place est autre
error-campaign-unfinished = la partie { $n } de la campagne n'est pas finie
error-campaign-nothing-to-keep = il n'y a rien à choisir maintenant : cela vient après une partie avec de l'Équipement, avant la suivante
error-campaign-not-theirs = « { $who } » ne peut pas garder « { $card } » ; il y a : { $known }
error-campaign-one-card = après une partie perdue, toute l'équipe garde une carte, pas { $n }
error-no-campaign = { $place } : ce n'est pas une campagne de Reckoners ({ $reason })
error-campaign-edited = { $place } : cette campagne a été modifiée à la main ou est abîmée ; prenez une copie intacte
