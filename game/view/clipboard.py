"""The clipboard of the system."""

from __future__ import annotations

import pygame as pg


def copy(text: str) -> bool:
    """Put the text there; return whether that was possible."""
    try:
        pg.scrap.put_text(text)
    except pg.error:
        return False
    return True
