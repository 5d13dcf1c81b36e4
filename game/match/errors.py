"""What goes wrong with a save."""

from __future__ import annotations


class SaveError(Exception):
    """A save or replay that cannot be used. The message is one sentence in the player's language."""
