# La phase des Épiques telle qu’on la montre, son bilan et le journal.

## Pendant que les Épiques agissent

web-story-controls = Suivre la phase des Épiques
web-story-pause = Pause
web-story-play = Reprendre
web-story-step = Événement suivant
web-story-back = Événement précédent
web-story-speed = Vitesse : { $n }
web-story-read = Lisez ce qui s’est passé, puis continuez.
web-table-key-epics = pendant la phase des Épiques : pause, pas à pas, vitesse, passer

## Bilan

web-story-title = Tour { $n } : la phase des Épiques
web-story-cost = { $n ->
        [0] Aucune perte
       *[other] population : { $before } → { $left }
    }
web-story-dice = { $n ->
        [one] Un dé capturé : { $dice }
       *[other] { $n } dés capturés : { $dice }
    }
web-story-enforcement = { $n ->
        [one] Une Sûreté placée
       *[other] { $n } Sûretés placées
    }
web-story-barricades = { $n ->
        [one] Une Barricade construite
       *[other] { $n } Barricades construites
    }
web-story-fortified = { $n ->
        [one] Fortifié une fois
       *[other] Fortifié { $n } fois
    }
web-story-moved = { $boss } avance : { $district }
web-story-new = Nouveaux Épiques
web-story-deed = { $action }{ $times ->
        [one] { "" }
       *[other] { " " }×{ $times }
    }{ $overflow ->
        [yes] , par excès
       *[no] { "" }
    }{ $why ->
        [no-enforcement] { " " }: plus de Sûreté dans la boîte
        [no-barricade] { " " }: plus de Barricade dans la boîte
        [fortify] { " " }: plus rien à fortifier
        [no-red-shield] { " " }: plus de Bouclier rouge dans la boîte
        [no-blue-shield] { " " }: plus de Bouclier bleu dans la boîte
        [no-copy-token] { " " }: plus de jeton Dupliquer dans la boîte
        [no-equipment] { " " }: aucun Équipement à voler
        [no-money] { " " }: ni argent ni rien à vendre
        [no-plan] { " " }: aucun jeton Planification à céder
        [no-card] { " " }: aucun Équipement à désactiver
       *[attack] { "" }
    }
web-story-always = Afficher après chaque phase des Épiques
web-story-again = Pas à pas
web-story-continue = Continuer
web-settings-recap = Après la phase des Épiques
web-settings-recap-on = Bilan
web-settings-recap-off = Continuer aussitôt

## Journal

web-story-search = Chercher dans le journal
web-story-search-short = Chercher
web-story-jump = Aller à un tour
web-story-round = { $n ->
        [0] Prologue
       *[other] Tour { $n }
    }
web-story-recap = { $n ->
        [0] Bilan : aucune perte
       *[other] Bilan : { $n } de population en moins
    }
web-story-older = Entrées précédentes
web-story-failed = Impossible de charger les entrées précédentes. Réessayer
web-story-none = Rien trouvé.
web-story-tall = Grand journal
