"""What a step pays: points that fly to the track and push the markers on, ducats that change hands, cards turned up."""

from __future__ import annotations

from game.rules.lowenherz import actions as of
from game.rules.lowenherz.cards import CARD_STACKS, KING_CARD, SILVER_CARDS, STACKS
from game.rules.lowenherz.land import fields_of
from game.rules.lowenherz.land_regions import own_land
from game.view.lowenherz import effects, flights, names, track
from game.view.lowenherz.steps import Course, along
from game.view.tween import in_out_cubic

RAISE_MS, CELL_MS, LONGEST = 760.0, 70.0, 900.0
COIN_MS, COIN_GAP, MOST_COINS = 460.0, 55.0, 8
CARD_MS = 640.0


def points(course: Course, action: int) -> float:
    """Let points rise where they were made and the markers walk; return when the numbers change."""
    silver = of.card_of(action) in (*SILVER_CARDS, KING_CARD)
    before, after = course.before.state.points, course.look.state.points
    start, last = course.at, course.at
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if old == new:
            continue
        x, y = _source(course, seat, silver)
        box = track.place(course.look.table, new)
        course.effect(effects.number(new - old, x, y, box.centre), start, RAISE_MS)
        ms = min(LONGEST, max(260.0, abs(new - old) * CELL_MS))
        course.move(names.marker(seat), start + RAISE_MS * 0.75, ms, ease=in_out_cubic, layer=names.FLYING,
                    bends=(along(_way(course, seat, old, new)),))  # fmt: skip
        last = max(last, start + RAISE_MS * 0.75 + ms)
        if new > old:
            course.sound(f"score_{min(12, new - old)}", start + RAISE_MS * 0.7)
    for seat in range(course.look.state.players):  # markers that make room on their cell
        name = names.marker(seat)
        if name not in course.named and course.old(name) != course.new(name):
            course.move(name, start, 200)
    course.at = last
    return start + RAISE_MS * 0.75 if last > start else start


def _way(course: Course, seat: int, old: int, new: int) -> tuple[tuple[float, float], ...]:
    """Return the middles of the cells over which a marker walks, its true places at both ends."""
    first, last = course.old(names.marker(seat)), course.new(names.marker(seat))
    assert first is not None and last is not None
    step = 1 if new > old else -1
    between = [track.place(course.look.table, n).centre for n in range(old + step, new, step)]
    return ((first.x, first.y), *between, (last.x, last.y))


def _source(course: Course, seat: int, silver: bool) -> tuple[float, float]:
    """Return where on the board the points of a seat were made or lost: in the middle of what changed hands."""
    table, old, new = course.look.table, course.before.state, course.look.state
    fields = own_land(old, seat) ^ own_land(new, seat)
    if silver:
        fields = own_land(new, seat) & new.mountain
    found = fields_of(fields)
    if not found:
        return table.panels[seat].centre
    places = [table.field_box(field).centre for field in found]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def purses(course: Course) -> None:
    """Let ducats fly from purse to purse, from the bank and to it."""
    table = course.look.table
    changes = [new - old for old, new in zip(course.before.state.purse, course.look.state.purse, strict=True)]
    payers = [seat for seat, change in enumerate(changes) if change < 0]
    takers = [seat for seat, change in enumerate(changes) if change > 0]
    bank = (table.card.x + table.card.w / 2, table.card.y + 60)
    ways = []
    if len(payers) == len(takers) == 1 and changes[payers[0]] == -changes[takers[0]]:
        ways.append((_purse(course, payers[0]), _purse(course, takers[0]), changes[takers[0]]))
    else:
        ways += [(_purse(course, seat), bank, -changes[seat]) for seat in payers]
        ways += [(bank, _purse(course, seat), changes[seat]) for seat in takers]
    for start, end, count in ways:
        shown = min(MOST_COINS, count)
        for n in range(shown):
            course.effect(effects.coin(start, end, n), course.at + n * COIN_GAP, COIN_MS)
        course.script.hold = max(course.script.hold, course.at + shown * COIN_GAP + COIN_MS)
    if ways:
        course.sound("coins" if max(count for *_, count in ways) > 3 else "coins_few", course.at + COIN_MS * 0.6)


def _purse(course: Course, seat: int) -> tuple[float, float]:
    box = course.look.table.panels[seat]
    return box.x + 30, box.y + box.h * 0.68


def cards(course: Course, action: int) -> None:
    """Let the action card that is turned up fly from its stack to its place, other cards to where they belong."""
    card = of.card_of(action)
    if card is None:
        flights.decisions(course, action)
        flights.politics(course)
        return
    stack = CARD_STACKS[card]
    table = course.look.table
    picture = f"lowenherz/action_back_{STACKS[stack]}"
    course.effect(effects.card(picture, table.piles[stack], table.card), course.at, CARD_MS)
    course.sound("flip", course.at + CARD_MS * 0.4)
    course.script.hold = max(course.script.hold, course.at + CARD_MS)
    course.at += CARD_MS
