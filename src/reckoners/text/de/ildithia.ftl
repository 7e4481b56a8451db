# Ildithia, die Stadt, die wandert: ihre Namen, was ihre Leisten tun, was dort geschieht, und Ildithia schützen.

## Die Stadt

city-ildithia = Ildithia

district-sharp-tower = Sharp Tower
district-inkom-territory = Inkom Territory
district-crumbling-rows = Crumbling Rows
district-porters-square = Porters' Square
district-crystal-heights = Crystal Heights
district-brine-gardens = Brine Gardens
district-salt-mills = Salt Mills

## Was auf den Leisten ihrer Bezirke steht

action-copy-own = Den Epic hier kopieren
    .text = Die erste Aktion des Epics in diesem Bezirk geschieht. Ohne Epic geschieht nichts.
action-boss-research = { $n } Forschung gegen den Boss
    .text = Keine Aktion: Wer den Marker auf dieses Feld senkt, bekommt { $n } Forschung gegen den Boss, wo er auch ist.

## Der Schritt

step-ildithia = Ildithia wandert

## Was geschieht, als Ereignisse

event-protected = { $district } wird geschützt: Der Marker steht { $now ->
        [0] ganz unten.
       *[other] jetzt auf { $now }.
    }
event-protected-whole = Die Leute in { $district } danken euch: Sie wissen etwas über { $boss }.
event-tram-placed = Die Bewegungstafel liegt direkt hinter { $district }.
event-tram = Die Stadt wandert weiter: Die Bewegungstafel zieht an { $district } vorbei.
event-passed = { $n ->
        [0] { $district } nimmt keinen Schaden: Der Bezirk war geschützt.
        [one] { $district } zerfällt: eine Aktion.
       *[other] { $district } zerfällt: { $n } Aktionen.
    }
event-track-acts = { $district } zerfällt: { $action }.
event-copied-own = { $district } kopiert { $epic }: { $action }.
event-copied-own-nothing = { $district } findet nichts zu kopieren.
event-marker-back = { $district }: Der Marker steht wieder auf { $now }.

## Möglichkeiten

server-do-protect = { $district } schützen
advice-do-protect = { $n ->
        [one] { $district } schützen
       *[other] { $district } { $n }-mal schützen
    }

## Absagen

refusal-protected-already = { $district } ist schon geschützt: Der Marker steht ganz unten.
refusal-protect-in-use-step = Ildithia schützt ihr im Aktionsschritt, aber nicht mehr beim Einkauf.
refusal-reward-protects-nothing = Eine Belohnung wird so genutzt, wie sie gezeigt ist: Sie kann keinen Bezirk schützen.

## Das Kommando

cli-short-copy-own = Eig
cli-short-boss-research = For
cli-letter-copy-own = =
cli-letter-boss-research = ⌕
