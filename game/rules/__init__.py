"""The rules of the games: pure functions and states.

Nothing in here knows pygame, sockets, clocks, files or random generators; the standard library is all it imports.
"""
