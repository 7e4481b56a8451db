# Puzzles in the browser.

web-puzzles = Puzzles
    .text = Twelve positions, one answer each.
web-puzzles-intro = One step to use your dice, one goal, one answer. Nothing in it is left to chance.
web-puzzles-count = { $n } of { $of } solved
web-puzzles-open = Open a puzzle file
web-puzzles-solved = solved
web-puzzles-shown = seen
web-puzzle-difficulty-1 = easy
web-puzzle-difficulty-2 = medium
web-puzzle-difficulty-3 = hard
web-puzzle-smaller = Make it smaller
web-puzzle-leave = Back to the puzzles
web-puzzle-again = Start again
web-puzzle-hint = Hint { $n } of { $of }
web-puzzle-solution = Show the solution
web-puzzle-step = Step { $n } of { $of }
web-puzzle-play-step = Play this step
web-puzzle-shown = That was the solution.
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-solved = Solved!
web-puzzle-failed = Not this time.
