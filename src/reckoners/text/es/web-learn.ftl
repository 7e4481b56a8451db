# Cómo se juega, la partida guiada y lo que el reglamento pliega.

## Preparación

# $n is the number of Reckoners.
web-new-research = El Jefe con { $n } Reckoners: investigación { $research }, después salud { $health }.

## Rule reference

web-rules-not-in-play = no está en juego
web-rules-away = { $pack }, no está en juego
web-rules-folded = { $n ->
    [one] Una regla de un módulo que no está en juego
   *[other] { $n } reglas de módulos que no están en juego
}
