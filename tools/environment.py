"""The virtual environment in `.venv`: made on the first run, mended when it is half made, renewed when a lock changes.

A stamp for each installed lock holds the lock's hash and how many files there were; it is written last, and all stamps
are taken away before anything is changed. No stamp, or fewer files, therefore means: half made, begin anew. Only the
standard library is used here.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent
LOCK = "requirements.lock"
CHECK_LOCK = "requirements-check.lock"
PACKAGE_LOCK = "requirements-package.lock"
READY_MADE = (
    "pygame-ce,numpy,ruff,pyinstaller"  # never compiled here: better a sentence at once than a compiler's errors later
)


class SetupError(Exception):
    """The environment could not be made; the message is one sentence for the person at the terminal."""


class Environment:
    """The `.venv` of one checkout. `pip` and `venv` are the commands that do the work; tests put fakes there.

    name: another folder of the checkout instead, for other locks than the usual ones: `known`, all that are ever in it.
    """

    def __init__(
        self,
        root: Path,
        pip: list[str] | None = None,
        venv: list[str] | None = None,
        say: Callable[[str], object] = print,
        name: str = ".venv",
        known: tuple[str, ...] = (LOCK, CHECK_LOCK),
    ) -> None:
        self.root = Path(root)
        self.name, self.folder, self._known = name, self.root / name, known
        self.python = self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self._pip = pip or [str(self.python), "-m", "pip"]
        self._venv = venv or [sys.executable, "-m", "venv"]
        self._real_venv = venv is None
        self._say = say

    def ensure(self, *locks: str) -> None:
        """Install every lock that is not yet installed; do nothing, and start nothing, when all are."""
        if all(self._is_stamped(lock) for lock in locks) and self.python.exists():
            return
        log = _new_log()
        try:
            self._bring_up(locks, log)
        except OSError as error:
            raise SetupError(f"Three Crowns could not be set up in {self.folder}: {error.strerror or error}.") from None
        log.unlink(missing_ok=True)

    def _bring_up(self, locks: tuple[str, ...], log: Path) -> None:
        self._say(f"Setting up Three Crowns in {self.name} (needed once, about a minute)")
        stamped = [lock for lock in self._known if self._is_stamped(lock)]
        if not stamped or not self.python.exists():
            stamped = []
            self._make(log)
        for lock in self._known:
            self._stamp_path(lock).unlink(missing_ok=True)
        for lock in locks:
            if lock not in stamped:
                self._install(lock, log)
        count = self._count_files()
        for lock in dict.fromkeys([*stamped, *locks]):
            self._stamp_path(lock).write_text(f"{self._stamp(lock)} {count}\n")
        self._say("Ready.")

    def _make(self, log: Path) -> None:
        if self._real_venv and not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
            raise SetupError(
                "This Python cannot make virtual environments: install its venv package first "
                "(on Debian and Ubuntu: sudo apt install python3-venv)."
            )
        self._say("  making the virtual environment")
        if _follow([*self._venv, "--clear", str(self.folder)], log, self._say):
            raise SetupError(f"The virtual environment {self.folder} could not be made (details: {log}).")

    def _install(self, lock: str, log: Path) -> None:
        count = len(_wanted((self.root / lock).read_text()))
        self._say(f"  downloading and installing {count} packages of {lock}")
        options = ["--require-hashes", f"--only-binary={READY_MADE}", "--no-input", "--retries=2", "--progress-bar=off"]
        command = [*self._pip, "install", "--disable-pip-version-check", *options, "-r", str(self.root / lock)]
        if _follow(command, log, self._say):
            raise SetupError(f"{_reason(log)} (details: {log}); the next run tries again.")

    def _stamp(self, lock: str) -> str:
        content = (self.root / lock).read_bytes()
        return "{} {}.{}".format(hashlib.sha256(content).hexdigest(), *sys.version_info[:2])

    def _stamp_path(self, lock: str) -> Path:
        return self.folder / f"{lock}.installed"

    def _is_stamped(self, lock: str) -> bool:
        try:
            stamp, count = self._stamp_path(lock).read_text().rsplit(maxsplit=1)
            return stamp == self._stamp(lock) and int(count) <= self._count_files()
        except (OSError, ValueError):
            return False

    def _count_files(self) -> int:
        """Return how many files there are, without what Python writes and deletes by itself."""
        walk = os.walk(self.folder)
        return sum(not name.endswith((".pyc", ".installed")) for _folder, _folders, names in walk for name in names)


def packaging(root: Path = ROOT) -> Environment:
    """Return the environment in which the packaged program is built: nothing else is in it."""
    return Environment(root, name="build/package/venv", known=(PACKAGE_LOCK,))


def _new_log() -> Path:
    # In the machine's temporary folder: making `.venv` anew clears that one.
    try:
        handle, name = tempfile.mkstemp(prefix="three-crowns-setup-", suffix=".log")
    except OSError as error:
        raise SetupError(f"No temporary file can be written: {error.strerror or error}.") from None
    os.close(handle)
    return Path(name)


def _wanted(lock: str) -> list[str]:
    """Return the packages of a lock file that this system needs: those for another one are marked with its name."""
    found = re.findall(r"^([\w.-]+)==[^\s;]+(?: *; *sys_platform == [\"'](\w+)[\"'])?", lock, re.MULTILINE)
    return [name for name, system in found if system in ("", sys.platform)]


def _follow(command: list[str], log: Path, say: Callable[[str], object]) -> int:
    """Run a command with its output in `log`, tell each package as it comes, return the exit code."""
    with log.open("ab") as out:
        start = out.tell()
        try:
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT)
        except OSError as error:
            out.write(f"{command[0]}: {error}\n".encode())
            return 1
    with log.open(encoding="utf-8", errors="replace") as lines:
        lines.seek(start)
        try:
            return _tell_all(process, lines, say)
        finally:
            process.terminate()  # who stops us stops it too


def _tell_all(process: subprocess.Popen[bytes], lines: TextIO, say: Callable[[str], object]) -> int:
    begun = ""  # what is read may end in the middle of a line
    while True:
        over = process.poll() is not None
        *whole, begun = (begun + lines.read()).split("\n")
        for line in whole:
            _tell(line, say)
        if over:
            _tell(begun, say)
            return process.returncode
        time.sleep(0.1)


def _tell(line: str, say: Callable[[str], object]) -> None:
    found = re.match(r"Collecting ([\w.-]+)==(\S+)", line)
    if found:
        say("    {} {}".format(*found.groups()))
    elif line.startswith("Installing collected packages"):
        say("  unpacking")


def _reason(log: Path) -> str:
    text = log.read_text(encoding="utf-8", errors="replace")
    packages = re.findall(r"(?:Collecting|requirement) ([\w.-]+)==", text)
    what = packages[-1] if packages else "a package"
    if "No space left" in text:
        return "The disk is full, so Three Crowns could not be set up"
    if "DO NOT MATCH THE HASHES" in text:
        return f"The download of {what} is not the file that was tested, so nothing was installed"
    if re.search(r"connection|name resolution|timed out|unreachable|getaddrinfo|ProxyError|SSLError", text, re.I):
        return f"The download of {what} failed: no connection to the package index"
    if "No matching distribution" in text:
        version = "{}.{}".format(*sys.version_info[:2])
        return f"There is no ready-made {what} for Python {version} on this system"
    return f"The installation of {what} failed"


def go_inside(*needed: str, lock: str = LOCK) -> None:
    """Let the Python of `.venv` run this tool instead, set up first if need be; returns at once where all is at hand.

    needed: the modules that the tool cannot do without; lock: the list that has them, beside the game's own. A set-up
    that fails is one sentence and exit code 1.
    """
    if all(importlib.util.find_spec(name) for name in needed):
        return
    environment = Environment(ROOT)
    try:
        environment.ensure(*dict.fromkeys((LOCK, lock)))
    except SetupError as error:
        sys.exit(str(error))
    sys.exit(subprocess.call([str(environment.python), *sys.argv]))
