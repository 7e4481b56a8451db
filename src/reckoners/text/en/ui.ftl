# The command line and the terminal game. Words that are typed (undo, why not, tia use d4 ...) are the same in every
# language; everything else is text.

## Help of the commands

cli-help = The co-op dice game The Reckoners in your terminal. An unofficial fan project.
cli-help-version = Show the version.
cli-help-language = The language to speak, such as en; else RECKONERS_LANGUAGE, else that of your system.
cli-help-play = Play a game. Without options it asks who plays, how hard and with which seed.
cli-help-reckoners = The Reckoners, in the order of their seats: tia,abraham.
cli-help-boss = The Boss to play against. Left out: steelheart.
cli-help-city = The city to play in. Left out: newcago.
cli-help-modules = Numbers of modules that a pack brings, with commas between them.
cli-help-options = Variants of the rules, with commas between them: casual, intense, most-intense, rewards-at-once, newcago-cards-a, newcago-cards-b, newcago-cards-mixed.
cli-help-difficulty = beginner, standard, hard or sparks.
cli-help-seed = Any text; the same seed gives the same cards and dice. Left out: a random one.
cli-help-pack = A folder with a pack of your own, laid on the base game. Can be given several times.
cli-help-save = The file to keep this game in. Left out: a new one in your data folder.
cli-help-no-color = Without colours.
cli-help-plain = Lines of text only: no colours, no boxes. For screen readers.
cli-help-json = For programs: JSON.
cli-help-terminal = In the terminal, as this command does now.
cli-help-serve = Play in the browser: serve the game on this machine and open it.
cli-help-port = The port to serve on. Left out: 8177, or another one if that is in use.
cli-help-no-browser = Do not open a browser; the address is printed.
cli-help-host = The address to serve on. Left out: 127.0.0.1, which only this machine can reach.
cli-help-trust = A further name and port under which browsers may call this server. Can be given several times.
cli-help-resume = Go on with the newest game that is not over, or with the file given.
cli-help-resume-file = A saved game.
cli-help-cards = What the cards do, their numbers, and which of them are ours.
cli-help-card-name = One card, by its name: emp, Night Vision Goggles.
cli-help-packs = Packs with cards of your own.
cli-help-pack-list = Lists the packs that a game can be played with by name.
cli-help-pack-check = Find every mistake in a pack.
cli-help-pack-path = The folder of the pack.
cli-help-rules = The rules in our own words, and our rulings.
cli-help-rule-words = A rule (USE-03), a group (USE), or words to look for.
cli-help-coverage = Which tests prove which rule.
cli-help-scenarios = Scenario files: positions with what must happen.
cli-help-scenario-run = Play scenario files and show what is not as they say.
cli-help-scenario-files = Files, or folders of files.
cli-help-replay = Walk through a saved game.
cli-help-replay-file = A saved game.
cli-help-verify = Only prove that the game replays to its recorded end.
cli-help-from = Start after so many actions.
cli-help-bench = Measure the speed of the engine.
cli-help-seconds = How long to play at random.

## What went wrong

cli-usage-error = { $what }. See: { $command } --help
cli-aborted = Stopped.
cli-unknown-language = There is no language '{ $language }' yet; there is: { $known }.
cli-content-error = pack '{ $pack }': { $problem }{ $more ->
        [0] { "" }
        [one] { " " }(and one more; see: reckoners pack check)
       *[other] { " " }(and { $more } more; see: reckoners pack check)
    }
cli-no-text = This file is not UTF-8 text ({ $why }); save it as UTF-8.
cli-os-error = { $file }: { $why }
cli-bug = This is a bug in Reckoners ({ $what }), not a mistake of yours; the details are in { $file }. A game in play is kept: reckoners resume
cli-resume-skipped = Skipped: { $why }
cli-nothing-to-resume = There is no unfinished game in { $folder }; begin one: reckoners play
cli-nothing-begun = No game was begun.
cli-no-module = '{ $word }' is no number of a module; write numbers with commas between them, as in --modules 1,2
cli-no-difficulty = unknown difficulty '{ $word }'; there are: { $known }
cli-no-card = There is no card '{ $name }'; perhaps one of: { $known }. All of them: reckoners cards
cli-no-rule = No rule is called '{ $what }' or has these words; give an ID such as USE-03, a group ({ $groups }), or other words.
cli-no-position = There is no position { $n } in this game; there are 0 to { $last }.
cli-no-scenarios = { $folder }: no scenario files; a scenario is a .toml file
cli-no-tests = { $folder } has no folder 'tests' to look into; coverage needs the project's sources
cli-no-project = Neither { $folder } nor a folder above it is the reckoners project; coverage needs its sources and tests
cli-unreadable-source = { $file } cannot be read: { $why }

## Serving

cli-serving = The Reckoners are at { $address } (ready in { $seconds } s; Ctrl-C ends this).
cli-served = Ended. Every game is kept.

## Marks for a small screen
# One letter for a symbol, one syllable and one letter for an action. Boss tracks have three letters at most.

cli-mark-money = $
cli-mark-enforcement = E
cli-mark-contain = C
cli-mark-research = R
cli-mark-attack = A
cli-mark-plan = P
cli-mark-any = *
cli-short-fortify = Fort
cli-short-enforcement = Enf
cli-short-population = Pop
cli-short-barricade = Bar
cli-short-discover = Base
cli-short-deploy = Enf
cli-short-wall = Bar
cli-short-boss = +{ $track }
cli-letter-fortify = F
cli-letter-enforcement = E
cli-letter-population = P
cli-letter-barricade = B
cli-letter-discover = D
cli-letter-deploy = E
cli-letter-wall = B
cli-letter-boss = +{ $track }
cli-track-yellow = Yel
cli-track-black = Blk
cli-track-red = Red
cli-track-blue = Blu
cli-research-mark = R
cli-weakened-mark = weak
cli-over-mark = { " " }over +{ $n }
cli-reward-boss = ◆−{ $n }
cli-formula-die = +{ $die } die
cli-formula-anywhere = { $gives } anywhere
cli-formula-move = move
cli-why-attack = Attack
cli-why-no-enforcement = no Enf
cli-why-no-barricade = no Bar
cli-why-fortify = full

## The board

cli-title-team = City and team
cli-title-market = Market
cli-title-log = Log
cli-round = Round { $n }
cli-still-acting = still acting: { $who }
cli-people = People
cli-base = Base
cli-reward = Reward
cli-no-epic = no Epic
cli-unknown-epic = a new Epic, not known yet
cli-market-empty = empty
cli-groups = Enforcement in groups of { $n }
cli-forecast-head = If Epics acted now
cli-forecast-lost = The game would be lost.
cli-forecast-nothing = nothing to fear
cli-captured = captured
cli-forecast-dice = Base found: { $n ->
        [one] one die lost
       *[other] { $n } dice lost
    }
cli-rolls = { $name } rolls { $dice }.
cli-rolling-done = done
cli-roll-number = roll { $n } of 3
cli-open = open: { $source }, { $symbols } left
cli-legend = Symbols: $ Money, E Enforcement, C Contain, R Research, A Attack, P Plan. Actions left of ] are lit: they will happen. Fort Fortify, Enf Enforcement, Pop population lost, Bar Barricade, Base Discover Base, +Yel a Boss track grows, ↔ for both neighbours. ● Enforcement, ▦ Barricade, ◆ Plan token, ◇ Plan token for the next round.

## The table in sentences

cli-say-team = { $round ->
        [0] { $step }.
       *[other] Round { $round }, { $step }.
    } Population { $people }. Money ${ $money }. Base marker on space { $base } of { $spaces }.
cli-say-captured = { $name } lacks { $n ->
        [one] a captured die.
       *[other] { $n } captured dice.
    }
cli-say-infinite = infinite, { $weakened } once weakened
cli-say-boss = { $boss } in { $district }: research { $research }, health { $health }; Enforcement in groups of { $n }.
cli-say-boss-track = { $track }: will do { $will }. Not yet: { $rest }.
cli-say-epic = { $epic }, research { $research }, health { $health }; will do { $will }; not yet { $rest }.
cli-say-overflow = Overflow: { $action } happens { $n ->
        [one] once more.
       *[other] { $n } times more.
    }
cli-say-district = District { $number }, { $district }: { $epic } Here: { $enforcement } Enforcement, { $barricades } Barricades, { $here }.
cli-nobody = nobody
cli-sniper-token = the Sniper token
cli-say-die = { $die } { $colour } { $state ->
        [idle] not rolled
        [captured] captured
        [disabled] out of use
        [used] { $face } (used)
        [marked] { $face } (chosen)
        [rolled] { $face } (not kept)
       *[kept] { $face }
    }
cli-say-card = { $card } ({ $state ->
        [used] used
        [asleep] asleep
        [disabled] out of use
        [always] always
       *[ready] ready
    })
cli-say-tray = { $name } in { $district }: { $dice }. Plan tokens: { $plan } now, { $next } for the next round. Cards: { $cards }.
cli-say-market = Market: { $cards }.
cli-say-forecast = If the Epic phase began now: { $n ->
        [0] no population would be lost.
       *[other] population −{ $n }, { $left } left{ $result ->
                [lost] : the game would be lost.
               *[on] .
            }
    }
cli-say-actor = { $actor } in { $district }: { $actions }. { $n ->
        [0] No population lost.
       *[other] Population −{ $n }.
    }
cli-say-loss = −{ $n }: { $action }{ $overflow ->
        [yes] { " " }(overflow)
       *[no] { "" }
    }{ $why ->
        [no-enforcement] , no Enforcement is left in the box
        [no-barricade] , no Barricade is left in the box
        [fortify] , neither research nor health can rise
        [no-red-shield] , no red Shield is left in the box
        [no-blue-shield] , no blue Shield is left in the box
        [no-copy-token] , no Copy token is left in the box
        [no-equipment] , nobody has Equipment
        [no-money] , there is no money and nothing to sell
        [no-plan] , nobody has a Plan token
        [no-card] , an attacked Reckoner has no Equipment
       *[attack] { "" }
    }
cli-say-unknown = A new Epic comes to { $district }; what it does, nobody can know.

## At the prompt

cli-prompt = { $filter }>
cli-pause = Enter to go on
cli-team = Team
cli-decision = { $step }: { $n } options. A number, words that narrow the list, or an action; help.
cli-group-open = { $symbols } open
cli-lapses = lapses: { $symbols }
cli-would-lapse = If { $name } starts another die: { $lost }
cli-relief = people −{ $now } → −{ $then }
cli-no-number = There is no number { $n } in the list; it goes to { $last }.
cli-no-match = Nothing that can be done now fits '{ $typed }'. Type a number, part of an option, or 'help'; Enter shows everything.
cli-no-count = '{ $word }' is no number; write, for example: undo 3
cli-refused = { $sentence } ({ $rule })
cli-undone = { $n ->
        [one] One action taken back.
       *[other] { $n } actions taken back.
    }
cli-redone = { $n ->
        [one] One action played again.
       *[other] { $n } actions played again.
    }
cli-nothing-to-undo = There is nothing to take back.
cli-nothing-to-redo = There is nothing to play again.
cli-why-what = Why not what? Write, for example: why not tia use d1 research digzone
cli-why-fine = That can be played now.
cli-file-exists = { $file } exists already; choose another name.
cli-kept = The game is kept in { $file }
cli-how-to-resume = Go on with it: reckoners resume "{ $file }"
cli-resumed = Going on with { $file }: round { $round }, { $n } actions played.
cli-prompt-help =
    A number picks from the list. Words narrow it: 'tia d1 night'; if one option is left, it is played. Enter shows all.
    An action can be written out: 'tia use d1 research digzone', 'tia use plan move the-loop', 'buy emp for cody'.
    Several dice at once: 'tia keep d1 d3', 'abraham use faith d1 d2'. Several actions: put ; between them.
    undo [n], redo [n]      take actions back, play them again with the same dice
    why not ACTION          why it cannot be played now, and by which rule
    rules [ID or words]     a rule in our words: rules USE-03, rules barricade
    cards [NAME]            what a card does
    advice [who|n], odds    what to do and why, with a number: play it; how likely which symbols come if you keep what
    bot tia planner         a bot plays Tia, 'bot tia off' ends it; 'bots' lists them; 'go' after Ctrl-C or undo
    ask prof contain digzone a bot is asked for a symbol; it says whether it will. Contain of a Boss names its track
    decisive                after the game: the decisions that cost most
    forecast                the coming Epic phase with every loss and its cause
    board, log [n]          the table again; the last n lines of the log
    save [FILE]             where the game is kept; with a name: a copy
    quit                    leave; the game is kept, 'reckoners resume' goes on
    { cli-legend }
    { cli-legend-modules }
    { cli-legend-babilar }
    { cli-legend-ildithia }
    { cli-legend-newcago-cards }

## Setting up

cli-welcome = The Reckoners. A co-op game for one to six people, who win or lose together.
cli-alone = { $fewest } to { $most } Reckoners play. One person alone plays two; with two or three people each may play several.
cli-ask-reckoners = Which Reckoners? Numbers or names, such as 4 3 or tia, abraham; 'random 3' draws three, Enter draws two.
cli-ask-boss = Against which Boss? A number or a name; Enter is { $usual }.
cli-ask-city = In which city? A number or a name; Enter is { $usual }.
cli-ask-difficulty = How hard? A number or a name; Enter is Standard.
cli-ask-seed = Seed? The same text gives the same game; Enter takes a random one.

## The end

cli-result = { $result ->
        [won] Victory! { $boss } is defeated.
       *[lost] Defeat. The city is lost.
    }
cli-summary = { $who }; { $difficulty }; { $round ->
        [one] one round
       *[other] { $round } rounds
    }, { $actions } actions, { $defeated ->
        [one] one Epic
       *[other] { $defeated } Epics
    } defeated, population { $people }.
cli-seed = Seed { $seed }; the game is in { $file }
cli-after-the-end = 'undo' takes the last action back, 'log' tells the story again, Enter leaves.

## Cards, packs, rules, scenarios, replays

cli-cards-reckoner = Reckoners
cli-cards-ability = Abilities
cli-cards-equipment = Equipment
cli-cards-epic = Epics
cli-cards-boss = Bosses
cli-cards-die = Dice
cli-kind-reckoner = Reckoner
cli-kind-ability = Ability
cli-kind-equipment = Equipment
cli-kind-epic = Epic
cli-kind-boss = Boss
cli-kind-die = Die
cli-column-name = Name
cli-column-text = What it does
cli-column-numbers = Numbers
cli-column-ours = Ours
cli-cards-hint = Everything about one card, and where each number comes from: reckoners cards NAME
cli-epic-numbers = research { $research }, health { $health }, weakened { $weakened }; reward: { $reward }
cli-die-numbers = { $n } in the box
cli-boss-level = { $level }: adjustment side { $adjustment }, power side { $power }; research by number of Reckoners: { $research }
cli-boss-power = Power side { $side }, { $track }: { $actions }
cli-boss-adjustment = { $n } Reckoners, side { $side }, groups of { $group }, { $track }: { $actions }
cli-boss-numbers = moves { $movement }
cli-values = Values:
cli-module = Module { $n }
cli-from-pack = pack { $pack }
cli-ours = ours: { $fields }
cli-provenance-hint = book: from a rule book. public: from a public page. ours: designed by this project, not what is printed.
cli-packs-folder = Your own packs go into { $folder }, each into a folder of its own.
cli-pack-fine = { $path }: fine
cli-our-ruling = our ruling
cli-steelslayer = Steelslayer
cli-rule-sources = book, page { $pages }
cli-rule-no-source = no book says it
cli-rules-hint = A rule in full: reckoners rules USE-03. A group: reckoners rules USE. Search: reckoners rules barricade locks
cli-coverage = { $rules } rules and { $examples } examples have tests; { $missing } have none:
cli-scenario-ok = ok      { $file }: { $title }
cli-scenario-differs = DIFFERS { $file }: { $title }
cli-verified = { $file }: replays to its recorded end: { $n } actions, round { $round }, { $result ->
        [won] won.
        [lost] lost.
       *[playing] not over yet.
    }
cli-set-up = Set-up
cli-replay-prompt = { $n }/{ $last } (Enter next, b back, a number, board, q)>
cli-replay-help = Enter goes on, b goes back, a number from 0 to { $last } jumps there, board shows the table, decisive what cost most, q leaves.
cli-replay-end = That was the last action: { $result ->
        [won] won.
        [lost] lost.
       *[playing] the game is not over.
    }

## What somebody says

cli-quoted = “{ $text }”
