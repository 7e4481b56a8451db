# Puzzles in the browser.

web-puzzles = Énigmes
    .text = Douze positions, une seule réponse chacune.
web-puzzles-intro = Une étape pour utiliser vos dés, un but, une réponse. Rien n’y est laissé au hasard.
web-puzzles-count = { $n } sur { $of } résolues
web-puzzles-open = Ouvrir un fichier d’énigme
web-puzzles-solved = résolue
web-puzzles-shown = vue
web-puzzle-difficulty-1 = facile
web-puzzle-difficulty-2 = moyenne
web-puzzle-difficulty-3 = difficile
web-puzzle-smaller = Réduire
web-puzzle-leave = Retour aux énigmes
web-puzzle-again = Recommencer
web-puzzle-hint = Indice { $n } sur { $of }
web-puzzle-solution = Montrer la solution
web-puzzle-step = Pas { $n } sur { $of }
web-puzzle-play-step = Jouer ce pas
web-puzzle-shown = C’était la solution.
web-puzzle-next = Énigme suivante
web-puzzle-all = Toutes les énigmes
web-puzzle-solved = Résolue !
web-puzzle-failed = Pas cette fois.
