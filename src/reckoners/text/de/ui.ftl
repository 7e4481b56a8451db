# The command line and the terminal game. Words that are typed (undo, why not, tia use d4 ...) are the same in every
# language; everything else is text.

## Help of the commands

cli-help = Das kooperative Würfelspiel The Reckoners im Terminal. Ein inoffizielles Fanprojekt.
cli-help-version = Zeigt die Version.
cli-help-language = Die Sprache, etwa de; sonst RECKONERS_LANGUAGE, sonst die des Systems.
cli-help-play = Eine Partie spielen. Ohne Optionen wird gefragt: wer spielt, wie schwer, welcher Seed.
cli-help-reckoners = Die Reckoner in der Reihenfolge ihrer Plätze: tia,abraham.
cli-help-boss = Der Boss, gegen den ihr spielt. Ohne: steelheart.
cli-help-city = Die Stadt, in der ihr spielt. Ohne: newcago.
cli-help-modules = Nummern von Modulen, die ein Paket mitbringt, mit Kommas dazwischen.
cli-help-options = Varianten der Regeln, mit Kommas dazwischen: casual, intense, most-intense, rewards-at-once, newcago-cards-a, newcago-cards-b, newcago-cards-mixed.
cli-help-difficulty = beginner, standard, hard oder sparks.
cli-help-seed = Beliebiger Text; derselbe Seed gibt dieselben Karten und Würfel. Ohne: ein zufälliger.
cli-help-pack = Ein Ordner mit einem eigenen Paket, das zum Grundspiel kommt. Mehrfach möglich.
cli-help-save = Die Datei für diese Partie. Ohne: eine neue in eurem Datenordner.
cli-help-no-color = Ohne Farben.
cli-help-plain = Nur Textzeilen: keine Farben, keine Kästen. Für Screenreader.
cli-help-json = Für Programme: JSON.
cli-help-resume = Die neueste offene Partie oder eine Datei weiterspielen.
cli-help-resume-file = Eine gespeicherte Partie.
cli-help-cards = Was die Karten tun, ihre Zahlen und welche davon eigene sind.
cli-help-card-name = Eine Karte, nach Namen: emp, Night Vision Goggles.
cli-help-packs = Pakete mit eigenen Karten.
cli-help-pack-list = Zeigt die Pakete, mit denen man unter ihrem Namen spielen kann.
cli-help-pack-check = Alle Fehler in einem Paket finden.
cli-help-pack-path = Der Ordner des Pakets.
cli-help-rules = Die Regeln in unseren Worten und unsere Festlegungen.
cli-help-rule-words = Eine Regel (USE-03), eine Gruppe (USE) oder Suchwörter.
cli-help-coverage = Welche Tests welche Regel belegen.
cli-help-scenarios = Szenariodateien: Stellungen und was geschehen muss.
cli-help-scenario-run = Szenariodateien durchspielen und zeigen, was davon abweicht.
cli-help-scenario-files = Dateien oder Ordner mit Dateien.
cli-help-replay = Eine gespeicherte Partie durchgehen.
cli-help-replay-file = Eine gespeicherte Partie.
cli-help-verify = Nur prüfen, ob die Partie zu ihrem aufgezeichneten Ende führt.
cli-help-from = Nach so vielen Aktionen beginnen.
cli-help-bench = Die Geschwindigkeit der Engine messen.
cli-help-seconds = Wie lange zufällig gespielt wird.

## What went wrong

cli-usage-error = { $what }. Hilfe: { $command } --help
cli-aborted = Abgebrochen.
cli-unknown-language = Die Sprache „{ $language }“ gibt es noch nicht; es gibt: { $known }.
cli-content-error = Paket „{ $pack }“: { $problem }{ $more ->
        [0] { "" }
        [one] { " " }(und noch ein Fehler; siehe: reckoners pack check)
       *[other] { " " }(und noch { $more } Fehler; siehe: reckoners pack check)
    }
cli-no-text = Diese Datei ist kein UTF-8-Text ({ $why }); speichert sie als UTF-8.
cli-os-error = { $file }: { $why }
cli-bug = Das ist ein Fehler in Reckoners ({ $what }), nicht eurer; Einzelheiten stehen in { $file }. Die laufende Partie bleibt erhalten: reckoners resume
cli-resume-skipped = Übersprungen: { $why }
cli-nothing-to-resume = In { $folder } liegt keine offene Partie; beginnt eine: reckoners play
cli-nothing-begun = Es wurde keine Partie begonnen.
cli-no-module = „{ $word }“ ist keine Nummer eines Moduls; schreibt Zahlen mit Kommas dazwischen, etwa --modules 1,2
cli-no-difficulty = unbekannter Schwierigkeitsgrad „{ $word }“; es gibt: { $known }
cli-no-card = Eine Karte „{ $name }“ gibt es nicht; vielleicht eine von: { $known }. Alle Karten: reckoners cards
cli-no-rule = Keine Regel heißt „{ $what }“ oder enthält diese Wörter; gebt eine ID wie USE-03 an, eine Gruppe ({ $groups }) oder andere Wörter.
cli-no-position = Eine Stellung { $n } gibt es in dieser Partie nicht; es gibt 0 bis { $last }.
cli-no-scenarios = { $folder }: keine Szenariodateien; ein Szenario ist eine .toml-Datei
cli-no-tests = { $folder } hat keinen Ordner „tests“ zum Durchsuchen; coverage braucht die Quellen des Projekts
cli-no-project = Weder { $folder } noch ein Ordner darüber ist das Reckoners-Projekt; coverage braucht dessen Quellen und Tests
cli-unreadable-source = { $file } ist nicht lesbar: { $why }

## Marks for a small screen
# One letter for a symbol, one syllable and one letter for an action. Boss tracks have three letters at most.

cli-mark-money = $
cli-mark-enforcement = S
cli-mark-contain = W
cli-mark-research = F
cli-mark-attack = A
cli-mark-plan = P
cli-mark-any = *
cli-short-fortify = Stär
cli-short-enforcement = Sch
cli-short-population = Bev
cli-short-barricade = Bar
cli-short-discover = Entd
cli-short-deploy = Sch
cli-short-wall = Bar
cli-short-boss = +{ $track }
cli-letter-fortify = T
cli-letter-enforcement = S
cli-letter-population = V
cli-letter-barricade = B
cli-letter-discover = E
cli-letter-deploy = S
cli-letter-wall = B
cli-letter-boss = +{ $track }
cli-track-yellow = Gel
cli-track-black = Swz
cli-track-red = Rot
cli-track-blue = Bla
cli-research-mark = F
cli-weakened-mark = F✓
cli-over-mark = { " " }über +{ $n }
cli-reward-boss = ◆−{ $n }
cli-formula-die = +1 { $die }
cli-formula-anywhere = { $gives } überall
cli-formula-move = bewegen
cli-why-attack = Angriff
cli-why-no-enforcement = kein Sch
cli-why-no-barricade = keine Bar
cli-why-fortify = voll

## The board

cli-title-team = Stadt und Team
cli-title-market = Markt
cli-title-log = Verlauf
cli-round = Runde { $n }
cli-still-acting = noch dran: { $who }
cli-people = Bevölkerung
cli-base = Basis
cli-reward = Belohnung
cli-no-epic = kein Epic
cli-unknown-epic = ein noch unbekannter Epic
cli-market-empty = leer
cli-groups = Schläger in Gruppen zu { $n }
cli-forecast-head = Vorschau Epic-Phase
cli-forecast-lost = Ihr würdet verlieren.
cli-forecast-nothing = nichts zu befürchten
cli-captured = verloren
cli-forecast-dice = Basis entdeckt: { $n ->
        [one] ein Würfel weg
       *[other] { $n } Würfel weg
    }
cli-rolls = { $name } würfelt { $dice }.
cli-rolling-done = fertig
cli-roll-number = Wurf { $n } von 3
cli-open = offen: { $source }, noch { $symbols }
cli-legend = Symbole: $ Geld, S Schläger, W Schwächung, F Forschung, A Angriff, P Plan. Aktionen links von ] leuchten: Sie werden geschehen. Stär Stärken, Sch Schläger, Bev Bevölkerung verloren, Bar Barrikade, Entd Basis entdecken (kurz: T, S, V, B, E), +Gel eine Boss-Leiste wächst, ↔ für beide Nachbarn. F✓ Schwachstelle bekannt, ● Schläger, ▦ Barrikade, ◆ Planungsmarker, ◇ Planungsmarker für die nächste Runde.

## The table in sentences

cli-say-team = { $round ->
        [0] { $step }.
       *[other] Runde { $round }, { $step }.
    } Bevölkerung { $people }. Geld ${ $money }. Basismarker auf Feld { $base } von { $spaces }.
cli-say-captured = { $n ->
        [one] Ein verlorener Würfel fehlt: { $name }.
       *[other] { $n } verlorene Würfel fehlen: { $name }.
    }
cli-say-infinite = unendlich, { $weakened } bei bekannter Schwachstelle
cli-say-boss = { $boss } in { $district }: Forschung { $research }, Gesundheit { $health }; Schläger in Gruppen zu { $n }.
cli-say-boss-track = { $track }. Geschieht: { $will }. Noch nicht: { $rest }.
cli-say-epic = { $epic }, Forschung { $research }, Gesundheit { $health }; geschieht: { $will }; noch nicht: { $rest }.
cli-say-overflow = Leiste voll: { $action } geschieht { $n ->
        [one] noch einmal.
       *[other] noch { $n }-mal.
    }
cli-say-district = Bezirk { $number }, { $district }: { $epic } Hier: Schläger { $enforcement }, Barrikaden { $barricades }, { $here }.
cli-nobody = niemand
cli-sniper-token = Scharfschützenmarker
cli-say-die = { $die } { $colour } { $state ->
        [idle] nicht gewürfelt
        [captured] verloren
        [disabled] außer Kraft
        [used] { $face } (benutzt)
        [marked] { $face } (gewählt)
        [rolled] { $face } (nicht behalten)
       *[kept] { $face }
    }
cli-say-card = { $card } ({ $state ->
        [used] benutzt
        [asleep] schläft
        [disabled] außer Kraft
        [always] dauerhaft
       *[ready] bereit
    })
cli-say-tray = { $name } in { $district }: { $dice }. Planungsmarker: { $plan } jetzt, { $next } für die nächste Runde. Karten: { $cards }.
cli-say-market = Markt: { $cards }.
cli-say-forecast = Begänne jetzt die Epic-Phase: { $n ->
        [0] keine Bevölkerung ginge verloren.
       *[other] Bevölkerung −{ $n }, noch { $left }{ $result ->
                [lost] : Ihr würdet verlieren.
               *[on] .
            }
    }
cli-say-actor = { $actor } in { $district }: { $actions }. { $n ->
        [0] Bevölkerung unversehrt.
       *[other] Bevölkerung −{ $n }.
    }
cli-say-loss = −{ $n }: { $action }{ $overflow ->
        [yes] { " " }(Leiste voll)
       *[no] { "" }
    }{ $why ->
        [no-enforcement] , kein Schläger mehr im Vorrat
        [no-barricade] , keine Barrikade mehr im Vorrat
        [fortify] , weder Forschung noch Gesundheit kann steigen
        [no-red-shield] , es gibt keinen roten Schild mehr
        [no-blue-shield] , es gibt keinen blauen Schild mehr
        [no-copy-token] , es gibt keinen Kopiermarker mehr
        [no-equipment] , niemand hat Ausrüstung
        [no-money] , kein Geld und nichts zu verkaufen
        [no-plan] , niemand hat einen Planungsmarker
        [no-card] , der Angegriffene hat keine Ausrüstung
       *[attack] { "" }
    }
cli-say-unknown = Ein neuer Epic kommt nach { $district }; was er tut, kann niemand wissen.

## At the prompt

cli-prompt = { $filter }>
cli-pause = Weiter mit Enter
cli-team = Team
cli-decision = { $step }: { $n } Möglichkeiten. Eine Zahl, Wörter zum Eingrenzen oder eine Aktion; help.
cli-group-open = { $symbols } offen
cli-lapses = verfällt: { $symbols }
cli-would-lapse = Wenn { $name } einen anderen Würfel beginnt: { $lost }
cli-relief = Bev. −{ $now } → −{ $then }
cli-no-number = Die Zahl { $n } steht nicht in der Liste; sie reicht bis { $last }.
cli-no-match = Zu „{ $typed }“ passt nichts, was jetzt geht. Tippt eine Zahl, einen Teil einer Möglichkeit oder „help“; Enter zeigt alles.
cli-no-count = „{ $word }“ ist keine Zahl; schreibt zum Beispiel: undo 3
cli-refused = { $sentence } ({ $rule })
cli-undone = { $n ->
        [one] Eine Aktion zurückgenommen.
       *[other] { $n } Aktionen zurückgenommen.
    }
cli-redone = { $n ->
        [one] Eine Aktion wiederholt.
       *[other] { $n } Aktionen wiederholt.
    }
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-nothing-to-redo = Es gibt nichts zu wiederholen.
cli-why-what = Warum was nicht? Schreibt zum Beispiel: why not tia use d1 research digzone
cli-why-fine = Das lässt sich jetzt spielen.
cli-file-exists = { $file } gibt es schon; wählt einen anderen Namen.
cli-kept = Die Partie liegt in { $file }
cli-how-to-resume = So geht sie weiter: reckoners resume "{ $file }"
cli-resumed = Weiter mit { $file }: Runde { $round }, { $n } Aktionen gespielt.
cli-prompt-help =
    Eine Zahl wählt aus der Liste. Wörter grenzen ein: „tia d1 night“; bleibt eine Möglichkeit, wird sie gespielt. Enter zeigt alles.
    Eine Aktion lässt sich ausschreiben: „tia use d1 research digzone“, „tia use plan move the-loop“, „buy emp for cody“.
    Mehrere Würfel auf einmal: „tia keep d1 d3“, „abraham use faith d1 d2“. Mehrere Aktionen: mit ; dazwischen.
    undo [n], redo [n]      Aktionen zurücknehmen, mit denselben Würfeln wiederholen
    why not AKTION          warum sie jetzt nicht geht, und nach welcher Regel
    rules [ID oder Wörter]  eine Regel in unseren Worten: rules USE-03, rules barrikade
    cards [NAME]            was eine Karte tut
    advice [who|n], odds    was tun und warum, mit einer Zahl: es spielen; welche Symbole wie wahrscheinlich kommen
    bot tia planner         ein Bot spielt Tia, „bot tia off“ beendet das; „bots“ zeigt alle; „go“ nach Strg-C oder undo
    ask prof contain digzone einen Bot um ein Symbol bitten; er sagt, ob er es tut. Beim Boss mit der Leiste
    decisive                nach der Partie: was am meisten gekostet hat
    forecast                die kommende Epic-Phase mit jedem Verlust und seinem Grund
    board, log [n]          noch einmal der Tisch; die letzten n Zeilen des Verlaufs
    save [DATEI]            wo die Partie liegt; mit Namen: eine Kopie
    quit                    aufhören; die Partie bleibt, „reckoners resume“ setzt sie fort
    { cli-legend }
    { cli-legend-modules }
    { cli-legend-babilar }
    { cli-legend-ildithia }
    { cli-legend-newcago-cards }

## Setting up

cli-welcome = The Reckoners. Ein kooperatives Spiel für eine bis sechs Personen, die gemeinsam gewinnen oder verlieren.
cli-alone = Es spielen { $fewest } bis { $most } Reckoner. Wer allein spielt, führt zwei; zu zweit oder zu dritt darf man mehrere führen.
cli-ask-reckoners = Welche Reckoner? Zahlen oder Namen, etwa 4 3 oder tia, abraham; „random 3“ lost drei aus, Enter zwei.
cli-ask-boss = Gegen welchen Boss? Eine Zahl oder ein Name; Enter heißt { $usual }.
cli-ask-city = In welcher Stadt? Eine Zahl oder ein Name; Enter heißt { $usual }.
cli-ask-difficulty = Wie schwer? Eine Zahl oder ein Name; Enter heißt Normal.
cli-ask-seed = Seed? Derselbe Text gibt dieselbe Partie; Enter nimmt einen zufälligen.

## The end

cli-result = { $result ->
        [won] Sieg! { $boss } ist besiegt.
       *[lost] Niederlage. Die Stadt ist verloren.
    }
cli-summary = { $who }; { $difficulty }; { $round ->
        [one] eine Runde
       *[other] { $round } Runden
    }, { $actions } Aktionen, { $defeated ->
        [one] ein Epic
       *[other] { $defeated } Epics
    } besiegt, Bevölkerung { $people }.
cli-seed = Seed { $seed }; die Partie liegt in { $file }
cli-after-the-end = „undo“ nimmt die letzte Aktion zurück, „log“ erzählt alles noch einmal, Enter beendet.

## Cards, packs, rules, scenarios, replays

cli-cards-reckoner = Reckoner
cli-cards-ability = Fähigkeiten
cli-cards-equipment = Ausrüstung
cli-cards-epic = Epics
cli-cards-boss = Bosse
cli-cards-die = Würfel
cli-kind-reckoner = Reckoner
cli-kind-ability = Fähigkeit
cli-kind-equipment = Ausrüstung
cli-kind-epic = Epic
cli-kind-boss = Boss
cli-kind-die = Würfel
cli-column-name = Name
cli-column-text = Wirkung
cli-column-numbers = Zahlen
cli-column-ours = Eigenes
cli-cards-hint = Alles über eine Karte und woher jede Zahl stammt: reckoners cards NAME
cli-epic-numbers = Forschung { $research }, Gesundheit { $health }, bei bekannter Schwachstelle { $weakened }; Belohnung: { $reward }
cli-die-numbers = { $n } in der Schachtel
cli-boss-level = { $level }: Anpassung Seite { $adjustment }, Macht Seite { $power }; Forschung nach Zahl der Reckoner: { $research }
cli-boss-power = Macht Seite { $side }, { $track }: { $actions }
cli-boss-adjustment = { $n } Reckoner, Seite { $side }, Gruppen zu { $group }, { $track }: { $actions }
cli-boss-numbers = zieht { $movement }
cli-values = Werte:
cli-module = Modul { $n }
cli-from-pack = Paket { $pack }
cli-ours = eigen: { $fields }
cli-provenance-hint = Buch: aus einem Regelheft. öffentlich: von einer öffentlichen Seite. eigen: von diesem Projekt entworfen, so nicht gedruckt.
cli-packs-folder = Eigene Pakete gehören nach { $folder }, jedes in einen eigenen Ordner.
cli-pack-fine = { $path }: in Ordnung
cli-our-ruling = unsere Festlegung
cli-steelslayer = Steelslayer
cli-rule-sources = Buch, Seite { $pages }
cli-rule-no-source = steht in keinem Buch
cli-rules-hint = Eine ganze Regel: reckoners rules USE-03. Eine Gruppe: reckoners rules USE. Suche: reckoners rules barrikade sperrt
cli-coverage = { $rules } Regeln und { $examples } Beispiele haben Tests; { $missing } haben keine:
cli-scenario-ok = ok      { $file }: { $title }
cli-scenario-differs = ANDERS  { $file }: { $title }
cli-verified = { $file }: führt zum aufgezeichneten Ende: { $n } Aktionen, Runde { $round }, { $result ->
        [won] gewonnen.
        [lost] verloren.
       *[playing] noch nicht zu Ende.
    }
cli-set-up = Aufbau
cli-replay-prompt = { $n }/{ $last } (Enter weiter, b zurück, eine Zahl, board, q)>
cli-replay-help = Enter geht weiter, b zurück, eine Zahl von 0 bis { $last } springt dorthin, board zeigt den Tisch, decisive was am meisten gekostet hat, q beendet.
cli-replay-end = Das war die letzte Aktion: { $result ->
        [won] gewonnen.
        [lost] verloren.
       *[playing] Die Partie ist nicht zu Ende.
    }

## What somebody says

cli-quoted = „{ $text }“

cli-help-terminal = Im Terminal, wie dieser Befehl es jetzt schon tut.
cli-help-serve = Im Browser spielen: startet das Spiel auf diesem Rechner und öffnet es.
cli-help-port = Der Port. Ohne Angabe: 8177 oder ein anderer, wenn der belegt ist.
cli-help-no-browser = Keinen Browser öffnen; die Adresse wird ausgegeben.
cli-help-host = Die Adresse. Ohne Angabe: 127.0.0.1, das nur dieser Rechner erreicht.
cli-help-trust = Ein weiterer Name mit Port, unter dem Browser diesen Server aufrufen dürfen. Mehrfach möglich.
cli-serving = Die Reckoners sind unter { $address } (bereit nach { $seconds } s; Strg-C beendet).
cli-served = Beendet. Alle Partien sind gespeichert.
