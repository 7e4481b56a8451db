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

step-ildithia = Ildithia avanza

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

## Lo que se señala

inspect-marker-passed = Contador de distrito
    .text = Cuando la ciudad rebasa este distrito, ocurre todo desde el marcador hacia abajo, salvo el último espacio. Cualquier símbolo de un Reckoner que esté aquí baja el marcador en uno. Quien lo lleva hasta abajo recibe enseguida 2 de investigación del Jefe. Después el marcador vuelve al principio.
inspect-tram = Tablero de movimiento
    .text = Antes de que lleguen nuevos Épicos, la ciudad camina: el tablero rebasa los distritos siguientes en sentido horario, y cada uno realiza lo que queda de su contador.

## El comando

cli-short-copy-own = Aquí
cli-short-boss-research = Inv
cli-letter-copy-own = ≡
cli-letter-boss-research = ⌕
cli-legend-ildithia = En Ildithia: ⌂ el marcador del contador de un distrito y lo que ocurriría allí, ⇢1 el primero que se rebasa en esta ronda. ≡ copiar al Épico de aquí, ⌕ investigación del Jefe.
cli-say-walk-marker = { $n ->
        [0] Su marcador está abajo del todo: no ocurre nada cuando pasa la ciudad.
       *[other] Su marcador está en { $n }. Cuando pasa la ciudad: { $actions }.
    }
cli-say-tram = El tablero de movimiento está después de { $district } y ahora rebasa: { $passed }.
cli-city-walks = Los marcadores de los contadores empiezan en { $markers }; distritos que se rebasan por ronda: { $passed }.
cli-so-many-reckoners = { $n } Reckoners
cli-say-passed = La ciudad rebasa { $district }: { $actions }. { $n ->
        [0] Sin pérdida de población.
       *[other] Población −{ $n }.
    }
