"""Tables that people sit at: the games, who watches them, and where they are kept."""
