# The campaign in the browser: its course, what is carried over, what is kept. All of it is ours (docs/campaign.md).

web-campaign = Kampagne
    .text = Drei bis sieben Partien, die voneinander wissen
web-campaign-ours = Der veröffentlichte Kampagnenbogen ist nicht bei den Regeln: Diese Kampagne ist unsere eigene.
web-campaign-carries = Was ihr behaltet, wer gefallen ist und was die Städte noch wissen, geht mit euch weiter; eine verlorene Partie beendet nichts.
web-campaign-of = Kampagne mit { $n } Partien
web-campaign-new = Neue Kampagne
web-campaign-all = Kampagnen
web-campaign-tab = Verlauf
web-campaign-length = Wie viele Partien
web-campaign-course = Der Verlauf
web-campaign-got-away = Wer entkommen ist
web-campaign-at = Partie { $n } von { $of }
web-campaign-wins = { $n } von { $of } Partien gewonnen
web-campaign-won = Die Kampagne ist gewonnen
web-campaign-drawn = Die Kampagne endet unentschieden
web-campaign-lost = Die Kampagne ist verloren
web-campaign-state-won = Gewonnen in Runde { $rounds }, noch { $population } Bevölkerung, { $fallen ->
        [one] 1 Epic
       *[other] { $fallen } Epics
    } gefallen
web-campaign-state-lost = Verloren in Runde { $rounds }, { $fallen ->
        [one] 1 Epic
       *[other] { $fallen } Epics
    } gefallen
web-campaign-state-begun = Wird gespielt
web-campaign-state-next = Als Nächstes
web-campaign-state-later = Später
web-campaign-look = Wie es lief
web-campaign-card-of = { $who }: { $card }
web-campaign-kept = Behalten: { $cards }
web-campaign-begins = Die nächste Partie beginnt mit
web-campaign-fresh = Nichts von vorher: Das ist die erste Partie.
web-campaign-play = Partie { $n } spielen
web-campaign-people = { $n } Bevölkerung zu Beginn
    .good = Die Stadt hat von euren Taten gehört.
    .bad = Die Stadt hat von euren Niederlagen gehört.
web-campaign-bolder = Ein kühnerer Boss: { $option }
    .text = Ein Boss hat gewonnen, und der nächste wagt mehr.
web-campaign-angry = Wütend: Ihr Marker beginnt eins weiter
web-campaign-fallen = { $n ->
        [one] Gefallen und nicht im Stapel: 1 Epic
       *[other] Gefallen und nicht im Stapel: { $n } Epics
    }
web-campaign-keep = Was behaltet ihr?
    .each = Jeder Reckoner behält eine Ausrüstung für die nächste Partie.
    .one = Nach einer verlorenen Partie behält das ganze Team eine Ausrüstung.
web-campaign-keep-nothing = Nichts
web-campaign-keep-these = Das behalten wir
web-campaign-back = Zur Kampagne
web-campaign-delete-sure = Diese Kampagne wegwerfen? Ihre Partien bleiben.
