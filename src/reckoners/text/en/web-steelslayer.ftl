# Steelslayer's things on the table in the browser.

## Districts

web-table-red-shield = { $n ->
        [one] A red Shield: no Enforcement can be removed here
       *[other] { $n } red Shields: no Enforcement can be removed here
    }
web-table-blue-shield = { $n ->
        [one] A blue Shield: no bracket can be contained here
       *[other] { $n } blue Shields: no bracket can be contained here
    }
web-table-copy-token = { $n ->
        [one] A Copy token
       *[other] { $n } Copy tokens
    }
web-table-pulled = Pull: nobody leaves here by a Move
web-table-stolen = { $n ->
        [one] Stolen card: { $cards }
       *[other] { $n } stolen cards: { $cards }
    }
web-table-per = times { $n }
web-table-copied = { $n ->
        [one] once more by a Copy token
       *[other] { $n } times more by Copy tokens
    }
web-table-skipped = { $action }, will not happen: a card holds it back
web-table-supply = Supply
web-table-supply-left = { $kind ->
        [enforcement] Enforcement left: { $n }
        [barricade] Barricades left: { $n }
        [red-shield] red Shields left: { $n }
        [blue-shield] blue Shields left: { $n }
       *[copy-token] Copy tokens left: { $n }
    }

## Cards

web-table-asleep = Back from a thief: asleep till the next Reckoner phase.
    .short = asleep
web-table-half-paid = 1 of 2 paid
web-table-charges = { $n ->
        [one] One charge on the card.
       *[other] { $n } charges on the card.
    }
web-table-waiting = { $card } gives { $symbols }: goes when another die is started

## Choosing one thing after another

web-acts-next = { $kind ->
        [face] Which face?
        [symbol] Which symbol?
        [was] Which symbol changes?
        [colour] Which die comes instead?
        [plate] Which district?
       *[other] Which one?
    }

## What came of it

web-table-range = −{ $least } to −{ $most }
web-table-forecast-range = Between { $least } and { $most } population lost: a die decides
web-table-rolls = { $n ->
        [one] rolls the Epic Ability die
       *[other] rolls the Epic Ability die { $n } times
    }
web-story-shields = { $n ->
        [one] One Shield more
       *[other] { $n } Shields more
    }
web-story-copies = { $n ->
        [one] One Copy token more
       *[other] { $n } Copy tokens more
    }
web-story-stolen = Stolen: { $cards }
