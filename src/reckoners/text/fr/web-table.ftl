# The table in the browser: what the screen itself says. Names of things and the words of the game come from the other
# files; here are labels, hints and what a screen reader is told.

## Top bar

web-table-round = Tour
web-table-steps = Étapes du tour
web-table-still-acting = Encore à jouer : { $who }
web-table-still-acting-short = à jouer
web-table-still-rolling-short = à lancer
web-table-tools = Outils
web-table-undo = Annuler
web-table-redo = Rétablir
web-table-rules = Règles
web-table-rules-all = Toutes les règles
web-table-menu = Menu
web-table-link-lost = Connexion perdue. Nouvel essai…

## City

web-table-city = Ville
web-table-is-here = { $name } est ici
web-table-acts-as = Agit en position { $n }
web-table-costs = Coûterait { $n } de population
web-table-no-epic = Pas d’Épique. Un nouveau arrive.
web-table-research = { $n ->
        [0] Affaibli
       *[other] Recherche { $n }
    }
web-table-health = { $n ->
        [-1] Santé infinie, { $weak } après affaiblissement
       *[other] Santé { $n }
    }
web-table-weakened = affaibli
web-table-then = puis { $n }
web-table-will-happen = { $action }, aura lieu
web-table-overflows = { $action }, aura lieu par excès, { $n } fois
web-table-lit-before = { $action }, allumé par un Épique précédent
web-table-enforcement = { $n ->
        [one] { $n } figurine Sûreté
       *[other] { $n } figurines Sûreté
    }
web-table-barricade = { $n ->
        [one] Une Barricade : fermé
       *[other] { $n } Barricades : fermé
    }
web-table-sniper-here = Le jeton Sniper est ici
web-table-reward = Butin
web-table-reward-is = Butin en cas de victoire : { $reward }
web-table-track-sum = { $track } : { $n }

## Decision

web-table-decision = Décision
web-table-seat-line = { $name } : { $line }
web-table-recap = { $n ->
        [0] La phase des Épiques n’a rien coûté.
       *[other] La phase des Épiques a coûté { $n } de population.
    }
web-table-hand = { $name } : { $what }
web-table-hand-left = { $name } : reste { $symbols }
web-table-anywhere = dans tout quartier
web-table-lapses = se perd : { $what }
web-table-lapse = Laisser perdre
web-table-put-down = Reposer
web-table-end = { $step ->
        [use] Finir l’étape
        [purchase] Achats finis
        [prologue] Achats finis
       *[other] Continuer
    }
web-table-end-sure = Finir quand même
web-table-left = { $n ->
        [one] Il reste un dé
       *[other] Il reste { $n } dés
    }
web-table-left-who = { $who } : ce qui n’est pas utilisé est perdu.
web-table-ways = Bouger ou ôter une Barricade
web-table-why = Pourquoi… ?
web-table-why-title = Pourquoi pas ?
web-table-why-detail = Cliquez sur ce que vous voudriez faire ou utiliser.
web-table-never-mind = Tant pis
web-table-dismiss = Fermer
web-table-rule-open = Lire la règle
web-table-reroll = { $n ->
        [one] Relancer { $n } dé
       *[other] Relancer { $n } dés
    }
web-table-keep-all = Tout garder
web-table-faith-roll = { $n ->
        [0] Relancer (Faith)
        [one] Faith : { $n } dé
       *[other] Faith : { $n } dés
    }
web-table-reward-where = { $symbol } : où ?
web-table-buy-for = { $card } : pour qui ?
web-table-result = Le résultat
web-table-past = La table après l’action { $at } sur { $of }
web-table-go-on-here = { $n ->
        [one] Reprendre ici (annule une action)
       *[other] Reprendre ici (annule { $n } actions)
    }
web-table-to-now = Au présent
web-table-speed = Vitesse
web-table-skip = Passer
web-table-space = Espace

## Reckoners

web-table-others = Autres Redresseurs
web-table-acting = en jeu
web-table-done = fini
web-table-tray = Plateau : { $name }
web-table-nowhere = sans quartier
web-table-dice = Dés
web-table-die = Dé { $n }, { $colour } : { $face }{ $state ->
        [open] , en cours, reste : { $left }
        [used] , utilisé
        [kept] , gardé
        [marked] , choisi
        [captured] , capturé
        [rolled] , lancé
       *[other] { "" }
    }
web-table-plan-token = Jeton Planification
web-table-plan-tokens = { $n ->
        [0] Aucun jeton Planification
        [one] Un jeton Planification
       *[other] { $n } jetons Planification
    }
web-table-plan-next = { $n ->
        [0] Jetons Planification du tour suivant
        [one] Un jeton Planification pour le tour suivant
       *[other] { $n } jetons Planification pour le tour suivant
    }
web-table-next = suiv.
web-table-card-state = { $state ->
        [used] utilisée
        [on] toujours
        [ready] prête
       *[idle] plus tard
    }

## Side

web-table-resources = Ville et équipe
web-table-population = Population { $n } ; { $left } après la phase des Épiques
web-table-population-short = Population
web-table-low = La population est sous dix.
web-table-money = Argent : { $n } $
web-table-money-short = Argent
web-table-base = { $left ->
        [0] Presque trouvée
       *[other] Base cachée
    }
web-table-base-at = Marqueur de base sur le cran { $n } sur { $steps }
web-table-forecast = Prévision
web-table-forecast-head = Si les Épiques agissaient
web-table-forecast-sum = Population −{ $n }
web-table-forecast-lost = La partie serait perdue.
web-table-over = excès ×{ $n }
web-table-unknown = nouvel Épique
web-table-market = Marché
web-table-market-closed = ouvre après les dés
web-table-market-empty = vide
web-table-refresh = Renouveler
web-table-log = Journal

## Phone

web-table-tab-city = Ville
web-table-tab-boss = Grand Ép.
web-table-tab-forecast = Prévision
web-table-tab-market = Marché
web-table-tab-log = Journal
web-table-districts = Quartiers, dans le sens horaire
web-table-views = Vues
web-table-more-cards = Les cartes
web-table-boss-here = est ici
web-table-step-of = Étape { $n } sur { $of }

## Menu

web-table-file = Enregistrer dans un fichier
web-table-leave = Quitter la table
web-table-key-seat = Redresseur
web-table-key-dice = dés
web-table-key-plan = jeton Planification
web-table-key-targets = ce qui est éclairé
web-table-key-all = tous les symboles dessus
web-table-key-ability = Capacité
web-table-key-cards = Équipement
web-table-key-lapse = laisser perdre
web-table-key-enter = la seule cible ; relancer
web-table-key-drop = reposer
web-table-key-end = finir l’étape ; passer
web-table-key-undo = annuler, rétablir
web-table-key-ring = le long de l’anneau
web-table-key-places = Grand Épique, prévision, marché, journal
web-table-key-rules = expliquer ce qui est sous le pointeur ou le focus
web-table-key-show = montrer les touches
web-table-key-bots = bots : arrêter, continuer
web-table-key-advice = que feriez-vous ?

## Bots

web-table-bots-stop = Arrêter les bots
web-table-bots-go = Laisser les bots continuer
web-table-bots-stop-short = Arrêter
web-table-bots-go-short = Continuer
web-table-bots-act = Les bots jouent
web-table-bots-act-detail = Regardez-les. Vous pouvez les arrêter à tout moment.
web-table-bots-wait = Les bots attendent
web-table-bots-wait-detail = Ils continuent quand vous le dites.
web-table-bot-of = { $name } : joué par un bot, { $bot }
web-table-thinking = réfléchit
web-table-played-by = Qui joue { $name } : { $who }
web-table-who-plays = Qui joue { $name } ?
web-table-person = Humain
web-table-person-text = Vous, à cet écran ou à un autre.
web-table-pace = Rythme des bots
web-table-pace-slow = Lent
web-table-pace-normal = Normal
web-table-pace-fast = Rapide
web-table-pace-at-once = D’un coup
web-table-thought-slow = réfléchit le plus
web-table-thought-normal = réfléchit bien
web-table-thought-fast = réfléchit peu
web-table-thought-at-once = réfléchit à peine
web-table-pace-text = Un changement vaut pour toute la table. Annuler reprend aussi ce que font les bots ; ensuite ils vous attendent. Le planificateur réfléchit selon le rythme.

## Conseil

web-table-advice = Que feriez-vous ?
web-table-advice-again = Redemander
web-table-advice-thinking = Le planificateur réfléchit…
web-table-advice-none = Rien à proposer pour l’instant.
web-table-advice-proposals = Propositions
web-table-advice-ready = { $n ->
        [one] Une proposition.
       *[other] { $n } propositions.
    } Un chiffre du clavier la joue.
web-table-advice-winning = Chance de gagner
web-table-advice-percent = { $n } %
web-table-advice-works = réussit : { $n } %
web-table-advice-wins = victoire : { $n } %
web-table-odds = Chances
web-table-odds-of = Chances de { $name }
web-table-odds-none = { $name } n’a rien à relancer pour l’instant.
web-table-odds-how = Pour un lancer de plus, avec les dés gardés. Cliquez sur une ligne pour relancer ainsi.
web-table-odds-least = Au moins
web-table-odds-keep = Garder
web-table-odds-stop = Tous les dés
web-table-odds-nothing = Aucun dé
