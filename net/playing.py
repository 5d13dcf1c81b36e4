"""What the engine of a ledger is asked and told: the one place where an entry becomes a call of the rules."""

from __future__ import annotations

from typing import Any

from net.draws import Draws
from net.engine import Engine
from net.fair import Drbg
from net.messages import Entry
from net.seating import HOLDER

TIMEOUT = "timeout"  # the input that the host writes for a seat whose time is over


def is_timeout(entry: Entry) -> bool:
    """Return whether an entry stands in place of what a seat did not do in time."""
    return (entry.kind == "INPUT" and entry.payload == TIMEOUT) or (entry.kind == "SEAL" and entry.payload is None)


def refusal_by(engine: Engine, seat: int, text: str) -> str:
    """Return why a seat may not do this now, "" when it may; "engine" where the rules fail over the question."""
    try:
        return engine.refusal(seat, text)
    except Exception:  # whatever a foreign text does to the rules, it is refused, and on every machine alike
        return "engine"


def play_entry(engine: Engine, entry: Entry, draws: Draws) -> list[Any]:
    """Let the engine do what a RAND, OPEN, SEATSET or INPUT says that was found good; return its results."""
    seat, payload = entry.seat, entry.payload
    if entry.kind == "RAND":
        return engine.draw(Drbg(draws.key(payload)).below)
    if entry.kind == "OPEN":
        return engine.play_sealed({row[0]: _bid(engine, row[0], row[2]) for row in payload})
    assert seat is not None, "checked before"
    if entry.kind == "SEATSET":
        return engine.reseat(seat, {key: payload[key] for key in HOLDER})
    return engine.play(seat, engine.default(seat) if payload == TIMEOUT else payload)


def _bid(engine: Engine, seat: int, text: str) -> str:
    """Return the bid as it counts: what was sealed, or the default where there is none or the rules refuse it."""
    is_good = text != "" and not refusal_by(engine, seat, text)
    return text if is_good else engine.default(seat)
