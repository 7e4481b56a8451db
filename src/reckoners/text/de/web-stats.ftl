# Statistics over all games, and challenges, in the browser.

web-stats = Statistik
web-stats-who = Welche Partien
web-stats-who-mine = Mit Menschen
web-stats-who-all = Alle, auch nur Bots
web-stats-bots-alone = { $n ->
        [one] Eine Partie, die Bots allein gespielt haben, zählt nicht mit.
       *[other] { $n } Partien, die Bots allein gespielt haben, zählen nicht mit.
    }
web-stats-none = Noch keine Partie ist zu Ende. Sobald es so weit ist, steht sie hier.
web-stats-reading = Frühere Partien werden gelesen: { $read } von { $all }
web-stats-stop = Anhalten
web-stats-stopped = { $n ->
        [one] Eine Partie ist noch nicht gelesen: Sie zählt, aber nicht bei Karten und Würfeln.
       *[other] { $n } Partien sind noch nicht gelesen: Sie zählen, aber nicht bei Karten und Würfeln.
    }
web-stats-go-on = Weiterlesen
web-stats-closed = { $n ->
        [one] Eine Partie wurde mit anderen Karten oder Regeln gespielt als heute: Sie zählt überall außer bei Würfeln und knappen Niederlagen.
       *[other] { $n } Partien wurden mit anderen Karten oder Regeln gespielt als heute: Sie zählen überall außer bei Würfeln und knappen Niederlagen.
    }
web-stats-csv = Als Datei (CSV)
web-stats-won = Gewonnen
web-stats-won-of = { $won } von { $games }
web-stats-percent = { $n } %
web-stats-between = { $low } bis { $high } %
web-stats-likely = in Wahrheit wohl { $low } bis { $high } %
web-stats-now = Jetzt in Folge
web-stats-now-won = { $n ->
        [one] ein Sieg
       *[other] { $n } Siege
    }
web-stats-now-lost = { $n ->
        [one] eine Niederlage
       *[other] { $n } Niederlagen
    }
web-stats-longest = Meiste Siege in Folge
web-stats-longest-lost = und Niederlagen: { $n }
web-stats-luck = Würfelglück
web-stats-over = { $n } Symbole
web-stats-over-dice = { $n ->
        [one] ein Würfel geworfen
       *[other] { $n } Würfel geworfen
    }
web-stats-by = Siege nach
web-stats-by-boss = Boss
web-stats-by-city = Stadt
web-stats-by-difficulty = Schwierigkeit
web-stats-by-size = Zahl der Reckoner
web-stats-by-reckoner = Reckoner
web-stats-by-card = Ausrüstung
web-stats-by-said-boss = Anteil der gewonnenen Partien gegen jeden Boss
web-stats-by-said-city = Anteil der gewonnenen Partien in jeder Stadt
web-stats-by-said-difficulty = Anteil der gewonnenen Partien bei jeder Schwierigkeit
web-stats-by-said-size = Anteil der gewonnenen Partien nach Zahl der Reckoner
web-stats-by-said-reckoner = Anteil der gewonnenen Partien mit jedem Reckoner im Team
web-stats-by-said-card = Anteil der gewonnenen Partien mit jeder Ausrüstung, gekauft oder am Ende im Besitz
web-stats-by-none = Noch nichts zu zeigen.
web-stats-size = { $n } Reckoner
web-stats-thin = Auf der dünnen Linie liegt der wahre Anteil in 95 von 100 Fällen.
web-stats-few = Blass: weniger als { $n } Partien, das sagt wenig.
web-stats-most = Die { $n } häufigsten; alle stehen in der Tabelle.
web-stats-share = Gewonnen
web-stats-games = Partien
web-stats-interval = Wohl zwischen
web-stats-luck-said = Symbole über oder unter dem Durchschnitt in jeder der letzten { $n } Partien, die neueste rechts
web-stats-luck-more = Deine Würfel zeigten { $n } Symbole mehr als der Durchschnitt von { $dice } Würfeln. Der Zufall allein bleibt in 95 von 100 Fällen innerhalb von { $usual }.
web-stats-luck-less = Deine Würfel zeigten { $n } Symbole weniger als der Durchschnitt von { $dice } Würfeln. Der Zufall allein bleibt in 95 von 100 Fällen innerhalb von { $usual }.
web-stats-luck-usual = Das ist nichts Ungewöhnliches.
web-stats-luck-rare = Das ist selten.
web-stats-luck-none = Noch sind keine Würfel gezählt.
web-stats-game = Partie
web-stats-dice = Würfel
web-stats-average = Zum Durchschnitt
web-stats-best = Beste Partien
web-stats-best-text = Gewonnen: die schwersten zuerst, dann die mit den meisten Geretteten
web-stats-closest = Knappste Partien
web-stats-closest-text = Wenig mehr hätte sie gewendet
web-stats-best-none = Noch keine gewonnen.
web-stats-margin-won = gewonnen mit noch { $n } Bevölkerung
web-stats-margin-lost = verloren, dem Boss blieben { $n } Forschung und Gesundheit

web-challenge = Herausforderungen
    .text = Dieselbe Partie für alle: jeden Tag eine, jede Woche eine
web-challenge-day = Herausforderung des Tages
web-challenge-week = Herausforderung der Woche
web-challenge-link = Herausforderung aus einem Link
web-challenge-week-of = Woche { $week } des Jahres { $year }
web-challenge-play = Los
web-challenge-continue = Weiter
web-challenge-again = Noch einmal spielen
web-challenge-none = Noch nicht gespielt
web-challenge-won = Gewonnen in Runde { $round }, noch { $population } Bevölkerung
web-challenge-lost = Verloren in Runde { $round }
web-challenge-playing = { $round ->
        [0] Wird gespielt, Prolog
       *[other] Wird gespielt, Runde { $round }
    }
web-challenge-results = Deine Ergebnisse
web-challenge-when = Wann
web-challenge-how = Wie es lief
web-challenge-bots = Bots
web-challenge-by-bot = Ein Bot spielt { $name }
web-challenge-people = Wer spielt
web-challenge-send = Link für Freunde
web-challenge-send-text = Wer ihn öffnet, während Reckoners läuft, bekommt denselben Aufbau und dieselben Würfel.
web-challenge-mine = Eine eigene Partie weitergeben
web-challenge-mine-show = Link zeigen
web-challenge-paste = Ein Link von Freunden
web-challenge-open = Öffnen
web-challenge-no-link = Das ist kein Link einer Herausforderung. Darin steht #/challenge/.
web-challenge-differs = Eure Karten sind nicht ganz die des Absenders: eine andere Version oder ein geändertes Paket. Spielbar ist es, aber Würfel und Stapel können anders laufen.
web-challenge-cannot = Hier ist das nicht spielbar:
