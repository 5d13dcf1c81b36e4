"""The menu of a table on the network, and the way out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.language import _
from game.scenes import dialogs, table_dialogs
from game.scenes.dialogs import Answer
from game.scenes.lan import guests

if TYPE_CHECKING:
    from game.scenes.lan.table import LanTable


def open_menu(table: LanTable) -> None:
    """Show the menu; Esc goes on with the match, which waits for nobody meanwhile."""
    answers = [Answer("resume", lambda: _("Go on"), icon="play", look="gold")]
    if table.match.is_over:
        answers.append(Answer("result", lambda: _("Result"), table.open_result, "trophy"))
    if table.trouble.has_question:
        answers.append(Answer("decide", lambda: _("Decide"), table.trouble.ask_again, "lost"))
    if table.company.lent(table.match.seats) and not table.match.is_over:
        answers.append(Answer("take_back", lambda: _("Sit down again"), table.trouble.take_back, "person"))
    answers += table_dialogs.usual_answers(table.play)
    if guests.may_decide(table):
        answers.append(Answer("guests", lambda: _("Guests"), lambda: guests.open_guests(table), "seats"))
    answers.append(Answer("leave", lambda: _leave_words(table), table.ask_to_leave, "door"))
    dialogs.choose(table.context, table.play.package.title, answers, escape=0)


def ask_to_leave(table: LanTable) -> None:
    """Leave at once where the others can go on; else ask first."""
    if table.match.is_over or not _matters(table):
        _leave(table)
        return
    if table.session.is_host:
        text = _("You host this table: the match stops for everybody until you open it again or somebody takes over.")
    else:
        text = _("The others wait for you, or the computer plays on. You can come back from the title.")
    answers = (
        Answer("leave", lambda: _("Save and leave"), lambda: _leave(table), "door", "oxblood"),
        Answer("stay", lambda: _("Stay at the table"), icon="cross"),
    )
    table.context.stack.push(dialogs.Question(table.context, "", text, answers))


def _matters(table: LanTable) -> bool:
    """Whether somebody else is there and needs us."""
    return bool(table.company.others()) and (table.session.is_host or bool(table.play.terms.persons))


def _leave(table: LanTable) -> None:
    table.context.stack.pop_to("title")


def _leave_words(table: LanTable) -> str:
    if table.match.is_over or not table.play.terms.persons:
        return _("Leave the table")
    return _("Save and leave")
