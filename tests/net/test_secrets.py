"""What reaches another machine, and what it keeps, tells nothing before its time: every frame and file is searched.

A bid and what binds it stay where they were made until all bids are sealed. What lies in the politics stacks is in no
frame, for every machine draws it: only what players do is said, and to keep a card is such a thing (level 0).
"""

from __future__ import annotations

import random
import zlib
from dataclasses import dataclass

import pytest

from game.rules import lowenherz
from game.rules.lowenherz.actions import ACTION_WORDS
from net.kept import kept_to_bytes
from net.messages import Dump, Entry, Input, Open
from net.wire import encode
from tests.net.game_tables import file_of
from tests.net.games import REAL
from tests.net.world import World

PLAYERS = ("anna", "ben", "carl")
CARDS = [word.encode() for word in (*lowenherz.cards.KIND_WORDS, "cards:", "alliance:", *(
    f"+{word.partition('+')[2]}" for word in ACTION_WORDS if word.startswith("bid:0+")))]  # fmt: skip


def is_said(message):
    """Return whether it says what a player did, which everybody is told."""
    return isinstance(message, Input | Open) or (isinstance(message, Entry) and message.kind in ("INPUT", "OPEN"))


@dataclass
class Sent:
    """One frame from machine to machine. sealing: the auction in which somebody had still to seal, for its sender."""

    sender: str
    to: str
    message: object
    frame: bytes
    sealing: int | None


class Watched:
    """A match of three players and a watcher on four machines, of which every frame is kept."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.frames = []
        self.world = World(seed, game=REAL["lowenherz"])
        self.send, self.world.send = self.world.send, self.sent
        self.machines = self.world.match(*PLAYERS)
        self.watcher = self.world.join("eve", role="watch")
        self.world.run(1)
        self.everybody = [*self.machines, self.watcher]
        self.sealed = {}  # (auction, seat) -> (owner, nonce, text)

    def sent(self, machine, link, message):
        """Keep a frame as it leaves."""
        if link in machine.ends:
            auction = machine.ledger.auction if machine.ledger.is_begun else None
            sealing = None if auction is None or auction.is_sealed else auction.seq
            self.frames.append(Sent(machine.name, machine.ends[link][0].name, message, encode(message), sealing))
        self.send(machine, link, message)

    def play(self, plies):
        for _ in range(plies):
            for machine in self.machines:
                self.choose(machine)
            self.world.run(0.1)

    def choose(self, machine):
        ledger = machine.ledger
        for seat in ledger.waiting_for():
            if ledger.seats[seat]["peer"] != machine.peer or machine.table.client.wishes.waiting():
                continue
            words = machine.legal(seat)
            if ledger.auction is None:
                machine.do("play", seat, self.one_of(words), len(ledger.log))
            elif seat in ledger.auction.missing() and self.rng.random() < 0.5:  # one is longer about it than another
                machine.do("seal", seat, self.rng.choice(words))
                (bid,) = machine.disk.kept.bids[ledger.auction.seq, seat]
                self.sealed[ledger.auction.seq, seat] = (machine.name, *bid)

    def one_of(self, words):
        """Return one of the words: to play a card, to fight for the first line, or anything."""
        for start in ("play renegade:", "play alliance:", "play look:", "play duel"):
            found = [word for word in words if word.startswith(start)]
            if found:
                return self.rng.choice(found)
        laid = [word for word in words if word.startswith("play lay:") and "1" in word]
        return self.rng.choice(laid if laid and self.rng.random() < 0.6 else words[-12:])


@pytest.fixture(scope="module", params=[1, 2])
def match(request):
    watched = Watched(request.param)
    watched.play(450)
    return watched


def test_much_was_hidden(match):
    assert len(match.sealed) > 12
    entries = match.watcher.ledger.log.entries
    assert sum(entry.kind == "OPEN" for entry in entries) > 4
    kept = [entry.payload for entry in entries if entry.kind == "INPUT" and entry.payload.startswith("play keep:")]
    assert len(kept) > 3


def test_a_bid_and_what_binds_it_stay_where_they_were_made_until_all_are_sealed(match):
    for (auction, seat), (owner, nonce, _text) in match.sealed.items():
        told = [one for one in match.frames if nonce in one.frame]
        assert {one.to for one in told} >= {"ben", "carl", "eve"}, "it was opened in the end"
        assert all(one.sealing != auction for one in told), (auction, seat)
        assert all((one.sender, one.to) == (owner, "anna") for one in told if not isinstance(one.message, Entry))


def test_no_other_frame_names_a_bid(match):
    for one in match.frames:
        if b"bid:" in one.frame:
            assert isinstance(one.message, Open) or (isinstance(one.message, Entry) and one.message.kind == "OPEN")


def test_politics_cards_are_named_only_by_what_players_do(match):
    named = [one for one in match.frames if any(word in one.frame for word in CARDS)]
    assert named and all(is_said(one.message) for one in named)


def test_what_a_machine_keeps_is_what_it_was_told_and_what_is_its_own(match):
    for machine in match.everybody:
        told = {one.frame for one in match.frames if one.to == machine.name and isinstance(one.message, Entry)}
        kept = machine.disk.kept
        if machine.name != "anna":  # the host writes the entries
            assert {encode(Entry(*entry)) for entry in kept.entries} <= told
        own = {place: bid for place, bid in match.sealed.items() if bid[0] == machine.name}
        assert {place: (machine.name, *bids[0]) for place, bids in kept.bids.items()} == own
        data, _ = kept_to_bytes(kept)
        strange = [text for text in match.sealed.values() if text[0] != machine.name]
        for auction, seat in set(match.sealed) - set(own):
            opened = any(entry.kind == "OPEN" and entry.seq > auction for entry in kept.entries)
            assert opened or match.sealed[auction, seat][1] not in data
        assert strange and all(seed not in b"".join(one.frame for one in match.frames) for seed in kept.seeds)


def test_the_file_of_a_watcher_is_that_of_everybody(match):
    texts = {file_of(machine.ledger) for machine in match.everybody}
    assert len(texts) == 1
    lines = texts.pop().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("lan "))
    assert lines[place + 1 : -1] == match.watcher.ledger.log.lines()
    assert not any("bid:" in line for line in lines[:place] if " joint " not in line)


@pytest.fixture
def unfinished():
    """Return a match in which somebody holds cards that nobody has seen."""
    watched = Watched(1)
    watched.play(150)
    return watched


def test_what_somebody_may_see_names_no_card_that_he_may_not_know(unfinished):
    state = unfinished.machines[0].ledger.engine.match._state
    assert any(state.hands[seat] != state.shown[seat] for seat in range(3)), "somebody holds what nobody saw"
    for viewer in (None, 0, 1, 2):
        seen = lowenherz.state_from_text(state.observation(viewer).to_text())
        for seat in range(3):
            assert seen.hands[seat] == (state.hands[seat] if seat == viewer else state.shown[seat])
        assert all(look[0] == viewer or look[2:] == (-1, lowenherz.board.NONE) for look in seen.looks)
        last = [[look[0] for look in state.looks if look[1] == stack][-1:] for stack in (0, 1)]
        assert all(seen.stacks[stack] == -1 or last[stack] == [viewer] for stack in (0, 1))


def test_a_position_that_is_sent_because_it_differs_names_no_hidden_card(unfinished):
    unfinished.machines[1].ledger.engine.match._state.points[0] += 1
    unfinished.play(30)
    dumps = [one for one in unfinished.frames if isinstance(one.message, Dump)]
    assert {one.sender for one in dumps} == {"anna", "ben", "carl"}
    for one in dumps:
        text = zlib.decompress(one.message.data).decode().partition("\n")[2]
        assert lowenherz.state_from_text(text).viewer == lowenherz.hands.SPECTATOR
