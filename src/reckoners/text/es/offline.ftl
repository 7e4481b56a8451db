# What an installed page shows while the program does not run.

server-page-offline = El programa no está en marcha
server-offline = Reckoners se juega en tu propio equipo, y el programa que necesita se ha detenido. Tus partidas están guardadas.
server-offline-start = Inícialo con { $play } en su carpeta, o con { $serve }, y vuelve a intentarlo.
server-offline-again = Volver a intentarlo
