# What an installed page shows while the program does not run.

server-page-offline = Das Programm läuft nicht
server-offline = Reckoners spielt auf deinem eigenen Rechner, und das Programm, das es dort braucht, ist beendet. Deine Partien sind gespeichert.
server-offline-start = Starte es mit { $play } in seinem Ordner oder mit { $serve } und versuche es noch einmal.
server-offline-again = Noch einmal versuchen
