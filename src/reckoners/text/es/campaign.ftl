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

## The campaign in the terminal

campaign-title = Campaña de { $n } partidas: { $team } ({ $difficulty }, semilla { $seed })
campaign-ours = La hoja de campaña publicada no está entre las reglas: esta campaña es nuestra.
campaign-stop = { $boss } en { $city }
campaign-got-away = Quien escapó
campaign-next = { $stop }: la siguiente
campaign-later = { $stop }
campaign-won = { $stop }: ganada en la ronda { $rounds }, quedan { $population } de población, { $fallen ->
        [one] 1 Épico caído
       *[other] { $fallen } Épicos caídos
    }.
campaign-lost = { $stop }: perdida en la ronda { $rounds }, { $fallen ->
        [one] 1 Épico caído
       *[other] { $fallen } Épicos caídos
    }.
campaign-card-of = { $who }: { $card }
campaign-kept = Conservado: { $cards }.
campaign-carry-cards = Empezáis con { $cards }.
campaign-carry-fallen = Caídos, fuera del mazo: { $epics }.
campaign-carry-angry = Furiosos, con el indicador una casilla más allá: { $epics }.
campaign-carry-people = La ciudad recuerda: { $population } de población al empezar.
campaign-carry-bolder = Un Jefe ha ganado y el siguiente es más osado: { $option }.
campaign-score = Hasta ahora { $won } ganadas, { $lost } perdidas.
campaign-over-won = La campaña está ganada: { $won } de { $n } partidas.
campaign-over-drawn = La campaña acaba en empate: { $won } de { $n } partidas ganadas.
campaign-over-lost = La campaña está perdida: { $won } de { $n } partidas ganadas.
campaign-keep-each = ¿Qué conserváis? Una carta por Reckoner:
campaign-keep-one = ¿Qué conserváis? Tras una partida perdida, una carta para todo el equipo:

cli-help-campaign = Partidas enlazadas que dejan algo; la nuestra (docs/campaign.md).
cli-help-campaign-begin = Empieza una campaña de tres a siete partidas.
cli-help-campaign-show = Muestra su curso y lo que se hereda.
cli-help-campaign-play = Juega su siguiente partida, o la continúa.
cli-help-campaign-keep = Elige qué se conserva tras una partida: tia=emp prof=jacket, o nothing.
cli-help-campaign-file = El archivo de la campaña. Sin él: el más reciente de tu carpeta de datos, o uno nuevo allí.
cli-help-campaign-length = Cuántas partidas, de 3 a 7.
cli-help-campaign-bot = Este bot juega todas las partidas que quedan, hasta el final.
cli-help-campaign-cards = Quién conserva qué carta, o nothing.
cli-no-campaign = En { $folder } no hay ninguna campaña; empieza una: reckoners campaign begin --reckoners tia,prof
cli-campaign-how-to-keep = Elige con: reckoners campaign keep tia=emp
cli-campaign-ask-keep = Nombre=carta, o nothing; Enter: { $usual }
cli-campaign-no-pair = «{ $word }» no dice quién conserva qué; escribe tia=emp
cli-campaign-game-over = Partida { $n }: { $result ->
        [won] ganada en la ronda { $round }.
       *[lost] perdida en la ronda { $round }.
    }

## The campaign in the browser

server-fault-unknown-campaign = Esta campaña no existe. Quizá se borró.
server-fault-campaign = La campaña no puede hacer eso: { $reason }
