# Puzzles in the browser.

web-puzzles = Rätsel
    .text = Zwölf Stellungen, jede mit einer Antwort.
web-puzzles-intro = Ein Schritt, um die Würfel zu nutzen, ein Ziel, eine Antwort. Nichts davon ist Zufall.
web-puzzles-count = { $n } von { $of } gelöst
web-puzzles-open = Eine Rätseldatei öffnen
web-puzzles-solved = gelöst
web-puzzles-shown = gesehen
web-puzzle-difficulty-1 = leicht
web-puzzle-difficulty-2 = mittel
web-puzzle-difficulty-3 = schwer
web-puzzle-smaller = Kleiner machen
web-puzzle-leave = Zurück zu den Rätseln
web-puzzle-again = Neu anfangen
web-puzzle-hint = Hinweis { $n } von { $of }
web-puzzle-solution = Lösung zeigen
web-puzzle-step = Schritt { $n } von { $of }
web-puzzle-play-step = Diesen Schritt spielen
web-puzzle-shown = Das war die Lösung.
web-puzzle-next = Nächstes Rätsel
web-puzzle-all = Alle Rätsel
web-puzzle-solved = Gelöst!
web-puzzle-failed = Diesmal nicht.
