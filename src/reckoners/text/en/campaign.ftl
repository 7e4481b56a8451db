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

## The campaign in the terminal

campaign-title = Campaign of { $n } games: { $team } ({ $difficulty }, seed { $seed })
campaign-ours = The published campaign sheet is not among the rules: this campaign is our own.
campaign-stop = { $boss } in { $city }
campaign-got-away = Whoever got away
campaign-next = { $stop }: next
campaign-later = { $stop }
campaign-won = { $stop }: won in round { $rounds }, { $population } population left, { $fallen ->
        [one] 1 Epic
       *[other] { $fallen } Epics
    } fallen.
campaign-lost = { $stop }: lost in round { $rounds }, { $fallen ->
        [one] 1 Epic
       *[other] { $fallen } Epics
    } fallen.
campaign-card-of = { $who }: { $card }
campaign-kept = Kept: { $cards }.
campaign-carry-cards = You start with { $cards }.
campaign-carry-fallen = Fallen, and not in the deck: { $epics }.
campaign-carry-angry = Angry, with the bracket one further: { $epics }.
campaign-carry-people = The city remembers: { $population } population to start with.
campaign-carry-bolder = A Boss has won, and the next one is bolder: { $option }.
campaign-score = { $won } won, { $lost } lost so far.
campaign-over-won = The campaign is won: { $won } of { $n } games.
campaign-over-drawn = The campaign ends in a draw: { $won } of { $n } games won.
campaign-over-lost = The campaign is lost: { $won } of { $n } games won.
campaign-keep-each = What do you keep? Each Reckoner one card:
campaign-keep-one = What do you keep? After a lost game one card for the whole team:

cli-help-campaign = Linked games that carry something over; our own (docs/campaign.md).
cli-help-campaign-begin = Begin a campaign of three to seven games.
cli-help-campaign-show = Show its course, and what is carried over.
cli-help-campaign-play = Play its next game, or go on with it.
cli-help-campaign-keep = Choose what to keep after a game: tia=emp prof=jacket, or nothing.
cli-help-campaign-file = The campaign's file. Left out: the newest in your data folder, or a new one there.
cli-help-campaign-length = How many games, 3 to 7.
cli-help-campaign-bot = This bot plays all games that are left, to the end.
cli-help-campaign-cards = Who keeps which card, or nothing.
cli-no-campaign = There is no campaign in { $folder }; begin one: reckoners campaign begin --reckoners tia,prof
cli-campaign-how-to-keep = Choose with: reckoners campaign keep tia=emp
cli-campaign-ask-keep = Name=card, or nothing; Enter: { $usual }
cli-campaign-no-pair = '{ $word }' says not who keeps what; write tia=emp
cli-campaign-game-over = Game { $n }: { $result ->
        [won] won in round { $round }.
       *[lost] lost in round { $round }.
    }

## The campaign in the browser

server-fault-unknown-campaign = There is no such campaign. It may have been deleted.
server-fault-campaign = The campaign cannot do that: { $reason }
