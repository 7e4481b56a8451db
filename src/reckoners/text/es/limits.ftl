# Lo que es demasiado largo o demasiado raro para una preparación o una partida guardada.

error-long-seed = una semilla tiene como máximo { $most } caracteres, y esta tiene { $length }
error-odd-seed = la semilla contiene caracteres que no se pueden escribir
error-too-many-lines = { $place }, línea { $line }: una partida guardada tiene como máximo { $most } líneas
error-too-long-line = { $place }, línea { $line }: más larga de lo que puede ser una línea de una partida guardada ({ $most } bytes)
error-mixed-line = { $place }, línea { $line }: una línea contiene una sola cosa: lo que se hizo, una comprobación o quién juega

server-record-full = En esta partida se ha deshecho y rehecho tanto que a partir de ahora solo va hacia delante.
error-database-gone = { $file }: el archivo con todas las partidas se ha borrado o sustituido mientras el servidor estaba en marcha
server-fault-database-gone = El archivo de las partidas ha desaparecido: nada se ha jugado. Guarda esta partida y reinicia el servidor.
server-fault-flood = Has enviado más de lo que esta mesa puede responder; la conexión se ha cerrado y volverá por sí sola.
server-fault-crowded = Ya hay { $most } ventanas mirando esta mesa; cierra antes una de ellas.
