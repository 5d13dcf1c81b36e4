"""A politics line: which stack to look through, and which card of it to keep. Section 1.12 of the rules."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.lowenherz.cards import KIND_WORDS, KINDS
from game.rules.lowenherz.hands import COUNTS, UNSEEN
from game.rules.lowenherz.politics import may_lie
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lettering import letters
from game.view.lowenherz import card_words, panel_cards, tips
from game.view.lowenherz.asked import Asked, note
from game.view.lowenherz.geometry import DIALOGUE_H
from game.view.lowenherz.look import Look
from game.view.palette import BROWN, INK, OXBLOOD
from game.view.table_view import Intent
from game.view.widgets import fitted

W, H = 60.0, 84.0
SMALL = 0.62
GLOW = "#ffb400"


class Stacks(Asked):
    """The two stacks, of which one may be looked through. One that the seat knows lies open to it."""

    def stops(self, look: Look) -> dict[str, Box]:
        """Return the places of the stacks that are not empty."""
        return {f"stack:{n + 1}": _stack_box(look, n) for n in look.choices.looks}

    def action_of(self, look: Look, name: str) -> int | None:
        """Return the action that looks through a stack."""
        return look.choices.looks.get(int(name[6:]) - 1)

    def choose(self, look: Look, name: str) -> Intent | None:
        """Return the wish to look through a stack."""
        action = self.action_of(look, name)
        return None if action is None else Intent(contract.ACTION, action)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw both stacks with their numbers of cards."""
        head = self.sheet(canvas, look, _("Politics: choose a stack"), "lowenherz/politics_back", 57)
        note(canvas, self.remark, head, OXBLOOD)
        for n, size in enumerate(look.state.sizes):
            self._stack(canvas, look, n, size)
        self.ring(canvas, look)

    def _stack(self, canvas: Canvas, look: Look, n: int, size: int) -> None:
        box, state = _stack_box(look, n), self.look_of(f"stack:{n + 1}")
        canvas.nine("lowenherz/line_active" if state else "lowenherz/line_normal", *box)
        x, y = box.x + 16, box.y + (box.h - H) / 2
        if not size:
            canvas.put("lowenherz/card_slot_pale", x, y, W, H)
        for i in range(min(size, 4)):
            canvas.put("lowenherz/politics_back", x + i * 3, y - i * 2, W, H)
        left = box.x + 100
        title = _("Stack {n}").format(n=n + 1)
        canvas.text(title, left, box.y + 26, "title", letters(canvas, 19, 20), OXBLOOD, "midleft", fit=120)
        said = ngettext("{n} card", "{n} cards", size).format(n=size) if size else _("empty")
        canvas.text(said, left, box.y + 50, "body", letters(canvas, 17, 18), INK, "midleft", fit=box.right - left - 10)
        code = look.state.stacks[n]
        if size and code != UNSEEN:
            _faces(canvas, code, left, box.bottom - 12 - H * SMALL, box.right - 10 - left)
        elif size:
            said = _("You look through all of it and keep one card.")
            w, small = box.right - left - 10, letters(canvas, 15, 16)
            fitted.draw(canvas, said, left, box.y + 64, w, box.h - 74, "body", small, BROWN, "midleft")


def _stack_box(look: Look, n: int) -> Box:
    box = look.table.dialogue
    w = (box.w - 42) / 2
    return Box(box.x + 14 + n * (w + 14), box.y + 56, w, box.h - 70)


def kinds_of(code: int) -> list[int]:
    """Return the kinds of the cards of a code, one a card."""
    return [kind for kind in range(KINDS) for _ in range(COUNTS[code][kind])]


def _faces(canvas: Canvas, code: int, x: float, y: float, room: float) -> None:
    """Draw small cards side by side."""
    kinds = kinds_of(code)
    step = min(W * SMALL + 3, (room - W * SMALL) / max(1, len(kinds) - 1))
    for n, kind in enumerate(kinds):
        canvas.put(panel_cards.card_picture(kind), x + n * step, y, W * SMALL, H * SMALL)


class Keeping(Asked):
    """The cards of the stack that is looked through; one is kept, the others go back."""

    def stops(self, look: Look) -> dict[str, Box]:
        """Return the places of the kinds of cards, each once."""
        box, kinds = self.inner(look, DIALOGUE_H), list(look.choices.keeps)
        step = min(104.0, (box.w - 24) / max(1, len(kinds)))
        x = box.x + (box.w - step * len(kinds)) / 2
        return {
            f"keep:{KIND_WORDS[kind]}": Box(x + n * step + (step - W) / 2, box.y + 56, W, H)
            for n, kind in enumerate(kinds)
        }

    def action_of(self, look: Look, name: str) -> int | None:
        """Return the action that keeps a card."""
        return look.choices.keeps.get(KIND_WORDS.index(name[5:]))

    def choose(self, look: Look, name: str) -> Intent | None:
        """Return the wish to keep a card."""
        action = self.action_of(look, name)
        return None if action is None else Intent(contract.ACTION, action)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the cards, their names, and what the one that is pointed at is good for."""
        box, stops = look.table.dialogue, self.stops(look)
        head = self.sheet(canvas, look, _("Keep one card, secretly"), "lowenherz/politics_back", 59)
        note(canvas, self.remark, head, OXBLOOD)
        counts = COUNTS[may_lie(look.state, look.state.looked)]
        for name, place in stops.items():
            self._card(canvas, name, place, counts[KIND_WORDS.index(name[5:])])
        marked = self.marked if self.marked in stops else None
        said = tips.kind_use(KIND_WORDS.index(marked[5:])) if marked else _("The others go back into the stack.")
        fitted.draw(canvas, said, box.x + 20, box.bottom - 34, box.w - 40, 28, "body", letters(canvas, 16, 17),
                    INK if marked else BROWN, "center")  # fmt: skip
        self.ring(canvas, look)

    def _card(self, canvas: Canvas, name: str, place: Box, count: int) -> None:
        kind, state = KIND_WORDS.index(name[5:]), self.look_of(name)
        for n in reversed(range(count)):
            at = place.moved(n * 4, -n * 2)
            if state and not n:
                canvas.glow(*at.grown(1), 6, 5, GLOW, 255)
            canvas.put(panel_cards.card_picture(kind), *at.moved(0, -2 if state == "hover" and not n else 0))
        said = card_words.kind_name(kind)
        text = f"{count} × {said}" if count > 1 else said
        canvas.text(text, place.centre[0], place.bottom + 10, "body", letters(canvas, 14, 14), INK, "center", fit=100)
