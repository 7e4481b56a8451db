# Lo de Steelslayer sobre la mesa en el navegador.

## Districts

web-table-red-shield = { $n ->
        [one] Un Escudo rojo: aquí no se puede eliminar a ningún Controlador
       *[other] { $n } Escudos rojos: aquí no se puede eliminar a ningún Controlador
    }
web-table-blue-shield = { $n ->
        [one] Un Escudo azul: aquí no se puede contener ningún indicador
       *[other] { $n } Escudos azules: aquí no se puede contener ningún indicador
    }
web-table-copy-token = { $n ->
        [one] Una ficha de Copia
       *[other] { $n } fichas de Copia
    }
web-table-pulled = Atraer: nadie sale de aquí moviéndose
web-table-stolen = { $n ->
        [one] Carta robada: { $cards }
       *[other] { $n } cartas robadas: { $cards }
    }
web-table-per = { $n ->
        [one] una vez
       *[other] { $n } veces
    }
web-table-copied = { $n ->
        [one] una vez más por una ficha de Copia
       *[other] { $n } veces más por fichas de Copia
    }
web-table-skipped = { $action }, no ocurrirá: una carta lo impide
web-table-supply = Reserva
web-table-supply-left = { $kind ->
        [enforcement] Controladores en la reserva: { $n }
        [barricade] Barricadas en la reserva: { $n }
        [red-shield] Escudos rojos en la reserva: { $n }
        [blue-shield] Escudos azules en la reserva: { $n }
       *[copy-token] fichas de Copia en la reserva: { $n }
    }

## Cards

web-table-asleep = Devuelta por un ladrón: dormida hasta la próxima fase de los Reckoners.
    .short = dormida
web-table-half-paid = 1 de 2 pagado
web-table-charges = { $n ->
        [one] Una carga en la carta.
       *[other] { $n } cargas en la carta.
    }
web-table-waiting = { $card } da { $symbols }: se pierde al empezar otro dado

## Choosing one thing after another

web-acts-next = { $kind ->
        [face] ¿Qué cara?
        [symbol] ¿Qué símbolo?
        [was] ¿Qué símbolo cambia?
        [colour] ¿Qué dado entra en su lugar?
        [plate] ¿Qué distrito?
       *[other] ¿Cuál?
    }

## What came of it

web-table-range = −{ $least } a −{ $most }
web-table-forecast-range = Entre { $least } y { $most } de población perdidos: decide un dado
web-table-rolls = { $n ->
        [one] lanza el dado de Habilidad Épica
       *[other] lanza el dado de Habilidad Épica { $n } veces
    }
web-story-shields = { $n ->
        [one] Un Escudo más
       *[other] { $n } Escudos más
    }
web-story-copies = { $n ->
        [one] Una ficha de Copia más
       *[other] { $n } fichas de Copia más
    }
web-story-stolen = Robado: { $cards }
