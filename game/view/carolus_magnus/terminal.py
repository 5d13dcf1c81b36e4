"""The table as lines of text, for a terminal: the regions with their strengths, every player's court beside them."""

from __future__ import annotations

from game.language import _
from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import NOBODY, Region, State
from game.view.carolus_magnus.setup_words import side_name
from game.view.carolus_magnus.words import colour_name
from game.view.moment import SeatLook

KNIGHTS = ("\x1b[97;41m", "\x1b[30;105m", "\x1b[97;44m", "\x1b[30;103m", "\x1b[97;42m")
SIDES = ("\x1b[30;107m", "\x1b[97;100m", "\x1b[30;47m")
PLAIN = "\x1b[0m"
GAP = "    "


def table_lines(state: State, seats: tuple[SeatLook, ...], colour: bool = False) -> list[str]:
    """Return the table, a line a string; with `colour` it holds the escape sequences of ANSI terminals.

    Without colour everything can be read as well: knights are the letters of their colours, * is Charlemagne.
    """
    ring = [_ring_head(state)] + [region_line(state, number, one, colour)
                                  for number, one in enumerate(rules.regions(state))]  # fmt: skip
    courts: list[tuple[str, int]] = []
    for seat in range(state.players):
        courts += [*seat_lines(state, seat, seats, colour), ("", 0)]
    courts.append(supply_line(state, colour))
    high = max(len(ring), len(courts))
    ring += [("", 0)] * (high - len(ring))
    courts += [("", 0)] * (high - len(courts))
    wide = max(length for _text, length in ring)
    lines = zip(ring, courts, strict=True)
    return [f"{left}{' ' * (wide - length)}{GAP}{right}".rstrip() for (left, length), (right, _length) in lines]


def table_legend() -> tuple[str, ...]:
    """Return what the signs mean."""
    letters = ", ".join(
        f"{letter} {colour_name(colour)}" for colour, letter in enumerate(rules.COLOUR_LETTERS)
    )  # fmt: skip
    return (
        _("* is Charlemagne, > whose turn it is. Of every land: the strength of each side, its castles, its knights."),
        _("Knights: {letters}").format(letters=letters),
    )


def _ring_head(state: State) -> tuple[str, int]:
    """Return the heads of the columns: the sides, in the order of the strengths below."""
    sides = " : ".join(side_name(side) for side in range(len(state.stocks)))
    text = "  " + _("Round {n}").format(n=state.round) + GAP + sides
    return text, len(text)


def region_line(state: State, number: int, region: Region, colour: bool) -> tuple[str, int]:
    """Return a region with its castles, knights and strengths, and how many characters wide it is without colours."""
    mark = "*" if number == state.emperor else " "
    sums = " : ".join(f"{strength:2}" for strength in region.strengths)
    castles = f"{side_name(region.owner)} {region.castles}" if region.owner != NOBODY else "-"
    plain = f"{mark} {region.name:15} {sums}  {castles:10} "
    letters, length = knight_letters(region.knights, colour)
    owner = plain
    if colour and region.owner != NOBODY:
        owner = plain.replace(castles, f"{SIDES[region.owner]}{castles}{PLAIN}")
    return owner + letters, len(plain) + length


def knight_letters(counts: tuple[int, ...], colour: bool) -> tuple[str, int]:
    """Return "r3 p1" for five counts and its length; with colour each on its own ground."""
    shown = [(number, f"{rules.COLOUR_LETTERS[number]}{count}") for number, count in enumerate(counts) if count]
    plain = " ".join(text for _number, text in shown) or "-"
    if not colour:
        return plain, len(plain)
    return " ".join(f"{KNIGHTS[number]}{text}{PLAIN}" for number, text in shown) or "-", len(plain)


def seat_lines(state: State, seat: int, seats: tuple[SeatLook, ...], colour: bool) -> list[tuple[str, int]]:
    """Return who sits there with what is left, the court with the arms held, and the reserve; without lengths."""
    side = state.sides[seat]
    name = seats[seat].name if seat < len(seats) else ""
    turn = ">" if state.turn == seat else " "
    head = f"{turn} {side_name(side)}  {name}".rstrip()
    discs = " ".join(_disc(state, seat, number) for number in range(1, rules.DISCS + 1))
    facts = _("castles left {n}, discs {discs}").format(n=state.stocks[side], discs=discs)
    held = tuple(int(holder == seat) for holder in state.arms)
    arms = " ".join(rules.COLOUR_LETTERS[number] for number, one in enumerate(held) if one) or "-"
    court = _("court {knights}, arms {arms}").format(knights=knight_letters(state.courts[seat], colour)[0], arms=arms)
    reserve = _("reserve {knights}").format(knights=knight_letters(state.reserves[seat], colour)[0])
    return [(head, 0), (f"    {facts}", 0), (f"    {court}", 0), (f"    {reserve}", 0)]


def _disc(state: State, seat: int, number: int) -> str:
    """Return a disc: [3] lies on the table, - is used."""
    if state.played[seat] == number:
        return f"[{number}]"
    return str(number) if state.hands[seat] >> (number - 1) & 1 else "-"


def supply_line(state: State, colour: bool) -> tuple[str, int]:
    """Return the knights in the middle."""
    return _("supply {knights}").format(knights=knight_letters(tuple(state.supply), colour)[0]), 0
