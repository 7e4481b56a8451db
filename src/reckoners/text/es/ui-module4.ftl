# Lo que el módulo 4 añade a la orden: marcas, tablero, preguntas. Como en ui.ftl.

## Marcas para una pantalla pequeña

cli-short-aid = Ayu
cli-short-enforcement-clockwise = Ct›
cli-short-enforcement-counterclockwise = ‹Ct
cli-letter-aid = ☼
cli-letter-enforcement-clockwise = C›
cli-letter-enforcement-counterclockwise = ‹C
cli-why-no-card = sin carta

## El tablero

cli-legend-babilar = En Babilar: ⌕ investigación que falta en el contador de un distrito y lo que traen sus espacios, ☼ Ayuda de Dawnslight o carta de Dawnslight, D Descubrir base, −$ Atacar el Dinero, −◆ Atacar el Plan. ✖ atacado, o fuera de servicio.
cli-boss-no-card = Aún sin carta
cli-boss-cards-left = quedan { $n }
cli-half-moved = a medio pagar: Movimiento a { $district }
cli-dawnslight-left = ☼{ $n }

## La mesa en frases
# $on-the-way lists spots and what they bring, such as "at 6 Discover Base".

cli-say-marker = { $n ->
        [0] Su contador: la búsqueda ha acabado.
       *[other] Su contador: { $n } de investigación por hacer. Por el camino: { $on-the-way }.
    }
cli-say-spot = en { $spot } { $action }
cli-say-no-spot = nada
cli-say-goes = { $boss } irá después a { $district }.
cli-say-stays = { $boss } se queda en { $district }.
cli-say-boss-alone = { $boss } en { $district }: investigación { $research }, salud { $health }.
cli-say-boss-card = { $card ->
        [none] No hay carta a la vista; boca abajo: { $deck }.
       *[other] Carta a la vista: { $card }. Boca abajo: { $deck }.
    }
cli-say-boss-deck = { $n } × { $card }
cli-say-empty-deck = ninguna
cli-say-suffers = Ataque: { $effects }.
cli-say-dawnslight = Cartas de Dawnslight: { $cards }.
cli-say-dawnslight-left = { $n ->
        [0] El mazo de Dawnslight está vacío.
        [one] Una carta en el mazo de Dawnslight.
       *[other] { $n } cartas en el mazo de Dawnslight.
    }
cli-say-forecast-goes = Después { $boss } va a { $district }.

## Cartas

cli-cards-city = Ciudades
cli-cards-dawnslight = Cartas de Dawnslight
cli-kind-city = Ciudad
cli-kind-dawnslight = Carta de Dawnslight
cli-kind-district = Distrito
cli-city-numbers = { $n } distritos
cli-city-markers = Los marcadores de los contadores empiezan en { $markers }; la salud del Jefe allí es { $health }.
cli-city-track = { $district }: { $spots }
cli-boss-cards = { $n } × { $card }: { $text }
cli-boss-adjustment-alone = { $n } Reckoners, lado { $side }, { $track }: { $actions }
