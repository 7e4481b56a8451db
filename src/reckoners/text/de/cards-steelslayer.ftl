# What Steelslayer's modules 1 to 3 print on components, as in cards.ftl.
# A `.line` is something that a character might say; all of them are ours.

## Reckoners and their abilities

reckoner-val = Val
    .line = Du hast ein Boot und eine Minute. Ich habe beides gezählt.
reckoner-mizzy = Mizzy
    .line = Zurücktreten! Weiter. Nein, viel weiter. Gut, jetzt Ohren zuhalten.
reckoner-exel = Exel
    .line = Am Ende kommen alle zu mir. Ich bitte nur darum, guten Klatsch mitzubringen.
reckoner-sam = Sam
    .line = Alle zurück in den Becher. Ich habe so ein Gefühl.

ability-dispatcher = Dispatcher
ability-demolitions = Demolitions
ability-tradecraft = Tradecraft
ability-joker = Joker

## Equipment

equipment-climbing-kit = Climbing Kit
equipment-gottschalk = Gottschalk
equipment-data-chip = Data Chip
equipment-epic-bomb = Epic Bomb
equipment-newcago-dog = Newcago Dog
equipment-babilar-pizza = Babilar Pizza
equipment-ildithia-tea = Ildithia Tea
equipment-submarine = Submarine
equipment-illicit-investments = Illicit Investments
equipment-spyril = Spyril
equipment-utility-tool = Utility Tool
equipment-herman = Herman
equipment-kidnap = Kidnap
equipment-dish-soap = Dish Soap
equipment-tracking-device = Tracking Device
equipment-blackmail = Blackmail
equipment-fuel-cells = Fuel Cells
equipment-extra-ammo = Extra Ammo
equipment-predictive-analytics = Predictive Analytics
equipment-sabotage = Sabotage
equipment-blind-spot = Blind Spot
equipment-rtich = Rtich
equipment-favor = Favor
equipment-med-kit = Med Kit

## What cards do, by family

family-reach = „{ $first }“ und „{ $second }“ wirken auch in beiden Nachbarbezirken.
    .title = Reichweite
family-costs-two = Einmal pro Runde: für zwei Würfel, einen mit „{ $first }“ und einen mit „{ $second }“, gibt es { $gives } wie von einem Würfel.
    .title = Kostet zwei
family-consumable = Beim Kauf: { $gives }, zu nutzen wie die Belohnungen eines Epics. Danach ist die Karte aus dem Spiel.
    .title = Verbrauchskarte
family-after-move = Nach jeder eigenen Bewegung: „{ $first }“ oder „{ $second }“ wie von einem Würfel.
    .title = Nach dem Bewegen
family-odd-dispatcher = Einmal pro Runde, kostenlos: jemand anderes im Team bewegt sich in einen anderen Bezirk, oder irgendwo verschwindet eine Barrikade.
    .title = Jemanden losschicken
family-odd-demolitions = Einmal pro Runde, kostenlos: einen Sprengmarker auf diese Karte legen; oder bis zu drei herunternehmen für 1 Angriff und 2 weitere je Marker, wie von einem Würfel.
    .title = Ansparen und zuschlagen
family-odd-tradecraft = Einmal pro Runde: mit einem Würfel, einer Karte oder einem Planungsmarker zahlen; deren Symbole kommen wie von einem Würfel zurück, mit einem mehr, das einem davon gleicht.
    .title = Ein Symbol mehr
family-odd-joker = Immer: Von den ersten beiden Würfen muss kein Würfel behalten werden.
    .title = Keinen behalten
family-odd-spyril = Einmal pro Runde, ein Geschenk: jemand anderes im Team nimmt einen benutzten Würfel zurück und nutzt ihn noch einmal, so wie er liegt, aber nicht für dieselbe Karte.
    .title = Geschenk: ein Würfel zurück
family-odd-utility-tool = Einmal pro Runde, kostenlos: ein Symbol dessen, was gerade genutzt wird, wird zu einem beliebigen anderen.
    .title = Ein Symbol ändern
family-odd-herman = Immer: Ein eigener Würfel darf gegen einen aus dem Vorrat getauscht werden. Zu Beginn jeder Reckoner-Phase darf der eingetauschte noch einmal getauscht werden.
    .title = Einen Würfel tauschen
family-odd-kidnap = Einmal pro Runde, kostenlos: einen Bezirk wählen. Der Boss kommt dorthin oder bis zu drei Schilde, Barrikaden, Schläger und Kopiermarker von anderswo.
    .title = Boss oder Material versetzen
family-odd-dish-soap = Einmal pro Runde, kostenlos: Der Basismarker steigt einen Schritt; ist er schon ganz oben, gibt es 1 Geld wie von einem Würfel.
    .title = Die Basis verstecken
family-odd-tracking-device = Einmal pro Runde, kostenlos: ein Planungsmarker, der sofort nutzbar ist.
    .title = Ein Planungsmarker sofort
family-odd-blackmail = Immer: Wird der Epic im eigenen Bezirk aktiv, entfällt seine erste Aktion.
    .title = Eine Aktion entfällt
family-odd-fuel-cells = Immer: Genau zwei gleiche Symbole eines eigenen Würfels oder einer eigenen Karte zählen als drei.
    .title = Aus zwei mach drei
family-odd-extra-ammo = Einmal pro Runde, ein Geschenk: jemand anderes im Team würfelt bis zu zwei unbenutzte Würfel neu oder einen davon zweimal.
    .title = Geschenk: neu würfeln
family-odd-predictive-analytics = Immer: Planungsmarker aus eigenen Planen-Aktionen sind sofort nutzbar. Die aus Belohnungen nicht.
    .title = Marker sofort bereit
family-odd-sabotage = Immer: Der Leistenmarker des Epics im eigenen Bezirk rückt einen Schritt weniger.
    .title = Einen Leistenmarker bremsen
family-odd-blind-spot = Immer: Wird am eigenen Standort die Schwachstelle eines Epics oder des Bosses gefunden, oder anderswo durch die eigene letzte Forschung, gibt es 1 Angriff wie von einem Würfel.
    .title = Schwachstelle finden, zuschlagen
family-odd-rtich = Immer: ein Würfel mehr in beliebiger Farbe, und ein anderer eigener Würfel darf gegen einen aus dem Vorrat getauscht werden. Zu Beginn jeder Reckoner-Phase darf beides geändert werden.
    .title = Würfel nach Wunsch
family-odd-favor = Immer: Fällt am eigenen Standort ein Epic, oder anderswo durch den eigenen letzten Angriff, gibt es 1 Plan wie von einem Würfel.
    .title = Siegen und planen
family-odd-med-kit = Einmal pro Runde, kostenlos: 1 Bevölkerung kommt zurück, aber nie mehr als zu Beginn.
    .title = Jemanden retten

## Epics

epic-ozone = Ozone
    .line = Tief einatmen. Der letzte Atemzug geht aufs Haus.
epic-dazzle = Dazzle
    .line = Mach die Augen zu, Schatz. Es ist jetzt auch egal.
epic-sourcefield = Sourcefield
    .line = Jede Lampe in dieser Straße hört auf mich. Gute Nacht.
epic-loophole = Loophole
    .line = Ihr werdet es kaum merken. Es wird so eine kleine Stadt sein.
epic-newton = Newton
    .line = Nur zu, schlag mich. Ich gebe immer alles zurück.
epic-obliteration = Obliteration
    .line = Es wird Licht sein. Was danach kommt, habe ich noch nicht geschrieben.
epic-knoxx = Knoxx
    .line = Wer ist ein braver Hund? Ich nicht, mein Freund. Heute nicht.
epic-stormwind = Stormwind
    .line = Meine Wolken, meine Felder, meine Ernte. Den Blitz dürft ihr behalten.
epic-larcener = Larcener
    .line = Das sieht schwer aus. Ich trage es euch gern.
epic-echolalia = Echolalia
    .line = Wer da? Wer da? Wer da?
epic-tollkeeper = Tollkeeper
    .line = Drei für die Straße, fünf für die Brücke, zehn für diesen Blick.
epic-lacuna = Lacuna
    .line = Ihr wolltet hier jemanden aufhalten. Wisst ihr noch, wen?
epic-chorus = Chorus
    .line = Noch einmal von vorn, und diesmal bitte alle!
epic-garrison = Garrison
    .line = Tor zu. Nein, das andere. Nein, alle.

## What Epics do
# $n is how many, $action another action's name, $per what is counted: `barricade`, `enforcement` or `research`.

action-pull = Heranziehen
    .text = Alle Reckoner von nebenan werden hierher gezogen. Solange dies links vom Leistenmarker steht, kann sich niemand wegbewegen.
action-repel = Abstoßen
    .text = Eine Barrikade entsteht, und alle Reckoner hier werden in den nächsten Bezirk im Uhrzeigersinn geschoben.
action-power-up = Machtschub
    .text = Der Leistenmarker des Epics rückt sofort einen Schritt nach rechts; ist kein Platz, geschieht seine letzte Aktion.
action-transform = { $n ->
        [one] Verwandeln
       *[other] { $n }-mal Verwandeln
    }
    .text = { $n ->
        [one] Der Epic-Fähigkeitswürfel wird geworfen, und was er zeigt, geschieht.
       *[other] Der Epic-Fähigkeitswürfel wird { $n }-mal geworfen, und was er zeigt, geschieht jedes Mal.
    }
action-steal = { $n ->
        [one] Ausrüstung stehlen
       *[other] { $n }-mal Ausrüstung stehlen
    }
    .text = { $n ->
        [one] Ihr gebt eine Ausrüstung ab, bis dieser Epic besiegt ist; hat niemand eine, verliert ihr 1 Bevölkerung.
       *[other] Ihr gebt { $n } Ausrüstungen ab, bis dieser Epic besiegt ist; jede, die fehlt, kostet 1 Bevölkerung.
    }
action-attack-money = { $n ->
        [one] Geld angreifen
       *[other] Geld { $n }-mal angreifen
    }
    .text = Ihr verliert ${ $n }. Ist die Kasse leer, müsst ihr Ausrüstung verkaufen; ist keine mehr da, kostet jeder Dollar 1 Bevölkerung.
action-attack-plan = { $n ->
        [one] Plan angreifen
       *[other] Plan { $n }-mal angreifen
    }
    .text = { $n ->
        [one] Ihr gebt einen Planungsmarker ab; hat niemand einen, verliert ihr 1 Bevölkerung.
       *[other] Ihr gebt { $n } Planungsmarker ab; jeder, der fehlt, kostet 1 Bevölkerung.
    }
action-red-shield = { $n ->
        [one] Roter Schild
       *[other] { $n } rote Schilde
    }
    .text = { $n ->
        [one] Ein roter Schild kommt hierher: Solange er da ist, lässt sich kein Schläger entfernen.
       *[other] { $n } rote Schilde kommen hierher: Solange sie da sind, lässt sich kein Schläger entfernen.
    }
action-blue-shield = { $n ->
        [one] Blauer Schild
       *[other] { $n } blaue Schilde
    }
    .text = { $n ->
        [one] Ein blauer Schild kommt hierher: Solange er da ist, lässt sich kein Leistenmarker nach links schieben.
       *[other] { $n } blaue Schilde kommen hierher: Solange sie da sind, lässt sich kein Leistenmarker nach links schieben.
    }
action-copy = Epic-Aktion kopieren
    .text = Die erste Aktion jedes der beiden Epics nebenan geschieht hier.
action-copy-token = { $n ->
        [one] Kopiermarker
       *[other] { $n } Kopiermarker
    }
    .text = { $n ->
        [one] Ein Kopiermarker kommt hierher: Der Epic führt jedes Mal eine Aktion mehr aus.
       *[other] { $n } Kopiermarker kommen hierher: Der Epic führt jedes Mal für jeden eine Aktion mehr aus.
    }
action-copy-token-clockwise = { $n ->
        [one] Kopiermarker im Uhrzeigersinn
       *[other] { $n } Kopiermarker im Uhrzeigersinn
    }
    .text = { $n ->
        [one] Ein Kopiermarker kommt in den nächsten Bezirk im Uhrzeigersinn: Der Epic dort führt jedes Mal eine Aktion mehr aus.
       *[other] { $n } Kopiermarker kommen in den nächsten Bezirk im Uhrzeigersinn: Der Epic dort führt für jeden eine Aktion mehr aus.
    }
action-per = { $action } je { $per ->
        [barricade] Barrikade
        [enforcement] Schläger
       *[research] Forschung
    }
    .text = { $per ->
        [barricade] Einmal je Barrikade im Bezirk
        [enforcement] Einmal je Schläger im Bezirk
       *[research] Einmal je Punkt der Forschung des Epics oder, wenn sie weg ist, seiner Gesundheit
    }: { $action }.

## Modules

module-1 = Neue Reckoner
    .text = Val, Mizzy, Exel und Sam, mit Würfeln mehrerer Farben, kommen zu denen des Grundspiels.
module-2 = Neue Ausrüstung
    .text = 24 weitere Karten: Geschenke für andere, Karten, die zwei Würfel kosten, und etwas zu essen.
module-3 = Neue Epics
    .text = 39 Epics statt 25: Sie ziehen und schieben euch, stehlen, verwandeln sich und verstecken sich hinter Schilden.
