# How to play, on one page, in our own words.

web-how-title = Comment jouer
web-how-home = Le jeu en trois minutes, puis toutes les règles
web-how-menu = Comment jouer, et toutes les règles
web-how-lead = Le jeu en trois minutes. Derrière chaque partie, ses règles.
web-how-learn = Jouer la partie guidée

web-how-goal = Votre but
    .text = Vous êtes les Redresseurs, des gens sans pouvoirs. Ensemble, vous abattez le Grand Épique qui tient la ville, avant que ses { $people } habitants aient disparu. L’équipe gagne ou perd tout entière.
web-how-city = La ville
    .text = Les quartiers forment un anneau autour du Grand Épique, et un Épique règne dans chacun. Chaque Redresseur se trouve dans l’un d’eux et y agit. Une Barricade ferme un quartier : personne n’y entre ni n’en sort tant qu’elle est là.
web-how-round = Un tour
    .text = Tous lancent en même temps : gardez ce qui vous plaît, relancez le reste, deux fois au plus. Puis utilisez vos dés dans l’ordre que vous voulez, les uns entre les autres. Les Épiques vaincus donnent leur butin, l’équipe achète de l’Équipement. Ensuite les Épiques agissent, et le tour suivant commence.
web-how-dice = Ce que font les dés
    .text = Chaque symbole fait une chose dans le quartier de son Redresseur. Un dé entier, quelle que soit sa face, peut aussi déplacer son Redresseur, retirer une Barricade ou payer une carte. L’Équipement et les pouvoirs s’y ajoutent.
web-how-epics = Les Épiques et leurs crochets
    .text = Quand vient son tour, un Épique fait tout ce qui est à gauche de son crochet : ces actions sont allumées. Contenir pousse le crochet vers la gauche. Ensuite, il va vers la droite : d’un cran, plus un par figurine Sûreté dans le quartier. S’il n’y a plus de place, la dernière action a lieu une fois de plus par cran de trop.
web-how-defeat = Affaiblir, puis vaincre
    .text = La recherche amène la loupe d’un Épique à 0 : il est affaibli et a bien moins de santé. L’attaque amène son cœur à 0 : il disparaît, et son butin vous aide, souvent contre le Grand Épique. Un nouvel Épique prend sa place.
web-how-people = Les habitants
    .text = Les attaques contre la ville coûtent de la population, et aussi ce qu’un Épique ne peut plus faire en entier. À 0, c’est perdu. La prévision à côté du plateau dit toujours ce que coûteraient les Épiques s’ils agissaient maintenant.
web-how-boss = Le Grand Épique
    .text = Il est invulnérable tant qu’il lui reste de la recherche. Recherchez-le là où il se trouve, et par le butin des Épiques. À 0, il a autant de santé qu’il avait de recherche ; amenez-la à 0 en l’attaquant, et la ville est libre. Surveillez ses quatre pistes : il agit en dernier à chaque tour.
web-how-help = Rien ne peut mal tourner
    .text = Ce qui est possible maintenant a un bord vert. « Pourquoi pas ? » explique ce qui ne l’est pas. « Annuler » remonte aussi loin que vous voulez, et « Que feriez-vous ? » donne conseil.
