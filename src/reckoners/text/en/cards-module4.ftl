# What module 4 of Steelslayer prints on components, as in cards.ftl.
# A `.line` is something that a character might say; all of them are ours.

## Boss and city

boss-regalia = Regalia
    .line = Look into any puddle, dear. I have been looking back for a while.

city-babilar = Babilar

district-painted-village = Painted Village
district-central-park = Central Park
district-grand-central = Grand Central
district-drowned-market = Drowned Market
district-rope-bridges = Rope Bridges
district-glowing-gardens = Glowing Gardens
district-sunken-harbour = Sunken Harbour

## Dawnslight cards

dawnslight-glowing-vines = Glowing Vines
dawnslight-neon-graffiti = Neon Graffiti
dawnslight-thorn-hedge = Thorn Hedge
dawnslight-tangled-roots = Tangled Roots
dawnslight-ripe-harvest = Ripe Harvest
dawnslight-painted-map = Painted Map
dawnslight-spray-paint = Spray Paint
dawnslight-bursting-pods = Bursting Pods
dawnslight-curtain-of-leaves = Curtain of Leaves
dawnslight-sweet-scent = Sweet Scent
dawnslight-rooftop-feast = Rooftop Feast
dawnslight-lantern-fruit = Lantern Fruit
dawnslight-fruit-bowl = Fruit Bowl
dawnslight-hidden-garden = Hidden Garden

family-dawnslight = Once, free: get { $gives } as a die. Then it is out of the game.
    .title = Symbols, once
family-dawnslight-population = Once, free: { $n } population come back, also above what you started with. Then it is out of the game.
    .title = Save people, once

## What Regalia and the districts of Babilar do

action-aid = Dawnslight Aid
    .text = Two Dawnslight cards are turned over. You keep one and give it to a Reckoner in this district; the other goes under the deck.
action-enforcement-clockwise = { $n ->
        [0] Nothing more
        [one] Enforcement clockwise
       *[other] { $n } Enforcement clockwise
    }
    .text = { $n ->
        [one] One Enforcement joins the next district clockwise.
       *[other] { $n } Enforcement join the next district clockwise.
    }
action-enforcement-counterclockwise = { $n ->
        [0] Nothing more
        [one] Enforcement counterclockwise
       *[other] { $n } Enforcement counterclockwise
    }
    .text = { $n ->
        [one] One Enforcement joins the next district counterclockwise.
       *[other] { $n } Enforcement join the next district counterclockwise.
    }

## Modules

module-4 = New Bosses and cities
    .text = Regalia hunts the Reckoners, Limelight rolls for what he does; in Babilar each district has to be searched, and Ildithia walks and crumbles.
