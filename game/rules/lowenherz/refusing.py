"""The error that all files raise for what may not be chosen."""

from __future__ import annotations

from game.rules.core import IllegalAction


def illegal(action: int) -> IllegalAction:
    """Return the error for an action that is not legal here."""
    return IllegalAction(f"action {action!r} is not legal here")
