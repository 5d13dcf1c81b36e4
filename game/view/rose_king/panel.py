"""The left column: the panels of both houses, the supply of stones, the balance of points.

What changes once a move is drawn into the still picture by `house_panel` and `supply`; what counts up or unrolls is
drawn every frame by `standing`.
"""

from __future__ import annotations

from game.language import _
from game.rules import rose_king as rules
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.moment import AWAY, LOST, Presence
from game.view.palette import BROWN, INK
from game.view.rose_king import words
from game.view.rose_king.houses import HOUSE_WORDS, tones
from game.view.rose_king.look import Look
from game.view.rose_king.paint import counter, seal_number
from game.view.rose_king.scenery import heading
from game.view.widgets import presence

RIBBONS = ("rose_king/ribbon", "rose_king/ribbon_blue")
SEAL, SEAL_STEP = 30.0, 34.0
NOTHING_SEEN = Presence()


def _shift(look: Look, house: int) -> float:
    """Return how far the contents of a panel hang down: lower under the ribbon of the house whose turn it is."""
    return 22.0 if look.turn == house else 11.0


def house_panel(canvas: Canvas, look: Look, house: int) -> None:
    """Draw shield, names, territories, stones and heroes of one house."""
    box = look.house_panel(house)
    x, y, right = box.x, box.y + _shift(look, house), box.right
    canvas.shadow(x + 26, y + 26, 70, 80, 22, 5, 110, 2, 4)
    canvas.put(f"rose_king/shield_{HOUSE_WORDS[house]}", x + 18, y + 18, 86, 101)
    room = right - x - 115 - 16
    heading(canvas, words.house_name(house), x + 115, y + 33, 20, tones(canvas.palette, house).ink, "midleft", fit=room)
    _player(canvas, look, house, x + 117, y + 56, room)
    canvas.put("ui/rule", x + 22, y + 121, box.w - 44, 10)
    _territories(canvas, look, house, Box(x + 24, y + 133, box.w - 44, SEAL))
    sizes = look.sizes[house]
    half = (box.w - 50) / 2
    canvas.put(f"rose_king/stone_{HOUSE_WORDS[house]}", x + 26, y + 168, 22, 23)
    canvas.text(words.stones_words(sum(sizes)), x + 53, y + 179, "body", 16, INK, fit=half - 27)
    canvas.put("rose_king/swords", x + 30 + half, y + 168, 22, 22)
    canvas.text(words.heroes_words(look.state.heroes[house]), x + 57 + half, y + 179, "body", 16, INK, fit=half - 30)


def _player(canvas: Canvas, look: Look, house: int, x: float, y: float, room: float) -> None:
    if look.kind(house) == "computer":
        canvas.icon("computer", x + 8, y, 16, BROWN)
        x, room = x + 21, room - 21
    elif look.kind(house) == "remote":
        room -= presence.ROOM
    canvas.text(look.player(house), x, y, "body", 16, BROWN, fit=room)


def _territories(canvas: Canvas, look: Look, house: int, box: Box) -> None:
    """Draw one seal a territory, the largest first; what does not fit is counted behind them."""
    sizes = look.sizes[house]
    fits = int((box.w + 4) // SEAL_STEP)
    shown = sizes if len(sizes) <= fits else sizes[: fits - 1]
    for i, size in enumerate(shown):
        x = box.x + i * SEAL_STEP
        canvas.put(f"rose_king/seal_{HOUSE_WORDS[house]}", x, box.y, SEAL, SEAL)
        seal_number(canvas, str(size * size), x + SEAL / 2, box.y + 14.4, SEAL, HOUSE_WORDS[house])
    if len(shown) < len(sizes):
        rest = sum(size * size for size in sizes[len(shown) :])
        canvas.text(f"+{rest}", box.x + len(shown) * SEAL_STEP + 2, box.y + 14.4, "bold", 16, BROWN)


def supply(canvas: Canvas, look: Look) -> None:
    """Draw the pouch with the number of stones left, and the empty bar of the balance."""
    box = look.table.supply
    x, middle = box.x, box.x + box.w / 2
    top = box.y + (box.h - 216) / 2
    canvas.put("rose_king/pouch", x + 18, top + 14, 112, 102)
    number = x + box.w * 0.74
    canvas.text(str(look.state.supply), number, top + 53, "bold", 52, INK, "center", fit=90)
    canvas.text(_("stones left"), number, top + 92, "body", 17, BROWN, "center", fit=box.w * 0.42)
    canvas.put("ui/rule", x + 22, top + 126, box.w - 44, 10)
    canvas.text(_("balance of points"), middle, top + 154, "body", 16, BROWN, "center", fit=box.w - 110)


# ---- every frame
def points_place(look: Look, house: int) -> tuple[float, float]:
    """Return where the points of a house are written, for what flies there."""
    box = look.house_panel(house)
    return box.x + 140, box.y + _shift(look, house) + 90


def standing(
    canvas: Canvas, look: Look, points: tuple[int, int], unrolled: float = 1.0, seen: Presence = NOTHING_SEEN
) -> None:
    """Draw the points of both houses as they count up, the balance, the ribbon of the house to move, other machines."""
    for house in (rules.RED, rules.WHITE):
        box = look.house_panel(house)
        y = box.y + _shift(look, house) + 91
        size = 48 / max(1.0, canvas.text_scale)  # large enough for anybody, and the word beside it needs the room
        w = counter(canvas, points[house], box.x + 116, y, size, INK)
        room = box.right - box.x - 116 - w - 14
        canvas.text(words.points_word(points[house]), box.x + 122 + w, y + 9, "body", 17, BROWN, fit=max(20, room))
        presence.draw_seat(canvas, seen.of(look.state.seat_of(house)), box.right - 16, box.y + _shift(look, house) + 56)
    _balance(canvas, look, points)
    if look.turn != rules.NOBODY:
        _ribbon(canvas, look, look.turn, unrolled, seen)


def _balance(canvas: Canvas, look: Look, points: tuple[int, int]) -> None:
    box = look.table.supply
    top = box.y + (box.h - 216) / 2
    counter(canvas, points[0], box.x + 22, top + 154, 19, tones(canvas.palette, 0).ink)
    counter(canvas, points[1], box.right - 22, top + 154, 19, tones(canvas.palette, 1).ink, from_right=True)
    balance_bar(canvas, Box(box.x + 18, top + 172, box.w - 36, 24), points)


def balance_bar(canvas: Canvas, bar: Box, points: tuple[int, int]) -> None:
    """Draw the bar in two colours with its pin at the border of the shares."""
    share = points[0] / sum(points) if sum(points) else 0.5
    pin = bar.x + 8 + (bar.w - 16) * share
    for name, left, right in (("left", bar.x, pin), ("right", pin, bar.right)):
        with canvas.clipped(left, bar.y, right - left, bar.h):
            canvas.nine(f"rose_king/balance_{name}", *bar)
    canvas.put("rose_king/balance_pin", pin - 7, bar.y, 14, 24)


def ribbon_words(look: Look, house: int, seen: Presence = NOTHING_SEEN) -> str:
    """Return what the ribbon of the house to move says."""
    kind = look.kind(house)
    if look.moment.replaying:
        return _("To move")
    if kind == "person":
        return _("Your turn")
    if kind == "remote" and not look.moment.thinking:
        return {LOST: _("Not there"), AWAY: _("Away")}.get(seen.of(look.state.seat_of(house)).state, _("Thinking …"))
    return _("Thinking …") if kind == "computer" or look.moment.thinking else _("To move")


def _ribbon(canvas: Canvas, look: Look, house: int, unrolled: float, seen: Presence) -> None:
    """Draw the ribbon over the edge of a panel, unrolling from its middle."""
    box = look.house_panel(house)
    x, y, w = box.x - 4, box.y - 9, box.w + 8
    middle = box.x + box.w / 2
    with canvas.clipped(middle - w / 2 * unrolled - 6, 0, (w + 12) * unrolled, box.y + 60):
        canvas.shadow(box.x + 6, box.y + 2, box.w - 12, 30, 6, 5, 130, 1, 5)
        canvas.nine(RIBBONS[house], x, y, w, 46)
        clock = presence.clock_width(canvas, seen.clock)
        canvas.text(
            ribbon_words(look, house, seen), middle - clock / 2, y + 19.5, "title", 19, "#fff0c8", "center",
            fit=w - 60 - clock, shadow=("#22060a", 0.8, 1.4),
        )  # fmt: skip
        presence.draw_clock(canvas, seen.clock, x + w - 30, y + 19.5)
