# Preparar una partida con todo lo que trae Steelslayer: líneas cortas, modelos, variantes, cartas de la ciudad.

## En juego

web-new-short-1 = Val, Mizzy, Exel y Sam para elegir
web-new-short-2 = 24 cartas más en el mercado
web-new-short-3 = 39 en lugar de 25
web-new-short-4 = Regalia, Limelight y dos ciudades
web-new-would-drop = Sin esto: sin cartas de la ciudad.
web-new-off = no
web-new-cards = Cartas de ciudad
    .text = los distritos actúan
web-new-cards-side = { $side ->
        [a] A
        [b] B
       *[mixed] mixto
    }
web-new-cards-lie = Estas cartas van en los distritos de { $city }.
web-new-there = Jugar allí

## Modelos

web-new-preset-ildithia = Ildithia
    .text = Limelight, con todo lo nuevo
web-new-preset-newcago = Chicago Nova con cartas
    .text = la ciudad también actúa
web-new-preset-whole = La caja entera
    .text = todos los módulos y cartas
web-new-campaign = de tres a siete partidas

## Variantes

web-new-casual = empieza con ${ $more } en lugar de ${ $money }
web-new-intense = la barra amarilla cuesta más cada ronda

## Qué hay de nuevo

web-new-news-walks = La ciudad camina
    .text = Un tranvía pasa por distritos: ocurre lo que marcan sus contadores.
web-new-news-protect = Proteger
    .text = Cualquier símbolo baja un contador antes de que pase.
web-new-news-city-cards = Los distritos actúan
    .text = Cada uno daña cada ronda y ayuda a quien está allí.
web-new-news-tables = Los dados deciden por él
    .text = Cuatro tablas: un dado da la fila; el indicador, la columna.
