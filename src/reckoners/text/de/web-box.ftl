# Die eigene Schachtel im Browser.

web-box = Eure Schachtel
    .text = Karten, Epics und Tafeln berichtigen
web-box-intro = In eurer Schachtel steht etwas anders? Wählt es, berichtigt es, behaltet es: die Korrektur kommt in ein eigenes Paket, für eure Spiele und eure Freunde.
web-box-find = Was wollt ihr berichtigen?
web-box-search = Nach dem Namen suchen
web-box-boards = Tafeln
web-box-numbers = Zahlen
web-box-packs = Eure Pakete
web-box-none = Noch keine Korrekturen.
web-box-empty = Dieses Paket ändert gerade nichts.
web-box-play = Damit spielen
web-box-export = Als Datei speichern
web-box-import = Datei aufnehmen
    .text = Ein Paket, das jemand geschickt hat: TOML oder Zip
web-box-delete = Paket löschen
    .sure = Spiele, die damit begonnen wurden, gehen ohne es nicht weiter.
    .yes = Löschen
    .no = Lassen
web-box-undo = Rückgängig: { $name }
    .word = Rückgängig
web-box-own-thing = Neu in diesem Paket
web-box-broken = Dieses Paket ist so nicht spielbar:
web-box-games = { $n ->
        [one] Ein unfertiges Spiel wird mit diesem Paket gespielt; mit anderen Werten geht es nicht weiter.
       *[other] { $n } unfertige Spiele werden mit diesem Paket gespielt; mit anderen Werten gehen sie nicht weiter.
    } Ein neues Paket lässt sie in Ruhe.
web-box-correct = Berichtigen
web-box-keep = Behalten
web-box-kept = In „{ $title }“ behalten.
web-box-all = Alle Dinge
web-box-in = Behalten in
web-box-new = Einem neuen Paket
web-box-title = Name des Pakets
web-box-first = Wie in meiner Schachtel
web-box-from = Woher kommt das?
web-box-book = So gedruckt in meiner Schachtel
web-box-own = Meine eigene Idee
web-box-fine = Geprüft: alles in Ordnung.
web-box-wrong = { $n ->
        [one] Ein Fehler
       *[other] { $n } Fehler
    }
web-box-same = Wie gedruckt: es gibt nichts zu behalten.
web-box-printed = hier: { $value }
web-box-of-book = aus dem Buch
    .text = Das Regelheft nennt diesen Wert. Ändert ihn nur, wenn eure Schachtel etwas anderes sagt.
web-box-reset = Wie gedruckt: { $field }
web-box-more = { $field }: eins mehr
web-box-less = { $field }: eins weniger
web-box-add-symbol = { $symbol } dazu
web-box-drop-symbol = { $symbol } weg
web-box-space = Feld { $n }: { $action }
web-box-space-add = Ein Feld mehr
web-box-space-drop = Feld { $n } entfernen
web-box-space-left = Nach links
web-box-space-right = Nach rechts
web-box-action = Aktion auf Feld { $n }
web-box-cell-action = Aktion { $n } von { $of } in Spalte { $column }
web-box-action-add = Hier eine Aktion mehr
web-box-action-drop = Aktion { $n } entfernen
web-box-kind = Welche
web-box-many = Wie viele
web-box-gift = Für beide Nachbarn
web-box-per = Einmal je
web-box-once = nur einmal
web-box-picture = So sieht es aus
web-box-changed = berichtigt
web-box-sum = Berichtigt: { $fields }
web-from-pack = Berichtigt durch das Paket „{ $title }“.
