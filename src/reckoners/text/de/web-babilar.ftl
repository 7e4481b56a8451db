# Regalia und Babilar: ein Spiel mit ihnen vorbereiten, die geführte Partie und das Telefon.

## Aufbau

web-new-boss-in-city = Boss in einer Stadt
web-new-made-for = gehören zusammen
web-new-variant = Variante
web-new-tracks = Erst { $districts } Bezirke absuchen: je { $markers } Forschung. Dann hat der Boss { $health } Gesundheit.
web-new-board = Einsatz { $side }
web-new-preset-cards = Alle neuen Karten
    .text = zehn Reckoner, weiter Newcago
web-new-preset-expansion = Erweiterung, erstes Spiel
    .text = Regalia in Babilar, ganz sanft
web-new-preset-babilar = Babilar
    .text = Regalia, mit allem Neuen
web-new-would-move = Ohne { $module }: stattdessen { $place }.
web-new-moved = Jetzt ist es { $place }.
web-new-play-there = { $place } spielen
web-new-acts-anyway = Auch ohne neue Epics kommen die neuen Aktionen: von Boss und Stadt.
web-new-rewards = Belohnungen
web-new-rewards-when = { $when ->
        [once] sofort
       *[after] nach den Würfeln
    }
web-new-at-once = Hier kommen Belohnungen sofort: { $by }.
web-new-news-tracks = Leisten in den Bezirken
    .text = Jeden Bezirk Feld für Feld absuchen; manches Feld schadet.
web-new-news-dawnslight = Dawnslight
    .text = Karten am Weg: Symbole oder 3 Bevölkerung.
web-new-news-hunts = Sie jagt Reckoner
    .text = Wer steht, wohin sie kommt, verliert etwas.
web-new-news-at-once = Belohnungen sofort
    .text = Einen Epic besiegen und mitten im Würfel belohnt werden.
web-new-news-more = Und außerdem:

## Welche geführte Partie

web-learn-which = Was sollen wir zeigen?
web-learn-begin = Los
web-learn-go-on = Weiter
web-learn-course-first = Eure erste Partie
    .text = Newcago gegen { boss-steelheart }, vom ersten Würfel an. Ihr müsst keine Regel kennen. Etwa zehn Minuten.
web-learn-course-babilar = Regalia in Babilar
    .text = Was dort anders ist: Leisten in den Bezirken, Belohnungen sofort, Dawnslight und ein Boss, der euch jagt. Für alle, die das Grundspiel kennen. Etwa zehn Minuten.

## Die Karte eines Dings

web-inspect-goes = Geht als Nächstes nach
web-inspect-cards-of = Karten von { $boss }
web-inspect-her-cards = Karten
web-inspect-face-down = Verdeckt
web-inspect-suffers = Leidet darunter
web-inspect-spots = Felder der Leiste, von oben
web-inspect-each = je Bezirk { $markers }, dann Gesundheit { $health }
