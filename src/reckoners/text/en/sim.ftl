# `reckoners sim` and `reckoners report`.

cli-help-sim = Let bots play many games and count what happens.
cli-help-sim-bot = The bot of all seats, or bots with commas between them, which go round the seats. Options follow a colon: planner:effort=2,life=1.5.
cli-help-sim-games = How many games each kind of table plays.
cli-help-sim-reckoners = How many Reckoners, drawn anew for each game: 4, or several numbers (2,3,4), or all. Or their names: tia,abraham.
cli-help-sim-difficulty = beginner, standard, hard or sparks; several with commas, or all.
cli-help-sim-seed = Any text. Game 12 has the seed TEXT-12; the same text gives the same games. Left out: a random one, or that of the file.
cli-help-sim-out = A file for one line on each game (.jsonl), or a table (.parquet). If it is there already, the run goes on where it stopped.
cli-help-sim-keep-games = Keep every game in this folder as a saved game: reckoners replay FOLDER/12-4-hard.jsonl. If the run is there already, it goes on where it stopped.
cli-help-sim-workers = How many processes play; 1 is this one alone. Left out: one for each core.
cli-help-sim-dask = The address of a Dask scheduler, whose workers play instead.
cli-help-sim-patience = Seconds that a bot of somebody else may take for an answer before it is replaced.
cli-help-report = What the results of many games say, with intervals.
cli-help-report-files = Files that reckoners sim --out has written.
cli-help-report-out = Write report.md and plots into this folder.
cli-help-report-compare = Compare two files game by game, over the seeds that they share.

sim-progress = Games
sim-rate = { $rate } a second
sim-title = Games of { $bots }
sim-all = together
sim-column-reckoners = Reckoners
sim-column-difficulty = Difficulty
sim-column-games = Games
sim-column-won = Won
sim-column-rate = Win rate (95 %)
sim-column-rounds = Rounds (middle half)
sim-why-attack = attack
sim-why-no-enforcement = no Enforcement left
sim-why-no-barricade = no Barricade left
sim-why-fortify = Fortify at the limit
sim-why-no-red-shield = no red Shield left
sim-why-no-blue-shield = no blue Shield left
sim-why-no-copy-token = no Copy token left
sim-why-no-equipment = no Equipment to steal
sim-why-no-money = no money left
sim-why-no-plan = no Plan token left
sim-why-no-card = no Equipment to do without
sim-causes = { $lost ->
        [one] One game was lost. The last people fell to:
       *[other] { $lost } games were lost. The last people fell to:
    }
sim-cause = { $actor }, { $why }: { $games } ({ $share } %)
sim-trouble = The bot { $bot } was replaced { $times ->
        [one] once
       *[other] { $times } times
    } ({ $kind }): { $details }
sim-done = { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $seconds } s, { $rate } a second. Seed: { $seed }
sim-file = Every game is in { $file }; see: reckoners report { $file }
sim-games = Every game is a saved game in { $folder }; see: reckoners replay { $file }
sim-interrupted = Stopped; nothing was kept. With --out FILE.jsonl the next run can be stopped and gone on with.
sim-interrupted-kept = Stopped after { $done } of { $total } games. They are kept; the same command goes on from there.
sim-mixed = '{ $given }' mixes counts and names; write either 2,3,4 or tia,abraham,random

report-title = Report of many games
report-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, won: { $rate }. Intervals hold the true value in 95 of 100 cases; a star marks differences that are hardly chance.
report-source = { $file }: { $games } games of { $bots }, seed { $seed }, packs { $packs }, version { $version }
report-modules = modules { $modules }
report-shared-decks = The same decks were met at { $tables } kinds of table: what cards and Epics are worth over all of them is less sure than its interval says.
report-contents-differ = These files were played with different cards; what is added up here is not the same game.
report-trouble = The bot { $bot } was replaced { $times ->
        [one] once
       *[other] { $times } times
    } ({ $kind }).
report-no-games = There is no finished game in these files.
report-written = Written: { $file }
report-won = won
report-lost = lost
report-wins = Wins and length
    .plot = Win rates and their intervals
report-hunt = The hunt
    .note = Epics a game; of the Boss’s research, what rewards brought; sudden: of the games lost, those with 12 or more people left before the last phase. The last four columns are for a round: Enforcement removed, Barricades opened, moves, symbols used on the Boss.
report-rounds = Length of the games
report-population = People left at the end of each round
    .note = The median and the middle half of the games that had come so far.
report-causes = What took the last people
report-people = Whom people were lost to
report-equipment = Equipment
    .plot = Equipment: games in which it was bought less those in which it was only offered
    .note = Worth: the win rate of games in which the card was bought less that of games in which it only lay in the market, in percentage points, at equal tables. Teams that do well buy more, so it is worth comparing cards with each other rather than with 0. Early: the win rate of games in which it came before the first round less that of all others; the deck decides that, so it is a fair trial of having the card at hand.
report-reckoners = Reckoners
    .plot = Reckoners: games with this one less games without
    .note = Difference: games with this Reckoner less games without, in percentage points, at equal tables.
report-epics = Epics
    .plot = Epics: whom people were lost to
    .note = People are those it took in a game in which it came. Difference: games in which it came less the others, in percentage points, at equal tables; longer games meet more Epics.
report-happened = What modules brought
report-what-stolen = Cards stolen
report-what-sold = Cards sold
report-what-discarded = Plan tokens discarded
report-what-pulled = Reckoners pulled
report-what-repelled = Reckoners pushed away
report-what-transforms = Rolls of the Epic Ability die
report-what-red-shields = Red Shields placed
report-what-red-shields-removed = Red Shields removed
report-what-blue-shields = Blue Shields placed
report-what-blue-shields-removed = Blue Shields removed
report-what-copy-tokens = Copy tokens placed
report-what-copy-tokens-removed = Copy tokens removed
report-column-bots = Bots
report-column-reckoners = Reckoners
report-column-difficulty = Difficulty
report-column-games = Games
report-column-win-rate = Win rate
report-column-rounds = Rounds
report-column-rounds-won = when won
report-column-rounds-lost = when lost
report-column-round = Round
report-column-people-won = People, won
report-column-games-won = Games
report-column-people-lost = People, lost
report-column-games-lost = Games
report-column-actor = By
report-column-why = Why
report-column-share = Share
report-column-people = People
report-column-people-a-game = People a game
report-column-card = Card
report-column-offered = Offered
report-column-bought = Bought
report-column-bought-round = in round
report-column-uses = Uses
report-column-worth = Worth
report-column-early = Early
report-column-reckoner = Reckoner
report-column-difference = Difference
report-column-ability-uses = Ability used
report-column-cards = Cards bought
report-column-epic = Epic
report-column-met = Games met
report-column-defeated = Defeated
report-column-phases = Phases alive
report-column-what = What
report-column-times = Times
report-column-times-a-game = Times a game
report-column-met-a-game = Epics met
report-column-defeated-a-game = Epics defeated
report-column-by-rewards = From rewards
report-column-sudden = Sudden defeats
report-column-enforcement = Enforcement
report-column-opened = Barricades
report-column-moves = Moves
report-column-on-boss = On the Boss
report-axis-reckoners = Reckoners
report-axis-win-rate = Games won, %
report-axis-rounds = Rounds
report-axis-games = Games
report-axis-round = Round
report-axis-people = People left
report-axis-share-lost = Share of lost games, %
report-axis-people-a-game = People lost in a game
report-axis-people-met = People lost to it in a game in which it came
report-axis-difference = Difference of win rates, percentage points
report-compare = Two runs over the same seeds
report-compare-two = --compare takes two files: reckoners report --compare a.jsonl b.jsonl
report-compare-note = Only games that both files have. Difference: the first file less the second, in percentage points; a star marks one that is hardly chance.

error-sim-suffix = { $file }: results are kept as .jsonl or .parquet; give the file one of these endings

error-sim-nothing = a run needs a bot, at least one kind of table and a seed
error-sim-many-bots = { $bots } bots do not fit on { $seats } seats; give at most one for each Reckoner
error-sim-worker-died = a process that played games has died, perhaps for lack of memory, or in a bot that did not come back; try fewer of them (--workers 1). What is in the file of --out stays, and the same command goes on from there
error-sim-other-content = a worker has no Reckoners, or other cards or another version than this machine; install the same version and the same packs there, and where the scheduler runs
error-sim-no-results = { $file }: this file holds no results of reckoners sim; choose another name
error-sim-other-folder = { $folder }: this folder holds something else than games of reckoners sim; choose another name, or an empty folder
error-sim-other-format = { $file }: written in format { $there }, this program knows format { $here }
error-sim-other-run = { $file }: holds another run; { $field ->
        [seed] its seed is
        [bots] its bots are
        [boss] its Boss is
        [city] its city is
        [modules] its modules are
        [options] its options are
        [cells] its tables are
        [packs] its packs are
        [content] the fingerprint of its cards is
       *[version] it was played by version
    } '{ $there }' and not '{ $here }'. Use the same options to go on with it, or choose another file
error-sim-bad-line = { $file }, line { $line }: not the game that belongs here; the file was changed after it was written. Choose another file, or delete this line and those after it to go on from there
error-sim-extra = this needs { $package }, which is not there: make env fetches it into a copy of the sources, pip install { $package } anywhere else
error-sim-no-cluster = no Dask scheduler answers at { $address } ({ $reason }); start one: dask scheduler
error-sim-idle-cluster = the Dask scheduler at { $address } has no workers; start some: dask worker { $address }
error-sim-nothing-shared = { $one } and { $other } share no game: play both with the same --seed, --reckoners and --difficulty
