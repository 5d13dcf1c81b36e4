"""What a slip says: what would happen in a land, who could take it next turn, who could take arms and by how many."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.carolus_magnus import stops, threats
from game.rules.carolus_magnus.stops import Visit
from game.view.boxes import Box
from game.view.carolus_magnus import names
from game.view.carolus_magnus.court import disc_picture
from game.view.carolus_magnus.inks import GOOD, SIDE_INKS
from game.view.carolus_magnus.look import Look
from game.view.carolus_magnus.panel import sheet_of
from game.view.carolus_magnus.setup_words import side_name
from game.view.carolus_magnus.tooltip import Line, Sign, Tip, Words, castle_sign, knight_sign, strength_sign
from game.view.palette import BROWN, OXBLOOD

TILE = 2.2  # half of a tile, in hex radii


def land_tip(look: Look, index: int) -> Tip:
    """Return the slip of a land: what would happen if Charlemagne stopped there, or what could happen next turn."""
    seen = stops.visit(look.state, index)
    steps = look.steps_to(index)
    lines: list[Line] = [(Words(headline(seen), "bold", OXBLOOD),)]
    lines += sums(seen)
    if steps in look.choices.steps:
        lines += consequences(seen)
    elif look.state.round:
        lines.insert(1, (Words(_("if Charlemagne stopped here now"), ink=BROWN),))
        lines += chances(look, index) if look.moment.preferences.show_threats else []
    return Tip(tuple(lines), anchor(look, index), spare(look, index, seen), free=look.middle.seal)


def anchor(look: Look, index: int) -> Box:
    """Return the box that the slip of a land belongs to: its label."""
    piece = look.pieces.get(names.label(look.state.starts[index]))
    if piece is not None:
        return Box(piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h)
    return Box(*look.ring.lands[index].box)


def spare(look: Look, index: int, seen: Visit) -> tuple[tuple[Box, float], ...]:
    """Return what the slip of a land should not hide: the land itself, those that merge with it, labels, the supply."""
    found = [(look.middle.supply, 0.4), (look.middle.tray, 0.4)]
    for other, land in enumerate(look.ring.lands):
        matters = other == index or land.name in seen.merged
        reach = land.r * TILE
        weight = 3.0 if matters else 0.6
        found += [(Box(x - reach, y - reach, 2 * reach, 2 * reach), weight) for x, y in land.centres]
        found.append((anchor(look, other), 2.0 if matters else 1.0))
    return tuple(found)


def headline(seen: Visit) -> str:
    """Return in a few words what a stop brings."""
    if seen.reason == stops.TIE:
        top = max(seen.strengths)
        tied = " : ".join(str(top) for value in seen.strengths if value == top)
        return _("{land}: {tied}, nobody builds").format(land=seen.name, tied=tied)
    if seen.reason == stops.NOBODY_COUNTS:
        return _("{land}: nobody builds").format(land=seen.name)
    side = side_name(seen.winner)
    if seen.reason == stops.OWN:
        return _("{land}: {side} stays").format(land=seen.name, side=side)
    if seen.reason == stops.BUILT:
        return _("{land}: {side} builds").format(land=seen.name, side=side)
    return ngettext(
        "{land}: {side} takes {n} castle", "{land}: {side} takes {n} castles", seen.built
    ).format(land=seen.name, side=side, n=seen.built)  # fmt: skip


def sums(seen: Visit) -> list[Line]:
    """Return a line for every side that counts for something: its strength, and what it is made of."""
    lines: list[Line] = []
    for side, strength in enumerate(seen.strengths):
        if not strength:
            continue
        line: list[Words | Sign] = [strength_sign(side, strength), Words("=", ink=BROWN)]
        parts = [(count, knight_sign(colour)) for colour, count in enumerate(seen.counted[side]) if count]
        if side == seen.owner and seen.castles:
            parts.append((seen.castles, castle_sign(side)))
        for count, sign in parts:
            plus = [Words("+", ink=BROWN)] if len(line) > 2 else []
            line += [*plus, Words(str(count), "bold"), sign]
        lines.append(tuple(line))
    return lines


def consequences(seen: Visit) -> list[Line]:
    """Return what else a stop brings: lands that merge, a gift, the last castle, the end of the match."""
    lines: list[Line] = []
    if seen.merged:
        lines.append((Words(_("merges to {land}").format(land=seen.joined), ink=GOOD),))
    if seen.gift:
        lines.append((Words(_("a gift to {side}").format(side=side_name(seen.winner)), "bold", OXBLOOD),))
    if seen.ends:
        lines.append((Words(ending(seen), "bold", OXBLOOD),))
    return lines


def ending(seen: Visit) -> str:
    """Return how the match would end by a stop."""
    if len(seen.winners) != 1:
        return _("three regions are left: a draw")
    side = side_name(seen.winners[0])
    if seen.ends == "last_castle":
        return _("the last castle: {side} wins").format(side=side)
    return _("three regions are left: {side} wins").format(side=side)


def chances(look: Look, index: int) -> list[Line]:
    """Return who could turn a land to their side with their next turn."""
    lines: list[Line] = []
    for taker in threats.takers(look.state, index):
        words = [
            ngettext("{n} step", "{n} steps", taker.steps).format(n=taker.steps),
            ngettext("{n} knight", "{n} knights", taker.knights).format(n=taker.knights),
        ]
        if not taker.knights:
            words.pop()
        line: list[Words | Sign] = [who(look, taker.seat), Words(", ".join(words))]
        line += [knight_sign(colour) for colour in taker.flips]
        lines.append(tuple(line))
    if lines:
        lines.insert(0, (Words(_("could be taken next turn by"), ink=BROWN),))
    return lines


def who(look: Look, seat: int) -> Sign:
    """Return the small disc of a seat, with the number that it has played."""
    played = look.state.played[seat]
    side = look.state.sides[seat]
    return Sign(
        disc_picture(look.state.players, seat, "free"), 1.3, 1.3, str(played) if played else "", SIDE_INKS[side]
    )


def row_tip(look: Look, seat: int, colour: int) -> Tip:
    """Return the slip of a row of a court: who holds the arms, by how many, and who could take them."""
    holder = look.state.arms[colour]
    lines: list[Line] = []
    lines.append((knight_sign(colour), Words(_held(look, colour, holder), "bold", OXBLOOD)))
    shown = look.moment.preferences.show_threats
    dangers = [threat for threat in look.threats if shown and threat.colour == colour]
    for threat in dangers:
        lines.append((who(look, threat.seat), Words(_threat(look, threat.seat, threat.need, threat.twice))))
    if shown and holder >= 0 and not dangers:
        lines.append((Words(_("safe for the next turn"), ink=GOOD),))
    return Tip(tuple(lines), look.table.seats[seat].row(colour).grown(2), ((sheet_of(look.table, seat), 4.0),), True)


def _held(look: Look, colour: int, holder: int) -> str:
    if holder < 0:
        return _("Nobody holds these arms")
    by, name = look.leads[colour], look.player(holder)
    if not by:
        return _("{name} holds, equal").format(name=name)
    return ngettext("{name} is {n} ahead", "{name} is {n} ahead", by).format(name=name, n=by)


def _threat(look: Look, seat: int, need: int, twice: bool) -> str:
    name = look.player(seat)
    if twice:
        return ngettext(
            "{name} takes them with {n} knight in two turns", "{name} takes them with {n} knights in two turns", need
        ).format(name=name, n=need)
    return ngettext(
        "{name} takes them with {n} knight", "{name} takes them with {n} knights", need
    ).format(name=name, n=need)  # fmt: skip
