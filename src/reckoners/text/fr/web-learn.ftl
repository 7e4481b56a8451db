# Comment jouer, la partie guidée, et ce que le livret de règles replie.

## Préparation

# $n is the number of Reckoners.
web-new-research = Le Grand Épique face à { $n } Redresseurs : recherche { $research }, puis santé { $health }.

## Rule reference

web-rules-not-in-play = pas en jeu
web-rules-away = { $pack }, pas en jeu
web-rules-folded = { $n ->
    [one] Une règle d’un module qui n’est pas en jeu
   *[other] { $n } règles de modules qui ne sont pas en jeu
}
