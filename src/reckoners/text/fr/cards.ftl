# The names of everything printed on the components, and what cards, actions and rewards do.
# A `.line` is something that a character might say; all of them are ours.

## Symbols and dice

symbol-money = Gagner de l’Argent
    .short = Argent
    .counted = { $n } Argent
    .text = 1 $ pour la caisse de l’équipe par symbole.
symbol-enforcement = Attaquer la Sûreté
    .short = Sûreté
    .counted = { $n } Sûreté
    .text = Retirez une figurine Sûreté de votre quartier par symbole.
symbol-contain = Contenir un Épique
    .short = Contenir
    .counted = { $n } Contenir
    .text = Repoussez un crochet de votre quartier d’un cran vers la gauche par symbole.
symbol-research = Rechercher un Épique
    .short = Recherche
    .counted = { $n ->
        [one] { $n } Recherche
       *[other] { $n } Recherches
    }
    .text = Étudiez un Épique de votre quartier : recherche −1 par symbole.
symbol-attack = Attaquer un Épique
    .short = Attaque
    .counted = { $n ->
        [one] { $n } Attaque
       *[other] { $n } Attaques
    }
    .text = Blessez un Épique de votre quartier : santé −1 par symbole.
symbol-plan = Planification
    .short = Planification
    .counted = { $n ->
        [one] { $n } Planification
       *[other] { $n } Planifications
    }
    .text = Un jeton Planification par symbole, pour le tour suivant.

# For lists of things, put together from the left: $first is the list so far.
list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

die-basic = Dé de base
    .short = base
die-blue = Dé bleu
    .short = bleu
die-red = Dé rouge
    .short = rouge
die-green = Dé vert
    .short = vert
die-purple = Dé violet
    .short = violet
die-orange = Dé orange
    .short = orange
die-black = Dé noir
    .short = noir

## Reckoners and their abilities

reckoner-david = David
    .line = Le plan, c’est comme un vélo en soupe, mais je le sens bien.
reckoner-megan = Megan
    .line = Deux pistolets, une seule sortie, et pas le temps d’en discuter.
reckoner-abraham = Abraham
    .line = Encore un essai, mes amis. L’espoir, c’est de la patience avec un gros fusil.
reckoner-tia = Tia
    .line = Chaque Épique a une faiblesse. Donnez-moi une heure, un écran et un autre cola.
reckoner-prof = Prof
    .line = Réfléchissez d’abord. Ainsi, une seule fois suffira.
reckoner-cody = Cody
    .line = De ce toit, je vois trois quartiers, deux Épiques et le château de mon arrière-grand-père.

ability-improvise = Improvise
ability-faith = Faith
ability-operations = Operations
ability-sniper = Sniper
ability-checkmate = Checkmate
ability-lead-the-way = Lead the Way

## Equipment

equipment-gravatonics = Gravatonics
equipment-forensic-kit = Forensic Kit
equipment-trap = Trap
equipment-dowser = Dowser
equipment-epic-dna = Epic DNA
equipment-gauss-gun = Gauss Gun
equipment-harmsway = Harmsway
equipment-jacket = Jacket
equipment-tensors = Tensors
equipment-camera = Camera
equipment-evidence = Evidence
equipment-explosives = Explosives
equipment-flash-grenade = Flash Grenade
equipment-twin-pistols = Twin Pistols
equipment-bank-vault = Bank Vault
equipment-bribe = Bribe
equipment-emp = EMP
equipment-imager = Imager
equipment-grenade-launcher = Grenade Launcher
equipment-notebooks = Notebooks
equipment-safe-house = Safe House
equipment-drone = Drone
equipment-disguise = Disguise
equipment-grenade = Grenade
equipment-night-vision-goggles = Night Vision Goggles
equipment-rifle = Rifle
equipment-schematics = Schematics
equipment-helicopter = Helicopter
equipment-motorcycle = Motorcycle

## What cards do, by family

family-converter = Utilisez { $first } comme { $second } et inversement, symbole par symbole.
    .title = Convertisseur
family-extra-die = Vous avez un dé de plus : { $die }.
    .title = Dé supplémentaire
family-doubler = { $symbol } compte double sur vos dés de base, si vous l’avez obtenu au lancer.
    .title = Doubleur
family-exchanger = Une fois par tour : payez un dé qui montre { $cost } ; recevez { $gives }, comme si un dé les montrait.
    .title = Échangeur
family-symbols = Une fois par tour, gratuit : recevez { $gives }, comme si un dé les montrait.
    .title = Symboles gratuits
family-symbols-anywhere = Une fois par tour, gratuit : recevez { $gives }, comme si un dé les montrait, pour n’importe quel quartier.
    .title = Symboles gratuits partout
family-mover = Une fois par tour, gratuit : allez dans un autre quartier au choix. Les Barricades vous arrêtent.
    .title = Véhicule
family-odd-improvise = Une fois par tour, gratuit : tournez un de vos dés intacts sur la face de votre choix.
    .title = Changer un dé
family-odd-faith = Une fois par tour, pendant le lancer : relancez les dés de votre choix parmi ceux que vous venez de lancer. Cela ne coûte pas de relance.
    .title = Un jet de plus
family-odd-operations = Une fois par tour, gratuit : donnez à un coéquipier un jeton Planification utilisable aussitôt.
    .title = Donner un jeton Planification
family-odd-sniper = Une fois par tour, gratuit : choisissez un quartier. Tant qu’on utilise les dés, les vôtres agissent là-bas comme là où vous êtes.
    .title = Agir à distance

## Epics

epic-curveball = Curveball
    .line = Comptez mes balles, si ça vous amuse. Moi, j’ai arrêté depuis longtemps.
epic-nightwielder = Nightwielder
    .line = Vous visez si bien, pour quelqu’un qui n’y voit rien.
epic-faultline = Faultline
    .line = Cette rue me gênait. Maintenant, il y en a deux.
epic-fortuity = Fortuity
    .line = Vous allez manquer par la gauche. Mais faites donc.
epic-digzone = Digzone
    .line = Je serai sous vos pieds avant que vous ayez choisi où les poser.
epic-frostbite = Frostbite
    .line = Restez un peu. La rivière l’a bien fait.
epic-refractionary = Refractionary
    .line = Ce que vous regardez n’a jamais été ici.
epic-firefight = Firefight
    .line = Tirez sur la flamme. J’attendrai que vous compreniez.
epic-conflux = Conflux
    .line = Je ne fais que prêter ma force. Les autres font le reste.
epic-deathpoint = Deathpoint
    .line = Ma mère me disait de ne pas montrer les gens du doigt.
epic-mitosis = Mitosis
    .line = Bien joué. Nous voilà deux.
epic-nights-sorrow = Night's Sorrow
    .line = Chante pour moi, petite ville. Quelque chose de lent.
epic-absence = Absence
    .line = Il y avait quelqu’un derrière vous. Il n’y a toujours personne.
epic-daystorm = Daystorm
    .line = Grand soleil ce matin, ruines éparses vers midi.
epic-earless = Earless
    .line = Suppliez aussi fort qu’il vous plaira.
epic-gridlock = Gridlock
    .line = Feu rouge. Tous les feux. Pour toujours.
epic-palisade = Palisade
    .line = Encore un mur et j’appellerai ça un quartier.
epic-marshal = Marshal
    .line = Alignez-moi ces rangs ! C’est un instituteur qui nous attaque.
epic-bloodhound = Bloodhound
    .line = De l’huile à fusil, de vieux plans et beaucoup de cola. À l’étage, deuxième porte.
epic-cinderfall = Cinderfall
    .line = Regardez, il neige. Non, pas sur la langue.
epic-herald = Herald
    .line = À genoux tout de suite, et épargnez-lui le trajet.
epic-ironroot = Ironroot
    .line = J’ai tout mon temps. Vous, vous avez un trottoir fissuré.
epic-kingmaker = Kingmaker
    .line = Une couronne pour vous, une pour vous, et pour moi aucun reproche.
epic-paroxysm = Paroxysm
    .line = Que quelqu’un crie ! Non ? Alors je commence.
epic-undertow = Undertow
    .line = Évacuez la place, s’il vous plaît. Attention au courant.

## Boss and city

boss-steelheart = Cœur d’Acier
    .line = Cette ville est à moi jusqu’au dernier clou. Je l’ai changée en acier pour en être sûr.
boss-track-yellow = piste jaune
    .short = jaune
boss-track-black = piste noire
    .short = noire
boss-track-red = piste rouge
    .short = rouge
boss-track-blue = piste bleue
    .short = bleue

city-newcago = Newcago

district-the-loop = The Loop
district-newcago-theatre = Newcago Theatre
district-chinatown = Chinatown
district-soldier-field = Soldier Field
district-understreets = Understreets
district-station-seven = Station Seven
district-steel-lakeshore = Steel Lakeshore

table-set-up = Mise en place

## Difficulty

difficulty-beginner = Débutant
    .text = Pour une première partie : le Grand Épique demande le moins de recherche et commence en douceur.
difficulty-standard = Standard
    .text = La partie habituelle. Vous aurez besoin les uns des autres.
difficulty-hard = Difficile
    .text = Plus de recherche, plus de Sûreté, moins de temps. Pour les équipes qui ont déjà gagné.
difficulty-sparks = Flamme !
    .text = Le Grand Épique au pire de sa forme, sur tous les plateaux. Perdre ici n’a rien de honteux.

## What Epics and Bosses do
# $n is how many, $track the colour of a Boss track, $action another action's name.

action-fortify = Fortifier
    .text = L’Épique gagne 1 recherche et 1 santé ; si rien ne peut monter, vous perdez 1 population.
action-enforcement = { $n ->
        [one] Sûreté
       *[other] { $n } figurines Sûreté
    }
    .text = { $n ->
        [one] Une figurine Sûreté arrive dans le quartier.
       *[other] { $n } figurines Sûreté arrivent dans le quartier.
    }
action-population = { $n ->
        [one] Attaquer la Population
       *[other] Attaquer la Population { $n }
    }
    .text = La population baisse de { $n }.
action-barricade = { $n ->
        [one] Barricade
       *[other] { $n } Barricades
    }
    .text = { $n ->
        [one] Une Barricade se dresse dans le quartier.
       *[other] { $n } Barricades se dressent dans le quartier.
    }
action-boss = Grand Épique { $track ->
        [yellow] jaune
        [black] noir
        [red] rouge
       *[blue] bleu
    }
    .text = Le crochet { $track ->
        [yellow] jaune
        [black] noir
        [red] rouge
       *[blue] bleu
    } du Grand Épique avance d’un cran vers la droite.
action-discover = Découvrir la base
    .text = Votre marqueur de base descend ; s’il est déjà tout en bas, vous perdez un dé et il remonte tout en haut.
action-gift = Partage : { $action }
    .text = Ceci arrive aux deux voisins, et pas ici : { $action }.
action-deploy = { $n ->
        [0] Rien de plus
        [one] Déployer la Sûreté
       *[other] Déployer { $n } figurines Sûreté
    }
    .text = Ajoute { $n } à la Sûreté que le Grand Épique envoie, par groupes, depuis son quartier dans le sens horaire.
action-wall = { $n ->
        [0] Rien de plus
        [one] Dresser une Barricade
       *[other] Dresser { $n } Barricades
    }
    .text = Ajoute { $n } aux Barricades que le Grand Épique dresse, une par quartier, depuis le sien dans le sens horaire.

## Rewards

reward-boss-research = { $n ->
        [one] { $n } Recherche Grand Épique
       *[other] { $n } Recherches Grand Épique
    }
    .text = La recherche du Grand Épique baisse de { $n }.
reward-money = { $n } $
    .text = La caisse de l’équipe reçoit { $n } $.
reward-plan = { $n ->
        [one] { $n } Planification
       *[other] { $n } Planifications
    }
    .text = { $n ->
        [one] Un jeton Planification pour le Redresseur de votre choix.
       *[other] { $n } jetons Planification, à répartir comme vous voulez.
    }
reward-contain = { $n } Contenir
    .text = { $n ->
        [one] Repoussez un crochet au choix dans la ville d’un cran vers la gauche.
       *[other] Repoussez des crochets, partout dans la ville, de { $n } crans vers la gauche en tout.
    }
reward-enforcement = { $n } Sûreté
    .text = { $n ->
        [one] Retirez une figurine Sûreté du plateau, où vous voulez.
       *[other] Retirez { $n } figurines Sûreté du plateau, où vous voulez.
    }

## Where a value comes from

provenance-book = livret
    .text = Écrit dans un livret de règles du jeu, ou s’en déduit.
provenance-public = public
    .text = Vient d’une page publique sur le jeu ; les livrets de règles ne le donnent pas.
provenance-ours = maison
    .text = Conçu par ce projet, pas imprimé sur la vraie carte. Si vous avez la boîte, vous pouvez mettre la vraie valeur.
