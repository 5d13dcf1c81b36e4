"""The lesson of Löwenherz for two: lines of a card, borders, a region, bargains, knights, politics, a duel."""

from __future__ import annotations

from game.language import N_
from game.view.lesson import Lesson, Step

_LAND = """
    tile:A0 tile:B0 tile:C0 tile:D0 tile:E0 tile:F0
    castle:a9 knight:a8 castle:c6 knight:c5 castle:j1 knight:i1 castle:j3 knight:j4 castle:n10 knight:m10
    castle:n7 knight:n6 castle:m4 knight:m5 castle:a1 knight:a2 castle:g8 knight:g9 castle:l10 knight:l9
    castle:o2 knight:n2 castle:c2 knight:c1
"""
_TWO_ROUNDS = """
    card:A5 lay:23 lay:1 border:a6-a7 border:b6-b7 border:b7-c7 border:c6-c7 border:c6-d6
    card:A4 lay:23 lay:1 done border:a5-a6 border:b5-b6 border:b5-c5 border:c4-c5 border:c5-d5 card:A6
"""

_STEPS = (
    Step(
        N_(
            "The king is dying, and you are one of the princes. Whoever has most power points when he dies follows "
            "him on the throne."
        ),
        ("seat:0",),
        before=_LAND + _TWO_ROUNDS,
    ),
    Step(
        N_("Here is a castle of yours with a knight. Land belongs to nobody until borders enclose it with one castle."),
        ("field:a9 field:a8",),
    ),
    Step(
        N_(
            "Each round a card offers three actions: here ducats, three borders, a knight. You begin, so choose two: "
            "borders and knight."
        ),
        ("lay:2 lay:4",),
        wish="lay:23",
        then="lay:3",
    ),
    Step(
        N_("Only you chose the borders. Close the land round your castle: the frame of the board is a border, too."),
        ("edge:b8-c8", "edge:b9-c9", "edge:b10-c10"),
        wish="border:b8-c8 border:b9-c9 border:b10-c10",
    ),
    Step(
        N_(
            "A region! Eight fields bring 5 points; every town inside would bring 5 more. Your rival's region beside "
            "it has one."
        ),
        ("field:b6",),
    ),
    Step(
        N_("You both chose the knight, so you bargain first. Offer 2 ducats for it."),
        ("offer:pay:2",),
        wish="pay:2",
        then="accept",
    ),
    Step(
        N_(
            "Your rival accepts. Place a knight beside your own: with two of them your region is stronger than that "
            "of your rival."
        ),
        ("field:a7",),
        wish="knight:a7",
        then="card:A3 lay:23",
    ),
    Step(
        N_("A new card, and your rival began. Choose politics, which nobody has chosen yet, and look through a stack."),
        ("lay:1", "stack:1"),
        wish="lay:1 look:1",
        then="cards:RRAp3p5t8t12",
    ),
    Step(
        N_(
            "Keep one card in secret: renegades and alliances are weapons, treasures help in duels, parchments bring "
            "points at the end. Take this one."
        ),
        ("keep:parchment5",),
        wish="keep:parchment5",
        then="border:i2-i3 border:j2-j3 border:k2-k3 knight:k3 card:A1",
    ),
    Step(
        N_("You begin again. Choose ducats and knight: ducats are never fought for, and with money you win duels."),
        ("lay:1 lay:4",),
        wish="lay:13",
        then="lay:3",
    ),
    Step(N_("Again your rival wants the knight. This time do not bargain: call the duel."), ("duel",), wish="duel"),
    Step(
        N_("Both bid in secret. The higher bid pays the bank and acts, the loser keeps his ducats. Bid 4."),
        ("bid:4",),
        wish="bid:4",
        then="bid:3",
    ),
    Step(
        N_(
            "A knight can also expand a region by two fields. Yours is stronger: take the town, and then the forest "
            "that is cut off."
        ),
        ("field:b6", "field:a6"),
        wish="take:1:b6 take:1:a6",
        then="card:A2",
    ),
    Step(
        N_(
            "Seven points for you, nine lost by your rival! Silver cards bring a point for each mountain; the king's "
            "card ends the match."
        ),
        ("seat:0 seat:1",),
    ),
)


def lesson() -> Lesson:
    """Return the lesson."""
    kept = (
        N_(
            "A round: everybody chooses a line of the open card. Where two want the same, they bargain or bid in "
            "a duel."
        ),
        N_("Borders close regions round one castle: points for the fields, and five for each town."),
        N_(
            "Knights make regions strong. A stronger region may take fields of a weaker neighbour, who loses "
            "those points."
        ),
        N_("Silver cards and the end bring a point for each mountain in your regions. Ducats are worth nothing then."),
    )
    options = {"setup": "variable", "purses": "open", "first": "1"}
    return Lesson(_STEPS, 2, options, kept, first_seats=3, first_options={"setup": "basic"})
