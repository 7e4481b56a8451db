# What happened, one short line each for the log of a game.
#
# Arguments are names as players know them, and numbers. Where a sentence has to choose, it can choose by the id of a
# thing, such as $symbol-id, or by $change: `plus` or `minus`. Amounts are never negative. $die is a die's place, such
# as d3; $source is a die, a Plan token or a card; $symbols and $face list symbols, such as "2 Contain, 1 Money".

## Steps

step-roll = Lancer
    .when = pendant le lancer des dés
step-use = Utiliser les dés
    .when = pendant l’utilisation des dés
    .at-once = Utiliser les dés + butin
step-rewards = Butin
    .when = pendant la répartition du butin
step-purchase = Achats
    .when = pendant une étape d’achat
step-add = Nouveaux Épiques
step-activate = Activation
    .when = quand l’action d’un Épique vous fait choisir
step-prologue = Prologue
    .when = à la fin du prologue, après les premiers achats
step-over = Fin de partie

event-round = Tour { $n }.
event-step = Étape : { $step }.
event-forced = { $option-id ->
        [end] Il n’y a plus rien à faire dans cette étape.
       *[other] Une seule possibilité : { $option }.
    }
event-over = { $result ->
        [won] Victoire ! { $boss } est à terre.
       *[lost] Défaite. Il n’y a plus personne à sauver.
    }

## Prologue

event-boss-placed = { $boss } apparaît à { $district }.
event-placed = { $reckoner } commence à { $district }.

## Rolling

event-rolled = { $reckoner } lance { $die } : { $face }.
event-kept = { $reckoner } garde { $die }.
event-rolling-done = { $reckoner } a fini de lancer.
event-faith = { $reckoner } relance les dés choisis.

## Using dice

source-plan = un jeton Planification
symbols-any = un symbole au choix
symbols-nothing = aucun symbole

event-opened = { $symbols-id ->
        [nothing] { $reckoner } utilise { $source }.
       *[other] { $reckoner } prend { $source } : { $symbols }.
    }
# $aim is `district`, `boss` or `none`; $target the name of the district, or of the Boss (and the track).
event-spent = { $aim ->
        [district] { $reckoner } utilise { $source } pour { $symbol } à { $target }.
        [boss] { $reckoner } utilise { $source } pour { $symbol } sur { $target }.
       *[none] { $reckoner } utilise { $source } pour { $symbol }.
    }
event-lapsed = { $reckoner } laisse se perdre { $symbols } ({ $source }).
event-moved = { $reckoner } quitte { $from } pour { $district }.
event-paid = { $reckoner } paie { $card } avec { $source }.
event-turned = { $reckoner } tourne { $die } : { $face }.
event-gave = { $reckoner } donne à { $to } un jeton Planification, prêt à servir.
event-sniper = { $reckoner } vise { $district }.
event-plan = { $n ->
        [one] { $reckoner } reçoit un jeton Planification pour le tour suivant.
       *[other] { $reckoner } reçoit { $n } jetons Planification pour le tour suivant.
    }
event-plans-ready = { $n ->
        [one] { $reckoner } : un jeton Planification est prêt.
       *[other] { $reckoner } : { $n } jetons Planification sont prêts.
    }

## Money, Enforcement, Barricades, population, base

event-money = { $change ->
        [minus] L’équipe paie { $n } $ ; il lui reste { $now } $.
       *[plus] L’équipe gagne { $n } $ ; elle a { $now } $.
    }
event-enforcement = { $change ->
        [minus] Sûreté −{ $n } à { $district } : { $now ->
                [0] il n’en reste plus.
               *[other] il en reste { $now }.
            }
       *[plus] Sûreté +{ $n } à { $district } : { $now } sur place.
    }
event-barricades = { $change ->
        [minus] { $n ->
                [one] Une Barricade retirée
               *[other] { $n } Barricades retirées
            } à { $district } : { $now ->
                [0] la voie est libre.
               *[other] il en reste { $now }.
            }
       *[plus] { $n ->
                [one] Une Barricade dressée
               *[other] { $n } Barricades dressées
            } à { $district } : { $now } sur place.
    }
event-population = { $why ->
        [no-enforcement] Plus de Sûreté dans la boîte : population −{ $n }
        [no-barricade] Plus de Barricade dans la boîte : population −{ $n }
        [fortify] Plus rien à fortifier : population −{ $n }
        [no-red-shield] Plus de Bouclier rouge dans la boîte : population −{ $n }
        [no-blue-shield] Plus de Bouclier bleu dans la boîte : population −{ $n }
        [no-copy-token] Plus de jeton Dupliquer dans la boîte : population −{ $n }
        [no-equipment] Pas d’Équipement à voler : population −{ $n }
        [no-money] Plus d’argent et rien à vendre : population −{ $n }
        [no-plan] Pas de jeton Planification à céder : population −{ $n }
        [no-card] Pas d’Équipement à désactiver : population −{ $n }
       *[attack] Population −{ $n }
    }, il en reste { $now }.
event-base = Le marqueur de base bouge : { $now ->
        [0] il est tout en haut.
        [one] { $now } cran sous le sommet.
       *[other] { $now } crans sous le sommet.
    }
event-base-found = Votre base est découverte ! Le marqueur remonte tout en haut.
event-captured = { $reckoner } perd { $die } : le dé est capturé.

## Epics

event-bracket = { $change ->
        [minus] On contient { $epic } : crochet de { $was } à { $now }.
       *[plus] { $epic } se renforce : crochet de { $was } à { $now }.
    }
event-research = { $epic } : { $now ->
        [0] plus de recherche.
       *[other] recherche restante { $now }.
    }
event-weakened = { $epic } s’affaiblit à { $district } ; santé { $health }.
event-health = { $epic } : { $now ->
        [0] plus de santé.
       *[other] santé restante { $now }.
    }
event-defeated = { $epic } tombe à { $district } : victoire !
event-enters = { $epic } arrive à { $district }.
event-unknown-epic = Un nouvel Épique arrive à { $district } ; nul ne sait encore lequel.
event-reshuffled = { $n ->
        [0] La pioche des Épiques est vide, et la pile des vaincus aussi.
        [one] La pioche des Épiques est vide : un Épique vaincu revient.
       *[other] La pioche des Épiques est vide : { $n } Épiques vaincus sont mélangés et reviennent.
    }
event-activates = { $epic } s’active à { $district }.
event-acts = { $epic } agit : { $action }.
event-overflows = { $epic } : piste pleine, la dernière action a lieu { $n ->
        [one] une fois de plus.
        [2] deux fois de plus.
       *[other] { $n } fois de plus.
    }
event-gift = Partage : { $from } → { $district }.
event-fortified = { $epic } se fortifie : recherche { $research }, santé { $health }.
health-infinite = infinie

## The Boss

event-boss-bracket = { $change ->
        [minus] On contient { $boss } ({ $track }) : crochet de { $was } à { $now }.
       *[plus] { $boss } se renforce ({ $track }) : crochet de { $was } à { $now }.
    }
event-boss-research = { $boss } : { $now ->
        [0] plus de recherche.
       *[other] recherche restante { $now }.
    }
event-boss-weakened = { $boss } s’affaiblit ; santé { $health } !
event-boss-health = { $boss } : { $now ->
        [0] plus de santé.
       *[other] santé restante { $now }.
    }
event-boss-activates = { $boss } s’active.
event-boss-acts = { $boss } agit ({ $track }) : { $action }.
event-boss-overflows = { $boss } : { $track } pleine, sa dernière action a lieu : { $action }.
event-boss-moves = { $n ->
        [0] { $boss } est amené à { $district }.
        [one] { $boss } avance au quartier suivant : { $district }.
       *[other] { $boss } avance de { $n } quartiers : { $district }.
    }

## Rewards and purchases
# $reward is a number of something, such as "2 Plan" or "$3".

event-reward = Butin : { $reward }.
event-reward-lost = Butin sans effet : { $reward }.
event-bought = { $reckoner } reçoit { $card }.
event-die-gained = { $reckoner } reçoit un dé de plus : { $die }.
event-market = Nouveau au marché : { $card }.
event-refreshed = L’ancien marché est retiré.
event-ransomed = { $reckoner } récupère { $die }.
