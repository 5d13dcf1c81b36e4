"""The lesson of Rose King: five cards, one crown, territories, a draw, a hero, and the last stone of a match."""

from __future__ import annotations

from game.language import N_
from game.view.lesson import Lesson, Step

_DEAL = "card:E2 card:S1 card:NW1 card:W1 card:N3 card:SW1 card:S2 card:SE2 card:SW3 card:N1"
_OWN_CARDS = "card:N3 card:E2 card:S2 card:SW3 card:NW1"
_CARDS_OF_YORK = "card:N1 card:SE2 card:SW1 card:W1"
_MANY_TURNS = """
    S2 SE2 draw card:N2 draw card:W2 draw card:NE3 W2 NE3 draw card:E1 N2 E1 SW3 draw card:NE2 N3 NE2 draw card:S3
    draw card:E3 S3 draw card:SE3 draw card:W3 draw card:NW3 draw card:SE1 NW3 SE1 SE3 draw card:SW2 draw card:NW2
    SW2 draw card:W2 W3 NW2 draw card:SE3 draw card:SW2 draw card:E2 draw card:SE1 E2 SW2 draw card:NW1 SE1 draw
    card:E1 E3 NW1 W2 draw card:N2 draw card:NW3 N2 draw card:SE2 draw card:S1 draw card:W1 S1 W1 SE3 draw card:N3
    E1 draw card:SW3 draw card:NE2 draw card:SW1 NE2 N3+hero draw card:S3 draw card:N1 draw card:NE1 SW1+hero draw
    card:S2 SW3 draw card:NE3 NW3 NE1 N1 draw card:NE2 draw card:E1 NE2 draw card:E3 S3 E3 draw card:E2 SE2 S2
    draw card:N2 draw card:SW2 draw card:NW3 draw card:NW2 draw card:W3 draw card:SW1 draw card:SW3 SW1 E1 draw
    card:SE1 N2 SW2 W3 draw card:W1 NW3 NE3 draw card:SE3 W1 draw card:N1
"""

_STEPS = (
    Step(
        N_(
            "You lead Lancaster, the red rose. Cover the map with stones: the larger a connected territory, the "
            "more it counts."
        ),
        before=_DEAL,
    ),
    Step(
        N_(
            "These are your cards. Each leads the crown where its sword points, one to three steps far. North is "
            "always up."
        ),
        (_OWN_CARDS,),
    ),
    Step(
        N_("Play this card: the crown goes two steps east, and where it stops you lay a stone."),
        ("card:E2 square:42",),
        wish="E2",
        then="S1",
    ),
    Step(
        N_("York has led the same crown and laid a white stone. Always look where the cards of York can lead it next."),
        (_CARDS_OF_YORK,),
    ),
    Step(
        N_("Play this card: your two stones touch along an edge and become one territory. Corners do not connect."),
        ("card:NW1 square:41",),
        wish="NW1",
        then="W1",
    ),
    Step(
        N_(
            "A territory counts its stones multiplied by themselves: two stones 4 points, three 9, ten 100. So "
            "join your stones!"
        ),
        ("near_panel",),
    ),
    Step(
        N_(
            "Instead of playing you may draw, while you hold fewer than five cards. More cards mean more ways for"
            " the crown."
        ),
        ("draw",),
        wish="draw",
        then="card:NE1 SW1",
    ),
    Step(
        N_(
            "This card ends on a white stone. Only with a hero can you take it: play the card, and the stone turns red."
        ),
        ("card:NE1 square:40",),
        wish="NE1+hero",
        then="N1",
    ),
    Step(
        N_(
            "Three joined stones: 9 points! You have four heroes for the whole match, and none comes back. Use "
            "them well."
        ),
        ("heroes",),
    ),
    Step(
        N_("Much later. One stone is left, and the last stone ends the match. It also ends when nobody can move."),
        ("supply",),
        before=_MANY_TURNS,
    ),
    Step(
        N_("York leads by three points. Lay the last stone here: it joins two of your territories."),
        ("card:E2 square:22",),
        wish="E2",
    ),
    Step(
        N_("Lancaster wins by 250 to 176! One stone at the right place has brought 77 points: always look for joins."),
        ("near_panel",),
    ),
)


def lesson() -> Lesson:
    """Return the lesson."""
    kept = (
        N_("A turn is one action: play a card, play one with a hero onto a stone of the other house, or draw."),
        N_("Both houses lead the same crown. So think of the squares that you leave to the other one."),
        N_("A territory counts its stones squared. One large territory beats many small ones."),
        N_("The match ends with the last stone, or when nobody can move. Most points win."),
    )
    return Lesson(_STEPS, 2, {"red": "first", "reshuffle": "lazy"}, kept, first_seats=2)
