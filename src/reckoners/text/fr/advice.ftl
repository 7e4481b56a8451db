# Ce que les bots conseillent : quoi faire, ce que cela change, les chances de réussite, et pourquoi.

## What to do
# Parts of a list, so without a capital letter or a full stop. $n is how many symbols; $dice lists dice by what they show (advice-dice).

advice-by = { $who } : { $what }
advice-with = { $what } ({ $with })
# What is used up.
advice-tokens = { $n ->
        [one] un jeton Planification
       *[other] { $n } jetons Planification
    }
advice-do-keep = garder { $dice }
advice-do-reroll = relancer les autres
advice-do-stop = tout garder et finir
advice-do-power-faith = { $die-id ->
        [roll] relancer { $die } avec { $card }
       *[other] choisir { $die } pour { $card }
    }
advice-do-money = gagner { $n } $
advice-do-plan = { $n ->
        [one] un jeton Planification pour le tour suivant
       *[other] { $n } jetons Planification pour le tour suivant
    }
advice-do-enforcement = { $n ->
        [one] attaquer la Sûreté à { $district }
       *[other] attaquer { $n } fois la Sûreté à { $district }
    }
advice-do-contain = { $n ->
        [one] contenir { $epic }
       *[other] contenir { $epic } { $n } fois
    }
advice-do-contain-boss = { $n ->
        [one] contenir { $boss }, { $track }
       *[other] contenir { $boss }, { $track }, { $n } fois
    }
advice-do-research = { $n ->
        [one] rechercher { $epic }
       *[other] rechercher { $epic } { $n } fois
    }
advice-do-attack = { $n ->
        [one] attaquer { $epic }
       *[other] attaquer { $epic } { $n } fois
    }
advice-do-move = aller à { $district }
advice-do-barricade = { $n ->
        [one] retirer une Barricade à { $district }
       *[other] retirer { $n } Barricades à { $district }
    }
advice-do-card = utiliser { $card }
advice-do-lapse = laisser le reste se perdre
advice-do-power-improvise = tourner { $die } sur { $face }
advice-do-power-operations = donner un jeton Planification à { $reckoner }
advice-do-power-sniper = viser { $district }
advice-do-end-use = finir d’utiliser les dés
advice-do-end-purchase = finir les achats
advice-do-token = { $n ->
        [one] un jeton Planification pour { $reckoner }
       *[other] { $n } jetons Planification pour { $reckoner }
    }
advice-do-buy = acheter { $card } pour { $reckoner }
advice-do-refresh = renouveler le marché
advice-do-ransom = racheter un dé de { $reckoner } ({ $die })
advice-do-lose = { $reckoner } perd un dé ({ $die })
advice-do-place = commencer à { $district }

## What it changes
# The forecast: what the Epics would take if they acted now.

advice-effect-people = Si les Épiques agissaient maintenant : population −{ $before } → −{ $after }.
advice-effect-dice = Dés qui seraient capturés : { $before } → { $after }.
advice-effect-saved = La partie ne serait plus perdue.
advice-effect-saved-by-all = Avec tout ce que l’équipe peut encore faire, la partie ne serait plus perdue.
advice-effect-lost = La partie serait toujours perdue.

## How likely

advice-chance-roll = Au moins une fois { $wanted } : { $percent } %.
advice-chance-better = Mieux que ce qui est sur la table : { $percent } %.
advice-chance-market = Une meilleure carte à la portée de l’équipe : { $percent } %.
advice-winning = Chances de victoire : environ { $percent } %.

## Why

advice-why-wins = { $boss } est à terre et la partie est gagnée.
advice-why-saves-game = La défaite est évitée : il resterait { $left } de population.
advice-why-boss-weakens = { $boss } s’affaiblit et peut être attaqué ; santé { $health }.
advice-why-defeats = { $epic } est hors de combat{ $count ->
        [0] .
       *[other] {" "}; butin : { $reward }.
    }
advice-why-weakens = { $epic } s’affaiblit ; santé { $health }.
advice-why-boss-research = { $boss } : recherche −{ $n }, reste { $left }.
advice-why-boss-attack = { $boss } : santé −{ $n }, reste { $left }.
# $rounds and $people are numbers of rounds.
advice-why-race = À l’allure actuelle, il faut encore { $rounds ->
        [one] environ un tour
       *[other] environ { $rounds } tours
    } pour vaincre { $boss } ; au rythme prévu, la population tient { $people ->
        [one] un tour.
        [99] bien plus longtemps.
       *[other] { $people } tours.
    }
advice-why-research = { $epic } : recherche −{ $n }, reste { $left }.
advice-why-attack = { $epic } : santé −{ $n }, reste { $left }.
advice-why-people = La population y gagne { $n } : la prochaine phase des Épiques en prend { $after } au lieu de { $before }.
advice-why-dice = { $n ->
        [one] Un dé échappe à la capture.
       *[other] { $n } dés échappent à la capture.
    }
advice-why-holds = { $epic } recule. Cela n’aura pas lieu : { $actions }.
advice-why-holds-boss = { $boss } recule ({ $track }), de { $n ->
        [one] un cran.
       *[other] { $n } crans.
    }
advice-why-enforcement = Sûreté −{ $n } à { $district }, où un nouvel Épique va venir.
advice-why-enforcement-epic = Sûreté −{ $n } à { $district } : { $epic } avance { $n ->
        [one] d’un cran
       *[other] de { $n } crans
    } de moins.
advice-why-way = On peut de nouveau entrer à { $district } et en sortir.
advice-why-way-part = { $n ->
        [one] Il y a une Barricade de moins à { $district }.
       *[other] Il y a { $n } Barricades de moins à { $district }.
    }
advice-why-gives = { $to } peut utiliser tout de suite le jeton Planification, comme n’importe quel symbole.
advice-why-aims = Les dés de { $reckoner } agissent alors aussi à { $district }.
advice-why-turns = Le dé montre alors : { $symbols }.
advice-why-moves = { $n ->
        [one] À { $district }, { $reckoner } peut utiliser un symbole.
       *[other] À { $district }, { $reckoner } peut utiliser { $n } symboles.
    }
advice-why-moves-ahead = { $reckoner } est alors à { $district } pour le tour suivant.
advice-why-money-for = { $n } $ de plus, et { $card } ({ $price } $) est à la portée de l’équipe.
advice-why-money = { $n } $ de plus pour les achats ; l’équipe a alors { $now } $.
advice-why-plan = { $n ->
        [one] Au tour suivant, le jeton Planification peut être n’importe quel symbole.
       *[other] Au tour suivant, les { $n } jetons Planification peuvent être n’importe quels symboles.
    }
advice-why-ends = { $n ->
        [0] Tous les dés sont utilisés.
        [one] Il reste un dé, sans bon usage.
       *[other] Il reste { $n } dés, sans bon usage.
    }
advice-why-ready = Cela prépare la suite.
advice-why-keeps = Gardé : { $symbols }.
advice-why-keeps-epic = Gardé : { $symbols }, pour { $epic }.
advice-why-keeps-district = Gardé : { $symbols }, pour { $district }.
advice-why-keeps-one = Gardé, car il faut garder un dé : { $symbols }.
advice-why-rerolls = Relancé : { $symbols }. Le plus utile : { $wanted }.
advice-why-rerolls-any = Relancé : { $symbols }. Tout symbole est utile.
advice-why-rerolls-idly = Relancé : { $symbols }. Plus aucun symbole n’est nécessaire.
advice-why-stops = Rien n’est laissé au hasard : { $symbols }.
advice-why-card = { $card }, { $price } $ : { $text }
advice-why-ransom = Pour { $price } $, { $reckoner } a un dé de plus à chaque tour.
advice-why-refresh = { $n ->
        [0] Aucune carte cachée à la portée de l’équipe n’est meilleure que celles du marché.
        [one] Une carte cachée à la portée de l’équipe est meilleure que celles du marché.
       *[other] { $n } cartes cachées à la portée de l’équipe sont meilleures que celles du marché.
    }
advice-why-saves-money = { $card } coûte { $price } $ ; l’équipe garde ses { $money } $ pour cela.
advice-why-ends-purchase = { $affordable ->
        [0] Avec { $money } $, rien au marché n’est abordable.
       *[other] Rien au marché ne vaut son prix ; l’équipe garde ses { $money } $.
    }
advice-why-place = Ce qui sert le plus à { $reckoner } à { $district } : { $symbols }.
advice-why-place-alone = Personne d’autre ne commence à { $district }.
advice-why-loses = { $reckoner } garde { $n ->
        [0] zéro dé
        [one] un dé
       *[other] { $n } dés
    }.

## The decisions that counted

advice-turning = Tour { $round }, { $step }. { $what }. Coût : { $points ->
        [one] un point
       *[other] { $points } points
    }, chances de victoire { $best } % → { $after } %.
advice-turning-better = Mieux, selon le planificateur : { $what }.

## Keep odds

advice-odds-keep = Garder { $dice }, relancer { $rest }
advice-odds-stop = Tout garder
advice-odds-none = Relancer { $rest }
advice-odds-of = { $symbol } { $one } % (2 : { $two } %, 3 : { $three } %)
advice-odds-how = Chances d’obtenir chaque symbole au moins une fois (deux fois, trois fois), après un seul nouveau lancer des dés non gardés.
