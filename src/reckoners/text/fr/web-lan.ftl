# Des amis sur le même réseau.

web-lan = Amis sur le même réseau
web-lan-invite = Inviter des amis
web-lan-text = Visez cette image avec un téléphone, ou ouvrez le lien sur un autre appareil du même réseau.
web-lan-qr = Code QR du lien
web-lan-link = Lien pour vos amis
web-lan-copy = Copier le lien
web-lan-copied = Copié
web-lan-off = Ce jeu n’est ouvert que sur cette machine. Pour que des amis du même réseau puissent vous rejoindre, lancez-le avec { $command }.
