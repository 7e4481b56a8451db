# The rules of the base game in our own words. Each has a title and, where the books leave room, our ruling.
# A ruling says what we decided and why.

## Groups

group-COMP = Pieces and their limits
group-SET = Setting up
group-PRO = The prologue
group-ROLL = Rolling dice
group-USE = Using dice
group-MOVE = Moving
group-BAR = Barricades
group-SYM = The six symbols
group-PLAN = Plan tokens
group-CARD = Ability and Equipment cards
group-HERO = The Reckoners' abilities
group-BOSS = Facing the Boss
group-REW = Rewards
group-BUY = Buying Equipment
group-ADD = New Epics arrive
group-ACT = Epics activate
group-EPI = What Epics do
group-STL = Steelheart activates

## COMP

rule-COMP-01 = The city holds no more than 25 Enforcement. Whenever another one should appear and the box is empty, a person dies in its place: population drops by 1.
    .title = 25 Enforcement, no more
    .ruling = It does not matter who sends the Enforcement: an Epic, the Boss, a district or a card. We first place all that are left, in order, and only those missing cost population, because the limit belongs to the pieces and not to an Epic.
rule-COMP-02 = Only 8 Barricades exist. If one should be built and all of them stand in the city already, you lose 1 population instead.
    .title = Eight Barricades, no more
    .ruling = This holds for everybody who builds, the Boss and city effects included. The Barricades that are left go onto the board first; each one missing costs population.
rule-COMP-03 = The base box has 18 white basic dice and four special dice in each of the six colours; with any module of Steelslayer there are seven. Every die that nobody owns and that is not captured waits in the supply.
    .title = How many dice there are
rule-COMP-04 = You can always take another Plan token; the supply is endless.
    .title = Endless Plan tokens
    .ruling = The box holds a certain number of tokens, but no book says what happens when they are gone, as the books do for other pieces. So we never let them run out.
rule-COMP-06 = The base game has 25 Epics and 29 Equipment cards. Steelslayer swaps the Epics for a set of 39, mixes 24 more cards into the Equipment (among them new versions of Med Kit and Fuel Cells), and adds 12 Regalia, 14 Dawnslight and 7 double-sided Newcago cards.
    .title = What is in the decks
rule-COMP-07 = When you need a new Epic and the deck is used up, the defeated Epics are shuffled and become the deck.
    .title = The Epic deck runs out
    .ruling = Nothing is printed about this. Every district has to receive an Epic, so the defeated ones return.
rule-COMP-08 = Once no Equipment is left to draw, gaps in the market simply stay open. The game goes on as before.
    .title = The Equipment deck runs out
    .ruling = The books do not say. A card that is sold later forms a deck again; it fills a gap the next time that the market is refilled, and no later than the start of the following purchase step.
rule-COMP-09 = Nothing is used up for good: Enforcement, Barricades, Shields and Copy tokens that leave the board, and Plan tokens that you spend, can come into play again.
    .title = Pieces come back
    .ruling = The books say it of Enforcement and of Plan tokens. For all other pieces we do the same.

## SET

rule-SET-01 = Up to six people lead a team of two to six Reckoners. If you play alone you lead two, and each acts for itself. Two or three people may also lead several each. Whatever counts players counts Reckoners then.
    .title = People and Reckoners
rule-SET-02 = The city is a closed ring with one district more than there are Reckoners. It has a clockwise direction, and every district touches two others.
    .title = The ring of districts
rule-SET-03 = Seven boards exist for each city, and chance decides which ones you see. In Newcago without extra cards the name of a district changes nothing.
    .title = Which districts appear
rule-SET-04 = Every district starts with an Epic from the shuffled deck, for all to see.
    .title = An Epic in each district
rule-SET-05 = The Epics of the set-up are well prepared: their brackets start with three actions on the left side.
    .title = First brackets at three
rule-SET-06 = An Epic enters with the research and the health printed on its card.
    .title = Values of an Epic
rule-SET-07 = You begin with 40 population and $4, and your base is as well hidden as it can be: its marker is on the top space.
    .title = Starting population and money
rule-SET-08 = The Equipment is shuffled, and four cards lie open as the market.
    .title = Four cards on offer
rule-SET-09 = How much research Steelheart needs depends on the team and the difficulty (Beginner, Standard, Hard, Sparks!). Two Reckoners: 18, 20, 25, 28. Three: 23, 26, 30, 33. Four: 28, 32, 35, 38. Five: 32, 36, 40, 44. Six: 36, 41, 45, 49.
    .title = How much research Steelheart needs
rule-SET-10 = Two boards shape Steelheart, each with sides A and B. Beginner plays with adjustment A and power A, Standard with A and B, Hard with B and A, Sparks! with B and B. Each team size has an adjustment board of its own.
    .title = Steelheart's boards by difficulty
    .ruling = The German and Spanish books exchange the sides for Standard and Hard. We follow the English book, because it also has other corrections that came later.
rule-SET-11 = On each of Steelheart's four tracks the bracket starts with two actions to its left.
    .title = Steelheart's brackets at two
rule-SET-12 = Dice that no Reckoner begins with lie in the supply. No colour of special dice is missing among them, and the spare basic dice are there too.
    .title = Dice in the supply
    .ruling = One place in the books sends the spare dice back into the box, another keeps them at hand. We keep them: cards such as Herman and Rtich need something to pick from.
rule-SET-13 = A Reckoner gets an ability card, three special dice of its own colour, three basic dice and one Plan token that is ready to use. Cody gets the Sniper token, too. The Steelslayer Reckoners have dice of their own mix, and Mizzy brings her Demolitions tokens.
    .title = What a Reckoner starts with
rule-SET-14 = Choose your Reckoners or let chance choose.
    .title = Who joins the team

## PRO

rule-PRO-01 = Steelheart appears in a district picked by chance.
    .title = Steelheart comes to town
rule-PRO-02 = His red track acts once. The other three keep still for now.
    .title = Only the red track
    .ruling = We take the list of steps at its word: nothing else happens in the prologue. No Newcago card, no step of Ildithia, no Regalia card and no difficulty token acts yet; for Limelight it is the red cell B-1.
rule-PRO-03 = Then he walks clockwise as far as his movement die says. In a small city he may go full circle.
    .title = Steelheart's first walk
rule-PRO-04 = Before the first round you may go shopping with your starting money. Everything that the purchase step allows is allowed here.
    .title = Shopping before the start
    .ruling = A consumable bought now acts now. If that empties a district, the first Add Epics step fills it. An effect that looks for a Reckoner's district finds none and does not happen.
rule-PRO-05 = Every Reckoner picks the district to begin in.
    .title = Choosing where to start
    .ruling = You may start behind a Barricade, for being placed is not a Move.
rule-PRO-06 = From here the rounds repeat till the end. First the Reckoners: roll, use, rewards, purchase. Then the Epics: new ones arrive, all activate.
    .title = How a round goes

## ROLL

rule-ROLL-01 = Everybody rolls at once, at their own speed. You may hold back and look at your friends' dice before you decide.
    .title = All roll together
rule-ROLL-02 = Your first roll takes every die that you own, also those from Equipment. Captured dice are missing.
    .title = The first roll
rule-ROLL-03 = Out of each of your first two rolls you must keep one die or more. Only dice from that roll count.
    .title = Keep at least one
rule-ROLL-04 = What you have kept stays as it is until the dice are used.
    .title = Kept is kept
rule-ROLL-05 = Dice that you did not keep are thrown again, two times at most. The third roll is final.
    .title = At most two rerolls
rule-ROLL-06 = If you keep everything, you have finished rolling, even with rerolls to spare.
    .title = Keep all, stop early
rule-ROLL-07 = No die is used before the whole team has finished rolling.
    .title = Wait for everyone
    .ruling = If all your dice are captured, you count as finished. You may still use Plan tokens and cards. The books set no limit to captured dice, so this can happen.

## USE

rule-USE-01 = The whole team uses its dice in one common step. There are no turns: act in whatever order helps most, and take turns between Reckoners as you please.
    .title = All act together
rule-USE-02 = A die serves you one time in this step.
    .title = Each die once
rule-USE-03 = Finish a die before you pick up your next one. Symbols that you left on it are gone as soon as you do.
    .title = One die at a time
    .ruling = Each Reckoner has at most one die in hand; tokens and cards count alike. Until it is finished, that Reckoner cannot start another and cannot be moved by anybody's Move; the rest of the team is free. You may let its last symbols lapse at any time, as the German book says, so no die gets stuck. Moving, clearing a Barricade, removing a Copy token and paying for a card need a whole die, so a touched one will not do. Cards that make no symbols and no Move may be used in between, because the book only forbids another die.
rule-USE-04 = You may share out the symbols of one die: some for this Epic, some for that one, some for the Boss or for one more of his tracks.
    .title = Sharing out symbols
    .ruling = If one target needs fewer symbols than you have, the others may go to something else in reach, or lapse.
rule-USE-05 = You need not use a die. You get nothing for one that is left over.
    .title = Dice may stay unused
rule-USE-06 = When one of your dice is done, others may act before you take your next.
    .title = Others may act between
    .ruling = They may act even while your die is still open. The books let everyone act at once, and the one-die rule ties each Reckoner only to its own dice.
rule-USE-07 = Your symbols work in the district where you stand. Only a rule or card that says so reaches farther.
    .title = Act where you stand
rule-USE-08 = The team decides when this step is over. Whatever was not used by then is gone.
    .title = Ending the step
rule-USE-09 = You may use more than six dice, and whether you kept one early or late makes no difference.
    .title = No limit to dice

## MOVE, BAR

rule-MOVE-01 = Spend a whole die, no matter what it shows, and go to a district of your choice other than yours.
    .title = Any die moves you
rule-MOVE-02 = A Barricade locks its district: you can neither enter it nor leave it by moving.
    .title = Barricades block the way
rule-BAR-01 = Spend a whole die, no matter what it shows, and take away one Barricade, wherever it is.
    .title = Any die clears a Barricade
rule-BAR-02 = Barricades pile up. The district stays shut until the last one is gone.
    .title = Barricades can pile up

## SYM

rule-SYM-01 = Earn Money: the team's purse grows by $1 per symbol.
    .title = Earn Money: fill the purse
    .ruling = The money track does not end for us: no book names a highest amount.
rule-SYM-02 = Attack Enforcement: per symbol, one Enforcement in your district goes back to the box.
    .title = Attack Enforcement: clear the streets
rule-SYM-03 = Contain Epic: per symbol, push a bracket in your district one step back to the left, that of the Epic or one of the Boss. The first action can never be contained.
    .title = Contain Epic: push brackets back
rule-SYM-04 = Research Epic: per symbol, an Epic in your district, or the Boss if he is there, has one research less to hide behind.
    .title = Research Epic: find the weakness
rule-SYM-05 = An Epic without research is weakened. If its health is higher than the weakened value on its card, it drops to that value at once.
    .title = Weakening an Epic
rule-SYM-06 = Attack Epic: per symbol, an Epic in your district, or the Boss if he is there, loses one health. Infinite health cannot be hurt.
    .title = Attack Epic: take its health
rule-SYM-07 = At no health an Epic is defeated. Its card leaves, and you keep it beside the board for the rewards. Its Enforcement and Barricades remain, and so does everyone who stands there.
    .title = Defeating an Epic
    .ruling = Shields and Copy tokens remain as well and serve the next Epic, just as Enforcement and Barricades do.
rule-SYM-08 = Plan: per symbol you get a Plan token. It waits beside your board and cannot be spent in this Reckoner phase.
    .title = Plan: tokens for later
rule-SYM-09 = Strength alone is enough: an Epic whose health is a number may be beaten although nobody found its weakness.
    .title = Defeat without weakening
rule-SYM-10 = Research can climb beyond the printed value, to 5 at most, and health to 10. A weakened Epic never regains research, and a defeated one stays defeated.
    .title = How high values go

## PLAN

rule-PLAN-01 = Spend a ready Plan token like a die with one symbol, which you name. It can also move you, clear a Barricade or pay for a card.
    .title = A token is a wild die
rule-PLAN-02 = Tokens are spent in the use step only, and a fresh one has to wait for the next Reckoner phase. Those that Tia's Operations hands out, and a few others that say so, are ready immediately.
    .title = Fresh tokens must wait
rule-PLAN-03 = When the Reckoner phase is over, your fresh tokens become ready. You may save up as many as you like, for as long as you like.
    .title = Tokens become ready
rule-PLAN-04 = You can turn a token into $1 while dice are being used, but not any more while you are shopping.
    .title = Money from a token

## CARD

rule-CARD-01 = On-going cards are always switched on, free of charge.
    .title = On-going cards always work
rule-CARD-02 = A free card helps you once each round, while dice are being used. Abraham's Faith belongs to the rolling instead.
    .title = Free, once per round
rule-CARD-03 = A card with a cost helps you once each round, while dice are being used. Hand over a die, with all that is on it; one symbol of the cost among its symbols is enough. A Plan token will do as well.
    .title = Cards with a cost
    .ruling = The Spanish book could be read as asking for all the symbols of the cost. English and German ask for one, and so do we.
rule-CARD-04 = Symbols from a card are a die to you. You may also use them all together to move, to clear a Barricade or to pay for another card.
    .title = A card acts as a die
rule-CARD-05 = What a card gives you continues the die that paid for it. Use it up before you take your next die.
    .title = One group with its payment
rule-CARD-06 = You may pay for one card with what another one gave. The second takes everything that the first has made.
    .title = Cards that pay for cards
rule-CARD-07 = Equipment stays with its Reckoner to the end and is never passed on. Only an Epic's theft, or a sale under Attack Money, parts them. Carry as many cards as you can get.
    .title = Equipment has one owner
rule-CARD-08 = Converters (Forensic Kit, Gravatonics, Trap) join two symbols: each symbol of the one kind may serve as the other, in both directions, whether it comes from a die or a card. You decide anew for every symbol.
    .title = Converters: two symbols as one
    .ruling = When cards meet, doubling comes first, then Fuel Cells, and converting last, symbol by symbol. Two symbols that only became equal by converting are no pair for Fuel Cells. The books say so for doublers, and we treat Fuel Cells alike. A symbol is converted once: it acts as itself or as a partner, never as a partner's partner. If several symbols of a group could serve as the one you want, you choose which is used up; where it makes no difference nobody asks.
rule-CARD-09 = Dowser, Epic DNA, Gauss Gun, Harmsway, Jacket and Tensors each bring you one more special die, in the colour on the card.
    .title = Equipment that brings dice
    .ruling = If the supply has no such die, you get it at the start of the first Reckoner phase in which one is there. When the card is stolen or sold, the die goes back; when the card returns, so does a die, if there is one. Dice are limited, and the die belongs to the card.
rule-CARD-10 = Camera, Evidence, Explosives, Flash Grenade and Twin Pistols let one kind of symbol count twice on your basic dice. It must have been rolled: special dice, Plan tokens and converted symbols get no help. You may convert after doubling.
    .title = Doublers help basic dice
    .ruling = A face that Improvise turned up, or that Extra Ammo rolled, counts as rolled and is doubled: these cards change the die's result. A symbol made by Utility Tool is not doubled, because that card only changes one symbol.
rule-CARD-11 = Bank Vault, Bribe, EMP and Imager, and the abilities Checkmate and Lead the Way, turn a die that shows their cost into the symbols on the card. You use those as a die.
    .title = Exchangers: one die for more
rule-CARD-12 = Grenade Launcher, Notebooks, Safe House and Drone give you their symbols for nothing once a round, and you may use them wherever you like. If you pay for another card with them, that card still works only where you are.
    .title = Cards that reach anywhere
    .ruling = You may send every symbol to a different district, Shields and district tracks included. Moving and removing a Copy token are not symbols, so they start from where you stand. Among the cards that such a card can pay for, Tradecraft alone keeps the reach, as the Notebooks example shows. Drone is missing in two languages' lists, but without it there would not be 29 cards.
rule-CARD-13 = Disguise, Grenade, Night Vision Goggles, Rifle and Schematics give you their symbols for nothing, once a round, as a die.
    .title = Cards with free symbols
rule-CARD-14 = Helicopter and Motorcycle take you to a district of your choice once a round, for free. A Barricade stops them, too.
    .title = Vehicles move you for free
    .ruling = A vehicle, like Val's Dispatcher, makes a real Move, since the books use the same words for it. What stops a Move stops it: Barricades, and an Epic's Pull.
rule-CARD-15 = A used card lies sideways until the round is over; the next round you may use it again.
    .title = Used cards wait a round

## HERO

rule-HERO-01 = David, Improvise: turn one of his dice to whichever of its faces he likes.
    .title = Improvise: David turns a die
    .ruling = It has to be David's own die and an untouched one; one book says any die, another his own. The new face counts as rolled, so doublers work on it.
rule-HERO-02 = Abraham, Faith: once in his rolling he may throw again any dice of the roll just made, before he chooses which to keep. Dice kept earlier are out of reach, and his two rerolls are not touched.
    .title = Faith: Abraham rolls again
    .ruling = He may do so after whichever of his three rolls he likes, one time a round; he chooses what to keep after it. The book speaks of a given roll and names none.
rule-HERO-03 = Tia, Operations: a teammate gets a Plan token and may spend it right now.
    .title = Operations: Tia gives a token
rule-HERO-04 = Cody, Sniper: choose a district for the Sniper token. As long as dice are being used, Cody's dice and Equipment work there as well as where he stands.
    .title = Sniper: Cody reaches farther
    .ruling = He shares out symbols between the two districts as he likes, also on the Boss, past Barricades and past Pull. Plan tokens, Dawnslight cards, Shields, Copy tokens and district tracks are included, and Climbing Kit and Gottschalk reach the districts next to the token, too. For all else only the miniature counts: moving, forced moves, Blackmail, Sabotage, Newcago benefits, Dawnslight Aid and whoever looks for Reckoners. The card speaks of using dice and Equipment, and of nothing more.
rule-HERO-05 = Megan, Checkmate: hand over a die that shows the cost and strike with three Attack Epic.
    .title = Checkmate: Megan strikes
rule-HERO-06 = Prof, Lead the Way: hand over a die that shows the cost and receive the symbols on his card.
    .title = Lead the Way: Prof's exchange

## BOSS

rule-BOSS-01 = You can do something to the Boss only while you share a district.
    .title = Meet the Boss
rule-BOSS-02 = The Boss has four tracks with a bracket each. Containing one leaves the other three alone.
    .title = Four tracks to contain
rule-BOSS-03 = While any research is left the Boss cannot be hurt. When it is gone, health appears: in Newcago as much as the research was at the start, in Babilar the value of the difficulty, in Ildithia the value on Limelight's page.
    .title = Weakening the Boss
    .ruling = If your dice found the weakness, you may attack in the same step. If a reward of the base game found it, you have to wait for the next round, because rewards come after the dice.
rule-BOSS-04 = The moment the Boss has no health left, you have won.
    .title = How you win
    .ruling = Victory and defeat both strike instantly, so whichever comes first decides.
rule-BOSS-05 = The moment the population is at 0, you have lost. No activation is played to its end first.
    .title = How you lose
    .ruling = Victory and defeat both strike instantly, so whichever comes first decides.

## REW

rule-REW-01 = In the base game rewards come after the use step: all of them, for all the Epics that you defeated in it. You cannot put them aside for later.
    .title = When rewards come
rule-REW-02 = A reward works all over the city. Split it between districts, Epics and tracks as you wish.
    .title = Rewards reach everywhere
rule-REW-03 = Attack Enforcement as a reward: take that many Enforcement off the board, from wherever you like.
    .title = Reward: remove Enforcement anywhere
rule-REW-04 = Contain as a reward: push brackets back by that many steps in all, the Boss's as well if you like. Every track keeps its first action.
    .title = Reward: contain anybody
rule-REW-05 = Plan as a reward: agree on who gets which tokens. They can be spent from the following use step on.
    .title = Reward: Plan tokens to share
    .ruling = Any player may hand them out; all the others see it and may have it taken back. The books leave such things to the team together.
rule-REW-06 = Money as a reward: it goes into the team's purse.
    .title = Reward: money for the team
rule-REW-07 = Boss research as a reward: it helps against the Boss and nobody else. A weakened Boss leaves nothing to find out.
    .title = Reward: research on the Boss
rule-REW-08 = If there is nothing that a reward could change, it is wasted.
    .title = Rewards can be wasted
rule-REW-09 = When their rewards are paid, the defeated Epics go on an open pile.
    .title = The defeated pile

## BUY

rule-BUY-01 = The purse belongs to all. Buy what you can afford from the market, and agree on who receives each card.
    .title = One purse for all
    .ruling = Any player may make a purchase for the team; everybody sees it and may have it taken back. The books say that you decide together.
rule-BUY-02 = As soon as a card is sold, the deck provides another one in its place.
    .title = The market refills
rule-BUY-03 = $1 clears the market: the four cards on offer leave the game for good and four others appear. Do it whenever you like in this step, and more than once if you can pay.
    .title = Refreshing the market
    .ruling = When the deck runs short, as many cards appear as there are. You may still pay for it, even to see nothing new.
rule-BUY-04 = $2 frees one captured die; it goes straight back to its owner.
    .title = Buying back dice

## ADD

rule-ADD-01 = Start where the Boss is and go round clockwise: wherever no Epic rules, one comes from the deck.
    .title = Empty districts fill up
rule-ADD-02 = A newcomer has the values of its card, and its bracket leaves just one action on the left.
    .title = Newcomers start small

## ACT

rule-ACT-01 = All Epics activate, one after another: first the one at the Boss's place, then clockwise. Newcomers join in. Only when one is completely done does the following one begin, and the Boss comes at the very end.
    .title = The order of Epics
rule-ACT-02 = An Epic does all that stands left of its bracket, beginning at the far left.
    .title = Actions left of the bracket
rule-ACT-03 = After that its bracket advances one step to the right, and one more for each Enforcement around, those that came a moment ago included.
    .title = The bracket advances
rule-ACT-04 = A bracket never reaches either end: at least one action remains on its left and one on its right.
    .title = The bracket's limits
rule-ACT-05 = If the bracket is stopped by the end of the track, the Epic performs its last action right away, once per step that was lost. Enforcement that arrives in this way makes no further steps this turn.
    .title = When the track is full

## EPI

rule-EPI-01 = Fortify: the Epic gains 1 research and 1 health, as far as the limits go. A weakened one gains just health. When nothing can go up, you lose 1 population.
    .title = Fortify: Epics get tougher
    .ruling = Population is lost only if neither value can rise; one version of the rules sounded like both had to be at their limit. An Epic with infinite health gains research, and at research 5 you pay. Health may well climb past the weakened value; nothing but the limit of 10 stops it.
rule-EPI-02 = Increase Enforcement: one Enforcement joins the Epic's district.
    .title = Increase Enforcement: one more guard
rule-EPI-03 = Attack Population: you lose 1 population per person in the picture.
    .title = Attack Population: people die
    .ruling = The track has no upper end for us and cannot go below 0, where the game is lost anyway.
rule-EPI-04 = Gifted: the action between the arrows happens for the two neighbours and not for the giver.
    .title = Gifts for both neighbours
    .ruling = The clockwise neighbour comes first, as in the book; that matters when pieces run out. If a neighbour has no Epic, pieces are placed all the same, while Fortify does nothing there and costs nothing, for no limit was reached.
rule-EPI-05 = Enforcement that arrives as a gift speeds up its new Epic right away if that one has yet to activate. Otherwise it counts from the next round on.
    .title = When gifted Enforcement counts
rule-EPI-06 = Add Barricade: per symbol, a Barricade goes up in the Epic's district.
    .title = Add Barricade: streets are closed
rule-EPI-07 = Increase Boss power: on the Boss's track of that colour the bracket steps to the right.
    .title = Increase Boss power
rule-EPI-08 = If that bracket has no room left, the last action of its track happens right away instead.
    .title = A Boss track is full
    .ruling = It happens once per lost step and starts from the Boss's district, as with Epics. For Steelheart's red and blue it is only what the last space shows, its Enforcement or its Barricade, and not the complete track.
rule-EPI-09 = Discover Reckoner Base: the base marker goes down a step. If it was on the lowest one, your base is found: the team gives up a die, you choose which, and the marker jumps back to the top.
    .title = Discover Reckoner Base
    .ruling = The team picks the die, from any Reckoner, since the books waver between one player and all; any player may do so, and it can be undone. If nobody has a die left, the marker jumps back and that is all: no penalty is printed.
rule-EPI-10 = A captured die is out of your hands until you pay for it. There is no limit to how many you can lose.
    .title = Captured dice stay away
    .ruling = A die that came from Equipment returns to whoever has that card. You cannot free it while a thief holds that card, and a sale of the card sends it to the supply. The book speaks of the original owner.

## STL

rule-STL-01 = Steelheart performs everything left of his four brackets, from the top track down.
    .title = Four tracks in order
rule-STL-02 = Then he walks clockwise as far as his movement die says. In a small city he may go full circle.
    .title = Steelheart walks on
    .ruling = The books disagree about which team sizes can see him return to his place. That is no rule but follows from the faces of the die, and those are ours.
rule-STL-03 = His own activation never advances his brackets. That takes the Epics.
    .title = His brackets stay
rule-STL-04 = Red track: add up the Enforcement left of the bracket. Beginning at his place and going clockwise, each district receives one group, as large as his adjustment board tells, until all are out. The final group can be a small one.
    .title = Enforcement in groups
    .ruling = If some are left after a full circle, the round goes on past his district again: the book says clockwise around and names no end.
rule-STL-05 = Blue track: add up the Barricades left of the bracket. Beginning at his place and going clockwise, each district receives one.
    .title = Barricades one by one
    .ruling = If some are left after a full circle, a second one begins, as with the red track.

## Worked examples

example-EX-01 = Tia and the die that cannot wait: one die at a time, and a Plan token used well.
example-EX-02 = Abraham and Tia join forces against Nightwielder: research first, then the attack.
example-EX-03 = David's two Contain, shared between the Boss and Faultline.
example-EX-04 = Faultline is weakened, once while healthy and once already hurt.
example-EX-05 = Refractionary arrives in The Loop.
example-EX-06 = Curveball activates with too little room for the bracket.
example-EX-07 = Megan's chain of EMP, Gravatonics and Checkmate, all in one group.
example-EX-08 = Fortuity finds the base; a die is lost and later bought back.
example-EX-09 = Three Enforcement, placed by Steelheart in groups of two.
example-EX-10 = Two Barricades of Steelheart, in two districts.
example-EX-26 = A reward against Enforcement that finds none left.
