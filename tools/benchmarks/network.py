"""Play over the network, with four programs on this machine that talk over loopback, and real zeroconf."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from net.events import Played
from tools.benchmarks import Row
from tools.benchmarks.frames import frame_times
from tools.lan.lab import ROOT, lab
from tools.lan.racer import Racer, parse

RUNS = 5
GUESTS = ("Ben", "Cleo", "Dan")
THINK = 0.01  # seconds before each move, so that every move is measured alone
HURRY = ("--inputs", "400", "--draw-every", "3", "--computers", "4")

Times = list[dict[str, Any]]


def rows() -> list[Row]:
    """Measure and return the rows."""
    return [*single_actions(), *whole_matches(), *late_comers(), followed_beside_frames()]


def single_actions() -> list[Row]:
    """Return how long an action takes, and one that needs chance, in a match that is not in a hurry."""
    calm = [race("--inputs", "120", "--draw-every", "2", "--think", str(THINK)) for _ in range(RUNS)]
    moves = [delays(times, "INPUT") for times in calm]
    draws = [delays(times, "RAND") for times in calm]
    move, draw = "LAN, four programs: an action to its entry at all", "an action to its joint chance at all"
    return [
        Row(f"{move}, median", medians(moves), "ms", "under 10", 1),
        Row(f"{move}, 99th percentile", worst(moves), "ms", "", 1),
        Row(f"{draw}, median", medians(draws), "ms", "under 20", 1),
        Row(f"{draw}, 99th percentile", worst(draws), "ms", "", 1),
    ]


def whole_matches() -> list[Row]:
    """Return how fast computer players' entries come."""
    fast = [rate(race(*HURRY)) for _ in range(RUNS)]
    lifted = [rate(race(*HURRY, "--lifted")) for _ in range(RUNS)]
    return [
        Row("computer seats' match over it, within the limits", fast, "entries/s", "at least 40", 0),
        Row("computer seats' match over it, limits lifted", lifted, "entries/s", "at least 300", 0),
    ]


def late_comers() -> list[Row]:
    """Return how long a new list takes to show a table, and a watcher to follow a match that is over."""
    measured = [late_comer() for _ in range(RUNS)]
    entries = measured[0][2]
    return [
        Row("an open table in a new list", [one[0] for one in measured], "s", "under 1"),
        Row(f"catching up with a match of {entries} entries", [one[1] for one in measured], "s", "under 0.5"),
    ]


def followed_beside_frames() -> Row:
    """Return the frames' work while the network's thread has all it can do."""
    worst_frames = [frames_meanwhile(seed) for seed in range(RUNS)]
    return Row("frame and network work while such a match runs, 99th percentile", worst_frames, "ms", "under 16")


def race(*arguments: str) -> Times:
    """Run one race of four programs; return what each has timed, the host first."""
    with tempfile.TemporaryDirectory() as home:
        programs = [start(home, "Anna", "--host", *arguments)]
        port = hear(programs[0])["addresses"][0].rsplit(":", 1)[1]
        for name in GUESTS:
            programs.append(start(home, name, "--join", f"127.0.0.1:{port}", *arguments))
            hear(programs[-1])
        times = [hear(program) for program in programs]
        for program in programs:
            program.communicate("\n", timeout=20)
    return times


def start(home: str, name: str, *arguments: str) -> subprocess.Popen[str]:
    """Start one program."""
    command = [sys.executable, "-m", "tools.lan.racer", str(Path(home) / name), "--name", name, *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def hear(program: subprocess.Popen[str]) -> dict[str, Any]:
    """Return the next line of a program."""
    assert program.stdout is not None
    return dict(json.loads(program.stdout.readline()))


def delays(times: Times, kind: str) -> list[float]:
    """Return the milliseconds from each wish to its entry of this kind, at the program that had it last."""
    found = []
    for program in times:
        for seq, wished in program["wishes"].items():
            place = seq if kind == "INPUT" else str(int(seq) + 1)
            entries = [other["entries"].get(place) for other in times]
            if all(entry is not None and entry[0] == kind for entry in entries):
                found.append(1000 * (max(entry[1] for entry in entries) - wished))
    return sorted(found)


def medians(runs: list[list[float]]) -> list[float]:
    """Return the median of each run."""
    return [statistics.median(run) for run in runs]


def worst(runs: list[list[float]]) -> list[float]:
    """Return the 99th percentile of each run."""
    return [run[int(len(run) * 0.99)] for run in runs]


def rate(times: Times) -> float:
    """Return how many entries a second came, at the program that had them last."""
    lasted = max(max(when for _, when in one["entries"].values()) - one["entries"]["1"][1] for one in times)
    return len(times[0]["entries"]) / lasted


def late_comer() -> tuple[float, float, int]:
    """Return the seconds until a table is in a new list, until a watcher has caught up with a match, and its length."""
    with tempfile.TemporaryDirectory() as home, lab(Path(home)) as made:
        host = made.peer("Anna", "--host", "rose_king:person,computer", "--lifted")
        address = "127.0.0.1:" + host.wait("addresses")["addresses"][0].rsplit(":", 1)[1]
        entries = host.wait("over")["entries"]
        watcher = made.peer("Cleo", "--watch", "--join", address, "--idle")
        watcher.wait("ready")
        watcher.say("open")
        begun = watcher.wait("opening")["at"]
        followed = watcher.wait("over")["at"] - begun
        browser = made.peer("Ben", "--browse", "--idle")
        browser.wait("ready")
        browser.say("open")
        begun = browser.wait("opening")["at"]
        listed = browser.wait_until(lambda line: bool(line.get("tables")), "a table")["at"] - begun
    return listed, followed, entries


def frames_meanwhile(seed: int) -> float:
    """Return the 99th percentile of frame times in this program while its network thread follows a fast match."""
    with tempfile.TemporaryDirectory() as home:
        programs = [start(home, "Anna", "--host", "--inputs", "100000", "--draw-every", "3", "--computers", "4")]
        port = hear(programs[0])["addresses"][0].rsplit(":", 1)[1]
        for name in GUESTS[:2]:
            programs.append(start(home, name, "--join", f"127.0.0.1:{port}"))
            hear(programs[-1])
        racer = Racer(parse([str(Path(home) / "Dan"), "--name", "Dan", "--join", f"127.0.0.1:{port}"]))
        racer.is_quiet = True
        session = racer.open()
        try:
            while len(racer.entries) < 10:
                for event in session.poll():
                    racer.take(event, session)
                time.sleep(0.01)
            times = sorted(frame_times("rose_king", seed))
            assert any(isinstance(event, Played) for event in session.poll()), "the match did not go on meanwhile"
        finally:
            racer.network.close()
            for program in programs:
                program.kill()
                program.communicate()
    return times[int(len(times) * 0.99)]
