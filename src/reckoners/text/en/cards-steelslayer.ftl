# What Steelslayer's modules 1 to 3 print on components, as in cards.ftl.
# A `.line` is something that a character might say; all of them are ours.

## Reckoners and their abilities

reckoner-val = Val
    .line = You get a boat and a minute. I counted both.
reckoner-mizzy = Mizzy
    .line = Step back! Further. No, a lot further. Okay, now cover your ears.
reckoner-exel = Exel
    .line = Everybody comes to me in the end. I only ask that they bring good gossip.
reckoner-sam = Sam
    .line = Put them all back in the cup. I have a feeling.

ability-dispatcher = Dispatcher
ability-demolitions = Demolitions
ability-tradecraft = Tradecraft
ability-joker = Joker

## Equipment

equipment-climbing-kit = Climbing Kit
equipment-gottschalk = Gottschalk
equipment-data-chip = Data Chip
equipment-epic-bomb = Epic Bomb
equipment-newcago-dog = Newcago Dog
equipment-babilar-pizza = Babilar Pizza
equipment-ildithia-tea = Ildithia Tea
equipment-submarine = Submarine
equipment-illicit-investments = Illicit Investments
equipment-spyril = Spyril
equipment-utility-tool = Utility Tool
equipment-herman = Herman
equipment-kidnap = Kidnap
equipment-dish-soap = Dish Soap
equipment-tracking-device = Tracking Device
equipment-blackmail = Blackmail
equipment-fuel-cells = Fuel Cells
equipment-extra-ammo = Extra Ammo
equipment-predictive-analytics = Predictive Analytics
equipment-sabotage = Sabotage
equipment-blind-spot = Blind Spot
equipment-rtich = Rtich
equipment-favor = Favor
equipment-med-kit = Med Kit

## What cards do, by family

family-reach = Your { $first } and { $second } also work in both neighbouring districts.
    .title = Reach
family-costs-two = Once per round: pay two dice, one that shows { $first } and one that shows { $second }; get { $gives } as a die.
    .title = Costs two
family-consumable = When you buy it: { $gives }, to be used like an Epic's rewards. Then it is out of the game.
    .title = Consumable
family-after-move = After each Move of yours: get { $first } or { $second } as a die.
    .title = After a Move
family-odd-dispatcher = Once per round, free: a teammate moves to another district, or one Barricade is removed from anywhere.
    .title = Send a teammate
family-odd-demolitions = Once per round, free: put a Demolitions token on this card; or take off up to three and get 1 Attack and 2 more for each of them, as one die.
    .title = Save up and strike
family-odd-tradecraft = Once per round: pay a die, a card or a Plan token; get its symbols back as a die, with one more like one of them.
    .title = One symbol more
family-odd-joker = Always: you need not keep any die of your first two rolls.
    .title = Keep none
family-odd-spyril = Once per round, a gift: a teammate takes a used die back and uses it again as it lies, but not for the same card.
    .title = Gift: a die again
family-odd-utility-tool = Once per round, free: one symbol of something that you use becomes any other symbol.
    .title = Change a symbol
family-odd-herman = Always: you may exchange one of your dice for one of the supply. When a Reckoner phase begins, you may exchange the one that came in.
    .title = Exchange a die
family-odd-kidnap = Once per round, free: choose a district. The Boss comes there, or up to three Shields, Barricades, Enforcement and Copy tokens from elsewhere.
    .title = Move the Boss or pieces
family-odd-dish-soap = Once per round, free: the base marker goes up one step; if it is on top already, get 1 Money as a die.
    .title = Hide the base
family-odd-tracking-device = Once per round, free: get a Plan token that can be spent at once.
    .title = A Plan token at once
family-odd-blackmail = Always: when the Epic in your district activates, its first action is left out.
    .title = Skip an action
family-odd-fuel-cells = Always: where one of your dice or cards has exactly two equal symbols, they count as three.
    .title = Two are three
family-odd-extra-ammo = Once per round, a gift: a teammate rolls up to two unused dice again, or one of them twice.
    .title = Gift: roll again
family-odd-predictive-analytics = Always: Plan tokens from your Plan actions can be spent at once. Those from rewards cannot.
    .title = Tokens at once
family-odd-sabotage = Always: the bracket of the Epic in your district moves one step less.
    .title = Slow a bracket
family-odd-blind-spot = Always: when an Epic or the Boss is weakened where you are, or anywhere by your own last Research, get 1 Attack as a die.
    .title = Weaken and strike
family-odd-rtich = Always: you have one more die of any colour, and may exchange another of your dice for one of the supply. When a Reckoner phase begins, you may change both.
    .title = Dice of your choice
family-odd-favor = Always: when an Epic is defeated where you are, or anywhere by your own last Attack, get 1 Plan as a die.
    .title = Defeat and plan
family-odd-med-kit = Once per round, free: you regain 1 population, but never more than you started with.
    .title = Save somebody

## Epics

epic-ozone = Ozone
    .line = Take a deep breath. It is the last one on the house.
epic-dazzle = Dazzle
    .line = Close your eyes, darling. It makes no difference now.
epic-sourcefield = Sourcefield
    .line = Every lamp in this street answers to me. Good night.
epic-loophole = Loophole
    .line = You will hardly notice. It will be such a small city.
epic-newton = Newton
    .line = Go on, hit me. I always give it back.
epic-obliteration = Obliteration
    .line = There shall be light. What comes after it I have not written yet.
epic-knoxx = Knoxx
    .line = Who is a good dog? Not me, friend. Not today.
epic-stormwind = Stormwind
    .line = My clouds, my fields, my harvest. You may keep the lightning.
epic-larcener = Larcener
    .line = That looks heavy. Let me carry it for you.
epic-echolalia = Echolalia
    .line = Who goes there? Who goes there? Who goes there?
epic-tollkeeper = Tollkeeper
    .line = Three for the road, five for the bridge, ten for looking at me like that.
epic-lacuna = Lacuna
    .line = You came here to stop somebody. Do you remember whom?
epic-chorus = Chorus
    .line = From the top, please, and this time everybody!
epic-garrison = Garrison
    .line = Shut the gate. No, the other one. No, all of them.

## What Epics do
# $n is how many, $action another action's name, $per what is counted: `barricade`, `enforcement` or `research`.

action-pull = Pull
    .text = All Reckoners next door are dragged here. While this is left of the bracket, nobody can Move away.
action-repel = Repel
    .text = A Barricade goes up, and all Reckoners here are pushed into the next district clockwise.
action-power-up = Power Up
    .text = The Epic's bracket goes one step to the right at once; if there is no room, its last action happens.
action-transform = { $n ->
        [one] Transform
       *[other] Transform { $n }
    }
    .text = { $n ->
        [one] The Epic Ability die is rolled, and what it shows happens.
       *[other] The Epic Ability die is rolled { $n } times, and what it shows happens each time.
    }
action-steal = { $n ->
        [one] Steal Equipment
       *[other] Steal Equipment { $n }
    }
    .text = { $n ->
        [one] You give up an Equipment card until this Epic is defeated; if nobody has one, you lose 1 population.
       *[other] You give up { $n } Equipment cards until this Epic is defeated; each one that nobody has costs 1 population.
    }
action-attack-money = { $n ->
        [one] Attack Money
       *[other] Attack Money { $n }
    }
    .text = You lose ${ $n }. When the purse is empty you have to sell Equipment; with none left, each $1 costs 1 population.
action-attack-plan = { $n ->
        [one] Attack Plan
       *[other] Attack Plan { $n }
    }
    .text = { $n ->
        [one] You give up a Plan token; if nobody has one, you lose 1 population.
       *[other] You give up { $n } Plan tokens; each one that nobody has costs 1 population.
    }
action-red-shield = { $n ->
        [one] Red Shield
       *[other] { $n } red Shields
    }
    .text = { $n ->
        [one] A red Shield comes here: no Enforcement can be removed until it is gone.
       *[other] { $n } red Shields come here: no Enforcement can be removed until they are gone.
    }
action-blue-shield = { $n ->
        [one] Blue Shield
       *[other] { $n } blue Shields
    }
    .text = { $n ->
        [one] A blue Shield comes here: no bracket can be contained until it is gone.
       *[other] { $n } blue Shields come here: no bracket can be contained until they are gone.
    }
action-copy = Copy Epic Action
    .text = The first action of each of the two neighbouring Epics happens here.
action-copy-token = { $n ->
        [one] Copy token
       *[other] { $n } Copy tokens
    }
    .text = { $n ->
        [one] A Copy token comes here: each time, the Epic does one action more.
       *[other] { $n } Copy tokens come here: each time, the Epic does one action more for each of them.
    }
action-copy-token-clockwise = { $n ->
        [one] Copy token clockwise
       *[other] { $n } Copy tokens clockwise
    }
    .text = { $n ->
        [one] A Copy token goes to the next district clockwise: the Epic there does one action more each time.
       *[other] { $n } Copy tokens go to the next district clockwise: the Epic there does one action more for each of them.
    }
action-per = { $action } per { $per ->
        [barricade] Barricade
        [enforcement] Enforcement
       *[research] research
    }
    .text = { $per ->
        [barricade] Once for each Barricade in the district
        [enforcement] Once for each Enforcement in the district
       *[research] Once for each point of the Epic's research, or of its health if the research is gone
    }: { $action }.

## Modules

module-1 = New Reckoners
    .text = Val, Mizzy, Exel and Sam, with dice of several colours, join those of the base game.
module-2 = New Equipment
    .text = 24 more cards: gifts for teammates, cards that cost two dice, things to eat.
module-3 = New Epics
    .text = 39 Epics instead of 25: they pull and push you, steal, transform, and hide behind Shields.
