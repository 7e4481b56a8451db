# What an installed page shows while the program does not run.

server-page-offline = Le programme ne tourne pas
server-offline = Reckoners se joue sur votre propre machine, et le programme qu’il lui faut s’est arrêté. Vos parties sont conservées.
server-offline-start = Lancez-le avec { $play } dans son dossier, ou avec { $serve }, puis réessayez.
server-offline-again = Réessayer
