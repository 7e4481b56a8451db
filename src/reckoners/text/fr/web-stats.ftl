# Statistics over all games, and challenges, in the browser.

web-stats = Statistiques
web-stats-who = Quelles parties
web-stats-who-mine = Avec des personnes
web-stats-who-all = Toutes, même entre bots
web-stats-bots-alone = { $n ->
        [one] { $n } partie jouée par des bots seuls n’est pas comptée.
       *[other] { $n } parties jouées par des bots seuls ne sont pas comptées.
    }
web-stats-none = Aucune partie n’est encore finie. Dès qu’il y en aura une, elle sera ici.
web-stats-reading = Lecture des parties d’avant : { $read } sur { $all }
web-stats-stop = Arrêter
web-stats-stopped = { $n ->
        [one] { $n } partie n’est pas encore lue : elle compte, mais pas pour les cartes et les dés.
       *[other] { $n } parties ne sont pas encore lues : elles comptent, mais pas pour les cartes et les dés.
    }
web-stats-go-on = Continuer la lecture
web-stats-closed = { $n ->
        [one] { $n } partie a été jouée avec d’autres cartes ou règles qu’aujourd’hui : elle compte pour tout, sauf les dés et les défaites serrées.
       *[other] { $n } parties ont été jouées avec d’autres cartes ou règles qu’aujourd’hui : elles comptent pour tout, sauf les dés et les défaites serrées.
    }
web-stats-csv = En fichier (CSV)
web-stats-won = Parties gagnées
web-stats-won-of = { $won } sur { $games }
web-stats-percent = { $n } %
web-stats-between = { $low } à { $high } %
web-stats-likely = en vérité sans doute { $low } à { $high } %
web-stats-now = Série en cours
web-stats-now-won = { $n ->
        [one] { $n } victoire
       *[other] { $n } victoires
    }
web-stats-now-lost = { $n ->
        [one] { $n } défaite
       *[other] { $n } défaites
    }
web-stats-longest = Plus longue série gagnée
web-stats-longest-lost = et perdue : { $n }
web-stats-luck = Chance aux dés
web-stats-over = { $n } symboles
web-stats-over-dice = { $n ->
        [one] { $n } dé lancé
       *[other] { $n } dés lancés
    }
web-stats-by = Victoires par
web-stats-by-boss = Boss
web-stats-by-city = Ville
web-stats-by-difficulty = Difficulté
web-stats-by-size = Nombre de Redresseurs
web-stats-by-reckoner = Redresseur
web-stats-by-card = Équipement
web-stats-by-said-boss = Part des parties gagnées contre chaque Boss
web-stats-by-said-city = Part des parties gagnées dans chaque ville
web-stats-by-said-difficulty = Part des parties gagnées à chaque difficulté
web-stats-by-said-size = Part des parties gagnées selon le nombre de Redresseurs
web-stats-by-said-reckoner = Part des parties gagnées avec chaque Redresseur dans l’équipe
web-stats-by-said-card = Part des parties gagnées avec chaque Équipement, acheté ou possédé à la fin
web-stats-by-none = Rien à montrer pour l’instant.
web-stats-size = { $n } Redresseurs
web-stats-thin = Le trait fin montre où se trouve la vraie part dans 95 cas sur 100.
web-stats-few = Pâle : moins de { $n } parties, ce qui dit peu.
web-stats-most = Les { $n } plus fréquents ; tous sont dans le tableau.
web-stats-share = Gagnées
web-stats-games = Parties
web-stats-interval = Sans doute entre
web-stats-luck-said = Symboles au-dessus ou au-dessous de la moyenne dans chacune des { $n } dernières parties, la plus récente à droite
web-stats-luck-more = Vos dés ont montré { $n } symboles de plus que la moyenne de { $dice } dés. Le hasard seul reste à { $usual } près dans 95 cas sur 100.
web-stats-luck-less = Vos dés ont montré { $n } symboles de moins que la moyenne de { $dice } dés. Le hasard seul reste à { $usual } près dans 95 cas sur 100.
web-stats-luck-usual = Cela n’a rien d’inhabituel.
web-stats-luck-rare = Cela est rare.
web-stats-luck-none = Aucun dé n’est encore compté.
web-stats-game = Partie
web-stats-dice = Dés
web-stats-average = Par rapport à la moyenne
web-stats-best = Meilleures parties
web-stats-best-text = Gagnées : les plus difficiles d’abord, puis le plus de population sauvée
web-stats-closest = Parties les plus serrées
web-stats-closest-text = Un rien les aurait retournées
web-stats-best-none = Aucune gagnée pour l’instant.
web-stats-margin-won = gagnée avec { $n } de population
web-stats-margin-lost = perdue, il restait { $n } de recherche et de santé au Boss

web-challenge = Défis
    .text = La même partie pour tout le monde : une par jour, une par semaine
web-challenge-day = Défi du jour
web-challenge-week = Défi de la semaine
web-challenge-link = Le défi d’un lien
web-challenge-week-of = Semaine { $week } de { $year }
web-challenge-play = Jouer
web-challenge-continue = Continuer
web-challenge-again = Rejouer
web-challenge-none = Pas encore joué
web-challenge-won = Gagné au tour { $round }, { $population } de population
web-challenge-lost = Perdu au tour { $round }
web-challenge-playing = { $round ->
        [0] En cours, prologue
       *[other] En cours, tour { $round }
    }
web-challenge-results = Vos résultats
web-challenge-when = Quand
web-challenge-how = Comment c’était
web-challenge-bots = Bots
web-challenge-by-bot = Un bot joue { $name }
web-challenge-people = Qui joue
web-challenge-send = Lien pour un ami
web-challenge-send-text = Qui l’ouvre pendant que Reckoners tourne a la même mise en place et les mêmes dés.
web-challenge-mine = Envoyer une de vos parties
web-challenge-mine-show = Montrer le lien
web-challenge-paste = Le lien d’un ami
web-challenge-open = Ouvrir
web-challenge-no-link = Ce n’est pas le lien d’un défi. Il contient #/challenge/.
web-challenge-differs = Vos cartes ne sont pas tout à fait celles de l’expéditeur : une autre version, ou un paquet modifié. On peut jouer, mais dés et pioches peuvent différer.
web-challenge-cannot = Impossible de jouer ici :
