"""The drawing templates of Rose King: its map, board and cards."""
