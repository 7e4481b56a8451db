# The replay: what the server says about its moments.

server-fault-play-on-over = The game is over there: nothing is left to be played on.
server-fault-no-moment = This game has no such moment.
