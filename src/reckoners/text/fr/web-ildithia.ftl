# Limelight, Ildithia and Newcago's cards in the browser: on the table, on a phone, on the card of a thing.

## Limelight's tables
# $row is a letter, $column a number, $actions what stands in the cell.

web-boss-column = Colonne { $n } sur { $of }
    .short = col.
web-boss-column-now = colonne { $n }
web-boss-column-then = colonne { $n }, puis { $then } : un Épique la pousse d’abord
# $before is where the bracket stands now.
web-boss-column-soon = Colonne { $n } sur { $of } quand il agit ; c’est { $before } maintenant
web-boss-cell = { $row }{ $column } : { $actions }{ $state ->
        [next] . Tirée, elle vient ensuite.
        [now] . Tirée, elle a lieu maintenant.
        [done] . Tirée, elle a eu lieu.
        [not] . Pas tirée.
       *[none] .
    }
web-boss-cell-may = { $row }{ $column }, peut arriver ({ $n } sur 6) : { $actions }
web-boss-odds = sur { $n } des 6 faces du dé
# What a table is mostly about.
web-boss-does = { $colour ->
        [yellow] Attaquer la Population
        [black] Fortifier
        [red] Sûreté
       *[blue] Encercler
    }
web-boss-last = dernier lancer
    .rows = dernier lancer : { $rows }
web-boss-scale = { $kind ->
        [shields] Boucliers sur le plateau
        [enforcement] Sûretés sur le plateau
        [defeated] Épiques vaincus ce tour
       *[equipment] Équipement : le plus moins le moins
    }
web-boss-step = { $says } : { $people } de population{ $today ->
        [yes] , c’est le cas maintenant
       *[no] {""}
    }
web-boss-where = { $scope ->
        [own] son quartier
        [near] les deux voisins
        [near3] les trois
        [all] chaque quartier
        [reck] chaque Redresseur
       *[boss] lui-même
    }
web-boss-dice = { $n } dés
web-boss-goes-he = puis il va à
web-boss-stays-he = il reste à
web-boss-harder = Partie plus intense : { $n } de population en plus à chaque fois

## Ildithia

web-table-passed-as = Ildithia passe ici : numéro { $n }
web-table-passed = Passé ce tour en numéro { $n } : { $actions }
web-table-not-passed = Pas passé ce tour. Plus tard : { $actions }
web-table-passed-safe = Tout est protégé : rien n’arrive quand Ildithia passe
web-table-copies-nothing = Ne trouve aucun Épique à copier
web-table-forecast-passes = { $city } passe { $n }
web-acts-protect = Protéger
web-story-by-tram = Ildithia passe

## Newcago's cards

web-table-card-harm = Avant que les Épiques agissent : { $action }
# $names are Reckoners.
web-table-hits = touche { $names }
web-table-may-hit = touche l’un d’eux, à vous de choisir : { $names }
web-table-card-twice = deux fois, car le Boss est là
web-table-card-used = utilisée
    .full = Utilisée dans cette étape.
web-story-by-lamp = carte de Newcago
# $name is a Reckoner.
web-acts-benefit = { $name } s’en sert

## On a phone

web-phone-comes-plain = { $name } vient ici après avoir agi.

## The card of a thing

web-inspect-passed = Passé ce tour en numéro
web-inspect-for = { $n } Redresseurs
web-inspect-behind = Se trouve derrière
web-inspect-passes = Quartiers passés par tour
web-inspect-passes-next = Passe ensuite
web-inspect-side = Face
web-inspect-hits = Frapperait
web-inspect-harm = À chaque tour
web-inspect-cell = { $track } : { $row }{ $column }
web-inspect-row = Ligne { $row }
web-inspect-power-die = Dé de Pouvoir
web-inspect-page = Livret : { $n } Redresseurs, { $level }
