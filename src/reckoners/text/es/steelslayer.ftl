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
advice-do-red-shield = { $n ->
        [one] quitar un Escudo rojo de { $district }
       *[other] quitar { $n } Escudos rojos de { $district }
    }
advice-do-blue-shield = { $n ->
        [one] quitar un Escudo azul de { $district }
       *[other] quitar { $n } Escudos azules de { $district }
    }
advice-do-copy-token = { $n ->
        [one] quitar una ficha de Copia de { $district }
       *[other] quitar { $n } fichas de Copia de { $district }
    }

## The forecast

server-cause-no-red-shield = no quedan Escudos rojos en la reserva (−{ $n })
server-cause-no-blue-shield = no quedan Escudos azules en la reserva (−{ $n })
server-cause-no-copy-token = no quedan fichas de Copia en la reserva (−{ $n })
server-cause-no-equipment = no hay Equipo que robar (−{ $n })
server-cause-no-money = ni dinero ni nada que vender (−{ $n })
server-cause-no-plan = no hay fichas de Plan que entregar (−{ $n })

## Refusals

refusal-steal-first = Un Épico está robando: primero hay que elegir la carta que se entrega; luego siguen los Épicos.
refusal-sell-first = Atacan el dinero y no queda: primero hay que elegir una carta para vender; luego siguen los Épicos.
refusal-discard-first = Atacan el Plan: primero hay que elegir quién entrega una ficha; luego siguen los Épicos.
refusal-no-token-left = { $reckoner } no tiene ninguna ficha de Plan que entregar.
