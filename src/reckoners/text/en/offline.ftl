# What an installed page shows while the program does not run.

server-page-offline = The program is not running
server-offline = Reckoners plays on your own machine, and the program that it needs there has stopped. Your games are kept.
server-offline-start = Start it with { $play } in its folder, or with { $serve }, and try again.
server-offline-again = Try again
