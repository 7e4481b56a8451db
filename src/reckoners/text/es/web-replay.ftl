# La repetición: la cinta de toda la partida, lo que sale de ella y seguir desde un momento.

web-replay = Repetición
web-replay-open = Repetición
web-replay-title = { $boss } en { $city }
web-replay-end = { $result ->
        [won] ganada en la ronda { $round }
        [lost] perdida en la ronda { $round }
       *[playing] aún en juego, ronda { $round }
    }
web-replay-back = Volver a la mesa
web-replay-file = Este momento como archivo
web-replay-list = Ramas y momentos
web-replay-strip = Cinta de toda la partida
web-replay-value = acción { $at } de { $of }, ronda { $round }, { $step }
web-replay-of = de { $of }
web-replay-where = ronda { $round }, { $step }
web-replay-aside = deshecho: { $where }
web-replay-transport = Reproducir
web-replay-first = Al principio
web-replay-prev = Una acción atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Una acción adelante
web-replay-last = Al final
web-replay-people = habitantes
web-replay-research = investigación restante
web-replay-branch = rama
web-replay-trays = Dados
web-replay-beside = Dados, mercado o lo que se dijo
web-replay-said = Dicho entonces
web-replay-silent = En esta ronda aún no se había dicho nada.
web-replay-moments = Momentos
web-replay-quiet = Aún no ha pasado nada destacable.
web-replay-sign = acción { $at }: { $text }
web-replay-copy = Este momento
web-replay-copied = Enlace copiado
web-replay-link = Enlace a este momento
web-replay-go-on = Seguir desde aquí
web-replay-branches = { $n ->
        [0] Ninguna rama
        [one] 1 rama
       *[other] { $n } ramas
    }
web-replay-branches-all = Ramas
web-replay-none = No se deshizo nada y ninguna otra mesa siguió desde aquí.
web-replay-main = Volver a lo que se jugó
web-replay-taken-back = { $n ->
        [one] 1 acción deshecha
       *[other] { $n } acciones deshechas
    } tras la acción { $at }
web-replay-table = Otra mesa: { $how }{ $dealt ->
        [yes] , repartida de nuevo
       *[no] { "" }
    }
web-replay-from = acción { $at }, ronda { $round }
web-replay-see = Verla
web-replay-origin = Sigue desde la acción { $at } de otra mesa{ $dealt ->
        [yes] , repartida de nuevo
       *[no] { "" }
    }
web-replay-origin-gone = Esa mesa ya no existe.
web-replay-no-moment = Esta partida no tiene ese momento; este es el más cercano.
web-table-key-replay = en una repetición: acción, paso, ronda, reproducir, rama, copiar

## Y si

web-whatif = Y si: desde la acción { $at }
web-whatif-yourself = Seguir jugando
web-whatif-dice = Mazos y dados que vienen
web-whatif-same = Los mismos
web-whatif-anew = Repartidos de nuevo
web-whatif-same-text = Una mesa nueva con todo como estaba. Quien haga lo mismo tendrá los mismos dados.
web-whatif-anew-text = Una mesa nueva tal como todos la ven aquí; los mazos y los dados que vienen se barajan, y la mesa lo dice.
web-whatif-open = Abrir una mesa nueva
web-whatif-planner = Dejar jugar al planificador
web-whatif-planner-text = { $n } veces desde aquí, cada vez con mazos y dados repartidos de nuevo. No ve más que vosotros.
web-whatif-start = Jugar { $n } partidas
web-whatif-again = Otra vez { $n } partidas
web-whatif-stop = Parar
web-whatif-progress = Partidas jugadas
web-whatif-played = { $n } de { $of } partidas
web-whatif-first = Se juega la primera partida …
web-whatif-won = { $won } de { $n } ganadas
web-whatif-sure = de muchas partidas ganaría pues del { $low } al { $high } %
