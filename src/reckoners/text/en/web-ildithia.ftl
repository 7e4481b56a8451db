# Limelight, Ildithia and Newcago's cards in the browser: on the table, on a phone, on the card of a thing.

## Limelight's tables
# $row is a letter, $column a number, $actions what stands in the cell.

web-boss-column = Column { $n } of { $of }
    .short = col.
web-boss-column-now = column { $n }
web-boss-column-then = column { $n }, then { $then }: an Epic raises it first
# $before is where the bracket stands now.
web-boss-column-soon = Column { $n } of { $of } when he acts; now it is { $before }
web-boss-cell = { $row }{ $column }: { $actions }{ $state ->
        [next] . Rolled, comes next.
        [now] . Rolled, happens now.
        [done] . Rolled, has happened.
        [not] . Not rolled.
       *[none] .
    }
web-boss-cell-may = { $row }{ $column }, may happen ({ $n } of 6): { $actions }
web-boss-odds = on { $n } of the 6 faces of the die
# What a table is mostly about.
web-boss-does = { $colour ->
        [yellow] Attack Population
        [black] Fortify
        [red] Enforcement
       *[blue] Closing in
    }
web-boss-last = rolled last time
    .rows = rolled last time: { $rows }
web-boss-scale = { $kind ->
        [shields] Shields on the board
        [enforcement] Enforcement on the board
        [defeated] Epics defeated this round
       *[equipment] Equipment: most less fewest
    }
web-boss-step = { $says }: { $people } population{ $today ->
        [yes] , so it is today
       *[no] {""}
    }
web-boss-where = { $scope ->
        [own] his district
        [near] both neighbours
        [near3] all three
        [all] every district
        [reck] each Reckoner
       *[boss] himself
    }
web-boss-dice = { $n } dice
web-boss-goes-he = then he goes to
web-boss-stays-he = he stays in
web-boss-harder = A more intense game: { $n } more population each time

## Ildithia

web-table-passed-as = Ildithia passes here: number { $n }
web-table-passed = Passed this round as number { $n }: { $actions }
web-table-not-passed = Not passed this round. Later: { $actions }
web-table-passed-safe = All protected: nothing happens when Ildithia passes
web-table-copies-nothing = Finds no Epic to copy
web-table-forecast-passes = { $city } passes { $n }
web-acts-protect = Protect
web-story-by-tram = Ildithia passes

## Newcago's cards

web-table-card-harm = Before the Epics act: { $action }
# $names are Reckoners.
web-table-hits = hits { $names }
web-table-may-hit = hits one of them, you choose: { $names }
web-table-card-twice = twice, for the Boss is here
web-table-card-used = used
    .full = Used in this step.
web-story-by-lamp = Newcago card
# $name is a Reckoner.
web-acts-benefit = { $name } uses it

## On a phone

web-phone-comes-plain = { $name } comes here after acting.

## The card of a thing

web-inspect-passed = Passed this round as number
web-inspect-for = { $n } Reckoners
web-inspect-behind = Stands behind
web-inspect-passes = Districts passed in a round
web-inspect-passes-next = Passes next
web-inspect-side = Side
web-inspect-hits = Would hit
web-inspect-harm = Each round
web-inspect-cell = { $track }: { $row }{ $column }
web-inspect-row = Row { $row }
web-inspect-power-die = Power die
web-inspect-page = Booklet: { $n } Reckoners, { $level }
