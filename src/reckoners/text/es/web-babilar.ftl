# Regalia y Babilar: preparar una partida con ellas, la partida guiada y el teléfono.

## Preparación

web-new-boss-in-city = Jefe en una ciudad
web-new-made-for = hechos el uno para el otro
web-new-variant = variante
web-new-tracks = Primero busca en { $districts } distritos: { $markers } de investigación en cada uno. Después el Jefe tiene { $health } de salud.
web-new-board = tablero { $side }
web-new-preset-cards = Todas las cartas
    .text = aún en Chicago Nova
web-new-preset-expansion = Primera expansión
    .text = Regalia en Babilar, sin prisas
web-new-preset-babilar = Babilar
    .text = Regalia, con todo lo nuevo
web-new-would-move = Sin esto: en su lugar, { $place }.
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

## La partida guiada en Babilar

web-learn-babilar-welcome = Babilar, sobre el agua
    .text = Llevas a { $first } y { $second }, y sabes cómo van los dados, los Épicos y la previsión. Aquí ves lo que cambia. El marco muestra dónde pulsar; siempre puedes hacer otra cosa.
web-learn-babilar-track = Un contador por distrito
    .text = La bandera es la investigación que falta aquí. Baja con Investigar de quien está aquí y con la recompensa del Épico de aquí. Lo que hay en su camino ocurre en el acto: el naranja daña, el oro es Dawnslight.
web-learn-babilar-boss = { boss-regalia } se esconde
    .text = No se la puede herir hasta que cada distrito esté en 0: esta casilla los cuenta. Sus barras roja y azul actúan junto a ella y donde está; después se va y revela una carta.
web-learn-babilar-place = Dónde empezar
    .text = Investigar sirve donde uno está: ve adonde el contador ayude pronto. { boss-regalia } os sigue: después de actuar va hacia los Reckoners.
web-learn-babilar-research = Buscar en el distrito
    .text = Un símbolo de Investigar baja la bandera un espacio; el Jefe no tiene que estar aquí. Los espacios a los que llegaría están marcados.
web-learn-babilar-aid = Dawnslight ayuda
    .text = Se roban dos cartas: conserva una y di quién de los que están en el distrito la recibe. La otra va al fondo del mazo.
web-learn-babilar-dawn = Usar el regalo
    .text = Una carta de Dawnslight es un dado gratis o devuelve población. Sirve una vez, ahora o en otra ronda, y sale de la partida.
web-learn-babilar-done = Un distrito está acabado
    .text = Su bandera está en 0: aquí no queda nada que encontrar. Cuando lo estén todos, esta casilla será su salud y se la podrá atacar.
web-learn-babilar-goes = Viene hacia ti
    .text = El emblema de trazos muestra adónde va después: en sentido horario, al otro distrito más cercano con un Reckoner. Si te mueves, puede ser otro.
web-learn-babilar-card = Su carta
    .text = Ha actuado, ha llegado a un distrito y ha revelado una carta. Golpea a todos los Reckoners que estaban allí hasta que ella actúe de nuevo.
web-learn-babilar-suffers = Quién la sufre
    .text = La ficha redonda dura toda la ronda: marcharse no ayuda. Quien pierde un dado o una carta elige cuál.
web-learn-babilar-attack = Atacar
    .text = Aquí un Épico derrotado paga al momento, incluso a mitad de un dado, y eso se puede usar en el mismo paso. Su investigación del Jefe baja la bandera de su propio distrito.
web-learn-babilar-reward = La recompensa, al momento
    .text = El dado espera al final de la barra. Primero usa la recompensa, donde quieras; después sigue el dado.
web-learn-babilar-goal = Ahora, encuéntrala
    .text = Lleva todos los distritos a 0, con Investigar y con recompensas. Después ataca a { boss-regalia } donde está. Fíjate en quién está donde ella llega.
web-learn-again-aid = Dawnslight ayuda
    .text = Conserva una de las dos cartas y di quién la recibe.
web-learn-again-disable = Bajo ataque
    .text = La carta de { boss-regalia } quita algo durante esta ronda. Quien la sufre elige qué.
web-learn-again-decide = Algo que decidir
    .text = Elige algo de lo que está encendido. El marco muestra una posibilidad.

## En un teléfono

web-phone-comes = { $name } viene aquí cuando actúa, y revela una carta.
web-phone-left = queda por investigar aquí
web-phone-done = aquí no queda nada
web-phone-aid = Dawnslight en { $n }
