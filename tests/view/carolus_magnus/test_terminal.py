"""The table as lines of text."""

import re

from game.rules import carolus_magnus as rules
from game.view import carolus_magnus
from tests.view.carolus_magnus import samples

SEATS = samples.looks("pppp")


def lines(text, colour=False):
    return carolus_magnus.table_lines(rules.state_from_text(text), SEATS, colour)


def test_regions_have_their_knights_castles_and_strengths():
    rows = lines(samples.TWO)
    assert re.match(r"  Round 13    White : Black +> White  Ada", rows[0])
    assert any(re.match(r"\* O +1 :  4  Black 1 +b2 y1 g1", row) for row in rows)
    assert any(re.match(r"  FGH +2 :  9  Black 3 +r2 b4 g2", row) for row in rows)
    assert any(re.match(r"  E +1 :  1  - +y1 g1", row) for row in rows)


def test_courts_reserves_and_discs_stand_beside_them():
    text = "\n".join(lines(samples.TWO))
    assert "castles left 5, discs - 2 [3] 4 -" in text
    assert "court r6 p4 b6 y5 g1, arms r p y" in text and "reserve r1 p1 b2 y1 g2" in text
    assert "supply r19 p22 b12 y20 g23" in text


def test_four_players_have_their_team_and_name():
    text = "\n".join(lines(samples.FOUR))
    assert all(
        f"{side}  {name}" in text
        for side, name in zip(("White", "White", "Black", "Black"), samples.NAMES, strict=True)
    )


def test_without_colour_it_is_plain_text_and_with_colour_the_same_text():
    for sample in (samples.TWO, samples.THREE, samples.FOUR):
        plain, coloured = "\n".join(lines(sample)), "\n".join(lines(sample, colour=True))
        assert "\x1b" not in plain and "\x1b[" in coloured
        assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


def test_before_the_match_there_is_a_table_too():
    assert len(carolus_magnus.table_lines(rules.new_state(3), ())) >= 15
