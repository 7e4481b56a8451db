# Regalia and Babilar: setting up a game with them, the guided game, and a phone.

## Setting up

web-new-boss-in-city = Boss in a city
web-new-made-for = made for each other
web-new-variant = variant
# $markers is where each district’s track starts.
web-new-tracks = Search { $districts } districts first: { $markers } research in each. Then the Boss has { $health } health.
web-new-board = board { $side }
web-new-preset-cards = All new cards
    .text = still in Newcago
web-new-preset-expansion = First expansion game
    .text = Regalia in Babilar, gently
web-new-preset-babilar = Babilar
    .text = Regalia, with all that is new
web-new-would-move = Off: { $place } instead.
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

## The guided game in Babilar

web-learn-babilar-welcome = Babilar, above the water
    .text = You lead { $first } and { $second }, and you know how dice, Epics and the forecast work. Here you see what is different. The frame shows what to click; you may always do something else.
web-learn-babilar-track = A track in each district
    .text = The flag is the research left here. It moves down by Research of whoever stands here, and by the reward of the Epic here. Whatever is on its way happens at once: orange spots hurt, gold is Dawnslight.
web-learn-babilar-boss = { boss-regalia } hides
    .text = She cannot be hurt before every district is at 0: this box counts them. Her red and blue tracks work around her and where she stands; then she walks on and turns a card.
web-learn-babilar-place = Where to start
    .text = Research works where one stands, so go where the track helps you soon. { boss-regalia } follows: after acting she goes to Reckoners.
web-learn-babilar-research = Search the district
    .text = A Research symbol moves the flag one spot down; the Boss need not be here. The spots that it would come to are marked.
web-learn-babilar-aid = Dawnslight helps
    .text = Two cards are drawn: keep one, and say who of those in the district gets it. The other goes under the deck.
web-learn-babilar-dawn = Use the gift
    .text = A Dawnslight card is a die for free, or brings people back. It can be used once, now or in any later round, and is then out of the game.
web-learn-babilar-done = One district is done
    .text = Its flag is at 0: nothing more to find here. When all districts are, this box turns into her health, and she can be attacked.
web-learn-babilar-goes = She comes to you
    .text = The dashed crest shows where she goes next: clockwise, to the nearest other district with a Reckoner. Move, and it may become another one.
web-learn-babilar-card = Her card
    .text = She has acted, come to a district and turned a card. It strikes all Reckoners who stood there, until she acts again.
web-learn-babilar-suffers = Who suffers
    .text = The round token stays for the whole round: going away does not help. Who loses a die or a card chooses which.
web-learn-babilar-attack = Attack
    .text = Here a defeated Epic pays at once, even in the middle of a die, and what it gives can be used in the same step. Its Boss research moves the flag of its own district.
web-learn-babilar-reward = The reward, at once
    .text = The die waits at the end of the bar. First use the reward, wherever you like; then the die goes on.
web-learn-babilar-goal = Now find her
    .text = Bring all districts to 0, by Research and by rewards. Then attack { boss-regalia } where she stands. Keep an eye on who stands where she comes.
web-learn-again-aid = Dawnslight helps
    .text = Keep one of the two cards, and say who gets it.
web-learn-again-disable = Under attack
    .text = { boss-regalia }’s card takes something for this round. Whoever is struck chooses what.
web-learn-again-decide = Something to decide
    .text = Choose one of the things that are lit. The frame shows one way.

## On a phone

web-phone-comes = { $name } comes here when she acts, and turns a card.
web-phone-left = research left here
web-phone-done = nothing left here
web-phone-aid = Dawnslight at { $n }
