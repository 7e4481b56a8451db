# Was Bots raten, wenn Regalia oder Babilar im Spiel ist: Leisten der Viertel, Dawnslight, Angriffe auf Reckoners, sofortige Belohnungen.

## What to do
# Parts of a list, so without a capital letter or a full stop.

advice-do-district-track = { $n ->
        [one] auf der Leiste von { $district } forschen
       *[other] { $n }-mal auf der Leiste von { $district } forschen
    }
advice-do-aid = { $card } für { $reckoner }
advice-do-heal = { $card } nutzen
advice-do-disable-die = { $die } setzt aus
advice-do-disable-card = { $card } setzt aus
advice-do-reward-money = das Geld der Belohnung nehmen
advice-do-reward-boss-research = die Boss-Forschung der Belohnung in { $district }

## Why

advice-why-track = Die Leiste von { $district }: −{ $n }, noch { $left }.
# $left is what is left on all tracks together.
advice-why-track-done = Die Leiste von { $district } steht auf 0. Auf allen Leisten zusammen noch { $left }.
# $actions are those of the spots that the marker meets.
advice-why-spots = Unterwegs trifft der Marker auf: { $actions }.
advice-why-aid = Unterwegs bringt der Marker Hilfe von Dawnslight in { $district }.
advice-why-aid-card = { $card }: { $text }
advice-why-aid-near = Von denen, die sie bekommen können, fängt { $reckoner } jetzt am meisten damit an.
advice-why-money-first = Was zuerst verdient wird, kann bezahlen, was die Leiste kostet.
advice-why-disables-die = In dieser Runde hat { $reckoner } { $n ->
        [0] keinen Würfel
        [one] einen Würfel
       *[other] { $n } Würfel
    }.
advice-why-disables-card = In dieser Runde lässt sich von { $reckoner } { $n ->
        [0] keine andere Ausrüstungskarte nutzen.
        [one] eine andere Ausrüstungskarte nutzen.
       *[other] jede der { $n } anderen Ausrüstungskarten nutzen.
    }
advice-why-missed-least = Nichts, worauf { $reckoner } verzichten kann, fehlt weniger.
# $n is how many Reckoners the Boss meets.
advice-why-avoids = { $boss } geht als Nächstes nach { $district } und trifft dort nur { $n ->
        [one] auf einen Reckoner.
       *[other] auf { $n } Reckoners.
    }
advice-why-lures = { $boss } kommt als Nächstes nach { $district }, wo { $n ->
        [one] ein Reckoner wartet.
       *[other] { $n } Reckoners warten.
    }
