# Bots und Rat am Prompt des Terminals. Was man tippt (bot, go, advice ...), ist in jeder Sprache gleich.

## Options

cli-help-bots = Welche Plätze Bots spielen: 3 (die letzten drei), all, tia,prof oder tia=greedy,prof=planner. Ohne: Menschen spielen.
cli-help-pace = Sekunden zwischen zwei Aktionen der Bots.

## Who plays

cli-ask-bots = Wer spielt sie? Enter: Menschen. Bots: wie viele Plätze (1), Namen ({ $first }), Name=Bot oder all. Bots: { $known }.
cli-bots-too-many = { $n } Bots für { $seats } Plätze sind zu viele.
cli-bots-no-seat = An diesem Tisch heißt niemand „{ $word }“; es gibt: { $known }.
cli-bots-seat = { $name }: { $bot ->
        [person] ein Mensch
       *[other] { $bot }
    }
cli-bots-none = Hier spielt kein Bot; gebt ihm einen Platz: bot tia planner
cli-bots-paused = Die Bots warten. „go“ lässt sie weitermachen, eure nächste Aktion auch.
cli-bot-how = Schreibt zum Beispiel: bot tia planner, oder: bot tia off. Bots: { $known }
cli-bot-plays = { $bot }: { $action }
# $details is what the bot itself or Python said, in whatever language.
cli-bot-trouble = Der Bot { $bot } { $kind ->
        [hung] hat nicht rechtzeitig geantwortet
        [raised] ist gescheitert
       *[nonsense] hat etwas geantwortet, was sich nicht spielen lässt
    } ({ $details }); ein anderer spielt an seiner Stelle weiter.

## Advice

cli-no-advice = Jetzt gibt es nichts zu entscheiden.
cli-advice-pick = { $n ->
        [1] 1 spielt ihn; Enter zeigt alle Möglichkeiten.
       *[other] 1 bis { $n } spielt einen; Enter zeigt alle Möglichkeiten.
    }
cli-no-odds = Gerade würfelt niemand.
cli-odds-of = { $name }, { $n ->
        [0] kein Neuwurf mehr
        [one] noch ein Neuwurf
       *[other] noch { $n } Neuwürfe
    }
cli-not-over = Was den Ausschlag gab, lässt sich erst am Ende der Partie sagen.
cli-decisive = { $n ->
        [0] Keine Entscheidung hat viel gekostet: Der Planer hätte es kaum besser gemacht.
        [one] Die Entscheidung, die am meisten gekostet hat:
       *[other] Die { $n } Entscheidungen, die am meisten gekostet haben:
    }
cli-decisive-wait = Rückblick auf die Partie ...
