# Ce que les modules de Steelslayer ajoutent à la commande : marques, plateau, questions. Voir ui.ftl.

## Marques pour un petit écran

cli-short-pull = Att
cli-short-repel = Rep
cli-short-power-up = Renf
cli-short-transform = Tran
cli-short-steal = Vol
cli-short-attack-money = −$
cli-short-attack-plan = −◆
cli-short-red-shield = BoR
cli-short-blue-shield = BoB
cli-short-copy = Dup
cli-short-copy-token = Jet
cli-short-copy-token-clockwise = Je›
cli-letter-pull = ∩
cli-letter-repel = ›
cli-letter-power-up = ↑
cli-letter-transform = ?
cli-letter-steal = ▤
cli-letter-attack-money = −$
cli-letter-attack-plan = −◆
cli-letter-red-shield = ▼
cli-letter-blue-shield = ▽
cli-letter-copy = =
cli-letter-copy-token = ⧉
cli-letter-copy-token-clockwise = ⧉›
cli-why-no-red-shield = plus BoR
cli-why-no-blue-shield = plus BoB
cli-why-no-copy-token = plus Jet
cli-why-no-equipment = sans carte
cli-why-no-money = sans $
cli-why-no-plan = sans ◆

## Le plateau

cli-supply = Dans la boîte :
cli-waiting = en attente : { $card }, { $either ->
        [yes] l’un de { $symbols }
       *[no] { $symbols }
    }
cli-owing = à moitié payée : { $card }, reste { $symbols }
cli-legend-modules = Avec Steelslayer : ▼ Bouclier rouge, ▽ Bouclier bleu, ⧉ jeton Dupliquer, ▤ carte volée, ∩ Attirer : personne ne part ; ■ jeton Démolition sur la carte, ☾ carte endormie. Pop/B : une fois par Barricade, /S par Sûreté, /R par point de recherche.
cli-a-die-decides = { $n ->
        [one] Un dé décide.
       *[other] { $n } dés décident.
    }

## La table en phrases

cli-say-red-shields = { $n ->
        [one] Un Bouclier rouge protège la Sûreté.
       *[other] { $n } Boucliers rouges protègent la Sûreté.
    }
cli-say-blue-shields = { $n ->
        [one] Un Bouclier bleu protège les crochets.
       *[other] { $n } Boucliers bleus protègent les crochets.
    }
cli-say-copy-tokens = { $n ->
        [one] Un jeton Dupliquer.
       *[other] { $n } jetons Dupliquer.
    }
cli-say-stolen = Volée : { $card } (à { $name }).
cli-say-held = Attirer : personne ici ne peut partir.
cli-say-charges = avec { $n } jetons Démolition
cli-say-supply = Dans la boîte : { $red } Boucliers rouges, { $blue } Boucliers bleus, { $copies } jetons Dupliquer.
cli-say-range = Si la phase des Épiques commençait : population −{ $least } à −{ $most }, { $left } restants au pire{ $result ->
        [lost] { " " }: la partie pourrait être perdue.
       *[on] .
    }

## Mise en place

cli-ask-modules = Quels modules ? Des numéros, comme 1 3, ou all ; Entrée joue le jeu de base.
cli-ask-variants = Quelles variantes ? Des numéros ou des noms, comme 1 3 ; Entrée joue sans variante.
