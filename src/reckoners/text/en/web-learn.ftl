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
