# The campaign in the browser: its course, what is carried over, what is kept. All of it is ours (docs/campaign.md).

web-campaign = Campaign
    .text = Three to seven games that remember each other
web-campaign-ours = The published campaign sheet is not among the rules: this campaign is our own.
web-campaign-carries = What you keep, who fell and what the cities remember goes on with you; a lost game ends nothing.
web-campaign-of = Campaign of { $n } games
web-campaign-new = New campaign
web-campaign-all = Campaigns
web-campaign-tab = Course
web-campaign-length = How many games
web-campaign-course = The course
web-campaign-got-away = Whoever got away
web-campaign-at = Game { $n } of { $of }
web-campaign-wins = { $n } of { $of } games won
web-campaign-won = The campaign is won
web-campaign-drawn = The campaign ends in a draw
web-campaign-lost = The campaign is lost
web-campaign-state-won = Won in round { $rounds }, { $population } population left, { $fallen ->
        [one] 1 Epic
       *[other] { $fallen } Epics
    } fallen
web-campaign-state-lost = Lost in round { $rounds }, { $fallen ->
        [one] 1 Epic
       *[other] { $fallen } Epics
    } fallen
web-campaign-state-begun = Being played
web-campaign-state-next = Next
web-campaign-state-later = Later
web-campaign-look = How it went
web-campaign-card-of = { $who }: { $card }
web-campaign-kept = Kept: { $cards }
web-campaign-begins = The next game begins with
web-campaign-fresh = Nothing from before: this is the first game.
web-campaign-play = Play game { $n }
web-campaign-people = { $n } population to start with
    .good = The city has heard of your deeds.
    .bad = The city has heard of your defeats.
web-campaign-bolder = A bolder Boss: { $option }
    .text = A Boss has won, and the next one dares more.
web-campaign-angry = Angry: their bracket starts one further
web-campaign-fallen = { $n ->
        [one] Fallen, and not in the deck: 1 Epic
       *[other] Fallen, and not in the deck: { $n } Epics
    }
web-campaign-keep = What do you keep?
    .each = Each Reckoner keeps one Equipment card for the next game.
    .one = After a lost game the whole team keeps one Equipment card.
web-campaign-keep-nothing = Nothing
web-campaign-keep-these = Keep these
web-campaign-back = To the campaign
web-campaign-delete-sure = Throw this campaign away? Its games stay.
