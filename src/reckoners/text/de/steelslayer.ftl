# What Steelslayer's modules 1 to 3 say while they are played: events, options, decisions, refusals.

## What Epics do, as events
# As in events.ftl. $change is `plus` or `minus`, $n how many, $now how many are there then.

event-red-shields = { $change ->
        [minus] Ein roter Schild weniger in { $district }: { $now ->
                [0] keiner mehr da.
               *[other] noch { $now }.
            }
       *[plus] { $n ->
                [one] Ein roter Schild
               *[other] { $n } rote Schilde
            } mehr in { $district }: jetzt { $now }.
    }
event-blue-shields = { $change ->
        [minus] Ein blauer Schild weniger in { $district }: { $now ->
                [0] keiner mehr da.
               *[other] noch { $now }.
            }
       *[plus] { $n ->
                [one] Ein blauer Schild
               *[other] { $n } blaue Schilde
            } mehr in { $district }: jetzt { $now }.
    }
event-copy-tokens = { $change ->
        [minus] Ein Kopiermarker weniger in { $district }: { $now ->
                [0] keiner mehr da.
               *[other] noch { $now }.
            }
       *[plus] { $n ->
                [one] Ein Kopiermarker
               *[other] { $n } Kopiermarker
            } mehr in { $district }: jetzt { $now }.
    }
event-acts-again = { $epic } handelt wegen eines Kopiermarkers noch einmal: { $action }.
event-settles = { $epic } zählt: { $action }, { $n ->
        [0] nichts da.
        [one] einmal.
       *[other] { $n }-mal.
    }
event-copied = { $district } kopiert { $from }: { $action }.
event-copied-nothing = { $district } findet in { $from } nichts zu kopieren.
event-transforms = Der Epic-Fähigkeitswürfel in { $district } zeigt: { $action }.
event-unknown-roll = In { $district } würde der Epic-Fähigkeitswürfel geworfen; niemand weiß, was er zeigt.
event-powers-up = Die Leiste von { $epic } ist voll, also löst Machtschub die letzte Aktion aus: { $action }.
event-pulled = { $reckoner } wird von { $from } nach { $district } gezogen.
event-repelled = { $reckoner } wird von { $from } nach { $district } geschoben.
event-stolen = { $card } von { $reckoner } ist gestohlen und liegt unter dem Epic in { $district }.
event-given-back = { $reckoner } bekommt { $card } zurück. Die Karte schläft bis zur nächsten Reckoner-Phase.
event-sold = { $card } von { $reckoner } ist für ${ $n } verkauft.
event-discarded = { $reckoner } gibt einen Planungsmarker ab.
event-blackmailed = Blackmail: { $epic } lässt aus: { $action }.
event-sabotaged = Sabotage: Der Leistenmarker von { $epic } rückt einen Schritt weniger.

## Decisions
# $who is the Epic that acts, or `nobody`.

server-decision-steal = Ausrüstung gestohlen: eine Karte abgeben
    .detail = { $who ->
        [nobody] Wählt, wessen Karte und welche.
       *[other] { $who } behält sie bis zur Niederlage.
    }
server-decision-sell = Kein Geld mehr: Ausrüstung verkaufen
    .detail = { $who ->
        [nobody] Wählt, wessen Karte und welche.
       *[other] { $who } greift euer Geld an.
    }
server-decision-discard = Pläne angegriffen: einen Planungsmarker abgeben
    .detail = { $who ->
        [nobody] Wählt, wer einen abgibt.
       *[other] { $who } handelt gerade.
    }
server-do-steal = { $reckoner } gibt { $card } ab
server-do-sell = { $card } von { $reckoner } verkaufen
server-do-discard = { $reckoner } gibt einen Planungsmarker ab
server-do-red-shield = Einen roten Schild entfernen: { $district }
server-do-blue-shield = Einen blauen Schild entfernen: { $district }
server-do-copy-token = Einen Kopiermarker entfernen: { $district }
advice-do-steal = { $reckoner } gibt { $card } ab
advice-do-sell = { $card } von { $reckoner } verkaufen
advice-do-discard = { $reckoner } gibt einen Planungsmarker ab
advice-do-blue-shield = { $n ->
        [one] einen blauen Schild in { $district } entfernen
       *[other] { $n } blaue Schilde in { $district } entfernen
    }
advice-do-copy-token = { $n ->
        [one] einen Kopiermarker in { $district } entfernen
       *[other] { $n } Kopiermarker in { $district } entfernen
    }

## The forecast

server-cause-counted = { $action } ×{ $n }
server-cause-rolls = { $n ->
        [one] was der Epic-Fähigkeitswürfel zeigt
       *[other] was der Epic-Fähigkeitswürfel zeigt, { $n }-mal
    }
server-cause-skipped = eine entfällt durch Blackmail
server-cause-sabotaged = Leistenmarker durch Sabotage einen Schritt weniger
server-cause-no-red-shield = kein roter Schild mehr im Vorrat (−{ $n })
server-cause-no-blue-shield = kein blauer Schild mehr im Vorrat (−{ $n })
server-cause-no-copy-token = kein Kopiermarker mehr im Vorrat (−{ $n })
server-cause-no-equipment = keine Ausrüstung zu stehlen (−{ $n })
server-cause-no-money = kein Geld und nichts zu verkaufen (−{ $n })
server-cause-no-plan = kein Planungsmarker abzugeben (−{ $n })

## Refusals

refusal-steal-first = Ein Epic stiehlt: Wählt zuerst die Karte, die ihr abgebt; dann machen die Epics weiter.
refusal-sell-first = Euer Geld ist angegriffen und alle: Wählt zuerst eine Karte, die ihr verkauft; dann geht es weiter.
refusal-discard-first = Eure Pläne sind angegriffen: Wählt zuerst, wer einen Planungsmarker abgibt; dann geht es weiter.
refusal-no-token-left = { $reckoner } hat keinen Planungsmarker abzugeben.

## The use of dice and cards, as events
# $colour and $for are dice by colour, $piece is what is brought. $exchange is `same` where a symbol is added and none changed.

piece-enforcement = einen Schläger
piece-barricade = eine Barrikade
piece-red-shield = einen roten Schild
piece-blue-shield = einen blauen Schild
piece-copy-token = einen Kopiermarker

event-plan-now = { $n ->
        [one] { $reckoner } erhält einen Planungsmarker, sofort nutzbar.
       *[other] { $reckoner } erhält { $n } Planungsmarker, sofort nutzbar.
    }
event-die-returned = { $reckoner } legt in den Vorrat zurück: { $colour }.
event-swapped = { $reckoner } tauscht mit { $card } einen Würfel: { $colour } statt { $for }.
event-half-paid = { $reckoner } zahlt die erste Hälfte von { $card } mit { $source }.
event-half-lost = { $reckoner } zahlt die zweite Hälfte von { $card } nicht: Die erste ist verloren.
event-waits = { $reckoner } darf eine Aktion von { $card } nutzen.
event-changed = { $exchange ->
        [same] { $reckoner } ergänzt mit { $card } ein Symbol: { $symbol }.
       *[other] { $reckoner } ändert mit { $card } ein Symbol: { $taken } wird zu { $symbol }.
    }
event-charged = { $reckoner } legt einen Sprengmarker auf die Karte: jetzt { $now }.
event-set-off = { $n ->
        [0] { $reckoner } schlägt ohne Sprengmarker zu
        [one] { $reckoner } zündet einen Sprengmarker
       *[other] { $reckoner } zündet { $n } Sprengmarker
    }: { $now ->
        [0] keiner mehr auf der Karte.
       *[other] noch { $now } auf der Karte.
    }
event-brought = { $reckoner } bringt { $piece } von { $from } nach { $district }.
event-regained = { $reckoner } nimmt { $die } zurück, um ihn noch einmal zu nutzen.
event-healed = Bevölkerung +{ $n }: jetzt { $now }.
event-consumed = Belohnung: { $counted }.
event-consumed-lost = Belohnung ohne Nutzen: { $counted }.

## Options
# The second symbol of a power is $symbol-2. $choice is a word of the power itself.

server-do-power-dispatcher = { $reckoner } nach { $district } schicken
server-do-power-demolitions = { $choice-id ->
        [put] Marker auf { $card } legen
        [0] Ohne Marker: 1 Angriff
        [1] Ein Marker: 3 Angriffe
        [2] Zwei Marker: 5 Angriffe
        [3] Drei Marker: 7 Angriffe
       *[other] Marker herunter: { $choice }
    }
server-do-power-tradecraft = { $card }: ein Symbol mehr, { $symbol }
server-do-power-utility-tool = { $card }: { $symbol } wird zu { $symbol-2 }
server-do-power-spyril = { $reckoner } nimmt einen benutzten Würfel zurück
server-do-power-extra-ammo = { $reckoner } würfelt unbenutzte Würfel neu
server-do-power-kidnap = Boss oder Material bringen: { $district }
server-do-power-dish-soap = Basismarker einen Schritt hoch
server-do-power-tracking-device = Planungsmarker, sofort nutzbar
server-do-power-med-kit = 1 Bevölkerung zurück
server-do-again = { $die } neu würfeln
server-do-enough = Nicht mehr würfeln
server-do-regain = { $die } zurücknehmen
server-do-swap = { $die } tauschen: { $colour }
server-do-take = Nehmen: { $colour }
server-do-leave = Würfel lassen, wie sie sind
server-do-bring = { $piece } holen: { $district }
server-do-bring-boss = Den Boss holen
server-do-done = Nichts mehr holen
advice-do-power-dispatcher = { $reckoner } nach { $district } schicken
advice-do-power-demolitions = { $choice-id ->
        [put] einen Marker auf { $card } legen
        [0] { $card } ohne Marker
        [1] { $card } mit einem Marker
       *[other] { $card } mit { $choice } Markern
    }
advice-do-power-tradecraft = { $card } für ein Symbol mehr, { $symbol }
advice-do-power-utility-tool = { $symbol } wird durch { $card } zu { $symbol-2 }
advice-do-power-spyril = einen benutzten Würfel an { $reckoner } zurückgeben
advice-do-power-extra-ammo = { $reckoner } Würfel neu würfeln lassen
advice-do-power-kidnap = Boss oder Material nach { $district } bringen
advice-do-power-dish-soap = Basismarker einen Schritt hoch
advice-do-power-tracking-device = einen sofort nutzbaren Planungsmarker nehmen
advice-do-power-med-kit = 1 Bevölkerung zurückholen
advice-do-again = { $die } neu würfeln
advice-do-enough = nicht mehr würfeln
advice-do-regain = { $die } zurücknehmen
advice-do-swap = { $die } tauschen ({ $colour })
advice-do-take = nehmen: { $colour }
advice-do-leave = die Würfel lassen, wie sie sind
advice-do-bring = { $piece } von { $district } holen
advice-do-bring-boss = den Boss holen
advice-do-done = nichts mehr holen

## Decisions
# $who is who decides.

server-decision-swap = Einen Würfel tauschen
    .detail = { $who } darf einen aus dem Vorrat nehmen.
server-decision-kidnap = Kidnap: wen oder was?
    .detail = { $who } holt den Boss oder bis zu drei Stücke.
server-decision-ammo = Extra Ammo: neu würfeln
    .detail = { $who } darf zwei unbenutzte Würfel neu würfeln oder einen zweimal.
server-decision-regain = Spyril: welcher Würfel?
    .detail = { $who } nimmt einen benutzten Würfel zurück.
server-seat-owing = { $card }: noch zu zahlen, { $symbols }
server-seat-waiting = { $card }: eine Aktion wartet

## Refusals

refusal-answer-first = Eine Karte wartet auf eine Wahl: Trefft sie zuerst, dann geht es weiter.
refusal-not-asked = Jetzt hat { $reckoner } zu wählen.
refusal-pulled = { $reckoner } kann sich nicht aus { $district } wegbewegen: Heranziehen hält dort alle fest.
refusal-die-open = { $reckoner } ist mitten in einem Würfel und lässt sich jetzt nicht versetzen.
refusal-no-used-die = { $reckoner } hat keinen benutzten Würfel, der zurückkommen könnte.
refusal-no-unused-die = { $reckoner } hat keinen unbenutzten Würfel zum Neuwürfeln.
refusal-die-not-used = { $die } von { $reckoner } ist nicht benutzt und kann daher nicht zurückkommen.
refusal-nothing-to-bring = Anderswo gibt es nichts, was nach { $district } kommen könnte.
refusal-boss-or-pieces = Es ist der Boss oder Material, nicht beides; nach { $district } ist schon Material gekommen.
refusal-boss-there = { $boss } ist schon in { $district }.
refusal-piece-there = Das ist schon in { $district }, wohin das Material kommt.
refusal-no-such-piece = So etwas gibt es in { $district } nicht.
refusal-die-taken-already = { $reckoner } hat den Würfel von { $card } schon; er lässt sich tauschen.
refusal-colour-gone = Davon hat der Vorrat nichts: { $colour }.
refusal-not-swappable = { $die } von { $reckoner } lässt sich mit dieser Karte jetzt nicht tauschen.
refusal-same-colour = { $card } tauscht gegen eine andere Farbe, sonst lässt { $reckoner } den Würfel, wie er ist.
refusal-base-at-top = Der Basismarker ist schon ganz oben; { $reckoner } kann die Karte als Würfel mit Geld nutzen.
refusal-base-hidden-first = { $card } gibt { $reckoner } nur Geld, wenn der Basismarker ganz oben ist; sonst hebt die Karte ihn an.
refusal-nobody-hurt = Es fehlt niemand: { $reckoner } kann die Bevölkerung nicht über den Anfangswert bringen.
refusal-no-charge-beside = { $reckoner } hat schon alle Sprengmarker auf der Karte: { $n }.
refusal-too-few-charges = { $reckoner } hat weniger Sprengmarker auf der Karte: { $n }.
refusal-cannot-change = { $card } kann das für { $reckoner } so nicht ändern.
refusal-pay-the-other = { $reckoner } hat die erste Hälfte von { $card } mit diesem Symbol bezahlt; das andere fehlt noch.
refusal-nothing-waits = { $card } gibt { $reckoner } nur eine Aktion, wenn etwas geschieht; gerade wartet keine.
refusal-no-move-after-move = Die Aktion von { $card } kann für { $reckoner } keine weitere Bewegung sein.
refusal-finish-open-die = { $reckoner } muss erst den offenen Würfel beenden, bevor { $card } das kann.
refusal-card-asleep = { $card } von { $reckoner } ist gerade zurückgekommen und schläft bis zur nächsten Reckoner-Phase.
refusal-card-stolen = { $card } ist gestohlen und gehört niemandem, bis der Epic, der sie hat, besiegt ist.
refusal-blue-shield = Ein blauer Schild in { $district } schützt dort die Leistenmarker: Entfernt ihn zuerst.
refusal-no-copy-token = In { $district } ist kein Kopiermarker, den ihr entfernen könntet.
refusal-no-such-target = Dort gibt es nichts für dieses Symbol: { $symbol }.
refusal-unknown-colour = „{ $word }“ ist keine Würfelfarbe ({ $known }).
refusal-unknown-piece = „{ $word }“ ist nichts, was sich bringen lässt ({ $known }).

## Advice: why
# As in advice.ftl.

advice-why-shield-red = { $left ->
        [0] Kein Schild schützt mehr die Schläger in { $district }.
       *[other] Ein Schild weniger schützt die Schläger in { $district }.
    }
advice-why-shield-blue = { $left ->
        [0] Kein Schild schützt mehr die Leistenmarker in { $district }.
       *[other] Ein Schild weniger schützt die Leistenmarker in { $district }.
    }
advice-why-copies = In { $district } ist ein Kopiermarker weniger.
advice-why-copies-epic = { $n ->
        [one] Ohne den Kopiermarker tut { $epic } in { $district } eine Aktion weniger.
       *[other] Ohne die Kopiermarker tut { $epic } in { $district } { $n } Aktionen weniger.
    }
advice-why-heals = { $n } Bevölkerung kommt zurück.
advice-why-saves-up = Mit dem Angesparten hat der nächste Schlag von { $reckoner } { $n } Angriffe.
advice-why-regains = { $reckoner } kann denselben Würfel zweimal nutzen.
advice-why-plan-now = { $reckoner } kann den Planungsmarker noch in diesem Schritt ausgeben.
advice-why-base-up = Die Basis ist besser versteckt: Es braucht einmal „Basis entdecken“ mehr, um sie zu finden.
advice-why-boss-comes = { $boss } ist dann in { $district }, wo ihr hinkommt.
advice-why-gives-card = { $card } kommt zu { $reckoner } zurück, wenn der Dieb besiegt ist.
advice-why-sells = { $card } von { $reckoner } bringt sofort ${ $price }.
advice-why-discards = { $reckoner } behält { $n ->
        [0] keinen Planungsmarker
        [one] einen Planungsmarker
       *[other] { $n } Planungsmarker
    }.
advice-why-swaps = { $colour }: { $reckoner } bekommt öfter { $wanted }.
advice-why-leaves = Die Würfel von { $reckoner } lassen sich zu Beginn der nächsten Runde wieder tauschen.
advice-why-ammo = Was { $reckoner } würfelt, entscheidet über alles Weitere, darum kommt es zuerst.
advice-why-rolls-again = { $reckoner } verzichtet für einen neuen Wurf auf { $symbols }.
advice-why-rolls-no-more = Was die Würfel von { $reckoner } zeigen, ist sicher.
