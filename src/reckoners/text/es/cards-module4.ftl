# What module 4 of Steelslayer prints on components, as in cards.ftl.
# A `.line` is something that a character might say; all of them are ours.

## Boss and city

boss-regalia = Regalia
    .line = Asomaos a cualquier charco. Hace rato que os miro desde el otro lado.

city-babilar = Babilar

district-painted-village = Painted Village
district-central-park = Central Park
district-grand-central = Grand Central
district-drowned-market = Drowned Market
district-rope-bridges = Rope Bridges
district-glowing-gardens = Glowing Gardens
district-sunken-harbour = Sunken Harbour

## Dawnslight cards

dawnslight-glowing-vines = Enredaderas luminosas
dawnslight-neon-graffiti = Grafiti de neón
dawnslight-thorn-hedge = Seto de espinas
dawnslight-tangled-roots = Maraña de raíces
dawnslight-ripe-harvest = Cosecha madura
dawnslight-painted-map = Mapa pintado
dawnslight-spray-paint = Pintura en aerosol
dawnslight-bursting-pods = Vainas explosivas
dawnslight-curtain-of-leaves = Cortina de hojas
dawnslight-sweet-scent = Dulce aroma
dawnslight-rooftop-feast = Banquete en la azotea
dawnslight-lantern-fruit = Fruta farolillo
dawnslight-fruit-bowl = Frutero
dawnslight-hidden-garden = Jardín oculto

family-dawnslight = Una sola vez, gratis: recibe { $gives } como de un dado. Después sale de la partida.
    .title = Símbolos, una vez
family-dawnslight-population = Una sola vez, gratis: vuelven { $n } de población, incluso por encima de la del comienzo. Después sale de la partida.
    .title = Salvar gente, una vez

## What Regalia and the districts of Babilar do

action-aid = Ayuda de Dawnslight
    .text = Se descubren dos cartas de Dawnslight. Se conserva una, para un Reckoner de este distrito; la otra va al fondo del mazo.
action-enforcement-clockwise = { $n ->
        [0] Nada más
        [one] Controlador en sentido horario
       *[other] { $n } Controladores en sentido horario
    }
    .text = { $n ->
        [one] Un Controlador llega al siguiente distrito en sentido horario.
       *[other] { $n } Controladores llegan al siguiente distrito en sentido horario.
    }
action-enforcement-counterclockwise = { $n ->
        [0] Nada más
        [one] Controlador en sentido antihorario
       *[other] { $n } Controladores en sentido antihorario
    }
    .text = { $n ->
        [one] Un Controlador llega al siguiente distrito en sentido antihorario.
       *[other] { $n } Controladores llegan al siguiente distrito en sentido antihorario.
    }

## Modules

module-4 = Nuevos Jefes y ciudades
    .text = Regalia caza a los Reckoners y Limelight lanza dados para saber qué hace; en Babilar hay que buscar en cada distrito, e Ildithia camina y se derrumba.
