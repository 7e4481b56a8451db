## Variants of the rules, and why two of them cannot be played together

option-casual = Casual
    .text = the team starts with $1 more for each Reckoner
option-intense = Intense
    .text = the Boss's yellow track attacks 1 population more each round
option-most-intense = Most intense
    .text = the Boss's yellow track attacks 2 population more each round
option-rewards-at-once = Rewards at once
    .text = a defeated Epic gives its reward right away, in the use step

error-options-clash = '{ $one }' and '{ $other }' cannot be played together; choose one of them ({ $rule })

event-intense = A more intense game: { $boss } attacks { $n } population more.
