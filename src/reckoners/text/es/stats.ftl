# Statistics and challenges: what the server says, and the terminal.

server-challenge-packs = { $n ->
        [one] Falta aquí el paquete { $packs }. Ponlo en la carpeta que indica «reckoners pack list» y abre el enlace otra vez.
       *[other] Faltan aquí los paquetes { $packs }. Ponlos en la carpeta que indica «reckoners pack list» y abre el enlace otra vez.
    }
