# Regalia et Babilar : préparer une partie avec elles, la partie guidée et le téléphone.

## Préparation

web-new-boss-in-city = Grand Épique dans une ville
web-new-made-for = faits pour aller ensemble
web-new-variant = variante
web-new-tracks = D’abord, traquez dans { $districts } quartiers : { $markers } recherche dans chacun. Ensuite, le Grand Épique a { $health } de santé.
web-new-board = plateau { $side }
web-new-preset-cards = Toutes les cartes
    .text = toujours à Newcago
web-new-preset-expansion = Première extension
    .text = Regalia à Babilar, en douceur
web-new-preset-babilar = Babilar
    .text = Regalia, toutes nouveautés
web-new-would-move = Sans : { $place } à la place.
web-new-moved = Maintenant, c’est { $place }.
web-new-play-there = Jouer { $place }
web-new-acts-anyway = Même sans nouveaux Épiques, les nouvelles actions viennent du Grand Épique et de la ville.
web-new-rewards = Butin
web-new-rewards-when = { $when ->
        [once] aussitôt
       *[after] après les dés
    }
web-new-at-once = Ici, le butin vient aussitôt : { $by }.
web-new-news-tracks = Des pistes dans les quartiers
    .text = Traquez partout, case par case ; certaines font mal.
web-new-news-dawnslight = Dawnslight
    .text = Des cartes en chemin : symboles ou 3 habitants.
web-new-news-hunts = Elle traque les Redresseurs
    .text = Qui se trouve là où elle arrive perd quelque chose.
web-new-news-at-once = Le butin aussitôt
    .text = Battez un Épique, utilisez son butin au milieu d’un dé.
web-new-news-more = Et aussi :

## Quelle partie guidée

web-learn-which = Que voulez-vous découvrir ?
web-learn-begin = Commencer
web-learn-go-on = Continuer
web-learn-course-first = Votre première partie
    .text = Newcago contre { boss-steelheart }, dès le premier dé. Aucune règle à connaître. Dix minutes environ.
web-learn-course-babilar = Regalia à Babilar
    .text = Ce qui y change : les pistes des quartiers, le butin aussitôt, Dawnslight, et un Grand Épique qui vous traque. Pour qui connaît le jeu de base. Dix minutes environ.

## La fiche d’une chose

web-inspect-goes = Va ensuite à
web-inspect-cards-of = Cartes de { $boss }
web-inspect-her-cards = Cartes
web-inspect-face-down = Face cachée
web-inspect-suffers = Subit
web-inspect-spots = Cases de la piste, depuis le haut
web-inspect-each = { $markers } par quartier, puis santé { $health }

## La partie guidée à Babilar

web-learn-babilar-welcome = Babilar, au-dessus des eaux
    .text = Vous menez { $first } et { $second }, et vous savez comment vont les dés, les Épiques et la prévision. Voici ce qui change. Le cadre montre où cliquer ; vous pouvez toujours faire autre chose.
web-learn-babilar-track = Une piste par quartier
    .text = Le drapeau est la recherche qui manque ici. Il descend par les symboles Rechercher de qui s’y trouve et par le butin de l’Épique d’ici. Ce qui est sur son chemin a lieu aussitôt : l’orange fait mal, l’or est Dawnslight.
web-learn-babilar-boss = { boss-regalia } se cache
    .text = On ne peut la blesser avant que chaque quartier soit à 0 : cette case les compte. Ses pistes rouge et bleue agissent autour d’elle et là où elle est ; puis elle s’en va et révèle une carte.
web-learn-babilar-place = Où commencer
    .text = Rechercher agit là où l’on est : allez où la piste vous aidera bientôt. { boss-regalia } suit : après avoir agi, elle va vers des Redresseurs.
web-learn-babilar-research = Traquer dans le quartier
    .text = Un symbole Rechercher fait descendre le drapeau d’une case ; le Grand Épique n’a pas à être ici. Les cases qu’il atteindrait sont marquées.
web-learn-babilar-aid = Dawnslight aide
    .text = On tire deux cartes : gardez-en une et dites qui, dans le quartier, la reçoit. L’autre va sous la pioche.
web-learn-babilar-dawn = Utiliser le cadeau
    .text = Une carte Dawnslight est un dé gratuit, ou ramène des habitants. Elle sert une fois, maintenant ou à un tour suivant, puis quitte la partie.
web-learn-babilar-done = Un quartier est terminé
    .text = Son drapeau est à 0 : plus rien à trouver ici. Quand tous le sont, cette case devient sa santé, et on peut l’attaquer.
web-learn-babilar-goes = Elle vient à vous
    .text = L’emblème en tirets montre où elle va ensuite : dans le sens horaire, au plus proche autre quartier où il y a un Redresseur. Déplacez-vous, et ce peut en être un autre.
web-learn-babilar-card = Sa carte
    .text = Elle a agi, est arrivée dans un quartier et a révélé une carte. Elle frappe tous les Redresseurs qui s’y trouvaient, jusqu’à ce qu’elle agisse à nouveau.
web-learn-babilar-suffers = Qui la subit
    .text = Le jeton rond reste tout le tour : s’en aller n’aide pas. Qui perd un dé ou une carte choisit laquelle.
web-learn-babilar-attack = Attaquer
    .text = Ici, un Épique vaincu paie aussitôt, même au milieu d’un dé, et ce butin sert dans la même étape. Sa recherche du Grand Épique fait descendre le drapeau de son propre quartier.
web-learn-babilar-reward = Le butin, aussitôt
    .text = Le dé attend au bout de la barre. Utilisez d’abord le butin, où vous voulez ; puis le dé continue.
web-learn-babilar-goal = À vous de la trouver
    .text = Amenez tous les quartiers à 0, par Rechercher et par le butin. Puis attaquez { boss-regalia } là où elle est. Surveillez qui se trouve là où elle arrive.
web-learn-again-aid = Dawnslight aide
    .text = Gardez une des deux cartes, et dites qui la reçoit.
web-learn-again-disable = Assaut
    .text = La carte de { boss-regalia } prend quelque chose pour ce tour. Qui est frappé choisit quoi.
web-learn-again-decide = Une décision
    .text = Choisissez parmi ce qui est allumé. Le cadre montre une possibilité.

## Sur un téléphone

web-phone-comes = { $name } vient ici quand elle agit, et révèle une carte.
web-phone-left = recherche restante ici
web-phone-done = plus rien ici
web-phone-aid = Dawnslight à { $n }
