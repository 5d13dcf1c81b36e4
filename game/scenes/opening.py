"""Where a match comes from: a new one, or a save or replay from the command line, the list, or "Continue"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from game.match import Saved, SaveError, Saver, Seat, continue_match, new_match, saves
from game.match.saver import SAVES, free_name, mark_seen
from game.rules.core import Game
from game.scenes import dialogs
from game.scenes.replay import Replay
from game.scenes.scene import Context
from game.scenes.spoken import written_time
from game.scenes.table import Table


def new_table(context: Context, game: Game, seats: Sequence[Seat], options: Mapping[str, str] | None = None) -> Table:
    """Return the table of a new match, which is saved from its first ply on."""
    started = written_time(context.now())
    keeper = Saver(context.home, context.toast)
    return Table(context, new_match(game, seats, options, started=started, keeper=keeper))


def open_file(context: Context, path: Path) -> None:
    """Watch the finished match in the file, go on with an unfinished one, or say what is wrong with it.

    The file itself is never changed: a match from elsewhere goes on in a copy among the person's own.
    """
    try:
        saved = saves.load(path)
    except SaveError as error:
        dialogs.tell(context, f"{path.name}\n{error}")  # titles are in capitals, a name is not
        return
    if saved.is_finished:
        mark_seen(path)
        context.stack.push(Replay(context, continue_match(saved)))
        return
    folder = context.home / SAVES
    if path.resolve().parent == folder.resolve():
        context.stack.push(_saved_table(context, saved))
        return
    keeper = Saver(context.home, context.toast, free_name(context.home, path.stem))
    context.stack.push(Table(context, continue_match(saved, keeper)))


def open_end(context: Context, path: Path) -> None:
    """Show the last position and then the last page of a match whose end nobody has seen; else as `open_file`.

    At one screen the last move can still be taken back. Among several machines it cannot.
    """
    saved = saves.checked(path)
    if saved.record is None or not saved.is_finished:
        open_file(context, path)
        return
    table = _saved_table(context, saved)
    if not saved.record.evidence:
        context.stack.push(table)
        return
    from game.scenes.result import Result

    context.stack.push(Replay(context, table.match, len(table.match.log)))
    context.stack.push(Result(context, table.match))


def _saved_table(context: Context, saved: Saved) -> Table:
    """Return the table of a match that goes on where it was left."""
    return Table(context, continue_match(saved, Saver(context.home, context.toast, saved.path.name)))
