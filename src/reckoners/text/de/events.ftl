# What happened, one short line each for the log of a game.
#
# Arguments are names as players know them, and numbers. Where a sentence has to choose, it can choose by the id of a
# thing, such as $symbol-id, or by $change: `plus` or `minus`. Amounts are never negative. $die is a die's place, such
# as d3; $source is a die, a Plan token or a card; $symbols and $face list symbols, such as "2 Contain, 1 Money".

## Steps

step-roll = Würfeln
    .when = beim Würfeln
step-use = Aktionen
    .when = im Aktionsschritt
    .at-once = Aktionen + Lohn
step-rewards = Belohnungen
    .when = beim Verteilen der Belohnungen
step-purchase = Einkauf
    .when = im Ausrüstungsschritt
step-add = Neue Epics
step-activate = Epics aktivieren
    .when = wenn eine Epic-Aktion euch wählen lässt
step-prologue = Vorbereitung
    .when = am Ende der Vorbereitung, nach den ersten Einkäufen
step-over = Spielende

event-round = Runde { $n }.
event-step = Schritt: { $step }.
event-forced = { $option-id ->
        [end] In diesem Schritt gibt es nichts mehr zu tun.
       *[other] Nur eine Möglichkeit: { $option }.
    }
event-over = { $result ->
        [won] Sieg! { $boss } ist besiegt.
       *[lost] Niederlage. Es ist niemand mehr zu retten.
    }

## Prologue

event-boss-placed = { $boss } erscheint in { $district }.
event-placed = { $reckoner } beginnt in { $district }.

## Rolling

event-rolled = { $reckoner } würfelt { $die }: { $face }.
event-kept = { $reckoner } behält { $die }.
event-rolling-done = { $reckoner } ist mit Würfeln fertig.
event-faith = { $reckoner } würfelt die gewählten Würfel noch einmal.

## Using dice

source-plan = Planungsmarker
symbols-any = beliebiges Symbol
symbols-nothing = kein Symbol

event-opened = { $symbols-id ->
        [nothing] { $reckoner } nutzt { $source }.
       *[other] { $reckoner } nimmt { $source }: { $symbols }.
    }
# $aim is `district`, `boss` or `none`; $target the name of the district, or of the Boss (and the track).
event-spent = { $aim ->
        [district] { $reckoner } nutzt { $source } für { $symbol } in { $target }.
        [boss] { $reckoner } nutzt { $source } für { $symbol } gegen { $target }.
       *[none] { $reckoner } nutzt { $source } für { $symbol }.
    }
event-lapsed = { $reckoner } lässt verfallen: { $symbols } ({ $source }).
event-moved = { $reckoner } geht von { $from } nach { $district }.
event-paid = { $reckoner } zahlt für { $card } mit { $source }.
event-turned = { $reckoner } dreht { $die }: { $face }.
event-gave = { $reckoner } gibt einen Planungsmarker, sofort nutzbar, an { $to }.
event-sniper = { $reckoner } zielt auf { $district }.
event-plan = { $n ->
        [one] { $reckoner } erhält einen Planungsmarker für die nächste Runde.
       *[other] { $reckoner } erhält { $n } Planungsmarker für die nächste Runde.
    }
event-plans-ready = { $n ->
        [one] Ein Planungsmarker von { $reckoner } ist bereit.
       *[other] { $n } Planungsmarker von { $reckoner } sind bereit.
    }

## Money, Enforcement, Barricades, population, base

event-money = { $change ->
        [minus] Das Team zahlt ${ $n } und hat noch ${ $now }.
       *[plus] Das Team verdient ${ $n } und hat ${ $now }.
    }
event-enforcement = { $change ->
        [minus] { $n } Schläger weniger in { $district }: { $now ->
                [0] keiner mehr da.
               *[other] noch { $now }.
            }
       *[plus] { $n } Schläger mehr in { $district }: jetzt { $now }.
    }
event-barricades = { $change ->
        [minus] { $n ->
                [one] Eine Barrikade
               *[other] { $n } Barrikaden
            } weniger in { $district }: { $now ->
                [0] der Weg ist frei.
               *[other] noch { $now }.
            }
       *[plus] { $n ->
                [one] Eine Barrikade
               *[other] { $n } Barrikaden
            } mehr in { $district }: jetzt { $now }.
    }
event-population = { $why ->
        [no-enforcement] Kein Schläger mehr im Vorrat: Bevölkerung −{ $n }
        [no-barricade] Keine Barrikade mehr im Vorrat: Bevölkerung −{ $n }
        [fortify] Stärken ist nicht mehr möglich: Bevölkerung −{ $n }
        [no-red-shield] Kein roter Schild mehr im Vorrat: Bevölkerung −{ $n }
        [no-blue-shield] Kein blauer Schild mehr im Vorrat: Bevölkerung −{ $n }
        [no-copy-token] Kein Kopiermarker mehr im Vorrat: Bevölkerung −{ $n }
        [no-equipment] Keine Ausrüstung zu stehlen: Bevölkerung −{ $n }
        [no-money] Kein Geld und nichts zu verkaufen: Bevölkerung −{ $n }
        [no-plan] Kein Planungsmarker abzugeben: Bevölkerung −{ $n }
        [no-card] Keine Ausrüstung, die ausfallen könnte: Bevölkerung −{ $n }
       *[attack] Bevölkerung −{ $n }
    }, noch { $now }.
event-base = Der Basismarker rückt: { $now ->
        [0] Er ist ganz oben.
        [one] { $now } Schritt unter dem obersten Feld.
       *[other] { $now } Schritte unter dem obersten Feld.
    }
event-base-found = Eure Basis ist entdeckt! Der Basismarker geht wieder ganz nach oben.
event-captured = { $reckoner } verliert { $die } an die Epics.

## Epics

event-bracket = { $change ->
        [minus] { $epic } wird geschwächt: Marker von { $was } auf { $now }.
       *[plus] { $epic } wird mächtiger: Marker von { $was } auf { $now }.
    }
event-research = { $epic }: { $now ->
        [0] keine Forschung mehr nötig.
       *[other] noch { $now } Forschung.
    }
event-weakened = { $epic } in { $district }: Schwachstelle gefunden, Gesundheit { $health }.
event-health = { $epic }: { $now ->
        [0] keine Gesundheit mehr.
       *[other] noch { $now } Gesundheit.
    }
event-defeated = { $epic } in { $district } ist besiegt!
event-enters = { $epic } kommt nach { $district }.
event-unknown-epic = Ein neuer Epic kommt nach { $district }; noch weiß niemand, welcher.
event-reshuffled = { $n ->
        [0] Der Epic-Stapel ist leer, und besiegte Epics gibt es auch keine.
        [one] Der Epic-Stapel ist leer: Ein besiegter Epic kehrt zurück.
       *[other] Der Epic-Stapel ist leer: { $n } besiegte Epics werden gemischt und kehren zurück.
    }
event-activates = { $epic } in { $district } wird aktiv.
event-acts = { $epic } handelt: { $action }.
event-overflows = Die Leiste von { $epic } ist voll: Die letzte Aktion geschieht { $n ->
        [one] noch einmal.
        [2] noch zweimal.
       *[other] noch { $n }-mal.
    }
event-gift = Unterstützung von { $from } für { $district }.
event-fortified = { $epic } wird gestärkt: Forschung { $research }, Gesundheit { $health }.
health-infinite = unendlich

## The Boss

event-boss-bracket = { $change ->
        [minus] { $boss }, { $track }: geschwächt, Marker von { $was } auf { $now }.
       *[plus] { $boss }, { $track }: mächtiger, Marker von { $was } auf { $now }.
    }
event-boss-research = { $boss }: { $now ->
        [0] keine Forschung mehr nötig.
       *[other] noch { $now } Forschung.
    }
event-boss-weakened = { $boss }: Schwachstelle gefunden, Gesundheit { $health }!
event-boss-health = { $boss }: { $now ->
        [0] keine Gesundheit mehr.
       *[other] noch { $now } Gesundheit.
    }
event-boss-activates = { $boss } wird aktiv.
event-boss-acts = { $boss } handelt ({ $track }): { $action }.
event-boss-overflows = { $boss }, { $track }: voll, also geschieht die letzte Aktion: { $action }.
event-boss-moves = { $n ->
        [0] { $boss } wird nach { $district } gebracht.
        [one] { $boss } zieht in den nächsten Bezirk: { $district }.
       *[other] { $boss } zieht { $n } Bezirke weiter: { $district }.
    }

## Rewards and purchases
# $reward is a number of something, such as "2 Plan" or "$3".

event-reward = Belohnung: { $reward }.
event-reward-lost = Belohnung ohne Nutzen: { $reward }.
event-bought = { $reckoner } bekommt { $card }.
event-die-gained = { $reckoner } bekommt noch einen Würfel: { $die }.
event-market = Neu auf dem Markt: { $card }.
event-refreshed = Der alte Markt wird abgeräumt.
event-ransomed = { $reckoner } bekommt { $die } zurück.
