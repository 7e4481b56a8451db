# Bots and advice at the terminal's prompt. Words that are typed (bot, go, advice ...) are the same in every language.

## Options

cli-help-bots = Which seats bots play: 3 (the last three), all, tia,prof, or tia=greedy,prof=planner. Left out: people play.
cli-help-pace = Seconds between two actions of bots.

## Who plays

cli-ask-bots = Who plays them? Enter: people. Bots: how many seats (1), names ({ $first }), name=bot, or all. Bots: { $known }.
cli-bots-too-many = { $n } bots for { $seats } seats are too many.
cli-bots-no-seat = No Reckoner at this table is called '{ $word }'; there are: { $known }.
cli-bots-seat = { $name }: { $bot ->
        [person] a person
       *[other] { $bot }
    }
cli-bots-none = No bot plays here; give a seat to one: bot tia planner
cli-bots-paused = The bots wait. 'go' lets them go on, and so does your next action.
cli-bot-how = Write, for example: bot tia planner, or: bot tia off. Bots: { $known }
cli-bot-plays = { $bot }: { $action }
# $details is what the bot itself or Python said, in whatever language.
cli-bot-trouble = The bot { $bot } { $kind ->
        [hung] gave no answer in time
        [raised] failed
       *[nonsense] answered with something that cannot be played
    } ({ $details }); another one plays on in its place.

## Advice

cli-no-advice = There is nothing to decide now.
cli-advice-pick = { $n ->
        [1] 1 plays it; Enter shows all options.
       *[other] 1 to { $n } plays one; Enter shows all options.
    }
cli-no-odds = Nobody is rolling now.
cli-odds-of = { $name }, { $n ->
        [0] no reroll left
        [one] one reroll left
       *[other] { $n } rerolls left
    }
cli-not-over = What counted can be told when the game is over.
cli-decisive = { $n ->
        [0] No decision cost much: the planner would hardly have done better.
        [one] The decision that cost most:
       *[other] The { $n } decisions that cost most:
    }
cli-decisive-wait = Looking back over the game ...
