# Regalia and Babilar on the table in the browser.

## Districts

web-table-marker = { $n ->
        [0] Nothing left to research here
       *[other] Research left: { $n }
    }
web-table-marker-at = { $action } at { $n }
web-table-comes-here = { $name } comes here next
web-table-goes-to = then goes to { $district }
web-table-two-dice = 2 dice

## The Boss

web-boss-open = All about { $name }
web-boss-found = of { $of } at 0
    .full = { $n } of { $of } districts at 0
web-boss-then = once all districts are at 0
web-boss-no-card = no card open yet
web-boss-nobody = nobody
web-boss-goes = then she goes to
    .short = then to
web-boss-stays = she stays in
    .short = stays in
web-boss-left = { $n ->
        [one] One card left in her deck
       *[other] { $n } cards left in her deck
    }
web-boss-order = In this order
web-boss-tokens = tokens back
web-boss-turns = turns a card

## Reckoners

web-table-out = Out of use this round
    .short = out of use
web-table-dawnslight = Dawnslight cards
web-table-dawnslight-of = { $n ->
        [one] One Dawnslight card
       *[other] { $n } Dawnslight cards
    }
web-table-dawnslight-left = Dawnslight cards left: { $n }
web-table-half-move = { $name }: move to { $district }
    .detail = Costs two: choose what else pays.
web-table-key-dawn = Dawnslight cards

## What came of it

web-story-struck = { $name }: { $effect }
