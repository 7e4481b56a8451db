# What Steelslayer's modules 1 to 3 print on components, as in cards.ftl.
# A `.line` is something that a character might say; all of them are ours.

## Reckoners and their abilities

reckoner-val = Val
    .line = Vous avez un bateau et une minute. J’ai compté les deux.
reckoner-mizzy = Mizzy
    .line = Reculez ! Encore. Non, beaucoup plus loin. Voilà, bouchez-vous les oreilles.
reckoner-exel = Exel
    .line = Tout le monde finit chez moi. Je demande seulement qu’on m’apporte les derniers potins.
reckoner-sam = Sam
    .line = Remettez-les tous dans le gobelet. J’ai une intuition.

ability-dispatcher = Dispatch
ability-demolitions = Démolition
ability-tradecraft = Tradecraft
ability-joker = Joker

## Equipment

equipment-climbing-kit = Climbing Kit
equipment-gottschalk = Gottschalk
equipment-data-chip = Data Chip
equipment-epic-bomb = Epic Bomb
equipment-newcago-dog = Newcago Dog
equipment-babilar-pizza = Babilar Pizza
equipment-ildithia-tea = Ildithia Tea
equipment-submarine = Submarine
equipment-illicit-investments = Illicit Investments
equipment-spyril = Spyril
equipment-utility-tool = Utility Tool
equipment-herman = Herman
equipment-kidnap = Kidnap
equipment-dish-soap = Dish Soap
equipment-tracking-device = Tracking Device
equipment-blackmail = Blackmail
equipment-fuel-cells = Fuel Cells
equipment-extra-ammo = Extra Ammo
equipment-predictive-analytics = Predictive Analytics
equipment-sabotage = Sabotage
equipment-blind-spot = Blind Spot
equipment-rtich = Rtich
equipment-favor = Favor
equipment-med-kit = Med Kit

## What cards do, by family

family-reach = Vos symboles { $first } et { $second } agissent aussi dans les deux quartiers voisins.
    .title = Portée
family-costs-two = Une fois par tour : payez deux dés, l’un qui montre { $first } et l’autre { $second } ; recevez { $gives }, comme si un dé les montrait.
    .title = Coûte deux
family-consumable = À l’achat : { $gives }, à utiliser comme le butin d’un Épique. Ensuite la carte quitte la partie.
    .title = Consommable
family-after-move = Après chacun de vos Déplacements : recevez { $first } ou { $second }, comme si un dé le montrait.
    .title = Après un Déplacement
family-odd-dispatcher = Une fois par tour, gratuit : un coéquipier va dans un autre quartier, ou vous retirez une Barricade où qu’elle soit.
    .title = Envoyer un coéquipier
family-odd-demolitions = Une fois par tour, gratuit : posez un jeton Démolition sur cette carte ; ou retirez-en jusqu’à trois et recevez 1 Attaque, plus 2 par jeton retiré, comme un seul dé.
    .title = Accumuler et frapper
family-odd-tradecraft = Une fois par tour : payez un dé, une carte ou un jeton Planification ; recevez ses symboles comme un dé, avec un de plus, identique à l’un d’eux.
    .title = Un symbole de plus
family-odd-joker = Toujours : vous n’êtes obligé de garder aucun dé de vos deux premiers jets.
    .title = Ne rien garder
family-odd-spyril = Une fois par tour, à donner : un coéquipier reprend un dé utilisé et s’en sert de nouveau tel quel, mais pas pour la même carte.
    .title = Donner : un dé de nouveau
family-odd-utility-tool = Une fois par tour, gratuit : un symbole de ce que vous utilisez devient un autre symbole au choix.
    .title = Changer un symbole
family-odd-herman = Toujours : vous pouvez échanger un de vos dés contre un de la réserve. Au début d’une phase des Redresseurs, vous pouvez échanger celui qui est arrivé.
    .title = Échanger un dé
family-odd-kidnap = Une fois par tour, gratuit : choisissez un quartier. Le Grand Épique y vient, ou jusqu’à trois Boucliers, Barricades, figurines Sûreté et jetons Dupliquer venus d’ailleurs.
    .title = Déplacer Grand Épique ou pièces
family-odd-dish-soap = Une fois par tour, gratuit : le marqueur de base remonte d’un cran ; s’il est déjà tout en haut, recevez 1 Argent, comme si un dé le montrait.
    .title = Cacher la base
family-odd-tracking-device = Une fois par tour, gratuit : recevez un jeton Planification utilisable aussitôt.
    .title = Un jeton aussitôt
family-odd-blackmail = Toujours : quand l’Épique de votre quartier s’active, sa première action n’a pas lieu.
    .title = Sauter une action
family-odd-fuel-cells = Toujours : là où un de vos dés ou une de vos cartes a exactement deux symboles égaux, ils comptent pour trois.
    .title = Deux font trois
family-odd-extra-ammo = Une fois par tour, à donner : un coéquipier relance jusqu’à deux dés non utilisés, ou deux fois le même.
    .title = Donner : relancer
family-odd-predictive-analytics = Toujours : les jetons de vos actions Planification sont utilisables aussitôt. Ceux du butin, non.
    .title = Des jetons aussitôt
family-odd-sabotage = Toujours : le crochet de l’Épique de votre quartier avance d’un cran de moins.
    .title = Freiner un crochet
family-odd-blind-spot = Toujours : quand un Épique ou le Grand Épique est affaibli là où vous êtes, ou ailleurs par votre propre dernière Recherche, recevez 1 Attaque, comme si un dé la montrait.
    .title = Affaiblir et frapper
family-odd-rtich = Toujours : vous avez un dé de plus, de la couleur de votre choix, et pouvez échanger un autre de vos dés contre un de la réserve. Au début d’une phase des Redresseurs, vous pouvez changer les deux.
    .title = Des dés au choix
family-odd-favor = Toujours : quand un Épique est vaincu là où vous êtes, ou ailleurs par votre propre dernière Attaque, recevez 1 Planification, comme si un dé la montrait.
    .title = Vaincre et planifier
family-odd-med-kit = Une fois par tour, gratuit : vous regagnez 1 population, sans dépasser celle du départ.
    .title = Sauver quelqu’un

## Epics

epic-ozone = Ozone
    .line = Respirez à fond. C’est la dernière bouffée offerte par la maison.
epic-dazzle = Dazzle
    .line = Fermez les yeux, mon cœur. Ça ne change plus rien.
epic-sourcefield = Sourcefield
    .line = Chaque lampe de cette rue m’obéit. Bonne nuit.
epic-loophole = Loophole
    .line = Vous ne remarquerez presque rien. Ce sera une si petite ville.
epic-newton = Newton
    .line = Allez-y, frappez. Je rends toujours tout.
epic-obliteration = Obliteration
    .line = La lumière sera. Ce qui vient après, je ne l’ai pas encore écrit.
epic-knoxx = Knoxx
    .line = C’est qui, le bon chien ? Pas moi, l’ami. Pas aujourd’hui.
epic-stormwind = Stormwind
    .line = Mes nuages, mes champs, ma récolte. Gardez donc la foudre.
epic-larcener = Larcener
    .line = Ça a l’air lourd. Laissez, je vous le porte.
epic-echolalia = Echolalia
    .line = Qui va là ? Qui va là ? Qui va là ?
epic-tollkeeper = Tollkeeper
    .line = Trois pour la route, cinq pour le pont, dix pour ce regard.
epic-lacuna = Lacuna
    .line = Vous êtes venus arrêter quelqu’un. Vous rappelez-vous qui ?
epic-chorus = Chorus
    .line = On reprend du début, et cette fois tout le monde !
epic-garrison = Garrison
    .line = Fermez la porte. Non, l’autre. Non, toutes.

## What Epics do
# $n is how many, $action another action's name, $per what is counted: `barricade`, `enforcement` or `research`.

action-pull = Attirer
    .text = Tous les Redresseurs des quartiers voisins sont traînés ici. Tant que ceci est à gauche du crochet, personne ne peut partir par un Déplacement.
action-repel = Repousser
    .text = Une Barricade se dresse, et tous les Redresseurs présents sont poussés dans le quartier suivant dans le sens horaire.
action-power-up = Renforcer l’Épique
    .text = Le crochet de l’Épique avance aussitôt d’un cran vers la droite ; s’il n’y a pas de place, sa dernière action a lieu.
action-transform = { $n ->
        [one] Transformation
       *[other] Transformation { $n }
    }
    .text = { $n ->
        [one] On lance le dé de Capacité Épique, et ce qu’il montre a lieu.
       *[other] On lance le dé de Capacité Épique { $n } fois, et chaque fois ce qu’il montre a lieu.
    }
action-steal = { $n ->
        [one] Vol d’Équipement
       *[other] Vol d’Équipement { $n }
    }
    .text = { $n ->
        [one] Vous cédez une carte Équipement jusqu’à ce que cet Épique soit vaincu ; si personne n’en a, vous perdez 1 population.
       *[other] Vous cédez { $n } cartes Équipement jusqu’à ce que cet Épique soit vaincu ; chacune qui manque coûte 1 population.
    }
action-attack-money = { $n ->
        [one] Piller
       *[other] Piller { $n }
    }
    .text = Vous perdez { $n } $. Quand la caisse est vide, il faut vendre de l’Équipement ; s’il n’en reste pas, chaque dollar coûte 1 population.
action-attack-plan = { $n ->
        [one] Déjouer
       *[other] Déjouer { $n }
    }
    .text = { $n ->
        [one] Vous cédez un jeton Planification ; si personne n’en a, vous perdez 1 population.
       *[other] Vous cédez { $n } jetons Planification ; chacun qui manque coûte 1 population.
    }
action-red-shield = { $n ->
        [one] Bouclier rouge
       *[other] { $n } Boucliers rouges
    }
    .text = { $n ->
        [one] Un Bouclier rouge arrive ici : tant qu’il est là, aucune figurine Sûreté ne peut être retirée.
       *[other] { $n } Boucliers rouges arrivent ici : tant qu’ils sont là, aucune figurine Sûreté ne peut être retirée.
    }
action-blue-shield = { $n ->
        [one] Bouclier bleu
       *[other] { $n } Boucliers bleus
    }
    .text = { $n ->
        [one] Un Bouclier bleu arrive ici : tant qu’il est là, aucun crochet ne peut être contenu.
       *[other] { $n } Boucliers bleus arrivent ici : tant qu’ils sont là, aucun crochet ne peut être contenu.
    }
action-copy = Dupliquer
    .text = La première action de chacun des deux Épiques voisins a lieu ici.
action-copy-token = { $n ->
        [one] Jeton Dupliquer
       *[other] { $n } jetons Dupliquer
    }
    .text = { $n ->
        [one] Un jeton Dupliquer arrive ici : chaque fois, l’Épique fait une action de plus.
       *[other] { $n } jetons Dupliquer arrivent ici : chaque fois, l’Épique fait une action de plus par jeton.
    }
action-copy-token-clockwise = { $n ->
        [one] Jeton Dupliquer (sens horaire)
       *[other] { $n } jetons Dupliquer (sens horaire)
    }
    .text = { $n ->
        [one] Un jeton Dupliquer va dans le quartier suivant dans le sens horaire : l’Épique qui s’y trouve fait chaque fois une action de plus.
       *[other] { $n } jetons Dupliquer vont dans le quartier suivant dans le sens horaire : l’Épique qui s’y trouve fait une action de plus par jeton.
    }
action-per = { $action } par { $per ->
        [barricade] Barricade
        [enforcement] Sûreté
       *[research] recherche
    }
    .text = { $per ->
        [barricade] Une fois par Barricade du quartier
        [enforcement] Une fois par figurine Sûreté du quartier
       *[research] Une fois par point de recherche de l’Épique, ou de santé s’il n’y a plus de recherche
    } : { $action }.

## Modules

module-1 = Nouveaux Redresseurs
    .text = Val, Mizzy, Exel et Sam, avec des dés de plusieurs couleurs, rejoignent ceux du jeu de base.
module-2 = Nouveaux Équipements
    .text = 24 cartes de plus : des dons aux coéquipiers, des cartes qui coûtent deux dés, de quoi manger.
module-3 = Les Épiques
    .text = 39 Épiques au lieu de 25 : ils attirent et repoussent, volent, se transforment et s’abritent derrière des Boucliers.
