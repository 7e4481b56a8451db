# What happened, one short line each for the log of a game.
#
# Arguments are names as players know them, and numbers. Where a sentence has to choose, it can choose by the id of a
# thing, such as $symbol-id, or by $change: `plus` or `minus`. Amounts are never negative. $die is a die's place, such
# as d3; $source is a die, a Plan token or a card; $symbols and $face list symbols, such as "2 Contain, 1 Money".

## Steps

step-roll = Roll
    .when = while dice are being rolled
step-use = Use dice
    .when = while dice are being used
    .at-once = Use dice + rewards
step-rewards = Rewards
    .when = while rewards are given out
step-purchase = Purchase
    .when = in a purchase step
step-add = New Epics
step-activate = Epics activate
    .when = when an Epic's action makes you choose
step-prologue = Prologue
    .when = at the end of the prologue, after the first purchases
step-over = Game over

event-round = Round { $n }.
event-step = Step: { $step }.
event-forced = { $option-id ->
        [end] There is nothing more to do in this step.
       *[other] Only one way: { $option }.
    }
event-over = { $result ->
        [won] Victory! { $boss } is defeated.
       *[lost] Defeat. Nobody is left to save.
    }

## Prologue

event-boss-placed = { $boss } appears in { $district }.
event-placed = { $reckoner } starts in { $district }.

## Rolling

event-rolled = { $reckoner } rolls { $die }: { $face }.
event-kept = { $reckoner } keeps { $die }.
event-rolling-done = { $reckoner } has finished rolling.
event-faith = { $reckoner } rolls the chosen dice again.

## Using dice

source-plan = a Plan token
symbols-any = any symbol
symbols-nothing = no symbol

event-opened = { $symbols-id ->
        [nothing] { $reckoner } uses { $source }.
       *[other] { $reckoner } takes { $source }: { $symbols }.
    }
# $aim is `district`, `boss` or `none`; $target the name of the district, or of the Boss (and the track).
event-spent = { $aim ->
        [district] { $reckoner } uses { $source } for { $symbol } in { $target }.
        [boss] { $reckoner } uses { $source } for { $symbol } on { $target }.
       *[none] { $reckoner } uses { $source } for { $symbol }.
    }
event-lapsed = { $reckoner } lets { $symbols } of { $source } lapse.
event-moved = { $reckoner } moves from { $from } to { $district }.
event-paid = { $reckoner } pays for { $card } with { $source }.
event-turned = { $reckoner } turns { $die }: { $face }.
event-gave = { $reckoner } gives { $to } a Plan token, ready to use.
event-sniper = { $reckoner } aims at { $district }.
event-plan = { $n ->
        [one] { $reckoner } gets a Plan token for the next round.
       *[other] { $reckoner } gets { $n } Plan tokens for the next round.
    }
event-plans-ready = { $n ->
        [one] A Plan token of { $reckoner } is ready.
       *[other] { $n } Plan tokens of { $reckoner } are ready.
    }

## Money, Enforcement, Barricades, population, base

event-money = { $change ->
        [minus] The team pays ${ $n } and has ${ $now } left.
       *[plus] The team earns ${ $n } and has ${ $now }.
    }
event-enforcement = { $change ->
        [minus] { $n } Enforcement out of { $district }: { $now ->
                [0] none left.
               *[other] { $now } left.
            }
       *[plus] { $n } Enforcement into { $district }: { $now } there.
    }
event-barricades = { $change ->
        [minus] { $n ->
                [one] A Barricade
               *[other] { $n } Barricades
            } removed from { $district }: { $now ->
                [0] the way is free.
               *[other] { $now } left.
            }
       *[plus] { $n ->
                [one] A Barricade
               *[other] { $n } Barricades
            } built in { $district }: { $now } there.
    }
event-population = { $why ->
        [no-enforcement] No Enforcement is left in the box: { $n } population lost
        [no-barricade] No Barricade is left in the box: { $n } population lost
        [fortify] Nothing can be fortified any more: { $n } population lost
        [no-red-shield] No red Shield is left in the box: { $n } population lost
        [no-blue-shield] No blue Shield is left in the box: { $n } population lost
        [no-copy-token] No Copy token is left in the box: { $n } population lost
        [no-equipment] There is no Equipment to steal: { $n } population lost
        [no-money] There is no money and nothing to sell: { $n } population lost
        [no-plan] There is no Plan token to give up: { $n } population lost
        [no-card] There is no Equipment to do without: { $n } population lost
       *[attack] { $n } population lost
    }, { $now } left.
event-base = The base marker moves: { $now ->
        [0] it is at the top.
        [one] { $now } step below the top.
       *[other] { $now } steps below the top.
    }
event-base-found = Your base is found! The marker goes back to the top.
event-captured = { $reckoner } loses { $die }: it is captured.

## Epics

event-bracket = { $change ->
        [minus] { $epic } is contained: bracket from { $was } to { $now }.
       *[plus] { $epic } grows stronger: bracket from { $was } to { $now }.
    }
event-research = { $epic }: { $now ->
        [0] no research left.
       *[other] { $now } research left.
    }
event-weakened = { $epic } in { $district } is weakened and has { $health } health.
event-health = { $epic }: { $now ->
        [0] no health left.
       *[other] { $now } health left.
    }
event-defeated = { $epic } in { $district } is defeated!
event-enters = { $epic } comes to { $district }.
event-unknown-epic = A new Epic comes to { $district }; nobody knows yet which one.
event-reshuffled = { $n ->
        [0] The Epic deck is empty, and so is the pile of defeated Epics.
        [one] The Epic deck is empty: one defeated Epic returns.
       *[other] The Epic deck is empty: { $n } defeated Epics are shuffled and return.
    }
event-activates = { $epic } in { $district } activates.
event-acts = { $epic } acts: { $action }.
event-overflows = The track of { $epic } is full: the last action happens { $n ->
        [one] once more.
        [2] twice more.
       *[other] { $n } times more.
    }
event-gift = A gift goes from { $from } to { $district }.
event-fortified = { $epic } is fortified: research { $research }, health { $health }.
health-infinite = infinite

## The Boss

event-boss-bracket = { $change ->
        [minus] The { $track } of { $boss } is contained: bracket from { $was } to { $now }.
       *[plus] The { $track } of { $boss } grows stronger: bracket from { $was } to { $now }.
    }
event-boss-research = { $boss }: { $now ->
        [0] no research left.
       *[other] { $now } research left.
    }
event-boss-weakened = { $boss } is weakened and has { $health } health!
event-boss-health = { $boss }: { $now ->
        [0] no health left.
       *[other] { $now } health left.
    }
event-boss-activates = { $boss } activates.
event-boss-acts = { $boss } acts ({ $track }): { $action }.
event-boss-overflows = The { $track } of { $boss } is full, so its last action happens: { $action }.
event-boss-moves = { $n ->
        [0] { $boss } is brought to { $district }.
        [one] { $boss } walks to the next district: { $district }.
       *[other] { $boss } walks { $n } districts on, to { $district }.
    }

## Rewards and purchases
# $reward is a number of something, such as "2 Plan" or "$3".

event-reward = Reward: { $reward }.
event-reward-lost = Reward without use: { $reward }.
event-bought = { $reckoner } gets { $card }.
event-die-gained = { $reckoner } gets another die: { $die }.
event-market = New on the market: { $card }.
event-refreshed = The old market is cleared away.
event-ransomed = { $reckoner } gets { $die } back.
