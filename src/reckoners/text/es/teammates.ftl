# Bots y consejos en el terminal. Lo que se escribe (bot, go, advice ...) es igual en todos los idiomas.

## Opciones

cli-help-bots = Qué asientos juegan los bots: 3 (los tres últimos), all, tia,prof o tia=greedy,prof=planner. Si falta: juegan personas.
cli-help-pace = Segundos entre dos acciones de los bots.

## Quién juega

cli-ask-bots = ¿Quién los juega? Enter: personas. Bots: cuántos asientos (1), nombres ({ $first }), nombre=bot, o all. Bots: { $known }.
cli-bots-too-many = { $n } bots para { $seats } asientos son demasiados.
cli-bots-no-seat = Nadie en esta mesa se llama «{ $word }»; hay: { $known }.
cli-bots-seat = { $name }: { $bot ->
        [person] una persona
       *[other] { $bot }
    }
cli-bots-none = Aquí no juega ningún bot; dale un asiento: bot tia planner
cli-bots-paused = Los bots esperan. «go» los deja seguir, y tu próxima acción también.
cli-bot-how = Escribe, por ejemplo: bot tia planner, o: bot tia off. Bots: { $known }
cli-bot-plays = { $bot }: { $action }
# $details es lo que dijo el propio bot, o Python, en el idioma que sea.
cli-bot-trouble = El bot { $bot } { $kind ->
        [hung] no respondió a tiempo
        [raised] falló
       *[nonsense] respondió con algo que no se puede jugar
    } ({ $details }); otro sigue en su lugar.

## Consejos

cli-no-advice = Ahora no hay nada que decidir.
cli-advice-pick = { $n ->
        [1] 1 la juega; Enter muestra todas las opciones.
       *[other] De 1 a { $n } para jugar una; Enter muestra todas las opciones.
    }
cli-no-odds = Ahora nadie lanza dados.
cli-odds-of = { $name }, { $n ->
        [0] sin relanzamientos
        [one] queda un relanzamiento
       *[other] quedan { $n } relanzamientos
    }
cli-not-over = Lo que contó se puede decir cuando acaba la partida.
cli-decisive = { $n ->
        [0] Ninguna decisión costó mucho: el planificador apenas lo habría hecho mejor.
        [one] La decisión que más costó:
       *[other] Las { $n } decisiones que más costaron:
    }
cli-decisive-wait = Mirando atrás en la partida ...
