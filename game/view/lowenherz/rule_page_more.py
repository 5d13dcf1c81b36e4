"""The rules of silver and the end, the overview card, two and three players, what a table can choose, advice."""

from __future__ import annotations

from game.language import _
from game.view.view_package import RuleSection


def silver() -> RuleSection:
    """Return what silver brings (rules 1.14)."""
    return RuleSection(
        _("Silver"),
        (
            _("In each of the stacks B, C and D lies one silver card. When it is turned up, everybody scores 1 point "
              "for each mountain in their regions, and the next card is turned up for the same round. Mountains in "
              "open land and in neutral zones bring nothing."),
        ),
    )  # fmt: skip


def king() -> RuleSection:
    """Return what the king card does (rules 1.15)."""
    return RuleSection(
        _("The king is dead"),
        (
            _("Among the four cards of stack E lies the king. As soon as he is turned up, the match is over; no line "
              "is carried out any more. So up to three rounds of E are played, perhaps none."),
        ),
    )  # fmt: skip


def end() -> RuleSection:
    """Return how it is reckoned who has won (rules 1.15)."""
    return RuleSection(
        _("The end"),
        (
            _("Mountains score once more, as with silver. Then all politics cards are shown, and parchments count. "
              "Most power points win; of equals, whoever has more ducats, with the treasures in hand; if that is equal "
              "too, they share the victory."),
        ),
    )  # fmt: skip


def overview() -> RuleSection:
    """Return the overview card."""
    return RuleSection(
        _("Overview card"),
        (
            _("Founding: 1–4 fields 3 points · 5–10 fields 5 · 11–20 fields 7 · 21–30 fields 9 · 31 and more 12 · "
              "every town +5."),
            _("Expanding: every field +1, a town +6; the owner of the field loses as much, and for fields cut off as "
              "much as founding them would bring. Silver and the king: +1 for every mountain in a region."),
            _("Costs: forest 5 ducats or a treasure · ending an alliance 10 ducats."),
            _("Action cards: A 6 cards, no silver · B, C and D 7 each, one of them silver · E 4, one of them the king. "
              "The first line is always ducats (4, 6 or 8) or politics; the others are borders (1 to 3) and knights "
              "(single or double). There are 13 lines of politics, as many as politics cards."),
            _("Politics cards: renegade 3 · alliance 3 · parchment 3, 4, 5 · treasure 8, 10, 12, 15."),
        ),
    )  # fmt: skip


def two() -> RuleSection:
    """Return what is different with two players (rules 1.17)."""
    return RuleSection(
        _("With two players"),
        (
            _("Each of you has four castles, and places borders until all four have a region. After your own castles "
              "you take turns in placing two castles each, with their knights, of a neutral colour."),
            _("The one with the black castle lays two different decision cards at once, the other one card. The "
              "neutral colour does nothing, but its pieces hold their fields, its links keep borders off, its regions "
              "score for nobody, and its knights defend them."),
        ),
    )  # fmt: skip


def three() -> RuleSection:
    """Return what is different with three players (rules 1.16)."""
    return RuleSection(
        _("With three players"),
        (
            _("The one with the black castle lays two different decision cards at once, the others one each."),
            _("After their own castles, each places one castle with its knight of the neutral colour, the same "
              "distance apart. It does nothing, but counts in everything else like one more player, who scores no "
              "points. It cannot be allied with; renegades may be played against it."),
        ),
    )  # fmt: skip


def printed_land() -> RuleSection:
    """Return what is different on the printed land (rules 1.4)."""
    return RuleSection(
        _("The printed land"),
        (
            _("For three or four players the land can also be laid as it is printed: castles and knights stand "
              "already, and each begins with one region of six fields, which has scored nothing. Stack A is not used, "
              "so the match is shorter. With three players the fourth colour is the neutral one."),
        ),
    )  # fmt: skip


def house_rules() -> RuleSection:
    """Return the rules that a table can choose."""
    return RuleSection(
        _("House rules"),
        (
            _("Castles apart: at least 7 steps in place of 6."),
            _("Double knight in either order: the expansion may also come before the knight. A knight placed after the "
              "first field ends the expansion."),
            _("Purses: everybody’s ducats are shown. Otherwise you see only your own and have to keep count."),
        ),
    )  # fmt: skip


def advice() -> RuleSection:
    """Return what helps to play well."""
    return RuleSection(
        _("Advice"),
        (
            _("Small regions are quickly founded and bring most per field; expansions bring the rest. But what you "
              "cannot hold costs more than it brought: look at the knights in the regions next to yours. An equal "
              "number is enough to be safe."),
            _("Mountains are worth more the earlier they lie in a region: four scorings lie ahead at the start. Towns "
              "are worth 5, and nobody can stand guard on them."),
            _("Do not let your region hang on a single field: whoever takes it cuts off all that lies behind."),
            _("A chain of knights is a wall against borders. And a border can close in a rival’s castle small: a gift "
              "of 3 points, but the castle is used up."),
            _("Paying a rival makes them richer, a duel makes you poorer. Ducats are worth nothing at the end, but for "
              "a tie: spend them before stack E."),
        ),
    )  # fmt: skip


def hands() -> RuleSection:
    """Return how everything is done with mouse, keys and pad."""
    return RuleSection(
        _("Mouse, keys and pad"),
        (
            _("Click a line of the open card to lay your decision card there; if you are to lay two, click one line "
              "after the other. Borders are placed by a click on a line between two fields, castles, knights and "
              "expansions by a click on a field; where that could mean several things, a slip asks. Point at a "
              "place first: the table shows what would happen. “Done” ends a line before everything is used."),
            _("A renegade or an alliance is played by a click on its card in your panel, then on your region, then "
              "on the other one; Esc takes it back in hand. An alliance is ended by a click on its sign on the "
              "board. Cards and bids of others stay hidden from you; where several persons play at one screen, a "
              "curtain falls before anything secret is shown."),
            _("With keys: the arrows choose a place, Enter confirms, the numbers choose a line. U takes back, R makes "
              "it again, H gives a hint, L opens the chronicle, M the menu. While Space is held everything moves "
              "faster. With a pad the table names the buttons."),
        ),
    )  # fmt: skip
