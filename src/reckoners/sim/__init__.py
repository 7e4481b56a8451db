"""Many games: played by bots in many processes, counted, reported."""
