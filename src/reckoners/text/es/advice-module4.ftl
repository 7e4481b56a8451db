# Lo que aconsejan los bots con Regalia o en Babilar: rastros de los distritos, Dawnslight, ataques, recompensas inmediatas.

## Qué hacer
# Partes de una lista: sin mayúscula ni punto final.

advice-do-district-track = { $n ->
        [one] investigar en el rastro de { $district }
       *[other] investigar { $n } veces en el rastro de { $district }
    }
advice-do-aid = { $card } para { $reckoner }
advice-do-heal = usar { $card }
advice-do-disable-die = { $die } queda fuera
advice-do-disable-card = { $card } queda fuera
advice-do-reward-money = tomar el dinero de la recompensa
advice-do-reward-boss-research = la Investigación del Jefe de la recompensa en { $district }

## Por qué

advice-why-track = El rastro de { $district }: −{ $n }, { $left ->
        [one] queda { $left }.
       *[other] quedan { $left }.
    }
# $left es lo que queda en todos los rastros juntos.
advice-why-track-done = El rastro de { $district } está a 0. En todos los rastros juntos { $left ->
        [one] queda { $left }.
       *[other] quedan { $left }.
    }
# $actions son las de los espacios que encuentra el marcador.
advice-why-spots = Por el camino el marcador encuentra: { $actions }.
advice-why-aid = Por el camino el marcador trae la ayuda de Dawnslight a { $district }.
advice-why-aid-card = { $card }: { $text }
advice-why-aid-near = De quienes pueden recibirla, { $reckoner } es quien más puede hacer ahora con ella.
advice-why-money-first = Lo que se gana antes puede pagar lo que cuesta el rastro.
advice-why-disables-die = En esta ronda, { $reckoner } { $n ->
        [0] no tiene ningún dado
        [one] tiene un dado
       *[other] tiene { $n } dados
    }.
advice-why-disables-card = En esta ronda, { $n ->
        [0] ninguna otra carta de Equipo de { $reckoner } se puede usar.
        [one] otra carta de Equipo de { $reckoner } se puede usar.
       *[other] otras { $n } cartas de Equipo de { $reckoner } se pueden usar.
    }
advice-why-missed-least = Nada de lo que { $reckoner } puede prescindir hará menos falta.
# $n es a cuántos Reckoners encuentra el Jefe.
advice-why-avoids = { $boss } irá ahora a { $district }, y allí solo encuentra { $n ->
        [one] a un Reckoner.
       *[other] a { $n } Reckoners.
    }
advice-why-lures = { $boss } vendrá ahora a { $district }, donde { $n ->
        [one] espera un Reckoner.
       *[other] esperan { $n } Reckoners.
    }
