"""Tries the package in `dist/` as a stranger would: `python3 -m tools.package.check [--windows]`.

Unpacked into an empty folder, and in one file where that was made, run by somebody who may write nothing there and has
no Python; installed and removed as a package of Debian, where we are root. Says a line for all that was seen; the exit
code is 1 where something was not. Needs nothing but Python, like a stranger.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import stat
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from tools.package import plan, report

FOLDER = "Tři koruny, ősz é 1"  # letters and spaces that have broken programs
NOBODY = 65534
SELFTEST_SECONDS = 450
MATCHES = plan.ROOT / "tests" / "replays"  # golden ones: any of them is a file to open


class Wrong(Exception):
    """Something is not as it should be; the message says what."""


def is_root() -> bool:
    """Whether we may become somebody else and install packages."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def stranger() -> dict[str, int]:
    """Return how `subprocess` runs a program as an ordinary user: another one than root."""
    return {"user": NOBODY, "group": NOBODY} if is_root() else {}


@contextmanager
def emptied() -> Iterator[Path]:
    """Yield an empty folder that everybody may write to; it goes again whatever lies in it."""
    folder = Path(tempfile.mkdtemp(prefix="three-crowns-"))
    folder.chmod(0o777)
    try:
        yield folder
    finally:
        for path in folder.rglob("*"):
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o755)
        shutil.rmtree(folder, ignore_errors=True)


def check_sums() -> str:
    """Compare what was packed with its checksums."""
    lines = (plan.OUT / f"{plan.base()}.sha256").read_text("utf-8").splitlines()
    for line in lines:
        digest, name = line.split("  ")
        if hashlib.sha256((plan.OUT / name).read_bytes()).hexdigest() != digest:
            raise Wrong(f"{name} has another checksum")
    return f"{len(lines)} files have their checksums"


def unpack(folder: Path) -> Path:
    """Unpack the archive for everybody to read and nobody to write; return the program."""
    target = folder / FOLDER
    target.mkdir()
    if plan.system() == "linux":
        with tarfile.open(plan.packed()) as tar:
            tar.extractall(target, filter="data") if hasattr(tarfile, "data_filter") else tar.extractall(target)
    elif plan.system() == "macos":
        _call("unzip", "-q", str(plan.packed()), "-d", str(target))  # Python's own keeps neither links nor rights
    else:
        with zipfile.ZipFile(plan.packed()) as packed:
            packed.extractall(target)
    (unpacked,) = target.iterdir()
    program = plan.executable(unpacked)
    for path in [*target.rglob("*"), target]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))
    return program


def bring_single(folder: Path) -> list[Path]:
    """Return a copy of the program in one file that everybody may run; nothing where it was not made."""
    if not plan.given_single().exists():
        return []
    program = Path(shutil.copy(plan.given_single(), folder))
    program.chmod(0o755)
    return [program]


def home_in(folder: Path) -> Path:
    """Return a new home that everybody may write to."""
    home = Path(tempfile.mkdtemp(prefix="home-", dir=folder))
    home.chmod(0o777)
    return home


def bare(home: Path) -> dict[str, str]:
    """Return the variables of somebody who has next to none: no path, so no Python either. All goes to the home."""
    needed = ("SYSTEMROOT",)  # without which nothing starts on Windows
    places = {name: str(home) for name in ("HOME", "TMPDIR", "TEMP", "TMP")}
    return places | {name: os.environ[name] for name in needed if name in os.environ}


def run_selftest(program: Path, home: Path) -> str:
    """Let the program try itself out; return its lines and what that means."""
    lines = home / "selftest.txt"
    done = subprocess.run([str(program), "--selftest", "--report", str(lines)], env=bare(home), cwd=home,
                          capture_output=True, text=True, errors="replace", timeout=SELFTEST_SECONDS, check=False,
                          **stranger())  # type: ignore[call-overload]  # fmt: skip
    said = lines.read_text("utf-8") if lines.exists() else ""
    lines.unlink(missing_ok=True)
    if done.returncode or done.stderr.strip():
        raise Wrong(f"the selftest ended with {done.returncode}: {done.stderr.strip()[-500:]}\n{said}")
    left = [path.name for path in home.iterdir()]
    if left:
        raise Wrong(f"the selftest left {', '.join(left)} behind")
    return f"{said}the selftest of {program.name} passed, without Python, in a folder that cannot be written"


def try_deb(home: Path) -> str:
    """Install the package, open a match with what it installed, and remove it again without a trace."""
    (deb,) = plan.OUT.glob("*.deb")
    if subprocess.run(["dpkg", "--status", plan.NAME], capture_output=True, check=False).returncode == 0:
        raise Wrong(f"{plan.NAME} is installed here already; remove it first")
    _call("apt-get", "install", "-y", "-qq", "--no-install-recommends", str(deb))
    try:
        files = [Path(line) for line in _call("dpkg", "--listfiles", plan.NAME).splitlines()]
        if _call("dpkg", "--verify", plan.NAME).strip():
            raise Wrong("what was installed is not what was packed")
        seen = _open_match(Path("/usr/bin") / plan.NAME, home)
        _check_desktop()
    finally:
        _call("apt-get", "purge", "-y", "-qq", plan.NAME)
    left = [str(path) for path in files if plan.NAME in path.name and path.exists()]
    if left:
        raise Wrong(f"removing the package left {', '.join(left[:3])}")
    return f"the package for Debian was installed, {seen}, and was removed without a trace"


def _check_desktop() -> None:
    """Let the tools of the desktop judge the entry of the menu and our kind of file, where they are at hand."""
    if shutil.which("desktop-file-validate"):
        _call("desktop-file-validate", f"/usr/share/applications/{plan.NAME}.desktop")
    known = Path("/usr/share/mime/globs2")
    if shutil.which("update-mime-database") and plan.MIME not in known.read_text("utf-8"):
        raise Wrong("the desktop does not know our kind of file")


def _open_match(program: Path, home: Path) -> str:
    """Open a match in a window and end the program as the system does."""
    match = next(iter(sorted(MATCHES.rglob("*.txt"))))
    ours = home / match.name
    shutil.copy(match, ours)
    ours.chmod(0o644)
    variables = {**bare(home), "THREE_CROWNS_HOME": str(home / "mine")}
    with report.screen() as display:
        variables |= {"DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        with report.running(program, variables, home, str(ours), **stranger()) as (process, _seconds):
            seen = _wait_for(home, ("replay", "table"))
            process.terminate()
            if process.wait(20):
                raise Wrong(f"{program} ended with {process.returncode}")
    return f"opened a match as a {seen}"


def _wait_for(home: Path, scenes: tuple[str, ...]) -> str:
    for _ in report.patiently():
        scene = str(json.loads((home / report.STATUS).read_text("utf-8"))["scene"])
        if scene in scenes:
            return scene
    raise Wrong(f"the match was not opened: the scene is {scene}")


def _call(*command: str) -> str:
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, capture_output=True, text=True, env=variables, stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        raise Wrong(f"{' '.join(command[:2])}: {(done.stderr or done.stdout).strip()[-500:]}")
    return done.stdout


def play_in_windows(program: Path) -> str:
    """Let the tests of real windows play the program; return their closing line."""
    command = [sys.executable, "tools/dev.py", "test", "-q", "-p", "no:cacheprovider", "tests/window/test_packaged.py"]
    done = subprocess.run(command, cwd=plan.ROOT, env={**os.environ, "THREE_CROWNS_PROGRAM": str(program)},
                          capture_output=True, text=True, check=False)  # fmt: skip
    if done.returncode:
        raise Wrong(f"in a window it does not do what it should:\n{done.stdout[-3000:]}")
    return f"played in a window, {done.stdout.strip().splitlines()[-1]}"


def main(arguments: list[str] | None = None) -> int:
    """Try everything; return the exit code."""
    parser = argparse.ArgumentParser(prog="python3 -m tools.package.check", description="Try the package in dist/.")
    parser.add_argument("--windows", action="store_true", help="also play it in a real window: needs X11")
    wanted = parser.parse_args(arguments)
    try:
        _try_all(wanted.windows)
    except subprocess.TimeoutExpired as error:
        said = error.stdout or ""  # bytes or text, as the system has it
        said = said.decode("utf-8", errors="replace") if isinstance(said, bytes) else said
        print(f"The package is not good: over {error.timeout} s; so far it said\n{said}")
        return 1
    except (Wrong, OSError, subprocess.SubprocessError) as error:
        print(f"The package is not good: {error}")
        return 1
    print("The package is good.")
    return 0


def _try_all(windows: bool) -> None:
    """Say a line for everything that is good. Raises Wrong, or what the system raises, at what is not."""
    with emptied() as folder:
        print(check_sums(), flush=True)
        programs = [unpack(folder), *bring_single(folder)]
        steps = [partial(run_selftest, program, home_in(folder)) for program in programs]
        if windows:
            steps.append(partial(play_in_windows, programs[0]))
        with ThreadPoolExecutor() as both:  # each is busy on one core, and waits a lot
            for done in [both.submit(step) for step in steps]:
                print(done.result(), flush=True)
        if is_root() and shutil.which("apt-get") and list(plan.OUT.glob("*.deb")):
            print(try_deb(home_in(folder)), flush=True)
        else:
            print("the package for Debian was not tried: that needs root on Debian")


if __name__ == "__main__":
    sys.exit(main())
