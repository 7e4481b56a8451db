# Ein Spiel mit allem vorbereiten, was Steelslayer bringt: kurze Zeilen, Vorlagen, Varianten, Newcago-Karten.

## Im Spiel

web-new-short-1 = Val, Mizzy, Exel, Sam zur Wahl
web-new-short-2 = 24 Karten mehr im Markt
web-new-short-3 = 39 statt der 25
web-new-short-4 = Regalia, Limelight, zwei Städte
web-new-would-drop = Aus: ohne die Newcago-Karten.
web-new-off = aus
web-new-cards = Newcago-Karten
    .text = Bezirke handeln
web-new-cards-side = { $side ->
        [a] A
        [b] B
       *[mixed] Mix
    }
web-new-cards-lie = Newcago-Karten liegen in den Bezirken von { $city }.
web-new-there = Dort spielen

## Vorlagen

web-new-preset-ildithia = Ildithia
    .text = Limelight, mit allem Neuen
web-new-preset-newcago = Newcago mit Karten
    .text = auch die Stadt handelt
web-new-preset-whole = Die ganze Box
    .text = alle Module und Karten
web-new-campaign = drei bis sieben Partien

## Varianten

web-new-casual = beginnt mit ${ $more } statt ${ $money }
web-new-intense = die gelbe Leiste kostet jede Runde mehr

## Was dann neu ist

web-new-news-walks = Die Stadt wandert
    .text = Eine Bahn passiert Bezirke: Was auf ihren Leisten steht, geschieht.
web-new-news-protect = Schützen
    .text = Jedes Symbol senkt eine Leiste, ehe die Bahn kommt.
web-new-news-city-cards = Bezirke handeln
    .text = Jeder schadet jede Runde und hilft denen, die dort stehen.
web-new-news-tables = Würfel entscheiden
    .text = Vier Tabellen: Der Würfel nennt die Zeile, der Marker die Spalte.
