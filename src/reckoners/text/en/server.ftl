# What the server says to the browser: options, the decision, the forecast's causes, the log, faults.

# The language's own name, for the list of languages.
server-language = English

## Options
# What a button does. $die is a die's place, such as d3; $symbols and $face list symbols, such as "2 Contain, 1 Money".

server-do-keep = Keep { $die }
server-do-reroll = Roll the others again
server-do-stop = Keep all and finish
server-do-power-faith = { $die-id ->
        [roll] Roll the chosen dice again
       *[other] Choose { $die } to roll again
    }
server-do-money = Earn $1
server-do-plan = Plan token for the next round
server-do-enforcement = Remove one Enforcement from { $district }
server-do-contain = Contain { $epic }
server-do-contain-boss = Contain { $boss }: { $track }
server-do-research = Research { $epic }
server-do-attack = Attack { $epic }
server-do-move = Move to { $district }
server-do-barricade = Remove a Barricade from { $district }
server-do-card = Pay for { $card }
server-do-lapse = Let the rest lapse
server-do-power-improvise = Turn { $die }: { $face }
server-do-power-operations = Give { $reckoner } a Plan token
server-do-power-sniper = Aim at { $district }
server-do-power = Use { $card }
    .with = Use { $card }: { $things }
server-do-end-use = End the use of dice
server-do-end-purchase = End the purchases
server-do-token = Plan token for { $reckoner }
server-do-buy = Buy { $card } for { $reckoner }
server-do-refresh = Lay out a new market
server-do-ransom = Buy back { $die } of { $reckoner }
server-do-lose = { $reckoner } loses { $die }
server-do-place = Start in { $district }

## The log
# $what is one of the options above.

server-log-team = { $what }
server-log-by = { $who }: { $what }
server-log-with = { $who }, { $source }: { $what }
server-log-set-up = The city is laid out

## The decision

server-decision-buy-first = First purchases
    .detail = The team has ${ $money }.
server-decision-place = Where do you start?
    .detail = Still to be placed: { $who }.
server-decision-roll = Roll dice
    .detail = Still rolling: { $who }.
server-decision-use = Use dice
    .detail = { $who ->
        [nobody] Nobody has anything left to use.
       *[other] Still acting: { $who }.
    }
server-decision-open = { $who }: { $symbols } left
    .detail = Of { $source }. Starting something else lets it lapse.
server-decision-open-fresh = { $who }: { $source }, { $symbols }
    .detail = Nothing of it is used yet.
server-decision-rewards = Give out the rewards
    .detail = Left: { $rewards }.
server-decision-purchase = Purchases
    .detail = The team has ${ $money }.
server-decision-lose = Your base was found: lose a die
    .detail = { $who ->
        [nobody] Choose which one.
       *[other] { $who } is acting.
    }
server-decision-won = Victory!
    .detail = { $boss } is defeated, in round { $round }.
server-decision-lost = Defeat
    .detail = The city is lost, in round { $round }.

# One Reckoner's line.
server-seat-rolling = Roll { $n } of { $rolls }
server-seat-rolled = Done rolling
server-seat-choosing = Dice chosen to roll again
server-seat-open = { $source }: { $symbols } left
server-seat-use = { $dice ->
        [0] No dice left
        [one] One die left
       *[other] { $dice } dice left
    }{ $plan ->
        [0] { "" }
        [one] , a Plan token
       *[other] , { $plan } Plan tokens
    }
server-seat-done = Done
server-seat-place = Not placed yet

## The forecast
# $actions lists actions, such as "Enforcement, Attack Population".

server-cause = { $actions }
server-cause-none = No action is lit
server-cause-overflow = { $n ->
        [one] overflow: the last action once more
       *[other] overflow: the last action { $n } times more
    }
server-cause-no-enforcement = no Enforcement left in the box (−{ $n })
server-cause-no-barricade = no Barricade left in the box (−{ $n })
server-cause-fortify = nothing left to fortify (−{ $n })

## The end

server-turn-loss = { $n } population lost at the end of round { $round }.

## Refusals and faults

server-late = Somebody was faster: the table has changed. Look again.
server-nothing-to-undo = There is nothing to take back.
server-nothing-to-redo = There is nothing to play again.
server-playable = That can be played now.
server-fault-unreadable = The message could not be read: { $reason }
server-fault-binary = Binary messages are not understood here; send JSON text.
server-fault-too-large = This message is too large; at most { $most } bytes are read.
server-fault-unknown-table = There is no such table. It may have been deleted.
server-fault-old-client = This page is older than the server. Reload it.
server-fault-no-position = This game has positions 0 to { $last } only.
server-fault-storage = The action could not be kept on disk, so it was not played: { $reason }
server-fault-broken-table = This table cannot be opened: { $reason }
server-fault-deleted = This table was deleted.
server-fault-bug = Something went wrong in the server; the table is as it was.
server-fault-set-up = This table cannot be set up: { $reason }
server-fault-file = This file cannot be loaded: { $reason }
server-fault-file-too-large = This file is too large; at most { $most } bytes are read.
# What an uploaded file is called in the sentence above.
server-this-file = this file
server-fault-forbidden = This request comes from another site and is not answered.
server-fault-unknown-page = There is nothing here.

## Bots
# The names stand in lists and in sentences, so they begin as a name does in this language.

server-bot-name-planner = Planner
server-bot-name-greedy = Greedy
server-bot-name-random = Random
server-bot-text-planner = Thinks ahead and plays well.
server-bot-text-greedy = Takes what is best right now. Fast.
server-bot-text-random = Does anything that is allowed.
server-bot-replaced = { $kind ->
        [hung] The bot { $bot } did not answer in time.
        [nonsense] The bot { $bot } wanted something that cannot be played.
        [broken] The bot { $bot } does not start.
       *[other] The bot { $bot } has failed.
    } { $by } plays on in its place.
server-bots-failed = The bots have failed and are stopped. Play their seats yourselves, or let them go on.
server-fault-no-seat = This Reckoner does not sit at this table.
server-fault-no-bot = This bot cannot sit down: { $reason }
server-fault-no-thought = The planner could not work this out. Ask again.
