# `reckoners sim` and `reckoners report`.

cli-help-sim = Bots viele Partien spielen lassen und zählen, was geschieht.
cli-help-sim-bot = Der Bot aller Plätze, oder Bots mit Kommas dazwischen, die reihum die Plätze bekommen. Optionen folgen einem Doppelpunkt: planner:effort=2,life=1.5.
cli-help-sim-games = Wie viele Partien jede Art von Tisch spielt.
cli-help-sim-reckoners = Wie viele Reckoner, für jede Partie neu gezogen: 4, oder mehrere Zahlen (2,3,4), oder all. Oder ihre Namen: tia,abraham.
cli-help-sim-difficulty = beginner, standard, hard oder sparks; mehrere mit Kommas, oder all.
cli-help-sim-seed = Irgendein Text. Partie 12 hat den Seed TEXT-12; derselbe Text ergibt dieselben Partien. Ohne: ein zufälliger, oder der aus der Datei.
cli-help-sim-out = Eine Datei mit einer Zeile für jede Partie (.jsonl) oder eine Tabelle (.parquet). Gibt es sie schon, geht der Lauf dort weiter, wo er aufgehört hat.
cli-help-sim-keep-games = Jede Partie in diesem Ordner als Spielstand aufheben: reckoners replay FOLDER/12-4-hard.jsonl. Ist der Lauf schon da, geht er dort weiter, wo er aufgehört hat.
cli-help-sim-workers = Wie viele Prozesse spielen; 1 ist nur dieser. Ohne: einer für jeden Kern.
cli-help-sim-dask = Die Adresse eines Dask-Schedulers, dessen Worker stattdessen spielen.
cli-help-sim-patience = Sekunden, die ein fremder Bot für eine Antwort haben darf, bevor er ersetzt wird.
cli-help-report = Was die Ergebnisse vieler Partien sagen, mit Intervallen.
cli-help-report-files = Dateien, die reckoners sim --out geschrieben hat.
cli-help-report-out = report.md und Diagramme in diesen Ordner schreiben.
cli-help-report-compare = Zwei Dateien Partie für Partie vergleichen, über ihre gemeinsamen Seeds.

sim-progress = Partien
sim-rate = { $rate } pro Sekunde
sim-title = Partien von { $bots }
sim-all = zusammen
sim-column-reckoners = Reckoner
sim-column-difficulty = Schwierigkeit
sim-column-games = Partien
sim-column-won = Gewonnen
sim-column-rate = Siegquote (95 %)
sim-column-rounds = Runden (mittlere Hälfte)
sim-why-attack = Angriff
sim-why-no-enforcement = keine Schläger mehr
sim-why-no-barricade = keine Barrikade mehr
sim-why-fortify = Stärken an der Grenze
sim-why-no-red-shield = kein roter Schild mehr
sim-why-no-blue-shield = kein blauer Schild mehr
sim-why-no-copy-token = kein Kopiermarker mehr
sim-why-no-equipment = keine Ausrüstung zu stehlen
sim-why-no-money = kein Geld mehr
sim-why-no-plan = kein Planungsmarker mehr
sim-why-no-card = keine Ausrüstung, die ausfällt
sim-causes = { $lost ->
        [one] Eine Partie ging verloren. Die letzten Menschen starben durch:
       *[other] { $lost } Partien gingen verloren. Die letzten Menschen starben durch:
    }
sim-cause = { $actor }, { $why }: { $games } ({ $share } %)
sim-trouble = Der Bot { $bot } wurde { $times ->
        [one] einmal
       *[other] { $times }-mal
    } ersetzt ({ $kind }): { $details }
sim-done = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } in { $seconds } s, { $rate } pro Sekunde. Seed: { $seed }
sim-file = Jede Partie steht in { $file }; siehe: reckoners report { $file }
sim-games = Jede Partie liegt als Spielstand in { $folder }; siehe: reckoners replay { $file }
sim-interrupted = Abgebrochen; nichts wurde gespeichert. Mit --out FILE.jsonl lässt sich der nächste Lauf unterbrechen und fortsetzen.
sim-interrupted-kept = Abgebrochen nach { $done } von { $total } Partien. Sie sind gesichert; derselbe Befehl macht dort weiter.
sim-mixed = „{ $given }“ mischt Anzahlen und Namen; schreibt entweder 2,3,4 oder tia,abraham,random

report-title = Bericht über viele Partien
report-games = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, gewonnen: { $rate }. Intervalle enthalten den wahren Wert in 95 von 100 Fällen; ein Stern steht bei Unterschieden, die kaum Zufall sind.
report-source = { $file }: { $games } Partien von { $bots }, Seed { $seed }, Pakete { $packs }, Version { $version }
report-modules = Module { $modules }
report-shared-decks = Dieselben Stapel kamen an { $tables } Arten von Tischen vor: Was Karten und Epics über alle zusammen wert sind, ist weniger sicher, als ihr Intervall sagt.
report-contents-differ = Diese Dateien wurden mit verschiedenen Karten gespielt; was hier zusammengezählt wird, ist nicht dasselbe Spiel.
report-trouble = Der Bot { $bot } wurde { $times ->
        [one] einmal
       *[other] { $times }-mal
    } ersetzt ({ $kind }).
report-no-games = In diesen Dateien ist keine beendete Partie.
report-written = Geschrieben: { $file }
report-won = gewonnen
report-lost = verloren
report-wins = Siege und Länge
    .plot = Siegquoten und ihre Intervalle
report-hunt = Die Jagd
    .note = Epics je Spiel; Anteil der Boss-Forschung aus Belohnungen; plötzlich: von den verlorenen Spielen jene, in denen vor der letzten Phase noch mindestens 12 Menschen da waren. Die letzten vier Spalten gelten je Runde: entfernte Schläger, geöffnete Barrikaden, Bewegungen, Symbole gegen den Boss.
report-rounds = Länge der Partien
report-population = Bevölkerung am Ende jeder Runde
    .note = Der Median und die mittlere Hälfte der Partien, die so weit kamen.
report-causes = Was die letzten Menschen tötete
report-people = Durch wen Menschen starben
report-equipment = Ausrüstung
    .plot = Ausrüstung: Partien mit Kauf minus Partien, in denen sie nur auslag
    .note = Wert: die Siegquote der Partien, in denen die Karte gekauft wurde, minus die der Partien, in denen sie nur auf dem Markt lag, in Prozentpunkten, an gleichen Tischen. Teams, denen es gut geht, kaufen mehr; vergleicht die Karten also eher untereinander als mit 0. Früh: die Siegquote der Partien, in denen sie vor der ersten Runde auslag, minus die aller anderen; das entscheidet der Stapel, also ist es ein gerechter Versuch, was die Karte bringt, wenn man sie haben kann.
report-reckoners = Reckoner
    .plot = Reckoner: Partien mit minus Partien ohne
    .note = Unterschied: Partien mit diesem Reckoner minus Partien ohne ihn, in Prozentpunkten, an gleichen Tischen.
report-epics = Epics
    .plot = Epics: durch wen Menschen starben
    .note = Menschen sind die, die er in einer Partie tötete, in die er kam. Unterschied: Partien, in die er kam, minus die anderen, in Prozentpunkten, an gleichen Tischen; längere Partien begegnen mehr Epics.
report-happened = Was Module brachten
report-what-stolen = Gestohlene Karten
report-what-sold = Verkaufte Karten
report-what-discarded = Abgegebene Planungsmarker
report-what-pulled = Herangezogene Reckoner
report-what-repelled = Abgestoßene Reckoner
report-what-transforms = Würfe des Epic-Fähigkeitenwürfels
report-what-red-shields = Rote Schilde gelegt
report-what-red-shields-removed = Rote Schilde entfernt
report-what-blue-shields = Blaue Schilde gelegt
report-what-blue-shields-removed = Blaue Schilde entfernt
report-what-copy-tokens = Kopiermarker gelegt
report-what-copy-tokens-removed = Kopiermarker entfernt
report-column-bots = Bots
report-column-reckoners = Reckoner
report-column-difficulty = Schwierigkeit
report-column-games = Partien
report-column-win-rate = Siegquote
report-column-rounds = Runden
report-column-rounds-won = bei Sieg
report-column-rounds-lost = bei Niederlage
report-column-round = Runde
report-column-people-won = Menschen bei Sieg
report-column-games-won = Partien
report-column-people-lost = Menschen bei Niederlage
report-column-games-lost = Partien
report-column-actor = Durch
report-column-why = Warum
report-column-share = Anteil
report-column-people = Menschen
report-column-people-a-game = Menschen pro Partie
report-column-card = Karte
report-column-offered = Ausgelegt
report-column-bought = Gekauft
report-column-bought-round = in Runde
report-column-uses = Benutzt
report-column-worth = Wert
report-column-early = Früh
report-column-reckoner = Reckoner
report-column-difference = Unterschied
report-column-ability-uses = Fähigkeit benutzt
report-column-cards = Karten gekauft
report-column-epic = Epic
report-column-met = Partien mit ihm
report-column-defeated = Besiegt
report-column-phases = Phasen am Leben
report-column-what = Was
report-column-times = Male
report-column-times-a-game = Male je Spiel
report-column-met-a-game = Epics getroffen
report-column-defeated-a-game = Epics besiegt
report-column-by-rewards = Aus Belohnungen
report-column-sudden = Plötzlich verloren
report-column-enforcement = Schläger
report-column-opened = Barrikaden
report-column-moves = Bewegungen
report-column-on-boss = Gegen den Boss
report-axis-reckoners = Reckoner
report-axis-win-rate = Gewonnene Partien, %
report-axis-rounds = Runden
report-axis-games = Partien
report-axis-round = Runde
report-axis-people = Bevölkerung
report-axis-share-lost = Anteil der verlorenen Partien, %
report-axis-people-a-game = Verlorene Menschen pro Partie
report-axis-people-met = Durch ihn verlorene Menschen in einer Partie, in die er kam
report-axis-difference = Unterschied der Siegquoten, Prozentpunkte
report-compare = Zwei Läufe über dieselben Seeds
report-compare-two = --compare nimmt zwei Dateien: reckoners report --compare a.jsonl b.jsonl
report-compare-note = Nur Partien, die beide Dateien haben. Unterschied: die erste Datei minus die zweite, in Prozentpunkten; ein Stern steht bei einem, der kaum Zufall ist.

error-sim-suffix = { $file }: Ergebnisse werden als .jsonl oder .parquet gesichert; gebt der Datei eine dieser Endungen

error-sim-nothing = ein Lauf braucht einen Bot, mindestens eine Art von Tisch und einen Seed
error-sim-many-bots = { $bots } Bots passen nicht auf { $seats } Plätze; gebt höchstens einen für jeden Reckoner an
error-sim-worker-died = ein Prozess, der Partien spielte, ist gestorben, vielleicht aus Mangel an Speicher oder in einem Bot, der nicht zurückkam; versucht es mit weniger (--workers 1). Was in der Datei von --out steht, bleibt, und derselbe Befehl macht dort weiter
error-sim-other-content = ein Worker hat kein Reckoners, oder andere Karten oder eine andere Version als diese Maschine; installiert dort dieselbe Version und dieselben Pakete, und auch beim Scheduler
error-sim-no-results = { $file }: diese Datei enthält keine Ergebnisse von reckoners sim; wählt einen anderen Namen
error-sim-other-folder = { $folder }: in diesem Ordner liegt etwas anderes als Partien von reckoners sim; wählt einen anderen Namen oder einen leeren Ordner
error-sim-other-format = { $file }: im Format { $there } geschrieben, dieses Programm kennt Format { $here }
error-sim-other-run = { $file }: enthält einen anderen Lauf; { $field ->
        [seed] sein Seed ist
        [bots] seine Bots sind
        [boss] sein Boss ist
        [city] seine Stadt ist
        [modules] seine Module sind
        [options] seine Optionen sind
        [cells] seine Tische sind
        [packs] seine Pakete sind
        [content] der Fingerabdruck seiner Karten ist
       *[version] gespielt hat ihn Version
    } „{ $there }“ und nicht „{ $here }“. Nehmt dieselben Optionen, um ihn fortzusetzen, oder wählt eine andere Datei
error-sim-bad-line = { $file }, Zeile { $line }: nicht die Partie, die hierher gehört; die Datei wurde nachträglich geändert. Wählt eine andere Datei, oder löscht diese und alle folgenden Zeilen, um von dort weiterzumachen
error-sim-extra = dafür fehlt { $package }: make env holt es in eine Kopie der Quellen, pip install { $package } überall sonst
error-sim-no-cluster = unter { $address } antwortet kein Dask-Scheduler ({ $reason }); startet einen: dask scheduler
error-sim-idle-cluster = der Dask-Scheduler unter { $address } hat keine Worker; startet welche: dask worker { $address }
error-sim-nothing-shared = { $one } und { $other } haben keine Partie gemeinsam: spielt beide mit denselben --seed, --reckoners und --difficulty
