# What every kind of thing on the table is, for the card that opens when one points at it. `.text` explains it.

inspect-epic = Epic
    .text = Each round it does every action left of its bracket. Research finds its weakness, attacks take its health; at no health it is defeated and pays its reward.
inspect-research = Research
    .text = What there is still to find out. At 0 the Epic is weakened, and its health drops to the weakened value if it was higher.
inspect-health = Health
    .text = Every Attack takes one away; at 0 the Epic is defeated. Infinite health cannot be hurt before the weakness is found.
inspect-bracket = Bracket
    .text = Everything left of it happens in the Epic phase. Then it moves one step to the right, and one more for each Enforcement in the district. Contain pushes it back.
inspect-reward = Reward
    .text = Paid after the use step of the round in which the Epic is defeated. It works anywhere in the city.
inspect-boss = Boss
    .text = Bring his research to 0 where he stands, then attack him: with no health left he is beaten, and you have won. He acts last in each Epic phase and then walks on.
inspect-reckoner = Reckoner
    .text = Acts in the district where the figure stands, with dice, Plan tokens, an ability and Equipment.
inspect-ability = Ability
    .text = Belongs to its Reckoner from the beginning.
inspect-equipment = Equipment
    .text = Bought from the market for one Reckoner, who keeps it.
inspect-die = Die
    .text = Rolled up to three times, then used once: for its symbols, for a move, for a Barricade or to pay for a card.
inspect-district = District
    .text = A place of the ring. Symbols work where their Reckoner stands. Epics act clockwise, beginning with the Boss's district.
inspect-enforcement = Enforcement
    .text = Each one pushes the bracket of its district one step further in every Epic phase. Attack Enforcement takes it away.
inspect-barricade = Barricade
    .text = Closes its district: nobody moves in or out while one stands there. Any whole die takes one away, from anywhere.
inspect-plan = Plan token
    .text = A die with one symbol of your choice. New tokens can be spent from the next round on.
inspect-sniper = Sniper token
    .text = Cody's dice and Equipment also work in this district until the dice are used up.
inspect-population = Population
    .text = The people of the city. When nobody is left, you have lost.
inspect-money = Money
    .text = The team's purse: for Equipment, for a new market and for captured dice.
inspect-base = Reckoner base
    .text = Discover Base moves the marker down. If it is down already, the base is found: the team loses a die and the marker goes back up.
inspect-market = Market
    .text = Four cards that the team can buy in the purchase step. The deck fills every gap.
inspect-forecast = Forecast
    .text = What the Epic phase would do if it began now, and what it would cost.
inspect-epic-deck = Epic deck
    .text = An Epic comes from here wherever none is left. When the deck is used up, the defeated ones are shuffled and come again.
inspect-equipment-deck = Equipment deck
    .text = The market is refilled from here. What a refresh takes away is out of the game.

inspect-track-yellow = Everything left of the bracket happens when the Boss acts: mostly it costs population. Epics push the bracket to the right, Contain pushes it back.
inspect-track-black = Everything left of the bracket happens when the Boss acts, where he stands. Epics push the bracket to the right, Contain pushes it back.
inspect-track-red = The numbers left of the bracket are added up: so many Enforcement the Boss sends out, a group for each district, clockwise from his own.
inspect-track-blue = The numbers left of the bracket are added up: so many Barricades the Boss builds, one for each district, clockwise from his own.

## Pieces of Steelslayer

inspect-red-shield = Red Shield
    .text = Guards the Enforcement of its district: none can be removed while it is there. One Attack Enforcement takes the Shield away.
inspect-blue-shield = Blue Shield
    .text = Guards the brackets of its district, also the Boss's while he is there: none can be contained. One Contain takes the Shield away.
inspect-copy-token = Copy token
    .text = For each one the Epic of its district does one action more, beginning with the first, wherever the bracket is. Any whole die takes one away from where its Reckoner stands.
inspect-stolen = Stolen card
    .text = It lies under the Epic that took it and belongs to nobody. When that Epic is defeated, it goes back to its owner.
inspect-asleep = Card that sleeps
    .text = It has just come back from a thief. It works again from the next Reckoner phase on.
inspect-ability-die = Epic Ability die
    .text = Rolled for Transform: what it shows is what the Epic does.
inspect-demolitions = Demolitions token
    .text = Mizzy lays one on her card or takes some off for a stronger blow: two more Attack for each.
