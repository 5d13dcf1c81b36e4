"""The questions and menus of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.language import _
from game.match import SaveError, Saver, saves
from game.scenes import dialogs
from game.scenes.dialogs import Answer
from game.scenes.doors import open_rules, open_settings
from game.scenes.log import Log
from game.scenes.scene import Context

if TYPE_CHECKING:
    from game.scenes.play import Play
    from game.scenes.table import Table


def ask(context: Context, question: str, then: Callable[[], object]) -> None:
    """Ask whether an action is meant."""
    dialogs.ask(context, question, then, yes=lambda: _("Do it"), no=lambda: _("Think again"))


def open_log(play: Play) -> None:
    """Show the whole chronicle."""
    play.context.stack.push(Log(play.context, play))


def open_menu(table: Table) -> None:
    """Show the menu of the table; Esc goes on with the match."""
    go_on = Answer("resume", lambda: _("Go on"), icon="play", look="gold")
    answers = [go_on]
    if table.match.is_over:
        answers.append(Answer("result", lambda: _("Result"), table.open_result, "trophy"))
    answers += usual_answers(table.play)
    answers.append(Answer("leave", _leave_words(table), lambda: _leave(table), "door"))
    if not table.match.is_over:
        answers.append(Answer("give_up", lambda: _("Give up the match"), lambda: _ask_to_give_up(table), "trash"))
    dialogs.choose(table.context, table.play.package.title, answers, escape=0)


def usual_answers(play: Play) -> list[Answer]:
    """Return what every menu of a table offers between going on and leaving."""
    context, key = play.context, play.match.game.KEY
    answers = [
        Answer("log", lambda: _("Chronicle"), lambda: open_log(play), "log"),
        Answer("rules", lambda: _("Rules"), lambda: open_rules(context, key), "book"),
        Answer("settings", lambda: _("Settings"), lambda: open_settings(context), "settings"),
    ]
    if play.can_look_back:
        answers.insert(0, Answer("look_back", lambda: _("Since my last turn"), play.look_back, "replay"))
    return answers


def _leave(table: Table) -> None:
    """Go to the title; ask first where leaving loses what the disk did not take."""
    keeper = table.match.keeper
    if isinstance(keeper, Saver) and keeper.trouble:
        keeper.keep(table.match)  # perhaps there is room by now
        if keeper.trouble:
            text = _("What was played last could not be saved and is lost when you leave.")
            dialogs.ask(table.context, text, lambda: table.context.stack.pop_to("title"),
                        yes=lambda: _("Leave the table"), no=lambda: _("Stay at the table"))  # fmt: skip
            return
    table.context.stack.pop_to("title")


def _leave_words(table: Table) -> Callable[[], str]:
    return lambda: _("Leave the table") if table.match.is_over else _("Save and leave")


def _ask_to_give_up(table: Table) -> None:
    text = _("The match ends here and its save is deleted.")
    dialogs.ask(table.context, text, lambda: _give_up(table),
                yes=lambda: _("Give up"), no=lambda: _("Stay at the table"))  # fmt: skip


def _give_up(table: Table) -> None:
    keeper = table.match.keeper
    if isinstance(keeper, Saver) and keeper.name:
        try:
            saves.delete(keeper.path(table.match))
        except SaveError as error:
            table.context.toast(str(error))
    table.context.stack.pop_to("title")
