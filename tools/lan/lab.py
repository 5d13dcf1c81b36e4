"""Peers as real processes: started, listened to with a deadline, stopped, killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
WITHIN = 90.0  # seconds, for a machine that does other things as well

Line = dict[str, Any]


class TrialFailed(Exception):
    """Something did not come as it should; the message says what."""


class PeerProcess:
    """A running `tools.lan.peer`. prefix: a command before it ("ip netns exec …"). lines: everything it has told."""

    def __init__(self, home: Path, name: str, *arguments: str, prefix: Sequence[str] = ()) -> None:
        self.name = name
        self.home = home
        self.lines: list[Line] = []
        self._news = threading.Condition()
        self._read_up_to = 0
        command = [*prefix, sys.executable, "-m", "tools.lan.peer", str(home), "--name", name, *arguments]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        self.errors: list[str] = []
        self._readers = [threading.Thread(target=self._listen), threading.Thread(target=self._listen_to_errors)]
        for reader in self._readers:
            reader.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self._news:
                self.lines.append({**json.loads(line), "heard": time.monotonic()})
                self._news.notify_all()
        with self._news:
            self._news.notify_all()

    def _listen_to_errors(self) -> None:
        assert self.process.stderr is not None
        self.errors.extend(self.process.stderr)

    def wait(self, event: str, within: float = WITHIN, **fields: Any) -> Line:
        """Return the next line of this event with these fields, after the one that was waited for last."""
        return self.wait_until(lambda line: _fits(line, event, fields), f"{event} {fields or ''}", within)

    def wait_until(self, fits: Callable[[Line], bool], what: str, within: float = WITHIN) -> Line:
        """Return the next line that fits. Raises TrialFailed."""
        until = time.monotonic() + within
        with self._news:
            while True:
                for place in range(self._read_up_to, len(self.lines)):
                    if fits(self.lines[place]):
                        self._read_up_to = place + 1
                        return self.lines[place]
                left = until - time.monotonic()
                if left <= 0 or (not self._news.wait(min(left, 0.5)) and self.process.poll() is not None):
                    raise TrialFailed(f"{self.name} did not tell {what}; last: {self.last()}")

    def last(self) -> str:
        """Return what it told last, and its errors."""
        shown = [{key: str(value)[:60] for key, value in line.items() if key != "line"} for line in self.lines[-4:]]
        return f"{shown} {''.join(self.errors)[-2000:]}"

    def has(self, event: str, **fields: Any) -> bool:
        """Whether it has told this."""
        return any(_fits(line, event, fields) for line in list(self.lines))

    def told(self, event: str, **fields: Any) -> list[Line]:
        """Return all lines of this event with these fields."""
        return [line for line in list(self.lines) if _fits(line, event, fields)]

    def say(self, command: str) -> None:
        """Give it a command."""
        assert self.process.stdin is not None
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()

    def kill(self) -> None:
        """Kill it as a power cut would."""
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> None:
        """Let it stand still, as a closed lid would."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on."""
        self.process.send_signal(signal.SIGCONT)

    def wait_for_death(self, within: float = WITHIN) -> None:
        """Return when it has died by itself. Raises TrialFailed."""
        try:
            self.process.wait(within)
        except subprocess.TimeoutExpired:
            raise TrialFailed(f"{self.name} did not die; last: {self.last()}") from None

    def close(self) -> None:
        """End it, in good order if it still can."""
        assert self.process.stdin is not None
        try:
            self.process.send_signal(signal.SIGCONT)
            self.process.stdin.close()
            self.process.wait(3)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait(10)
        for reader in self._readers:
            reader.join(5)
        for stream in (self.process.stdout, self.process.stderr):
            if stream:
                stream.close()

    def memory(self) -> float:
        """Return its resident memory in MB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1000


def _fits(line: Line, event: str, fields: dict[str, Any]) -> bool:
    return line["event"] == event and all(line.get(key) == value for key, value in fields.items())


class Lab:
    """The peers of one trial, each with a folder of its own. prefixes: place -> the command that goes there."""

    def __init__(self, folder: Path, prefixes: dict[str, Sequence[str]] | None = None) -> None:
        self.folder = folder
        self.prefixes = dict(prefixes or {})
        self.peers: list[PeerProcess] = []

    def peer(self, name: str, *arguments: str, place: str = "") -> PeerProcess:
        """Start a peer; one of the same name has the same folder, as a program that is started again."""
        home = self.folder / name
        home.mkdir(parents=True, exist_ok=True)
        peer = PeerProcess(home, name, *arguments, prefix=self.prefixes.get(place, ()))
        self.peers.append(peer)
        return peer

    def close(self) -> None:
        """End all of them."""
        for peer in reversed(self.peers):
            peer.close()

    def complaints(self, most: int = 12) -> list[str]:
        """Return the last lines that each peer wrote to its error output and to its log."""
        found = [f"{peer.name}: {line.strip()}" for peer in self.peers for line in peer.errors[-most:]]
        for path in sorted(self.folder.glob("*/net.log")):
            found += [f"{path.parent.name}: {line}" for line in path.read_text().splitlines()[-most:]]
        return found

    def tracebacks(self) -> list[str]:
        """Return what peers wrote to their error output, and errors in their logs: there should be nothing."""
        found = [f"{peer.name}: {line.strip()}" for peer in self.peers for line in peer.errors]
        for path in sorted(self.folder.glob("*/net.log")):
            found += [f"{path.parent.name}: {line}" for line in path.read_text().splitlines() if "Traceback" in line]
        return found


@contextmanager
def lab(folder: Path, prefixes: dict[str, Sequence[str]] | None = None) -> Iterator[Lab]:
    """Give a lab and end its peers afterwards."""
    made = Lab(folder, prefixes)
    try:
        yield made
    finally:
        made.close()
