# La mesa en el navegador: lo que dice la propia pantalla. Los nombres de las cosas y las palabras del juego vienen de
# los otros archivos; aquí hay etiquetas, indicaciones y lo que oye quien usa un lector de pantalla.

## Barra superior

web-table-round = Ronda
web-table-steps = Pasos de la ronda
web-table-still-acting = Por actuar: { $who }
web-table-still-acting-short = por actuar
web-table-still-rolling-short = por lanzar
web-table-tools = Herramientas
web-table-undo = Deshacer
web-table-redo = Rehacer
web-table-rules = Reglas
web-table-rules-all = Todas las reglas
web-table-menu = Menú
web-table-link-lost = Conexión perdida. Reintentando…

## Ciudad

web-table-city = Ciudad
web-table-is-here = { $name } está aquí
web-table-acts-as = Actúa en el puesto { $n }
web-table-costs = Costaría { $n } de población
web-table-no-epic = Sin Épico. Llega uno nuevo.
web-table-research = { $n ->
        [0] Debilitado
       *[other] Investigación { $n }
    }
web-table-health = { $n ->
        [-1] Salud infinita, { $weak } al debilitarse
       *[other] Salud { $n }
    }
web-table-weakened = débil
web-table-then = luego { $n }
web-table-will-happen = { $action }, ocurrirá
web-table-overflows = { $action }, ocurrirá por barra llena, { $n ->
        [one] una vez
       *[other] { $n } veces
    }
web-table-lit-before = { $action }, la enciende un Épico anterior
web-table-enforcement = { $n ->
        [one] { $n } Controlador
       *[other] { $n } Controladores
    }
web-table-barricade = { $n ->
        [one] Una Barricada: cerrado
       *[other] { $n } Barricadas: cerrado
    }
web-table-sniper-here = La ficha de Francotirador está aquí
web-table-reward = Premio
web-table-reward-is = Recompensa al derrotarlo: { $reward }
web-table-track-sum = { $track }: { $n }

## Decisión

web-table-decision = Decisión
web-table-seat-line = { $name }: { $line }
web-table-recap = { $n ->
        [0] La fase de los Épicos no ha costado nada.
       *[other] La fase de los Épicos ha costado { $n } de población.
    }
web-table-hand = { $name }: { $what }
web-table-hand-left = { $name }: por usar, { $symbols }
web-table-anywhere = en todo distrito
web-table-lapses = se pierde: { $what }
web-table-lapse = Dejar perder
web-table-put-down = Soltar
web-table-end = { $step ->
        [use] Acabar el paso
        [purchase] Fin de compra
        [prologue] Fin de compra
       *[other] Seguir
    }
web-table-end-sure = Acabar igualmente
web-table-left = { $n ->
        [one] Queda un dado
       *[other] Quedan { $n } dados
    }
web-table-left-who = De { $who }. Lo que no se usa se pierde.
web-table-ways = Mover o quitar una Barricada
web-table-why = ¿Por qué no?
web-table-why-title = ¿Por qué no?
web-table-why-detail = Haz clic en lo que te gustaría hacer o usar.
web-table-never-mind = Da igual
web-table-dismiss = Cerrar
web-table-rule-open = Leer la regla
web-table-reroll = { $n ->
        [one] Relanzar uno
       *[other] Relanzar { $n }
    }
web-table-keep-all = Conservar todo
web-table-faith-roll = { $n ->
        [0] Faith: relanzar
        [one] Faith: relanzar uno
       *[other] Faith: relanzar { $n }
    }
web-table-reward-where = { $symbol }: ¿dónde?
web-table-buy-for = { $card }: ¿para quién?
web-table-result = Al resultado
web-table-past = La mesa tras la acción { $at } de { $of }
web-table-go-on-here = { $n ->
        [one] Seguir desde aquí (deshace una acción)
       *[other] Seguir desde aquí (deshace { $n } acciones)
    }
web-table-to-now = Al presente
web-table-speed = Ritmo
web-table-skip = Saltar
web-table-space = Espacio

## Reckoners

web-table-others = Otros Reckoners
web-table-acting = actúa
web-table-done = listo
web-table-tray = Bandeja de { $name }
web-table-nowhere = sin colocar
web-table-dice = Dados
web-table-die = Dado { $n }, { $colour }: { $face }{ $state ->
        [open] , en uso, queda: { $left }
        [used] , usado
        [kept] , conservado
        [marked] , elegido
        [captured] , capturado
        [rolled] , lanzado
       *[other] { "" }
    }
web-table-plan-token = Ficha de Plan
web-table-plan-tokens = { $n ->
        [0] Ninguna ficha de Plan
        [one] Una ficha de Plan
       *[other] { $n } fichas de Plan
    }
web-table-plan-next = { $n ->
        [0] Fichas de Plan de la ronda siguiente
        [one] Una ficha de Plan para la ronda siguiente
       *[other] { $n } fichas de Plan para la ronda siguiente
    }
web-table-next = próx.
web-table-card-state = { $state ->
        [used] usada
        [on] siempre
        [ready] lista
       *[idle] ahora no
    }

## Lateral

web-table-resources = Ciudad y equipo
web-table-population = Población { $n }; { $left } tras la fase de los Épicos
web-table-population-short = Población
web-table-low = La población está por debajo de diez.
web-table-money = Dinero: ${ $n }
web-table-money-short = Dinero
web-table-base = { $left ->
        [0] Casi descubierta
       *[other] Base oculta
    }
web-table-base-at = Marcador de la base en el espacio { $n } de { $steps }
web-table-forecast = Previsión
web-table-forecast-head = Si los Épicos actuaran
web-table-forecast-sum = Población −{ $n }
web-table-forecast-lost = Se perdería la partida.
web-table-over = extra ×{ $n }
web-table-unknown = Épico nuevo
web-table-market = Mercado
web-table-market-closed = abre tras los dados
web-table-market-empty = vacío
web-table-refresh = Renovar
web-table-log = Registro

## Teléfono

web-table-tab-city = Ciudad
web-table-tab-boss = Jefe
web-table-tab-forecast = Previsión
web-table-tab-market = Mercado
web-table-tab-log = Registro
web-table-districts = Distritos, en sentido horario
web-table-views = Vistas
web-table-more-cards = Las cartas
web-table-boss-here = está aquí
web-table-step-of = Paso { $n } de { $of }

## Menú

web-table-file = Guardar archivo
web-table-leave = Dejar la mesa
web-table-key-seat = Reckoner
web-table-key-dice = dados
web-table-key-plan = ficha de Plan
web-table-key-targets = lo iluminado
web-table-key-all = todos sus símbolos
web-table-key-ability = habilidad
web-table-key-cards = Equipo
web-table-key-lapse = dejar perder
web-table-key-enter = el único objetivo; relanzar
web-table-key-drop = soltar
web-table-key-end = acabar el paso
web-table-key-undo = deshacer, rehacer
web-table-key-ring = por el anillo
web-table-key-places = Jefe, previsión, mercado, registro
web-table-key-rules = explicar lo que está bajo el puntero o el foco
web-table-key-show = ver las teclas
web-table-key-bots = bots: detener, seguir
web-table-key-advice = ¿qué harías tú?

## Bots

web-table-bots-stop = Detener a los bots
web-table-bots-go = Dejar que los bots sigan
web-table-bots-stop-short = Detener
web-table-bots-go-short = Seguir
web-table-bots-act = Juegan los bots
web-table-bots-act-detail = Míralos. Puedes detenerlos en cualquier momento.
web-table-bots-wait = Los bots esperan
web-table-bots-wait-detail = Siguen cuando lo digas.
web-table-bot-of = { $name }: juega un bot, { $bot }
web-table-thinking = pensando
web-table-played-by = Quién lleva a { $name }: { $who }
web-table-who-plays = ¿Quién lleva a { $name }?
web-table-person = Persona
web-table-person-text = Tú u otra persona, en esta pantalla o en otra.
web-table-pace = Ritmo de los bots
web-table-pace-slow = Lento
web-table-pace-normal = Normal
web-table-pace-fast = Rápido
web-table-pace-at-once = De golpe
web-table-thought-slow = piensa más
web-table-thought-normal = piensa bien
web-table-thought-fast = piensa poco
web-table-thought-at-once = apenas piensa
web-table-pace-text = Un cambio vale para toda la mesa. Deshacer retira también lo que hacen los bots; luego te esperan. El ritmo dice cuánto piensa el planificador.

## Consejo

web-table-advice = ¿Qué harías tú?
web-table-advice-again = Preguntar otra vez
web-table-advice-thinking = El planificador está pensando…
web-table-advice-none = Ahora no hay nada que proponer.
web-table-advice-proposals = Propuestas
web-table-advice-ready = { $n ->
        [one] Una propuesta.
       *[other] { $n } propuestas.
    } Una tecla de número la juega.
web-table-advice-winning = Probabilidad de ganar
web-table-advice-percent = { $n } %
web-table-advice-works = sale: { $n } %
web-table-advice-wins = victoria: { $n } %
web-table-odds = Probabilidades
web-table-odds-of = Probabilidades de { $name }
web-table-odds-none = { $name } no tiene nada que relanzar ahora.
web-table-odds-how = Con una tirada más, según los dados que conserves. Un clic en una fila relanza así.
web-table-odds-least = Al menos
web-table-odds-keep = Conservar
web-table-odds-stop = Todos
web-table-odds-nothing = Ninguno
