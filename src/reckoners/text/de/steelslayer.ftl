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
advice-do-red-shield = { $n ->
        [one] einen roten Schild in { $district } entfernen
       *[other] { $n } rote Schilde in { $district } entfernen
    }
advice-do-blue-shield = { $n ->
        [one] einen blauen Schild in { $district } entfernen
       *[other] { $n } blaue Schilde in { $district } entfernen
    }
advice-do-copy-token = { $n ->
        [one] einen Kopiermarker in { $district } entfernen
       *[other] { $n } Kopiermarker in { $district } entfernen
    }

## The forecast

server-cause-no-red-shield = kein roter Schild mehr im Vorrat (−{ $n })
server-cause-no-blue-shield = kein blauer Schild mehr im Vorrat (−{ $n })
server-cause-no-copy-token = kein Kopiermarker mehr im Vorrat (−{ $n })
server-cause-no-equipment = keine Ausrüstung zu stehlen (−{ $n })
server-cause-no-money = kein Geld und nichts zu verkaufen (−{ $n })
server-cause-no-plan = kein Planungsmarker abzugeben (−{ $n })

## Refusals

refusal-steal-first = Ein Epic stiehlt: Wählt zuerst die Karte, die ihr abgebt; dann machen die Epics weiter.
refusal-sell-first = Euer Geld ist angegriffen und alle: Wählt zuerst eine Karte, die ihr verkauft; dann machen die Epics weiter.
refusal-discard-first = Eure Pläne sind angegriffen: Wählt zuerst, wer einen Planungsmarker abgibt; dann machen die Epics weiter.
refusal-no-token-left = { $reckoner } hat keinen Planungsmarker abzugeben.
