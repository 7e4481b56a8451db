# La rediffusion : la bande de toute la partie, ce qui en part, et continuer depuis un moment.

web-replay = Rediffusion
web-replay-open = Rediffusion
web-replay-title = { $boss }, { $city }
web-replay-end = { $result ->
        [won] gagnée à la manche { $round }
        [lost] perdue à la manche { $round }
       *[playing] encore en cours, manche { $round }
    }
web-replay-back = Retour à la table
web-replay-file = Ce moment en fichier
web-replay-list = Branches et moments
web-replay-strip = Bande de toute la partie
web-replay-value = action { $at } sur { $of }, manche { $round }, { $step }
web-replay-of = sur { $of }
web-replay-where = manche { $round }, { $step }
web-replay-aside = annulé : { $where }
web-replay-transport = Lecture
web-replay-first = Au début
web-replay-prev = Une action en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Une action en avant
web-replay-last = À la fin
web-replay-people = habitants
web-replay-research = recherche restante
web-replay-branch = branche
web-replay-trays = Dés
web-replay-beside = Dés, marché ou ce qui a été dit
web-replay-said = Dit à ce moment
web-replay-silent = Rien n’a encore été dit pendant cette manche.
web-replay-moments = Moments
web-replay-quiet = Rien de marquant ne s’est encore passé.
web-replay-sign = action { $at } : { $text }
web-replay-copy = Ce moment
web-replay-copied = Lien copié
web-replay-link = Lien vers ce moment
web-replay-go-on = Continuer d’ici
web-replay-branches = { $n ->
        [0] Aucune branche
        [one] 1 branche
       *[other] { $n } branches
    }
web-replay-branches-all = Branches
web-replay-none = Rien n’a été annulé, et aucune autre table n’est partie d’ici.
web-replay-main = Retour à ce qui a été joué
web-replay-taken-back = { $n ->
        [one] 1 action annulée
       *[other] { $n } actions annulées
    } après l’action { $at }
web-replay-table = Une autre table : { $how }{ $dealt ->
        [yes] , redistribuée
       *[no] { "" }
    }
web-replay-from = action { $at }, manche { $round }
web-replay-see = La voir
web-replay-origin = Continue depuis l’action { $at } d’une autre table{ $dealt ->
        [yes] , redistribuée
       *[no] { "" }
    }
web-replay-origin-gone = Cette table n’existe plus.
web-replay-no-moment = Cette partie n’a pas ce moment ; voici le plus proche.
web-table-key-replay = en rediffusion : action, étape, manche, lire, branche, copier

## Et si

web-whatif = Et si : depuis l’action { $at }
web-whatif-yourself = Jouer la suite
web-whatif-dice = Pioches et dés à venir
web-whatif-same = Les mêmes
web-whatif-anew = Redistribués
web-whatif-same-text = Une nouvelle table où tout est comme c’était. Qui fait la même chose obtient les mêmes dés.
web-whatif-anew-text = Une nouvelle table telle que tous la voient ici ; pioches et dés à venir sont mélangés, et la table le dit.
web-whatif-open = Ouvrir une nouvelle table
web-whatif-planner = Laisser jouer le planificateur
web-whatif-planner-text = { $n } fois depuis ici, chaque fois avec pioches et dés redistribués. Il n’en voit pas plus que vous.
web-whatif-start = Jouer { $n } parties
web-whatif-again = Rejouer { $n } parties
web-whatif-stop = Arrêter
web-whatif-progress = Parties jouées
web-whatif-played = { $n } parties sur { $of }
web-whatif-first = La première partie se joue …
web-whatif-won = { $won } gagnées sur { $n }
web-whatif-sure = il gagnerait donc { $low } à { $high } % de nombreuses parties
