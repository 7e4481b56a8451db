# The end of a game: the verdict, what happened round by round, what decided it, and what next.

web-end-won = { $city } ist frei
# $found is the round in which the Boss could first be attacked.
web-end-won-found = { $boss }: gefunden in Runde { $found }, besiegt in Runde { $round }.
web-end-won-text = { $boss } ist in Runde { $round } besiegt.
web-end-lost = Die Stadt ist verloren
web-end-lost-text = Nach Runde { $round } ist niemand mehr zu retten.
web-end-playing = Diese Partie läuft noch.
web-end-people-saved = gerettet
web-end-epics = { $n ->
        [one] Epic besiegt
       *[other] Epics besiegt
    }
web-end-rounds = { $n ->
        [one] Runde
       *[other] Runden
    }
web-end-actions = { $n ->
        [one] Aktion
       *[other] Aktionen
    }
web-end-time = von Anfang bis Ende
web-end-time-text = { $time } vom Aufbau des Tisches bis zur letzten Aktion, mit allen Pausen
web-end-chart = Runde für Runde
web-end-round = Runde
web-end-start = Start
web-end-people = Menschen
web-end-research = Forschung übrig
web-end-health = Gesundheit
web-end-chart-said = Runde für Runde: Menschen von { $from } auf { $to }, die Forschung, die { $boss } noch brauchte, von { $research } auf { $left }; Balken zeigen, was jede Runde gekostet hat
web-end-chart-table = Als Tabelle
web-end-by-boss = { $boss }
web-end-by-epic = Epics
web-end-by-city = Stadt
web-end-by-shortage = Mangel
web-end-causes = Wer Menschen kostete
web-end-lost-in-all = { $n } im Ganzen
web-end-nobody-lost = Niemand ging verloren.
# $what cost most of it: a track, an Epic, a district, a thing that had run out.
web-end-cause-boss = { $boss }, meist { $what }
    .only = { $boss }, { $what }
web-end-cause-epic = Epics, meist { $what }
    .only = Epics: { $what }
web-end-cause-city = Die Stadt, meist { $what }
    .only = Die Stadt: { $what }
web-end-cause-shortage = Mangel, meist: { $what }
    .only = Mangel: { $what }
web-end-short-enforcement = Schläger
web-end-short-barricade = Barrikaden
web-end-short-red-shield = rote Schilde
web-end-short-blue-shield = blaue Schilde
web-end-short-copy-token = Kopiermarker
web-end-short-equipment = nichts zu stehlen
web-end-short-money = Geld
web-end-short-plan = Planungsmarker
web-end-short-card = Ausrüstung
web-end-luck = Würfelglück
web-end-luck-text = Symbole gegen den Schnitt
web-end-luck-how = Alle Symbole, die die eigenen Würfel in jedem Wurf zeigten, weniger das, was solche Würfel im Schnitt zeigen. Was behalten wurde, zählt nicht.
web-end-deeds = Wer tat was
web-end-deeds-best = Bestes in seiner Farbe
web-end-deeds-reckoner = Reckoner
web-end-deeds-moves = Bewegungen
web-end-deeds-protects = Bezirke geschützt
web-end-deeds-defeated = Besiegte Epics
web-end-deeds-bought = Ausrüstung
web-end-deeds-attacked = Vom Boss angegriffen
web-end-decided = Was entschied
web-end-chance = Siegchance
web-end-turning-none = Nichts stach heraus: eine ruhige Partie.
web-end-decisive-text = Was von euch am meisten Siegchance gekostet hat, neben dem Besten, das der Planer dort sieht.
web-end-decisive-thinking = Der Planer sieht die Partie durch …
web-end-decisive-none = Keine Entscheidung hat viel gekostet: Der Planer hätte es kaum besser gemacht.
web-end-decisive-better = Besser:
web-end-decisive-look = Ansehen
web-end-decisive-change = Siegchance: { $best } % mit dem Besten, { $after } % danach
web-end-team = Das Team
web-end-replay = Partie ansehen
web-end-branches = Zweige ansehen
web-end-share = Ergebnis teilen
web-end-file = Datei speichern
web-end-same = Noch einmal, gleich gemischt
web-end-other = Noch einmal, neu gemischt
web-end-table = Tisch ansehen
web-end-undo = Letzte Aktion zurücknehmen
web-end-fared = { $won } von { $n } Tischen gewonnen, gleich gemischt

## The result as a picture

web-share = Ergebnis teilen
web-share-save = Bild speichern
web-share-copy = Bild kopieren
web-share-send = Verschicken …
web-share-text = In diesem Fenster gemacht: Von selbst wird es nirgendwohin geschickt.
web-share-copied = Das Bild ist kopiert.
web-share-not-copied = Es ließ sich nicht kopieren. Speichert es stattdessen.
web-share-failed = Dieser Browser kann das Bild nicht zeichnen.

## Where an Epic was defeated, at the table

web-table-fell = { $epic } ist besiegt. Ein neuer Epic kommt.
