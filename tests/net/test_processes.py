"""Real programs on this machine: whole matches, kill -9 in the middle of draws and of sealed bids, coming back."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from net.log import entry_from_line
from tools.lan.lab import ROOT, lab

GAME = "toy_auction"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs the signals of POSIX")
ALIKE = ("--secrets", "7", "--hasty", "--unnamed")  # every run draws the same secrets, so that matches can be compared


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    """What chance and the bids come to when nobody dies: (the first two draws, the bids of the first auction)."""
    with lab(tmp_path_factory.mktemp("undisturbed")) as room:
        peers = open_table(room, ("Ben", *ALIKE), ("Cleo", *ALIKE), kinds="person,person,person", arguments=ALIKE)
        results(peers)
        return outcome(peers[1])


@pytest.fixture
def room(tmp_path):
    with lab(tmp_path) as made:
        yield made
        assert made.tracebacks() == []


def open_table(room, *others, kinds="person,person", arguments=()):
    """Start a host and the others, one by one so that their numbers are known; returns all of them."""
    # unnamed: tests are not to show up in the lists of a real network
    host = room.peer("Anna", "--unnamed", "--host", f"{GAME}:{kinds}", "--peers", str(len(others) + 1), *arguments)
    address = address_of(host)
    peers = [host]
    for number, (name, *more) in enumerate(others):
        peers.append(room.peer(name, "--join", address, *more))
        if number < len(others) - 1:
            peers[-1].wait("LobbyChanged")
    return peers


def address_of(host):
    """Return where a host is reached on this machine."""
    return "127.0.0.1:" + host.wait("addresses")["addresses"][0].rsplit(":", 1)[1]


def results(peers):
    """Wait for the end of the match everywhere; return the one result."""
    ends = [peer.wait("over") for peer in peers]
    found = {(end["entries"], end["head"], end["digest"]) for end in ends}
    assert len(found) == 1
    return ends[0]


def outcome(peer):
    """Return what a peer read: the first two draws, link by link, and what was bid in the first auction."""
    read = {"RAND": [], "OPEN": []}
    for line in list(peer.lines):
        if line["event"] == "Rebuilt":  # a host that comes back may hold a seal that nobody else has: it reads anew
            read = {"RAND": [], "OPEN": []}
        elif line["event"] == "Played" and line["kind"] in read:
            read[line["kind"]].append(entry_from_line(line["line"])[0].payload)
    # the third part of a RAND, the witnesses, tells of the whole log, in which seals come in any order
    links = [payload[:2] for payload in read["RAND"][:2]]
    return links, [(seat, text) for seat, _, text in read["OPEN"][0]]


@pytest.mark.parametrize("count", [2, 4])
def test_whole_matches_come_out_the_same_everywhere(room, count):
    others = [("Ben",), ("Cleo",), ("Dan",)][: count - 1]
    results(open_table(room, *others, kinds=",".join(["person"] * count)))


def test_a_computer_seat_and_a_watcher(room):
    host, guest = open_table(room, ("Ben",), kinds="person,computer,person", arguments=("--think", "0.05"))
    host.wait("Played", kind="OPEN")
    watcher = room.peer("Cleo", "--watch", "--join", address_of_again(host))
    results([host, guest, watcher])


def address_of_again(host):
    return "127.0.0.1:" + host.told("addresses")[0]["addresses"][0].rsplit(":", 1)[1]


CLIENT_DEATHS = {
    "before its reveal": "send Reveal 2",
    "after its reveal": "sent Reveal 2",
    "before its seal": "send Seal 1",
    "after its seal": "sent Seal 1",
    "before it opens its bid": "send Open 1",
    "after it opened its bid": "sent Open 1",
}


@pytest.mark.parametrize("death", CLIENT_DEATHS)
def test_a_killed_client_comes_back_and_the_match_goes_on(room, death, undisturbed):
    host, doomed, third = open_table(
        room, ("Ben", "--die", CLIENT_DEATHS[death], *ALIKE), ("Cleo", *ALIKE), kinds="person,person,person",
        arguments=ALIKE,
    )  # fmt: skip
    doomed.wait_for_death()
    host.wait_until(lambda line: line["event"] == "status" and line["lost"] == [1], "that Ben is lost")
    back = room.peer("Ben", "--rejoin")
    results([host, third, back])
    assert outcome(third) == outcome(back) == undisturbed


HOST_DEATHS = {
    "before it is told a reveal": "got Reveal 2",
    "before the draw is entered": "send RAND 2",
    "after the draw was entered": "sent RAND 2",
    "before a seal is entered": "send SEAL 2",
    "after a seal was entered": "sent SEAL 2",
    "before the bids are opened": "got Open 1",
    "when one knows the bids": "sent OPEN 1",
}


@pytest.mark.parametrize("death", HOST_DEATHS)
def test_a_killed_host_is_followed_by_an_heir_and_comes_back_as_a_guest(room, death, undisturbed):
    doomed, heir, third = open_table(
        room, ("Ben", "--inherit", *ALIKE), ("Cleo", "--inherit", *ALIKE), kinds="person,person,person",
        arguments=("--die", HOST_DEATHS[death], *ALIKE),
    )  # fmt: skip
    doomed.wait_for_death()
    heir.wait("HostMoved", is_self=True)
    third.wait("HostMoved", is_self=False)
    back = room.peer("Anna", "--rejoin")
    results([heir, third, back])
    assert outcome(third) == outcome(back) == undisturbed


def test_rubbish_of_every_kind_leaves_a_host_small_and_its_match_going(room):
    host, guest = open_table(room, ("Ben", "--think", "1"), arguments=("--think", "1"))
    host.wait("Started")
    port = address_of_again(host).rsplit(":", 1)[1]
    villain = [sys.executable, "-m", "tools.lan.villain", "127.0.0.1", port, "3"]
    done = subprocess.run(villain, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300)
    counts = json.loads(done.stdout)
    assert len(counts) == 9 and all(counts.values())
    if Path("/proc").exists():
        assert host.memory() < 100
    results([host, guest])
