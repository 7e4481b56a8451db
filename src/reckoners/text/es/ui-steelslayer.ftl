# Lo que los módulos de Steelslayer añaden a la orden: marcas, tablero, preguntas. Como en ui.ftl.

## Marcas para una pantalla pequeña

cli-short-pull = Atr
cli-short-repel = Rep
cli-short-power-up = Pot
cli-short-transform = Tran
cli-short-steal = Robo
cli-short-attack-money = −$
cli-short-attack-plan = −◆
cli-short-red-shield = EsR
cli-short-blue-shield = EsA
cli-short-copy = Cop
cli-short-copy-token = Fic
cli-short-copy-token-clockwise = Fi›
cli-letter-pull = ∩
cli-letter-repel = ›
cli-letter-power-up = ↑
cli-letter-transform = ?
cli-letter-steal = ▤
cli-letter-attack-money = −$
cli-letter-attack-plan = −◆
cli-letter-red-shield = ▼
cli-letter-blue-shield = ▽
cli-letter-copy = =
cli-letter-copy-token = ⧉
cli-letter-copy-token-clockwise = ⧉›
cli-why-no-red-shield = sin EsR
cli-why-no-blue-shield = sin EsA
cli-why-no-copy-token = sin Fic
cli-why-no-equipment = sin carta
cli-why-no-money = sin $
cli-why-no-plan = sin ◆

## El tablero

cli-supply = En la caja:
cli-waiting = en espera: { $card }, { $either ->
        [yes] uno de { $symbols }
       *[no] { $symbols }
    }
cli-owing = a medio pagar: { $card }, falta { $symbols }
cli-legend-modules = Con Steelslayer: ▼ Escudo rojo, ▽ Escudo azul, ⧉ ficha de Copia, ▤ carta robada, ∩ Atraer: nadie se va; ■ ficha de Demolitions en la carta, ☾ carta dormida. Pob/B: una vez por Barricada, /C por Controlador, /R por punto de investigación.
cli-a-die-decides = { $n ->
        [one] Decide un dado.
       *[other] Deciden { $n } dados.
    }

## La mesa en frases

cli-say-red-shields = { $n ->
        [one] Un Escudo rojo protege a los Controladores.
       *[other] { $n } Escudos rojos protegen a los Controladores.
    }
cli-say-blue-shields = { $n ->
        [one] Un Escudo azul protege los indicadores.
       *[other] { $n } Escudos azules protegen los indicadores.
    }
cli-say-copy-tokens = { $n ->
        [one] Una ficha de Copia.
       *[other] { $n } fichas de Copia.
    }
cli-say-stolen = Robada: { $card }, de { $name }.
cli-say-held = Atraer: nadie puede irse de aquí.
cli-say-charges = con { $n } fichas de Demolitions
cli-say-supply = En la caja: { $red } Escudos rojos, { $blue } Escudos azules, { $copies } fichas de Copia.
cli-say-range = Si empezara ahora la fase de los Épicos: población −{ $least } a −{ $most }, en el peor caso quedan { $left }{ $result ->
        [lost] : la partida podría perderse.
       *[on] .
    }

## Preparación

cli-ask-modules = ¿Qué módulos? Números, como 1 3, o all; Intro juega el juego básico.
cli-ask-variants = ¿Qué variantes? Números o nombres, como 1 3; Intro juega sin ninguna.
