# Ce que les bots conseillent contre Limelight, à Ildithia et avec les cartes de Newcago.

## Why

# $actions are those that would have been performed.
advice-why-protects = La ville va passer devant { $district }. Il n’y aura alors pas : { $actions }.
advice-why-protects-later = Quand la ville passera plus tard devant { $district }, il n’y aura pas : { $actions }.
advice-why-protects-on = Le marqueur de { $district } s’approche du bas : encore { $left }.
advice-why-protects-whole = Les habitants de { $district } sont à l’abri et disent ce qu’ils savent sur { $boss }.
advice-why-exchanges = { $card } donne { $symbols } pour un dé.
advice-why-benefit = { $card } donne en plus { $symbols }.
advice-why-benefit-left = Rien de ce que donne la carte n’est utile ici.
advice-why-hit = { $reckoner } est parmi ceux qui peuvent être touchés.
advice-why-hit-least = Personne sur place ne peut s’en passer plus facilement que { $reckoner }.
# $before and $after are people.
advice-why-scale = Si { $boss } attaque selon { $kind ->
        [shields] les Boucliers
        [enforcement] la Sûreté
        [defeated] les Épiques vaincus
       *[equipment] l’Équipement
    }, cela coûte { $after } de population au lieu de { $before }.
