# `reckoners sim` and `reckoners report`.

cli-help-sim = Hacer que los bots jueguen muchas partidas y contar lo que pasa.
cli-help-sim-bot = El bot de todos los puestos, o bots separados por comas, que se reparten los puestos por turno. Las opciones siguen a dos puntos: planner:effort=2,life=1.5.
cli-help-sim-games = Cuántas partidas juega cada tipo de mesa.
cli-help-sim-reckoners = Cuántos Reckoners, sorteados en cada partida: 4, o varios números (2,3,4), o all. O sus nombres: tia,abraham.
cli-help-sim-difficulty = beginner, standard, hard o sparks; varias con comas, o all.
cli-help-sim-seed = Cualquier texto. La partida 12 tiene la semilla TEXT-12; el mismo texto da las mismas partidas. Si falta: una al azar, o la del archivo.
cli-help-sim-out = Un archivo con una línea por partida (.jsonl), o una tabla (.parquet). Si ya existe, la serie sigue donde se paró.
cli-help-sim-keep-games = Guardar cada partida en esta carpeta como partida guardada: reckoners replay FOLDER/12-4-hard.jsonl. Si la serie ya está ahí, sigue donde se detuvo.
cli-help-sim-workers = Cuántos procesos juegan; 1 es solo este. Si falta: uno por núcleo.
cli-help-sim-dask = La dirección de un planificador de Dask, cuyos procesos juegan en su lugar.
cli-help-sim-patience = Segundos que un bot ajeno puede tardar en responder antes de ser sustituido.
cli-help-report = Lo que dicen los resultados de muchas partidas, con intervalos.
cli-help-report-files = Archivos escritos por reckoners sim --out.
cli-help-report-out = Escribir report.md y gráficos en esta carpeta.
cli-help-report-compare = Comparar dos archivos partida a partida, sobre las semillas que comparten.

sim-progress = Partidas
sim-rate = { $rate } por segundo
sim-title = Partidas de { $bots }
sim-all = en total
sim-column-reckoners = Reckoners
sim-column-difficulty = Dificultad
sim-column-games = Partidas
sim-column-won = Ganadas
sim-column-rate = Victorias (95 %)
sim-column-rounds = Rondas (mitad central)
sim-why-attack = ataque
sim-why-no-enforcement = sin Controladores
sim-why-no-barricade = sin Barricadas
sim-why-fortify = Reforzar en el límite
sim-why-no-red-shield = no quedan Escudos rojos
sim-why-no-blue-shield = no quedan Escudos azules
sim-why-no-copy-token = no quedan fichas de Copia
sim-why-no-equipment = sin Equipo que robar
sim-why-no-money = sin dinero
sim-why-no-plan = sin fichas de Plan
sim-why-no-card = sin Equipo del que prescindir
sim-causes = { $lost ->
        [one] Se perdió una partida. Los últimos habitantes cayeron por:
       *[other] Se perdieron { $lost } partidas. Los últimos habitantes cayeron por:
    }
sim-cause = { $actor }, { $why }: { $games } ({ $share } %)
sim-trouble = El bot { $bot } fue sustituido { $times ->
        [one] una vez
       *[other] { $times } veces
    } ({ $kind }): { $details }
sim-done = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } en { $seconds } s, { $rate } por segundo. Semilla: { $seed }
sim-file = Cada partida está en { $file }; ver: reckoners report { $file }
sim-games = Cada partida está guardada en { $folder }; ver: reckoners replay { $file }
sim-interrupted = Parado; no se ha guardado nada. Con --out FILE.jsonl la próxima serie se podrá interrumpir y continuar.
sim-interrupted-kept = Parado tras { $done } de { $total } partidas. Están guardadas; la misma orden sigue desde ahí.
sim-mixed = «{ $given }» mezcla cantidades y nombres; escribe o bien 2,3,4 o bien tia,abraham,random

report-title = Informe de muchas partidas
report-games = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, ganadas: { $rate }. Los intervalos contienen el valor verdadero en 95 de cada 100 casos; un asterisco marca las diferencias que difícilmente son azar.
report-source = { $file }: { $games } partidas de { $bots }, semilla { $seed }, paquetes { $packs }, versión { $version }
report-modules = módulos { $modules }
report-shared-decks = Los mismos mazos salieron en { $tables } tipos de mesa: lo que valen cartas y Épicos en conjunto es menos seguro de lo que dice su intervalo.
report-contents-differ = Estos archivos se jugaron con cartas distintas; lo que aquí se suma no es el mismo juego.
report-trouble = El bot { $bot } fue sustituido { $times ->
        [one] una vez
       *[other] { $times } veces
    } ({ $kind }).
report-no-games = No hay ninguna partida terminada en estos archivos.
report-written = Escrito: { $file }
report-won = ganada
report-lost = perdida
report-wins = Victorias y duración
    .plot = Porcentajes de victoria y sus intervalos
report-hunt = La caza
    .note = Épicos por partida; parte de la investigación del Jefe que dieron las recompensas; súbitas: de las partidas perdidas, aquellas con 12 o más personas antes de la última fase. Las cuatro últimas columnas son por ronda: Controladores retirados, Barricadas abiertas, movimientos, símbolos usados contra el Jefe.
report-rounds = Duración de las partidas
report-population = Población al final de cada ronda
    .note = La mediana y la mitad central de las partidas que llegaron hasta ahí.
report-causes = Qué se llevó a los últimos habitantes
report-people = Quién causó la pérdida de población
report-equipment = Cartas de Equipo
    .plot = Cartas de Equipo: partidas en que se compró menos aquellas en que solo se ofreció
    .note = Valor: el porcentaje de victorias de las partidas en que se compró la carta, menos el de las partidas en que solo estuvo en el mercado, en puntos porcentuales, en mesas iguales. Los equipos a los que les va bien compran más; compara las cartas entre sí más que con 0. Pronto: el porcentaje de victorias de las partidas en que apareció antes de la primera ronda, menos el de todas las demás; lo decide el mazo, así que es una prueba justa de tener la carta a mano.
report-reckoners = Reckoners
    .plot = Reckoners: partidas con él menos partidas sin él
    .note = Diferencia: partidas con este Reckoner menos partidas sin él, en puntos porcentuales, en mesas iguales.
report-epics = Épicos
    .plot = Épicos: quién causó la pérdida de población
    .note = La población es la que se llevó en una partida en la que apareció. Diferencia: partidas en las que apareció menos las demás, en puntos porcentuales, en mesas iguales; en las partidas más largas aparecen más Épicos.
report-happened = Lo que trajeron los módulos
report-what-stolen = Cartas robadas
report-what-sold = Cartas vendidas
report-what-discarded = Fichas de Plan descartadas
report-what-pulled = Reckoners atraídos
report-what-repelled = Reckoners repelidos
report-what-transforms = Tiradas del dado de habilidad
report-what-red-shields = Escudos rojos puestos
report-what-red-shields-removed = Escudos rojos quitados
report-what-blue-shields = Escudos azules puestos
report-what-blue-shields-removed = Escudos azules quitados
report-what-copy-tokens = Fichas de Copia puestas
report-what-copy-tokens-removed = Fichas de Copia quitadas
report-column-bots = Bots
report-column-reckoners = Reckoners
report-column-difficulty = Dificultad
report-column-games = Partidas
report-column-win-rate = Victorias
report-column-rounds = Rondas
report-column-rounds-won = si se gana
report-column-rounds-lost = si se pierde
report-column-round = Ronda
report-column-people-won = Población si se gana
report-column-games-won = Partidas
report-column-people-lost = Población si se pierde
report-column-games-lost = Partidas
report-column-actor = Por
report-column-why = Por qué
report-column-share = Parte
report-column-people = Población
report-column-people-a-game = Población por partida
report-column-card = Carta
report-column-offered = Ofrecida
report-column-bought = Comprada
report-column-bought-round = en la ronda
report-column-uses = Usos
report-column-worth = Valor
report-column-early = Pronto
report-column-reckoner = Reckoner
report-column-difference = Diferencia
report-column-ability-uses = Usos de la habilidad
report-column-cards = Cartas compradas
report-column-epic = Épico
report-column-met = Partidas con él
report-column-defeated = Derrotado
report-column-phases = Fases con vida
report-column-what = Qué
report-column-times = Veces
report-column-times-a-game = Veces por partida
report-column-met-a-game = Épicos encontrados
report-column-defeated-a-game = Épicos derrotados
report-column-by-rewards = De recompensas
report-column-sudden = Derrotas súbitas
report-column-enforcement = Controladores
report-column-opened = Barricadas
report-column-moves = Movimientos
report-column-on-boss = Contra el Jefe
report-axis-reckoners = Reckoners
report-axis-win-rate = Partidas ganadas, %
report-axis-rounds = Rondas
report-axis-games = Partidas
report-axis-round = Ronda
report-axis-people = Población
report-axis-share-lost = Parte de las partidas perdidas, %
report-axis-people-a-game = Población perdida por partida
report-axis-people-met = Población perdida por él en una partida en la que apareció
report-axis-difference = Diferencia de victorias, puntos porcentuales
report-compare = Dos series sobre las mismas semillas
report-compare-two = --compare toma dos archivos: reckoners report --compare a.jsonl b.jsonl
report-compare-note = Solo las partidas que están en ambos archivos. Diferencia: el primer archivo menos el segundo, en puntos porcentuales; un asterisco marca la que difícilmente es azar.

error-sim-suffix = { $file }: los resultados se guardan como .jsonl o .parquet; da al archivo una de estas terminaciones

error-sim-nothing = una serie necesita un bot, al menos un tipo de mesa y una semilla
error-sim-many-bots = { $bots } bots no caben en { $seats } puestos; da como mucho uno por Reckoner
error-sim-worker-died = ha muerto un proceso que jugaba partidas, quizá por falta de memoria o en un bot que no volvió; prueba con menos (--workers 1). Lo que hay en el archivo de --out se queda, y la misma orden sigue desde ahí
error-sim-other-content = un proceso remoto no tiene Reckoners, o tiene otras cartas u otra versión que esta máquina; instala allí la misma versión y los mismos paquetes, y también donde está el planificador
error-sim-no-results = { $file }: este archivo no contiene resultados de reckoners sim; elige otro nombre
error-sim-other-folder = { $folder }: esta carpeta contiene otra cosa que partidas de reckoners sim; elige otro nombre o una carpeta vacía
error-sim-other-format = { $file }: escrito en el formato { $there }, este programa conoce el formato { $here }
error-sim-other-run = { $file }: contiene otra serie; { $field ->
        [seed] su semilla es
        [bots] sus bots son
        [boss] su Jefe es
        [city] su ciudad es
        [modules] sus módulos son
        [options] sus opciones son
        [cells] sus mesas son
        [packs] sus paquetes son
        [content] la huella de sus cartas es
       *[version] la jugó la versión
    } «{ $there }» y no «{ $here }». Usa las mismas opciones para continuarla, o elige otro archivo
error-sim-bad-line = { $file }, línea { $line }: no es la partida que corresponde aquí; el archivo se cambió después. Elige otro archivo, o borra esta línea y las siguientes para seguir desde ahí
error-sim-extra = hace falta { $package }, que no está: make env lo trae a una copia de las fuentes, pip install { $package } en cualquier otro sitio
error-sim-no-cluster = ningún planificador de Dask responde en { $address } ({ $reason }); arranca uno: dask scheduler
error-sim-idle-cluster = el planificador de Dask en { $address } no tiene procesos; arranca alguno: dask worker { $address }
error-sim-nothing-shared = { $one } y { $other } no comparten ninguna partida: juega ambas con los mismos --seed, --reckoners y --difficulty
