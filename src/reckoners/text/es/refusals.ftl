# Por qué no se puede jugar una acción. La regla que consultar se muestra junto a la frase, así que aquí no se nombra.
# $reckoner, $epic, $district, $card, $symbol y $track son nombres tal como los conocen los jugadores; $die es el lugar de
# un dado, como d3.

## La partida y sus pasos

refusal-game-over = La partida ha terminado; ya no se puede jugar nada más.
refusal-cannot-end = Este paso acaba por sí solo, en cuanto todo lo suyo está decidido.
refusal-choose-first = Han descubierto la base: primero hay que elegir qué dado se pierde; luego se sigue.
# $step es el `.when` de un paso.
refusal-wrong-step = Eso solo es posible { $step }.
refusal-token-in-purchase = Las fichas de Plan dan dinero mientras se usan los dados, pero ya no durante la compra.
refusal-placed-already = { $reckoner } ya tiene distrito inicial.

## Lanzar

refusal-rolling-done = { $reckoner } ha terminado de lanzar y conserva todos esos dados.
refusal-kept-already = { $reckoner } ya conserva { $die }.
refusal-last-roll = Era la última tirada de { $reckoner } y se conservan todos los dados: solo queda usar la habilidad o parar.
refusal-no-reroll-left = { $reckoner } ha lanzado tres veces; no le quedan relanzamientos.
refusal-keep-one-first = { $reckoner } debe conservar al menos un dado de esta tirada antes de relanzar los demás.
refusal-nothing-marked = { $reckoner } debe elegir al menos un dado para la habilidad antes de lanzarlo.
refusal-kept-die = No se puede elegir { $die } de { $reckoner }: solo valen los dados de la tirada recién hecha, una vez cada uno.
refusal-faith-first = { $reckoner } ha elegido dados para la habilidad: primero hay que lanzarlos; después, conservar, relanzar o parar.

## Dados, fichas de Plan y cartas

refusal-die-captured = { $die } de { $reckoner } está capturado; el equipo puede rescatarlo en un paso de compra.
refusal-die-used = { $reckoner } ya ha usado { $die }; cada dado sirve una vez por paso.
refusal-die-touched = { $reckoner } ya ha usado una parte; solo algo intacto puede mover, despejar o pagar.
refusal-nothing-open = { $reckoner } no tiene en uso ningún dado, ficha o carta que se pueda dejar perder.
refusal-symbol-not-shown = Eso no muestra { $symbol } ni nada que { $reckoner } pueda convertir en ese símbolo.
refusal-token-fresh = Las fichas de Plan nuevas de { $reckoner } son para la ronda siguiente; ahora no hay ninguna lista.
refusal-no-token = { $reckoner } no tiene fichas de Plan.
refusal-card-not-owned = { $reckoner } no tiene { $card }.
refusal-card-used = { $reckoner } ya ha usado { $card } en esta ronda.
refusal-card-costs = { $card } tiene un coste: { $reckoner } debe pagarlo antes con un dado, ficha o carta que lo muestre.
refusal-card-costs-nothing = { $card } no tiene coste; no hay nada que pagar.
refusal-cost-not-shown = Eso no muestra el coste de { $card }; { $reckoner } no puede pagar con ello.
refusal-card-only-moves = { $card } lleva a { $reckoner } a otro distrito y no puede hacer nada más.
refusal-card-has-no-symbols = { $card } no da a { $reckoner } ningún símbolo que usar.
refusal-not-for-oneself = { $reckoner } solo puede usar esto para otro Reckoner.
refusal-shows-it-already = { $die } de { $reckoner } ya muestra esa cara.

## La ciudad

refusal-already-there = { $reckoner } ya está en { $district }; un movimiento lleva a otro distrito.
refusal-barricaded = { $reckoner } no puede moverse así: una Barricada cierra { $district }, también para quien está dentro.
refusal-no-barricade = En { $district } no hay ninguna Barricada que eliminar.
refusal-too-far = { $district } está demasiado lejos: los símbolos sirven donde está su Reckoner.
refusal-no-enforcement = En { $district } no hay ningún Controlador que eliminar.
refusal-contained-already = Ya no se puede contener más a { $epic }: la primera acción siempre queda.
refusal-weakened-already = La debilidad de { $epic } ya se conoce; no queda nada que investigar.
refusal-infinite-health = { $epic } tiene salud infinita: antes de atacar hay que investigar su debilidad.
refusal-boss-elsewhere = { $boss } está en { $district }, fuera del alcance de { $reckoner }.
refusal-boss-contained = { $boss }, { $track }: ya no se puede contener más; su indicador ya está del todo a la izquierda.
refusal-boss-weakened = La debilidad de { $boss } ya se conoce; no queda nada que investigar.
refusal-boss-infinite = No se puede herir a { $boss } mientras quede algo por investigar.

## Recompensas y compras
# $price y $money son dólares; $money es lo que tiene el equipo.

refusal-no-such-reward = Entre las recompensas por repartir ya no queda { $symbol }.
refusal-not-on-market = { $card } no está en el mercado.
refusal-too-dear = { $card } cuesta ${ $price }, y el equipo tiene ${ $money }.
refusal-cannot-refresh = Un mercado nuevo cuesta ${ $price }, y el equipo tiene ${ $money }.
refusal-not-captured = { $die } de { $reckoner } no está capturado; no hay nada que rescatar.
refusal-ransom-too-dear = Un dado capturado cuesta ${ $price }, y el equipo tiene ${ $money }.

## Palabras que no nombran nada
# $word es lo que se escribió, $known enumera lo que hay o, si hay mucho, lo más parecido.

refusal-unknown-reckoner = «{ $word }» no es ningún Reckoner de esta mesa ({ $known }).
refusal-unknown-district = «{ $word }» no es ningún distrito de esta ciudad ({ $known }).
refusal-unknown-epic = «{ $word }» no es ningún Épico ({ $known }).
refusal-unknown-absent = «{ $word }» no está ahora en la ciudad; allí hay: { $known }.
refusal-unknown-card = «{ $word }» no es ninguna carta ({ $known }).
refusal-unknown-equipment = «{ $word }» no es ninguna carta de Equipo ({ $known }).
refusal-unknown-die = «{ $word }» no es ningún dado de este Reckoner ({ $known }), ni ninguna carta.
refusal-unknown-use = «{ $word }» no es ningún símbolo ({ $known }), ni tampoco move, barricade o card.
refusal-unknown-track = «{ $word }» no es ninguna barra del Jefe ({ $known }).
refusal-unknown-face = «{ $word }» no es ninguna cara de este dado ({ $known }).
refusal-unknown-reward = «{ $word }» no es ninguna recompensa que se reparta ({ $known }).
refusal-unknown-step = «{ $word }» no es ningún paso que se pueda terminar ({ $known }).
refusal-unknown-now = Este no es el paso «{ $word }»; ahora no se puede terminar.
refusal-unknown-form = { $word ->
        [nothing] Falta una palabra
       *[other] En «{ $word }» falta o sobra una palabra
    }; una acción se escribe así: «tia use d4 research digzone» o «buy emp for cody».
refusal-unreadable = «{ $word }» no es ninguna acción; se escribe así: «tia use d4 research digzone» o «buy emp for cody».

refusal-no-epic = En este momento no hay ningún Épico en { $district }.
refusal-no-such-action = Eso no nombra nada que esté en esta mesa.
refusal-nothing-to-undo = No hay { $steps ->
        [one] ninguna acción
       *[other] { $steps } acciones
    } que deshacer.
refusal-nothing-to-redo = No hay { $steps ->
        [one] ninguna acción
       *[other] { $steps } acciones
    } que rehacer.
