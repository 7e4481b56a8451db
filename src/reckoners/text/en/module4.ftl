# What module 4 says while it is played: Attack Reckoners, Babilar's tracks, Dawnslight, rewards at once.

## What Regalia's cards do to Reckoners
# A name for a card or a token, and what it means for whoever suffers it.

suffers-reroll = One reroll less
    .text = One reroll less in the Reckoner phase. All rules for keeping dice hold.
suffers-die = One die less
    .text = One die is neither rolled nor used. Its Reckoner chooses which.
suffers-equipment = One Equipment card less
    .text = One Equipment card does nothing. Its Reckoner chooses which; without any, 1 population is lost at once.
suffers-ability = No ability
    .text = The ability card does nothing, an on-going one neither.
suffers-move = Move costs double
    .text = A Move takes two dice, tokens or cards. A card that grants a Move counts as one of them.
suffers-doubles = Doubles count once
    .text = Two equal symbols of a die or a card count as one. Three or more are safe.

## What attacked Reckoners cannot do

refusal-die-disabled = { $die } of { $reckoner } is out of use until the attack is over.
refusal-card-disabled = { $card } of { $reckoner } is out of use until the attack is over.
refusal-disable-first = Somebody attacked has to choose first what is out of use: { $reckoners }.
refusal-disable-card-first = { $reckoner } first says which Equipment card is out of use, then which die.
refusal-nothing-to-disable = { $reckoner } has nothing more to put out of use.
refusal-move-half-paid = { $reckoner } has paid half a Move to { $district }: the other half goes to the same district.
refusal-move-costs-two = A Move costs { $reckoner } two now, and that die has paid the first half of the one to { $district }.
refusal-heals-nobody = { $card } of { $reckoner } gives symbols; it brings nobody back.
event-move-lost = { $reckoner } does not pay the second half of the Move to { $district }: the first one is lost.

## Decisions
# $who is who decides.

server-decision-aid = Dawnslight Aid: choose a card
    .detail = One card is kept, the other goes under the deck.
server-decision-disable = Attacked: what is put out of use?
    .detail = Still to choose: { $who }.

## Options

server-do-aid = { $card } for { $reckoner }
server-do-disable-die = Do without { $die }
server-do-disable-card = Do without { $card }
server-do-heal = { $card }: regain 3 population
server-do-district-track = Research the track of { $district }
server-do-reward-money = Take the money
server-do-reward-boss-research = Boss research in { $district }
server-do-half-move = First half of a Move to { $district }
server-do-other-half = Second half of the Move to { $district }

## What happens, as events
# As in events.ftl. $effect is one of the names above, $effect-id its word; $other is the card that is not kept, if there is one.

event-marker = { $now ->
        [0] { $district }: the search is finished.
       *[other] { $district }: { $now } research left on the track.
    }
event-aid = { $other-id ->
        [none] Dawnslight helps in { $district }: { $card } is the last card.
       *[other] Dawnslight helps in { $district }: { $card } or { $other }.
    }
event-aid-kept = { $other-id ->
        [none] { $reckoner } gets { $card }.
       *[other] { $reckoner } gets { $card }; { $other } goes under the deck.
    }
event-aid-none = Dawnslight has no card left for { $district }.
event-dawnslight-used = { $reckoner } uses { $card }: it is out of the game.
event-boss-goes = { $way ->
        [stays] { $boss } stays in { $district }.
       *[goes] { $boss } goes from { $from } to { $district }.
    }
event-boss-card = { $boss } turns a card: { $effect }.
event-boss-cards-shuffled = All cards of { $boss } were turned: { $n ->
        [one] the one there is comes again.
       *[other] the { $n } of them are shuffled.
    }
event-suffers = { $effect-id ->
        [reroll] { $reckoner } is attacked: one reroll less.
        [die] { $reckoner } is attacked: one die less.
        [equipment] { $reckoner } is attacked: one Equipment card less.
        [ability] { $reckoner } is attacked: no ability.
        [move] { $reckoner } is attacked: a Move costs two dice.
        [doubles] { $reckoner } is attacked: doubles count once.
       *[other] { $reckoner } is attacked: { $effect }.
    }
event-tokens-back = { $n ->
        [one] One Attack Reckoners token goes back: its effect is over.
       *[other] { $n } Attack Reckoners tokens go back: their effects are over.
    }
event-disabled-die = { $reckoner } does without { $die }.
event-disabled-card = { $reckoner } does without { $card }.
event-move-half = { $reckoner } pays the first half of a Move to { $district } with { $source }.

## The forecast

server-cause-no-card = no Equipment to do without (−{ $n })

## Refusals

refusal-aid-first = Dawnslight helps: first choose a card and who gets it, then go on.
refusal-card-not-drawn = { $card } is not among the cards that Dawnslight offers now.
refusal-not-in-district = { $reckoner } is not in { $district }, where Dawnslight helps.
refusal-research-where-defeated = This Boss research is for { $district }, where the Epic was defeated.
refusal-track-done = The search in { $district } is finished: nothing is left on its track.
refusal-rewards-first = An Epic is defeated: first take its rewards, then go on with the dice.
refusal-tracks-left = { $boss } cannot be hurt before every district is searched: { $n } research is left on their tracks.
refusal-research-in-districts = { $boss } is searched for on the tracks of the districts, not directly.
refusal-card-only-heals = { $card } has no symbols; it brings people back, and { $reckoner } can do nothing else with it.
refusal-unknown-dawnslight = { $known ->
        [nothing] There are no Dawnslight cards in this city.
       *[other] '{ $word }' is no Dawnslight card ({ $known }).
    }
part-boss-research = Boss research
aid-population = { $n } population
