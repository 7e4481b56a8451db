# Préparer une partie avec tout ce qu’apporte Steelslayer : lignes courtes, modèles, variantes, cartes Newcago.

## En jeu

web-new-short-1 = Val, Mizzy, Exel, Sam au choix
web-new-short-2 = 24 cartes de plus au marché
web-new-short-3 = 39 au lieu de 25
web-new-short-4 = Regalia, Limelight, deux villes
web-new-would-drop = Sans : plus de cartes Newcago.
web-new-off = non
web-new-cards = Cartes Newcago
    .text = les quartiers agissent
web-new-cards-side = { $side ->
        [a] A
        [b] B
       *[mixed] mixte
    }
web-new-cards-lie = Les cartes Newcago se posent sur les quartiers de { $city }.
web-new-there = Jouer là-bas

## Modèles

web-new-preset-ildithia = Ildithia
    .text = Limelight, toutes nouveautés
web-new-preset-newcago = Newcago avec cartes
    .text = la ville agit aussi
web-new-preset-whole = Toute la boîte
    .text = tous les modules et cartes
web-new-campaign = de trois à sept parties

## Variantes

web-new-casual = commence avec ${ $more } au lieu de ${ $money }
web-new-intense = la piste jaune coûte plus à chaque tour

## Ce qui est nouveau

web-new-news-walks = La ville marche
    .text = Un tram passe les quartiers : ce que montrent leurs pistes a lieu.
web-new-news-protect = Protéger
    .text = Tout symbole baisse une piste avant le passage.
web-new-news-city-cards = Les quartiers agissent
    .text = Chacun nuit à chaque tour et aide qui s’y trouve.
web-new-news-tables = Les dés décident pour lui
    .text = Quatre tables : un dé donne la ligne, le crochet la colonne.
