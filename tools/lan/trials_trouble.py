"""Trials of what goes wrong at a table: refusals, deaths, sleep, two of one, watchers, rubbish, a flipped bit."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

from net.dial import NotReached, ask
from tools.lan.lab import ROOT, PeerProcess
from tools.lan.trial import ANY, Ground, expect, same_result, table, told, trial

TOY, ROSE = "toy_auction", "rose_king"
SLOWLY = ("--think", "0.05")


@trial(ANY)
def refusals(ground: Ground) -> str:
    """Another protocol, other rules, a wrong password, a match that has begun, a full table: each by its name."""
    host = ground.peer("a", "Anna", "--host", f"{TOY}:person,person", "--peers", "2", "--password", "sesame", *SLOWLY)
    address = ground.address("a", host)
    seen = []
    newer = ground.peer("d", "Nora", "--join", address, "--other-protocol").wait("Refused", code="protocol")
    expect(newer["own"]["protocol"] != newer["theirs"]["protocol"], f"{newer}")
    seen.append("protocol, naming both sides")
    other = ground.peer("d", "Rolf", "--join", address, "--other-rules", "--password", "sesame").wait("Refused")
    expect(other["code"] == "rules" and other["own"] and other["theirs"], f"{other}")
    seen.append("rules, naming both sides")
    seen.append(
        ground.peer("b", "Paul", "--join", address, "--password", "wrong").wait("Refused", code="password")["code"]
    )
    guest = ground.peer("b", "Ben", "--join", address, "--password", "sesame")
    guest.wait("Started")
    seen.append(
        ground.peer("c", "Late", "--join", address, "--password", "sesame").wait("Refused", code="started")["code"]
    )
    host.close()
    waiting = ground.peer("a", "Olga", "--host", f"{TOY}:person,person", "--peers", "9")
    address = ground.address("a", waiting)
    ground.peer(
        "b",
        "Bea",
        "--join",
        address,
    ).wait("Connected")
    seen.append(ground.peer("c", "Fred", "--join", address).wait("Refused", code="full")["code"])
    return ", ".join(seen)


def stop_for_20_s(stopped: PeerProcess, seen_by: PeerProcess, peers: list[PeerProcess]) -> str:
    """Let a peer stand still for 20 s in the middle of a match."""
    seen_by.wait("Played", seq=30)
    stopped.stop()
    time.sleep(20)
    stopped.go_on()
    before = time.monotonic()
    reached = len(seen_by.told("Played"))
    seen_by.wait_until(lambda line: line["event"] == "Played" and line["seq"] > reached, "that the match goes on", 60)
    return f"on again {time.monotonic() - before:.1f} s after it goes on; {told(same_result(peers, 120))}"


@trial(ANY)
def window_stands_still(ground: Ground) -> str:
    """The host's window stands still for 20 s, as one that is dragged, and its network thread does not."""
    host = ground.peer("a", "Anna", "--host", f"{TOY}:person,person", "--busy", "20")
    address = ground.address("a", host)
    guest = ground.peer("b", "Ben", "--join", address)
    guest.wait("LobbyChanged")
    time.sleep(18)
    expect(not guest.has("LinkLost") and not guest.has("HostSilent"), "the guest lost its host")
    late = ground.peer("c", "Cleo", "--join", address).wait("Refused")
    return f"18 s later the guest is still connected, and another is answered: {late['code']}"


@trial(ANY)
def guest_stands_still(ground: Ground) -> str:
    """A guest stands still (SIGSTOP) for 20 s."""
    host, guest = table(ground, ROSE, ("Ben", *SLOWLY), more=SLOWLY)
    return stop_for_20_s(guest, host, [host, guest])


@trial(ANY)
def host_stands_still(ground: Ground) -> str:
    """The host stands still (SIGSTOP) for 20 s, and nobody takes over."""
    host, guest = table(ground, ROSE, ("Ben", *SLOWLY), more=SLOWLY)
    return stop_for_20_s(host, guest, [host, guest])


@trial(ANY)
def guest_killed(ground: Ground) -> str:
    """kill -9 of a guest in the middle of a match; it is started again and rejoins."""
    host, guest = table(ground, ROSE, ("Ben", *SLOWLY), more=SLOWLY)
    host.wait("Played", seq=40)
    guest.kill()
    host.wait("status", lost=[1])
    back = ground.peer("b", "Ben", "--rejoin")
    return told(same_result([host, back]))


@trial(ANY)
def host_killed(ground: Ground) -> str:
    """kill -9 of the host in the middle of a match; an heir hosts on, the old host rejoins as a guest."""
    host, heir, third = table(ground, TOY, ("Ben", "--inherit"), ("Cleo", "--inherit"), more=("--think", "0.3"))
    host.wait("Played", kind="OPEN")
    host.kill()
    before = time.monotonic()
    heir.wait("HostMoved", is_self=True)
    seconds = time.monotonic() - before
    back = ground.peer("a", "Anna", "--rejoin")
    return f"moved after {seconds:.1f} s; {told(same_result([heir, third, back]))}"


@trial(ANY)
def host_killed_and_back(ground: Ground) -> str:
    """kill -9 of the host, nobody takes over, the host is started again and hosts on."""
    host, guest = table(ground, ROSE, ("Ben", *SLOWLY), more=SLOWLY)
    host.wait("Played", seq=40)
    host.kill()
    back = ground.peer("a", "Anna", "--rejoin")
    expect(back.wait("Connected")["is_host"], "it came back, but not as the host")
    return told(same_result([back, guest]))


def die(ground: Ground, whose: str, when: str) -> str:
    """Let a guest or the host die at a certain message, and the match go on."""
    if whose == "guest":
        host, guest, third = table(ground, TOY, ("Ben", "--die", when), ("Cleo",))
        guest.wait_for_death()
        back = ground.peer("b", "Ben", "--rejoin")
        return told(same_result([host, third, back]))
    host, heir, third = table(ground, TOY, ("Ben", "--inherit"), ("Cleo", "--inherit"), more=("--die", when))
    host.wait_for_death()
    heir.wait("HostMoved", is_self=True)
    back = ground.peer("a", "Anna", "--rejoin")
    return told(same_result([heir, third, back]))


@trial(ANY)
def guest_killed_in_a_draw(ground: Ground) -> str:
    """kill -9 of a guest that owes its part of a draw."""
    return die(ground, "guest", "send Reveal 2")


@trial(ANY)
def guest_killed_in_a_bid(ground: Ground) -> str:
    """kill -9 of a guest that has sealed and has not opened."""
    return die(ground, "guest", "send Open 1")


@trial(ANY)
def host_killed_in_a_draw(ground: Ground) -> str:
    """kill -9 of the host that knows what a draw comes to, before anybody else does."""
    return die(ground, "host", "send RAND 2")


@trial(ANY)
def host_killed_after_a_seal(ground: Ground) -> str:
    """kill -9 of the host after it entered a seal."""
    return die(ground, "host", "sent SEAL 2")


@trial(ANY)
def host_killed_in_a_bid(ground: Ground) -> str:
    """kill -9 of the host when it has been told the first bid."""
    return die(ground, "host", "got Open 1")


@trial(ANY)
def two_with_one_token(ground: Ground) -> str:
    """Two programs come back as the same player: the newest has the seat, the match goes on."""
    host, guest = table(ground, ROSE, ("Ben", *SLOWLY), more=SLOWLY)
    host.wait("Played", seq=30)
    guest.kill()
    shutil.copytree(ground.folder / "Ben", ground.folder / "Bens twin")
    host.wait("status", lost=[1])
    first = ground.peer("b", "Ben", "--rejoin", *SLOWLY)
    first.wait("Connected")
    second = ground.peer("c", "Bens twin", "--rejoin", *SLOWLY)
    second.wait("Connected")
    first.wait("Ended", code="replaced")
    return f"the older one is told that it was replaced; {told(same_result([host, second]))}"


@trial(ANY)
def back_after_the_computer(ground: Ground) -> str:
    """The computer plays for a lost guest, who then takes the seat back."""
    host, guest = table(ground, ROSE, ("Ben", "--think", "0.1"), more=("--think", "0.1", "--replace"))
    host.wait("Played", seq=30)
    guest.kill()
    host.wait("Played", kind="SEATSET")
    back = ground.peer("b", "Ben", "--rejoin", "--think", "0.1")
    back.wait("Connected")
    back.wait("Played", fresh=True)  # it has caught up
    back.say("take_back 1")
    host.wait("Played", kind="SEATSET")
    return told(same_result([host, back]))


@trial(ANY)
def late_watchers(ground: Ground) -> str:
    """Watchers come before the match, in its middle, while a draw waits for somebody, and after its end."""
    host, guest, early = table(ground, TOY, ("Ben", "--die", "send Reveal 2", "--think", "0.2"), ("Wim", "--watch"),
                               kinds="person,person", more=("--think", "0.2"))  # fmt: skip
    address = ground.address("a", host)
    host.wait("Played", kind="OPEN")
    middle = ground.peer("d", "Mia", "--watch", "--join", address)
    guest.wait_for_death()
    waiting = ground.peer("d", "Dirk", "--watch", "--join", address)
    waiting.wait("Played", kind="OPEN")
    back = ground.peer("b", "Ben", "--rejoin")
    end = same_result([host, back, early, middle, waiting])
    late = ground.peer("d", "Lia", "--watch", "--join", address)
    expect(same_result([late])["head"] == end["head"], "the last one read another log")
    return f"five readings alike: {told(end)}"


@trial(ANY)
def flipped_bit(ground: Ground) -> str:
    """One bit of a guest's position flips: noticed within the turn, reported, healed from the log."""
    host, guest = table(ground, ROSE, ("Ben", "--flip", "12"))
    end = same_result([host, guest])
    differed = guest.told("Differed")
    expect(differed and differed[0]["healed"], f"{differed or 'nobody noticed'}")
    report = Path(differed[0]["file"])
    expect(report.exists() and report.stat().st_size > 0, "no report was written")
    return f"healed, report of {report.stat().st_size} bytes; {told(end)}"


class Watcher(threading.Thread):
    """Asks a host who it is, again and again, and notes how long the answers take. It stands for the other players."""

    def __init__(self, address: str) -> None:
        super().__init__()
        host, _, port = address.rpartition(":")
        self.place = (host.strip("[]"), int(port))
        self.delays: list[float] = []
        self.misses = 0
        self.is_done = False

    def run(self) -> None:
        asyncio.run(self._ask_on())

    async def _ask_on(self) -> None:
        while not self.is_done:
            before = time.monotonic()
            try:
                answer = await ask(self.place, 2.0)
                answer.connection.abort()
                self.delays.append((time.monotonic() - before) * 1000)
            except NotReached:
                self.misses += 1
            await asyncio.sleep(0.05)


def entry_delays(players: list[PeerProcess], since: float) -> list[float]:
    """Return the milliseconds between an entry at the first player and the same entry at the others."""
    first = {line["seq"]: line["at"] for line in players[0].told("Played") if line["at"] > since}
    return [
        abs(line["at"] - first[line["seq"]]) * 1000
        for player in players[1:]
        for line in player.told("Played")
        if line["seq"] in first
    ]


@trial(ANY)
def rubbish(ground: Ground) -> str:
    """Rubbish of every kind against the host for 15 s while others play: memory and delays stay small."""
    host, guest, third = table(ground, ROSE, ("Ben", "--think", "0.1"), ("Wim", "--watch"), kinds="person,person",
                               more=("--think", "0.1"))  # fmt: skip
    host.wait("Played", seq=10)
    address = ground.address("a", host)
    quiet = host.memory()
    since = time.monotonic()
    name, _, port = address.rpartition(":")
    prefix = ground.net.prefix("d") if ground.space else []
    command = [*prefix, sys.executable, "-m", "tools.lan.villain", name.strip("[]"), port, "15"]
    villain = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    most = quiet
    while villain.poll() is None:
        most = max(most, host.memory())
        time.sleep(0.1)
    assert villain.stdout is not None
    counts = json.loads(villain.stdout.read())
    villain.stdout.close()
    delays = sorted(entry_delays([host, guest, third], since))
    worst = delays[int(len(delays) * 0.99)] if delays else -1.0
    expect(most < 100, f"the host grew to {most:.0f} MB")
    expect(delays and worst < 50, f"entries came {worst:.0f} ms late ({len(delays)} seen)")
    pings = host.told("status")[-1]["pings"]
    end = same_result([host, guest, third], 120)
    return (
        f"{sum(counts.values())} attacks; host {quiet:.0f} to {most:.0f} MB; entry at others median "
        f"{delays[len(delays) // 2]:.1f} ms, 99% {worst:.1f} ms; pings {pings}; {told(end)}"
    )
