# Reports of many games: what module 4 brings.

report-against = { $boss } en { $city }
report-column-boss = Jefe
report-column-city = Ciudad
report-column-seen = Reveladas
report-column-taken = Conservadas
report-column-used = Usadas
report-dawnslight = Cartas de Dawnslight
    .note = Valor: tasa de victorias de las partidas en que se conservó la carta, menos la de aquellas en que fue la otra.
report-suffered = Lo que las cartas del Jefe hacen a los Reckoners
report-axis-times-a-game = Veces por partida
report-what-suffers = Sufrido: { $effect }
report-what-marker = Pasos en las barras de los distritos
report-what-aid = Ayudas de Dawnslight
report-what-aid-none = Ayudas de Dawnslight sin carta
report-what-boss-card = Cartas del Jefe reveladas
report-what-disabled-die = Dados fuera de servicio
report-what-disabled-card = Cartas fuera de servicio
