# Was Modul 4 dem Befehl hinzufügt: Zeichen, Spielplan, Fragen. Wie in ui.ftl.

## Zeichen für einen kleinen Bildschirm

cli-short-aid = Hilf
cli-short-enforcement-clockwise = Sc›
cli-short-enforcement-counterclockwise = ‹Sc
cli-letter-aid = ☼
cli-letter-enforcement-clockwise = S›
cli-letter-enforcement-counterclockwise = ‹S
cli-why-no-card = keine Karte

## Der Spielplan

cli-legend-babilar = In Babilar: ⌕ Forschung, die auf der Leiste eines Bezirks fehlt, und was ihre Felder bringen, ☼ Dawnslight-Hilfe oder Dawnslight-Karte, E Basis entdecken, −$ Geld angreifen, −◆ Plan angreifen. ✖ angegriffen oder außer Kraft.
cli-boss-no-card = Noch keine Karte
cli-boss-cards-left = noch { $n }
cli-half-moved = halb bezahlt: Bewegung nach { $district }
cli-dawnslight-left = ☼{ $n }

## Der Tisch in Sätzen
# $on-the-way lists spots and what they bring, such as "at 6 Discover Base".

cli-say-marker = { $n ->
        [0] Seine Leiste: Die Suche ist beendet.
       *[other] Seine Leiste: noch { $n } Forschung. Unterwegs: { $on-the-way }.
    }
cli-say-spot = bei { $spot } { $action }
cli-say-no-spot = nichts
cli-say-goes = { $boss } geht als Nächstes nach { $district }.
cli-say-stays = { $boss } bleibt in { $district }.
cli-say-boss-alone = { $boss } in { $district }: Forschung { $research }, Gesundheit { $health }.
cli-say-boss-card = { $card ->
        [none] Keine Karte ist offen; verdeckt: { $deck }.
       *[other] Offene Karte: { $card }. Verdeckt: { $deck }.
    }
cli-say-boss-deck = { $n } × { $card }
cli-say-empty-deck = keine
cli-say-suffers = Angegriffen: { $effects }.
cli-say-dawnslight = Dawnslight-Karten: { $cards }.
cli-say-dawnslight-left = { $n ->
        [0] Der Dawnslight-Stapel ist leer.
        [one] Eine Karte im Dawnslight-Stapel.
       *[other] { $n } Karten im Dawnslight-Stapel.
    }
cli-say-forecast-goes = Dann geht { $boss } nach { $district }.

## Karten

cli-cards-city = Städte
cli-cards-dawnslight = Dawnslight-Karten
cli-kind-city = Stadt
cli-kind-dawnslight = Dawnslight-Karte
cli-kind-district = Bezirk
cli-city-numbers = { $n } Bezirke
cli-city-markers = Die Marker der Bezirksleisten beginnen bei { $markers }; der Boss hat dort { $health } Gesundheit.
cli-city-track = { $district }: { $spots }
cli-boss-cards = { $n } × { $card }: { $text }
cli-boss-adjustment-alone = { $n } Reckoner, Seite { $side }, { $track }: { $actions }
