# How to play, on one page, in our own words.

web-how-title = How to play
web-how-home = The game in three minutes, then every rule
web-how-menu = How to play, and all rules
web-how-lead = The game in three minutes. Behind each part stand its rules.
web-how-learn = Play the guided game

web-how-goal = Your goal
    .text = You are the Reckoners, people without powers. Together you bring down the Boss who rules the city, before its { $people } people are gone. You win or lose as one team.
web-how-city = The city
    .text = Districts lie in a ring around the Boss, and an Epic rules in each. Every Reckoner stands in one of them and acts there. A Barricade closes a district: nobody gets in or out until it is removed.
web-how-round = A round
    .text = All roll at the same time: keep what you like, roll the rest again, at most twice. Then use your dice in any order, one another’s turns mixed. Defeated Epics bring rewards, the team buys Equipment. After that the Epics act, and the next round begins.
web-how-dice = What dice do
    .text = Each symbol does one thing in the district of its Reckoner. A whole die, whatever it shows, can also move its Reckoner, remove a Barricade or pay for a card. Equipment and abilities add to that.
web-how-epics = Epics and their brackets
    .text = When its turn comes, an Epic does all that is left of its bracket: those actions are lit. Contain pushes the bracket to the left. Afterwards it moves right: one step, and one more for each Enforcement in the district. Where it finds no more room, the last action happens again for each step too many.
web-how-defeat = Weaken, then defeat
    .text = Research brings an Epic’s lens to 0: it is weakened and has much less health. Attack brings its heart to 0: it is gone, and its reward helps you, often against the Boss. A new Epic comes in its place.
web-how-people = People
    .text = Attacks on the city cost population, and so does what an Epic can no longer do in full. At 0 you have lost. The forecast beside the board always says what the Epics would cost if they acted now.
web-how-boss = The Boss
    .text = He cannot be hurt as long as he has research. Research him where he stands, and by the rewards of Epics. At 0 he has as much health as he had research; attack it down to 0, and the city is free. Mind his four tracks: he acts last in every round.
web-how-help = You cannot break anything
    .text = Whatever can be done now has a green edge. “Why not?” explains what cannot. Undo goes back as far as you like, and “What would you do?” gives advice.
