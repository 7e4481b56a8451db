# Statistics and challenges: what the server says, and the terminal.

server-challenge-packs = { $n ->
        [one] Le paquet { $packs } manque ici. Placez-le dans le dossier que « reckoners pack list » indique, puis rouvrez le lien.
       *[other] Les paquets { $packs } manquent ici. Placez-les dans le dossier que « reckoners pack list » indique, puis rouvrez le lien.
    }
