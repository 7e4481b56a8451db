## Variants of the rules, and why two of them cannot be played together

option-casual = Casual
    .text = the team starts with $1 more for each Reckoner
option-intense = Intense
    .text = the Boss's yellow track attacks 1 population more each round
option-most-intense = Most intense
    .text = the Boss's yellow track attacks 2 population more each round
option-rewards-at-once = Rewards at once
    .text = a defeated Epic gives its reward right away, in the use step
option-newcago-cards-a = Newcago cards, side A
    .text = each district of Newcago has a card, all with side A: it harms each round and helps who stands there
option-newcago-cards-b = Newcago cards, side B
    .text = each district of Newcago has a card, all with side B: it harms each round and helps who stands there
option-newcago-cards-mixed = Newcago cards, mixed
    .text = each district of Newcago has a card, its side drawn by the seed: it harms each round and helps who stands there

error-options-clash = '{ $one }' and '{ $other }' cannot be played together; choose one of them ({ $rule })

event-intense = A more intense game: { $boss } attacks { $n } population more.
