# Limelight, Ildithia and Newcago's cards in the browser: on the table, on a phone, on the card of a thing.

## Limelight's tables
# $row is a letter, $column a number, $actions what stands in the cell.

web-boss-column = Columna { $n } de { $of }
    .short = col.
web-boss-column-now = columna { $n }
web-boss-column-then = columna { $n }, luego { $then }: un Épico la sube antes
# $before is where the bracket stands now.
web-boss-column-soon = Columna { $n } de { $of } cuando actúe; ahora es la { $before }
web-boss-cell = { $row }{ $column }: { $actions }{ $state ->
        [next] . Ha salido, viene después.
        [now] . Ha salido, ocurre ahora.
        [done] . Ha salido, ya ha ocurrido.
        [not] . No ha salido.
       *[none] .
    }
web-boss-cell-may = { $row }{ $column }, puede ocurrir ({ $n } de 6): { $actions }
web-boss-odds = en { $n } de las 6 caras del dado
# What a table is mostly about.
web-boss-does = { $colour ->
        [yellow] Atacar población
        [black] Reforzar
        [red] Controladores
       *[blue] Cercar
    }
web-boss-last = última tirada
    .rows = última tirada: { $rows }
web-boss-scale = { $kind ->
        [shields] Escudos en el tablero
        [enforcement] Controladores en el tablero
        [defeated] Épicos derrotados esta ronda
       *[equipment] Equipo: el que más menos el que menos
    }
web-boss-step = { $says }: { $people } de población{ $today ->
        [yes] , así está ahora
       *[no] {""}
    }
web-boss-where = { $scope ->
        [own] su distrito
        [near] ambos vecinos
        [near3] los tres
        [all] cada distrito
        [reck] cada Reckoner
       *[boss] él mismo
    }
web-boss-dice = { $n } dados
web-boss-goes-he = luego va a
web-boss-stays-he = se queda en
web-boss-harder = Partida más intensa: { $n } de población más cada vez

## Ildithia

web-table-passed-as = Ildithia pasa por aquí: número { $n }
web-table-passed = Pasa esta ronda con el número { $n }: { $actions }
web-table-not-passed = No pasa esta ronda. Más tarde: { $actions }
web-table-passed-safe = Todo protegido: no ocurre nada cuando pasa Ildithia
web-table-copies-nothing = No encuentra ningún Épico que copiar
web-table-forecast-passes = { $city } pasa { $n }
web-acts-protect = Proteger
web-story-by-tram = Ildithia pasa

## Newcago's cards

web-table-card-harm = Antes de que actúen los Épicos: { $action }
# $names are Reckoners.
web-table-hits = alcanza a { $names }
web-table-may-hit = alcanza a uno, a vuestra elección: { $names }
web-table-card-twice = dos veces, porque el Jefe está aquí
web-table-card-used = usada
    .full = Usada en este paso.
web-story-by-lamp = carta de Newcago
# $name is a Reckoner.
web-acts-benefit = { $name } la usa

## On a phone

web-phone-comes-plain = { $name } viene aquí después de actuar.

## The card of a thing

web-inspect-passed = Pasa esta ronda con el número
web-inspect-for = { $n } Reckoners
web-inspect-behind = Está detrás de
web-inspect-passes = Distritos por ronda
web-inspect-passes-next = Pasa después por
web-inspect-side = Cara
web-inspect-hits = Alcanzaría a
web-inspect-harm = Cada ronda
web-inspect-cell = { $track }: { $row }{ $column }
web-inspect-row = Fila { $row }
web-inspect-power-die = Dado de poder
web-inspect-page = Libreto: { $n } Reckoners, { $level }
