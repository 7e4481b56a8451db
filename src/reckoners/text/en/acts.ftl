# What cannot be done, about the use of dice and cards.

refusal-still-rolling = Dice are used once everybody has finished rolling. Not done yet: { $reckoners }.
refusal-nothing-pays = Nothing that { $reckoner } has left shows the cost of { $card }: { $cost }.
refusal-cannot-serve = { $taken } cannot be used up as { $symbol }: { $reckoner } has none here, or no card that joins the two.

# The label of an option, where the player chooses which symbol is used up.

server-do-using-up = { $what } (uses up { $symbol })
