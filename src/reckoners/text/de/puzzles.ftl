# Puzzles: a position, a goal, one answer.

puzzle-title = Rätsel { $number }
puzzle-goal-win = Besiegt { $boss } in diesem Schritt.
puzzle-goal-defeat = Besiegt { $number ->
    [one] einen Epic
   *[other] { $number } Epics
} in diesem Schritt.
puzzle-goal-lose-at-most = { $number ->
    [0] Verliert in der kommenden Epic-Phase niemanden.
    [one] Verliert in der kommenden Epic-Phase höchstens einen aus der Bevölkerung.
   *[other] Verliert in der kommenden Epic-Phase höchstens { $number } aus der Bevölkerung.
}
puzzle-hint-who = { $count ->
    [one] Es braucht nur { $who }.
   *[other] Es braucht diese Reckoners: { $who }.
}
puzzle-hint-card = { $who } braucht { $card }.
puzzle-hint-district = Seht euch { $who } und { $district } an.
puzzle-hint-first = So kann es anfangen: { $do }.
puzzle-solved-win = { $boss } ist besiegt.
puzzle-solved-defeat = In diesem Schritt besiegte Epics: { $reached }.
puzzle-solved-lose-at-most = { $reached ->
    [0] Die kommende Epic-Phase kostet niemanden.
   *[other] Die kommende Epic-Phase kostet { $reached } aus der Bevölkerung, weniger geht nicht.
}
puzzle-failed-win = Der Schritt ist vorbei, und { $boss } hat noch { $reached } Lebenspunkte.
puzzle-failed-win-research = Der Schritt ist vorbei, und { $boss } ist noch nicht einmal geschwächt: es fehlen { $research } Forschung.
puzzle-failed-defeat = Der Schritt ist vorbei. Besiegte Epics: { $reached } von { $number }.
puzzle-failed-lose-at-most = Die kommende Epic-Phase würde { $reached } aus der Bevölkerung kosten; { $number } durften es sein.
puzzle-failed-unknown = Es käme ein neuer Epic, den noch niemand kennt: was er tut, ist nicht sicher.
puzzle-failed-lost = Mit der kommenden Epic-Phase wäre das Spiel verloren.

server-puzzle-over = Dieses Rätsel ist vorbei. Nehmt etwas zurück oder fangt neu an.
server-fault-puzzle-alone = Bei einem Rätsel hilft niemand mit: dafür gibt es Hinweise.
server-fault-puzzle-file = Dieses Rätsel lässt sich nicht spielen. Das muss verbessern, wer es geschrieben hat: { $reason }
server-fault-no-puzzle-file = Diese Datei ist kein Rätsel, oder sie wurde unterwegs abgeschnitten.
server-fault-unknown-puzzle = Dieses Rätsel gibt es nicht.
error-unknown-puzzle = Dieses Rätsel gibt es nicht.

# The command

cli-help-puzzles = Rätsel: ein Nutzungsschritt, ein Ziel, eine Antwort
cli-help-puzzle-list = Die Rätsel auflisten
cli-help-puzzle-show = Ein Rätsel zeigen: seine Stellung und sein Ziel
cli-help-puzzle-check = Die Lösungen von Rätseln spielen; mit --proof auch alles andere versuchen
cli-help-puzzle-find = In Spielen nach Rätseln suchen und die besten als Dateien schreiben
cli-help-puzzle-play = Ein Rätsel im Terminal spielen
cli-help-puzzle-which = die Nummer eines Rätsels oder eine Datei
cli-help-puzzle-files = Nummern, Dateien oder Ordner; ohne Angabe alle des Hauses
cli-help-puzzle-hints = so viele Hinweise zeigen
cli-help-puzzle-solution = die Lösung zeigen
cli-help-puzzle-proof = beweisen, dass es keine andere Antwort gibt; dauert länger
cli-help-puzzle-limit = so viele Stellungen darf ein Beweis ansehen
cli-help-puzzle-count = so viele Rätsel schreiben
cli-help-puzzle-seed = für die Spiele, die gespielt werden
cli-help-puzzle-out = der Ordner, in den geschrieben wird; 1.toml, 2.toml und so weiter werden dort ersetzt
cli-help-puzzle-games = ein Ordner mit gespeicherten Spielen, statt neuer
cli-help-puzzle-bot = wer die neuen Spiele spielt
cli-help-puzzle-most = höchstens so viele Spiele ansehen
puzzle-line = { $number } { $stars } { $goal } ({ $boss }, { $people })
puzzle-hint-line = Hinweis { $n }: { $hint }
puzzle-solution-line = { $n }. { $do }
puzzle-solution = Die Lösung
puzzle-ok = ok { $file }: { $goal }
puzzle-proved = ok { $file }: { $goal } Eine Antwort in { $positions } Stellungen.
puzzle-several = { $file }: es gibt { $ways } Antworten, nicht eine
puzzle-better = { $file }: das Ziel ist zu leicht: { $best } ist möglich
puzzle-too-many = { $file }: nicht bewiesen: mehr als { $limit } Stellungen oder viel zu viele Antworten; gebt ein größeres --limit an
puzzle-chancy = { $file }: etwas, das man in diesem Schritt tun kann, hängt vom Zufall ab
puzzle-no-number = Es gibt kein Rätsel { $id }; es gibt 1 bis { $last }, und Dateien.
puzzle-no-games = Keine gespeicherten Spiele (*.jsonl) in { $folder }.
puzzle-none = Hier sind keine Rätsel.
puzzle-find-progress = Suche in Spielen
puzzle-find-so-far = { $count } gefunden
puzzle-found = { $number }: { $goal } in { $city }, Schwierigkeit { $level }, { $deeds } Taten, { $positions } Stellungen
puzzle-find-done = { $count } von { $all } gefundenen sind in { $folder }.
puzzle-find-stopped = Angehalten; was gefunden wurde, ist geschrieben.
puzzle-play-begin = { $title }: { $goal } `hint` gibt einen Hinweis, `solution` zeigt die Lösung, und alles andere geht wie sonst.
