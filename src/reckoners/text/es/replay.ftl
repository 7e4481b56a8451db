# The replay: what the server says about its moments.

server-fault-play-on-over = Allí la partida ha terminado: no queda nada por jugar.
server-fault-no-moment = Esta partida no tiene ese momento.
