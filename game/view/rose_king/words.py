"""The words of Rose King's table: names, the chronicle, reasons, warnings, results. Looked up when they are called."""

from __future__ import annotations

from game.language import N_, _, ngettext
from game.rules import rose_king as rules
from game.rules.core import CHANCE, TERMINAL, Outcome
from game.view.moment import SeatLook, Sentence
from game.view.rose_king.geometry import square_name

ROMAN = ("I", "II", "III")
_HOUSES = (N_("Lancaster"), N_("York"))
# the points of the compass, as short as a card has room for
_DIRECTIONS = (N_("N"), N_("NE"), N_("E"), N_("SE"), N_("S"), N_("SW"), N_("W"), N_("NW"))
NO_BREAK = "\u00a0"


def house_name(house: int) -> str:
    """Return the name of a house."""
    return _(_HOUSES[house])


def card_words(card: int) -> str:
    """Return a card as a person says it: "NE II"."""
    return f"{_(_DIRECTIONS[card // 3])}{NO_BREAK}{ROMAN[card % 3]}"


def player_name(state: rules.State, house: int, seats: tuple[SeatLook, ...]) -> str:
    """Return the name of whoever plays the house; the house's own name when nobody is known."""
    seat = state.seat_of(house)
    return seats[seat].name if 0 <= seat < len(seats) and seats[seat].name else house_name(house)


# ---- the chronicle
def sentences(
    before: rules.State, action: int, after: rules.State, seats: tuple[SeatLook, ...], ply: int = -1
) -> tuple[Sentence, ...]:
    """Return the lines of the chronicle for one step of the log."""
    lines = [Sentence(text, _speaker(before, after), ply) for text in _told(before, action, after, seats)]
    if rules.is_reshuffled(before, after):
        lines.append(Sentence(_("The discards are shuffled into a new pile"), ply=ply))
    skipped = rules.skipped_house(before, after)
    if skipped != rules.NOBODY:
        lines.append(Sentence(skip_words(skipped), after.seat_of(skipped), ply, aloud=True))
    if after.actor == TERMINAL:
        lines.append(Sentence(end_words(after), ply=ply))
    return tuple(lines)


def _speaker(before: rules.State, after: rules.State) -> int:
    """Return the seat that acted; nobody while the lot is drawn and the cards are dealt."""
    return -1 if before.actor == CHANCE and not before.drawing else after.seat_of(before.house)


def _told(before: rules.State, action: int, after: rules.State, seats: tuple[SeatLook, ...]) -> list[str]:
    if rules.is_red_seat(action):
        name = player_name(after, rules.RED, seats)
        return [_("The lot falls: {name} plays Lancaster, red").format(name=name)]
    card = rules.card_of(action)
    if card is None:
        return []  # a draw is told when its card is known
    house = house_name(before.house)
    if rules.is_card_coming(action):
        if not before.drawing:  # the deal is seen, not told
            dealt = _("The cards are dealt; {house} begins").format(house=house_name(rules.RED))
            return [dealt] if after.actor >= 0 else []
        return [_("{house} draws {card}").format(house=house, card=card_words(card))]
    square = square_name(after.crown)
    if rules.is_hero_play(action):
        return [_("{house} plays {card} with a hero: {square} changes sides").format(
            house=house, card=card_words(card), square=square
        )]  # fmt: skip
    stone = _("stone to {square}").format(square=square).replace(" ", NO_BREAK)
    return [_("{house} plays {card}: {stone}").format(house=house, card=card_words(card), stone=stone)]


def skip_words(house: int) -> str:
    """Return why a turn was skipped."""
    return _("{house} is skipped: five cards in hand, and none of them can be played").format(house=house_name(house))


def end_words(state: rules.State) -> str:
    """Return why the match is over."""
    if state.supply:
        return _("Neither house can act: the match is over")
    return _("The last stone is laid: the match is over")


# ---- why something cannot be done
def short_reason(status: str) -> str:
    """Return the reason on a dimmed card, in two or three words; status as `card_status` gives it."""
    return {
        "off_board": _("off the board"),
        "own_stone": _("your own stone"),
        "no_hero": _("no hero left"),
    }.get(status, "")


def card_reason(state: rules.State, house: int, card: int) -> str:
    """Return why a card cannot be played, as a sentence; "" if it can."""
    said = {
        "off_board": _("{card} leads off the board"),
        "own_stone": _("{card} leads to a stone of your own"),
        "no_hero": _("{card} leads to an opponent's stone, and no hero is left"),
    }.get(rules.card_status(state, house, card), "")
    return said.format(card=card_words(card))


def touched(before: rules.State, action: int, after: rules.State) -> tuple[str, ...]:
    """Return the spot of the square on which a step lays a stone, () where it lays none."""
    return (f"square:{after.crown}",) if after.board != before.board else ()


def square_reason(state: rules.State, house: int, square: int) -> str:
    """Return why a square cannot be chosen, as a sentence."""
    for card in state.hand(house):
        if rules.target(state.crown, card) == square:
            return card_reason(state, house, card)
    if state.board[square] != rules.EMPTY:
        return _("The square is taken, and none of your cards leads there")
    return _("None of your cards leads there")


def draw_reason(state: rules.State, house: int) -> str:
    """Return why no card can be drawn; "" if it can."""
    return _("your hand is full") if len(state.hand(house)) >= rules.HAND_LIMIT else ""


def wait_reason(state: rules.State, seats: tuple[SeatLook, ...], thinking: bool) -> str:
    """Return why nothing can be chosen now."""
    if state.actor == TERMINAL:
        return _("The match is over")
    if state.actor == CHANCE or state.house == rules.NOBODY:
        return _("A card is being drawn")
    name = player_name(state, state.house, seats)
    return _("{name} is thinking").format(name=name) if thinking else _("{name} is to move").format(name=name)


def foreign_card(state: rules.State, house: int, seats: tuple[SeatLook, ...]) -> str:
    """Return what to say to somebody who wants to play the other side's card."""
    return _("This card belongs to {name}").format(name=player_name(state, house, seats))


# ---- what to think about before an action
def warning(state: rules.State, action: int, ask_hero: bool, ask_end: bool) -> str | None:
    """Return the question before an action of `state`, None if there is nothing to ask."""
    parts = []
    if ask_end:
        parts += _end_warning(state, action)
    if ask_hero and rules.is_hero_play(action):
        left = state.heroes[state.house] - 1
        parts.append(
            _("This is your last hero.")
            if left == 0
            else ngettext("This spends a hero; {n} is left.", "This spends a hero; {n} are left.", left).format(n=left)
        )
    return " ".join(parts) or None


def _end_warning(state: rules.State, action: int) -> list[str]:
    after = state.clone()
    after.apply(action)
    outcome = after.outcome()
    if outcome is not None:
        return [_("This ends the match: {result}.").format(result=result_words(after, outcome))]
    if after.actor != CHANCE:
        return []
    comings = after.legal_actions()
    ends = [one for one in (_applied(after, coming) for coming in comings) if one.actor == TERMINAL]
    if not ends:
        return []
    outcome = ends[0].outcome()
    assert outcome is not None
    return [
        _("This can end the match, with {n} of the {total} cards: {result}.").format(
            n=len(ends), total=len(comings), result=result_words(ends[0], outcome)
        )
    ]


def _applied(state: rules.State, action: int) -> rules.State:
    after = state.clone()
    after.apply(action)
    return after


# ---- how it ended
def result_words(state: rules.State, outcome: Outcome, seats: tuple[SeatLook, ...] = ()) -> str:
    """Return the result in one sentence; houses are named, not players."""
    if len(outcome.winners) != 1:
        return _("A draw")
    house = house_name(state.house_of(outcome.winners[0]))
    if not outcome.tie_breaks:
        gap = max(outcome.scores) - min(outcome.scores)
        return _("{house} wins by {n}").format(house=house, n=gap)
    if outcome.tie_breaks[-1].name == "largest_territory":
        return _("{house} wins by the largest territory").format(house=house)
    return _("{house} wins by its stones").format(house=house)


def tie_break_words(outcome: Outcome) -> str:
    """Return the headline over the comparison of territories and stones."""
    if not outcome.tie_breaks:
        return _("Tie-break not needed")
    if len(outcome.winners) != 1:
        return _("Equal in points, largest territory and stones")
    if outcome.tie_breaks[-1].name == "largest_territory":
        return _("Equal points: the largest territory decides")
    return _("Equal points and territories: the stones decide")


def comparison_words(largest: tuple[int, int], stones: tuple[int, int]) -> str:
    """Return the largest territories and the stones of red and white, side by side."""
    return _("largest territory {a} : {b}      stones {c} : {d}").format(
        a=largest[0], b=largest[1], c=stones[0], d=stones[1]
    )


def times_words(n: int) -> str:
    """Return how often a territory of one size is there, "" for once."""
    return (
        ("", "", _("twice"), _("three times"), _("four times"), _("five times"))[n]
        if n < 6
        else _("{n} times").format(n=n)
    )


def points_word(n: int) -> str:
    """Return the word behind a large number of points."""
    return ngettext("point", "points", n)


def joined_words(n: int) -> str:
    """Return the cry over two or more territories that have become one."""
    return ngettext("{n} territory joined", "{n} territories joined", n).format(n=n)


def stones_words(n: int) -> str:
    """Return a number of stones in words."""
    return ngettext("{n} stone", "{n} stones", n).format(n=n)


def heroes_words(n: int) -> str:
    """Return a number of heroes in words."""
    return ngettext("{n} hero", "{n} heroes", n).format(n=n)


def territories_words(n: int) -> str:
    """Return a number of territories in words."""
    return ngettext("{n} territory", "{n} territories", n).format(n=n)
