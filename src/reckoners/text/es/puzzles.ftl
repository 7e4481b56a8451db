# Puzzles: a position, a goal, one answer.

puzzle-title = Enigma { $number }
puzzle-goal-win = Derrotad a { $boss } en este paso.
puzzle-goal-defeat = Derrotad { $number ->
    [one] a un Épico
   *[other] a { $number } Épicos
} en este paso.
puzzle-goal-lose-at-most = { $number ->
    [0] No perdáis a nadie en la próxima fase de Épicos.
    [one] Perded como mucho un habitante en la próxima fase de Épicos.
   *[other] Perded como mucho { $number } habitantes en la próxima fase de Épicos.
}
puzzle-hint-who = { $count ->
    [one] Solo hace falta { $who }.
   *[other] Hacen falta estos Reckoners: { $who }.
}
puzzle-hint-card = { $who } necesita { $card }.
puzzle-hint-district = Mirad a { $who } y { $district }.
puzzle-hint-first = Puede empezar así: { $do }.
puzzle-solved-win = { $boss } está derrotado.
puzzle-solved-defeat = Épicos derrotados en este paso: { $reached }.
puzzle-solved-lose-at-most = { $reached ->
    [0] La próxima fase de Épicos no cuesta a nadie.
   *[other] La próxima fase de Épicos cuesta { $reached } de la población, y menos no es posible.
}
puzzle-failed-win = El paso ha terminado y a { $boss } le quedan { $reached } de salud.
puzzle-failed-win-research = El paso ha terminado y { $boss } ni siquiera está debilitado: faltan { $research } de investigación.
puzzle-failed-defeat = El paso ha terminado. Épicos derrotados: { $reached } de { $number }.
puzzle-failed-lose-at-most = La próxima fase de Épicos costaría { $reached } de la población; podían ser { $number }.
puzzle-failed-unknown = Vendría un Épico nuevo que nadie conoce: lo que hará no es seguro.
puzzle-failed-lost = La próxima fase de Épicos haría perder la partida.

server-puzzle-over = Este enigma ha terminado. Deshaced algo o empezad de nuevo.
server-fault-puzzle-alone = Ante un enigma no ayuda nadie: para eso hay pistas.
server-fault-puzzle-file = Este enigma no se puede jugar. Lo que su autor debe corregir: { $reason }
server-fault-no-puzzle-file = Este archivo no es un enigma, o se cortó por el camino.
server-fault-unknown-puzzle = No existe ese enigma.
error-unknown-puzzle = No existe ese enigma.

# The command

cli-help-puzzles = Enigmas: un paso de uso, un objetivo, una respuesta
cli-help-puzzle-list = Lista los enigmas
cli-help-puzzle-show = Muestra un enigma: su posición y su objetivo
cli-help-puzzle-check = Juega las soluciones de los enigmas; con --proof prueba también todo lo demás
cli-help-puzzle-find = Busca enigmas en partidas y escribe los mejores en archivos
cli-help-puzzle-play = Juega un enigma en el terminal
cli-help-puzzle-which = el número de un enigma, o un archivo
cli-help-puzzle-files = números, archivos o carpetas; todos los de la casa si no se da nada
cli-help-puzzle-hints = cuántas pistas mostrar
cli-help-puzzle-solution = muestra la solución
cli-help-puzzle-proof = demuestra que no hay otra respuesta; tarda más
cli-help-puzzle-limit = posiciones que una demostración puede mirar
cli-help-puzzle-count = cuántos enigmas escribir
cli-help-puzzle-seed = para las partidas que se juegan
cli-help-puzzle-out = la carpeta donde escribir; 1.toml, 2.toml y los demás se sustituyen
cli-help-puzzle-games = una carpeta con partidas guardadas, en lugar de nuevas
cli-help-puzzle-bot = quién juega las partidas nuevas
cli-help-puzzle-most = mira como mucho tantas partidas
puzzle-line = { $number } { $stars } { $goal } ({ $boss }, { $people })
puzzle-hint-line = Pista { $n }: { $hint }
puzzle-solution-line = { $n }. { $do }
puzzle-solution = La solución
puzzle-ok = ok { $file }: { $goal }
puzzle-proved = ok { $file }: { $goal } Una sola respuesta en { $positions } posiciones.
puzzle-several = { $file }: hay { $ways } respuestas, no una
puzzle-better = { $file }: el objetivo es demasiado fácil: { $best } es posible
puzzle-too-many = { $file }: sin demostrar: más de { $limit } posiciones, o demasiadas respuestas; dad un --limit mayor
puzzle-chancy = { $file }: algo que se puede hacer en este paso depende del azar
puzzle-no-number = No hay enigma { $id }; hay del 1 al { $last }, y archivos.
puzzle-no-games = No hay partidas guardadas (*.jsonl) en { $folder }.
puzzle-none = Aquí no hay enigmas.
puzzle-find-progress = Buscando en partidas
puzzle-find-so-far = { $count ->
    [one] 1 encontrado
   *[other] { $count } encontrados
}
puzzle-found = { $number }: { $goal } en { $city }, dificultad { $level }, { $deeds } actos, { $positions } posiciones
puzzle-find-done = { $count } de { $all } encontrados están en { $folder }.
puzzle-find-stopped = Parado; lo encontrado queda guardado.
puzzle-play-begin = { $title }: { $goal } Escribid `hint` para una pista, `solution` para verla, y todo lo demás como siempre.
