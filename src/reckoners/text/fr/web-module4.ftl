# Regalia and Babilar on the table in the browser.

## Districts

web-table-marker = { $n ->
        [0] Plus rien à rechercher ici
       *[other] Recherche restante : { $n }
    }
web-table-marker-at = { $action } à { $n }
web-table-comes-here = { $name } vient ici ensuite
web-table-goes-to = va ensuite à { $district }
web-table-two-dice = 2 dés

## The Boss

web-boss-open = Tout sur { $name }
web-boss-found = sur { $of } à 0
    .full = { $n } quartiers sur { $of } à 0
web-boss-then = quand tous les quartiers sont à 0
web-boss-no-card = aucune carte révélée
web-boss-nobody = personne
web-boss-goes = puis elle va à
    .short = puis à
web-boss-stays = elle reste à
    .short = reste à
web-boss-left = { $n ->
        [one] Une carte dans sa pioche
       *[other] { $n } cartes dans sa pioche
    }
web-boss-order = Dans cet ordre
web-boss-tokens = jetons rendus
web-boss-turns = révèle une carte

## Reckoners

web-table-out = Hors service ce tour-ci
    .short = hors service
web-table-dawnslight = Cartes Dawnslight
web-table-dawnslight-of = { $n ->
        [one] Une carte Dawnslight
       *[other] { $n } cartes Dawnslight
    }
web-table-dawnslight-left = Cartes Dawnslight restantes : { $n }
web-table-half-move = { $name } va à { $district }
    .detail = Coûte deux : choisissez ce qui paie encore.
web-table-key-dawn = cartes Dawnslight

## What came of it

web-story-struck = { $name } : { $effect }
