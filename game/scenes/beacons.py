"""Three beacons at dusk that answer one another: fires flicker, and signals go out in rings while somebody listens."""

from __future__ import annotations

from game.view.canvas import Canvas

SHAPE = 372 / 150
# The towers of the picture: foot as a share of it, size; in the order in which the fires answer.
_TOWERS = ((0.2, 0.84, 0.66), (0.69, 0.52, 0.34), (0.88, 0.70, 0.5))
_FIRE = 82.0  # units of the picture from a tower's foot up to its fire
_FLICKER = 9  # ticks between two shapes of a flame
_STEP = 6  # ticks between two pictures
_ROUND = 240  # ticks in which the signal goes from the first beacon to the last and rests
_ANSWER = 54  # ticks from one beacon to the next
_RING = 18  # ticks from one ring to the next
_SHINES = 60  # ticks a ring is seen
_STILL = (190, 128, 70)  # how strong the rings are where nothing moves


class Beacons:
    """The painted part stands still and belongs to the page; this draws what moves. dirty: a new picture is due."""

    def __init__(self, moves: bool) -> None:
        self.moves = moves
        self.listening = False
        self.dirty = True
        self._age = 0

    def update(self) -> None:
        """Advance by one tick."""
        if self.moves:
            self._age += 1
            self.dirty = self.dirty or self._age % _STEP == 0

    def draw(self, canvas: Canvas, x: float, y: float, w: float) -> None:
        """Paint fires and rings over the dusk that lies at x, y and is w wide."""
        self.dirty = False
        for number, (across, down, size) in enumerate(_TOWERS):
            unit = w / 372 * size
            middle, fire = x + w * across, y + w / SHAPE * down - _FIRE * unit
            self._draw_fire(canvas, number, middle, fire, unit * 1.05)
            if self.listening:
                self._draw_rings(canvas, number, middle, fire, unit * 1.05)

    def _draw_fire(self, canvas: Canvas, number: int, x: float, y: float, unit: float) -> None:
        box = (x - 30 * unit, y - 30 * unit, 60 * unit, 60 * unit)
        beat = self._age // _FLICKER + 2 * number
        canvas.put("lan/firelight", *box, alpha=255 if beat % 3 else 208)
        canvas.put(f"lan/flame_{(beat * 7 // 3) % 3}", *box)

    def _draw_rings(self, canvas: Canvas, number: int, x: float, y: float, unit: float) -> None:
        for ring in range(3):
            alpha = self._strength(number, ring) if self.moves else _STILL[ring]
            if alpha:
                canvas.put(f"lan/ring_{ring}", x - 70 * unit, y - 70 * unit, 140 * unit, 140 * unit, alpha)

    def _strength(self, number: int, ring: int) -> int:
        """Return how strong a ring shines now, 0 to 255: it swells up quickly and fades slowly."""
        since = (self._age - number * _ANSWER - ring * _RING) % _ROUND
        if since >= _SHINES:
            return 0
        return int(230 * min(1.0, (since + 6) / 12, (_SHINES - since) / 40))


def paint_dusk(canvas: Canvas, x: float, y: float, w: float) -> None:
    """Paint what stands still."""
    canvas.put("lan/dusk", x, y, w, w / SHAPE, lift=3)
