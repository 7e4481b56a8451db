# What bots advise with Limelight, in Ildithia, and where Newcago's cards lie.

## Why

# $actions are those that would have been performed.
advice-why-protects = The city walks past { $district } next. This will not happen then: { $actions }.
advice-why-protects-later = When the city walks past { $district } some day, this will not happen: { $actions }.
advice-why-protects-on = The marker of { $district } comes nearer to the bottom: { $left } to go.
advice-why-protects-whole = The people of { $district } are safe, and say what they know about { $boss }.
advice-why-exchanges = { $card } gives { $symbols } for one die.
advice-why-benefit = { $card } gives { $symbols } on top.
advice-why-benefit-left = Nothing that the card gives does any good here.
advice-why-hit = { $reckoner } is one of those who can be hit.
advice-why-hit-least = Nobody there can do without it more easily than { $reckoner }.
# $before and $after are people.
advice-why-scale = If { $boss } attacks by { $kind ->
        [shields] Shields
        [enforcement] Enforcement
        [defeated] defeats
       *[equipment] Equipment
    }, that takes { $after } population instead of { $before }.
