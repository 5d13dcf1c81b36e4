"""The rules of the lines: borders and regions, knights and expansions, politics."""

from __future__ import annotations

from game.language import _
from game.view.view_package import RuleSection


def borders() -> RuleSection:
    """Return where a border may be placed (rules 1.9)."""
    return RuleSection(
        _("Line: borders"),
        (
            _("You place up to as many borders as the line shows, one after the other, anywhere on the board: they "
              "need not touch your pieces or other borders."),
            _("Forbidden are lines where a border lies, links between pieces of one colour, and the inside of finished "
              "regions. Inside a neutral zone a border is allowed, but does nothing."),
            _("Whoever has a region round each of their castles, usually three, places no more borders, even in the "
              "middle of the line. You may still choose such a line and fight for it, to keep it from others."),
        ),
    )  # fmt: skip


def founding() -> RuleSection:
    """Return what closing an area brings (rules 1.8)."""
    return RuleSection(
        _("Founding a region"),
        (
            _("As soon as an area with exactly one castle is closed, it is a region, and its owner scores at once, no "
              "matter who placed the last border. One border can found two regions, and the rest of the board is an "
              "area like any other."),
            _("By the number of fields: 1 to 4 bring 3 points, 5 to 10 bring 5, 11 to 20 bring 7, 21 to 30 bring 9, "
              "and 31 or more bring 12. Every town inside brings 5 more. Mountains and forests bring nothing yet. "
              "Borders with both sides inside the region are taken away."),
            _("Point at a line before you place a border: the table says what it closes, and who scores what."),
        ),
    )  # fmt: skip


def knights() -> RuleSection:
    """Return how knights are placed (rules 1.10)."""
    return RuleSection(
        _("Line: knights"),
        (
            _("A single knight lets you either place a knight or expand a region. A double knight lets you place two "
              "knights, or one knight and then expand one region; never expand twice. You may leave out a part."),
            _("A knight comes from your supply to an empty field beside one of your knights or castles, with no border "
              "between. Plain is free; a forest costs 5 ducats to the bank first, or a treasure, which gives no "
              "change. The second knight may stand beside the first. Without a knight in your supply you "
              "can only expand."),
            _("Knights never move. They may be placed inside your regions and in open land; into the regions of others "
              "and into neutral zones they cannot come, since a border lies between."),
        ),
    )  # fmt: skip


def expanding() -> RuleSection:
    """Return how a region expands (rules 1.11)."""
    return RuleSection(
        _("Expanding a region"),
        (
            _("One of your regions takes one or two empty fields, one after the other. Each must be beside the region "
              "as it then is, so the second may lean on the first. Borders between do not matter: they move along. Any "
              "terrain may be taken."),
            _("Fields with a piece can never be taken, and none of your own other regions. Open land and neutral zones "
              "may be taken without strength."),
            _("To take a field of another’s region, the region that expands must hold more knights than the region "
              "attacked; castles do not count, and an equal number is not enough. This is looked at anew for each "
              "field. It holds against the neutral colour too."),
            _("Every field brings you 1 point, a town 5 more. If the new borders close another area with one castle, "
              "that is founded and scores as usual."),
            _("Point at a region: the table says how strong it and its neighbours are, and who could expand into "
              "whom."),
        ),
    )  # fmt: skip


def losing() -> RuleSection:
    """Return what the owner of a region loses (rules 1.11)."""
    return RuleSection(
        _("What the other loses"),
        (
            _("The owner of a field taken loses what you win for it: 1 point, for a town 6. From the neutral colour "
              "nobody loses."),
            _("If the region falls apart, all parts without the castle become neutral zones. For those fields the "
              "owner also loses what founding a region of so many would bring, plus 5 for each town in them; you win "
              "nothing for them. All fields cut off by both steps of one expansion are added up before the table is "
              "read; what the second step takes of them is not given back."),
            _("Points may fall below zero. Knights are never cut off or taken by an expansion."),
        ),
    )  # fmt: skip


def politics() -> RuleSection:
    """Return how a politics card is taken (rules 1.12)."""
    return RuleSection(
        _("Line: politics"),
        (
            _("You choose one of the two stacks of politics cards, look through all of it, keep one card in secret and "
              "put the others back. Once you have looked, you must keep a card of this stack."),
            _("Whoever looked through a stack knows what is left in it, and can tell what lies elsewhere. An empty "
              "stack cannot be chosen. If both are empty, the line is lost, but the contest is held. There is no limit "
              "to the cards in your hand."),
        ),
    )  # fmt: skip


def politics_cards() -> RuleSection:
    """Return what the politics cards do (rules 1.13)."""
    return RuleSection(
        _("The politics cards"),
        (
            _("Renegade (3 cards), played before laying a decision card: choose a region of yours and a region beside "
              "it of another colour, also the neutral one. A knight of that region goes back to its owner’s supply, "
              "and a knight of yours comes into your region by the usual rules. A knight that alone links others to "
              "their castle cannot be removed; the last knight of a region can. Each of the two fields that is a "
              "forest costs you 5 ducats or a treasure. Without a knight in supply, or a field for it, the card cannot "
              "be played."),
            _("Alliance (3 cards), played before laying a decision card: choose a region of yours and a region beside "
              "it of another player, who is not asked. From now on neither can expand into the other, to the end of "
              "the match, also if they no longer touch in between. Either of the two may end it for 10 ducats to "
              "the bank: before laying a decision card, or in a line that they carry out, even in the middle of a "
              "knight line. It does not stop renegades."),
            _("Parchment (3, 4 and 5): stays in your hand and counts so many points at the end."),
            _("Treasure (8, 10, 12 and 15): counts as so many ducats in a bid, alone or with others, and is spent only "
              "if you win. It also pays one forest. At the end it counts as ducats when points are equal. For "
              "bargaining or ending an alliance it cannot be used."),
        ),
    )  # fmt: skip
