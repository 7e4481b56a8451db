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

step-ildithia = Ildithia moves

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

## Things that one points at

inspect-marker-passed = District track
    .text = When the city walks past this district, everything from the marker down happens, except the bottom spot. Any symbol of a Reckoner who is here lowers the marker by one. Whoever brings it to the bottom gets 2 Research on the Boss at once. Passed, the marker goes back to its start.
inspect-tram = Movement board
    .text = Before new Epics come, the city walks on: the board goes clockwise past the next districts, and each performs what is left of its track.

## The command

cli-short-copy-own = Own
cli-short-boss-research = Res
cli-letter-copy-own = ≡
cli-letter-boss-research = ⌕
cli-legend-ildithia = In Ildithia: ⌂ the marker of a district’s track and what would happen there, ⇢1 passed first in this round. ≡ copy the Epic here, ⌕ Research on the Boss.
cli-say-walk-marker = { $n ->
        [0] Its marker is at the bottom: nothing happens when it is passed.
       *[other] Its marker is at { $n }. When it is passed: { $actions }.
    }
cli-say-tram = The movement board stands behind { $district } and passes next: { $passed }.
cli-city-walks = Markers of the districts’ tracks start at { $markers }; districts passed in a round: { $passed }.
cli-so-many-reckoners = { $n } Reckoners
cli-say-passed = { $district } is passed: { $actions }. { $n ->
        [0] No population lost.
       *[other] Population −{ $n }.
    }
