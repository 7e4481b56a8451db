# Lo que el servidor dice al navegador: opciones, la decisión, las causas de la previsión, el registro, los fallos.

# El nombre propio del idioma, para la lista de idiomas.
server-language = Español

## Opciones
# Qué hace un botón. $die es el lugar de un dado, como d3; $symbols y $face son listas de símbolos, como «Contener ×2,
# Dinero».

server-do-keep = Conservar { $die }
server-do-reroll = Relanzar los demás
server-do-stop = Conservar todo y parar
server-do-power-faith = { $die-id ->
        [roll] Relanzar los dados elegidos
       *[other] Elegir { $die } para relanzar
    }
server-do-money = Ganar $1
server-do-plan = Ficha de Plan para la ronda siguiente
server-do-enforcement = Quitar un Controlador de { $district }
server-do-contain = Contener a { $epic }
server-do-contain-boss = Contener a { $boss }: { $track }
server-do-research = Investigar a { $epic }
server-do-attack = Atacar a { $epic }
server-do-move = Ir a { $district }
server-do-barricade = Quitar una Barricada de { $district }
server-do-card = Pagar { $card }
server-do-lapse = Dejar perder el resto
server-do-power-improvise = Girar { $die }: { $face }
server-do-power-operations = Dar una ficha de Plan a { $reckoner }
server-do-power-sniper = Apuntar a { $district }
server-do-power = Usar { $card }
    .with = Usar { $card }: { $things }
server-do-end-use = Acabar de usar dados
server-do-end-purchase = Acabar la compra
server-do-token = Ficha de Plan para { $reckoner }
server-do-buy = Comprar { $card } para { $reckoner }
server-do-refresh = Renovar el mercado
server-do-ransom = Rescatar { $die } de { $reckoner }
server-do-lose = { $reckoner } pierde { $die }
server-do-place = Empezar en { $district }

## El registro
# $what es una de las opciones de arriba.

server-log-team = { $what }
server-log-by = { $who }: { $what }
server-log-with = { $who }, { $source }: { $what }
server-log-set-up = La ciudad está preparada

## La decisión

server-decision-buy-first = Primeras compras
    .detail = El equipo tiene ${ $money }.
server-decision-place = ¿Dónde empezar?
    .detail = Por colocar: { $who }.
server-decision-roll = Lanzar dados
    .detail = Por lanzar: { $who }.
server-decision-use = Usar dados
    .detail = { $who ->
        [nobody] A nadie le queda nada que usar.
       *[other] Por actuar: { $who }.
    }
server-decision-open = { $who }: por usar, { $symbols }
    .detail = De { $source }. Si se empieza otra cosa, se pierde.
server-decision-open-fresh = { $who }: { $source }, { $symbols }
    .detail = Aún no se ha usado nada.
server-decision-rewards = Repartir recompensas
    .detail = Por repartir: { $rewards }.
server-decision-purchase = Compra
    .detail = El equipo tiene ${ $money }.
server-decision-lose = Base descubierta: se pierde un dado
    .detail = { $who ->
        [nobody] Elige cuál.
       *[other] Actúa { $who }.
    }
server-decision-won = ¡Victoria!
    .detail = El equipo derrota a { $boss } en la ronda { $round }.
server-decision-lost = Derrota
    .detail = La ciudad está perdida, en la ronda { $round }.

# La línea de un Reckoner.
server-seat-rolling = Tirada { $n } de { $rolls }
server-seat-rolled = Ya ha lanzado
server-seat-choosing = Dados elegidos para relanzar
server-seat-open = { $source }: por usar, { $symbols }
server-seat-use = { $dice ->
        [0] Sin dados
        [one] Un dado
       *[other] { $dice } dados
    }{ $plan ->
        [0] { "" }
       *[other] , Plan ×{ $plan }
    }
server-seat-done = Ha acabado
server-seat-place = Sin colocar

## La previsión
# $actions es una lista de acciones.

server-cause = { $actions }
server-cause-none = Ninguna acción encendida
server-cause-overflow = { $n ->
        [one] barra llena: la última acción una vez más
       *[other] barra llena: la última acción { $n } veces más
    }
server-cause-no-enforcement = no quedan Controladores en la reserva (−{ $n })
server-cause-no-barricade = no quedan Barricadas en la reserva (−{ $n })
server-cause-fortify = nada más que reforzar (−{ $n })

## El final

server-turn-loss = Población −{ $n } al final de la ronda { $round }.

## Negativas y fallos

server-late = Alguien fue más rápido: la mesa ha cambiado. Mírala otra vez.
server-nothing-to-undo = No hay nada que deshacer.
server-nothing-to-redo = No hay nada que rehacer.
server-playable = Eso se puede jugar ahora.
server-fault-unreadable = No se ha podido leer el mensaje: { $reason }
server-fault-binary = Aquí no se entienden mensajes binarios; envía texto JSON.
server-fault-too-large = Este mensaje es demasiado grande; se leen { $most } bytes como mucho.
server-fault-unknown-table = Esa mesa no existe. Puede que se haya borrado.
server-fault-old-client = Esta página es más antigua que el servidor. Vuelve a cargarla.
server-fault-no-position = Esta partida solo tiene las posiciones 0 a { $last }.
server-fault-storage = La acción no se ha podido guardar en el disco, así que no se ha jugado: { $reason }
server-fault-broken-table = Esta mesa no se puede abrir: { $reason }
server-fault-deleted = Esta mesa se ha borrado.
server-fault-bug = Algo ha fallado en el servidor; la mesa sigue como estaba.
server-fault-set-up = Esta mesa no se puede preparar: { $reason }
server-fault-file = Este archivo no se puede cargar: { $reason }
server-fault-file-too-large = Este archivo es demasiado grande; se leen { $most } bytes como mucho.
# Cómo se llama un archivo subido en la frase de arriba.
server-this-file = este archivo
server-fault-forbidden = Esta petición viene de otro sitio y no recibe respuesta.
server-fault-unknown-page = Aquí no hay nada.

## Bots
# Los nombres aparecen en listas y en frases.

server-bot-name-planner = Planificador
server-bot-name-greedy = Codicioso
server-bot-name-random = Azar
server-bot-text-planner = Piensa por adelantado y juega bien.
server-bot-text-greedy = Toma lo mejor de ahora mismo. Rápido.
server-bot-text-random = Hace cualquier cosa permitida.
server-bot-replaced = { $kind ->
        [hung] El bot { $bot } no respondió a tiempo.
        [nonsense] El bot { $bot } quiso algo que no se puede jugar.
        [broken] El bot { $bot } no arranca.
       *[other] El bot { $bot } ha fallado.
    } { $by } sigue jugando en su lugar.
server-bots-failed = Los bots han fallado y están detenidos. Juega tú en su lugar o deja que sigan.
server-fault-no-seat = Este Reckoner no está en esta mesa.
server-fault-no-bot = Este bot no puede sentarse: { $reason }
server-fault-no-thought = El planificador no ha podido calcularlo. Preguntad otra vez.
