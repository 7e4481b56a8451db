# What module 4 says while it is played: Attack Reckoners, Babilar's tracks, Dawnslight, rewards at once.

## What Regalia's cards do to Reckoners
# A name for a card or a token, and what it means for whoever suffers it.

suffers-reroll = Une relance de moins
    .text = Une relance de moins pendant la phase des Redresseurs. Toutes les règles pour garder des dés restent valables.
suffers-die = Un dé de moins
    .text = Un dé n’est ni lancé ni utilisé. Son Redresseur choisit lequel.
suffers-equipment = Un Équipement de moins
    .text = Une carte Équipement ne fait rien. Son Redresseur choisit laquelle ; sans carte, 1 population est perdue aussitôt.
suffers-ability = Capacité bloquée
    .text = La carte Capacité ne fait rien, même permanente.
suffers-move = Se déplacer coûte double
    .text = Un Déplacement prend deux dés, jetons ou cartes. Une carte qui permet un Déplacement vaut l’un d’eux.
suffers-doubles = Doubles comptés une fois
    .text = Deux symboles égaux d’un dé ou d’une carte comptent pour un. Trois et plus ne risquent rien.

## What attacked Reckoners cannot do

refusal-die-disabled = { $reckoner } : { $die } est hors service jusqu’à la fin de l’assaut.
refusal-card-disabled = { $reckoner } : { $card } est hors service jusqu’à la fin de l’assaut.
refusal-disable-first = Après l’assaut, il faut d’abord choisir ce qui est hors service : { $reckoners }.
refusal-disable-card-first = { $reckoner } nomme d’abord la carte Équipement hors service, puis le dé.
refusal-nothing-to-disable = { $reckoner } n’a plus rien à mettre hors service.
refusal-move-half-paid = { $reckoner } a payé la moitié d’un Déplacement à { $district } : l’autre moitié y mène aussi.
refusal-move-costs-two = Un Déplacement coûte deux dés à { $reckoner }, et celui-ci a payé la première moitié, à { $district }.
refusal-heals-nobody = { $card } ({ $reckoner }) donne des symboles ; elle ne ramène personne.
event-move-lost = { $reckoner } ne paie pas la seconde moitié du Déplacement à { $district } : la première est perdue.

## Decisions
# $who is who decides.

server-decision-aid = Aide de Dawnslight : une carte à choisir
    .detail = On garde une carte, l’autre va sous la pioche.
server-decision-disable = Assaut : que désactiver ?
    .detail = Doit encore choisir : { $who }.

## Options

server-do-aid = { $card } pour { $reckoner }
server-do-disable-die = Se passer de { $die }
server-do-disable-card = Se passer de { $card }
server-do-heal = { $card } : regagner 3 population
server-do-district-track = Avancer la traque à { $district }
server-do-reward-money = Prendre l’argent
server-do-reward-boss-research = Recherche Grand Épique à { $district }
server-do-half-move = Première moitié d’un Déplacement à { $district }
server-do-other-half = Seconde moitié du Déplacement à { $district }

## What happens, as events
# As in events.ftl. $effect is one of the names above, $effect-id its word; $other is the card that is not kept, if there is one.

event-marker = { $now ->
        [0] { $district } : la traque est terminée.
       *[other] { $district } : il reste { $now } de recherche sur la piste.
    }
event-aid = { $other-id ->
        [none] Dawnslight aide à { $district } : { $card } est la dernière carte.
       *[other] Dawnslight aide à { $district } : { $card } ou { $other }.
    }
event-aid-kept = { $other-id ->
        [none] { $reckoner } reçoit { $card }.
       *[other] { $reckoner } reçoit { $card } ; { $other } va sous la pioche.
    }
event-aid-none = Dawnslight n’a plus de carte pour { $district }.
event-dawnslight-used = { $reckoner } utilise { $card } : la carte quitte la partie.
event-boss-goes = { $way ->
        [stays] { $boss } reste à { $district }.
       *[goes] { $boss } va de { $from } à { $district }.
    }
event-boss-card = { $boss } retourne une carte : { $effect }.
event-boss-cards-shuffled = Toutes les cartes de { $boss } ont servi : { $n ->
        [one] la seule revient.
       *[other] les { $n } sont mélangées.
    }
event-suffers = { $effect-id ->
        [reroll] Assaut sur { $reckoner } : une relance de moins.
        [die] Assaut sur { $reckoner } : un dé de moins.
        [equipment] Assaut sur { $reckoner } : une carte Équipement de moins.
        [ability] Assaut sur { $reckoner } : Capacité bloquée.
        [move] Assaut sur { $reckoner } : se déplacer coûte deux dés.
        [doubles] Assaut sur { $reckoner } : les doubles comptent pour un.
       *[other] Assaut sur { $reckoner } : { $effect }.
    }
event-tokens-back = { $n ->
        [one] Un jeton Assaut revient : son effet est terminé.
       *[other] { $n } jetons Assaut reviennent : leurs effets sont terminés.
    }
event-disabled-die = { $reckoner } se passe de { $die }.
event-disabled-card = { $reckoner } se passe de { $card }.
event-move-half = { $reckoner } paie la première moitié d’un Déplacement à { $district } avec { $source }.

## The forecast

server-cause-no-card = pas d’Équipement à désactiver (−{ $n })

## Refusals

refusal-aid-first = Dawnslight aide : choisissez d’abord une carte et qui la reçoit, puis continuez.
refusal-card-not-drawn = { $card } n’est pas parmi les cartes que Dawnslight propose maintenant.
refusal-not-in-district = { $reckoner } n’est pas à { $district }, là où Dawnslight aide.
refusal-research-where-defeated = Cette Recherche du Grand Épique est pour { $district }, là où l’Épique a été vaincu.
refusal-track-done = La traque est terminée à { $district } : il ne reste rien sur sa piste.
refusal-rewards-first = Un Épique est vaincu : recevez d’abord son butin, puis continuez avec les dés.
refusal-tracks-left = On ne peut pas blesser { $boss } avant la fin de la traque dans tous les quartiers : il reste { $n } de recherche sur leurs pistes.
refusal-research-in-districts = On traque { $boss } sur les pistes des quartiers, pas directement.
refusal-card-only-heals = { $card } n’a pas de symboles : la carte rend de la population, et { $reckoner } ne peut rien en faire d’autre.
refusal-unknown-dawnslight = { $known ->
        [nothing] Il n’y a pas de cartes Dawnslight dans cette ville.
       *[other] « { $word } » n’est pas une carte Dawnslight ({ $known }).
    }
part-boss-research = Recherche du Grand Épique
aid-population = { $n } population
