# How to play, on one page, in our own words.

web-how-title = So wird gespielt
web-how-home = Das Spiel in drei Minuten, dann alle Regeln
web-how-menu = So wird gespielt, und alle Regeln
web-how-lead = Das Spiel in drei Minuten. Hinter jedem Teil stehen seine Regeln.
web-how-learn = Die geführte Partie spielen

web-how-goal = Euer Ziel
    .text = Ihr seid die Reckoner, Menschen ohne Kräfte. Gemeinsam bringt ihr den Boss zu Fall, der die Stadt beherrscht, bevor ihre { $people } Einwohner umgekommen sind. Ihr gewinnt oder verliert als Team.
web-how-city = Die Stadt
    .text = Die Bezirke liegen im Ring um den Boss, und in jedem herrscht ein Epic. Jeder Reckoner steht in einem davon und handelt dort. Eine Barrikade sperrt einen Bezirk: Niemand kommt hinein oder hinaus, bis sie weg ist.
web-how-round = Eine Runde
    .text = Alle würfeln gleichzeitig: Behaltet, was euch gefällt, und würfelt den Rest neu, höchstens zweimal. Nutzt dann eure Würfel in beliebiger Reihenfolge, auch abwechselnd. Besiegte Epics bringen Belohnungen, das Team kauft Ausrüstung. Danach handeln die Epics, und die nächste Runde beginnt.
web-how-dice = Was Würfel tun
    .text = Jedes Symbol bewirkt etwas im Bezirk seines Reckoners. Ein ganzer Würfel, egal was er zeigt, kann auch seinen Reckoner bewegen, eine Barrikade entfernen oder eine Karte bezahlen. Ausrüstung und Fähigkeiten kommen dazu.
web-how-epics = Epics und ihre Leistenmarker
    .text = Ist ein Epic an der Reihe, tut er alles, was links von seinem Leistenmarker steht: Diese Aktionen leuchten. Schwächen schiebt den Marker nach links. Danach rückt er nach rechts: einen Schritt und einen mehr für jeden Schläger im Bezirk. Ist kein Platz mehr, geschieht die letzte Aktion für jeden Schritt zu viel noch einmal.
web-how-defeat = Schwachstelle finden, dann besiegen
    .text = Forschung bringt die Lupe eines Epics auf 0: Seine Schwachstelle ist bekannt, und er hat viel weniger Gesundheit. Angriffe bringen sein Herz auf 0: Er ist weg, und seine Belohnung hilft euch, oft gegen den Boss. Ein neuer Epic tritt an seine Stelle.
web-how-people = Die Bevölkerung
    .text = Angriffe auf die Stadt kosten Bevölkerung, und ebenso, was ein Epic nicht mehr ganz ausführen kann. Bei 0 habt ihr verloren. Die Vorschau neben dem Plan sagt immer, was die Epics kosten würden, wenn sie jetzt handelten.
web-how-boss = Der Boss
    .text = Er ist unverwundbar, solange er Forschung hat. Erforscht ihn dort, wo er steht, und durch Belohnungen von Epics. Bei 0 hat er so viel Gesundheit, wie er Forschung hatte; bringt sie durch Angriffe auf 0, und die Stadt ist frei. Achtet auf seine vier Leisten: Er handelt in jeder Runde als Letzter.
web-how-help = Nichts geht kaputt
    .text = Was jetzt möglich ist, hat einen grünen Rand. „Warum nicht?“ erklärt, was nicht geht. „Zurück“ reicht, so weit ihr wollt, und „Was würdest du tun?“ gibt Rat.
