# `reckoners sim` and `reckoners report`.

cli-help-sim = Faire jouer beaucoup de parties par des bots et compter ce qui arrive.
cli-help-sim-bot = Le bot de toutes les places, ou des bots séparés par des virgules, qui se partagent les places à tour de rôle. Les options suivent un deux-points : planner:effort=2,life=1.5.
cli-help-sim-games = Combien de parties joue chaque sorte de table.
cli-help-sim-reckoners = Combien de Redresseurs, tirés au sort à chaque partie : 4, ou plusieurs nombres (2,3,4), ou all. Ou leurs noms : tia,abraham.
cli-help-sim-difficulty = beginner, standard, hard ou sparks ; plusieurs avec des virgules, ou all.
cli-help-sim-seed = Un texte quelconque. La partie 12 a la graine TEXT-12 ; le même texte donne les mêmes parties. Sans lui : une au hasard, ou celle du fichier.
cli-help-sim-out = Un fichier avec une ligne par partie (.jsonl), ou un tableau (.parquet). S’il existe déjà, la série continue là où elle s’est arrêtée.
cli-help-sim-keep-games = Garder chaque partie dans ce dossier comme partie enregistrée : reckoners replay FOLDER/12-4-hard.jsonl. Si la série y est déjà, elle reprend là où elle s’est arrêtée.
cli-help-sim-workers = Combien de processus jouent ; 1, c’est celui-ci seul. Sans cela : un par cœur.
cli-help-sim-dask = L’adresse d’un ordonnanceur Dask, dont les ouvriers jouent à la place.
cli-help-sim-patience = Secondes qu’un bot d’autrui peut prendre pour répondre avant d’être remplacé.
cli-help-report = Ce que disent les résultats de beaucoup de parties, avec des intervalles.
cli-help-report-files = Des fichiers écrits par reckoners sim --out.
cli-help-report-out = Écrire report.md et des graphiques dans ce dossier.
cli-help-report-compare = Comparer deux fichiers partie par partie, sur les graines qu’ils partagent.

sim-progress = Parties
sim-rate = { $rate } par seconde
sim-title = Parties de { $bots }
sim-all = ensemble
sim-column-reckoners = Redresseurs
sim-column-difficulty = Difficulté
sim-column-games = Parties
sim-column-won = Gagnées
sim-column-rate = Taux de victoire (95 %)
sim-column-rounds = Tours (moitié centrale)
sim-why-attack = attaque
sim-why-no-enforcement = plus de Sûreté
sim-why-no-barricade = plus de Barricade
sim-why-fortify = Fortifier à la limite
sim-why-no-red-shield = plus de Bouclier rouge
sim-why-no-blue-shield = plus de Bouclier bleu
sim-why-no-copy-token = plus de jeton Dupliquer
sim-why-no-equipment = aucun Équipement à voler
sim-why-no-money = plus d’argent
sim-why-no-plan = aucun jeton Planification
sim-why-no-card = aucun Équipement à désactiver
sim-causes = { $lost ->
        [one] Une partie a été perdue. Les derniers habitants sont tombés par :
       *[other] { $lost } parties ont été perdues. Les derniers habitants sont tombés par :
    }
sim-cause = { $actor }, { $why } : { $games } ({ $share } %)
sim-trouble = Le bot { $bot } a été remplacé { $times ->
        [one] une fois
       *[other] { $times } fois
    } ({ $kind }) : { $details }
sim-done = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s, { $rate } par seconde. Graine : { $seed }
sim-file = Chaque partie est dans { $file } ; voir : reckoners report { $file }
sim-games = Chaque partie est enregistrée dans { $folder } ; voir : reckoners replay { $file }
sim-interrupted = Arrêté ; rien n’a été gardé. Avec --out FILE.jsonl, la prochaine série pourra être interrompue puis reprise.
sim-interrupted-kept = Arrêté après { $done } parties sur { $total }. Elles sont gardées ; la même commande reprend à cet endroit.
sim-mixed = « { $given } » mélange nombres et noms ; écrivez soit 2,3,4 soit tia,abraham,random

report-title = Rapport sur beaucoup de parties
report-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, gagnées : { $rate }. Les intervalles contiennent la vraie valeur dans 95 cas sur 100 ; une étoile marque les différences qui ne doivent guère au hasard.
report-source = { $file } : { $games } parties de { $bots }, graine { $seed }, packs { $packs }, version { $version }
report-modules = modules { $modules }
report-shared-decks = Les mêmes pioches ont servi à { $tables } sortes de table : ce que valent cartes et Épiques sur leur ensemble est moins sûr que ne le dit l’intervalle.
report-contents-differ = Ces fichiers ont été joués avec des cartes différentes ; ce qui est additionné ici n’est pas le même jeu.
report-trouble = Le bot { $bot } a été remplacé { $times ->
        [one] une fois
       *[other] { $times } fois
    } ({ $kind }).
report-no-games = Il n’y a aucune partie terminée dans ces fichiers.
report-written = Écrit : { $file }
report-won = gagnée
report-lost = perdue
report-wins = Victoires et durée
    .plot = Taux de victoire et leurs intervalles
report-hunt = La traque
    .note = Épiques par partie ; part de la recherche sur le Boss venue des récompenses ; défaites soudaines : parmi les parties perdues, celles où il restait 12 personnes ou plus avant la dernière phase. Les quatre dernières colonnes sont par manche : Sûreté retirée, Barricades ouvertes, déplacements, symboles utilisés sur le Boss.
report-rounds = Durée des parties
report-population = Population à la fin de chaque tour
    .note = La médiane et la moitié centrale des parties arrivées jusque-là.
report-causes = Ce qui a pris les derniers habitants
report-people = À qui la population a été perdue
report-equipment = Équipement
    .plot = Équipement : parties où la carte a été achetée moins celles où elle n’a été que proposée
    .note = Valeur : le taux de victoire des parties où la carte a été achetée, moins celui des parties où elle est restée au marché, en points de pourcentage, à tables égales. Les équipes qui vont bien achètent davantage : comparez donc les cartes entre elles plutôt qu’avec 0. Tôt : le taux de victoire des parties où elle est apparue avant la première manche, moins celui de toutes les autres ; c’est la pioche qui en décide, l’essai est donc équitable.
report-reckoners = Redresseurs
    .plot = Redresseurs : parties avec lui moins parties sans lui
    .note = Différence : parties avec ce Redresseur moins parties sans lui, en points de pourcentage, à tables égales.
report-epics = Épiques
    .plot = Épiques : à qui la population a été perdue
    .note = La population est celle qu’il a prise dans une partie où il est venu. Différence : parties où il est venu moins les autres, en points de pourcentage, à tables égales ; les parties plus longues voient plus d’Épiques.
report-happened = Ce que les modules ont apporté
report-what-stolen = Cartes volées
report-what-sold = Cartes vendues
report-what-discarded = Jetons Planification défaussés
report-what-pulled = Redresseurs attirés
report-what-repelled = Redresseurs repoussés
report-what-transforms = Lancers du dé de pouvoir
report-what-red-shields = Boucliers rouges posés
report-what-red-shields-removed = Boucliers rouges retirés
report-what-blue-shields = Boucliers bleus posés
report-what-blue-shields-removed = Boucliers bleus retirés
report-what-copy-tokens = Jetons Dupliquer posés
report-what-copy-tokens-removed = Jetons Dupliquer retirés
report-column-bots = Bots
report-column-reckoners = Redresseurs
report-column-difficulty = Difficulté
report-column-games = Parties
report-column-win-rate = Taux de victoire
report-column-rounds = Tours
report-column-rounds-won = si gagnée
report-column-rounds-lost = si perdue
report-column-round = Tour
report-column-people-won = Population si gagnée
report-column-games-won = Parties
report-column-people-lost = Population si perdue
report-column-games-lost = Parties
report-column-actor = Par
report-column-why = Pourquoi
report-column-share = Part
report-column-people = Population
report-column-people-a-game = Population par partie
report-column-card = Carte
report-column-offered = Proposée
report-column-bought = Achetée
report-column-bought-round = au tour
report-column-uses = Usages
report-column-worth = Valeur
report-column-early = Tôt
report-column-reckoner = Redresseur
report-column-difference = Différence
report-column-ability-uses = Usages de la capacité
report-column-cards = Cartes achetées
report-column-epic = Épique
report-column-met = Parties avec lui
report-column-defeated = Vaincu
report-column-phases = Phases en vie
report-column-what = Quoi
report-column-times = Fois
report-column-times-a-game = Fois par partie
report-column-met-a-game = Épiques rencontrés
report-column-defeated-a-game = Épiques vaincus
report-column-by-rewards = Par récompenses
report-column-sudden = Défaites soudaines
report-column-enforcement = Sûreté
report-column-opened = Barricades
report-column-moves = Déplacements
report-column-on-boss = Sur le Boss
report-axis-reckoners = Redresseurs
report-axis-win-rate = Parties gagnées, %
report-axis-rounds = Tours
report-axis-games = Parties
report-axis-round = Tour
report-axis-people = Population
report-axis-share-lost = Part des parties perdues, %
report-axis-people-a-game = Population perdue par partie
report-axis-people-met = Population perdue par sa faute dans une partie où il est venu
report-axis-difference = Différence des taux de victoire, points de pourcentage
report-compare = Deux séries sur les mêmes graines
report-compare-two = --compare prend deux fichiers : reckoners report --compare a.jsonl b.jsonl
report-compare-note = Seulement les parties que les deux fichiers ont. Différence : le premier fichier moins le second, en points de pourcentage ; une étoile marque celle qui ne doit guère au hasard.

error-sim-suffix = { $file } : les résultats se gardent en .jsonl ou en .parquet ; donnez au fichier une de ces terminaisons

error-sim-nothing = une série demande un bot, au moins une sorte de table et une graine
error-sim-many-bots = { $bots } bots ne tiennent pas sur { $seats } places ; donnez-en au plus un par Redresseur
error-sim-worker-died = un processus qui jouait des parties est mort, peut-être par manque de mémoire, ou dans un bot qui n’est pas revenu ; essayez avec moins (--workers 1). Ce qui est dans le fichier de --out reste, et la même commande reprend à cet endroit
error-sim-other-content = un ouvrier n’a pas Reckoners, ou d’autres cartes ou une autre version que cette machine ; installez-y la même version et les mêmes packs, ainsi que chez l’ordonnanceur
error-sim-no-results = { $file } : ce fichier ne contient pas de résultats de reckoners sim ; choisissez un autre nom
error-sim-other-folder = { $folder } : ce dossier contient autre chose que des parties de reckoners sim ; choisissez un autre nom, ou un dossier vide
error-sim-other-format = { $file } : écrit au format { $there }, ce programme connaît le format { $here }
error-sim-other-run = { $file } : contient une autre série ; { $field ->
        [seed] sa graine est
        [bots] ses bots sont
        [boss] son Grand Épique est
        [city] sa ville est
        [modules] ses modules sont
        [options] ses options sont
        [cells] ses tables sont
        [packs] ses packs sont
        [content] l’empreinte de ses cartes est
       *[version] elle a été jouée par la version
    } « { $there } » et non « { $here } ». Donnez les mêmes options pour la reprendre, ou choisissez un autre fichier
error-sim-bad-line = { $file }, ligne { $line } : ce n’est pas la partie attendue ici ; le fichier a été modifié après coup. Choisissez un autre fichier, ou supprimez cette ligne et les suivantes pour reprendre de là
error-sim-extra = il faut { $package }, qui manque : make env l’ajoute à une copie des sources, pip install { $package } ailleurs
error-sim-no-cluster = aucun ordonnanceur Dask ne répond à { $address } ({ $reason }) ; lancez-en un : dask scheduler
error-sim-idle-cluster = l’ordonnanceur Dask à { $address } n’a pas d’ouvriers ; lancez-en : dask worker { $address }
error-sim-nothing-shared = { $one } et { $other } n’ont aucune partie en commun : jouez les deux avec les mêmes --seed, --reckoners et --difficulty
