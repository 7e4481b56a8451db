# Newcago's cards: what they are called, what they do and give, and what is said of them.
# $harm is an action, $gives and $pays are symbols.

## Names

newcago-card-the-loop-a = The Loop, side A
newcago-card-the-loop-b = The Loop, side B
newcago-card-newcago-theatre-a = Newcago Theatre, side A
newcago-card-newcago-theatre-b = Newcago Theatre, side B
newcago-card-chinatown-a = Chinatown, side A
newcago-card-chinatown-b = Chinatown, side B
newcago-card-soldier-field-a = Soldier Field, side A
newcago-card-soldier-field-b = Soldier Field, side B
newcago-card-understreets-a = Understreets, side A
newcago-card-understreets-b = Understreets, side B
newcago-card-station-seven-a = Station Seven, side A
newcago-card-station-seven-b = Station Seven, side B
newcago-card-steel-lakeshore-a = Steel Lakeshore, side A
newcago-card-steel-lakeshore-b = Steel Lakeshore, side B

## What the cards do

action-suffer = Attack Reckoners: { $kind ->
        [reroll] one reroll less
        [die] one die less
        [equipment] one Equipment card less
        [ability] no ability
        [move] a Move costs two
       *[doubles] doubles count once
    }
    .text = Someone in this district, or going clockwise in the first one with a Reckoner, is attacked until the Boss acts next: { $kind ->
        [reroll] one reroll less
        [die] one die less
        [equipment] one Equipment card less
        [ability] no ability
        [move] a Move costs two
       *[doubles] doubles count once
    }. Among several the team chooses.
family-on-defeat = When an Epic is defeated here, one Reckoner here may use { $gives }, as shown and for nothing else.
    .title = On a defeat
family-on-weaken = When an Epic is weakened here, one Reckoner here may use { $gives }, as shown and for nothing else.
    .title = On weakening
family-exchange = Once in each use step a Reckoner here may give a die with { $pays } and use { $gives }, as shown and for nothing else.
    .title = Exchange
family-reach-here = All Reckoners here may use { $symbols } in either neighbouring district, too.
    .title = Reach
printed-newcago-card = Each round: { $harm }. { $benefit }

## The round

step-city-cards = Newcago cards
    .when = when a district’s card makes you choose

## Decisions and options

server-decision-benefit = A district’s card helps
    .detail = One Reckoner there may use its symbols, as shown.
server-decision-victim = A district’s card attacks: whom?
    .detail = It hits one of those who stand there.
server-do-end-benefit = Leave the card’s symbols
server-do-suffer = { $reckoner } is hit
server-do-exchange = Exchange at { $card }
advice-do-end-benefit = leave what the card of the district gives
advice-do-exchange = exchange at { $card }
advice-do-suffer = { $reckoner } is hit by the card

## Events

event-city-card = { $card } acts: { $action }.
event-benefit = { $card } helps: { $symbols }.
event-benefit-left = Nobody uses the rest of { $card }: { $symbols }.
event-exchanged = { $reckoner } exchanges { $source } at { $card }: { $symbols }.

## Refusals

refusal-benefit-first = A card helps in { $district }: first use its symbols, or end that, then go on.
refusal-benefit-of-another = { $reckoner } has begun to use these symbols; they are for one Reckoner.
refusal-stands-elsewhere = { $reckoner } is not in { $district }, and its card serves only those who are there.
refusal-card-not-laid = { $card } does not lie on a district of this table.
refusal-card-does-not-trade = { $card } exchanges nothing.
refusal-traded-already = { $card } has exchanged in this step already; it does so once.
refusal-only-as-shown = Symbols of { $card } are used as shown: { $reckoner } cannot move, clear or pay with them.
refusal-victim-first = A card attacks in { $district }: first choose whom it hits, then go on.
refusal-victim-elsewhere = { $reckoner } is not in { $district }, where the card strikes.
refusal-hit-already = { $reckoner } was hit by this card already; the second time it hits somebody else.
error-no-city-cards = the districts of '{ $name }' have no Newcago cards; play in Newcago, or leave the option out ({ $rule })

## Things that one points at

inspect-newcago-card = Newcago card
    .text = It stays on its district. Its upper part harms each round before Epics activate, twice where the Boss is; its lower part serves Reckoners whose miniature is there.

## In the terminal

cli-legend-newcago-cards = With Newcago cards: ▣ a district’s card, then what it does each round and what it gives: †A on a defeat there, ‡A on weakening, $→CC in exchange, ↔CR also next door. x attacks a Reckoner: ↻ reroll, □ die, ▤ Equipment, ◇ ability, → Move, 2 doubles.
cli-short-suffer = { $kind ->
        [reroll] x↻
        [die] x□
        [equipment] x▤
        [ability] x◇
        [move] x→
       *[doubles] x2
    }
cli-letter-suffer = { $kind ->
        [reroll] x↻
        [die] x□
        [equipment] x▤
        [ability] x◇
        [move] x→
       *[doubles] x2
    }
cli-say-newcago-card = { $card }: { $text }
cli-say-exchanged = Its exchange is used up in this step.
cli-cards-newcago-card = Newcago cards
cli-kind-newcago-card = Newcago card
