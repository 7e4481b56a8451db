# What bots advise: what to do, what it changes, how likely it works, and why. Said in the terminal and in the browser.

## What to do
# Parts of a list, so without a capital letter or a full stop. $n is how many symbols; $dice lists dice by what they show (advice-dice).

advice-by = { $who }: { $what }
advice-with = { $what } ({ $with })
# What is used up.
advice-tokens = { $n ->
        [one] a Plan token
       *[other] { $n } Plan tokens
    }
advice-do-keep = keep { $dice }
advice-do-reroll = roll the others again
advice-do-stop = keep everything and finish
advice-do-power-faith = { $die-id ->
        [roll] roll { $die } again with { $card }
       *[other] choose { $die } for { $card }
    }
advice-do-money = earn ${ $n }
advice-do-plan = { $n ->
        [one] a Plan token for the next round
       *[other] { $n } Plan tokens for the next round
    }
advice-do-enforcement = { $n } Attack Enforcement in { $district }
advice-do-contain = { $n } Contain on { $epic }
advice-do-contain-boss = { $n } Contain on { $boss } ({ $track })
advice-do-research = { $n } Research on { $epic }
advice-do-attack = { $n } Attack on { $epic }
advice-do-move = move to { $district }
advice-do-barricade = { $n ->
        [one] remove a Barricade from { $district }
       *[other] remove { $n } Barricades from { $district }
    }
advice-do-card = use { $card }
advice-do-lapse = let the rest lapse
advice-do-power-improvise = turn { $die } to { $face }
advice-do-power-operations = give { $reckoner } a Plan token
advice-do-power-sniper = aim at { $district }
advice-do-end-use = end the use of dice
advice-do-end-purchase = end the purchases
advice-do-token = { $n ->
        [one] a Plan token for { $reckoner }
       *[other] { $n } Plan tokens for { $reckoner }
    }
advice-do-buy = buy { $card } for { $reckoner }
advice-do-refresh = lay out a new market
advice-do-ransom = buy back a die of { $reckoner } ({ $die })
advice-do-lose = { $reckoner } loses a die ({ $die })
advice-do-place = start in { $district }

## What it changes
# The forecast: what the Epics would take if they acted now.

advice-effect-people = If Epics acted now: population −{ $before } → −{ $after }.
advice-effect-dice = Dice that would be captured: { $before } → { $after }.
advice-effect-saved = The game would not be lost any more.
advice-effect-saved-by-all = With all that the team can still do, the game would not be lost any more.
advice-effect-lost = The game would still be lost.

## How likely

advice-chance-roll = At least one { $wanted }: { $percent }%.
advice-chance-better = Something better than lies there: { $percent }%.
advice-chance-market = A better card that the team can pay for: { $percent }%.
advice-winning = Chance of winning: about { $percent }%.

## Why

advice-why-wins = It defeats { $boss } and wins the game.
advice-why-saves-game = It prevents the loss of the game: a population of { $left } would be left.
advice-why-boss-weakens = { $boss } is weakened and can be attacked: { $health } health.
advice-why-defeats = It defeats { $epic }{ $count ->
        [0] .
       *[other] ; the reward: { $reward }.
    }
advice-why-weakens = { $epic } is weakened: { $health } health.
advice-why-boss-research = { $boss }: research −{ $n }, { $left } left.
advice-why-boss-attack = { $boss }: health −{ $n }, { $left } left.
# $rounds and $people are numbers of rounds.
advice-why-race = At the pace so far { $boss } takes { $rounds ->
        [one] about one more round
       *[other] about { $rounds } more rounds
    }; the people last { $people ->
        [one] one round
        [99] much longer
       *[other] { $people } rounds
    } at the rate of the forecast.
advice-why-research = { $epic }: research −{ $n }, { $left } left.
advice-why-attack = { $epic }: health −{ $n }, { $left } left.
advice-why-people = It saves { $n } population: the coming Epic phase takes { $after } instead of { $before }.
advice-why-dice = { $n ->
        [one] It saves a die from being captured.
       *[other] It saves { $n } dice from being captured.
    }
advice-why-holds = It holds { $epic } back. This will not happen: { $actions }.
advice-why-holds-boss = It holds { $boss } back on the { $track }, by { $n ->
        [one] one step.
       *[other] { $n } steps.
    }
advice-why-enforcement = { $n } Enforcement less in { $district }, where a new Epic will come.
advice-why-enforcement-epic = { $n } Enforcement less in { $district }: { $epic } gains { $n ->
        [one] one step
       *[other] { $n } steps
    } less.
advice-why-way = The way in and out of { $district } is free again.
advice-why-way-part = { $n ->
        [one] There is one Barricade less in { $district }.
       *[other] There are { $n } Barricades less in { $district }.
    }
advice-why-gives = { $to } can use the Plan token at once, as any symbol.
advice-why-aims = The dice of { $reckoner } then work in { $district } too.
advice-why-turns = The die then shows { $symbols }.
advice-why-moves = { $n ->
        [one] In { $district } { $reckoner } can use a symbol.
       *[other] In { $district } { $reckoner } can use { $n } symbols.
    }
advice-why-moves-ahead = { $reckoner } is then in { $district } for the next round.
advice-why-money-for = ${ $n } more, and { $card } (${ $price }) can be paid for.
advice-why-money = ${ $n } more for purchases; then the team has ${ $now }.
advice-why-plan = { $n ->
        [one] In the next round the Plan token can be any symbol.
       *[other] In the next round the { $n } Plan tokens can be any symbols.
    }
advice-why-ends = { $n ->
        [0] All dice are used.
        [one] One die is left, and there is no good use for it.
       *[other] { $n } dice are left, and there is no good use for them.
    }
advice-why-ready = It prepares what comes next.
advice-why-keeps = Kept: { $symbols }.
advice-why-keeps-epic = Kept: { $symbols }, for { $epic }.
advice-why-keeps-district = Kept: { $symbols }, for { $district }.
advice-why-keeps-one = Kept, since one die has to be: { $symbols }.
advice-why-rerolls = Rolled again: { $symbols }. Needed most: { $wanted }.
advice-why-rerolls-any = Rolled again: { $symbols }. Any symbol helps.
advice-why-rerolls-idly = Rolled again: { $symbols }. No symbol is needed any more.
advice-why-stops = Nothing is left to chance: { $symbols }.
advice-why-card = { $card }, ${ $price }: { $text }
advice-why-ransom = For ${ $price } { $reckoner } has one die more in every round.
advice-why-refresh = { $n ->
        [0] No unseen card that the team could pay for is better than what is on offer.
        [one] One unseen card is better than what is on offer, and the team could pay for it.
       *[other] { $n } unseen cards are better than what is on offer, and the team could pay for them.
    }
advice-why-saves-money = { $card } costs ${ $price }; the team keeps its ${ $money } for it.
advice-why-ends-purchase = { $affordable ->
        [0] With ${ $money } nothing on offer can be paid for.
       *[other] Nothing on offer is worth its price; the team keeps its ${ $money }.
    }
advice-why-place = What helps { $reckoner } most in { $district }: { $symbols }.
advice-why-place-alone = Nobody else starts in { $district }.
advice-why-loses = { $reckoner } keeps { $n ->
        [0] no die
        [one] one die
       *[other] { $n } dice
    }.

## The decisions that counted

advice-turning = Round { $round }, { $step }. { $what }. That cost { $points ->
        [one] one point
       *[other] { $points } points
    }: chance of winning { $best }% → { $after }%.
advice-turning-better = Better, as the planner sees it: { $what }.

## Keep odds

advice-odds-keep = Keep { $dice }, roll { $rest } again
advice-odds-stop = Keep everything
advice-odds-none = Roll { $rest } again
advice-odds-of = { $symbol } { $one }% (2: { $two }%, 3: { $three }%)
advice-odds-how = How likely each symbol comes at least once (twice, three times), after one more roll of the dice that are not kept.
