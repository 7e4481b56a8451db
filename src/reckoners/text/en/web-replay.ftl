# The replay: the strip over a whole game, what left it, and going on from a moment.

web-replay = Replay
web-replay-open = Replay
web-replay-title = { $boss } in { $city }
web-replay-end = { $result ->
        [won] won in round { $round }
        [lost] lost in round { $round }
       *[playing] still being played, round { $round }
    }
web-replay-back = Back to the table
web-replay-file = This moment as a file
web-replay-list = Branches and moments
web-replay-strip = Strip over the whole game
web-replay-value = action { $at } of { $of }, round { $round }, { $step }
web-replay-of = of { $of }
web-replay-where = round { $round }, { $step }
web-replay-aside = taken back: { $where }
web-replay-transport = Play
web-replay-first = To the start
web-replay-prev = One action back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One action on
web-replay-last = To the end
web-replay-people = people
web-replay-research = research left
web-replay-branch = branch
web-replay-trays = Dice
web-replay-beside = Dice, market or what was said
web-replay-said = Said then
web-replay-silent = Nothing was said in this round so far.
web-replay-moments = Moments
web-replay-quiet = Nothing of note has happened yet.
web-replay-sign = action { $at }: { $text }
web-replay-copy = This moment
web-replay-copied = Link copied
web-replay-link = Link to this moment
web-replay-go-on = Go on from here
web-replay-branches = { $n ->
        [0] No branches
        [one] 1 branch
       *[other] { $n } branches
    }
web-replay-branches-all = Branches
web-replay-none = Nothing was taken back, and no other table went on from here.
web-replay-main = Back to what was played
web-replay-taken-back = { $n ->
        [one] 1 action taken back
       *[other] { $n } actions taken back
    } after action { $at }
web-replay-table = Another table: { $how }{ $dealt ->
        [yes] , dealt anew
       *[no] { "" }
    }
web-replay-from = action { $at }, round { $round }
web-replay-see = Look at it
web-replay-origin = Goes on from action { $at } of another table{ $dealt ->
        [yes] , dealt anew
       *[no] { "" }
    }
web-replay-origin-gone = That table is no longer there.
web-replay-no-moment = This game has no such moment; this is the nearest one.
web-table-key-replay = in a replay: action, step, round, play, branch, copy

## What if

web-whatif = What if: from action { $at }
web-whatif-yourself = Play on yourself
web-whatif-dice = Decks and dice to come
web-whatif-same = The same
web-whatif-anew = Dealt anew
web-whatif-same-text = A new table with everything as it was. Whoever does the same gets the same dice.
web-whatif-anew-text = A new table as everybody sees it here; decks and coming dice are shuffled, and the table says so.
web-whatif-open = Open a new table
web-whatif-planner = Let the planner play on
web-whatif-planner-text = { $n } times from here, each time with decks and coming dice dealt anew. It sees no more than you do.
web-whatif-start = Play { $n } games
web-whatif-again = Play { $n } games again
web-whatif-stop = Stop
web-whatif-progress = Games played
web-whatif-played = { $n } of { $of } games
web-whatif-first = The first game is being played …
web-whatif-won = { $won } of { $n } won
web-whatif-sure = so it would win { $low } to { $high } % of many games
