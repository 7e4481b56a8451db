# The end of a game: the verdict, what happened round by round, what decided it, and what next.

web-end-won = { $city } es libre
# $found is the round in which the Boss could first be attacked.
web-end-won-found = El equipo da con { $boss } en la ronda { $found } y gana en la ronda { $round }.
web-end-won-text = El equipo derrota a { $boss } en la ronda { $round }.
web-end-lost = La ciudad está perdida
web-end-lost-text = Tras la ronda { $round } no queda nadie a quien salvar.
web-end-playing = Esta partida aún no ha terminado.
web-end-people-saved = vidas salvadas
web-end-epics = { $n ->
        [one] Épico derrotado
       *[other] Épicos derrotados
    }
web-end-rounds = { $n ->
        [one] ronda
       *[other] rondas
    }
web-end-actions = { $n ->
        [one] acción
       *[other] acciones
    }
web-end-time = de principio a fin
web-end-time-text = { $time } desde que se abrió la mesa hasta la última acción, con las pausas
web-end-chart = Ronda a ronda
web-end-round = Ronda
web-end-start = inicio
web-end-people = habitantes
web-end-research = por investigar
web-end-health = salud
web-end-chart-said = Ronda a ronda: habitantes de { $from } a { $to }, lo que quedaba por investigar de { $boss } de { $research } a { $left }; las barras muestran lo que costó cada ronda
web-end-chart-table = Lo mismo en tabla
web-end-by-boss = { $boss }
web-end-by-epic = Épicos
web-end-by-city = ciudad
web-end-by-shortage = agotado
web-end-causes = Por qué se perdieron vidas
web-end-lost-in-all = { $n } en total
web-end-nobody-lost = No se perdió a nadie.
# $what cost most of it: a track, an Epic, a district, a thing that had run out.
web-end-cause-boss = { $boss }, sobre todo { $what }
    .only = { $boss }, { $what }
web-end-cause-epic = Épicos, sobre todo { $what }
    .only = Épicos: { $what }
web-end-cause-city = La ciudad, sobre todo { $what }
    .only = La ciudad: { $what }
web-end-cause-shortage = Agotado, sobre todo { $what }
    .only = Agotado: { $what }
web-end-short-enforcement = Controladores
web-end-short-barricade = Barricadas
web-end-short-red-shield = Escudos rojos
web-end-short-blue-shield = Escudos azules
web-end-short-copy-token = fichas de Copia
web-end-short-equipment = Equipo que robar
web-end-short-money = dinero
web-end-short-plan = fichas de Plan
web-end-short-card = Equipo del que prescindir
web-end-luck = Suerte con los dados
web-end-luck-text = símbolos frente a la media
web-end-luck-how = Todos los símbolos que mostraron los dados propios en cada tirada, menos lo que tales dados muestran de media. Lo que se conservó no cuenta.
web-end-deeds = Quién hizo qué
web-end-deeds-best = lo mejor en su color
web-end-deeds-reckoner = Reckoner
web-end-deeds-moves = Movimientos
web-end-deeds-protects = Distritos protegidos
web-end-deeds-defeated = Épicos derrotados
web-end-deeds-bought = Equipo recibido
web-end-deeds-attacked = Ataques del Jefe recibidos
web-end-decided = Lo que decidió
web-end-chance = probabilidad de ganar
web-end-turning-none = Nada destacó: una partida tranquila.
web-end-decisive-text = Lo que más probabilidad de ganar costó, junto a lo mejor que ve ahí el planificador.
web-end-decisive-thinking = El planificador repasa la partida…
web-end-decisive-none = Ninguna decisión costó mucho: el planificador apenas lo habría hecho mejor.
web-end-decisive-better = Mejor:
web-end-decisive-look = Verlo
web-end-decisive-change = Probabilidad de ganar: { $best } % con lo mejor, { $after } % después
web-end-team = El equipo
web-end-replay = Ver la repetición
web-end-branches = Sus ramas
web-end-share = Compartir resultado
web-end-file = Guardar archivo
web-end-same = Otra, misma semilla
web-end-other = Otra, semilla nueva
web-end-table = Ver la mesa
web-end-undo = Deshacer la última acción
web-end-fared = { $won ->
        [one] { $won } mesa ganada
       *[other] { $won } mesas ganadas
    } de { $n } con esta semilla

## The result as a picture

web-share = Compartir el resultado
web-share-save = Guardar la imagen
web-share-copy = Copiar la imagen
web-share-send = Enviar…
web-share-text = Hecha en esta ventana: no se envía nada a ninguna parte.
web-share-copied = La imagen está copiada.
web-share-not-copied = No se ha podido copiar. Mejor guardarla.
web-share-failed = Este navegador no puede dibujar la imagen.

## Where an Epic was defeated, at the table

web-table-fell = { $epic }, fuera. Llega otro Épico.
