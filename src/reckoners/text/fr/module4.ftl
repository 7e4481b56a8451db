# What module 4 says while it is played: Attack Reckoners, Babilar's tracks, Dawnslight, rewards at once.

## What Regalia's cards do to Reckoners
# A name for a card or a token, and what it means for whoever suffers it.

suffers-reroll = Une relance de moins
    .text = Une relance de moins pendant la phase des Redresseurs. Toutes les règles pour garder des dés restent valables.
suffers-die = Un dé de moins
    .text = Un dé n’est ni lancé ni utilisé. Son Redresseur choisit lequel.
suffers-equipment = Une carte Équipement de moins
    .text = Une carte Équipement ne fait rien. Son Redresseur choisit laquelle ; sans carte, 1 population est perdue aussitôt.
suffers-ability = Capacité bloquée
    .text = La carte Capacité ne fait rien, même permanente.
suffers-move = Se déplacer coûte double
    .text = Un Déplacement prend deux dés, jetons ou cartes. Une carte qui permet un Déplacement vaut l’un d’eux.
suffers-doubles = Les doubles comptent pour un
    .text = Deux symboles égaux d’un dé ou d’une carte comptent pour un. Trois et plus ne risquent rien.

## What attacked Reckoners cannot do

refusal-die-disabled = { $reckoner } : { $die } est hors service jusqu’à la fin de l’assaut.
refusal-card-disabled = { $reckoner } : { $card } est hors service jusqu’à la fin de l’assaut.
refusal-disable-first = Après l’assaut, il faut d’abord choisir ce qui est hors service : { $reckoners }.
refusal-disable-card-first = { $reckoner } nomme d’abord la carte Équipement hors service, puis le dé.
refusal-nothing-to-disable = { $reckoner } n’a plus rien à mettre hors service.
refusal-move-half-paid = { $reckoner } a payé la moitié d’un Déplacement à { $district } : l’autre moitié y mène aussi.
refusal-move-costs-two = Un Déplacement coûte deux dés à { $reckoner }, et celui-ci a payé la première moitié, à { $district }.
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
server-do-reward-money = Prendre l’argent : { $n } $
server-do-reward-boss-research = { $n } Recherche Grand Épique à { $district }
server-do-half-move = Première moitié d’un Déplacement à { $district }
server-do-other-half = Seconde moitié du Déplacement à { $district }
