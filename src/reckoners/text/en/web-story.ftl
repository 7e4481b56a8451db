# The Epic phase as it is shown, its recap, and the log.

## While the Epics act

web-story-controls = Show the Epic phase
web-story-pause = Pause
web-story-play = Go on
web-story-step = Next event
web-story-back = Event before
web-story-speed = Speed: { $n }
web-story-read = Read what happened, then continue.
web-table-key-epics = while Epics act: pause, step, speed, skip

## Recap

web-story-title = Round { $n }: the Epic phase
web-story-cost = { $n ->
        [0] Nobody was lost
       *[other] population: { $before } → { $left }
    }
web-story-dice = { $n ->
        [one] One die captured: { $dice }
       *[other] { $n } dice captured: { $dice }
    }
web-story-enforcement = { $n } Enforcement placed
web-story-barricades = { $n ->
        [one] One Barricade built
       *[other] { $n } Barricades built
    }
web-story-fortified = { $n ->
        [one] Fortified once
       *[other] Fortified { $n } times
    }
web-story-moved = { $boss } goes to { $district }
web-story-new = New Epics
# What an action of a track came to. $why says of what there was none left, so that it cost population.
web-story-deed = { $action }{ $times ->
        [one] { "" }
       *[other] { " " }×{ $times }
    }{ $overflow ->
        [yes] , by overflow
       *[no] { "" }
    }{ $why ->
        [no-enforcement] : no Enforcement left in the box
        [no-barricade] : no Barricade left in the box
        [fortify] : nothing left to fortify
        [no-red-shield] : no red Shield left in the box
        [no-blue-shield] : no blue Shield left in the box
        [no-copy-token] : no Copy token left in the box
        [no-equipment] : no Equipment to steal
        [no-money] : no money and nothing to sell
        [no-plan] : no Plan token to give up
        [no-card] : no Equipment to do without
       *[attack] { "" }
    }
web-story-always = Show after every Epic phase
web-story-again = Step by step
web-story-continue = Continue
web-settings-recap = After the Epic phase
web-settings-recap-on = Recap
web-settings-recap-off = Straight on

## Log

web-story-search = Search the log
web-story-search-short = Search
web-story-jump = Go to a round
web-story-round = { $n ->
        [0] Prologue
       *[other] Round { $n }
    }
web-story-recap = { $n ->
        [0] Recap: nobody lost
       *[other] Recap: { $n } population lost
    }
web-story-older = Earlier entries
web-story-failed = The earlier entries could not be fetched. Try again
web-story-none = Nothing found.
web-story-tall = Large log
