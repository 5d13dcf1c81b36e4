"""Opening a save or replay: from the command line, from the list, or the one that "Continue" offers."""

from __future__ import annotations

from pathlib import Path

from game.match import SaveError, Saver, continue_match, saves
from game.match.saver import SAVES, free_name
from game.scenes import dialogs
from game.scenes.replay import Replay
from game.scenes.scene import Context
from game.scenes.table import Table, saved_table


def open_file(context: Context, path: Path) -> None:
    """Watch the finished match in the file, go on with an unfinished one, or say what is wrong with it.

    The file itself is never changed: a match from elsewhere goes on in a copy among the person's own.
    """
    try:
        saved = saves.load(path)
    except SaveError as error:
        dialogs.tell(context, str(error), path.name)
        return
    if saved.is_finished:
        context.stack.push(Replay(context, continue_match(saved)))
        return
    folder = context.home / SAVES
    if path.resolve().parent == folder.resolve():
        context.stack.push(saved_table(context, saved))
        return
    keeper = Saver(context.home, context.toast, free_name(context.home, path.stem))
    context.stack.push(Table(context, continue_match(saved, keeper)))
