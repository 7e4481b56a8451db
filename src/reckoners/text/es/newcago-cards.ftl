# Las cartas de Chicago Nova: cómo se llaman, qué hacen y dan, y qué se dice de ellas.
# $harm is an action, $gives and $pays are symbols.

## Nombres

newcago-card-the-loop-a = The Loop, lado A
newcago-card-the-loop-b = The Loop, lado B
newcago-card-newcago-theatre-a = Chicago Nova Theatre, lado A
newcago-card-newcago-theatre-b = Chicago Nova Theatre, lado B
newcago-card-chinatown-a = Chinatown, lado A
newcago-card-chinatown-b = Chinatown, lado B
newcago-card-soldier-field-a = Soldier Field, lado A
newcago-card-soldier-field-b = Soldier Field, lado B
newcago-card-understreets-a = Understreets, lado A
newcago-card-understreets-b = Understreets, lado B
newcago-card-station-seven-a = Station Seven, lado A
newcago-card-station-seven-b = Station Seven, lado B
newcago-card-steel-lakeshore-a = Steel Lakeshore, lado A
newcago-card-steel-lakeshore-b = Steel Lakeshore, lado B

## Qué hacen las cartas

action-suffer = Atacar a los Reckoners: { $kind ->
        [reroll] un relanzamiento menos
        [die] un dado menos
        [equipment] una carta de Equipo menos
        [ability] habilidad bloqueada
        [move] moverse cuesta el doble
       *[doubles] los dobles cuentan uno
    }
    .text = Alguien de este distrito o, en sentido horario, del primero con un Reckoner queda atacado hasta que el Jefe vuelva a actuar: { $kind ->
        [reroll] un relanzamiento menos
        [die] un dado menos
        [equipment] una carta de Equipo menos
        [ability] habilidad bloqueada
        [move] moverse cuesta el doble
       *[doubles] los dobles cuentan uno
    }. Entre varios elige el equipo.
family-on-defeat = Cuando un Épico cae aquí, un Reckoner presente puede usar { $gives }, como se muestra y para nada más.
    .title = Al derrotar
family-on-weaken = Cuando un Épico se debilita aquí, un Reckoner presente puede usar { $gives }, como se muestra y para nada más.
    .title = Al debilitar
family-exchange = Una vez en cada paso de usar dados, un Reckoner presente puede dar un dado con { $pays } y usar { $gives }, como se muestra y para nada más.
    .title = Canje
family-reach-here = Todos los Reckoners presentes pueden usar { $symbols } también en los dos distritos vecinos.
    .title = Alcance
printed-newcago-card = En cada ronda: { $harm }. { $benefit }

## La ronda

step-city-cards = Cartas Newcago
    .when = cuando la carta de un distrito os hace elegir

## Decisiones y opciones

server-decision-benefit = La carta de un distrito ayuda
    .detail = Un Reckoner presente puede usar sus símbolos, como se muestran.
server-decision-victim = La carta de un distrito ataca: ¿a quién?
    .detail = Alcanza a uno de los que están allí.
server-do-end-benefit = Dejarlos
server-do-suffer = { $reckoner } recibe el golpe
server-do-exchange = Canjear: { $card }
advice-do-end-benefit = dejar lo que da la carta del distrito
advice-do-exchange = canjear con { $card }
advice-do-suffer = { $reckoner } recibe el ataque de la carta

## Sucesos

event-city-card = { $card } actúa: { $action }.
event-benefit = { $card } ayuda: { $symbols }.
event-benefit-left = Nadie usa el resto de { $card }: { $symbols }.
event-exchanged = { $reckoner } canjea { $source } con { $card }: { $symbols }.

## Negativas

refusal-benefit-first = Una carta ayuda en { $district }: primero hay que usar sus símbolos, o acabar con ello; luego se sigue.
refusal-benefit-of-another = { $reckoner } ha empezado a usar estos símbolos; son para un solo Reckoner.
refusal-stands-elsewhere = { $reckoner } no está en { $district }, y su carta solo sirve a quienes están allí.
refusal-card-not-laid = { $card } no está en ningún distrito de esta mesa.
refusal-card-does-not-trade = { $card } no canjea nada.
refusal-traded-already = { $card } ya ha canjeado en este paso; lo hace una vez.
refusal-only-as-shown = Los símbolos de { $card } se usan como se muestran: { $reckoner } no puede mover, despejar ni pagar con ellos.
refusal-victim-first = Una carta ataca en { $district }: primero hay que elegir a quién alcanza; luego se sigue.
refusal-victim-elsewhere = { $reckoner } no está en { $district }, donde golpea la carta.
refusal-hit-already = Esta carta ya ha alcanzado a { $reckoner }; la segunda vez alcanza a otra persona.
error-no-city-cards = los distritos de «{ $name }» no tienen cartas de Chicago Nova; juega en Chicago Nova o quita la opción ({ $rule })

## Lo que se señala

inspect-newcago-card = Carta de Chicago Nova
    .text = Se queda en su distrito. Su parte superior daña en cada ronda antes de que los Épicos se activen, dos veces donde está el Jefe; la inferior sirve a los Reckoners cuya miniatura está allí.

## In the terminal

cli-legend-newcago-cards = Con cartas de Chicago Nova: ▣ la carta de un distrito, luego qué hace en cada ronda y qué da: †A al derrotar allí, ‡A al debilitar, $→CC en canje, ↔CR también al lado. x ataca a un Reckoner: ↻ relanzamiento, □ dado, ▤ Equipo, ◇ habilidad, → Movimiento, 2 dobles.
cli-short-suffer = { $kind ->
        [reroll] x↻
        [die] x□
        [equipment] x▤
        [ability] x◇
        [move] x→
       *[doubles] x2
    }
cli-letter-suffer = { $kind ->
        [reroll] x↻
        [die] x□
        [equipment] x▤
        [ability] x◇
        [move] x→
       *[doubles] x2
    }
cli-say-newcago-card = { $card }: { $text }
cli-say-exchanged = Su canje ya se ha usado en este paso.
cli-cards-newcago-card = Cartas de Chicago Nova
cli-kind-newcago-card = Carta de Chicago Nova
