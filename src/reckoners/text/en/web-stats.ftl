# Statistics over all games, and challenges, in the browser.

web-stats = Statistics
web-stats-who = Which games
web-stats-who-mine = With people
web-stats-who-all = All, also bots alone
web-stats-bots-alone = { $n ->
        [one] One game that bots played alone is not counted.
       *[other] { $n } games that bots played alone are not counted.
    }
web-stats-none = No game is finished yet. Once one is, it stands here.
web-stats-reading = Reading games that were played before: { $read } of { $all }
web-stats-stop = Stop
web-stats-stopped = { $n ->
        [one] One game is not read yet: it counts, but not for cards and dice.
       *[other] { $n } games are not read yet: they count, but not for cards and dice.
    }
web-stats-go-on = Read on
web-stats-closed = { $n ->
        [one] One game was played with other cards or rules than there are now: it counts for everything but dice and close losses.
       *[other] { $n } games were played with other cards or rules than there are now: they count for everything but dice and close losses.
    }
web-stats-csv = As a file (CSV)
web-stats-won = Games won
web-stats-won-of = { $won } of { $games }
web-stats-percent = { $n }%
web-stats-between = { $low } to { $high }%
web-stats-likely = in truth likely { $low } to { $high }%
web-stats-now = Now in a row
web-stats-now-won = { $n ->
        [one] one win
       *[other] { $n } wins
    }
web-stats-now-lost = { $n ->
        [one] one loss
       *[other] { $n } losses
    }
web-stats-longest = Longest row of wins
web-stats-longest-lost = and of losses: { $n }
web-stats-luck = Luck of the dice
web-stats-over = { $n } symbols
web-stats-over-dice = { $n ->
        [one] one die rolled
       *[other] { $n } dice rolled
    }
web-stats-by = Wins by
web-stats-by-boss = Boss
web-stats-by-city = City
web-stats-by-difficulty = Difficulty
web-stats-by-size = Number of Reckoners
web-stats-by-reckoner = Reckoner
web-stats-by-card = Equipment
web-stats-by-said-boss = Share of games won against each Boss
web-stats-by-said-city = Share of games won in each city
web-stats-by-said-difficulty = Share of games won at each difficulty
web-stats-by-said-size = Share of games won by the number of Reckoners
web-stats-by-said-reckoner = Share of games won with each Reckoner in the team
web-stats-by-said-card = Share of games won with each Equipment card, bought or owned at the end
web-stats-by-none = Nothing to show yet.
web-stats-size = { $n } Reckoners
web-stats-thin = The thin line is where the true share lies in 95 of 100 cases.
web-stats-few = Pale: fewer than { $n } games, which says little.
web-stats-most = The { $n } that came most often; all of them in the table.
web-stats-share = Won
web-stats-games = Games
web-stats-interval = Likely between
web-stats-luck-said = Symbols rolled above or below the average in each of the last { $n } games, the newest at the right
web-stats-luck-more = Your dice showed { $n } symbols more than the average of { $dice } dice. Chance alone stays within { $usual } in 95 of 100 cases.
web-stats-luck-less = Your dice showed { $n } symbols fewer than the average of { $dice } dice. Chance alone stays within { $usual } in 95 of 100 cases.
web-stats-luck-usual = That is nothing unusual.
web-stats-luck-rare = That is rare.
web-stats-luck-none = No dice have been counted yet.
web-stats-game = Game
web-stats-dice = Dice
web-stats-average = Against the average
web-stats-best = Best games
web-stats-best-text = Won: the hardest first, then most people left
web-stats-closest = Closest games
web-stats-closest-text = Little more would have turned them
web-stats-best-none = Not won yet.
web-stats-margin-won = won with { $n } population left
web-stats-margin-lost = lost with { $n } research and health of the Boss left

web-challenge = Challenges
    .text = The same game for everybody: one each day, one each week
web-challenge-day = Challenge of the day
web-challenge-week = Challenge of the week
web-challenge-link = A challenge from a link
web-challenge-week-of = Week { $week } of { $year }
web-challenge-play = Begin
web-challenge-continue = Go on
web-challenge-again = Play it again
web-challenge-none = Not played yet
web-challenge-won = Won in round { $round }, { $population } population left
web-challenge-lost = Lost in round { $round }
web-challenge-playing = { $round ->
        [0] Being played, prologue
       *[other] Being played, round { $round }
    }
web-challenge-results = Your results
web-challenge-when = When
web-challenge-how = How it went
web-challenge-bots = Bots
web-challenge-by-bot = A bot plays { $name }
web-challenge-people = Who plays
web-challenge-send = Link for a friend
web-challenge-send-text = Whoever opens it with Reckoners running gets the same set-up and the same dice.
web-challenge-mine = Send one of your games
web-challenge-mine-show = Show its link
web-challenge-paste = A link from a friend
web-challenge-open = Open
web-challenge-no-link = That is no link of a challenge. It has #/challenge/ in it.
web-challenge-differs = Your cards are not quite those of whoever sent this: another version, or a changed pack. It can be played, but dice and decks may go another way.
web-challenge-cannot = It cannot be played here:
