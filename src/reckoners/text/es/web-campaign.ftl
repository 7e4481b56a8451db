# The campaign in the browser: its course, what is carried over, what is kept. All of it is ours (docs/campaign.md).

web-campaign = Campaña
    .text = De tres a siete partidas que se recuerdan
web-campaign-ours = La hoja de campaña publicada no está entre las reglas: esta campaña es nuestra.
web-campaign-carries = Lo que conserváis, quién cayó y lo que recuerdan las ciudades sigue con vosotros; una partida perdida no acaba nada.
web-campaign-of = Campaña de { $n } partidas
web-campaign-new = Nueva campaña
web-campaign-all = Campañas
web-campaign-tab = Recorrido
web-campaign-length = Cuántas partidas
web-campaign-course = El recorrido
web-campaign-got-away = Quien escapó
web-campaign-at = Partida { $n } de { $of }
web-campaign-wins = { $n } de { $of } partidas ganadas
web-campaign-won = La campaña está ganada
web-campaign-drawn = La campaña acaba en empate
web-campaign-lost = La campaña está perdida
web-campaign-state-won = Ganada en la ronda { $rounds }, quedan { $population } de población, { $fallen ->
        [one] 1 Épico caído
       *[other] { $fallen } Épicos caídos
    }
web-campaign-state-lost = Perdida en la ronda { $rounds }, { $fallen ->
        [one] 1 Épico caído
       *[other] { $fallen } Épicos caídos
    }
web-campaign-state-begun = En juego
web-campaign-state-next = La siguiente
web-campaign-state-later = Más tarde
web-campaign-look = Cómo fue
web-campaign-card-of = { $who }: { $card }
web-campaign-kept = Conservado: { $cards }
web-campaign-begins = La siguiente partida empieza con
web-campaign-fresh = Nada de antes: es la primera partida.
web-campaign-play = Jugar la partida { $n }
web-campaign-people = { $n } de población al empezar
    .good = La ciudad ha oído hablar de vuestras hazañas.
    .bad = La ciudad ha oído hablar de vuestras derrotas.
web-campaign-bolder = Un Jefe más osado: { $option }
    .text = Un Jefe ha ganado y el siguiente se atreve a más.
web-campaign-angry = Furiosos: su indicador empieza una casilla más allá
web-campaign-fallen = { $n ->
        [one] Caído, fuera del mazo: 1 Épico
       *[other] Caídos, fuera del mazo: { $n } Épicos
    }
web-campaign-keep = ¿Qué conserváis?
    .each = Cada Reckoner conserva un Equipo para la siguiente partida.
    .one = Tras una partida perdida, todo el equipo conserva un Equipo.
web-campaign-keep-nothing = Nada
web-campaign-keep-these = Conservar esto
web-campaign-back = A la campaña
web-campaign-delete-sure = ¿Tirar esta campaña? Sus partidas se quedan.
