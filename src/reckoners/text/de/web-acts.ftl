# What one does at the table in the browser: cards that are paid for, hints, keys.

## Cards with a cost
# $cost is a symbol or several: "Contain or Attack". $by says what can pay now.

web-acts-or = { $first } oder { $last }
web-acts-card-costs = kostet { $cost }: { $by ->
        [die] Würfel wählen
        [plan] Marker wählen
       *[card] Karte wählen
    }
web-acts-card-pay = { $by ->
        [die] Würfel wählen
        [plan] Marker wählen
       *[card] Karte wählen
    }
web-acts-owing = { $name }: { $card } kostet { $cost }
web-acts-owing-detail = Klickt an, womit ihr zahlt.

## Hints: what one could click now

web-acts-hint-roll = Würfel zum Behalten anklicken, dann den Rest neu würfeln.
web-acts-hint-roll-last = Den letzten Würfel behalten oder neu würfeln.
web-acts-hint-faith = Die Würfel anklicken, die Faith neu würfelt.
web-acts-hint-faith-or-stop = Mit Faith neu würfeln oder alle behalten.
web-acts-hint-stop = Das war der letzte Wurf: alle behalten.
web-acts-hint-die = Würfel anklicken, dann das Ziel. Oder dorthin ziehen.
web-acts-hint-plan = Planungsmarker anklicken, dann das Ziel.
web-acts-hint-card = Eine bereite Karte anklicken.
web-acts-hint-place = Einen Bezirk anklicken.

## Converters

web-acts-which = Welches Symbol wird verbraucht?
web-acts-which-at = { $symbol }, { $target }: Welches Symbol wird verbraucht?
