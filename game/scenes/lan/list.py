"""One row in the list of tables: the game's sign, name and host, seats, state, and how fast the host answers."""

from __future__ import annotations

from game import VERSION
from game.language import _
from game.scenes.catalog import VIEWS
from game.scenes.lan import words as lan_words
from game.view.canvas import Canvas
from game.view.palette import BROWN, INK, OXBLOOD, SOFT
from game.view.widgets import fitted, presence
from net.facade import Found

ROW = 62.0
WIDE = 744.0
_PAWN = (17.0, 22.0)
_MOST_PAWNS = 4
_GREY = 110  # how strong the signs of a table without an answer are
_LINES = ("#a79468", "#8d7040")
# Where the columns begin, from the left edge of the row.
_SEATS, _COUNT, _STATE, _PING, _END = 414.0, 520.0, 593.0, 653.0, 734.0


def order(table: Found) -> tuple[bool, bool, bool, str, str]:
    """Return by what the list is sorted: where one can sit down first, what does not answer last."""
    return table.gone, bool(table.trouble), table.state != "open", table.table.casefold(), table.id


def can_join(table: Found | None) -> bool:
    """Whether one can try to sit down at the table."""
    return table is not None and answers(table) and table.state == "open"


def can_watch(table: Found | None) -> bool:
    """Whether one can try to watch at the table."""
    return table is not None and answers(table) and table.watch


def answers(table: Found) -> bool:
    """Whether the table is another's, within reach and of a version that fits ours."""
    return not (table.gone or table.trouble or table.own)


def why_not_join(table: Found | None) -> str:
    """Return why one cannot sit down there, in a sentence."""
    if table is not None and answers(table):
        return _("All seats are taken there.") if table.state == "full" else _("The match there has begun.")
    return _why_not(table)


def why_not_watch(table: Found | None) -> str:
    """Return why one cannot watch there, in a sentence."""
    if table is not None and answers(table):
        return _("At this table nobody may watch.")
    return _why_not(table)


def _why_not(table: Found | None) -> str:
    if table is None:
        return _("Choose a table first.")
    if table.own:
        return _("This program hosts that table itself.")
    return _("This table does not answer.") if table.gone else lan_words.trouble(table, VERSION)


def paint_head(canvas: Canvas, x: float, y: float) -> None:
    """Paint the names of the columns above rows that begin at x."""
    columns = ((_("Table"), 74.0, "midleft", 300.0), (_("Seats"), _SEATS, "midleft", 110.0),
               (_("State"), _STATE, "center", 110.0), (_("Ping"), _PING + 30, "center", 76.0))  # fmt: skip
    for words, left, anchor, room in columns:
        canvas.text(words, x + left, y, "title", 15, BROWN, anchor, fit=room)


def paint_row(canvas: Canvas, table: Found, x: float, y: float, w: float, h: float, chosen: bool) -> None:
    """Paint a table on its row; one without an answer is greyed."""
    middle, alpha = y + h / 2, _GREY if table.gone else 255
    if table.gone and not chosen:
        canvas.nine("ui/row_off", x, y, w, h)
    emblem = f"ui/emblem_small_{table.game}" if table.game in VIEWS else "ui/crest_empty"
    canvas.put(emblem, x + 10, middle - 25, 50, 50, alpha, lift=0 if table.gone else 2)
    _paint_names(canvas, table, x + 74, y, h)
    if not table.trouble:
        _paint_seats(canvas, table, x, middle, alpha)
    pill, words = _state(table)
    canvas.nine(f"ui/pill_{pill}", x + _STATE - 49, middle - 14, 98, 28)
    canvas.text(words, x + _STATE, middle - 1, "bold", 16, "#fff8e4", "center", fit=84)
    _paint_ping(canvas, table, x, middle, alpha)


def _paint_names(canvas: Canvas, table: Found, x: float, y: float, h: float) -> None:
    ink, soft = _LINES if table.gone else (INK, SOFT)
    lock = 26.0 if table.locked else 0.0
    room = _SEATS - 74 - 16 - lock
    name = canvas.text(table.table, x, y + h * 0.32, "bold", 20, ink, fit=room)
    if table.locked:
        canvas.icon("lock", x + name[2] + 14, y + h * 0.32 - 1, 18, soft)
    problem = lan_words.trouble(table, VERSION)
    if problem:
        fitted.draw(canvas, problem, x, y + h * 0.5, _STATE - 49 - 74 - 12, h * 0.46, "body", 16, OXBLOOD, "midleft")
        return
    words = _("{game}, hosted by {host}").format(game=lan_words.game_name(table.game), host=table.host)
    canvas.text(words, x, y + h * 0.7, "body", 16, soft, fit=_SEATS - 74 - 16)


def _paint_seats(canvas: Canvas, table: Found, x: float, middle: float, alpha: int) -> None:
    for seat in range(min(table.seats, _MOST_PAWNS)):
        picture = "lan/pawn" if seat < table.taken else "lan/pawn_free"
        canvas.put(picture, x + _SEATS + 19 * seat, middle - 11, *_PAWN, alpha)
    ink = _LINES[0] if table.gone else INK
    count = f"{table.taken}/{table.seats}"
    canvas.text(count, x + _COUNT, middle, "bold", 17, ink, "midright", fit=_COUNT - _SEATS - 19 * _MOST_PAWNS)


def _paint_ping(canvas: Canvas, table: Found, x: float, middle: float, alpha: int) -> None:
    ping = -1 if table.gone else table.ping
    canvas.put(f"lan/ping_{presence.bars(ping)}", x + _PING, middle - 10, 26, 20, alpha)
    words = "– –" if ping < 0 else _("{n} ms").format(n=ping)
    canvas.text(words, x + _END, middle, "body", 16, _LINES[0] if ping < 0 else SOFT, "midright", fit=44)


def _state(table: Found) -> tuple[str, str]:
    """Return the colour of the pill and its word."""
    if table.gone:
        return "grey", _("no answer")
    if table.trouble:
        return "red", _("other version")
    if table.own:
        return "blue", _("yours")
    return {"open": ("green", _("free")), "full": ("amber", _("full"))}.get(table.state, ("amber", _("playing")))
