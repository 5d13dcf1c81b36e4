"""What a stop of Charlemagne brings, in words: who builds or takes, why nobody does, what merges, what ends."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.carolus_magnus import NOBODY, State
from game.rules.carolus_magnus.actions import steps_of
from game.rules.carolus_magnus.stops import BUILT, OWN, SHORT, TIE, Visit, visit
from game.view.carolus_magnus.setup_words import side_name
from game.view.carolus_magnus.words import colour_name, sums_words
from game.view.carolus_magnus.words_result import result_words
from game.view.listed import listed


def way_words(visited: Visit, origin: str) -> str:
    """Return where Charlemagne goes."""
    if visited.name == origin:
        return _("Charlemagne goes once round, back to {land}").format(land=origin)
    return _("Charlemagne goes from {origin} to {land}").format(origin=origin, land=visited.name)


def nothing_words(state: State, visited: Visit) -> str:
    """Return why nothing is built at a stop, in the state before it: the sum, and what it means."""
    sums = sums_words(visited.strengths)
    if visited.reason == OWN:
        return _("{sums}, {side} owns it already").format(sums=sums, side=side_name(visited.winner))
    if visited.reason == TIE:
        if visited.owner == NOBODY:
            return _("{sums}, nobody builds").format(sums=sums)
        return _("{sums}, {side} keeps it").format(sums=sums, side=side_name(visited.owner))
    return uncounted_words(state, visited.index)


def uncounted_words(state: State, index: int) -> str:
    """Return which colours of a region count for nobody, and why; "" when all of them count."""
    knights = state.knights[index]
    free = [colour_name(colour) for colour, holder in enumerate(state.arms) if holder == NOBODY and knights[colour]]
    if not free:
        return ""
    said = ngettext(
        "{colours} counts for nobody, its arms are still in the middle",
        "{colours} count for nobody, their arms are still in the middle",
        len(free),
    )
    return said.format(colours=listed(free))


def building_words(visited: Visit) -> str:
    """Return what is built and taken at a stop and what merges, as a sentence of its own."""
    side = side_name(visited.winner)
    sums = _("strength {sums}").format(sums=sums_words(visited.strengths))
    if visited.reason == BUILT:
        said = _("{side} builds on {land}, {sums}").format(side=side, land=visited.name, sums=sums)
    elif visited.reason == SHORT:
        said = _("{side} takes {land}, {sums}: {n} castles fall, and the last {built} rise").format(
            side=side, land=visited.name, sums=sums, n=visited.castles, built=visited.built
        )
    else:
        said = ngettext(
            "{side} takes {land}, {sums}: {n} castle falls, {n} rises",
            "{side} takes {land}, {sums}: {n} castles fall, {n} rise",
            visited.built,
        ).format(side=side, land=visited.name, sums=sums, n=visited.built)
    return f"{said}; {merging_words(visited)}" if visited.merged else said


def merging_words(visited: Visit) -> str:
    """Return which regions become one at a stop; "" when none do."""
    if not visited.merged:
        return ""
    lands = sorted((visited.name, *visited.merged), key=visited.joined.index)
    return _("{lands} merge").format(lands=listed(lands))


def warning(state: State, action: int, ask_gift: bool = True, ask_end: bool = True) -> str | None:
    """Return the question before a step of the emperor, None for what needs none: a gift, the end of the match."""
    steps = steps_of(action)
    if steps is None or not (ask_gift or ask_end):
        return None
    visited = visit(state, (state.emperor + steps) % len(state.starts))
    if visited.ends and ask_end:
        after = state.clone()
        after.apply(action)
        outcome = after.outcome()
        assert outcome is not None, "a visit that ends the match ends it"
        return _("This ends the match: {result}.").format(result=result_words(after, outcome))
    if visited.gift and ask_gift:
        return _("This is a gift to somebody else. {what}.").format(what=building_words(visited))
    return None
