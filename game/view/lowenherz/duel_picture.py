"""How the reveal of a duel looks: a darkened table between two mouldings, chests, numbers, the banner of the winner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import pygame as pg

from game.language import _
from game.rules.lowenherz.cards import BORDERS, CARD_LINES, KIND_VALUES, KNIGHT_LINE, POLITICS
from game.rules.lowenherz.hands import KINDS_OF
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lettering import letters
from game.view.lowenherz import card_words, duel_burst, duel_words
from game.view.lowenherz.duel_backdrop import (
    BURST_TOP,
    COARSE,
    LIT,
    LOWER,
    MOULDING_H,
    MOULDING_W,
    RAYS,
    UPPER,
    Backdrop,
)
from game.view.lowenherz.letters import CREAM, head_ink
from game.view.lowenherz.look import Look
from game.view.lowenherz.tones import picture
from game.view.palette import INK, rgb
from game.view.tween import bump, out_back, out_cubic, shake

if TYPE_CHECKING:
    from game.view.lowenherz.duel import Duel, Fighter

DARK, DARKEST = "#140b04", 178
LAUREL, BANNER, SWORDS = (220.0, 200.0), (144.0, 366.0), 104.0
FLOOR = 520.0  # on which the chests stand
CHEST_W, CHEST_H = 300.0, 270.0
KEPT = (CHEST_W * 0.7, CHEST_H * 0.7)
FOOT = 0.965  # how far down in its picture a chest stands
MIDDLES = {2: (404.0, 876.0), 3: (250.0, 640.0, 1030.0), 4: (176.0, 485.0, 795.0, 1104.0)}
SIZES = {2: (0.79, 0.91), 3: (0.72, 0.82), 4: (0.66, 0.74)}  # of a chest, and of the winner's
PLATE_W = {2: 252.0, 3: 252.0, 4: 236.0}
COIN, COIN_ROOM = 29.0, 214.0
TREASURE_W, TREASURE_H = 36.0, 50.0
DIGITS = (94.0, 108.0)  # the sizes of what is bid, and of what the winner has bid
LIGHT_INK = 384  # from this sum of red, green and blue on an ink is a light one
HEAPS = (1, 4, 9)  # from so many ducats on a heap of gold is as high as the first, second, third picture
LEAP = 24.0  # how high the chest of the winner jumps
RIBBON_MORE = {2: 230.0, 3: 220.0, 4: 96.0}  # how much wider than a plate the ribbon of the winner may be


def pictures(seats: Iterable[int]) -> Iterator[tuple[str, float, float]]:
    """Yield the largest pictures with their sizes, to be made beforehand. seats: who bids."""
    yield "lowenherz/rays", RAYS * COARSE, RAYS * COARSE
    yield "lowenherz/laurel", *LAUREL
    yield "lowenherz/swords", SWORDS, SWORDS
    for seat in seats:
        for part in ("chest_closed", "chest_back", "chest_front"):
            yield picture(part, seat), *KEPT
        yield picture("banner", seat), *BANNER
    for full in range(len(HEAPS) + 1):
        yield f"lowenherz/chest_gold_{full}", *KEPT


def draw(canvas: Canvas, look: Look, duel: Duel, backdrop: Backdrop) -> None:
    """Draw the duel as far as it has come."""
    come, (w, h) = out_cubic(duel.come), canvas.size
    if come < 1:
        if not duel.goes:  # from the first frame on, for the boxes behind tell already how it ends
            canvas.surface.blit(backdrop.of(canvas), (0, 0))
        canvas.dim(0, 0, w, h, DARK, round(DARKEST * come))
        _rails(canvas, come)
        return
    x, y = (w - 1280) / 2, (h - 720) / 2
    backdrop.draw(canvas, behind)
    rays(canvas, duel, backdrop, x, y)
    title(canvas, duel.line, duel.second, w / 2, y)
    many = len(duel.fighters)
    if many == 2:
        for n, fighter in enumerate(duel.fighters):
            canvas.put(picture("banner", fighter.seat), (38 if n == 0 else w - 182), y + 108, *BANNER)
        line_between(canvas, duel.line, x + 640, y)
        _swords(canvas, duel, x + 640, y)
    for n in range(many):
        chest(canvas, look, duel, n, x + MIDDLES[many][n], y)
    end(canvas, duel, w / 2, y)


def behind(canvas: Canvas) -> None:
    """Draw what does not move behind the light."""
    canvas.dim(0, 0, *canvas.size, DARK, DARKEST)
    _rails(canvas, 1.0)


def _rails(canvas: Canvas, come: float) -> None:
    """Draw the two mouldings that run across, coming from the sides."""
    w, h = canvas.size
    for middle, way in ((UPPER, -1), (LOWER, 1)):
        y, x = middle + (h - 720) / 2 - MOULDING_H / 2, way * (1 - come) * w
        canvas.shadow(x, y, w, MOULDING_H, 2, 8, 150)
        while x < w:
            canvas.put("lowenherz/moulding", x, y, MOULDING_W, MOULDING_H)
            x += MOULDING_W


def rays(canvas: Canvas, duel: Duel, backdrop: Backdrop, x: float, y: float) -> None:
    """Draw light behind the chest of the winner, between the title and the lower moulding."""
    for n, fighter in enumerate(duel.fighters):
        if fighter.wins and duel.decided > 0:
            middle = x + MIDDLES[len(duel.fighters)][n]
            with canvas.clipped(0, y + BURST_TOP, canvas.size[0], LIT):
                canvas.blit(backdrop.rays(canvas, duel.decided), middle - RAYS / 2, y + BURST_TOP)


def title(canvas: Canvas, line: tuple[int, int], second: bool, middle: float, y: float) -> None:
    """Draw the ribbon that says for what the duel is. line: the card and the line of it. second: after a tie."""
    text = duel_words.title(CARD_LINES[line[0]][line[1]], second)
    size = letters(canvas, 27, 29)
    w = min(760.0, max(380.0, canvas.measure(text, "title", size)[0] + 190))
    canvas.nine("lowenherz/ribbon", middle - w / 2, y + 50, w, 94)
    canvas.gold_text(text, middle, y + 85, size, edge=1.4, glow=6, power=0.3, fit=w - 150)


# ---- one who bids
def chest(canvas: Canvas, look: Look, duel: Duel, n: int, middle: float, y: float) -> None:
    """Draw the chest of the n-th, what was found in it, and the name."""
    fighter, many = duel.fighters[n], len(duel.fighters)
    come = out_back(duel.arrived(n))
    if duel.arrived(n) <= 0:
        return
    small, large = SIZES[many]
    size = large if fighter.wins and duel.decided > 0 else small
    floor = y + FLOOR + 40 * (1 - come)
    _box(
        canvas, duel, n, Box(middle - CHEST_W * size / 2, floor - CHEST_H * size * FOOT, CHEST_W * size, CHEST_H * size)
    )
    top = floor - CHEST_H * size * 0.86
    if duel.counted(n) > 0:
        _number(canvas, duel, n, middle, top)
    if duel.counted(n) >= 1:
        _bid(canvas, fighter, middle, y + 536)
    _name(canvas, look, duel, fighter, middle, y)


def _box(canvas: Canvas, duel: Duel, n: int, box: Box) -> None:
    """Draw the chest, closed or open, with as much gold as was bid."""
    fighter = duel.fighters[n]
    lift = 7 * bump(duel.opened(n)) if 0 < duel.opened(n) < 1 else 0.0
    if fighter.wins and duel.moves:
        lift = max(lift, LEAP * bump(duel.decided))
    place = box.moved(shake(1 - duel.decided) * 4 if fighter.ties and 0 < duel.decided < 1 else 0, -lift)
    if duel.opened(n) < 0.5:
        _put(canvas, picture("chest_closed", fighter.seat), place)
        return
    _put(canvas, picture("chest_back", fighter.seat), place)
    heap = heap_of(round(fighter.worth * duel.counted(n)))
    if heap:
        _put(canvas, f"lowenherz/chest_gold_{heap}", place)
    _put(canvas, picture("chest_front", fighter.seat), place)
    if fighter.wins and duel.decided > 0:
        for dx, dy, side in ((0.2, 0.4, 34.0), (0.72, 0.36, 42.0), (0.52, 0.46, 20.0), (0.9, 0.47, 26.0)):
            twinkle = 0.6 + 0.4 * bump((duel.now / 900 + dx) % 1) if duel.moves else 1.0
            canvas.put("lowenherz/sparkle", place.x + place.w * dx - side / 2, place.y + place.h * dy - side / 2,
                       side, side, round(255 * duel.decided * twinkle))  # fmt: skip
        if duel.moves and fighter.worth:
            for right, down, alpha in duel_burst.coins((duel.now - duel.decided_at) / 1000):
                canvas.put("lowenherz/coin", box.centre[0] + right - COIN / 2, box.y + box.h * 0.4 + down, COIN, COIN,
                           alpha)  # fmt: skip


def heap_of(ducats: int) -> int:
    """Return how high so many ducats lie, 0..3: of the bid alone, for what others have bid is not open yet."""
    return sum(ducats >= least for least in HEAPS)


def _put(canvas: Canvas, name: str, place: Box) -> None:
    """Draw a part of a chest, scaled from the one size in which it is kept."""
    kept, size = canvas.picture(name, *KEPT), (canvas.px(place.w), canvas.px(place.h))
    shown = canvas.workshop.moving.get((name, size), lambda: pg.transform.smoothscale(kept, size))
    canvas.blit(shown, place.x, place.y)


def _number(canvas: Canvas, duel: Duel, n: int, middle: float, top: float) -> None:
    """Draw what is bid in large letters, counted up; round that of the winner a laurel."""
    fighter = duel.fighters[n]
    y = top - 58
    if fighter.wins and duel.decided > 0:
        y -= 40 * out_cubic(duel.decided)
        canvas.put("lowenherz/laurel", middle - LAUREL[0] / 2, y - 88, *LAUREL, round(255 * duel.decided))
    size = DIGITS[fighter.wins and duel.decided >= 1] / canvas.text_scale
    gilded(canvas, round(fighter.worth * duel.counted(n)), middle, y, size)


def gilded(canvas: Canvas, number: int, middle: float, y: float, size: float) -> None:
    """Write a number in gold, digit by digit: ten digits are made once, not every number that is counted through."""
    digits = [(digit, canvas.measure(digit, "bold", size)[0]) for digit in str(number)]
    x = middle - sum(wide for _, wide in digits) / 2
    for digit, wide in digits:
        canvas.gold_text(digit, x + wide / 2, y, size, face="bold", edge=2.2, glow=10, power=0.4)
        x += wide


def _bid(canvas: Canvas, fighter: Fighter, middle: float, y: float) -> None:
    """Draw the coins and the treasures of a bid in a row."""
    kinds = KINDS_OF[fighter.treasures]
    cards = len(kinds) * (TREASURE_W + 4)
    step = min(COIN + 1, (COIN_ROOM - cards - COIN) / max(1, fighter.ducats - 1))
    wide = (COIN + step * (fighter.ducats - 1) if fighter.ducats else 0.0) + cards
    x = middle - wide / 2
    for n in range(fighter.ducats):
        canvas.put("lowenherz/coin", x + n * step, y - COIN / 2, COIN, COIN)
    x = middle + wide / 2 - cards + 4
    for kind in kinds:
        canvas.put(f"lowenherz/politics_treasure_{KIND_VALUES[kind]}", x, y - TREASURE_H / 2, TREASURE_W, TREASURE_H)
        x += TREASURE_W + 4


def _name(canvas: Canvas, look: Look, duel: Duel, fighter: Fighter, middle: float, y: float) -> None:
    """Draw the name, on the banner of the winner once that is known, and what becomes of the bid."""
    w, name = PLATE_W[len(duel.fighters)], look.player(fighter.seat)
    size = letters(canvas, 22, 24)
    if fighter.wins and duel.decided > 0:
        won(canvas, look, fighter.seat, len(duel.fighters), middle, y)
    else:
        canvas.nine("lowenherz/dark_plate", middle - w * 0.46, y + 573, w * 0.92, 46)
        canvas.text(name, middle, y + 596, "title", size, CREAM, "center", fit=w * 0.92 - 24)
    if duel.decided >= 1:
        canvas.nine("lowenherz/dark_plate", middle - w / 2, y + 657, w, 35)
        canvas.text(duel_words.fate(fighter, duel), middle, y + 674, "bold", letters(canvas, 17, 18), CREAM, "center",
                    fit=w - 20)  # fmt: skip


def won(canvas: Canvas, look: Look, seat: int, many: int, middle: float, y: float) -> None:
    """Draw the ribbon with the name of the winner, as wide as its words need. many: who have bid."""
    said, w = _("{name} wins").format(name=look.player(seat)), PLATE_W[many]
    wide = min(w + RIBBON_MORE[many], max(w, canvas.measure(said, "title", letters(canvas, 27, 29))[0] + 170))
    canvas.nine(picture("ribbon", seat), middle - wide / 2, y + 556, wide, 94)
    _on_ribbon(canvas, said, seat, middle, y + 591, wide - 140)


def _on_ribbon(canvas: Canvas, text: str, seat: int, middle: float, y: float, room: float) -> None:
    """Write on the ribbon of a colour: in gold leaf, but on gold in its dark ink."""
    size, (ink, shadow) = letters(canvas, 27, 29), head_ink(canvas, seat)
    if sum(rgb(ink)) > LIGHT_INK:
        canvas.gold_text(text, middle, y, size, edge=1.4, glow=6, power=0.3, fit=room)
    else:
        canvas.text(text, middle, y, "title", size, ink, "center", fit=room, shadow=shadow)


# ---- between two
def _swords(canvas: Canvas, duel: Duel, middle: float, y: float) -> None:
    """Draw the swords, which clash in a tie."""
    apart = 0.0 if duel.winner or not duel.decided else 16 * shake(1 - duel.decided)
    canvas.put("lowenherz/swords", middle - SWORDS / 2 + apart, y + 222, SWORDS, SWORDS)


def line_between(canvas: Canvas, line: tuple[int, int], middle: float, y: float) -> None:
    """Draw the line that is fought for. line: the card and the line of it."""
    kind, number = CARD_LINES[line[0]][line[1]]
    box = Box(middle - 72, y + 382, 144, 134)
    canvas.shadow(*box, 8, 7, 170)
    canvas.nine("lowenherz/line_active", *box)
    name = {POLITICS: "politics", BORDERS: f"borders_{number}", KNIGHT_LINE: f"knights_{number}"}[kind]
    canvas.put_inside(f"lowenherz/line_{name}", box.x + 12, box.y + 10, box.w - 24, 86)
    text, size = card_words.line_words((kind, number)), letters(canvas, 17, 18)
    canvas.text(text, middle, box.bottom - 20, "bold", size, INK, "center", fit=box.w - 18)
    canvas.put("lowenherz/line_number", box.x - 10, box.y - 10, 30, 30)
    canvas.text(str(line[1] + 1), box.x + 5, box.y + 5, "bold", 17 / canvas.text_scale, "#f3d27a", "center")


def end(canvas: Canvas, duel: Duel, middle: float, y: float) -> None:
    """Draw what comes of a tie once that is known."""
    if duel.winner is None and duel.decided > 0:
        tie(canvas, duel.again, duel.decided, middle, y)


def tie(canvas: Canvas, again: bool, come: float, middle: float, y: float) -> None:
    """Draw what comes of a tie, in large letters. again: they bid once more. come: how far the ribbon has appeared."""
    text = _("A tie: they bid once more") if again else _("A tie again: the line lapses")
    size = letters(canvas, 27, 29)
    w = min(820.0, canvas.measure(text, "title", size)[0] + 190)
    y -= 46 * (1 - out_back(come))
    canvas.nine("lowenherz/ribbon", middle - w / 2, y + 150, w, 94, round(255 * come))
    if come >= 1:
        canvas.gold_text(text, middle, y + 185, size, edge=1.4, glow=6, power=0.3, fit=w - 150)
