# Newcagos Karten: wie sie heißen, was sie tun und geben, und was von ihnen gesagt wird.
# $harm is an action, $gives and $pays are symbols.

## Namen

newcago-card-the-loop-a = The Loop, Seite A
newcago-card-the-loop-b = The Loop, Seite B
newcago-card-newcago-theatre-a = Newcago Theater, Seite A
newcago-card-newcago-theatre-b = Newcago Theater, Seite B
newcago-card-chinatown-a = Chinatown, Seite A
newcago-card-chinatown-b = Chinatown, Seite B
newcago-card-soldier-field-a = Soldier Field, Seite A
newcago-card-soldier-field-b = Soldier Field, Seite B
newcago-card-understreets-a = Understreets, Seite A
newcago-card-understreets-b = Understreets, Seite B
newcago-card-station-seven-a = Station Seven, Seite A
newcago-card-station-seven-b = Station Seven, Seite B
newcago-card-steel-lakeshore-a = Steel Lakeshore, Seite A
newcago-card-steel-lakeshore-b = Steel Lakeshore, Seite B

## Was die Karten tun

action-suffer = Reckoner angreifen: { $kind ->
        [reroll] einmal weniger würfeln
        [die] ein Würfel weniger
        [equipment] eine Ausrüstung weniger
        [ability] Fähigkeit gesperrt
        [move] Bewegen kostet doppelt
       *[doubles] Doppel zählen einmal
    }
    .text = Jemand in diesem Bezirk oder, im Uhrzeigersinn weiter, im ersten mit einem Reckoner ist angegriffen, bis der Boss wieder handelt: { $kind ->
        [reroll] einmal weniger würfeln
        [die] ein Würfel weniger
        [equipment] eine Ausrüstung weniger
        [ability] Fähigkeit gesperrt
        [move] Bewegen kostet doppelt
       *[doubles] Doppel zählen einmal
    }. Unter mehreren wählt das Team.
family-on-defeat = Wird hier ein Epic besiegt, darf ein Reckoner hier { $gives } nutzen, wie gezeigt und für nichts sonst.
    .title = Bei einem Sieg
family-on-weaken = Wird hier ein Epic geschwächt, darf ein Reckoner hier { $gives } nutzen, wie gezeigt und für nichts sonst.
    .title = Beim Schwächen
family-exchange = Einmal in jedem Aktionsschritt darf ein Reckoner hier einen Würfel mit { $pays } geben und { $gives } nutzen, wie gezeigt und für nichts sonst.
    .title = Tausch
family-reach-here = Alle Reckoner hier dürfen { $symbols } auch in beiden Nachbarbezirken nutzen.
    .title = Reichweite
printed-newcago-card = In jeder Runde: { $harm }. { $benefit }

## Die Runde

step-city-cards = Newcago-Karten
    .when = wenn eine Bezirkskarte euch wählen lässt

## Entscheidungen und Möglichkeiten

server-decision-benefit = Eine Bezirkskarte hilft
    .detail = Ein Reckoner dort darf ihre Symbole nutzen, wie gezeigt.
server-decision-victim = Eine Bezirkskarte greift an: wen?
    .detail = Sie trifft jemanden von denen, die dort stehen.
server-do-end-benefit = Symbole lassen
server-do-suffer = { $reckoner } wird getroffen
server-do-exchange = Tauschen: { $card }
advice-do-end-benefit = lassen, was die Karte des Bezirks gibt
advice-do-exchange = bei { $card } tauschen
advice-do-suffer = { $reckoner } wird von der Karte getroffen

## Ereignisse

event-city-card = { $card } handelt: { $action }.
event-benefit = { $card } hilft: { $symbols }.
event-benefit-left = Niemand nutzt den Rest von { $card }: { $symbols }.
event-exchanged = { $reckoner } tauscht { $source } bei { $card }: { $symbols }.

## Absagen

refusal-benefit-first = In { $district } hilft eine Karte: Nutzt zuerst ihre Symbole oder beendet das; dann geht es weiter.
refusal-benefit-of-another = { $reckoner } hat angefangen, diese Symbole zu nutzen; sie sind für einen Reckoner.
refusal-stands-elsewhere = { $reckoner } ist nicht in { $district }, und die Karte dort dient nur denen, die dort sind.
refusal-card-not-laid = { $card } liegt an diesem Tisch auf keinem Bezirk.
refusal-card-does-not-trade = { $card } tauscht nichts.
refusal-traded-already = { $card } hat in diesem Schritt schon getauscht; das geht einmal.
refusal-only-as-shown = Symbole von { $card } gelten, wie gezeigt: { $reckoner } kann damit nicht bewegen, wegräumen oder zahlen.
refusal-victim-first = In { $district } greift eine Karte an: Wählt zuerst, wen sie trifft; dann geht es weiter.
refusal-victim-elsewhere = { $reckoner } ist nicht in { $district }, wo die Karte zuschlägt.
refusal-hit-already = { $reckoner } wurde von dieser Karte schon getroffen; beim zweiten Mal trifft sie jemand anderen.
error-no-city-cards = die Bezirke von „{ $name }“ haben keine Newcago-Karten; spielt in Newcago, oder lasst die Option weg ({ $rule })

## Worauf man zeigt

inspect-newcago-card = Newcago-Karte
    .text = Sie bleibt auf ihrem Bezirk. Ihr oberer Teil schadet in jeder Runde, bevor Epics aktiv werden, am Platz des Bosses zweimal; ihr unterer Teil dient Reckonern, deren Miniatur dort ist.

## In the terminal

cli-legend-newcago-cards = Mit Newcago-Karten: ▣ die Karte eines Bezirks, dann was sie in jeder Runde tut und was sie gibt: †A bei einem Sieg dort, ‡A beim Schwächen, $→CC im Tausch, ↔CR auch nebenan. x greift einen Reckoner an: ↻ Würfeln, □ Würfel, ▤ Ausrüstung, ◇ Fähigkeit, → Bewegen, 2 Doppel.
cli-short-suffer = { $kind ->
        [reroll] x↻
        [die] x□
        [equipment] x▤
        [ability] x◇
        [move] x→
       *[doubles] x2
    }
cli-letter-suffer = { $kind ->
        [reroll] x↻
        [die] x□
        [equipment] x▤
        [ability] x◇
        [move] x→
       *[doubles] x2
    }
cli-say-newcago-card = { $card }: { $text }
cli-say-exchanged = Ihr Tausch ist in diesem Schritt verbraucht.
cli-cards-newcago-card = Newcago-Karten
cli-kind-newcago-card = Newcago-Karte
