# Was Bots bei Limelight, in Ildithia und bei Newcagos Karten raten.

## Why

# $actions are those that would have been performed.
advice-why-protects = Als Nächstes zieht die Stadt an { $district } vorbei. Dann geschieht nicht: { $actions }.
advice-why-protects-later = Wenn die Stadt später an { $district } vorbeizieht, geschieht nicht: { $actions }.
advice-why-protects-on = Der Marker von { $district } kommt dem Ende näher: noch { $left }.
advice-why-protects-whole = Die Leute in { $district } sind in Sicherheit und sagen, was sie über { $boss } wissen.
advice-why-exchanges = { $card } gibt { $symbols } für einen Würfel.
advice-why-benefit = { $card } gibt dazu noch { $symbols }.
advice-why-benefit-left = Nichts, was die Karte gibt, bewirkt hier etwas Gutes.
advice-why-hit = { $reckoner } gehört zu denen, die getroffen werden können.
advice-why-hit-least = Niemand dort kann leichter darauf verzichten als { $reckoner }.
# $before and $after are people.
advice-why-scale = Greift { $boss } nach { $kind ->
        [shields] Schilden
        [enforcement] Schlägern
        [defeated] besiegten Epics
       *[equipment] Ausrüstung
    } an, kostet das { $after } statt { $before } Bevölkerung.
