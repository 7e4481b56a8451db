# Regalia y Babilar: preparar una partida con ellas, la partida guiada y el teléfono.

## Preparación

web-new-boss-in-city = Jefe en una ciudad
web-new-made-for = hechos el uno para el otro
web-new-variant = variante
web-new-tracks = Primero busca en { $districts } distritos: { $markers } de investigación en cada uno. Después el Jefe tiene { $health } de salud.
web-new-board = tablero { $side }
web-new-preset-cards = Todas las cartas
    .text = diez Reckoners, aún en Chicago Nova
web-new-preset-expansion = Primera expansión
    .text = Regalia en Babilar, sin prisas
web-new-preset-babilar = Babilar
    .text = Regalia, con todo lo nuevo
web-new-would-move = Sin { $module }: en su lugar, { $place }.
web-new-moved = Ahora es { $place }.
web-new-play-there = Jugar { $place }
web-new-acts-anyway = También sin Épicos nuevos llegan las acciones nuevas: del Jefe y de la ciudad.
web-new-rewards = Recompensas
web-new-rewards-when = { $when ->
        [once] al momento
       *[after] tras los dados
    }
web-new-at-once = Aquí las recompensas llegan al momento: { $by }.
web-new-news-tracks = Contadores en los distritos
    .text = Busca en cada distrito; algunos espacios dañan.
web-new-news-dawnslight = Dawnslight
    .text = Cartas por el camino: símbolos o 3 de población.
web-new-news-hunts = Caza a los Reckoners
    .text = Quien está donde ella llega pierde algo.
web-new-news-at-once = Recompensas al momento
    .text = Derrota a un Épico y cobra en mitad de un dado.
web-new-news-more = Y además:

## Qué partida guiada

web-learn-which = ¿Qué quieres ver?
web-learn-begin = Empezar
web-learn-go-on = Seguir
web-learn-course-first = Tu primera partida
    .text = Chicago Nova contra { boss-steelheart }, desde el primer dado. No hace falta conocer ninguna regla. Unos diez minutos.
web-learn-course-babilar = Regalia en Babilar
    .text = Lo que cambia allí: contadores en los distritos, recompensas al momento, Dawnslight y un Jefe que te caza. Para quien conoce el juego básico. Unos diez minutos.

## La ficha de una cosa

web-inspect-goes = Va después a
web-inspect-cards-of = Cartas de { $boss }
web-inspect-her-cards = Cartas
web-inspect-face-down = Boca abajo
web-inspect-suffers = Lo sufre
web-inspect-spots = Espacios del contador, desde arriba
web-inspect-each = { $markers } por distrito, después salud { $health }
