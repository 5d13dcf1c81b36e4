"""The lesson of Carolus Magnus for two: courts and arms, discs, Charlemagne's steps, castles, dice, and a merge."""

from __future__ import annotations

from game.language import N_
from game.view.lesson import Lesson, Step

_START = """
    lay:p lay:b lay:r lay:b lay:y lay:g lay:r lay:p lay:y lay:g lay:b lay:p lay:y lay:r lay:g emperor:A
    roll:rrb roll:pyg roll:r roll:pbb roll:bgg roll:y
"""
_FOUR_ROUNDS = """
    disc:3 disc:5 g:court y:court p:court go:1 roll:pby p:court g:court g:I go:5 roll:rbb disc:4 disc:1 g:court
    y:F b:court go:1 roll:rrp b:court r:L p:court go:2 roll:rbg disc:2 disc:5 p:court y:court b:court go:1
    roll:pbg y:court r:court b:court go:1 roll:pby disc:3 disc:1 r:L g:court b:court go:1 roll:rpb b:court p:court
    r:I go:2 roll:rbb
"""
_COURT = "row:0:red row:0:pink row:0:blue row:0:yellow row:0:green"

_STEPS = (
    Step(
        N_("You are White. On each land of the ring stands a knight. Whoever is first to build all ten castles wins."),
        ("castles:0",),
        before=_START,
    ),
    Step(
        N_(
            "Knights have five colours. With most knights of a colour in court you hold its arms, and command "
            "that colour on every land."
        ),
        (_COURT,),
    ),
    Step(
        N_(
            "A round begins with discs. The lower one acts first, and its number is how far you may lead "
            "Charlemagne. Play the 2."
        ),
        ("disc:0:2",),
        wish="disc:2",
        then="disc:4",
    ),
    Step(
        N_("Now you play three knights. Take a red one and put it into your court: that wins you the red arms."),
        ("knight:red:0 court",),
        wish="r:court",
    ),
    Step(
        N_("And a blue one: now all red and blue knights on the ring obey you, whoever has put them there."),
        ("knight:blue:0 court",),
        wish="b:court",
    ),
    Step(
        N_("Put the third one on this land. With it two red knights stand there, and both count for you."),
        ("knight:red:0 land:C",),
        wish="r:C",
    ),
    Step(
        N_(
            "Lead Charlemagne two steps, to that land. Only where he stops the strengths are compared: yours 2, "
            "Black's 0."
        ),
        ("land:C",),
        wish="go:2",
        then="roll:ryc",
    ),
    Step(
        N_(
            "Your first castle! It counts one strength, too. Dice refill your reserve, and for a crown you choose"
            " the colour: take blue."
        ),
        ("crown:blue",),
        wish="crown:b",
        then="b:court b:court b:D go:1 roll:yyg",
    ),
    Step(
        N_(
            "Black put two blue knights into court, you have one: the blue arms changed hands, and Black has "
            "built this castle."
        ),
        ("row:1:blue land:D",),
    ),
    Step(
        N_(
            "Some rounds later. Black's castle stands between two of yours. Its blue knights obey Black, with "
            "five blue ones in court."
        ),
        ("land:D row:1:blue",),
        before=_FOUR_ROUNDS,
    ),
    Step(
        N_(
            "After five rounds all discs come back. Play the 1: you act before Black can defend, and one step is "
            "enough."
        ),
        ("disc:0:1",),
        wish="disc:1",
        then="disc:5",
    ),
    Step(
        N_("Put two blue knights into court: six against five wins the blue arms. A red one guards your red arms."),
        ("knight:blue:0 court", "knight:blue:0 court", "knight:red:0 court"),
        wish="b:court b:court r:court",
    ),
    Step(
        N_(
            "Lead Charlemagne here: two blue knights for you, one castle for Black. So his castle is replaced by yours."
        ),
        ("land:D",),
        wish="go:1",
        then="roll:pyg",
    ),
    Step(
        N_(
            "Neighbouring lands of one side grow together for good, with all knights and castles. If only three "
            "regions remain, most castles win."
        ),
        ("land:D",),
    ),
)


def lesson() -> Lesson:
    """Return the lesson."""
    kept = (
        N_(
            "A round: play discs, then each in turn plays three knights, leads Charlemagne and refills the "
            "reserve by dice."
        ),
        N_(
            "Whoever has the most knights of a colour in court holds its arms: these knights count for him on "
            "every land."
        ),
        N_("Where Charlemagne stops, whoever is strictly strongest builds, or takes over the castles of the other."),
        N_("The last of your ten castles wins at once. Watch what your opponent has in reserve."),
    )
    return Lesson(_STEPS, 2, {"first": "1"}, kept, first_seats=2)
