# Statistics and challenges: what the server says, and the terminal.

server-challenge-packs = { $n ->
        [one] Le paquet { $packs } manque ici. Placez-le dans le dossier que « reckoners pack list » indique, puis rouvrez le lien.
       *[other] Les paquets { $packs } manquent ici. Placez-les dans le dossier que « reckoners pack list » indique, puis rouvrez le lien.
    }

cli-help-stats = Comment se sont passées vos parties finies dans le navigateur, toutes ensemble.
cli-help-stats-all = Compter aussi les parties jouées par des bots seuls.
cli-help-stats-csv = Écrire plutôt une ligne par partie dans ce fichier.
cli-stats-none = Aucune partie n’est encore finie dans le navigateur.
cli-stats-reading = Lecture des parties d’avant : { $n } sur { $of } (Ctrl-C arrête, ce qui est lu reste)
cli-stats-total = { $won } parties gagnées sur { $games } : { $share } %, en vérité sans doute { $low } à { $high } %.
cli-stats-row-won = Gagnées de suite : { $now }. Plus longues séries : { $won } gagnées, { $lost } perdues.
cli-stats-row-lost = Perdues de suite : { $now }. Plus longues séries : { $won } gagnées, { $lost } perdues.
cli-stats-luck-more = Chance aux dés : { $n } symboles de plus que la moyenne de { $dice } dés ; le hasard seul reste à { $usual } près dans 95 cas sur 100.
cli-stats-luck-less = Chance aux dés : { $n } symboles de moins que la moyenne de { $dice } dés ; le hasard seul reste à { $usual } près dans 95 cas sur 100.
cli-stats-by-boss = Par Boss
cli-stats-by-city = Par ville
cli-stats-by-difficulty = Par difficulté
cli-stats-by-size = Par nombre de Redresseurs
cli-stats-by-reckoner = Par Redresseur
cli-stats-by-card = Par Équipement, acheté ou possédé à la fin
cli-stats-rate = { $share } %, { $won } sur { $games } (sans doute { $low } à { $high } %)
cli-stats-few = peu de parties
cli-stats-bots-alone = { $n ->
        [one] { $n } partie jouée par des bots seuls n’est pas comptée ; --all la compte.
       *[other] { $n } parties jouées par des bots seuls ne sont pas comptées ; --all les compte.
    }
