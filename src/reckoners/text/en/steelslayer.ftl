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
advice-do-blue-shield = { $n ->
        [one] remove a blue Shield from { $district }
       *[other] remove { $n } blue Shields from { $district }
    }
advice-do-copy-token = { $n ->
        [one] remove a Copy token from { $district }
       *[other] remove { $n } Copy tokens from { $district }
    }

## The forecast

server-cause-counted = { $action } ×{ $n }
server-cause-rolls = { $n ->
        [one] what the Epic Ability die shows
       *[other] what the Epic Ability die shows, { $n } times
    }
server-cause-skipped = one left out by Blackmail
server-cause-sabotaged = bracket one step less by Sabotage
server-cause-no-red-shield = no red Shield left in the box (−{ $n })
server-cause-no-blue-shield = no blue Shield left in the box (−{ $n })
server-cause-no-copy-token = no Copy token left in the box (−{ $n })
server-cause-no-equipment = no Equipment to steal (−{ $n })
server-cause-no-money = no money and nothing to sell (−{ $n })
server-cause-no-plan = no Plan token to give up (−{ $n })

## Refusals

refusal-steal-first = An Epic is stealing: first choose the card that you give up, then the Epics go on.
refusal-sell-first = Your money is attacked and gone: first choose a card to sell, then go on.
refusal-discard-first = Your plans are attacked: first choose who gives up a Plan token, then go on.
refusal-no-token-left = { $reckoner } has no Plan token to give up.

## The use of dice and cards, as events
# $colour and $for are dice by colour, $piece is what is brought. $exchange is `same` where a symbol is added and none changed.

piece-enforcement = an Enforcement piece
piece-barricade = a Barricade
piece-red-shield = a red Shield
piece-blue-shield = a blue Shield
piece-copy-token = a Copy token

event-plan-now = { $n ->
        [one] { $reckoner } gets a Plan token, ready to use.
       *[other] { $reckoner } gets { $n } Plan tokens, ready to use.
    }
event-die-returned = { $reckoner } puts back into the supply: { $colour }.
event-swapped = { $reckoner } exchanges a die with { $card }: { $colour } for { $for }.
event-half-paid = { $reckoner } pays the first half of { $card } with { $source }.
event-half-lost = { $reckoner } does not pay the second half of { $card }: the first one is lost.
event-waits = { $reckoner } may use an action of { $card }.
event-changed = { $exchange ->
        [same] { $reckoner } adds a symbol with { $card }: { $symbol }.
       *[other] { $reckoner } changes a symbol with { $card }: { $taken } becomes { $symbol }.
    }
event-charged = { $reckoner } lays a Demolitions token on the card: { $now } there.
event-set-off = { $n ->
        [0] { $reckoner } strikes without Demolitions tokens
        [one] { $reckoner } sets off a Demolitions token
       *[other] { $reckoner } sets off { $n } Demolitions tokens
    }: { $now ->
        [0] none left on the card.
       *[other] { $now } left on the card.
    }
event-brought = { $reckoner } brings { $piece } from { $from } to { $district }.
event-regained = { $reckoner } takes { $die } back, to use it again.
event-healed = { $n } population saved: { $now } now.
event-consumed = Reward: { $counted }.
event-consumed-lost = Reward without use: { $counted }.

## Options
# The second symbol of a power is $symbol-2. $choice is a word of the power itself.

server-do-power-dispatcher = Send { $reckoner } to { $district }
server-do-power-demolitions = { $choice-id ->
        [put] Lay a token on { $card }
        [0] No token off: 1 Attack
        [1] One token off: 3 Attack
        [2] Two tokens off: 5 Attack
        [3] Three tokens off: 7 Attack
       *[other] Tokens off: { $choice }
    }
server-do-power-tradecraft = { $card }: one more { $symbol }
server-do-power-utility-tool = { $card }: { $symbol } becomes { $symbol-2 }
server-do-power-spyril = { $reckoner } takes a used die back
server-do-power-extra-ammo = { $reckoner } rolls unused dice again
server-do-power-kidnap = Bring the Boss or pieces to { $district }
server-do-power-dish-soap = Base marker one step up
server-do-power-tracking-device = Plan token, ready at once
server-do-power-med-kit = Regain 1 population
server-do-again = Roll { $die } again
server-do-enough = Roll no more
server-do-regain = Take { $die } back
server-do-swap = Exchange { $die } for { $colour }
server-do-take = Take { $colour }
server-do-leave = Leave the dice as they are
server-do-bring = Bring { $piece } from { $district }
server-do-bring-boss = Bring the Boss
server-do-done = Bring no more
advice-do-power-dispatcher = send { $reckoner } to { $district }
advice-do-power-demolitions = { $choice-id ->
        [put] lay a token on { $card }
        [0] { $card } without a token
        [1] { $card } with one token
       *[other] { $card } with { $choice } tokens
    }
advice-do-power-tradecraft = { $card } for one more { $symbol }
advice-do-power-utility-tool = { $symbol } becomes { $symbol-2 } by { $card }
advice-do-power-spyril = give { $reckoner } a used die back
advice-do-power-extra-ammo = let { $reckoner } roll dice again
advice-do-power-kidnap = bring the Boss or pieces to { $district }
advice-do-power-dish-soap = base marker one step up
advice-do-power-tracking-device = take a Plan token that is ready
advice-do-power-med-kit = regain 1 population
advice-do-again = roll { $die } again
advice-do-enough = roll no more
advice-do-regain = take { $die } back
advice-do-swap = exchange { $die } for { $colour }
advice-do-take = take { $colour }
advice-do-leave = leave the dice as they are
advice-do-bring = bring { $piece } from { $district }
advice-do-bring-boss = bring the Boss
advice-do-done = bring no more

## Decisions
# $who is who decides.

server-decision-swap = Exchange a die
    .detail = { $who } may take one from the supply.
server-decision-kidnap = Kidnap: whom or what?
    .detail = { $who } brings the Boss, or up to three pieces.
server-decision-ammo = Extra Ammo: roll again
    .detail = { $who } may roll two unused dice, or one of them twice.
server-decision-regain = Spyril: which die?
    .detail = { $who } takes a used die back.
server-seat-owing = { $card }: still to pay, { $symbols }
server-seat-waiting = { $card }: an action waits

## Refusals

refusal-answer-first = A card is waiting for a choice: make that first, then go on.
refusal-not-asked = It is { $reckoner } who has to choose now.
refusal-pulled = { $reckoner } cannot Move out of { $district }: Pull holds everybody there.
refusal-die-open = { $reckoner } is in the middle of a die and cannot be moved now.
refusal-no-used-die = { $reckoner } has no used die to take back.
refusal-no-unused-die = { $reckoner } has no unused die to roll again.
refusal-die-not-used = { $die } of { $reckoner } has not been used, so it cannot be taken back.
refusal-nothing-to-bring = There is nothing elsewhere that could be brought to { $district }.
refusal-boss-or-pieces = It is the Boss or pieces, not both; pieces have been brought to { $district } already.
refusal-boss-there = { $boss } is in { $district } already.
refusal-piece-there = That is in { $district } already, where the pieces are brought to.
refusal-no-such-piece = There is no such piece in { $district }.
refusal-die-taken-already = { $reckoner } has the die of { $card } already; it can be exchanged.
refusal-colour-gone = The supply has none of this: { $colour }.
refusal-not-swappable = { $die } of { $reckoner } cannot be exchanged by this card now.
refusal-same-colour = { $card } exchanges a die for another colour, else { $reckoner } leaves it as it is.
refusal-base-at-top = The base marker is at the top already; { $reckoner } can use this card as a die with money.
refusal-base-hidden-first = { $card } gives { $reckoner } money only when the base marker is at the top; until then it lifts the marker.
refusal-nobody-hurt = Nobody is missing: { $reckoner } cannot bring the population above where it started.
refusal-no-charge-beside = { $reckoner } has all Demolitions tokens on the card already: { $n }.
refusal-too-few-charges = { $reckoner } has fewer Demolitions tokens on the card than that: { $n }.
refusal-cannot-change = { $card } cannot change this like that for { $reckoner }.
refusal-pay-the-other = { $reckoner } has paid the first half of { $card } with that symbol; the other one is still to be paid.
refusal-nothing-waits = { $card } gives { $reckoner } an action only when something happens; none is waiting.
refusal-no-move-after-move = The action of { $card } cannot be another Move for { $reckoner }.
refusal-finish-open-die = { $reckoner } has to finish the open die before { $card } can do that.
refusal-card-asleep = { $card } of { $reckoner } has just come back and sleeps until the next Reckoner phase.
refusal-card-stolen = { $card } is stolen and belongs to nobody until the Epic that took it is defeated.
refusal-blue-shield = A blue Shield in { $district } guards the brackets there: remove it first.
refusal-no-copy-token = There is no Copy token in { $district } to remove.
refusal-no-such-target = There is nothing that { $symbol } could be used on there.
refusal-unknown-colour = '{ $word }' is no colour of dice ({ $known }).
refusal-unknown-piece = '{ $word }' is no piece that can be brought ({ $known }).

## Advice: why
# As in advice.ftl.

advice-why-shield-red = { $left ->
        [0] No Shield guards the Enforcement in { $district } any more.
       *[other] One Shield less guards the Enforcement in { $district }.
    }
advice-why-shield-blue = { $left ->
        [0] No Shield guards the brackets in { $district } any more.
       *[other] One Shield less guards the brackets in { $district }.
    }
advice-why-copies = There is one Copy token less in { $district }.
advice-why-copies-epic = { $n ->
        [one] Without the Copy token { $epic } in { $district } does one action less.
       *[other] Without the Copy tokens { $epic } in { $district } does { $n } actions less.
    }
advice-why-heals = { $n } population comes back.
advice-why-saves-up = With what is saved up, the next blow of { $reckoner } has { $n } Attack.
advice-why-regains = { $reckoner } can use the same die twice.
advice-why-plan-now = { $reckoner } can spend the Plan token in this step.
advice-why-base-up = The base is hidden better: it takes one Discover Base more to find it.
advice-why-boss-comes = { $boss } is then in { $district }, where he can be reached.
advice-why-gives-card = { $card } comes back to { $reckoner } when its thief is defeated.
advice-why-sells = { $card } of { $reckoner } brings ${ $price } at once.
advice-why-discards = { $reckoner } keeps { $n ->
        [0] no Plan token
        [one] one Plan token
       *[other] { $n } Plan tokens
    }.
advice-why-swaps = { $colour }: { $reckoner } gets { $wanted } more often.
advice-why-leaves = The dice of { $reckoner } can be exchanged again when the next round begins.
advice-why-ammo = What { $reckoner } rolls decides what the team does then, so it comes first.
advice-why-rolls-again = { $reckoner } gives up { $symbols } for another roll.
advice-why-rolls-no-more = What the dice of { $reckoner } show is certain.
