# What module 4 says while it is played: Attack Reckoners, Babilar's tracks, Dawnslight, rewards at once.

## What Regalia's cards do to Reckoners
# A name for a card or a token, and what it means for whoever suffers it.

suffers-reroll = Un relanzamiento menos
    .text = Un relanzamiento menos en la fase de los Reckoners. Valen todas las reglas para conservar dados.
suffers-die = Un dado menos
    .text = Un dado ni se lanza ni se usa. Su Reckoner elige cuál.
suffers-equipment = Una carta de Equipo menos
    .text = Una carta de Equipo no hace nada. Su Reckoner elige cuál; sin cartas se pierde 1 de población al instante.
suffers-ability = Habilidad bloqueada
    .text = La carta de habilidad no hace nada, aunque sea permanente.
suffers-move = Moverse cuesta el doble
    .text = Un Movimiento toma dos dados, fichas o cartas. Una carta que permite un Movimiento vale por uno.
suffers-doubles = Los dobles cuentan uno
    .text = Dos símbolos iguales de un dado o de una carta cuentan como uno. Tres o más están a salvo.

## What attacked Reckoners cannot do

refusal-die-disabled = { $die } de { $reckoner } está fuera de servicio hasta que acabe el ataque.
refusal-card-disabled = { $card } de { $reckoner } está fuera de servicio hasta que acabe el ataque.
refusal-disable-first = Tras el ataque hay que elegir primero qué queda fuera de servicio: { $reckoners }.
refusal-disable-card-first = { $reckoner } nombra primero la carta de Equipo fuera de servicio y luego el dado.
refusal-nothing-to-disable = { $reckoner } no tiene nada más que dejar fuera de servicio.
refusal-move-half-paid = { $reckoner } pagó la mitad de un Movimiento a { $district }: la otra mitad lleva también allí.
refusal-move-costs-two = A { $reckoner } un Movimiento le cuesta dos, y ese dado ya pagó la primera mitad, a { $district }.
refusal-heals-nobody = { $card } de { $reckoner } da símbolos; no trae de vuelta a nadie.
event-move-lost = { $reckoner } no paga la segunda mitad del Movimiento a { $district }: la primera se pierde.

## Decisions
# $who is who decides.

server-decision-aid = Ayuda de Dawnslight: elegir una carta
    .detail = Una carta se conserva y la otra va al fondo del mazo.
server-decision-disable = Ataque: ¿qué queda fuera de servicio?
    .detail = Falta que elija: { $who }.

## Options

server-do-aid = { $card } para { $reckoner }
server-do-disable-die = Prescindir de { $die }
server-do-disable-card = Prescindir de { $card }
server-do-heal = { $card }: recuperar 3 de población
server-do-district-track = Avanzar la búsqueda en { $district }
server-do-reward-money = Tomar el dinero
server-do-reward-boss-research = Investigación del Jefe en { $district }
server-do-half-move = Primera mitad de un Movimiento a { $district }
server-do-other-half = Segunda mitad del Movimiento a { $district }

## What happens, as events
# As in events.ftl. $effect is one of the names above, $effect-id its word; $other is the card that is not kept, if there is one.

event-marker = { $now ->
        [0] { $district }: la búsqueda ha acabado.
       *[other] { $district }: { $now } de investigación por hacer en el contador.
    }
event-aid = { $other-id ->
        [none] Dawnslight ayuda en { $district }: { $card } es la última carta.
       *[other] Dawnslight ayuda en { $district }: { $card } o { $other }.
    }
event-aid-kept = { $other-id ->
        [none] { $reckoner } recibe { $card }.
       *[other] { $reckoner } recibe { $card }; { $other } va al fondo del mazo.
    }
event-aid-none = Dawnslight no tiene más cartas para { $district }.
event-dawnslight-used = { $reckoner } usa { $card }: la carta sale de la partida.
event-boss-goes = { $way ->
        [stays] { $boss } se queda en { $district }.
       *[goes] { $boss } va de { $from } a { $district }.
    }
event-boss-card = { $boss } revela una carta: { $effect }.
event-boss-cards-shuffled = Ya salieron todas las cartas de { $boss }: { $n ->
        [one] la única vuelve al mazo.
       *[other] se barajan las { $n }.
    }
event-suffers = { $effect-id ->
        [reroll] Ataque a { $reckoner }: un relanzamiento menos.
        [die] Ataque a { $reckoner }: un dado menos.
        [equipment] Ataque a { $reckoner }: una carta de Equipo menos.
        [ability] Ataque a { $reckoner }: habilidad bloqueada.
        [move] Ataque a { $reckoner }: moverse cuesta dos dados.
        [doubles] Ataque a { $reckoner }: los dobles cuentan uno.
       *[other] Ataque a { $reckoner }: { $effect }.
    }
event-tokens-back = { $n ->
        [one] Vuelve una ficha de Atacar a los Reckoners: su efecto ha acabado.
       *[other] Vuelven { $n } fichas de Atacar a los Reckoners: sus efectos han acabado.
    }
event-disabled-die = { $reckoner } prescinde de { $die }.
event-disabled-card = { $reckoner } prescinde de { $card }.
event-move-half = { $reckoner } paga la primera mitad de un Movimiento a { $district } con { $source }.

## The forecast

server-cause-no-card = no hay Equipo del que prescindir (−{ $n })

## Refusals

refusal-aid-first = Dawnslight ayuda: primero hay que elegir una carta y quién la recibe; luego se sigue.
refusal-card-not-drawn = { $card } no está entre las cartas que Dawnslight ofrece ahora.
refusal-not-in-district = { $reckoner } no está en { $district }, donde ayuda Dawnslight.
refusal-research-where-defeated = Esta Investigación del Jefe es para { $district }, donde cayó el Épico.
refusal-track-done = La búsqueda en { $district } ha acabado: no queda nada en su contador.
refusal-rewards-first = Ha caído un Épico: primero se reparte su recompensa y luego se sigue con los dados.
refusal-tracks-left = No se puede herir a { $boss } hasta acabar la búsqueda en todos los distritos: quedan { $n } de investigación en sus contadores.
refusal-research-in-districts = A { $boss } se le busca en los contadores de los distritos, no directamente.
refusal-card-only-heals = { $card } no tiene símbolos: recupera población, y { $reckoner } no puede hacer otra cosa con ella.
refusal-unknown-dawnslight = { $known ->
        [nothing] En esta ciudad no hay cartas de Dawnslight.
       *[other] «{ $word }» no es una carta de Dawnslight ({ $known }).
    }
part-boss-research = Investigación del Jefe
aid-population = { $n } de población
