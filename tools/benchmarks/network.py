"""Play over the network, with four programs on this machine that talk over loopback, and real zeroconf."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.benchmarks import Row
from tools.lan.lab import ROOT, lab

RUNS = 5
GUESTS = ("Ben", "Cleo", "Dan")
THINK = 0.01  # seconds before each move, so that every move is measured alone

Times = list[dict[str, Any]]


def rows() -> list[Row]:
    """Measure and return the rows."""
    calm = [race("--inputs", "120", "--draw-every", "2", "--think", str(THINK)) for _ in range(RUNS)]
    moves = [delays(times, "INPUT") for times in calm]
    draws = [delays(times, "RAND") for times in calm]
    fast = [rate(race("--inputs", "400", "--draw-every", "3", "--computers", "4")) for _ in range(RUNS)]
    lifted = [rate(race("--inputs", "400", "--draw-every", "3", "--computers", "4", "--lifted")) for _ in range(RUNS)]
    lists, caught = [], []
    for _ in range(RUNS):
        found, followed, entries = late_comers()
        lists.append(found)
        caught.append(followed)
    return [
        Row(
            "network, four programs: an action to its entry at all of them, median", medians(moves), "ms", "under 10", 1
        ),
        Row("the same, 99th percentile", worst(moves), "ms", "", 1),
        Row("an action and joint chance, to the outcome at all of them, median", medians(draws), "ms", "under 20", 1),
        Row("the same, 99th percentile", worst(draws), "ms", "", 1),
        Row("match of computer seats, four programs, within the limits", fast, "entries/s", "at least 40", 0),
        Row("the same, limits lifted", lifted, "entries/s", "at least 300", 0),
        Row("an open table is in a new list after", lists, "s", "under 1"),
        Row(f"a late watcher has followed a whole match of {entries} entries after", caught, "s", "under 0.5"),
    ]


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


def late_comers() -> tuple[float, float, int]:
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
