# Ildithia, the city that walks: its names, what its tracks do, what happens there, and Protect Ildithia.

## The city

city-ildithia = Ildithia

district-sharp-tower = Sharp Tower
district-inkom-territory = Inkom Territory
district-crumbling-rows = Crumbling Rows
district-porters-square = Porters' Square
district-crystal-heights = Crystal Heights
district-brine-gardens = Brine Gardens
district-salt-mills = Salt Mills

## What stands on the tracks of its districts

action-copy-own = Copy the Epic here
    .text = The first action of the Epic in this district happens. Without an Epic, nothing does.
action-boss-research = { $n } Research on the Boss
    .text = No action: whoever lowers the marker to this spot gets { $n } Research on the Boss, wherever he is.

## The step

step-ildithia = Ildithia walks

## What happens, as events
# $now is a spot on a track, counted from the bottom.

event-protected = { $district } is protected: { $now ->
        [0] the marker is at the bottom.
       *[other] the marker is at { $now } now.
    }
event-protected-whole = The people of { $district } thank you: they know something about { $boss }.
event-tram-placed = The movement board stands just behind { $district }.
event-tram = The city walks on: the movement board passes { $district }.
event-passed = { $n ->
        [0] { $district } is unharmed: it was protected.
        [one] { $district } crumbles: one action.
       *[other] { $district } crumbles: { $n } actions.
    }
event-track-acts = { $district } crumbles: { $action }.
event-copied-own = { $district } copies { $epic }: { $action }.
event-copied-own-nothing = { $district } finds nothing to copy.
event-marker-back = { $district }: the marker is back at { $now }.

## Options

server-do-protect = Protect { $district }
advice-do-protect = { $n ->
        [one] protect { $district }
       *[other] protect { $district } { $n } times
    }

## Refusals

refusal-protected-already = { $district } is protected already: its marker is at the bottom.
refusal-protect-in-use-step = Ildithia is protected while dice are being used, not any more while you are shopping.
refusal-reward-protects-nothing = A reward is used as it is shown: it cannot protect a district.

## The command

cli-short-copy-own = Own
cli-short-boss-research = Res
cli-letter-copy-own = =
cli-letter-boss-research = ⌕
