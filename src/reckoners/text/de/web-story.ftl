# Die Epic-Phase, wie sie gezeigt wird, ihr Rückblick und der Verlauf.

## Während die Epics handeln

web-story-controls = Epic-Phase ansehen
web-story-pause = Anhalten
web-story-play = Weiterlaufen lassen
web-story-step = Nächstes Ereignis
web-story-back = Voriges Ereignis
web-story-speed = Tempo: { $n }
web-story-read = Lies, was geschehen ist, dann geht es weiter.
web-table-key-epics = in der Epic-Phase: anhalten, einzeln, Tempo, überspringen

## Rückblick

web-story-title = Runde { $n }: die Epic-Phase
web-story-cost = { $n ->
        [0] Keine Verluste
       *[other] Bevölkerung: { $before } → { $left }
    }
web-story-dice = { $n ->
        [one] Ein Würfel verloren: { $dice }
       *[other] { $n } Würfel verloren: { $dice }
    }
web-story-enforcement = { $n ->
        [one] Ein Schläger mehr
       *[other] { $n } Schläger mehr
    }
web-story-barricades = { $n ->
        [one] Eine Barrikade errichtet
       *[other] { $n } Barrikaden errichtet
    }
web-story-fortified = { $n ->
        [one] Einmal gestärkt
       *[other] { $n }-mal gestärkt
    }
web-story-moved = { $boss } zieht weiter: { $district }
web-story-new = Neue Epics
web-story-deed = { $action }{ $times ->
        [one] { "" }
       *[other] { " " }×{ $times }
    }{ $overflow ->
        [yes] , weil die Leiste voll ist
       *[no] { "" }
    }{ $why ->
        [no-enforcement] : kein Schläger mehr im Vorrat
        [no-barricade] : keine Barrikade mehr im Vorrat
        [fortify] : Stärken nicht mehr möglich
        [no-red-shield] : kein roter Schild mehr im Vorrat
        [no-blue-shield] : kein blauer Schild mehr im Vorrat
        [no-copy-token] : kein Kopiermarker mehr im Vorrat
        [no-equipment] : keine Ausrüstung zu stehlen
        [no-money] : kein Geld und nichts zu verkaufen
        [no-plan] : kein Planungsmarker abzugeben
        [no-card] : keine Ausrüstung, die ausfallen könnte
       *[attack] { "" }
    }
web-story-always = Nach jeder Epic-Phase zeigen
web-story-again = Schritt für Schritt
web-story-continue = Weiter
web-settings-recap = Nach der Epic-Phase
web-settings-recap-on = Rückblick
web-settings-recap-off = Gleich weiter

## Verlauf

web-story-search = Im Verlauf suchen
web-story-search-short = Suchen
web-story-jump = Zu einer Runde gehen
web-story-round = { $n ->
        [0] Prolog
       *[other] Runde { $n }
    }
web-story-recap = { $n ->
        [0] Rückblick: keine Verluste
       *[other] Rückblick: { $n } Bevölkerung verloren
    }
web-story-older = Frühere Einträge
web-story-failed = Frühere Einträge ließen sich nicht laden. Noch einmal versuchen
web-story-none = Nichts gefunden.
web-story-tall = Großer Verlauf
