# The table in the browser: what the screen itself says. Names of things and the words of the game come from the other
# files; here are labels, hints and what a screen reader is told.

## Top bar

web-table-round = Runde
web-table-steps = Schritte der Runde
web-table-still-acting = Noch dran: { $who }
web-table-still-acting-short = noch dran
web-table-still-rolling-short = am Würfeln
web-table-tools = Werkzeuge
web-table-undo = Zurück
web-table-redo = Wiederholen
web-table-rules = Regeln
web-table-rules-all = Alle Regeln
web-table-menu = Menü
web-table-link-lost = Verbindung unterbrochen. Neuer Versuch …

## City

web-table-city = Stadt
web-table-is-here = { $name } ist hier
web-table-acts-as = Handelt als Nummer { $n }
web-table-costs = Würde { $n } Bevölkerung kosten
web-table-no-epic = Kein Epic hier. Ein neuer kommt.
web-table-research = { $n ->
        [0] Schwachstelle bekannt
       *[other] Forschung { $n }
    }
web-table-health = { $n ->
        [-1] Gesundheit unendlich, { $weak } bei bekannter Schwachstelle
       *[other] Gesundheit { $n }
    }
web-table-weakened = erforscht
web-table-then = dann { $n }
web-table-will-happen = { $action }, wird geschehen
web-table-overflows = { $action }, geschieht, weil die Leiste voll ist, { $n }-mal
web-table-lit-before = { $action }, leuchtet durch einen früheren Epic
web-table-enforcement = { $n } Schläger
web-table-barricade = { $n ->
        [one] Eine Barrikade: gesperrt
       *[other] { $n } Barrikaden: gesperrt
    }
web-table-sniper-here = Der Scharfschützenmarker ist hier
web-table-reward = Lohn
web-table-reward-is = Belohnung, wenn besiegt: { $reward }
web-table-track-sum = { $track }: { $n }

## Decision

web-table-decision = Entscheidung
web-table-seat-line = { $name }: { $line }
web-table-recap = { $n ->
        [0] Die Epic-Phase hat niemanden gekostet.
       *[other] Die Epic-Phase hat { $n } Bevölkerung gekostet.
    }
web-table-hand = { $name }: { $what }
web-table-hand-left = { $name }: noch { $symbols }
web-table-anywhere = in jedem Bezirk
web-table-lapses = verfällt: { $what }
web-table-lapse = Rest verfällt
web-table-put-down = Weglegen
web-table-end = { $step ->
        [use] Schritt beenden
        [purchase] Kauf beenden
        [prologue] Kauf beenden
       *[other] Weiter
    }
web-table-end-sure = Trotzdem beenden
web-table-left = { $n ->
        [one] Ein Würfel ist übrig
       *[other] { $n } Würfel sind übrig
    }
web-table-left-who = { $who }: Was nicht benutzt ist, geht verloren.
web-table-ways = Bewegen, Barrikade räumen
web-table-why = Warum nicht?
web-table-why-title = Warum nicht?
web-table-why-detail = Klickt an, was ihr tun oder nutzen möchtet.
web-table-never-mind = Doch nicht
web-table-dismiss = Schließen
web-table-rule-open = Regel lesen
web-table-reroll = { $n } neu würfeln
web-table-keep-all = Alle behalten
web-table-faith-roll = { $n ->
        [0] Faith: würfeln
       *[other] Faith: { $n } würfeln
    }
web-table-reward-where = { $symbol }: wo?
web-table-buy-for = { $card }: für wen?
web-table-result = Zum Ergebnis
web-table-past = Der Tisch nach Aktion { $at } von { $of }
web-table-go-on-here = { $n ->
        [one] Hier weiter (nimmt eine Aktion zurück)
       *[other] Hier weiter (nimmt { $n } Aktionen zurück)
    }
web-table-to-now = In die Gegenwart
web-table-speed = Tempo
web-table-skip = Überspringen
web-table-space = Leer

## Reckoners

web-table-others = Andere Reckoner
web-table-acting = dran
web-table-done = fertig
web-table-tray = Ablage von { $name }
web-table-nowhere = ohne Bezirk
web-table-dice = Würfel
web-table-die = Würfel { $n }, { $colour }: { $face }{ $state ->
        [open] , angefangen, übrig: { $left }
        [used] , benutzt
        [kept] , behalten
        [marked] , gewählt
        [captured] , verloren
        [rolled] , gewürfelt
       *[other] { "" }
    }
web-table-plan-token = Planungsmarker
web-table-plan-tokens = { $n ->
        [0] Kein Planungsmarker
        [one] Ein Planungsmarker
       *[other] { $n } Planungsmarker
    }
web-table-plan-next = { $n ->
        [0] Planungsmarker der nächsten Runde
        [one] Ein Planungsmarker für die nächste Runde
       *[other] { $n } Planungsmarker für die nächste Runde
    }
web-table-next = danach
web-table-card-state = { $state ->
        [used] benutzt
        [on] immer
        [ready] bereit
       *[idle] später
    }

## Side

web-table-resources = Stadt und Team
web-table-population = Bevölkerung { $n }; { $left } nach der Epic-Phase
web-table-population-short = Bevölkerung
web-table-low = Die Bevölkerung ist unter zehn.
web-table-money = Geld: ${ $n }
web-table-money-short = Geld
web-table-base = { $left ->
        [0] Fast entdeckt
       *[other] Basis geheim
    }
web-table-base-at = Basismarker auf Schritt { $n } von { $steps }
web-table-forecast = Vorschau
web-table-forecast-head = Vorschau Epic-Phase
web-table-forecast-sum = Bevölkerung −{ $n }
web-table-forecast-lost = Ihr würdet verlieren.
web-table-over = voll ×{ $n }
web-table-unknown = neuer Epic
web-table-market = Markt
web-table-market-closed = nach den Würfeln
web-table-market-empty = leer
web-table-refresh = Neuer Markt
web-table-log = Verlauf

## Phone

web-table-tab-city = Stadt
web-table-tab-boss = Boss
web-table-tab-forecast = Vorschau
web-table-tab-market = Markt
web-table-tab-log = Verlauf
web-table-districts = Bezirke, im Uhrzeigersinn
web-table-views = Ansichten
web-table-more-cards = Alle Karten
web-table-boss-here = ist hier
web-table-step-of = Schritt { $n } von { $of }

## Menu

web-table-file = Als Datei speichern
web-table-leave = Tisch verlassen
web-table-key-seat = Reckoner
web-table-key-dice = Würfel
web-table-key-plan = Planungsmarker
web-table-key-targets = was leuchtet
web-table-key-all = alle Symbole darauf
web-table-key-ability = Fähigkeit
web-table-key-cards = Ausrüstung
web-table-key-lapse = verfallen lassen
web-table-key-enter = das einzige Ziel; neu würfeln
web-table-key-drop = weglegen
web-table-key-end = Schritt beenden
web-table-key-undo = zurücknehmen, wiederholen
web-table-key-ring = den Ring entlang
web-table-key-places = Boss, Vorschau, Markt, Verlauf
web-table-key-rules = erklären, worauf Zeiger oder Fokus steht
web-table-key-show = Tasten zeigen
web-table-key-bots = Bots: anhalten, weiter
web-table-key-advice = was würdest du tun?

## Bots

web-table-bots-stop = Die Bots anhalten
web-table-bots-go = Die Bots weitermachen lassen
web-table-bots-stop-short = Anhalten
web-table-bots-go-short = Weiter
web-table-bots-act = Die Bots spielen
web-table-bots-act-detail = Schaut zu. Ihr könnt sie jederzeit anhalten.
web-table-bots-wait = Die Bots warten
web-table-bots-wait-detail = Sie machen weiter, wenn ihr es sagt.
web-table-bot-of = { $name }: von einem Bot gespielt, { $bot }
web-table-thinking = denkt nach
web-table-played-by = Wer { $name } spielt: { $who }
web-table-who-plays = Wer spielt { $name }?
web-table-person = Mensch
web-table-person-text = Ihr, an diesem Bildschirm oder an einem anderen.
web-table-pace = Tempo der Bots
web-table-pace-slow = Langsam
web-table-pace-normal = Normal
web-table-pace-fast = Schnell
web-table-pace-at-once = Sofort
web-table-thought-slow = denkt am längsten
web-table-thought-normal = denkt gut nach
web-table-thought-fast = denkt kurz nach
web-table-thought-at-once = denkt kaum nach
web-table-pace-text = Eine Änderung gilt für alle an diesem Tisch. „Zurück“ nimmt auch zurück, was Bots getan haben; dann warten sie auf euch. Vom Tempo hängt ab, wie lange der Planer nachdenkt.

## Rat

web-table-advice = Was würdest du tun?
web-table-advice-again = Noch einmal fragen
web-table-advice-thinking = Der Planer denkt nach …
web-table-advice-none = Gerade gibt es nichts vorzuschlagen.
web-table-advice-proposals = Vorschläge
web-table-advice-ready = { $n ->
        [one] Ein Vorschlag.
       *[other] { $n } Vorschläge.
    } Eine Zifferntaste spielt ihn.
web-table-advice-winning = Siegchance
web-table-advice-percent = { $n } %
web-table-advice-works = klappt: { $n } %
web-table-advice-wins = dann Sieg: { $n } %
web-table-odds = Chancen
web-table-odds-of = Chancen von { $name }
web-table-odds-none = { $name } hat gerade nichts neu zu würfeln.
web-table-odds-how = Bei einem weiteren Wurf, mit den behaltenen Würfeln. Ein Klick auf eine Zeile würfelt so.
web-table-odds-least = Mindestens
web-table-odds-keep = Behalten
web-table-odds-stop = Alle Würfel
web-table-odds-nothing = Keinen
