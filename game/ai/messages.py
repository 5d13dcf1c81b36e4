"""What the client and the worker tell each other, and what a scene hears of it. On the pipe they are plain tuples."""

from __future__ import annotations

from typing import NamedTuple

GO, CANCEL, STOP = "go", "cancel", "stop"  # to the worker; a GO carries the fields of a Job
INFO, BEST = "info", "best"  # from the worker; they carry the fields of Info and Best


class Job(NamedTuple):
    """One question: what should `seat` do? It carries what that seat may see, never the full state.

    number: the asker's, to tell answers apart. game, version: KEY and VERSION of the rules. observation: its text.
    """

    number: int
    game: str
    version: int
    seat: int
    observation: str
    level: int
    seed: int


class Info(NamedTuple):
    """How far the thinking is, 0 to 1; about ten times a second."""

    job: int
    progress: float


class Best(NamedTuple):
    """The answer. value: points the seat expects to be ahead. gain: points the action itself adds to its lead.

    ranking: (action, value) of every legal action, best first; () when the thinking failed and any action was taken.
    """

    job: int
    action: int
    value: float
    gain: int
    ranking: tuple[tuple[int, float], ...]


class Notice(NamedTuple):
    """A sentence for the players, already translated."""

    text: str
