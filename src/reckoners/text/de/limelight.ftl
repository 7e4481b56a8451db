# Limelight: what stands in the cells of his power tables, and what happens when they are performed.
# A `.line` is something that a character might say; it is ours.

boss-limelight = Limelight
    .line = Schaut nach oben. Was ihr zu tun gelernt habt, habe ich gelernt, euch anzutun.

## What stands in his cells

action-population-by = { $kind ->
        [shields] Bevölkerung angreifen, nach Schilden
        [enforcement] Bevölkerung angreifen, nach Schlägern
        [defeated] Bevölkerung angreifen, nach besiegten Epics
       *[equipment] Bevölkerung angreifen, nach Ausrüstung
    }
    .text = { $kind ->
        [shields] Nach den Schilden auf dem Brett verliert ihr 4 bis 7 Bevölkerung: Bis zu 2 kosten 4, 3 oder 4 kosten 5, 5 kosten 6, mehr kosten 7.
        [enforcement] Nach den Schlägern auf dem Brett verliert ihr 5 bis 8 Bevölkerung: Bis zu 2 kosten 5, 3 oder 4 kosten 6, 5 kosten 7, mehr kosten 8.
        [defeated] Nach den Epics, die ihr in dieser Runde besiegt habt, verliert ihr Bevölkerung: mit keinem oder einem 7, mit zwei 6, mit drei oder vier 5, mit mehr 4.
       *[equipment] Danach, um wie viele Ausrüstungskarten der reichste Reckoner vor dem ärmsten liegt, verliert ihr Bevölkerung: um keine 5, um eine 6, um zwei 7, um mehr 8.
    }
action-fortify-own = { $n ->
        [one] Hier stärken
       *[other] Hier stärken, { $n }-mal
    }
    .text = { $n ->
        [one] Der Epic in seinem Bezirk wird einmal gestärkt.
       *[other] Der Epic in seinem Bezirk wird { $n }-mal gestärkt.
    }
action-fortify-near = { $n ->
        [one] Hier und nebenan stärken
       *[other] Hier und nebenan stärken, { $n }-mal
    }
    .text = { $n ->
        [one] Die Epics in seinem Bezirk und in beiden Nachbarbezirken werden einmal gestärkt.
       *[other] Die Epics in seinem Bezirk und in beiden Nachbarbezirken werden { $n }-mal gestärkt.
    }
action-fortify-all = { $n ->
        [one] Überall stärken
       *[other] Überall stärken, { $n }-mal
    }
    .text = { $n ->
        [one] Die Epics aller Bezirke werden einmal gestärkt, er selbst nicht.
       *[other] Die Epics aller Bezirke werden { $n }-mal gestärkt, er selbst nicht.
    }
action-fortify-boss = { $n ->
        [one] Den Boss stärken
       *[other] Den Boss stärken, { $n }-mal
    }
    .text = { $n ->
        [one] Er erhält 1 Forschung oder, wenn er geschwächt ist, 1 Gesundheit.
       *[other] Er erhält { $n } Forschung oder, wenn er geschwächt ist, { $n } Gesundheit.
    }
action-enforcement-all = { $n ->
        [one] Schläger überall
       *[other] { $n } Schläger überall
    }
    .text = { $n ->
        [one] In jeden Bezirk kommt ein Schläger.
       *[other] In jeden Bezirk kommen { $n } Schläger.
    }
action-barricade-all = { $n ->
        [one] Barrikade überall
       *[other] { $n } Barrikaden überall
    }
    .text = { $n ->
        [one] In jedem Bezirk entsteht eine Barrikade.
       *[other] In jedem Bezirk entstehen { $n } Barrikaden.
    }
action-red-shield-all = { $n ->
        [one] Roter Schild überall
       *[other] { $n } rote Schilde überall
    }
    .text = { $n ->
        [one] Jeder Bezirk bekommt einen roten Schild.
       *[other] Jeder Bezirk bekommt { $n } rote Schilde.
    }
action-blue-shield-all = { $n ->
        [one] Blauer Schild überall
       *[other] { $n } blaue Schilde überall
    }
    .text = { $n ->
        [one] Jeder Bezirk bekommt einen blauen Schild.
       *[other] Jeder Bezirk bekommt { $n } blaue Schilde.
    }
action-copy-token-all = { $n ->
        [one] Kopiermarker überall
       *[other] { $n } Kopiermarker überall
    }
    .text = { $n ->
        [one] Jeder Bezirk bekommt einen Kopiermarker.
       *[other] Jeder Bezirk bekommt { $n } Kopiermarker.
    }
action-enforcement-per-reckoner = { $n ->
        [one] Schläger je Reckoner
       *[other] { $n } Schläger je Reckoner
    }
    .text = { $n ->
        [one] Je Reckoner kommt ein Schläger in den Bezirk, in dem er steht.
       *[other] Je Reckoner kommen { $n } Schläger in den Bezirk, in dem er steht.
    }
action-enforcement-per-equipment = Schläger je Ausrüstung
    .text = Je Reckoner kommen so viele Schläger, wie er Ausrüstungskarten hat, mindestens einer, in den Bezirk, in dem er steht.
action-brackets = Alle Leistenmarker
    .text = Die Leistenmarker aller Epics rücken einen Schritt nach rechts, seine eigenen nicht; ist kein Platz, geschieht die letzte Aktion.
action-suffer-all = Alle Reckoner: { $kind ->
        [reroll] einmal weniger würfeln
        [die] ein Würfel weniger
        [equipment] eine Ausrüstung weniger
        [ability] Fähigkeit gesperrt
        [move] Bewegen kostet doppelt
       *[doubles] Doppel zählen einmal
    }
    .text = Bis er wieder aktiv wird, gilt für alle Reckoner: { $kind ->
        [reroll] einmal weniger neu würfeln.
        [die] Ein Würfel nach Wahl wird weder geworfen noch benutzt.
        [equipment] Eine Ausrüstungskarte nach Wahl tut nichts; wer keine hat, kostet sofort 1 Bevölkerung.
        [ability] Die Fähigkeitskarte tut nichts.
        [move] Eine Bewegung braucht zwei Würfel.
       *[doubles] Zwei gleiche Symbole eines Würfels oder einer Karte zählen als eins.
    }

## What happens, as events
# As in events.ftl. $row is a letter, $column a number; $track-id is the colour of the table.

boss-track-yellow-limelight = gelbe Tabelle
boss-track-black-limelight = schwarze Tabelle
boss-track-red-limelight = rote Tabelle
boss-track-blue-limelight = blaue Tabelle
power-table = { $track-id ->
        [yellow] { boss-track-yellow-limelight }
        [black] { boss-track-black-limelight }
        [red] { boss-track-red-limelight }
       *[blue] { boss-track-blue-limelight }
    }

event-power-die = { $boss }, { power-table }: Der Machtwürfel zeigt { $row }.
event-unknown-row = { $boss }, { power-table }: Niemand weiß, was der Machtwürfel zeigen wird.
event-cell = { $boss } führt { $row }{ $column } aus: { power-table }.
event-cell-acts = { $boss } handelt ({ power-table }): { $action }.
event-lost-step = { $boss }, { power-table }: Der Marker ist in der letzten Spalte, { $column }, also wählt ein Machtwürfel ein Feld daraus.
event-boss-fortified = { $research ->
        [0] { $boss } wird gestärkt: Gesundheit { $health }.
       *[other] { $boss } wird gestärkt: Forschung { $research }.
    }
event-marker-raised = { $boss } wird in { $district } gestärkt: noch { $now } Forschung auf der Leiste.

## In the terminal
# Marks stand in a narrow column: a few signs each. A star is every district.

cli-not-rolled = noch nicht geworfen
cli-short-population-by = { $kind ->
        [shields] Be▽
        [enforcement] Be●
        [defeated] Be†
       *[equipment] Be▤
    }
cli-short-fortify-own = St
cli-short-fortify-near = ‹St›
cli-short-fortify-all = St*
cli-short-fortify-boss = St◆
cli-short-enforcement-all = Sc*
cli-short-barricade-all = Ba*
cli-short-red-shield-all = RS*
cli-short-blue-shield-all = BS*
cli-short-copy-token-all = Mr*
cli-short-enforcement-per-reckoner = Sc/♟
cli-short-enforcement-per-equipment = Sc/▤
cli-short-brackets = ↑*
cli-short-suffer-all = { $kind ->
        [reroll] ✖↻
        [die] ✖□
        [equipment] ✖▤
        [ability] ✖◇
        [move] ✖→
       *[doubles] ✖2
    }
cli-letter-population-by = { $kind ->
        [shields] V▽
        [enforcement] V●
        [defeated] V†
       *[equipment] V▤
    }
cli-letter-fortify-own = T
cli-letter-fortify-near = ‹T›
cli-letter-fortify-all = T*
cli-letter-fortify-boss = T◆
cli-letter-enforcement-all = S*
cli-letter-barricade-all = B*
cli-letter-red-shield-all = ▼*
cli-letter-blue-shield-all = ▽*
cli-letter-copy-token-all = ⧉*
cli-letter-enforcement-per-reckoner = S/♟
cli-letter-enforcement-per-equipment = S/▤
cli-letter-brackets = ↑*
cli-letter-suffer-all = { $kind ->
        [reroll] ✖↻
        [die] ✖□
        [equipment] ✖▤
        [ability] ✖◇
        [move] ✖→
       *[doubles] ✖2
    }
cli-say-boss-table = { $colour ->
        [yellow] Gelbe Tabelle
        [black] Schwarze Tabelle
        [red] Rote Tabelle
       *[blue] Blaue Tabelle
    }, Spalte { $column } von { $columns }: { $cells }.
cli-say-cell = { $row }: { $actions }
cli-say-rolled = Seine Würfel zeigten zuletzt { $rows }.
cli-boss-die = Machtwürfel, { $track }: { $rows }
cli-boss-page = { $n } Reckoner, { $level }: Forschung { $research }, Gesundheit { $health }; { $tables }
cli-boss-row = { $table }, Zeile { $row }: { $cells }

## Things that one points at

inspect-boss-limelight = Boss
    .text = Er handelt in jeder Epic-Phase als Letzter: Vier Machtwürfel wählen je eine Zeile seiner Tabellen, seine Leistenmarker die Spalten, und diese Felder geschehen. Dann geht er im Uhrzeigersinn in den nächsten Bezirk ohne Reckoner. Ist er ganz erforscht, greift ihn an, wo er steht: Hat er keine Gesundheit mehr, habt ihr gewonnen.
inspect-track-yellow-limelight = Ein Feld dieser Tabelle geschieht: Die Spalte ist die des Leistenmarkers, die Zeile wird gewürfelt. Es kostet Bevölkerung, oft nach dem, was zu groß geworden ist: Schilde, Schläger, wenige besiegte Epics, die Ausrüstung eines Reckoners.
inspect-track-black-limelight = Ein Feld dieser Tabelle geschieht: Die Spalte ist die des Leistenmarkers, die Zeile wird gewürfelt. Es stärkt Epics oder ihn selbst.
inspect-track-red-limelight = Ein Feld dieser Tabelle geschieht: Die Spalte ist die des Leistenmarkers, die Zeile wird gewürfelt. Es bringt Schläger und rote Schilde oder schiebt die Leistenmarker aller Epics.
inspect-track-blue-limelight = Ein Feld dieser Tabelle geschieht: Die Spalte ist die des Leistenmarkers, die Zeile wird gewürfelt. Schilde, Barrikaden und Kopiermarker oder etwas, worunter alle Reckoner leiden.
