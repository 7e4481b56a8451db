## Varianten der Regeln, und warum zwei davon nicht zusammen gespielt werden

option-casual = Leichter
    .text = das Team beginnt mit $1 mehr pro Reckoner
option-intense = Schwerer
    .text = die gelbe Leiste des Bosses greift in jeder Runde 1 Bevölkerung mehr an
option-most-intense = Am schwersten
    .text = die gelbe Leiste des Bosses greift in jeder Runde 2 Bevölkerung mehr an
option-rewards-at-once = Belohnung sofort
    .text = ein besiegter Epic gibt seine Belohnung sofort, im Aktionsschritt
option-newcago-cards-a = Newcago-Karten, Seite A
    .text = jeder Bezirk Newcagos hat eine Karte, alle mit Seite A: sie schadet in jeder Runde und hilft denen, die dort stehen
option-newcago-cards-b = Newcago-Karten, Seite B
    .text = jeder Bezirk Newcagos hat eine Karte, alle mit Seite B: sie schadet in jeder Runde und hilft denen, die dort stehen
option-newcago-cards-mixed = Newcago-Karten, gemischt
    .text = jeder Bezirk Newcagos hat eine Karte, welche Seite, bestimmt der Startwert: sie schadet in jeder Runde und hilft denen, die dort stehen

error-options-clash = „{ $one }“ und „{ $other }“ gehen nicht zusammen; wählt eines davon ({ $rule })

event-intense = Eine schwerere Partie: { $boss } greift { $n } Bevölkerung mehr an.
