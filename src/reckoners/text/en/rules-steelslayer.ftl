# The rules that only Steelslayer needs, in our own words, as in rules.ftl.

## Groups

group-HER2 = Steelslayer: Reckoners
group-EQ2 = Steelslayer: Equipment
group-EP2 = Steelslayer: what Epics do
group-MOD4 = Steelslayer: new Bosses and cities
group-REG = Regalia
group-ATK = Attack Reckoners
group-BAB = Babilar
group-LIM = Limelight
group-ILD = Ildithia
group-NEW = Newcago cards
group-VAR = Variants

## COMP

rule-COMP-05 = Steelslayer has 10 red Enforcement Shields, 6 blue Containment Shields and 8 Copy tokens. If one is called for and none is left, you lose 1 population.
    .title = Limits of Shields and tokens
    .ruling = It does not matter who calls for them. As many as possible go onto the board, in order; each one that is missing costs population.

## HER2

rule-HER2-01 = Val, Dispatcher: she sends a teammate to a district of that teammate's choice, or takes away one Barricade wherever it is. Her dice: 2 basic, 2 green, 2 purple.
    .title = Dispatcher: Val sends a friend
rule-HER2-02 = Mizzy, Demolitions: she lays one more token on her card, or takes off up to three and strikes: one Attack Epic, plus two per token taken off, all as a single die. Her dice: 2 basic, 2 orange, 2 black.
    .title = Demolitions: Mizzy saves up blasts
    .ruling = Since they are a single die, you may also spend all the symbols together for a Move, to clear away a Barricade or a Copy token, or as payment for a card.
rule-HER2-03 = Exel, Tradecraft: he pays with a die, a card or a Plan token and gets it back one symbol richer; the new symbol equals one that is there. His dice: 2 basic, 2 blue, 2 red.
    .title = Tradecraft: Exel adds a symbol
    .ruling = If the payment shows different symbols, Exel chooses which to add. A Dawnslight card or all that a card has made may pay, and if those symbols reach anywhere, the new one does so too. Fuel Cells help once, whenever there is a pair of equal symbols and no more: two become three and then four, one becomes two and then three. Under Attack Reckoners a double counts as one, and Tradecraft makes it two; that effect looks only at what is shown.
rule-HER2-04 = Sam, Joker: in his first two rolls he need not keep any die. His dice: six special ones, each in another colour, and nothing basic.
    .title = Joker: Sam keeps none
    .ruling = With one reroll less, Sam may keep nothing from his first roll and keeps all of the second. If his ability is blocked, he keeps at least one like everybody else. With two rerolls less he keeps the first roll as it is.
rule-HER2-05 = Mizzy has three Demolitions tokens. At the start they lie next to her tray, and her card is empty.
    .title = Mizzy's three Demolitions tokens
rule-HER2-06 = Old and new Reckoners form one team in any mix. But for their dice and tokens, the new ones start with the same things.
    .title = Old and new Reckoners mix

## EQ2

rule-EQ2-01 = Gift cards are free and work once a round, but never for their owner: the good goes to a teammate, who may be led by the same player.
    .title = Gift cards help others
rule-EQ2-02 = Some cards cost two payments: one for the first symbol, a different one for the second. Dice, cards and Plan tokens all pay, but none of them twice.
    .title = Cards that cost two
rule-EQ2-03 = A consumable acts as soon as you buy it, like the reward of an Epic, and leaves the game. It can start a chain, beat Epics and even finish the game.
    .title = Consumables act when bought
    .ruling = When you buy it you name a Reckoner who uses it. If the card makes the final Research or Attack, that Reckoner made it, because some rules ask who did it.
rule-EQ2-04 = Gottschalk and Climbing Kit carry two kinds of symbols next door: you may use them in a neighbouring district, no matter whether a die, a token or a card gave them. Everything that such a symbol can do is done there: to Epics, to the Boss, to Shields and to the tracks of a city. Moves, Copy tokens and payments are no symbols.
    .title = Reaching next door
    .ruling = With Cody's Sniper token they reach the neighbours of its district as well, for he uses Equipment there, too, and these two are not among the things that the books exclude.
rule-EQ2-05 = Spyril, a gift: a teammate takes back a used die, basic or special, and uses it a second time with the same face. What it did before stands. It cannot pay again for the same card.
    .title = Spyril: a die comes back
    .ruling = The die must have been used in this phase and still be owned; captured or disabled dice, tokens and cards do not count. It returns whole, however little of it was used, and if it was still open it is closed first. A face that Improvise turned stays; a symbol that Utility Tool changed does not. The book says that it is regained and not rolled.
rule-EQ2-06 = Utility Tool: while dice are being used, one symbol becomes another one of your choice. A double changes only by half.
    .title = Utility Tool: change one symbol
    .ruling = The changed symbol was not rolled, so doublers ignore it. Fuel Cells look before the change: two equal symbols become three first, and a pair made by the tool is none.
rule-EQ2-07 = Herman: trade a die of yours for one from the supply. It is one die at a time: when a Reckoner phase begins, only the one that came in can be traded again.
    .title = Herman: trade a die
    .ruling = You may choose when you receive the card and whenever a Reckoner phase begins, white dice included, but you cannot give captured or disabled dice. If the swapped-in die is captured and freed, it comes back to you. If the card is stolen or sold, the trade is undone as far as the supply has the old colour; if the card is disabled, everything stays as it is for that phase.
rule-EQ2-08 = Kidnap: pick a district. Either the Boss comes there, or up to three pieces (Shields, Barricades, Enforcement, Copy tokens, in any mix) from anywhere in the city.
    .title = Kidnap: move Boss or pieces
    .ruling = Up to three, although one book says three. Shields and Barricades do not prevent it, for nothing is taken off the board. The Boss's new place counts at once for everything that starts from it; Ildithia's movement board and Regalia's victims do not change.
rule-EQ2-09 = Dish Soap: your base marker climbs one step. If it is on top already you get an Earn Money symbol, to use as you would a die.
    .title = Dish Soap: hide the base
rule-EQ2-10 = Tracking Device: you get a Plan token that is ready at once.
    .title = Tracking Device: a ready token
rule-EQ2-11 = Illicit Investments doubles its symbol on your basic dice, under the same conditions as the other doublers.
    .title = Illicit Investments: one more doubler
rule-EQ2-12 = Submarine: each time you have made a Move, you may do one of the two things on the card, as with a die.
    .title = Submarine: act after moving
    .ruling = Every Move of yours counts, whatever paid for it, also one in a vehicle or sent by Val, with one action for each. Being dragged or pushed does not. The action cannot be another Move: the card's list leaves it out, and there must be no endless ride. The action waits like the one of Favor: it is gone when you start another die or when the step is over, and several that wait are used in any order.
rule-EQ2-13 = Blackmail: the Epic in your district leaves out its first action when it activates. Copies of that action still happen, the Boss does not care, and the Sniper token does not help. If the first action is one with a persistent effect, that effect goes on.
    .title = Blackmail: skip an Epic's action
    .ruling = What counts is where you stand when the Epic begins to activate. Forced moves up to that moment matter.
rule-EQ2-14 = Fuel Cells: where one of your dice or cards has exactly two equal symbols, count three. A basic die that was doubled counts as well.
    .title = Fuel Cells: two become three
    .ruling = They help a group one time, as soon as it holds a pair and no more. So a double grows to three and with Tradecraft to four; a single grows to two by Tradecraft and then to three. They come before converting and changing, so symbols made equal afterwards are no pair.
rule-EQ2-15 = Newcago Dog, Babilar Pizza and Ildithia Tea are consumables; eat or drink, and take the rewards on the card.
    .title = Food and drink
    .ruling = Their Boss research in Babilar goes to a district that the team picks, because no Epic was beaten anywhere.
rule-EQ2-16 = Data Chip and Epic Bomb cost two payments and are then used like a die with their symbols. For Data Chip you need a Plan and a Contain.
    .title = Data Chip and Epic Bomb
    .ruling = Only the French book shows what Data Chip costs. We take it over.
rule-EQ2-17 = Extra Ammo, a gift: while dice are being used, a teammate throws again one or two dice that are still unused, or a single one twice.
    .title = Extra Ammo: a friend rerolls
    .ruling = What falls counts as rolled, so doublers work on it. The second die is chosen after the first result is seen.
rule-EQ2-18 = Predictive Analytics: tokens that you get by a Plan action are ready on the spot. Those from rewards are not.
    .title = Predictive Analytics: tokens at once
    .ruling = The Plan that Favor gives is an action and no reward, so its token is ready as well.
rule-EQ2-19 = Sabotage: if an Epic shares your district, its bracket makes one step less. It does not work on the Boss or by way of the Sniper token.
    .title = Sabotage: slow down a bracket
    .ruling = What counts is where you stand when the bracket is about to move. It takes off one step, also one that would have been lost at the end of the track, but never makes the bracket go back, and it does not slow Power Up.
rule-EQ2-20 = Blind Spot: you get an Attack Epic, to use like a die, whenever somebody is weakened where you stand, Epic or Boss. If the last Research was your own, the place does not matter.
    .title = Blind Spot: weaken and strike
    .ruling = Use it immediately, or finish your open die first; it is gone when you take up yet another die or when the step is over, and one Epic never gives it twice. It also works while shopping, though it cannot pay for cards then. The Boss is weakened where he stands; if a reward or the people of Ildithia did it, you get the action only if you are there. While shopping it can only act on its targets, not move anybody. Several such actions that wait are used in any order.
rule-EQ2-21 = Favor: you get a Plan, to use like a die, whenever an Epic falls where you stand. If the last Attack was your own, the place does not matter.
    .title = Favor: win and plan
    .ruling = The card is described in the French book only; we include it. Use it immediately, or finish your open die first; it is gone when you take up yet another die or when the step is over, and one Epic never gives it twice. It also works while shopping, though it cannot pay for cards then. Predictive Analytics makes its token ready at once, since it is an action; otherwise the token waits for the next Reckoner phase.
rule-EQ2-22 = Rtich: you get one die from the supply in whatever colour you like, and may trade one other die of yours. Change both choices when a Reckoner phase begins. You can only take what the supply has.
    .title = Rtich: any die you like
    .ruling = Trading works as with Herman: white dice too, but no captured or disabled ones of yours. If the card is stolen or sold, the supply gets its extra die and the trade is undone where possible. If it is disabled, nothing changes in that phase and its own die waits unrolled.
rule-EQ2-23 = Blackmail and Sabotage are effective in the very round in which you buy them.
    .title = At work right away
rule-EQ2-24 = If a consumable beats an Epic, you get the rewards immediately, whatever modules you play with. They can only be used as shown, and Plan tokens among them must wait.
    .title = Rewards through consumables
    .ruling = First you pay, then the market refills, then the card acts. What it earns you may still spend before the step is over, also to free dice; Plan tokens can be spent in the next use step.
rule-EQ2-25 = Med Kit: all that the books tell is that it became $1 dearer. What it does here is our own idea. Once a round, free: you regain 1 population, up to the 40 that you started with.
    .title = Med Kit is our design
    .ruling = No book describes its effect, so effect and price are our design and are marked as such.

## EP2

rule-EP2-01 = The 39 Epics of Steelslayer take the place of the 25 in the base box.
    .title = New Epics replace old
rule-EP2-02 = A persistent effect is on for as long as it stands left of the bracket.
    .title = Effects that stay on
rule-EP2-03 = Pull: everyone in the two districts next to the Epic is dragged into its own, past all Barricades. As long as Pull is left of the bracket, nobody there can Move away.
    .title = Pull: drag and hold
    .ruling = It holds back every Move, vehicles included, but no forced one, and it lets go the moment it is contained or its Epic is defeated. Being dragged is no Move: it costs no die, and Barricades and other Pulls do not matter. Cody is held only where his miniature is.
rule-EP2-04 = Repel: the Epic puts up a Barricade, and everyone in its district is pushed into the next one clockwise, past all Barricades.
    .title = Repel: block and push away
    .ruling = If there is no Barricade left, you lose 1 population and are pushed nevertheless. The Barricade stays with the Epic. Being pushed is no Move, and each Repel pushes those who are there at that moment.
rule-EP2-05 = Power Up: the Epic's bracket steps to the right immediately; if there is no room, its last action happens. An Epic in the middle of its activation, or already done with it, does nothing more because of this.
    .title = Power Up: the bracket jumps
    .ruling = What an Epic will perform is fixed when its activation begins. If Power Up happens as a last action, it happens once and does not call itself again; otherwise there could be no end.
rule-EP2-06 = Transform: per symbol, the Epic Ability die is rolled, and what it shows is performed.
    .title = Transform: chance picks the action
    .ruling = A gifted or copied Transform is rolled anew for each district where it acts. The die itself has no gifted face.
rule-EP2-07 = Steal Equipment: one Reckoner loses a card to the Epic, who keeps it under its own. If there is nothing to steal, you lose 1 population.
    .title = Steal Equipment: a card goes
    .ruling = The team chooses whose card and which, used and disabled ones too; any player may do so, and it can be undone. Population is lost only when nobody owns a card: the English book speaks of all Reckoners. Dawnslight cards are not Equipment.
rule-EP2-08 = Beat the thief and its loot goes back to the owners, who can use it again in the following Reckoner phase.
    .title = Getting loot back
    .ruling = The cards are yours at once but asleep until then, with their dice, and so are Blackmail and Sabotage. Sleeping is not being disabled: Attack Reckoners tokens that come back do not wake a card.
rule-EP2-09 = While a card is stolen nobody owns it, and it cannot be sold.
    .title = Loot belongs to nobody
rule-EP2-10 = Some actions come with a "per": something is counted and they happen that often. It may be the Barricades or the Enforcement of the district, or the Epic's research (its health once the research is gone). All that this Epic adds while it is active counts; later additions do not.
    .title = Actions that count something
    .ruling = Attacks with a "per" are the last thing that an Epic does: we count when its Copy tokens, its bracket and its lost steps are done, from left to right. An action that adds pieces "per" something happens in its turn. Only counting late gives the numbers of the books' Ozone example. Where no Epic of its own is activating, as on a Boss or district track, or when another Epic's Power Up causes a last action, we count at once.
rule-EP2-11 = Attack Money: $1 is lost per symbol. If the purse is empty and a symbol still unpaid, you have to sell an Equipment card and go on, one card at a time; with nothing left to sell, each symbol costs 1 population.
    .title = Attack Money: pay or sell
    .ruling = You decide together which cards go, and money left over stays in the purse.
rule-EP2-12 = Selling a card pays its full price, and the card is mixed back into the deck. You can sell only when Attack Money forces you.
    .title = How Equipment is sold
rule-EP2-13 = Attack Plan: one Reckoner gives up a Plan token. If the team has none, you lose 1 population.
    .title = Attack Plan: a token goes
rule-EP2-14 = Add Shield: a Shield of that colour goes into the district.
    .title = Add Shield: guards get cover
rule-EP2-15 = A red Shield guards the Enforcement of its district: none of them can be taken away.
    .title = Red Shields guard Enforcement
    .ruling = Rewards and consumables are stopped, too, because a Shield stops everything. But a matching symbol of theirs may first take away a Shield, in any district.
rule-EP2-16 = A blue Shield guards the brackets of its district: none of them can be pushed left, not even the Boss's while he is there.
    .title = Blue Shields guard brackets
    .ruling = Rewards and consumables are stopped, too, because a Shield stops everything. But a matching symbol of theirs may first take away a Shield, in any district.
rule-EP2-17 = Where you stand, one symbol of its kind takes away one Shield. Any other symbols of that die are still yours to use.
    .title = How to break Shields
    .ruling = Symbols of rewards and consumables can break Shields as well, and they can do it anywhere: breaking Shields is not on the list of things that rewards may not do.
rule-EP2-18 = Whatever else you do with these symbols, such as moving or paying for a card, Shields do not hinder.
    .title = What Shields allow
rule-EP2-19 = Copy Epic Action, a gifted one: the Epic looks at both neighbours and performs the first action of each card in its own district.
    .title = Copying the neighbours
    .ruling = A copied action belongs to the copier entirely: bracket, values, neighbours and loot are those of the copier. Copying a copy does nothing, so that no chain is endless. A copied Pull drags but does not hold, and a copied "per" is counted with the copier's own.
rule-EP2-20 = Add Copy token: one token goes into the district, or, in its clockwise form, into the following one.
    .title = Adding Copy tokens
rule-EP2-21 = Copy tokens make the Epic of their district do more when it activates: its first action for one token, its second for another, and so on, without regard to the bracket. If there are more tokens than actions, the last is repeated.
    .title = What Copy tokens do
    .ruling = The Epic performs its own actions first, then those for the tokens, then its bracket moves; the Ozone example shows it. The tokens stay. They are counted once, when the normal actions are done: a token that one of the extra actions lays waits for the next round.
rule-EP2-22 = Spend a whole die of any kind to take one Copy token away from where you stand.
    .title = Removing Copy tokens
rule-EP2-23 = Copy tokens count only when Epics activate, and only for the Epic card beside them. The Boss takes no notice.
    .title = Copy tokens and the Boss
    .ruling = A token in the Boss's district changes nothing about his tracks, cells or cards: with four tracks he has no first action.

## MOD4

rule-MOD4-01 = Using dice and receiving rewards become one step: you get the reward the instant an Epic is beaten.
    .title = Rewards at once
    .ruling = It is so with a new Boss, a new city or the Newcago cards, and for consumables always. In other games you may switch it on during set-up. If it happens in the middle of a die, the reward is settled first and then the die goes on.
rule-MOD4-02 = That makes a fine blow possible: a reward weakens the Boss and you attack before the step is over.
    .title = Weaken and attack
rule-MOD4-03 = A reward is just what it shows. It cannot move you, clear Barricades or Copy tokens, pay for cards or work on the tracks of Ildithia.
    .title = Rewards only as shown
rule-MOD4-04 = Plan tokens from a reward are for later steps. Attack Plan can take them from you even before.
    .title = Plan tokens from rewards
rule-MOD4-05 = New Bosses and cities can be played with the new Epics or with the old ones.
    .title = With or without new Epics
rule-MOD4-06 = With every Boss, in every city: no Boss health left means victory, no population left means defeat.
    .title = Victory and defeat as ever
rule-MOD4-07 = The new kinds of Epic actions are in use here, whichever set of Epics you chose.
    .title = New actions apply

## REG

rule-REG-01 = Regalia has boards for every team size, with side A for Beginner, B for Standard, C for Hard and D for Sparks!. Two actions are left of each of her brackets at the start.
    .title = Regalia's boards by difficulty
rule-REG-02 = Her prologue is Steelheart's, played with her own red track. For once she walks by his movement die.
    .title = How Regalia's prologue goes
rule-REG-03 = When she activates, the Attack Reckoners tokens are collected, her tracks act from the top down, she goes clockwise to the nearest other district where a Reckoner is, and a Regalia card is turned over.
    .title = When Regalia activates
    .ruling = If no other district has a Reckoner in it, she has gone full circle and stays where she is.
rule-REG-04 = Whoever is in the district that she came to suffers from the card until she activates again.
    .title = Who suffers from Regalia
    .ruling = The victims are fixed when the card is turned; each gets a token. Walking away, walking in or Kidnap changes nothing about it.
rule-REG-05 = Red track: each action on the left brings as many Enforcement as it shows. Gifted ones go to both neighbours, each of which gets the full number; the others go to the district after hers or to the one before. She never puts any into her own.
    .title = Regalia's red track
    .ruling = Five on a gifted action means five here and five there, because a gift is for both neighbours.
rule-REG-06 = Blue track: Shields, Copy tokens and Transform, always in the district where she is.
    .title = Regalia's blue track
    .ruling = One passage speaks of several districts, another of hers only; we follow the second. An action that needs an Epic takes the one there; if there is none, it is skipped free of charge.
rule-REG-07 = When the Regalia cards are used up they are shuffled for another go.
    .title = Regalia's deck runs out
    .ruling = She turns one card each round, and the books do not say what happens after the twelfth. We shuffle.
rule-REG-08 = Her own activation never advances her brackets; the doings of others do.
    .title = Regalia's brackets stay
rule-REG-09 = Her 12 cards start as a shuffled, closed deck. Have Shields, Copy tokens, the tokens for Attack Reckoners and the Epic Ability die at hand.
    .title = Setting up Regalia
    .ruling = Shuffling is not mentioned, but a known order would make no sense.

## ATK

rule-ATK-01 = These effects hurt you for one Reckoner phase, the coming one. The Boss takes the tokens back the next time he activates after it.
    .title = How long it lasts
    .ruling = So a disabled Blackmail or Sabotage does not work in the Epic phase before it either; else one would name it and lose nothing. Tokens that Newcago cards have just laid are not collected in the same Epic phase, for only those of the past round come back. With Steelheart, tokens come back when the Reckoner phase is over.
rule-ATK-02 = You may reroll one time less.
    .title = One reroll less
    .ruling = You roll, keep at least one, reroll the rest and keep it all. Several of these add up. With one less, Sam may still keep none of the first roll, unless his ability is blocked as well; with two less the first roll stands.
rule-ATK-03 = One of your dice is out of action. You choose it.
    .title = One die less
    .ruling = You choose when the Reckoner phase begins, before any swap and the first roll. Several of these add up.
rule-ATK-04 = One of your Equipment cards is out of action. You choose it. If you have none, 1 population is lost on the spot.
    .title = One Equipment card less
    .ruling = You choose when the Reckoner phase begins. Several of these add up, and each that finds no card costs 1 population at once.
rule-ATK-05 = Your ability is blocked, even if it is an on-going one.
    .title = Your ability is blocked
    .ruling = Two of these are no worse than one. Sam then has to keep dice like everyone.
rule-ATK-06 = Moving costs you two dice. A card that lets you Move is worth one of them.
    .title = Moving costs double
    .ruling = Pay both at once with whole dice, tokens or cards. A vehicle is one of the two; so is Val's Dispatcher, and then her teammate provides the second. Two of these effects are no worse than one.
rule-ATK-07 = Where a die or card of yours has two of a symbol, it counts as one. Three and more are safe. Fuel Cells cannot help your special dice.
    .title = Doubles count once
    .ruling = Ability cards are included, as in one of the two books. A basic die with a doubler counts one, and Fuel Cells find no pair on it. Tradecraft still adds its symbol: a double counts one and then two. Two of these effects are no worse than one.
rule-ATK-08 = A card that is out of action is still yours and stays with you, but it does nothing at all.
    .title = Disabled cards stay yours

## BAB

rule-BAB-01 = Babilar has seven district boards to draw from. Each shows a track for the search; its marker begins at 7, 8, 9 or 10, from Beginner to Sparks!.
    .title = Babilar's districts have tracks
rule-BAB-02 = The Boss has 10, 15, 20 or 25 health here, from Beginner to Sparks!, for any team size. There is no research track for him.
    .title = Boss health in Babilar
rule-BAB-03 = A symbol on the space where a marker starts does nothing.
    .title = Starting spaces are quiet
rule-BAB-04 = You can hurt the Boss only after the search is over in every single district, and only in the Boss's own.
    .title = Search every district first
rule-BAB-05 = Boss research from a reward goes to the track of the district where that Epic was beaten. If that one is finished, it is wasted.
    .title = Boss research in Babilar
rule-BAB-06 = Use Research symbols on the track of the district where you stand. The Boss need not be there.
    .title = Searching where you stand
rule-BAB-07 = Whenever the marker comes to a symbol or goes past it, that symbol happens on the spot. Then the marker continues.
    .title = Symbols on the track
    .ruling = A reward takes the marker its full way. With symbols of your own die you may stop in between and let the rest lapse, as with any die.
rule-BAB-08 = If this costs you something while dice are being used, you may give what has served already: used dice, used cards, and Plan tokens fresh from this phase.
    .title = Losing used things
    .ruling = You may even give the die that is open, or sell the card that made it, and still use the rest of it.
rule-BAB-09 = Dawnslight Aid: look at two cards, keep one, and put the other at the bottom. The team picks who gets it, from those in the district. If nobody is there, whoever made the search advance gets it, by a symbol or by beating the Epic.
    .title = Dawnslight Aid: two cards, one kept
    .ruling = If a single card is left you take it, and if there is none there is no aid, because used cards never return.
rule-BAB-10 = A Dawnslight card helps once, whenever you like in the use step, and leaves the game. Some give symbols to use as a die; some give 3 population, which may exceed 40.
    .title = Dawnslight cards work once
    .ruling = One with symbols is a die in every respect, for your open die as for the cards that improve dice, but it is never a basic die. One that gives population is no die, so you may use it while another is open.
rule-BAB-11 = Dawnslight's 14 cards start as a shuffled, closed deck.
    .title = The Dawnslight deck
rule-BAB-12 = Dawnslight cards lie open before their Reckoner, from round to round if need be. Use as many in a step as you want.
    .title = Keeping Dawnslight cards
rule-BAB-13 = Where the search is finished, an Epic's other rewards are paid as ever.
    .title = Other rewards go on

## LIM

rule-LIM-01 = Limelight's booklet has a page for each team size and difficulty. It tells his research, his health once weakened, and four tables of powers.
    .title = One page for Limelight
rule-LIM-02 = His prologue is Steelheart's, but cell B-1 of the red table takes the red track's place. For once he walks by Steelheart's movement die.
    .title = How Limelight's prologue goes
rule-LIM-03 = When he activates, the Attack Reckoners tokens are collected and four power dice rolled, one per table. From the top table down, the die names a row by its letter, the bracket names a column by its number, and the cell where they meet is performed.
    .title = When Limelight activates
    .ruling = The column is the number of actions left of the bracket: the second at the start, the first when it is fully contained and in the prologue. The French book and the cells of the examples agree with it.
rule-LIM-04 = Then he goes clockwise to the nearest district where no Reckoner is. There is always one; if it is just his own, he stays.
    .title = Limelight avoids you
    .ruling = If no other district is empty of Reckoners, he has gone full circle and stays.
rule-LIM-05 = He may attack by the Shields on the board: up to 2 cost you 4 population, 3 or 4 cost 5, 5 cost 6, and more cost 7.
    .title = Attack by Shields
rule-LIM-06 = He may attack by the Enforcement on the board: up to 2 cost you 5 population, 3 or 4 cost 6, 5 cost 7, and more cost 8.
    .title = Attack by Enforcement
rule-LIM-07 = He may attack by the Epics that you beat last round: with none or one you lose 7 population, with two 6, with three or four 5, with five to seven 4.
    .title = Attack by Epics defeated
    .ruling = Last round means the Reckoner phase that was just played, for he acts right after it. Epics beaten by consumables count.
rule-LIM-08 = He may attack by your envy: compare the Reckoner who owns most Equipment with the one who owns least. No difference costs 5 population, one card 6, two cards 7, and more 8.
    .title = Attack by Equipment gap
    .ruling = Disabled cards count for their owners, stolen ones for nobody.
rule-LIM-09 = A Fortify cell makes somebody stronger, as it shows: the Epic where he is, the Epics of the whole city without himself, or himself.
    .title = Whom Limelight may Fortify
    .ruling = Limelight gains 1 research, or 1 health once he is weakened, without limit, for only Epic cards have one. In Babilar the marker of his district goes up by one, to 10 at most, and symbols that it passes again act again; where the search is finished he gains health instead.
rule-LIM-10 = All districts receive one Enforcement and one red Shield.
    .title = Guards for all districts
rule-LIM-11 = Every Reckoner attracts two Enforcement to the place where it is.
    .title = Two Enforcement per Reckoner
rule-LIM-12 = Every Reckoner attracts as many Enforcement as it owns Equipment cards, but never fewer than one, to the place where it is.
    .title = Enforcement per Equipment
    .ruling = Disabled cards count for their owners, stolen ones for nobody.
rule-LIM-13 = Every Reckoner suffers the Attack Reckoners effect in the cell.
    .title = Attack on all Reckoners
rule-LIM-14 = If a cell lists several things, they happen in order. A number with an x says how often, and a ring stands for all districts.
    .title = Reading a cell
rule-LIM-15 = If one of his brackets should go right and has no room, the cell in the last column is performed, in a row that his power die picks.
    .title = Limelight's track is full
    .ruling = His tables have no last action as tracks do. So we roll that table's die anew for each lost step and take the last column.
rule-LIM-16 = Two actions are left of each of his four brackets at the start.
    .title = Limelight's brackets at two
    .ruling = The French book says so; the English one is silent. It is the same for every other Boss.
rule-LIM-17 = Other cells Fortify the Epics of his district and of both neighbours, give both neighbours Enforcement, Barricades or Copy tokens, or advance the brackets of all Epics, though not his.
    .title = Cells around him
    .ruling = Each neighbour gets the full number that is shown, for a gift is for both. The French wording of the example agrees.
rule-LIM-18 = His own activation never advances his brackets; the doings of others do.
    .title = Limelight's brackets stay

## ILD

rule-ILD-01 = Ildithia has seven district boards to draw from. Each shows a track, and the size of your team tells where its marker starts.
    .title = Ildithia's districts have tracks
rule-ILD-02 = In the prologue, when the Boss has moved and before you choose your places, put the movement board just clockwise of the Boss's district.
    .title = Placing the movement board
rule-ILD-03 = The Epic phase has one step more, at its beginning: the city crawls on, and its movement board passes as many districts, clockwise, as your team size tells.
    .title = The city crawls on
rule-ILD-04 = A district that the board goes past performs whatever its marker has not left behind, from the marker's own space downwards, and then resets its marker. Districts act in the order in which they are passed.
    .title = Districts that crumble
    .ruling = An action that needs an Epic takes the one in that district; if there is none, it is skipped free of charge. All other things happen anyway, and Enforcement added now counts when Epics activate.
rule-ILD-05 = If the Epic of a district is gone, a Copy on its track is without effect.
    .title = Copy without an Epic
    .ruling = Otherwise a Copy on the track performs the first action of that district's own Epic, as in the Loophole example.
rule-ILD-06 = Protect Ildithia: use a symbol of any kind to lower the marker of the district where you stand by one.
    .title = Protect Ildithia with any symbol
rule-ILD-07 = If you bring a marker to the bottom, the people thank you with 2 Research on the Boss, right now. That space does nothing when the district crumbles.
    .title = The people's thanks
rule-ILD-08 = A marker at the bottom cannot be lowered; there is nothing more to protect.
    .title = No more to protect

## NEW

rule-NEW-01 = If you like, Newcago's districts get their cards: all on side A, all on side B, or mixed. They stay until the game ends.
    .title = Cards for Newcago's districts
rule-NEW-02 = Just before Epics activate, all cards perform their upper part once, and one more time at the Boss's place.
    .title = What the cards do
    .ruling = New Epics have arrived by then. The order is the usual one: the Boss's district, then clockwise; the French book pictures it so.
rule-NEW-03 = A card's lower part serves you while your miniature is in that district. The Sniper token does not bring it to Cody, yet what he has at home he may use where the token lies.
    .title = Who gets the benefit
rule-NEW-04 = Attack Reckoners on a card strikes someone in that district, or, going clockwise, in the first one that has somebody. The team picks among several. When the Boss makes it strike again, it passes over that victim and looks further.
    .title = Whom the cards attack
rule-NEW-05 = When an Epic is beaten, or weakened, in the district, one Reckoner there may use the symbols on the card, for what they show and nothing else.
    .title = Benefits on success
    .ruling = This means an Epic card and never the Boss, who is named elsewhere when he is meant. Use the symbols at once, even with a die open.
rule-NEW-06 = Some cards trade, one time in each use step: one Reckoner may give a die with the symbol and use those on the card, for what they show and nothing else.
    .title = Benefits by exchange
    .ruling = Plan tokens and cards may pay like a die. The payer has to stand there.
rule-NEW-07 = Some cards lend everyone in the district the power of Climbing Kit or of Gottschalk.
    .title = Equipment lent by a district
rule-NEW-08 = What a card does, it does like an Epic of its district; new pieces go there.
    .title = Acting like an Epic
    .ruling = An action that needs an Epic takes the one there; if there is none, it is skipped free of charge. Enforcement added now counts when Epics activate.

## VAR

rule-VAR-01 = Each Boss can rule each city. Take powers and boards from the Boss, research and health from the city.
    .title = Any Boss in any city
rule-VAR-02 = Regalia in Ildithia: her research is that of Limelight's page and lies on the Boss track. The districts are not searched for her.
    .title = Regalia in Ildithia
rule-VAR-03 = Limelight in Babilar: each district is searched, and health is Babilar's. He keeps his dice and tables.
    .title = Limelight in Babilar
rule-VAR-04 = For an easier game, add $1 per Reckoner to the purse at the start.
    .title = A more casual game
rule-VAR-05 = For a harder game, 1 population more, or even 2, is attacked whenever the Boss's yellow track acts.
    .title = A more intense game
rule-VAR-06 = Combine modules as you like. The campaign ties games together; its sheet is separate from the rule books.
    .title = Modules mix freely
    .ruling = The campaign here is of this project's own design, since the sheet was not among our sources: three to seven games; a card that is kept, Epics who stay away or come back angry, and cities that remember.

## Worked examples

example-EX-11 = Mizzy takes two tokens off her card and blows Curveball away.
example-EX-12 = Exel adds a third Research to his Notebooks, for use anywhere.
example-EX-13 = Prof pays for Data Chip, and what does not pay for it.
example-EX-14 = David breaks a blue Shield and then contains Regalia.
example-EX-15 = Ozone with four Copy tokens, counting late.
example-EX-16 = Abraham beats Dazzle, and the reward weakens Limelight at once.
example-EX-17 = Regalia's blue track at work in Central Park.
example-EX-18 = A busy turn in Grand Central: rewards, a base found, and Dawnslight Aid.
example-EX-19 = Limelight performs one cell of each table.
example-EX-20 = Enforcement by Equipment at Sharp Tower.
example-EX-21 = Sam plans and protects Inkom Territory, which is passed nevertheless.
example-EX-22 = Starting values when Bosses and cities are mixed.
example-EX-23 = Regalia's red track: next door on both sides, never at home.
example-EX-24 = Limelight attacks after three Epics were beaten.
example-EX-25 = Attacks that count Barricades, research or health.
