# La caja propia en el navegador.

web-box = Tu caja
    .text = Corregir cartas, Épicos y tableros
web-box-intro = ¿En tu caja pone otra cosa? Elígela, corrígela, guárdala: la corrección va a un paquete propio, para tus partidas y tus amigos.
web-box-find = ¿Qué quieres corregir?
web-box-search = Buscar por nombre
web-box-boards = Tableros
web-box-numbers = Números
web-box-packs = Tus paquetes
web-box-none = Aún no hay correcciones.
web-box-empty = Este paquete no cambia nada por ahora.
web-box-play = Jugar con él
web-box-export = Guardar en un archivo
web-box-import = Incluir un archivo
    .text = Un paquete enviado por un amigo: TOML o zip
web-box-delete = Borrar el paquete
    .sure = Las partidas empezadas con él no siguen sin él.
    .yes = Borrar
    .no = Dejarlo
web-box-undo = Deshacer: { $name }
    .word = Deshacer
web-box-own-thing = Nuevo en este paquete
web-box-broken = Este paquete no se puede jugar tal como está:
web-box-games = { $n ->
        [one] Una partida sin acabar se juega con este paquete; con otros valores no sigue.
       *[other] { $n } partidas sin acabar se juegan con este paquete; con otros valores no siguen.
    } Un paquete nuevo no las toca.
web-box-correct = Corregir
web-box-keep = Guardar
web-box-kept = Guardado en «{ $title }».
web-box-all = Todas las cosas
web-box-in = Guardar en
web-box-new = Un paquete nuevo
web-box-title = Nombre del paquete
web-box-first = Como en mi caja
web-box-from = ¿De dónde viene?
web-box-book = Impreso así en mi caja
web-box-own = Idea mía
web-box-fine = Comprobado: todo está bien.
web-box-wrong = { $n ->
        [one] Un error
       *[other] { $n } errores
    }
web-box-same = Como está impreso: no hay nada que guardar.
web-box-printed = aquí: { $value }
web-box-of-book = del libro
    .text = El libro de reglas da este valor. Cámbialo solo si tu caja dice otra cosa.
web-box-reset = Como está impreso: { $field }
web-box-more = { $field }: uno más
web-box-less = { $field }: uno menos
web-box-add-symbol = Añadir { $symbol }
web-box-drop-symbol = Quitar { $symbol }
web-box-space = Casilla { $n }: { $action }
web-box-space-add = Una casilla más
web-box-space-drop = Quitar la casilla { $n }
web-box-space-left = A la izquierda
web-box-space-right = A la derecha
web-box-action = Acción de la casilla { $n }
web-box-cell-action = Acción { $n } de { $of } en la columna { $column }
web-box-action-add = Una acción más aquí
web-box-action-drop = Quitar la acción { $n }
web-box-kind = Cuál
web-box-many = Cuántos
web-box-gift = Para ambos vecinos
web-box-per = Una vez por cada
web-box-once = solo una vez
web-box-picture = Así se ve
web-box-changed = corregido
web-box-sum = Corregido: { $fields }
web-from-pack = Corregido por el paquete «{ $title }».
