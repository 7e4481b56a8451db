# Regalia and Babilar: setting up a game with them, the guided game, and a phone.

## Setting up

web-new-boss-in-city = Boss in a city
web-new-made-for = made for each other
web-new-variant = variant
# $markers is where each district’s track starts.
web-new-tracks = Search { $districts } districts first: { $markers } research in each. Then the Boss has { $health } health.
web-new-board = board { $side }
web-new-preset-cards = All new cards
    .text = ten Reckoners, still in Newcago
web-new-preset-expansion = First expansion game
    .text = Regalia in Babilar, gently
web-new-preset-babilar = Babilar
    .text = Regalia, with all that is new
web-new-would-move = Without { $module }: { $place } instead.
web-new-moved = Now it is { $place }.
web-new-play-there = Play { $place }
web-new-acts-anyway = Without New Epics the new actions still come from Boss and city.
web-new-rewards = Rewards
web-new-rewards-when = { $when ->
        [once] at once
       *[after] after the dice
    }
web-new-at-once = Rewards come at once here: { $by }.
web-new-news-tracks = Tracks in the districts
    .text = Search every district, spot by spot; some spots hurt.
web-new-news-dawnslight = Dawnslight
    .text = Cards found on the way: symbols, or 3 people.
web-new-news-hunts = She hunts Reckoners
    .text = Whoever stands where she comes loses something.
web-new-news-at-once = Rewards at once
    .text = Beat an Epic, use its reward in the middle of a die.
web-new-news-more = And also:

## Which guided game

web-learn-which = What shall we show you?
web-learn-begin = Begin
web-learn-go-on = Go on
web-learn-course-first = Your first game
    .text = Newcago against { boss-steelheart }, from the first die on. No rule has to be known. About ten minutes.
web-learn-course-babilar = Regalia in Babilar
    .text = What is different there: district tracks, rewards at once, Dawnslight, and a Boss who hunts you. For those who know the base game. About ten minutes.

## The card of a thing

web-inspect-goes = Goes next to
web-inspect-cards-of = Cards of { $boss }
web-inspect-her-cards = Cards
web-inspect-face-down = Face down
web-inspect-suffers = Suffers
web-inspect-spots = Spots of the track, from the top
web-inspect-each = { $markers } in each district, then health { $health }
