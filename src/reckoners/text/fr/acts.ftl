# What cannot be done, about the use of dice and cards.

refusal-still-rolling = Les dés s’utilisent quand tout le monde a fini de lancer. Pas encore fini : { $reckoners }.
refusal-nothing-pays = Rien de ce qui reste à { $reckoner } ne montre le coût de { $card } : { $cost }.
refusal-cannot-serve = { $taken } ne peut pas servir comme { $symbol } : { $reckoner } n’en a pas ici, ou aucune carte ne lie les deux.

# The label of an option, where the player chooses which symbol is used up.

server-do-using-up = { $what } (utilise { $symbol })
