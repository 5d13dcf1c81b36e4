#!/usr/bin/env python3
"""Set up Three Crowns and play, test, check, measure or package it, with nothing but Python at hand."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import IO, NoReturn

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.environment import CHECK_LOCK, LOCK, PACKAGE_LOCK, Environment, SetupError, packaging  # noqa: E402

OLDEST = (3, 11)
ALONE = [
    "tests/net",
    "tests/window",
]  # real sockets and windows, which wait a lot; in one process, or they would hear one another
ALL_CORES = ["-n", "auto", "--dist", "loadfile"]  # the tests of a file share what is dear to make
PATIENCE = 5.0  # seconds for a program to end when it is told to
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def play(environment: Environment, arguments: list[str]) -> int:
    """Play the game; arguments go to main.py (try --help)."""
    environment.ensure(LOCK)
    return run(environment, [str(ROOT / "main.py"), *arguments], folder=None)  # files are named from where one stands


def test(environment: Environment, arguments: list[str]) -> int:
    """Run the tests, without a screen or a sound card; arguments go to pytest, without any all cores run them."""
    environment.ensure(LOCK)
    if arguments:
        return run(environment, ["-m", "pytest", *arguments], HEADLESS)
    rest = [*ALL_CORES, *(f"--ignore={folder}" for folder in ALONE)]
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        alone = start(environment, ["-m", "pytest", "-q", *ALONE], HEADLESS, said)
        try:
            codes = [run(environment, ["-m", "pytest", *rest], HEADLESS), alone.wait()]
        finally:
            end(alone)
        said.seek(0)
        print(said.read(), end="")
    return next((code for code in codes if code), 0)


def check(environment: Environment, arguments: list[str]) -> int:
    """Run ruff, mypy, the tests of the house (not with --no-tests) and the check of the translations."""
    environment.ensure(LOCK, CHECK_LOCK)
    steps = [
        ["-m", "ruff", "check", "."],
        ["-m", "ruff", "format", "--check", "."],
        ["-m", "mypy"],
        ["-m", "pytest", "-q", "tests/house"],
        ["tools/catalogues.py", "check"],
    ]
    if "--no-tests" in arguments:
        steps = [step for step in steps if "pytest" not in step]
    failed = [step for step in steps if run(environment, step, HEADLESS)]
    for step in failed:
        print("failed: " + " ".join(step))
    return 1 if failed else 0


def bench(environment: Environment, arguments: list[str]) -> int:
    """Measure speed and size and print the table of the README."""
    environment.ensure(LOCK)
    return run(environment, ["tools/bench.py", *arguments])


def package(environment: Environment, arguments: list[str]) -> int:
    """Build the program for people without Python, in an environment of its own; --help tells the choices."""
    building = packaging(environment.root)
    building.ensure(PACKAGE_LOCK)
    return run(building, ["-E", "-s", "-m", "tools.package", *arguments])


COMMANDS = {"play": play, "test": test, "check": check, "bench": bench, "package": package}


def run(
    environment: Environment, arguments: list[str], extra: dict[str, str] | None = None, folder: Path | None = ROOT
) -> int:
    """Run the environment's Python with `extra` variables; returns the exit code. folder: where, None for here."""
    sys.stdout.flush()
    process = start(environment, arguments, extra or {}, folder=folder)
    try:
        return process.wait()
    finally:
        end(process)


def start(
    environment: Environment,
    arguments: list[str],
    extra: dict[str, str],
    out: IO[str] | None = None,
    folder: Path | None = ROOT,
) -> subprocess.Popen[bytes]:
    """Start the same and do not wait for it; what it says goes to `out`, if that is given."""
    command = [str(environment.python), *arguments]
    return subprocess.Popen(command, cwd=folder, env={**os.environ, **extra}, stdout=out, stderr=out)


def end(process: subprocess.Popen[bytes]) -> None:
    """End the process if it still runs: nothing that was started outlives us."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()


def stop(number: int, _: FrameType | None) -> NoReturn:
    """Leave as a signal asks."""
    sys.exit(128 + number)


def usage() -> str:
    """Return what the commands are."""
    rows = "\n".join(f"  {name:8} {command.__doc__}" for name, command in COMMANDS.items())
    return f"Usage: python3 tools/dev.py COMMAND [arguments]\n{rows}"


def main(arguments: list[str], environment: Environment | None = None) -> int:
    """Run one command; returns the exit code. What goes wrong in setting up is one sentence, never a traceback."""
    if sys.version_info < OLDEST:
        print("Three Crowns needs Python {}.{} or newer; this is {}.{}.".format(*OLDEST, *sys.version_info[:2]))
        return 1
    if not arguments or arguments[0] not in COMMANDS:
        print(usage())
        return 0 if arguments in (["-h"], ["--help"]) else 2
    try:
        return COMMANDS[arguments[0]](environment or Environment(ROOT), arguments[1:])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, stop)  # as it is, it would leave running what we started
    sys.exit(main(sys.argv[1:]))
