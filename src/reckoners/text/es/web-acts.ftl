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

## Hints: what one could click now

web-acts-hint-roll = Haz clic en los dados que conservas y relanza el resto.
web-acts-hint-roll-last = Conserva tu último dado o relánzalo.
web-acts-hint-faith = Haz clic en los dados que relanza Faith.
web-acts-hint-faith-or-stop = Relanza dados con Faith o consérvalos todos.
web-acts-hint-stop = Era la última tirada: consérvalos todos.
web-acts-hint-die = Haz clic en un dado y luego en su objetivo. O arrástralo.
web-acts-hint-plan = Haz clic en la ficha de Plan y luego en su objetivo.
web-acts-hint-card = Haz clic en una carta lista.
web-acts-hint-place = Haz clic en un distrito.

## Converters

web-acts-which = ¿Qué símbolo se gasta?
web-acts-which-at = { $symbol }, { $target }: ¿qué símbolo se gasta?
