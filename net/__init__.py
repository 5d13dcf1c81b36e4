"""LAN play: tables that are found by themselves, one ordered log that every machine plays by, and fair dice.

Imports nothing of the game: what an input means is known by an engine that is handed in (`engine`). The cores
(`ledger`, `host`, `client`, `lobby`, `fair`, `log`, `wire`) hold no socket, thread or clock, so that all of it can be
tested by hand; sockets, the thread and zeroconf stand around them. `facade` is what the scenes use.
"""
