"""The work of a frame at two sizes of the window while a whole match is played with every animation, in the real app.

The window is SDL's dummy one: a software framebuffer, as on a machine without a graphics card. Time is fed by hand, so
every frame is one tick further. What counts is processor time, and only of frames that draw.
"""

from __future__ import annotations

import gc
import os
import tempfile
import time
from pathlib import Path

from game.settings import Settings
from tools.benchmarks import Row

SIZE, DESIGN = (1920, 1080), (1280, 720)
MATCHES = 3  # about twelve minutes for all games


def rows() -> list[Row]:
    """Measure and return the rows."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", SDL_FRAMEBUFFER_ACCELERATION="0")
    from game.scenes.catalog import VIEWS

    return [row for key in VIEWS for row in rows_of(key, VIEWS[key].title())]


def rows_of(key: str, title: str) -> list[Row]:
    """Return the rows of one game, with as many seats as it allows: most things on the table, the ring late."""
    what = f"{title}, frame work, every animation on"
    small = [sorted(frame_times(key, seed, DESIGN)) for seed in range(MATCHES)]
    large = [sorted(frame_times(key, seed)) for seed in range(MATCHES)]
    return [
        Row(f"{what}, 1280 x 720, 99th percentile", share_of(small, 0.99), "ms", "under 8"),
        Row(f"{what}, 1920 x 1080, median", share_of(large, 0.5), "ms", "under 4"),
        Row(f"{what}, 1920 x 1080, 99th percentile", share_of(large, 0.99), "ms", "under 16"),
    ]


def share_of(runs: list[list[float]], share: float) -> list[float]:
    """Return of each run, sorted, the time that so large a share of its frames keep within."""
    return [times[int(len(times) * share)] for times in runs]


def frame_times(key: str, seed: int, size: tuple[int, int] = SIZE) -> list[float]:
    """Return the milliseconds of every drawn frame of one replayed match, pieces flying all the time."""
    from game.rules.catalog import GAMES
    from game.scenes.replay import Replay
    from tests.pilot import Pilot
    from tools.studio_games import played, seats_of

    match = played(key, seats_of(key, max(GAMES[key].SEATS)), seed)
    with tempfile.TemporaryDirectory() as home:
        pilot = Pilot(Path(home), size, settings=Settings(language="en"))
        pilot.open(lambda context: Replay(context, match))
        pilot.ticks(60)  # pictures are made at their first use
        gc.collect()
        gc.freeze()  # as the program does after its first picture
        times = busy_frames(pilot)
        pilot.close()
        gc.unfreeze()  # the next match is to find the memory free
    return times


def busy_frames(pilot) -> list[float]:
    """Return the times of the frames until the replay has come to its end."""
    times = []
    scene = pilot.scene
    while pilot.scene is scene and (scene.stop < len(scene.stops) - 1 or scene.view.busy):  # fails after a crash
        pictures = pilot.app.screen.pictures
        before = time.process_time()
        pilot.ticks()
        took = (time.process_time() - before) * 1000
        if pilot.app.screen.pictures > pictures and scene.view.busy:
            times.append(took)
    return times
