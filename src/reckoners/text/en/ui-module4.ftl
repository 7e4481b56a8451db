# What module 4 adds to the command: marks, the board, questions. As in ui.ftl.

## Marks for a small screen

cli-short-aid = Aid
cli-short-enforcement-clockwise = En›
cli-short-enforcement-counterclockwise = ‹En
cli-letter-aid = ☼
cli-letter-enforcement-clockwise = E›
cli-letter-enforcement-counterclockwise = ‹E
cli-why-no-card = no card

## The board

cli-legend-babilar = In Babilar: ⌕ research left on a district’s track and what its spots bring, ☼ Dawnslight Aid or a Dawnslight card, D Discover Base, −$ Attack Money, −◆ Attack Plan. ✖ attacked, or out of use.
cli-boss-no-card = No card yet
cli-boss-cards-left = { $n } left
cli-half-moved = half paid: Move to { $district }
cli-dawnslight-left = ☼{ $n }

## The table in sentences
# $on-the-way lists spots and what they bring, such as "at 6 Discover Base".

cli-say-marker = { $n ->
        [0] Its track is searched to the end.
       *[other] Its track: { $n } research left. On the way: { $on-the-way }.
    }
cli-say-spot = at { $spot } { $action }
cli-say-no-spot = nothing
cli-say-goes = { $boss } goes to { $district } next.
cli-say-stays = { $boss } stays in { $district }.
cli-say-boss-alone = { $boss } in { $district }: research { $research }, health { $health }.
cli-say-boss-card = { $card ->
        [none] No card is open; face down: { $deck }.
       *[other] Open card: { $card }. Face down: { $deck }.
    }
cli-say-boss-deck = { $n } × { $card }
cli-say-empty-deck = none
cli-say-suffers = Attacked: { $effects }.
cli-say-dawnslight = Dawnslight cards: { $cards }.
cli-say-dawnslight-left = { $n ->
        [0] The Dawnslight deck is empty.
        [one] One card in the Dawnslight deck.
       *[other] { $n } cards in the Dawnslight deck.
    }
cli-say-forecast-goes = Then { $boss } goes to { $district }.

## Cards

cli-cards-city = Cities
cli-cards-dawnslight = Dawnslight cards
cli-kind-city = City
cli-kind-dawnslight = Dawnslight card
cli-kind-district = District
cli-city-numbers = { $n } districts
cli-city-markers = Markers of the districts’ tracks start at { $markers }; the Boss’s health there is { $health }.
cli-city-track = { $district }: { $spots }
cli-boss-cards = { $n } × { $card }: { $text }
cli-boss-adjustment-alone = { $n } Reckoners, side { $side }, { $track }: { $actions }
