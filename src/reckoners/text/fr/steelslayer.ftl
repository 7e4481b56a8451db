# What Steelslayer's modules 1 to 3 say while they are played: events, options, decisions, refusals.

## What Epics do, as events
# As in events.ftl. $change is `plus` or `minus`, $n how many, $now how many are there then.

event-red-shields = { $change ->
        [minus] Un Bouclier rouge retiré à { $district } : { $now ->
                [0] il n’en reste plus.
               *[other] il en reste { $now }.
            }
       *[plus] { $n ->
                [one] Un Bouclier rouge
               *[other] { $n } Boucliers rouges
            } à { $district } : { $now } sur place.
    }
event-blue-shields = { $change ->
        [minus] Un Bouclier bleu retiré à { $district } : { $now ->
                [0] il n’en reste plus.
               *[other] il en reste { $now }.
            }
       *[plus] { $n ->
                [one] Un Bouclier bleu
               *[other] { $n } Boucliers bleus
            } à { $district } : { $now } sur place.
    }
event-copy-tokens = { $change ->
        [minus] Un jeton Dupliquer retiré à { $district } : { $now ->
                [0] il n’en reste plus.
               *[other] il en reste { $now }.
            }
       *[plus] { $n ->
                [one] Un jeton Dupliquer
               *[other] { $n } jetons Dupliquer
            } à { $district } : { $now } sur place.
    }
event-acts-again = { $epic } agit une fois de plus, à cause d’un jeton Dupliquer : { $action }.
event-settles = { $epic } compte : { $action }, { $n ->
        [0] il n’y a rien.
       *[other] { $n } fois.
    }
event-copied = { $district } duplique { $from } : { $action }.
event-copied-nothing = { $district } ne trouve rien à dupliquer à { $from }.
event-transforms = Le dé de Capacité Épique à { $district } montre { $action }.
event-unknown-roll = Le dé de Capacité Épique serait lancé à { $district } ; personne ne sait ce qu’il montrera.
event-powers-up = La piste de { $epic } est pleine, donc Renforcer l’Épique déclenche sa dernière action : { $action }.
event-pulled = { $reckoner } quitte { $from } pour { $district }, de force : Attirer.
event-repelled = { $reckoner } quitte { $from } pour { $district }, de force : Repousser.
event-stolen = { $card } ({ $reckoner }) : carte volée, sous l’Épique à { $district }.
event-given-back = { $reckoner } récupère { $card }. La carte dort jusqu’à la prochaine phase des Redresseurs.
event-sold = { $card } ({ $reckoner }) : carte vendue { $n } $.
event-discarded = { $reckoner } cède un jeton Planification.
event-blackmailed = Blackmail : { $epic } saute { $action }.
event-sabotaged = Sabotage : le crochet de { $epic } avance d’un cran de moins.

## Decisions
# $who is the Epic that acts, or `nobody`.

server-decision-steal = Vol d’Équipement : une carte à céder
    .detail = { $who ->
        [nobody] Choisissez la carte et son propriétaire.
       *[other] { $who } la garde jusqu’à sa défaite.
    }
server-decision-sell = Plus d’argent : de l’Équipement à vendre
    .detail = { $who ->
        [nobody] Choisissez la carte et son propriétaire.
       *[other] { $who } pille votre caisse.
    }
server-decision-discard = Déjouer : un jeton Planification à céder
    .detail = { $who ->
        [nobody] Choisissez qui en cède un.
       *[other] { $who } agit.
    }
server-do-steal = { $reckoner } cède { $card }
server-do-sell = Vendre { $card } ({ $reckoner })
server-do-discard = { $reckoner } cède un jeton Planification
server-do-red-shield = Retirer un Bouclier rouge à { $district }
server-do-blue-shield = Retirer un Bouclier bleu à { $district }
server-do-copy-token = Retirer un jeton Dupliquer à { $district }
advice-do-steal = { $reckoner } cède { $card }
advice-do-sell = vendre { $card } ({ $reckoner })
advice-do-discard = { $reckoner } cède un jeton Planification
advice-do-blue-shield = { $n ->
        [one] retirer un Bouclier bleu à { $district }
       *[other] retirer { $n } Boucliers bleus à { $district }
    }
advice-do-copy-token = { $n ->
        [one] retirer un jeton Dupliquer à { $district }
       *[other] retirer { $n } jetons Dupliquer à { $district }
    }

## The forecast

server-cause-counted = { $action } ×{ $n }
server-cause-rolls = { $n ->
        [one] ce que montre le dé de Capacité Épique
       *[other] ce que montre le dé de Capacité Épique, { $n } fois
    }
server-cause-skipped = une action sautée par Blackmail
server-cause-sabotaged = crochet un cran de moins par Sabotage
server-cause-no-red-shield = plus de Bouclier rouge dans la boîte (−{ $n })
server-cause-no-blue-shield = plus de Bouclier bleu dans la boîte (−{ $n })
server-cause-no-copy-token = plus de jeton Dupliquer dans la boîte (−{ $n })
server-cause-no-equipment = pas d’Équipement à voler (−{ $n })
server-cause-no-money = plus d’argent et rien à vendre (−{ $n })
server-cause-no-plan = pas de jeton Planification à céder (−{ $n })

## Refusals

refusal-steal-first = Un Épique vole : choisissez d’abord la carte que vous cédez, puis les Épiques continuent.
refusal-sell-first = On pille votre caisse, et elle est vide : choisissez d’abord une carte à vendre, puis continuez.
refusal-discard-first = On déjoue vos plans : choisissez d’abord qui cède un jeton Planification, puis continuez.
refusal-no-token-left = { $reckoner } n’a pas de jeton Planification à céder.

## The use of dice and cards, as events
# $colour and $for are dice by colour, $piece is what is brought. $exchange is `same` where a symbol is added and none changed.

piece-enforcement = une figurine Sûreté
piece-barricade = une Barricade
piece-red-shield = un Bouclier rouge
piece-blue-shield = un Bouclier bleu
piece-copy-token = un jeton Dupliquer

event-plan-now = { $n ->
        [one] { $reckoner } reçoit un jeton Planification, prêt à servir.
       *[other] { $reckoner } reçoit { $n } jetons Planification, prêts à servir.
    }
event-die-returned = { $reckoner } remet dans la réserve : { $colour }.
event-swapped = { $reckoner } échange un dé avec { $card } : { $colour } contre { $for }.
event-half-paid = { $reckoner } paie la première moitié de { $card } avec { $source }.
event-half-lost = { $reckoner } ne paie pas la seconde moitié de { $card } : la première est perdue.
event-waits = { $reckoner } peut utiliser une action de { $card }.
event-changed = { $exchange ->
        [same] { $reckoner } ajoute un symbole avec { $card } : { $symbol }.
       *[other] { $reckoner } change un symbole avec { $card } : { $taken } devient { $symbol }.
    }
event-charged = { $reckoner } pose un jeton Démolition sur la carte : { $now } en tout.
event-set-off = { $n ->
        [0] { $reckoner } frappe sans jeton Démolition
        [one] { $reckoner } dépense un jeton Démolition
       *[other] { $reckoner } dépense { $n } jetons Démolition
    } : { $now ->
        [0] il n’en reste pas sur la carte.
       *[other] { $now } sur la carte.
    }
event-brought = { $reckoner } amène { $piece } de { $from } à { $district }.
event-regained = { $reckoner } reprend { $die } et peut s’en servir de nouveau.
event-healed = Population +{ $n } : { $now } en tout.
event-consumed = Butin : { $counted }.
event-consumed-lost = Butin sans usage : { $counted }.

## Options
# The second symbol of a power is $symbol-2. $choice is a word of the power itself.

server-do-power-dispatcher = Envoyer { $reckoner } à { $district }
server-do-power-demolitions = { $choice-id ->
        [put] Poser un jeton sur { $card }
        [0] Sans jeton : 1 Attaque
        [1] Un jeton : 3 Attaques
        [2] Deux jetons : 5 Attaques
        [3] Trois jetons : 7 Attaques
       *[other] Jetons retirés : { $choice }
    }
server-do-power-tradecraft = { $card } : un symbole de plus, { $symbol }
server-do-power-utility-tool = { $card } : { $symbol } devient { $symbol-2 }
server-do-power-spyril = { $reckoner } reprend un dé utilisé
server-do-power-extra-ammo = { $reckoner } relance des dés non utilisés
server-do-power-kidnap = Amener le Grand Épique ou des pièces à { $district }
server-do-power-dish-soap = Marqueur de base un cran plus haut
server-do-power-tracking-device = Jeton Planification, prêt aussitôt
server-do-power-med-kit = Regagner 1 population
server-do-again = Relancer { $die }
server-do-enough = Ne plus relancer
server-do-regain = Reprendre { $die }
server-do-swap = Échanger { $die } contre { $colour }
server-do-take = Prendre { $colour }
server-do-leave = Laisser les dés tels quels
server-do-bring = Amener { $piece } de { $district }
server-do-bring-boss = Amener le Grand Épique
server-do-done = Rien de plus
advice-do-power-dispatcher = envoyer { $reckoner } à { $district }
advice-do-power-demolitions = { $choice-id ->
        [put] poser un jeton sur { $card }
        [0] { $card } sans jeton
        [1] { $card } avec un jeton
       *[other] { $card } avec { $choice } jetons
    }
advice-do-power-tradecraft = { $card } pour un symbole de plus, { $symbol }
advice-do-power-utility-tool = { $symbol } devient { $symbol-2 } avec { $card }
advice-do-power-spyril = rendre un dé utilisé à { $reckoner }
advice-do-power-extra-ammo = laisser { $reckoner } relancer des dés
advice-do-power-kidnap = amener le Grand Épique ou des pièces à { $district }
advice-do-power-dish-soap = marqueur de base un cran plus haut
advice-do-power-tracking-device = prendre un jeton Planification déjà prêt
advice-do-power-med-kit = regagner 1 population
advice-do-again = relancer { $die }
advice-do-enough = ne plus relancer
advice-do-regain = reprendre { $die }
advice-do-swap = échanger { $die } contre { $colour }
advice-do-take = prendre { $colour }
advice-do-leave = laisser les dés tels quels
advice-do-bring = amener { $piece } de { $district }
advice-do-bring-boss = amener le Grand Épique
advice-do-done = ne plus rien amener

## Decisions
# $who is who decides.

server-decision-swap = Échanger un dé
    .detail = { $who } peut en prendre un dans la réserve.
server-decision-kidnap = Kidnap : qui ou quoi ?
    .detail = { $who } amène le Grand Épique, ou jusqu’à trois pièces.
server-decision-ammo = Extra Ammo : relancer
    .detail = { $who } peut relancer deux dés non utilisés, ou deux fois le même.
server-decision-regain = Spyril : quel dé ?
    .detail = { $who } reprend un dé utilisé.
server-seat-owing = { $card } : reste à payer, { $symbols }
server-seat-waiting = { $card } : une action attend

## Refusals

refusal-answer-first = Une carte attend un choix : faites-le d’abord, puis continuez.
refusal-not-asked = C’est à { $reckoner } de choisir maintenant.
refusal-pulled = { $reckoner } ne peut pas quitter { $district } par un Déplacement : Attirer y retient tout le monde.
refusal-die-open = { $reckoner } est au milieu d’un dé et ne peut pas changer de quartier maintenant.
refusal-no-used-die = { $reckoner } n’a pas de dé utilisé à reprendre.
refusal-no-unused-die = { $reckoner } n’a pas de dé non utilisé à relancer.
refusal-die-not-used = { $die } ({ $reckoner }) n’a pas servi, donc il ne peut pas être repris.
refusal-nothing-to-bring = Il n’y a rien ailleurs qu’on puisse amener à { $district }.
refusal-boss-or-pieces = C’est le Grand Épique ou des pièces, pas les deux ; des pièces ont déjà été amenées à { $district }.
refusal-boss-there = { $boss } est déjà à { $district }.
refusal-piece-there = Cela se trouve déjà à { $district }, là où l’on amène les pièces.
refusal-no-such-piece = Il n’y a pas de telle pièce à { $district }.
refusal-die-taken-already = { $reckoner } a déjà le dé de { $card } ; il peut être échangé.
refusal-colour-gone = La réserve n’en a plus : { $colour }.
refusal-not-swappable = { $die } ({ $reckoner }) ne peut pas être échangé par cette carte maintenant.
refusal-same-colour = { $card } échange un dé contre une autre couleur, sinon { $reckoner } le laisse tel quel.
refusal-base-at-top = Le marqueur de base est déjà tout en haut ; { $reckoner } peut utiliser cette carte comme un dé avec de l’Argent.
refusal-base-hidden-first = { $card } ne donne de l’Argent à { $reckoner } que si le marqueur de base est tout en haut ; sinon la carte le remonte.
refusal-nobody-hurt = Personne ne manque : { $reckoner } ne peut pas porter la population au-dessus de celle du départ.
refusal-no-charge-beside = { $reckoner } a déjà tous les jetons Démolition sur la carte : { $n }.
refusal-too-few-charges = { $reckoner } a moins de jetons Démolition que cela sur la carte : { $n }.
refusal-cannot-change = { $card } ne peut pas changer cela ainsi pour { $reckoner }.
refusal-pay-the-other = { $reckoner } a payé la première moitié de { $card } avec ce symbole ; il reste l’autre à payer.
refusal-nothing-waits = { $card } ne donne une action à { $reckoner } que quand quelque chose arrive ; aucune n’attend.
refusal-no-move-after-move = L’action de { $card } ne peut pas être un autre Déplacement pour { $reckoner }.
refusal-finish-open-die = { $reckoner } doit finir le dé en cours avant que { $card } puisse faire cela.
refusal-card-asleep = { $card } ({ $reckoner }) vient de revenir et dort jusqu’à la prochaine phase des Redresseurs.
refusal-card-stolen = { $card } a été volée et n’est à personne tant que l’Épique qui l’a prise n’est pas vaincu.
refusal-blue-shield = À { $district }, un Bouclier bleu protège les crochets : retirez-le d’abord.
refusal-no-copy-token = Il n’y a pas de jeton Dupliquer à retirer à { $district }.
refusal-no-such-target = Il n’y a rien là sur quoi utiliser { $symbol }.
refusal-unknown-colour = « { $word } » n’est pas une couleur de dé ({ $known }).
refusal-unknown-piece = « { $word } » n’est pas une pièce qu’on peut amener ({ $known }).

## Advice: why
# As in advice.ftl.

advice-why-shield-red = { $left ->
        [0] Plus aucun Bouclier ne protège la Sûreté à { $district }.
       *[other] Un Bouclier de moins protège la Sûreté à { $district }.
    }
advice-why-shield-blue = { $left ->
        [0] Plus aucun Bouclier ne protège les crochets à { $district }.
       *[other] Un Bouclier de moins protège les crochets à { $district }.
    }
advice-why-copies = Il y a un jeton Dupliquer de moins à { $district }.
advice-why-copies-epic = { $n ->
        [one] Sans le jeton Dupliquer, { $epic } à { $district } fait une action de moins.
       *[other] Sans les jetons Dupliquer, { $epic } à { $district } fait { $n } actions de moins.
    }
advice-why-heals = Population +{ $n }.
advice-why-saves-up = Avec ce qui est accumulé, le prochain coup de { $reckoner } vaut { $n } Attaques.
advice-why-regains = { $reckoner } peut utiliser deux fois le même dé.
advice-why-plan-now = { $reckoner } peut dépenser le jeton Planification à cette étape.
advice-why-base-up = La base est mieux cachée : il faut une action Découvrir la base de plus pour la trouver.
advice-why-boss-comes = { $boss } est alors à { $district }, à votre portée.
advice-why-gives-card = { $card } revient à { $reckoner } quand son voleur est vaincu.
advice-why-sells = { $card } ({ $reckoner }) rapporte aussitôt { $price } $.
advice-why-discards = { $reckoner } garde { $n ->
        [0] aucun jeton Planification
        [one] { $n } jeton Planification
       *[other] { $n } jetons Planification
    }.
advice-why-swaps = { $colour } : { $reckoner } obtient plus souvent { $wanted }.
advice-why-leaves = Les dés de { $reckoner } pourront être échangés de nouveau au début du tour suivant.
advice-why-ammo = Ce que { $reckoner } obtient décide de la suite, donc cela vient d’abord.
advice-why-rolls-again = { $reckoner } renonce à { $symbols } pour un autre jet.
advice-why-rolls-no-more = Ce que montrent les dés de { $reckoner } est sûr.
