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
web-error-part = Cette partie de la page n’a pas pu être chargée.
web-reload = Recharger la page
web-connection-lost = Connexion perdue. Nouvel essai…

## Home

web-home-continue = Continuer
web-home-new = Nouvelle partie
web-home-learn-text = Des parties guidées, dix minutes environ chacune
web-home-load = Ouvrir un fichier
web-home-load-text = Une partie que vous avez enregistrée
web-home-saved = Parties enregistrées
web-home-none = Rien pour l’instant. Vos parties s’enregistrent d’elles-mêmes, après chaque action.
web-home-delete = Supprimer
web-home-delete-sure = Supprimer cette partie pour de bon ?
web-home-delete-yes = La supprimer
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
web-settings-kept = Enregistré dans ce navigateur seulement.

## New game

web-new-title = Qui se bat ce soir ?
web-new-people = { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
web-new-people-label = Nombre de joueurs
web-new-person-more = Un joueur de plus
web-new-person-fewer = Un joueur de moins
web-new-person-name = Nom du joueur { $n }
web-new-person = Joueur { $n }
web-new-team = { $n ->
        [one] { $n } Redresseur
       *[other] { $n } Redresseurs
    }, { $districts } quartiers
web-new-random-team = Tirer au sort
web-new-add = Ajouter
web-new-remove = Retirer { $name } de l’équipe
web-new-in-team = En lice
web-new-hand-over = { $person } joue { $name }. Confier au joueur suivant.
web-new-role-david = Contient les Épiques
web-new-role-megan = Chasse la Sûreté
web-new-role-abraham = Attaque les Épiques
web-new-role-tia = Étudie les Épiques
web-new-role-cody = Gagne de l’argent
web-new-role-prof = Planifie
web-new-boss-text = Invulnérable tant que sa recherche n’est pas à 0 ; il a ensuite autant de santé qu’il avait de recherche.
web-new-difficulty = Difficulté
web-new-seed = Graine
web-new-seed-hint = La même graine donne les mêmes cartes et dés. Sans graine : au hasard.
web-new-seed-another = Autre graine
web-new-packs = Vos packs
web-new-module = Module { $n }
web-new-begin = Jouer
web-new-needs-two = Choisissez au moins deux Redresseurs. En solo, on en mène deux.
web-new-needs-everyone = { $n ->
        [one] { $n } joueur n’a pas encore de Redresseur.
       *[other] { $n } joueurs n’ont pas encore de Redresseur.
    }
web-new-beginning = Mise en place…

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
web-rules-sign-lit = Allumé : cela aura lieu
web-rules-sign-dark = Éteint : pas encore
web-rules-sign-over = Hachuré : aura lieu une fois de plus, par excès
web-rules-sign-go = Bord vert : possible maintenant
web-rules-sign-cost = Avec un moins : ce que cela coûte
web-rules-piece-enforcement = Sûreté
web-rules-piece-barricade = Barricade
web-rules-piece-boss = Le Grand Épique
web-rules-piece-base = Marqueur de base
web-rules-piece-heart = Santé
web-rules-piece-people = Population
web-rules-piece-boss-research = Recherche Grand Épique, en butin
web-rules-piece-anywhere = Agit dans tout quartier

## Bots

web-new-by-person = Humain
web-new-by-bot = Bot
web-new-who-plays = Qui joue { $name }
web-new-others-bots = Les autres sont des bots
web-new-bots-play = Les bots jouent en
web-new-watch = Rien que des bots : vous regardez.
