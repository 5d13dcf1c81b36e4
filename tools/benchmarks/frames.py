"""The work of a frame at 1920 x 1080 while a whole match is played with every animation, in the real app.

The window is SDL's dummy one: a software framebuffer, as on a machine without a graphics card. Time is fed by hand, so
every frame is one tick further. What counts is processor time, and only of frames that draw.
"""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from game.settings import Settings
from tools.benchmarks import Row

SIZE = (1920, 1080)
MATCHES = 5


def rows() -> list[Row]:
    """Measure and return the rows."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", SDL_FRAMEBUFFER_ACCELERATION="0")
    from game.scenes.catalog import VIEWS

    return [row for key in VIEWS for row in rows_of(key, VIEWS[key].title())]


def rows_of(key: str, title: str) -> list[Row]:
    """Return the rows of one game, with as many seats as it allows."""
    runs = [sorted(frame_times(key, seed)) for seed in range(MATCHES)]
    medians = [times[len(times) // 2] for times in runs]
    worst = [times[int(len(times) * 0.99)] for times in runs]
    what = f"{title}, frame work, 1920 x 1080, every animation on"
    return [Row(f"{what}, median", medians, "ms", "under 4"), Row(f"{what}, 99th percentile", worst, "ms", "under 8")]


def frame_times(key: str, seed: int) -> list[float]:
    """Return the milliseconds of every drawn frame of one replayed match, pieces flying all the time."""
    from game.rules.catalog import GAMES
    from game.scenes.replay import Replay
    from tests.pilot import Pilot
    from tools.studio_games import played, seats_of

    match = played(key, seats_of(key, max(GAMES[key].SEATS)), seed)
    with tempfile.TemporaryDirectory() as home:
        pilot = Pilot(Path(home), SIZE, settings=Settings(language="en"))
        pilot.open(lambda context: Replay(context, match))
        pilot.ticks(60)  # pictures are made at their first use
        times = busy_frames(pilot)
        pilot.close()
    return times


def busy_frames(pilot) -> list[float]:
    """Return the times of the frames until the replay has come to its end."""
    times = []
    scene = pilot.scene
    while scene.stop < len(scene.stops) - 1 or scene.view.busy:
        pictures = pilot.app.screen.pictures
        before = time.process_time()
        pilot.ticks()
        took = (time.process_time() - before) * 1000
        if pilot.app.screen.pictures > pictures and scene.view.busy:
            times.append(took)
    return times
