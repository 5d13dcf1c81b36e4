"""Sealed bids in the log, and what becomes of them when somebody else sits down or hosts."""

import pytest

from net import fair
from net.engine import SEAL
from net.ledger import BadEntry
from tests.net.tables import GAME_ID, Table, refusal

THREE = [(1, "person"), (2, "person"), (3, "person")]
WITH_COMPUTER = [(1, "person"), (2, "person"), (1, "computer")]
NONCE = b"n" * 16


@pytest.fixture
def table():
    """Three persons who are to bid."""
    return Table(THREE).begin().until(SEAL)


def sealed(seats=THREE, bids=("bid:3", "bid:2", "bid:1"), **start):
    """Return a table where all have sealed."""
    table = Table(seats, **start).begin().until(SEAL)
    for seat, bid in enumerate(bids):
        table.seal(seat, bid)
    return table


def open_bids(table):
    """Open, and return what the engine was given."""
    return table.ledger.append("OPEN", None, table.opening()).results[0][1]


def test_an_auction_opens_after_the_entry_that_asks_for_it(table):
    auction = table.ledger.auction
    assert (auction.seq, auction.seats, auction.seals) == (2, (0, 1, 2), {})
    assert table.ledger.waiting_for() == auction.missing() == (0, 1, 2) and not auction.is_sealed


def test_all_seal_and_then_all_open_at_once(table):
    for seat in (2, 0, 1):
        assert refusal(table.ledger, "OPEN", None, []) == "turn"
        table.seal(seat, f"bid:{seat}")
    assert table.ledger.auction.is_sealed and table.ledger.waiting_for() == (0, 1, 2)
    assert open_bids(table) == {0: "bid:0", 1: "bid:1", 2: "bid:2"}
    assert table.ledger.auction is None


def test_the_next_auction_is_another_one():
    table = sealed()
    old = table.opening()
    open_bids(table)
    table.until(SEAL)
    assert table.ledger.auction.seq == len(table.ledger.log) and table.ledger.auction.seals == {}
    for seat, (nonce, text) in enumerate(row[1:] for row in old):
        # a seal names its auction: the same bid and nonce do not open it again
        table.ledger.append("SEAL", seat, fair.commitment(GAME_ID, 2, seat, nonce, text))
    assert refusal(table.ledger, "OPEN", None, old) == "seal"


def test_a_seal_is_given_once_by_a_seat_that_is_asked(table):
    table.seal(0, "bid:1")
    assert refusal(table.ledger, "SEAL", 0, bytes(32)) == "turn"
    assert refusal(table.ledger, "SEAL", 3, bytes(32)) == "turn"
    for wrong in (b"", bytes(31), bytes(33), "x" * 32, 5, [], {}):
        assert refusal(table.ledger, "SEAL", 1, wrong) == "shape"
    table.seal(1, "bid:1")
    table.seal(2, "bid:1")
    assert refusal(table.ledger, "SEAL", 0, bytes(32)) == "turn"


def test_time_may_be_over_only_where_there_is_a_timer(table):
    assert refusal(table.ledger, "SEAL", 0, None) == "timeout"
    table = Table(THREE, timer=30).begin().until(SEAL)
    table.ledger.append("SEAL", 0, None)
    table.seal(1, "bid:4")
    table.seal(2, "bid:1")
    assert table.ledger.waiting_for() == (1, 2)
    assert table.opening()[0] == [0, None, ""]
    assert open_bids(table) == {0: "bid:0", 1: "bid:4", 2: "bid:1"}


CHANGES = {
    "another bid": lambda rows: [[0, rows[0][1], "bid:4"], *rows[1:]],
    "another nonce": lambda rows: [[0, NONCE, rows[0][2]], *rows[1:]],
    "a bid kept back": lambda rows: [[0, None, ""], *rows[1:]],
    "two bids exchanged": lambda rows: [[0, *rows[1][1:]], [1, *rows[0][1:]], rows[2]],
    "no nonce": lambda rows: [[0, None, rows[0][2]], *rows[1:]],
    "too short a nonce": lambda rows: [[0, rows[0][1][1:], rows[0][2]], *rows[1:]],
    "no text": lambda rows: [[0, rows[0][1], None], *rows[1:]],
}
SHAPES = {
    "a seat left out": lambda rows: rows[:2],
    "a seat twice": lambda rows: [rows[0], *rows],
    "another order": lambda rows: rows[::-1],
    "a seat more": lambda rows: [*rows, [3, NONCE, "bid:0"]],
    "nothing": lambda rows: [],
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_what_was_not_sealed_does_not_open(change):
    table = sealed()
    assert refusal(table.ledger, "OPEN", None, change(table.opening())) == "seal"
    table.play()


@pytest.mark.parametrize("change", SHAPES.values(), ids=SHAPES.keys())
def test_all_bids_are_opened_together(change):
    table = sealed()
    assert refusal(table.ledger, "OPEN", None, change(table.opening())) == "shape"
    table.play()


@pytest.mark.parametrize("bid", ["bid:6", "bid:99", "keep", "show:3", "nonsense", "explode", "undo"])
def test_a_bid_that_the_rules_refuse_counts_as_the_default(bid):
    table = sealed(bids=(bid, "bid:2", "bid:1"))
    assert open_bids(table) == {0: "bid:0", 1: "bid:2", 2: "bid:1"}
    assert table.ledger.rebuilt().head == table.ledger.head


def test_rules_that_fail_over_a_bid_leave_the_auction_open():
    table = sealed(bids=("halfway", "bid:2", "bid:1"))
    assert refusal(table.ledger, "OPEN", None, table.opening()) == "engine"
    assert table.ledger.auction.is_sealed


def test_a_new_holder_seals_anew_while_others_still_seal(table):
    table.seal(0, "bid:1")
    table.seal(1, "bid:5")
    table.change(1, 1, "computer")
    assert table.ledger.auction.missing() == (1, 2) and table.ledger.auction.seq == 2
    table.seal(1, "bid:2")
    table.seal(2, "bid:3")
    assert open_bids(table) == {0: "bid:1", 1: "bid:2", 2: "bid:3"}


def test_a_new_holder_who_has_not_sealed_finds_nothing_changed(table):
    table.seal(0, "bid:1")
    table.change(1, 1, "computer")
    assert set(table.ledger.auction.seals) == {0}


def test_after_the_last_seal_a_bid_of_somebody_who_leaves_is_the_default():
    table = sealed()
    table.change(1, 1, "computer")
    assert table.ledger.auction.is_sealed and table.ledger.waiting_for() == (0, 2)
    assert refusal(table.ledger, "SEAL", 1, bytes(32)) == "turn"
    honest = table.opening()
    assert honest[1] == [1, None, ""]
    for bid in (table.nonces[1], (None, "play bid:2"), (NONCE, "")):
        assert refusal(table.ledger, "OPEN", None, [honest[0], [1, *bid], honest[2]]) == "seal"
    assert open_bids(table) == {0: "bid:3", 1: "bid:0", 2: "bid:1"}


def test_who_comes_back_after_the_last_seal_does_not_bid_again():
    table = sealed()
    table.change(1, 1, "computer")
    table.change(1, 2, why="back")
    assert table.ledger.auction.is_sealed and open_bids(table)[1] == "bid:0"


def test_the_host_cannot_take_its_bid_back_by_leaving():
    table = sealed(WITH_COMPUTER)
    assert refusal(table.ledger, "SEATSET", 0, table.seatset(1, "computer")) == "host"
    assert refusal(table.ledger, "SEATSET", 2, table.seatset(1)) == "host"
    table.change(1, 1, "computer")
    table.play()


def test_a_new_host_seals_anew_for_the_computer_while_others_still_seal():
    table = Table(WITH_COMPUTER).begin().until(SEAL)
    table.seal(0, "bid:1")
    table.seal(2, "bid:3")
    table.ledger.append("TERM", None, [1, 2])
    assert table.ledger.auction.missing() == (1, 2)
    assert table.ledger.seats[2]["peer"] == 2 and table.ledger.seating.host == 2
    table.seal(1, "bid:0")
    table.seal(2, "bid:4")
    assert open_bids(table) == {0: "bid:1", 1: "bid:0", 2: "bid:4"}


def test_a_new_host_finds_the_computers_sealed_bid_gone_after_the_last_seal():
    table = sealed(WITH_COMPUTER)
    table.ledger.append("TERM", None, [1, 2])
    assert table.ledger.waiting_for() == (0, 1)
    assert open_bids(table) == {0: "bid:3", 1: "bid:2", 2: "bid:0"}


def test_an_old_host_who_hosts_on_keeps_the_computers_bids():
    table = sealed(WITH_COMPUTER)
    table.ledger.append("TERM", None, [1, 1])
    assert table.ledger.waiting_for() == (0, 1, 2)
    assert open_bids(table)[2] == "bid:1"


@pytest.mark.parametrize(
    ("payload", "reason"),
    [
        ([0, 2], "term"),
        ([1, 9], "peer"),
        ([1], "shape"),
        ([1, 2, 3], "shape"),
        ([True, 2], "shape"),
        ([1 << 32, 2], "shape"),
        ("1 2", "shape"),
        (None, "shape"),
    ],
    ids=str,
)
def test_terms_that_cannot_begin(table, payload, reason):
    assert refusal(table.ledger, "TERM", None, payload) == reason


def test_terms_only_rise(table):
    table.ledger.append("TERM", None, [3, 2])
    for term in (1, 2, 3):
        assert refusal(table.ledger, "TERM", None, [term, 1]) == "term"
    table.ledger.append("TERM", None, [4, 1])


def test_the_computer_sits_at_the_hosts_machine(table):
    assert refusal(table.ledger, "SEATSET", 1, table.seatset(2, "computer")) == "peer"
    table.ledger.append("TERM", None, [1, 3])
    assert refusal(table.ledger, "SEATSET", 1, table.seatset(1, "computer")) == "peer"
    table.change(1, 3, "computer")


def test_there_are_as_many_seats_as_in_the_start(table):
    assert refusal(table.ledger, "SEATSET", 3, table.seatset(1, "computer")) == "shape"


def test_no_seat_changes_hands_after_the_end(table):
    table.play()
    with pytest.raises(BadEntry, match="over"):
        table.change(1, 1, "computer")
