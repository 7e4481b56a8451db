# What people type on the command line
cli-no-seconds = „{ $given }“ ist keine Zahl von Sekunden zwischen { $least } und { $most }
cli-odd-word = In der Befehlszeile steht ein Wort, das kein Text ist: „{ $word }“
