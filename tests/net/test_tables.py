"""The list of tables, told by hand who answers and who does not."""

from dataclasses import replace

import pytest

from net.advert import advert_from_reply
from net.messages import PROTOCOL, InfoReply
from net.tables import ASK_EVERY, ASK_REMOVED_EVERY, MOST_TABLES, Tables

RULES = {"toy": "ab" * 32}
HERE, THERE = ("192.168.1.7", 47810), ("fd00::7", 47810)


def reply(identity="0badcafe", protocol=PROTOCOL, rules=None, term=1, **told):
    summary = {"id": identity, "table": "T", "host": "Anna", "game": "toy", "taken": 1, "seats": 2, "state": "open",
               "locked": False, "watch": True, **told}  # fmt: skip
    return InfoReply(protocol, "0.2", RULES if rules is None else rules, summary, term)


@pytest.fixture
def tables():
    tables = Tables(RULES)
    tables.hint("a", advert_from_reply(reply()), (HERE,), 0.0)
    return tables


def only(tables, now=0.0, own=frozenset()):
    (found,) = tables.found(now, own)
    return found


def silences(tables, count, now=0.0):
    """Let a table be silent so often, each time when it is to be asked."""
    for _ in range(count):
        while not tables.due(now):
            now += 1
        tables.failed("0badcafe", now)
    return now


def test_a_table_is_listed_once_it_has_answered(tables):
    assert tables.due(0.0) == [("0badcafe", (HERE,))]
    assert tables.found(0.0, frozenset()) == ()
    tables.answered("0badcafe", HERE, reply(taken=2, state="full"), 3, 0.1)
    found = only(tables, 2.2)
    assert (found.table, found.host, found.taken, found.seats, found.state) == ("T", "Anna", 2, 2, "full")
    assert (found.ping, found.silent, found.gone, found.trouble) == (3, 2, False, "")
    assert found.addresses == ("192.168.1.7:47810",)


def test_a_table_is_asked_every_five_seconds_and_not_while_it_is_being_asked(tables):
    tables.due(0.0)
    assert tables.due(100.0) == []
    tables.answered("0badcafe", HERE, reply(), 3, 100.0)
    assert tables.due(100.0 + ASK_EVERY - 0.1) == []
    assert tables.due(100.0 + ASK_EVERY) != []


def test_two_silences_grey_a_table_and_four_remove_it(tables):
    tables.due(0.0)
    tables.answered("0badcafe", HERE, reply(), 3, 0.0)
    assert not only(tables, silences(tables, 1)).gone
    assert only(tables, silences(tables, 1, 5.0)).gone
    assert only(tables, silences(tables, 1, 10.0)).gone
    assert tables.found(silences(tables, 1, 15.0), frozenset()) == ()


def test_a_table_that_comes_back_is_listed_again_while_its_name_is_about(tables):
    now = silences(tables, 4)
    assert tables.due(now + ASK_REMOVED_EVERY - 1) == []
    assert tables.due(now + ASK_REMOVED_EVERY) != []
    tables.answered("0badcafe", HERE, reply(), 3, now + ASK_REMOVED_EVERY)
    assert not only(tables).gone


def test_a_table_that_never_answered_is_greyed_at_once_by_what_its_name_says(tables):
    silences(tables, 1)
    assert only(tables).gone and only(tables).table == "T"


def test_a_goodbye_removes_a_table_that_does_not_answer_any_more(tables):
    tables.due(0.0)
    tables.answered("0badcafe", HERE, reply(), 3, 0.0)
    tables.unhint("a", 1.0)
    assert len(tables.found(1.0, frozenset())) == 1
    assert tables.due(1.0) != []
    tables.failed("0badcafe", 1.1)
    assert tables.found(1.1, frozenset()) == ()


def test_a_goodbye_is_not_believed_against_an_answer(tables):
    tables.unhint("a", 1.0)
    tables.due(1.0)
    tables.answered("0badcafe", HERE, reply(), 3, 1.0)
    assert not only(tables).gone


def test_one_table_under_two_names_stands_once_with_all_its_addresses(tables):
    tables.hint("b", advert_from_reply(reply(term=2, host="Ben")), (THERE, HERE), 0.0)
    assert tables.due(0.0) == [("0badcafe", (HERE, THERE))]
    tables.answered("0badcafe", THERE, reply(host="Ben", term=2), 1, 0.0)
    assert only(tables).addresses == ("[fd00::7]:47810", "192.168.1.7:47810")  # what answered first
    assert only(tables).host == "Ben"
    tables.unhint("a", 1.0)
    assert only(tables, 1.0).addresses == ("[fd00::7]:47810", "192.168.1.7:47810")


def test_the_answer_of_another_table_is_none(tables):
    tables.due(0.0)
    tables.answered("0badcafe", HERE, reply("12345678"), 3, 0.0)
    assert only(tables).gone


def test_a_machine_that_could_host_but_does_not_is_no_table(tables):
    tables.due(0.0)
    tables.answered("0badcafe", HERE, reply(state="heir"), 3, 0.0)
    assert only(tables).gone


def test_news_in_the_record_are_asked_about_at_once(tables):
    tables.due(0.0)
    tables.answered("0badcafe", HERE, reply(), 3, 0.0)
    tables.hint("a", advert_from_reply(reply()), (HERE,), 1.0)
    assert tables.due(1.0) == []
    tables.hint("a", advert_from_reply(reply(state="play")), (HERE,), 1.0)
    assert tables.due(1.0) != []


@pytest.mark.parametrize(
    ("answer", "trouble"),
    [
        (reply(), ""),
        (reply(protocol=PROTOCOL + 1), "protocol"),
        (reply(rules={"toy": "cd" * 32}), "rules"),
        (reply(rules={}), "rules"),
        (reply(game="chess"), "app"),
        (reply(game=7), "app"),
    ],
)
def test_what_cannot_be_joined_says_why(tables, answer, trouble):
    tables.due(0.0)
    tables.answered("0badcafe", HERE, answer, 3, 0.0)
    assert only(tables).trouble == trouble
    assert only(tables).app == "0.2"


def test_what_a_stranger_writes_is_made_harmless(tables):
    tables.due(0.0)
    wild = reply(table="a\x1b[2J" + "b" * 99, host=None, taken=True, seats=1 << 60, state=[], locked="yes", watch=0)
    tables.answered("0badcafe", HERE, wild, 3, 0.0)
    found = only(tables)
    assert found.table.startswith("a[2J") and len(found.table) == 60
    assert (found.host, found.taken, found.seats, found.state) == ("Anna", 1, 2, "open")
    assert (found.locked, found.watch) == (False, False)


def test_own_tables_are_marked_and_those_that_can_be_joined_come_first(tables):
    for identity, table in (("11111111", "b"), ("22222222", "A"), ("33333333", "c")):
        tables.hint(identity, advert_from_reply(reply(identity)), (HERE,), 0.0)
        tables.due(0.0)
        tables.answered(identity, HERE, reply(identity, table=table), 1, 0.0)
    tables.answered("33333333", HERE, reply("33333333", table="c", rules={}), 1, 0.0)
    tables.failed("0badcafe", 0.0)
    found = tables.found(0.0, frozenset({"11111111"}))
    assert [one.table for one in found] == ["A", "b", "c", "T"]
    assert [one.own for one in found] == [False, True, False, False]


def test_a_flood_of_names_fills_the_list_and_no_more(tables):
    for number in range(2 * MOST_TABLES):
        tables.hint(str(number), advert_from_reply(reply(f"{number:08x}")), (HERE,), 0.0)
    assert len(tables.due(0.0)) == MOST_TABLES


def test_an_answer_to_a_list_that_is_gone_is_dropped():
    tables = Tables(RULES)
    tables.failed("0badcafe", 0.0)
    tables.answered("0badcafe", HERE, reply(), 3, 0.0)
    assert tables.found(0.0, frozenset()) == ()


@pytest.mark.parametrize("game", [[], {}, None, 7, b"rose_king"])
def test_a_game_that_is_no_word_is_one_that_we_do_not_know(tables, game):
    tables.due(0.0)
    answer = reply()
    tables.answered("0badcafe", HERE, answer._replace(summary={**answer.summary, "game": game}), 3, 0.0)
    assert only(tables).trouble == "app"


def test_names_under_which_nobody_answers_give_way_to_a_table(tables):
    crowded = Tables(RULES)
    advert = advert_from_reply(reply())
    for number in range(500):
        crowded.hint(f"ghost {number}", replace(advert, id=f"{number:08x}"), (HERE,), 0.0)
    asked = [identity for identity, _ in crowded.due(0.0)]
    assert len(asked) == MOST_TABLES
    for identity in asked:
        crowded.failed(identity, 2.0)
    crowded.hint("a", advert, (HERE,), 2.0)
    assert "0badcafe" in [identity for identity, _ in crowded.due(2.0)]
    assert len(crowded.due(1e9)) < MOST_TABLES


def test_tables_that_answer_do_not_give_way(tables):
    crowded = Tables(RULES)
    answer = reply()
    for number in range(MOST_TABLES + 1):
        identity = f"{number:08x}"
        crowded.hint(identity, replace(advert_from_reply(answer), id=identity), (HERE,), 0.0)
        crowded.due(0.0)
        crowded.answered(identity, HERE, answer._replace(summary={**answer.summary, "id": identity}), 3, 0.0)
    found = {one.id for one in crowded.found(0.0, frozenset())}
    assert found == {f"{number:08x}" for number in range(MOST_TABLES)}


def test_a_name_without_a_table_behind_it_is_not_shown(tables):
    nameless = Tables(RULES)
    nameless.hint("ghost", replace(advert_from_reply(reply()), table=""), (HERE,), 0.0)
    silences(nameless, 1)
    assert nameless.found(0.0, frozenset()) == ()
    silences(tables, 1)
    assert only(tables).gone and only(tables).table == "T"
