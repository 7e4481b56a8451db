# Reports of many games: what module 4 brings.

report-against = { $boss } à { $city }
report-column-boss = Grand Épique
report-column-city = Ville
report-column-seen = Retournées
report-column-taken = Gardées
report-column-used = Utilisées
report-dawnslight = Cartes Dawnslight
    .note = Valeur : taux de victoire des parties où la carte a été gardée, moins celui des parties où c’était l’autre.
report-suffered = Ce que les cartes du Grand Épique font aux Redresseurs
report-axis-times-a-game = Fois par partie
report-what-suffers = Subi : { $effect }
report-what-marker = Pas sur les pistes de quartier
report-what-aid = Aides de Dawnslight
report-what-aid-none = Aides de Dawnslight sans carte
report-what-boss-card = Cartes du Grand Épique retournées
report-what-disabled-die = Dés mis hors service
report-what-disabled-card = Cartes mises hors service
