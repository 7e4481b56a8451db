# What bots advise where Regalia or Babilar is in play: district tracks, Dawnslight, Attack Reckoners, rewards at once.

## What to do
# Parts of a list, so without a capital letter or a full stop.

advice-do-district-track = { $n } Research on the track of { $district }
advice-do-aid = { $card } for { $reckoner }
advice-do-heal = use { $card }
advice-do-disable-die = { $die } stays out
advice-do-disable-card = { $card } stays out
advice-do-reward-money = take the money of the reward
advice-do-reward-boss-research = the Boss research of the reward in { $district }

## Why

advice-why-track = The track of { $district }: −{ $n }, { $left } left.
# $left is what is left on all tracks together.
advice-why-track-done = The track of { $district } is at 0. On all tracks together { $left } is left.
# $actions are those of the spots that the marker meets.
advice-why-spots = On its way the marker meets: { $actions }.
advice-why-aid = On its way the marker brings help from Dawnslight in { $district }.
advice-why-aid-card = { $card }: { $text }
advice-why-aid-near = Of those whom it can be given to, { $reckoner } can do most with it now.
advice-why-money-first = What is earned first can pay for what the track costs.
advice-why-disables-die = In this round { $reckoner } has { $n ->
        [0] no die
        [one] one die
       *[other] { $n } dice
    }.
advice-why-disables-card = In this round { $n ->
        [0] no other Equipment card
        [one] one other Equipment card
       *[other] { $n } other Equipment cards
    } of { $reckoner } can be used.
advice-why-missed-least = Nothing else that { $reckoner } could do without is missed less.
# $n is how many Reckoners the Boss meets.
advice-why-avoids = { $boss } goes to { $district } next, and meets only { $n ->
        [one] one Reckoner there.
       *[other] { $n } Reckoners there.
    }
advice-why-lures = { $boss } comes to { $district } next, where { $n ->
        [one] one Reckoner waits.
       *[other] { $n } Reckoners wait.
    }
