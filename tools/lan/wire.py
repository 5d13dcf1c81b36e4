"""A network cable of our own, for kernels that cannot delay or lose packets themselves.

python -m tools.lan.wire a=10.78.0.1/24 b=10.78.0.2/24

Makes a TAP device `lan0` in each of the namespaces, gives it the address and carries every frame to all others, like a
hub. Its input changes how: lines such as "delay=80 jitter=20 loss=5 dup=1 rate=64000 cut=a". Milliseconds, per cent,
bits a second to each port (0: no limit), and the ports whose frames vanish ("cut=" alone: none).
"""

from __future__ import annotations

import ctypes
import fcntl
import heapq
import os
import random
import selectors
import struct
import subprocess
import sys
import time
from dataclasses import dataclass, field

TUNSETIFF, IFF_TAP, IFF_NO_PI, CLONE_NEWNET = 0x400454CA, 2, 0x1000, 0x40000000
LONGEST_FRAME = 65536


@dataclass
class Quality:
    """How the cable is."""

    delay: float = 0.0
    jitter: float = 0.0
    loss: float = 0.0
    dup: float = 0.0
    rate: float = 0.0
    cut: set[str] = field(default_factory=set)

    def change(self, line: str) -> None:
        """Take a line of the input in."""
        for word in line.split():
            key, _, value = word.partition("=")
            if key == "cut":
                self.cut = set(value.split("+")) - {""}
            else:
                setattr(self, key, float(value))

    def is_lost(self, source: str, target: str) -> bool:
        """Whether a frame vanishes on its way."""
        return source in self.cut or target in self.cut or random.random() * 100 < self.loss

    def seconds(self) -> float:
        """Return how long a frame is on its way."""
        return max(0.0, self.delay + random.uniform(-self.jitter, self.jitter)) / 1000


class Wire:
    """The ports and the frames on their way. ports: file of the TAP device -> name of the namespace."""

    def __init__(self, ports: dict[int, str]) -> None:
        self.ports = ports
        self.quality = Quality()
        self._way: list[tuple[float, int, int, bytes]] = []
        self._count = 0
        self._free = dict.fromkeys(ports, 0.0)  # when a port has sent what it was given

    def carry(self, source: int, frame: bytes, now: float) -> None:
        """Put a frame on its way to all other ports."""
        for target in self.ports:
            if target == source or self.quality.is_lost(self.ports[source], self.ports[target]):
                continue
            at = now + self.quality.seconds()
            if self.quality.rate:
                self._free[target] = max(self._free[target], now) + len(frame) * 8 / self.quality.rate
                at = max(at, self._free[target])
            for _ in range(2 if random.random() * 100 < self.quality.dup else 1):
                self._count += 1
                heapq.heappush(self._way, (at, self._count, target, frame))

    def deliver(self, now: float) -> float:
        """Hand over what has arrived; return the seconds until the next frame does."""
        while self._way and self._way[0][0] <= now:
            _, _, target, frame = heapq.heappop(self._way)
            try:
                os.write(target, frame)
            except OSError:
                continue  # the device is down, or its queue full: lost, as on a real cable
        return self._way[0][0] - now if self._way else 1.0


def tap_in(namespace: str, address: str) -> int:
    """Return the open TAP device of a namespace."""
    libc = ctypes.CDLL(None, use_errno=True)
    home = os.open("/proc/self/ns/net", os.O_RDONLY)
    there = os.open(f"/run/netns/{namespace}", os.O_RDONLY)
    if libc.setns(there, CLONE_NEWNET):
        raise OSError(ctypes.get_errno(), namespace)
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", b"lan0", IFF_TAP | IFF_NO_PI))
    for command in (f"ip addr add {address} dev lan0", "ip link set lan0 up", "ip link set lo up"):
        subprocess.run(command.split(), check=True)
    libc.setns(home, CLONE_NEWNET)
    os.close(home)
    os.close(there)
    return device


def main() -> int:
    """Carry frames until the input ends."""
    places = [argument.partition("=") for argument in sys.argv[1:]]
    wire = Wire({tap_in(name, address): name for name, _, address in places})
    selector = selectors.DefaultSelector()
    for device in (*wire.ports, sys.stdin.fileno()):
        selector.register(device, selectors.EVENT_READ)
    print("up", flush=True)
    while True:
        for key, _ in selector.select(max(0.0, wire.deliver(time.monotonic()))):
            if key.fd != sys.stdin.fileno():
                read(wire, key.fd)
                continue
            line = sys.stdin.readline()
            if not line:
                return 0
            wire.quality.change(line)


def read(wire: Wire, device: int) -> None:
    """Take everything that a port sends now."""
    try:
        while True:
            wire.carry(device, os.read(device, LONGEST_FRAME), time.monotonic())
    except BlockingIOError:
        return


if __name__ == "__main__":
    sys.exit(main())
