# Reports of many games: how tables are played, several of them side by side.

report-standing = Wo Reckoner stehen
    .note = Am Ende der Aktionen: im Bezirk des Bosses, in dem eines Epics oder bei keinem von beiden. Zeilen von Dateien zählen alle Reckoner der Datei, die von Reckonern alle Dateien.
report-bought = Was gekauft wird, nebeneinander
    .plot = Was gekauft wird, wo es ausliegt
    .note = Von den Spielen, in denen eine Karte auslag, jene, in denen sie gekauft wurde. Was sich zwischen den Dateien am meisten unterscheidet, steht oben.
report-defeats = Wie Spiele verloren gehen, nebeneinander
    .plot = Wie Spiele verloren gehen
    .note = Anteile der verlorenen Spiele: wer die letzten Menschen tötete, und warum.
report-column-who = Wer
report-column-standing-rounds = Runden
report-column-with-boss = Beim Boss
report-column-with-epic = Bei einem Epic
report-column-alone = Bei keinem
report-place-boss = Beim Boss
report-place-epic = Bei einem Epic
report-place-alone = Bei keinem
report-by-boss = Boss
report-by-epic = Epic
report-by-city = Stadt
report-axis-share-rounds = Anteil der Runden, %
report-axis-share-offered = Gekauft, wo es auslag, %
