## Les variantes des règles, et pourquoi deux d’entre elles ne vont pas ensemble

option-casual = Détente
    .text = l’équipe commence avec $1 de plus par Redresseur
option-intense = Intense
    .text = la piste jaune du Grand Épique attaque 1 population de plus à chaque tour
option-most-intense = Très intense
    .text = la piste jaune du Grand Épique attaque 2 populations de plus à chaque tour
option-rewards-at-once = Récompenses immédiates
    .text = un Épique vaincu donne sa récompense aussitôt, pendant l’étape des dés
option-newcago-cards-a = Cartes Newcago, face A
    .text = chaque quartier de Newcago a une carte, toutes avec la face A : elle nuit à chaque tour et aide ceux qui s’y trouvent
option-newcago-cards-b = Cartes Newcago, face B
    .text = chaque quartier de Newcago a une carte, toutes avec la face B : elle nuit à chaque tour et aide ceux qui s’y trouvent
option-newcago-cards-mixed = Cartes Newcago, mélangées
    .text = chaque quartier de Newcago a une carte, dont la graine tire la face : elle nuit à chaque tour et aide ceux qui s’y trouvent

error-options-clash = « { $one } » et « { $other } » ne vont pas ensemble ; choisissez l’une des deux ({ $rule })

event-intense = Partie plus intense : { $boss } attaque { $n } population de plus.
