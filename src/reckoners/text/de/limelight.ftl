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

event-power-die = { $boss }, { $track }: Der Machtwürfel zeigt { $row }.
event-unknown-row = { $boss }, { $track }: Niemand weiß, was der Machtwürfel zeigen wird.
event-cell = { $boss } führt { $row }{ $column } aus: { $track-id ->
        [yellow] gelbe Tabelle.
        [black] schwarze Tabelle.
        [red] rote Tabelle.
       *[blue] blaue Tabelle.
    }
event-cell-acts = { $boss } handelt ({ $track }): { $action }.
event-lost-step = { $boss }, { $track }: Der Marker ist in der letzten Spalte, { $column }, also wählt ein Machtwürfel ein Feld daraus.
event-boss-fortified = { $research ->
        [0] { $boss } wird gestärkt: Gesundheit { $health }.
       *[other] { $boss } wird gestärkt: Forschung { $research }.
    }
event-marker-raised = { $boss } wird in { $district } gestärkt: noch { $now } Forschung auf der Leiste.
