# How to play, the guided game, and what the rule reference folds away.

## Setting up

# $n is the number of Reckoners.
web-new-research = The Boss with { $n } Reckoners: research { $research }, then health { $health }.

## Rule reference

web-rules-not-in-play = not in play
web-rules-away = { $pack }, not in play
web-rules-folded = { $n ->
    [one] One rule of a module that is not in play
   *[other] { $n } rules of modules that are not in play
}

## The guided game

web-learn-step = Step { $n } of { $of }
web-learn-setting-up = Setting the table for your first game …
web-learn-leave = Leave the guide, play on
web-learn-smaller = Make the guide small
web-learn-larger = Show the guide
web-learn-later = Play on: the guide comes back
web-learn-skip = Skip this
web-learn-finish = Play on alone

# What to click now. $who is a Reckoner, $face what a die shows, $what an action such as "Research Herald".
web-learn-do-seat = Open { $who }’s tray.
web-learn-do-die = Take { $who }’s die: { $face }.
web-learn-do-keep = Keep { $who }’s die: { $face }.
web-learn-do-plan = Take { $who }’s Plan token.
web-learn-do-card = Take the card { $card }.
web-learn-do-target = Now click here: { $what }.
web-learn-do-market = Take { $card } from the market.
web-learn-do-buyer = Give { $card } to { $who }.
web-learn-do-tab = First open “{ $tab }”.
web-learn-do-district = First turn to { $district }.
web-learn-do-reroll = Roll the others again.
web-learn-do-stop = Keep all of { $who }’s dice: done rolling.
web-learn-do-end = End the step here.
web-learn-do-sure = Some dice are left. End the step all the same.
web-learn-do-drop = Put down what is in your hand.
web-learn-do-lapse = Let the rest of this die lapse.
web-learn-do-undo = Undo your last action.
web-learn-do-redo = Now redo it.
web-learn-do-advice = Ask: “What would you do?”
web-learn-do-thinking = It is thinking; that takes a moment.
web-learn-do-advice-close = Read it, then close it again.
web-learn-do-recap = Read what happened, then go on.

web-learn-welcome = Newcago, at night
    .text = You lead { $first } and { $second }. This is a real game, with a guide: the frame shows what to click, and you may always do something else. Undo takes everything back.
web-learn-boss = The Boss
    .text = { boss-steelheart } rules the city, and you win by bringing him down: first all of his research, then all of his health. His four tracks show what he does every round.
web-learn-epic = An Epic
    .text = One Epic rules in each district. The lens is its research, the heart its health. Actions left of the bracket are lit: they will happen. Dark ones will not, yet.
web-learn-forecast = What will it cost?
    .text = What the Epics would do if they acted now, and how many people that costs. When nobody is left, you have lost. Almost everything you do makes this number smaller.
web-learn-buy = Buy Equipment
    .text = Before the first round the team may spend its money. Take a card of the market, then say who gets it.
web-learn-place = Where to start
    .text = Each Reckoner starts in a district. Symbols work where their Reckoner stands, so this is where the first fight is.
web-learn-keep = Keep and roll again
    .text = Click the dice that you like: they are kept. The others are rolled again, twice at most, and each time at least one more must be kept.
web-learn-stop = Enough
    .text = A third roll is possible, but these dice will do. Whoever keeps all dice has finished rolling.
web-learn-research = Research
    .text = The lens lowers an Epic’s research. At 0 it is weakened: its health drops, and it can be hurt. A die acts where its Reckoner stands.
web-learn-contain = Contain
    .text = Push a bracket to the left: the action that it passes goes out and will not happen. Watch the forecast.
web-learn-undo = Change your mind
    .text = Undo never asks and never runs out, and Redo brings the same dice back. Try both.
web-learn-enforcement = Clear the streets
    .text = After it has acted, an Epic’s bracket moves right: one step, and one more for each Enforcement around it. The struck helmet takes one away.
web-learn-money = Earn
    .text = A coin is $1 for the team. Money buys Equipment at the end of the round.
web-learn-plan = Plan tokens
    .text = A Plan token is a die with one symbol of your choice. Unused ones stay; those that you gain now can be used from the next round on.
web-learn-move = Move
    .text = Any whole die, whatever it shows, takes its Reckoner to any other district without a Barricade. Give one up and move.
web-learn-overflow = Too far: overflow
    .text = This bracket will have no room to the right. For each step too far the last action happens once more: it is hatched. Contain the Epic or clear its Enforcement in time.
web-learn-attack = Attack
    .text = The burst lowers health. At 0 an Epic is defeated, and leaves the team its reward. One with infinite health has to be weakened first.
web-learn-cost = A card that costs a die
    .text = Some cards want to be paid: a whole die that shows the right symbol, or a Plan token. In return they act like a die of their own.
web-learn-ability = An ability
    .text = Every Reckoner has an ability, once a round. This one costs nothing; a click shows what it can do.
web-learn-barricade = Barricades
    .text = A Barricade closes its district: nobody gets in or out. Any whole die removes one, from anywhere.
web-learn-advice = Not sure?
    .text = The planner tells you what it would do and why. One click on a proposal plays it. Here we only look.
web-learn-rest = Use what is left
    .text = Use the other dice as you like: what has a green edge can be done. The frame shows one way. Unused dice are lost at the end of the step.
web-learn-rewards = Rewards
    .text = A defeated Epic helps you: use its symbols, wherever you like. Research on the Boss is done by itself.
web-learn-market = The market
    .text = Now the team may buy Equipment, and nothing has to be spent. What is not spent is kept. Then the Epics act.
web-learn-night = The Epics’ turn
    .text = Epic after Epic acted, then the Boss, just as the forecast said. New Epics came where one fell. Brackets moved right: now it is your turn again.
web-learn-goal = Now bring him down
    .text = Research the Boss where he stands and by rewards, until he is at 0. Then attack him as you would an Epic. The city is yours to save.
web-learn-half = Two symbols
    .text = Something is left of this die or card. It has to be used up before the next one of the same Reckoner, or it lapses; each symbol may have its own target.
web-learn-again-recap = What happened
    .text = The Epics have acted again. When you have read it, the next round begins.
web-learn-again-place = One more
    .text = The other Reckoner has to start somewhere, too.
web-learn-again-end = That will do
    .text = Nothing more has to be bought. End the purchase.
web-learn-again-roll = Roll
    .text = Keep what you like and roll the rest again. When everybody has finished, the dice are used.
web-learn-again-rest = Use your dice
    .text = Use dice, tokens and cards as you like. The frame shows one way.
web-learn-again-rewards = Rewards
    .text = Use what the defeated Epics have left you.
web-learn-again-market = The market
    .text = Buy if you like, then end the purchase: the Epics act.
web-learn-again-lose = The base is found
    .text = The enemy has found your base: somebody loses a die. Choose one.
