# Reports of many games: what module 4 brings.

report-against = { $boss } in { $city }
report-column-boss = Boss
report-column-city = Stadt
report-column-seen = Aufgedeckt
report-column-taken = Behalten
report-column-used = Benutzt
report-dawnslight = Dawnslight-Karten
    .note = Wert: Siegquote der Spiele, in denen die Karte behalten wurde, weniger die der Spiele, in denen es die andere war.
report-suffered = Was die Karten des Bosses mit Reckonern tun
report-axis-times-a-game = Male pro Spiel
report-what-suffers = Erlitten: { $effect }
report-what-marker = Schritte auf Bezirksleisten
report-what-aid = Dawnslight-Hilfe
report-what-aid-none = Dawnslight-Hilfe ohne Karte
report-what-boss-card = Aufgedeckte Karten des Bosses
report-what-disabled-die = Ausgefallene Würfel
report-what-disabled-card = Ausgefallene Karten
