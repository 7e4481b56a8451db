# The browser client. Every key begins with web-. Words on cards, in rules and in the log are in the other files.

## Everywhere

web-title = Reckoners
web-fan-game = an unofficial fan game
web-fan-notice = An unofficial fan project. It belongs to nobody who owns the books or the board game, contains no art and no text of theirs, and earns nothing.
web-back = Back
web-home = Home
web-close = Close
web-next = Next
web-cancel = Cancel
web-language = Language
web-rules = Rules
web-learn = Learn
web-settings = Settings
web-ours = ours
web-ours-explained = Designed by this project, not printed on the real card.
web-loading = One moment …
web-round = Round { $n }
web-prologue = Prologue
web-population = Population
web-reckoners = Reckoners
web-list-separator = {", "}

## What went wrong

web-error-offline = The server does not answer. Is it still running?
web-error-server = The server could not do that (error { $status }).
web-error-no-table = There is no such table any more.
web-error-part = That part of the page could not be loaded.
web-reload = Load the page again
web-connection-lost = Connection lost. Trying again …

## Home

web-home-continue = Go on
web-home-new = New game
web-home-learn-text = Guided games, about ten minutes each
web-home-load = Load a file
web-home-load-text = A game that you kept
web-home-saved = Saved games
web-home-none = Nothing kept yet. Your games are kept by themselves, after every action.
web-home-delete = Throw away
web-home-delete-sure = Throw this game away for good?
web-home-delete-yes = Throw it away
web-home-won = won
web-home-lost = lost
web-home-more = { $n ->
        [one] One more game
       *[other] { $n } more games
    }
web-today = today, { $time }
web-yesterday = yesterday, { $time }

## Settings

web-settings-motion = Motion
web-settings-motion-system = As the system says
web-settings-motion-full = Full
web-settings-motion-none = None
web-settings-speed = Speed of the Epic phase
web-settings-speed-value = { $n }×
web-settings-size = Text size
web-settings-size-value = { $n } %
web-settings-kept = Kept in this browser only.

## New game

web-new-title = Who fights tonight?
web-new-people = { $n ->
        [one] 1 person
       *[other] { $n } people
    }
web-new-people-label = How many people play
web-new-person-more = One person more
web-new-person-fewer = One person fewer
web-new-person-name = Name of person { $n }
web-new-person = Person { $n }
web-new-team = { $n ->
        [one] 1 Reckoner
       *[other] { $n } Reckoners
    }, { $districts } districts
web-new-random-team = Draw a team
web-new-add = Add to the team
web-new-remove = Take { $name } out of the team
web-new-in-team = In team
web-new-hand-over = { $name } is played by { $person }. Hand over to the next person.
web-new-role-david = Contains Epics
web-new-role-megan = Clears Enforcement
web-new-role-abraham = Attacks Epics
web-new-role-tia = Researches Epics
web-new-role-cody = Earns money
web-new-role-prof = Plans ahead
web-new-boss-text = Invulnerable until his research is at 0; then he has as much health as he had research.
web-new-difficulty = Difficulty
web-new-seed = Seed
web-new-seed-hint = The same seed gives the same cards and dice. Left empty: a random one.
web-new-seed-another = Another seed
web-new-packs = Packs of your own
web-new-module = Module { $n }
web-new-begin = Begin
web-new-needs-two = Choose at least two Reckoners. Alone, you lead two.
web-new-needs-everyone = { $n ->
        [one] One person has no Reckoner yet.
       *[other] { $n } people have no Reckoner yet.
    }
web-new-beginning = Setting up …

## Rule reference

web-rules-title = Rules
web-rules-intro = All rules in our own words. Where the books leave room, our ruling stands beside the rule.
web-rules-search = Search the rules
web-rules-found = { $n ->
        [0] No rule has these words.
        [one] One rule
       *[other] { $n } rules
    }
web-rules-groups = Groups
web-rules-ruling = Our ruling
web-rules-icons = What the icons mean
web-rules-icons-symbols = Symbols on dice
web-rules-icons-actions = What Epics do
web-rules-icons-pieces = On the board
web-rules-icons-signs = Signs
web-rules-steelslayer = Steelslayer
web-rules-sign-lit = Lit: this will happen
web-rules-sign-dark = Not lit: this will not happen yet
web-rules-sign-over = Hatched: happens once more, by overflow
web-rules-sign-go = Green edge: you can do this now
web-rules-sign-cost = With a minus: what it costs
web-rules-piece-enforcement = Enforcement
web-rules-piece-barricade = Barricade
web-rules-piece-boss = The Boss
web-rules-piece-base = Base marker
web-rules-piece-heart = Health
web-rules-piece-people = Population
web-rules-piece-boss-research = Boss research, as a reward
web-rules-piece-anywhere = Works in any district

## Bots

web-new-by-person = Person
web-new-by-bot = Bot
web-new-who-plays = Who plays { $name }
web-new-others-bots = The others are bots
web-new-bots-play = Bots play as
web-new-watch = Only bots: you watch.
