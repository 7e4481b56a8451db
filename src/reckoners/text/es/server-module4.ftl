# What the browser says of module 4: what its things are, and what the Boss does next.

## Things that one points at

inspect-boss-regalia = Jefa
    .text = Actúa la última en cada fase de los Épicos; después va en sentido horario al siguiente distrito con un Reckoner y revela una carta: todos los Reckoners de allí la sufren hasta que vuelva a actuar. Cuando no queda nada que investigar, hay que atacarla donde esté: sin salud está vencida, y el equipo ha ganado.
inspect-track-red-regalia = Cada acción a la izquierda del indicador añade su número de Controladores junto a ella, nunca donde está: en sentido horario, en sentido contrario o en los dos distritos vecinos.
inspect-track-blue-regalia = Todo lo que está a la izquierda del indicador ocurre donde ella está: Escudos, fichas de Copia, Transformar.
inspect-marker = Barra del distrito
    .text = Lo que queda por investigar aquí, solo en este distrito. Los símbolos de Investigación de los Reckoners que están aquí y la Investigación del Jefe de los Épicos derrotados aquí bajan el marcador. Lo que muestran los espacios alcanzados ocurre al instante. Se puede atacar al Jefe cuando todos los marcadores están a 0.
inspect-dawnslight = Carta de Dawnslight
    .text = Se gana en las barras de los distritos. Se usa una vez, cuando su Reckoner usa dados: como un dado con los símbolos que muestra, o para recuperar población. Después sale de la partida.
inspect-boss-card = Carta del Jefe
    .text = Se revela cuando el Jefe ha actuado y se ha movido. Todos los Reckoners de ese distrito la sufren hasta la próxima vez. Cuando el mazo se agota, se baraja de nuevo.
inspect-attack-token = Ficha de Atacar a los Reckoners
    .text = Señala quién sufre una carta del Jefe. Vuelve cuando el Jefe actúa de nuevo; marcharse no sirve de nada.
inspect-power-die = Dado de poder
    .text = Uno por cada una de sus tablas. Cuando actúa, se tiran todos: la letra es la fila de la tabla, el indicador su columna, y ocurre lo que hay en esa casilla. Las letras no son igual de frecuentes.
inspect-reward-at-once = Recompensa
    .text = Llega en cuanto se derrota al Épico, incluso en medio de un dado. Sirve en toda la ciudad; en Babilar, la Investigación del Jefe cuenta en el distrito de la derrota. Las fichas de Plan nuevas se pueden gastar desde la siguiente ronda.

## Forecast

server-cause-goes = luego va a { $district }
server-cause-card = y revela allí una carta
server-cause-power-dice = { $n ->
        [one] una casilla que elige su dado de poder
       *[other] { $n } casillas que eligen sus dados de poder
    }
server-cause-intense = { $n } de población más, porque la partida es intensa
server-cause-protected = nada: está protegido
server-cause-hits = golpea a { $who }
server-cause-may-hit = golpea a { $who }: elegís vosotros

## What each Reckoner is at

server-seat-half-moved = Medio Movimiento a { $district } pagado
server-seat-disable = Tiene que elegir
