## Variantes de las reglas, y por qué dos de ellas no se juegan juntas

option-casual = Tranquila
    .text = el equipo empieza con $1 más por Reckoner
option-intense = Intensa
    .text = la barra amarilla del Jefe ataca 1 de población más en cada ronda
option-most-intense = Muy intensa
    .text = la barra amarilla del Jefe ataca 2 de población más en cada ronda
option-rewards-at-once = Recompensas al momento
    .text = un Épico derrotado da su recompensa enseguida, en el paso de usar dados
option-newcago-cards-a = Cartas de Chicago Nova, lado A
    .text = cada distrito de Chicago Nova tiene una carta, todas por el lado A: daña en cada ronda y ayuda a quien está allí
option-newcago-cards-b = Cartas de Chicago Nova, lado B
    .text = cada distrito de Chicago Nova tiene una carta, todas por el lado B: daña en cada ronda y ayuda a quien está allí
option-newcago-cards-mixed = Cartas de Chicago Nova, mezcladas
    .text = cada distrito de Chicago Nova tiene una carta, cuyo lado sortea la semilla: daña en cada ronda y ayuda a quien está allí

error-options-clash = «{ $one }» y «{ $other }» no van juntas; elige una de las dos ({ $rule })

event-intense = Partida más intensa: { $boss } ataca { $n } de población más.
