# Ildithia, la ville qui marche : ses noms, ce que font ses pistes, ce qui s’y passe, et Protéger Ildithia.

## La ville

city-ildithia = Ildithia

district-sharp-tower = Sharp Tower
district-inkom-territory = Inkom Territory
district-crumbling-rows = Crumbling Rows
district-porters-square = Porters' Square
district-crystal-heights = Crystal Heights
district-brine-gardens = Brine Gardens
district-salt-mills = Salt Mills

## Ce qui figure sur les pistes de ses quartiers

action-copy-own = Dupliquer l’Épique d’ici
    .text = La première action de l’Épique de ce quartier a lieu. Sans Épique, rien n’a lieu.
action-boss-research = { $n ->
        [one] Une Recherche sur le Grand Épique
       *[other] { $n } Recherches sur le Grand Épique
    }
    .text = { $n ->
        [one] Ce n’est pas une action : qui baisse le marqueur jusqu’à cette case obtient une Recherche sur le Grand Épique, où qu’il soit.
       *[other] Ce n’est pas une action : qui baisse le marqueur jusqu’à cette case obtient { $n } Recherches sur le Grand Épique, où qu’il soit.
    }

## L’étape

step-ildithia = Ildithia avance

## Ce qui se passe, en événements

event-protected = { $district } est sous protection : le marqueur est { $now ->
        [0] tout en bas.
       *[other] maintenant à { $now }.
    }
event-protected-whole = Les habitants de { $district } vous remercient : ils savent quelque chose sur { $boss }.
event-tram-placed = Le plateau de Mouvement est posé juste après { $district }.
event-tram = La ville avance : le plateau de Mouvement dépasse { $district }.
event-passed = { $n ->
        [0] { $district } est intact : on l’a protégé.
        [one] { $district } s’effrite : une action.
       *[other] { $district } s’effrite : { $n } actions.
    }
event-track-acts = { $district } s’effrite : { $action }.
event-copied-own = { $district } duplique { $epic } : { $action }.
event-copied-own-nothing = { $district } ne trouve rien à dupliquer.
event-marker-back = { $district } : le marqueur revient à { $now }.

## Possibilités

server-do-protect = Protéger { $district }
advice-do-protect = { $n ->
        [one] protéger { $district }
       *[other] protéger { $district } { $n } fois
    }

## Refus

refusal-protected-already = { $district } est déjà sous protection : son marqueur est tout en bas.
refusal-protect-in-use-step = On protège Ildithia pendant l’utilisation des dés, plus pendant les achats.
refusal-reward-protects-nothing = Une récompense s’utilise telle qu’elle est montrée : elle ne peut pas protéger un quartier.

## Ce que l’on montre

inspect-marker-passed = Piste de quartier
    .text = Quand la ville dépasse ce quartier, tout a lieu du marqueur vers le bas, sauf la dernière case. Tout symbole d’un Redresseur qui est ici baisse le marqueur d’un cran. Qui l’amène tout en bas obtient aussitôt 2 Recherches sur le Grand Épique. Ensuite, le marqueur revient au départ.
inspect-tram = Plateau de Mouvement
    .text = Avant l’arrivée de nouveaux Épiques, la ville avance : le plateau dépasse les quartiers suivants dans le sens horaire, et chacun exécute ce qui reste de sa piste.

## La commande

cli-short-copy-own = Ici
cli-short-boss-research = Rec
cli-letter-copy-own = ≡
cli-letter-boss-research = ⌕
cli-legend-ildithia = À Ildithia : ⌂ marqueur de la piste d’un quartier et ce qui aurait lieu, ⇢1 le premier dépassé à cette manche. ≡ dupliquer l’Épique d’ici, ⌕ Recherche sur le Grand Épique.
cli-say-walk-marker = { $n ->
        [0] Son marqueur est tout en bas : rien n’a lieu quand la ville passe.
       *[other] Son marqueur est à { $n }. Quand la ville passe : { $actions }.
    }
cli-say-tram = Le plateau de Mouvement est après { $district } et dépasse ensuite : { $passed }.
cli-city-walks = Les marqueurs des pistes de quartier commencent à { $markers } ; quartiers dépassés par manche : { $passed }.
cli-so-many-reckoners = { $n } Redresseurs
cli-say-passed = La ville dépasse { $district } : { $actions }. { $n ->
        [0] Aucune population perdue.
       *[other] Population −{ $n }.
    }
