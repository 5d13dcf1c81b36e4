"""Networks inside this machine: namespaces joined by a bridge or by `wire`, with firewalls and avahi of their own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from tools.lan.lab import ROOT

PREFIX = f"lan{os.getpid()}"  # of the names of our namespaces, so that two runs do not meet
PLACES = ("a", "b", "c", "d")
SWITCH = "w"


class NoNamespaces(Exception):
    """This machine does not let us make networks; the message says why."""


def run(command: str | Sequence[str], check: bool = True) -> str:
    """Run a command and return its output. Raises NoNamespaces."""
    words = command.split() if isinstance(command, str) else list(command)
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)
    except OSError as error:
        raise NoNamespaces(str(error)) from None
    if check and done.returncode:
        raise NoNamespaces(f"{' '.join(words)}: {done.stderr.strip()}")
    return done.stdout


def reason_against(tools: Sequence[str] = ("ip", "nft")) -> str:
    """Return why there can be no namespaces here, "" where there can."""
    lacking = [tool for tool in tools if not shutil.which(tool)]
    if lacking:
        return "lacking: " + ", ".join(lacking)
    try:
        run(f"ip netns add {PREFIX}probe")
        run(f"ip netns del {PREFIX}probe")
    except NoNamespaces as error:
        return str(error)
    return ""


class Space:
    """Some machines on one network. version: 4, 6, or 64 for link-local IPv6 addresses alone."""

    def __init__(self, places: Sequence[str], version: int = 4) -> None:
        self.places = tuple(places)
        self.version = version
        self.wire: subprocess.Popen[str] | None = None
        self._others: list[subprocess.Popen[bytes]] = []

    def prefix(self, place: str) -> list[str]:
        """Return the command that goes to a place."""
        return ["ip", "netns", "exec", PREFIX + place]

    @property
    def prefixes(self) -> dict[str, Sequence[str]]:
        """Return the commands that go to all places."""
        return {place: self.prefix(place) for place in self.places}

    def address(self, place: str) -> str:
        """Return how a place is reached from the others."""
        number = PLACES.index(place) + 1
        return {4: f"10.78.0.{number}", 6: f"fd78::{number}", 64: ""}[self.version]

    def at(self, place: str, command: str | Sequence[str], check: bool = True) -> str:
        """Run a command at a place and return its output."""
        words = command.split() if isinstance(command, str) else list(command)
        return run([*self.prefix(place), *words], check)

    def start(self, place: str, *command: str, output: IO[str] | None = None) -> subprocess.Popen[bytes]:
        """Start a program at a place that is ended with the space."""
        stream = output or subprocess.DEVNULL
        process = subprocess.Popen(
            [*self.prefix(place), *command], cwd=ROOT, stdout=stream, stderr=subprocess.DEVNULL, start_new_session=True
        )
        self._others.append(process)
        return process

    # -- making and unmaking

    def build_bridge(self) -> None:
        """Join the places by a switch; each has `eth0` and no way out."""
        run(f"ip netns add {PREFIX}{SWITCH}")
        run(f"ip -n {PREFIX}{SWITCH} link add br0 type bridge mcast_snooping 0")
        run(f"ip -n {PREFIX}{SWITCH} link set br0 up")
        for place in self.places:
            here = PREFIX + place
            run(f"ip netns add {here}")
            run(f"ip link add eth0 netns {here} type veth peer name p{place} netns {PREFIX}{SWITCH}")
            run(f"ip -n {PREFIX}{SWITCH} link set p{place} master br0 up")
            self.number(place, "eth0")
            run(f"ip -n {here} link set lo up")
            run(f"ip -n {here} link set eth0 up")

    def number(self, place: str, device: str) -> None:
        """Give a place its address."""
        if self.version == 4:
            run(f"ip -n {PREFIX}{place} addr add {self.address(place)}/24 dev {device}")
        elif self.version == 6:
            run(f"ip -n {PREFIX}{place} addr add {self.address(place)}/64 dev {device} nodad")

    def build_wire(self) -> None:
        """Join the places by a cable whose quality can be changed."""
        for place in self.places:
            run(f"ip netns add {PREFIX}{place}")
        ports = [f"{PREFIX}{place}={self.address(place)}/24" for place in self.places]
        self.wire = subprocess.Popen(
            [sys.executable, "-m", "tools.lan.wire", *ports],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.wire.stdout is not None
        if self.wire.stdout.readline().strip() != "up":
            raise NoNamespaces("no TAP device could be made")

    def set_wire(self, quality: str) -> None:
        """Change the cable, as in "delay=20 cut=b"; places are named as here."""
        assert self.wire is not None and self.wire.stdin is not None
        words = []
        for word in quality.split():
            key, _, value = word.partition("=")
            names = "+".join(PREFIX + name for name in value.split("+") if name)
            words.append(f"cut={names}" if key == "cut" else word)
        self.wire.stdin.write(" ".join(words) + "\n")
        self.wire.stdin.flush()

    def close(self) -> None:
        """End everything that runs there, and the networks."""
        for process in self._others:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # with everything that it has started
            process.wait(10)
        if self.wire is not None:
            for stream in (self.wire.stdin, self.wire.stdout):
                if stream:
                    stream.close()
            self.wire.wait(10)
        for place in (*self.places, SWITCH):
            run(f"ip netns del {PREFIX}{place}", check=False)

    # -- firewalls

    def block(self, place: str, rule: str) -> None:
        """Add a rule for what comes in at a place, as "udp dport 5353 drop"."""
        self.at(place, "nft add table inet fw")
        self.at(place, ["nft", "add chain inet fw in { type filter hook input priority 0; }"])
        self.at(place, ["nft", f"add rule inet fw in {rule}"])

    # -- avahi

    def start_avahi(self, place: str, folder: Path) -> None:
        """Start a message bus and an avahi daemon that this place has for itself."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "avahi.conf").write_text(AVAHI_SETTINGS.format(place=place))
        process = self.start(place, "unshare", "-m", "bash", "-c", AVAHI_START.format(folder=folder))
        until = time.monotonic() + 15
        while not (folder / "avahi.pid").exists() or not self.avahi(folder, "avahi-browse", "-a", "-t", check=True):
            if time.monotonic() > until or process.poll() is not None:
                raise NoNamespaces("the avahi daemon did not start")
            time.sleep(0.2)

    def avahi(self, folder: Path, *command: str, check: bool = False) -> str:
        """Run one of avahi's tools beside that daemon. check: return "up" where it answers."""
        number = (folder / "avahi.pid").read_text().strip()
        done = subprocess.run(
            ["nsenter", "-t", number, "-m", "-n", *command], capture_output=True, text=True, check=False, timeout=30
        )
        return ("up" if done.returncode == 0 else "") if check else done.stdout

    def keep_publishing(self, folder: Path, *command: str) -> None:
        """Start avahi-publish beside that daemon."""
        number = (folder / "avahi.pid").read_text().strip()
        process = subprocess.Popen(
            ["nsenter", "-t", number, "-m", "-n", *command],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        self._others.append(process)


AVAHI_SETTINGS = """[server]
host-name=avahi-{place}
use-ipv4=yes
use-ipv6=yes
allow-interfaces=eth0
enable-dbus=yes
[publish]
publish-hinfo=no
publish-workstation=no
"""
AVAHI_START = """
mount --make-rprivate /; mount -t tmpfs tmpfs /run; mkdir -p /run/dbus /run/avahi-daemon
dbus-daemon --system --nofork --nopidfile >{folder}/dbus.log 2>&1 &
sleep 0.5
avahi-daemon -f {folder}/avahi.conf --no-drop-root --no-chroot --no-rlimits >{folder}/avahi.log 2>&1 &
echo $! >{folder}/avahi.pid
wait
"""


@contextmanager
def bridge(places: Sequence[str], version: int = 4) -> Iterator[Space]:
    """Give machines on a switch, and take them away afterwards."""
    space = Space(places, version)
    try:
        space.build_bridge()
        yield space
    finally:
        space.close()


@contextmanager
def wired(places: Sequence[str]) -> Iterator[Space]:
    """Give machines on a cable that can be cut, and take them away afterwards."""
    space = Space(places)
    try:
        space.build_wire()
        yield space
    finally:
        space.close()
