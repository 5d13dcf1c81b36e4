"""One playing of a game: the ordered log, the link it travels over, chance, players and saves.

`Match` is the only caller of `State.apply`. Nothing in here draws, and nothing in here thinks about good moves.
"""
