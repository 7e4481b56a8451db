# Statistics and challenges: what the server says, and the terminal.

server-challenge-packs = { $n ->
        [one] Falta aquí el paquete { $packs }. Ponlo en la carpeta que indica «reckoners pack list» y abre el enlace otra vez.
       *[other] Faltan aquí los paquetes { $packs }. Ponlos en la carpeta que indica «reckoners pack list» y abre el enlace otra vez.
    }

cli-help-stats = Cómo fueron tus partidas acabadas en el navegador, todas juntas.
cli-help-stats-all = Contar también las partidas que jugaron solo bots.
cli-help-stats-csv = Escribir en su lugar una fila por partida en este archivo.
cli-stats-none = Aún no ha acabado ninguna partida en el navegador.
cli-stats-reading = Leyendo partidas de antes: { $n } de { $of } (Ctrl-C para, lo leído se queda)
cli-stats-total = { $won } de { $games } partidas ganadas: { $share } %, en realidad probablemente { $low } a { $high } %.
cli-stats-row-won = Ganadas seguidas ahora: { $now }. Mejores rachas: { $won } ganadas, { $lost } perdidas.
cli-stats-row-lost = Perdidas seguidas ahora: { $now }. Mayores rachas: { $won } ganadas, { $lost } perdidas.
cli-stats-luck-more = Suerte con los dados: { $n } símbolos más que la media de { $dice } dados; el azar por sí solo se queda a menos de { $usual } en 95 de 100 casos.
cli-stats-luck-less = Suerte con los dados: { $n } símbolos menos que la media de { $dice } dados; el azar por sí solo se queda a menos de { $usual } en 95 de 100 casos.
cli-stats-by-boss = Por Jefe
cli-stats-by-city = Por ciudad
cli-stats-by-difficulty = Por dificultad
cli-stats-by-size = Por número de Reckoners
cli-stats-by-reckoner = Por Reckoner
cli-stats-by-card = Por Equipo, comprado o en posesión al final
cli-stats-rate = { $share } %, { $won } de { $games } (probablemente { $low } a { $high } %)
cli-stats-few = pocas partidas
cli-stats-bots-alone = { $n ->
        [one] Una partida que jugaron solo bots no se cuenta; --all la cuenta.
       *[other] { $n } partidas que jugaron solo bots no se cuentan; --all las cuenta.
    }
