# The browser client. Every key begins with web-. Words on cards, in rules and in the log are in the other files.

## Everywhere

web-title = Reckoners
web-fan-game = jeu de fans non officiel
web-fan-notice = Un projet de fans, non officiel. Il n’appartient à aucun détenteur des droits sur les romans ou le jeu de plateau, ne contient ni leurs images ni leurs textes, et ne rapporte rien.
web-back = Retour
web-home = Accueil
web-close = Fermer
web-next = Suite
web-cancel = Annuler
web-language = Langue
web-rules = Règles
web-learn = Guide
web-settings = Réglages
web-ours = maison
web-ours-explained = Conçu par ce projet ; ce n’est pas ce qui est imprimé sur la vraie carte.
web-loading = Un instant…
web-round = Tour { $n }
web-prologue = Prologue
web-population = Population
web-reckoners = Redresseurs
web-list-separator = {", "}

## What went wrong

web-error-offline = Le serveur ne répond pas. Tourne-t-il encore ?
web-error-server = Le serveur n’y est pas parvenu (erreur { $status }).
web-error-no-table = Cette table n’existe plus.
web-connection-lost = Connexion perdue. Nouvel essai…

## Home

web-home-continue = Continuer
web-home-new = Nouvelle partie
web-home-learn-text = Une première partie guidée, dix minutes environ
web-home-rules-text = Toutes les règles avec nos mots, et une recherche
web-home-load = Ouvrir un fichier
web-home-load-text = Une partie que vous avez gardée
web-home-saved = Parties gardées
web-home-none = Rien pour l’instant. Vos parties sont gardées toutes seules, après chaque action.
web-home-delete = Jeter
web-home-delete-sure = Jeter cette partie pour de bon ?
web-home-delete-yes = La jeter
web-home-won = gagnée
web-home-lost = perdue
web-home-more = { $n ->
        [one] { $n } autre partie
       *[other] { $n } autres parties
    }
web-today = aujourd’hui, { $time }
web-yesterday = hier, { $time }

## Settings

web-settings-motion = Animations
web-settings-motion-system = Selon le système
web-settings-motion-full = Toutes
web-settings-motion-none = Aucune
web-settings-speed = Vitesse de la phase des Épiques
web-settings-speed-value = { $n }×
web-settings-size = Taille du texte
web-settings-size-value = { $n } %
web-settings-kept = Gardé dans ce navigateur seulement.

## New game

web-new-title = Qui se bat ce soir ?
web-new-people = { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
web-new-people-label = Combien de personnes jouent
web-new-person-more = Une personne de plus
web-new-person-fewer = Une personne de moins
web-new-person-name = Nom de la personne { $n }
web-new-person = Personne { $n }
web-new-team = { $n ->
        [one] { $n } Redresseur
       *[other] { $n } Redresseurs
    }, { $districts } quartiers
web-new-random-team = Tirer au sort
web-new-add = Ajouter
web-new-remove = Retirer { $name } de l’équipe
web-new-played-by = Par { $person }
web-new-in-team = Dans l’équipe
web-new-hand-over = { $person } joue { $name }. Confier à la personne suivante.
web-new-role-david = Contient les Épiques
web-new-role-megan = Chasse la Sûreté
web-new-role-abraham = Attaque les Épiques
web-new-role-tia = Étudie les Épiques
web-new-role-cody = Gagne de l’argent
web-new-role-prof = Planifie
web-new-die-face = { $die } : { $symbols }
web-new-city = Ville
web-new-city-newcago = Newcago
web-new-city-babilar = Babilar
web-new-city-ildithia = Ildithia
web-new-city-locked = Babilar et Ildithia viendront avec Steelslayer
web-new-boss-text = Invulnérable tant que sa recherche n’est pas à 0 ; il a ensuite autant de santé qu’il avait de recherche.
web-new-difficulty = Difficulté
web-new-seed = Graine
web-new-seed-hint = La même graine donne les mêmes cartes et dés. Sans graine : au hasard.
web-new-seed-another = Autre graine
web-new-begin = Jouer
web-new-needs-two = Choisissez au moins deux Redresseurs. En solo, on en mène deux.
web-new-needs-everyone = { $n ->
        [one] { $n } personne n’a pas encore de Redresseur.
       *[other] { $n } personnes n’ont pas encore de Redresseur.
    }
web-new-beginning = Mise en place…

## The end

web-end-won = Newcago est libre
web-end-won-text = { $boss } est à terre au tour { $round }.
web-end-lost = La ville est perdue
web-end-lost-text = Après le tour { $round }, il n’y a plus personne à sauver.
web-end-playing = Cette partie n’est pas finie.
web-end-people-saved = vies sauvées
web-end-epics = { $n ->
        [one] Épique vaincu
       *[other] Épiques vaincus
    }
web-end-rounds = { $n ->
        [one] tour
       *[other] tours
    }
web-end-actions = { $n ->
        [one] action
       *[other] actions
    }
web-end-chart = Tour par tour
web-end-chart-said = Population et force de { $boss } à chaque tour
web-end-line-population = Population
web-end-line-research = { $boss } : recherche
web-end-line-health = { $boss } : santé
web-end-chart-end = fin
web-end-chart-table = En tableau
web-end-deeds = Qui a fait quoi
web-end-deeds-reckoner = Redresseur
web-end-deeds-moves = Déplacements
web-end-deeds-defeated = Épiques vaincus
web-end-deeds-bought = Équipement reçu
web-end-turning = Moments clés
web-end-turning-none = Rien de marquant : une partie calme.
web-end-file = Garder le fichier
web-end-same = Rejouer, même graine
web-end-other = Rejouer, autre graine
web-end-table = Voir la table
web-end-undo = Annuler la dernière action

## Rule reference

web-rules-title = Règles
web-rules-intro = Toutes les règles avec nos propres mots. Là où les livrets laissent un doute, notre arbitrage accompagne la règle.
web-rules-search = Chercher une règle
web-rules-found = { $n ->
        [0] Aucune règle ne contient ces mots.
        [one] Une règle
       *[other] { $n } règles
    }
web-rules-groups = Groupes
web-rules-ruling = Notre arbitrage
web-rules-icons = Sens des icônes
web-rules-icons-symbols = Symboles des dés
web-rules-icons-actions = Actions des Épiques
web-rules-icons-pieces = Sur le plateau
web-rules-icons-signs = Signes
web-rules-steelslayer = Steelslayer
web-rules-sign-lit = Allumé : cela va arriver
web-rules-sign-dark = Éteint : cela n’arrivera pas encore
web-rules-sign-over = Hachuré : arrive une fois de plus, par excès
web-rules-sign-go = Bord menthe : possible maintenant
web-rules-sign-cost = Corail avec un moins : ce que cela coûte
web-rules-piece-enforcement = Sûreté
web-rules-piece-barricade = Barricade
web-rules-piece-boss = Le Grand Épique
web-rules-piece-base = Marqueur de base
web-rules-piece-heart = Santé
web-rules-piece-people = Population
web-rules-piece-boss-research = Recherche Grand Épique, en butin
web-rules-piece-anywhere = Agit dans tout quartier

## Learn

web-learn-title = Votre première partie
web-learn-step = Étape { $n } sur { $of }
web-learn-setting-up = Mise en place de votre première partie…
web-learn-leave = Quitter le guide, jouer
web-learn-smaller = Réduire le guide
web-learn-larger = Montrer le guide
web-learn-again = Redire
web-learn-done-well = Bien joué.
web-learn-do-it = À vous : la suite vient quand c’est fait.
web-learn-welcome = Newcago, la nuit
    .text = Vous menez { $first } et { $second }. Un anneau de quartiers entoure le Grand Épique ; dans chacun règne un Épique. Abattez le Grand Épique avant qu’il ne reste plus de population. Rien ne peut mal tourner ici : « Annuler » défait tout.
web-learn-forecast = Combien cela coûtera-t-il ?
    .text = La prévision dit ce que les Épiques feraient s’ils agissaient maintenant, et ce que cela coûterait. Elle est toujours à jour. Tout ce que vous faites sert à réduire ce nombre.
web-learn-epic = Lire un Épique
    .text = La loupe est sa recherche, le cœur sa santé. Les actions à gauche du crochet sont allumées : elles auront lieu. Celles qui sont éteintes, pas encore.
web-learn-prologue = D’abord, la caisse
    .text = Avant le premier tour, l’équipe peut acheter de l’Équipement, et chacun choisit un quartier. Achetez une carte si vous voulez, terminez les achats, puis placez vos Redresseurs.
web-learn-roll = Lancer
    .text = Gardez les dés qui vous plaisent et relancez les autres, trois jets au plus. À chacun des deux premiers jets, il faut garder au moins un dé. Finissez de lancer avec les deux Redresseurs.
web-learn-research = Rechercher
    .text = Un Épique qui n’a plus de recherche est affaibli, et bien plus facile à blesser. Prenez un dé avec une loupe, puis un Épique qui s’éclaire dans votre quartier.
web-learn-contain = Contenir
    .text = Poussez un crochet vers la gauche : l’action qu’il dépasse s’éteint et n’aura pas lieu. Utilisez un symbole Contenir, et regardez la prévision.
web-learn-enforcement = Nettoyer les rues
    .text = Quand un Épique a agi, son crochet va vers la droite : d’un cran, plus un par figurine Sûreté autour de lui. Utilisez le casque barré pour en retirer une.
web-learn-money = Gagner de l’argent
    .text = L’argent achète de l’Équipement à la fin du tour. Utilisez un dé qui montre la pièce.
web-learn-move = Se déplacer
    .text = Vos symboles agissent là où vous êtes. Un dé entier, quelle que soit sa face, peut mener son Redresseur dans un autre quartier. Cédez-en un et déplacez-vous.
web-learn-undo = Changer d’avis
    .text = « Annuler » ne demande rien et ne s’épuise jamais. Annulez maintenant votre dernière action.
web-learn-use = Utiliser le reste
    .text = Utilisez à votre guise les autres dés des deux Redresseurs ; les bords menthe montrent ce qui est possible. Puis finissez l’étape.
web-learn-buy = Le marché
    .text = Les Épiques vaincus ont donné leur butin. Dépensez maintenant l’argent de l’équipe : achetez une carte, ou terminez les achats.
web-learn-night = Aux Épiques
    .text = Comme prévu, les Épiques ont agi l’un après l’autre, puis le Grand Épique. De nouveaux Épiques remplacent les vaincus. Un nombre corail dit ce que cela a coûté.
web-learn-goal = Maintenant, abattez-le
    .text = Amenez la recherche du Grand Épique à 0 : par la Recherche là où il se trouve, et par le butin des Épiques. Puis attaquez-le comme un Épique. À vous de sauver la ville.
web-learn-finish = Jouer sans guide

## Bots

web-new-by-person = Personne
web-new-by-bot = Bot
web-new-who-plays = Qui joue { $name }
web-new-others-bots = Les autres sont des bots
web-new-no-bots = Pas de bots
web-new-bots-play = Les bots jouent en
web-new-watch = Rien que des bots : vous regardez.
web-end-decisive = Ce qui a décidé
web-end-decisive-text = Les décisions qui ont le plus changé la chance de gagner, selon le planificateur.
web-end-decisive-thinking = Le planificateur parcourt la partie …
web-end-decisive-none = Aucune décision ne s’est détachée.
web-end-decisive-better = Le planificateur aurait joué :
web-end-decisive-best = Le planificateur ne savait pas mieux.
web-end-decisive-look = Regarder
web-end-decisive-change = Chance de gagner : { $before } %, puis { $after } %
web-end-team = L’équipe
