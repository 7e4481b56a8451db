# Ildithia, la ciudad que camina: sus nombres, lo que hacen sus contadores, lo que ocurre allí y Proteger Ildithia.

## La ciudad

city-ildithia = Ildithia

district-sharp-tower = Sharp Tower
district-inkom-territory = Inkom Territory
district-crumbling-rows = Crumbling Rows
district-porters-square = Porters' Square
district-crystal-heights = Crystal Heights
district-brine-gardens = Brine Gardens
district-salt-mills = Salt Mills

## Lo que hay en los contadores de sus distritos

action-copy-own = Copiar al Épico de aquí
    .text = Ocurre la primera acción del Épico de este distrito. Sin Épico no ocurre nada.
action-boss-research = { $n } de investigación del Jefe
    .text = No es una acción: quien baja el marcador hasta este espacio recibe { $n } de investigación del Jefe, esté donde esté.

## El paso

step-ildithia = Ildithia camina

## Lo que ocurre, en sucesos

event-protected = Se protege { $district }: el marcador está { $now ->
        [0] abajo del todo.
       *[other] ahora en { $now }.
    }
event-protected-whole = La gente de { $district } lo agradece: sabe algo de { $boss }.
event-tram-placed = El tablero de movimiento está justo después de { $district }.
event-tram = La ciudad camina: el tablero de movimiento rebasa { $district }.
event-passed = { $n ->
        [0] { $district } queda intacto: se protegió.
        [one] { $district } se derrumba: una acción.
       *[other] { $district } se derrumba: { $n } acciones.
    }
event-track-acts = { $district } se derrumba: { $action }.
event-copied-own = { $district } copia a { $epic }: { $action }.
event-copied-own-nothing = { $district } no encuentra nada que copiar.
event-marker-back = { $district }: el marcador vuelve a { $now }.

## Opciones

server-do-protect = Proteger { $district }
advice-do-protect = { $n ->
        [one] proteger { $district }
       *[other] proteger { $n } veces { $district }
    }

## Negativas

refusal-protected-already = { $district } ya está a salvo: su marcador está abajo del todo.
refusal-protect-in-use-step = Ildithia se protege mientras se usan los dados, pero ya no durante la compra.
refusal-reward-protects-nothing = Una recompensa se usa tal como se muestra: no puede proteger un distrito.

## El comando

cli-short-copy-own = Aquí
cli-short-boss-research = Inv
cli-letter-copy-own = =
cli-letter-boss-research = ⌕
