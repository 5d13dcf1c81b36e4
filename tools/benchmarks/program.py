"""The running program in a real window: time to the first picture, work while nothing happens, memory."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

from game.match import PERSON, Saver, Seat, new_match
from game.rules.catalog import GAMES
from game.scenes.catalog import VIEWS
from game.scenes.seats import NAMES
from tests.window.desk import Desk, Program, missing_tools
from tools.benchmarks import Row

STARTS = 15
IDLE_SPELLS = 5
IDLE_SECONDS = 4.0
QUIET_AFTER = 3.0  # seconds until everything that comes after the first picture has come
SCREEN = (1920, 1080)
PLIES = 70


def rows() -> list[Row]:
    """Measure and return the rows; [] with a word on why where there is no Xvfb or no /proc."""
    lacking = missing_tools()
    if lacking or not Path("/proc/self/stat").exists():
        print(f"not measured, lacking: {', '.join(lacking) or '/proc'}", file=sys.stderr)
        return []
    desk = Desk(SCREEN)
    try:
        with tempfile.TemporaryDirectory() as home:
            return [first_pictures(desk, home), *(row for key in VIEWS for row in table_at_rest(desk, home, key))]
    finally:
        desk.close()


def first_pictures(desk: Desk, home: str) -> Row:
    """Return the times from the start of main.py to its first picture, the title; the first start is not counted."""
    times = [first_picture(desk, home) for _ in range(STARTS + 1)][1:]
    return Row("first picture (the title, 1280 x 720) after main.py starts, warm", times, "s", "under 0.35")


def first_picture(desk: Desk, home: str) -> float:
    """Return the seconds of one start."""
    before = time.perf_counter()
    program = Program(desk, home)
    program.wait_for_scene("title")
    after = time.perf_counter()
    program.end()
    return after - before


def table_at_rest(desk: Desk, home: str, key: str) -> list[Row]:
    """Return what the fullest table of a game costs in the middle of a match while nothing happens."""
    window = f"{SCREEN[0]}x{SCREEN[1]}"
    program = Program(desk, home, str(saved_match(Path(home), key)), "--window", window)
    program.wait(lambda status: status["scene"] == "table" and status["settled"], "the table at rest")
    time.sleep(QUIET_AFTER)
    shares = [share_of_a_core(program.process.pid) for _ in range(IDLE_SPELLS)]
    memory = [resident_megabytes(program.process.pid)]
    program.end()
    title = VIEWS[key].title()
    return [
        Row(f"{title}, idle table, 1920 x 1080", shares, "% of a core", "under 2"),
        Row(f"{title}, resident memory, table at 1920 x 1080", memory, "MB", "under 100", 0),
    ]


def share_of_a_core(pid: int) -> float:
    """Return the per cent of one core that the process uses while we wait."""
    before, start = processor_seconds(pid), time.perf_counter()
    time.sleep(IDLE_SECONDS)
    return 100 * (processor_seconds(pid) - before) / (time.perf_counter() - start)


def processor_seconds(pid: int) -> float:
    """Return how long the process has worked so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_megabytes(pid: int) -> float:
    """Return how much memory the process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1000


def saved_match(home: Path, key: str) -> Path:
    """Write a match between persons that has gone on for a while; returns its file."""
    saver, game = Saver(home, print), GAMES[key]
    seats = [Seat(PERSON, name, seat) for seat, name in enumerate(NAMES[: max(game.SEATS)])]
    match = new_match(game, seats, seed=7, started="2024-05-17T19:40:00Z", keeper=saver)
    match.poll()
    while len(match.log) < PLIES and not match.is_over:
        ply = len(match.log)
        for seat in match.to_act:
            actions = match.observation(seat).legal_actions(seat)
            match.propose(seat, actions[ply % len(actions)])
        match.poll()
    return saver.path(match)
