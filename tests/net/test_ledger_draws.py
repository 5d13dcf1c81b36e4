"""Draws in the log: what a RAND must hold, and that nobody chooses between two outcomes by coming or going."""

import pytest

from net import fair
from net.engine import ACT, DRAW, SEAL
from tests.net.tables import GAME_ID, Table, refusal
from tests.net.toy_engine import ToyEngine

THREE = [(1, "person"), (2, "person"), (3, "person")]


@pytest.fixture
def table():
    """Three persons, the first draw open."""
    return Table(THREE).begin()


def second_draw(table):
    """Go on to the second draw."""
    table.step()
    return table.until(DRAW)


def test_the_first_draw_opens_with_the_start(table):
    draw = table.ledger.draw
    assert (draw.index, draw.head, draw.peers) == (1, table.ledger.head_at(1), (1, 2, 3))
    assert [table.ledger.draws.link(peer) for peer in draw.peers] == [1, 1, 1]


def test_one_rand_serves_everything_of_the_moment(table):
    results = table.step().results
    assert [word.partition(":")[0] for _, word in results] == ["deal", "deal", "deal", "roll"]
    assert table.ledger.draw is None and table.ledger.due.kind == SEAL


def test_the_key_is_made_of_the_head_and_all_links(table):
    values = [table.chains[peer].value(1) for peer in (1, 2, 3)]
    drbg = fair.Drbg(fair.draw_key(table.ledger.head_at(1), values))
    cards = list(range(8))
    dealt = [cards.pop(drbg.below(len(cards))) for _ in range(3)]
    table.step()
    assert table.ledger.engine.state.hands == dealt


def test_the_next_draw_has_the_next_links_and_another_head(table):
    second_draw(table)
    draw = table.ledger.draw
    assert (draw.index, draw.head) == (2, table.ledger.head) and draw.head != table.ledger.head_at(1)
    rows = [[p, table.chains[p].value(2)] for p in (1, 2, 3)]
    assert table.ledger.append("RAND", None, [2, rows, table.rand()[2]])


CHEATS = {
    "a wrong value": lambda t, rows: [1, [*rows[:2], [3, bytes(32)]]],
    "the next link already": lambda t, rows: [1, [*rows[:2], [3, t.chains[3].value(2)]]],
    "the anchor once more": lambda t, rows: [1, [*rows[:2], [3, t.chains[3].anchor]]],
    "the link of another": lambda t, rows: [1, [*rows[:2], [3, t.chains[2].value(1)]]],
    "one bit changed": lambda t, rows: [1, [*rows[:2], [3, bytes([rows[2][1][0] ^ 1]) + rows[2][1][1:]]]],
}
STALE = {
    "somebody left out": lambda t, rows: [1, rows[:2]],
    "nobody": lambda t, rows: [1, []],
    "somebody twice": lambda t, rows: [1, [rows[0], rows[0], *rows[1:]]],
    "in another order": lambda t, rows: [1, rows[::-1]],
    "somebody more": lambda t, rows: [1, [*rows, [4, bytes(32)]]],
    "another draw": lambda t, rows: [2, [[p, t.chains[p].value(2)] for p in (1, 2, 3)]],
    "no draw": lambda t, rows: [0, rows],
}


@pytest.mark.parametrize("cheat", CHEATS.values(), ids=CHEATS.keys())
def test_values_that_are_not_of_the_chain(table, cheat):
    _, rows, witnesses = table.rand()
    assert refusal(table.ledger, "RAND", None, [*cheat(table, rows), witnesses]) == "reveal"
    table.play()


@pytest.mark.parametrize("cheat", STALE.values(), ids=STALE.keys())
def test_values_of_others_than_those_who_contribute(table, cheat):
    _, rows, witnesses = table.rand()
    assert refusal(table.ledger, "RAND", None, [*cheat(table, rows), witnesses]) == "stale"
    table.play()


def test_links_of_the_first_draw_do_not_serve_the_second(table):
    old = table.rand()
    second_draw(table)
    assert refusal(table.ledger, "RAND", None, old) == "stale"
    assert refusal(table.ledger, "RAND", None, [2, *old[1:]]) == "reveal"


def test_no_draw_without_need(table):
    rand = table.rand()
    table.step()
    assert refusal(table.ledger, "RAND", None, rand) == "turn"


def test_a_copied_anchor_cannot_be_followed():
    table = Table(THREE)
    copied = table.start["peers"][1][3]
    table.start["peers"][2][3] = copied
    assert refusal(table.ledger, "START", None, table.start) == "anchor"
    # an anchor from another table is unknown to the ledger, but it does not fit the number of the peer
    table.start["peers"][2][3] = fair.Chain(GAME_ID, 4, b"s" * 32, 24).anchor
    table.begin()
    stolen = fair.Chain(GAME_ID, 4, b"s" * 32, 24).value(1)
    rows = [[peer, table.value(peer)] for peer in (1, 2)]
    assert refusal(table.ledger, "RAND", None, [1, [*rows, [3, stolen]], table.rand()[2]]) == "reveal"


def test_a_single_value_is_judged_before_the_rand(table):
    draws, head = table.ledger.draws, table.ledger.draw.head
    good = table.value(2)
    assert draws.problem_of_value(2, 1, good, head) == ""
    assert draws.problem_of_value(2, 1, bytes(32), head) == "reveal"
    assert draws.problem_of_value(3, 1, good, head) == "reveal"
    assert draws.problem_of_value(4, 1, good, head) == "stale"
    assert draws.problem_of_value(2, 2, good, head) == "stale"
    assert draws.problem_of_value(2, 1, good, bytes(32)) == "stale"
    table.step()
    assert draws.problem_of_value(2, 1, good, head) == "stale"


def test_whoever_leaves_an_open_draw_does_not_choose(table):
    known = {peer: table.value(peer) for peer in (1, 2, 3)}
    old = table.rand()
    table.change(2, 1, "computer")
    draw = table.ledger.draw
    assert (draw.index, draw.head, draw.peers) == (2, table.ledger.head, (1, 2))
    assert refusal(table.ledger, "RAND", None, old) == "stale"
    assert refusal(table.ledger, "RAND", None, [2, [[1, known[1]], [2, known[2]]], old[2][:2]]) == "reveal"
    table.play()
    assert table.ledger.rebuilt().head == table.ledger.head


def test_whoever_comes_back_into_an_open_draw_opens_another(table):
    table.change(2, 1, "computer")
    table.change(2, 3, why="back")
    draw = table.ledger.draw
    assert (draw.index, draw.peers) == (3, (1, 2, 3))
    assert table.value(3) == table.chains[3].value(3)
    table.play()


def test_a_chain_that_slept_is_followed_over_the_gap(table):
    table.step()
    table.change(2, 1, "computer")
    second_draw_of_two = table.until(DRAW).ledger.draw
    assert second_draw_of_two.peers == (1, 2)
    table.step()
    table.change(2, 3, why="back").head.hex()
    table.play()
    assert [row[0] for row in table.ledger.log.entries[1].payload[1]] == [1, 2, 3]


def test_a_change_that_touches_no_chain_leaves_the_draw_alone():
    table = Table([(1, "person"), (2, "person"), (2, "person")]).begin()
    before = table.ledger.draw
    table.change(2, 1, "computer")  # the other person at that machine stays
    assert table.ledger.draw == before
    assert table.ledger.append("RAND", None, table.rand()).results


def test_a_watcher_who_takes_over_brings_a_chain_of_his_own(table):
    payload = table.seatset(5, anchor=table.chain(5).anchor, token=table.token(5), why="given")
    for missing in ("anchor", "token"):
        reason = refusal(table.ledger, "SEATSET", 2, {k: v for k, v in payload.items() if k != missing})
        assert reason == ("anchor" if missing == "anchor" else "peer")
    table.ledger.append("SEATSET", 2, payload)
    assert table.ledger.draw.peers == (1, 2, 5) and table.ledger.draw.index == 2
    assert table.ledger.draws.link(5) == 1
    assert table.ledger.peers[5].token == fair.token_hash(table.tokens[5])
    table.play()
    assert table.ledger.rebuilt().head == table.ledger.head


def test_a_new_chain_of_a_peer_who_lost_the_old_one(table):
    table.step()
    table.change(2, 1, "computer")
    table.change(2, 3, anchor=table.chain(3, "new").anchor, token=table.token(3, "new"), why="back")
    assert table.ledger.peers[3].token == fair.token_hash(table.tokens[3])
    table.until(DRAW)
    assert table.ledger.draws.link(3) == 1 and table.ledger.draws.link(1) == 2
    table.play()
    assert table.ledger.rebuilt().digest == table.ledger.digest


def test_a_new_chain_in_an_open_draw_opens_another(table):
    table.change(2, 3, anchor=table.chain(3, "new").anchor)
    assert (table.ledger.draw.index, table.ledger.draw.peers) == (2, (1, 2, 3))
    table.play()


def test_an_anchor_is_used_once(table):
    first = table.chains[3].anchor
    for used in (first, table.chains[1].anchor):
        assert refusal(table.ledger, "SEATSET", 2, table.seatset(3, anchor=used)) == "anchor"
    table.change(2, 3, anchor=table.chain(3, "new").anchor)
    # its links may be known by now, also if it counts no more
    second = table.chains[3].anchor
    table.change(2, 3, anchor=table.chain(3, "newer").anchor)
    for used in (first, second):
        assert refusal(table.ledger, "SEATSET", 2, table.seatset(3, anchor=used)) == "anchor"


def test_the_host_cannot_throw_a_draw_away_by_leaving(table):
    assert refusal(table.ledger, "SEATSET", 0, table.seatset(1, "computer")) == "host"
    anew = table.seatset(1, anchor=table.chain(1, "new").anchor)
    assert refusal(table.ledger, "SEATSET", 0, anew) == "host"
    table.change(1, 1, "computer")  # another may be replaced, that everybody sees
    assert refusal(table.ledger, "SEATSET", 1, table.seatset(1, anchor=table.chain(1, "n").anchor)) == "host"
    Table(THREE).begin().until(ACT).change(0, 1, "computer")


def test_a_new_host_leaves_the_draw_as_it_is(table):
    before, rand = table.ledger.draw, table.rand()
    table.ledger.append("TERM", None, [1, 2])
    assert table.ledger.draw == before
    table.change(0, 2, "computer", why="lost")  # the old host is gone
    assert table.ledger.draw.index == 2 and table.ledger.draw.peers == (2, 3)
    assert refusal(table.ledger, "RAND", None, rand) == "stale"
    table.play()


def test_without_persons_nobody_contributes():
    table = Table([(1, "computer"), (1, "computer")]).begin()
    assert table.ledger.draw.peers == ()
    assert table.ledger.append("RAND", None, [1, [], []]).results
    table.play()


class OneByOne(ToyEngine):
    """An engine that draws one card or roll at a time."""

    def draw(self, below):
        action = self.state.sample_chance(below)
        self.state.apply(action)
        return [("chance", action)]


def test_a_draw_that_leads_to_another_one_is_over():
    table = Table(THREE, make_engine=OneByOne).begin()
    keys = []
    for index in (1, 2, 3, 4):
        draw, rand = table.ledger.draw, table.rand()
        assert (draw.index, draw.head) == (index, table.ledger.head)
        keys.append(table.ledger.draws.key(rand))
        table.ledger.append("RAND", None, rand)
        assert refusal(table.ledger, "RAND", None, rand) == ("stale" if index < 4 else "turn")
    assert table.ledger.due.kind == SEAL and len(set(keys)) == 4


# -- a host that tells two peers two stories


def test_whoever_drew_from_another_log_is_noticed_at_his_next_link(table):
    payload = table.rand()
    chain = table.chains[2]
    payload[2][1] = fair.witness(chain.value(2), bytes(32))  # what peer 2 says whose log had another head
    table.ledger.append("RAND", None, payload)
    table.until(DRAW)
    assert refusal(table.ledger, "RAND", None, table.rand()) == "witness"


def test_the_witness_of_a_voided_draw_is_followed_over_the_gap(table):
    payload = table.rand()
    payload[2][0] = bytes(16)
    table.ledger.append("RAND", None, payload)
    table.until(DRAW)
    table.change(2, 1, "computer")
    assert table.ledger.draw.index == 3
    assert refusal(table.ledger, "RAND", None, table.rand()) == "witness"


@pytest.mark.parametrize(
    "spoil", [lambda w: w[:-1], lambda w: [*w, bytes(16)], lambda w: [b"", *w[1:]], lambda w: None]
)
def test_there_is_one_witness_for_each_link(table, spoil):
    index, rows, witnesses = table.rand()
    assert refusal(table.ledger, "RAND", None, [index, rows, spoil(witnesses)]) == "shape"
    assert refusal(table.ledger, "RAND", None, [index, rows]) == "shape"
    table.play()


def test_what_is_said_of_the_log_does_not_move_the_dice(table):
    other = Table(THREE).begin()
    payload = other.rand()
    payload[2] = [bytes(16)] * 3
    assert other.ledger.append("RAND", None, payload).results == table.step().results
