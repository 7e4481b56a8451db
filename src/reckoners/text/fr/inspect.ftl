# Ce qu’est chaque chose sur la table, pour la fiche qui s’ouvre quand on la désigne. `.text` l’explique.

inspect-epic = Épique
    .text = À chaque tour, il fait toutes les actions à gauche de son crochet. La recherche trouve son point faible, les attaques lui ôtent sa santé ; sans santé, il est vaincu et donne son butin.
inspect-research = Recherche
    .text = Ce qu’il reste à découvrir. À 0, l’Épique est affaibli, et sa santé tombe à la valeur affaiblie si elle était plus haute.
inspect-health = Santé
    .text = Chaque Attaque en ôte une ; à 0, l’Épique est vaincu. Une santé infinie ne peut être entamée avant que le point faible soit trouvé.
inspect-bracket = Crochet
    .text = Tout ce qui est à sa gauche a lieu pendant la phase des Épiques. Puis il avance d’un cran vers la droite, et d’un de plus par figurine Sûreté du quartier. Contenir le repousse.
inspect-reward = Butin
    .text = Il est versé après l’étape d’utilisation du tour où l’Épique est vaincu. Il agit partout dans la ville.
inspect-boss = Grand Épique
    .text = Ramenez sa recherche à 0 là où il se trouve, puis attaquez-le : quand il n’a plus de santé, vous avez gagné. Il agit en dernier à chaque phase des Épiques, puis il se déplace.
inspect-reckoner = Redresseur
    .text = Il agit dans le quartier où se trouve sa figurine, avec ses dés, ses jetons Planification, sa capacité et son Équipement.
inspect-ability = Capacité
    .text = Elle appartient à son Redresseur dès le début.
inspect-equipment = Équipement
    .text = Acheté au marché pour un Redresseur, qui le garde.
inspect-die = Dé
    .text = On le lance jusqu’à trois fois, puis on l’utilise une fois : pour ses symboles, pour un déplacement, contre une Barricade ou pour payer une carte.
inspect-district = Quartier
    .text = Une place de l’anneau. Les symboles agissent là où se trouve leur Redresseur. Les Épiques agissent dans le sens horaire, à partir du quartier du Grand Épique.
inspect-enforcement = Sûreté
    .text = Chaque figurine pousse le crochet de son quartier d’un cran de plus à chaque phase des Épiques. Attaquer la Sûreté la retire.
inspect-barricade = Barricade
    .text = Elle ferme son quartier : personne n’y entre ni n’en sort en se déplaçant. N’importe quel dé entier en retire une, où qu’elle soit.
inspect-plan = Jeton Planification
    .text = Un dé avec un symbole de votre choix. Les nouveaux jetons servent à partir du tour suivant.
inspect-sniper = Jeton Sniper
    .text = Les dés et l’Équipement de Cody agissent aussi dans ce quartier, tant qu’on utilise les dés.
inspect-population = Population
    .text = Les habitants de la ville. Quand il n’y en a plus, vous avez perdu.
inspect-money = Argent
    .text = La caisse de l’équipe : pour l’Équipement, pour un nouveau marché et pour racheter les dés capturés.
inspect-base = Base des Redresseurs
    .text = Découvrir la base fait descendre le marqueur. S’il est déjà tout en bas, la base est découverte : l’équipe perd un dé et le marqueur remonte.
inspect-market = Marché
    .text = Quatre cartes que l’équipe peut acheter à l’étape des achats. La pioche remplit chaque vide.
inspect-forecast = Prévision
    .text = Ce que ferait la phase des Épiques si elle commençait maintenant, et ce qu’elle coûterait.
inspect-epic-deck = Pioche des Épiques
    .text = Un Épique en sort partout où il n’y en a plus. Quand la pioche est épuisée, les vaincus sont mélangés et reviennent.
inspect-equipment-deck = Pioche d’Équipement
    .text = Elle complète le marché. Ce qu’un renouvellement retire quitte la partie.

inspect-track-yellow = Tout ce qui est à gauche du crochet a lieu quand le Grand Épique agit : cela coûte surtout de la population. Les Épiques poussent le crochet vers la droite, Contenir le repousse.
inspect-track-black = Tout ce qui est à gauche du crochet a lieu quand le Grand Épique agit, là où il se trouve. Les Épiques poussent le crochet vers la droite, Contenir le repousse.
inspect-track-red = On additionne les nombres à gauche du crochet : le Grand Épique envoie autant de figurines Sûreté, un groupe par quartier, dans le sens horaire à partir du sien.
inspect-track-blue = On additionne les nombres à gauche du crochet : le Grand Épique dresse autant de Barricades, une par quartier, dans le sens horaire à partir du sien.

## Pieces of Steelslayer

inspect-red-shield = Bouclier rouge
    .text = Protège la Sûreté de son quartier : tant qu’il est là, aucune figurine ne peut être retirée. Un symbole Attaquer la Sûreté retire le Bouclier.
inspect-blue-shield = Bouclier bleu
    .text = Protège les crochets de son quartier, ceux du Grand Épique aussi tant qu’il y est : aucun ne peut être contenu. Un symbole Contenir retire le Bouclier.
inspect-copy-token = Jeton Dupliquer
    .text = Pour chacun, l’Épique de son quartier fait une action de plus, en commençant par la première, où que soit le crochet. Un dé entier quelconque en retire un là où se trouve son Redresseur.
inspect-stolen = Carte volée
    .text = Elle est sous l’Épique qui l’a prise et n’est à personne. Quand cet Épique est vaincu, elle retourne à son propriétaire.
inspect-asleep = Carte endormie
    .text = Elle vient d’être reprise à un voleur. Elle sert de nouveau dès la prochaine phase des Redresseurs.
inspect-ability-die = Dé de Capacité Épique
    .text = On le lance pour Transformation : ce qu’il montre est ce que fait l’Épique.
inspect-demolitions = Jeton Démolition
    .text = Mizzy en pose un sur sa carte, ou en retire pour frapper plus fort : deux Attaques de plus par jeton.
