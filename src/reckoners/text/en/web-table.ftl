# The table in the browser: what the screen itself says. Names of things and the words of the game come from the other
# files; here are labels, hints and what a screen reader is told.

## Top bar

web-table-round = Round
web-table-steps = Steps of the round
web-table-still-acting = Still acting: { $who }
web-table-still-acting-short = still acting
web-table-still-rolling-short = still rolling
web-table-tools = Tools
web-table-undo = Undo
web-table-redo = Redo
web-table-rules = Rules
web-table-rules-all = To all rules
web-table-menu = Menu
web-table-link-lost = Connection lost. Trying again …

## City

web-table-city = City
web-table-is-here = { $name } is here
web-table-acts-as = Acts as number { $n }
web-table-costs = Would cost { $n } population
web-table-no-epic = No Epic here. A new one comes.
web-table-research = { $n ->
        [0] Weakened
       *[other] Research { $n }
    }
web-table-health = { $n ->
        [-1] Health infinite, { $weak } once weakened
       *[other] Health { $n }
    }
web-table-weakened = weakened
web-table-then = then { $n }
web-table-will-happen = { $action }, will happen
web-table-overflows = { $action }, will happen by overflow, times { $n }
web-table-lit-before = { $action }, lit by an earlier Epic
web-table-enforcement = { $n } Enforcement
web-table-barricade = { $n ->
        [one] A Barricade: closed
       *[other] { $n } Barricades: closed
    }
web-table-sniper-here = The Sniper token is here
web-table-reward = Reward
web-table-reward-is = Reward if defeated: { $reward }
web-table-track-sum = { $track }: { $n }

## Decision

web-table-decision = Decision
web-table-seat-line = { $name }: { $line }
web-table-recap = { $n ->
        [0] The Epic phase cost nobody.
       *[other] The Epic phase cost { $n } population.
    }
web-table-hand = { $name }: { $what }
web-table-hand-left = { $name }: { $symbols } left
web-table-anywhere = in any district
web-table-lapses = lapses: { $what }
web-table-lapse = Let it lapse
web-table-put-down = Put down
web-table-end = { $step ->
        [use] End the step
        [purchase] Done buying
        [prologue] Done buying
       *[other] Go on
    }
web-table-end-sure = End it all the same
web-table-left = { $n ->
        [one] One die is left
       *[other] { $n } dice are left
    }
web-table-left-who = Of { $who }. What is not used is lost.
web-table-ways = Move or clear a Barricade
web-table-why = Why not …?
web-table-why-title = Why not?
web-table-why-detail = Click what you would like to do or to use.
web-table-never-mind = Never mind
web-table-dismiss = Close
web-table-rule-open = Read the rule
web-table-reroll = { $n ->
        [one] Roll one again
       *[other] Roll { $n } again
    }
web-table-keep-all = Keep all
web-table-faith-roll = { $n ->
        [0] Roll with Faith
        [one] Roll one with Faith
       *[other] Roll { $n } with Faith
    }
web-table-reward-where = { $symbol }: where?
web-table-buy-for = { $card }: for whom?
web-table-result = To the result
web-table-past = The table after action { $at } of { $of }
web-table-go-on-here = { $n ->
        [one] Go on from here (takes back one action)
       *[other] Go on from here (takes back { $n } actions)
    }
web-table-to-now = Back to now
web-table-speed = Speed
web-table-skip = Skip
web-table-space = Space

## Reckoners

web-table-others = Other Reckoners
web-table-acting = acting
web-table-done = done
web-table-tray = { $name }'s tray
web-table-nowhere = not placed yet
web-table-dice = Dice
web-table-die = Die { $n }, { $colour }: { $face }{ $state ->
        [open] , open, left: { $left }
        [used] , used
        [kept] , kept
        [marked] , marked
        [captured] , captured
        [rolled] , rolled
       *[other] { "" }
    }
web-table-plan-token = Plan token
web-table-plan-tokens = { $n ->
        [0] No Plan token
        [one] One Plan token
       *[other] { $n } Plan tokens
    }
web-table-plan-next = { $n ->
        [0] Plan tokens of the next round
        [one] One Plan token for the next round
       *[other] { $n } Plan tokens for the next round
    }
web-table-next = next
web-table-card-state = { $state ->
        [used] used
        [on] always
        [ready] ready
       *[idle] not now
    }

## Side

web-table-resources = City and team
web-table-population = Population { $n }; { $left } after the Epic phase
web-table-population-short = Population
web-table-low = The population is below ten.
web-table-money = Money: ${ $n }
web-table-money-short = Money
web-table-base = { $left ->
        [0] Found next time
       *[other] Base hidden
    }
web-table-base-at = Base marker on step { $n } of { $steps }
web-table-forecast = Forecast
web-table-forecast-head = If the Epics acted now
web-table-forecast-sum = { $n } population lost
web-table-forecast-lost = The game would be lost.
web-table-over = over ×{ $n }
web-table-unknown = a new Epic
web-table-market = Market
web-table-market-closed = opens after the dice
web-table-market-empty = empty
web-table-refresh = New market
web-table-log = Log

## Phone

web-table-tab-city = City
web-table-tab-boss = Boss
web-table-tab-forecast = Forecast
web-table-tab-market = Market
web-table-tab-log = Log
web-table-districts = Districts, clockwise
web-table-views = Views
web-table-more-cards = All cards
web-table-boss-here = is here
web-table-step-of = Step { $n } of { $of }

## Menu

web-table-file = Save as a file
web-table-leave = Leave the table
web-table-key-seat = Reckoner
web-table-key-dice = dice
web-table-key-plan = Plan token
web-table-key-targets = what is lit
web-table-key-all = all symbols on it
web-table-key-ability = ability
web-table-key-cards = Equipment
web-table-key-lapse = let it lapse
web-table-key-enter = the only target; roll again
web-table-key-drop = put down
web-table-key-end = end the step
web-table-key-undo = undo, redo
web-table-key-ring = round the ring
web-table-key-places = Boss, forecast, market, log
web-table-key-rules = explain what is under the pointer or the focus
web-table-key-show = show the keys
web-table-key-bots = bots: stop, go on
web-table-key-advice = what would you do?

## Bots

web-table-bots-stop = Stop the bots
web-table-bots-go = Let the bots go on
web-table-bots-stop-short = Stop
web-table-bots-go-short = Go on
web-table-bots-act = The bots play
web-table-bots-act-detail = Watch them. You can stop them at any time.
web-table-bots-wait = The bots wait
web-table-bots-wait-detail = They go on when you say so.
web-table-bot-of = { $name }: played by a bot, { $bot }
web-table-thinking = thinking
web-table-played-by = Who plays { $name }: { $who }
web-table-who-plays = Who plays { $name }?
web-table-person = Person
web-table-person-text = You, at this screen or at another.
web-table-pace = Pace of the bots
web-table-pace-slow = Slow
web-table-pace-normal = Normal
web-table-pace-fast = Fast
web-table-pace-at-once = At once
web-table-thought-slow = thinks longest
web-table-thought-normal = thinks well
web-table-thought-fast = thinks briefly
web-table-thought-at-once = thinks least
web-table-pace-text = A change is for everybody at this table. Undo takes back what bots do, too; then they wait for you. How long the planner thinks goes with the pace.

## Advice

web-table-advice = What would you do?
web-table-advice-again = Ask again
web-table-advice-thinking = The planner is thinking …
web-table-advice-none = There is nothing to propose now.
web-table-advice-proposals = Proposals
web-table-advice-ready = { $n ->
        [one] One proposal.
       *[other] { $n } proposals.
    } Press a number to play one.
web-table-advice-winning = Chance of winning
web-table-advice-percent = { $n } %
web-table-advice-works = works: { $n } %
web-table-advice-wins = then win: { $n } %
web-table-odds = Odds
web-table-odds-of = Odds of { $name }
web-table-odds-none = { $name } has nothing to roll again now.
web-table-odds-how = Of one more roll, with the dice that are kept. Click a row to roll so.
web-table-odds-least = At least
web-table-odds-keep = Keep
web-table-odds-stop = All dice
web-table-odds-nothing = No die
