# What the browser says of module 4: what its things are, and what the Boss does next.

## Things that one points at

inspect-boss-regalia = Grand Épique
    .text = Elle agit en dernier à chaque phase des Épiques, puis va dans le sens horaire au prochain quartier où il y a un Redresseur et retourne une carte : tous les Redresseurs qui s’y trouvent la subissent jusqu’à ce qu’elle agisse de nouveau. Quand il n’y a plus rien à rechercher, attaquez-la où elle est : quand elle n’a plus de santé, vous avez gagné.
inspect-track-red-regalia = Chaque action à gauche du crochet ajoute son nombre de figurines Sûreté à côté d’elle, jamais chez elle : dans le sens horaire, dans l’autre sens, ou dans les deux quartiers voisins.
inspect-track-blue-regalia = Tout ce qui est à gauche du crochet a lieu là où elle se trouve : Boucliers, jetons Dupliquer, Transformation.
inspect-marker = Piste de quartier
    .text = Ce qu’il reste à rechercher ici, dans ce seul quartier. Les symboles Recherche des Redresseurs qui y sont et la Recherche Grand Épique des Épiques vaincus ici font descendre le marqueur. Ce que montrent les cases atteintes a lieu aussitôt. On peut attaquer le Grand Épique quand tous les marqueurs sont à 0.
inspect-dawnslight = Carte Dawnslight
    .text = Elle se gagne sur les pistes de quartier. Elle sert une fois, quand son Redresseur utilise des dés : comme un dé avec les symboles montrés, ou pour ramener de la population. Ensuite elle quitte la partie.
inspect-boss-card = Carte du Grand Épique
    .text = On la retourne quand le Grand Épique a agi et s’est déplacé. Tous les Redresseurs de ce quartier la subissent jusqu’à la prochaine fois. Quand la pioche est vide, on la mélange de nouveau.
inspect-attack-token = Jeton Assaut
    .text = Il montre qui subit une carte du Grand Épique. Il revient quand le Grand Épique agit de nouveau ; partir ailleurs ne sert à rien.
inspect-power-die = Dé de Pouvoir
    .text = Un pour chacune de ses tables. Quand il agit, tous sont lancés : la lettre est la ligne de la table, le crochet sa colonne, et ce que montre cette cellule se produit. Les lettres ne sont pas également fréquentes.
inspect-reward-at-once = Butin
    .text = Il arrive dès que l’Épique est vaincu, même au milieu d’un dé. Il agit partout dans la ville ; à Babilar, la Recherche Grand Épique compte dans le quartier de la victoire. Les nouveaux jetons Planification servent dès le tour suivant.

## Forecast

server-cause-goes = puis va à { $district }
server-cause-card = et y retourne une carte
server-cause-power-dice = { $n ->
        [one] une cellule que choisit son dé de Pouvoir
       *[other] { $n } cellules que choisissent ses dés de Pouvoir
    }
server-cause-intense = { $n } de population en plus, car la partie est intense
server-cause-protected = rien : il est protégé
server-cause-hits = frappe { $who }
server-cause-may-hit = frappe { $who } : à vous de choisir

## What each Reckoner is at

server-seat-half-moved = Moitié d’un Déplacement à { $district } payée
server-seat-disable = Doit choisir
