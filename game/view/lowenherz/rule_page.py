"""The rules of Löwenherz as a person reads them: the board, the round and its contests; then what each line does."""

from __future__ import annotations

from game.language import _
from game.view.lowenherz.rule_page_lines import borders, expanding, founding, knights, losing, politics, politics_cards
from game.view.lowenherz.rule_page_more import (
    advice,
    end,
    hands,
    house_rules,
    king,
    overview,
    printed_land,
    silver,
    three,
    two,
)
from game.view.view_package import RuleSection


def rule_page() -> tuple[RuleSection, ...]:
    """Return the sections in the order of reading."""
    return (
        _brief(), _board(), _areas(), _start(), _round(), _choosing(), _lines(), _bargain(), _duel(), borders(),
        founding(), knights(), expanding(), losing(), politics(), politics_cards(), silver(), king(), end(), overview(),
        two(), three(), printed_land(), house_rules(), advice(), hands(),
    )  # fmt: skip


def _brief() -> RuleSection:
    return RuleSection(
        _("The game in brief"),
        (
            _("The king is dying, and his princes divide the land. You close in land round your castles by borders, "
              "which stand on the board as walls. Your knights hold it, and with them you push your borders on into "
              "the land of others. All of this brings power points."),
            _("In every round a card offers three actions, and each of you chooses one. Where several want the same "
              "one, they bargain for it or bid. When the king is dead, most power points win."),
        ),
    )  # fmt: skip


def _board() -> RuleSection:
    return RuleSection(
        _("The land"),
        (
            _("The land has 15 times 10 fields: plain, forest, mountains and towns. Castles stand on plain; knights on "
              "plain and, for 5 ducats, in forests. On mountains and in towns nobody can ever stand, but they can "
              "belong to a region: a town is worth 5 points more, mountains bring a point whenever silver is found."),
            _("Fields are neighbours if they have a side in common; corners never count. A border lies on the line "
              "between two neighbours and counts for both. The frame of the board is a border everywhere."),
            _("Two of your pieces on neighbouring fields are linked if one of them at least is a knight and no border "
              "lies between them. No border can ever cut such a link, whoever places it. So every knight always hangs "
              "on a castle by a chain of links."),
        ),
    )  # fmt: skip


def _areas() -> RuleSection:
    return RuleSection(
        _("Regions and neutral zones"),
        (
            _("An area that is closed all round by borders and the frame, with exactly one castle in it, is a region. "
              "It belongs to the colour of the castle, for the rest of the match: nobody can take the field of a "
              "castle."),
            _("A closed area without a castle is a neutral zone. It belongs to nobody and scores nothing. A closed "
              "area with two or more castles, also of one colour, is not decided yet: borders can still divide it."),
        ),
    )  # fmt: skip


def _start() -> RuleSection:
    return RuleSection(
        _("The start"),
        (
            _("The six tiles of the land are shuffled, turned and laid by chance. Each of you has 12 knights, 3 "
              "castles, 12 ducats and 0 power points. Who gets the black castle, and with it begins, is drawn by lot "
              "or agreed before the match."),
            _("In the order of seats each places a castle on an empty plain and at once a knight on an empty plain "
              "beside it, until all castles stand. Castles of one colour lie at least 6 steps apart, counted along "
              "columns and rows; if no field is so far away, as far as is possible. Castles of others may stand "
              "close."),
            _("The action cards lie in five stacks: first all A, then B, C, D and E, each of them shuffled. The 13 "
              "politics cards lie face down in two stacks. Ducats are hidden, but every payment is seen: who keeps "
              "count knows what the others have."),
        ),
    )  # fmt: skip


def _round() -> RuleSection:
    return RuleSection(
        _("A round"),
        (
            _("The top action card is turned up. It shows three lines. Beginning with the black castle, clockwise, "
              "each of you lays a decision card in sight of all; then the three lines are carried out from top to "
              "bottom. Whatever belongs to a line is finished before the next one begins: ducats from the first line "
              "can be spent on the second."),
            _("Then everybody takes the decision cards back, and the black castle goes to the next seat."),
        ),
    )  # fmt: skip


def _choosing() -> RuleSection:
    return RuleSection(
        _("Choosing a line"),
        (
            _("The number of your decision card is the line you want. Several can choose the same one. You must lay a "
              "card even if you cannot use the line: it still keeps others from having it alone. A line that nobody "
              "chose is not carried out."),
            _("Just before you lay your card you may play renegades and alliances from your hand, as many as you "
              "like. Laying the card ends your turn."),
        ),
    )  # fmt: skip


def _lines() -> RuleSection:
    return RuleSection(
        _("Who carries out a line"),
        (
            _("Ducats are never fought for: everybody who chose them shares. The amount is divided and rounded down, "
              "the rest is lost; 8 ducats for three are 2 each."),
            _("Any other line is carried out by whoever alone chose it. If two chose it, they bargain first. If three "
              "or four chose it, they fight a duel at once."),
            _("Whoever won a line need not use it, or not all of it: press “Done”. What cannot be used is lost, and a "
              "line in which nothing is possible any more ends by itself; what was paid stays paid."),
        ),
    )  # fmt: skip


def _bargain() -> RuleSection:
    return RuleSection(
        _("Bargaining"),
        (
            _("The two may agree that one pays the other, in ducats, and carries out the line. Both directions are "
              "possible: “I pay you” and “you pay me”. The price is at least 1 and at most what the payer has. "
              "Treasures cannot be used here."),
            _("Whoever laid the card first speaks first. The offers alternate; each is answered by accepting, by "
              "another offer or by calling the duel. After three offers from each side only accepting or the duel is "
              "left. The one who speaks first may also call the duel at once."),
            _("Where purses are hidden, you may ask for more than the other one has. Such an offer cannot be "
              "accepted."),
        ),
    )  # fmt: skip


def _duel() -> RuleSection:
    return RuleSection(
        _("The duel"),
        (
            _("All who chose the line bid in secret: any number of ducats, also none, and any treasures. The bids are "
              "shown together. The highest wins, pays the bank and carries out the line. All others keep what they "
              "bid, but their treasures are now known."),
            _("If several have the highest bid, those bid once more, seeing the first bids; they are free to bid less. "
              "If that is a tie again, the line is lost and nobody pays."),
        ),
    )  # fmt: skip
