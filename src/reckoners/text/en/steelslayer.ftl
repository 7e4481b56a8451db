# What Steelslayer's modules 1 to 3 say while they are played: events, options, decisions, refusals.

## What Epics do, as events
# As in events.ftl. $change is `plus` or `minus`, $n how many, $now how many are there then.

event-red-shields = { $change ->
        [minus] A red Shield removed from { $district }: { $now ->
                [0] none left.
               *[other] { $now } left.
            }
       *[plus] { $n ->
                [one] A red Shield
               *[other] { $n } red Shields
            } into { $district }: { $now } there.
    }
event-blue-shields = { $change ->
        [minus] A blue Shield removed from { $district }: { $now ->
                [0] none left.
               *[other] { $now } left.
            }
       *[plus] { $n ->
                [one] A blue Shield
               *[other] { $n } blue Shields
            } into { $district }: { $now } there.
    }
event-copy-tokens = { $change ->
        [minus] A Copy token removed from { $district }: { $now ->
                [0] none left.
               *[other] { $now } left.
            }
       *[plus] { $n ->
                [one] A Copy token
               *[other] { $n } Copy tokens
            } into { $district }: { $now } there.
    }
event-acts-again = { $epic } acts once more because of a Copy token: { $action }.
event-settles = { $epic } counts: { $action }, { $n ->
        [0] nothing there.
        [one] once.
        [2] twice.
       *[other] { $n } times.
    }
event-copied = { $district } copies { $from }: { $action }.
event-copied-nothing = { $district } finds nothing to copy in { $from }.
event-transforms = The Epic Ability die in { $district } shows { $action }.
event-unknown-roll = The Epic Ability die would be rolled in { $district }; nobody knows what it will show.
event-powers-up = The track of { $epic } is full, so Power Up makes its last action happen: { $action }.
event-pulled = { $reckoner } is pulled from { $from } to { $district }.
event-repelled = { $reckoner } is pushed from { $from } to { $district }.
event-stolen = { $card } of { $reckoner } is stolen; it lies under the Epic in { $district }.
event-given-back = { $reckoner } gets { $card } back. It sleeps until the next Reckoner phase.
event-sold = { $card } of { $reckoner } is sold for ${ $n }.
event-discarded = { $reckoner } gives up a Plan token.
event-blackmailed = Blackmail: { $epic } leaves out { $action }.
event-sabotaged = Sabotage: the bracket of { $epic } makes one step less.

## Decisions
# $who is the Epic that acts, or `nobody`.

server-decision-steal = Equipment is stolen: give up a card
    .detail = { $who ->
        [nobody] Choose whose card goes, and which.
       *[other] { $who } takes it until defeated.
    }
server-decision-sell = No money left: sell Equipment
    .detail = { $who ->
        [nobody] Choose whose card is sold, and which.
       *[other] { $who } attacks your money.
    }
server-decision-discard = Plans are attacked: give up a Plan token
    .detail = { $who ->
        [nobody] Choose who gives one up.
       *[other] { $who } is acting.
    }
server-do-steal = { $reckoner } gives up { $card }
server-do-sell = Sell { $card } of { $reckoner }
server-do-discard = { $reckoner } gives up a Plan token
server-do-red-shield = Remove a red Shield from { $district }
server-do-blue-shield = Remove a blue Shield from { $district }
server-do-copy-token = Remove a Copy token from { $district }
advice-do-steal = { $reckoner } gives up { $card }
advice-do-sell = sell { $card } of { $reckoner }
advice-do-discard = { $reckoner } gives up a Plan token
advice-do-red-shield = { $n ->
        [one] remove a red Shield from { $district }
       *[other] remove { $n } red Shields from { $district }
    }
advice-do-blue-shield = { $n ->
        [one] remove a blue Shield from { $district }
       *[other] remove { $n } blue Shields from { $district }
    }
advice-do-copy-token = { $n ->
        [one] remove a Copy token from { $district }
       *[other] remove { $n } Copy tokens from { $district }
    }

## The forecast

server-cause-no-red-shield = no red Shield left in the box (−{ $n })
server-cause-no-blue-shield = no blue Shield left in the box (−{ $n })
server-cause-no-copy-token = no Copy token left in the box (−{ $n })
server-cause-no-equipment = no Equipment to steal (−{ $n })
server-cause-no-money = no money and nothing to sell (−{ $n })
server-cause-no-plan = no Plan token to give up (−{ $n })

## Refusals

refusal-steal-first = An Epic is stealing: first choose the card that you give up, then the Epics go on.
refusal-sell-first = Your money is attacked and gone: first choose a card to sell, then the Epics go on.
refusal-discard-first = Your plans are attacked: first choose who gives up a Plan token, then the Epics go on.
refusal-no-token-left = { $reckoner } has no Plan token to give up.
