# What module 4 says while it is played: Attack Reckoners, Babilar's tracks, Dawnslight, rewards at once.

## What Regalia's cards do to Reckoners
# A name for a card or a token, and what it means for whoever suffers it.

suffers-reroll = Einmal weniger würfeln
    .text = In der Reckoner-Phase einmal weniger neu würfeln. Alle Regeln für das Behalten gelten.
suffers-die = Ein Würfel weniger
    .text = Ein Würfel wird weder geworfen noch benutzt. Welcher, wählt sein Reckoner.
suffers-equipment = Eine Ausrüstung weniger
    .text = Eine Ausrüstungskarte tut nichts. Welche, wählt ihr Reckoner; ohne Karte geht sofort 1 Bevölkerung verloren.
suffers-ability = Fähigkeit gesperrt
    .text = Die Fähigkeitskarte tut nichts, auch eine dauerhafte nicht.
suffers-move = Bewegen kostet doppelt
    .text = Eine Bewegung braucht zwei Würfel, Marker oder Karten. Eine Karte, die bewegt, zählt als einer davon.
suffers-doubles = Doppel zählen einmal
    .text = Zwei gleiche Symbole eines Würfels oder einer Karte zählen als eins. Drei und mehr sind sicher.

## What attacked Reckoners cannot do

refusal-die-disabled = { $die } von { $reckoner } fällt aus, bis der Angriff vorbei ist.
refusal-card-disabled = { $card } von { $reckoner } fällt aus, bis der Angriff vorbei ist.
refusal-disable-first = Wer angegriffen ist, wählt zuerst, was ausfällt: { $reckoners }.
refusal-disable-card-first = { $reckoner } nennt zuerst die Ausrüstungskarte, die ausfällt, dann den Würfel.
refusal-nothing-to-disable = Bei { $reckoner } fällt nichts weiter aus.
refusal-move-half-paid = { $reckoner } hat eine halbe Bewegung nach { $district } bezahlt: Die andere Hälfte führt auch dorthin.
refusal-move-costs-two = Eine Bewegung kostet { $reckoner } jetzt zwei, und dieser Würfel hat schon die erste Hälfte nach { $district } bezahlt.
refusal-heals-nobody = { $card } von { $reckoner } gibt Symbole; sie bringt niemanden zurück.
event-move-lost = { $reckoner } zahlt die zweite Hälfte der Bewegung nach { $district } nicht: Die erste ist verloren.

## Decisions
# $who is who decides.

server-decision-aid = Dawnslight-Hilfe: eine Karte wählen
    .detail = Eine Karte bleibt, die andere kommt unter den Stapel.
server-decision-disable = Angegriffen: Was fällt aus?
    .detail = Noch zu wählen: { $who }.

## Options

server-do-aid = { $card } für { $reckoner }
server-do-disable-die = Auf { $die } verzichten
server-do-disable-card = Auf { $card } verzichten
server-do-heal = { $card }: 3 Bevölkerung zurück
server-do-district-track = Suche voranbringen: { $district }
server-do-reward-money = Das Geld nehmen
server-do-reward-boss-research = Boss-Forschung in { $district }
server-do-half-move = Erste Hälfte der Bewegung nach { $district }
server-do-other-half = Zweite Hälfte der Bewegung nach { $district }

## What happens, as events
# As in events.ftl. $effect is one of the names above, $effect-id its word; $other is the card that is not kept, if there is one.

event-marker = { $now ->
        [0] { $district }: Die Suche ist beendet.
       *[other] { $district }: noch { $now } Forschung auf der Leiste.
    }
event-aid = { $other-id ->
        [none] Dawnslight hilft in { $district }: { $card } ist die letzte Karte.
       *[other] Dawnslight hilft in { $district }: { $card } oder { $other }.
    }
event-aid-kept = { $other-id ->
        [none] { $reckoner } bekommt { $card }.
       *[other] { $reckoner } bekommt { $card }; { $other } kommt unter den Stapel.
    }
event-aid-none = Dawnslight hat für { $district } keine Karte mehr.
event-dawnslight-used = { $reckoner } nutzt { $card }: Die Karte verlässt das Spiel.
event-boss-goes = { $way ->
        [stays] { $boss } bleibt in { $district }.
       *[goes] { $boss } geht von { $from } nach { $district }.
    }
event-boss-card = { $boss } deckt eine Karte auf: { $effect }.
event-boss-cards-shuffled = Alle Karten von { $boss } waren offen: { $n ->
        [one] Die einzige kommt wieder.
       *[other] Die { $n } werden neu gemischt.
    }
event-suffers = { $effect-id ->
        [reroll] { $reckoner } wird angegriffen: einmal weniger neu würfeln.
        [die] { $reckoner } wird angegriffen: ein Würfel weniger.
        [equipment] { $reckoner } wird angegriffen: eine Ausrüstungskarte weniger.
        [ability] { $reckoner } wird angegriffen: Fähigkeit gesperrt.
        [move] { $reckoner } wird angegriffen: Bewegen kostet zwei Würfel.
        [doubles] { $reckoner } wird angegriffen: Doppel zählen einmal.
       *[other] { $reckoner } wird angegriffen: { $effect }.
    }
event-tokens-back = { $n ->
        [one] Ein Marker für „Reckoner angreifen“ kommt zurück: Sein Effekt ist vorbei.
       *[other] { $n } Marker für „Reckoner angreifen“ kommen zurück: Ihre Effekte sind vorbei.
    }
event-disabled-die = { $reckoner } verzichtet auf { $die }.
event-disabled-card = { $reckoner } verzichtet auf { $card }.
event-move-half = { $reckoner } zahlt die erste Hälfte einer Bewegung nach { $district } mit { $source }.

## The forecast

server-cause-no-card = keine Ausrüstung, die ausfallen könnte (−{ $n })

## Refusals

refusal-aid-first = Dawnslight hilft: Wählt zuerst eine Karte und wer sie bekommt; dann geht es weiter.
refusal-card-not-drawn = { $card } ist nicht unter den Karten, die Dawnslight jetzt anbietet.
refusal-not-in-district = { $reckoner } ist nicht in { $district }, wo Dawnslight hilft.
refusal-research-where-defeated = Diese Boss-Forschung ist für { $district }, wo der Epic besiegt wurde.
refusal-track-done = Die Suche in { $district } ist beendet: Auf der Leiste ist nichts mehr übrig.
refusal-rewards-first = Ein Epic ist besiegt: Nehmt zuerst die Belohnung, dann geht es mit den Würfeln weiter.
refusal-tracks-left = Gegen { $boss } hilft kein Angriff, solange nicht jeder Bezirk abgesucht ist: Auf den Leisten fehlen noch { $n } Forschung.
refusal-research-in-districts = Nach { $boss } wird auf den Leisten der Bezirke gesucht, nicht unmittelbar.
refusal-card-only-heals = { $card } hat keine Symbole: Die Karte bringt Bevölkerung zurück, mehr kann { $reckoner } damit nicht tun.
refusal-unknown-dawnslight = { $known ->
        [nothing] In dieser Stadt gibt es keine Dawnslight-Karten.
       *[other] „{ $word }“ ist keine Dawnslight-Karte ({ $known }).
    }
part-boss-research = Boss-Forschung
aid-population = { $n } Bevölkerung
