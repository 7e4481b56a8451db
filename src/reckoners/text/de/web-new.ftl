# Ein Spiel vorbereiten: das Team, was im Spiel ist und was dann neu ist. Der Rest der Seite steht in web.ftl.

web-new-tabs = Vorbereitung
web-new-tab-team = Team
web-new-tab-city = Stadt und Boss
web-new-against = { $boss } in { $city }
web-new-where = Boss und Stadt

## Reckoner

web-new-role-val = Bewegt das Team
web-new-role-mizzy = Spart auf Angriffe
web-new-role-exel = Von allem mehr
web-new-role-sam = Von jedem einen
web-new-can-tia = Gib jemandem einen Planungsmarker, der sofort nutzbar ist.
web-new-can-abraham = Einmal pro Runde: Wirf die Würfel des letzten Wurfs erneut.
web-new-can-david = Dreh einen deiner Würfel auf eine beliebige Seite.
web-new-can-megan = Zahl Schwächen, bekomm drei Angriffe.
web-new-can-cody = Handle diesmal in einem weiteren Bezirk.
web-new-can-prof = Zahl Erforschen, bekomm zwei Pläne und einen Angriff.
web-new-can-val = Jemand zieht beliebig weit, oder eine Barrikade geht.
web-new-can-mizzy = Leg eine Ladung auf die Karte oder zünde beliebig viele.
web-new-can-exel = Zahl Symbole, bekomm sie und eins dazu.
web-new-can-sam = Beim Würfeln musst du keinen behalten.
web-new-dice = Beginnt mit { $dice }
web-new-comes-with = { $name } gehört zu { $module }. Im Team bringt { $name } sie ins Spiel.
web-new-full = Ein Team hat höchstens sechs Reckoner.

## Was im Spiel ist

web-new-presets = Vorlagen
web-new-preset-first = Erstes Spiel
    .text = was im Grundspiel ist
web-new-preset-faces = Neue Gesichter
    .text = zehn Reckoner zur Wahl
web-new-preset-gear = Gesichter und Gerät
    .text = auch neue Ausrüstung
web-new-in-play = Im Spiel
web-new-would-leave = Aus: { $n ->
        [one] { $names } verlässt
       *[other] { $names } verlassen
    } das Team.
web-new-left = Nicht mehr im Team: { $names }.
web-new-bring-back = Zurückholen
web-new-switched-on = Jetzt im Spiel: { $module }.

## Was dann neu ist

web-new-news = Neu in diesem Spiel
web-new-news-none = Nichts: Das ist das Grundspiel. Was du unter „Im Spiel“ dazunimmst, wird hier erklärt.
web-new-news-reckoners = Gemischte Würfel
    .text = Die neuen Reckoner haben zwei Farben, Sam alle sechs.
web-new-news-demolitions = Demolitions
    .text = Mizzy spart Ladungen für einen großen Schlag.
web-new-news-gift = Geschenkkarten
    .text = Kostenlos, aber nur für jemand anderen.
web-new-news-two = Karten, die zwei kosten
    .text = Zwei Würfel zahlen: je einer pro Symbol.
web-new-news-food = Essen
    .text = Wirkt beim Kauf, dann ist es weg.
web-new-news-shields = Schilde
    .text = Sie schützen Schläger oder Leistenmarker, bis ihr sie entfernt.
web-new-news-copies = Kopiermarker
    .text = Für jeden handelt der Epic noch einmal. Jeder Würfel entfernt einen.
web-new-news-transform = Epics, die mehr können
    .text = Sie ziehen heran, stoßen ab, stehlen oder würfeln, was sie tun.
