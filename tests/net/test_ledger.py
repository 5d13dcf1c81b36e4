"""The ledger on honest and dishonest logs of the toy game: set-up, inputs, time, the end."""

import pytest

from net.engine import ACT, DRAW, OVER, SEAL
from net.ledger import BadEntry, Ledger
from net.messages import Entry
from tests.net.tables import GAME_ID, Table, holder, refusal
from tests.net.toy_engine import ToyEngine

PEOPLE = [[(1, "person"), (2, "person")], [(1, "person"), (2, "person"), (3, "person")]]
SEATINGS = [
    *PEOPLE,
    [(number, "person") for number in (1, 2, 3, 4)],
    [(1, "person"), (1, "person")],
    [(1, "computer"), (1, "computer")],
    [(2, "person"), (3, "person")],
    [(1, "computer"), (7, "person"), (7, "person"), (9, "person")],
]


@pytest.mark.parametrize("seats", SEATINGS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_an_honest_match_is_read_alike_by_everybody(seats, seed):
    table = Table(seats, seed).begin().play()
    log = table.ledger.log
    other = Ledger(GAME_ID, ToyEngine)
    applied = [other.take(entry) for entry in log.entries]
    assert other.is_ended and other.is_over and other.head == table.ledger.head
    assert other.engine.to_text() == table.ledger.engine.to_text()
    assert [one.head for one in applied] == [log.head_at(entry.seq) for entry in log.entries]
    assert table.ledger.rebuilt().engine.to_text() == other.engine.to_text()
    assert [one.seq for one in applied] == list(range(1, len(log) + 1))


def test_results_and_digests_are_those_of_the_engine():
    table = Table().begin()
    engine = table.ledger.engine
    dealt = table.step()
    assert [word.partition(":")[0] for _, word in dealt.results] == ["deal", "deal", "roll"]
    assert dealt.digest == engine.digest() == table.ledger.digest
    sealed = table.step()
    assert sealed.results == () and sealed.digest == dealt.digest


def test_two_matches_differ_and_the_same_secrets_give_the_same():
    texts = [Table(seed=seed).begin().until(SEAL).ledger.engine.to_text() for seed in (1, 2, 3, 4, 1)]
    assert texts[0] == texts[4] and len(set(texts)) >= 3


def test_a_draw_needs_the_link_of_everybody():
    # whoever knows all links but one knows nothing: another seed of one peer alone gives another deal
    seats = PEOPLE[1]
    deals = set()
    for salt in range(12):
        table = Table(seats)
        table.start["peers"][2][3] = table.chain(3, str(salt)).anchor
        table.begin().step()
        deals.add(tuple(table.ledger.engine.state.hands))
    assert len(deals) > 6


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "setup"),
        ({"version": 99}, "setup"),
        ({"options": {"coins": "9"}}, "setup"),
        ({"options": {"coins": 5}}, "shape"),
        ({"options": []}, "shape"),
        ({"timer": -1}, "shape"),
        ({"timer": True}, "shape"),
        ({"undo": "always"}, "shape"),
        ({"watch": 1}, "shape"),
        ({"chain": 0}, "shape"),
        ({"chain": 1 << 20}, "shape"),
        ({"seats": []}, "shape"),
        ({"seats": [holder(1)]}, "setup"),
        ({"seats": [holder(1)] * 9}, "shape"),
        ({"seats": [holder(1), holder(5)]}, "peer"),
        ({"seats": [holder(1), holder(2, "computer")]}, "peer"),
        ({"seats": [holder(1), {**holder(2), "more": 1}]}, "shape"),
        ({"seats": [holder(1), {**holder(2), "kind": "ghost"}]}, "shape"),
        ({"seats": [holder(1), {**holder(2), "colour": 16}]}, "shape"),
        ({"seats": [holder(1), {**holder(2), "team": -2}]}, "shape"),
        ({"peers": []}, "shape"),
        ({"peers": [[1, "Anna", bytes(32), bytes(32)]]}, "peer"),
        ({"peers": [[1, "Anna", bytes(32), bytes(32)], [2, "Ben", bytes(32), None]]}, "anchor"),
        ({"peers": [[1, "Anna", bytes(32), bytes(32)], [2, "Ben", bytes(32), bytes(32)]]}, "anchor"),
        ({"peers": [[2, "Ben", bytes(32), bytes(32)], [1, "Anna", bytes(32), b"a" * 32]]}, "peer"),
        ({"peers": [[2, "Ben", bytes(32), bytes(32)], [3, "Cleo", bytes(32), b"a" * 32]]}, "peer"),
        ({"peers": [[1, "Anna", bytes(32)], [2, "Ben", bytes(32), bytes(32)]]}, "shape"),
        ({"more": 1}, "shape"),
    ],
    ids=str,
)
def test_a_start_in_which_something_does_not_fit(change, reason):
    table = Table()
    assert refusal(table.ledger, "START", None, table.start | change) == reason
    assert not table.ledger.is_begun
    table.begin().play()


def test_every_part_of_a_start_is_needed():
    table = Table()
    for key in table.start:
        assert refusal(table.ledger, "START", None, {k: v for k, v in table.start.items() if k != key}) == "shape"


def test_a_log_begins_with_one_start():
    table = Table()
    assert refusal(table.ledger, "INPUT", 0, "keep") == "start"
    assert refusal(table.ledger, "START", 0, table.start) == "start"
    table.begin()
    assert refusal(table.ledger, "START", None, table.start) == "start"


def test_an_entry_must_be_the_next_one():
    table = Table().begin()
    rand = table.rand()
    for seq in (0, 1, 3):
        with pytest.raises(BadEntry) as caught:
            table.ledger.take(Entry(seq, "RAND", None, rand))
        assert (caught.value.seq, caught.value.reason) == (seq, "sequence")
        assert str(caught.value) == f"entry {seq}: it is not the next entry"
    assert table.ledger.take(Entry(2, "RAND", None, rand)).seq == 2


def test_an_input_is_judged_by_the_rules():
    table = Table().begin().until(ACT)
    ledger = table.ledger
    assert ledger.waiting_for() == ledger.due.seats == (0,)
    card = ledger.engine.state.hands[0]
    assert refusal(ledger, "INPUT", 1, "keep") == "turn"
    assert refusal(ledger, "INPUT", 2, "keep") == "shape"
    assert refusal(ledger, "INPUT", 0, f"show:{(card + 1) % 8}") == "illegal"
    assert refusal(ledger, "INPUT", 0, "nonsense") == "illegal"
    assert ledger.append("INPUT", 0, f"show:{card}").results == ((0, f"show:{card}"),)
    assert ledger.waiting_for() == (1,)


def test_no_input_while_chance_decides_or_bids_are_sealed():
    table = Table().begin()
    assert refusal(table.ledger, "INPUT", 0, "keep") == "paused"
    table.until(SEAL)
    assert refusal(table.ledger, "INPUT", 0, "bid:1") == "turn"


def test_time_is_over_only_where_there_is_a_timer():
    table = Table().begin().until(ACT)
    assert refusal(table.ledger, "INPUT", 0, "timeout") == "timeout"
    table = Table(timer=60).begin().until(ACT)
    assert refusal(table.ledger, "INPUT", 1, "timeout") == "turn"
    assert table.ledger.append("INPUT", 0, "timeout").results == ((0, "keep"),)


def test_the_end_names_the_position_that_was_reached():
    table = Table().begin().until(ACT)
    ledger = table.ledger
    assert refusal(ledger, "END", None, ledger.digest) == "turn"
    table.until(OVER)
    assert ledger.is_over and not ledger.is_ended and ledger.waiting_for() == ()
    assert refusal(ledger, "END", None, bytes(16)) == "digest"
    assert refusal(ledger, "INPUT", 0, "keep") == "over"
    ledger.append("END", None, ledger.digest)
    assert ledger.is_ended
    for kind, seat, payload in (("END", None, ledger.digest), ("TERM", None, [1, 2]), ("INPUT", 0, "keep")):
        assert refusal(ledger, kind, seat, payload) == "over"


def test_rules_that_fail_leave_the_match_as_it_was():
    table = Table().begin().until(ACT)
    ledger, text = table.ledger, table.ledger.engine.to_text()
    assert refusal(ledger, "INPUT", 0, "explode") == "engine"
    assert refusal(ledger, "INPUT", 0, "halfway") == "engine"
    assert ledger.engine.to_text() == text
    table.play()
    assert ledger.rebuilt().head == ledger.head


def test_an_engine_that_cannot_begin_leaves_an_empty_log():
    def broken(start):
        raise ZeroDivisionError

    table = Table(make_engine=broken)
    assert refusal(table.ledger, "START", None, table.start) == "engine"
    assert len(table.ledger.log) == 0 and not table.ledger.is_begun


def test_a_chain_that_is_used_up_says_so():
    table = Table(chain=1).begin().until(SEAL)
    while table.ledger.due.kind != DRAW:
        table.step()
    assert table.ledger.draws.link(1) == 2
    assert refusal(table.ledger, "RAND", None, table.rand()) == "chain"
