# The campaign in the browser: its course, what is carried over, what is kept. All of it is ours (docs/campaign.md).

web-campaign = Campagne
    .text = De trois à sept parties qui se souviennent
web-campaign-ours = La feuille de campagne publiée n’est pas parmi les règles : cette campagne est la nôtre.
web-campaign-carries = Ce que vous gardez, qui est tombé et ce dont les villes se souviennent vous suit ; une partie perdue n’arrête rien.
web-campaign-of = Campagne de { $n } parties
web-campaign-new = Nouvelle campagne
web-campaign-all = Campagnes
web-campaign-tab = Parcours
web-campaign-length = Combien de parties
web-campaign-course = Le parcours
web-campaign-got-away = Qui s’est échappé
web-campaign-at = Partie { $n } sur { $of }
web-campaign-wins = { $n } parties gagnées sur { $of }
web-campaign-won = La campagne est gagnée
web-campaign-drawn = La campagne finit à égalité
web-campaign-lost = La campagne est perdue
web-campaign-state-won = Gagnée à la manche { $rounds }, { $population } de population, { $fallen ->
        [one] 1 Épique tombé
       *[other] { $fallen } Épiques tombés
    }
web-campaign-state-lost = Perdue à la manche { $rounds }, { $fallen ->
        [one] 1 Épique tombé
       *[other] { $fallen } Épiques tombés
    }
web-campaign-state-begun = En cours
web-campaign-state-next = La suivante
web-campaign-state-later = Plus tard
web-campaign-look = Comment c’était
web-campaign-card-of = { $who } : { $card }
web-campaign-kept = Gardé : { $cards }
web-campaign-begins = La partie suivante commence avec
web-campaign-fresh = Rien d’avant : c’est la première partie.
web-campaign-play = Jouer la partie { $n }
web-campaign-people = { $n } de population au début
    .good = La ville a entendu parler de vos exploits.
    .bad = La ville a entendu parler de vos défaites.
web-campaign-bolder = Un Boss plus hardi : { $option }
    .text = Un Boss a gagné, et le suivant ose davantage.
web-campaign-angry = En colère : leur crochet commence un cran plus loin
web-campaign-fallen = { $n ->
        [one] Tombé, hors de la pioche : 1 Épique
       *[other] Tombés, hors de la pioche : { $n } Épiques
    }
web-campaign-keep = Que gardez-vous ?
    .each = Chaque Redresseur garde un Équipement pour la partie suivante.
    .one = Après une partie perdue, toute l’équipe garde un Équipement.
web-campaign-keep-nothing = Rien
web-campaign-keep-these = Garder cela
web-campaign-back = À la campagne
web-campaign-delete-sure = Jeter cette campagne ? Ses parties restent.
