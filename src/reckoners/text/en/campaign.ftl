## The campaign: our own, since its published sheet is not among the rules (docs/campaign.md)

event-still-has = { $reckoner } still has { $card } from the game before.
event-remembered = { $change ->
        [minus] The city has heard of your defeats: it starts with { $now } population.
       *[plus] The city has heard of your deeds: it starts with { $now } population.
    }
event-angry = { $epic } has not forgotten you: the bracket starts one further.

error-carried-reckoner = '{ $name }' is not in the team; there are: { $known }
error-carried-card = carried over, equipment: there is no Equipment '{ $name }' in this game; leave it out, or add its module
error-carried-epic = carried over, { $place }: there is no Epic '{ $name }' in this game; leave it out, or add its module
error-carried-twice = carried over, { $place }: '{ $name }' is there twice; one is enough
error-carried-few-epics = carried over, fallen: only { $left } Epics would be left, and { $needed } are needed; bring back at least { $least }
error-carried-population = carried over, population: { $n } is too much of a change; at most { $most } more or fewer
error-campaign-length = a campaign has { $fewest } to { $most } games, not { $n }
error-campaign-begun = this campaign has begun already: { $n ->
        [one] one game has
       *[other] { $n } games have
    } been played
error-campaign-over = this campaign is over: all { $n } games have been played
error-campaign-choose = first choose what to keep after game { $n }
error-campaign-other-game = this is not game { $n } of the campaign: it was set up in another way
error-campaign-unfinished = game { $n } of the campaign is not over yet
error-campaign-nothing-to-keep = there is nothing to choose now: that comes after a game with Equipment, before the next one
error-campaign-not-theirs = '{ $who }' cannot keep '{ $card }'; there is: { $known }
error-campaign-one-card = after a lost game the whole team keeps one card, not { $n }
error-no-campaign = { $place }: this is not a campaign of Reckoners ({ $reason })
error-campaign-edited = { $place }: this campaign was changed by hand or is damaged; take a copy that is whole
