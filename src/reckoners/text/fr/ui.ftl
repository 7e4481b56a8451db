# The command line and the terminal game. Words that are typed (undo, why not, tia use d4 ...) are the same in every
# language; everything else is text.

## Help of the commands

cli-help = Le jeu de dés coopératif The Reckoners dans votre terminal. Un projet de fans, non officiel.
cli-help-version = Affiche la version.
cli-help-language = La langue à parler, par exemple fr ; sinon RECKONERS_LANGUAGE, sinon celle de votre système.
cli-help-play = Joue une partie. Sans option, demande qui joue, à quelle difficulté et avec quelle graine.
cli-help-reckoners = Les Redresseurs, dans l’ordre des places : tia,abraham.
cli-help-boss = Le Grand Épique à affronter. Sans lui : steelheart.
cli-help-city = La ville où l’on joue. Sans elle : newcago.
cli-help-modules = Numéros des modules qu’un pack apporte, séparés par des virgules.
cli-help-options = Variantes des règles, séparées par des virgules : casual, intense, most-intense, rewards-at-once, newcago-cards-a, newcago-cards-b, newcago-cards-mixed.
cli-help-difficulty = beginner, standard, hard ou sparks.
cli-help-seed = Un texte au choix ; la même graine donne les mêmes cartes et dés. Sans elle : au hasard.
cli-help-pack = Un dossier avec un pack à vous, posé sur le jeu de base. Peut être donné plusieurs fois.
cli-help-save = Le fichier où garder cette partie. Sans lui : un nouveau dans votre dossier de données.
cli-help-no-color = Sans couleurs.
cli-help-plain = Des lignes de texte seulement : ni couleurs ni cadres. Pour lecteurs d’écran.
cli-help-json = Pour les programmes : JSON.
cli-help-resume = Reprend la dernière partie inachevée, ou le fichier donné.
cli-help-resume-file = Une partie enregistrée.
cli-help-cards = Ce que font les cartes, leurs nombres, et lesquels sont de nous.
cli-help-card-name = Une carte, par son nom : emp, Night Vision Goggles.
cli-help-packs = Packs avec vos propres cartes.
cli-help-pack-list = Montre les packs avec lesquels on peut jouer par leur nom.
cli-help-pack-check = Trouve toutes les erreurs d’un pack.
cli-help-pack-path = Le dossier du pack.
cli-help-rules = Les règles avec nos mots, et nos arbitrages.
cli-help-rule-words = Une règle (USE-03), un groupe (USE), ou des mots à chercher.
cli-help-coverage = Quels tests prouvent quelle règle.
cli-help-scenarios = Fichiers de scénario : des positions et ce qui doit s’y passer.
cli-help-scenario-run = Joue des fichiers de scénario et montre ce qui diffère.
cli-help-scenario-files = Des fichiers, ou des dossiers de fichiers.
cli-help-replay = Parcourt une partie enregistrée.
cli-help-replay-file = Une partie enregistrée.
cli-help-verify = Prouve seulement que la partie se rejoue jusqu’à la fin enregistrée.
cli-help-from = Commence après ce nombre d’actions.
cli-help-bench = Mesure la vitesse du moteur.
cli-help-seconds = Combien de temps jouer au hasard.

## What went wrong

cli-usage-error = { $what }. Voir : { $command } --help
cli-aborted = Arrêté.
cli-unknown-language = La langue « { $language } » n’existe pas encore ; il y a : { $known }.
cli-content-error = pack « { $pack } » : { $problem }{ $more ->
        [0] { "" }
        [one] { " " }(et un autre ; voir : reckoners pack check)
       *[other] { " " }(et { $more } autres ; voir : reckoners pack check)
    }
cli-no-text = Ce fichier n’est pas du texte UTF-8 ({ $why }) ; enregistrez-le en UTF-8.
cli-os-error = { $file } : { $why }
cli-bug = C’est un bug de Reckoners ({ $what }), pas une erreur de votre part ; les détails sont dans { $file }. Une partie en cours est conservée : reckoners resume
cli-resume-skipped = Ignoré : { $why }
cli-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder } ; commencez-en une : reckoners play
cli-nothing-begun = Aucune partie commencée.
cli-no-module = « { $word } » n’est pas un numéro de module ; écrivez des nombres séparés par des virgules, comme --modules 1,2
cli-no-difficulty = difficulté inconnue : « { $word } » ; il y a : { $known }
cli-no-card = Il n’y a pas de carte « { $name } » ; peut-être l’une de celles-ci : { $known }. Toutes : reckoners cards
cli-no-rule = Aucune règle ne s’appelle « { $what } » ni ne contient ces mots ; donnez un ID comme USE-03, un groupe ({ $groups }) ou d’autres mots.
cli-no-position = Il n’y a pas de position { $n } dans cette partie ; elles vont de 0 à { $last }.
cli-no-scenarios = { $folder } : aucun fichier de scénario ; un scénario est un fichier .toml
cli-no-tests = { $folder } n’a pas de dossier « tests » à examiner ; coverage a besoin des sources du projet
cli-no-project = Ni { $folder } ni un dossier parent n’est le projet reckoners ; coverage a besoin de ses sources et de ses tests
cli-unreadable-source = Impossible de lire { $file } : { $why }

## Marks for a small screen
# One letter for a symbol, one syllable and one letter for an action. Boss tracks have three letters at most.

cli-mark-money = $
cli-mark-enforcement = S
cli-mark-contain = C
cli-mark-research = R
cli-mark-attack = A
cli-mark-plan = P
cli-mark-any = *
cli-short-fortify = Fort
cli-short-enforcement = Sûr
cli-short-population = Pop
cli-short-barricade = Bar
cli-short-discover = Base
cli-short-deploy = Sûr
cli-short-wall = Bar
cli-short-boss = +{ $track }
cli-letter-fortify = F
cli-letter-enforcement = S
cli-letter-population = P
cli-letter-barricade = B
cli-letter-discover = D
cli-letter-deploy = S
cli-letter-wall = B
cli-letter-boss = +{ $track }
cli-track-yellow = Jau
cli-track-black = Noi
cli-track-red = Rou
cli-track-blue = Ble
cli-research-mark = R
cli-weakened-mark = faib
cli-over-mark = { " " }excès +{ $n }
cli-reward-boss = ◆−{ $n }
cli-formula-die = +dé { $die }
cli-formula-anywhere = { $gives } partout
cli-formula-move = bouger
cli-why-attack = Attaque
cli-why-no-enforcement = 0 Sûr
cli-why-no-barricade = 0 Bar
cli-why-fortify = plein

## The board

cli-title-team = Ville et équipe
cli-title-market = Marché
cli-title-log = Journal
cli-round = Tour { $n }
cli-still-acting = agissent encore : { $who }
cli-people = Population
cli-base = Base
cli-reward = Butin
cli-no-epic = pas d’Épique
cli-unknown-epic = nouvel Épique, inconnu
cli-market-empty = vide
cli-groups = Sûreté par groupes de { $n }
cli-forecast-head = Si les Épiques agissaient
cli-forecast-lost = La partie serait perdue.
cli-forecast-nothing = rien à craindre
cli-captured = capturés
cli-forecast-dice = Base découverte : { $n ->
        [one] un dé perdu
       *[other] { $n } dés perdus
    }
cli-rolls = { $name } lance { $dice }.
cli-rolling-done = fini
cli-roll-number = jet { $n } sur 3
cli-open = en cours : { $source }, reste { $symbols }
cli-legend = Symboles : $ Argent, S Sûreté, C Contenir, R Recherche, A Attaque, P Planification. Les actions à gauche de ] sont allumées : elles auront lieu. Fort Fortifier, Sûr Sûreté, Pop population perdue, Bar Barricade, Base Découvrir la base, +Jau une piste du Grand Épique avance, ↔ chez les deux voisins. ● Sûreté, ▦ Barricade, ◆ jeton Planification, ◇ jeton Planification pour le tour suivant.

## The table in sentences

cli-say-team = { $round ->
        [0] { $step }.
       *[other] Tour { $round }, { $step }.
    } Population { $people }. Argent { $money } $. Marqueur de base : case { $base } sur { $spaces }.
cli-say-captured = Il manque à { $name } { $n ->
        [one] un dé capturé.
       *[other] { $n } dés capturés.
    }
cli-say-infinite = infinie, { $weakened } après affaiblissement
cli-say-boss = { $boss } à { $district } : recherche { $research }, santé { $health } ; Sûreté par groupes de { $n }.
cli-say-boss-track = { $track } : fera { $will }. Pas encore : { $rest }.
cli-say-epic = { $epic }, recherche { $research }, santé { $health } ; fera { $will } ; pas encore { $rest }.
cli-say-overflow = Excès : { $action }, { $n ->
        [one] une fois de plus.
       *[other] { $n } fois de plus.
    }
cli-say-district = Quartier { $number }, { $district } : { $epic } Sur place : { $enforcement } { $enforcement ->
        [one] Sûreté
       *[other] Sûretés
    }, { $barricades } { $barricades ->
        [one] Barricade
       *[other] Barricades
    }, { $here }.
cli-nobody = personne
cli-sniper-token = le jeton Sniper
cli-say-die = { $die } { $colour } { $state ->
        [idle] pas lancé
        [captured] capturé
        [disabled] désactivé
        [used] { $face } (utilisé)
        [marked] { $face } (choisi)
        [rolled] { $face } (pas gardé)
       *[kept] { $face }
    }
cli-say-card = { $card } ({ $state ->
        [used] déjà utilisée
        [asleep] endormie
        [disabled] désactivée
        [always] toujours active
       *[ready] prête
    })
cli-say-tray = { $name } à { $district } : { $dice }. Jetons Planification : { $plan } maintenant, { $next } pour le tour suivant. Cartes : { $cards }.
cli-say-market = Marché : { $cards }.
cli-say-forecast = Si la phase des Épiques commençait maintenant : { $n ->
        [0] aucune population ne serait perdue.
       *[other] population −{ $n }, il en resterait { $left }{ $result ->
                [lost]  : la partie serait perdue.
               *[on] .
            }
    }
cli-say-actor = { $actor } à { $district } : { $actions }. { $n ->
        [0] Aucune population perdue.
       *[other] Population −{ $n }.
    }
cli-say-loss = −{ $n } : { $action }{ $overflow ->
        [yes] { " " }(excès)
       *[no] { "" }
    }{ $why ->
        [no-enforcement] , plus de Sûreté dans la boîte
        [no-barricade] , plus de Barricade dans la boîte
        [fortify] , ni la recherche ni la santé ne peut monter
        [no-red-shield] , il ne reste aucun Bouclier rouge
        [no-blue-shield] , il ne reste aucun Bouclier bleu
        [no-copy-token] , il ne reste aucun jeton Dupliquer
        [no-equipment] , personne n’a d’Équipement
        [no-money] , plus d’argent et rien à vendre
        [no-plan] , personne n’a de jeton Planification
        [no-card] , la victime de l’Assaut n’a pas d’Équipement
       *[attack] { "" }
    }
cli-say-unknown = Un nouvel Épique arrive à { $district } ; nul ne peut savoir ce qu’il fera.

## At the prompt

cli-prompt = { $filter }>
cli-pause = Entrée pour continuer
cli-team = Équipe
cli-decision = { $step } : { $n } { $n ->
        [one] option
       *[other] options
    }. Numéro, mots pour filtrer ou action ; help.
cli-group-open = { $symbols } en cours
cli-lapses = se perd : { $symbols }
cli-would-lapse = Si { $name } prend un autre dé : { $lost }
cli-relief = pop. −{ $now } → −{ $then }
cli-no-number = Il n’y a pas de numéro { $n } dans la liste ; elle va jusqu’à { $last }.
cli-no-match = Rien de possible maintenant ne correspond à « { $typed } ». Tapez un numéro, une partie d’une option, ou « help » ; Entrée montre tout.
cli-no-count = « { $word } » n’est pas un nombre ; écrivez, par exemple : undo 3
cli-refused = { $sentence } ({ $rule })
cli-undone = { $n ->
        [one] Une action annulée.
       *[other] { $n } actions annulées.
    }
cli-redone = { $n ->
        [one] Une action rejouée.
       *[other] { $n } actions rejouées.
    }
cli-nothing-to-undo = Il n’y a rien à annuler.
cli-nothing-to-redo = Il n’y a rien à rejouer.
cli-why-what = Pourquoi pas quoi ? Écrivez, par exemple : why not tia use d1 research digzone
cli-why-fine = Cela peut être joué maintenant.
cli-file-exists = { $file } existe déjà ; choisissez un autre nom.
cli-kept = La partie est conservée dans { $file }
cli-how-to-resume = Pour la reprendre : reckoners resume "{ $file }"
cli-resumed = Reprise de { $file } : tour { $round }, { $n } { $n ->
        [one] action jouée
       *[other] actions jouées
    }.
cli-prompt-help =
    Un numéro choisit dans la liste. Des mots la réduisent : « tia d1 night » ; s’il reste une seule option, elle est jouée. Entrée montre tout.
    Une action peut s’écrire en entier : « tia use d1 research digzone », « tia use plan move the-loop », « buy emp for cody ».
    Plusieurs dés à la fois : « tia keep d1 d3 », « abraham use faith d1 d2 ». Plusieurs actions : séparez-les par « ; ».
    undo [n], redo [n]      annuler des actions, les rejouer avec les mêmes dés
    why not ACTION          pourquoi elle est impossible, et selon quelle règle
    rules [ID ou mots]      une règle avec nos mots : rules USE-03, rules barricade
    cards [NOM]             ce que fait une carte
    advice [who|n], odds    que faire et pourquoi, avec un numéro : le jouer ; les chances de chaque symbole selon les dés gardés
    bot tia planner         un robot joue Tia, « bot tia off » y met fin ; « bots » : la liste ; « go » après Ctrl-C ou undo
    ask prof contain digzone demander un symbole à un bot ; il dit s’il le fera. Pour le Grand Épique, avec sa piste
    decisive                après la partie : les décisions qui ont coûté le plus
    forecast                la prochaine phase des Épiques, chaque perte et sa cause
    board, log [n]          la table de nouveau ; les n dernières lignes du journal
    save [FICHIER]          où la partie est conservée ; avec un nom : une copie
    quit                    quitter ; « reckoners resume » reprend la partie
    { cli-legend }
    { cli-legend-modules }
    { cli-legend-babilar }
    { cli-legend-ildithia }
    { cli-legend-newcago-cards }

## Setting up

cli-welcome = The Reckoners. Un jeu coopératif pour une à six personnes, qui gagnent ou perdent ensemble.
cli-alone = De { $fewest } à { $most } Redresseurs jouent. Une personne seule en joue deux ; à deux ou trois, chacun peut en jouer plusieurs.
cli-ask-reckoners = Quels Redresseurs ? Des numéros ou des noms, comme 4 3 ou tia, abraham ; « random 3 » en tire trois, Entrée en tire deux.
cli-ask-boss = Contre quel Grand Épique ? Un numéro ou un nom ; Entrée pour { $usual }.
cli-ask-city = Dans quelle ville ? Un numéro ou un nom ; Entrée pour { $usual }.
cli-ask-difficulty = Quelle difficulté ? Un numéro ou un nom ; Entrée pour Standard.
cli-ask-seed = Graine ? Le même texte donne la même partie ; Entrée en prend une au hasard.

## The end

cli-result = { $result ->
        [won] Victoire ! { $boss } est à terre.
       *[lost] Défaite. La ville est perdue.
    }
cli-summary = { $who } ; { $difficulty } ; { $round ->
        [one] { $round } tour
       *[other] { $round } tours
    }, { $actions } { $actions ->
        [one] action
       *[other] actions
    }, { $defeated ->
        [one] { $defeated } Épique vaincu
       *[other] { $defeated } Épiques vaincus
    }, population { $people }.
cli-seed = Graine { $seed } ; la partie est dans { $file }
cli-after-the-end = « undo » annule la dernière action, « log » raconte de nouveau l’histoire, Entrée quitte.

## Cards, packs, rules, scenarios, replays

cli-cards-reckoner = Redresseurs
cli-cards-ability = Capacités
cli-cards-equipment = Équipement
cli-cards-epic = Épiques
cli-cards-boss = Grands Épiques
cli-cards-die = Dés
cli-kind-reckoner = Redresseur
cli-kind-ability = Capacité
cli-kind-equipment = Équipement
cli-kind-epic = Épique
cli-kind-boss = Grand Épique
cli-kind-die = Dé
cli-column-name = Nom
cli-column-text = Effet
cli-column-numbers = Nombres
cli-column-ours = Maison
cli-cards-hint = Tout sur une carte, et d’où vient chaque nombre : reckoners cards NOM
cli-epic-numbers = recherche { $research }, santé { $health }, affaibli { $weakened } ; butin : { $reward }
cli-die-numbers = { $n } dans la boîte
cli-boss-level = { $level } : plateau d’Ajustement côté { $adjustment }, plateau Pouvoir côté { $power } ; recherche selon le nombre de Redresseurs : { $research }
cli-boss-power = Plateau Pouvoir côté { $side }, { $track } : { $actions }
cli-boss-adjustment = { $n } Redresseurs, côté { $side }, groupes de { $group }, { $track } : { $actions }
cli-boss-numbers = avance de { $movement }
cli-values = Valeurs :
cli-module = Module { $n }
cli-from-pack = pack { $pack }
cli-ours = maison : { $fields }
cli-provenance-hint = livret : d’un livret de règles. public : d’une page publique. maison : conçu par ce projet, pas ce qui est imprimé.
cli-packs-folder = Vos propres packs vont dans { $folder }, chacun dans son dossier.
cli-pack-fine = { $path } : correct
cli-our-ruling = notre arbitrage
cli-steelslayer = Steelslayer
cli-rule-sources = livret, page { $pages }
cli-rule-no-source = aucun livret ne le dit
cli-rules-hint = Une règle entière : reckoners rules USE-03. Un groupe : reckoners rules USE. Recherche : reckoners rules barricade ferme
cli-coverage = { $rules } règles et { $examples } exemples ont des tests ; { $missing } n’en ont pas :
cli-scenario-ok = ok      { $file } : { $title }
cli-scenario-differs = DIFFÈRE { $file } : { $title }
cli-verified = { $file } : se rejoue jusqu’à la fin enregistrée : { $n } { $n ->
        [one] action
       *[other] actions
    }, tour { $round }, { $result ->
        [won] gagné.
        [lost] perdu.
       *[playing] pas encore fini.
    }
cli-set-up = Mise en place
cli-replay-prompt = { $n }/{ $last } (Entrée suite, b retour, un numéro, board, q)>
cli-replay-help = Entrée avance, b recule, un numéro de 0 à { $last } y saute, board montre la table, decisive ce qui a coûté le plus, q quitte.
cli-replay-end = C’était la dernière action : { $result ->
        [won] gagné.
        [lost] perdu.
       *[playing] la partie n’est pas finie.
    }

## What somebody says

cli-quoted = « { $text } »

cli-help-terminal = Dans le terminal, comme cette commande le fait déjà.
cli-help-serve = Jouer dans le navigateur : sert le jeu sur cette machine et l’ouvre.
cli-help-port = Le port à utiliser. Sans cela : 8177, ou un autre s’il est pris.
cli-help-no-browser = Ne pas ouvrir de navigateur ; l’adresse est affichée.
cli-help-host = L’adresse à utiliser. Sans cela : 127.0.0.1, que seule cette machine peut atteindre.
cli-help-trust = Un autre nom avec port sous lequel un navigateur peut appeler ce serveur. Peut être donné plusieurs fois.
cli-serving = Les Redresseurs sont à l’adresse { $address } (prêt en { $seconds } s ; Ctrl-C pour arrêter).
cli-served = Arrêté. Toutes les parties sont gardées.
