# Regalia und Babilar: ein Spiel mit ihnen vorbereiten, die geführte Partie und das Telefon.

## Aufbau

web-new-boss-in-city = Boss in einer Stadt
web-new-made-for = gehören zusammen
web-new-variant = Variante
web-new-tracks = Erst { $districts } Bezirke absuchen: je { $markers } Forschung. Dann hat der Boss { $health } Gesundheit.
web-new-board = Einsatz { $side }
web-new-preset-cards = Alle neuen Karten
    .text = weiterhin in Newcago
web-new-preset-expansion = Erste Erweiterung
    .text = Regalia in Babilar, ganz sanft
web-new-preset-babilar = Babilar
    .text = Regalia, mit allem Neuen
web-new-would-move = Aus: stattdessen { $place }.
web-new-moved = Jetzt ist es { $place }.
web-new-play-there = { $place } spielen
web-new-acts-anyway = Auch ohne neue Epics kommen die neuen Aktionen: von Boss und Stadt.
web-new-rewards = Belohnungen
web-new-rewards-when = { $when ->
        [once] sofort
       *[after] nach den Würfeln
    }
web-new-at-once = Hier kommen Belohnungen sofort: { $by }.
web-new-news-tracks = Leisten in den Bezirken
    .text = Jeden Bezirk Feld für Feld absuchen; manches Feld schadet.
web-new-news-dawnslight = Dawnslight
    .text = Karten am Weg: Symbole oder 3 Bevölkerung.
web-new-news-hunts = Sie jagt Reckoner
    .text = Wer steht, wohin sie kommt, verliert etwas.
web-new-news-at-once = Belohnungen sofort
    .text = Einen Epic besiegen und mitten im Würfel belohnt werden.
web-new-news-more = Und außerdem:

## Welche geführte Partie

web-learn-which = Was sollen wir zeigen?
web-learn-begin = Los
web-learn-go-on = Weiter
web-learn-course-first = Eure erste Partie
    .text = Newcago gegen { boss-steelheart }, vom ersten Würfel an. Ihr müsst keine Regel kennen. Etwa zehn Minuten.
web-learn-course-babilar = Regalia in Babilar
    .text = Was dort anders ist: Leisten in den Bezirken, Belohnungen sofort, Dawnslight und ein Boss, der euch jagt. Für alle, die das Grundspiel kennen. Etwa zehn Minuten.

## Die Karte eines Dings

web-inspect-goes = Geht als Nächstes nach
web-inspect-cards-of = Karten von { $boss }
web-inspect-her-cards = Karten
web-inspect-face-down = Verdeckt
web-inspect-suffers = Leidet darunter
web-inspect-spots = Felder der Leiste, von oben
web-inspect-each = je Bezirk { $markers }, dann Gesundheit { $health }

## Die geführte Partie in Babilar

web-learn-babilar-welcome = Babilar, über dem Wasser
    .text = Ihr führt { $first } und { $second } und wisst, wie Würfel, Epics und Vorschau gehen. Hier seht ihr, was anders ist. Der Rahmen zeigt, worauf ihr klickt; ihr dürft immer etwas anderes tun.
web-learn-babilar-track = Eine Leiste je Bezirk
    .text = Die Fahne ist die Forschung, die hier noch fehlt. Sie sinkt durch Erforschen von allen, die hier stehen, und durch die Belohnung des Epics hier. Was auf ihrem Weg liegt, geschieht sofort: Orange Felder schaden, Gold ist Dawnslight.
web-learn-babilar-boss = { boss-regalia } versteckt sich
    .text = Erst wenn jeder Bezirk auf 0 ist, lässt sie sich verletzen: Dieses Feld zählt sie. Ihre rote und ihre blaue Leiste wirken neben ihr und wo sie steht; dann zieht sie weiter und deckt eine Karte auf.
web-learn-babilar-place = Wo es losgeht
    .text = Erforschen wirkt, wo man steht: Geht dorthin, wo die Leiste bald hilft. { boss-regalia } kommt nach: Wenn sie gehandelt hat, zieht sie zu Reckonern.
web-learn-babilar-research = Den Bezirk absuchen
    .text = Ein Erforschen-Symbol bringt die Fahne ein Feld weiter; der Boss muss nicht hier sein. Die Felder, auf die sie käme, sind markiert.
web-learn-babilar-aid = Dawnslight hilft
    .text = Zwei Karten werden gezogen: Behaltet eine und sagt, wer von denen im Bezirk sie bekommt. Die andere kommt unter den Stapel.
web-learn-babilar-dawn = Das Geschenk nutzen
    .text = Eine Dawnslight-Karte ist ein kostenloser Würfel oder bringt Bevölkerung zurück. Sie wirkt einmal, jetzt oder in einer späteren Runde, und ist dann aus dem Spiel.
web-learn-babilar-done = Ein Bezirk ist fertig
    .text = Seine Fahne ist auf 0: Hier ist nichts mehr zu finden. Sind alle Bezirke so weit, wird dieses Feld zu ihrer Gesundheit, und sie lässt sich angreifen.
web-learn-babilar-goes = Sie kommt zu euch
    .text = Das gestrichelte Wappen zeigt, wohin sie als Nächstes zieht: im Uhrzeigersinn in den nächsten anderen Bezirk mit einem Reckoner. Bewegt ihr euch, kann es ein anderer werden.
web-learn-babilar-card = Ihre Karte
    .text = Sie hat gehandelt, ist in einen Bezirk gekommen und hat eine Karte aufgedeckt. Sie trifft alle Reckoner, die dort standen, bis sie wieder handelt.
web-learn-babilar-suffers = Wer darunter leidet
    .text = Der runde Marker bleibt die ganze Runde: Weggehen hilft nicht. Wer einen Würfel oder eine Karte verliert, wählt selbst.
web-learn-babilar-attack = Angreifen
    .text = Hier zahlt ein besiegter Epic sofort, auch mitten im Würfel, und das lässt sich im selben Schritt nutzen. Seine Boss-Forschung bewegt die Fahne seines eigenen Bezirks.
web-learn-babilar-reward = Die Belohnung, sofort
    .text = Der Würfel wartet am Ende der Leiste. Nutzt zuerst die Belohnung, wo immer ihr wollt; dann geht der Würfel weiter.
web-learn-babilar-goal = Jetzt findet sie
    .text = Bringt alle Bezirke auf 0, durch Erforschen und Belohnungen. Dann greift { boss-regalia } an, wo sie steht. Achtet darauf, wer steht, wohin sie kommt.
web-learn-again-aid = Dawnslight hilft
    .text = Behaltet eine der beiden Karten und sagt, wer sie bekommt.
web-learn-again-disable = Angegriffen
    .text = { boss-regalia }s Karte nimmt etwas für diese Runde. Wer getroffen ist, wählt, was.
web-learn-again-decide = Etwas zu entscheiden
    .text = Wählt etwas von dem, was leuchtet. Der Rahmen zeigt eine Möglichkeit.

## Auf dem Telefon

web-phone-comes = { $name } kommt hierher, wenn sie handelt, und deckt eine Karte auf.
web-phone-left = hier noch zu erforschen
web-phone-done = hier ist nichts mehr
web-phone-aid = Dawnslight auf { $n }
