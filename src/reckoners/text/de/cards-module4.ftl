# What module 4 of Steelslayer prints on components, as in cards.ftl.
# A `.line` is something that a character might say; all of them are ours.

## Boss and city

boss-regalia = Regalia
    .line = Schaut in irgendeine Pfütze, meine Lieben. Ich schaue schon eine Weile zurück.

city-babilar = Babilar

district-painted-village = Painted Village
district-central-park = Central Park
district-grand-central = Grand Central
district-drowned-market = Drowned Market
district-rope-bridges = Rope Bridges
district-glowing-gardens = Glowing Gardens
district-sunken-harbour = Sunken Harbour

## Dawnslight cards

dawnslight-glowing-vines = Leuchtende Ranken
dawnslight-neon-graffiti = Neongraffiti
dawnslight-thorn-hedge = Dornenhecke
dawnslight-tangled-roots = Wurzelgeflecht
dawnslight-ripe-harvest = Reife Ernte
dawnslight-painted-map = Gemalte Karte
dawnslight-spray-paint = Sprühfarbe
dawnslight-bursting-pods = Platzende Schoten
dawnslight-curtain-of-leaves = Blättervorhang
dawnslight-sweet-scent = Süßer Duft
dawnslight-rooftop-feast = Festmahl auf dem Dach
dawnslight-lantern-fruit = Laternenfrucht
dawnslight-fruit-bowl = Obstschale
dawnslight-hidden-garden = Verborgener Garten

family-dawnslight = Einmal, kostenlos: { $gives } wie von einem Würfel. Dann ist die Karte aus dem Spiel.
    .title = Symbole, einmal
family-dawnslight-population = Einmal, kostenlos: { $n } Bevölkerung kommen zurück, auch über die vom Anfang hinaus. Dann ist die Karte aus dem Spiel.
    .title = Leute retten, einmal

## What Regalia and the districts of Babilar do

action-aid = Dawnslight-Hilfe
    .text = Zwei Dawnslight-Karten werden aufgedeckt. Ihr behaltet eine und gebt sie einem Reckoner in diesem Bezirk; die andere kommt unter den Stapel.
action-enforcement-clockwise = { $n ->
        [0] Nichts weiter
        [one] Schläger im Uhrzeigersinn
       *[other] { $n } Schläger im Uhrzeigersinn
    }
    .text = { $n ->
        [one] Ein Schläger kommt in den nächsten Bezirk im Uhrzeigersinn.
       *[other] { $n } Schläger kommen in den nächsten Bezirk im Uhrzeigersinn.
    }
action-enforcement-counterclockwise = { $n ->
        [0] Nichts weiter
        [one] Schläger gegen den Uhrzeigersinn
       *[other] { $n } Schläger gegen den Uhrzeigersinn
    }
    .text = { $n ->
        [one] Ein Schläger kommt in den nächsten Bezirk gegen den Uhrzeigersinn.
       *[other] { $n } Schläger kommen in den nächsten Bezirk gegen den Uhrzeigersinn.
    }

## Modules

module-4 = Neue Bosse und Städte
    .text = Regalia jagt die Reckoner, Limelight würfelt, was er tut; in Babilar muss jeder Bezirk abgesucht werden, und Ildithia wandert und zerfällt.
