# What one does at the table in the browser: cards that are paid for, hints, keys.

## Cards with a cost
# $cost is a symbol or several: "Contain or Attack". $by says what can pay now.

web-acts-or = { $first } o { $last }
web-acts-card-costs = cuesta { $cost }: { $by ->
        [die] elige un dado
        [plan] elige la ficha
       *[card] elige una carta
    }
web-acts-card-pay = { $by ->
        [die] elige un dado
        [plan] elige la ficha
       *[card] elige una carta
    }
web-acts-owing = { $name }: { $card } cuesta { $cost }
web-acts-owing-detail = Haz clic en lo que paga.
