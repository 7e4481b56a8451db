# The end of a game: the verdict, what happened round by round, what decided it, and what next.

web-end-won = { $city } is free
# $found is the round in which the Boss could first be attacked.
web-end-won-found = { $boss } was found in round { $found } and defeated in round { $round }.
web-end-won-text = { $boss } is defeated in round { $round }.
web-end-lost = The city is lost
web-end-lost-text = Nobody is left to save after round { $round }.
web-end-playing = This game is not over yet.
web-end-people-saved = people saved
web-end-epics = { $n ->
        [one] Epic defeated
       *[other] Epics defeated
    }
web-end-rounds = { $n ->
        [one] round
       *[other] rounds
    }
web-end-actions = { $n ->
        [one] action
       *[other] actions
    }
web-end-time = start to finish
web-end-time-text = { $time } from the making of the table to its last action, with all breaks
web-end-chart = Round by round
web-end-round = Round
web-end-start = start
web-end-people = people
web-end-research = research left
web-end-health = health
web-end-chart-said = Round by round: people from { $from } to { $to }, the research that { $boss } still needed from { $research } to { $left }; bars show what each round cost
web-end-chart-table = The same as a table
web-end-by-boss = { $boss }
web-end-by-epic = Epics
web-end-by-city = city
web-end-by-shortage = run out
web-end-causes = Why people were lost
web-end-lost-in-all = { $n } in all
web-end-nobody-lost = Nobody was lost.
# $what cost most of it: a track, an Epic, a district, a thing that had run out.
web-end-cause-boss = { $boss }, mostly { $what }
    .only = { $boss }, { $what }
web-end-cause-epic = Epics, mostly { $what }
    .only = Epics: { $what }
web-end-cause-city = The city, mostly { $what }
    .only = The city: { $what }
web-end-cause-shortage = Run out, mostly { $what }
    .only = Run out: { $what }
web-end-short-enforcement = Enforcement
web-end-short-barricade = Barricades
web-end-short-red-shield = red Shields
web-end-short-blue-shield = blue Shields
web-end-short-copy-token = Copy tokens
web-end-short-equipment = Equipment to steal
web-end-short-money = money
web-end-short-plan = Plan tokens
web-end-short-card = Equipment to do without
web-end-luck = Luck of the dice
web-end-luck-text = symbols against the average
web-end-luck-how = All symbols that the own dice showed, in every roll, less what such dice show on average. What somebody kept does not count.
web-end-deeds = Who did what
web-end-deeds-best = best in its colour
web-end-deeds-reckoner = Reckoner
web-end-deeds-moves = Moves
web-end-deeds-protects = Districts protected
web-end-deeds-defeated = Epics defeated
web-end-deeds-bought = Equipment got
web-end-deeds-attacked = Times attacked by the Boss
web-end-decided = What decided it
web-end-chance = chance of winning
web-end-turning-none = Nothing stood out: a calm game.
web-end-decisive-text = What people did that cost most chance of winning, beside the best that the planner sees there.
web-end-decisive-thinking = The planner looks through the game …
web-end-decisive-none = No decision cost much: the planner would hardly have done better.
web-end-decisive-better = Better:
web-end-decisive-look = Look at it
web-end-decisive-change = Chance of winning: { $best } % with the best, { $after } % after this
web-end-team = The team
web-end-replay = Watch the replay
web-end-branches = Its branches
web-end-share = Share the result
web-end-file = Save the file
web-end-same = Again, same seed
web-end-other = Again, another seed
web-end-table = See the table
web-end-undo = Take the last action back
web-end-fared = { $won } of { $n } tables won this seed

## The result as a picture

web-share = Share the result
web-share-save = Save the picture
web-share-copy = Copy the picture
web-share-send = Send it …
web-share-text = Made in this window: it is sent nowhere by itself.
web-share-copied = The picture is copied.
web-share-not-copied = It could not be copied. Save it instead.
web-share-failed = This browser cannot draw the picture.

## Where an Epic was defeated, at the table

web-table-fell = { $epic } is defeated. A new Epic comes.
