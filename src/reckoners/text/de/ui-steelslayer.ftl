# Was die Module von Steelslayer dem Befehl hinzufügen: Zeichen, Spielplan, Fragen. Wie in ui.ftl.

## Zeichen für einen kleinen Bildschirm

cli-short-pull = Zieh
cli-short-repel = Abst
cli-short-power-up = Schb
cli-short-transform = Verw
cli-short-steal = Dieb
cli-short-attack-money = −$
cli-short-attack-plan = −◆
cli-short-red-shield = RSd
cli-short-blue-shield = BSd
cli-short-copy = Kop
cli-short-copy-token = Mrk
cli-short-copy-token-clockwise = Mr›
cli-letter-pull = ∩
cli-letter-repel = ›
cli-letter-power-up = ↑
cli-letter-transform = ?
cli-letter-steal = ▤
cli-letter-attack-money = −$
cli-letter-attack-plan = −◆
cli-letter-red-shield = ▼
cli-letter-blue-shield = ▽
cli-letter-copy = =
cli-letter-copy-token = ⧉
cli-letter-copy-token-clockwise = ⧉›
cli-why-no-red-shield = kein RSd
cli-why-no-blue-shield = kein BSd
cli-why-no-copy-token = kein Mrk
cli-why-no-equipment = keine Karte
cli-why-no-money = kein $
cli-why-no-plan = kein ◆

## Der Spielplan

cli-supply = In der Schachtel:
cli-waiting = wartet: { $card }, { $either ->
        [yes] eines von { $symbols }
       *[no] { $symbols }
    }
cli-owing = halb bezahlt: { $card }, noch zu zahlen { $symbols }
cli-legend-modules = Mit Steelslayer: ▼ roter Schild, ▽ blauer Schild, ⧉ Kopiermarker, ▤ gestohlene Karte, ∩ Heranziehen: niemand zieht weg; ■ Sprengmarker auf der Karte, ☾ Karte schläft. Bev/B: einmal je Barrikade, /S je Schläger, /F je Forschungspunkt.
cli-a-die-decides = { $n ->
        [one] Ein Würfel entscheidet.
       *[other] { $n } Würfel entscheiden.
    }

## Der Tisch in Sätzen

cli-say-red-shields = { $n ->
        [one] Ein roter Schild schützt die Schläger.
       *[other] { $n } rote Schilde schützen die Schläger.
    }
cli-say-blue-shields = { $n ->
        [one] Ein blauer Schild schützt die Leistenmarker.
       *[other] { $n } blaue Schilde schützen die Leistenmarker.
    }
cli-say-copy-tokens = { $n ->
        [one] Ein Kopiermarker.
       *[other] { $n } Kopiermarker.
    }
cli-say-stolen = Gestohlen: { $card } von { $name }.
cli-say-held = Heranziehen: Niemand hier kann wegziehen.
cli-say-charges = mit { $n } Sprengmarkern
cli-say-supply = In der Schachtel: { $red } rote Schilde, { $blue } blaue Schilde, { $copies } Kopiermarker.
cli-say-range = Begänne jetzt die Epic-Phase: Bevölkerung −{ $least } bis −{ $most }, schlimmstenfalls bleiben { $left }{ $result ->
        [lost] : Das Spiel könnte verloren sein.
       *[on] .
    }

## Aufbau

cli-ask-modules = Welche Module? Nummern, etwa 1 3, oder all; Enter spielt das Grundspiel.
cli-ask-variants = Welche Varianten? Nummern oder Namen, etwa 1 3; Enter spielt ohne.
