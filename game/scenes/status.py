"""The test mode: a JSON line in a file that tells a test outside the process what is on the screen, and where.

It is written when the environment variable THREE_CROWNS_STATUS names a file. All rectangles are in window pixels.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from game.scenes.scene import Scene

VARIABLE = "THREE_CROWNS_STATUS"


class StatusFile:
    """Keeps the file up to date; does nothing without the variable."""

    def __init__(self) -> None:
        name = os.environ.get(VARIABLE)
        self._path = Path(name) if name else None
        self._last = ""

    def write(self, scene: Scene, scale: float, window: dict[str, object]) -> None:
        """Write what the scene tells about itself, if it is news."""
        if self._path is None:
            return
        places = {name: [round(value * scale) for value in rect] for name, rect in scene.targets().items()}
        text = json.dumps({"scene": scene.name, **window, **scene.status(), "targets": places})
        if text == self._last:
            return
        self._last = text
        part = self._path.with_suffix(".part")
        with suppress(OSError):  # a full disk stops no match
            part.write_text(text + "\n", encoding="utf-8")
            os.replace(part, self._path)
