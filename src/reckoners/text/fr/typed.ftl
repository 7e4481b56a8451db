# What people type on the command line
cli-no-seconds = « { $given } » n’est pas un nombre de secondes de { $least } à { $most }
cli-odd-word = La ligne de commande contient un mot qui n’est pas du texte : « { $word } »
