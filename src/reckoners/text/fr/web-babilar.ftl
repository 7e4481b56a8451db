# Regalia et Babilar : préparer une partie avec elles, la partie guidée et le téléphone.

## Préparation

web-new-boss-in-city = Grand Épique dans une ville
web-new-made-for = faits pour aller ensemble
web-new-variant = variante
web-new-tracks = D’abord, traquez dans { $districts } quartiers : { $markers } recherche dans chacun. Ensuite, le Grand Épique a { $health } de santé.
web-new-board = plateau { $side }
web-new-preset-cards = Toutes les cartes
    .text = dix Redresseurs, toujours Newcago
web-new-preset-expansion = Première extension
    .text = Regalia à Babilar, en douceur
web-new-preset-babilar = Babilar
    .text = Regalia, avec toutes les nouveautés
web-new-would-move = Sans { $module } : { $place } à la place.
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
