# Lo que aconsejan los bots: qué hacer, qué cambia, con qué probabilidad sale bien y por qué.

## Qué hacer
# Partes de una lista, sin mayúscula ni punto. $n es cuántos símbolos; $dice enumera dados por lo que muestran (advice-dice).

advice-by = { $who }: { $what }
advice-with = { $what } ({ $with })
# What is used up.
advice-tokens = { $n ->
        [one] una ficha de Plan
       *[other] { $n } fichas de Plan
    }
advice-do-keep = conservar { $dice }
advice-do-reroll = relanzar los demás
advice-do-stop = conservar todo y parar
advice-do-power-faith = { $die-id ->
        [roll] relanzar { $die } con { $card }
       *[other] elegir { $die } para { $card }
    }
advice-do-money = ganar ${ $n }
advice-do-plan = { $n ->
        [one] una ficha de Plan para la ronda siguiente
       *[other] { $n } fichas de Plan para la ronda siguiente
    }
advice-do-enforcement = { $n ->
        [one] atacar Controladores en { $district }
       *[other] atacar { $n } veces Controladores en { $district }
    }
advice-do-contain = { $n ->
        [one] contener a { $epic }
       *[other] contener { $n } veces a { $epic }
    }
advice-do-contain-boss = { $n ->
        [one] contener a { $boss }, { $track }
       *[other] contener { $n } veces a { $boss }, { $track }
    }
advice-do-research = { $n ->
        [one] investigar a { $epic }
       *[other] investigar { $n } veces a { $epic }
    }
advice-do-attack = { $n ->
        [one] atacar a { $epic }
       *[other] atacar { $n } veces a { $epic }
    }
advice-do-move = ir a { $district }
advice-do-barricade = { $n ->
        [one] quitar una Barricada de { $district }
       *[other] quitar { $n } Barricadas de { $district }
    }
advice-do-card = usar { $card }
advice-do-lapse = dejar perder el resto
advice-do-power-improvise = girar { $die } a { $face }
advice-do-power-operations = dar una ficha de Plan a { $reckoner }
advice-do-power-sniper = apuntar a { $district }
advice-do-end-use = acabar de usar dados
advice-do-end-purchase = acabar la compra
advice-do-token = { $n ->
        [one] una ficha de Plan para { $reckoner }
       *[other] { $n } fichas de Plan para { $reckoner }
    }
advice-do-buy = comprar { $card } para { $reckoner }
advice-do-refresh = renovar el mercado
advice-do-ransom = rescatar un dado de { $reckoner } ({ $die })
advice-do-lose = { $reckoner } pierde un dado ({ $die })
advice-do-place = empezar en { $district }

## Qué cambia
# La previsión: lo que se llevarían los Épicos si actuaran ahora.

advice-effect-people = Si los Épicos actuaran ahora: población −{ $before } → −{ $after }.
advice-effect-dice = Dados que quedarían capturados: { $before } → { $after }.
advice-effect-saved = La partida ya no estaría perdida.
advice-effect-saved-by-all = Con todo lo que el equipo aún puede hacer, la partida ya no estaría perdida.
advice-effect-lost = La partida seguiría perdida.

## Con qué probabilidad

advice-chance-roll = Al menos una vez { $wanted }: { $percent } %.
advice-chance-better = Algo mejor que lo que hay: { $percent } %.
advice-chance-market = Una carta mejor que el equipo pueda pagar: { $percent } %.
advice-winning = Probabilidad de ganar: alrededor del { $percent } %.

## Por qué

advice-why-wins = Derrota a { $boss } y gana la partida.
advice-why-saves-game = Evita la derrota: quedaría una población de { $left }.
advice-why-boss-weakens = { $boss } se debilita y ya se le puede atacar: salud { $health }.
advice-why-defeats = Derrota a { $epic }{ $count ->
        [0] .
       *[other] ; recompensa: { $reward }.
    }
advice-why-weakens = { $epic } se debilita: salud { $health }.
advice-why-boss-research = { $boss }: investigación −{ $n }, { $left ->
        [one] queda { $left }.
       *[other] quedan { $left }.
    }
advice-why-boss-attack = { $boss }: salud −{ $n }, { $left ->
        [one] queda { $left }.
       *[other] quedan { $left }.
    }
# $rounds y $people son números de rondas.
advice-why-race = Al ritmo actual, para derrotar a { $boss } { $rounds ->
        [one] hace falta más o menos una ronda
       *[other] hacen falta unas { $rounds } rondas
    }; con las pérdidas previstas, la población aguanta { $people ->
        [one] una ronda.
        [99] mucho más.
       *[other] { $people } rondas.
    }
advice-why-research = { $epic }: investigación −{ $n }, { $left ->
        [one] queda { $left }.
       *[other] quedan { $left }.
    }
advice-why-attack = { $epic }: salud −{ $n }, { $left ->
        [one] queda { $left }.
       *[other] quedan { $left }.
    }
advice-why-people = Salva { $n } de población: la próxima fase de los Épicos se lleva { $after } en vez de { $before }.
advice-why-dice = { $n ->
        [one] Evita que capturen un dado.
       *[other] Evita que capturen { $n } dados.
    }
advice-why-holds = Frena a { $epic }. Esto no ocurrirá: { $actions }.
advice-why-holds-boss = Frena a { $boss } en la { $track }: { $n ->
        [one] un espacio.
       *[other] { $n } espacios.
    }
advice-why-enforcement = { $n ->
        [one] Un Controlador menos
       *[other] { $n } Controladores menos
    } en { $district }, adonde llegará un nuevo Épico.
advice-why-enforcement-epic = { $n ->
        [one] Un Controlador menos en { $district }: { $epic } avanza un espacio menos.
       *[other] { $n } Controladores menos en { $district }: { $epic } avanza { $n } espacios menos.
    }
advice-why-way = El paso a { $district } queda libre otra vez.
advice-why-way-part = { $n ->
        [one] Hay una Barricada menos en { $district }.
       *[other] Hay { $n } Barricadas menos en { $district }.
    }
advice-why-gives = { $to } puede usar la ficha de Plan enseguida, como cualquier símbolo.
advice-why-aims = Los dados de { $reckoner } sirven entonces también en { $district }.
advice-why-turns = El dado muestra entonces: { $symbols }.
advice-why-moves = { $n ->
        [one] En { $district }, { $reckoner } puede usar un símbolo.
       *[other] En { $district }, { $reckoner } puede usar { $n } símbolos.
    }
advice-why-moves-ahead = { $reckoner } está entonces en { $district } para la ronda siguiente.
advice-why-money-for = ${ $n } más, y se puede pagar { $card } (${ $price }).
advice-why-money = ${ $n } más para compras; así el equipo tiene ${ $now }.
advice-why-plan = { $n ->
        [one] En la ronda siguiente la ficha de Plan puede ser cualquier símbolo.
       *[other] En la ronda siguiente las { $n } fichas de Plan pueden ser cualquier símbolo.
    }
advice-why-ends = { $n ->
        [0] Todos los dados están usados.
        [one] Queda un dado, sin buen uso.
       *[other] Quedan { $n } dados, sin buen uso.
    }
advice-why-ready = Prepara lo que viene después.
advice-why-keeps = Se conserva: { $symbols }.
advice-why-keeps-epic = Se conserva: { $symbols }, para { $epic }.
advice-why-keeps-district = Se conserva: { $symbols }, para { $district }.
advice-why-keeps-one = Se conserva, porque hay que conservar un dado: { $symbols }.
advice-why-rerolls = Se relanza: { $symbols }. Lo más necesario: { $wanted }.
advice-why-rerolls-any = Se relanza: { $symbols }. Cualquier símbolo ayuda.
advice-why-rerolls-idly = Se relanza: { $symbols }. Ya no hace falta ningún símbolo.
advice-why-stops = Nada queda al azar: { $symbols }.
advice-why-card = { $card }, ${ $price }: { $text }
advice-why-ransom = Por ${ $price }, { $reckoner } tiene un dado más en cada ronda.
advice-why-refresh = { $n ->
        [0] Ninguna carta oculta al alcance del equipo es mejor que las del mercado.
        [one] Una carta oculta al alcance del equipo es mejor que las del mercado.
       *[other] { $n } cartas ocultas al alcance del equipo son mejores que las del mercado.
    }
advice-why-saves-money = { $card } cuesta ${ $price }; el equipo guarda sus ${ $money } para eso.
advice-why-ends-purchase = { $affordable ->
        [0] Con ${ $money } no se puede pagar nada del mercado.
       *[other] Nada en el mercado vale su precio; el equipo guarda sus ${ $money }.
    }
advice-why-place = Lo que más le sirve a { $reckoner } en { $district }: { $symbols }.
advice-why-place-alone = Nadie más empieza en { $district }.
advice-why-loses = A { $reckoner } { $n ->
        [0] no le queda ningún dado
        [one] le queda un dado
       *[other] le quedan { $n } dados
    }.

## Las decisiones que contaron

advice-turning = Ronda { $round }, { $step }. { $what }. Costó { $points ->
        [one] un punto
       *[other] { $points } puntos
    }: probabilidad de ganar { $best } % → { $after } %.
advice-turning-better = Mejor, según el planificador: { $what }.

## Probabilidades de los dados

advice-odds-keep = Conservar { $dice }, relanzar { $rest }
advice-odds-stop = Conservar todo
advice-odds-none = Relanzar { $rest }
advice-odds-of = { $symbol } { $one } % (2: { $two } %, 3: { $three } %)
advice-odds-how = Probabilidad de que cada símbolo salga al menos una vez (dos, tres) tras lanzar una vez más los dados que no se conservan.
