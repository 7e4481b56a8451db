# What cannot be done, about the use of dice and cards.

refusal-still-rolling = Würfel werden eingesetzt, wenn alle fertig gewürfelt haben. Noch nicht fertig: { $reckoners }.
refusal-nothing-pays = Nichts, was { $reckoner } noch hat, zeigt die Kosten von { $card }: { $cost }.
refusal-cannot-serve = { $taken } kann nicht als { $symbol } dienen: { $reckoner } hat hier keines, oder keine Karte verbindet die beiden.

# The label of an option, where the player chooses which symbol is used up.

server-do-using-up = { $what } (verbraucht { $symbol })
