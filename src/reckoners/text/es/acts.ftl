# What cannot be done, about the use of dice and cards.

refusal-still-rolling = Los dados se usan cuando todo el equipo ha terminado de lanzar. Falta: { $seats }.
refusal-nothing-pays = Nada de lo que le queda a { $seat } muestra el coste de { $card }: { $cost }.
