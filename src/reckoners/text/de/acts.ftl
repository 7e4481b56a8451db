# What cannot be done, about the use of dice and cards.

refusal-still-rolling = Würfel werden eingesetzt, wenn alle fertig gewürfelt haben. Noch nicht fertig: { $seats }.
refusal-nothing-pays = Nichts, was { $seat } noch hat, zeigt die Kosten von { $card }: { $cost }.
