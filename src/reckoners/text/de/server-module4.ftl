# What the browser says of module 4: what its things are, and what the Boss does next.

## Things that one points at

inspect-boss-regalia = Boss
    .text = Sie handelt in jeder Epic-Phase als Letzte, geht dann im Uhrzeigersinn in den nächsten Bezirk mit einem Reckoner und deckt eine Karte auf: Alle Reckoner dort leiden darunter, bis sie wieder handelt. Ist nichts mehr zu erforschen, greift sie an, wo sie steht: Hat sie keine Gesundheit mehr, habt ihr gewonnen.
inspect-track-red-regalia = Jede Aktion links vom Leistenmarker bringt so viele Schläger, wie sie zeigt, neben sie und nie zu ihr selbst: im Uhrzeigersinn, dagegen oder in beide Nachbarbezirke.
inspect-track-blue-regalia = Alles links vom Leistenmarker geschieht dort, wo sie steht: Schilde, Kopiermarker, Verwandeln.
inspect-marker = Bezirksleiste
    .text = Was hier noch zu erforschen ist, nur in diesem Bezirk. Forschungssymbole von Reckonern, die hier sind, und die Boss-Forschung hier besiegter Epics schieben den Marker hinunter. Was auf den erreichten Feldern steht, geschieht sofort. Der Boss kann angegriffen werden, wenn alle Marker auf 0 stehen.
inspect-dawnslight = Dawnslight-Karte
    .text = Auf den Bezirksleisten zu gewinnen. Wird einmal benutzt, wann immer ihr Reckoner Würfel benutzt: als Würfel mit den gezeigten Symbolen, oder um Bevölkerung zurückzuholen. Danach ist sie aus dem Spiel.
inspect-boss-card = Karte des Bosses
    .text = Wird aufgedeckt, wenn der Boss gehandelt hat und weitergezogen ist. Alle Reckoner in diesem Bezirk leiden darunter bis zum nächsten Mal. Ist der Stapel aufgebraucht, wird er neu gemischt.
inspect-attack-token = Marker „Reckoner angreifen“
    .text = Zeigt, wer unter einer Karte des Bosses leidet. Er kommt zurück, wenn der Boss wieder handelt; wegzuziehen hilft nicht.
inspect-power-die = Machtwürfel
    .text = Einer für jede seiner Tabellen. Wenn er handelt, werden alle geworfen: Der Buchstabe ist die Zeile der Tabelle, der Leistenmarker ihre Spalte, und was auf diesem Feld steht, geschieht. Die Buchstaben sind nicht gleich häufig.
inspect-reward-at-once = Belohnung
    .text = Sie kommt, sobald der Epic besiegt ist, auch mitten in einem Würfel. Sie wirkt überall in der Stadt; Boss-Forschung zählt in Babilar im Bezirk des Sieges. Neue Planungsmarker lassen sich ab der nächsten Runde ausgeben.

## Forecast

server-cause-goes = dann weiter nach { $district }
server-cause-card = und deckt dort eine Karte auf
server-cause-power-dice = { $n ->
        [one] ein Feld, das sein Machtwürfel bestimmt
       *[other] { $n } Felder, die seine Machtwürfel bestimmen
    }
server-cause-intense = { $n } Bevölkerung mehr, denn die Partie ist schwerer
server-cause-protected = nichts: geschützt
server-cause-hits = trifft { $who }
server-cause-may-hit = trifft { $who }: ihr wählt

## What each Reckoner is at

server-seat-half-moved = Halbe Bewegung nach { $district } bezahlt
server-seat-disable = Muss wählen
