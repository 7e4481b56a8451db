## The campaign: our own, since its published sheet is not among the rules (docs/campaign.md)

event-still-has = { $reckoner } hat { $card } noch aus der Partie davor.
event-remembered = { $change ->
        [minus] Die Stadt hat von euren Niederlagen gehört: Sie beginnt mit { $now } Bevölkerung.
       *[plus] Die Stadt hat von euren Taten gehört: Sie beginnt mit { $now } Bevölkerung.
    }
event-angry = { $epic } hat euch nicht vergessen: Der Marker beginnt eins weiter.

error-carried-reckoner = „{ $name }“ gehört nicht zum Team; da sind: { $known }
error-carried-card = übernommen, equipment: In dieser Partie gibt es keine Ausrüstung „{ $name }“; lasst sie weg oder nehmt ihr Modul dazu
error-carried-epic = übernommen, { $place }: In dieser Partie gibt es keinen Epic „{ $name }“; lasst ihn weg oder nehmt sein Modul dazu
error-carried-twice = übernommen, { $place }: „{ $name }“ steht zweimal da; einmal genügt
error-carried-few-epics = übernommen, fallen: Es blieben nur { $left } Epics, und { $needed } werden gebraucht; holt mindestens { $least } zurück
error-carried-population = übernommen, population: { $n } ändert zu viel; höchstens { $most } mehr oder weniger
error-campaign-length = eine Kampagne hat { $fewest } bis { $most } Partien, nicht { $n }
error-campaign-begun = diese Kampagne läuft schon: { $n ->
        [one] Eine Partie ist
       *[other] { $n } Partien sind
    } gespielt
error-campaign-over = diese Kampagne ist zu Ende: Alle { $n } Partien sind gespielt
error-campaign-choose = wählt zuerst, was ihr nach Partie { $n } behaltet
error-campaign-other-game = das ist nicht Partie { $n } der Kampagne: Sie wurde anders aufgebaut
error-campaign-unfinished = Partie { $n } der Kampagne ist noch nicht zu Ende
error-campaign-nothing-to-keep = jetzt gibt es nichts zu wählen: Das kommt nach einer Partie mit Ausrüstung, vor der nächsten
error-campaign-not-theirs = „{ $who }“ kann „{ $card }“ nicht behalten; da ist: { $known }
error-campaign-one-card = nach einer verlorenen Partie behält das ganze Team eine Karte, nicht { $n }
error-no-campaign = { $place }: Das ist keine Kampagne von Reckoners ({ $reason })
error-campaign-edited = { $place }: Diese Kampagne wurde von Hand geändert oder ist beschädigt; nehmt eine heile Kopie

## The campaign in the terminal

campaign-title = Kampagne mit { $n } Partien: { $team } ({ $difficulty }, Seed { $seed })
campaign-ours = Der veröffentlichte Kampagnenbogen ist nicht bei den Regeln: Diese Kampagne ist unsere eigene.
campaign-stop = { $boss } in { $city }
campaign-got-away = Wer entkommen ist
campaign-next = { $stop }: als Nächstes
campaign-later = { $stop }
campaign-won = { $stop }: gewonnen in Runde { $rounds }, noch { $population } Bevölkerung, { $fallen ->
        [one] 1 Epic
       *[other] { $fallen } Epics
    } gefallen.
campaign-lost = { $stop }: verloren in Runde { $rounds }, { $fallen ->
        [one] 1 Epic
       *[other] { $fallen } Epics
    } gefallen.
campaign-card-of = { $who }: { $card }
campaign-kept = Behalten: { $cards }.
campaign-carry-cards = Ihr beginnt mit { $cards }.
campaign-carry-fallen = Gefallen und nicht im Stapel: { $epics }.
campaign-carry-angry = Wütend, mit dem Marker eins weiter: { $epics }.
campaign-carry-people = Die Stadt erinnert sich: { $population } Bevölkerung zu Beginn.
campaign-carry-bolder = Ein Boss hat gewonnen, und der nächste ist kühner: { $option }.
campaign-score = Bisher { $won } gewonnen, { $lost } verloren.
campaign-over-won = Die Kampagne ist gewonnen: { $won } von { $n } Partien.
campaign-over-drawn = Die Kampagne endet unentschieden: { $won } von { $n } Partien gewonnen.
campaign-over-lost = Die Kampagne ist verloren: { $won } von { $n } Partien gewonnen.
campaign-keep-each = Was behaltet ihr? Jeder Reckoner eine Karte:
campaign-keep-one = Was behaltet ihr? Nach einer verlorenen Partie eine Karte für das ganze Team:

cli-help-campaign = Verbundene Partien, die etwas weitergeben; unsere eigenen (docs/campaign.md).
cli-help-campaign-begin = Beginnt eine Kampagne mit drei bis sieben Partien.
cli-help-campaign-show = Zeigt ihren Verlauf und was weitergegeben wird.
cli-help-campaign-play = Spielt ihre nächste Partie, oder weiter daran.
cli-help-campaign-keep = Wählt, was ihr nach einer Partie behaltet: tia=emp prof=jacket, oder nothing.
cli-help-campaign-file = Die Datei der Kampagne. Ohne sie: die neueste in eurem Datenordner, oder eine neue dort.
cli-help-campaign-length = Wie viele Partien, 3 bis 7.
cli-help-campaign-bot = Dieser Bot spielt alle Partien, die noch kommen, bis zum Ende.
cli-help-campaign-cards = Wer welche Karte behält, oder nothing.
cli-no-campaign = In { $folder } gibt es keine Kampagne; beginnt eine: reckoners campaign begin --reckoners tia,prof
cli-campaign-how-to-keep = Wählt mit: reckoners campaign keep tia=emp
cli-campaign-ask-keep = Name=Karte, oder nothing; Enter: { $usual }
cli-campaign-no-pair = „{ $word }“ sagt nicht, wer was behält; schreibt tia=emp
cli-campaign-game-over = Partie { $n }: { $result ->
        [won] gewonnen in Runde { $round }.
       *[lost] verloren in Runde { $round }.
    }

## The campaign in the browser

server-fault-unknown-campaign = Diese Kampagne gibt es nicht. Vielleicht wurde sie gelöscht.
server-fault-campaign = Das geht in der Kampagne nicht: { $reason }
