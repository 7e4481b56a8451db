# What people type on the command line
cli-no-seconds = «{ $given }» no es un número de segundos de { $least } a { $most }
cli-odd-word = La línea de órdenes tiene una palabra que no es texto: «{ $word }»
