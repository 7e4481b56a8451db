# Ce qui est trop long ou trop étrange pour une mise en place ou une partie enregistrée.

error-long-seed = une graine a au plus { $most } caractères, et celle-ci en a { $length }
error-odd-seed = la graine contient des caractères qui ne peuvent pas s’écrire
error-too-many-lines = { $place }, ligne { $line } : une partie enregistrée a au plus { $most } lignes
error-too-long-line = { $place }, ligne { $line } : plus longue que ne peut l’être une ligne de partie enregistrée ({ $most } octets)
error-mixed-line = { $place }, ligne { $line } : une ligne ne contient qu’une chose : ce qui a été fait, un contrôle, ou qui joue

server-record-full = Tant de coups ont été annulés et rejoués dans cette partie qu’elle ne va plus que de l’avant.
error-database-gone = { $file } : le fichier de toutes les parties a été supprimé ou remplacé pendant que le serveur tournait
server-fault-database-gone = Le fichier des parties a disparu : rien n’a été joué. Enregistrez cette partie, puis relancez le serveur.
server-fault-flood = Vous avez envoyé plus que cette table ne peut traiter ; la connexion a été fermée et reviendra d’elle-même.
server-fault-crowded = { $most } fenêtres regardent déjà cette table ; fermez-en une d’abord.
