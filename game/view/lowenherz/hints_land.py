"""What speaks for an action on the land: castles, knights, borders, expansions."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.lowenherz import State, actions, phases
from game.rules.lowenherz.board import COLUMNS, EDGE_FIELDS, EDGE_NAMES, FIELD_NAMES, FIELDS, MOST_CASTLES, NOBODY
from game.rules.lowenherz.land import neighbours, occupied
from game.rules.lowenherz.land_regions import adjoining, region_at, strength
from game.view.lowenherz.card_words import points_words
from game.view.lowenherz.princes import marked
from game.view.lowenherz.setup_words import neutral_name

NO_BREAK = "\u00a0"
NEAR = 3  # steps round a castle
Reasons = tuple[str, list[str]]


def named(action: int) -> str:
    """Return what an action on the land is, with the name of its place; "" for any other."""
    castle, edge = actions.castle_of(action), actions.edge_of(action)
    knight, gone, taken = actions.placed_knight(action), actions.removed_knight(action), actions.taken(action)
    if castle is not None:
        return _("Castle on {field}").format(field=FIELD_NAMES[castle])
    if edge is not None:
        return _("Border {edge}").format(edge=EDGE_NAMES[edge].replace("-", "–"))
    if knight is not None:
        return _("Knight on {field}").format(field=FIELD_NAMES[knight[0]])
    if gone is not None:
        return _("The knight on {field} goes").format(field=FIELD_NAMES[gone[0]])
    return "" if taken is None else _("Expand to {field}").format(field=FIELD_NAMES[taken[1]])


def on_the_land(state: State, action: int) -> Reasons | None:
    """Return what the action is and what speaks for it, None if it is not one on the land."""
    castle, edge = actions.castle_of(action), actions.edge_of(action)
    knight, gone, taken = actions.placed_knight(action), actions.removed_knight(action), actions.taken(action)
    if castle is not None:
        return named(action), _round_a_castle(state, castle)
    if edge is not None:
        return named(action), _of_a_border(state, action, edge)
    if knight is not None:
        return named(action), _of_a_knight(state, knight[0])
    if gone is not None:
        left = strength(state, state.prey) - 1
        fact = ngettext("{n} knight is left there", "{n} knights are left there", left).format(n=left)
        return named(action), [fact]
    if taken is not None:
        return named(action), _of_an_expansion(state, action, *taken)
    return None


def place_words(state: State, region: int) -> str:
    """Return where a region lies, by the field of its castle."""
    colour, number = divmod(region, MOST_CASTLES)
    return FIELD_NAMES[state.castles[colour][number]]


def colour_words(state: State, colour: int) -> str:
    """Return what stands for the player of a colour, or the name of the neutral one."""
    return marked(colour) if colour < state.players else neutral_name()


def strengths_words(state: State, own: int, other: int) -> str:
    """Return the knights of two regions beside each other, "3 : 2 knights"."""
    sums = f"{strength(state, own)}{NO_BREAK}:{NO_BREAK}{strength(state, other)}"
    return _("{sums} knights").format(sums=sums)


def _round_a_castle(state: State, castle: int) -> list[str]:
    row, column = divmod(castle, COLUMNS)
    near = sum(
        1 << field for field in range(FIELDS) if abs(field // COLUMNS - row) + abs(field % COLUMNS - column) <= NEAR
    )
    towns, mountains = (near & state.city).bit_count(), (near & state.mountain).bit_count()
    room = (near & state.plain & ~occupied(state)).bit_count()
    facts = [
        (towns, ngettext("{n} town near", "{n} towns near", towns)),
        (mountains, ngettext("{n} mountain near", "{n} mountains near", mountains)),
        (True, ngettext("{n} plain field for knights", "{n} plain fields for knights", room)),
    ]
    numbers = (towns, mountains, room)
    return [text.format(n=n) for n, (there, text) in zip(numbers, facts, strict=True) if there]


def _of_a_border(state: State, action: int, edge: int) -> list[str]:
    """Return which regions a border founds, for whom; if none, which castle it closes in."""
    after = state.clone()
    after.apply(action)
    facts = []
    for region, mask in enumerate(after.regions):
        if mask and not state.regions[region]:
            colour = region // MOST_CASTLES
            fields = ngettext("closes {n} field", "closes {n} fields", mask.bit_count()).format(n=mask.bit_count())
            won = after.points[colour] - state.points[colour] if colour < state.players else 0
            facts += [fields, _("+{points} for {name}").format(points=won, name=colour_words(state, colour))]
    if facts:
        return facts
    colour, field = _nearest_castle(state, edge)
    if colour == state.turn:
        return [_("draws round your castle on {field}").format(field=FIELD_NAMES[field])]
    name = colour_words(state, colour)
    return [_("keeps land from the castle on {field} ({name})").format(name=name, field=FIELD_NAMES[field])]


def _nearest_castle(state: State, edge: int) -> tuple[int, int]:
    """Return (colour, field) of the castle nearest to an edge; of equals an own one, of those not founded yet first."""
    found = []
    for colour, castles in enumerate(state.castles):
        for number, field in enumerate(castles):
            away = min(
                abs(field // COLUMNS - one // COLUMNS) + abs(field % COLUMNS - one % COLUMNS)
                for one in EDGE_FIELDS[edge]
            )
            is_founded = bool(state.regions[colour * MOST_CASTLES + number])
            found.append((is_founded, away, colour != state.turn, colour, field))
    return min(found)[3:]


def _of_a_knight(state: State, field: int) -> list[str]:
    if state.phase == phases.CASTLE_KNIGHT:
        room = (neighbours(1 << field) & state.plain & ~occupied(state)).bit_count()
        return [ngettext("{n} plain field beside it", "{n} plain fields beside it", room).format(n=room)]
    region = region_at(state, field)
    if region == NOBODY:
        land = (neighbours(1 << field) & ~occupied(state)).bit_count()
        return [
            _("guards the open land"),
            ngettext("{n} free field beside it", "{n} free fields beside it", land).format(n=land),
        ]
    own = strength(state, region) + 1
    facts = [ngettext("{n} knight in the region", "{n} knights in the region", own).format(n=own)]
    rivals = [other for other in adjoining(state, region) if other // MOST_CASTLES < state.players]
    beaten = [other for other in rivals if own - 1 <= strength(state, other) < own]
    if beaten:
        name = marked(beaten[0] // MOST_CASTLES)
        facts.append(_("stronger than {name}, {place}").format(name=name, place=place_words(state, beaten[0])))
    elif rivals:
        worst = max(rivals, key=lambda other: strength(state, other))
        names = {"name": marked(worst // MOST_CASTLES), "place": place_words(state, worst)}
        facts.append(_("{n} at {name}, {place}").format(n=strength(state, worst), **names))
    return facts


def _of_an_expansion(state: State, action: int, castle: int, field: int) -> list[str]:
    """Return what the field brings, what its owner loses, and which regions are founded by the way."""
    after = state.clone()
    after.apply(action)
    won = after.points[state.turn] - state.points[state.turn]
    facts = [_("{points} for you").format(points=points_words(won))]
    for seat in range(state.players):
        lost = state.points[seat] - after.points[seat]
        if lost > 0:
            facts.append(_("{name} loses {n}").format(name=marked(seat), n=lost))
    if state.mountain >> field & 1:
        facts.append(_("a mountain for the silver"))
    elif state.city >> field & 1:
        facts.append(_("a town"))
    return facts
