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
web-table-copy = { $n ->
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
       *[copy] Copy tokens left: { $n }
    }
