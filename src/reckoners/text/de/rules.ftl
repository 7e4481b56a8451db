# The rules of the base game in our own words. Each has a title and, where the books leave room, our ruling.
# A ruling says what we decided and why.

## Groups

group-COMP = Spielmaterial und seine Grenzen
group-SET = Aufbau
group-PRO = Die Vorbereitung
group-ROLL = Würfeln
group-USE = Würfel nutzen
group-MOVE = Bewegen
group-BAR = Barrikaden
group-SYM = Die sechs Symbole
group-PLAN = Planungsmarker
group-CARD = Fähigkeits- und Ausrüstungskarten
group-HERO = Die Fähigkeiten der Reckoner
group-BOSS = Gegen den Boss
group-REW = Belohnungen
group-BUY = Ausrüstung kaufen
group-ADD = Neue Epics kommen
group-ACT = Epics aktivieren
group-EPI = Was Epics tun
group-STL = Steelheart wird aktiv

## COMP

rule-COMP-01 = In der Stadt stehen höchstens 25 Schläger. Soll ein weiterer kommen und der Vorrat ist leer, stirbt an seiner Stelle ein Mensch: Die Bevölkerung sinkt um 1.
    .title = 25 Schläger, nicht mehr
    .ruling = Wer die Schläger schickt, ist gleich: ein Epic, der Boss, ein Bezirk oder eine Karte. Wir stellen erst der Reihe nach alle auf, die noch da sind; nur die fehlenden kosten Bevölkerung, denn die Grenze gehört zum Material und nicht zu einem Epic.
rule-COMP-02 = Es gibt nur 8 Barrikaden. Soll eine gebaut werden und alle stehen schon in der Stadt, verliert ihr stattdessen 1 Bevölkerung.
    .title = Acht Barrikaden, nicht mehr
    .ruling = Das gilt für alle, die bauen, auch für den Boss und für Effekte der Stadt. Zuerst kommen die übrigen Barrikaden aufs Brett; jede fehlende kostet Bevölkerung.
rule-COMP-03 = Im Grundspiel sind 18 weiße Basiswürfel und vier Spezialwürfel in jeder der sechs Farben; mit jedem Modul von Steelslayer sind es sieben. Jeder Würfel, der niemandem gehört und nicht verloren ist, wartet im Vorrat.
    .title = Wie viele Würfel es gibt
rule-COMP-04 = Einen weiteren Planungsmarker könnt ihr immer nehmen; der Vorrat ist unbegrenzt.
    .title = Planungsmarker ohne Ende
    .ruling = In der Schachtel liegt eine bestimmte Zahl von Markern, aber kein Buch sagt, was geschieht, wenn sie ausgehen; bei anderem Material sagen sie es. Also lassen wir sie nie ausgehen.
rule-COMP-06 = Das Grundspiel hat 25 Epics und 29 Ausrüstungskarten. Steelslayer ersetzt die Epics durch einen Satz von 39, mischt 24 Karten zur Ausrüstung (darunter neue Fassungen von Med Kit und Fuel Cells) und bringt 12 Regalia-Karten, 14 Dawnslight-Karten und 7 doppelseitige Newcago-Karten mit.
    .title = Was in den Stapeln steckt
rule-COMP-07 = Braucht ihr einen neuen Epic und der Stapel ist aufgebraucht, werden die besiegten Epics gemischt und bilden den neuen Stapel.
    .title = Der Epic-Stapel ist leer
    .ruling = Dazu ist nichts gedruckt. Jeder Bezirk muss einen Epic bekommen, also kehren die besiegten zurück.
rule-COMP-08 = Ist keine Ausrüstung mehr zu ziehen, bleiben Lücken im Markt einfach offen. Das Spiel geht weiter wie bisher.
    .title = Der Ausrüstungsstapel ist leer
    .ruling = Die Bücher schweigen dazu. Eine später verkaufte Karte bildet wieder einen Stapel; sie füllt eine Lücke, wenn der Markt das nächste Mal aufgefüllt wird, spätestens zu Beginn des folgenden Ausrüstungsschritts.
rule-COMP-09 = Nichts ist endgültig verbraucht: Schläger, Barrikaden, Schilde und Kopiermarker, die das Brett verlassen, und ausgegebene Planungsmarker können wieder ins Spiel kommen.
    .title = Das Material kommt zurück
    .ruling = Die Bücher sagen es von Schlägern und Planungsmarkern. Bei allem anderen Material halten wir es genauso.

## SET

rule-SET-01 = Bis zu sechs Personen führen ein Team aus zwei bis sechs Reckonern. Wer allein spielt, führt zwei, und jeder handelt für sich. Auch zu zweit oder zu dritt darf man mehrere führen. Was nach Spielern zählt, zählt dann die Reckoner.
    .title = Personen und ihre Reckoner
rule-SET-02 = Die Stadt ist ein geschlossener Ring mit einem Bezirk mehr, als es Reckoner gibt. Sie hat einen Uhrzeigersinn, und jeder Bezirk grenzt an zwei andere.
    .title = Der Ring der Bezirke
rule-SET-03 = Für jede Stadt gibt es sieben Bezirke, und der Zufall entscheidet, welche ihr seht. In Newcago ohne Zusatzkarten ändert der Name eines Bezirks nichts.
    .title = Welche Bezirke dabei sind
rule-SET-04 = Jeder Bezirk beginnt mit einem Epic vom gemischten Stapel, für alle sichtbar.
    .title = Ein Epic pro Bezirk
rule-SET-05 = Die Epics des Aufbaus sind gut vorbereitet: Links von ihren Leistenmarkern liegen am Anfang drei Aktionen.
    .title = Erste Leistenmarker auf drei
rule-SET-06 = Ein Epic kommt mit der Forschung und der Gesundheit ins Spiel, die auf seiner Karte stehen.
    .title = Die Werte eines Epics
rule-SET-07 = Ihr beginnt mit 40 Bevölkerung und $4, und eure Basis ist so gut versteckt, wie es geht: Ihr Marker steht auf dem obersten Feld.
    .title = Bevölkerung und Geld am Anfang
rule-SET-08 = Die Ausrüstung wird gemischt, und vier Karten liegen offen als Markt aus.
    .title = Vier Karten im Angebot
rule-SET-09 = Wie viel Forschung Steelheart braucht, hängt vom Team und vom Schwierigkeitsgrad ab (Anfänger, Normal, Hart, Extrem!). Zwei Reckoner: 18, 20, 25, 28. Drei: 23, 26, 30, 33. Vier: 28, 32, 35, 38. Fünf: 32, 36, 40, 44. Sechs: 36, 41, 45, 49.
    .title = Wie viel Forschung Steelheart braucht
rule-SET-10 = Zwei Einsätze prägen Steelheart, jeder mit den Seiten A und B. Anfänger spielt mit Anpassung A und Macht A, Normal mit A und B, Hart mit B und A, Extrem! mit B und B. Jede Teamgröße hat ihren eigenen Anpassungseinsatz.
    .title = Steelhearts Einsätze nach Schwierigkeitsgrad
    .ruling = Das deutsche und das spanische Buch vertauschen die Seiten für Normal und Hart. Wir folgen dem englischen, weil es auch andere spätere Berichtigungen enthält.
rule-SET-11 = Auf jeder der vier Leisten von Steelheart liegen am Anfang zwei Aktionen links vom Leistenmarker.
    .title = Steelhearts Leistenmarker auf zwei
rule-SET-12 = Würfel, mit denen kein Reckoner beginnt, liegen im Vorrat. Dort fehlt keine Farbe der Spezialwürfel, und auch die übrigen Basiswürfel sind da.
    .title = Die Würfel im Vorrat
    .ruling = Eine Stelle der Bücher legt die übrigen Würfel zurück in die Schachtel, eine andere hält sie bereit. Wir halten sie bereit: Karten wie Herman und Rtich brauchen eine Auswahl.
rule-SET-13 = Ein Reckoner bekommt eine Fähigkeitskarte, drei Spezialwürfel der eigenen Farbe, drei Basiswürfel und einen Planungsmarker, der sofort bereit ist. Cody bekommt dazu den Scharfschützenmarker. Die Reckoner aus Steelslayer haben ihre eigene Würfelmischung, und Mizzy bringt ihre Sprengmarker mit.
    .title = Womit ein Reckoner beginnt
rule-SET-14 = Sucht eure Reckoner aus oder lasst den Zufall entscheiden.
    .title = Wer zum Team gehört

## PRO

rule-PRO-01 = Steelheart erscheint in einem Bezirk, den der Zufall bestimmt.
    .title = Steelheart kommt in die Stadt
rule-PRO-02 = Seine rote Leiste handelt einmal. Die anderen drei ruhen noch.
    .title = Nur die rote Leiste
    .ruling = Wir nehmen die Liste der Schritte beim Wort: Sonst geschieht in der Vorbereitung nichts. Keine Newcago-Karte, kein Schritt von Ildithia, keine Regalia-Karte und kein Schwierigkeitsmarker wirkt schon; bei Limelight ist es das rote Feld B-1.
rule-PRO-03 = Dann zieht er im Uhrzeigersinn so weit, wie sein Bewegungswürfel sagt. In einer kleinen Stadt kann er einmal ganz herumkommen.
    .title = Steelhearts erster Zug
rule-PRO-04 = Vor der ersten Runde dürft ihr mit eurem Startgeld einkaufen. Alles, was im Ausrüstungsschritt erlaubt ist, ist es auch hier.
    .title = Einkaufen vor dem Start
    .ruling = Eine jetzt gekaufte Verbrauchskarte wirkt jetzt. Leert das einen Bezirk, füllt ihn der erste Schritt „Neue Epics“. Ein Effekt, der den Bezirk eines Reckoners sucht, findet keinen und entfällt.
rule-PRO-05 = Jeder Reckoner sucht sich den Bezirk aus, in dem er beginnt.
    .title = Den Startbezirk wählen
    .ruling = Ihr dürft hinter einer Barrikade beginnen, denn aufgestellt zu werden ist keine Bewegungsaktion.
rule-PRO-06 = Von hier an wiederholen sich die Runden bis zum Ende. Erst die Reckoner: Würfeln, Aktionen, Belohnungen, Einkauf. Dann die Epics: Neue kommen, alle werden aktiv.
    .title = Wie eine Runde abläuft

## ROLL

rule-ROLL-01 = Alle würfeln gleichzeitig, im eigenen Tempo. Ihr dürft warten und die Würfel der anderen ansehen, bevor ihr euch entscheidet.
    .title = Alle würfeln gemeinsam
rule-ROLL-02 = Zum ersten Wurf gehört jeder eigene Würfel, auch die aus Ausrüstung. Verlorene Würfel fehlen.
    .title = Der erste Wurf
rule-ROLL-03 = Aus jedem der ersten beiden Würfe müsst ihr mindestens einen Würfel behalten. Es zählen nur Würfel aus diesem Wurf.
    .title = Mindestens einen Würfel behalten
rule-ROLL-04 = Was ihr behalten habt, bleibt so liegen, bis die Würfel genutzt werden.
    .title = Behalten ist behalten
rule-ROLL-05 = Würfel, die ihr nicht behalten habt, werden neu gewürfelt, höchstens zweimal. Der dritte Wurf gilt.
    .title = Höchstens zwei Neuwürfe
rule-ROLL-06 = Behaltet ihr alles, seid ihr mit Würfeln fertig, auch wenn noch Neuwürfe übrig sind.
    .title = Alles behalten, früher aufhören
rule-ROLL-07 = Kein Würfel wird genutzt, bevor das ganze Team fertig gewürfelt hat.
    .title = Auf alle anderen warten
    .ruling = Sind alle Würfel eines Reckoners verloren, gilt er als fertig. Planungsmarker und Karten darf er trotzdem nutzen. Die Bücher setzen für verlorene Würfel keine Grenze, also kann das vorkommen.

## USE

rule-USE-01 = Das ganze Team nutzt seine Würfel in einem gemeinsamen Schritt. Feste Züge gibt es nicht: Handelt in der Reihenfolge, die am meisten hilft, und wechselt zwischen den Reckonern, wie ihr mögt.
    .title = Alle handeln gemeinsam
rule-USE-02 = Ein Würfel dient euch in diesem Schritt nur einmal.
    .title = Jeder Würfel nur einmal
rule-USE-03 = Verbraucht einen Würfel ganz, bevor ihr den nächsten nehmt. Was dann noch an Symbolen darauf übrig ist, verfällt.
    .title = Ein Würfel nach dem anderen
    .ruling = Jeder Reckoner hat höchstens einen Würfel in der Hand; Marker und Karten zählen genauso. Bis er fertig ist, kann dieser Reckoner keinen anderen beginnen und durch niemandes Bewegungsaktion versetzt werden; der Rest des Teams ist frei. Die letzten Symbole dürft ihr jederzeit verfallen lassen, wie es das deutsche Buch sagt, also bleibt kein Würfel stecken. Bewegen, eine Barrikade wegräumen, einen Kopiermarker entfernen und eine Karte bezahlen braucht einen ganzen Würfel; ein angefangener reicht nicht. Karten ohne Symbole und ohne Bewegungsaktion dürft ihr zwischendurch nutzen, denn das Buch verbietet nur einen anderen Würfel.
rule-USE-04 = Die Symbole eines Würfels dürft ihr aufteilen: einige für diesen Epic, einige für jenen, einige für den Boss oder für noch eine seiner Leisten.
    .title = Die Symbole aufteilen
    .ruling = Braucht ein Ziel weniger Symbole, als ihr habt, dürfen die anderen einem weiteren Ziel in Reichweite gelten oder verfallen.
rule-USE-05 = Ihr müsst einen Würfel nicht nutzen. Für einen übrigen bekommt ihr nichts.
    .title = Würfel dürfen übrig bleiben
rule-USE-06 = Ist einer eurer Würfel fertig, dürfen andere handeln, bevor ihr den nächsten nehmt.
    .title = Andere dürfen dazwischen handeln
    .ruling = Sie dürfen sogar handeln, während euer Würfel noch offen ist. Die Bücher lassen alle zugleich handeln, und die Regel vom einen Würfel bindet jeden Reckoner nur an seine eigenen Würfel.
rule-USE-07 = Symbole wirken in dem Bezirk, in dem ihr Reckoner steht. Weiter reicht nur, was eine Regel oder Karte ausdrücklich erlaubt.
    .title = Handeln, wo man steht
rule-USE-08 = Das Team entscheidet, wann dieser Schritt vorbei ist. Was bis dahin nicht genutzt wurde, ist weg.
    .title = Den Aktionsschritt gemeinsam beenden
rule-USE-09 = Ihr dürft mehr als sechs Würfel nutzen, und ob ihr einen früh oder spät behalten habt, macht keinen Unterschied.
    .title = Keine Grenze für Würfel

## MOVE, BAR

rule-MOVE-01 = Gebt einen ganzen Würfel aus, egal was er zeigt, und geht in einen anderen Bezirk eurer Wahl.
    .title = Jeder Würfel kann bewegen
rule-MOVE-02 = Eine Barrikade sperrt ihren Bezirk: Mit einer Bewegung kommt ihr weder hinein noch hinaus.
    .title = Barrikaden versperren den Weg
rule-BAR-01 = Gebt einen ganzen Würfel aus, egal was er zeigt, und nehmt eine Barrikade weg, wo immer sie steht.
    .title = Jeder Würfel räumt Barrikaden weg
rule-BAR-02 = Barrikaden türmen sich auf. Der Bezirk bleibt zu, bis die letzte weg ist.
    .title = Barrikaden können sich häufen

## SYM

rule-SYM-01 = Geld verdienen: Die Teamkasse wächst um $1 pro Symbol.
    .title = Geld verdienen: die Kasse füllen
    .ruling = Die Geldleiste endet bei uns nicht: Kein Buch nennt einen Höchstbetrag.
rule-SYM-02 = Schläger angreifen: Pro Symbol geht ein Schläger aus dem eigenen Bezirk zurück in den Vorrat.
    .title = Schläger angreifen: die Straßen räumen
rule-SYM-03 = Epic schwächen: Schiebt pro Symbol einen Leistenmarker im eigenen Bezirk einen Schritt zurück nach links, den des Epics oder einen des Bosses. Die erste Aktion bleibt immer bestehen.
    .title = Epic schwächen: Leistenmarker zurückschieben
rule-SYM-04 = Epic erforschen: Pro Symbol bleibt einem Epic im eigenen Bezirk, oder dem Boss, wenn er dort ist, 1 Forschung weniger, hinter der er sich versteckt.
    .title = Epic erforschen: die Schwachstelle suchen
rule-SYM-05 = Hat ein Epic keine Forschung mehr, ist seine Schwachstelle bekannt. Liegt seine Gesundheit über dem Wert, den seine Karte dafür nennt, fällt sie sofort auf diesen Wert.
    .title = Wenn die Schwachstelle gefunden ist
rule-SYM-06 = Epic angreifen: Pro Symbol verliert ein Epic im eigenen Bezirk, oder der Boss, wenn er dort ist, 1 Gesundheit. Unendlicher Gesundheit kann nichts etwas anhaben.
    .title = Epic angreifen: die Gesundheit senken
rule-SYM-07 = Ohne Gesundheit ist ein Epic besiegt. Seine Karte kommt weg, und ihr legt sie für die Belohnungen neben das Brett. Seine Schläger und Barrikaden bleiben, ebenso alle, die dort stehen.
    .title = Wenn ein Epic besiegt ist
    .ruling = Auch Schilde und Kopiermarker bleiben und dienen dem nächsten Epic, genau wie Schläger und Barrikaden.
rule-SYM-08 = Planen: Pro Symbol bekommt ihr einen Planungsmarker. Er wartet neben der Ablage und lässt sich in dieser Reckoner-Phase noch nicht ausgeben.
    .title = Planen: Marker für später
rule-SYM-09 = Kraft allein genügt: Ein Epic, dessen Gesundheit eine Zahl ist, lässt sich besiegen, auch wenn niemand seine Schwachstelle gefunden hat.
    .title = Siegen ohne bekannte Schwachstelle
rule-SYM-10 = Forschung kann über den gedruckten Wert steigen, bis höchstens 5, Gesundheit bis 10. Ist die Schwachstelle bekannt, kommt nie wieder Forschung hinzu, und ein besiegter Epic bleibt besiegt.
    .title = Wie hoch Werte steigen

## PLAN

rule-PLAN-01 = Gebt einen bereiten Planungsmarker aus wie einen Würfel mit einem Symbol, das ihr nennt. Er kann auch bewegen, eine Barrikade wegräumen oder eine Karte bezahlen.
    .title = Ein Marker als Joker
rule-PLAN-02 = Marker gibt man nur im Aktionsschritt aus, und ein frischer muss auf die nächste Reckoner-Phase warten. Die Marker, die Tia mit Operations verteilt, und ein paar andere, bei denen es dabeisteht, sind sofort bereit.
    .title = Frische Marker müssen warten
rule-PLAN-03 = Ist die Reckoner-Phase vorbei, werden eure frischen Marker bereit. Ihr dürft beliebig viele sammeln, so lange ihr wollt.
    .title = Wann Marker bereit werden
rule-PLAN-04 = Einen Marker könnt ihr im Aktionsschritt zu $1 machen, aber nicht mehr beim Einkauf.
    .title = Geld aus einem Marker

## CARD

rule-CARD-01 = Dauerhafte Karten sind immer eingeschaltet, und das kostenlos.
    .title = Dauerhafte Karten wirken immer
rule-CARD-02 = Eine kostenlose Karte hilft einmal pro Runde, im Aktionsschritt. Nur Abrahams Faith gehört zum Würfeln.
    .title = Kostenlos, einmal pro Runde
rule-CARD-03 = Eine Karte mit Kosten hilft einmal pro Runde, im Aktionsschritt. Gebt einen Würfel ab, mit allem, was darauf ist; ein Symbol der Kosten unter seinen Symbolen genügt. Ein Planungsmarker tut es auch.
    .title = Karten, die etwas kosten
    .ruling = Das spanische Buch könnte man so lesen, als wären alle Symbole der Kosten nötig. Das englische und das deutsche verlangen eines, und wir auch.
rule-CARD-04 = Symbole von einer Karte sind für euch ein Würfel. Ihr dürft sie auch alle zusammen nutzen, um euch zu bewegen, eine Barrikade wegzuräumen oder eine andere Karte zu bezahlen.
    .title = Karten wirken wie Würfel
rule-CARD-05 = Was eine Karte gibt, setzt den Würfel fort, der sie bezahlt hat. Verbraucht es, bevor ihr den nächsten Würfel nehmt.
    .title = Bezahlung und Ertrag gehören zusammen
rule-CARD-06 = Ihr dürft eine Karte mit dem bezahlen, was eine andere gegeben hat. Die zweite nimmt alles, was die erste erzeugt hat.
    .title = Karten, die Karten bezahlen
rule-CARD-07 = Ausrüstung bleibt bis zum Schluss bei ihrem Reckoner und wird nie weitergegeben. Nur ein diebischer Epic oder ein Verkauf bei „Geld angreifen“ trennt die beiden. Tragt so viele Karten, wie ihr bekommen könnt.
    .title = Ausrüstung gehört einem Reckoner
rule-CARD-08 = Umwandler (Forensic Kit, Gravatonics, Trap) verbinden zwei Symbole: Jedes Symbol der einen Art darf als die andere dienen, in beide Richtungen, ob von einem Würfel oder einer Karte. Ihr entscheidet für jedes Symbol neu.
    .title = Umwandler: zwei Symbole wie eines
    .ruling = Treffen Karten zusammen, wird erst verdoppelt, dann wirken Fuel Cells, und zuletzt wird umgewandelt, Symbol für Symbol. Zwei Symbole, die erst durch Umwandeln gleich wurden, sind für Fuel Cells kein Paar. Die Bücher sagen das für Verdoppler, und wir behandeln Fuel Cells ebenso. Ein Symbol wird nur einmal umgewandelt: Es gilt als es selbst oder als sein Partner, nie als Partner eines Partners. Können mehrere Symbole einer Gruppe als das gewünschte dienen, wählt ihr, welches verbraucht wird; wo es gleich ist, wird nicht gefragt.
rule-CARD-09 = Dowser, Epic DNA, Gauss Gun, Harmsway, Jacket und Tensors bringen je einen weiteren Spezialwürfel in der Farbe auf der Karte.
    .title = Ausrüstung, die Würfel bringt
    .ruling = Fehlt ein solcher Würfel im Vorrat, bekommt ihr ihn zu Beginn der ersten Reckoner-Phase, in der einer da ist. Wird die Karte gestohlen oder verkauft, geht der Würfel zurück; kehrt die Karte zurück, kommt auch ein Würfel wieder, wenn es einen gibt. Würfel sind begrenzt, und der Würfel gehört zur Karte.
rule-CARD-10 = Camera, Evidence, Explosives, Flash Grenade und Twin Pistols lassen eine Art Symbol auf den eigenen Basiswürfeln doppelt zählen. Es muss gewürfelt sein: Spezialwürfel, Planungsmarker und umgewandelte Symbole haben nichts davon. Nach dem Verdoppeln dürft ihr umwandeln.
    .title = Verdoppler helfen den Basiswürfeln
    .ruling = Eine Seite, die Improvise gedreht oder Extra Ammo gewürfelt hat, gilt als gewürfelt und wird verdoppelt: Diese Karten ändern das Ergebnis des Würfels. Ein Symbol von Utility Tool wird nicht verdoppelt, denn diese Karte ändert nur ein einzelnes Symbol.
rule-CARD-11 = Bank Vault, Bribe, EMP und Imager sowie die Fähigkeiten Checkmate und Lead the Way machen aus einem Würfel, der ihre Kosten zeigt, die Symbole auf der Karte. Diese nutzt ihr wie einen Würfel.
    .title = Tauscher: ein Würfel für mehr
rule-CARD-12 = Grenade Launcher, Notebooks, Safe House und Drone geben ihre Symbole einmal pro Runde umsonst, und ihr dürft sie nutzen, wo ihr wollt. Bezahlt ihr damit eine andere Karte, wirkt diese trotzdem nur am eigenen Standort.
    .title = Karten, die überall hinreichen
    .ruling = Jedes Symbol darf in einen anderen Bezirk gehen, auch gegen Schilde und auf Bezirksleisten. Bewegen und das Entfernen eines Kopiermarkers sind keine Symbole, gehen also vom eigenen Standort aus. Von den Karten, die eine solche Karte bezahlen kann, behält nur Tradecraft die Reichweite, wie das Notebooks-Beispiel zeigt. Drone fehlt in den Listen zweier Sprachen, aber ohne sie wären es keine 29 Karten.
rule-CARD-13 = Disguise, Grenade, Night Vision Goggles, Rifle und Schematics geben ihre Symbole umsonst, einmal pro Runde, wie ein Würfel.
    .title = Karten mit kostenlosen Symbolen
rule-CARD-14 = Helicopter und Motorcycle bringen euch einmal pro Runde kostenlos in einen Bezirk eurer Wahl. Auch sie hält eine Barrikade auf.
    .title = Fahrzeuge bewegen euch kostenlos
    .ruling = Ein Fahrzeug macht, wie Vals Dispatcher, eine echte Bewegungsaktion, denn die Bücher benutzen dafür dieselben Worte. Was eine Bewegungsaktion aufhält, hält auch sie auf: Barrikaden und das Heranziehen eines Epics.
rule-CARD-15 = Eine benutzte Karte liegt quer, bis die Runde vorbei ist; in der nächsten dürft ihr sie wieder nutzen.
    .title = Benutzte Karten pausieren kurz

## HERO

rule-HERO-01 = David, Improvise: Er dreht einen seiner Würfel auf eine beliebige Seite.
    .title = Improvise: David dreht einen Würfel
    .ruling = Es muss Davids eigener und ein unberührter Würfel sein; ein Buch sagt irgendeiner, ein anderes sein eigener. Die neue Seite gilt als gewürfelt, also wirken Verdoppler darauf.
rule-HERO-02 = Abraham, Faith: Einmal beim Würfeln darf er beliebige Würfel des letzten Wurfs noch einmal werfen, bevor er wählt, welche er behält. Früher behaltene Würfel bleiben außen vor, und seine zwei Neuwürfe kostet es nicht.
    .title = Faith: Abraham würfelt noch einmal
    .ruling = Er darf das nach einem beliebigen seiner drei Würfe tun, einmal pro Runde; danach wählt er, was er behält. Das Buch spricht von einem Wurf und nennt keinen bestimmten.
rule-HERO-03 = Tia, Operations: Jemand anderes im Team bekommt einen Planungsmarker und darf ihn sofort ausgeben.
    .title = Operations: Tia gibt einen Marker
rule-HERO-04 = Cody, Sniper: Er wählt einen Bezirk für den Scharfschützenmarker. Im ganzen Aktionsschritt wirken Codys Würfel und Ausrüstung dort ebenso wie an seinem Standort.
    .title = Sniper: Cody reicht weiter
    .ruling = Er teilt Symbole zwischen beiden Bezirken auf, wie er mag, auch gegen den Boss, vorbei an Barrikaden und am Heranziehen. Planungsmarker, Dawnslight-Karten, Schilde, Kopiermarker und Bezirksleisten gehören dazu, und Climbing Kit und Gottschalk erreichen auch die Nachbarbezirke des Markers. Für alles andere zählt nur die Miniatur: Bewegen, erzwungene Bewegung, Blackmail, Sabotage, Newcago-Vorteile, Dawnslight-Hilfe und alle, die Reckoner suchen. Die Karte spricht vom Nutzen der Würfel und Ausrüstung und von sonst nichts.
rule-HERO-05 = Megan, Checkmate: Sie gibt einen Würfel ab, der die Kosten zeigt, und schlägt mit drei „Epic angreifen“ zu.
    .title = Checkmate: Megan schlägt zu
rule-HERO-06 = Prof, Lead the Way: Er gibt einen Würfel ab, der die Kosten zeigt, und erhält die Symbole auf seiner Karte.
    .title = Lead the Way: Prof tauscht

## BOSS

rule-BOSS-01 = Dem Boss könnt ihr nur etwas tun, wenn ihr im selben Bezirk seid.
    .title = Dem Boss gegenüber
rule-BOSS-02 = Der Boss hat vier Leisten mit je einem Leistenmarker. Eine zu schwächen lässt die anderen drei unberührt.
    .title = Vier Leisten zum Schwächen
rule-BOSS-03 = Solange noch Forschung übrig ist, kann man dem Boss nichts anhaben. Ist sie weg, erscheint seine Gesundheit: in Newcago so viel, wie am Anfang Forschung war, in Babilar der Wert des Schwierigkeitsgrads, in Ildithia der Wert auf Limelights Seite.
    .title = Die Schwachstelle des Bosses
    .ruling = Haben eure Würfel die Schwachstelle gefunden, dürft ihr im selben Schritt angreifen. Hat eine Belohnung des Grundspiels sie gefunden, müsst ihr auf die nächste Runde warten, denn Belohnungen kommen nach den Würfeln.
rule-BOSS-04 = In dem Moment, in dem der Boss keine Gesundheit mehr hat, habt ihr gewonnen.
    .title = Wie ihr gewinnt
    .ruling = Sieg und Niederlage treten beide sofort ein; was zuerst kommt, entscheidet.
rule-BOSS-05 = In dem Moment, in dem die Bevölkerung auf 0 steht, habt ihr verloren. Keine Aktivierung wird vorher noch zu Ende gespielt.
    .title = Wie ihr verliert
    .ruling = Sieg und Niederlage treten beide sofort ein; was zuerst kommt, entscheidet.

## REW

rule-REW-01 = Im Grundspiel kommen die Belohnungen nach dem Aktionsschritt: alle, für alle darin besiegten Epics. Für später aufheben könnt ihr sie nicht.
    .title = Wann die Belohnungen kommen
rule-REW-02 = Eine Belohnung wirkt in der ganzen Stadt. Teilt sie auf Bezirke, Epics und Leisten auf, wie ihr wollt.
    .title = Belohnungen reichen überall hin
rule-REW-03 = Schläger angreifen als Belohnung: Nehmt so viele Schläger vom Brett, wo immer ihr wollt.
    .title = Belohnung: Schläger irgendwo entfernen
rule-REW-04 = Schwächen als Belohnung: Schiebt Leistenmarker insgesamt so viele Schritte zurück, wenn ihr wollt auch die des Bosses. Jede Leiste behält ihre erste Aktion.
    .title = Belohnung: irgendwen schwächen
rule-REW-05 = Planen als Belohnung: Einigt euch, wer welche Marker bekommt. Ausgeben kann man sie ab dem folgenden Aktionsschritt.
    .title = Belohnung: Planungsmarker zum Verteilen
    .ruling = Jeder darf sie austeilen; alle anderen sehen es und dürfen verlangen, dass es zurückgenommen wird. Die Bücher überlassen so etwas dem ganzen Team.
rule-REW-06 = Geld als Belohnung: Es kommt in die gemeinsame Teamkasse.
    .title = Belohnung: Geld fürs Team
rule-REW-07 = Boss-Forschung als Belohnung: Sie hilft gegen den Boss und gegen sonst niemanden. Ist seine Schwachstelle bekannt, gibt es nichts mehr herauszufinden.
    .title = Belohnung: den Boss erforschen
rule-REW-08 = Gibt es nichts, was eine Belohnung ändern könnte, verfällt sie.
    .title = Belohnungen können verfallen
rule-REW-09 = Sind ihre Belohnungen ausgezahlt, kommen die besiegten Epics auf einen offenen Stapel.
    .title = Der Stapel der Besiegten

## BUY

rule-BUY-01 = Die Kasse gehört allen. Kauft vom Markt, was ihr euch leisten könnt, und einigt euch, wer welche Karte bekommt.
    .title = Eine Kasse für alle
    .ruling = Jeder darf für das Team kaufen; alle sehen es und dürfen verlangen, dass es zurückgenommen wird. Die Bücher sagen, dass ihr gemeinsam entscheidet.
rule-BUY-02 = Sobald eine Karte verkauft ist, kommt vom Stapel eine andere an ihre Stelle.
    .title = Der Markt füllt sich auf
rule-BUY-03 = $1 räumt den Markt ab: Die vier ausliegenden Karten sind für immer aus dem Spiel, und vier andere erscheinen. Tut das in diesem Schritt, wann ihr wollt, auch mehrmals, wenn ihr zahlen könnt.
    .title = Den Markt neu auslegen
    .ruling = Reicht der Stapel nicht, erscheinen so viele Karten, wie da sind. Bezahlen dürft ihr dafür trotzdem, sogar um nichts Neues zu sehen.
rule-BUY-04 = $2 befreien einen verlorenen Würfel; er geht direkt zurück an seinen Besitzer.
    .title = Verlorene Würfel zurückkaufen

## ADD

rule-ADD-01 = Beginnt beim Boss und geht im Uhrzeigersinn herum: Wo kein Epic herrscht, kommt einer vom Stapel.
    .title = Leere Bezirke füllen sich
rule-ADD-02 = Ein Neuling hat die Werte seiner Karte, und links von seinem Leistenmarker liegt nur eine Aktion.
    .title = Neulinge fangen klein an

## ACT

rule-ACT-01 = Alle Epics werden aktiv, einer nach dem anderen: erst der beim Boss, dann im Uhrzeigersinn. Neulinge machen mit. Der nächste beginnt erst, wenn einer ganz fertig ist, und der Boss kommt ganz am Schluss.
    .title = Die Reihenfolge der Epics
rule-ACT-02 = Ein Epic tut alles, was links von seinem Leistenmarker steht, ganz links beginnend.
    .title = Aktionen links vom Leistenmarker
rule-ACT-03 = Danach rückt sein Leistenmarker einen Schritt nach rechts, und einen weiteren für jeden Schläger im Bezirk, auch für die eben erst gekommenen.
    .title = Der Leistenmarker rückt vor
rule-ACT-04 = Ein Leistenmarker erreicht nie ein Ende: Links und rechts von ihm bleibt mindestens je eine Aktion.
    .title = Die Grenzen des Leistenmarkers
rule-ACT-05 = Hält das Ende der Leiste den Leistenmarker auf, führt der Epic sofort seine letzte Aktion aus, einmal für jeden verlorenen Schritt. Schläger, die dadurch kommen, bringen in diesem Zug keine weiteren Schritte.
    .title = Wenn die Leiste voll ist

## EPI

rule-EPI-01 = Stärken: Der Epic gewinnt 1 Forschung und 1 Gesundheit, soweit es die Grenzen zulassen. Ist seine Schwachstelle bekannt, gewinnt er nur Gesundheit. Kann nichts steigen, verliert ihr 1 Bevölkerung.
    .title = Stärken: Epics werden zäher
    .ruling = Bevölkerung geht nur verloren, wenn keiner der beiden Werte steigen kann; eine Fassung der Regeln klang, als müssten beide an der Grenze sein. Ein Epic mit unendlicher Gesundheit gewinnt Forschung, und bei Forschung 5 zahlt ihr. Die Gesundheit darf durchaus über den Wert bei bekannter Schwachstelle steigen; nur die Grenze 10 hält sie auf.
rule-EPI-02 = Schläger anwerben: Ein Schläger kommt in den Bezirk des Epics.
    .title = Schläger anwerben: einer mehr
rule-EPI-03 = Bevölkerung angreifen: Ihr verliert 1 Bevölkerung für jede Person im Bild.
    .title = Bevölkerung angreifen: Menschen sterben
    .ruling = Die Anzeige hat bei uns nach oben kein Ende und kann nicht unter 0 sinken; dort ist das Spiel ohnehin verloren.
rule-EPI-04 = Unterstützung: Die Aktion zwischen den Pfeilen geschieht bei den beiden Nachbarn und nicht beim Gebenden.
    .title = Unterstützung für beide Nachbarn
    .ruling = Der Nachbar im Uhrzeigersinn kommt zuerst, wie im Buch; das ist wichtig, wenn Material ausgeht. Hat ein Nachbar keinen Epic, wird Material trotzdem aufgestellt, während Stärken dort nichts tut und nichts kostet, denn keine Grenze wurde erreicht.
rule-EPI-05 = Schläger, die als Unterstützung kommen, beschleunigen ihren neuen Epic sofort, wenn er noch nicht aktiv war. Sonst zählen sie ab der nächsten Runde.
    .title = Wann geschickte Schläger zählen
rule-EPI-06 = Barrikade bauen: Pro Symbol entsteht im Bezirk des Epics eine Barrikade.
    .title = Barrikade bauen: Straßen werden gesperrt
rule-EPI-07 = Boss stärken: Auf der Leiste des Bosses in dieser Farbe rückt der Leistenmarker nach rechts.
    .title = Den Boss stärken
rule-EPI-08 = Hat dieser Leistenmarker keinen Platz mehr, geschieht stattdessen sofort die letzte Aktion seiner Leiste.
    .title = Eine Boss-Leiste ist voll
    .ruling = Sie geschieht einmal für jeden verlorenen Schritt und beginnt im Bezirk des Bosses, wie bei Epics. Bei Steelhearts roter und blauer Leiste ist es nur, was das letzte Feld zeigt, dessen Schläger oder Barrikade, und nicht die ganze Leiste.
rule-EPI-09 = Reckoner-Basis entdecken: Der Basismarker rückt einen Schritt nach unten. Stand er auf dem untersten, ist eure Basis entdeckt: Das Team gibt einen Würfel ab, ihr wählt welchen, und der Marker springt wieder nach oben.
    .title = Die Reckoner-Basis entdecken
    .ruling = Das Team wählt den Würfel, von einem beliebigen Reckoner, denn die Bücher schwanken zwischen einem Spieler und allen; jeder darf es tun, und es lässt sich zurücknehmen. Hat niemand mehr einen Würfel, springt der Marker zurück, und das ist alles: Eine Strafe ist nicht gedruckt.
rule-EPI-10 = Einen verlorenen Würfel habt ihr nicht in der Hand, bis ihr für ihn zahlt. Wie viele ihr verlieren könnt, ist nicht begrenzt.
    .title = Verlorene Würfel bleiben weg
    .ruling = Ein Würfel aus Ausrüstung kehrt zu dem zurück, der diese Karte hat. Ihr könnt ihn nicht befreien, solange ein Dieb die Karte hält, und wird sie verkauft, kommt er in den Vorrat. Das Buch spricht vom ursprünglichen Besitzer.

## STL

rule-STL-01 = Steelheart führt alles aus, was links von seinen vier Leistenmarkern steht, von der obersten Leiste nach unten.
    .title = Vier Leisten der Reihe nach
rule-STL-02 = Dann zieht er im Uhrzeigersinn so weit, wie sein Bewegungswürfel sagt. In einer kleinen Stadt kann er einmal ganz herumkommen.
    .title = Steelheart zieht weiter
    .ruling = Die Bücher sind sich uneins, bei welchen Teamgrößen er an seinen Platz zurückkehren kann. Das ist keine Regel, sondern folgt aus den Seiten des Würfels, und die sind unsere.
rule-STL-03 = Seine eigene Aktivierung rückt seine Leistenmarker nie vor. Dafür braucht es die Epics.
    .title = Steelhearts Leistenmarker bleiben stehen
rule-STL-04 = Rote Leiste: Zählt die Schläger links vom Leistenmarker zusammen. Beginnend an seinem Platz und dann im Uhrzeigersinn bekommt jeder Bezirk eine Gruppe, so groß, wie sein Anpassungseinsatz sagt, bis alle verteilt sind. Die letzte Gruppe kann kleiner sein.
    .title = Die Schläger kommen in Gruppen
    .ruling = Sind nach einer ganzen Runde noch welche übrig, geht es über seinen Bezirk hinaus weiter: Das Buch sagt im Uhrzeigersinn herum und nennt kein Ende.
rule-STL-05 = Blaue Leiste: Zählt die Barrikaden links vom Leistenmarker zusammen. Beginnend an seinem Platz und dann im Uhrzeigersinn bekommt jeder Bezirk eine.
    .title = Barrikaden eine nach der anderen
    .ruling = Sind nach einer ganzen Runde noch welche übrig, beginnt eine zweite, wie bei der roten Leiste.

## Worked examples

example-EX-01 = Tia und der Würfel, der nicht warten kann: ein Würfel nach dem anderen, und ein gut genutzter Planungsmarker.
example-EX-02 = Abraham und Tia gemeinsam gegen Nightwielder: erst die Forschung, dann der Angriff.
example-EX-03 = Davids zwei Schwächungen, aufgeteilt zwischen dem Boss und Faultline.
example-EX-04 = Faultlines Schwachstelle wird gefunden, einmal bei voller Gesundheit und einmal schon verletzt.
example-EX-05 = Refractionary kommt nach The Loop.
example-EX-06 = Curveball wird aktiv, und der Leistenmarker hat zu wenig Platz.
example-EX-07 = Megans Kette aus EMP, Gravatonics und Checkmate, alles in einer Gruppe.
example-EX-08 = Fortuity entdeckt die Basis; ein Würfel geht verloren und wird später zurückgekauft.
example-EX-09 = Drei Schläger, von Steelheart in Zweiergruppen aufgestellt.
example-EX-10 = Zwei Barrikaden von Steelheart, in zwei Bezirken.
example-EX-26 = Eine Belohnung gegen Schläger, die keine mehr vorfindet.
