"""What a package weighs, how soon it shows its first picture, and how much memory it takes."""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tools.package import archive

ARCHIVE, UNPACKED = 30.0, 70.0  # MB at most; more is an error
FOLDER_SECONDS, SINGLE_SECONDS, MEMORY = 0.6, 1.2, 150.0  # wanted; a busy machine takes longer
STARTS = 7
SCREEN = (1920, 1080)
_MB = 1_000_000
STATUS = "status.json"
_PATIENCE, _PAUSE = 60.0, 0.002
_ARCHIVES = (".xz", ".zip", ".deb")
Running = tuple[subprocess.Popen[bytes], float]  # and the seconds to its first picture


@dataclass(frozen=True)
class Line:
    """One measurement. is_wrong: whether the package is not to be given to people because of it."""

    what: str
    value: str
    wanted: str
    is_wrong: bool = False


def table(lines: list[Line]) -> str:
    """Return the lines as a table in Markdown."""
    load = f" (load of the machine: {os.getloadavg()[0]:.1f})" if hasattr(os, "getloadavg") else ""
    rows = "".join(f"| {line.what} | **{line.value}** | {line.wanted} |\n" for line in lines)
    return f"| Measured{load} | Value | Wanted |\n|---|---|---|\n{rows}"


def sizes(made: list[Path], folder: Path) -> list[Line]:
    """Return what the files and the unpacked program weigh."""
    lines = []
    for file in made:
        size = file.stat().st_size / _MB
        limit = ARCHIVE if file.suffix in _ARCHIVES else 0.0
        wanted = f"under {limit:.0f}" if limit else ""
        lines.append(Line(f"{file.name}, MB", f"{size:.1f}", wanted, bool(limit) and size > limit))
    size = archive.weight(folder) / _MB
    lines.append(Line("unpacked, MB", f"{size:.1f}", f"under {UNPACKED:.0f}", size > UNPACKED))
    return lines


def trial(program: Path, single: Path | None) -> list[Line]:
    """Start the program some times; return how long that takes and how much memory a table takes."""
    if not (shutil.which("Xvfb") or os.environ.get("DISPLAY") or os.name == "nt"):
        return [Line("launch and memory", "not measured: there is no screen, and no Xvfb", "")]
    with screen() as display, tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        lines = [_start("launch to the first picture, folder, s", program, FOLDER_SECONDS, display, home)]
        if single and os.name != "nt":  # there its first process, all that we can end, leaves the second one running
            lines.append(_start("launch to the first picture, one file, s", single, SINGLE_SECONDS, display, home))
        memory = _memory(program, display, home)
        if memory:
            words = "memory, table of four at {} x {}, MB".format(*SCREEN)
            lines.append(Line(words, f"{memory:.0f}", f"under {MEMORY:.0f}"))
    return lines


def _start(what: str, program: Path, limit: float, display: str, home: Path) -> Line:
    spans = []
    for _ in range(STARTS + 1):  # the first one warms the disk's cache
        with running(program, _variables(display, home), home) as (_process, span):
            spans.append(span)
    spans = spans[1:]
    value = f"{statistics.median(spans):.2f} ({min(spans):.2f} to {max(spans):.2f})"
    return Line(what, value, f"under {limit}")


def _variables(display: str, home: Path) -> dict[str, str]:
    return {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy", "THREE_CROWNS_HOME": str(home)}


def _memory(program: Path, display: str, home: Path) -> float:
    """Return the resident memory of the program at a large table, in MB; 0 where the system does not tell."""
    from game.match import Saver
    from game.rules.catalog import GAMES
    from game.selftest import computers

    key, game = max(GAMES.items(), key=lambda one: one[1].NUM_ACTIONS)  # the one with most on its table
    match = computers.go_on(computers.new(key, max(game.SEATS)), lambda match: len(match.log) > computers.MIDDLE)
    keeper = Saver(home, print)
    keeper.keep(match)
    size = "x".join(map(str, SCREEN))
    with running(program, _variables(display, home), home, str(keeper.path(match)), "--window", size) as (
        process,
        _span,
    ):
        time.sleep(2)  # until the pictures of the table are there
        try:
            status = Path(f"/proc/{process.pid}/status").read_text()
        except OSError:
            return 0.0
        return int(status.partition("VmHWM:")[2].split()[0]) * 1024 / _MB


@contextmanager
def running(program: Path, variables: dict[str, str], home: Path, *arguments: str, **who: int) -> Iterator[Running]:
    """Run the program; yield it and the seconds to its first picture. Raises OSError when none comes.

    home: where it writes its status. who: as whom it runs, for `subprocess`.
    """
    status = home / STATUS
    status.unlink(missing_ok=True)
    begun = time.monotonic()
    process = subprocess.Popen([str(program), *arguments], env={**variables, "THREE_CROWNS_STATUS": str(status)}, **who)  # type: ignore[call-overload]
    try:
        for _ in patiently():
            if status.exists() or process.poll() is not None:
                break
        if not status.exists():
            raise OSError(f"{program.name} shows no picture")
        yield process, time.monotonic() - begun
    finally:
        process.terminate()
        process.wait()


def patiently() -> Iterator[None]:
    """Yield again and again, with little pauses, until it takes too long."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        yield
        time.sleep(_PAUSE)


@contextmanager
def screen() -> Iterator[str]:
    """Yield the name of a screen: one of our own where that can be had."""
    if not shutil.which("Xvfb"):
        yield os.environ.get("DISPLAY", "")
        return
    read, write = os.pipe()
    size = "{}x{}x24".format(*SCREEN)
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp"],
                              pass_fds=(write,), stderr=subprocess.DEVNULL)  # fmt: skip
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            yield f":{pipe.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
