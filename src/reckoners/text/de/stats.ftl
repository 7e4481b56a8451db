# Statistics and challenges: what the server says, and the terminal.

server-challenge-packs = { $n ->
        [one] Das Paket { $packs } fehlt hier. Lege es in den Ordner, den „reckoners pack list“ nennt, und öffne den Link noch einmal.
       *[other] Die Pakete { $packs } fehlen hier. Lege sie in den Ordner, den „reckoners pack list“ nennt, und öffne den Link noch einmal.
    }

cli-help-stats = Wie eure beendeten Partien im Browser liefen, alle zusammen.
cli-help-stats-all = Auch Partien, die Bots allein gespielt haben, zählen.
cli-help-stats-csv = Stattdessen eine Zeile je Partie in diese Datei schreiben.
cli-stats-none = Im Browser ist noch keine Partie zu Ende.
cli-stats-reading = Frühere Partien werden gelesen: { $n } von { $of } (Strg-C hält an, Gelesenes bleibt)
cli-stats-total = { $won } von { $games } Partien gewonnen: { $share } %, in Wahrheit wohl { $low } bis { $high } %.
cli-stats-row-won = Jetzt in Folge gewonnen: { $now }. Längste Folgen: { $won } gewonnen, { $lost } verloren.
cli-stats-row-lost = Jetzt in Folge verloren: { $now }. Längste Folgen: { $won } gewonnen, { $lost } verloren.
cli-stats-luck-more = Würfelglück: { $n } Symbole mehr als der Durchschnitt von { $dice } Würfeln; der Zufall allein bleibt in 95 von 100 Fällen innerhalb von { $usual }.
cli-stats-luck-less = Würfelglück: { $n } Symbole weniger als der Durchschnitt von { $dice } Würfeln; der Zufall allein bleibt in 95 von 100 Fällen innerhalb von { $usual }.
cli-stats-by-boss = Nach Boss
cli-stats-by-city = Nach Stadt
cli-stats-by-difficulty = Nach Schwierigkeit
cli-stats-by-size = Nach Zahl der Reckoner
cli-stats-by-reckoner = Nach Reckoner
cli-stats-by-card = Nach Ausrüstung, gekauft oder am Ende im Besitz
cli-stats-rate = { $share } %, { $won } von { $games } (wohl { $low } bis { $high } %)
cli-stats-few = wenige Partien
cli-stats-bots-alone = { $n ->
        [one] Eine Partie, die Bots allein gespielt haben, zählt nicht mit; mit --all schon.
       *[other] { $n } Partien, die Bots allein gespielt haben, zählen nicht mit; mit --all schon.
    }
