# Reports of many games: what module 4 brings.

report-against = { $boss } in { $city }
report-column-boss = Boss
report-column-city = City
report-column-seen = Turned over
report-column-taken = Kept
report-column-used = Used
report-dawnslight = Dawnslight cards
    .note = Worth: win rate of games in which the card was kept, less that of games in which the other one was.
report-suffered = What the Boss’s cards do to Reckoners
report-axis-times-a-game = Times a game
report-what-suffers = Suffered: { $effect }
report-what-marker = Steps on district tracks
report-what-aid = Dawnslight Aid
report-what-aid-none = Dawnslight Aid without a card
report-what-boss-card = Cards of the Boss turned
report-what-disabled-die = Dice put out of use
report-what-disabled-card = Cards put out of use
