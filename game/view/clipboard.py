"""The clipboard of the system."""

from __future__ import annotations

import pygame as pg


def copy(text: str) -> bool:
    """Put the text there; return whether that was possible."""
    try:
        pg.scrap.put_text(text)
    except (pg.error, UnicodeError):  # the name of a file may hold what is no text
        return False
    return True


def paste() -> str:
    """Return the text that lies there, "" when there is none."""
    try:
        return pg.scrap.get_text() or ""
    except (pg.error, UnicodeError):
        return ""
