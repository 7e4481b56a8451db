# Regalia and Babilar on the table in the browser.

## Districts

web-table-marker = { $n ->
        [0] Aquí no queda nada que investigar
       *[other] Investigación que falta: { $n }
    }
web-table-marker-at = { $action } en { $n }
web-table-comes-here = { $name } viene aquí después
web-table-goes-to = después va a { $district }
web-table-two-dice = 2 dados

## The Boss

web-boss-open = Todo sobre { $name }
web-boss-found = de { $of } a 0
    .full = { $n } de { $of } distritos a 0
web-boss-then = cuando todos los distritos estén a 0
web-boss-no-card = ninguna carta abierta
web-boss-nobody = nadie
web-boss-goes = después va a
    .short = luego a
web-boss-stays = se queda en
    .short = se queda en
web-boss-left = { $n ->
        [one] Una carta en su mazo
       *[other] { $n } cartas en su mazo
    }
web-boss-order = En este orden
web-boss-tokens = fichas devueltas
web-boss-turns = revela una carta

## Reckoners

web-table-out = Fuera de servicio esta ronda
    .short = fuera de servicio
web-table-dawnslight = Cartas de Dawnslight
web-table-dawnslight-of = { $n ->
        [one] Una carta de Dawnslight
       *[other] { $n } cartas de Dawnslight
    }
web-table-dawnslight-left = Cartas de Dawnslight que quedan: { $n }
web-table-half-move = { $name } se mueve a { $district }
    .detail = Cuesta dos: elige qué más paga.
web-table-key-dawn = cartas de Dawnslight

## What came of it

web-story-struck = { $name }: { $effect }
