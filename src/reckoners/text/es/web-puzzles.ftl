# Puzzles in the browser.

web-puzzles = Enigmas
    .text = Doce posiciones, una respuesta cada una.
web-puzzles-intro = Un paso para usar los dados, un objetivo, una respuesta. Nada queda al azar.
web-puzzles-count = { $n } de { $of } resueltos
web-puzzles-open = Abrir un archivo de enigma
web-puzzles-solved = resuelto
web-puzzles-shown = visto
web-puzzle-difficulty-1 = fácil
web-puzzle-difficulty-2 = media
web-puzzle-difficulty-3 = difícil
web-puzzle-smaller = Hacerlo más pequeño
web-puzzle-leave = Volver a los enigmas
web-puzzle-again = Empezar de nuevo
web-puzzle-hint = Pista { $n } de { $of }
web-puzzle-solution = Mostrar la solución
web-puzzle-step = Paso { $n } de { $of }
web-puzzle-play-step = Jugar este paso
web-puzzle-shown = Esa era la solución.
web-puzzle-next = Siguiente enigma
web-puzzle-all = Todos los enigmas
web-puzzle-solved = ¡Resuelto!
web-puzzle-failed = Esta vez no.
