# The rules that only Steelslayer needs, in our own words, as in rules.ftl.

## Groups

group-HER2 = Steelslayer : Redresseurs
group-EQ2 = Steelslayer : Équipement
group-EP2 = Steelslayer : ce que font les Épiques
group-MOD4 = Steelslayer : nouveaux Grands Épiques et villes
group-REG = Regalia
group-ATK = Assaut
group-BAB = Babilar
group-LIM = Limelight
group-ILD = Ildithia
group-NEW = Cartes Newcago
group-VAR = Variantes

## COMP

rule-COMP-05 = Steelslayer compte 10 Boucliers de Sûreté rouges, 6 Boucliers de Contention bleus et 8 jetons Dupliquer. S’il en faut un et qu’il n’en reste pas, vous perdez 1 population.
    .title = Limites des Boucliers et jetons
    .ruling = Peu importe qui les réclame. On en place autant que possible sur le plateau, dans l’ordre ; chacun qui manque coûte de la population.

## HER2

rule-HER2-01 = Val, Dispatch : elle envoie un coéquipier dans le quartier que celui-ci choisit, ou retire une Barricade où qu’elle soit. Ses dés : 2 de base, 2 verts, 2 violets.
    .title = Dispatch : Val envoie un ami
rule-HER2-02 = Mizzy, Démolition : elle pose un jeton de plus sur sa carte, ou en retire jusqu’à trois et frappe : un Attaquer un Épique, plus deux par jeton retiré, le tout comme un seul dé. Ses dés : 2 de base, 2 orange, 2 noirs.
    .title = Démolition : Mizzy accumule les charges
    .ruling = Comme il s’agit d’un seul dé, vous pouvez aussi dépenser tous les symboles ensemble pour un Déplacement, pour retirer une Barricade ou un jeton Dupliquer, ou pour payer une carte.
rule-HER2-03 = Exel, Tradecraft : il paie avec un dé, une carte ou un jeton Planification et le récupère avec un symbole de plus ; ce symbole est identique à l’un de ceux qui y sont. Ses dés : 2 de base, 2 bleus, 2 rouges.
    .title = Tradecraft : Exel ajoute un symbole
    .ruling = Si le paiement montre des symboles différents, Exel choisit lequel ajouter. Une carte Dawnslight, ou tout ce qu’une carte a produit, peut payer, et si ces symboles portent partout, le nouveau aussi. Fuel Cells aide une fois, dès qu’il y a une paire de symboles égaux et rien de plus : deux deviennent trois puis quatre, un devient deux puis trois. Sous un Assaut, un double compte pour un, et Tradecraft en fait deux ; cet effet ne regarde que ce qui est montré.
rule-HER2-04 = Sam, Joker : à ses deux premiers jets, il n’est obligé de garder aucun dé. Ses dés : six spéciaux, un de chaque couleur, et aucun de base.
    .title = Joker : Sam ne garde rien
    .ruling = Avec une relance de moins, Sam peut ne rien garder de son premier jet et garde tout le second. Si sa Capacité est bloquée, il garde au moins un dé comme tout le monde. Avec deux relances de moins, il garde le premier jet tel quel.
rule-HER2-05 = Mizzy a trois jetons Démolition. Au départ, ils sont à côté de son support, et sa carte est vide.
    .title = Les trois jetons de Mizzy
rule-HER2-06 = Anciens et nouveaux Redresseurs forment une équipe dans n’importe quel mélange. Hormis leurs dés et leurs jetons, les nouveaux commencent avec les mêmes choses.
    .title = Anciens et nouveaux Redresseurs ensemble

## EQ2

rule-EQ2-01 = Les cartes Donner sont gratuites et servent une fois par tour, mais jamais à leur propriétaire : le bienfait va à un coéquipier, que le même joueur peut diriger.
    .title = Les cartes Donner aident autrui
rule-EQ2-02 = Certaines cartes coûtent deux paiements : un pour le premier symbole, un autre pour le second. Dés, cartes et jetons Planification peuvent tous payer, mais aucun deux fois.
    .title = Les cartes qui coûtent deux
rule-EQ2-03 = Un consommable agit dès que vous l’achetez, comme le butin d’un Épique, et quitte la partie. Il peut déclencher une chaîne, vaincre des Épiques et même finir la partie.
    .title = Les consommables agissent à l’achat
    .ruling = En l’achetant, vous nommez un Redresseur qui s’en sert. Si la carte fait la dernière Recherche ou la dernière Attaque, c’est ce Redresseur qui l’a faite, car certaines règles demandent qui.
rule-EQ2-04 = Gottschalk et Climbing Kit portent deux sortes de symboles chez le voisin : vous pouvez les utiliser dans un quartier adjacent, qu’un dé, un jeton ou une carte les ait donnés. Tout ce qu’un tel symbole peut faire s’y fait : sur les Épiques, le Grand Épique, les Boucliers et les pistes d’une ville. Déplacements, jetons Dupliquer et paiements ne sont pas des symboles.
    .title = Agir chez le voisin
    .ruling = Avec le jeton Sniper de Cody, elles atteignent aussi les voisins de son quartier, car il y utilise aussi l’Équipement, et ces deux cartes ne figurent pas parmi ce que les livrets excluent.
rule-EQ2-05 = Spyril, carte Donner : un coéquipier reprend un dé utilisé, de base ou spécial, et l’utilise une seconde fois avec la même face. Ce qu’il a fait avant reste fait. Il ne peut pas payer de nouveau la même carte.
    .title = Spyril : un dé revient
    .ruling = Le dé doit avoir servi pendant cette phase et être encore à son propriétaire ; les dés capturés ou désactivés, les jetons et les cartes ne comptent pas. Il revient entier, même s’il a peu servi, et s’il était encore en cours, on le termine d’abord. Une face tournée par Improvise reste ; un symbole changé par Utility Tool, non. Le livret dit que le dé est récupéré et non relancé.
rule-EQ2-06 = Utility Tool : pendant l’utilisation des dés, un symbole devient un autre de votre choix. Un double ne change qu’à moitié.
    .title = Utility Tool : changer un symbole
    .ruling = Le symbole changé n’a pas été lancé, donc les doubleurs l’ignorent. Fuel Cells regarde avant le changement : deux symboles égaux deviennent d’abord trois, et une paire faite par l’outil n’en est pas une.
rule-EQ2-07 = Herman : échangez un de vos dés contre un de la réserve. C’est un seul dé à la fois : au début d’une phase des Redresseurs, seul celui qui est arrivé peut être échangé de nouveau.
    .title = Herman : échanger un dé
    .ruling = Vous pouvez choisir quand vous recevez la carte et au début de chaque phase des Redresseurs, dés blancs compris, mais vous ne pouvez pas donner de dés capturés ou désactivés. Si le dé reçu en échange est capturé puis libéré, il vous revient. Si la carte est volée ou vendue, l’échange est défait dans la mesure où la réserve a l’ancienne couleur ; si la carte est désactivée, tout reste tel quel pour cette phase.
rule-EQ2-08 = Kidnap : choisissez un quartier. Soit le Grand Épique y vient, soit jusqu’à trois pièces (Boucliers, Barricades, Sûreté, jetons Dupliquer, au choix) depuis n’importe où en ville.
    .title = Kidnap : Grand Épique ou pièces
    .ruling = Jusqu’à trois, bien qu’un livret dise trois. Les Boucliers et les Barricades ne l’empêchent pas, car rien n’est retiré du plateau. La nouvelle place du Grand Épique compte aussitôt pour tout ce qui part de lui ; le plateau de Mouvement d’Ildithia et les victimes de Regalia ne changent pas.
rule-EQ2-09 = Dish Soap : votre marqueur de base remonte d’un cran. S’il est déjà tout en haut, vous recevez un symbole Gagner de l’Argent, à utiliser comme un dé.
    .title = Dish Soap : cacher la base
rule-EQ2-10 = Tracking Device : vous recevez un jeton Planification prêt aussitôt.
    .title = Tracking Device : un jeton prêt
rule-EQ2-11 = Illicit Investments double son symbole sur vos dés de base, aux mêmes conditions que les autres doubleurs.
    .title = Illicit Investments : encore un doubleur
rule-EQ2-12 = Submarine : chaque fois que vous avez fait un Déplacement, vous pouvez faire l’une des deux choses de la carte, comme avec un dé.
    .title = Submarine : agir après un Déplacement
    .ruling = Chacun de vos Déplacements compte, quel qu’en soit le paiement, aussi en véhicule ou sur envoi de Val, avec une action pour chacun. Être attiré ou repoussé ne compte pas. L’action ne peut pas être un autre Déplacement : la liste de la carte l’omet, et il ne doit pas y avoir de voyage sans fin. L’action attend comme celle de Favor : elle est perdue quand vous commencez un autre dé ou quand l’étape finit, et plusieurs qui attendent s’utilisent dans n’importe quel ordre.
rule-EQ2-13 = Blackmail : l’Épique de votre quartier saute sa première action quand il s’active. Les copies de cette action ont quand même lieu, le Grand Épique n’en a cure, et le jeton Sniper n’aide pas. Si la première action a un effet persistant, celui-ci continue.
    .title = Blackmail : sauter une action d’Épique
    .ruling = Ce qui compte, c’est où vous êtes quand l’Épique commence à s’activer. Les déplacements forcés jusqu’à ce moment ont leur effet.
rule-EQ2-14 = Fuel Cells : là où un de vos dés ou une de vos cartes a exactement deux symboles égaux, comptez-en trois. Un dé de base doublé compte aussi.
    .title = Fuel Cells : deux deviennent trois
    .ruling = La carte aide un groupe une seule fois, dès qu’il contient une paire et rien de plus. Un double devient donc trois et, avec Tradecraft, quatre ; un seul devient deux par Tradecraft, puis trois. Elle vient avant les conversions et les changements, donc des symboles rendus égaux ensuite ne font pas une paire.
rule-EQ2-15 = Newcago Dog, Babilar Pizza et Ildithia Tea sont des consommables ; mangez ou buvez, et prenez le butin de la carte.
    .title = À manger et à boire
    .ruling = À Babilar, leur Recherche du Grand Épique va à un quartier que l’équipe choisit, car aucun Épique n’a été vaincu nulle part.
rule-EQ2-16 = Data Chip et Epic Bomb coûtent deux paiements et s’utilisent ensuite comme un dé avec leurs symboles. Pour Data Chip, il faut une Planification et un Contenir.
    .title = Data Chip et Epic Bomb
    .ruling = Seul le livret français montre ce que coûte Data Chip. Nous le reprenons.
rule-EQ2-17 = Extra Ammo, carte Donner : pendant l’utilisation des dés, un coéquipier relance un ou deux dés encore inutilisés, ou un seul deux fois.
    .title = Extra Ammo : un ami relance
    .ruling = Ce qui tombe compte comme lancé, donc les doubleurs agissent dessus. Le second dé se choisit après avoir vu le premier résultat.
rule-EQ2-18 = Predictive Analytics : les jetons que vous recevez par une action Planification sont prêts sur-le-champ. Ceux d’un butin ne le sont pas.
    .title = Predictive Analytics : jetons prêts aussitôt
    .ruling = La Planification que donne Favor est une action et non un butin, donc son jeton est prêt aussi.
rule-EQ2-19 = Sabotage : si un Épique est dans votre quartier, son crochet fait un cran de moins. Cela n’agit ni sur le Grand Épique ni par le jeton Sniper.
    .title = Sabotage : ralentir un crochet
    .ruling = Ce qui compte, c’est où vous êtes quand le crochet va bouger. La carte retire un cran, même un cran qui aurait été perdu au bout de la piste, mais ne fait jamais reculer le crochet, et elle ne ralentit pas Renforcer l’Épique.
rule-EQ2-20 = Blind Spot : vous recevez un Attaquer un Épique, à utiliser comme un dé, chaque fois que quelqu’un est affaibli là où vous êtes, Épique ou Grand Épique. Si la dernière Recherche était la vôtre, le lieu n’importe pas.
    .title = Blind Spot : affaiblir et frapper
    .ruling = Utilisez-le immédiatement, ou terminez d’abord votre dé en cours ; il est perdu quand vous prenez encore un autre dé ou quand l’étape est finie, et un même Épique ne le donne jamais deux fois. Cela vaut aussi pendant les achats, mais il ne peut alors pas payer de cartes. Le Grand Épique est affaibli là où il se trouve ; si un butin ou les habitants d’Ildithia l’ont fait, vous ne recevez l’action que si vous y êtes. Pendant les achats, elle n’agit que sur ses cibles et ne déplace personne. Plusieurs actions qui attendent s’utilisent dans n’importe quel ordre.
rule-EQ2-21 = Favor : vous recevez une Planification, à utiliser comme un dé, chaque fois qu’un Épique tombe là où vous êtes. Si la dernière Attaque était la vôtre, le lieu n’importe pas.
    .title = Favor : vaincre et planifier
    .ruling = La carte n’est décrite que dans le livret français ; nous l’incluons. Utilisez-la immédiatement, ou terminez d’abord votre dé en cours ; elle est perdue quand vous prenez encore un autre dé ou quand l’étape est finie, et un même Épique ne la donne jamais deux fois. Cela vaut aussi pendant les achats, mais elle ne peut alors pas payer de cartes. Predictive Analytics rend son jeton prêt aussitôt, puisque c’est une action ; sinon le jeton attend la phase des Redresseurs suivante.
rule-EQ2-22 = Rtich : vous recevez un dé de la réserve, de la couleur que vous voulez, et pouvez échanger un autre de vos dés. Changez les deux choix au début d’une phase des Redresseurs. Vous ne pouvez prendre que ce que la réserve contient.
    .title = Rtich : un dé au choix
    .ruling = L’échange marche comme avec Herman : dés blancs aussi, mais pas vos dés capturés ou désactivés. Si la carte est volée ou vendue, la réserve reprend son dé supplémentaire et l’échange est défait si possible. Si elle est désactivée, rien ne change pendant cette phase et son propre dé attend sans être lancé.
rule-EQ2-23 = Blackmail et Sabotage agissent dès le tour où vous les achetez.
    .title = À l’œuvre tout de suite
rule-EQ2-24 = Si un consommable vainc un Épique, vous recevez le butin immédiatement, quels que soient les modules joués. Il ne sert que tel qu’indiqué, et les jetons Planification qu’il contient doivent attendre.
    .title = Butin par consommables
    .ruling = D’abord vous payez, puis le marché se complète, puis la carte agit. Ce qu’elle rapporte, vous pouvez encore le dépenser avant la fin de l’étape, aussi pour libérer des dés ; les jetons Planification se dépensent à l’étape d’utilisation suivante.
rule-EQ2-25 = Med Kit : les livrets disent seulement qu’elle coûte maintenant 1 $ de plus. Ce qu’elle fait ici est notre propre idée. Une fois par tour, gratuit : vous regagnez 1 population, sans dépasser les 40 du départ.
    .title = Med Kit, version maison
    .ruling = Aucun livret ne décrit son effet, donc l’effet et le prix sont de nous et signalés comme tels.

## EP2

rule-EP2-01 = Les 39 Épiques de Steelslayer prennent la place des 25 de la boîte de base.
    .title = Nouveaux Épiques pour anciens
rule-EP2-02 = Un effet persistant est actif aussi longtemps qu’il se trouve à gauche du crochet.
    .title = Les effets qui persistent
rule-EP2-03 = Attirer : tous ceux des deux quartiers voisins de l’Épique sont traînés dans le sien, malgré toutes les Barricades. Tant qu’Attirer est à gauche du crochet, personne ne peut quitter le quartier par un Déplacement.
    .title = Attirer : traîner et retenir
    .ruling = Il retient tout Déplacement, véhicules compris, mais aucun déplacement forcé, et il lâche prise dès qu’il est contenu ou que son Épique est vaincu. Être attiré n’est pas un Déplacement : cela ne coûte pas de dé, et ni les Barricades ni un autre Attirer n’y changent rien. Cody n’est retenu que là où est sa figurine.
rule-EP2-04 = Repousser : l’Épique dresse une Barricade, et tous ceux de son quartier sont poussés dans le suivant dans le sens horaire, malgré toutes les Barricades.
    .title = Repousser : barrer et chasser
    .ruling = S’il ne reste pas de Barricade, vous perdez 1 population et on vous repousse quand même. La Barricade reste chez l’Épique. Être repoussé n’est pas un Déplacement, et chaque Repousser pousse ceux qui sont là à ce moment.
rule-EP2-05 = Renforcer l’Épique : son crochet avance aussitôt d’un cran vers la droite ; s’il n’y a pas de place, sa dernière action a lieu. Un Épique en pleine activation, ou qui l’a déjà terminée, n’en fait pas plus pour autant.
    .title = Renforcer l’Épique : le crochet saute
    .ruling = Ce qu’un Épique va exécuter est fixé au début de son activation. Si Renforcer l’Épique a lieu comme dernière action, il a lieu une fois et ne se rappelle pas lui-même ; sinon cela pourrait ne jamais finir.
rule-EP2-06 = Transformation : par symbole, on lance le dé de Capacité Épique, et on exécute ce qu’il montre.
    .title = Transformation : le hasard choisit
    .ruling = Une Transformation partagée ou dupliquée est lancée de nouveau pour chaque quartier où elle agit. Le dé lui-même n’a pas de face partagée.
rule-EP2-07 = Vol d’Équipement : un Redresseur cède une carte à l’Épique, qui la garde sous la sienne. S’il n’y a rien à voler, vous perdez 1 population.
    .title = Vol d’Équipement : une carte perdue
    .ruling = L’équipe choisit la carte et son propriétaire, cartes utilisées et désactivées comprises ; n’importe quel joueur peut le faire, et cela peut s’annuler. On ne perd de la population que si personne n’a de carte : le livret anglais parle de tous les Redresseurs. Les cartes Dawnslight ne sont pas de l’Équipement.
rule-EP2-08 = Battez le voleur et les cartes volées retournent à leurs propriétaires, qui peuvent les réutiliser à la phase des Redresseurs suivante.
    .title = Récupérer les cartes volées
    .ruling = Les cartes sont aussitôt à vous, mais endormies jusque-là, avec leurs dés, et Blackmail et Sabotage aussi. Être endormie n’est pas être désactivée : des jetons Assaut qui reviennent ne réveillent pas une carte.
rule-EP2-09 = Tant qu’une carte est volée, elle n’est à personne et ne peut pas être vendue.
    .title = Une carte volée n’est à personne
rule-EP2-10 = Certaines actions sont « par » quelque chose : on compte, et elles ont lieu autant de fois. Ce peut être les Barricades ou la Sûreté du quartier, ou la recherche de l’Épique (sa santé quand il n’y a plus de recherche). Tout ce que cet Épique ajoute pendant qu’il est actif compte ; ce qui s’ajoute plus tard, non.
    .title = Les actions sous condition
    .ruling = Les attaques « par » quelque chose sont la dernière chose que fait un Épique : nous comptons quand ses jetons Dupliquer, son crochet et ses crans perdus sont réglés, de gauche à droite. Une action qui ajoute des pièces « par » quelque chose a lieu à son rang. Seul un comptage tardif donne les nombres de l’exemple d’Ozone dans les livrets. Là où aucun Épique n’est en train de s’activer pour cela, comme sur une piste de Grand Épique ou de quartier, ou quand le Renforcer d’un autre cause une dernière action, nous comptons aussitôt.
rule-EP2-11 = Piller : 1 $ est perdu par symbole. Si la caisse est vide et qu’un symbole reste à payer, vous devez vendre une carte Équipement et continuer, une carte à la fois ; s’il n’y a plus rien à vendre, chaque symbole coûte 1 population.
    .title = Piller : payer ou vendre
    .ruling = Vous décidez ensemble quelles cartes partent, et l’argent restant demeure dans la caisse.
rule-EP2-12 = Une carte se vend à son prix entier, et elle est remélangée dans la pioche. Vous ne pouvez vendre que lorsque Piller vous y force.
    .title = Comment se vend l’Équipement
rule-EP2-13 = Déjouer : un Redresseur cède un jeton Planification. Si l’équipe n’en a aucun, vous perdez 1 population.
    .title = Déjouer : un jeton s’en va
rule-EP2-14 = Ajouter un Bouclier : un Bouclier de cette couleur va dans le quartier.
    .title = Ajouter un Bouclier protège
rule-EP2-15 = Un Bouclier rouge protège la Sûreté de son quartier : aucune figurine ne peut en être retirée.
    .title = Boucliers rouges pour la Sûreté
    .ruling = Butin et consommables sont arrêtés aussi, car un Bouclier arrête tout. Mais un de leurs symboles, s’il correspond, peut d’abord retirer un Bouclier, dans n’importe quel quartier.
rule-EP2-16 = Un Bouclier bleu protège les crochets de son quartier : aucun ne peut être repoussé vers la gauche, pas même ceux du Grand Épique tant qu’il y est.
    .title = Boucliers bleus pour les crochets
    .ruling = Butin et consommables sont arrêtés aussi, car un Bouclier arrête tout. Mais un de leurs symboles, s’il correspond, peut d’abord retirer un Bouclier, dans n’importe quel quartier.
rule-EP2-17 = Là où vous êtes, un symbole de sa sorte retire un Bouclier. Les autres symboles de ce dé restent à votre disposition.
    .title = Comment briser les Boucliers
    .ruling = Les symboles du butin et des consommables peuvent aussi briser des Boucliers, et partout : briser des Boucliers ne figure pas dans la liste de ce que le butin ne peut pas faire.
rule-EP2-18 = Quoi que vous fassiez d’autre avec ces symboles, comme vous déplacer ou payer une carte, les Boucliers ne gênent pas.
    .title = Ce que permettent les Boucliers
rule-EP2-19 = Dupliquer, action partagée : l’Épique regarde ses deux voisins et exécute la première action de chacune de leurs cartes dans son propre quartier.
    .title = Dupliquer les voisins
    .ruling = Une action dupliquée appartient tout entière à celui qui la duplique : crochet, valeurs, voisins et cartes volées sont les siens. Dupliquer un Dupliquer ne fait rien, pour qu’aucune chaîne ne soit sans fin. Un Attirer dupliqué traîne mais ne retient pas, et une action « par » dupliquée se compte chez celui qui duplique.
rule-EP2-20 = Ajouter un jeton Dupliquer : un jeton va dans le quartier ou, sous sa forme horaire, dans le suivant.
    .title = Ajouter des jetons Dupliquer
rule-EP2-21 = Les jetons Dupliquer font agir davantage l’Épique de leur quartier quand il s’active : sa première action pour un jeton, sa deuxième pour un autre, et ainsi de suite, sans égard au crochet. S’il y a plus de jetons que d’actions, la dernière se répète.
    .title = Ce que font les jetons Dupliquer
    .ruling = L’Épique exécute d’abord ses propres actions, puis celles des jetons, puis son crochet bouge ; l’exemple d’Ozone le montre. Les jetons restent. On les compte une fois, quand les actions normales sont finies : un jeton posé par une action supplémentaire attend le tour suivant.
rule-EP2-22 = Dépensez un dé entier, quel qu’il soit, pour retirer un jeton Dupliquer de là où vous êtes.
    .title = Retirer des jetons Dupliquer
rule-EP2-23 = Les jetons Dupliquer ne comptent que quand les Épiques s’activent, et seulement pour la carte Épique à côté d’eux. Le Grand Épique n’en tient pas compte.
    .title = Jetons Dupliquer et Grand Épique
    .ruling = Un jeton dans le quartier du Grand Épique ne change rien à ses pistes, à ses cellules ni à ses cartes : avec quatre pistes, il n’a pas de première action.

## MOD4

rule-MOD4-01 = Utiliser les dés et recevoir le butin ne font plus qu’une étape : vous recevez le butin à l’instant où un Épique est vaincu.
    .title = Le butin aussitôt
    .ruling = Il en est ainsi avec un nouveau Grand Épique, une nouvelle ville ou les cartes Newcago, et toujours pour les consommables. Dans les autres parties, vous pouvez l’activer à la mise en place. Si cela arrive au milieu d’un dé, on règle d’abord le butin, puis le dé continue.
rule-MOD4-02 = Cela permet un beau coup : un butin affaiblit le Grand Épique et vous attaquez avant la fin de l’étape.
    .title = Affaiblir et attaquer
rule-MOD4-03 = Un butin n’est que ce qu’il montre. Il ne peut pas vous déplacer, retirer des Barricades ou des jetons Dupliquer, payer des cartes ni agir sur les pistes d’Ildithia.
    .title = Le butin tel quel
rule-MOD4-04 = Les jetons Planification d’un butin sont pour des étapes ultérieures. Déjouer peut vous les prendre même avant.
    .title = Jetons Planification du butin
rule-MOD4-05 = Les nouveaux Grands Épiques et les nouvelles villes se jouent avec les nouveaux Épiques ou avec les anciens.
    .title = Avec ou sans nouveaux Épiques
rule-MOD4-06 = Avec chaque Grand Épique, dans chaque ville : plus de santé du Grand Épique signifie victoire, plus aucune population signifie défaite.
    .title = Victoire et défaite comme toujours
rule-MOD4-07 = Les nouvelles sortes d’actions d’Épique s’emploient ici, quelle que soit la série d’Épiques choisie.
    .title = Les nouvelles actions s’appliquent

## REG

rule-REG-01 = Regalia a des plateaux pour chaque taille d’équipe, avec le côté A pour Débutant, B pour Standard, C pour Difficile et D pour Flamme !. Au départ, deux actions sont à gauche de chacun de ses crochets.
    .title = Plateaux de Regalia selon la difficulté
rule-REG-02 = Son prologue est celui de Cœur d’Acier, joué avec sa propre piste rouge. Pour une fois, elle marche avec le dé de Mouvement de celui-ci.
    .title = Le prologue de Regalia
rule-REG-03 = Quand elle s’active, on ramasse les jetons Assaut, ses pistes agissent de haut en bas, elle va dans le sens horaire jusqu’au plus proche autre quartier où il y a un Redresseur, et on retourne une carte Regalia.
    .title = Quand Regalia s’active
    .ruling = Si aucun autre quartier n’abrite de Redresseur, elle a fait le tour complet et reste où elle est.
rule-REG-04 = Quiconque est dans le quartier où elle est arrivée subit la carte jusqu’à ce qu’elle s’active de nouveau.
    .title = Qui subit Regalia
    .ruling = Les victimes sont fixées quand la carte est retournée ; chacune reçoit un jeton. Partir, arriver ou Kidnap n’y change rien.
rule-REG-05 = Piste rouge : chaque action à gauche apporte autant de figurines Sûreté qu’elle en montre. Les actions partagées vont aux deux voisins, et chacun reçoit le nombre entier ; les autres vont au quartier qui suit le sien ou à celui qui le précède. Elle n’en met jamais dans le sien.
    .title = La piste rouge de Regalia
    .ruling = Cinq sur une action partagée signifie cinq ici et cinq là, car un partage vaut pour les deux voisins.
rule-REG-06 = Piste bleue : Boucliers, jetons Dupliquer et Transformation, toujours dans le quartier où elle est.
    .title = La piste bleue de Regalia
    .ruling = Un passage parle de plusieurs quartiers, un autre du sien seulement ; nous suivons le second. Une action qui a besoin d’un Épique prend celui qui est là ; s’il n’y en a pas, elle est sautée sans rien coûter.
rule-REG-07 = Quand les cartes Regalia sont épuisées, on les mélange pour recommencer.
    .title = La pioche de Regalia s’épuise
    .ruling = Elle retourne une carte par tour, et les livrets ne disent pas ce qui arrive après la douzième. Nous mélangeons.
rule-REG-08 = Sa propre activation n’avance jamais ses crochets ; les actes des autres le font.
    .title = Les crochets de Regalia restent
rule-REG-09 = Ses 12 cartes commencent en pioche mélangée, face cachée. Gardez à portée de main les Boucliers, les jetons Dupliquer, les jetons Assaut et le dé de Capacité Épique.
    .title = Mettre en place Regalia
    .ruling = Le mélange n’est pas mentionné, mais un ordre connu n’aurait pas de sens.

## ATK

rule-ATK-01 = Ces effets vous gênent pendant une phase des Redresseurs, la prochaine. Le Grand Épique reprend les jetons la première fois qu’il s’active ensuite.
    .title = Combien de temps dure l’Assaut
    .ruling = Un Blackmail ou un Sabotage désactivé n’agit donc pas non plus pendant la phase des Épiques qui précède ; sinon, on le nommerait sans rien perdre. Les jetons que des cartes Newcago viennent de poser ne sont pas ramassés pendant la même phase des Épiques, car seuls ceux du tour passé reviennent. Avec Cœur d’Acier, les jetons reviennent à la fin de la phase des Redresseurs.
rule-ATK-02 = Vous avez une relance de moins.
    .title = Une relance de moins
    .ruling = Vous lancez, gardez au moins un dé, relancez le reste et gardez tout. Plusieurs de ces effets s’additionnent. Avec une relance de moins, Sam peut encore ne rien garder du premier jet, sauf si sa Capacité est bloquée aussi ; avec deux de moins, le premier jet est définitif.
rule-ATK-03 = Un de vos dés est désactivé. Vous le choisissez.
    .title = Un dé de moins
    .ruling = Vous choisissez au début de la phase des Redresseurs, avant tout échange et le premier jet. Plusieurs de ces effets s’additionnent.
rule-ATK-04 = Une de vos cartes Équipement est désactivée. Vous la choisissez. Si vous n’en avez pas, 1 population est perdue sur-le-champ.
    .title = Une carte Équipement de moins
    .ruling = Vous choisissez au début de la phase des Redresseurs. Plusieurs de ces effets s’additionnent, et chacun qui ne trouve pas de carte coûte aussitôt 1 population.
rule-ATK-05 = Votre Capacité est bloquée, même si elle est permanente.
    .title = Votre Capacité est bloquée
    .ruling = Deux de ces effets ne sont pas pires qu’un. Sam doit alors garder des dés comme tout le monde.
rule-ATK-06 = Se déplacer vous coûte deux dés. Une carte qui permet un Déplacement vaut l’un d’eux.
    .title = Se déplacer coûte double
    .ruling = Payez les deux à la fois avec des dés, des jetons ou des cartes entiers. Un véhicule est l’un des deux ; Dispatch de Val aussi, et alors son coéquipier fournit le second. Deux de ces effets ne sont pas pires qu’un.
rule-ATK-07 = Là où un de vos dés ou une de vos cartes a deux fois un symbole, il compte pour un. Trois et plus ne risquent rien. Fuel Cells ne peut pas aider vos dés spéciaux.
    .title = Les doubles comptent pour un
    .ruling = Les cartes Capacité sont comprises, comme dans l’un des deux livrets. Un dé de base avec un doubleur compte un, et Fuel Cells n’y trouve pas de paire. Tradecraft ajoute encore son symbole : un double compte un, puis deux. Deux de ces effets ne sont pas pires qu’un.
rule-ATK-08 = Une carte désactivée est encore à vous et reste chez vous, mais elle ne fait rien du tout.
    .title = Les cartes désactivées restent vôtres

## BAB

rule-BAB-01 = Babilar a sept plateaux Quartier où puiser. Chacun montre une piste pour la traque ; son marqueur commence sur 7, 8, 9 ou 10, de Débutant à Flamme !.
    .title = Les pistes des quartiers de Babilar
rule-BAB-02 = Le Grand Épique a ici 10, 15, 20 ou 25 de santé, de Débutant à Flamme !, pour toute taille d’équipe. Il n’a pas de piste de recherche.
    .title = Santé du Grand Épique à Babilar
rule-BAB-03 = Un symbole sur la case où un marqueur commence ne fait rien.
    .title = Les cases de départ sont calmes
rule-BAB-04 = Vous ne pouvez blesser le Grand Épique qu’une fois la traque terminée dans chacun des quartiers, et seulement dans le sien.
    .title = D’abord traquer partout
rule-BAB-05 = La Recherche du Grand Épique d’un butin va à la piste du quartier où cet Épique a été vaincu. Si elle est terminée, ce butin est perdu.
    .title = Recherche du Grand Épique à Babilar
rule-BAB-06 = Utilisez des symboles Recherche sur la piste du quartier où vous êtes. Le Grand Épique n’a pas besoin d’y être.
    .title = Traquer là où vous êtes
rule-BAB-07 = Chaque fois que le marqueur atteint ou dépasse un symbole, ce symbole a lieu sur-le-champ. Puis le marqueur continue.
    .title = Les symboles de la piste
    .ruling = Un butin fait parcourir au marqueur tout son chemin. Avec les symboles de votre propre dé, vous pouvez vous arrêter en route et laisser le reste se perdre, comme avec tout dé.
rule-BAB-08 = Si cela vous coûte quelque chose pendant l’utilisation des dés, vous pouvez donner ce qui a déjà servi : dés utilisés, cartes utilisées et jetons Planification reçus dans cette phase.
    .title = Perdre ce qui a servi
    .ruling = Vous pouvez même donner le dé en cours, ou vendre la carte qui l’a produit, et utiliser quand même son reste.
rule-BAB-09 = Aide de Dawnslight : regardez deux cartes, gardez-en une et mettez l’autre sous la pioche. L’équipe choisit qui la reçoit, parmi ceux du quartier. Si personne n’y est, elle va à qui a fait avancer la traque, par un symbole ou en battant l’Épique.
    .title = Aide de Dawnslight, une sur deux
    .ruling = S’il ne reste qu’une carte, vous la prenez, et s’il n’y en a plus, il n’y a pas d’aide, car les cartes utilisées ne reviennent jamais.
rule-BAB-10 = Une carte Dawnslight aide une fois, quand vous voulez pendant l’étape d’utilisation, et quitte la partie. Certaines donnent des symboles à utiliser comme un dé ; d’autres donnent 3 de population, qui peut dépasser 40.
    .title = Les cartes Dawnslight servent une fois
    .ruling = Une carte à symboles est un dé à tous égards, pour votre dé en cours comme pour les cartes qui améliorent les dés, mais jamais un dé de base. Une carte qui donne de la population n’est pas un dé, donc vous pouvez l’utiliser pendant qu’un autre est en cours.
rule-BAB-11 = Les 14 cartes Dawnslight commencent en pioche mélangée, face cachée.
    .title = La pioche Dawnslight
rule-BAB-12 = Les cartes Dawnslight restent face visible devant leur Redresseur, de tour en tour s’il le faut. Utilisez-en autant que vous voulez par étape.
    .title = Conserver les cartes Dawnslight
rule-BAB-13 = Là où la traque est terminée, le reste du butin d’un Épique est remis comme toujours.
    .title = Le reste du butin continue

## LIM

rule-LIM-01 = Le livret de Limelight a une page pour chaque taille d’équipe et chaque difficulté. Elle donne sa recherche, sa santé une fois affaibli, et quatre tables de pouvoirs.
    .title = Une page pour Limelight
rule-LIM-02 = Son prologue est celui de Cœur d’Acier, mais la cellule B-1 de la table rouge remplace la piste rouge. Pour une fois, il marche avec le dé de Mouvement de Cœur d’Acier.
    .title = Le prologue de Limelight
rule-LIM-03 = Quand il s’active, on ramasse les jetons Assaut et on lance quatre dés de Pouvoir, un par table. De la table du haut vers le bas, le dé nomme une ligne par sa lettre, le crochet une colonne par son nombre, et on exécute la cellule où elles se croisent.
    .title = Quand Limelight s’active
    .ruling = La colonne est le nombre d’actions à gauche du crochet : la deuxième au départ, la première quand il est entièrement contenu et pendant le prologue. Le livret français et les cellules des exemples le confirment.
rule-LIM-04 = Puis il va dans le sens horaire jusqu’au plus proche quartier sans Redresseur. Il y en a toujours un ; si ce n’est que le sien, il reste.
    .title = Limelight vous évite
    .ruling = Si aucun autre quartier n’est sans Redresseur, il a fait le tour complet et reste.
rule-LIM-05 = Il peut attaquer selon les Boucliers sur le plateau : jusqu’à 2, cela vous coûte 4 de population ; 3 ou 4 coûtent 5, 5 coûtent 6, et plus coûtent 7.
    .title = Attaque selon les Boucliers
rule-LIM-06 = Il peut attaquer selon la Sûreté sur le plateau : jusqu’à 2, cela vous coûte 5 de population ; 3 ou 4 coûtent 6, 5 coûtent 7, et plus coûtent 8.
    .title = Attaque selon la Sûreté
rule-LIM-07 = Il peut attaquer selon les Épiques que vous avez vaincus au dernier tour : avec aucun ou un seul, vous perdez 7 de population, avec deux 6, avec trois ou quatre 5, avec cinq à sept 4.
    .title = Attaque selon les Épiques vaincus
    .ruling = Le dernier tour, c’est la phase des Redresseurs qui vient d’être jouée, car il agit juste après. Les Épiques vaincus par des consommables comptent.
rule-LIM-08 = Il peut attaquer selon votre jalousie : comparez le Redresseur qui a le plus d’Équipement avec celui qui en a le moins. Aucune différence coûte 5 de population, une carte 6, deux cartes 7, et plus 8.
    .title = Attaque selon l’écart d’Équipement
    .ruling = Les cartes désactivées comptent pour leurs propriétaires, les cartes volées pour personne.
rule-LIM-09 = Une cellule Fortifier rend quelqu’un plus fort, comme elle le montre : l’Épique là où il est, les Épiques de toute la ville sans lui-même, ou lui-même.
    .title = Qui Limelight peut Fortifier
    .ruling = Limelight gagne 1 recherche, ou 1 santé une fois affaibli, sans limite, car seules les cartes Épique en ont une. À Babilar, le marqueur de son quartier remonte de un, jusqu’à 10, et les symboles qu’il repasse agissent de nouveau ; là où la traque est terminée, il gagne de la santé à la place.
rule-LIM-10 = Tous les quartiers reçoivent une figurine Sûreté et un Bouclier rouge.
    .title = Des gardes pour tous
rule-LIM-11 = Chaque Redresseur attire deux figurines Sûreté là où il se trouve.
    .title = Deux Sûretés par Redresseur
rule-LIM-12 = Chaque Redresseur attire autant de figurines Sûreté qu’il a de cartes Équipement, mais jamais moins d’une, là où il se trouve.
    .title = Sûreté selon l’Équipement
    .ruling = Les cartes désactivées comptent pour leurs propriétaires, les cartes volées pour personne.
rule-LIM-13 = Chaque Redresseur subit l’effet d’Assaut de la cellule.
    .title = Assaut sur tous les Redresseurs
rule-LIM-14 = Si une cellule énumère plusieurs choses, elles ont lieu dans l’ordre. Un nombre avec un x dit combien de fois, et un anneau désigne tous les quartiers.
    .title = Lire une cellule
rule-LIM-15 = Si un de ses crochets devait aller à droite et n’a pas de place, on exécute la cellule de la dernière colonne, dans une ligne que son dé de Pouvoir choisit.
    .title = La piste de Limelight est pleine
    .ruling = Ses tables n’ont pas de dernière action comme les pistes. Nous relançons donc le dé de cette table pour chaque cran perdu et prenons la dernière colonne.
rule-LIM-16 = Au départ, deux actions sont à gauche de chacun de ses quatre crochets.
    .title = Crochets de Limelight sur deux
    .ruling = Le livret français le dit ; l’anglais se tait. Il en va de même pour tous les autres Grands Épiques.
rule-LIM-17 = D’autres cellules Fortifient les Épiques de son quartier et des deux voisins, donnent aux deux voisins de la Sûreté, des Barricades ou des jetons Dupliquer, ou avancent les crochets de tous les Épiques, mais pas les siens.
    .title = Les cellules autour de lui
    .ruling = Chaque voisin reçoit le nombre entier indiqué, car un partage vaut pour les deux. La formulation française de l’exemple va dans ce sens.
rule-LIM-18 = Sa propre activation n’avance jamais ses crochets ; les actes des autres le font.
    .title = Les crochets de Limelight restent

## ILD

rule-ILD-01 = Ildithia a sept plateaux Quartier où puiser. Chacun montre une piste, et la taille de votre équipe dit où commence son marqueur.
    .title = Les pistes des quartiers d’Ildithia
rule-ILD-02 = Pendant le prologue, quand le Grand Épique a bougé et avant que vous choisissiez vos places, posez le plateau de Mouvement juste après le quartier du Grand Épique dans le sens horaire.
    .title = Poser le plateau de Mouvement
rule-ILD-03 = La phase des Épiques a une étape de plus, à son début : la ville rampe, et son plateau de Mouvement passe autant de quartiers, dans le sens horaire, que le dit la taille de votre équipe.
    .title = La ville rampe toujours
rule-ILD-04 = Un quartier que le plateau dépasse exécute tout ce que son marqueur n’a pas laissé derrière lui, de la case du marqueur vers le bas, puis remet son marqueur au départ. Les quartiers agissent dans l’ordre où ils sont dépassés.
    .title = Les quartiers qui s’effritent
    .ruling = Une action qui a besoin d’un Épique prend celui de ce quartier ; s’il n’y en a pas, elle est sautée sans rien coûter. Tout le reste a lieu quand même, et la Sûreté ajoutée maintenant compte quand les Épiques s’activent.
rule-ILD-05 = Si l’Épique d’un quartier n’est plus là, un Dupliquer sur sa piste est sans effet.
    .title = Dupliquer sans Épique
    .ruling = Sinon, un Dupliquer sur la piste exécute la première action de l’Épique de ce quartier même, comme dans l’exemple de Loophole.
rule-ILD-06 = Protéger Ildithia : utilisez un symbole de n’importe quelle sorte pour baisser d’un cran le marqueur du quartier où vous êtes.
    .title = Protéger Ildithia avec tout symbole
rule-ILD-07 = Si vous amenez un marqueur tout en bas, les habitants vous remercient avec 2 Recherches sur le Grand Épique, tout de suite. Cette case ne fait rien quand le quartier s’effrite.
    .title = Le merci des habitants
rule-ILD-08 = Un marqueur tout en bas ne peut plus être baissé ; il n’y a plus rien à protéger.
    .title = Plus rien à protéger

## NEW

rule-NEW-01 = Si vous voulez, les quartiers de Newcago reçoivent leurs cartes : toutes côté A, toutes côté B, ou mélangées. Elles restent jusqu’à la fin de la partie.
    .title = Des cartes pour Newcago
rule-NEW-02 = Juste avant que les Épiques s’activent, toutes les cartes exécutent leur partie haute une fois, et une fois de plus chez le Grand Épique.
    .title = Ce que font les cartes
    .ruling = Les nouveaux Épiques sont alors arrivés. L’ordre est l’ordre habituel : le quartier du Grand Épique, puis dans le sens horaire ; le livret français le montre ainsi.
rule-NEW-03 = La partie basse d’une carte vous sert tant que votre figurine est dans ce quartier. Le jeton Sniper ne l’apporte pas à Cody, mais ce qu’il a chez lui, il peut l’utiliser là où est le jeton.
    .title = Qui reçoit l’avantage
rule-NEW-04 = Un Assaut sur une carte frappe quelqu’un de ce quartier ou, dans le sens horaire, du premier où il y a quelqu’un. L’équipe choisit s’ils sont plusieurs. Quand le Grand Épique le fait frapper de nouveau, il saute cette victime et cherche plus loin.
    .title = Qui les cartes attaquent
rule-NEW-05 = Quand un Épique est vaincu, ou affaibli, dans le quartier, un Redresseur qui s’y trouve peut utiliser les symboles de la carte, pour ce qu’ils montrent et rien d’autre.
    .title = Avantages en cas de succès
    .ruling = Il s’agit d’une carte Épique et jamais du Grand Épique, qui est nommé ailleurs quand on parle de lui. Utilisez les symboles aussitôt, même avec un dé en cours.
rule-NEW-06 = Certaines cartes échangent, une fois par étape d’utilisation : un Redresseur peut donner un dé avec le symbole et utiliser ceux de la carte, pour ce qu’ils montrent et rien d’autre.
    .title = Avantages par échange
    .ruling = Jetons Planification et cartes peuvent payer comme un dé. Celui qui paie doit se trouver là.
rule-NEW-07 = Certaines cartes prêtent à tous ceux du quartier le pouvoir de Climbing Kit ou de Gottschalk.
    .title = Équipement prêté par un quartier
rule-NEW-08 = Ce que fait une carte, elle le fait comme un Épique de son quartier ; les nouvelles pièces y vont.
    .title = Agir comme un Épique
    .ruling = Une action qui a besoin d’un Épique prend celui qui est là ; s’il n’y en a pas, elle est sautée sans rien coûter. La Sûreté ajoutée maintenant compte quand les Épiques s’activent.

## VAR

rule-VAR-01 = Chaque Grand Épique peut régner sur chaque ville. Prenez les pouvoirs et les plateaux du Grand Épique, la recherche et la santé de la ville.
    .title = Tout Grand Épique, toute ville
rule-VAR-02 = Regalia à Ildithia : sa recherche est celle de la page de Limelight et se trouve sur la piste du Grand Épique. On ne la traque pas dans les quartiers.
    .title = Regalia à Ildithia
rule-VAR-03 = Limelight à Babilar : on le traque dans chaque quartier, et la santé est celle de Babilar. Il garde ses dés et ses tables.
    .title = Limelight à Babilar
rule-VAR-04 = Pour une partie plus facile, ajoutez au départ 1 $ par Redresseur à la caisse.
    .title = Une partie plus détendue
rule-VAR-05 = Pour une partie plus dure, 1 population de plus, voire 2, est attaquée chaque fois que la piste jaune du Grand Épique agit.
    .title = Une partie plus intense
rule-VAR-06 = Combinez les modules comme vous voulez. La campagne relie des parties entre elles ; sa feuille est distincte des livrets de règles.
    .title = Les modules se combinent librement
    .ruling = La campagne d’ici est de notre conception, car la feuille n’est pas parmi nos sources : de trois à sept parties, une carte que l’on garde, des Épiques qui restent au loin ou reviennent en colère, et des villes qui se souviennent.

## Worked examples

example-EX-11 = Mizzy retire deux jetons de sa carte et fait sauter Curveball.
example-EX-12 = Exel ajoute une troisième Recherche à ses Notebooks, à utiliser partout.
example-EX-13 = Prof paie Data Chip, et ce qui ne la paie pas.
example-EX-14 = David brise un Bouclier bleu, puis contient Regalia.
example-EX-15 = Ozone avec quatre jetons Dupliquer, en comptant à la fin.
example-EX-16 = Abraham bat Dazzle, et le butin affaiblit aussitôt Limelight.
example-EX-17 = La piste bleue de Regalia à l’œuvre à Central Park.
example-EX-18 = Un tour chargé à Grand Central : butin, base découverte et aide de Dawnslight.
example-EX-19 = Limelight exécute une cellule de chaque table.
example-EX-20 = La Sûreté selon l’Équipement à Sharp Tower.
example-EX-21 = Sam planifie et protège Inkom Territory, que la ville dépasse quand même.
example-EX-22 = Valeurs de départ quand Grands Épiques et villes sont mélangés.
example-EX-23 = La piste rouge de Regalia : à côté des deux côtés, jamais chez elle.
example-EX-24 = Limelight attaque après trois Épiques vaincus.
example-EX-25 = Des attaques qui comptent Barricades, recherche ou santé.
