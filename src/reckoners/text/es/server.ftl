# What the server says to the browser: options, the decision, the forecast's causes, the log, faults.

# The language's own name, for the list of languages.
server-language = Español

## Options
# What a button does. $die is a die's place, such as d3; $symbols and $face list symbols, such as "2 Contain, 1 Money".

server-do-keep = Conservar { $die }
server-do-reroll = Volver a lanzar los demás
server-do-stop = Conservar todo y acabar
server-do-choose = Elegir { $die } para relanzarlo
server-do-roll-chosen = Relanzar los dados elegidos
server-do-money = Ganar $1
server-do-plan = Ficha de Plan para la ronda siguiente
server-do-enforcement = Eliminar un Controlador: { $district }
server-do-contain = Contener a { $epic }
server-do-contain-boss = Contener a { $boss }: { $track }
server-do-research = Investigar a { $epic }
server-do-attack = Atacar a { $epic }
server-do-move = Moverse a { $district }
server-do-barricade = Retirar una Barricada: { $district }
server-do-card = Pagar { $card }
server-do-lapse = Dejar perder el resto
server-do-turn = Girar { $die }: { $face }
server-do-give = Dar a { $reckoner } una ficha de Plan
server-do-aim = Apuntar a { $district }
server-do-power = Usar { $card }
server-do-end-use = Acabar de usar dados
server-do-end-purchase = Acabar las compras
server-do-token = Ficha de Plan para { $reckoner }
server-do-buy = Comprar { $card } para { $reckoner }
server-do-refresh = Renovar el mercado
server-do-ransom = Rescatar { $die } de { $reckoner }
server-do-lose = { $reckoner } pierde { $die }
server-do-place = Empezar en { $district }

## The log
# $what is one of the options above.

server-log-team = { $what }
server-log-by = { $who }: { $what }
server-log-with = { $who }, { $source }: { $what }
server-log-set-up = La ciudad está preparada

## The decision

server-decision-buy-first = Primeras compras
    .detail = El equipo tiene ${ $money }.
server-decision-place = ¿Dónde empezáis?
    .detail = Por colocar: { $who }.
server-decision-roll = Lanzar dados
    .detail = Por acabar de lanzar: { $who }.
server-decision-use = Usar dados
    .detail = { $who ->
        [nobody] Nadie tiene ya nada que usar.
       *[other] Por actuar: { $who }.
    }
server-decision-open = { $who }: queda { $symbols }
    .detail = De { $source }. Si se empieza otra cosa, se pierde.
server-decision-open-fresh = { $who }: { $source }, { $symbols }
    .detail = Aún no se ha usado nada.
server-decision-rewards = Repartir las recompensas
    .detail = Quedan: { $rewards }.
server-decision-purchase = Compras
    .detail = El equipo tiene ${ $money }.
server-decision-lose = Han descubierto la base: se pierde un dado
    .detail = { $who ->
        [nobody] Elegid cuál.
       *[other] Actúa { $who }.
    }
server-decision-won = ¡Victoria!
    .detail = El equipo derrota a { $boss }, en la ronda { $round }.
server-decision-lost = Derrota
    .detail = La ciudad está perdida, en la ronda { $round }.

# One Reckoner's line.
server-seat-rolling = Tirada { $n } de { $rolls }
server-seat-rolled = Lanzamiento acabado
server-seat-choosing = Dados elegidos para relanzar
server-seat-open = { $source }: queda { $symbols }
server-seat-use = { $dice ->
        [0] Sin dados
        [one] Queda un dado
       *[other] Quedan { $dice } dados
    }{ $plan ->
        [0] { "" }
        [one] , una ficha de Plan
       *[other] , { $plan } fichas de Plan
    }
server-seat-done = Listo
server-seat-place = Sin colocar

## The forecast
# $actions lists actions, such as "Enforcement, Attack Population".

server-cause = { $actions }
server-cause-none = Ninguna acción encendida
server-cause-overflow = { $n ->
        [one] desborde: la última acción una vez más
       *[other] desborde: la última acción { $n } veces más
    }
server-cause-no-enforcement = no quedan Controladores en la caja (−{ $n })
server-cause-no-barricade = no quedan Barricadas en la caja (−{ $n })
server-cause-fortify = ya no se puede reforzar nada (−{ $n })
server-cause-unknown = Llega un Épico nuevo; nadie puede saber qué hará
server-cause-dice = { $n ->
        [one] Descubren la base: un dado menos
       *[other] Descubren la base: { $n } dados menos
    }

## The end

server-turn-loss = Población −{ $n } al final de la ronda { $round }.

## Refusals and faults

server-late = Alguien ha sido más rápido: la mesa ha cambiado. Mira otra vez.
server-nothing-to-undo = No hay nada que deshacer.
server-nothing-to-redo = No hay nada que rehacer.
server-playable = Eso se puede jugar ahora.
server-fault-unreadable = No se ha podido leer el mensaje: { $reason }
server-fault-binary = Aquí no se entienden mensajes binarios; envía texto JSON.
server-fault-too-large = Este mensaje es demasiado grande; se leen { $most } bytes como mucho.
server-fault-unknown-table = No existe esa mesa. Quizá se ha borrado.
server-fault-no-position = Esta partida solo tiene las posiciones 0 a { $last }.
server-fault-storage = La acción no se ha podido guardar, así que no se ha jugado: { $reason }
server-fault-broken-table = Esta mesa no se puede abrir: { $reason }
server-fault-deleted = Esta mesa se ha borrado.
server-fault-bug = Algo ha fallado en el servidor; la mesa está como estaba.
server-fault-set-up = Esta mesa no se puede preparar: { $reason }
server-fault-file = Este archivo no se puede cargar: { $reason }
server-fault-file-too-large = Este archivo es demasiado grande; se leen { $most } bytes como mucho.
# What an uploaded file is called in the sentence above.
server-this-file = este archivo
server-fault-forbidden = Esta petición viene de otro sitio y no se responde.
server-fault-unknown-page = Aquí no hay nada.
