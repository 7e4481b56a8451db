## The campaign: our own, since its published sheet is not among the rules (docs/campaign.md)

event-still-has = { $reckoner } conserva { $card } de la partida anterior.
event-remembered = { $change ->
        [minus] La ciudad ha oído hablar de vuestras derrotas: empieza con { $now } de población.
       *[plus] La ciudad ha oído hablar de vuestras hazañas: empieza con { $now } de población.
    }
event-angry = { $epic } no os ha olvidado: el indicador empieza una casilla más allá.

error-carried-reckoner = «{ $name }» no está en el equipo; hay: { $known }
error-carried-card = heredado, equipment: en esta partida no hay ningún Equipo «{ $name }»; quítalo o añade su módulo
error-carried-epic = heredado, { $place }: en esta partida no hay ningún Épico «{ $name }»; quítalo o añade su módulo
error-carried-twice = heredado, { $place }: «{ $name }» está dos veces; basta una
error-carried-few-epics = heredado, fallen: solo quedarían { $left } Épicos y hacen falta { $needed }; recupera al menos { $least }
error-carried-population = heredado, population: { $n } cambia demasiado; como mucho { $most } más o menos
error-campaign-length = una campaña tiene de { $fewest } a { $most } partidas, no { $n }
error-campaign-begun = esta campaña ya ha empezado: { $n ->
        [one] se ha jugado una partida
       *[other] se han jugado { $n } partidas
    }
error-campaign-over = esta campaña ha terminado: se han jugado las { $n } partidas
error-campaign-choose = elegid primero qué conserváis tras la partida { $n }
error-campaign-other-game = esta no es la partida { $n } de la campaña: se preparó de otra manera
error-campaign-unfinished = la partida { $n } de la campaña aún no ha terminado
error-campaign-nothing-to-keep = ahora no hay nada que elegir: eso viene tras una partida con Equipo, antes de la siguiente
error-campaign-not-theirs = «{ $who }» no puede conservar «{ $card }»; hay: { $known }
error-campaign-one-card = tras una partida perdida todo el equipo conserva una carta, no { $n }
error-no-campaign = { $place }: esto no es una campaña de Reckoners ({ $reason })
error-campaign-edited = { $place }: esta campaña se cambió a mano o está dañada; usa una copia intacta
