"""What follows by itself, as lines of the chronicle: regions, cut-offs, ducats, lines that lapse, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.language import _
from game.rules.lowenherz.board import NOBODY
from game.rules.lowenherz.cards import CARD_LINES, KING_CARD
from game.rules.lowenherz.happenings import (
    TIED,
    UNCHOSEN,
    BordersLapsed,
    CardTurned,
    ContestBegan,
    CutOff,
    DucatsShared,
    Ended,
    Event,
    LineLapsed,
    MountainsScored,
    ParchmentsScored,
    RegionFounded,
)
from game.view.lowenherz import card_words, words_land, words_result
from game.view.lowenherz.words import Told, begins, signed
from game.view.moment import Sentence

LOUD = (MountainsScored, BordersLapsed, LineLapsed, Ended)


def course_lines(told: Told, events: Iterable[Event], ply: int) -> tuple[Sentence, ...]:
    """Return the lines of what followed by itself; what nobody may miss is said aloud."""
    found = []
    for event in events:
        tell = _TELL.get(type(event))
        text = tell(told, event) if tell else ""
        if text:
            aloud = isinstance(event, LOUD) and not (isinstance(event, LineLapsed) and event.reason == UNCHOSEN)
            found.append(told.sentence(text, _speaker(event), ply, aloud))
    return tuple(found)


def card_words_of(told: Told, event: CardTurned) -> str:
    """Return what an action card offers; of silver and king only what it is."""
    lines = CARD_LINES[event.card]
    if lines:
        offered = ", ".join(card_words.line_words(line) for line in lines)
        return _("{name} turns up: {lines}").format(name=told.name(told.before.start), lines=offered)
    return _("The king is dead") if event.card == KING_CARD else _("{name} turns up a silver card").format(
        name=told.name(told.before.start)
    )  # fmt: skip


def _speaker(event: Event) -> int:
    """Return the seat that a line belongs to, NOBODY for the table itself."""
    if isinstance(event, DucatsShared):
        return event.seats[0] if len(event.seats) == 1 else NOBODY
    return getattr(event, "seat", NOBODY)


def _mountains(told: Told, event: MountainsScored) -> str:
    scored = [f"{told.name(seat)} {signed(n)}" for seat, n in enumerate(event.points) if n]
    if not scored:
        return _("Silver: no mountain lies in a region, nobody gets anything")
    return _("Silver, 1 for each mountain in a region: {scored}").format(scored=", ".join(scored))


def _shared(told: Told, event: DucatsShared) -> str:
    number = CARD_LINES[told.before.card][event.line][1]
    ducats = card_words.ducats_words(number)
    if len(event.seats) == 1:
        return _("{name} alone takes {ducats}").format(name=told.name(event.seats[0]), ducats=ducats)
    names = told.names(event.seats)
    return _("{names} share {ducats}: {n} each").format(names=names, ducats=ducats, n=event.each)


def _lapsed(told: Told, event: LineLapsed) -> str:
    line = told.line(event.line)
    if event.reason == UNCHOSEN:
        return _("{line}: chosen by nobody").format(line=begins(line))
    if event.reason == TIED:
        return ""  # told with the bids
    said = _("{line} lapses: nothing in it is possible for {name}")
    return said.format(line=begins(line), name=told.name(event.seat))


def _contest(told: Told, event: ContestBegan) -> str:
    from game.view.lowenherz.words_contest import began_words

    return began_words(told, event)


def _parchments(told: Told, event: ParchmentsScored) -> str:
    return _("{name}, parchments: {gain}").format(name=told.name(event.seat), gain=signed(event.points))


def _ended(told: Told, event: Ended) -> str:
    outcome = told.after.outcome()
    return words_result.result_words(told.after, outcome, told.seats) if outcome is not None else ""


_TELL: dict[type, Callable[[Told, Any], str]] = {
    RegionFounded: words_land.founded_words,
    CutOff: words_land.cut_off_words,
    BordersLapsed: words_land.lapsed_words,
    MountainsScored: _mountains,
    DucatsShared: _shared,
    LineLapsed: _lapsed,
    ContestBegan: _contest,
    ParchmentsScored: _parchments,
    Ended: _ended,
}
