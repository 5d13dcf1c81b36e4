"""What lies over the pieces while somebody points at a card: the lifted card, its way, the ghost stone, the gain."""

from __future__ import annotations

from dataclasses import replace

from game.rules import rose_king as rules
from game.view.assets import faded
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.rose_king import pieces, words
from game.view.rose_king.arc import arc
from game.view.rose_king.houses import HOUSE_WORDS, tones
from game.view.rose_king.look import Look
from game.view.rose_king.paint import paint, seal_number, target
from game.view.rose_king.picking import LIFT
from game.view.rose_king.preview import Preview, threats
from game.view.script import Piece

FAR_GROWTH = 1.25  # how much larger a card of the far hand is drawn under the pointer
DIM, DIM_ALPHA = "#1d120a", 140


# ---- marks on resting cards
def card_marks(canvas: Canvas, look: Look, skip: frozenset[str] | set[str] = frozenset()) -> None:
    """Dim the cards of the house to move that cannot be played, and badge those that need a hero."""
    house = look.state.house
    if house == rules.NOBODY or look.kind(house) != "person":
        return
    for place, card in enumerate(look.state.hand(house)):
        if pieces.card_name(card) not in skip:
            card_mark(canvas, look, house, card, look.table.card(house == look.near, place).box)


def card_mark(canvas: Canvas, look: Look, house: int, card: int, box: Box) -> None:
    """Draw the mark of one card that lies in this box."""
    status = rules.card_status(look.state, house, card)
    if status == "hero":
        size = 29 * box.w / 92
        canvas.put("rose_king/swords", box.right - size * 0.76, box.y - size * 0.24, size, size)
    if status in ("play", "hero"):
        return
    canvas.dim(*box, DIM, DIM_ALPHA, 7 * box.w / 92)
    if box.w > 80:  # the small cards have no room for words; pointing at them tells the reason
        middle, y = box.x + box.w / 2, box.bottom - 27
        canvas.dim(box.x + 3, y - 22, box.w - 6, 44, "#120804", 150, 4)
        canvas.text(words.short_reason(status), middle, y, "bold", 14, "#f6e3b4", "center", wrap=box.w - 12)


def newest_card(look: Look) -> int | None:
    """Return the card that the newest step turned up, None if it was something else."""
    if not look.moment.last:
        return None
    action = look.moment.last[-1][1]
    return rules.card_of(action) if rules.is_card_coming(action) and look.state.actor >= 0 else None


def newest_glow(canvas: Canvas, look: Look) -> None:
    """Light the card that was just drawn, from below."""
    card = newest_card(look)
    place = look.place_of(card) if card is not None else None
    if place is None or (look.state.discard == 0 and look.state.supply == rules.STONES):
        return  # the deal needs no pointing at
    canvas.glow(*look.table.card(place[0] == look.near, place[1]).box.grown(1), 8, 6, "#fff0b0", 200)


# ---- the card that is pointed at
def lifted(look: Look, card: int, share: float) -> Piece | None:
    """Return the card as it has risen by a share 0..1 under the pointer."""
    piece = look.pieces.get(pieces.card_name(card))
    place = look.place_of(card)
    if piece is None or place is None:
        return None
    if place[0] == look.near:
        return replace(piece, y=piece.y - LIFT * share, lift=9 * share)
    grown = 1 + (FAR_GROWTH - 1) * share  # a far card comes nearer instead
    top = piece.y - piece.h / 2
    return replace(piece, w=piece.w * grown, h=piece.h * grown, y=top + piece.h * grown / 2, lift=5 * share)


def lifted_card(canvas: Canvas, look: Look, card: int, share: float) -> None:
    """Draw the card that is pointed at, in its light, with its mark."""
    piece = lifted(look, card, share)
    place = look.place_of(card)
    if piece is None or place is None:
        return
    box = Box(piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h)
    playable = rules.card_status(look.state, place[0], card) in ("play", "hero")
    if playable:
        canvas.glow(*box.grown(2), 9, 7, "#ffd968", round(255 * share) // 16 * 16)
    paint(canvas, piece, moving=share < 1 and piece.w < 80)
    if place[0] == look.state.house and look.kind(place[0]) == "person":
        card_mark(canvas, look, place[0], card, box)


# ---- the way over the board
def way(canvas: Canvas, look: Look, shown: Preview) -> None:
    """Draw where a card leads: frame, ghost stone, ghost crown, arc; a plain arc where it may not go."""
    if shown.square is None:
        return
    table, square = look.table, shown.square
    box = table.square(square)
    if shown.possible:
        frame = Piece("", *box.centre, box.w, box.h)
        target(canvas, frame, "hover" if shown.status == "play" else "light")
        ghost = replace(pieces.stone(table, square, shown.house), alpha=222)
        paint(canvas, ghost)
        if shown.status == "hero":
            target(canvas, frame, "hero")
    _arc(canvas, look, square, 1.0 if shown.possible else 0.5)
    if not shown.possible:
        size = table.step * 0.46
        canvas.icon("cross", box.right - size * 0.5, box.y + size * 0.5, size, "#8e1b22")
    else:
        paint(canvas, replace(pieces.crown(table, square), alpha=212))


def _arc(canvas: Canvas, look: Look, square: int, strength: float) -> None:
    table = look.table
    x0, y0 = table.square(look.state.crown).centre
    x1, y1 = table.square(square).centre
    s = table.scale
    drawn = arc((x0, y0 - 9 * s), (x1, y1 - 10 * s), s)
    surface = canvas.drawing(drawn.svg, drawn.w, drawn.h)
    if strength < 1:
        surface = faded(surface, round(255 * strength))
    canvas.blit(surface, drawn.x, drawn.y)


def gain_badges(canvas: Canvas, look: Look, shown: Preview) -> None:
    """Draw what the move wins on a golden coin, and what it takes from the other side on a seal."""
    if shown.square is None or not shown.possible:
        return
    s = look.table.scale
    box = look.table.square(shown.square)
    x, y, size = box.x + 3.5 * s, box.bottom - 5.5 * s, 31 * s
    canvas.put("rose_king/count_seal", x - size / 2, y - size / 2, size, size)
    number = f"+{shown.gain}"
    letters = size * (0.45 if len(number) < 4 else 0.38) / canvas.text_scale
    canvas.text(number, x, y - 0.7, "bold", letters, "#4a2204", "center")
    if shown.loss:
        word = HOUSE_WORDS[1 - shown.house]
        x = box.right - 1
        canvas.put(f"rose_king/seal_{word}", x - size / 2, y - size / 2, size, size)
        seal_number(canvas, f"−{shown.loss}", x, y - 0.6, size * 0.9, word)


def threat_marks(canvas: Canvas, look: Look, shown: Preview) -> None:
    """Mark the squares the other side could go to then."""
    word = HOUSE_WORDS[1 - shown.house]
    shade = tones(canvas.palette, 1 - shown.house).shade
    for square, kind in threats(look.state, shown).items():
        box = look.table.square(square)
        size = box.w * 0.44
        x, y = box.centre
        canvas.dim(box.x + 3, box.y + 3, box.w - 6, box.h - 6, shade, 70, 8)
        if kind == "hero":  # a rose would look like a stone that lies there already
            canvas.put("rose_king/swords", box.right - size * 0.8, box.y - size * 0.1, size * 0.9, size * 0.9)
        else:
            canvas.put(f"rose_king/rose_{word}", x - size / 2, y - size / 2, size, size, 235)


# ---- the slip with a sentence
def slip(canvas: Canvas, look: Look, text: str) -> None:
    """Draw a sentence on a dark slip over the lower edge of the map."""
    if not text:
        return
    outer = look.table.map
    w, _height = canvas.measure(text, "body", 16)
    w = min(w, outer.w - 80)
    x, y = outer.centre[0], outer.bottom - 8
    canvas.nine("ui/tooltip", x - w / 2 - 18, y - 15, w + 36, 30)
    canvas.text(text, x, y, "body", 16, "#f6e3b4", "center", fit=w + 1)
