# Lo que aconsejan los bots contra Limelight, en Ildithia y con las cartas de Newcago.

## Why

# $actions are those that would have been performed.
advice-why-protects = La ciudad va a pasar junto a { $district }. Entonces no ocurrirá: { $actions }.
advice-why-protects-later = Cuando la ciudad pase más tarde junto a { $district }, no ocurrirá: { $actions }.
advice-why-protects-on = El marcador de { $district } se acerca al final: { $left ->
        [one] falta { $left }.
       *[other] faltan { $left }.
    }
advice-why-protects-whole = La gente de { $district } está a salvo y cuenta lo que sabe de { $boss }.
advice-why-exchanges = { $card } da { $symbols } por un dado.
advice-why-benefit = { $card } da además { $symbols }.
advice-why-benefit-left = Nada de lo que da la carta sirve aquí.
advice-why-hit = { $reckoner } está entre quienes pueden recibir el golpe.
advice-why-hit-least = Nadie allí puede prescindir de ello más fácilmente que { $reckoner }.
# $before and $after are people.
advice-why-scale = Si { $boss } ataca según { $kind ->
        [shields] los Escudos
        [enforcement] los Controladores
        [defeated] los Épicos derrotados
       *[equipment] el Equipo
    }, eso cuesta { $after } de población en vez de { $before }.
