# The replay: what the server says about its moments.

server-fault-play-on-over = La partie y est terminée : il ne reste rien à jouer.
server-fault-no-moment = Cette partie n’a pas ce moment.
