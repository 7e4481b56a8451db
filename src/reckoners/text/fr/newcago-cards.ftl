# Les cartes Newcago : leurs noms, ce qu’elles font et donnent, et ce qu’on en dit.
# $harm is an action, $gives and $pays are symbols.

## Noms

newcago-card-the-loop-a = The Loop, face A
newcago-card-the-loop-b = The Loop, face B
newcago-card-newcago-theatre-a = Newcago Theatre, face A
newcago-card-newcago-theatre-b = Newcago Theatre, face B
newcago-card-chinatown-a = Chinatown, face A
newcago-card-chinatown-b = Chinatown, face B
newcago-card-soldier-field-a = Soldier Field, face A
newcago-card-soldier-field-b = Soldier Field, face B
newcago-card-understreets-a = Understreets, face A
newcago-card-understreets-b = Understreets, face B
newcago-card-station-seven-a = Station Seven, face A
newcago-card-station-seven-b = Station Seven, face B
newcago-card-steel-lakeshore-a = Steel Lakeshore, face A
newcago-card-steel-lakeshore-b = Steel Lakeshore, face B

## Ce que font les cartes

action-suffer = Attaquer les Redresseurs : { $kind ->
        [reroll] une relance de moins
        [die] un dé de moins
        [equipment] un Équipement de moins
        [ability] capacité bloquée
        [move] se déplacer coûte double
       *[doubles] doubles comptés une fois
    }
    .text = Quelqu’un de ce quartier ou, dans le sens horaire, du premier où il y a un Redresseur, est attaqué jusqu’à la prochaine action du Grand Épique : { $kind ->
        [reroll] une relance de moins
        [die] un dé de moins
        [equipment] un Équipement de moins
        [ability] capacité bloquée
        [move] se déplacer coûte double
       *[doubles] doubles comptés une fois
    }. Parmi plusieurs, l’équipe choisit.
family-on-defeat = Quand un Épique est vaincu ici, un Redresseur présent peut utiliser { $gives }, comme indiqué et pour rien d’autre.
    .title = À une victoire
family-on-weaken = Quand un Épique est affaibli ici, un Redresseur présent peut utiliser { $gives }, comme indiqué et pour rien d’autre.
    .title = À un affaiblissement
family-exchange = Une fois par étape des dés, un Redresseur présent peut donner un dé avec { $pays } et utiliser { $gives }, comme indiqué et pour rien d’autre.
    .title = Échange
family-reach-here = Tous les Redresseurs présents peuvent utiliser { $symbols } aussi dans les deux quartiers voisins.
    .title = Portée
printed-newcago-card = À chaque tour : { $harm }. { $benefit }

## Le tour

step-city-cards = Cartes de Newcago
    .when = quand la carte d’un quartier vous fait choisir

## Décisions et choix

server-decision-benefit = La carte d’un quartier aide
    .detail = Un Redresseur présent peut utiliser ses symboles, comme indiqué.
server-decision-victim = La carte d’un quartier attaque : qui ?
    .detail = Elle touche l’un de ceux qui s’y trouvent.
server-do-end-benefit = Laisser les symboles
server-do-suffer = { $reckoner } est touché
server-do-exchange = Échanger : { $card }
advice-do-end-benefit = laisser ce que donne la carte du quartier
advice-do-exchange = échanger avec { $card }
advice-do-suffer = { $reckoner } reçoit l’attaque de la carte

## Événements

event-city-card = { $card } agit : { $action }.
event-benefit = { $card } aide : { $symbols }.
event-benefit-left = Personne n’utilise le reste de { $card } : { $symbols }.
event-exchanged = { $reckoner } échange { $source } avec { $card } : { $symbols }.

## Refus

refusal-benefit-first = Une carte aide à { $district } : utilisez d’abord ses symboles, ou terminez, puis continuez.
refusal-benefit-of-another = { $reckoner } a commencé à utiliser ces symboles ; ils sont pour un seul Redresseur.
refusal-stands-elsewhere = { $reckoner } n’est pas à { $district }, et la carte du quartier ne sert qu’à ceux qui y sont.
refusal-card-not-laid = { $card } n’est sur aucun quartier de cette table.
refusal-card-does-not-trade = { $card } n’échange rien.
refusal-traded-already = { $card } a déjà échangé pendant cette étape ; c’est une fois.
refusal-only-as-shown = Les symboles de { $card } servent comme indiqué : { $reckoner } ne peut ni bouger, ni retirer, ni payer avec.
refusal-victim-first = Une carte attaque à { $district } : choisissez d’abord qui elle touche, puis continuez.
refusal-victim-elsewhere = { $reckoner } n’est pas à { $district }, où la carte frappe.
refusal-hit-already = { $reckoner } a déjà été touché par cette carte ; la deuxième fois, elle touche quelqu’un d’autre.
error-no-city-cards = les quartiers de « { $name } » n’ont pas de cartes Newcago ; jouez à Newcago, ou laissez l’option de côté ({ $rule })

## Ce que l’on montre

inspect-newcago-card = Carte Newcago
    .text = Elle reste sur son quartier. Sa partie haute nuit à chaque tour avant l’activation des Épiques, deux fois là où se trouve le Grand Épique ; sa partie basse sert aux Redresseurs dont la figurine y est.

## In the terminal

cli-legend-newcago-cards = Avec les cartes Newcago : ▣ la carte d’un quartier, puis ce qu’elle fait à chaque tour et ce qu’elle donne : †A à une victoire sur place, ‡A à un affaiblissement, $→CC en échange, ↔CR aussi à côté. x attaque un Redresseur : ↻ relance, □ dé, ▤ Équipement, ◇ capacité, → Déplacement, 2 doubles.
cli-short-suffer = { $kind ->
        [reroll] x↻
        [die] x□
        [equipment] x▤
        [ability] x◇
        [move] x→
       *[doubles] x2
    }
cli-letter-suffer = { $kind ->
        [reroll] x↻
        [die] x□
        [equipment] x▤
        [ability] x◇
        [move] x→
       *[doubles] x2
    }
cli-say-newcago-card = { $card } : { $text }
cli-say-exchanged = Son échange a déjà servi pendant cette étape.
cli-cards-newcago-card = Cartes Newcago
cli-kind-newcago-card = Carte Newcago
