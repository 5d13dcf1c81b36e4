"""Trials over a bad cable: delay, loss, little room, and cuts."""

from __future__ import annotations

import time

from tools.lan.trial import WIRE, Ground, expect, same_result, table, told, trial

TOY, ROSE = "toy_auction", "rose_king"
LONG = 400.0


def play_over(ground: Ground, quality: str) -> str:
    """Play a whole Rose King match over such a cable."""
    ground.net.set_wire(quality)
    peers = table(ground, ROSE, ("Ben",))
    before = time.monotonic()
    end = same_result(peers, LONG)
    return f"{told(end)} in {time.monotonic() - before:.0f} s"


@trial(WIRE)
def wire_0_ms(ground: Ground) -> str:
    """A perfect cable."""
    return play_over(ground, "delay=0")


@trial(WIRE)
def wire_20_ms(ground: Ground) -> str:
    """20 ms each way."""
    return play_over(ground, "delay=20 jitter=5")


@trial(WIRE)
def wire_100_ms(ground: Ground) -> str:
    """100 ms each way."""
    return play_over(ground, "delay=100 jitter=20")


@trial(WIRE)
def wire_300_ms(ground: Ground) -> str:
    """300 ms each way."""
    return play_over(ground, "delay=300 jitter=50")


@trial(WIRE)
def wire_20_per_cent_loss(ground: Ground) -> str:
    """Every fifth frame is lost."""
    return play_over(ground, "delay=2 loss=20")


@trial(WIRE)
def wire_duplicates(ground: Ground) -> str:
    """Every tenth frame comes twice, and frames overtake each other."""
    return play_over(ground, "delay=10 jitter=10 dup=10")


@trial(WIRE)
def wire_64_kbit(ground: Ground) -> str:
    """64 kbit/s."""
    return play_over(ground, "delay=10 rate=64000")


@trial(WIRE)
def finding_over_a_bad_wire(ground: Ground) -> str:
    """Tables are found through loss, jitter and delay."""
    ground.net.set_wire("delay=150 jitter=50 loss=20")
    host = ground.peer("a", "Anna", "--host", f"{TOY}:person,person", "--peers", "2")
    host.wait("addresses")
    before = time.monotonic()
    guest = ground.peer("b", "Ben", "--find")
    guest.wait("Connected")
    seconds = time.monotonic() - before
    return f"joined after {seconds:.1f} s; {told(same_result([host, guest], 120))}"


def cut_for(ground: Ground, seconds: float) -> str:
    """Cut a guest's cable in the middle of a match, for so long."""
    host, guest, other = table(ground, ROSE, ("Ben", "--think", "0.05"), ("Cleo", "--watch"), kinds="person,person",
                               more=("--think", "0.05"))  # fmt: skip
    host.wait("Played", seq=40)
    ground.net.set_wire("cut=b")
    before = time.monotonic()
    time.sleep(seconds)
    was_lost = host.has("status", lost=[1])
    ground.net.set_wire("cut=")
    mended = time.monotonic()
    reached = len(host.told("Played"))
    host.wait_until(lambda line: line["event"] == "Played" and line["seq"] > reached, "that the match goes on", LONG)
    back = time.monotonic() - mended
    end = same_result([host, guest, other], LONG)
    del before
    seen = "the seat was lost meanwhile" if was_lost else "the seat was not lost"
    return f"{seen}; on again {back:.1f} s after the cable; {told(end)}"


@trial(WIRE)
def cut_5_s(ground: Ground) -> str:
    """A guest's cable is out for 5 s."""
    return cut_for(ground, 5)


@trial(WIRE)
def cut_12_s(ground: Ground) -> str:
    """A guest's cable is out for 12 s."""
    return cut_for(ground, 12)


@trial(WIRE)
def cut_60_s(ground: Ground) -> str:
    """A guest's cable is out for 60 s."""
    return cut_for(ground, 60)


@trial(WIRE)
def host_cut_60_s(ground: Ground) -> str:
    """The host's cable is out for 60 s and nobody takes over: all wait, and go on."""
    host, guest = table(ground, ROSE, ("Ben", "--think", "0.05"), more=("--think", "0.05"))
    host.wait("Played", seq=40)
    ground.net.set_wire("cut=a")
    time.sleep(60)
    expect(guest.has("HostSilent"), "the guest was not asked what to do")
    ground.net.set_wire("cut=")
    return told(same_result([host, guest], LONG))


@trial(WIRE)
def host_cut_and_followed(ground: Ground) -> str:
    """The host's cable is out and an heir hosts on; the old host comes back as a guest."""
    others = ("Ben", "--inherit"), ("Cleo", "--watch", "--inherit")
    host, heir, third = table(ground, ROSE, *others, kinds="person,person", more=("--think", "0.05"))
    host.wait("Played", seq=40)
    ground.net.set_wire("cut=a")
    heir.wait("HostMoved", 60.0, is_self=True)
    third.wait("HostMoved", 60.0, is_self=False)
    ground.net.set_wire("cut=")
    host.wait("HostMoved", 90.0, is_self=False)
    return f"the heir hosts on, the old host is a guest; {told(same_result([host, heir, third], LONG))}"
