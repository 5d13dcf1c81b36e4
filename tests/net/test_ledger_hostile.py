"""Whatever an entry holds, the ledger takes it whole or refuses it and is as it was."""

import copy
import random

import pytest

from net.checks import ENTRY_KINDS
from net.engine import ACT, DRAW, OVER, SEAL
from net.ledger import BadEntry
from tests.net.tables import Table, holder, refusal, snapshot

SEATS = [(1, "person"), (2, "person"), (1, "computer"), (3, "person")]
STAGES = {
    "before the start": lambda: Table(SEATS),
    "a draw": lambda: Table(SEATS).begin(),
    "an auction": lambda: Table(SEATS).begin().until(SEAL),
    "a sealed auction": lambda: Table(SEATS).begin().until(SEAL, sealed=True),
    "a turn": lambda: Table(SEATS, timer=30).begin().until(ACT),
    "the last turn done": lambda: Table(SEATS).begin().until(OVER),
    "the end": lambda: Table(SEATS).begin().play(),
}
NONSENSE = [
    *(None, True, False, 0, 1, -1, 1 << 70, 1.5, float("nan"), "", "x" * 300, "keep\n", "\ud800"),
    *(b"", bytes(16), bytes(32), [], [None], [[]], [[[]]], {}, {"a": 1}, {1: 2}, (), (1, 2), set(), object()),
    *([1], [1, None], [1, [None]], [1, [[]]], [1, [[1]]], [1, [[1, 2]]], [1, [["1", bytes(32)]]], [None, None, None]),
    *([[0, None, ""]], [[0, bytes(16), "bid:0"]], [["0", bytes(16), "bid:0"]], [[0, [], {}]], [[None] * 3] * 4),
    *(holder(1), holder(99) | {"why": ""}, dict.fromkeys(holder(1)), {**holder(1), "why": "x", "anchor": None}),
    *([1] * 5000, "undo ", "TIMEOUT"),
]
WRONG_SEATS = [None, -1, 0, 3, 4, 99, 1 << 40, True, "0", 0.0, b"", [], (0,), {}]


@pytest.mark.parametrize("stage", STAGES.values(), ids=STAGES.keys())
def test_nonsense_is_refused_at_every_stage(stage):
    ledger = stage().ledger
    before = snapshot(ledger)
    for kind in (*ENTRY_KINDS, "CHEAT", "", None, 7, [], {}):
        for payload in NONSENSE:
            for seat in (None, 0, 3):
                if kind == "SEAL" and payload == bytes(32) and ledger.auction and seat in ledger.auction.missing():
                    continue  # that is a seal
                reason = ledger.refusal_of(kind, seat, payload)
                assert reason, (kind, seat, payload)
                with pytest.raises(BadEntry):
                    ledger.append(kind, seat, payload)
    assert snapshot(ledger) == before


def honest(table):
    """Return the entry that an honest host would write next."""
    table = copy.deepcopy(table)
    if not table.ledger.is_begun:
        return ("START", None, table.start)
    entry = table.step().entry
    return entry.kind, entry.seat, entry.payload


@pytest.mark.parametrize("stage", list(STAGES.values())[:-1], ids=list(STAGES)[:-1])
def test_an_honest_entry_at_a_wrong_seat_is_refused(stage):
    table = stage()
    kind, right, payload = honest(table)
    for seat in WRONG_SEATS:
        if seat is right or (kind == "SEAL" and seat in table.ledger.waiting_for() and type(seat) is int):
            continue
        assert refusal(table.ledger, kind, seat, payload)
    table.ledger.append(kind, right, payload)


@pytest.mark.parametrize("stage", list(STAGES.values())[:-1], ids=list(STAGES)[:-1])
def test_every_kind_but_the_due_one_is_refused(stage):
    table = stage()
    kind, seat, payload = honest(table)
    for other in ENTRY_KINDS:
        if other != kind:
            assert refusal(table.ledger, other, seat, payload)


def places(value, path=()):
    """Yield the path to every value inside a payload."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*path, key))


def replaced(value, path, new):
    """Return a copy of the payload with another value at the path."""
    if not path:
        return new
    value = copy.copy(value)
    value[path[0]] = replaced(value[path[0]], path[1:], new)
    return value


@pytest.mark.parametrize("stage", list(STAGES.values())[:-1], ids=list(STAGES)[:-1])
def test_a_payload_with_one_part_exchanged_is_refused_or_read_whole(stage):
    table = stage()
    kind, seat, payload = honest(table)
    rng = random.Random(5)
    for path in places(payload):
        for new in rng.sample(NONSENSE, 12):
            ledger = copy.deepcopy(table.ledger)
            before = snapshot(ledger)
            try:
                ledger.append(kind, seat, replaced(payload, path, new))
            except BadEntry:
                assert snapshot(ledger) == before
            else:
                assert ledger.rebuilt().head == ledger.head


@pytest.mark.parametrize("path", list(places(holder(1) | {"why": "x", "token": b"", "anchor": b""}))[1:], ids=str)
def test_every_part_of_a_change_of_seats_is_checked(path):
    table = Table(SEATS).begin()
    payload = table.seatset(7, anchor=bytes(32), token=bytes(32))
    assert table.ledger.refusal_of("SEATSET", 1, payload) == ""
    for wrong in (None, -2, 1 << 40, 1.5, "x\n", "y" * 100, b"", [], {}, object()):
        assert refusal(table.ledger, "SEATSET", 1, replaced(payload, path, wrong))
    assert refusal(table.ledger, "SEATSET", 1, {**payload, "more": 1}) == "shape"


def test_a_log_of_only_changes_ends_at_the_number_of_peers():
    table = Table(SEATS).begin()
    for peer in range(4, 17):
        table.change(1, peer, anchor=table.chain(peer).anchor, token=table.token(peer))
    payload = table.seatset(17, anchor=table.chain(17).anchor, token=table.token(17))
    assert len(table.ledger.peers) == 16
    assert refusal(table.ledger, "SEATSET", 1, payload) == "peer"
    assert table.ledger.due.kind == DRAW and table.ledger.draw.index == 14
    table.play()
