# What people type on the command line
cli-no-seconds = '{ $given }' is no number of seconds from { $least } to { $most }
cli-odd-word = The command line has a word that is no text: '{ $word }'
