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

## Hints: what one could click now

web-acts-hint-roll = Click the dice to keep, then roll the rest again.
web-acts-hint-roll-last = Keep your last die, or roll it again.
web-acts-hint-faith = Click the dice that Faith rolls again.
web-acts-hint-faith-or-stop = Roll dice again with Faith, or keep all.
web-acts-hint-stop = This was the last roll: keep all.
web-acts-hint-die = Click a die, then where it acts. Or drag it there.
web-acts-hint-plan = Click the Plan token, then where it acts.
web-acts-hint-card = Click a card that is ready.
web-acts-hint-place = Click a district.

## Converters

web-acts-which = Which symbol is used up?
web-acts-which-at = { $symbol }, { $target }: which symbol is used up?
