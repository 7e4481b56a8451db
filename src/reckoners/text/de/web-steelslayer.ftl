# Steelslayers Dinge auf dem Tisch im Browser.

## Districts

web-table-red-shield = { $n ->
        [one] Ein roter Schild: Hier lässt sich kein Schläger entfernen
       *[other] { $n } rote Schilde: Hier lässt sich kein Schläger entfernen
    }
web-table-blue-shield = { $n ->
        [one] Ein blauer Schild: Hier lässt sich kein Leistenmarker zurückschieben
       *[other] { $n } blaue Schilde: Hier lässt sich kein Leistenmarker zurückschieben
    }
web-table-copy-token = { $n ->
        [one] Ein Kopiermarker
       *[other] { $n } Kopiermarker
    }
web-table-pulled = Heranziehen: Von hier bewegt sich niemand fort
web-table-stolen = { $n ->
        [one] Gestohlene Karte: { $cards }
       *[other] { $n } gestohlene Karten: { $cards }
    }
web-table-per = { $n }-mal
web-table-copied = { $n ->
        [one] noch einmal durch einen Kopiermarker
       *[other] noch { $n }-mal durch Kopiermarker
    }
web-table-skipped = { $action }, geschieht nicht: eine Karte hält sie auf
web-table-supply = Vorrat
web-table-supply-left = { $kind ->
        [enforcement] Schläger im Vorrat: { $n }
        [barricade] Barrikaden im Vorrat: { $n }
        [red-shield] rote Schilde im Vorrat: { $n }
        [blue-shield] blaue Schilde im Vorrat: { $n }
       *[copy-token] Kopiermarker im Vorrat: { $n }
    }

## Cards

web-table-asleep = Zurück vom Dieb: schläft bis zur nächsten Reckoner-Phase.
    .short = schläft
web-table-half-paid = 1 von 2 bezahlt
web-table-charges = { $n ->
        [one] Eine Ladung auf der Karte.
       *[other] { $n } Ladungen auf der Karte.
    }
web-table-waiting = { $card } gibt { $symbols }: verfällt, wenn ein anderer Würfel begonnen wird

## Choosing one thing after another

web-acts-next = { $kind ->
        [face] Welche Seite?
        [symbol] Welches Symbol?
        [was] Welches Symbol ändert sich?
        [colour] Welcher Würfel kommt dafür?
        [plate] Welcher Bezirk?
       *[other] Was davon?
    }

## What came of it

web-table-range = −{ $least } bis −{ $most }
web-table-forecast-range = Zwischen { $least } und { $most } Bevölkerung verloren: Ein Würfel entscheidet
web-table-rolls = { $n ->
        [one] wirft den Epic-Fähigkeitswürfel
       *[other] wirft den Epic-Fähigkeitswürfel { $n }-mal
    }
web-story-shields = { $n ->
        [one] Ein Schild mehr
       *[other] { $n } Schilde mehr
    }
web-story-copies = { $n ->
        [one] Ein Kopiermarker mehr
       *[other] { $n } Kopiermarker mehr
    }
web-story-stolen = Gestohlen: { $cards }
