# Was für einen Aufbau oder einen Spielstand zu lang oder zu seltsam ist.

error-long-seed = ein Seed hat höchstens { $most } Zeichen, dieser hat { $length }
error-odd-seed = der Seed enthält Zeichen, die sich nicht schreiben lassen
error-too-many-lines = { $place }, Zeile { $line }: Ein Spielstand hat höchstens { $most } Zeilen
error-too-long-line = { $place }, Zeile { $line }: länger, als eine Zeile eines Spielstands sein kann ({ $most } Bytes)
error-mixed-line = { $place }, Zeile { $line }: In einer Zeile steht nur eins: was getan wurde, eine Prüfung oder wer spielt

server-record-full = In diesem Spiel wurde so viel zurückgenommen und wiederholt, dass es ab jetzt nur noch vorwärts geht.
error-database-gone = { $file }: Die Datei mit allen Spielen wurde gelöscht oder ersetzt, während der Server lief
server-fault-database-gone = Die Datei aller Spiele ist weg: Nichts wurde gespielt. Speichere dieses Spiel und starte den Server neu.
server-fault-flood = Du hast mehr geschickt, als dieser Tisch beantworten kann; die Verbindung wurde getrennt und kommt von selbst wieder.
server-fault-crowded = Diesen Tisch sehen schon { $most } Fenster an; schließe erst eines davon.
