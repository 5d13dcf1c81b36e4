"""The table as lines of text."""

import re

from game.rules import rose_king
from game.view.moment import SeatLook
from game.view.rose_king.terminal import table_lines

SEATS = (SeatLook("Henry"), SeatLook("Margaret"))
TEXT = """rose_king 1
red seat: second
reshuffle: lazy
phase: turn red
crown: 1,0
RW.......
.........
.........
.........
.........
.........
.........
.........
........R
red: 3 heroes, N1 NE1 E3
white: 4 heroes, SW2 W1 NW1
pile: N2 N3 NE2 NE3 E1 E2 SE1 SE2 SE3 S1 S2 S3 SW1 SW3
discard: W2 W3 NW2 NW3
"""


def lines(colour=False):
    return table_lines(rose_king.state_from_text(TEXT), SEATS, colour)


def test_the_board_shows_stones_and_the_crown():
    rows = lines()
    assert rows[1].startswith(" 9  R [W] .  .  .  .  .  .  . ")
    assert rows[9].startswith(" 1  .  .  .  .  .  .  .  .  R")


def test_each_house_has_its_player_points_heroes_and_cards():
    text = "\n".join(lines())
    assert re.search(r"> R  Lancaster \(red\)  Margaret\n.*points 2, heroes 3\n.*cards .*E.III.*\n", text)
    assert re.search(r"  W  York \(white\)  Henry\n.*points 1, heroes 4\n.*cards .*W.I,.*\n", text)
    assert "stones left 49, cards in the pile 14" in text


def test_without_colour_it_is_plain_text_and_with_colour_the_same_text():
    coloured = "\n".join(lines(colour=True))
    assert "\x1b" not in "\n".join(lines())
    assert "\x1b[97;41m" in coloured and re.sub(r"\x1b\[[\d;]*m", "", coloured).split() == " ".join(lines()).split()


def test_before_the_colours_are_drawn_nobody_is_named():
    text = "\n".join(table_lines(rose_king.new_state(2, {"red": "drawn"}), SEATS))
    assert "R  Lancaster (red)\n" in text and "Henry" not in text
