# The rules that only Steelslayer needs, in our own words, as in rules.ftl.

## Groups

group-HER2 = Steelslayer: Reckoner
group-EQ2 = Steelslayer: Ausrüstung
group-EP2 = Steelslayer: was Epics tun
group-MOD4 = Steelslayer: neue Bosse und Städte
group-REG = Regalia
group-ATK = Reckoner angreifen
group-BAB = Babilar
group-LIM = Limelight
group-ILD = Ildithia
group-NEW = Newcago-Karten
group-VAR = Varianten

## COMP

rule-COMP-05 = Steelslayer hat 10 rote Schläger-Schilde, 6 blaue Schwächungsschilde und 8 Kopiermarker. Wird eines davon verlangt und keines ist übrig, verliert ihr 1 Bevölkerung.
    .title = Grenzen für Schilde und Marker
    .ruling = Wer sie verlangt, ist gleich. So viele wie möglich kommen der Reihe nach aufs Brett; jedes fehlende Stück kostet Bevölkerung.

## HER2

rule-HER2-01 = Val, Dispatcher: Sie schickt jemanden aus dem Team in einen Bezirk, den dieser Reckoner selbst wählt, oder nimmt irgendwo eine Barrikade weg. Ihre Würfel: 2 Basis, 2 grün, 2 lila.
    .title = Dispatcher: Val schickt jemanden los
rule-HER2-02 = Mizzy, Demolitions: Sie legt einen weiteren Marker auf ihre Karte, oder sie nimmt bis zu drei herunter und schlägt zu: ein „Epic angreifen“ plus zwei pro heruntergenommenem Marker, alles als ein einziger Würfel. Ihre Würfel: 2 Basis, 2 orange, 2 schwarz.
    .title = Demolitions: Mizzy spart Sprengkraft an
    .ruling = Weil es ein einziger Würfel ist, dürft ihr alle Symbole zusammen auch für eine Bewegungsaktion ausgeben, um eine Barrikade oder einen Kopiermarker wegzuräumen oder um eine Karte zu bezahlen.
rule-HER2-03 = Exel, Tradecraft: Er zahlt mit einem Würfel, einer Karte oder einem Planungsmarker und bekommt es um ein Symbol reicher zurück; das neue Symbol gleicht einem vorhandenen. Seine Würfel: 2 Basis, 2 blau, 2 rot.
    .title = Tradecraft: Exel ergänzt ein Symbol
    .ruling = Zeigt die Bezahlung verschiedene Symbole, wählt Exel, welches dazukommt. Eine Dawnslight-Karte oder alles, was eine Karte erzeugt hat, darf zahlen, und reichen diese Symbole überall hin, so auch das neue. Fuel Cells helfen einmal, sobald es genau ein Paar gleicher Symbole gibt: Aus zwei werden drei und dann vier, aus einem werden zwei und dann drei. Unter „Reckoner angreifen“ zählt ein Doppel als eins, und Tradecraft macht zwei daraus; dieser Effekt sieht nur auf das Gezeigte.
rule-HER2-04 = Sam, Joker: In seinen ersten beiden Würfen muss er keinen Würfel behalten. Seine Würfel: sechs Spezialwürfel, jeder in einer anderen Farbe, und kein Basiswürfel.
    .title = Joker: Sam behält keinen
    .ruling = Mit einem Neuwurf weniger darf Sam aus dem ersten Wurf nichts behalten und behält den zweiten ganz. Ist seine Fähigkeit gesperrt, behält er mindestens einen wie alle anderen. Mit zwei Neuwürfen weniger behält er den ersten Wurf, wie er ist.
rule-HER2-05 = Mizzy hat drei Sprengmarker. Am Anfang liegen sie neben ihrer Ablage, und ihre Karte ist leer.
    .title = Mizzys drei Sprengmarker
rule-HER2-06 = Alte und neue Reckoner bilden in beliebiger Mischung ein Team. Bis auf ihre Würfel und Marker beginnen die neuen mit denselben Dingen.
    .title = Alte und neue Reckoner mischen

## EQ2

rule-EQ2-01 = Geschenkkarten sind kostenlos und wirken einmal pro Runde, aber nie für ihren Besitzer: Der Nutzen geht an einen anderen Reckoner, der von derselben Person geführt sein darf.
    .title = Geschenkkarten helfen den anderen
rule-EQ2-02 = Manche Karten kosten zwei Bezahlungen: eine für das erste Symbol, eine andere für das zweite. Würfel, Karten und Planungsmarker können zahlen, aber nichts davon zweimal.
    .title = Karten mit doppelten Kosten
rule-EQ2-03 = Eine Verbrauchskarte wirkt, sobald ihr sie kauft, wie die Belohnung eines Epics, und verlässt das Spiel. Sie kann eine Kette auslösen, Epics besiegen und sogar das Spiel beenden.
    .title = Verbrauchskarten wirken beim Kauf
    .ruling = Beim Kauf nennt ihr einen Reckoner, der sie benutzt. Macht die Karte die letzte Forschung oder den letzten Angriff, war es dieser Reckoner, denn manche Regeln fragen danach, wer es war.
rule-EQ2-04 = Gottschalk und Climbing Kit tragen zwei Arten von Symbolen nach nebenan: Ihr dürft sie in einem Nachbarbezirk nutzen, egal ob ein Würfel, ein Marker oder eine Karte sie gegeben hat. Alles, was so ein Symbol kann, geht auch dort: gegen Epics, den Boss, Schilde und an den Leisten einer Stadt. Bewegen, Kopiermarker und Bezahlen sind keine Symbole.
    .title = Die Reichweite nach nebenan
    .ruling = Mit Codys Scharfschützenmarker reichen sie auch zu den Nachbarn von dessen Bezirk, denn Cody nutzt auch dort Ausrüstung, und diese beiden gehören nicht zu dem, was die Bücher ausschließen.
rule-EQ2-05 = Spyril, ein Geschenk: Jemand anderes im Team nimmt einen benutzten Würfel zurück, Basis- oder Spezialwürfel, und nutzt ihn mit derselben Seite ein zweites Mal. Was er vorher getan hat, bleibt bestehen. Für dieselbe Karte kann er nicht noch einmal zahlen.
    .title = Spyril: ein Würfel kommt zurück
    .ruling = Der Würfel muss in dieser Phase benutzt worden sein und dem Reckoner noch gehören; verlorene Würfel und solche außer Kraft, Marker und Karten zählen nicht. Er kehrt ganz zurück, wie wenig auch davon genutzt war, und war er noch offen, wird er zuerst geschlossen. Eine von Improvise gedrehte Seite bleibt; ein von Utility Tool geändertes Symbol nicht. Das Buch sagt, dass er zurückgewonnen und nicht gewürfelt wird.
rule-EQ2-06 = Utility Tool: Im Aktionsschritt wird ein Symbol zu einem anderen eurer Wahl. Ein Doppel ändert sich nur zur Hälfte.
    .title = Utility Tool: ein Symbol ändern
    .ruling = Das geänderte Symbol wurde nicht gewürfelt, also beachten Verdoppler es nicht. Fuel Cells sehen vor der Änderung hin: Zwei gleiche Symbole werden erst zu drei, und ein vom Werkzeug gemachtes Paar ist keines.
rule-EQ2-07 = Herman: Tauscht einen eigenen Würfel gegen einen aus dem Vorrat. Es ist immer nur ein Würfel: Zu Beginn einer Reckoner-Phase lässt sich nur der eingetauschte noch einmal tauschen.
    .title = Herman: einen Würfel tauschen
    .ruling = Wählen dürft ihr, wenn ihr die Karte bekommt und wenn eine Reckoner-Phase beginnt, auch weiße Würfel; verlorene Würfel oder solche außer Kraft könnt ihr nicht hergeben. Wird der eingetauschte Würfel verloren und befreit, kommt er zu euch zurück. Wird die Karte gestohlen oder verkauft, wird der Tausch rückgängig gemacht, soweit der Vorrat die alte Farbe hat; ist die Karte außer Kraft, bleibt in dieser Phase alles, wie es ist.
rule-EQ2-08 = Kidnap: Wählt einen Bezirk. Entweder kommt der Boss dorthin oder bis zu drei Stücke (Schilde, Barrikaden, Schläger, Kopiermarker, beliebig gemischt) von irgendwo in der Stadt.
    .title = Kidnap: Boss oder Material versetzen
    .ruling = Bis zu drei, auch wenn ein Buch drei sagt. Schilde und Barrikaden verhindern es nicht, denn nichts wird vom Brett genommen. Der neue Platz des Bosses zählt sofort für alles, was von dort ausgeht; Ildithias Bewegungstafel und Regalias Opfer ändern sich nicht.
rule-EQ2-09 = Dish Soap: Euer Basismarker steigt einen Schritt. Ist er schon ganz oben, bekommt ihr ein Symbol „Geld verdienen“, zu nutzen wie einen Würfel.
    .title = Dish Soap: die Basis verstecken
rule-EQ2-10 = Tracking Device: Ihr bekommt einen Planungsmarker, der sofort bereit ist.
    .title = Tracking Device: ein bereiter Marker
rule-EQ2-11 = Illicit Investments verdoppelt sein Symbol auf den eigenen Basiswürfeln, unter denselben Bedingungen wie die anderen Verdoppler.
    .title = Illicit Investments: noch ein Verdoppler
rule-EQ2-12 = Submarine: Immer nach einer eigenen Bewegungsaktion dürft ihr eines der beiden Dinge auf der Karte tun, wie mit einem Würfel.
    .title = Submarine: handeln nach dem Bewegen
    .ruling = Jede eigene Bewegungsaktion zählt, was immer sie bezahlt hat, auch eine im Fahrzeug oder von Val geschickt, mit je einer Aktion. Gezogen oder geschoben zu werden zählt nicht. Die Aktion kann keine weitere Bewegungsaktion sein: Die Liste der Karte lässt sie weg, und es darf keine endlose Fahrt geben. Die Aktion wartet wie die von Favor: Sie verfällt, wenn ihr einen anderen Würfel beginnt oder der Schritt vorbei ist, und mehrere, die warten, nutzt ihr in beliebiger Reihenfolge.
rule-EQ2-13 = Blackmail: Der Epic im eigenen Bezirk lässt seine erste Aktion aus, wenn er aktiv wird. Kopien dieser Aktion geschehen trotzdem, den Boss kümmert es nicht, und der Scharfschützenmarker hilft nicht. Hat die erste Aktion einen anhaltenden Effekt, so wirkt dieser weiter.
    .title = Blackmail: eine Epic-Aktion entfällt
    .ruling = Es zählt, wo ihr steht, wenn der Epic beginnt, aktiv zu werden. Erzwungene Bewegungen bis zu diesem Augenblick zählen mit.
rule-EQ2-14 = Fuel Cells: Hat ein eigener Würfel oder eine eigene Karte genau zwei gleiche Symbole, zählen sie als drei. Ein verdoppelter Basiswürfel zählt auch.
    .title = Fuel Cells: aus zwei mach drei
    .ruling = Sie helfen einer Gruppe einmal, sobald sie ein Paar enthält und nicht mehr. Ein Doppel wächst also auf drei und mit Tradecraft auf vier; ein einzelnes wächst durch Tradecraft auf zwei und dann auf drei. Sie kommen vor dem Umwandeln und Ändern, also sind später gleich gemachte Symbole kein Paar.
rule-EQ2-15 = Newcago Dog, Babilar Pizza und Ildithia Tea sind Verbrauchskarten; esst oder trinkt und nehmt die Belohnungen auf der Karte.
    .title = Essen und Trinken
    .ruling = Ihre Boss-Forschung geht in Babilar an einen Bezirk, den das Team wählt, denn es wurde ja nirgends ein Epic besiegt.
rule-EQ2-16 = Data Chip und Epic Bomb kosten zwei Bezahlungen und werden dann wie ein Würfel mit ihren Symbolen genutzt. Für Data Chip braucht ihr einen Plan und eine Schwächung.
    .title = Data Chip und Epic Bomb
    .ruling = Nur das französische Buch zeigt, was Data Chip kostet. Das übernehmen wir.
rule-EQ2-17 = Extra Ammo, ein Geschenk: Im Aktionsschritt würfelt jemand anderes im Team einen oder zwei noch unbenutzte Würfel neu oder einen einzigen zweimal.
    .title = Extra Ammo: andere würfeln neu
    .ruling = Was dabei fällt, gilt als gewürfelt, also wirken Verdoppler darauf. Der zweite Würfel wird gewählt, wenn man das erste Ergebnis gesehen hat.
rule-EQ2-18 = Predictive Analytics: Marker, die ihr durch eine Planen-Aktion bekommt, sind auf der Stelle bereit. Die aus Belohnungen nicht.
    .title = Predictive Analytics: Marker sofort bereit
    .ruling = Der Plan, den Favor gibt, ist eine Aktion und keine Belohnung, also ist auch sein Marker bereit.
rule-EQ2-19 = Sabotage: Ist ein Epic im eigenen Bezirk, macht sein Leistenmarker einen Schritt weniger. Gegen den Boss oder über den Scharfschützenmarker wirkt es nicht.
    .title = Sabotage: einen Leistenmarker bremsen
    .ruling = Es zählt, wo ihr steht, wenn der Leistenmarker rücken soll. Ein Schritt fällt weg, auch einer, der am Ende der Leiste verloren ginge, aber nie geht der Leistenmarker zurück, und Machtschub wird nicht gebremst.
rule-EQ2-20 = Blind Spot: Ihr bekommt ein „Epic angreifen“, zu nutzen wie einen Würfel, immer wenn an eurem Standort eine Schwachstelle gefunden wird, bei Epic oder Boss. War die letzte Forschung eure eigene, ist der Ort egal.
    .title = Blind Spot: Schwachstelle finden, zuschlagen
    .ruling = Nutzt es sofort oder beendet zuerst euren offenen Würfel; es verfällt, wenn ihr noch einen anderen Würfel nehmt oder der Schritt vorbei ist, und ein Epic gibt es nie zweimal. Es wirkt auch beim Einkauf, kann dann aber keine Karten bezahlen. Die Schwachstelle des Bosses wird dort gefunden, wo er steht; war es eine Belohnung oder das Volk von Ildithia, bekommt ihr die Aktion nur, wenn ihr dort seid. Beim Einkauf wirkt es nur auf seine Ziele und bewegt niemanden. Mehrere Aktionen, die so warten, nutzt ihr in beliebiger Reihenfolge.
rule-EQ2-21 = Favor: Ihr bekommt einen Plan, zu nutzen wie einen Würfel, immer wenn an eurem Standort ein Epic fällt. War der letzte Angriff euer eigener, ist der Ort egal.
    .title = Favor: siegen und planen
    .ruling = Nur das französische Buch beschreibt diese Karte; wir nehmen sie auf. Nutzt den Plan sofort oder beendet zuerst euren offenen Würfel; er verfällt, wenn ihr noch einen anderen Würfel nehmt oder der Schritt vorbei ist, und ein Epic gibt ihn nie zweimal. Es wirkt auch beim Einkauf, kann dann aber keine Karten bezahlen. Mit Predictive Analytics ist der Marker sofort bereit, weil es eine Aktion ist; sonst wartet er auf die nächste Reckoner-Phase.
rule-EQ2-22 = Rtich: Ihr bekommt einen Würfel beliebiger Farbe aus dem Vorrat und dürft einen anderen eigenen Würfel tauschen. Beides dürft ihr ändern, wenn eine Reckoner-Phase beginnt. Nehmen könnt ihr nur, was der Vorrat hat.
    .title = Rtich: ein Würfel nach Wunsch
    .ruling = Getauscht wird wie bei Herman: auch weiße Würfel, aber keine eigenen, die verloren oder außer Kraft sind. Wird die Karte gestohlen oder verkauft, geht ihr Zusatzwürfel in den Vorrat, und der Tausch wird, wenn möglich, rückgängig gemacht. Ist sie außer Kraft, ändert sich in dieser Phase nichts, und ihr eigener Würfel wartet ungewürfelt.
rule-EQ2-23 = Blackmail und Sabotage wirken schon in der Runde, in der ihr sie kauft.
    .title = Wirkung ab sofort
rule-EQ2-24 = Besiegt eine Verbrauchskarte einen Epic, bekommt ihr die Belohnungen sofort, mit welchen Modulen ihr auch spielt. Sie lassen sich nur so nutzen wie gezeigt, und Planungsmarker darunter müssen warten.
    .title = Belohnungen durch Verbrauchskarten
    .ruling = Erst zahlt ihr, dann füllt sich der Markt auf, dann wirkt die Karte. Was sie einbringt, dürft ihr noch in diesem Schritt ausgeben, auch um Würfel zu befreien; Planungsmarker lassen sich im nächsten Aktionsschritt ausgeben.
rule-EQ2-25 = Med Kit: Die Bücher verraten nur, dass es $1 teurer wurde. Was es hier tut, ist unsere eigene Idee. Einmal pro Runde, kostenlos: 1 Bevölkerung kommt zurück, bis zu den 40 vom Beginn.
    .title = Med Kit ist unser Entwurf
    .ruling = Kein Buch beschreibt seine Wirkung, also sind Wirkung und Preis unser Entwurf und als solcher gekennzeichnet.

## EP2

rule-EP2-01 = Die 39 Epics von Steelslayer treten an die Stelle der 25 aus dem Grundspiel.
    .title = Neue Epics ersetzen alte
rule-EP2-02 = Ein anhaltender Effekt wirkt, solange er links vom Leistenmarker steht.
    .title = Effekte, die anhalten
rule-EP2-03 = Heranziehen: Alle in den zwei Bezirken neben dem Epic werden in seinen eigenen gezogen, an allen Barrikaden vorbei. Solange Heranziehen links vom Leistenmarker steht, kann sich dort niemand wegbewegen.
    .title = Heranziehen: holen und festhalten
    .ruling = Es hält jede Bewegungsaktion zurück, auch Fahrzeuge, aber keine erzwungene, und es lässt los, sobald es weggeschwächt oder sein Epic besiegt ist. Gezogen zu werden ist keine Bewegungsaktion: Es kostet keinen Würfel, und Barrikaden und anderes Heranziehen spielen keine Rolle. Cody wird nur dort festgehalten, wo seine Miniatur ist.
rule-EP2-04 = Abstoßen: Der Epic stellt eine Barrikade auf, und alle in seinem Bezirk werden in den nächsten im Uhrzeigersinn geschoben, an allen Barrikaden vorbei.
    .title = Abstoßen: sperren und wegschieben
    .ruling = Ist keine Barrikade übrig, verliert ihr 1 Bevölkerung und werdet trotzdem geschoben. Die Barrikade bleibt beim Epic. Geschoben zu werden ist keine Bewegungsaktion, und jedes Abstoßen schiebt die, die in diesem Augenblick dort sind.
rule-EP2-05 = Machtschub: Der Leistenmarker des Epics rückt sofort nach rechts; ist kein Platz, geschieht seine letzte Aktion. Ein Epic mitten in seiner Aktivierung oder danach tut deswegen nichts zusätzlich.
    .title = Machtschub: der Leistenmarker springt
    .ruling = Was ein Epic ausführt, steht fest, wenn seine Aktivierung beginnt. Geschieht Machtschub als letzte Aktion, geschieht er einmal und ruft sich nicht noch einmal auf; sonst gäbe es vielleicht kein Ende.
rule-EP2-06 = Verwandeln: Pro Symbol wird der Epic-Fähigkeitswürfel geworfen, und was er zeigt, wird ausgeführt.
    .title = Verwandeln: der Zufall wählt
    .ruling = Ein unterstütztes oder kopiertes Verwandeln wird für jeden Bezirk, in dem es wirkt, neu geworfen. Der Würfel selbst hat keine Seite mit Unterstützung.
rule-EP2-07 = Ausrüstung stehlen: Ein Reckoner verliert eine Karte an den Epic, der sie unter seiner eigenen aufbewahrt. Gibt es nichts zu stehlen, verliert ihr 1 Bevölkerung.
    .title = Ausrüstung stehlen: eine Karte verschwindet
    .ruling = Das Team wählt, wessen Karte und welche, auch benutzte und solche außer Kraft; jeder darf es tun, und es lässt sich zurücknehmen. Bevölkerung geht nur verloren, wenn niemand eine Karte besitzt: Das englische Buch spricht von allen Reckonern. Dawnslight-Karten sind keine Ausrüstung.
rule-EP2-08 = Besiegt den Dieb, und seine Beute geht an die Besitzer zurück, die sie in der folgenden Reckoner-Phase wieder nutzen können.
    .title = Die Beute zurückholen
    .ruling = Die Karten gehören euch sofort, schlafen aber bis dahin, samt ihren Würfeln, und ebenso Blackmail und Sabotage. Schlafen heißt nicht außer Kraft sein: Marker von „Reckoner angreifen“, die zurückkommen, wecken keine Karte.
rule-EP2-09 = Solange eine Karte gestohlen ist, gehört sie niemandem und lässt sich nicht verkaufen.
    .title = Beute gehört niemandem
rule-EP2-10 = Manche Aktionen haben ein „je“: Etwas wird gezählt, und so oft geschehen sie. Das können die Barrikaden oder die Schläger des Bezirks sein oder die Forschung des Epics (seine Gesundheit, wenn die Forschung weg ist). Alles, was dieser Epic während seiner Aktivierung hinzufügt, zählt; Späteres nicht.
    .title = Aktionen, die etwas zählen
    .ruling = Angriffe mit einem „je“ sind das Letzte, was ein Epic tut: Wir zählen, wenn seine Kopiermarker, sein Leistenmarker und seine verlorenen Schritte erledigt sind, von links nach rechts. Eine Aktion, die „je“ etwas Material hinzufügt, geschieht, wenn sie dran ist. Nur spätes Zählen ergibt die Zahlen im Ozone-Beispiel der Bücher. Wo dafür kein Epic gerade aktiv ist, etwa auf einer Leiste des Bosses oder eines Bezirks, oder wenn der Machtschub eines anderen eine letzte Aktion auslöst, zählen wir sofort.
rule-EP2-11 = Geld angreifen: Pro Symbol geht $1 verloren. Ist die Kasse leer und ein Symbol noch unbezahlt, müsst ihr eine Ausrüstung verkaufen und weiterzahlen, Karte um Karte; ist nichts mehr zu verkaufen, kostet jedes Symbol 1 Bevölkerung.
    .title = Geld angreifen: zahlen oder verkaufen
    .ruling = Ihr entscheidet gemeinsam, welche Karten gehen, und übriges Geld bleibt in der Kasse.
rule-EP2-12 = Der Verkauf einer Karte bringt ihren vollen Preis, und die Karte wird in den Stapel zurückgemischt. Verkaufen könnt ihr nur, wenn „Geld angreifen“ euch zwingt.
    .title = Wie man Ausrüstung verkauft
rule-EP2-13 = Plan angreifen: Ein Reckoner gibt einen Planungsmarker ab. Hat das Team keinen, verliert ihr 1 Bevölkerung.
    .title = Plan angreifen: ein Marker verschwindet
rule-EP2-14 = Schild aufstellen: Ein Schild dieser Farbe kommt in den Bezirk.
    .title = Schild aufstellen: Deckung für Schläger
rule-EP2-15 = Ein roter Schild schützt die Schläger seines Bezirks: Keiner von ihnen kann entfernt werden.
    .title = Rote Schilde schützen Schläger
    .ruling = Auch Belohnungen und Verbrauchskarten werden aufgehalten, denn ein Schild hält alles auf. Aber eines ihrer passenden Symbole darf zuerst einen Schild wegnehmen, in jedem Bezirk.
rule-EP2-16 = Ein blauer Schild schützt die Leistenmarker seines Bezirks: Keiner lässt sich nach links schieben, nicht einmal die des Bosses, solange er dort ist.
    .title = Blaue Schilde schützen Leistenmarker
    .ruling = Auch Belohnungen und Verbrauchskarten werden aufgehalten, denn ein Schild hält alles auf. Aber eines ihrer passenden Symbole darf zuerst einen Schild wegnehmen, in jedem Bezirk.
rule-EP2-17 = Am eigenen Standort nimmt ein Symbol der passenden Art einen Schild weg. Die anderen Symbole dieses Würfels dürft ihr weiter nutzen.
    .title = Wie man Schilde zerstört
    .ruling = Auch Symbole von Belohnungen und Verbrauchskarten können Schilde zerstören, und zwar überall: Schilde zu zerstören steht nicht auf der Liste dessen, was Belohnungen nicht dürfen.
rule-EP2-18 = Was ihr sonst mit diesen Symbolen tut, etwa euch bewegen oder eine Karte bezahlen, behindern Schilde nicht.
    .title = Was Schilde zulassen
rule-EP2-19 = Epic-Aktion kopieren, eine Unterstützungsaktion: Der Epic sieht auf beide Nachbarn und führt die erste Aktion jeder der beiden Karten in seinem eigenen Bezirk aus.
    .title = Die Nachbarn kopieren
    .ruling = Eine kopierte Aktion gehört ganz dem Kopierenden: Leistenmarker, Werte, Nachbarn und Beute sind seine. Eine Kopie zu kopieren tut nichts, damit keine Kette endlos ist. Kopiertes Heranziehen zieht, hält aber nicht fest, und ein kopiertes „je“ wird mit den eigenen des Kopierenden gezählt.
rule-EP2-20 = Kopiermarker hinzufügen: Ein Marker kommt in den Bezirk oder, in der Form mit Uhrzeigersinn, in den folgenden.
    .title = Kopiermarker kommen hinzu
rule-EP2-21 = Kopiermarker lassen den Epic ihres Bezirks mehr tun, wenn er aktiv wird: seine erste Aktion für einen Marker, seine zweite für den nächsten und so weiter, egal wo der Leistenmarker steht. Gibt es mehr Marker als Aktionen, wird die letzte wiederholt.
    .title = Was Kopiermarker tun
    .ruling = Der Epic führt erst seine eigenen Aktionen aus, dann die für die Marker, dann rückt sein Leistenmarker; das Ozone-Beispiel zeigt es. Die Marker bleiben. Gezählt werden sie einmal, wenn die eigenen Aktionen fertig sind: Ein Marker, den eine zusätzliche Aktion legt, wartet auf die nächste Runde.
rule-EP2-22 = Gebt einen beliebigen ganzen Würfel aus, um am eigenen Standort einen Kopiermarker wegzunehmen.
    .title = Wie Kopiermarker verschwinden
rule-EP2-23 = Kopiermarker zählen nur, wenn Epics aktiv werden, und nur für die Epic-Karte neben ihnen. Der Boss beachtet sie nicht.
    .title = Kopiermarker und der Boss
    .ruling = Ein Marker im Bezirk des Bosses ändert nichts an seinen Leisten, Feldern oder Karten: Mit vier Leisten hat er keine erste Aktion.

## MOD4

rule-MOD4-01 = Würfel nutzen und Belohnungen erhalten wird zu einem Schritt: Ihr bekommt die Belohnung in dem Augenblick, in dem ein Epic besiegt ist.
    .title = Belohnungen auf der Stelle
    .ruling = So ist es mit einem neuen Boss, einer neuen Stadt oder den Newcago-Karten, und bei Verbrauchskarten immer. In anderen Partien dürft ihr es beim Aufbau einschalten. Geschieht es mitten in einem Würfel, wird erst die Belohnung abgehandelt, dann geht der Würfel weiter.
rule-MOD4-02 = Das macht einen schönen Schlag möglich: Eine Belohnung findet die Schwachstelle des Bosses, und ihr greift an, bevor der Schritt vorbei ist.
    .title = Schwachstelle finden und angreifen
rule-MOD4-03 = Eine Belohnung ist genau das, was sie zeigt. Sie kann euch nicht bewegen, keine Barrikaden oder Kopiermarker wegräumen, keine Karten bezahlen und nicht auf die Leisten von Ildithia wirken.
    .title = Belohnungen nur wie gezeigt
rule-MOD4-04 = Planungsmarker aus einer Belohnung sind für spätere Schritte. „Plan angreifen“ kann sie euch auch schon vorher nehmen.
    .title = Planungsmarker aus den Belohnungen
rule-MOD4-05 = Neue Bosse und Städte lassen sich mit den neuen Epics spielen oder mit den alten.
    .title = Mit oder ohne neue Epics
rule-MOD4-06 = Bei jedem Boss, in jeder Stadt: Hat der Boss keine Gesundheit mehr, ist das der Sieg; ist keine Bevölkerung mehr da, die Niederlage.
    .title = Sieg und Niederlage wie immer
rule-MOD4-07 = Die neuen Arten von Epic-Aktionen kommen hier vor, welchen Satz Epics ihr auch gewählt habt.
    .title = Die neuen Aktionen gelten

## REG

rule-REG-01 = Regalia hat Einsätze für jede Teamgröße, mit Seite A für Anfänger, B für Normal, C für Hart und D für Extrem!. Am Anfang liegen links von jedem ihrer Leistenmarker zwei Aktionen.
    .title = Regalias Einsätze nach Schwierigkeitsgrad
rule-REG-02 = Ihre Vorbereitung ist die von Steelheart, gespielt mit ihrer eigenen roten Leiste. Ausnahmsweise zieht sie mit seinem Bewegungswürfel.
    .title = Wie Regalias Vorbereitung abläuft
rule-REG-03 = Wird sie aktiv, werden die Marker für „Reckoner angreifen“ eingesammelt, ihre Leisten handeln von oben nach unten, sie zieht im Uhrzeigersinn in den nächsten anderen Bezirk, in dem ein Reckoner ist, und eine Regalia-Karte wird aufgedeckt.
    .title = Wenn Regalia aktiv wird
    .ruling = Ist in keinem anderen Bezirk ein Reckoner, ist sie einmal ganz herumgekommen und bleibt, wo sie ist.
rule-REG-04 = Wer in dem Bezirk ist, in den sie kam, leidet unter der Karte, bis sie wieder aktiv wird.
    .title = Wer unter Regalia leidet
    .ruling = Die Opfer stehen fest, wenn die Karte aufgedeckt wird; jedes bekommt einen Marker. Weggehen, Hinzukommen oder Kidnap ändert daran nichts.
rule-REG-05 = Rote Leiste: Jede Aktion links bringt so viele Schläger, wie sie zeigt. Unterstützungsaktionen gehen an beide Nachbarn, von denen jeder die volle Zahl bekommt; die anderen gehen in den Bezirk nach ihrem oder in den davor. In ihren eigenen stellt sie nie welche.
    .title = Regalias rote Leiste
    .ruling = Fünf auf einer Unterstützungsaktion heißt fünf hier und fünf dort, denn Unterstützung gilt beiden Nachbarn.
rule-REG-06 = Blaue Leiste: Schilde, Kopiermarker und Verwandeln, immer in dem Bezirk, in dem sie ist.
    .title = Regalias blaue Leiste
    .ruling = Eine Stelle spricht von mehreren Bezirken, eine andere nur von ihrem; wir folgen der zweiten. Eine Aktion, die einen Epic braucht, nimmt den dortigen; gibt es keinen, entfällt sie ohne Kosten.
rule-REG-07 = Sind die Regalia-Karten aufgebraucht, werden sie neu gemischt und wieder verwendet.
    .title = Regalias Stapel ist leer
    .ruling = Sie deckt jede Runde eine Karte auf, und die Bücher sagen nicht, was nach der zwölften geschieht. Wir mischen.
rule-REG-08 = Ihre eigene Aktivierung rückt ihre Leistenmarker nie vor; das Tun der anderen schon.
    .title = Regalias Leistenmarker bleiben stehen
rule-REG-09 = Ihre 12 Karten beginnen als gemischter, verdeckter Stapel. Haltet Schilde, Kopiermarker, die Marker für „Reckoner angreifen“ und den Epic-Fähigkeitswürfel bereit.
    .title = Der Aufbau für Regalia
    .ruling = Vom Mischen ist nicht die Rede, aber eine bekannte Reihenfolge hätte keinen Sinn.

## ATK

rule-ATK-01 = Diese Effekte treffen euch für eine Reckoner-Phase, die kommende. Der Boss nimmt die Marker zurück, wenn er danach das nächste Mal aktiv wird.
    .title = Wie lange es dauert
    .ruling = Blackmail oder Sabotage, die außer Kraft sind, wirken also auch in der Epic-Phase davor nicht; sonst würde man sie nennen und nichts verlieren. Marker, die Newcago-Karten eben erst gelegt haben, werden nicht in derselben Epic-Phase eingesammelt, denn nur die der vergangenen Runde kommen zurück. Bei Steelheart kommen die Marker zurück, wenn die Reckoner-Phase vorbei ist.
rule-ATK-02 = Ihr dürft einmal weniger neu würfeln als sonst.
    .title = Ein Neuwurf weniger
    .ruling = Ihr würfelt, behaltet mindestens einen, würfelt den Rest neu und behaltet alles. Mehrere davon zählen zusammen. Mit einem weniger darf Sam vom ersten Wurf weiterhin nichts behalten, außer wenn auch seine Fähigkeit gesperrt ist; mit zwei weniger gilt der erste Wurf.
rule-ATK-03 = Einer eurer Würfel ist außer Kraft. Ihr wählt ihn.
    .title = Ein Würfel weniger
    .ruling = Ihr wählt, wenn die Reckoner-Phase beginnt, vor jedem Tausch und vor dem ersten Wurf. Mehrere davon zählen zusammen.
rule-ATK-04 = Eine eurer Ausrüstungskarten ist außer Kraft. Ihr wählt sie. Habt ihr keine, geht auf der Stelle 1 Bevölkerung verloren.
    .title = Eine Ausrüstungskarte weniger
    .ruling = Ihr wählt, wenn die Reckoner-Phase beginnt. Mehrere davon zählen zusammen, und jeder, der keine Karte findet, kostet sofort 1 Bevölkerung.
rule-ATK-05 = Eure Fähigkeit ist gesperrt, selbst wenn sie dauerhaft ist.
    .title = Eure Fähigkeit ist gesperrt
    .ruling = Zwei davon sind nicht schlimmer als einer. Sam muss dann Würfel behalten wie alle.
rule-ATK-06 = Bewegen kostet euch zwei Würfel. Eine Karte, die euch bewegt, ist einen davon wert.
    .title = Bewegen kostet doppelt
    .ruling = Zahlt beide zugleich mit ganzen Würfeln, Markern oder Karten. Ein Fahrzeug ist einer der beiden; ebenso Vals Dispatcher, und dann stellt der geschickte Reckoner den zweiten. Zwei dieser Effekte sind nicht schlimmer als einer.
rule-ATK-07 = Hat ein eigener Würfel oder eine eigene Karte ein Symbol zweimal, zählt es als eins. Drei und mehr sind sicher. Fuel Cells können euren Spezialwürfeln nicht helfen.
    .title = Doppel zählen nur einmal
    .ruling = Fähigkeitskarten gehören dazu, wie in einem der beiden Bücher. Ein Basiswürfel mit Verdoppler zählt eins, und Fuel Cells finden darauf kein Paar. Tradecraft fügt sein Symbol trotzdem hinzu: Ein Doppel zählt eins und dann zwei. Zwei dieser Effekte sind nicht schlimmer als einer.
rule-ATK-08 = Eine Karte außer Kraft gehört euch weiterhin und bleibt bei euch, tut aber überhaupt nichts.
    .title = Karten außer Kraft bleiben euch

## BAB

rule-BAB-01 = In Babilar wird aus sieben Bezirken gezogen. Jeder zeigt eine Leiste für die Suche; ihr Marker beginnt bei 7, 8, 9 oder 10, von Anfänger bis Extrem!.
    .title = Babilars Bezirke haben Leisten
rule-BAB-02 = Der Boss hat hier 10, 15, 20 oder 25 Gesundheit, von Anfänger bis Extrem!, bei jeder Teamgröße. Eine Forschungsleiste gibt es für ihn nicht.
    .title = Gesundheit des Bosses in Babilar
rule-BAB-03 = Ein Symbol auf dem Feld, auf dem ein Marker beginnt, tut nichts.
    .title = Startfelder tun nichts
rule-BAB-04 = Dem Boss könnt ihr erst etwas anhaben, wenn die Suche in jedem einzelnen Bezirk beendet ist, und nur im Bezirk des Bosses.
    .title = Zuerst jeden Bezirk absuchen
rule-BAB-05 = Boss-Forschung aus einer Belohnung geht auf die Leiste des Bezirks, in dem dieser Epic besiegt wurde. Ist die schon fertig, verfällt sie.
    .title = Boss-Forschung in Babilar
rule-BAB-06 = Nutzt Forschungssymbole auf der Leiste des Bezirks, in dem ihr steht. Der Boss muss nicht dort sein.
    .title = Suchen, wo man steht
rule-BAB-07 = Kommt der Marker auf ein Symbol oder daran vorbei, geschieht dieses Symbol auf der Stelle. Dann geht der Marker weiter.
    .title = Symbole auf der Leiste
    .ruling = Eine Belohnung bringt den Marker seinen ganzen Weg. Mit Symbolen eines eigenen Würfels dürft ihr dazwischen anhalten und den Rest verfallen lassen, wie bei jedem Würfel.
rule-BAB-08 = Kostet euch das im Aktionsschritt etwas, dürft ihr geben, was schon gedient hat: benutzte Würfel, benutzte Karten und frische Planungsmarker aus dieser Phase.
    .title = Benutztes darf verloren gehen
    .ruling = Ihr dürft sogar den offenen Würfel geben oder die Karte verkaufen, die ihn erzeugt hat, und den Rest davon trotzdem nutzen.
rule-BAB-09 = Dawnslight-Hilfe: Seht zwei Karten an, behaltet eine und legt die andere unter den Stapel. Das Team wählt unter denen im Bezirk, wer sie bekommt. Ist niemand dort, bekommt sie, wer die Suche vorangebracht hat, durch ein Symbol oder durch den Sieg über den Epic.
    .title = Dawnslight-Hilfe: eine von zwei Karten
    .ruling = Ist eine einzige Karte übrig, nehmt ihr sie; ist keine da, gibt es keine Hilfe, denn benutzte Karten kehren nie zurück.
rule-BAB-10 = Eine Dawnslight-Karte hilft einmal, wann ihr wollt im Aktionsschritt, und verlässt das Spiel. Manche geben Symbole wie ein Würfel; manche geben 3 Bevölkerung, auch über 40 hinaus.
    .title = Dawnslight-Karten wirken einmal
    .ruling = Eine mit Symbolen ist in jeder Hinsicht ein Würfel, für euren offenen Würfel wie für Karten, die Würfel verbessern, aber nie ein Basiswürfel. Eine, die Bevölkerung gibt, ist kein Würfel; ihr dürft sie also nutzen, während ein anderer offen ist.
rule-BAB-11 = Die 14 Karten von Dawnslight beginnen als gemischter, verdeckter Stapel.
    .title = Der Stapel von Dawnslight
rule-BAB-12 = Dawnslight-Karten liegen offen vor ihrem Reckoner, wenn nötig von Runde zu Runde. Nutzt in einem Schritt so viele, wie ihr wollt.
    .title = Die Dawnslight-Karten aufheben
rule-BAB-13 = Wo die Suche beendet ist, werden die anderen Belohnungen eines Epics ausgezahlt wie immer.
    .title = Andere Belohnungen gibt es weiter

## LIM

rule-LIM-01 = Limelights Heft hat eine Seite für jede Teamgröße und jeden Schwierigkeitsgrad. Sie nennt seine Forschung, seine Gesundheit bei bekannter Schwachstelle und vier Machttabellen.
    .title = Eine Seite für Limelight
rule-LIM-02 = Seine Vorbereitung ist die von Steelheart, aber Feld B-1 der roten Tabelle tritt an die Stelle der roten Leiste. Ausnahmsweise zieht er mit Steelhearts Bewegungswürfel.
    .title = Wie Limelights Vorbereitung abläuft
rule-LIM-03 = Wird er aktiv, werden die Marker für „Reckoner angreifen“ eingesammelt und vier Machtwürfel geworfen, einer pro Tabelle. Von der obersten Tabelle nach unten nennt der Würfel eine Zeile durch ihren Buchstaben, der Leistenmarker eine Spalte durch ihre Zahl, und das Feld, in dem sie sich treffen, wird ausgeführt.
    .title = Wenn Limelight aktiv wird
    .ruling = Die Spalte ist die Zahl der Aktionen links vom Leistenmarker: am Anfang die zweite, die erste, wenn er ganz geschwächt ist und in der Vorbereitung. Das französische Buch und die Felder der Beispiele stimmen damit überein.
rule-LIM-04 = Dann zieht er im Uhrzeigersinn in den nächsten Bezirk, in dem kein Reckoner ist. Einen gibt es immer; ist es nur sein eigener, bleibt er.
    .title = Limelight geht euch aus dem Weg
    .ruling = Ist kein anderer Bezirk frei von Reckonern, ist er einmal ganz herumgekommen und bleibt.
rule-LIM-05 = Er kann nach den Schilden auf dem Brett angreifen: Bis zu 2 kosten euch 4 Bevölkerung, 3 oder 4 kosten 5, 5 kosten 6, und mehr kosten 7.
    .title = Angriff nach Schilden
rule-LIM-06 = Er kann nach den Schlägern auf dem Brett angreifen: Bis zu 2 kosten euch 5 Bevölkerung, 3 oder 4 kosten 6, 5 kosten 7, und mehr kosten 8.
    .title = Angriff nach Schlägern
rule-LIM-07 = Er kann nach den Epics angreifen, die ihr letzte Runde besiegt habt: Bei keinem oder einem verliert ihr 7 Bevölkerung, bei zweien 6, bei drei oder vier 5, bei fünf bis sieben 4.
    .title = Angriff nach besiegten Epics
    .ruling = Letzte Runde heißt die gerade gespielte Reckoner-Phase, denn er handelt gleich danach. Durch Verbrauchskarten besiegte Epics zählen.
rule-LIM-08 = Er kann nach eurem Neid angreifen: Vergleicht den Reckoner, der am meisten Ausrüstung besitzt, mit dem, der am wenigsten besitzt. Kein Unterschied kostet 5 Bevölkerung, eine Karte 6, zwei Karten 7 und mehr 8.
    .title = Angriff nach Ausrüstungsunterschied
    .ruling = Karten außer Kraft zählen für ihre Besitzer, gestohlene für niemanden.
rule-LIM-09 = Ein Feld mit Stärken macht jemanden stärker, wie es zeigt: den Epic an seinem Platz, die Epics der ganzen Stadt ohne ihn selbst oder ihn selbst.
    .title = Wen Limelight stärken kann
    .ruling = Limelight gewinnt 1 Forschung, oder 1 Gesundheit, wenn seine Schwachstelle bekannt ist, ohne Grenze, denn nur Epic-Karten haben eine. In Babilar steigt der Marker seines Bezirks um eins, bis höchstens 10, und Symbole, an denen er wieder vorbeikommt, wirken wieder; wo die Suche beendet ist, gewinnt er stattdessen Gesundheit.
rule-LIM-10 = Alle Bezirke bekommen einen Schläger und einen roten Schild.
    .title = Schläger für alle Bezirke
rule-LIM-11 = Jeder Reckoner zieht zwei Schläger an den Ort, an dem er ist.
    .title = Zwei Schläger pro Reckoner
rule-LIM-12 = Jeder Reckoner zieht so viele Schläger an den Ort, an dem er ist, wie er Ausrüstungskarten besitzt, aber nie weniger als einen.
    .title = Schläger nach der Ausrüstung
    .ruling = Karten außer Kraft zählen für ihre Besitzer, gestohlene für niemanden.
rule-LIM-13 = Jeder Reckoner erleidet den Effekt „Reckoner angreifen“ in dem Feld.
    .title = Angriff auf alle Reckoner
rule-LIM-14 = Nennt ein Feld mehrere Dinge, geschehen sie der Reihe nach. Eine Zahl mit einem x sagt, wie oft, und ein Ring steht für alle Bezirke.
    .title = Wie man Felder liest
rule-LIM-15 = Soll einer seiner Leistenmarker nach rechts rücken und hat keinen Platz, wird das Feld der letzten Spalte ausgeführt, in einer Zeile, die sein Machtwürfel bestimmt.
    .title = Limelights Leiste ist voll
    .ruling = Seine Tabellen haben keine letzte Aktion wie die Leisten. Also werfen wir für jeden verlorenen Schritt den Würfel dieser Tabelle neu und nehmen die letzte Spalte.
rule-LIM-16 = Am Anfang liegen links von jedem seiner vier Leistenmarker zwei Aktionen.
    .title = Limelights Leistenmarker auf zwei
    .ruling = Das französische Buch sagt es so; das englische schweigt. Bei jedem anderen Boss ist es ebenso.
rule-LIM-17 = Andere Felder stärken die Epics seines Bezirks und beider Nachbarn, geben beiden Nachbarn Schläger, Barrikaden oder Kopiermarker oder rücken die Leistenmarker aller Epics vor, aber nicht seine.
    .title = Felder rund um ihn
    .ruling = Jeder Nachbar bekommt die volle gezeigte Zahl, denn Unterstützung gilt beiden. Der französische Wortlaut des Beispiels stimmt damit überein.
rule-LIM-18 = Seine eigene Aktivierung rückt seine Leistenmarker nie vor; das Tun der anderen schon.
    .title = Limelights Leistenmarker bleiben stehen

## ILD

rule-ILD-01 = In Ildithia wird aus sieben Bezirken gezogen. Jeder zeigt eine Leiste, und die Größe eures Teams sagt, wo ihr Marker beginnt.
    .title = Ildithias Bezirke haben Leisten
rule-ILD-02 = Legt in der Vorbereitung, wenn der Boss gezogen ist und bevor ihr eure Plätze wählt, die Bewegungstafel im Uhrzeigersinn direkt hinter den Bezirk des Bosses.
    .title = Die Bewegungstafel anlegen
rule-ILD-03 = Die Epic-Phase hat an ihrem Anfang einen Schritt mehr: Die Stadt kriecht weiter, und ihre Bewegungstafel zieht im Uhrzeigersinn an so vielen Bezirken vorbei, wie eure Teamgröße sagt.
    .title = Die Stadt kriecht weiter
rule-ILD-04 = Ein Bezirk, an dem die Tafel vorbeizieht, führt aus, was sein Marker noch nicht hinter sich hat, vom Feld des Markers an abwärts, und setzt dann seinen Marker zurück. Bezirke handeln in der Reihenfolge, in der die Tafel an ihnen vorbeikommt.
    .title = Bezirke, die zerfallen
    .ruling = Eine Aktion, die einen Epic braucht, nimmt den in diesem Bezirk; gibt es keinen, entfällt sie ohne Kosten. Alles andere geschieht trotzdem, und jetzt hinzugefügte Schläger zählen, wenn Epics aktiv werden.
rule-ILD-05 = Ist der Epic eines Bezirks weg, bleibt eine Kopie auf dessen Leiste ohne Wirkung.
    .title = Kopieren ohne einen Epic
    .ruling = Sonst führt eine Kopie auf der Leiste die erste Aktion des Epics in diesem Bezirk aus, wie im Loophole-Beispiel.
rule-ILD-06 = Ildithia schützen: Nutzt ein Symbol beliebiger Art, um den Marker des Bezirks, in dem ihr steht, um eins zu senken.
    .title = Jedes Symbol kann Ildithia schützen
rule-ILD-07 = Bringt ihr einen Marker ganz nach unten, dankt euch das Volk mit 2 Forschung gegen den Boss, sofort. Dieses Feld tut nichts, wenn der Bezirk zerfällt.
    .title = Der Dank des Volkes
rule-ILD-08 = Ein Marker ganz unten lässt sich nicht senken; es gibt nichts mehr zu schützen.
    .title = Nichts mehr zu schützen

## NEW

rule-NEW-01 = Wenn ihr mögt, bekommen Newcagos Bezirke ihre Karten: alle mit Seite A, alle mit Seite B oder gemischt. Sie bleiben bis zum Ende der Partie.
    .title = Karten für Newcagos Bezirke
rule-NEW-02 = Unmittelbar bevor Epics aktiv werden, führen alle Karten ihren oberen Teil einmal aus, und am Platz des Bosses noch einmal.
    .title = Was die Karten tun
    .ruling = Neue Epics sind dann schon da. Die Reihenfolge ist die übliche: der Bezirk des Bosses, dann im Uhrzeigersinn; das französische Buch bildet es so ab.
rule-NEW-03 = Der untere Teil einer Karte dient euch, solange eure Miniatur in diesem Bezirk ist. Der Scharfschützenmarker bringt ihn Cody nicht, doch was er am eigenen Standort hat, darf er dort nutzen, wo der Marker liegt.
    .title = Wer den Vorteil bekommt
rule-NEW-04 = „Reckoner angreifen“ auf einer Karte trifft jemanden in diesem Bezirk oder, im Uhrzeigersinn weiter, im ersten, in dem jemand ist. Unter mehreren wählt das Team. Lässt der Boss sie noch einmal zuschlagen, übergeht sie dieses Opfer und sucht weiter.
    .title = Wen die Karten angreifen
rule-NEW-05 = Wird im Bezirk ein Epic besiegt oder seine Schwachstelle gefunden, darf ein Reckoner dort die Symbole auf der Karte nutzen, für das, was sie zeigen, und sonst nichts.
    .title = Vorteile bei einem Erfolg
    .ruling = Gemeint ist eine Epic-Karte und nie der Boss, der anderswo genannt wird, wenn er gemeint ist. Nutzt die Symbole sofort, selbst bei offenem Würfel.
rule-NEW-06 = Manche Karten tauschen, einmal in jedem Aktionsschritt: Ein Reckoner darf einen Würfel mit dem Symbol geben und die auf der Karte nutzen, für das, was sie zeigen, und sonst nichts.
    .title = Vorteile durch einen Tausch
    .ruling = Planungsmarker und Karten dürfen zahlen wie ein Würfel. Wer zahlt, muss dort stehen.
rule-NEW-07 = Manche Karten leihen allen im Bezirk die Kraft von Climbing Kit oder von Gottschalk.
    .title = Ausrüstung, vom Bezirk geliehen
rule-NEW-08 = Was eine Karte tut, tut sie wie ein Epic ihres Bezirks; neues Material kommt dorthin.
    .title = Handeln wie ein Epic
    .ruling = Eine Aktion, die einen Epic braucht, nimmt den dortigen; gibt es keinen, entfällt sie ohne Kosten. Jetzt hinzugefügte Schläger zählen, wenn Epics aktiv werden.

## VAR

rule-VAR-01 = Jeder Boss kann jede Stadt beherrschen. Nehmt Macht und Einsätze vom Boss, Forschung und Gesundheit von der Stadt.
    .title = Jeder Boss in jeder Stadt
rule-VAR-02 = Regalia in Ildithia: Ihre Forschung ist die von Limelights Seite und liegt auf der Leiste des Bosses. Die Bezirke werden nicht nach ihr abgesucht.
    .title = Regalia in Ildithia
rule-VAR-03 = Limelight in Babilar: Jeder Bezirk wird abgesucht, und die Gesundheit ist die von Babilar. Er behält seine Würfel und Tabellen.
    .title = Limelight in Babilar
rule-VAR-04 = Für eine leichtere Partie legt am Anfang $1 pro Reckoner in die Kasse.
    .title = Eine leichtere Partie
rule-VAR-05 = Für eine schwerere Partie wird 1 Bevölkerung mehr, oder sogar 2, angegriffen, immer wenn die gelbe Leiste des Bosses handelt.
    .title = Eine härtere Partie
rule-VAR-06 = Verbindet Module, wie ihr mögt. Die Kampagne verknüpft Partien; ihr Blatt gehört nicht zu den Regelheften.
    .title = Module lassen sich frei mischen
    .ruling = Die Kampagne hier haben wir selbst entworfen, weil das Blatt nicht zu unseren Quellen gehört: drei bis sieben Partien, eine Karte, die man behält, Epics, die wegbleiben oder wütend wiederkommen, und Städte, die sich erinnern.

## Worked examples

example-EX-11 = Mizzy nimmt zwei Marker von ihrer Karte und sprengt Curveball weg.
example-EX-12 = Exel fügt seinen Notebooks eine dritte Forschung hinzu, überall nutzbar.
example-EX-13 = Prof bezahlt Data Chip, und was dafür nicht zahlt.
example-EX-14 = David zerstört einen blauen Schild und schwächt dann Regalia.
example-EX-15 = Ozone mit vier Kopiermarkern, spät gezählt.
example-EX-16 = Abraham besiegt Dazzle, und die Belohnung findet sofort Limelights Schwachstelle.
example-EX-17 = Regalias blaue Leiste bei der Arbeit in Central Park.
example-EX-18 = Viel los in Grand Central: Belohnungen, eine entdeckte Basis und Dawnslight-Hilfe.
example-EX-19 = Limelight führt ein Feld jeder Tabelle aus.
example-EX-20 = Schläger nach Ausrüstung am Sharp Tower.
example-EX-21 = Sam plant und schützt Inkom Territory; die Tafel kommt trotzdem vorbei.
example-EX-22 = Startwerte, wenn Bosse und Städte gemischt werden.
example-EX-23 = Regalias rote Leiste: nebenan auf beiden Seiten, nie daheim.
example-EX-24 = Limelight greift an, nachdem drei Epics besiegt wurden.
example-EX-25 = Angriffe, die Barrikaden, Forschung oder Gesundheit zählen.
