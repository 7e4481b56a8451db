# The browser client. Every key begins with web-. Words on cards, in rules and in the log are in the other files.

## Everywhere

web-title = Reckoners
web-fan-game = ein inoffizielles Fanspiel
web-fan-notice = Ein inoffizielles Fanprojekt. Es gehört niemandem, der Rechte an den Büchern oder am Brettspiel hat, enthält weder deren Bilder noch deren Texte und verdient nichts.
web-back = Zurück
web-home = Start
web-close = Schließen
web-next = Weiter
web-cancel = Abbrechen
web-language = Sprache
web-rules = Regeln
web-learn = Lernen
web-settings = Optionen
web-ours = eigen
web-ours-explained = Von diesem Projekt entworfen; auf der echten Karte steht es so nicht.
web-loading = Moment …
web-round = Runde { $n }
web-prologue = Vorbereitung
web-population = Bevölkerung
web-reckoners = Reckoner
web-list-separator = {", "}

## What went wrong

web-error-offline = Der Server antwortet nicht. Läuft er noch?
web-error-server = Das ist dem Server nicht gelungen (Fehler { $status }).
web-error-no-table = Diesen Tisch gibt es nicht mehr.
web-error-part = Dieser Teil der Seite ließ sich nicht laden.
web-reload = Seite neu laden
web-connection-lost = Verbindung unterbrochen. Neuer Versuch …

## Home

web-home-continue = Weiter
web-home-new = Neues Spiel
web-home-learn-text = Geführte Partien, je etwa zehn Minuten
web-home-load = Datei laden
web-home-load-text = Eine gespeicherte Partie
web-home-saved = Gespeicherte Partien
web-home-none = Noch keine Partien. Sie werden nach jeder Aktion von selbst gespeichert.
web-home-delete = Löschen
web-home-delete-sure = Diese Partie endgültig löschen?
web-home-delete-yes = Löschen
web-home-won = gewonnen
web-home-lost = verloren
web-home-more = { $n ->
        [one] Noch eine Partie
       *[other] Noch { $n } Partien
    }
web-today = heute, { $time }
web-yesterday = gestern, { $time }

## Settings

web-settings-motion = Bewegung
web-settings-motion-system = Wie im System
web-settings-motion-full = Voll
web-settings-motion-none = Keine
web-settings-speed = Tempo der Epic-Phase
web-settings-speed-value = { $n }×
web-settings-size = Textgröße
web-settings-size-value = { $n } %
web-settings-kept = Gilt nur in diesem Browser.

## New game

web-new-title = Wer kämpft heute Nacht?
web-new-people = { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }
web-new-people-label = Wie viele Personen spielen
web-new-person-more = Eine Person mehr
web-new-person-fewer = Eine Person weniger
web-new-person-name = Name von Person { $n }
web-new-person = Person { $n }
web-new-team = { $n } Reckoner, { $districts } Bezirke
web-new-random-team = Team auslosen
web-new-add = Ins Team
web-new-remove = { $name } aus dem Team nehmen
web-new-in-team = Im Team
web-new-hand-over = { $person } spielt { $name }. An die nächste Person weitergeben.
web-new-role-david = Schwächt Epics
web-new-role-megan = Vertreibt Schläger
web-new-role-abraham = Greift Epics an
web-new-role-tia = Erforscht Epics
web-new-role-cody = Verdient Geld
web-new-role-prof = Plant voraus
web-new-boss-text = Unverwundbar, bis seine Forschung auf 0 ist; dann hat er so viel Gesundheit, wie er Forschung hatte.
web-new-difficulty = Stufe
web-new-seed = Seed
web-new-seed-hint = Derselbe Seed gibt dieselben Karten und Würfel. Leer: ein zufälliger.
web-new-seed-another = Neuer Seed
web-new-packs = Eigene Pakete
web-new-module = Modul { $n }
web-new-begin = Los
web-new-needs-two = Wählt mindestens zwei Reckoner. Wer allein spielt, führt zwei.
web-new-needs-everyone = { $n ->
        [one] Eine Person hat noch keinen Reckoner.
       *[other] { $n } Personen haben noch keinen Reckoner.
    }
web-new-beginning = Aufbau …

## Rule reference

web-rules-title = Regeln
web-rules-intro = Alle Regeln in unseren eigenen Worten. Wo die Hefte etwas offen lassen, steht unsere Festlegung dabei.
web-rules-search = Regeln suchen
web-rules-found = { $n ->
        [0] Keine Regel enthält diese Wörter.
        [one] Eine Regel
       *[other] { $n } Regeln
    }
web-rules-groups = Gruppen
web-rules-ruling = Festlegung
web-rules-icons = Bedeutung der Symbole
web-rules-icons-symbols = Würfelsymbole
web-rules-icons-actions = Was Epics tun
web-rules-icons-pieces = Auf dem Brett
web-rules-icons-signs = Zeichen
web-rules-steelslayer = Steelslayer
web-rules-sign-lit = Beleuchtet: Das wird geschehen
web-rules-sign-dark = Nicht beleuchtet: Das geschieht noch nicht
web-rules-sign-over = Schraffiert: geschieht noch einmal, Leiste voll
web-rules-sign-go = Grüner Rand: geht jetzt
web-rules-sign-cost = Mit Minus: was es kostet
web-rules-piece-enforcement = Schläger
web-rules-piece-barricade = Barrikade
web-rules-piece-boss = Der Boss
web-rules-piece-base = Basismarker
web-rules-piece-heart = Gesundheit
web-rules-piece-people = Bevölkerung
web-rules-piece-boss-research = Boss-Forschung, als Belohnung
web-rules-piece-anywhere = Wirkt in jedem Bezirk

## Bots

web-new-by-person = Mensch
web-new-by-bot = Bot
web-new-who-plays = Wer { $name } spielt
web-new-others-bots = Die anderen sind Bots
web-new-bots-play = Bots spielen als
web-new-watch = Nur Bots: Ihr schaut zu.
