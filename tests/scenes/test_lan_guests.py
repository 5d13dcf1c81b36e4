"""What a host decides about guests in the midst of a match: somebody is sent away, a watcher gets a seat."""

import pytest

from tests.scenes.lan_game import ANNA, BEN, KEES, LanGame, seat


@pytest.fixture
def game(pilot, join):
    """A match that this machine hosts; the others' machines are there."""
    made = LanGame(ANNA)
    join(made)
    made.session.tell(made.status())
    pilot.ticks(2)
    return made


def choose(pilot, *names):
    """Open the menu and click through."""
    pilot.press("m")
    pilot.ticks(2)
    for name in names:
        pilot.click(name)
        pilot.ticks(2)


def test_a_player_is_sent_away_after_a_question(pilot, game, drawn):
    choose(pilot, "guests", f"guest_{BEN}")
    assert "Send Ben away from the table? The computer plays on at that seat." in drawn()
    pilot.click("no")
    assert game.session.calls("kick") == []
    choose(pilot, "guests", f"guest_{BEN}", "yes")
    assert game.session.calls("kick") == [(BEN,)]


def test_a_watcher_is_sent_away_too(pilot, game):
    choose(pilot, "guests", f"guest_{KEES}", "yes")
    assert game.session.calls("kick") == [(KEES,)]


def test_a_watcher_gets_the_seat_of_a_computer(pilot, game):
    game.tell(*game.reseat(1, seat(ANNA, "computer", "Richard", 1, 2)))
    game.lose(BEN)
    pilot.ticks(2)
    choose(pilot, "guests", f"guest_{KEES}", "give_1")
    assert game.session.calls("give_seat") == [(1, KEES)]


def test_a_seat_that_the_computer_keeps_for_somebody_who_is_here_is_not_given_away(pilot, game):
    game.tell(*game.reseat(1, seat(ANNA, "computer", "Richard", 1, 2)))
    pilot.ticks(2)
    choose(pilot, "guests", f"guest_{KEES}")
    assert "give_1" not in pilot.targets() and "yes" in pilot.targets()


def test_who_was_sent_away_is_no_guest_any_more(pilot, game):
    game.tell(*game.reseat(1, seat(ANNA, "computer", "Richard", 1, 2)))
    game.lose(BEN)
    pilot.ticks(2)
    choose(pilot, "guests")
    assert f"guest_{BEN}" not in pilot.targets() and f"guest_{KEES}" in pilot.targets()


def test_only_the_host_decides_about_guests(pilot, join):
    join(LanGame(BEN))
    choose(pilot)
    assert "resume" in pilot.targets() and "guests" not in pilot.targets()
