# Qué ha ocurrido, una línea corta cada vez para el registro de una partida.
#
# Los argumentos son nombres tal como los conocen los jugadores, y números. Donde una frase tiene que elegir, puede
# elegir por el id de una cosa, como $symbol-id, o por $change: `plus` o `minus`. Las cantidades nunca son negativas.
# $die es el lugar de un dado, como d3; $source es un dado, una ficha de Plan o una carta; $symbols y $face son listas
# de símbolos, como «Contener ×2, Dinero». Ninguna frase depende del género de un nombre.

## Pasos

step-roll = Lanzar
    .when = mientras se lanzan los dados
step-use = Usar dados
    .when = mientras se usan los dados
    .at-once = Dados + recompensas
step-rewards = Recompensas
    .when = mientras se reparten las recompensas
step-purchase = Compra
    .when = en un paso de compra
step-add = Nuevos Épicos
step-activate = Activación
    .when = cuando la acción de un Épico os hace elegir
step-prologue = Prólogo
    .when = al final del prólogo, tras las primeras compras
step-over = Fin de partida

event-round = Ronda { $n }.
event-step = Paso: { $step }.
event-forced = { $option-id ->
        [end] No queda nada más que hacer en este paso.
       *[other] Solo hay una opción: { $option }.
    }
event-over = { $result ->
        [won] ¡Victoria! El equipo derrota a { $boss }.
       *[lost] Derrota. Ya no queda nadie a quien salvar.
    }

## Prólogo

event-boss-placed = { $boss } aparece en { $district }.
event-placed = { $reckoner } empieza en { $district }.

## Lanzar

event-rolled = { $reckoner } lanza { $die }: { $face }.
event-kept = { $reckoner } conserva { $die }.
event-rolling-done = { $reckoner } ha terminado de lanzar.
event-faith = { $reckoner } vuelve a lanzar los dados elegidos.

## Usar dados

source-plan = una ficha de Plan
symbols-any = cualquier símbolo
symbols-nothing = ningún símbolo

event-opened = { $symbols-id ->
        [nothing] { $reckoner } usa { $source }.
       *[other] { $reckoner } toma { $source }: { $symbols }.
    }
# $aim es `district`, `boss` o `none`; $target es el nombre del distrito, o del Jefe (y la barra).
event-spent = { $aim ->
        [district] { $reckoner } usa { $source } en { $target }: { $symbol }.
        [boss] { $reckoner } usa { $source } contra { $target }: { $symbol }.
       *[none] { $reckoner } usa { $source }: { $symbol }.
    }
event-lapsed = { $reckoner } deja perder { $symbols } de { $source }.
event-moved = { $reckoner } se mueve de { $from } a { $district }.
event-paid = { $reckoner } paga { $card } con { $source }.
event-turned = { $reckoner } gira { $die }: { $face }.
event-gave = { $reckoner } da a { $to } una ficha de Plan lista para usar.
event-sniper = { $reckoner } apunta a { $district }.
event-plan = { $n ->
        [one] { $reckoner } recibe una ficha de Plan para la ronda siguiente.
       *[other] { $reckoner } recibe { $n } fichas de Plan para la ronda siguiente.
    }
event-plans-ready = { $n ->
        [one] Una ficha de Plan de { $reckoner } está lista.
       *[other] { $n } fichas de Plan de { $reckoner } están listas.
    }

## Dinero, Controladores, Barricadas, población, base

event-money = { $change ->
        [minus] El equipo paga ${ $n } y le quedan ${ $now }.
       *[plus] El equipo gana ${ $n } y tiene ${ $now }.
    }
event-enforcement = { $change ->
        [minus] { $n ->
                [one] Sale { $n } Controlador
               *[other] Salen { $n } Controladores
            } de { $district }: { $now ->
                [0] no queda ninguno.
                [one] queda { $now }.
               *[other] quedan { $now }.
            }
       *[plus] { $n ->
                [one] Entra { $n } Controlador
               *[other] Entran { $n } Controladores
            } en { $district }: ya hay { $now }.
    }
event-barricades = { $change ->
        [minus] { $n ->
                [one] Una Barricada menos
               *[other] { $n } Barricadas menos
            } en { $district }: { $now ->
                [0] el paso está libre.
                [one] queda { $now }.
               *[other] quedan { $now }.
            }
       *[plus] { $n ->
                [one] Una Barricada más
               *[other] { $n } Barricadas más
            } en { $district }: ya hay { $now }.
    }
event-population = { $why ->
        [no-enforcement] No quedan Controladores en la reserva: población −{ $n }
        [no-barricade] No quedan Barricadas en la reserva: población −{ $n }
        [fortify] Ya no se puede reforzar nada: población −{ $n }
        [no-red-shield] No quedan Escudos rojos en la reserva: población −{ $n }
        [no-blue-shield] No quedan Escudos azules en la reserva: población −{ $n }
        [no-copy-token] No quedan fichas de Copia en la reserva: población −{ $n }
        [no-equipment] No hay Equipo que robar: población −{ $n }
        [no-money] Ni dinero ni nada que vender: población −{ $n }
        [no-plan] No hay fichas de Plan que entregar: población −{ $n }
        [no-card] No hay Equipo del que prescindir: población −{ $n }
       *[attack] Población −{ $n }
    }, ahora { $now }.
event-base = El marcador de la base se mueve: { $now ->
        [0] está arriba del todo.
        [one] { $now } espacio por debajo del más alto.
       *[other] { $now } espacios por debajo del más alto.
    }
event-base-found = ¡Han descubierto la base! El marcador vuelve arriba.
event-captured = { $reckoner } pierde { $die }: queda capturado.

## Épicos

event-bracket = { $change ->
        [minus] Contención de { $epic }: indicador de { $was } a { $now }.
       *[plus] { $epic } gana fuerza: indicador de { $was } a { $now }.
    }
event-research = { $epic }: { $now ->
        [0] nada más que investigar.
        [one] queda { $now } por investigar.
       *[other] quedan { $now } por investigar.
    }
event-weakened = { $epic } se debilita en { $district }: salud { $health }.
event-health = { $epic }: { $now ->
        [0] sin salud.
       *[other] salud { $now }.
    }
event-defeated = ¡El equipo derrota a { $epic } en { $district }!
event-enters = { $epic } llega a { $district }.
event-unknown-epic = Un nuevo Épico llega a { $district }; nadie sabe aún cuál.
event-reshuffled = { $n ->
        [0] El mazo de Épicos está vacío, y la pila de derrotados también.
        [one] El mazo de Épicos está vacío: vuelve un Épico derrotado.
       *[other] El mazo de Épicos está vacío: se barajan y vuelven { $n } Épicos derrotados.
    }
event-activates = { $epic } se activa en { $district }.
event-acts = { $epic } actúa: { $action }.
event-overflows = La barra de { $epic } está llena: la última acción ocurre { $n ->
        [one] una vez más.
        [2] dos veces más.
       *[other] { $n } veces más.
    }
event-gift = Un regalo va de { $from } a { $district }.
event-fortified = Refuerzo de { $epic }: investigación { $research }, salud { $health }.
health-infinite = infinita

## El Jefe

event-boss-bracket = { $change ->
        [minus] { $boss }, { $track } contenida: indicador de { $was } a { $now }.
       *[plus] { $boss }, { $track } más fuerte: indicador de { $was } a { $now }.
    }
event-boss-research = { $boss }: { $now ->
        [0] nada más que investigar.
        [one] queda { $now } por investigar.
       *[other] quedan { $now } por investigar.
    }
event-boss-weakened = ¡{ $boss } se debilita: salud { $health }!
event-boss-health = { $boss }: { $now ->
        [0] sin salud.
       *[other] salud { $now }.
    }
event-boss-activates = { $boss } se activa.
event-boss-acts = { $boss } actúa ({ $track }): { $action }.
event-boss-overflows = { $boss }, { $track } llena: ocurre su última acción: { $action }.
event-boss-moves = { $n ->
        [0] Traen a { $boss } a { $district }.
        [one] { $boss } avanza al distrito siguiente: { $district }.
       *[other] { $boss } avanza { $n } distritos, hasta { $district }.
    }

## Recompensas y compras
# $reward es una cantidad de algo, como «Plan ×2» o «$3».

event-reward = Recompensa: { $reward }.
event-reward-lost = Recompensa sin efecto: { $reward }.
event-bought = { $reckoner } recibe { $card }.
event-die-gained = { $reckoner } recibe otro dado: { $die }.
event-market = Novedad en el mercado: { $card }.
event-refreshed = Se retira el mercado anterior.
event-ransomed = { $reckoner } recupera { $die }.
