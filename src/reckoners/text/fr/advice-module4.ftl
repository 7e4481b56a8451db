# Ce que les bots conseillent avec Regalia ou à Babilar : pistes des quartiers, Dawnslight, assauts, récompenses immédiates.

## What to do
# Parts of a list, so without a capital letter or a full stop.

advice-do-district-track = { $n ->
        [one] rechercher sur la piste de { $district }
       *[other] rechercher { $n } fois sur la piste de { $district }
    }
advice-do-aid = { $card } pour { $reckoner }
advice-do-heal = utiliser { $card }
advice-do-disable-die = { $die } reste de côté
advice-do-disable-card = { $card } reste de côté
advice-do-reward-money = prendre l’argent de la récompense
advice-do-reward-boss-research = la Recherche Grand Épique de la récompense à { $district }

## Why

advice-why-track = La piste de { $district } : −{ $n }, reste { $left }.
# $left is what is left on all tracks together.
advice-why-track-done = La piste de { $district } est à 0. Sur toutes les pistes ensemble, il reste { $left }.
# $actions are those of the spots that the marker meets.
advice-why-spots = Le marqueur rencontre en chemin : { $actions }.
advice-why-aid = Le marqueur apporte en chemin l’aide de Dawnslight à { $district }.
advice-why-aid-card = { $card } : { $text }
advice-why-aid-near = De ceux qui peuvent la recevoir, c’est à { $reckoner } qu’elle sert le plus maintenant.
advice-why-money-first = Ce qui est gagné d’abord peut payer ce que coûte la piste.
advice-why-disables-die = À ce tour, { $reckoner } a { $n ->
        [0] zéro dé
        [one] un dé
       *[other] { $n } dés
    }.
advice-why-disables-card = À ce tour, { $n ->
        [0] aucune autre carte Équipement de { $reckoner } ne peut servir.
        [one] une autre carte Équipement de { $reckoner } peut servir.
       *[other] { $n } autres cartes Équipement de { $reckoner } peuvent servir.
    }
advice-why-missed-least = De ce dont { $reckoner } peut se passer, rien ne manquera moins.
# $n is how many Reckoners the Boss meets.
advice-why-avoids = { $boss } va ensuite à { $district }, et n’y trouve { $n ->
        [one] qu’un Redresseur.
       *[other] que { $n } Redresseurs.
    }
advice-why-lures = { $boss } vient ensuite à { $district }, où { $n ->
        [one] un Redresseur attend.
       *[other] { $n } Redresseurs attendent.
    }
