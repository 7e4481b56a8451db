# Cómo se juega, la partida guiada y lo que el reglamento pliega.

## Preparación

# $n is the number of Reckoners.
web-new-research = El Jefe con { $n } Reckoners: investigación { $research }, después salud { $health }.

## Rule reference

web-rules-not-in-play = no está en juego
web-rules-away = { $pack }, no está en juego
web-rules-folded = { $n ->
    [one] Una regla de un módulo que no está en juego
   *[other] { $n } reglas de módulos que no están en juego
}

## La partida guiada

web-learn-step = Paso { $n } de { $of }
web-learn-setting-up = Preparando la mesa para tu primera partida…
web-learn-leave = Dejar la guía y seguir
web-learn-smaller = Reducir la guía
web-learn-larger = Ver la guía
web-learn-later = Sigue jugando: la guía volverá
web-learn-skip = Saltar
web-learn-finish = Seguir sin guía

# What to click now. $who is a Reckoner, $face what a die shows, $what an action such as "Research Herald".
web-learn-do-seat = Abre el tablero de { $who }.
web-learn-do-die = { $who }: toma este dado ({ $face }).
web-learn-do-keep = { $who }: conserva este dado ({ $face }).
web-learn-do-plan = { $who }: toma la ficha de Plan.
web-learn-do-card = Toma la carta { $card }.
web-learn-do-target = Ahora pulsa aquí: { $what }.
web-learn-do-market = Toma { $card } del mercado.
web-learn-do-buyer = Dale { $card } a { $who }.
web-learn-do-tab = Primero abre «{ $tab }».
web-learn-do-district = Primero ve a este distrito: { $district }.
web-learn-do-reroll = Relanza los demás.
web-learn-do-stop = { $who }: conserva todos los dados y deja de lanzar.
web-learn-do-end = Acaba aquí el paso.
web-learn-do-sure = Quedan dados. Acaba el paso de todos modos.
web-learn-do-drop = Suelta lo que tienes en la mano.
web-learn-do-lapse = Deja perder el resto de este dado.
web-learn-do-undo = Deshaz tu última acción.
web-learn-do-redo = Ahora rehazla.
web-learn-do-advice = Pregunta: «¿Qué harías tú?»
web-learn-do-thinking = Está pensando, un momento.
web-learn-do-advice-close = Léelo y vuelve a cerrarlo.
web-learn-do-recap = Lee lo que ha pasado y sigue.

web-learn-welcome = Chicago Nova, de noche
    .text = Llevas a { $first } y { $second }. Es una partida de verdad, con guía: el marco muestra dónde pulsar, y siempre puedes hacer otra cosa. «Deshacer» lo devuelve todo.
web-learn-boss = El Jefe
    .text = { boss-steelheart } domina la ciudad, y ganas si lo derribas: primero toda su investigación, después toda su salud. Sus cuatro barras muestran lo que hace en cada ronda.
web-learn-epic = Un Épico
    .text = En cada distrito manda un Épico. La lupa es su investigación; el corazón, su salud. Las acciones a la izquierda del indicador están encendidas: ocurrirán. Las apagadas, todavía no.
web-learn-forecast = ¿Cuánto costará?
    .text = Lo que harían los Épicos si actuaran ahora, y cuánta población cuesta. Si no queda nadie, has perdido. Casi todo lo que haces es para que ese número baje.
web-learn-buy = Comprar Equipo
    .text = Antes de la primera ronda el equipo puede gastar su dinero. Toma una carta del mercado y di quién la recibe.
web-learn-place = Dónde empezar
    .text = Cada Reckoner empieza en un distrito. Los símbolos sirven donde está su Reckoner, así que aquí será el primer combate.
web-learn-keep = Conservar y relanzar
    .text = Pulsa los dados que te gusten: los conservas. Los demás se relanzan, dos veces como mucho, y cada vez hay que conservar al menos uno más.
web-learn-stop = Ya basta
    .text = Podría haber una tercera tirada, pero estos dados sirven. Quien conserva todos sus dados ha terminado de lanzar.
web-learn-research = Investigar
    .text = La lupa baja la investigación de un Épico. A 0 está debilitado: su salud baja y se le puede herir. Un dado sirve donde está su Reckoner.
web-learn-contain = Contener
    .text = Empuja un indicador a la izquierda: la acción que deja atrás se apaga y no ocurrirá. Mira la previsión.
web-learn-undo = Cambiar de idea
    .text = «Deshacer» nunca pregunta y nunca se agota, y «Rehacer» devuelve los mismos dados. Prueba los dos.
web-learn-enforcement = Despejar las calles
    .text = Cuando un Épico ha actuado, su indicador va a la derecha: un espacio, y otro por cada Controlador que lo rodea. El casco tachado quita uno.
web-learn-money = Ganar dinero
    .text = Una moneda es 1 $ para el equipo. Con dinero se compra Equipo al final de la ronda.
web-learn-plan = Fichas de Plan
    .text = Una ficha de Plan es un dado con un símbolo a tu elección. Las que no usas se quedan; las que ganes ahora sirven desde la ronda siguiente.
web-learn-move = Moverse
    .text = Un dado entero, muestre lo que muestre, lleva a su Reckoner a cualquier otro distrito sin Barricada. Entrega uno y muévete.
web-learn-overflow = Demasiado lejos: barra llena
    .text = Este indicador no tendrá sitio a la derecha. Por cada espacio de más, la última acción ocurre otra vez: está rayada. Contén al Épico o quita a tiempo sus Controladores.
web-learn-attack = Atacar
    .text = El impacto baja la salud. A 0, el Épico queda derrotado y deja su recompensa al equipo. Si su salud es infinita, primero hay que debilitarlo.
web-learn-cost = Una carta que cuesta un dado
    .text = Algunas cartas se pagan: un dado entero que muestre el símbolo adecuado, o una ficha de Plan. A cambio sirven como un dado propio.
web-learn-ability = Una habilidad
    .text = Cada Reckoner tiene una habilidad, una vez por ronda. Esta no cuesta nada; un toque muestra lo que puede hacer.
web-learn-barricade = Barricadas
    .text = Una Barricada cierra su distrito: nadie entra ni sale. Un dado entero quita una, esté donde esté.
web-learn-advice = ¿Tienes dudas?
    .text = El planificador dice qué haría y por qué. Un toque en una propuesta la juega. Aquí solo miramos.
web-learn-rest = Usar el resto
    .text = Usa los demás dados como quieras: los bordes verdes muestran qué se puede hacer. El marco muestra una manera. Los dados sin usar se pierden al acabar el paso.
web-learn-rewards = Recompensas
    .text = Un Épico derrotado te ayuda: usa sus símbolos donde quieras. La investigación del Jefe se hace sola.
web-learn-market = El mercado
    .text = Ahora el equipo puede comprar Equipo, sin obligación. Lo que no se gasta se guarda. Después actúan los Épicos.
web-learn-night = Turno de los Épicos
    .text = Los Épicos han actuado uno tras otro, y luego el Jefe, tal como decía la previsión. Donde cayó un Épico llega otro. Los indicadores han avanzado: te toca de nuevo.
web-learn-goal = Ahora, a por él
    .text = Investiga al Jefe donde está y con recompensas, hasta 0. Después, atácalo como a un Épico. Salvar la ciudad está en tus manos.
web-learn-half = Dos símbolos
    .text = Queda algo de este dado o de esta carta. Hay que usarlo antes del siguiente del mismo Reckoner, o se pierde; cada símbolo puede tener su objetivo.
web-learn-again-recap = Lo que ha pasado
    .text = Los Épicos han vuelto a actuar. Cuando lo hayas leído, empieza la ronda siguiente.
web-learn-again-place = Uno más
    .text = El otro Reckoner también tiene que empezar en algún sitio.
web-learn-again-end = Ya basta
    .text = No hace falta comprar más. Acaba la compra.
web-learn-again-roll = Lanzar
    .text = Quédate con lo que te guste y relanza el resto. Cuando todos terminen, se usan los dados.
web-learn-again-rest = Usa tus dados
    .text = Usa dados, fichas y cartas como quieras. El marco muestra una manera.
web-learn-again-rewards = Recompensas
    .text = Usa lo que te han dejado los Épicos derrotados.
web-learn-again-market = El mercado
    .text = Compra si quieres y acaba la compra: actúan los Épicos.
web-learn-again-lose = La base ha sido descubierta
    .text = El enemigo ha encontrado tu base: alguien pierde un dado. Elige uno.
