# What the server says to the browser: options, the decision, the forecast's causes, the log, faults.

# The language's own name, for the list of languages.
server-language = Deutsch

## Options
# What a button does. $die is a die's place, such as d3; $symbols and $face list symbols, such as "2 Contain, 1 Money".

server-do-keep = { $die } behalten
server-do-reroll = Die anderen neu würfeln
server-do-stop = Alle behalten, fertig
server-do-power-faith = { $die-id ->
        [roll] Gewählte neu würfeln
       *[other] { $die } für den Neuwurf wählen
    }
server-do-money = $1 verdienen
server-do-plan = Planungsmarker für die nächste Runde
server-do-enforcement = Einen Schläger entfernen: { $district }
server-do-contain = { $epic } schwächen
server-do-contain-boss = { $boss } schwächen: { $track }
server-do-research = { $epic } erforschen
server-do-attack = { $epic } angreifen
server-do-move = Nach { $district }
server-do-barricade = Eine Barrikade entfernen: { $district }
server-do-card = Für { $card } zahlen
server-do-lapse = Den Rest verfallen lassen
server-do-power-improvise = { $die } drehen: { $face }
server-do-power-operations = Planungsmarker an { $reckoner }
server-do-power-sniper = Auf { $district } zielen
server-do-power = { $card } nutzen
    .with = { $card } nutzen: { $things }
server-do-end-use = Aktionen beenden
server-do-end-purchase = Einkauf beenden
server-do-token = Planungsmarker für { $reckoner }
server-do-buy = { $card } für { $reckoner } kaufen
server-do-refresh = Neuen Markt auslegen
server-do-ransom = { $die } von { $reckoner } zurückkaufen
server-do-lose = { $reckoner } verliert { $die }
server-do-place = In { $district } beginnen

## The log
# $what is one of the options above.

server-log-team = { $what }
server-log-by = { $who }: { $what }
server-log-with = { $who }, { $source }: { $what }
server-log-set-up = Die Stadt ist aufgebaut

## The decision

server-decision-buy-first = Erster Einkauf
    .detail = Das Team hat ${ $money }.
server-decision-place = Wo beginnt ihr?
    .detail = Noch aufzustellen: { $who }.
server-decision-roll = Würfeln
    .detail = Noch am Würfeln: { $who }.
server-decision-use = Aktionen
    .detail = { $who ->
        [nobody] Niemand hat noch etwas zu nutzen.
       *[other] Noch dran: { $who }.
    }
server-decision-open = { $who }: noch { $symbols }
    .detail = Von: { $source }. Wer etwas anderes beginnt, lässt es verfallen.
server-decision-open-fresh = { $who }: { $source }, { $symbols }
    .detail = Davon ist noch nichts benutzt.
server-decision-rewards = Belohnungen verteilen
    .detail = Noch übrig: { $rewards }.
server-decision-purchase = Einkauf
    .detail = Das Team hat ${ $money }.
server-decision-lose = Basis entdeckt: einen Würfel abgeben
    .detail = { $who ->
        [nobody] Wählt, welcher.
       *[other] { $who } handelt gerade.
    }
server-decision-won = Sieg!
    .detail = { $boss } ist besiegt, in Runde { $round }.
server-decision-lost = Niederlage
    .detail = Die Stadt ist verloren, in Runde { $round }.

# One Reckoner's line.
server-seat-rolling = Wurf { $n } von { $rolls }
server-seat-rolled = Gewürfelt
server-seat-choosing = Würfel für Neuwurf gewählt
server-seat-open = { $source }: noch { $symbols }
server-seat-use = { $dice ->
        [0] Keine Würfel mehr
        [one] Noch ein Würfel
       *[other] Noch { $dice } Würfel
    }{ $plan ->
        [0] { "" }
       *[other] , { $plan } Plan
    }
server-seat-done = Fertig
server-seat-place = Ohne Bezirk

## The forecast
# $actions lists actions, such as "Enforcement, Attack Population".

server-cause = { $actions }
server-cause-none = Keine Aktion leuchtet
server-cause-overflow = { $n ->
        [one] Leiste voll: die letzte Aktion noch einmal
       *[other] Leiste voll: die letzte Aktion noch { $n }-mal
    }
server-cause-no-enforcement = kein Schläger mehr im Vorrat (−{ $n })
server-cause-no-barricade = keine Barrikade mehr im Vorrat (−{ $n })
server-cause-fortify = Stärken nicht mehr möglich (−{ $n })

## The end

server-turn-loss = Bevölkerung −{ $n } am Ende von Runde { $round }.

## Refusals and faults

server-late = Jemand war schneller: Der Tisch hat sich geändert. Seht noch einmal hin.
server-nothing-to-undo = Es gibt nichts zurückzunehmen.
server-nothing-to-redo = Es gibt nichts zu wiederholen.
server-playable = Das lässt sich jetzt spielen.
server-fault-unreadable = Die Nachricht ist nicht lesbar: { $reason }
server-fault-binary = Binäre Nachrichten werden hier nicht verstanden; sendet JSON-Text.
server-fault-too-large = Diese Nachricht ist zu groß; höchstens { $most } Bytes werden gelesen.
server-fault-unknown-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
server-fault-old-client = Diese Seite ist älter als der Server. Bitte neu laden.
server-fault-no-position = Diese Partie hat nur die Stellungen 0 bis { $last }.
server-fault-storage = Die Aktion ließ sich nicht speichern und wurde deshalb nicht gespielt: { $reason }
server-fault-broken-table = Dieser Tisch lässt sich nicht öffnen: { $reason }
server-fault-deleted = Dieser Tisch wurde gelöscht.
server-fault-bug = Im Server ging etwas schief; der Tisch ist, wie er war.
server-fault-set-up = Dieser Tisch lässt sich nicht aufbauen: { $reason }
server-fault-file = Diese Datei lässt sich nicht laden: { $reason }
server-fault-file-too-large = Diese Datei ist zu groß; höchstens { $most } Bytes werden gelesen.
# What an uploaded file is called in the sentence above.
server-this-file = diese Datei
server-fault-forbidden = Diese Anfrage kommt von einer anderen Seite und wird nicht beantwortet.
server-fault-unknown-page = Hier ist nichts.

## Bots
# Die Namen stehen in Listen und in Sätzen.

server-bot-name-planner = Planer
server-bot-name-greedy = Gierig
server-bot-name-random = Zufall
server-bot-text-planner = Denkt voraus und spielt gut.
server-bot-text-greedy = Nimmt, was jetzt am besten ist. Schnell.
server-bot-text-random = Tut irgendetwas Erlaubtes.
server-bot-replaced = { $kind ->
        [hung] Der Bot { $bot } hat nicht rechtzeitig geantwortet.
        [nonsense] Der Bot { $bot } wollte etwas, das nicht gespielt werden kann.
        [broken] Der Bot { $bot } startet nicht.
       *[other] Der Bot { $bot } hat versagt.
    } { $by } spielt an seiner Stelle weiter.
server-bots-failed = Die Bots haben versagt und sind angehalten. Spielt ihre Plätze selbst, oder lasst sie weitermachen.
server-fault-no-seat = Dieser Reckoner sitzt nicht an diesem Tisch.
server-fault-no-bot = Dieser Bot kann sich nicht setzen: { $reason }
server-fault-no-thought = Der Planer konnte das nicht ausrechnen. Fragt noch einmal.
