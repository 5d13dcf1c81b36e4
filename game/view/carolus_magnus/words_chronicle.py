"""The chronicle of Carolus Magnus: a line a step, and one line for discs, knights or dice that belong together."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import State, phases
from game.rules.carolus_magnus.stops import visit
from game.view import signs
from game.view.carolus_magnus import words, words_visit
from game.view.carolus_magnus.words import NO_BREAK
from game.view.carolus_magnus.words_course import course
from game.view.moment import SeatLook, Sentence

Seats = tuple[SeatLook, ...]
DISC, KNIGHT, STEP, ROLL, CROWN, TURNED, OTHER = range(7)
_READERS = (rules.disc_of, rules.placed, rules.steps_of, rules.dice_of, rules.crown_of, rules.turned)


def sentences(before: State, action: int, after: State, seats: Seats, ply: int = -1) -> tuple[Sentence, ...]:
    """Return the lines of one step: what was done, then what followed by itself."""
    if kind_of(action) == STEP:
        lines = _stop(before, action, ply)
    else:
        text = _together(before, (action,), after, seats) or _alone(before, action, after, seats)
        lines = [signs.told(text, _speaker(before, action), ply)] if text else []
    return (*lines, *course(before, action, after, seats, ply))


def run_sentences(
    began: State, before: State, actions: tuple[int, ...], after: State, seats: Seats, ply: int = -1
) -> tuple[Sentence, ...] | None:
    """Return the lines of several steps in a row in place of a line for each, None where each has its own."""
    kinds = [kind_of(action) for action in actions]
    if began.round != before.round or (began.turn != before.turn and kinds[-1] != DISC):
        return None
    if not _belong(kinds, began.round):
        return None
    text = _together(began, actions, after, seats)
    return (signs.told(text, before.turn, ply), *course(before, actions[-1], after, seats, ply)) if text else None


def touched(before: State, action: int) -> tuple[str, ...]:
    """Return the lands that a step is about, each as the spot of its first tile."""
    placed, steps, tile = rules.placed(action), rules.steps_of(action), rules.emperor_tile_of(action)
    if placed is not None:
        tile = placed[1]
    elif steps is not None:
        tile = before.starts[(before.emperor + steps) % len(before.starts)]
    return () if tile is None else (f"land:{rules.TILE_LETTERS[tile]}",)


def kind_of(action: int) -> int:
    """Return what an action is."""
    return next((kind for kind, reader in enumerate(_READERS) if reader(action) is not None), OTHER)


def _belong(kinds: list[int], number: int) -> bool:
    """Return whether steps of these kinds in one round (0: before the first) are told in one line."""
    if not number:
        return set(kinds) <= {ROLL, CROWN}
    if kinds[0] in (DISC, KNIGHT):
        return set(kinds) == {kinds[0]}
    return kinds[0] in (ROLL, CROWN, TURNED) and set(kinds[1:]) <= {CROWN}


def _speaker(before: State, action: int) -> int:
    """Return the seat that a line belongs to, -1 for nobody."""
    first = rules.first_of(action)
    return before.turn if first is None else first


def _together(began: State, actions: tuple[int, ...], after: State, seats: Seats) -> str:
    """Return the line of steps that belong together, "" for those that are told otherwise."""
    kind = kind_of(actions[0])
    if kind == DISC:
        return discs_words(after, seats)
    if kind == KNIGHT:
        return knights_words(began, after, seats)
    if kind in (ROLL, CROWN) and not began.round:
        return reserve_words(actions, after, began.turn, seats)
    if began.phase == phases.REROLL:
        return ""
    return dice_words(began, actions, seats) if kind in (ROLL, CROWN, TURNED) else ""


# ---- what belongs together
def discs_words(after: State, seats: Seats) -> str:
    """Return the discs that lie, in the order in which they were put down."""
    lie = [
        _("{name} {n}").format(name=words.player_name(after, seat, seats), n=after.played[seat]).replace(" ", NO_BREAK)
        for seat in after.choosing
        if after.played[seat]
    ]
    return _("Round {n}, discs: {discs}").format(n=after.round, discs=", ".join(lie))


def knights_words(began: State, after: State, seats: Seats) -> str:
    """Return where the knights of a turn went since `began`, and which arms they won."""
    seat = began.turn
    name = words.player_name(began, seat, seats)
    parts = []
    to_court = [new - old for new, old in zip(after.courts[seat], began.courts[seat], strict=True)]
    if any(to_court):
        parts.append(_("{knights} to court").format(knights=words.knights_signs(to_court)))
    for index, (new, old) in enumerate(zip(after.knights, began.knights, strict=True)):
        sent = [count - former for count, former in zip(new, old, strict=True)]
        if any(sent):
            land = rules.name_at(after, index)
            parts.append(_("{knights} to {land}").format(knights=words.knights_signs(sent), land=land))
    won = [colour for colour, holder in enumerate(after.arms) if holder == seat != began.arms[colour]]
    if won:
        parts.append(_("wins {arms}").format(arms=words.arms_signs(won)))
    return f"{name}: {', '.join(parts)}"


def reserve_words(actions: tuple[int, ...], after: State, seat: int, seats: Seats) -> str:
    """Return the first reserve as far as it is known; crowns that are not named yet stand at its end."""
    rolls = [faces for faces in map(rules.dice_of, actions) if faces is not None]
    named = [colour for colour in map(rules.crown_of, actions) if colour is not None]
    counts = [sum(faces[colour] for faces in rolls) + named.count(colour) for colour in range(len(rules.COLOURS))]
    crowns = sum(faces[rules.CROWN] for faces in rolls) - len(named)
    return _("{name} rolls the reserve: {knights}").format(
        name=words.player_name(after, seat, seats), knights=words.knights_signs(counts, max(0, crowns))
    )


def dice_words(began: State, actions: tuple[int, ...], seats: Seats) -> str:
    """Return what was rolled or turned, and the colours that the crowns were named."""
    name = words.player_name(began, began.turn, seats)
    faces, turned = rules.dice_of(actions[0]), rules.turned(actions[0])
    named = [colour for colour in map(rules.crown_of, actions) if colour is not None]
    counts = [named.count(colour) for colour in range(len(rules.COLOURS))]
    if faces is not None:
        rolled = words.knights_signs(faces[: rules.CROWN], faces[rules.CROWN])
        said = _("{name} rolls {dice}").format(name=name, dice=rolled)
    elif turned is not None:
        said = _("{name} turns a die to a crown ({colour})").format(name=name, colour=words.colour_name(turned))
    else:  # the dice were rolled at the start of the turn
        chosen = ngettext(
            "{name} chooses for the crown: {knights}", "{name} chooses for the crowns: {knights}", len(named)
        )
        return chosen.format(name=name, knights=words.knights_signs(counts))
    if not named:
        return said
    chosen = ngettext("{what}; for the crown: {knights}", "{what}; for the crowns: {knights}", len(named))
    return chosen.format(what=said, knights=words.knights_signs(counts))


# ---- what stands alone
def _alone(before: State, action: int, after: State, seats: Seats) -> str:
    tile, first = rules.emperor_tile_of(action), rules.first_of(action)
    if tile is not None:
        return _("Fifteen lands, a knight on each; Charlemagne stands on {land}").format(land=rules.TILE_LETTERS[tile])
    if first is not None:
        return _("The lot falls: {name} chooses a disc first").format(name=words.player_name(after, first, seats))
    faces = rules.dice_of(action)
    if faces is None or before.phase != phases.REROLL:
        return ""  # a knight that is laid, dice that are kept
    used = next(colour for colour, count in enumerate(before.dice) if count)
    return _("{colour} is used up, the die is rolled again: {dice}").format(
        colour=words.colour_begins(used),
        dice=words.knights_signs(faces[: rules.CROWN], faces[rules.CROWN]),
    )


def _stop(before: State, action: int, ply: int) -> list[Sentence]:
    """Return Charlemagne's way; where something is built, that has a line of its own by the side that builds."""
    steps = rules.steps_of(action)
    assert steps is not None
    visited = visit(before, (before.emperor + steps) % len(before.starts))
    way = words_visit.way_words(visited, rules.name_at(before, before.emperor))
    if not visited.changes:
        why = words_visit.nothing_words(before, visited)
        return [Sentence(f"{way}: {why}", before.turn, ply)]
    building = words_visit.building_words(visited)
    builder = before.turn if before.sides[before.turn] == visited.winner else before.sides.index(visited.winner)
    return [Sentence(way, before.turn, ply), Sentence(building, builder, ply)]
