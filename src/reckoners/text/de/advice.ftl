# Was Bots raten: was zu tun ist, was es ändert, wie wahrscheinlich es gelingt, und warum.

## What to do
# Parts of a list, so without a capital letter or a full stop. $n is how many symbols; $dice lists dice by what they show (advice-dice).

advice-by = { $who }: { $what }
advice-with = { $what } ({ $with })
# What is used up.
advice-tokens = { $n ->
        [one] Planungsmarker
       *[other] { $n } Planungsmarker
    }
advice-do-keep = { $dice } behalten
advice-do-reroll = die anderen neu würfeln
advice-do-stop = alles behalten und aufhören
advice-do-power-faith = { $die-id ->
        [roll] { $die } mit { $card } neu würfeln
       *[other] { $die } für { $card } wählen
    }
advice-do-money = ${ $n } verdienen
advice-do-plan = { $n ->
        [one] ein Planungsmarker für die nächste Runde
       *[other] { $n } Planungsmarker für die nächste Runde
    }
advice-do-enforcement = { $n ->
        [one] Schläger in { $district } angreifen
       *[other] { $n }-mal Schläger in { $district } angreifen
    }
advice-do-contain = { $n ->
        [one] { $epic } schwächen
       *[other] { $epic } { $n }-mal schwächen
    }
advice-do-contain-boss = { $n ->
        [one] { $boss } schwächen ({ $track })
       *[other] { $boss } { $n }-mal schwächen ({ $track })
    }
advice-do-research = { $n ->
        [one] { $epic } erforschen
       *[other] { $epic } { $n }-mal erforschen
    }
advice-do-attack = { $n ->
        [one] { $epic } angreifen
       *[other] { $epic } { $n }-mal angreifen
    }
advice-do-move = nach { $district } gehen
advice-do-barricade = { $n ->
        [one] eine Barrikade aus { $district } entfernen
       *[other] { $n } Barrikaden aus { $district } entfernen
    }
advice-do-card = { $card } nutzen
advice-do-lapse = den Rest verfallen lassen
advice-do-power-improvise = { $die } drehen auf { $face }
advice-do-power-operations = ein Planungsmarker für { $reckoner }
advice-do-power-sniper = auf { $district } zielen
advice-do-end-use = die Aktionen beenden
advice-do-end-purchase = den Einkauf beenden
advice-do-token = { $n ->
        [one] ein Planungsmarker für { $reckoner }
       *[other] { $n } Planungsmarker für { $reckoner }
    }
advice-do-buy = { $card } für { $reckoner } kaufen
advice-do-refresh = einen neuen Markt auslegen
advice-do-ransom = einen Würfel von { $reckoner } zurückkaufen ({ $die })
advice-do-lose = { $reckoner } verliert einen Würfel ({ $die })
advice-do-place = in { $district } beginnen

## What it changes
# The forecast: what the Epics would take if they acted now.

advice-effect-people = Wären jetzt die Epics dran: Bevölkerung −{ $before } → −{ $after }.
advice-effect-dice = Würfel, die verloren gingen: { $before } → { $after }.
advice-effect-saved = Die Partie wäre nicht mehr verloren.
advice-effect-saved-by-all = Mit allem, was das Team noch tun kann, wäre die Partie nicht mehr verloren.
advice-effect-lost = Die Partie wäre noch immer verloren.

## How likely

advice-chance-roll = Mindestens einmal { $wanted }: { $percent } %.
advice-chance-better = Etwas Besseres, als da liegt: { $percent } %.
advice-chance-market = Eine bessere Karte, die das Team bezahlen kann: { $percent } %.
advice-winning = Aussicht auf den Sieg: etwa { $percent } %.

## Why

advice-why-wins = { $boss } ist besiegt und die Partie gewonnen.
advice-why-saves-game = Die Niederlage ist abgewendet: Es blieben { $left } Bevölkerung.
advice-why-boss-weakens = { $boss }: Schwachstelle gefunden, jetzt angreifbar; Gesundheit { $health }.
advice-why-defeats = { $epic } ist besiegt{ $count ->
        [0] .
       *[other] ; Belohnung: { $reward }.
    }
advice-why-weakens = { $epic }: Schwachstelle gefunden, Gesundheit { $health }.
advice-why-boss-research = { $boss }: Forschung −{ $n }, noch { $left }.
advice-why-boss-attack = { $boss }: Gesundheit −{ $n }, noch { $left }.
# $rounds and $people are numbers of rounds.
advice-why-race = Beim bisherigen Tempo dauert es bis zum Sieg über { $boss } noch { $rounds ->
        [one] etwa eine Runde
       *[other] etwa { $rounds } Runden
    }; bei den Verlusten der Vorschau reicht die Bevölkerung { $people ->
        [one] eine Runde.
        [99] viel länger.
       *[other] { $people } Runden.
    }
advice-why-research = { $epic }: Forschung −{ $n }, noch { $left }.
advice-why-attack = { $epic }: Gesundheit −{ $n }, noch { $left }.
advice-why-people = Es rettet { $n } Bevölkerung: Die nächste Epic-Phase kostet { $after } statt { $before }.
advice-why-dice = { $n ->
        [one] Ein Würfel geht nicht verloren.
       *[other] { $n } Würfel gehen nicht verloren.
    }
advice-why-holds = Es hält { $epic } auf. Dazu kommt es nicht: { $actions }.
advice-why-holds-boss = Es hält { $boss } auf, { $track }: { $n ->
        [one] ein Schritt.
       *[other] { $n } Schritte.
    }
advice-why-enforcement = { $n } Schläger weniger in { $district }, wohin ein neuer Epic kommt.
advice-why-enforcement-epic = { $n } Schläger weniger in { $district }: { $epic } rückt { $n ->
        [one] einen Schritt
       *[other] { $n } Schritte
    } weniger vor.
advice-why-way = Der Weg nach { $district } und heraus ist wieder frei.
advice-why-way-part = { $n ->
        [one] In { $district } steht eine Barrikade weniger.
       *[other] In { $district } stehen { $n } Barrikaden weniger.
    }
advice-why-gives = { $to } kann den Planungsmarker sofort nutzen, als jedes Symbol.
advice-why-aims = Die Würfel von { $reckoner } wirken dann auch in { $district }.
advice-why-turns = Der Würfel zeigt dann: { $symbols }.
advice-why-moves = { $n ->
        [one] In { $district } kann { $reckoner } ein Symbol nutzen.
       *[other] In { $district } kann { $reckoner } { $n } Symbole nutzen.
    }
advice-why-moves-ahead = { $reckoner } ist dann für die nächste Runde in { $district }.
advice-why-money-for = ${ $n } mehr, und { $card } (${ $price }) lässt sich bezahlen.
advice-why-money = ${ $n } mehr für den Einkauf; dann hat das Team ${ $now }.
advice-why-plan = { $n ->
        [one] Der Planungsmarker kann in der nächsten Runde jedes Symbol sein.
       *[other] Die { $n } Planungsmarker können in der nächsten Runde jedes Symbol sein.
    }
advice-why-ends = { $n ->
        [0] Alle Würfel sind genutzt.
        [one] Ein Würfel ist übrig, ohne dass er etwas nützt.
       *[other] { $n } Würfel sind übrig, ohne dass sie etwas nützen.
    }
advice-why-ready = Es bereitet vor, was folgt.
advice-why-keeps = Behalten: { $symbols }.
advice-why-keeps-epic = Behalten: { $symbols }, gegen { $epic }.
advice-why-keeps-district = Behalten: { $symbols }, für { $district }.
advice-why-keeps-one = Behalten, weil ein Würfel bleiben muss: { $symbols }.
advice-why-rerolls = Neu gewürfelt: { $symbols }. Am nötigsten: { $wanted }.
advice-why-rerolls-any = Neu gewürfelt: { $symbols }. Jedes Symbol hilft.
advice-why-rerolls-idly = Neu gewürfelt: { $symbols }. Es wird kein Symbol mehr gebraucht.
advice-why-stops = Nichts bleibt dem Zufall überlassen: { $symbols }.
advice-why-card = { $card }, ${ $price }: { $text }
advice-why-ransom = Für ${ $price } hat { $reckoner } in jeder Runde einen Würfel mehr.
advice-why-refresh = { $n ->
        [0] Keine verdeckte Karte, die das Team bezahlen könnte, ist besser als das Angebot.
        [one] Eine verdeckte Karte, die das Team bezahlen könnte, ist besser als das Angebot.
       *[other] { $n } verdeckte Karten, die das Team bezahlen könnte, sind besser als das Angebot.
    }
advice-why-saves-money = { $card } kostet ${ $price }; das Team spart seine ${ $money } dafür.
advice-why-ends-purchase = { $affordable ->
        [0] Mit ${ $money } lässt sich nichts im Angebot bezahlen.
       *[other] Nichts im Angebot ist seinen Preis wert; das Team behält seine ${ $money }.
    }
advice-why-place = Was { $reckoner } in { $district } am meisten nützt: { $symbols }.
advice-why-place-alone = Sonst beginnt niemand in { $district }.
advice-why-loses = { $reckoner } behält { $n ->
        [0] keinen Würfel
        [one] einen Würfel
       *[other] { $n } Würfel
    }.

## The decisions that counted

advice-turning = Runde { $round }, { $step }. { $what }. Das kostete { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }: Aussicht auf den Sieg { $best } % → { $after } %.
advice-turning-better = Besser, wie der Planer es sieht: { $what }.

## Keep odds

advice-odds-keep = { $dice } behalten, { $rest } neu würfeln
advice-odds-stop = Alles behalten
advice-odds-none = { $rest } neu würfeln
advice-odds-of = { $symbol } { $one } % (2: { $two } %, 3: { $three } %)
advice-odds-how = Wie wahrscheinlich jedes Symbol mindestens einmal (zweimal, dreimal) kommt, wenn die übrigen Würfel noch einmal gewürfelt werden.
