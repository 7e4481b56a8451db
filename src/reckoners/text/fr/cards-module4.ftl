# What module 4 of Steelslayer prints on components, as in cards.ftl.
# A `.line` is something that a character might say; all of them are ours.

## Boss and city

boss-regalia = Regalia
    .line = Penchez-vous sur n’importe quelle flaque. J’y suis déjà, et je vous regarde.

city-babilar = Babilar

district-painted-village = Painted Village
district-central-park = Central Park
district-grand-central = Grand Central
district-drowned-market = Drowned Market
district-rope-bridges = Rope Bridges
district-glowing-gardens = Glowing Gardens
district-sunken-harbour = Sunken Harbour

## Dawnslight cards

dawnslight-glowing-vines = Lianes lumineuses
dawnslight-neon-graffiti = Graffiti fluo
dawnslight-thorn-hedge = Haie d’épines
dawnslight-tangled-roots = Racines enchevêtrées
dawnslight-ripe-harvest = Récolte mûre
dawnslight-painted-map = Carte peinte
dawnslight-spray-paint = Peinture en bombe
dawnslight-bursting-pods = Cosses explosives
dawnslight-curtain-of-leaves = Rideau de feuilles
dawnslight-sweet-scent = Doux parfum
dawnslight-rooftop-feast = Festin sur les toits
dawnslight-lantern-fruit = Fruits-lanternes
dawnslight-fruit-bowl = Coupe de fruits
dawnslight-hidden-garden = Jardin caché

family-dawnslight = Une seule fois, gratuit : recevez { $gives }, comme sur un dé. Puis la carte quitte la partie.
    .title = Des symboles, une fois
family-dawnslight-population = Une seule fois, gratuit : la population remonte de { $n }, même au-dessus de celle du départ. Puis la carte quitte la partie.
    .title = Sauver des gens, une fois

## What Regalia and the districts of Babilar do

action-aid = Aide de Dawnslight
    .text = On retourne deux cartes Dawnslight. Vous en gardez une et la donnez à un Redresseur de ce quartier ; l’autre va sous la pioche.
action-enforcement-clockwise = { $n ->
        [0] Rien de plus
        [one] Sûreté (sens horaire)
       *[other] { $n } figurines Sûreté (sens horaire)
    }
    .text = { $n ->
        [one] Une figurine Sûreté arrive dans le quartier suivant dans le sens horaire.
       *[other] { $n } figurines Sûreté arrivent dans le quartier suivant dans le sens horaire.
    }
action-enforcement-counterclockwise = { $n ->
        [0] Rien de plus
        [one] Sûreté (sens antihoraire)
       *[other] { $n } figurines Sûreté (sens antihoraire)
    }
    .text = { $n ->
        [one] Une figurine Sûreté arrive dans le quartier suivant dans le sens antihoraire.
       *[other] { $n } figurines Sûreté arrivent dans le quartier suivant dans le sens antihoraire.
    }

## Modules

module-4 = Grands Épiques et villes
    .text = Regalia traque les Redresseurs, Limelight lance des dés pour savoir ce qu’il fait ; à Babilar, il faut fouiller chaque quartier, et Ildithia avance et s’effrite.
