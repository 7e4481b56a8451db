# The names of everything printed on the components, and what cards, actions and rewards do.
# A `.line` is something that a character might say; all of them are ours.

## Symbols and dice

symbol-money = Geld verdienen
    .short = Geld
    .counted = { $n } Geld
    .text = $1 pro Symbol für die Teamkasse.
symbol-enforcement = Schläger angreifen
    .short = Schläger
    .counted = { $n } Schläger
    .text = Pro Symbol einen Schläger aus dem eigenen Bezirk entfernen.
symbol-contain = Epic schwächen
    .short = Schwächung
    .counted = { $n ->
        [one] { $n } Schwächung
       *[other] { $n } Schwächungen
    }
    .text = Pro Symbol einen Leistenmarker im eigenen Bezirk einen Schritt nach links schieben.
symbol-research = Epic erforschen
    .short = Forschung
    .counted = { $n } Forschung
    .text = Einen Epic im eigenen Bezirk ergründen: pro Symbol 1 Forschung weniger.
symbol-attack = Epic angreifen
    .short = Angriff
    .counted = { $n ->
        [one] { $n } Angriff
       *[other] { $n } Angriffe
    }
    .text = Einen Epic im eigenen Bezirk treffen: pro Symbol 1 Gesundheit weniger.
symbol-plan = Planen
    .short = Plan
    .counted = { $n ->
        [one] { $n } Plan
       *[other] { $n } Pläne
    }
    .text = Pro Symbol ein Planungsmarker für die nächste Runde.

# For lists of things, put together from the left: $first is the list so far.
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

die-basic = Basiswürfel
    .short = weiß
die-blue = Blauer Würfel
    .short = blau
die-red = Roter Würfel
    .short = rot
die-green = Grüner Würfel
    .short = grün
die-purple = Lila Würfel
    .short = lila
die-orange = Orangefarbener Würfel
    .short = orange
die-black = Schwarzer Würfel
    .short = schwarz

## Reckoners and their abilities

reckoner-david = David
    .line = Der Plan ist wie ein Fahrrad aus Suppe, aber ich habe ein gutes Gefühl dabei.
reckoner-megan = Megan
    .line = Zwei Pistolen, ein Ausweg und keine Zeit, darüber zu streiten.
reckoner-abraham = Abraham
    .line = Noch ein Versuch, meine Freunde. Hoffnung ist nur Geduld mit einer schweren Waffe.
reckoner-tia = Tia
    .line = Jeder Epic hat eine Schwachstelle. Gebt mir eine Stunde, einen Bildschirm und noch eine Cola.
reckoner-prof = Prof
    .line = Erst denken. Dann müssen wir es nur einmal tun.
reckoner-cody = Cody
    .line = Von diesem Dach sehe ich drei Bezirke, zwei Epics und die Burg meines Urgroßvaters.

ability-improvise = Improvise
ability-faith = Faith
ability-operations = Operations
ability-sniper = Sniper
ability-checkmate = Checkmate
ability-lead-the-way = Lead the Way

## Equipment

equipment-gravatonics = Gravatonics
equipment-forensic-kit = Forensic Kit
equipment-trap = Trap
equipment-dowser = Dowser
equipment-epic-dna = Epic DNA
equipment-gauss-gun = Gauss Gun
equipment-harmsway = Harmsway
equipment-jacket = Jacket
equipment-tensors = Tensors
equipment-camera = Camera
equipment-evidence = Evidence
equipment-explosives = Explosives
equipment-flash-grenade = Flash Grenade
equipment-twin-pistols = Twin Pistols
equipment-bank-vault = Bank Vault
equipment-bribe = Bribe
equipment-emp = EMP
equipment-imager = Imager
equipment-grenade-launcher = Grenade Launcher
equipment-notebooks = Notebooks
equipment-safe-house = Safe House
equipment-drone = Drone
equipment-disguise = Disguise
equipment-grenade = Grenade
equipment-night-vision-goggles = Night Vision Goggles
equipment-rifle = Rifle
equipment-schematics = Schematics
equipment-helicopter = Helicopter
equipment-motorcycle = Motorcycle

## What cards do, by family

family-converter = „{ $first }“ gilt auch als „{ $second }“ und umgekehrt, Symbol für Symbol.
    .title = Umwandler
family-extra-die = Ein Würfel mehr: { $die }.
    .title = Zusatzwürfel
family-doubler = „{ $symbol }“ zählt auf den eigenen Basiswürfeln doppelt, wenn es gewürfelt wurde.
    .title = Verdoppler
family-exchanger = Einmal pro Runde: für einen Würfel, der „{ $cost }“ zeigt, gibt es { $gives } wie von einem Würfel.
    .title = Tauscher
family-symbols = Einmal pro Runde, kostenlos: { $gives } wie von einem Würfel.
    .title = Kostenlose Symbole
family-symbols-anywhere = Einmal pro Runde, kostenlos: { $gives } wie von einem Würfel, in jedem Bezirk nutzbar.
    .title = Kostenlose Symbole, überall
family-mover = Einmal pro Runde, kostenlos: in einen beliebigen anderen Bezirk bewegen. Barrikaden versperren den Weg.
    .title = Fahrzeug
family-odd-improvise = Einmal pro Runde, kostenlos: einen eigenen, noch unberührten Würfel auf eine beliebige seiner Seiten drehen.
    .title = Würfel drehen
family-odd-faith = Einmal pro Runde, beim Würfeln: beliebige Würfel des letzten Wurfs noch einmal würfeln. Das kostet keinen Neuwurf.
    .title = Noch ein Wurf
family-odd-operations = Einmal pro Runde, kostenlos: jemand anderem im Team einen Planungsmarker geben, der sofort nutzbar ist.
    .title = Planungsmarker geben
family-odd-sniper = Einmal pro Runde, kostenlos: einen Bezirk wählen. Bis alle Würfel verbraucht sind, wirken die eigenen dort wie auch am eigenen Standort.
    .title = Aus der Ferne handeln

## Epics

epic-curveball = Curveball
    .line = Zählt ruhig meine Schüsse. Ich habe längst damit aufgehört.
epic-nightwielder = Nightwielder
    .line = Ihr zielt erstaunlich gut für Leute, die nichts sehen.
epic-faultline = Faultline
    .line = Diese Straße war mir im Weg. Jetzt sind es zwei Straßen.
epic-fortuity = Fortuity
    .line = Ihr schießt gleich links vorbei. Nur zu, ich bitte darum.
epic-digzone = Digzone
    .line = Ich bin unter euren Füßen, bevor ihr wisst, wo ihr stehen wollt.
epic-frostbite = Frostbite
    .line = Bleibt doch ein wenig. Der Fluss ist auch geblieben.
epic-refractionary = Refractionary
    .line = Die, die ihr da seht, war niemals hier.
epic-firefight = Firefight
    .line = Schießt auf die Flamme. Ich warte, bis ihr es merkt.
epic-conflux = Conflux
    .line = Ich verleihe nur meine Kraft. Den Rest machen andere.
epic-deathpoint = Deathpoint
    .line = Mutter sagte immer, ich soll nicht mit dem Finger auf Leute zeigen.
epic-mitosis = Mitosis
    .line = Gut gemacht. Jetzt sind wir zu zweit.
epic-nights-sorrow = Night's Sorrow
    .line = Sing mir etwas vor, kleine Stadt. Etwas Langsames.
epic-absence = Absence
    .line = Hinter euch stand jemand. Da steht immer noch keiner.
epic-daystorm = Daystorm
    .line = Den ganzen Morgen heiter, gegen Mittag vereinzelt Trümmer.
epic-earless = Earless
    .line = Fleht nur, so laut ihr wollt.
epic-gridlock = Gridlock
    .line = Rot. Alle Ampeln. Für immer.
epic-palisade = Palisade
    .line = Noch eine Mauer, und ich nenne es Nachbarschaft.
epic-marshal = Marshal
    .line = Die Reihe gerade halten! Uns greift ein Lehrer an.
epic-bloodhound = Bloodhound
    .line = Waffenöl, alte Karten und sehr viel Cola. Oben, zweite Tür.
epic-cinderfall = Cinderfall
    .line = Seht, es schneit. Nein, nicht mit der Zunge auffangen.
epic-herald = Herald
    .line = Kniet jetzt gleich und erspart ihm den Weg.
epic-ironroot = Ironroot
    .line = Ich habe Zeit. Ihr habt Risse im Gehweg.
epic-kingmaker = Kingmaker
    .line = Eine Krone für dich, eine für dich, und für mich keinerlei Schuld.
epic-paroxysm = Paroxysm
    .line = Schreit doch mal jemand! Nein? Dann fange ich an.
epic-undertow = Undertow
    .line = Bitte alle den Platz verlassen. Vorsicht, es zieht.

## Boss and city

boss-steelheart = Steelheart
    .line = Diese Stadt gehört mir bis zum letzten Nagel. Um sicherzugehen, machte ich sie zu Stahl.
boss-track-yellow = gelbe Leiste
    .short = gelb
boss-track-black = schwarze Leiste
    .short = schwarz
boss-track-red = rote Leiste
    .short = rot
boss-track-blue = blaue Leiste
    .short = blau

city-newcago = Newcago

district-the-loop = The Loop
district-newcago-theatre = Newcago Theater
district-chinatown = Chinatown
district-soldier-field = Soldier Field
district-understreets = Understreets
district-station-seven = Station Seven
district-steel-lakeshore = Steel Lakeshore

table-set-up = Aufbau

## Difficulty

difficulty-beginner = Anfänger
    .text = Für die erste Partie: Der Boss braucht am wenigsten Forschung und beginnt sanft.
difficulty-standard = Normal
    .text = Das übliche Spiel. Ihr werdet einander brauchen.
difficulty-hard = Hart
    .text = Mehr Forschung, mehr Schläger, weniger Zeit. Für Teams, die schon gewonnen haben.
difficulty-sparks = Extrem!
    .text = Der Boss von seiner schlimmsten Seite, in jeder Hinsicht. Hier zu verlieren ist keine Schande.

## What Epics and Bosses do
# $n is how many, $track the colour of a Boss track, $action another action's name.

action-fortify = Stärken
    .text = Der Epic erhält 1 Forschung und 1 Gesundheit; kann keines von beiden steigen, verliert ihr 1 Bevölkerung.
action-enforcement = { $n ->
        [one] Schläger
       *[other] { $n } Schläger
    }
    .text = { $n ->
        [one] Ein Schläger kommt in den Bezirk.
       *[other] { $n } Schläger kommen in den Bezirk.
    }
action-population = { $n ->
        [one] Bevölkerung angreifen
       *[other] Bevölkerung { $n }-mal angreifen
    }
    .text = Ihr verliert { $n } Bevölkerung.
action-barricade = { $n ->
        [one] Barrikade
       *[other] { $n } Barrikaden
    }
    .text = { $n ->
        [one] Im Bezirk entsteht eine Barrikade.
       *[other] Im Bezirk entstehen { $n } Barrikaden.
    }
action-boss = Boss { $track ->
        [yellow] gelb
        [black] schwarz
        [red] rot
       *[blue] blau
    }
    .text = Der { $track ->
        [yellow] gelbe
        [black] schwarze
        [red] rote
       *[blue] blaue
    } Leistenmarker des Bosses rückt einen Schritt nach rechts.
action-discover = Basis entdecken
    .text = Euer Basismarker rückt nach unten; stand er schon ganz unten, verliert ihr stattdessen einen Würfel, und der Marker geht ganz nach oben.
action-gift = Unterstützung: { $action }
    .text = Das geschieht bei beiden Nachbarn, nicht hier: { $action }.
action-deploy = { $n ->
        [0] Nichts weiter
        [one] Schläger aussenden
       *[other] { $n } Schläger aussenden
    }
    .text = Erhöht um { $n }, wie viele Schläger der Boss aussendet: in Gruppen, von seinem Bezirk aus im Uhrzeigersinn.
action-wall = { $n ->
        [0] Nichts weiter
        [one] Barrikade bauen
       *[other] { $n } Barrikaden bauen
    }
    .text = Erhöht um { $n }, wie viele Barrikaden der Boss baut: eine pro Bezirk, von seinem aus im Uhrzeigersinn.

## Rewards

reward-boss-research = { $n } Boss-Forschung
    .text = Die Forschung des Bosses sinkt um { $n }.
reward-money = ${ $n }
    .text = Die Teamkasse bekommt ${ $n }.
reward-plan = { $n ->
        [one] { $n } Plan
       *[other] { $n } Pläne
    }
    .text = { $n ->
        [one] Ein Planungsmarker für einen Reckoner eurer Wahl.
       *[other] { $n } Planungsmarker, beliebig verteilt.
    }
reward-contain = { $n ->
        [one] { $n } Schwächung
       *[other] { $n } Schwächungen
    }
    .text = { $n ->
        [one] Schiebt einen beliebigen Leistenmarker der Stadt einen Schritt nach links.
       *[other] Schiebt beliebige Leistenmarker der Stadt zusammen { $n } Schritte nach links.
    }
reward-enforcement = { $n } Schläger
    .text = { $n ->
        [one] Nehmt irgendwo in der Stadt einen Schläger weg.
       *[other] Nehmt irgendwo in der Stadt { $n } Schläger weg.
    }

## Where a value comes from

provenance-book = Buch
    .text = Steht in einem Regelheft des Spiels oder folgt daraus.
provenance-public = öffentlich
    .text = Von einer öffentlichen Seite über das Spiel; die Regelhefte nennen es nicht.
provenance-ours = eigen
    .text = Von diesem Projekt entworfen, so nicht auf der echten Karte gedruckt. Wer das Spiel besitzt, kann den echten Wert eintragen.
