# The rules of the base game in our own words. Each has a title and, where the books leave room, our ruling.
# A ruling says what we decided and why.

## Groups

group-COMP = Le matériel et ses limites
group-SET = Mise en place
group-PRO = Le prologue
group-ROLL = Lancer les dés
group-USE = Utiliser les dés
group-MOVE = Déplacement
group-BAR = Barricades
group-SYM = Les six symboles
group-PLAN = Jetons Planification
group-CARD = Cartes Capacité et Équipement
group-HERO = Les Capacités des Redresseurs
group-BOSS = Face au Grand Épique
group-REW = Butin
group-BUY = Acheter de l’Équipement
group-ADD = Arrivée des Épiques
group-ACT = Activation des Épiques
group-EPI = Ce que font les Épiques
group-STL = Activation de Cœur d’Acier

## COMP

rule-COMP-01 = La ville ne contient jamais plus de 25 figurines Sûreté. Chaque fois qu’il devrait en venir une et que la boîte est vide, quelqu’un meurt à la place : la population baisse de 1.
    .title = 25 figurines Sûreté, pas plus
    .ruling = Peu importe qui envoie la Sûreté : un Épique, le Grand Épique, un quartier ou une carte. Nous plaçons d’abord toutes celles qui restent, dans l’ordre, et seules celles qui manquent coûtent de la population, car la limite tient au matériel et non à un Épique.
rule-COMP-02 = Il n’existe que 8 Barricades. S’il faut en dresser une et que toutes sont déjà en ville, vous perdez 1 population à la place.
    .title = Huit Barricades, pas plus
    .ruling = Cela vaut pour tous ceux qui en dressent, le Grand Épique et les effets de la ville compris. Les Barricades qui restent vont d’abord sur le plateau ; chacune qui manque coûte de la population.
rule-COMP-03 = La boîte de base compte 18 dés de base blancs et quatre dés spéciaux dans chacune des six couleurs ; avec un module de Steelslayer, quel qu’il soit, il y en a sept. Tout dé qui n’est à personne et qui n’est pas capturé attend dans la réserve.
    .title = Combien il y a de dés
rule-COMP-04 = Vous pouvez toujours prendre un jeton Planification de plus ; la réserve est inépuisable.
    .title = Jetons Planification sans fin
    .ruling = La boîte en contient un certain nombre, mais aucun livret ne dit ce qui arrive quand il n’y en a plus, alors qu’il le dit pour d’autres pièces. Chez nous, ils ne s’épuisent donc jamais.
rule-COMP-06 = Le jeu de base compte 25 Épiques et 29 cartes Équipement. Steelslayer remplace les Épiques par une série de 39, mêle 24 cartes de plus à l’Équipement (dont de nouvelles versions de Med Kit et de Fuel Cells) et ajoute 12 cartes Regalia, 14 cartes Dawnslight et 7 cartes Newcago à deux faces.
    .title = Ce que contiennent les pioches
rule-COMP-07 = Quand il vous faut un nouvel Épique et que la pioche est épuisée, les Épiques vaincus sont mélangés et forment la pioche.
    .title = La pioche des Épiques s’épuise
    .ruling = Rien n’est imprimé à ce sujet. Chaque quartier doit recevoir un Épique, donc les vaincus reviennent.
rule-COMP-08 = Quand il n’y a plus d’Équipement à piocher, les places vides du marché le restent, tout simplement. La partie continue comme avant.
    .title = La pioche d’Équipement s’épuise
    .ruling = Les livrets ne disent rien. Une carte vendue plus tard reforme une pioche ; elle comble une place vide dès que le marché se complète de nouveau, et au plus tard au début de l’étape d’achat suivante.
rule-COMP-09 = Rien ne s’use pour de bon : la Sûreté, les Barricades, les Boucliers et les jetons Dupliquer qui quittent le plateau, et les jetons Planification que vous dépensez, peuvent revenir en jeu.
    .title = Les pièces reviennent
    .ruling = Les livrets le disent de la Sûreté et des jetons Planification. Pour toutes les autres pièces, nous faisons de même.

## SET

rule-SET-01 = Six personnes au plus dirigent une équipe de deux à six Redresseurs. Si vous jouez en solitaire, vous en dirigez deux, et chacun agit pour soi. À deux ou trois personnes, chacune peut aussi en diriger plusieurs. Tout ce qui compte les joueurs compte alors les Redresseurs.
    .title = Personnes et Redresseurs
rule-SET-02 = La ville est un anneau fermé, avec un quartier de plus que de Redresseurs. Elle a un sens horaire, et chaque quartier en touche deux autres.
    .title = L’anneau des quartiers
rule-SET-03 = Chaque ville a sept plateaux, et le hasard décide lesquels vous verrez. À Newcago sans cartes supplémentaires, le nom d’un quartier ne change rien.
    .title = Quels quartiers apparaissent
rule-SET-04 = Chaque quartier commence avec un Épique de la pioche mélangée, visible de tous.
    .title = Un Épique par quartier
rule-SET-05 = Les Épiques de la mise en place sont bien préparés : leurs crochets commencent avec trois actions à gauche.
    .title = Premiers crochets sur trois
rule-SET-06 = Un Épique arrive avec la recherche et la santé imprimées sur sa carte.
    .title = Les valeurs d’un Épique
rule-SET-07 = Vous commencez avec 40 de population et 4 $, et votre base est cachée au mieux : son marqueur est sur la case du haut.
    .title = Population et argent de départ
rule-SET-08 = L’Équipement est mélangé, et quatre cartes face visible forment le marché.
    .title = Quatre cartes à vendre
rule-SET-09 = La recherche que demande Cœur d’Acier dépend de l’équipe et de la difficulté (Débutant, Standard, Difficile, Flamme !). Deux Redresseurs : 18, 20, 25, 28. Trois : 23, 26, 30, 33. Quatre : 28, 32, 35, 38. Cinq : 32, 36, 40, 44. Six : 36, 41, 45, 49.
    .title = La recherche pour Cœur d’Acier
rule-SET-10 = Deux plateaux définissent Cœur d’Acier, chacun avec un côté A et un côté B. Débutant se joue avec Ajustement A et Pouvoir A, Standard avec A et B, Difficile avec B et A, Flamme ! avec B et B. Chaque taille d’équipe a son propre plateau d’Ajustement.
    .title = Ses plateaux selon la difficulté
    .ruling = Les livrets allemand et espagnol échangent les côtés pour Standard et Difficile. Nous suivons le livret anglais, car il contient aussi d’autres corrections plus tardives.
rule-SET-11 = Sur chacune des quatre pistes de Cœur d’Acier, le crochet commence avec deux actions à sa gauche.
    .title = Crochets de Cœur d’Acier sur deux
rule-SET-12 = Les dés avec lesquels aucun Redresseur ne commence sont dans la réserve. Aucune couleur de dés spéciaux n’y manque, et les dés de base restants y sont aussi.
    .title = Les dés de la réserve
    .ruling = Un passage des livrets renvoie les dés restants dans la boîte, un autre les garde à portée de main. Nous les gardons : des cartes comme Herman et Rtich ont besoin d’y puiser.
rule-SET-13 = Un Redresseur reçoit une carte Capacité, trois dés spéciaux de sa couleur, trois dés de base et un jeton Planification prêt à servir. Cody reçoit en plus le jeton Sniper. Les Redresseurs de Steelslayer ont leur propre assortiment de dés, et Mizzy apporte ses jetons Démolition.
    .title = Ce qu’a un Redresseur au départ
rule-SET-14 = Choisissez vos Redresseurs ou laissez faire le hasard.
    .title = Qui rejoint l’équipe

## PRO

rule-PRO-01 = Cœur d’Acier apparaît dans un quartier choisi par le hasard.
    .title = Cœur d’Acier arrive en ville
rule-PRO-02 = Sa piste rouge agit une fois. Les trois autres se tiennent tranquilles pour l’instant.
    .title = Seulement la piste rouge
    .ruling = Nous prenons la liste des étapes au mot : rien d’autre n’arrive pendant le prologue. Aucune carte Newcago, aucun pas d’Ildithia, aucune carte Regalia et aucun jeton de difficulté n’agit encore ; pour Limelight, c’est la cellule rouge B-1.
rule-PRO-03 = Puis il marche dans le sens horaire, aussi loin que le dit son dé de Mouvement. Dans une petite ville, il peut faire le tour complet.
    .title = La première marche de Cœur d’Acier
rule-PRO-04 = Avant le premier tour, vous pouvez faire des achats avec l’argent de départ. Tout ce que permet l’étape d’achat est permis ici.
    .title = Des achats avant le départ
    .ruling = Un consommable acheté maintenant agit maintenant. S’il vide un quartier, la première étape Ajouter des Épiques le remplit. Un effet qui cherche le quartier d’un Redresseur n’en trouve pas et n’a pas lieu.
rule-PRO-05 = Chaque Redresseur choisit le quartier où commencer.
    .title = Choisir où commencer
    .ruling = Vous pouvez commencer derrière une Barricade, car être placé n’est pas un Déplacement.
rule-PRO-06 = Dès lors, les tours se répètent jusqu’à la fin. D’abord les Redresseurs : lancer, utiliser, butin, achats. Puis les Épiques : les nouveaux arrivent, tous s’activent.
    .title = Le déroulement d’un tour

## ROLL

rule-ROLL-01 = Tout le monde lance en même temps, chacun à son rythme. Vous pouvez attendre et regarder les dés de vos amis avant de décider.
    .title = Tous lancent ensemble
rule-ROLL-02 = Votre premier jet prend tous vos dés, ceux de l’Équipement aussi. Les dés capturés manquent.
    .title = Le premier jet
rule-ROLL-03 = À chacun de vos deux premiers jets, vous devez garder un dé ou plus. Seuls les dés de ce jet comptent.
    .title = Garder au moins un dé
rule-ROLL-04 = Ce que vous avez gardé reste tel quel jusqu’à l’utilisation des dés.
    .title = Gardé, c’est gardé
rule-ROLL-05 = Les dés que vous n’avez pas gardés sont relancés, deux fois au plus. Le troisième jet est définitif.
    .title = Deux relances au plus
rule-ROLL-06 = Si vous gardez tout, vous avez fini de lancer, même s’il vous reste des relances.
    .title = Tout garder arrête le lancer
rule-ROLL-07 = On n’utilise aucun dé avant que toute l’équipe ait fini de lancer.
    .title = Attendre tout le monde
    .ruling = Si tous vos dés sont capturés, vous comptez comme ayant fini. Vous pouvez encore utiliser des jetons Planification et des cartes. Les livrets ne limitent pas les dés capturés, donc cela peut arriver.

## USE

rule-USE-01 = Toute l’équipe utilise ses dés dans une étape commune. Il n’y a pas d’ordre fixe : agissez dans l’ordre qui aide le plus, et alternez entre Redresseurs comme il vous plaît.
    .title = Tous agissent ensemble
rule-USE-02 = Un dé vous sert une seule fois dans cette étape.
    .title = Chaque dé une fois
rule-USE-03 = Terminez un dé avant d’en prendre un autre. Les symboles que vous y avez laissés sont alors perdus.
    .title = Un dé à la fois
    .ruling = Chaque Redresseur a au plus un dé en main ; jetons et cartes comptent de même. Tant qu’il n’est pas terminé, ce Redresseur ne peut pas en commencer un autre ni être déplacé par le Déplacement de qui que ce soit ; le reste de l’équipe est libre. Vous pouvez laisser se perdre ses derniers symboles à tout moment, comme le dit le livret allemand, donc aucun dé ne reste coincé. Se déplacer, retirer une Barricade, retirer un jeton Dupliquer et payer une carte demandent un dé entier, donc un dé entamé ne suffit pas. Les cartes qui ne font ni symboles ni Déplacement peuvent servir entre-temps, car le livret n’interdit qu’un autre dé.
rule-USE-04 = Vous pouvez répartir les symboles d’un dé : quelques-uns pour cet Épique, d’autres pour celui-là, d’autres pour le Grand Épique ou pour une autre de ses pistes.
    .title = Répartir les symboles
    .ruling = Si une cible demande moins de symboles que vous n’en avez, les autres peuvent aller à autre chose à portée, ou se perdre.
rule-USE-05 = Rien ne vous oblige à utiliser un dé. Un dé resté de côté ne vous rapporte rien.
    .title = Un dé peut rester inutilisé
rule-USE-06 = Quand un de vos dés est terminé, d’autres peuvent agir avant que vous preniez le suivant.
    .title = D’autres agissent entre-temps
    .ruling = Ils peuvent agir même pendant que votre dé est encore en cours. Les livrets laissent tout le monde agir à la fois, et la règle d’un seul dé ne lie chaque Redresseur qu’à ses propres dés.
rule-USE-07 = Vos symboles agissent dans le quartier où vous êtes. Seule une règle ou une carte qui le dit porte plus loin.
    .title = Agir là où vous êtes
rule-USE-08 = L’équipe décide quand cette étape est finie. Ce qui n’a pas servi d’ici là est perdu.
    .title = La fin de l’étape
rule-USE-09 = Vous pouvez utiliser plus de six dés, et garder un dé tôt ou tard ne change rien.
    .title = Pas de limite de dés

## MOVE, BAR

rule-MOVE-01 = Dépensez un dé entier, peu importe ce qu’il montre, et allez dans un quartier de votre choix, autre que le vôtre.
    .title = Tout dé vous déplace
rule-MOVE-02 = Une Barricade ferme son quartier : en vous déplaçant, vous ne pouvez ni y entrer ni en sortir.
    .title = Les Barricades bloquent le passage
rule-BAR-01 = Dépensez un dé entier, peu importe ce qu’il montre, et retirez une Barricade, où qu’elle soit.
    .title = Tout dé retire une Barricade
rule-BAR-02 = Les Barricades s’accumulent. Le quartier reste fermé jusqu’à ce que la dernière ait disparu.
    .title = Les Barricades s’accumulent

## SYM

rule-SYM-01 = Gagner de l’Argent : la caisse de l’équipe augmente de 1 $ par symbole.
    .title = Gagner de l’Argent pour la caisse
    .ruling = Chez nous, la piste d’argent n’a pas de fin : aucun livret ne nomme de maximum.
rule-SYM-02 = Attaquer la Sûreté : par symbole, une figurine Sûreté de votre quartier retourne dans la boîte.
    .title = Attaquer la Sûreté dégage les rues
rule-SYM-03 = Contenir un Épique : par symbole, repoussez d’un cran vers la gauche un crochet de votre quartier, celui de l’Épique ou l’un de ceux du Grand Épique. La première action ne peut jamais être contenue.
    .title = Contenir un Épique repousse les crochets
rule-SYM-04 = Rechercher un Épique : par symbole, un Épique de votre quartier, ou le Grand Épique s’il y est, a une recherche de moins pour se cacher.
    .title = Rechercher un Épique révèle sa faiblesse
rule-SYM-05 = Un Épique sans recherche est affaibli. Si sa santé dépasse la valeur affaiblie de sa carte, elle tombe aussitôt à cette valeur.
    .title = Affaiblir un Épique
rule-SYM-06 = Attaquer un Épique : par symbole, un Épique de votre quartier, ou le Grand Épique s’il y est, perd 1 santé. Une santé infinie ne peut pas être entamée.
    .title = Attaquer un Épique réduit sa santé
rule-SYM-07 = Sans santé, un Épique est vaincu. Sa carte s’en va, et vous la gardez à côté du plateau pour le butin. Ses figurines Sûreté et ses Barricades restent, de même que tous ceux qui s’y trouvent.
    .title = Vaincre un Épique
    .ruling = Les Boucliers et les jetons Dupliquer restent aussi et servent l’Épique suivant, tout comme la Sûreté et les Barricades.
rule-SYM-08 = Planification : par symbole, vous recevez un jeton Planification. Il attend à côté de votre plateau et ne peut pas être dépensé pendant cette phase des Redresseurs.
    .title = Planification : jetons pour plus tard
rule-SYM-09 = La force seule suffit : un Épique dont la santé est un nombre peut être vaincu sans que personne ait trouvé sa faiblesse.
    .title = Vaincre sans affaiblir
rule-SYM-10 = La recherche peut dépasser la valeur imprimée, jusqu’à 5, et la santé jusqu’à 10. Un Épique affaibli ne regagne jamais de recherche, et un Épique vaincu le reste.
    .title = Jusqu’où montent les valeurs

## PLAN

rule-PLAN-01 = Dépensez un jeton Planification prêt comme un dé à un symbole, que vous nommez. Il peut aussi vous déplacer, retirer une Barricade ou payer une carte.
    .title = Un jeton est un dé joker
rule-PLAN-02 = Les jetons ne se dépensent qu’à l’étape d’utilisation, et un nouveau doit attendre la phase des Redresseurs suivante. Ceux que donne Operations de Tia, et quelques autres qui le disent, sont prêts immédiatement.
    .title = Les nouveaux jetons attendent
rule-PLAN-03 = Quand la phase des Redresseurs est finie, vos nouveaux jetons deviennent prêts. Vous pouvez en garder autant que vous voulez, aussi longtemps que vous voulez.
    .title = Les jetons deviennent prêts
rule-PLAN-04 = Vous pouvez changer un jeton en 1 $ pendant l’utilisation des dés, mais plus pendant les achats.
    .title = De l’argent d’un jeton

## CARD

rule-CARD-01 = Les cartes permanentes sont toujours actives, sans rien coûter.
    .title = Les cartes permanentes agissent toujours
rule-CARD-02 = Une carte gratuite vous aide une fois par tour, pendant l’utilisation des dés. Faith d’Abraham, elle, sert pendant le lancer.
    .title = Gratuit, une fois par tour
rule-CARD-03 = Une carte à coût vous aide une fois par tour, pendant l’utilisation des dés. Donnez un dé, avec tout ce qu’il porte ; il suffit qu’un symbole du coût figure parmi les siens. Un jeton Planification convient aussi.
    .title = Les cartes à coût
    .ruling = On pourrait lire le livret espagnol comme exigeant tous les symboles du coût. L’anglais et l’allemand en demandent un, et nous aussi.
rule-CARD-04 = Les symboles d’une carte sont pour vous un dé. Vous pouvez aussi les utiliser tous ensemble pour vous déplacer, retirer une Barricade ou payer une autre carte.
    .title = Une carte agit comme un dé
rule-CARD-05 = Ce qu’une carte vous donne prolonge le dé qui l’a payée. Utilisez-le avant de prendre le dé suivant.
    .title = Un groupe avec son paiement
rule-CARD-06 = Vous pouvez payer une carte avec ce qu’une autre a donné. La seconde prend tout ce que la première a produit.
    .title = Des cartes qui paient des cartes
rule-CARD-07 = L’Équipement reste à son Redresseur jusqu’à la fin et ne se transmet jamais. Seul le vol d’un Épique, ou une vente imposée par Piller, les sépare. Portez autant de cartes que vous pouvez en obtenir.
    .title = L’Équipement a un seul propriétaire
rule-CARD-08 = Les convertisseurs (Forensic Kit, Gravatonics, Trap) lient deux symboles : chaque symbole d’une sorte peut servir comme l’autre, dans les deux sens, qu’il vienne d’un dé ou d’une carte. Vous décidez à neuf pour chaque symbole.
    .title = Convertisseurs : deux symboles en un
    .ruling = Quand des cartes se combinent, on double d’abord, puis vient Fuel Cells, et on convertit en dernier, symbole par symbole. Deux symboles devenus égaux seulement par conversion ne font pas une paire pour Fuel Cells. Les livrets le disent pour les doubleurs, et nous traitons Fuel Cells de même. Un symbole n’est converti qu’une fois : il agit comme lui-même ou comme un partenaire, jamais comme le partenaire d’un partenaire. Si plusieurs symboles d’un groupe peuvent servir, vous choisissez lequel est utilisé ; là où cela revient au même, rien n’est demandé.
rule-CARD-09 = Dowser, Epic DNA, Gauss Gun, Harmsway, Jacket et Tensors vous apportent chacun un dé spécial de plus, de la couleur indiquée sur la carte.
    .title = L’Équipement qui apporte des dés
    .ruling = Si la réserve n’a pas ce dé, vous le recevez au début de la première phase des Redresseurs où il y en a un. Quand la carte est volée ou vendue, le dé y retourne ; quand la carte revient, un dé revient aussi, s’il y en a un. Les dés sont limités, et le dé va avec la carte.
rule-CARD-10 = Camera, Evidence, Explosives, Flash Grenade et Twin Pistols font compter double une sorte de symbole sur vos dés de base. Il doit avoir été obtenu au lancer : les dés spéciaux, les jetons Planification et les symboles convertis n’en profitent pas. Vous pouvez convertir après avoir doublé.
    .title = Doubleurs pour dés de base
    .ruling = Une face tournée par Improvise, ou relancée par Extra Ammo, compte comme lancée et se double : ces cartes changent le résultat du dé. Un symbole fait par Utility Tool ne se double pas, car cette carte ne change qu’un symbole.
rule-CARD-11 = Bank Vault, Bribe, EMP et Imager, ainsi que les Capacités Checkmate et Lead the Way, changent un dé qui montre leur coût en symboles de la carte. Vous les utilisez comme un dé.
    .title = Échangeurs : un dé pour plus
rule-CARD-12 = Grenade Launcher, Notebooks, Safe House et Drone vous donnent leurs symboles pour rien une fois par tour, et vous pouvez les utiliser où vous voulez. Si vous payez une autre carte avec eux, celle-ci n’agit toujours que là où vous êtes.
    .title = Les cartes qui portent partout
    .ruling = Vous pouvez envoyer chaque symbole dans un quartier différent, Boucliers et pistes de quartier compris. Se déplacer et retirer un jeton Dupliquer ne sont pas des symboles, donc cela part de là où vous êtes. Parmi les cartes qu’une telle carte peut payer, seule Tradecraft conserve la portée, comme le montre l’exemple de Notebooks. Drone manque dans les listes de deux langues, mais sans elle on n’arriverait pas à 29 cartes.
rule-CARD-13 = Disguise, Grenade, Night Vision Goggles, Rifle et Schematics vous donnent leurs symboles pour rien, une fois par tour, comme un dé.
    .title = Les cartes à symboles gratuits
rule-CARD-14 = Helicopter et Motorcycle vous emmènent dans un quartier de votre choix une fois par tour, gratuitement. Une Barricade les arrête aussi.
    .title = Les véhicules vous déplacent gratuitement
    .ruling = Un véhicule, comme Dispatch de Val, fait un vrai Déplacement, puisque les livrets emploient les mêmes mots. Ce qui arrête un Déplacement l’arrête : les Barricades, et Attirer d’un Épique.
rule-CARD-15 = Une carte utilisée reste tournée de côté jusqu’à la fin du tour ; au tour suivant, vous pouvez la réutiliser.
    .title = Les cartes utilisées attendent un tour

## HERO

rule-HERO-01 = David, Improvise : tournez un de ses dés sur la face qu’il veut.
    .title = Improvise : David tourne un dé
    .ruling = Ce doit être un dé de David lui-même, et un dé intact ; un livret dit n’importe quel dé, un autre le sien. La nouvelle face compte comme lancée, donc les doubleurs agissent sur elle.
rule-HERO-02 = Abraham, Faith : une fois pendant son lancer, il peut relancer les dés de son choix du jet qui vient d’avoir lieu, avant de choisir lesquels garder. Les dés gardés plus tôt sont hors d’atteinte, et ses deux relances restent intactes.
    .title = Faith : Abraham relance
    .ruling = Il peut le faire après celui de ses trois jets qu’il veut, une fois par tour ; il choisit ensuite ce qu’il garde. Le livret parle d’un jet donné sans dire lequel.
rule-HERO-03 = Tia, Operations : un coéquipier reçoit un jeton Planification et peut le dépenser tout de suite.
    .title = Operations : Tia donne un jeton
rule-HERO-04 = Cody, Sniper : choisissez un quartier pour le jeton Sniper. Tant qu’on utilise les dés, les dés et l’Équipement de Cody agissent là-bas aussi bien que là où il se trouve.
    .title = Sniper : Cody porte plus loin
    .ruling = Il répartit les symboles entre les deux quartiers comme il veut, aussi sur le Grand Épique, malgré les Barricades et malgré Attirer. Les jetons Planification, les cartes Dawnslight, les Boucliers, les jetons Dupliquer et les pistes de quartier sont compris, et Climbing Kit et Gottschalk atteignent aussi les quartiers voisins du jeton. Pour tout le reste, seule la figurine compte : se déplacer, déplacements forcés, Blackmail, Sabotage, avantages de Newcago, aide de Dawnslight et quiconque cherche des Redresseurs. La carte parle d’utiliser des dés et de l’Équipement, et de rien de plus.
rule-HERO-05 = Megan, Checkmate : donnez un dé qui montre le coût et frappez avec trois Attaquer un Épique.
    .title = Checkmate : Megan frappe
rule-HERO-06 = Prof, Lead the Way : donnez un dé qui montre le coût et recevez les symboles de sa carte.
    .title = Lead the Way : Prof échange

## BOSS

rule-BOSS-01 = Vous ne pouvez agir sur le Grand Épique que si vous êtes dans le même quartier.
    .title = Rencontrer le Grand Épique
rule-BOSS-02 = Le Grand Épique a quatre pistes avec un crochet chacune. En contenir une laisse les trois autres en paix.
    .title = Quatre pistes à contenir
rule-BOSS-03 = Tant qu’il reste de la recherche, le Grand Épique ne peut pas être blessé. Quand il n’y en a plus, sa santé apparaît : à Newcago autant que la recherche de départ, à Babilar la valeur de la difficulté, à Ildithia la valeur de la page de Limelight.
    .title = Affaiblir le Grand Épique
    .ruling = Si vos dés ont trouvé la faiblesse, vous pouvez attaquer dans la même étape. Si un butin du jeu de base l’a trouvée, vous devez attendre le tour suivant, car le butin vient après les dés.
rule-BOSS-04 = Dès que le Grand Épique n’a plus de santé, vous avez gagné.
    .title = Comment on gagne
    .ruling = Victoire et défaite tombent toutes deux à l’instant, donc la première qui vient décide.
rule-BOSS-05 = Dès que la population est à 0, vous avez perdu. On ne joue d’abord aucune activation jusqu’au bout.
    .title = Comment on perd
    .ruling = Victoire et défaite tombent toutes deux à l’instant, donc la première qui vient décide.

## REW

rule-REW-01 = Dans le jeu de base, le butin vient après l’étape d’utilisation : tout entier, pour tous les Épiques que vous y avez vaincus. Vous ne pouvez pas le mettre de côté.
    .title = Quand vient le butin
rule-REW-02 = Un butin agit dans toute la ville. Partagez-le entre quartiers, Épiques et pistes comme vous le souhaitez.
    .title = Le butin porte partout
rule-REW-03 = Attaquer la Sûreté comme butin : retirez autant de figurines Sûreté du plateau, où vous voulez.
    .title = Butin : retirer la Sûreté partout
rule-REW-04 = Contenir comme butin : repoussez des crochets d’autant de crans en tout, ceux du Grand Épique aussi si vous voulez. Chaque piste garde sa première action.
    .title = Butin : contenir n’importe qui
rule-REW-05 = Planification comme butin : mettez-vous d’accord sur qui reçoit quels jetons. On peut les dépenser à partir de l’étape d’utilisation suivante.
    .title = Butin : jetons Planification à partager
    .ruling = N’importe quel joueur peut les répartir ; tous les autres le voient et peuvent le faire annuler. Les livrets laissent ces choses à l’équipe entière.
rule-REW-06 = De l’argent comme butin : il va dans la caisse de l’équipe.
    .title = Butin : de l’argent pour l’équipe
rule-REW-07 = Recherche du Grand Épique comme butin : elle aide contre le Grand Épique et personne d’autre. Sur un Grand Épique affaibli, il n’y a plus rien à trouver.
    .title = Butin : recherche du Grand Épique
rule-REW-08 = S’il n’y a rien qu’un butin puisse changer, il est perdu.
    .title = Un butin peut être perdu
rule-REW-09 = Une fois leur butin remis, les Épiques vaincus vont sur une pile face visible.
    .title = La pile des vaincus

## BUY

rule-BUY-01 = La caisse est à tous. Achetez au marché ce que vous pouvez payer, et mettez-vous d’accord sur qui reçoit chaque carte.
    .title = Une caisse pour tous
    .ruling = N’importe quel joueur peut acheter pour l’équipe ; tout le monde le voit et peut le faire annuler. Les livrets disent que vous décidez ensemble.
rule-BUY-02 = Dès qu’une carte est vendue, la pioche en fournit une autre à sa place.
    .title = Le marché se complète
rule-BUY-03 = 1 $ renouvelle le marché : les quatre cartes proposées quittent la partie pour de bon et quatre autres apparaissent. Faites-le quand vous voulez pendant cette étape, et plusieurs fois si vous pouvez payer.
    .title = Renouveler le marché
    .ruling = Quand la pioche est presque vide, il apparaît autant de cartes qu’il y en a. Vous pouvez quand même payer, même pour ne rien voir de nouveau.
rule-BUY-04 = 2 $ libèrent un dé capturé ; il retourne aussitôt à son propriétaire.
    .title = Racheter des dés

## ADD

rule-ADD-01 = Commencez là où est le Grand Épique et faites le tour dans le sens horaire : partout où aucun Épique ne règne, il en vient un de la pioche.
    .title = Les quartiers vides se remplissent
rule-ADD-02 = Un nouveau venu a les valeurs de sa carte, et son crochet ne laisse qu’une action à gauche.
    .title = Les nouveaux commencent petit

## ACT

rule-ACT-01 = Tous les Épiques s’activent, l’un après l’autre : d’abord celui du quartier du Grand Épique, puis dans le sens horaire. Les nouveaux venus aussi. Le suivant ne commence que quand le précédent a tout à fait fini, et le Grand Épique vient en tout dernier.
    .title = L’ordre des Épiques
rule-ACT-02 = Un Épique fait tout ce qui se trouve à gauche de son crochet, en commençant tout à gauche.
    .title = Les actions avant le crochet
rule-ACT-03 = Ensuite, son crochet avance d’un cran vers la droite, et d’un de plus pour chaque figurine Sûreté sur place, y compris celles qui viennent d’arriver.
    .title = Le crochet avance
rule-ACT-04 = Un crochet n’atteint jamais un bout : il reste au moins une action à sa gauche et une à sa droite.
    .title = Les limites du crochet
rule-ACT-05 = Si le bout de la piste arrête le crochet, l’Épique exécute aussitôt sa dernière action, une fois par cran perdu. La Sûreté arrivée de cette façon ne donne plus de cran cette fois-ci.
    .title = Quand la piste est pleine

## EPI

rule-EPI-01 = Fortifier : l’Épique gagne 1 recherche et 1 santé, dans la mesure des limites. Un Épique affaibli ne gagne que de la santé. Quand rien ne peut monter, vous perdez 1 population.
    .title = Fortifier : des Épiques plus résistants
    .ruling = On ne perd de la population que si aucune des deux valeurs ne peut monter ; une version des règles laissait entendre que les deux devaient être à leur limite. Un Épique à santé infinie gagne de la recherche, et à 5 de recherche, c’est vous qui payez. La santé peut très bien dépasser la valeur affaiblie ; seule la limite de 10 l’arrête.
rule-EPI-02 = Renforcer la Sûreté : une figurine Sûreté arrive dans le quartier de l’Épique.
    .title = Renforcer la Sûreté d’un garde
rule-EPI-03 = Attaquer la Population : vous perdez 1 population par personne sur l’image.
    .title = Attaquer la Population : des morts
    .ruling = Chez nous, la piste n’a pas de fin vers le haut et ne peut pas descendre sous 0, où la partie est de toute façon perdue.
rule-EPI-04 = Action partagée : l’action entre les flèches a lieu chez les deux voisins et pas chez celui qui partage.
    .title = Partage avec les deux voisins
    .ruling = Le voisin dans le sens horaire passe en premier, comme dans le livret ; cela compte quand les pièces manquent. Si un voisin n’a pas d’Épique, les pièces sont placées quand même, tandis que Fortifier n’y fait rien et ne coûte rien, car aucune limite n’a été atteinte.
rule-EPI-05 = La Sûreté arrivée par partage accélère aussitôt son nouvel Épique si celui-ci doit encore s’activer. Sinon, elle compte à partir du tour suivant.
    .title = Quand compte la Sûreté partagée
rule-EPI-06 = Ajouter une Barricade : par symbole, une Barricade se dresse dans le quartier de l’Épique.
    .title = Ajouter une Barricade : rues fermées
rule-EPI-07 = Renforcer le Grand Épique : sur sa piste de cette couleur, le crochet avance d’un cran vers la droite.
    .title = Renforcer le Grand Épique
rule-EPI-08 = Si ce crochet n’a plus de place, la dernière action de sa piste a lieu aussitôt à la place.
    .title = Une piste du Grand Épique pleine
    .ruling = Cela arrive une fois par cran perdu et part du quartier du Grand Épique, comme chez les Épiques. Pour le rouge et le bleu de Cœur d’Acier, c’est seulement ce que montre la dernière case, sa Sûreté ou sa Barricade, et non toute la piste.
rule-EPI-09 = Découvrir la base des Redresseurs : le marqueur de base descend d’un cran. S’il était tout en bas, votre base est découverte : l’équipe cède un dé, que vous choisissez, et le marqueur remonte tout en haut.
    .title = Découvrir la base des Redresseurs
    .ruling = L’équipe choisit le dé, chez n’importe quel Redresseur, puisque les livrets hésitent entre un joueur et tous ; n’importe quel joueur peut le faire, et cela peut s’annuler. Si personne n’a plus de dé, le marqueur remonte et c’est tout : aucune pénalité n’est imprimée.
rule-EPI-10 = Un dé capturé n’est plus à vous tant que vous n’avez pas payé. Rien ne limite le nombre de dés que vous pouvez perdre.
    .title = Les dés capturés restent absents
    .ruling = Un dé venu d’un Équipement revient à qui possède cette carte. Vous ne pouvez pas le libérer tant qu’un voleur détient la carte, et une vente de la carte l’envoie dans la réserve. Le livret parle du propriétaire d’origine.

## STL

rule-STL-01 = Cœur d’Acier exécute tout ce qui est à gauche de ses quatre crochets, de la piste du haut vers le bas.
    .title = Quatre pistes dans l’ordre
rule-STL-02 = Puis il marche dans le sens horaire, aussi loin que le dit son dé de Mouvement. Dans une petite ville, il peut faire le tour complet.
    .title = Cœur d’Acier poursuit sa marche
    .ruling = Les livrets ne s’accordent pas sur les tailles d’équipe qui peuvent le voir revenir à sa place. Ce n’est pas une règle : cela découle des faces du dé, et celles-ci sont de nous.
rule-STL-03 = Sa propre activation n’avance jamais ses crochets. Il y faut les Épiques.
    .title = Ses crochets ne bougent pas
rule-STL-04 = Piste rouge : additionnez la Sûreté à gauche du crochet. En commençant chez lui et dans le sens horaire, chaque quartier reçoit un groupe, aussi grand que le dit son plateau d’Ajustement, jusqu’à ce que tout soit placé. Le dernier groupe peut être petit.
    .title = La Sûreté par groupes
    .ruling = S’il en reste après un tour complet, on continue en repassant par son quartier : le livret dit dans le sens horaire et ne nomme pas de fin.
rule-STL-05 = Piste bleue : additionnez les Barricades à gauche du crochet. En commençant chez lui et dans le sens horaire, chaque quartier en reçoit une.
    .title = Les Barricades une par une
    .ruling = S’il en reste après un tour complet, un deuxième commence, comme pour la piste rouge.

## Worked examples

example-EX-01 = Tia et le dé qui ne peut pas attendre : un dé à la fois, et un jeton Planification bien employé.
example-EX-02 = Abraham et Tia s’unissent contre Nightwielder : d’abord la recherche, puis l’attaque.
example-EX-03 = Les deux Contenir de David, partagés entre le Grand Épique et Faultline.
example-EX-04 = Affaiblir Faultline, une fois en pleine santé et une fois déjà mal en point.
example-EX-05 = Refractionary arrive à The Loop.
example-EX-06 = Curveball s’active avec trop peu de place pour le crochet.
example-EX-07 = La chaîne de Megan avec EMP, Gravatonics et Checkmate, le tout en un groupe.
example-EX-08 = Fortuity découvre la base ; un dé est perdu, puis racheté.
example-EX-09 = Trois figurines Sûreté, placées par Cœur d’Acier par groupes de deux.
example-EX-10 = Deux Barricades de Cœur d’Acier, dans deux quartiers.
example-EX-26 = Un butin contre la Sûreté qui n’en trouve plus.
