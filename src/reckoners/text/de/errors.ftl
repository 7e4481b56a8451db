## A set-up that no table can have

error-content = die Inhalte sind nicht brauchbar: { $problems }
error-reckoner-count = { $count ->
        [one] Mit 1 Reckoner
       *[other] Mit { $count } Reckonern
    } kann man nicht spielen: nötig sind { $fewest } bis { $most } (wer allein spielt, führt zwei)
error-unknown-reckoner = unbekannter Reckoner „{ $name }“; es gibt: { $known }
error-reckoner-of-module = „{ $name }“ gehört zu Modul { $module }, das nicht im Spiel ist; nehmt Modul { $module } dazu, oder wählt jemand anderen
error-double-reckoner = „{ $name }“ ist doppelt gewählt; jeder Reckoner spielt nur einmal mit
error-unknown-difficulty = unbekannter Schwierigkeitsgrad „{ $name }“; es gibt: { $known }
error-unknown-city = unbekannte Stadt „{ $name }“; es gibt: { $known }
error-unknown-boss = unbekannter Boss „{ $name }“; es gibt: { $known }
error-unknown-pack = ein Paket „{ $name }“ gibt es hier nicht; { $known ->
        [none] eigene Pakete gehören in einen eigenen Ordner, siehe docs/packs.md
       *[other] es gibt: { $known }
    }
error-unknown-module = kein Paket an diesem Tisch bringt Modul { $name } mit; { $known ->
        [none] hier gibt es keine Module
       *[other] es gibt: { $known }
    }
error-unknown-option = unbekannte Option „{ $name }“; es gibt: { $known }
error-small-city = die Stadt „{ $name }“ hat { $districts } Bezirke, und { $reckoners } Reckoner brauchen { $needed }
error-no-boards = der Boss „{ $name }“ hat keine Bretter für { $reckoners } Reckoner
error-unplayed = niemand handelt für „{ $name }“: es gibt kein Stück „{ $plays }“; schreibe plays = eines von: { $known }

## A saved game that cannot be loaded

error-no-record = das ist keine Aufzeichnung einer Partie: { $reason }
error-other-position = { $place }, Zeile { $line }: die Partie führt nicht zu der Stellung, die hier aufgezeichnet ist
error-edited = { $place }, Zeile { $line }: „{ $do }“ wurde hier nicht gespeichert; die Datei wurde nachträglich geändert
error-unplayable = { $place }, Zeile { $line }: „{ $do }“ ist nicht spielbar: { $reason } ({ $rule })
error-no-end = { $place }: das Ende fehlt; die Datei wurde nach Zeile { $line } abgeschnitten
error-other-format = { $place }: Format „{ $format }“ { $version }; dieses Programm liest „{ $known }“ { $ours }
error-other-rules = { $place }: gespeichert mit Regelversion { $version }, dieses Programm spielt Version { $ours }
error-save-setup = { $place }: { $reason }
error-other-content = { $place }: mit anderen Inhalten gespeichert ({ $differences }); spielt sie mit den Paketen, mit denen sie entstand
error-entries-differ = jetzt andere Werte: { $entries }
error-entries-new = neu: { $entries }
error-entries-gone = fehlt: { $entries }
error-unreadable-file = { $place }: nicht lesbar ({ $reason })
error-empty-file = { $place }: die Datei ist leer; eine gespeicherte Partie beginnt mit einer Zeile, die sie beschreibt
error-cut-line = { $place }, Zeile { $line }: die Datei wurde mitten in dieser Zeile abgeschnitten; ohne sie ist die Partie bis Zeile { $whole } vollständig
error-no-save = { $place } ist keine gespeicherte Partie
error-no-header = { $place }, Zeile 1: kein Anfang einer gespeicherten Partie ({ $reason })
error-no-line = { $place }, Zeile { $line }: keine Zeile einer gespeicherten Partie ({ $reason })
error-file-exists = { $place }: diese Datei gibt es schon; wählt einen anderen Namen
error-file-grown = { $place }: ein anderes Programm hat in diese Datei geschrieben; beendet es dort und setzt die Partie dann fort

## Eine Stellung als Text, die nicht gelesen werden kann

error-position-head = Zeile { $line }: eine Stellung beginnt mit „{ $word }“
error-position-word = Zeile { $line }: „{ $word }“ kann { $after ->
    [none] am Anfang
   *[other] nach „{ $after }“
  } nicht stehen; möglich ist hier: { $known }
error-position-missing = Zeile { $line }: „{ $word }“ fehlt
error-position-twice = Zeile { $line }: „{ $word }“ steht zweimal da; schreibe es einmal
error-position-gap = Zeile { $line }: zwischen zwei Strichen steht nichts; schreibe ein Wort hinein oder lass einen Strich weg
error-position-long = der Text ist zu lang für eine Stellung: höchstens { $most } Zeichen
error-position-setup = Zeile { $line }: { $reason }
error-position-doing = Zeile { $line }: niemand hat etwas zu entscheiden; „doing“ endet mit einem von: { $known }
error-position-over = Zeile { $line }: das Spiel ist zu Ende, also geschieht nichts mehr; lass „doing“ oder „result“ weg
error-position-impossible = kein Spiel kommt zu dieser Stellung: die Regeln wissen nicht weiter ({ $reason })

error-no-data-folder = { $folder }: hier lassen sich keine Partien speichern ({ $reason })
error-second-server = Ein anderer Server benutzt { $folder } schon; er ist unter { $address } zu erreichen. Spielt dort oder beendet ihn zuerst.
error-newer-database = { $file }: stammt von einer neueren Version von Reckoners; aktualisiert diese hier oder wählt einen anderen Datenordner
error-unusable-database = { $file }: das ist keine Datenbank mit Partien ({ $reason })
error-storage = die Festplatte meldet: { $reason }
error-conflict = ein anderes Programm hat in diese Partie geschrieben
error-unknown-table = diesen Tisch gibt es nicht
error-no-port = { $host }, Port { $port }: hier kann das Spiel nicht laufen ({ $reason })
error-unknown-bot = unbekannter Bot „{ $name }“; es gibt: { $known }
error-broken-bot = der Bot „{ $name }“ startet nicht: { $reason }
error-bot-option = „{ $part }“ ist keine Option des Bots „{ $name }“; Optionen schreibt man Name:Schlüssel=Wert,Schlüssel=Wert
error-bot-has-no-option = { $n ->
    [0] der Bot „{ $name }“ hat keine Optionen
   *[other] der Bot „{ $name }“ hat keine Option „{ $option }“; es gibt: { $known }
}
