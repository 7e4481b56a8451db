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
