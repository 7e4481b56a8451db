# The card of a thing that one points at, and the gallery of all things.

web-inspect-card = About { $name }
web-inspect-rules = Rules
web-inspect-infinite = infinite
web-inspect-weakened = Health once weakened
web-inspect-most = At most
web-inspect-printed = { $now } (printed: { $printed })
web-inspect-of = { $n } of { $of }
web-inspect-chance = { $n } of { $of }
web-inspect-track = What it does, from the left
web-inspect-lit = will happen
web-inspect-reward = Reward if defeated
# $text are the actions in words, $n what they cost.
web-inspect-now = If Epics acted now: { $text }. { $n ->
        [0] It would cost nobody.
       *[other] It would cost { $n } population.
    }
web-inspect-price = Price
web-inspect-owner = Belongs to
web-inspect-faces = Faces
web-inspect-box = In the box
web-inspect-left = Left in the box
web-inspect-here = Now
web-inspect-start = At the start
web-inspect-starts = Dice at the start
web-inspect-plans = { $n } now, { $next } for the next round
web-inspect-action = Action
web-inspect-symbol = Symbol
web-inspect-thing = On the table
web-inspect-who = Epics that do this
web-inspect-group = Group size
web-inspect-steps = { $n ->
        [one] One step
       *[other] { $n } steps
    }
web-inspect-tracks = Tracks
web-inspect-levels = Research by number of Reckoners
web-inspect-movement = Movement die
web-inspect-power = Power board, side { $side }
web-inspect-adjustment = Adjustment board for { $n } Reckoners, side { $side }
web-inspect-order = Acts as number
web-inspect-name = Name
web-inspect-present = Here are
web-inspect-refresh = New market
web-inspect-ransom = A captured die
web-inspect-spaces = Steps down
web-inspect-cards-left = Cards left
web-inspect-defeated = Defeated
web-inspect-beaten = Defeated this round
web-inspect-discarded = Out of the game
web-inspect-unseen = Not seen yet, in no order

web-gallery = Gallery
    .text = All cards, Epics, Reckoners and dice
web-gallery-search = Search
web-gallery-found = { $n ->
        [0] Nothing found
        [one] One card
       *[other] { $n } cards
    }
web-gallery-all = All
web-gallery-base = Base game
web-gallery-module = Module
web-gallery-kind = { $kind ->
        [reckoner] Reckoners
        [ability] Abilities
        [equipment] Equipment
        [dawnslight] Dawnslight
        [newcago-card] Newcago cards
        [epic] Epics
        [action] Actions
        [boss] Boss
        [die] Dice
        [district] Districts
       *[other] Pieces
    }
