"""Matches over the network that this machine was cut off from: found on the disk, gone back to, or forgotten.

The title asks for them after its first picture: the network is not even imported before one lies there.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from game.language import _
from game.scenes import dialogs
from game.scenes.scene import Context
from game.scenes.seats import opponents
from game.scenes.spoken import local_time, spoken_time

if TYPE_CHECKING:
    from net.facade import Unfinished

FOLDER, ENDING = "lan", "*.session"


def find(context: Context) -> list[Unfinished]:
    """Return the matches that can be gone back to, the newest first."""
    try:
        there = any((context.home / FOLDER).glob(ENDING))
    except OSError:
        return []
    return context.network.unfinished() if there else []


def title(match: Unfinished) -> str:
    """Return the name of the table with who plays at it."""
    names = opponents(match.players)
    return f"{match.table}: {names}" if names else match.table


def note(match: Unfinished, now: datetime) -> str:
    """Return when it was cut off."""
    return _("cut off {when}").format(when=spoken_time(local_time(match.when), now))


def rejoin(context: Context, matches: list[Unfinished]) -> None:
    """Go back to the match; where there are several the person chooses one."""
    from game.scenes.lan import doors as lan_doors

    _one_of(context, matches, lambda: _("Go back to which table?"), partial(lan_doors.rejoin, context))


def forget(context: Context, matches: list[Unfinished], then: Callable[[], object]) -> None:
    """Ask whether a match is to be forgotten; afterwards `then` is called."""

    def ask(match: Unfinished) -> None:
        def gone() -> None:
            context.network.forget(match)
            then()

        question = _("Forget the match at {table}? You cannot go back to it then.").format(table=match.table)
        dialogs.ask(context, question, gone, yes=lambda: _("Forget"), no=lambda: _("Keep"))

    _one_of(context, matches, lambda: _("Forget which table?"), ask)


def _one_of(context: Context, matches: list[Unfinished], words: Callable[[], str],
            then: Callable[[Unfinished], object]) -> None:  # fmt: skip
    if len(matches) == 1:
        then(matches[0])
        return
    shown = matches[:5]  # no more fit on the smallest window
    answers = [dialogs.Answer(f"match_{i}", title(match), partial(then, match)) for i, match in enumerate(shown)]
    answers.append(dialogs.Answer("cancel", lambda: _("Cancel"), icon="cross"))
    dialogs.choose(context, words, answers)
