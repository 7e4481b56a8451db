# The names of everything printed on the components, and what cards, actions and rewards do.
# A `.line` is something that a character might say; all of them are ours.

## Symbols and dice

symbol-money = Earn Money
    .short = Money
    .counted = { $n } Money
    .text = $1 for the team's purse per symbol.
symbol-enforcement = Attack Enforcement
    .short = Enforcement
    .counted = { $n } Enforcement
    .text = Take one Enforcement out of your district per symbol.
symbol-contain = Contain Epic
    .short = Contain
    .counted = { $n } Contain
    .text = Push a bracket in your district one step to the left per symbol.
symbol-research = Research Epic
    .short = Research
    .counted = { $n } Research
    .text = Learn about an Epic in your district: one research less per symbol.
symbol-attack = Attack Epic
    .short = Attack
    .counted = { $n } Attack
    .text = Hurt an Epic in your district: one health less per symbol.
symbol-plan = Plan
    .short = Plan
    .counted = { $n } Plan
    .text = One Plan token per symbol, for the next round.

# For lists of things, put together from the left: $first is the list so far.
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

die-basic = Basic die
    .short = basic
die-blue = Blue die
    .short = blue
die-red = Red die
    .short = red
die-green = Green die
    .short = green
die-purple = Purple die
    .short = purple
die-orange = Orange die
    .short = orange
die-black = Black die
    .short = black

## Reckoners and their abilities

reckoner-david = David
    .line = The plan is like a bicycle made of soup, but I have a good feeling about it.
reckoner-megan = Megan
    .line = Two pistols, one way out, and no time to argue about either.
reckoner-abraham = Abraham
    .line = One more try, my friends. Hope is only patience with a heavy gun.
reckoner-tia = Tia
    .line = Every Epic has a weakness. Give me an hour, a screen and another cola.
reckoner-prof = Prof
    .line = Think first. Then we only have to do it once.
reckoner-cody = Cody
    .line = From this roof I can see three districts, two Epics and my great-grandfather's castle.

ability-improvise = Improvise
ability-faith = Faith
ability-operations = Operations
ability-sniper = Sniper
ability-checkmate = Checkmate
ability-lead-the-way = Lead the Way

## Equipment

equipment-gravatonics = Gravatonics
equipment-forensic-kit = Forensic Kit
equipment-trap = Trap
equipment-dowser = Dowser
equipment-epic-dna = Epic DNA
equipment-gauss-gun = Gauss Gun
equipment-harmsway = Harmsway
equipment-jacket = Jacket
equipment-tensors = Tensors
equipment-camera = Camera
equipment-evidence = Evidence
equipment-explosives = Explosives
equipment-flash-grenade = Flash Grenade
equipment-twin-pistols = Twin Pistols
equipment-bank-vault = Bank Vault
equipment-bribe = Bribe
equipment-emp = EMP
equipment-imager = Imager
equipment-grenade-launcher = Grenade Launcher
equipment-notebooks = Notebooks
equipment-safe-house = Safe House
equipment-drone = Drone
equipment-disguise = Disguise
equipment-grenade = Grenade
equipment-night-vision-goggles = Night Vision Goggles
equipment-rifle = Rifle
equipment-schematics = Schematics
equipment-helicopter = Helicopter
equipment-motorcycle = Motorcycle

## What cards do, by family

family-converter = Use { $first } as { $second } and the other way round, symbol by symbol.
    .title = Converter
family-extra-die = You have one more die: { $die }.
    .title = Extra die
family-doubler = { $symbol } counts twice on your basic dice, if you rolled it.
    .title = Doubler
family-exchanger = Once per round: pay a die that shows { $cost }; get { $gives } as a die.
    .title = Exchanger
family-symbols = Once per round, free: get { $gives } as a die.
    .title = Free symbols
family-symbols-anywhere = Once per round, free: get { $gives } as a die, for use in any district.
    .title = Free symbols anywhere
family-mover = Once per round, free: move to any other district. Barricades stop you.
    .title = Vehicle
family-odd-improvise = Once per round, free: turn one of your untouched dice to any of its faces.
    .title = Change a die
family-odd-faith = Once per round, while rolling: roll again any of the dice that you have just rolled. It costs no reroll.
    .title = Another roll
family-odd-operations = Once per round, free: give a teammate a Plan token that can be spent at once.
    .title = Give a Plan token
family-odd-sniper = Once per round, free: pick a district. Until the dice are used up, yours work there as well as where you stand.
    .title = Act at a distance

## Epics

epic-curveball = Curveball
    .line = Count my shots if you like. I stopped doing that long ago.
epic-nightwielder = Nightwielder
    .line = You aim so well for somebody who cannot see.
epic-faultline = Faultline
    .line = This street was in my way. Now it is two streets.
epic-fortuity = Fortuity
    .line = You will miss to the left. Go on, be my guest.
epic-digzone = Digzone
    .line = I can be under your feet before you have chosen where to stand.
epic-frostbite = Frostbite
    .line = Stay a while. The river did.
epic-refractionary = Refractionary
    .line = The one you are looking at has never been here.
epic-firefight = Firefight
    .line = Shoot the flame. I shall wait until you notice.
epic-conflux = Conflux
    .line = I only lend my strength. Others do the rest.
epic-deathpoint = Deathpoint
    .line = My mother told me not to point at people.
epic-mitosis = Mitosis
    .line = Well done. That makes two of us.
epic-nights-sorrow = Night's Sorrow
    .line = Sing to me, little city. Something slow.
epic-absence = Absence
    .line = There was somebody behind you. There still is not.
epic-daystorm = Daystorm
    .line = Bright all morning, with scattered ruin towards noon.
epic-earless = Earless
    .line = Beg as loud as you please.
epic-gridlock = Gridlock
    .line = Red light. All of them. For ever.
epic-palisade = Palisade
    .line = One more wall and I shall call it a neighbourhood.
epic-marshal = Marshal
    .line = Straighten that line! We are being attacked by a schoolteacher.
epic-bloodhound = Bloodhound
    .line = Gun oil, old maps and a great deal of cola. Upstairs, second door.
epic-cinderfall = Cinderfall
    .line = Look, it is snowing. No, do not catch it on your tongue.
epic-herald = Herald
    .line = Kneel now, and spare him the walk.
epic-ironroot = Ironroot
    .line = I have time. You have a pavement with cracks in it.
epic-kingmaker = Kingmaker
    .line = A crown for you, a crown for you, and none of the blame for me.
epic-paroxysm = Paroxysm
    .line = Somebody scream! No? Then I shall start.
epic-undertow = Undertow
    .line = Everybody out of the square, please. Mind the pull.

## Boss and city

boss-steelheart = Steelheart
    .line = This city is mine down to the last nail. I turned it to steel to make sure.
boss-track-yellow = yellow track
    .short = yellow
boss-track-black = black track
    .short = black
boss-track-red = red track
    .short = red
boss-track-blue = blue track
    .short = blue

city-newcago = Newcago

district-the-loop = The Loop
district-newcago-theatre = Newcago Theatre
district-chinatown = Chinatown
district-soldier-field = Soldier Field
district-understreets = Understreets
district-station-seven = Station Seven
district-steel-lakeshore = Steel Lakeshore

table-set-up = Set-up

## Difficulty

difficulty-beginner = Beginner
    .text = For a first game: the Boss needs the least research and starts gently.
difficulty-standard = Standard
    .text = The usual game. You will need each other.
difficulty-hard = Hard
    .text = More research, more Enforcement, less time. For teams that have won before.
difficulty-sparks = Sparks!
    .text = The Boss at his worst, on every board. Losing here is no shame.

## What Epics and Bosses do
# $n is how many, $track the colour of a Boss track, $action another action's name.

action-fortify = Fortify
    .text = The Epic gains 1 research and 1 health; if neither can rise, you lose 1 population.
action-enforcement = { $n ->
        [one] Enforcement
       *[other] { $n } Enforcement
    }
    .text = { $n ->
        [one] One Enforcement joins the district.
       *[other] { $n } Enforcement join the district.
    }
action-population = { $n ->
        [one] Attack Population
       *[other] Attack Population { $n }
    }
    .text = You lose { $n } population.
action-barricade = { $n ->
        [one] Barricade
       *[other] { $n } Barricades
    }
    .text = { $n ->
        [one] A Barricade goes up in the district.
       *[other] { $n } Barricades go up in the district.
    }
action-boss = Boss { $track ->
        [yellow] yellow
        [black] black
        [red] red
       *[blue] blue
    }
    .text = The Boss's { $track ->
        [yellow] yellow
        [black] black
        [red] red
       *[blue] blue
    } bracket goes one step to the right.
action-discover = Discover Base
    .text = Your base marker goes down; from the lowest space you lose a die instead, and the marker goes all the way up.
action-gift = Gift: { $action }
    .text = This happens for both neighbours, not here: { $action }.
action-deploy = { $n ->
        [0] Nothing more
        [one] Deploy Enforcement
       *[other] Deploy { $n } Enforcement
    }
    .text = Adds { $n } to the Enforcement that the Boss sends out, in groups, from his own district clockwise.
action-wall = { $n ->
        [0] Nothing more
        [one] Build a Barricade
       *[other] Build { $n } Barricades
    }
    .text = Adds { $n } to the Barricades that the Boss builds, one per district, from his own clockwise.

## Rewards

reward-boss-research = { $n } Boss research
    .text = The Boss's research falls by { $n }.
reward-money = ${ $n }
    .text = The team's purse gets ${ $n }.
reward-plan = { $n } Plan
    .text = { $n ->
        [one] One Plan token for a Reckoner of your choice.
       *[other] { $n } Plan tokens, shared out as you like.
    }
reward-contain = { $n } Contain
    .text = { $n ->
        [one] Push any bracket in the city one step to the left.
       *[other] Push brackets anywhere in the city { $n } steps to the left in all.
    }
reward-enforcement = { $n } Enforcement
    .text = { $n ->
        [one] Take one Enforcement off the board, from anywhere.
       *[other] Take { $n } Enforcement off the board, from anywhere.
    }

## Where a value comes from

provenance-book = book
    .text = Written in a rule book of the game, or follows from one.
provenance-public = public
    .text = From a public page about the game; the rule books do not give it.
provenance-ours = ours
    .text = Designed by this project, not printed on the real card. If you own the box you can put in the real value.
