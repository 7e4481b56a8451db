# Die Karte eines Dings, auf das man zeigt, und die Galerie aller Dinge.

web-inspect-card = Über: { $name }
web-inspect-rules = Regeln
web-inspect-infinite = unendlich
web-inspect-weakened = Gesundheit bei bekannter Schwachstelle
web-inspect-most = Höchstens
web-inspect-printed = { $now } (aufgedruckt: { $printed })
web-inspect-of = { $n } von { $of }
web-inspect-chance = { $n } von { $of }
web-inspect-track = Was er tut, von links
web-inspect-lit = geschieht
web-inspect-reward = Belohnung, wenn besiegt
# $text are the actions in words, $n what they cost.
web-inspect-now = Würden die Epics jetzt handeln: { $text }. { $n ->
        [0] Das würde niemanden kosten.
       *[other] Das würde { $n } Bevölkerung kosten.
    }
web-inspect-price = Preis
web-inspect-owner = Gehört
web-inspect-faces = Seiten
web-inspect-box = In der Schachtel
web-inspect-left = Noch im Vorrat
web-inspect-here = Jetzt
web-inspect-start = Am Anfang
web-inspect-starts = Würfel am Anfang
web-inspect-plans = { $n } jetzt, { $next } für die nächste Runde
web-inspect-action = Aktion
web-inspect-symbol = Symbol
web-inspect-thing = Auf dem Tisch
web-inspect-who = Epics, die das tun
web-inspect-group = Gruppengröße
web-inspect-steps = { $n ->
        [one] Ein Schritt
       *[other] { $n } Schritte
    }
web-inspect-tracks = Leisten
web-inspect-levels = Forschung nach Zahl der Reckoner
web-inspect-movement = Bewegungswürfel
web-inspect-power = Machteinsatz, Seite { $side }
web-inspect-adjustment = Anpassungseinsatz für { $n } Reckoner, Seite { $side }
web-inspect-order = Handelt als Nummer
web-inspect-name = Name
web-inspect-present = Hier sind
web-inspect-refresh = Neuer Markt
web-inspect-ransom = Ein gefangener Würfel
web-inspect-spaces = Schritte nach unten
web-inspect-cards-left = Karten übrig
web-inspect-defeated = Besiegt
web-inspect-beaten = In dieser Runde besiegt
web-inspect-discarded = Aus dem Spiel
web-inspect-unseen = Noch nicht gesehen, ungeordnet

web-gallery = Galerie
    .text = Alle Karten, Epics, Reckoner und Würfel
web-gallery-search = Suchen
web-gallery-found = { $n ->
        [0] Nichts gefunden
        [one] Eine Karte
       *[other] { $n } Karten
    }
web-gallery-all = Alle
web-gallery-base = Grundspiel
web-gallery-module = Modul
web-gallery-kind = { $kind ->
        [reckoner] Reckoner
        [ability] Fähigkeiten
        [equipment] Ausrüstung
        [dawnslight] Dawnslight
        [newcago-card] Newcago-Karten
        [epic] Epics
        [action] Aktionen
        [boss] Boss
        [die] Würfel
        [district] Bezirke
       *[other] Spielteile
    }
