"""A match and a session of the network joined: what is chosen goes to the log, what the log says comes back."""

import pytest

from game.match import Seat, saves
from game.match.record import record_of, record_to_text
from game.match.referee import position_digest
from game.match.start import UnknownTable
from game.rules import rose_king
from game.rules.catalog import GAMES as ALL_GAMES
from game.scenes.lan.engine import engine_for, identity_of
from game.scenes.lan.keeper import LanKeeper
from game.scenes.lan.link import MOST_HEALS, lan_match
from net.engine import Due, UnknownSetup
from net.events import NotEntered, Played, Rebuilt, TableStatus
from tests import toy_games
from tests.match import toy
from tests.net import tables
from tests.scenes.ledger_table import GAMES, LedgerTable

BOT = {"kind": "computer", "name": "Bot", "colour": 2, "team": -1, "level": 3, "peer": 1, "why": "lost"}


class Screen:
    """One machine: its session, its match, and what a scene does with them."""

    def __init__(self, table, peer, keeper=None):
        self.session = table.session(peer)
        self.match, self.link = lan_match(self.session, table.start, tables.GAME_ID, GAMES, keeper)
        self.not_entered = []
        self.changes = []

    def poll(self):
        """Return whether the match is right after everything that came."""
        for event in self.session.poll():
            if not self.link.hear(event) and isinstance(event, NotEntered):
                self.not_entered.append(event.code)
        self.changes += self.match.poll()
        return self.link.check()

    def choose(self, seat, word):
        self.match.propose(seat, self.match.action_from_text(word))


@pytest.fixture
def table():
    return LedgerTable().begin()


@pytest.fixture
def screens(table):
    return Screen(table, 1), Screen(table, 2)


def poll(*screens):
    for screen in screens:
        assert screen.poll()


def play_to_the_end(*screens, word=None):
    while not screens[0].match.is_over:
        poll(*screens)
        for seat in screens[0].match.to_act:
            actions = screens[seat % len(screens)].match.choices(seat)
            screens[seat % len(screens)].match.propose(seat, actions[len(actions) // 2])
            poll(*screens)
    poll(*screens)


def test_a_whole_match_is_the_same_on_every_screen_and_in_the_log(table, screens):
    play_to_the_end(*screens)
    one, other = (screen.match for screen in screens)
    assert one.log == other.log and one.is_over and table.ledger.is_ended
    assert position_digest(one) == position_digest(other) == table.ledger.digest
    assert sum(entry.is_joint for entry in one.log) == toy_games.ROUNDS
    assert one.evidence == other.evidence == [f"lan {tables.GAME_ID.hex()}", *table.ledger.log.lines()]
    assert record_to_text(record_of(one)) == record_to_text(record_of(other))


def test_bids_go_out_sealed_and_show_as_made_until_all_are_opened(table, screens):
    one, other = screens
    poll(*screens)
    one.choose(0, "bid:3")
    assert one.session.asked == [(0, "play bid:3")] and one.match.to_act == (0, 1)
    poll(*screens)
    assert [screen.match.to_act for screen in screens] == [(1,), (1,)]
    assert not any(entry.is_joint for entry in one.match.log)
    other.choose(1, "bid:1")
    poll(*screens)
    joint = [entry.word for entry in one.match.log if entry.is_joint]
    assert joint == ["0 bid:3 1 bid:1"] and one.match.log == other.match.log


def test_an_action_goes_out_as_a_word_with_the_place_it_was_made_for():
    table = LedgerTable(toy).begin()
    one, other = Screen(table, 1), Screen(table, 2)
    poll(one, other)
    seq = len(table.ledger.log)
    one.choose(0, "two")
    one.choose(0, "one")
    assert one.session.asked == [(0, "play two", seq), (0, "play one", seq)]
    poll(one, other)
    assert one.not_entered == ["stale"] and [entry.word for entry in other.match.log][1:] == ["two"]
    other.choose(1, "one")
    assert other.session.asked == [(1, "play one", seq + 1)]


def test_undo_is_an_input_and_comes_back_as_a_rewind():
    table = LedgerTable(toy, undo="move").begin()
    one, other = Screen(table, 1), Screen(table, 2)
    poll(one, other)
    assert not one.match.undo()
    one.choose(0, "two")
    poll(one, other)
    assert one.match.can_undo() and one.match.undo()
    assert one.session.asked[-1][:2] == (0, "undo")
    poll(one, other)
    assert [len(screen.match.log) for screen in (one, other)] == [1, 1] and not one.match.can_redo()
    assert one.changes[-1].entry is None and other.match.to_act == (0,)


def test_by_turns_nothing_comes_back_once_the_next_one_is_to_act():
    table = LedgerTable(toy).begin()
    one = Screen(table, 1)
    poll(one)
    one.choose(0, "two")
    poll(one)
    assert not one.match.can_undo() and not one.match.undo()


def test_a_computer_takes_a_seat_and_bids_anew(table, screens):
    poll(*screens)
    screens[1].choose(1, "bid:1")
    poll(*screens)
    assert screens[0].match.to_act == (0,)
    table.write("SEATSET", 1, BOT)
    poll(*screens)
    assert all(screen.match.seats[1] == Seat("computer", "Bot", 2, 3) for screen in screens)
    assert screens[0].match.to_act == (0, 1) == table.ledger.auction.missing()
    screens[0].choose(1, "bid:0"), screens[0].choose(0, "bid:0")
    poll(*screens)
    assert any(entry.is_joint for entry in screens[1].match.log)


def test_another_host_seals_anew_for_the_computer_players():
    table = LedgerTable(seats=((1, "person"), (2, "person"), (1, "computer"))).begin()
    one, other = Screen(table, 1), Screen(table, 2)
    poll(one, other)
    one.choose(2, "bid:1"), one.choose(0, "bid:1")
    poll(one, other)
    assert other.match.to_act == (1,)
    table.write("TERM", None, [1, 2])
    poll(one, other)
    assert other.match.to_act == (1, 2) == table.ledger.auction.missing()
    other.choose(2, "bid:2")
    poll(one, other)
    table.write("TERM", None, [2, 2])
    poll(one, other)
    assert other.match.to_act == (1,) == table.ledger.auction.missing()


def test_whoever_comes_late_or_again_is_told_everything_at_once(table, screens):
    poll(*screens)
    for seat in (0, 1):
        screens[seat].choose(seat, "bid:2")
        poll(*screens)
    screens[0].choose(0, "bid:1")
    poll(*screens)
    late = Screen(table, 3)
    poll(late)
    assert late.match.log == screens[0].match.log and late.match.to_act == (1,)
    assert late.link.lines == screens[0].link.lines


def test_a_position_that_went_wrong_is_told_again_and_play_goes_on(table, screens):
    one, other = screens
    poll(*screens)
    one.match._state.coins[1] = 4
    one.choose(0, "bid:3")
    assert not one.poll() and one.session.heals == 1
    assert not one.link.check() and one.session.heals == 1, "asked for once"
    assert one.poll() and other.poll()
    assert one.match.observation(None) == other.match.observation(None)
    assert one.match.to_act == (1,) and one.link.lines == other.link.lines
    play_to_the_end(one, other)
    assert one.match.log == other.match.log and one.session.heals == 1


def test_an_entry_that_the_screen_cannot_apply_is_told_again(table, screens):
    one = screens[0]
    poll(*screens)
    one.match._state.hands[0] = toy_games.NO_CARD
    one.match._state.actor = -1
    table.write("SEAL", 0, table.seal_of(0, "play bid:0"))
    table.write("SEAL", 1, table.seal_of(1, "play bid:1"))
    assert not one.poll() and one.match.trouble
    assert one.poll() and one.match.trouble == "" and screens[1].poll()
    assert one.match.log == screens[1].match.log


def test_what_was_on_its_way_before_the_retelling_counts_once(table, screens):
    one, other = screens
    poll(*screens)
    one.match._state.coins[1] = 4
    table.write("SEAL", 0, table.seal_of(0, "play bid:0"))
    assert not one.poll()
    again = one.session.events
    one.session.events = [Played(99, "INPUT", 0, (), bytes(16), True, "x"), *again]
    assert one.poll() and other.poll()
    assert one.link.lines == other.link.lines


def test_a_position_that_fails_at_everything_is_told_again(table, screens):
    one, other = screens
    poll(*screens)
    one.match._state.hands = None
    table.write("SEAL", 0, table.seal_of(0, "play bid:0"))
    assert not one.poll() and one.poll() and other.poll()
    assert one.match.observation(None) == other.match.observation(None)


def test_rules_that_come_out_differently_every_time_are_given_up(table, screens):
    one = screens[0]
    poll(*screens)
    one.match._start.coins[1] = 4
    one.match._state.coins[1] = 4
    table.write("SEAL", 0, table.seal_of(0, "play bid:0"))
    for _ in range(MOST_HEALS + 5):
        assert not one.poll()
    assert one.link.is_lost and one.session.heals == MOST_HEALS


def test_healing_now_and_then_is_no_reason_to_give_up(table, screens):
    one, other = screens
    healed = 0
    while not one.match.is_over:
        poll(one, other)
        seat = one.match.to_act[0]
        one.match._state.points[0] += 1
        screens[seat].match.propose(seat, screens[seat].match.choices(seat)[0])
        healed += not one.poll()
        assert one.poll() and other.poll()
    assert healed > MOST_HEALS and not one.link.is_lost and one.match.log == other.match.log


def test_other_events_are_not_for_the_link(screens):
    assert not screens[0].link.hear(TableStatus(()))
    assert screens[0].link.hear(Rebuilt({}))


def test_the_replay_is_written_once_the_match_is_over(tmp_path, table):
    keeper = LanKeeper(tmp_path, pytest.fail, tables.GAME_ID)
    one, other = Screen(table, 1, keeper), Screen(table, 2)
    poll(one, other)
    assert not (tmp_path / "saves").exists()
    play_to_the_end(one, other)
    (saved,) = saves.list_saves(tmp_path, GAMES)
    assert saved.is_finished and saved.record.evidence[1:] == tuple(table.ledger.log.lines())
    assert saved.path.name == "toy_auction-20261130T010000Z-00010203.threecrowns"
    for _ in range(2):  # told again after a rejoin, and in a second window
        poll(Screen(table, 1, LanKeeper(tmp_path, pytest.fail, tables.GAME_ID)))
        assert len(saves.list_saves(tmp_path, GAMES)) == 1


def test_engines_speak_the_words_of_the_network(table):
    engine = engine_for(GAMES)(table.start)
    assert engine.due() == Due("draw")
    engine.draw(lambda n: 0)
    assert engine.due() == Due("seal", (0, 1)) and engine.default(0) == "play bid:0"
    with pytest.raises(UnknownSetup):
        engine_for()(table.start)
    with pytest.raises(UnknownTable):
        lan_match(table.session(1), table.start, tables.GAME_ID)


def test_who_we_are_to_others():
    identity = identity_of("1.0", "desk")
    assert (identity.app, identity.machine) == ("1.0", "desk")
    assert set(identity.rules) == set(ALL_GAMES) and {len(digits) for digits in identity.rules.values()} == {64}
    start = LedgerTable(rose_king).start
    assert identity.make_engine(start).due() in (Due("draw"), Due("act", (0,)))
