# Statistics over all games, and challenges, in the browser.

web-stats = Estadísticas
web-stats-who = Qué partidas
web-stats-who-mine = Con personas
web-stats-who-all = Todas, también solo de bots
web-stats-bots-alone = { $n ->
        [one] Una partida que jugaron solo bots no se cuenta.
       *[other] { $n } partidas que jugaron solo bots no se cuentan.
    }
web-stats-none = Aún no ha acabado ninguna partida. Cuando acabe una, estará aquí.
web-stats-reading = Leyendo partidas de antes: { $read } de { $all }
web-stats-stop = Parar
web-stats-stopped = { $n ->
        [one] Una partida aún no está leída: cuenta, pero no para cartas ni dados.
       *[other] { $n } partidas aún no están leídas: cuentan, pero no para cartas ni dados.
    }
web-stats-go-on = Seguir leyendo
web-stats-closed = { $n ->
        [one] Una partida se jugó con otras cartas o reglas que las de ahora: cuenta para todo menos para dados y derrotas ajustadas.
       *[other] { $n } partidas se jugaron con otras cartas o reglas que las de ahora: cuentan para todo menos para dados y derrotas ajustadas.
    }
web-stats-csv = Como archivo (CSV)
web-stats-won = Partidas ganadas
web-stats-won-of = { $won } de { $games }
web-stats-percent = { $n } %
web-stats-between = { $low } a { $high } %
web-stats-likely = en realidad, probablemente { $low } a { $high } %
web-stats-now = Racha actual
web-stats-now-won = { $n ->
        [one] una victoria
       *[other] { $n } victorias
    }
web-stats-now-lost = { $n ->
        [one] una derrota
       *[other] { $n } derrotas
    }
web-stats-longest = Mejor racha de victorias
web-stats-longest-lost = y de derrotas: { $n }
web-stats-luck = Suerte con los dados
web-stats-over = { $n } símbolos
web-stats-over-dice = { $n ->
        [one] un dado lanzado
       *[other] { $n } dados lanzados
    }
web-stats-by = Victorias por
web-stats-by-boss = Jefe
web-stats-by-city = Ciudad
web-stats-by-difficulty = Dificultad
web-stats-by-size = Número de Reckoners
web-stats-by-reckoner = Reckoner
web-stats-by-card = Equipo
web-stats-by-said-boss = Parte de las partidas ganadas contra cada Jefe
web-stats-by-said-city = Parte de las partidas ganadas en cada ciudad
web-stats-by-said-difficulty = Parte de las partidas ganadas en cada dificultad
web-stats-by-said-size = Parte de las partidas ganadas según el número de Reckoners
web-stats-by-said-reckoner = Parte de las partidas ganadas con cada Reckoner en el equipo
web-stats-by-said-card = Parte de las partidas ganadas con cada carta de Equipo, comprada o en posesión al final
web-stats-by-none = Aún no hay nada que mostrar.
web-stats-size = { $n } Reckoners
web-stats-thin = La línea fina indica dónde está la parte verdadera en 95 de 100 casos.
web-stats-few = Pálido: menos de { $n } partidas, lo que dice poco.
web-stats-most = Los { $n } más frecuentes; todos están en la tabla.
web-stats-share = Ganadas
web-stats-games = Partidas
web-stats-interval = Probablemente entre
web-stats-luck-said = Símbolos por encima o por debajo de la media en cada una de las últimas { $n } partidas, la más nueva a la derecha
web-stats-luck-more = Tus dados mostraron { $n } símbolos más que la media de { $dice } dados. El azar por sí solo se queda a menos de { $usual } en 95 de 100 casos.
web-stats-luck-less = Tus dados mostraron { $n } símbolos menos que la media de { $dice } dados. El azar por sí solo se queda a menos de { $usual } en 95 de 100 casos.
web-stats-luck-usual = No es nada raro.
web-stats-luck-rare = Es raro.
web-stats-luck-none = Aún no se ha contado ningún dado.
web-stats-game = Partida
web-stats-dice = Dados
web-stats-average = Frente a la media
web-stats-best = Mejores partidas
web-stats-best-text = Ganadas: primero las más difíciles, luego con más población a salvo
web-stats-closest = Partidas más ajustadas
web-stats-closest-text = Por poco habrían cambiado
web-stats-best-none = Ninguna ganada aún.
web-stats-margin-won = ganada con { $n } de población
web-stats-margin-lost = perdida, al Jefe le quedaban { $n } de investigación y salud

web-challenge = Desafíos
    .text = La misma partida para todos: una al día, una a la semana
web-challenge-day = Desafío del día
web-challenge-week = Desafío de la semana
web-challenge-link = El desafío de un enlace
web-challenge-week-of = Semana { $week } de { $year }
web-challenge-play = Jugar
web-challenge-continue = Seguir
web-challenge-again = Jugar otra vez
web-challenge-none = Aún sin jugar
web-challenge-won = Ganado en la ronda { $round }, { $population } de población
web-challenge-lost = Perdido en la ronda { $round }
web-challenge-playing = { $round ->
        [0] En juego, prólogo
       *[other] En juego, ronda { $round }
    }
web-challenge-results = Tus resultados
web-challenge-when = Cuándo
web-challenge-how = Cómo fue
web-challenge-bots = Bots
web-challenge-by-bot = Un bot lleva a { $name }
web-challenge-people = Quién juega
web-challenge-send = Enlace para un amigo
web-challenge-send-text = Quien lo abra con Reckoners en marcha tiene la misma preparación y los mismos dados.
web-challenge-mine = Enviar una de tus partidas
web-challenge-mine-show = Mostrar el enlace
web-challenge-paste = El enlace de un amigo
web-challenge-open = Abrir
web-challenge-no-link = No es el enlace de un desafío. Lleva #/challenge/.
web-challenge-differs = Tus cartas no son del todo las de quien lo envió: otra versión, o un paquete cambiado. Se puede jugar, pero dados y mazos pueden ir de otro modo.
web-challenge-cannot = Aquí no se puede jugar:
