## Una preparación que ninguna mesa puede tener

error-content = el contenido no se puede usar: { $problems }
error-reckoner-count = { $count ->
        [one] 1 Reckoner no puede jugar
       *[other] { $count } Reckoners no pueden jugar
    }: hacen falta de { $fewest } a { $most } (una persona sola lleva dos)
error-unknown-reckoner = Reckoner desconocido: «{ $name }»; hay: { $known }
error-reckoner-of-module = «{ $name }» pertenece al módulo { $module }, que no está en juego; añade el módulo { $module } o elige a otra persona
error-double-reckoner = «{ $name }» se ha elegido dos veces; cada Reckoner juega una sola vez
error-unknown-difficulty = dificultad desconocida: «{ $name }»; hay: { $known }
error-unknown-city = ciudad desconocida: «{ $name }»; hay: { $known }
error-unknown-boss = Jefe desconocido: «{ $name }»; hay: { $known }
error-unknown-pack = aquí no hay ningún paquete «{ $name }»; { $known ->
        [none] tus paquetes van en su propia carpeta, véase docs/packs.md
       *[other] hay: { $known }
    }
error-unknown-module = ningún paquete de esta mesa trae el módulo { $name }; { $known ->
        [none] aquí no hay módulos
       *[other] hay: { $known }
    }
error-unknown-option = opción desconocida: «{ $name }»; hay: { $known }
error-small-city = la ciudad «{ $name }» tiene { $districts } distritos, y { $reckoners } Reckoners necesitan { $needed }
error-no-boards = el Jefe «{ $name }» no tiene tableros para { $reckoners } Reckoners
error-unplayed = nadie actúa por «{ $name }»: no hay ninguna pieza «{ $plays }»; escribe plays = una de: { $known }

## Una partida guardada que no se puede cargar

error-no-record = esto no es el registro de una partida: { $reason }
error-other-position = { $place }, línea { $line }: la partida no lleva a la posición que se registró aquí
error-edited = { $place }, línea { $line }: «{ $do }» no es lo que se guardó aquí; el archivo se cambió después de escribirse
error-unplayable = { $place }, línea { $line }: «{ $do }» no se puede jugar: { $reason } ({ $rule })
error-no-end = { $place }: falta el final; el archivo se cortó tras la línea { $line }
error-other-format = { $place }: formato «{ $format }» { $version }; este programa lee «{ $known }» { $ours }
error-other-rules = { $place }: guardado con la versión { $version } de las reglas; este programa juega con la versión { $ours }
error-save-setup = { $place }: { $reason }
error-other-content = { $place }: guardado con otro contenido ({ $differences }); hay que jugarlo con los paquetes con los que se hizo
error-entries-differ = con otros valores ahora: { $entries }
error-entries-new = nuevo: { $entries }
error-entries-gone = desaparecido: { $entries }
error-unreadable-file = { $place }: no se puede leer ({ $reason })
error-empty-file = { $place }: el archivo está vacío; una partida guardada empieza con una línea que la describe
error-cut-line = { $place }, línea { $line }: el archivo se cortó a mitad de esta línea; sin ella la partida está entera hasta la línea { $whole }
error-no-save = { $place } no es una partida guardada
error-no-header = { $place }, línea 1: no es el comienzo de una partida guardada ({ $reason })
error-no-line = { $place }, línea { $line }: no es una línea de una partida guardada ({ $reason })
error-file-exists = { $place }: ya existe un archivo; elige otro nombre
error-file-grown = { $place }: otro programa ha escrito en este archivo; ciérralo allí y reanuda la partida

## Una posición en texto que no se puede leer

error-position-head = línea { $line }: una posición empieza por «{ $word }»
error-position-word = línea { $line }: «{ $word }» no puede estar { $after ->
    [none] al principio
   *[other] después de «{ $after }»
  }; aquí es posible: { $known }
error-position-missing = línea { $line }: falta «{ $word }»
error-position-twice = línea { $line }: «{ $word }» está dos veces; escríbelo una vez
error-position-gap = línea { $line }: no hay nada entre dos barras; escribe ahí una palabra o quita una barra
error-position-long = el texto es demasiado largo para una posición: como mucho { $most } caracteres
error-position-setup = línea { $line }: { $reason }
error-position-doing = línea { $line }: nadie tiene nada que decidir; «doing» acaba con uno de: { $known }
error-position-over = línea { $line }: la partida ha terminado, así que ya no pasa nada; quita «doing» o «result»
error-position-impossible = ninguna partida llega a esta posición: las reglas no saben seguir ({ $reason })

error-no-data-folder = { $folder }: aquí no se pueden guardar partidas ({ $reason })
error-second-server = Otro servidor ya usa { $folder }; está en { $address }. Juega allí o ciérralo antes.
error-newer-database = { $file }: es de una versión más reciente de Reckoners; actualiza esta o elige otra carpeta de datos
error-unusable-database = { $file }: no es una base de datos de partidas ({ $reason })
error-storage = el disco responde: { $reason }
error-conflict = otro programa ha escrito en esta partida
error-unknown-table = esa mesa no existe
error-no-port = { $host }, puerto { $port }: no se puede servir el juego aquí ({ $reason })
error-unknown-bot = bot desconocido: «{ $name }»; hay: { $known }
error-broken-bot = el bot «{ $name }» no arranca: { $reason }
error-bot-option = «{ $part }» no es una opción del bot «{ $name }»; las opciones se escriben nombre:clave=valor,clave=valor
error-bot-has-no-option = { $n ->
    [0] el bot «{ $name }» no tiene opciones
   *[other] el bot «{ $name }» no tiene la opción «{ $option }»; hay: { $known }
}
