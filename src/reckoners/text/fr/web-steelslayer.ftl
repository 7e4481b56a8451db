# Les éléments de Steelslayer sur la table dans le navigateur.

## Districts

web-table-red-shield = { $n ->
        [one] Un Bouclier rouge : aucune figurine Sûreté ne peut être retirée ici
       *[other] { $n } Boucliers rouges : aucune figurine Sûreté ne peut être retirée ici
    }
web-table-blue-shield = { $n ->
        [one] Un Bouclier bleu : aucun crochet ne peut être repoussé ici
       *[other] { $n } Boucliers bleus : aucun crochet ne peut être repoussé ici
    }
web-table-copy-token = { $n ->
        [one] Un jeton Dupliquer
       *[other] { $n } jetons Dupliquer
    }
web-table-pulled = Attirer : personne ne part d’ici en se déplaçant
web-table-stolen = { $n ->
        [one] Carte volée : { $cards }
       *[other] { $n } cartes volées : { $cards }
    }
web-table-per = { $n } fois
web-table-copied = { $n ->
        [one] encore une fois par un jeton Dupliquer
       *[other] encore { $n } fois par des jetons Dupliquer
    }
web-table-skipped = { $action }, n’aura pas lieu : une carte l’empêche
web-table-supply = Réserve
web-table-supply-left = { $kind ->
        [enforcement] Sûreté en réserve : { $n }
        [barricade] Barricades en réserve : { $n }
        [red-shield] Boucliers rouges en réserve : { $n }
        [blue-shield] Boucliers bleus en réserve : { $n }
       *[copy-token] jetons Dupliquer en réserve : { $n }
    }

## Cards

web-table-asleep = Rendue par un voleur : endormie jusqu’à la prochaine phase des Redresseurs.
    .short = endormie
web-table-half-paid = 1 sur 2 payé
web-table-charges = { $n ->
        [one] Une charge sur la carte.
       *[other] { $n } charges sur la carte.
    }
web-table-waiting = { $card } donne { $symbols } : se perd dès qu’un autre dé est entamé

## Choosing one thing after another

web-acts-next = { $kind ->
        [face] Quelle face ?
        [symbol] Quel symbole ?
        [was] Quel symbole change ?
        [colour] Quel dé à la place ?
        [plate] Quel quartier ?
       *[other] Lequel ?
    }

## What came of it

web-table-range = −{ $least } à −{ $most }
web-table-forecast-range = Entre { $least } et { $most } de population perdus : un dé décide
web-table-rolls = { $n ->
        [one] lance le dé de Capacité Épique
       *[other] lance le dé de Capacité Épique { $n } fois
    }
web-story-shields = { $n ->
        [one] Un Bouclier de plus
       *[other] { $n } Boucliers de plus
    }
web-story-copies = { $n ->
        [one] Un jeton Dupliquer de plus
       *[other] { $n } jetons Dupliquer de plus
    }
web-story-stolen = Volé : { $cards }
