# Ce que le module 4 ajoute à la commande : marques, plateau, questions. Voir ui.ftl.

## Marques pour un petit écran

cli-short-aid = Aide
cli-short-enforcement-clockwise = Sû›
cli-short-enforcement-counterclockwise = ‹Sû
cli-letter-aid = ☼
cli-letter-enforcement-clockwise = S›
cli-letter-enforcement-counterclockwise = ‹S
cli-why-no-card = sans carte

## Le plateau

cli-legend-babilar = À Babilar : ⌕ recherche restante sur la piste d’un quartier et ce que ses cases apportent, ☼ aide de Dawnslight ou carte Dawnslight, D Découvrir la base, −$ Piller, −◆ Déjouer. ✖ victime d’un Assaut, ou désactivé.
cli-boss-no-card = Pas encore de carte
cli-boss-cards-left = reste { $n }
cli-half-moved = à moitié payé : Déplacement à { $district }
cli-dawnslight-left = ☼{ $n }

## La table en phrases
# $on-the-way lists spots and what they bring, such as "at 6 Discover Base".

cli-say-marker = { $n ->
        [0] Sa piste : la traque est terminée.
       *[other] Sa piste : il reste { $n } de recherche. En chemin : { $on-the-way }.
    }
cli-say-spot = à { $spot } { $action }
cli-say-no-spot = rien
cli-say-goes = { $boss } ira ensuite à { $district }.
cli-say-stays = { $boss } reste à { $district }.
cli-say-boss-alone = { $boss } à { $district } : recherche { $research }, santé { $health }.
cli-say-boss-card = { $card ->
        [none] Aucune carte ouverte ; face cachée : { $deck }.
       *[other] Carte ouverte : { $card }. Face cachée : { $deck }.
    }
cli-say-boss-deck = { $n } × { $card }
cli-say-empty-deck = aucune
cli-say-suffers = Assaut : { $effects }.
cli-say-dawnslight = Cartes Dawnslight : { $cards }.
cli-say-dawnslight-left = { $n ->
        [0] La pioche Dawnslight est vide.
        [one] Une carte dans la pioche Dawnslight.
       *[other] { $n } cartes dans la pioche Dawnslight.
    }
cli-say-forecast-goes = Ensuite { $boss } va à { $district }.

## Cartes

cli-cards-city = Villes
cli-cards-dawnslight = Cartes Dawnslight
cli-kind-city = Ville
cli-kind-dawnslight = Carte Dawnslight
cli-kind-district = Quartier
cli-city-numbers = { $n } quartiers
cli-city-markers = Les marqueurs des pistes de quartier commencent à { $markers } ; la santé du Grand Épique y est de { $health }.
cli-city-track = { $district } : { $spots }
cli-boss-cards = { $n } × { $card } : { $text }
cli-boss-adjustment-alone = { $n } Redresseurs, côté { $side }, { $track } : { $actions }
