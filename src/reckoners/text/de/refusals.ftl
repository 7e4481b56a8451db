# Why an action cannot be played. The rule to look up is shown beside the sentence, so it is not named here.
# $reckoner, $epic, $district, $card, $symbol and $track are names as players know them; $die is a die's place, such as d3.

## The game and its steps

refusal-game-over = Das Spiel ist aus, es lässt sich nichts mehr spielen.
refusal-cannot-end = Dieser Schritt endet von selbst, sobald darin alles entschieden ist.
refusal-choose-first = Eure Basis wurde entdeckt: Wählt zuerst den Würfel, den ihr verliert; dann geht es weiter.
# $step is the `.when` of a step.
refusal-wrong-step = Das geht nur { $step }.
refusal-token-in-purchase = Planungsmarker bringen Geld im Aktionsschritt, aber nicht mehr beim Einkauf.
refusal-placed-already = { $reckoner } hat schon einen Startbezirk.

## Rolling

refusal-rolling-done = { $reckoner } ist mit Würfeln fertig, und alle diese Würfel sind behalten.
refusal-kept-already = { $reckoner } hat { $die } schon behalten.
refusal-last-roll = Das war der letzte Wurf von { $reckoner }, also wird jeder Würfel behalten: Nutzt die Fähigkeit oder beendet das Würfeln.
refusal-no-reroll-left = { $reckoner } hat dreimal gewürfelt; ein Neuwurf ist nicht mehr übrig.
refusal-keep-one-first = { $reckoner } muss aus diesem Wurf mindestens einen Würfel behalten, bevor die anderen neu gewürfelt werden.
refusal-nothing-marked = { $reckoner } muss vor dem Wurf mindestens einen Würfel für die Fähigkeit wählen.
refusal-kept-die = { $die } von { $reckoner } ist nicht wählbar: Es gehen nur Würfel des letzten Wurfs, jeder einmal.
refusal-faith-first = { $reckoner } hat Würfel für die Fähigkeit gewählt: Würfelt erst diese, dann könnt ihr behalten, neu würfeln oder aufhören.

## Dice, Plan tokens and cards

refusal-die-captured = { $die } von { $reckoner } ist verloren; das Team kann ihn in einem Ausrüstungsschritt zurückkaufen.
refusal-die-used = { $reckoner } hat { $die } schon benutzt; jeder Würfel dient nur einmal pro Schritt.
refusal-die-touched = { $reckoner } hat davon schon etwas benutzt; bewegen, wegräumen und zahlen geht nur mit Unberührtem.
refusal-nothing-open = { $reckoner } hat keinen angefangenen Würfel, Marker und keine angefangene Karte; da kann nichts verfallen.
refusal-symbol-not-shown = Das Symbol { $symbol } ist hier nicht zu sehen, und { $reckoner } kann auch nichts darin umwandeln.
refusal-token-fresh = Die neuen Planungsmarker von { $reckoner } sind für die nächste Runde; jetzt ist keiner bereit.
refusal-no-token = { $reckoner } hat keinen Planungsmarker.
refusal-card-not-owned = { $reckoner } hat die Karte { $card } nicht.
refusal-card-used = { $reckoner } hat { $card } in dieser Runde schon benutzt.
refusal-card-costs = { $card } hat Kosten: { $reckoner } muss zuerst mit einem passenden Würfel oder Marker oder einer passenden Karte zahlen.
refusal-card-costs-nothing = { $card } kostet nichts, also gibt es nichts zu zahlen.
refusal-cost-not-shown = Das zeigt nicht die Kosten von { $card }, also kann { $reckoner } nicht damit zahlen.
refusal-card-only-moves = { $card } bringt { $reckoner } in einen anderen Bezirk und kann sonst nichts.
refusal-card-has-no-symbols = { $card } gibt { $reckoner } keine Symbole.
refusal-not-for-oneself = { $reckoner } kann das nur für jemand anderen nutzen.
refusal-shows-it-already = { $die } von { $reckoner } zeigt diese Seite schon.

## The city

refusal-already-there = { $reckoner } ist schon in { $district }; eine Bewegung führt in einen anderen Bezirk.
refusal-barricaded = { $reckoner } kommt so nicht voran: Eine Barrikade sperrt { $district }, auch für alle, die darin sind.
refusal-no-barricade = In { $district } ist keine Barrikade, die ihr entfernen könntet.
refusal-too-far = { $district } ist zu weit weg: Symbole wirken dort, wo ihr Reckoner steht.
refusal-no-enforcement = In { $district } ist kein Schläger, den ihr entfernen könntet.
refusal-contained-already = { $epic } lässt sich nicht weiter schwächen: Die erste Aktion bleibt immer.
refusal-weakened-already = Die Schwachstelle von { $epic } ist schon bekannt; es gibt nichts mehr zu erforschen.
refusal-infinite-health = { $epic } hat unendliche Gesundheit: Findet durch Forschung die Schwachstelle, bevor ihr angreift.
refusal-boss-elsewhere = { $boss } ist in { $district }, außer Reichweite für { $reckoner }.
refusal-boss-contained = { $boss }, { $track }: lässt sich nicht weiter schwächen, denn der Leistenmarker steht schon ganz links.
refusal-boss-weakened = Die Schwachstelle von { $boss } ist schon bekannt; es gibt nichts mehr zu erforschen.
refusal-boss-infinite = { $boss } ist unverwundbar, solange noch Forschung fehlt.

## Rewards and purchases
# $price and $money are dollars; $money is what the team has.

refusal-no-such-reward = Unter den Belohnungen ist nichts mehr davon zu verteilen: { $symbol }.
refusal-not-on-market = { $card } liegt nicht auf dem Markt.
refusal-too-dear = { $card } kostet ${ $price }, und das Team hat ${ $money }.
refusal-cannot-refresh = Ein neuer Markt kostet ${ $price }, und das Team hat ${ $money }.
refusal-not-captured = { $die } von { $reckoner } ist nicht verloren, also gibt es nichts zurückzukaufen.
refusal-ransom-too-dear = Ein verlorener Würfel kostet ${ $price }, und das Team hat ${ $money }.

## Words that name nothing
# $word is what was typed, $known lists what there is, or of many those that are most like it.

refusal-unknown-reckoner = „{ $word }“ ist kein Reckoner an diesem Tisch ({ $known }).
refusal-unknown-district = „{ $word }“ ist kein Bezirk dieser Stadt ({ $known }).
refusal-unknown-epic = „{ $word }“ ist kein Epic ({ $known }).
refusal-unknown-absent = „{ $word }“ ist jetzt nicht in der Stadt; dort findet ihr { $known }.
refusal-unknown-card = „{ $word }“ ist keine Karte ({ $known }).
refusal-unknown-equipment = „{ $word }“ ist keine Ausrüstung ({ $known }).
refusal-unknown-die = „{ $word }“ ist kein Würfel dieses Reckoners ({ $known }) und keine Karte.
refusal-unknown-use = „{ $word }“ ist kein Symbol ({ $known }) und auch nicht move, barricade oder card.
refusal-unknown-track = „{ $word }“ ist keine Leiste des Bosses ({ $known }).
refusal-unknown-face = „{ $word }“ ist keine Seite dieses Würfels ({ $known }).
refusal-unknown-reward = „{ $word }“ ist keine Belohnung, die ihr verteilt ({ $known }).
refusal-unknown-step = „{ $word }“ ist kein Schritt, den ihr beendet ({ $known }).
refusal-unknown-now = Der Schritt „{ $word }“ läuft gerade nicht, also könnt ihr ihn nicht beenden.
refusal-unknown-form = { $word ->
        [nothing] Da fehlt ein Wort
       *[other] „{ $word }“ hat ein Wort zu wenig oder zu viel
    }; eine Aktion lautet zum Beispiel „tia use d4 research digzone“ oder „buy emp for cody“.
refusal-unreadable = „{ $word }“ ist keine Aktion; sie lautet zum Beispiel „tia use d4 research digzone“ oder „buy emp for cody“.

refusal-no-epic = In { $district } ist zurzeit kein Epic.
refusal-no-such-action = Das bezeichnet nichts, was auf diesem Tisch ist.
refusal-nothing-to-undo = Es gibt keine { $steps } Aktionen, die sich zurücknehmen lassen.
refusal-nothing-to-redo = Es gibt keine { $steps } Aktionen, die sich wiederholen lassen.
