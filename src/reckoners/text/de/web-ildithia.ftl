# Limelight, Ildithia and Newcago's cards in the browser: on the table, on a phone, on the card of a thing.

## Limelight's tables
# $row is a letter, $column a number, $actions what stands in the cell.

web-boss-column = Spalte { $n } von { $of }
    .short = Sp.
web-boss-column-now = Spalte { $n }
web-boss-column-then = Spalte { $n }, dann { $then }: Ein Epic hebt sie vorher an
# $before is where the bracket stands now.
web-boss-column-soon = Spalte { $n } von { $of }, wenn er handelt; jetzt { $before }
web-boss-cell = { $row }{ $column }: { $actions }{ $state ->
        [next] . Gewürfelt, kommt noch.
        [now] . Gewürfelt, geschieht jetzt.
        [done] . Gewürfelt, ist geschehen.
        [not] . Nicht gewürfelt.
       *[none] .
    }
web-boss-cell-may = { $row }{ $column }, kann geschehen ({ $n } von 6): { $actions }
web-boss-odds = auf { $n } der 6 Seiten des Würfels
# What a table is mostly about.
web-boss-does = { $colour ->
        [yellow] Bevölkerung angreifen
        [black] Stärken
        [red] Schläger
       *[blue] Einkreisen
    }
web-boss-last = zuletzt gewürfelt
    .rows = zuletzt gewürfelt: { $rows }
web-boss-scale = { $kind ->
        [shields] Schilde auf dem Brett
        [enforcement] Schläger auf dem Brett
        [defeated] besiegte Epics in dieser Runde
       *[equipment] Ausrüstung: meiste minus wenigste
    }
web-boss-step = { $says }: { $people } Bevölkerung{ $today ->
        [yes] , so steht es jetzt
       *[no] {""}
    }
web-boss-where = { $scope ->
        [own] sein Bezirk
        [near] beide Nachbarn
        [near3] alle drei
        [all] jeder Bezirk
        [reck] jeder Reckoner
       *[boss] er selbst
    }
web-boss-dice = { $n } Würfel
web-boss-goes-he = dann geht er nach
web-boss-stays-he = er bleibt in
web-boss-harder = Härteres Spiel: jedes Mal { $n } Bevölkerung mehr

## Ildithia

web-table-passed-as = Ildithia zieht hier vorbei: Nummer { $n }
web-table-passed = In dieser Runde als Nummer { $n } dran: { $actions }
web-table-not-passed = In dieser Runde nicht dran. Später: { $actions }
web-table-passed-safe = Alles geschützt: Hier geschieht nichts, wenn Ildithia vorbeizieht
web-table-copies-nothing = Findet keinen Epic zum Kopieren
web-table-forecast-passes = { $city } zieht: { $n }
web-acts-protect = Schützen
web-story-by-tram = Ildithia zieht vorbei

## Newcago's cards

web-table-card-harm = Bevor die Epics handeln: { $action }
# $names are Reckoners.
web-table-hits = trifft { $names }
web-table-may-hit = trifft einen davon, ihr wählt: { $names }
web-table-card-twice = zweimal, denn der Boss ist hier
web-table-card-used = benutzt
    .full = In diesem Schritt benutzt.
web-story-by-lamp = Newcago-Karte
# $name is a Reckoner.
web-acts-benefit = { $name } nutzt sie

## On a phone

web-phone-comes-plain = { $name } kommt nach dem Handeln hierher.

## The card of a thing

web-inspect-passed = In dieser Runde dran als Nummer
web-inspect-for = { $n } Reckoners
web-inspect-behind = Steht hinter
web-inspect-passes = Bezirke je Runde
web-inspect-passes-next = Zieht vorbei an
web-inspect-side = Seite
web-inspect-hits = Träfe
web-inspect-harm = Jede Runde
web-inspect-cell = { $track }: { $row }{ $column }
web-inspect-row = Zeile { $row }
web-inspect-power-die = Machtwürfel
web-inspect-page = Heft: { $n } Reckoners, { $level }
