# Die geführte Partie in Ildithia.

web-learn-course-ildithia = Limelight in Ildithia
    .text = Was dort anders ist: eine Stadt, die wandert, Bezirke, die ihr schützt, und ein Boss, für den Würfel entscheiden. Für alle, die das Grundspiel kennen. Etwa zehn Minuten.

web-learn-ildithia-welcome = Ildithia, unterwegs
    .text = Ihr führt { $first } und { $second } und wisst, wie Würfel, Epics und Vorschau gehen. Hier seht ihr, was anders ist. Der Rahmen zeigt, worauf ihr klickt; ihr dürft immer etwas anderes tun.
web-learn-ildithia-tram = Die Stadt wandert
    .text = Ehe neue Epics kommen, zieht die Bewegungstafel im Uhrzeigersinn weiter; wie weit, hängt von der Größe des Teams ab. Ihr Weg leuchtet, und die Bezirke, an denen sie vorbeizieht, haben eine Nummer.
web-learn-ildithia-track = Was sie passiert, handelt
    .text = Ein solcher Bezirk tut alles, was auf seiner Leiste ab dem Rahmen steht, von links nach rechts. Dann kehrt der Marker an seinen Anfang zurück. Die anderen Bezirke tun nichts.
web-learn-ildithia-tables = { boss-limelight }s Tabellen
    .text = Er hat keine Leisten, sondern vier Tabellen. Der Leistenmarker ist die Spalte; die Zeile, A bis D, wird gewürfelt, wenn er handelt, mit einem Würfel je Tabelle. Eines der vier Felder, die ihr seht, wird geschehen.
web-learn-ildithia-odds = Wie wahrscheinlich ist das?
    .text = Was ein Würfel entscheidet, steht hier als Spanne: bestenfalls, schlimmstenfalls. Die Buchstaben sind nicht gleich häufig. Öffnet { boss-limelight }, dann seht ihr, wie viele Seiten jede Zeile hat.
web-learn-ildithia-place = Wo es losgeht
    .text = Schützen könnt ihr nur den Bezirk, in dem ihr steht: Geht dorthin, wo die Tafel vorbeikommt.
web-learn-ildithia-protect = Schützen
    .text = Jedes Symbol senkt hier den Marker um eins, auch eines, das sonst zu nichts taugt. Was über dem Marker liegt, geschieht dann nicht.
web-learn-ildithia-down = Bis ganz nach unten
    .text = Noch einmal und wieder: Von dieser Leiste soll heute Nacht nichts geschehen.
web-learn-ildithia-bottom = Das unterste Feld
    .text = Der Bezirk ist sicher, und seine Leute haben euch etwas erzählt: 2 Forschung am Boss, wo immer er ist. Weiter zu schützen bringt nichts; doch ist die Tafel vorbei, steht der Marker wieder oben, und es gibt wieder etwas zu holen.
web-learn-ildithia-goes = Wohin er geht
    .text = Das gestrichelte Wappen: Wenn er gehandelt hat, zieht er im Uhrzeigersinn in den nächsten Bezirk ohne Reckoner. Wer ihn verletzen will, muss hinterher; wer sich bewegt, kann ihn umlenken.
web-learn-ildithia-rolled = Seine Würfel sind gefallen
    .text = Welche Felder es letzte Nacht waren, steht im Verlauf. Seine Spalten bewegen sich nicht von selbst: Nur Epics schieben sie. Dämmt die ein, die das tun.
web-learn-ildithia-back = Vorbeigezogen
    .text = Die Tafel ist vorbei, und der Marker steht wieder an seinem Anfang. Als Nächstes kommt der Bezirk dahinter dran.
web-learn-ildithia-goal = Jetzt fangt ihn
    .text = Schützt, woran die Tafel vorbeizieht, und holt euch so Forschung. Besiegt die Epics, die seine Leistenmarker schieben. Hat { boss-limelight } keine Forschung mehr, greift ihn an, wo er steht.
