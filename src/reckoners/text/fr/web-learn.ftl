# Comment jouer, la partie guidée, et ce que le livret de règles replie.

## Préparation

# $n is the number of Reckoners.
web-new-research = Le Grand Épique face à { $n } Redresseurs : recherche { $research }, puis santé { $health }.

## Rule reference

web-rules-not-in-play = pas en jeu
web-rules-away = { $pack }, pas en jeu
web-rules-folded = { $n ->
    [one] Une règle d’un module qui n’est pas en jeu
   *[other] { $n } règles de modules qui ne sont pas en jeu
}

## La partie guidée

web-learn-step = Étape { $n } sur { $of }
web-learn-setting-up = Mise en place de votre première partie…
web-learn-leave = Quitter le guide, jouer
web-learn-smaller = Réduire le guide
web-learn-larger = Montrer le guide
web-learn-later = Jouez : le guide revient
web-learn-skip = Passer
web-learn-finish = Jouer sans guide

# What to click now. $who is a Reckoner, $face what a die shows, $what an action such as "Research Herald".
web-learn-do-seat = Ouvrez le plateau : { $who }.
web-learn-do-die = { $who } : prenez ce dé ({ $face }).
web-learn-do-keep = { $who } : gardez ce dé ({ $face }).
web-learn-do-plan = { $who } : prenez le jeton Planification.
web-learn-do-card = Prenez la carte { $card }.
web-learn-do-target = Maintenant, cliquez ici : { $what }.
web-learn-do-market = Prenez { $card } au marché.
web-learn-do-buyer = Donnez { $card } à { $who }.
web-learn-do-tab = Ouvrez d’abord « { $tab } ».
web-learn-do-district = Allez d’abord voir ce quartier : { $district }.
web-learn-do-reroll = Relancez les autres.
web-learn-do-stop = { $who } : gardez tous les dés, les jets sont finis.
web-learn-do-end = Terminez l’étape ici.
web-learn-do-sure = Il reste des dés. Terminez quand même.
web-learn-do-drop = Reposez ce que vous tenez.
web-learn-do-lapse = Laissez perdre le reste de ce dé.
web-learn-do-undo = Annulez votre dernière action.
web-learn-do-redo = Rétablissez-la maintenant.
web-learn-do-advice = Demandez : « Que feriez-vous ? »
web-learn-do-thinking = Il réfléchit, un instant.
web-learn-do-advice-close = Lisez, puis refermez.
web-learn-do-recap = Lisez ce qui s’est passé, puis continuez.

web-learn-welcome = Newcago, la nuit
    .text = Vous menez { $first } et { $second }. C’est une vraie partie, avec un guide : le cadre montre où cliquer, et vous pouvez toujours faire autre chose. « Annuler » défait tout.
web-learn-boss = Le Grand Épique
    .text = { boss-steelheart } tient la ville ; pour gagner, abattez-le : d’abord toute sa recherche, puis toute sa santé. Ses quatre pistes montrent ce qu’il fait à chaque tour.
web-learn-epic = Un Épique
    .text = Un Épique règne dans chaque quartier. La loupe est sa recherche, le cœur sa santé. Les actions à gauche du crochet sont allumées : elles auront lieu. Celles qui sont éteintes, pas encore.
web-learn-forecast = Combien cela coûtera-t-il ?
    .text = Ce que les Épiques feraient s’ils agissaient maintenant, et combien d’habitants cela coûterait. Quand il n’y en a plus, c’est perdu. Presque tout ce que vous faites réduit ce nombre.
web-learn-buy = Acheter de l’Équipement
    .text = Avant le premier tour, l’équipe peut dépenser son argent. Prenez une carte du marché, puis dites qui la reçoit.
web-learn-place = Où commencer
    .text = Chaque Redresseur commence dans un quartier. Les symboles agissent là où se trouve leur Redresseur : c’est là qu’aura lieu le premier combat.
web-learn-keep = Garder et relancer
    .text = Cliquez sur les dés qui vous plaisent : ils sont gardés. Les autres sont relancés, deux fois au plus, et il faut chaque fois en garder au moins un de plus.
web-learn-stop = Cela suffit
    .text = Un troisième jet serait possible, mais ces dés conviennent. Qui garde tous ses dés a fini de lancer.
web-learn-research = Rechercher
    .text = La loupe réduit la recherche d’un Épique. À 0, il est affaibli : sa santé baisse et on peut le blesser. Un dé agit là où se trouve son Redresseur.
web-learn-contain = Contenir
    .text = Poussez un crochet vers la gauche : l’action qu’il dépasse s’éteint et n’aura pas lieu. Regardez la prévision.
web-learn-undo = Changer d’avis
    .text = « Annuler » ne demande rien et ne s’épuise jamais ; « Rétablir » ramène les mêmes dés. Essayez les deux.
web-learn-enforcement = Nettoyer les rues
    .text = Quand un Épique a agi, son crochet va vers la droite : d’un cran, plus un par figurine Sûreté autour de lui. Le casque barré en retire une.
web-learn-money = Gagner de l’argent
    .text = Une pièce, c’est 1 $ pour l’équipe. L’argent achète de l’Équipement à la fin du tour.
web-learn-plan = Jetons Planification
    .text = Un jeton Planification est un dé avec un symbole au choix. Ceux qui ne servent pas restent ; ceux gagnés maintenant serviront à partir du tour suivant.
web-learn-move = Se déplacer
    .text = Un dé entier, quelle que soit sa face, mène son Redresseur dans n’importe quel quartier sans Barricade. Cédez-en un et déplacez-vous.
web-learn-overflow = Trop loin : l’excès
    .text = Ce crochet n’aura plus de place à droite. Pour chaque cran de trop, la dernière action a lieu une fois de plus : elle est hachurée. Contenez l’Épique ou retirez la Sûreté à temps.
web-learn-attack = Attaquer
    .text = L’éclat réduit la santé. À 0, l’Épique est vaincu et laisse son butin à l’équipe. Si sa santé est infinie, il faut d’abord l’affaiblir.
web-learn-cost = Une carte qui coûte un dé
    .text = Certaines cartes se paient : un dé entier qui montre le bon symbole, ou un jeton Planification. En échange, elles agissent comme un dé.
web-learn-ability = Un pouvoir
    .text = Chaque Redresseur a un pouvoir, une fois par tour. Celui-ci ne coûte rien ; un clic montre ce qu’il peut faire.
web-learn-barricade = Barricades
    .text = Une Barricade ferme son quartier : personne n’y entre ni n’en sort. Un dé entier en retire une, où qu’elle soit.
web-learn-advice = Un doute ?
    .text = Le planificateur dit ce qu’il ferait, et pourquoi. Un clic sur une proposition la joue. Ici, regardons seulement.
web-learn-rest = Utiliser le reste
    .text = Utilisez les autres dés à votre guise : les bords verts montrent ce qui est possible. Le cadre montre une façon de faire. Les dés inutilisés sont perdus à la fin de l’étape.
web-learn-rewards = Butin
    .text = Un Épique vaincu vous aide : utilisez ses symboles, où vous voulez. La recherche sur le Grand Épique se fait toute seule.
web-learn-market = Le marché
    .text = L’équipe peut maintenant acheter de l’Équipement, sans y être obligée. Ce qui n’est pas dépensé reste. Puis les Épiques agissent.
web-learn-night = Aux Épiques
    .text = Les Épiques ont agi l’un après l’autre, puis le Grand Épique, comme prévu. De nouveaux Épiques remplacent les vaincus. Les crochets ont avancé : à vous de nouveau.
web-learn-goal = Maintenant, abattez-le
    .text = Recherchez le Grand Épique là où il se trouve et par le butin, jusqu’à 0. Puis attaquez-le comme un Épique. À vous de sauver la ville.
web-learn-half = Deux symboles
    .text = Il reste quelque chose de ce dé ou de cette carte. Il faut l’utiliser avant le suivant du même Redresseur, sinon c’est perdu ; chaque symbole peut avoir sa cible.
web-learn-again-recap = Ce qui s’est passé
    .text = Les Épiques ont de nouveau agi. Après la lecture, le tour suivant commence.
web-learn-again-place = Encore un
    .text = L’autre Redresseur doit aussi commencer quelque part.
web-learn-again-end = Cela suffit
    .text = Rien d’autre ne doit être acheté. Terminez les achats.
web-learn-again-roll = Lancer
    .text = Gardez ce qui vous plaît et relancez le reste. Quand tout le monde a fini, on utilise les dés.
web-learn-again-rest = Utiliser vos dés
    .text = Utilisez dés, jetons et cartes à votre guise. Le cadre montre une façon de faire.
web-learn-again-rewards = Butin
    .text = Utilisez ce que les Épiques vaincus vous ont laissé.
web-learn-again-market = Le marché
    .text = Achetez si vous voulez, puis terminez les achats : les Épiques agissent.
web-learn-again-lose = La base est découverte
    .text = L’ennemi a trouvé votre base : quelqu’un perd un dé. Choisissez lequel.
