"""What `tools/soak.py` watches and counts beside what every game has: a file a game, found by the game's key."""
