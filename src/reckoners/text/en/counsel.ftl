# More of what bots advise: dice by what they show, and the bots that are still to act.

# Dice of one kind, as a part of a list. $face is what each of them shows, such as "2 Research".
advice-dice = { $n ->
        [one] the die with { $face }
       *[other] { $n } dice with { $face }
    }
# A thing to do, beside others such as "end the use of dice".
advice-do-go = let the bots go on
advice-why-bots = { $seats ->
        [one] { $who } is a bot and has not acted yet.
       *[other] { $who } are bots and have not acted yet.
    }
# $n dice in all. The planner reckons with what it would do itself in their place.
advice-why-bots-dice = { $n ->
        [one] One die is still unused: { $who }. The planner reckons with what it would do with it itself.
       *[other] { $n } dice are still unused: { $who }. The planner reckons with what it would do with them itself.
    }
