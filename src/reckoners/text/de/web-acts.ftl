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
web-acts-owing-detail = Klicke an, womit du zahlst.
