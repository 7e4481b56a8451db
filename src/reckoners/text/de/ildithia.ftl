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

step-ildithia = Ildithia bewegen

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

## Dinge, auf die man zeigt

inspect-marker-passed = Bezirksleiste
    .text = Wenn die Stadt an diesem Bezirk vorbeizieht, geschieht alles vom Marker an abwärts, nur das unterste Feld nicht. Jedes Symbol eines Reckoners, der hier steht, senkt den Marker um eins. Wer ihn ganz nach unten bringt, bekommt sofort 2 Forschung gegen den Boss. Danach steht der Marker wieder am Anfang.
inspect-tram = Bewegungstafel
    .text = Bevor neue Epics kommen, wandert die Stadt weiter: Die Tafel zieht im Uhrzeigersinn an den nächsten Bezirken vorbei, und jeder führt aus, was von seiner Leiste übrig ist.

## Das Kommando

cli-short-copy-own = Eig
cli-short-boss-research = For
cli-letter-copy-own = ≡
cli-letter-boss-research = ⌕
cli-legend-ildithia = In Ildithia: ⌂ der Marker auf der Leiste eines Bezirks und was dort geschähe, ⇢1 kommt in dieser Runde zuerst dran. ≡ den Epic hier kopieren, ⌕ Forschung gegen den Boss.
cli-say-walk-marker = { $n ->
        [0] Der Marker steht ganz unten: Es geschieht nichts, wenn die Stadt vorbeizieht.
       *[other] Der Marker steht auf { $n }. Wenn die Stadt vorbeizieht: { $actions }.
    }
cli-say-tram = Die Bewegungstafel liegt hinter { $district } und zieht als Nächstes vorbei an: { $passed }.
cli-city-walks = Marker der Bezirksleisten beginnen auf { $markers }; Bezirke je Runde: { $passed }.
cli-so-many-reckoners = { $n } Reckoner
cli-say-passed = Die Stadt zieht an { $district } vorbei: { $actions }. { $n ->
        [0] Bevölkerung unversehrt.
       *[other] Bevölkerung −{ $n }.
    }
