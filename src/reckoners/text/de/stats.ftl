# Statistics and challenges: what the server says, and the terminal.

server-challenge-packs = { $n ->
        [one] Das Paket { $packs } fehlt hier. Lege es in den Ordner, den „reckoners pack list“ nennt, und öffne den Link noch einmal.
       *[other] Die Pakete { $packs } fehlen hier. Lege sie in den Ordner, den „reckoners pack list“ nennt, und öffne den Link noch einmal.
    }
