# Reports of many games: how tables are played, several of them side by side.

report-standing = Where Reckoners stand
    .note = When the use step ends: in the Boss’s district, in that of an Epic, or with neither. Lines for files count all Reckoners of the file, those for Reckoners all files.
report-bought = What is bought, side by side
    .plot = What is bought where it is offered
    .note = Of the games in which a card came into the market, those in which it was bought. What differs most between the files comes first.
report-defeats = How games are lost, side by side
    .plot = How games are lost
    .note = Shares of the games lost: whose doing took the last people, and why.
report-column-who = Who
report-column-standing-rounds = Rounds
report-column-with-boss = With the Boss
report-column-with-epic = With an Epic
report-column-alone = With neither
report-place-boss = With the Boss
report-place-epic = With an Epic
report-place-alone = With neither
report-by-boss = Boss
report-by-epic = Epic
report-by-city = City
report-axis-share-rounds = Share of rounds, %
report-axis-share-offered = Bought where offered, %
