# So wird gespielt, die geführte Partie, und was im Regelwerk eingeklappt ist.

## Aufbau

# $n is the number of Reckoners.
web-new-research = Der Boss bei { $n } Reckonern: Forschung { $research }, dann Gesundheit { $health }.

## Rule reference

web-rules-not-in-play = nicht im Spiel
web-rules-away = { $pack }, nicht im Spiel
web-rules-folded = { $n ->
    [one] Eine Regel eines Moduls, das nicht im Spiel ist
   *[other] { $n } Regeln von Modulen, die nicht im Spiel sind
}
