# What cannot be done, about the use of dice and cards.

refusal-still-rolling = Los dados se usan cuando todo el equipo ha terminado de lanzar. Falta: { $reckoners }.
refusal-nothing-pays = Nada de lo que le queda a { $reckoner } muestra el coste de { $card }: { $cost }.
refusal-cannot-serve = { $taken } no puede servir como { $symbol }: { $reckoner } no lo tiene aquí, o ninguna carta une los dos.

# The label of an option, where the player chooses which symbol is used up.

server-do-using-up = { $what } (gasta { $symbol })
