# What cannot be done, about the use of dice and cards.

refusal-still-rolling = Les dés s’utilisent quand tout le monde a fini de lancer. Pas encore fini : { $seats }.
refusal-nothing-pays = Rien de ce qui reste à { $seat } ne montre le coût de { $card } : { $cost }.
