"""The rules of Carolus Magnus as a person reads them: first the game of two, then what three and four do otherwise."""

from __future__ import annotations

from game.language import _
from game.view.carolus_magnus.rule_page_more import four, frozen, hands, house_rules, three, used_up
from game.view.view_package import RuleSection


def rule_page() -> tuple[RuleSection, ...]:
    """Return the sections in the order of reading."""
    return (
        _brief(), _start(), _discs(), _order(), _knights(), _arms(), _emperor(), _strength(), _castles(), _merging(),
        _refill(), used_up(), _end(), frozen(), three(), four(), house_rules(), _advice(), hands(),
    )  # fmt: skip


def _brief() -> RuleSection:
    return RuleSection(
        _("The game in brief"),
        (
            _("Fifteen lands lie in a ring, and Charlemagne travels through them. Five noble families have knights "
              "in all of them. Whoever has most knights of a family at court holds its arms and commands its knights "
              "everywhere."),
            _("Where Charlemagne stops, the side with the strongest following builds a castle. Neighbouring lands with "
              "castles of one side are pushed together into one region. Whoever builds the last castle first has won."),
        ),
    )  # fmt: skip


def _start() -> RuleSection:
    return RuleSection(
        _("The start"),
        (
            _("On each of the fifteen lands, A to O, stands one knight; Charlemagne stands on a land drawn by lot. The "
              "other knights are the supply in the middle: there are 40 of each family, red, pink, blue, yellow and "
              "green. Nobody holds any arms yet."),
            _("Each of two players has ten castles, five discs with the numbers 1 to 5, a court, and a reserve of "
              "seven knights. The first reserve is rolled: every die is a knight of the colour it shows, a crown is a "
              "knight of any colour."),
            _("Everything is open: courts, reserves, discs and the supply. Only the dice to come are unknown."),
        ),
    )  # fmt: skip


def _discs() -> RuleSection:
    return RuleSection(
        _("A round begins: the discs"),
        (
            _("One after the other, everybody puts down one of the discs that are left in front of them. A number that "
              "somebody else has put down in this round is forbidden."),
            _("There is one exception: if all the discs you have left are forbidden, you may put down any of them. Of "
              "two equal discs, the one put down first counts as the lower."),
            _("A used disc stays away until all five are used. After every fifth round everybody takes all five back."),
        ),
    )  # fmt: skip


def _order() -> RuleSection:
    return RuleSection(
        _("What a disc means"),
        (
            _("The disc says two things: the lowest number acts first, and the number is the most steps you may lead "
              "Charlemagne. Small discs are early, large ones reach far."),
            _("The order of acting is also the order in which discs are chosen in the next round. Who chooses first in "
              "the very first round is drawn by lot, or agreed before the match."),
        ),
    )  # fmt: skip


def _knights() -> RuleSection:
    return RuleSection(
        _("Your turn, first: playing knights"),
        (
            _("You play exactly three knights from your reserve. Each of them goes either to your own court or to any "
              "region of the ring, whoever owns it and wherever Charlemagne stands."),
            _("You can neither pass nor play fewer. If your reserve is smaller, you play all of it. Knights that have "
              "been played stay where they are."),
        ),
    )  # fmt: skip


def _arms() -> RuleSection:
    return RuleSection(
        _("Arms"),
        (
            _("The arms of a family belong to whoever has most knights of its colour at court. They change hands at "
              "once, as soon as somebody has more than the holder; an equal number is not enough. As long as nobody "
              "holds them, one knight at court takes them."),
            _("Who holds the arms commands all knights of the colour on the ring, no matter who put them there. The "
              "table marks arms that somebody could take in the next turn, if you ask for it in the settings."),
        ),
    )  # fmt: skip


def _emperor() -> RuleSection:
    return RuleSection(
        _("Your turn, second: leading Charlemagne"),
        (
            _("You lead Charlemagne clockwise, at least one step and at most as many as your disc says. A region of "
              "several lands is one step. With few regions he may go once round and stop where he was."),
            _("Only the region where he stops is judged. Point at it before: the table says what would happen."),
        ),
    )  # fmt: skip


def _strength() -> RuleSection:
    return RuleSection(
        _("Who is strongest?"),
        (
            _("Your strength in a region is the number of knights there whose arms you hold, plus one for each castle "
              "of yours there. Knights whose arms nobody holds count for nobody."),
            _("The table shows the strength of every side beside every region, with a crown over the strongest. If two "
              "are equally strong at the top, or nobody has any strength, nothing happens."),
        ),
    )  # fmt: skip


def _castles() -> RuleSection:
    return RuleSection(
        _("Castles"),
        (
            _("If the strongest side owns no castle there and nobody else does either, it builds one. It does not "
              "matter whose turn it is: you can hand your opponent a castle."),
            _("If the castles there belong to somebody else, all of them go back to their owner, and the strongest "
              "side puts up as many of its own. If it has fewer left, it puts up its last castle and so wins."),
            _("The owner who is still strongest changes nothing: there is one castle for each of the fifteen lands, "
              "never more."),
        ),
    )  # fmt: skip


def _merging() -> RuleSection:
    return RuleSection(
        _("Regions"),
        (
            _("After a castle has been built or taken, the region joins the region before and the region behind it, if "
              "castles of the same side stand there. Knights and castles of all of them now stand together."),
            _("A region is never split again. It is harder to take, since its castles count, but whoever takes it "
              "takes all of its castles at once."),
        ),
    )  # fmt: skip


def _refill() -> RuleSection:
    return RuleSection(
        _("Your turn, third: new knights"),
        (
            _("Three dice fill your reserve up again. For each colour you take a knight of that colour from the "
              "supply; after that you choose a colour for each crown."),
        ),
    )  # fmt: skip


def _end() -> RuleSection:
    return RuleSection(
        _("The end"),
        (
            _("Whoever builds their last castle wins at once, also in the turn of somebody else."),
            _("The match also ends at once when three regions or fewer are left. Then most castles on the ring win; "
              "of equals, whoever holds more arms; if that is equal too, they share the victory."),
        ),
    )  # fmt: skip


def _advice() -> RuleSection:
    return RuleSection(
        _("Advice"),
        (
            _("Send your knights to court early and to the ring late. A knight on the ring serves whoever holds the "
              "arms, today you, tomorrow perhaps somebody else."),
            _("Look at the reserves of the others in every turn. A colour is safe for one turn if your lead is at "
              "least as large as the number of knights of it that they could play. Defending arms is usually better "
              "than winning others."),
            _("A region can only be taken if more knights than castles stand on it. Late in the match a few knights "
              "on the right region decide everything."),
            _("Think of the five discs as one set: keep the small ones for the round in which the order decides. "
              "Whoever acts last in one round and first in the next has two turns in a row."),
        ),
    )  # fmt: skip
