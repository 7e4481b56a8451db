# What one does at the table in the browser: cards that are paid for, hints, keys.

## Cards with a cost
# $cost is a symbol or several: "Contain or Attack". $by says what can pay now.

web-acts-or = { $first } ou { $last }
web-acts-card-costs = coûte { $cost } : { $by ->
        [die] choisir un dé
        [plan] choisir le jeton
       *[card] choisir une carte
    }
web-acts-card-pay = { $by ->
        [die] choisir un dé
        [plan] choisir le jeton
       *[card] choisir une carte
    }
web-acts-owing = { $name } : { $card } coûte { $cost }
web-acts-owing-detail = Cliquez sur ce qui paie.

## Hints: what one could click now

web-acts-hint-roll = Cliquez sur les dés à garder, puis relancez les autres.
web-acts-hint-roll-last = Gardez votre dernier dé ou relancez-le.
web-acts-hint-faith = Cliquez sur les dés que Faith relance.
web-acts-hint-faith-or-stop = Relancez des dés avec Faith ou gardez tout.
web-acts-hint-stop = C’était le dernier lancer : gardez tout.
web-acts-hint-die = Cliquez sur un dé, puis sur sa cible. Ou faites-l’y glisser.
web-acts-hint-plan = Cliquez sur le jeton Planification, puis sur sa cible.
web-acts-hint-card = Cliquez sur une carte prête.
web-acts-hint-place = Cliquez sur un quartier.

## Converters

web-acts-which = Quel symbole est utilisé ?
web-acts-which-at = { $symbol }, { $target } : quel symbole est utilisé ?
