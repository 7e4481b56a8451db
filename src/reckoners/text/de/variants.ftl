## Varianten der Regeln, und warum zwei davon nicht zusammen gespielt werden

option-casual = Leichter
    .text = das Team beginnt mit $1 mehr pro Reckoner
option-intense = Schwerer
    .text = die gelbe Leiste des Bosses greift in jeder Runde 1 Bevölkerung mehr an
option-most-intense = Am schwersten
    .text = die gelbe Leiste des Bosses greift in jeder Runde 2 Bevölkerung mehr an
option-rewards-at-once = Belohnung sofort
    .text = ein besiegter Epic gibt seine Belohnung sofort, im Aktionsschritt

error-options-clash = „{ $one }“ und „{ $other }“ gehen nicht zusammen; wählt eines davon ({ $rule })

event-intense = Eine schwerere Partie: { $boss } greift { $n } Bevölkerung mehr an.
