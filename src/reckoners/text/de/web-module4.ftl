# Regalia and Babilar on the table in the browser.

## Districts

web-table-marker = { $n ->
        [0] Hier ist nichts mehr zu erforschen
       *[other] Noch zu erforschen: { $n }
    }
web-table-marker-at = { $action } bei { $n }
web-table-comes-here = { $name } kommt als Nächstes her
web-table-goes-to = geht dann nach: { $district }
web-table-two-dice = 2 Würfel

## The Boss

web-boss-open = Alles über { $name }
web-boss-found = von { $of } auf 0
    .full = { $n } von { $of } Bezirken auf 0
web-boss-then = wenn alle Bezirke auf 0 sind
web-boss-no-card = noch keine Karte offen
web-boss-nobody = niemand
web-boss-goes = danach geht sie nach
    .short = danach
web-boss-stays = sie bleibt in
    .short = bleibt in
web-boss-left = { $n ->
        [one] Eine Karte in ihrem Stapel
       *[other] { $n } Karten in ihrem Stapel
    }
web-boss-order = In dieser Reihenfolge
web-boss-tokens = Marker zurück
web-boss-turns = deckt eine Karte auf

## Reckoners

web-table-out = Fällt in dieser Runde aus
    .short = fällt aus
web-table-dawnslight = Dawnslight-Karten
web-table-dawnslight-of = { $n ->
        [one] Eine Dawnslight-Karte
       *[other] { $n } Dawnslight-Karten
    }
web-table-dawnslight-left = Dawnslight-Karten im Stapel: { $n }
web-table-half-move = { $name } bewegt sich: { $district }
    .detail = Kostet zwei: Wählt, was noch zahlt.
web-table-key-dawn = Dawnslight-Karten

## What came of it

web-story-struck = { $name }: { $effect }
