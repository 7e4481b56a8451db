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
server-do-reward-money = Take the money: ${ $n }
server-do-reward-boss-research = { $n } Boss research in { $district }
server-do-half-move = First half of a Move to { $district }
server-do-other-half = Second half of the Move to { $district }
