"""The rules that are needed more rarely: a colour used up, a match that ends otherwise, three and four, house rules."""

from __future__ import annotations

from game.language import _
from game.view.view_package import RuleSection


def used_up() -> RuleSection:
    """Return the rule for a colour of which the supply has no knight left (rules 1.6)."""
    return RuleSection(
        _("When a colour is used up"),
        (
            _("As soon as the supply has no knight of a colour left, everybody returns the same number of knights of "
              "that colour from court to the supply: as many as the smallest court has. So nobody's lead changes, and "
              "all arms stay where they are; whoever has none left at court keeps the arms until somebody has more."),
            _("If somebody has none of that colour at court, nothing is returned. A die that shows the colour is then "
              "rolled again, and a crown cannot choose it. If no colour is left at all, no knight is taken."),
        ),
    )  # fmt: skip


def frozen() -> RuleSection:
    """Return how a match ends that would not (rules 1.7)."""
    return RuleSection(
        _("Two rare ends"),
        (
            _("If the supply and all reserves are empty and nothing can be returned, the match ends after that round. "
              "It also ends after the round that was agreed as the limit, usually the hundredth; the table says so "
              "from ten rounds before. In both cases most castles on the ring win, then the arms."),
        ),
    )  # fmt: skip


def three() -> RuleSection:
    """Return what is different with three players (rules 1.8)."""
    return RuleSection(
        _("With three players"),
        (
            _("White, black and grey have eight castles each. The reserve holds nine knights; you play four in each "
              "turn and roll four dice."),
            _("To be strongest you need more than each of the others by themselves, not more than both together: 4 to "
              "3 to 3 is enough, 4 to 4 to 1 is not. If two are equal at the top, nothing changes, not even when the "
              "third owns the castles."),
        ),
    )  # fmt: skip


def four() -> RuleSection:
    """Return what is different with four players (rules 1.9)."""
    return RuleSection(
        _("With four players"),
        (
            _("Two play White and two play Black. Each team has ten castles in common; partners sit side by side. "
              "Everybody has their own court, reserve, discs and dice, as in the game of two."),
            _("Arms belong to the one player with most knights at court: the courts of partners are not added. On the "
              "ring the knights of both partners count together, with the castles of the team."),
            _("Only the discs decide the order, so partners may act one after the other, even four times in a row. A "
              "number that your partner has put down is forbidden to you too."),
            _("Agree before the match whether partners may talk about it. In a serious one they give each other "
              "neither information nor hints; computer players never talk."),
            _("Do not fight your partner for a colour: put such knights on the ring. One prepares, the other strikes."),
        ),
    )  # fmt: skip


def house_rules() -> RuleSection:
    """Return the rules that a table can choose, all of them off by default."""
    return RuleSection(
        _("House rules"),
        (
            _("Turning a die: if no crown was rolled, one die may be turned to its crown, which costs nothing."),
            _("Dice at the start: they are rolled at the start of the turn, so that you know what is coming while you "
              "play; the knights are still taken at its end."),
        ),
    )  # fmt: skip


def hands() -> RuleSection:
    """Return how everything is done with mouse, keys and pad."""
    return RuleSection(
        _("Mouse, keys and pad"),
        (
            _("Click a knight of your reserve, then your court or a region; dragging it works too, and a double click "
              "sends it to court. While you hold a knight, point at a place to see what would change. A second click "
              "puts it back."),
            _("Every knight can be taken back until Charlemagne has moved. Then the regions he can reach glow with the "
              "number of steps: point at one to see what would happen, click it to go."),
            _("With keys: the numbers choose a knight of your reserve, a disc or how far Charlemagne goes; the arrows "
              "choose a place, Enter confirms. U takes back, R makes it again, H gives a hint, L opens the chronicle, "
              "M the menu. While Space is held everything moves faster. With a pad the table names the buttons."),
        ),
    )  # fmt: skip
