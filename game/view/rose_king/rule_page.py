"""The rules of Rose King as a person reads them. The numbers are those of the rules package."""

from __future__ import annotations

from game.language import _
from game.view.view_package import RuleSection


def rule_page() -> tuple[RuleSection, ...]:
    """Return the sections in the order of reading."""
    return (_brief(), _start(), _turn(), _hero(), _draw(), _skip(), _end(), _score(), _advice(), _hands())


def _brief() -> RuleSection:
    return RuleSection(
        _("The game in brief"),
        (
            _("England, 1455 to 1485. The house of Lancaster, the red rose, and the house of York, the white rose, "
              "fight for the crown."),
            _("Both players move the same crown over a map of nine times nine squares. Where it stops, a stone of "
              "your house is laid. Stones that touch along an edge join into a territory, and a territory counts "
              "its size squared: large ones are worth far more than many small ones."),
        ),
    )  # fmt: skip


def _start() -> RuleSection:
    return RuleSection(
        _("The start"),
        (
            _("The crown stands on the middle square of the empty map. There are 24 cards: eight directions, each "
              "with one, two and three steps. Everybody gets five, open to both; the other 14 are the draw pile."),
            _("52 stones are one common supply. Each house has four heroes. Lancaster moves first; who plays "
              "Lancaster is chosen before the match, or drawn by lot."),
        ),
    )  # fmt: skip


def _turn() -> RuleSection:
    return RuleSection(
        _("Your turn: playing a card"),
        (
            _("You do exactly one thing: play a card, play a card with a hero, or draw a card. If you can do "
              "something, you must."),
            _("A card moves the crown the full number of steps in its direction. The square where it ends must be on "
              "the map and empty; what lies between does not matter. Your stone is laid there, and the card goes to "
              "the discards."),
            _("Directions are those of the map: north is up for both players. The board shows where every card "
              "leads, also the cards of your opponent."),
        ),
    )  # fmt: skip


def _hero() -> RuleSection:
    return RuleSection(
        _("Heroes"),
        (
            _("If the square where the crown would end holds a stone of your opponent, you can play the card with a "
              "hero: the stone is turned to your colour, the crown moves there, and the hero is gone for good."),
            _("A hero never goes to an empty square, and never to a stone of your own. No new stone is used. If a "
              "hero play is the only thing you can do, you must do it."),
        ),
    )  # fmt: skip


def _draw() -> RuleSection:
    return RuleSection(
        _("Drawing a card"),
        (
            _("With fewer than five cards you may draw one instead of playing, also when you could play. The new "
              "card is open like all others."),
            _("When a card is needed and the pile is empty, the discards are shuffled and become the new pile. An "
              "option of the table shuffles them already when the last card is drawn. The table shows how many "
              "cards are in the pile and which ones can still come."),
        ),
    )  # fmt: skip


def _skip() -> RuleSection:
    return RuleSection(
        _("When you can do nothing"),
        (
            _("With five cards of which none can be played, with or without a hero, your turn is skipped. Your "
              "opponent moves again, until you can act. The chronicle says so whenever it happens."),
        ),
    )  # fmt: skip


def _end() -> RuleSection:
    return RuleSection(
        _("The end"),
        (
            _("The match ends at once when the last of the 52 stones is laid, and also when neither player can do "
              "anything any more. You are warned before a move that ends the match."),
        ),
    )  # fmt: skip


def _score() -> RuleSection:
    return RuleSection(
        _("Scoring"),
        (
            _("Stones of one colour that touch along an edge are one territory; corners do not connect. Every "
              "territory counts the number of its stones multiplied by itself: one stone 1 point, two 4, three 9, "
              "eight 64."),
            _("Whoever has more points wins. If they are equal, the larger single territory decides, then the "
              "number of stones on the map; after that it is a draw. Cards and heroes that are left count nothing."),
        ),
    )  # fmt: skip


def _advice() -> RuleSection:
    return RuleSection(
        _("Advice"),
        (
            _("Leave the crown where the cards of your opponent do not fit: all hands are open, so you can see it."),
            _("Keep cards of different directions. A full hand takes away the only waiting move there is, drawing."),
            _("A hero is worth about thirty points. Spend them late, best where a stone splits the largest territory "
              "of your opponent or joins two of your own, but before you are forced to spend one badly."),
        ),
    )  # fmt: skip


def _hands() -> RuleSection:
    return RuleSection(
        _("Mouse, keys and pad"),
        (
            _("Point at a card, yours or your opponent's, to see where it leads. Click the card or the square to "
              "play it. A card that cannot be played is dim and says why."),
            _("With keys: the arrows choose a card, Enter plays it. U takes the last move back, R makes it again, H "
              "gives a hint, L opens the chronicle, M the menu. While Space is held everything moves faster. With a "
              "pad the table names the buttons."),
        ),
    )  # fmt: skip
