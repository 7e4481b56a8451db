# La fiche d’une chose que l’on désigne, et la galerie de toutes les choses.

web-inspect-card = À propos de { $name }
web-inspect-rules = Règles
web-inspect-infinite = infinie
web-inspect-weakened = Santé une fois affaibli
web-inspect-most = Au plus
web-inspect-printed = { $now } (imprimé : { $printed })
web-inspect-of = { $n } sur { $of }
web-inspect-chance = { $n } sur { $of }
web-inspect-track = Ce qu’il fait, de gauche à droite
web-inspect-lit = aura lieu
web-inspect-reward = Butin en cas de victoire
# $text are the actions in words, $n what they cost.
web-inspect-now = Si les Épiques agissaient maintenant : { $text }. { $n ->
        [0] Cela ne coûterait personne.
       *[other] Cela coûterait { $n } de population.
    }
web-inspect-price = Prix
web-inspect-owner = Appartient à
web-inspect-faces = Faces
web-inspect-box = Dans la boîte
web-inspect-left = Reste dans la boîte
web-inspect-here = Maintenant
web-inspect-start = Au départ
web-inspect-starts = Dés de départ
web-inspect-plans = { $n } maintenant, { $next } pour le tour suivant
web-inspect-action = Action
web-inspect-symbol = Symbole
web-inspect-thing = Sur la table
web-inspect-who = Épiques qui font cela
web-inspect-group = Taille des groupes
web-inspect-steps = { $n ->
        [one] Un pas
       *[other] { $n } pas
    }
web-inspect-tracks = Pistes
web-inspect-levels = Recherche selon le nombre de Redresseurs
web-inspect-movement = Dé de déplacement
web-inspect-power = Plateau de Pouvoir, côté { $side }
web-inspect-adjustment = Plateau d’Ajustement pour { $n } Redresseurs, côté { $side }
web-inspect-order = Agit en position
web-inspect-name = Nom
web-inspect-present = Ici se trouvent
web-inspect-refresh = Nouveau marché
web-inspect-ransom = Un dé capturé
web-inspect-spaces = Crans vers le bas
web-inspect-cards-left = Cartes restantes
web-inspect-defeated = Vaincus
web-inspect-beaten = Vaincus ce tour-ci
web-inspect-discarded = Hors de la partie
web-inspect-unseen = Pas encore vus, sans ordre

web-gallery = Galerie
    .text = Toutes les cartes, tous les Épiques, Redresseurs et dés
web-gallery-search = Chercher
web-gallery-found = { $n ->
        [0] Rien trouvé
        [one] Une carte
       *[other] { $n } cartes
    }
web-gallery-all = Tout
web-gallery-base = Jeu de base
web-gallery-module = Module
web-gallery-kind = { $kind ->
        [reckoner] Redresseurs
        [ability] Capacités
        [equipment] Équipement
        [dawnslight] Dawnslight
        [newcago-card] Cartes Newcago
        [epic] Épiques
        [action] Actions
        [boss] Grand Épique
        [die] Dés
        [district] Quartiers
       *[other] Pièces
    }
