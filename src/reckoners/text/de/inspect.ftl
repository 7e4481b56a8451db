# Was jedes Ding auf dem Tisch ist: für die Karte, die aufgeht, wenn man darauf zeigt. `.text` erklärt es.

inspect-epic = Epic
    .text = Jede Runde führt er alle Aktionen links von seinem Leistenmarker aus. Forschung findet seine Schwachstelle, Angriffe nehmen ihm Gesundheit; ohne Gesundheit ist er besiegt und bringt seine Belohnung.
inspect-research = Forschung
    .text = Was noch herauszufinden ist. Bei 0 ist die Schwachstelle bekannt, und die Gesundheit fällt auf den Wert, den die Karte dafür nennt, falls sie höher war.
inspect-health = Gesundheit
    .text = Jeder Angriff nimmt eine weg; bei 0 ist der Epic besiegt. Unendliche Gesundheit lässt sich erst verletzen, wenn die Schwachstelle gefunden ist.
inspect-bracket = Leistenmarker
    .text = Alles links davon geschieht in der Epic-Phase. Danach rückt er einen Schritt nach rechts, und einen weiteren für jeden Schläger im Bezirk. Schwächung schiebt ihn zurück.
inspect-reward = Belohnung
    .text = Sie kommt nach dem Aktionsschritt der Runde, in der der Epic besiegt wird. Sie wirkt überall in der Stadt.
inspect-boss = Boss
    .text = Bringt seine Forschung dort, wo er steht, auf 0 und greift ihn dann an: Hat er keine Gesundheit mehr, habt ihr gewonnen. Er handelt in jeder Epic-Phase als Letzter und zieht dann weiter.
inspect-reckoner = Reckoner
    .text = Handelt in dem Bezirk, in dem die Figur steht: mit Würfeln, Planungsmarkern, einer Fähigkeit und Ausrüstung.
inspect-ability = Fähigkeit
    .text = Gehört von Anfang an zu ihrem Reckoner.
inspect-equipment = Ausrüstung
    .text = Wird am Markt für einen Reckoner gekauft, der sie behält.
inspect-die = Würfel
    .text = Wird bis zu dreimal geworfen und dann einmal genutzt: für seine Symbole, für eine Bewegung, gegen eine Barrikade oder als Bezahlung für eine Karte.
inspect-district = Bezirk
    .text = Ein Platz im Ring. Symbole wirken dort, wo ihr Reckoner steht. Die Epics handeln im Uhrzeigersinn, beginnend im Bezirk des Bosses.
inspect-enforcement = Schläger
    .text = Jeder schiebt den Leistenmarker seines Bezirks in jeder Epic-Phase einen Schritt weiter. „Schläger angreifen“ nimmt ihn weg.
inspect-barricade = Barrikade
    .text = Sperrt ihren Bezirk: Mit einer Bewegung kommt niemand hinein oder hinaus. Jeder ganze Würfel räumt eine weg, egal wo sie steht.
inspect-plan = Planungsmarker
    .text = Ein Würfel mit einem Symbol eurer Wahl. Neue Marker lassen sich ab der nächsten Runde ausgeben.
inspect-sniper = Scharfschützenmarker
    .text = Codys Würfel und Ausrüstung wirken auch in diesem Bezirk, bis alle Würfel verbraucht sind.
inspect-population = Bevölkerung
    .text = Die Menschen der Stadt. Ist niemand mehr übrig, habt ihr verloren.
inspect-money = Geld
    .text = Die Kasse des Teams: für Ausrüstung, einen neuen Markt und gefangene Würfel.
inspect-base = Reckoner-Basis
    .text = „Basis entdecken“ schiebt den Marker nach unten. Ist er schon ganz unten, ist die Basis entdeckt: Das Team verliert einen Würfel, und der Marker geht wieder nach oben.
inspect-market = Markt
    .text = Vier Karten, die das Team im Einkauf kaufen kann. Der Stapel füllt jede Lücke.
inspect-forecast = Vorschau
    .text = Was die Epic-Phase täte, wenn sie jetzt begänne, und was sie kosten würde.
inspect-epic-deck = Epic-Stapel
    .text = Von hier kommt ein Epic, wo keiner mehr ist. Ist der Stapel leer, werden die besiegten gemischt und kommen wieder.
inspect-equipment-deck = Ausrüstungsstapel
    .text = Er füllt den Markt auf. Was beim neuen Auslegen weggenommen wird, ist aus dem Spiel.

inspect-track-yellow = Alles links vom Leistenmarker geschieht, wenn der Boss handelt: Meist kostet es Bevölkerung. Epics schieben den Marker nach rechts, Schwächung schiebt ihn zurück.
inspect-track-black = Alles links vom Leistenmarker geschieht, wenn der Boss handelt, und zwar dort, wo er steht. Epics schieben den Marker nach rechts, Schwächung schiebt ihn zurück.
inspect-track-red = Die Zahlen links vom Leistenmarker werden zusammengezählt: So viele Schläger schickt der Boss, eine Gruppe je Bezirk, von seinem eigenen aus im Uhrzeigersinn.
inspect-track-blue = Die Zahlen links vom Leistenmarker werden zusammengezählt: So viele Barrikaden baut der Boss, eine je Bezirk, von seinem eigenen aus im Uhrzeigersinn.

## Pieces of Steelslayer

inspect-red-shield = Roter Schild
    .text = Schützt die Schläger seines Bezirks: Solange er da ist, lässt sich keiner entfernen. Ein „Schläger angreifen“ nimmt den Schild weg.
inspect-blue-shield = Blauer Schild
    .text = Schützt die Leistenmarker seines Bezirks, auch die des Bosses, solange er dort ist: Keiner lässt sich nach links schieben. Ein „Epic schwächen“ nimmt den Schild weg.
inspect-copy-token = Kopiermarker
    .text = Für jeden führt der Epic seines Bezirks eine Aktion mehr aus, beginnend mit der ersten, egal wo der Leistenmarker steht. Jeder ganze Würfel nimmt am Standort seines Reckoners einen weg.
inspect-stolen = Gestohlene Karte
    .text = Sie liegt unter dem Epic, der sie genommen hat, und gehört niemandem. Ist dieser Epic besiegt, geht sie an ihren Besitzer zurück.
inspect-asleep = Schlafende Karte
    .text = Sie ist gerade von einem Dieb zurückgekommen. Ab der nächsten Reckoner-Phase wirkt sie wieder.
inspect-ability-die = Epic-Fähigkeitswürfel
    .text = Wird für Verwandeln geworfen: Was er zeigt, tut der Epic.
inspect-demolitions = Sprengmarker
    .text = Mizzy legt einen auf ihre Karte oder nimmt welche herunter, um fester zuzuschlagen: zwei Angriffe mehr je Marker.
