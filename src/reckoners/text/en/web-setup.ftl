# Setting up a game with what the whole of Steelslayer brings: short lines, presets, variants, Newcago cards.

## What is in play

# There is room for some 35 letters.
web-new-short-1 = Val, Mizzy, Exel, Sam to choose from
web-new-short-2 = 24 more cards in the market
web-new-short-3 = 39 instead of the 25
web-new-short-4 = Regalia, Limelight, two more cities
web-new-would-drop = Off: without the Newcago cards.
web-new-off = off
web-new-cards = Newcago cards
    .text = districts act
# $side is a, b or mixed.
web-new-cards-side = { $side ->
        [a] A
        [b] B
       *[mixed] mix
    }
web-new-cards-lie = Newcago cards lie on the districts of { $city }.
web-new-there = Play there

## Presets

web-new-preset-ildithia = Ildithia
    .text = Limelight, with all that is new
web-new-preset-newcago = Newcago with cards
    .text = the city acts too
web-new-preset-whole = The whole box
    .text = all modules, mixed cards
web-new-campaign = three to seven games

## Variants

web-new-casual = starts with ${ $more } instead of ${ $money }
web-new-intense = each round the yellow track costs more

## What is new then

web-new-news-walks = The city walks
    .text = A tram passes districts: what is on their tracks happens.
web-new-news-protect = Protect
    .text = Any symbol lowers a track before it is passed.
web-new-news-city-cards = Districts act
    .text = Each harms every round, and helps who stands there.
web-new-news-tables = Dice choose what he does
    .text = Four tables: a die names the row, the bracket the column.
