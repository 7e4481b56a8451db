## Les variantes des règles, et pourquoi deux d’entre elles ne vont pas ensemble

option-casual = Détente
    .text = l’équipe commence avec $1 de plus par Redresseur
option-intense = Intense
    .text = la piste jaune du Grand Épique attaque 1 population de plus à chaque tour
option-most-intense = Très intense
    .text = la piste jaune du Grand Épique attaque 2 populations de plus à chaque tour
option-rewards-at-once = Récompenses immédiates
    .text = un Épique vaincu donne sa récompense aussitôt, pendant l’étape des dés

error-options-clash = « { $one } » et « { $other } » ne vont pas ensemble ; choisissez l’une des deux ({ $rule })

event-intense = Partie plus intense : { $boss } attaque { $n } population de plus.
