# The replay: what the server says about its moments.

server-fault-play-on-over = Dort ist die Partie zu Ende: Es gibt nichts mehr weiterzuspielen.
server-fault-no-moment = Diesen Moment gibt es in der Partie nicht.
