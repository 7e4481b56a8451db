# Die Wiedergabe: der Streifen über eine ganze Partie, was von ihr abzweigt, und weiter von einem Moment.

web-replay = Wiedergabe
web-replay-open = Wiedergabe
web-replay-title = { $boss } in { $city }
web-replay-end = { $result ->
        [won] gewonnen in Runde { $round }
        [lost] verloren in Runde { $round }
       *[playing] läuft noch, Runde { $round }
    }
web-replay-back = Zurück zum Tisch
web-replay-file = Dieser Moment als Datei
web-replay-list = Zweige und Momente
web-replay-strip = Streifen über die ganze Partie
web-replay-value = Aktion { $at } von { $of }, Runde { $round }, { $step }
web-replay-of = von { $of }
web-replay-where = Runde { $round }, { $step }
web-replay-aside = zurückgenommen: { $where }
web-replay-transport = Abspielen
web-replay-first = Zum Anfang
web-replay-prev = Eine Aktion zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Eine Aktion weiter
web-replay-last = Zum Ende
web-replay-people = Menschen
web-replay-research = Recherche übrig
web-replay-branch = Zweig
web-replay-trays = Würfel
web-replay-beside = Würfel, Markt oder was gesagt wurde
web-replay-said = Damals gesagt
web-replay-silent = In dieser Runde wurde bis dahin nichts gesagt.
web-replay-moments = Momente
web-replay-quiet = Noch ist nichts Besonderes geschehen.
web-replay-sign = Aktion { $at }: { $text }
web-replay-copy = Dieser Moment
web-replay-copied = Link kopiert
web-replay-link = Link zu diesem Moment
web-replay-go-on = Von hier weiter
web-replay-branches = { $n ->
        [0] Keine Zweige
        [one] 1 Zweig
       *[other] { $n } Zweige
    }
web-replay-branches-all = Zweige
web-replay-none = Nichts wurde zurückgenommen, und kein anderer Tisch ging von hier weiter.
web-replay-main = Zurück zu dem, was gespielt wurde
web-replay-taken-back = { $n ->
        [one] 1 Aktion zurückgenommen
       *[other] { $n } Aktionen zurückgenommen
    } nach Aktion { $at }
web-replay-table = Ein anderer Tisch: { $how }{ $dealt ->
        [yes] , neu gemischt
       *[no] { "" }
    }
web-replay-from = Aktion { $at }, Runde { $round }
web-replay-see = Ansehen
web-replay-origin = Geht von Aktion { $at } eines anderen Tisches weiter{ $dealt ->
        [yes] , neu gemischt
       *[no] { "" }
    }
web-replay-origin-gone = Den Tisch gibt es nicht mehr.
web-replay-no-moment = Diesen Moment gibt es in dieser Partie nicht; das ist der nächste.
web-table-key-replay = in einer Wiedergabe: Aktion, Schritt, Runde, abspielen, Zweig, kopieren

## Was wäre, wenn

web-whatif = Was wäre, wenn: ab Aktion { $at }
web-whatif-yourself = Selbst weiterspielen
web-whatif-dice = Stapel und kommende Würfel
web-whatif-same = Dieselben
web-whatif-anew = Neu gemischt
web-whatif-same-text = Ein neuer Tisch, an dem alles ist, wie es war. Wer dasselbe tut, bekommt dieselben Würfel.
web-whatif-anew-text = Ein neuer Tisch, wie ihn hier alle sehen; Stapel und kommende Würfel sind neu gemischt, und der Tisch sagt das.
web-whatif-open = Neuen Tisch öffnen
web-whatif-planner = Den Planer weiterspielen lassen
web-whatif-planner-text = { $n }-mal von hier, jedes Mal mit neu gemischten Stapeln und Würfeln. Er sieht nicht mehr als ihr.
web-whatif-start = { $n } Partien spielen
web-whatif-again = Noch einmal { $n } Partien
web-whatif-stop = Anhalten
web-whatif-progress = Gespielte Partien
web-whatif-played = { $n } von { $of } Partien
web-whatif-first = Die erste Partie wird gespielt …
web-whatif-won = { $won } von { $n } gewonnen
web-whatif-sure = von vielen Partien gewänne er also { $low } bis { $high } %
