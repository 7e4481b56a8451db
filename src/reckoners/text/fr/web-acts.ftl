# What one does at the table in the browser: cards that are paid for, hints, keys.

## Cards with a cost
# $cost is a symbol or several: "Contain or Attack". $by says what can pay now.

web-acts-or = { $first } ou { $last }
web-acts-card-costs = coûte { $cost } : { $by ->
        [die] choisir un dé
        [plan] choisir le jeton
       *[card] choisir une carte
    }
web-acts-card-pay = { $by ->
        [die] choisir un dé
        [plan] choisir le jeton
       *[card] choisir une carte
    }
web-acts-owing = { $name } : { $card } coûte { $cost }
web-acts-owing-detail = Cliquez sur ce qui paie.
