"""The worker process: takes jobs from a pipe, thinks, answers. It sees observations only and ends with its client.

Nothing here may import pygame: a spawned process starts from scratch, and should do so at once.
"""

from __future__ import annotations

import os
import signal
import time
from multiprocessing.connection import Connection

from game.ai.messages import BEST, GO, INFO, STOP, Job
from game.ai.thinking import Thought

INFO_SECONDS = 0.1


def run(pipe: Connection) -> None:
    """Serve the client at the other end of the pipe until it says so or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the client
    if hasattr(os, "nice"):
        os.nice(5)
    try:
        _serve(pipe)
    except (EOFError, OSError):
        return  # the client is gone
    except Exception:
        raise SystemExit(1) from None  # the client sees the end of the pipe, a player no traceback


def _serve(pipe: Connection) -> None:
    thought: Thought | None = None
    told = 0.0
    while True:
        if thought is None or pipe.poll():
            kind, *fields = pipe.recv()
            if kind == STOP:
                return
            thought = Thought(Job(*fields)) if kind == GO else None
            told = time.monotonic()
        elif not thought.step():
            pipe.send((BEST, *thought.best()))
            thought = None
        elif time.monotonic() - told >= INFO_SECONDS:
            told = time.monotonic()
            pipe.send((INFO, thought.job.number, thought.progress))
