# La línea de órdenes y la partida en el terminal. Las palabras que se escriben (undo, why not, tia use d4 ...) son las
# mismas en todos los idiomas; todo lo demás es texto.

## Ayuda de las órdenes

cli-help = El juego cooperativo de dados The Reckoners en tu terminal. Un proyecto no oficial de aficionados.
cli-help-version = Muestra la versión.
cli-help-language = El idioma, por ejemplo es; si no, RECKONERS_LANGUAGE; si no, el de tu sistema.
cli-help-play = Juega una partida. Sin opciones pregunta quién juega, con qué dificultad y con qué semilla.
cli-help-reckoners = Los Reckoners, en el orden de sus asientos: tia,abraham.
cli-help-boss = El Jefe contra el que se juega. Si falta: steelheart.
cli-help-city = La ciudad en la que se juega. Si falta: newcago.
cli-help-modules = Números de los módulos que trae un paquete, separados por comas.
cli-help-options = Variantes de las reglas, separadas por comas: casual, intense, most-intense, rewards-at-once, newcago-cards-a, newcago-cards-b, newcago-cards-mixed.
cli-help-difficulty = beginner, standard, hard o sparks.
cli-help-seed = Cualquier texto; la misma semilla da las mismas cartas y dados. Si falta: una al azar.
cli-help-pack = Una carpeta con un paquete propio, encima del juego básico. Se puede dar varias veces.
cli-help-save = El archivo donde guardar esta partida. Si falta: uno nuevo en tu carpeta de datos.
cli-help-no-color = Sin colores.
cli-help-plain = Solo líneas de texto: sin colores ni recuadros. Para lectores de pantalla.
cli-help-json = Para programas: JSON.
cli-help-resume = Sigue con la partida inacabada más reciente, o con el archivo indicado.
cli-help-resume-file = Una partida guardada.
cli-help-cards = Qué hacen las cartas, sus números y cuáles de ellos son nuestros.
cli-help-card-name = Una carta, por su nombre: emp, Night Vision Goggles.
cli-help-packs = Paquetes con cartas propias.
cli-help-pack-list = Muestra los paquetes con los que se puede jugar por su nombre.
cli-help-pack-check = Busca todos los errores de un paquete.
cli-help-pack-path = La carpeta del paquete.
cli-help-rules = Las reglas con nuestras palabras, y nuestras decisiones.
cli-help-rule-words = Una regla (USE-03), un grupo (USE) o palabras que buscar.
cli-help-coverage = Qué pruebas demuestran cada regla.
cli-help-scenarios = Archivos de escenario: posiciones con lo que debe ocurrir.
cli-help-scenario-run = Juega archivos de escenario y muestra lo que no sale como dicen.
cli-help-scenario-files = Archivos, o carpetas de archivos.
cli-help-replay = Recorre una partida guardada.
cli-help-replay-file = Una partida guardada.
cli-help-verify = Solo comprueba que la partida lleva al final registrado.
cli-help-from = Empieza tras tantas acciones.
cli-help-bench = Mide la velocidad del motor.
cli-help-seconds = Cuánto tiempo jugar al azar.

## Qué ha fallado

cli-usage-error = { $what }. Más en: { $command } --help
cli-aborted = Interrumpido.
cli-unknown-language = Todavía no hay idioma «{ $language }»; hay: { $known }.
cli-content-error = paquete «{ $pack }»: { $problem }{ $more ->
        [0] { "" }
        [one] { " " }(y uno más; véase: reckoners pack check)
       *[other] { " " }(y { $more } más; véase: reckoners pack check)
    }
cli-no-text = Este archivo no es texto UTF-8 ({ $why }); guárdalo como UTF-8.
cli-os-error = { $file }: { $why }
cli-bug = Esto es un fallo de Reckoners ({ $what }), no un error tuyo; los detalles están en { $file }. La partida en curso está guardada: reckoners resume
cli-resume-skipped = Omitido: { $why }
cli-nothing-to-resume = No hay ninguna partida inacabada en { $folder }; empieza una: reckoners play
cli-nothing-begun = No se ha empezado ninguna partida.
cli-no-module = «{ $word }» no es un número de módulo; escribe números separados por comas, como --modules 1,2
cli-no-difficulty = dificultad desconocida: «{ $word }»; hay: { $known }
cli-no-card = No hay ninguna carta «{ $name }»; quizá una de estas: { $known }. Todas: reckoners cards
cli-no-rule = Ninguna regla se llama «{ $what }» ni contiene esas palabras; indica un ID como USE-03, un grupo ({ $groups }) u otras palabras.
cli-no-position = No hay posición { $n } en esta partida; van de 0 a { $last }.
cli-no-scenarios = { $folder }: no hay archivos de escenario; un escenario es un archivo .toml
cli-no-tests = { $folder } no tiene una carpeta «tests» donde mirar; esto necesita el código fuente del proyecto
cli-no-project = Ni { $folder } ni una carpeta superior es el proyecto reckoners; esto necesita su código fuente y sus pruebas
cli-unreadable-source = { $file } no se puede leer: { $why }

## Marcas para una pantalla pequeña
# Una letra por símbolo, una sílaba y una letra por acción. Las barras del Jefe tienen tres letras como mucho.
# Las letras de los símbolos son las de las palabras que se escriben: enforcement, contain, research, attack, plan.

cli-mark-money = $
cli-mark-enforcement = E
cli-mark-contain = C
cli-mark-research = R
cli-mark-attack = A
cli-mark-plan = P
cli-mark-any = *
cli-short-fortify = Ref
cli-short-enforcement = Ctr
cli-short-population = Pob
cli-short-barricade = Bar
cli-short-discover = Base
cli-short-deploy = Ctr
cli-short-wall = Bar
cli-short-boss = +{ $track }
cli-letter-fortify = R
cli-letter-enforcement = C
cli-letter-population = P
cli-letter-barricade = B
cli-letter-discover = D
cli-letter-deploy = C
cli-letter-wall = B
cli-letter-boss = +{ $track }
cli-track-yellow = Ama
cli-track-black = Neg
cli-track-red = Roj
cli-track-blue = Azu
cli-research-mark = R
cli-weakened-mark = débil
cli-over-mark = { " " }extra +{ $n }
cli-reward-boss = ◆−{ $n }
cli-formula-die = +dado { $die }
cli-formula-anywhere = { $gives } donde sea
cli-formula-move = mover
cli-why-attack = Ataque
cli-why-no-enforcement = sin Ctr
cli-why-no-barricade = sin Bar
cli-why-fortify = lleno

## El tablero

cli-title-team = Ciudad y equipo
cli-title-market = Mercado
cli-title-log = Registro
cli-round = Ronda { $n }
cli-still-acting = por actuar: { $who }
cli-people = Gente
cli-base = Base
cli-reward = Recompensa
cli-no-epic = sin Épico
cli-unknown-epic = un Épico nuevo, aún desconocido
cli-market-empty = vacío
cli-groups = Controladores en grupos de { $n }
cli-forecast-head = Si los Épicos actuaran
cli-forecast-lost = Se perdería la partida.
cli-forecast-nothing = nada que temer
cli-captured = capturados
cli-forecast-dice = Base descubierta: { $n ->
        [one] un dado menos
       *[other] { $n } dados menos
    }
cli-rolls = { $name } lanza { $dice }.
cli-rolling-done = fin
cli-roll-number = tirada { $n } de 3
cli-open = en uso: { $source }, con { $symbols }
cli-legend = Símbolos: $ Dinero, E Controladores (enforcement), C Contener (contain), R Investigar (research), A Atacar (attack), P Plan. Las acciones a la izquierda de ] están encendidas: ocurrirán. Ref Reforzar, Ctr Controladores, Pob población perdida, Bar Barricada, Base Descubrir base, +Ama crece una barra del Jefe, ↔ para ambos vecinos. ● Controlador, ▦ Barricada, ◆ ficha de Plan, ◇ ficha de Plan para la ronda siguiente.

## La mesa en frases

cli-say-team = { $round ->
        [0] { $step }.
       *[other] Ronda { $round }, { $step }.
    } Población { $people }. Dinero ${ $money }. Marcador de la base en el espacio { $base } de { $spaces }.
cli-say-captured = A { $name } le { $n ->
        [one] falta un dado capturado.
       *[other] faltan { $n } dados capturados.
    }
cli-say-infinite = infinita, { $weakened } al debilitarse
cli-say-boss = { $boss } en { $district }: investigación { $research }, salud { $health }; Controladores en grupos de { $n }.
cli-say-boss-track = { $track }: hará { $will }. Todavía no: { $rest }.
cli-say-epic = { $epic }, investigación { $research }, salud { $health }; hará { $will }; todavía no { $rest }.
cli-say-overflow = Barra llena: { $action } ocurre { $n ->
        [one] una vez más.
       *[other] { $n } veces más.
    }
cli-say-district = Distrito { $number }, { $district }. Controladores { $enforcement }, Barricadas { $barricades }, aquí: { $here }. { $epic }
cli-nobody = nadie
cli-sniper-token = la ficha de Francotirador
cli-say-die = { $die } { $colour } { $state ->
        [idle] sin lanzar
        [captured] capturado
        [disabled] fuera de servicio
        [used] { $face } (usado)
        [marked] { $face } (elegido)
        [rolled] { $face } (no conservado)
       *[kept] { $face }
    }
cli-say-card = { $card } ({ $state ->
        [used] usada
        [asleep] dormida
        [disabled] fuera de servicio
        [always] permanente
       *[ready] lista
    })
cli-say-tray = { $name } en { $district }: { $dice }. Fichas de Plan: { $plan } ahora, { $next } para la ronda siguiente. Cartas: { $cards }.
cli-say-market = Mercado: { $cards }.
cli-say-forecast = Si la fase de los Épicos empezara ahora: { $n ->
        [0] no se perdería población.
       *[other] población −{ $n }, hasta { $left }{ $result ->
                [lost] : se perdería la partida.
               *[on] .
            }
    }
cli-say-actor = { $actor } en { $district }: { $actions }. { $n ->
        [0] Sin pérdida de población.
       *[other] Población −{ $n }.
    }
cli-say-loss = −{ $n }: { $action }{ $overflow ->
        [yes] { " " }(barra llena)
       *[no] { "" }
    }{ $why ->
        [no-enforcement] , no quedan Controladores en la reserva
        [no-barricade] , no quedan Barricadas en la reserva
        [fortify] , no pueden subir ni la investigación ni la salud
        [no-red-shield] , no queda ningún Escudo rojo
        [no-blue-shield] , no queda ningún Escudo azul
        [no-copy-token] , no queda ninguna ficha de Copia
        [no-equipment] , nadie tiene Equipo
        [no-money] , no hay dinero ni nada que vender
        [no-plan] , nadie tiene una ficha de Plan
        [no-card] , el Reckoner atacado no tiene Equipo
       *[attack] { "" }
    }
cli-say-unknown = Un Épico nuevo llega a { $district }; nadie puede saber qué hará.

## Al pedir una orden

cli-prompt = { $filter }>
cli-pause = Enter para seguir
cli-team = Todos
cli-decision = { $step }: { $n ->
        [one] una opción
       *[other] { $n } opciones
    }. Un número, palabras que acorten la lista o una acción; help.
cli-group-open = { $symbols } en uso
cli-lapses = se pierde: { $symbols }
cli-would-lapse = Si { $name } empieza otro dado, { $lost }
cli-relief = gente −{ $now } → −{ $then }
cli-no-number = No hay número { $n } en la lista; llega hasta { $last }.
cli-no-match = Nada de lo que se puede hacer ahora encaja con «{ $typed }». Escribe un número, parte de una opción o «help»; Enter lo muestra todo.
cli-no-count = «{ $word }» no es un número; por ejemplo: undo 3
cli-refused = { $sentence } ({ $rule })
cli-undone = { $n ->
        [one] Una acción deshecha.
       *[other] { $n } acciones deshechas.
    }
cli-redone = { $n ->
        [one] Una acción rehecha.
       *[other] { $n } acciones rehechas.
    }
cli-nothing-to-undo = No hay nada que deshacer.
cli-nothing-to-redo = No hay nada que rehacer.
cli-why-what = ¿Por qué no qué? Por ejemplo: why not tia use d1 research digzone
cli-why-fine = Eso se puede jugar ahora.
cli-file-exists = { $file } ya existe; elige otro nombre.
cli-kept = La partida está guardada en { $file }
cli-how-to-resume = Para seguir con ella: reckoners resume "{ $file }"
cli-resumed = Sigue { $file }: ronda { $round }, { $n ->
        [one] una acción jugada.
       *[other] { $n } acciones jugadas.
    }
cli-prompt-help =
    Un número elige de la lista. Las palabras la acortan: «tia d1 night»; si queda una sola opción, se juega. Enter muestra todo.
    Una acción se puede escribir entera: «tia use d1 research digzone», «tia use plan move the-loop», «buy emp for cody».
    Varios dados a la vez: «tia keep d1 d3», «abraham use faith d1 d2». Varias acciones: con ; entre ellas.
    undo [n], redo [n]      deshacer acciones, rehacerlas con los mismos dados
    why not ACCIÓN          por qué no se puede jugar ahora, y por qué regla
    rules [ID o palabras]   una regla con nuestras palabras: rules USE-03, rules barricada
    cards [NOMBRE]          qué hace una carta
    advice [who|n], odds    qué hacer y por qué, con un número: jugarlo; qué símbolos salen con qué probabilidad
    bot tia planner         un bot juega con Tia, «bot tia off» lo termina; «bots» los muestra; «go» tras Ctrl-C o undo
    ask prof contain digzone pedir un símbolo a un bot; dice si lo hará. Contener a un Jefe nombra su pista
    decisive                tras la partida: las decisiones que más costaron
    forecast                la próxima fase de los Épicos con cada pérdida y su causa
    board, log [n]          la mesa otra vez; las últimas n líneas del registro
    save [ARCHIVO]          dónde está guardada la partida; con un nombre: una copia
    quit                    salir; la partida se guarda, «reckoners resume» la continúa
    { cli-legend }
    { cli-legend-modules }
    { cli-legend-babilar }
    { cli-legend-ildithia }
    { cli-legend-newcago-cards }

## Preparación

cli-welcome = The Reckoners. Un juego cooperativo para una a seis personas, que ganan o pierden juntas.
cli-alone = Juegan de { $fewest } a { $most } Reckoners. Una persona sola lleva dos; con dos o tres personas, cada una puede llevar varios.
cli-ask-reckoners = ¿Qué Reckoners? Números o nombres, como 4 3 o tia, abraham; «random 3» saca tres al azar, Enter saca dos.
cli-ask-boss = ¿Contra qué Jefe? Un número o un nombre; Enter es { $usual }.
cli-ask-city = ¿En qué ciudad? Un número o un nombre; Enter es { $usual }.
cli-ask-difficulty = ¿Qué dificultad? Un número o un nombre; Enter es Normal.
cli-ask-seed = ¿Semilla? El mismo texto da la misma partida; Enter toma una al azar.

## El final

cli-result = { $result ->
        [won] ¡Victoria! El equipo derrota a { $boss }.
       *[lost] Derrota. La ciudad está perdida.
    }
cli-summary = { $who }; { $difficulty }; { $round ->
        [one] una ronda
       *[other] { $round } rondas
    }, { $actions ->
        [one] una acción
       *[other] { $actions } acciones
    }, { $defeated ->
        [one] un Épico derrotado
       *[other] { $defeated } Épicos derrotados
    }, población { $people }.
cli-seed = Semilla { $seed }; la partida está en { $file }
cli-after-the-end = «undo» deshace la última acción, «log» vuelve a contar la historia, Enter sale.

## Cartas, paquetes, reglas, escenarios, repeticiones

cli-cards-reckoner = Reckoners
cli-cards-ability = Habilidades
cli-cards-equipment = Cartas de Equipo
cli-cards-epic = Épicos
cli-cards-boss = Jefes
cli-cards-die = Dados
cli-kind-reckoner = Reckoner
cli-kind-ability = Habilidad
cli-kind-equipment = Equipo
cli-kind-epic = Épico
cli-kind-boss = Jefe
cli-kind-die = Dado
cli-column-name = Nombre
cli-column-text = Qué hace
cli-column-numbers = Números
cli-column-ours = Nuestro
cli-cards-hint = Todo sobre una carta, y de dónde viene cada número: reckoners cards NOMBRE
cli-epic-numbers = investigación { $research }, salud { $health }, debilitada { $weakened }; recompensa: { $reward }
cli-die-numbers = { $n } en la caja
cli-boss-level = { $level }: ajuste, lado { $adjustment }; poder, lado { $power }; investigación por número de Reckoners: { $research }
cli-boss-power = Poder, lado { $side }, { $track }: { $actions }
cli-boss-adjustment = { $n } Reckoners, lado { $side }, grupos de { $group }, { $track }: { $actions }
cli-boss-numbers = avanza { $movement }
cli-values = Valores:
cli-module = Módulo { $n }
cli-from-pack = paquete { $pack }
cli-ours = nuestro: { $fields }
cli-provenance-hint = libro: de un libro de reglas. público: de una página pública. nuestro: diseñado por este proyecto, no lo impreso.
cli-packs-folder = Tus propios paquetes van en { $folder }, cada uno en su carpeta.
cli-pack-fine = { $path }: correcto
cli-our-ruling = decisión nuestra
cli-steelslayer = Steelslayer
cli-rule-sources = libro, página { $pages }
cli-rule-no-source = ningún libro lo dice
cli-rules-hint = Una regla completa: reckoners rules USE-03. Un grupo: reckoners rules USE. Buscar: reckoners rules barricada cierra
cli-coverage = { $rules } reglas y { $examples } ejemplos tienen pruebas, y { $missing } ninguna:
cli-scenario-ok = bien    { $file }: { $title }
cli-scenario-differs = DIFIERE { $file }: { $title }
cli-verified = { $file }: lleva al final registrado: { $n ->
        [one] una acción
       *[other] { $n } acciones
    }, ronda { $round }, { $result ->
        [won] ganada.
        [lost] perdida.
       *[playing] sin terminar.
    }
cli-set-up = Preparación
cli-replay-prompt = { $n }/{ $last } (Enter: sigue, b: atrás, un número, board, q)>
cli-replay-help = Enter avanza, b retrocede, un número de 0 a { $last } salta allí, board muestra la mesa, decisive lo que más costó, q sale.
cli-replay-end = Era la última acción; partida { $result ->
        [won] ganada.
        [lost] perdida.
       *[playing] sin terminar.
    }

## What somebody says

cli-quoted = «{ $text }»

cli-help-terminal = En la terminal, como ya hace este comando.
cli-help-serve = Jugar en el navegador: sirve el juego en este equipo y lo abre.
cli-help-port = El puerto. Si se omite: 8177, u otro si está ocupado.
cli-help-no-browser = No abrir el navegador; se muestra la dirección.
cli-help-host = La dirección. Si se omite: 127.0.0.1, que solo alcanza este equipo.
cli-help-trust = Otro nombre con puerto con el que un navegador puede llamar a este servidor. Se puede repetir.
cli-serving = Los Reckoners están en { $address } (listo en { $seconds } s; Ctrl-C lo termina).
cli-served = Terminado. Todas las partidas están guardadas.
