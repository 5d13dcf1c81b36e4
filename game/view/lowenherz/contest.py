"""Dialogues below the board, which get events first: bargaining, sealed bids, choosing a politics card; and the duel.

While `is_open` all events at its place belong to it, and all keys but those of the buttons beside the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.language import current
from game.rules.lowenherz import phases
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz import asides, duel_ahead, heard
from game.view.lowenherz.asked import ROLL, Asked
from game.view.lowenherz.bargain import Bargain
from game.view.lowenherz.bids import Bid
from game.view.lowenherz.duel import Duel
from game.view.lowenherz.look import Look
from game.view.lowenherz.politics import Keeping, Stacks
from game.view.moment import JOINT
from game.view.table_view import Intent, Play

DIALOGUES: dict[int, type[Asked]] = {
    phases.OFFER: Bargain,
    phases.BID: Bid,
    phases.LOOK: Stacks,
    phases.KEEP: Keeping,
}


class Contest:
    """The dialogue of the moment, if there is one, and the duel while it is shown. fast: as when Space is held."""

    def __init__(self, play_sound: Play = contract.silence) -> None:
        self._play = play_sound
        self._asked: Asked | None = None
        self._key: tuple[object, ...] = ()
        self._look: Look | None = None
        self._duel: Duel | None = None
        self.fast = False
        self._bidding: tuple[object, ...] = ()
        self._ahead: Iterator[None] = iter(())  # what is still to be made for the duel that comes of it

    @property
    def is_open(self) -> bool:
        """Whether something is asked."""
        return self._asked is not None

    @property
    def busy(self) -> bool:
        """Whether a duel is being shown."""
        return self._duel is not None

    def covers(self, canvas: Canvas) -> bool:
        """Return whether it is drawn over everything, so that nothing else need be drawn."""
        return self._duel is not None and self._duel.covers(canvas)

    def show(self, look: Look) -> None:
        """Take over a moment at once; what was begun stays while it is asked for the same thing."""
        self._look = look
        kind = None if look.moment.replaying or not look.moment.actions else DIALOGUES.get(look.state.phase)
        if kind is Stacks and not look.choices.looks:
            kind = None
        key = (kind, look.acting, look.moment.actions, look.state.offers, look.state.bids, look.state.line)
        if kind is None:
            self._asked = None
        elif key != self._key or self._asked is None:
            keys = self._asked is not None and self._asked.keys
            self._asked = kind(look)
            self._asked.keys = keys
        self._key = key

    def play(self, look: Look, before: Look, action: int | None) -> None:
        """Take over a moment that was reached by an action, JOINT where several chose; show what happened."""
        self.show(look)
        self._duel = None
        if action == JOINT and before.state.phase == phases.BID and look.moment.joint:
            self._duel = Duel(look, before, self._play)
            if self._duel.is_over:
                self._duel = None

    def prepare(self, canvas: Canvas, look: Look) -> None:
        """Make a part of what a duel will show, while there is nothing to draw."""
        if look.state.phase != phases.BID:
            return
        bidding = (look.state.card, look.state.line, look.state.bids, look.moment.seats, current(), canvas.k)
        if bidding != self._bidding:
            self._bidding, self._ahead = bidding, duel_ahead.while_bidding(canvas, look)
        next(self._ahead, None)

    def finish(self) -> None:
        """Jump to the end of what moves."""
        self._duel = None

    def update(self) -> bool:
        """Advance by one tick; return whether the picture changed."""
        if self._duel is not None:
            self._duel.update(4 if self.fast else 1)
            if self._duel.is_over:
                self._duel = None
            return True
        return self._asked is not None and self._look is not None and self._asked.update(self._look)

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point belongs to the dialogue."""
        if self._asked is None or self._look is None:
            return False
        if any(box.holds(x, y) for box in asides.targets(self._look).values()):
            return self._asked.pressed is not None
        return self._asked.pressed is not None or self._asked.box(self._look).holds(x, y)

    def leave(self) -> None:
        """Take note that the mouse is elsewhere."""
        if self._asked is not None:
            self._asked.leave()

    def handle(self, event: Any, look: Look) -> Intent | None:
        """Return what the person wants by this event."""
        if self._duel is not None or self._asked is None:
            return None
        marked = self._asked.marked
        intent = self._asked.handle(event, look)
        if self._asked.marked not in (marked, None) and not self._asked.keys:
            self._play("hover")
        if intent is not None and intent.kind == contract.NOTHING:
            self._play("click")
        return intent

    def hint(self, action: int, look: Look, words: str = "") -> None:
        """Set what leads to the action, say why, and point at what is to be pressed then."""
        if self._asked is not None:
            part = self._asked.propose(look, action)
            self._asked.advise(words)
            if part is not None:
                self._asked.focus, self._asked.keys = part, True

    def targets(self, look: Look) -> dict[str, Box]:
        """Return what can be pressed in it and leads to anything."""
        asked = self._asked
        if asked is None or self._duel is not None:
            return {}
        return {name: box for name, box in asked.stops(look).items() if name != ROLL and asked.changes(look, name)}

    def draw(self, canvas: Canvas, look: Look, refused: str = "", clock: int = -1) -> None:
        """Draw the duel over everything, or what is asked; refused, clock: what the status below would say."""
        if self._duel is not None:
            self._duel.draw(canvas, look)
            return
        heard.draw(canvas, look, self._asked is not None)
        if self._asked is not None:
            self._asked.refused, self._asked.clock = refused, clock
            self._asked.draw(canvas, look)
