# Reports of many games: how tables are played, several of them side by side.

report-standing = Où se tiennent les Redresseurs
    .note = À la fin de l’étape d’utilisation des dés : dans le quartier du Grand Épique, dans celui d’un Épique, ou avec aucun des deux. Les lignes des fichiers comptent tous les Redresseurs du fichier, celles des Redresseurs tous les fichiers.
report-bought = Ce qui est acheté, côte à côte
    .plot = Ce qui est acheté quand c’est proposé
    .note = Parmi les parties où une carte est arrivée au marché, celles où elle a été achetée. Ce qui diffère le plus entre les fichiers vient en premier.
report-defeats = Comment les parties sont perdues, côte à côte
    .plot = Comment les parties sont perdues
    .note = Parts des parties perdues : qui a pris les derniers habitants, et pourquoi.
report-column-who = Qui
report-column-standing-rounds = Manches
report-column-with-boss = Avec le Grand Épique
report-column-with-epic = Avec un Épique
report-column-alone = Avec aucun
report-place-boss = Avec le Grand Épique
report-place-epic = Avec un Épique
report-place-alone = Avec aucun
report-by-boss = Grand Épique
report-by-epic = Épique
report-by-city = Ville
report-axis-share-rounds = Part des manches, %
report-axis-share-offered = Acheté quand proposé, %
