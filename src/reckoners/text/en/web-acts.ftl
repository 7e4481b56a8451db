# What one does at the table in the browser: cards that are paid for, hints, keys.

## Cards with a cost
# $cost is a symbol or several: "Contain or Attack". $by says what can pay now.

web-acts-or = { $first } or { $last }
web-acts-card-costs = costs { $cost }: { $by ->
        [die] choose a die
        [plan] choose the Plan token
       *[card] choose a card
    }
web-acts-card-pay = { $by ->
        [die] choose a die
        [plan] choose the token
       *[card] choose a card
    }
web-acts-owing = { $name }: { $card } costs { $cost }
web-acts-owing-detail = Click what pays for it.
