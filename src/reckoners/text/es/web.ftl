# El cliente del navegador. Cada clave empieza por web-. Las palabras de las cartas, las reglas y el registro están en
# los otros archivos.

## En todas partes

web-title = Reckoners
web-fan-game = un juego de fans no oficial
web-fan-notice = Un proyecto de fans no oficial. No pertenece a quienes tienen los derechos de los libros o del juego de mesa, no contiene imágenes ni textos suyos y no gana nada.
web-back = Volver
web-home = Inicio
web-close = Cerrar
web-next = Seguir
web-cancel = Cancelar
web-language = Idioma
web-rules = Reglas
web-learn = Guía
web-settings = Ajustes
web-ours = nuestro
web-ours-explained = Diseñado por este proyecto; no es lo impreso en la carta real.
web-loading = Un momento…
web-round = Ronda { $n }
web-prologue = Prólogo
web-population = Población
web-reckoners = Reckoners
web-list-separator = {", "}

## Qué ha fallado

web-error-offline = El servidor no responde. ¿Sigue en marcha?
web-error-server = El servidor no ha podido hacerlo (error { $status }).
web-error-no-table = Esa mesa ya no existe.
web-error-part = No se ha podido cargar esta parte de la página.
web-reload = Volver a cargar la página
web-connection-lost = Conexión perdida. Reintentando…

## Inicio

web-home-continue = Seguir
web-home-new = Partida nueva
web-home-learn-text = Partidas guiadas, unos diez minutos cada una
web-home-load = Abrir archivo
web-home-load-text = Una partida que guardaste
web-home-saved = Partidas guardadas
web-home-none = Nada guardado aún. Las partidas se guardan solas, después de cada acción.
web-home-delete = Borrar
web-home-delete-sure = ¿Borrar esta partida para siempre?
web-home-delete-yes = Borrarla
web-home-won = ganada
web-home-lost = perdida
web-home-more = { $n ->
        [one] Una partida más
       *[other] { $n } partidas más
    }
web-today = hoy, { $time }
web-yesterday = ayer, { $time }

## Ajustes

web-settings-motion = Movimiento
web-settings-motion-system = Según el sistema
web-settings-motion-full = Todo
web-settings-motion-none = Nada
web-settings-speed = Ritmo de la fase de los Épicos
web-settings-speed-value = { $n }×
web-settings-size = Tamaño del texto
web-settings-size-value = { $n } %
web-settings-kept = Solo se guarda en este navegador.

## Partida nueva

web-new-title = ¿Quién lucha esta noche?
web-new-people = { $n ->
        [one] 1 persona
       *[other] { $n } personas
    }
web-new-people-label = Cuántas personas juegan
web-new-person-more = Una persona más
web-new-person-fewer = Una persona menos
web-new-person-name = Nombre de la persona { $n }
web-new-person = Persona { $n }
web-new-team = { $n ->
        [one] 1 Reckoner
       *[other] { $n } Reckoners
    }, { $districts } distritos
web-new-random-team = Equipo al azar
web-new-add = Añadir
web-new-remove = Quitar a { $name } del equipo
web-new-in-team = Dentro
web-new-hand-over = { $person } lleva a { $name }. Pasar a la siguiente persona.
web-new-role-david = Contiene Épicos
web-new-role-megan = Quita Controladores
web-new-role-abraham = Ataca Épicos
web-new-role-tia = Investiga Épicos
web-new-role-cody = Gana dinero
web-new-role-prof = Planifica
web-new-boss-text = Invulnerable hasta que su investigación llega a 0; entonces tiene tanta salud como investigación tenía.
web-new-difficulty = Dificultad
web-new-seed = Semilla
web-new-seed-hint = La misma semilla da las mismas cartas y dados. Vacía: una al azar.
web-new-seed-another = Otra semilla
web-new-packs = Tus paquetes
web-new-module = Módulo { $n }
web-new-begin = Jugar
web-new-needs-two = Elige al menos dos Reckoners. A solas se llevan dos.
web-new-needs-everyone = { $n ->
        [one] Una persona aún no tiene Reckoner.
       *[other] { $n } personas aún no tienen Reckoner.
    }
web-new-beginning = Preparando…

## El final

## Consulta de reglas

web-rules-title = Reglas
web-rules-intro = Todas las reglas con nuestras propias palabras. Donde los libros dejan dudas, nuestra decisión acompaña a la regla.
web-rules-search = Buscar reglas
web-rules-found = { $n ->
        [0] Ninguna regla tiene esas palabras.
        [one] Una regla
       *[other] { $n } reglas
    }
web-rules-groups = Grupos
web-rules-ruling = Decisión nuestra
web-rules-icons = Qué son los iconos
web-rules-icons-symbols = En los dados
web-rules-icons-actions = Qué hacen los Épicos
web-rules-icons-pieces = En el tablero
web-rules-icons-signs = Señales
web-rules-steelslayer = Steelslayer
web-rules-sign-lit = Encendido: esto ocurrirá
web-rules-sign-dark = Apagado: esto aún no ocurrirá
web-rules-sign-over = Rayado: ocurre una vez más, por barra llena
web-rules-sign-go = Borde verde: se puede hacer ahora
web-rules-sign-cost = Con un menos: lo que cuesta
web-rules-piece-enforcement = Controlador
web-rules-piece-barricade = Barricada
web-rules-piece-boss = El Jefe
web-rules-piece-base = Marcador de base
web-rules-piece-heart = Salud
web-rules-piece-people = Población
web-rules-piece-boss-research = Investigación del Jefe, como recompensa
web-rules-piece-anywhere = Sirve en todo distrito

## Bots

web-new-by-person = Persona
web-new-by-bot = Bot
web-new-who-plays = Quién lleva a { $name }
web-new-others-bots = Los demás son bots
web-new-bots-play = Los bots juegan como
web-new-watch = Solo bots: a mirar.
