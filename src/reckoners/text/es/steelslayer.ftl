# What Steelslayer's modules 1 to 3 say while they are played: events, options, decisions, refusals.

## What Epics do, as events
# As in events.ftl. $change is `plus` or `minus`, $n how many, $now how many are there then.

event-red-shields = { $change ->
        [minus] Un Escudo rojo menos en { $district }: { $now ->
                [0] no queda ninguno.
                [one] queda { $now }.
               *[other] quedan { $now }.
            }
       *[plus] { $n ->
                [one] Un Escudo rojo
               *[other] { $n } Escudos rojos
            } en { $district }: ahora { $now }.
    }
event-blue-shields = { $change ->
        [minus] Un Escudo azul menos en { $district }: { $now ->
                [0] no queda ninguno.
                [one] queda { $now }.
               *[other] quedan { $now }.
            }
       *[plus] { $n ->
                [one] Un Escudo azul
               *[other] { $n } Escudos azules
            } en { $district }: ahora { $now }.
    }
event-copy-tokens = { $change ->
        [minus] Una ficha de Copia menos en { $district }: { $now ->
                [0] no queda ninguna.
                [one] queda { $now }.
               *[other] quedan { $now }.
            }
       *[plus] { $n ->
                [one] Una ficha de Copia
               *[other] { $n } fichas de Copia
            } en { $district }: ahora { $now }.
    }
event-acts-again = { $epic } actúa una vez más por una ficha de Copia: { $action }.
event-settles = { $epic } cuenta: { $action }, { $n ->
        [0] no hay nada.
        [one] una vez.
       *[other] { $n } veces.
    }
event-copied = { $district } copia a { $from }: { $action }.
event-copied-nothing = { $district } no encuentra nada que copiar en { $from }.
event-transforms = El dado de Habilidad Épica en { $district } muestra { $action }.
event-unknown-roll = En { $district } se lanzaría el dado de Habilidad Épica; nadie sabe qué mostrará.
event-powers-up = La barra de { $epic } está llena, así que Potenciar causa su última acción: { $action }.
event-pulled = { $reckoner } va de { $from } a { $district } a la fuerza: Atraer.
event-repelled = { $reckoner } va de { $from } a { $district } a la fuerza: Repeler.
event-stolen = { $card } de { $reckoner }: carta robada, bajo el Épico de { $district }.
event-given-back = { $reckoner } recupera { $card }. La carta duerme hasta la siguiente fase de los Reckoners.
event-sold = { $card } de { $reckoner }: carta vendida por ${ $n }.
event-discarded = { $reckoner } entrega una ficha de Plan.
event-blackmailed = Blackmail: { $epic } se salta { $action }.
event-sabotaged = Sabotage: el indicador de { $epic } avanza un espacio menos.

## Decisions
# $who is the Epic that acts, or `nobody`.

server-decision-steal = Robo de Equipo: se entrega una carta
    .detail = { $who ->
        [nobody] Elige de quién y cuál.
       *[other] { $who } la guarda hasta su derrota.
    }
server-decision-sell = Sin dinero: hay que vender Equipo
    .detail = { $who ->
        [nobody] Elige de quién y cuál.
       *[other] { $who } ataca el dinero.
    }
server-decision-discard = Ataque al Plan: se entrega una ficha
    .detail = { $who ->
        [nobody] Elige quién la entrega.
       *[other] Actúa { $who }.
    }
server-do-steal = { $reckoner } entrega { $card }
server-do-sell = Vender { $card } de { $reckoner }
server-do-discard = { $reckoner } entrega una ficha de Plan
server-do-red-shield = Quitar un Escudo rojo de { $district }
server-do-blue-shield = Quitar un Escudo azul de { $district }
server-do-copy-token = Quitar una ficha de Copia de { $district }
advice-do-steal = { $reckoner } entrega { $card }
advice-do-sell = vender { $card } de { $reckoner }
advice-do-discard = { $reckoner } entrega una ficha de Plan
advice-do-blue-shield = { $n ->
        [one] quitar un Escudo azul de { $district }
       *[other] quitar { $n } Escudos azules de { $district }
    }
advice-do-copy-token = { $n ->
        [one] quitar una ficha de Copia de { $district }
       *[other] quitar { $n } fichas de Copia de { $district }
    }

## The forecast

server-cause-counted = { $action } ×{ $n }
server-cause-rolls = { $n ->
        [one] lo que muestre el dado de Habilidad Épica
       *[other] lo que muestre el dado de Habilidad Épica, { $n } veces
    }
server-cause-skipped = una acción saltada por Blackmail
server-cause-sabotaged = indicador un espacio menos por Sabotage
server-cause-no-red-shield = no quedan Escudos rojos en la reserva (−{ $n })
server-cause-no-blue-shield = no quedan Escudos azules en la reserva (−{ $n })
server-cause-no-copy-token = no quedan fichas de Copia en la reserva (−{ $n })
server-cause-no-equipment = no hay Equipo que robar (−{ $n })
server-cause-no-money = ni dinero ni nada que vender (−{ $n })
server-cause-no-plan = no hay fichas de Plan que entregar (−{ $n })

## Refusals

refusal-steal-first = Un Épico está robando: primero hay que elegir la carta que se entrega; luego siguen los Épicos.
refusal-sell-first = Atacan el dinero y no queda: primero hay que elegir una carta para vender; luego se sigue.
refusal-discard-first = Atacan el Plan: primero hay que elegir quién entrega una ficha; luego se sigue.
refusal-no-token-left = { $reckoner } no tiene ninguna ficha de Plan que entregar.

## The use of dice and cards, as events
# $colour and $for are dice by colour, $piece is what is brought. $exchange is `same` where a symbol is added and none changed.

piece-enforcement = un Controlador
piece-barricade = una Barricada
piece-red-shield = un Escudo rojo
piece-blue-shield = un Escudo azul
piece-copy-token = una ficha de Copia

event-plan-now = { $n ->
        [one] { $reckoner } recibe una ficha de Plan lista para usar.
       *[other] { $reckoner } recibe { $n } fichas de Plan listas para usar.
    }
event-die-returned = { $reckoner } devuelve a la reserva: { $colour }.
event-swapped = { $reckoner } cambia un dado con { $card }: { $colour } por { $for }.
event-half-paid = { $reckoner } paga la primera mitad de { $card } con { $source }.
event-half-lost = { $reckoner } no paga la segunda mitad de { $card }: la primera se pierde.
event-waits = { $reckoner } puede usar una acción de { $card }.
event-changed = { $exchange ->
        [same] { $reckoner } añade un símbolo con { $card }: { $symbol }.
       *[other] { $reckoner } cambia un símbolo con { $card }: { $taken } pasa a { $symbol }.
    }
event-charged = { $reckoner } pone una ficha de Demolitions en la carta: ahora { $now }.
event-set-off = { $n ->
        [0] { $reckoner } golpea sin fichas de Demolitions
        [one] { $reckoner } gasta una ficha de Demolitions
       *[other] { $reckoner } gasta { $n } fichas de Demolitions
    }: { $now ->
        [0] no queda ninguna en la carta.
       *[other] { $now } en la carta.
    }
event-brought = { $reckoner } trae { $piece } de { $from } a { $district }.
event-regained = { $reckoner } recupera { $die } para usarlo otra vez.
event-healed = Población +{ $n }: ahora { $now }.
event-consumed = Recompensa: { $counted }.
event-consumed-lost = Recompensa sin uso: { $counted }.

## Options
# The second symbol of a power is $symbol-2. $choice is a word of the power itself.

server-do-power-dispatcher = Enviar a { $reckoner } a { $district }
server-do-power-demolitions = { $choice-id ->
        [put] Poner una ficha en { $card }
        [0] Sin fichas: 1 Ataque
        [1] Una ficha: 3 Ataques
        [2] Dos fichas: 5 Ataques
        [3] Tres fichas: 7 Ataques
       *[other] Fichas gastadas: { $choice }
    }
server-do-power-tradecraft = { $card }: un símbolo más, { $symbol }
server-do-power-utility-tool = { $card }: { $symbol } pasa a { $symbol-2 }
server-do-power-spyril = { $reckoner } recupera un dado usado
server-do-power-extra-ammo = { $reckoner } relanza dados sin usar
server-do-power-kidnap = Traer al Jefe o piezas a { $district }
server-do-power-dish-soap = Marcador de la base un espacio arriba
server-do-power-tracking-device = Ficha de Plan, lista al momento
server-do-power-med-kit = Recuperar 1 de población
server-do-again = Relanzar { $die }
server-do-enough = No relanzar más
server-do-regain = Recuperar { $die }
server-do-swap = Cambiar { $die } por { $colour }
server-do-take = Tomar { $colour }
server-do-leave = Dejar los dados como están
server-do-bring = Traer { $piece } de { $district }
server-do-bring-boss = Traer al Jefe
server-do-done = No traer más
advice-do-power-dispatcher = enviar a { $reckoner } a { $district }
advice-do-power-demolitions = { $choice-id ->
        [put] poner una ficha en { $card }
        [0] { $card } sin fichas
        [1] { $card } con una ficha
       *[other] { $card } con { $choice } fichas
    }
advice-do-power-tradecraft = { $card } para un símbolo más, { $symbol }
advice-do-power-utility-tool = { $symbol } pasa a { $symbol-2 } con { $card }
advice-do-power-spyril = devolver un dado usado a { $reckoner }
advice-do-power-extra-ammo = dejar que { $reckoner } relance dados
advice-do-power-kidnap = traer al Jefe o piezas a { $district }
advice-do-power-dish-soap = marcador de la base un espacio arriba
advice-do-power-tracking-device = tomar una ficha de Plan lista
advice-do-power-med-kit = recuperar 1 de población
advice-do-again = relanzar { $die }
advice-do-enough = no relanzar más
advice-do-regain = recuperar { $die }
advice-do-swap = cambiar { $die } por { $colour }
advice-do-take = tomar { $colour }
advice-do-leave = dejar los dados como están
advice-do-bring = traer { $piece } de { $district }
advice-do-bring-boss = traer al Jefe
advice-do-done = no traer más

## Decisions
# $who is who decides.

server-decision-swap = Cambiar un dado
    .detail = { $who } puede tomar uno de la reserva.
server-decision-kidnap = Kidnap: ¿a quién o qué?
    .detail = { $who } trae al Jefe o hasta tres piezas.
server-decision-ammo = Extra Ammo: relanzar
    .detail = { $who } puede relanzar dos dados sin usar, o uno dos veces.
server-decision-regain = Spyril: ¿qué dado?
    .detail = { $who } recupera un dado usado.
server-seat-owing = { $card }: por pagar, { $symbols }
server-seat-waiting = { $card }: espera una acción

## Refusals

refusal-answer-first = Una carta espera una elección: primero eso, y luego se sigue.
refusal-not-asked = Ahora le toca elegir a { $reckoner }.
refusal-pulled = { $reckoner } no puede salir de { $district } con un Movimiento: Atraer retiene allí a todo el mundo.
refusal-die-open = { $reckoner } está en medio de un dado y ahora no se puede mover.
refusal-no-used-die = { $reckoner } no tiene ningún dado usado que recuperar.
refusal-no-unused-die = { $reckoner } no tiene ningún dado sin usar que relanzar.
refusal-die-not-used = { $die } de { $reckoner } no se ha usado, así que no se puede recuperar.
refusal-nothing-to-bring = No hay nada en otros sitios que se pueda traer a { $district }.
refusal-boss-or-pieces = Es el Jefe o piezas, no ambas cosas; ya se han traído piezas a { $district }.
refusal-boss-there = { $boss } ya está en { $district }.
refusal-piece-there = Eso ya está en { $district }, adonde se traen las piezas.
refusal-no-such-piece = No hay ninguna pieza así en { $district }.
refusal-die-taken-already = { $reckoner } ya tiene el dado de { $card }; se puede cambiar.
refusal-colour-gone = En la reserva no queda: { $colour }.
refusal-not-swappable = { $die } de { $reckoner } no se puede cambiar ahora con esta carta.
refusal-same-colour = { $card } cambia un dado por otro color; si no, { $reckoner } lo deja como está.
refusal-base-at-top = El marcador de la base ya está arriba del todo; { $reckoner } puede usar esta carta como un dado con Dinero.
refusal-base-hidden-first = { $card } solo da Dinero a { $reckoner } con el marcador de la base arriba del todo; si no, lo sube.
refusal-nobody-hurt = No falta nadie: { $reckoner } no puede subir la población por encima de la del comienzo.
refusal-no-charge-beside = { $reckoner } ya tiene todas las fichas de Demolitions en la carta: { $n }.
refusal-too-few-charges = { $reckoner } tiene menos fichas de Demolitions en la carta: { $n }.
refusal-cannot-change = { $card } no puede cambiar eso así para { $reckoner }.
refusal-pay-the-other = { $reckoner } pagó la primera mitad de { $card } con ese símbolo; falta pagar el otro.
refusal-nothing-waits = { $card } solo da una acción a { $reckoner } cuando ocurre algo; ahora no espera ninguna.
refusal-no-move-after-move = La acción de { $card } no puede ser otro Movimiento para { $reckoner }.
refusal-finish-open-die = { $reckoner } tiene que acabar el dado en uso antes de que { $card } pueda hacer eso.
refusal-card-asleep = { $card } de { $reckoner } acaba de volver y duerme hasta la siguiente fase de los Reckoners.
refusal-card-stolen = { $card } es una carta robada y no es de nadie hasta que caiga el Épico que se la llevó.
refusal-blue-shield = Un Escudo azul en { $district } protege los indicadores de allí: primero hay que quitarlo.
refusal-no-copy-token = En { $district } no hay ninguna ficha de Copia que quitar.
refusal-no-such-target = Allí no hay nada en lo que usar { $symbol }.
refusal-unknown-colour = «{ $word }» no es un color de dado ({ $known }).
refusal-unknown-piece = «{ $word }» no es una pieza que se pueda traer ({ $known }).

## Advice: why
# As in advice.ftl.

advice-why-shield-red = { $left ->
        [0] Ya ningún Escudo protege a los Controladores de { $district }.
       *[other] Un Escudo menos protege a los Controladores de { $district }.
    }
advice-why-shield-blue = { $left ->
        [0] Ya ningún Escudo protege los indicadores de { $district }.
       *[other] Un Escudo menos protege los indicadores de { $district }.
    }
advice-why-copies = Hay una ficha de Copia menos en { $district }.
advice-why-copies-epic = { $n ->
        [one] Sin la ficha de Copia, { $epic } hace una acción menos en { $district }.
       *[other] Sin las fichas de Copia, { $epic } hace { $n } acciones menos en { $district }.
    }
advice-why-heals = Población +{ $n }.
advice-why-saves-up = Con lo acumulado, el próximo golpe de { $reckoner } tiene { $n } Ataques.
advice-why-regains = { $reckoner } puede usar dos veces el mismo dado.
advice-why-plan-now = { $reckoner } puede gastar la ficha de Plan en este paso.
advice-why-base-up = La base queda mejor escondida: hace falta un Descubrir base más para encontrarla.
advice-why-boss-comes = { $boss } está entonces en { $district }, al alcance.
advice-why-gives-card = { $card } vuelve a { $reckoner } al derrotar al ladrón.
advice-why-sells = { $card } de { $reckoner } da ${ $price } al momento.
advice-why-discards = { $reckoner } conserva { $n ->
        [0] cero fichas de Plan
        [one] una ficha de Plan
       *[other] { $n } fichas de Plan
    }.
advice-why-swaps = { $colour }: a { $reckoner } le sale más a menudo { $wanted }.
advice-why-leaves = Los dados de { $reckoner } se pueden cambiar otra vez al empezar la ronda siguiente.
advice-why-ammo = Lo que saque { $reckoner } decide lo que hará el equipo, así que va primero.
advice-why-rolls-again = { $reckoner } renuncia a { $symbols } por otra tirada.
advice-why-rolls-no-more = Lo que muestran los dados de { $reckoner } es seguro.
