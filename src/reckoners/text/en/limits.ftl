# What is too much or too odd for a set-up or a saved game.

error-long-seed = a seed has at most { $most } characters, and this one has { $length }
error-odd-seed = the seed has characters that cannot be written
error-too-many-lines = { $place }, line { $line }: a saved game has at most { $most } lines
error-too-long-line = { $place }, line { $line }: longer than a line of a saved game can be ({ $most } bytes)
error-mixed-line = { $place }, line { $line }: a line has one thing only: what was done, a check, or who plays

server-record-full = So much was taken back and played again in this game that it only goes forward from here.
error-database-gone = { $file }: the file of all games was removed or replaced while the server was running
server-fault-database-gone = The file of all games is gone: nothing was played. Save this game as a file, then restart the server.
server-fault-flood = You sent more than this table can answer; the connection was closed and comes back by itself.
server-fault-crowded = { $most } windows look at this table already; close one of them first.
