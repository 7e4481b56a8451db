# Reports of many games: how tables are played, several of them side by side.

report-standing = Dónde están los Reckoners
    .note = Al terminar el paso de usar dados: en el distrito del Jefe, en el de un Épico o con ninguno de los dos. Las filas de archivos cuentan a todos los Reckoners del archivo; las de Reckoners, todos los archivos.
report-bought = Qué se compra, lado a lado
    .plot = Qué se compra cuando se ofrece
    .note = De las partidas en las que una carta llegó al mercado, aquellas en las que se compró. Lo que más difiere entre los archivos va primero.
report-defeats = Cómo se pierden las partidas, lado a lado
    .plot = Cómo se pierden las partidas
    .note = Partes de las partidas perdidas: quién se llevó a los últimos habitantes y por qué.
report-column-who = Quién
report-column-standing-rounds = Rondas
report-column-with-boss = Con el Jefe
report-column-with-epic = Con un Épico
report-column-alone = Con ninguno
report-place-boss = Con el Jefe
report-place-epic = Con un Épico
report-place-alone = Con ninguno
report-by-boss = Jefe
report-by-epic = Épico
report-by-city = Ciudad
report-axis-share-rounds = Parte de las rondas, %
report-axis-share-offered = Se compra cuando se ofrece, %
