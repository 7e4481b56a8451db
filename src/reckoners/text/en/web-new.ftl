# Setting up a game: the team, what is in play, and what is new then. The rest of the screen is in web.ftl.

web-new-tabs = Set-up
web-new-tab-team = Team
web-new-tab-city = City and Boss
web-new-against = { $boss } in { $city }
web-new-where = Boss and city

## Reckoners

web-new-role-val = Moves the team
web-new-role-mizzy = Saves up to attack
web-new-role-exel = More of anything
web-new-role-sam = One of each
# What an ability does, in very few words: there is room for some 60 letters. The card has the whole text.
web-new-can-tia = Give another Reckoner a Plan token, usable at once.
web-new-can-abraham = Once a round, roll again what you have just rolled.
web-new-can-david = Turn one of your dice to any of its faces.
web-new-can-megan = Pay Contain, get three Attacks.
web-new-can-cody = Act in one more district this step.
web-new-can-prof = Pay Research, get two Plans and an Attack.
web-new-can-val = Another Reckoner moves anywhere, or a Barricade goes.
web-new-can-mizzy = Lay a charge on the card, or set off all you like.
web-new-can-exel = Pay symbols, get them back and one more.
web-new-can-sam = You need not keep a die when rolling.
web-new-dice = Starts with { $dice }
web-new-comes-with = { $name } comes with { $module }. In the team, { $name } brings them into play.
web-new-full = A team has at most six Reckoners.

## What is in play

web-new-presets = Presets
web-new-preset-first = First game
    .text = what the base box has
web-new-preset-faces = New faces
    .text = ten Reckoners to choose from
web-new-preset-gear = Faces and gear
    .text = new Equipment too
web-new-in-play = In play
web-new-would-leave = Off: { $names } { $n ->
        [one] leaves
       *[other] leave
    } the team.
web-new-left = No longer in the team: { $names }.
web-new-bring-back = Bring back
web-new-switched-on = Now in play: { $module }.

## What is new then

web-new-news = New in this game
web-new-news-none = Nothing: this is the base game. Whatever you add under “In play” is explained here.
web-new-news-reckoners = Mixed dice
    .text = The new Reckoners have two colours, Sam has all six.
web-new-news-demolitions = Demolitions
    .text = Mizzy saves charges for one great blow.
web-new-news-gift = Gift cards
    .text = Free, but only for another Reckoner.
web-new-news-two = Cards that cost two
    .text = Two dice pay: one for each symbol.
web-new-news-food = Food
    .text = Works when you buy it, then it is gone.
web-new-news-shields = Shields
    .text = They guard Enforcement or brackets until you remove them.
web-new-news-copies = Copy tokens
    .text = The Epic acts once more for each. Any die removes one.
web-new-news-transform = Epics with more powers
    .text = They pull, repel, steal, power up, or roll what they do.
