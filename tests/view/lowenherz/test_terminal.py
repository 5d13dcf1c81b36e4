"""The table as lines of text."""

import re

import pytest

from game.rules import lowenherz as rules
from game.view import lowenherz
from tests.view.lowenherz import samples

SEATS = samples.looks("pppp")


def lines(state, colour=False):
    return lowenherz.table_lines(state, SEATS[: state.players], colour)


def test_castles_knights_and_walls_stand_on_their_fields():
    rows = lines(samples.state("four_middle"))
    assert rows[0].split()[:15] == list("abcdefghijklmno")
    assert rows[2].startswith(" 1 | ^   ^   . |[1]  1   ^ |")
    assert rows[7].startswith("   +   +---+   +")
    assert rows[1].startswith("   +---" + 14 * "+---" + "+")


def test_cards_and_players_stand_beside_them():
    state = samples.state("four_middle")
    text = "\n".join(lines(state.observation(0)))
    assert "Action cards: A 0  B 0  C 3  D 7  E 4" in text and "Open card: C3" in text
    assert re.search(r"> 2  2 borders  \(4, 2\)", text)
    assert re.search(r"  1 Red  Ada\n.*points 23, ducats 14\n.*knights left 7, regions 2 of 3", text)
    assert re.search(r"> 2 Gold  Bernát\n.*points 6, ducats \?\n.*\n.*    1 hidden card", text)
    assert re.search(r"  3 Blue  Constance \*", text)


def test_hidden_cards_and_purses_are_not_told():
    full = samples.state("four_middle")
    assert "?" not in "\n".join(lines(full))
    spectator = "\n".join(lines(full.observation(None)))
    assert spectator.count("ducats ?") == 4 and "renegade" not in spectator and "treasure" not in spectator
    full.open_purses = True
    assert "ducats ?" not in "\n".join(lines(full.observation(None)))


@pytest.mark.parametrize("name", samples.POSITIONS)
def test_without_colour_it_is_plain_text_and_with_colour_the_same_text(name):
    state = samples.POSITIONS[name]().state
    plain, coloured = "\n".join(lines(state)), "\n".join(lines(state, colour=True))
    assert "\x1b" not in plain and ("\x1b[" in coloured) == any(state.regions)
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


def test_before_the_match_there_is_a_table_too():
    assert len(lowenherz.table_lines(rules.new_state(3), ())) >= 22


def test_regions_are_counted_among_all_castles_also_while_these_are_being_placed():
    for players, castles in ((2, 4), (3, 3), (4, 3)):
        text = "\n".join(lines(samples.played(players, 1, 10).state))
        assert text.count(f"regions 0 of {castles}") == players
