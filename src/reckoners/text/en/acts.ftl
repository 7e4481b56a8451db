# What cannot be done, about the use of dice and cards.

refusal-still-rolling = Dice are used once everybody has finished rolling. Not done yet: { $seats }.
refusal-nothing-pays = Nothing that { $seat } has left shows the cost of { $card }: { $cost }.
