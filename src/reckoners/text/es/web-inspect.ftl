# La ficha de una cosa que se señala, y la galería de todas las cosas.

web-inspect-card = Acerca de { $name }
web-inspect-rules = Reglas
web-inspect-infinite = infinita
web-inspect-weakened = Salud una vez debilitado
web-inspect-most = Como máximo
web-inspect-printed = { $now } (impreso: { $printed })
web-inspect-of = { $n } de { $of }
web-inspect-chance = { $n } de { $of }
web-inspect-track = Qué hace, de izquierda a derecha
web-inspect-lit = ocurrirá
web-inspect-reward = Recompensa al derrotarlo
# $text are the actions in words, $n what they cost.
web-inspect-now = Si los Épicos actuaran ahora: { $text }. { $n ->
        [0] No costaría a nadie.
       *[other] Costaría { $n } de población.
    }
web-inspect-price = Precio
web-inspect-owner = Es de
web-inspect-faces = Caras
web-inspect-box = En la caja
web-inspect-left = Quedan en la reserva
web-inspect-here = Ahora
web-inspect-start = Al principio
web-inspect-starts = Dados iniciales
web-inspect-plans = { $n } ahora, { $next } para la ronda siguiente
web-inspect-action = Acción
web-inspect-symbol = Símbolo
web-inspect-thing = En la mesa
web-inspect-who = Épicos que lo hacen
web-inspect-group = Tamaño del grupo
web-inspect-steps = { $n ->
        [one] Un paso
       *[other] { $n } pasos
    }
web-inspect-tracks = Barras
web-inspect-levels = Investigación según el número de Reckoners
web-inspect-movement = Dado de movimiento
web-inspect-power = Tablero de poder, lado { $side }
web-inspect-adjustment = Tablero de ajuste para { $n } Reckoners, lado { $side }
web-inspect-order = Actúa en el puesto
web-inspect-name = Nombre
web-inspect-present = Aquí están
web-inspect-refresh = Mercado nuevo
web-inspect-ransom = Un dado capturado
web-inspect-spaces = Espacios hacia abajo
web-inspect-cards-left = Cartas restantes
web-inspect-defeated = Derrotados
web-inspect-beaten = Derrotados en esta ronda
web-inspect-discarded = Fuera de la partida
web-inspect-unseen = Aún sin ver, sin orden

web-gallery = Galería
    .text = Todas las cartas, Épicos, Reckoners y dados
web-gallery-search = Buscar
web-gallery-found = { $n ->
        [0] No hay nada
        [one] Una carta
       *[other] { $n } cartas
    }
web-gallery-all = Todo
web-gallery-base = Juego básico
web-gallery-module = Módulo
web-gallery-kind = { $kind ->
        [reckoner] Reckoners
        [ability] Habilidades
        [equipment] Equipo
        [dawnslight] Dawnslight
        [newcago-card] Cartas de Chicago Nova
        [epic] Épicos
        [action] Acciones
        [boss] Jefe
        [die] Dados
        [district] Distritos
       *[other] Piezas
    }
