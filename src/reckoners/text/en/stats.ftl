# Statistics and challenges: what the server says, and the terminal.

server-challenge-packs = { $n ->
        [one] The pack { $packs } is missing here. Put it into the folder that “reckoners pack list” names, then open the link again.
       *[other] The packs { $packs } are missing here. Put them into the folder that “reckoners pack list” names, then open the link again.
    }

cli-help-stats = How your finished games in the browser went, all together.
cli-help-stats-all = Games that bots have played alone count too.
cli-help-stats-csv = Write a row for each game into this file instead.
cli-stats-none = No game in the browser is finished yet.
cli-stats-reading = Reading games that were played before: { $n } of { $of } (Ctrl-C stops, what was read is kept)
cli-stats-total = { $won } of { $games } games won: { $share }%, in truth likely { $low } to { $high }%.
cli-stats-row-won = Now won in a row: { $now }. Longest rows: { $won } won, { $lost } lost.
cli-stats-row-lost = Now lost in a row: { $now }. Longest rows: { $won } won, { $lost } lost.
cli-stats-luck-more = Luck of the dice: { $n } symbols more than the average of { $dice } dice; chance alone stays within { $usual } in 95 of 100 cases.
cli-stats-luck-less = Luck of the dice: { $n } symbols fewer than the average of { $dice } dice; chance alone stays within { $usual } in 95 of 100 cases.
cli-stats-by-boss = By Boss
cli-stats-by-city = By city
cli-stats-by-difficulty = By difficulty
cli-stats-by-size = By number of Reckoners
cli-stats-by-reckoner = By Reckoner
cli-stats-by-card = By Equipment, bought or owned at the end
cli-stats-rate = { $share }%, { $won } of { $games } (likely { $low } to { $high }%)
cli-stats-few = few games
cli-stats-bots-alone = { $n ->
        [one] One game that bots played alone is not counted; --all counts it.
       *[other] { $n } games that bots played alone are not counted; --all counts them.
    }
