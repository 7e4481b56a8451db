# Puzzles: a position, a goal, one answer.

puzzle-title = Puzzle { $number }
puzzle-goal-win = Defeat { $boss } in this step.
puzzle-goal-defeat = Defeat { $number ->
    [one] an Epic
   *[other] { $number } Epics
} in this step.
puzzle-goal-lose-at-most = { $number ->
    [0] Lose nobody in the coming Epic phase.
    [one] Lose at most one of the population in the coming Epic phase.
   *[other] Lose at most { $number } of the population in the coming Epic phase.
}
puzzle-hint-who = { $count ->
    [one] It takes { $who } alone.
   *[other] It takes these Reckoners: { $who }.
}
puzzle-hint-card = { $who } needs { $card }.
puzzle-hint-district = Look at { $who } and { $district }.
puzzle-hint-first = It can begin like this: { $do }.
puzzle-solved-win = { $boss } is defeated.
puzzle-solved-defeat = Epics defeated in this step: { $reached }.
puzzle-solved-lose-at-most = { $reached ->
    [0] The coming Epic phase costs nobody.
   *[other] The coming Epic phase costs { $reached } of the population, and no more can be asked.
}
puzzle-failed-win = The step is over, and { $boss } has { $reached } health left.
puzzle-failed-win-research = The step is over, and { $boss } is not even weakened: { $research } research to go.
puzzle-failed-defeat = The step is over. Epics defeated in it: { $reached } of { $number }.
puzzle-failed-lose-at-most = The coming Epic phase would cost { $reached } of the population; { $number } may be lost.
puzzle-failed-unknown = A new Epic would come whom nobody knows yet: what it does is not certain.
puzzle-failed-lost = The coming Epic phase would lose the game.

server-puzzle-over = This puzzle is over. Take something back, or start again.
server-fault-puzzle-alone = At a puzzle you are on your own: there are hints instead.
server-fault-puzzle-file = This puzzle cannot be played. What its author has to mend: { $reason }
server-fault-no-puzzle-file = This file is no puzzle, or it was cut off on its way.
server-fault-unknown-puzzle = There is no such puzzle.
error-unknown-puzzle = There is no such puzzle.

# The command

cli-help-puzzles = Puzzles: one use step, one goal, one answer
cli-help-puzzle-list = List the puzzles
cli-help-puzzle-show = Show a puzzle: its position and its goal
cli-help-puzzle-check = Play the solutions of puzzles; with --proof try all other ways too
cli-help-puzzle-find = Look for puzzles in games and write the best of them as files
cli-help-puzzle-play = Play a puzzle in the terminal
cli-help-puzzle-which = the number of a puzzle, or a file
cli-help-puzzle-files = numbers, files or folders; all of the house if none is given
cli-help-puzzle-hints = how many hints to show
cli-help-puzzle-solution = show the solution
cli-help-puzzle-proof = prove that there is no other answer; takes longer
cli-help-puzzle-limit = positions that one proof may look at
cli-help-puzzle-count = how many puzzles to write
cli-help-puzzle-seed = for the games that are played
cli-help-puzzle-out = the folder to write to; 1.toml, 2.toml and so on in it are replaced
cli-help-puzzle-games = a folder with saved games to look at, instead of new ones
cli-help-puzzle-bot = who plays the new games
cli-help-puzzle-most = look at this many games at most
puzzle-line = { $number } { $stars } { $goal } ({ $boss }, { $people })
puzzle-hint-line = Hint { $n }: { $hint }
puzzle-solution-line = { $n }. { $do }
puzzle-solution = The solution
puzzle-ok = ok { $file }: { $goal }
puzzle-proved = ok { $file }: { $goal } One answer in { $positions } positions.
puzzle-several = { $file }: there are { $ways } answers, not one
puzzle-better = { $file }: the goal is too easy: { $best } is possible
puzzle-too-many = { $file }: not proved: more than { $limit } positions, or far too many answers; give a larger --limit
puzzle-chancy = { $file }: something that can be done in this step depends on chance
puzzle-no-number = There is no puzzle { $id }; there are 1 to { $last }, and files.
puzzle-no-games = No saved games (*.jsonl) in { $folder }.
puzzle-none = No puzzles are here.
puzzle-find-progress = Looking at games
puzzle-find-so-far = { $count ->
    [one] 1 found
   *[other] { $count } found
}
puzzle-found = { $number }: { $goal } in { $city }, difficulty { $level }, { $deeds } deeds, { $positions } positions
puzzle-find-done = { $count } of { $all } that were found are in { $folder }.
puzzle-find-stopped = Stopped; what was found is kept.
puzzle-play-begin = { $title }: { $goal } Type `hint` for a hint, `solution` to see it, and what else you know.
