# Limelight: what stands in the cells of his power tables, and what happens when they are performed.
# A `.line` is something that a character might say; it is ours.

boss-limelight = Limelight
    .line = Mirad arriba. Lo que habéis aprendido a hacer, yo he aprendido a hacéroslo.

## What stands in his cells

action-population-by = { $kind ->
        [shields] Atacar población según Escudos
        [enforcement] Atacar población según Controladores
        [defeated] Atacar población según Épicos derrotados
       *[equipment] Atacar población según Equipo
    }
    .text = { $kind ->
        [shields] Según los Escudos del tablero se pierden de 4 a 7 de población: hasta 2 cuestan 4, 3 o 4 cuestan 5, 5 cuestan 6, más cuestan 7.
        [enforcement] Según los Controladores del tablero se pierden de 5 a 8 de población: hasta 2 cuestan 5, 3 o 4 cuestan 6, 5 cuestan 7, más cuestan 8.
        [defeated] Según los Épicos derrotados en esta ronda se pierden 7 de población con ninguno o uno, 6 con dos, 5 con tres o cuatro, 4 con más.
       *[equipment] Según cuántas cartas de Equipo lleva de ventaja quien más tiene a quien menos, se pierden 5 de población por ninguna, 6 por una, 7 por dos, 8 por más.
    }
action-fortify-own = { $n ->
        [one] Reforzar aquí
       *[other] Reforzar aquí { $n } veces
    }
    .text = { $n ->
        [one] El Épico de su distrito se refuerza una vez.
       *[other] El Épico de su distrito se refuerza { $n } veces.
    }
action-fortify-near = { $n ->
        [one] Reforzar aquí y al lado
       *[other] Reforzar aquí y al lado { $n } veces
    }
    .text = { $n ->
        [one] Los Épicos de su distrito y de los dos contiguos se refuerzan una vez.
       *[other] Los Épicos de su distrito y de los dos contiguos se refuerzan { $n } veces.
    }
action-fortify-all = { $n ->
        [one] Reforzar en todas partes
       *[other] Reforzar en todas partes { $n } veces
    }
    .text = { $n ->
        [one] Los Épicos de todos los distritos se refuerzan una vez; él no.
       *[other] Los Épicos de todos los distritos se refuerzan { $n } veces; él no.
    }
action-fortify-boss = { $n ->
        [one] Reforzar al Jefe
       *[other] Reforzar al Jefe { $n } veces
    }
    .text = { $n ->
        [one] Gana 1 de investigación, o 1 de salud si está debilitado.
       *[other] Gana { $n } de investigación, o { $n } de salud si está debilitado.
    }
action-enforcement-all = { $n ->
        [one] Controlador en todas partes
       *[other] { $n } Controladores en todas partes
    }
    .text = { $n ->
        [one] Un Controlador llega a cada distrito.
       *[other] { $n } Controladores llegan a cada distrito.
    }
action-barricade-all = { $n ->
        [one] Barricada en todas partes
       *[other] { $n } Barricadas en todas partes
    }
    .text = { $n ->
        [one] Se levanta una Barricada en cada distrito.
       *[other] Se levantan { $n } Barricadas en cada distrito.
    }
action-red-shield-all = { $n ->
        [one] Escudo rojo en todas partes
       *[other] { $n } Escudos rojos en todas partes
    }
    .text = { $n ->
        [one] Cada distrito recibe un Escudo rojo.
       *[other] Cada distrito recibe { $n } Escudos rojos.
    }
action-blue-shield-all = { $n ->
        [one] Escudo azul en todas partes
       *[other] { $n } Escudos azules en todas partes
    }
    .text = { $n ->
        [one] Cada distrito recibe un Escudo azul.
       *[other] Cada distrito recibe { $n } Escudos azules.
    }
action-copy-token-all = { $n ->
        [one] Ficha de Copia en todas partes
       *[other] { $n } fichas de Copia en todas partes
    }
    .text = { $n ->
        [one] Cada distrito recibe una ficha de Copia.
       *[other] Cada distrito recibe { $n } fichas de Copia.
    }
action-enforcement-per-reckoner = { $n ->
        [one] Controlador por Reckoner
       *[other] { $n } Controladores por Reckoner
    }
    .text = { $n ->
        [one] Por cada Reckoner llega un Controlador al distrito donde está.
       *[other] Por cada Reckoner llegan { $n } Controladores al distrito donde está.
    }
action-enforcement-per-equipment = Controlador por Equipo
    .text = Por cada Reckoner llegan al distrito donde está tantos Controladores como cartas de Equipo tiene, al menos uno.
action-brackets = Todos los indicadores
    .text = Los indicadores de todos los Épicos avanzan un espacio a la derecha, los suyos no; si no hay sitio, ocurre la última acción.
action-suffer-all = Todos los Reckoners: { $kind ->
        [reroll] un relanzamiento menos
        [die] un dado menos
        [equipment] una carta de Equipo menos
        [ability] habilidad bloqueada
        [move] moverse cuesta el doble
       *[doubles] los dobles cuentan uno
    }
    .text = Hasta que vuelva a activarse, para todos los Reckoners: { $kind ->
        [reroll] un relanzamiento menos.
        [die] un dado a elegir ni se lanza ni se usa.
        [equipment] una carta de Equipo a elegir no hace nada; por quien no tiene se pierde 1 de población al instante.
        [ability] la carta de habilidad no hace nada.
        [move] un Movimiento toma dos dados.
       *[doubles] dos símbolos iguales de un dado o de una carta cuentan como uno.
    }

## What happens, as events
# As in events.ftl. $row is a letter, $column a number; $track-id is the colour of the table.

boss-track-yellow-limelight = tabla amarilla
boss-track-black-limelight = tabla negra
boss-track-red-limelight = tabla roja
boss-track-blue-limelight = tabla azul
power-table = { $track-id ->
        [yellow] { boss-track-yellow-limelight }
        [black] { boss-track-black-limelight }
        [red] { boss-track-red-limelight }
       *[blue] { boss-track-blue-limelight }
    }

event-power-die = { $boss }, { power-table }: el dado de poder muestra { $row }.
event-unknown-row = { $boss }, { power-table }: nadie sabe qué mostrará el dado de poder.
event-cell = { $boss } realiza { $row }{ $column }: { power-table }.
event-cell-acts = { $boss } actúa ({ power-table }): { $action }.
event-lost-step = { $boss }, { power-table }: el indicador está en la última columna, { $column }, así que un dado de poder elige una casilla de ella.
event-boss-fortified = { $research ->
        [0] Refuerzo de { $boss }: salud { $health }.
       *[other] Refuerzo de { $boss }: investigación { $research }.
    }
event-marker-raised = Refuerzo de { $boss } en { $district }: { $now } de investigación por hacer en el contador.

## In the terminal
# Marks stand in a narrow column: a few signs each. A star is every district.

cli-not-rolled = aún sin lanzar
cli-short-population-by = { $kind ->
        [shields] Po▽
        [enforcement] Po●
        [defeated] Po†
       *[equipment] Po▤
    }
cli-short-fortify-own = Re
cli-short-fortify-near = ‹Re›
cli-short-fortify-all = Re*
cli-short-fortify-boss = Re◆
cli-short-enforcement-all = Ct*
cli-short-barricade-all = Ba*
cli-short-red-shield-all = ER*
cli-short-blue-shield-all = EA*
cli-short-copy-token-all = Fi*
cli-short-enforcement-per-reckoner = Ct/♟
cli-short-enforcement-per-equipment = Ct/▤
cli-short-brackets = ↑*
cli-short-suffer-all = { $kind ->
        [reroll] ✖↻
        [die] ✖□
        [equipment] ✖▤
        [ability] ✖◇
        [move] ✖→
       *[doubles] ✖2
    }
cli-letter-population-by = { $kind ->
        [shields] P▽
        [enforcement] P●
        [defeated] P†
       *[equipment] P▤
    }
cli-letter-fortify-own = R
cli-letter-fortify-near = ‹R›
cli-letter-fortify-all = R*
cli-letter-fortify-boss = R◆
cli-letter-enforcement-all = C*
cli-letter-barricade-all = B*
cli-letter-red-shield-all = ▼*
cli-letter-blue-shield-all = ▽*
cli-letter-copy-token-all = ⧉*
cli-letter-enforcement-per-reckoner = C/♟
cli-letter-enforcement-per-equipment = C/▤
cli-letter-brackets = ↑*
cli-letter-suffer-all = { $kind ->
        [reroll] ✖↻
        [die] ✖□
        [equipment] ✖▤
        [ability] ✖◇
        [move] ✖→
       *[doubles] ✖2
    }
cli-say-boss-table = { $colour ->
        [yellow] Tabla amarilla
        [black] Tabla negra
        [red] Tabla roja
       *[blue] Tabla azul
    }, columna { $column } de { $columns }: { $cells }.
cli-say-cell = { $row }: { $actions }
cli-say-rolled = Sus dados mostraron { $rows }.
cli-boss-die = Dado de poder, { $track }: { $rows }
cli-boss-page = { $n } Reckoners, { $level }: investigación { $research }, salud { $health }; { $tables }
cli-boss-row = { $table }, fila { $row }: { $cells }

## Things that one points at

inspect-boss-limelight = Jefe
    .text = Actúa el último en cada fase de los Épicos: cuatro dados de poder eligen una fila de cada una de sus tablas, sus indicadores las columnas, y esas casillas ocurren. Después va en sentido horario al siguiente distrito sin Reckoners. Cuando no queda nada que investigar, hay que atacarlo donde esté: sin salud está vencido, y el equipo ha ganado.
inspect-track-yellow-limelight = Ocurre una casilla de esta tabla: la columna es la del indicador, la fila se tira. Cuesta población, a menudo según lo que ha crecido demasiado: Escudos, Controladores, pocos Épicos derrotados, el Equipo de un Reckoner.
inspect-track-black-limelight = Ocurre una casilla de esta tabla: la columna es la del indicador, la fila se tira. Refuerza a Épicos o a él mismo.
inspect-track-red-limelight = Ocurre una casilla de esta tabla: la columna es la del indicador, la fila se tira. Trae Controladores y Escudos rojos, o mueve los indicadores de todos los Épicos.
inspect-track-blue-limelight = Ocurre una casilla de esta tabla: la columna es la del indicador, la fila se tira. Escudos, Barricadas y fichas de Copia, o algo que sufren todos los Reckoners.
