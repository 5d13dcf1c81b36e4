"""Why the buttons of a table are off now, each in one sentence, where only the match knows."""

from __future__ import annotations

from game.language import _
from game.match import Match
from game.match.undo import TABLE, is_person, is_practice


def why_off(match: Match, person: int | None) -> tuple[tuple[str, str], ...]:
    """Return what is to be said of Undo, Redo, Hint and looking back while they are off: (name, sentence).

    person: the seat of the person at this screen who is to choose, None while nobody is. What the table agreed on about
    taking back is not said here.
    """
    found = (("undo", _undo(match)), ("redo", _("Nothing was taken back.")), ("hint", _hint(match, person)),
             ("look_back", _("Nothing has happened since your last turn.")))  # fmt: skip
    return tuple((name, sentence) for name, sentence in found if sentence)


def _undo(match: Match) -> str:
    if not any(entry.is_joint or is_person(entry.actor, match.seats) for entry in match.log):
        return _("There is nothing to take back yet.")
    if match.undo_policy != TABLE:
        return ""
    if is_practice(match.seats):
        return _("Something hidden has been seen since, so nothing is taken back.")
    return _("You can take back only your own moves, until something follows.")


def _hint(match: Match, person: int | None) -> str:
    if person is not None:
        return ""
    if match.is_over:
        return _("The match is over.")
    if len(match.to_act) == 1:
        return _("{name} is choosing now.").format(name=match.seats[match.to_act[0]].name)
    return _("The others are choosing now.")
