"""The politics cards at the foot of a panel: those that are known lie open, the others with their backs up."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.lowenherz.cards import ALLIANCE, KIND_WORDS, KINDS, RENEGADE
from game.rules.lowenherz.hands import COUNTS
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz import choices
from game.view.lowenherz.geometry import PANEL_H
from game.view.lowenherz.letters import GOLDEN
from game.view.lowenherz.look import Look

W, H, STEP = 22.5, 31.5, 21.0
COUNTED = 4  # so many cards are counted
SEAL = 17.0
HIDDEN = -1
PLAYS = {RENEGADE: choices.RENEGADE, ALLIANCE: choices.ALLIANCE}


class Card(NamedTuple):
    """One card of a hand. kind: HIDDEN with its back up. play: what it may be played as now, "" for nothing."""

    kind: int
    box: Box
    play: str


def cards(look: Look, numbers: Look, seat: int) -> list[Card]:
    """Return the cards of a seat with their places, the known ones first; never those that another viewer knows."""
    state, box = look.state, look.table.panels[seat]
    if numbers.state.viewer == state.viewer:
        state = numbers.state
    counts = COUNTS[state.hands[seat]]
    kinds = [kind for kind in range(KINDS) for _ in range(counts[kind])] + [HIDDEN] * state.strange[seat]
    tall = box.h / PANEL_H
    many = state.cap
    right = box.right - 12 - (28.0 if many < 4 else 22.0) * many - 7  # where the castles begin
    step = min(STEP * tall, (right - box.x - 12 - W * tall) / max(1, len(kinds) - 1))
    found = []
    for n, kind in enumerate(kinds):
        place = Box(box.x + 12 + n * step, box.y + 133 * tall, W * tall, H * tall)
        play = PLAYS.get(kind, "") if seat == look.acting else ""
        found.append(Card(kind, place, play if play in look.choices.plays else ""))
    return found


def card_picture(kind: int) -> str:
    """Return the picture of a politics card, of its back for one that is hidden."""
    if kind == HIDDEN:
        return "lowenherz/politics_back"
    word = KIND_WORDS[kind]
    name = word.rstrip("0123456789")
    return f"lowenherz/politics_{name}" + (f"_{word[len(name) :]}" if word != name else "")


def paint(canvas: Canvas, look: Look, numbers: Look, seat: int) -> None:
    """Draw the cards of a seat, or the empty place for one."""
    found, panel = cards(look, numbers, seat), look.table.panels[seat]
    tall = panel.h / PANEL_H
    if not found:
        canvas.put("lowenherz/card_slot_pale", panel.x + 12, panel.y + 133 * tall, W * tall, H * tall)
    for card in found:
        if card.play:
            canvas.glow(*card.box.grown(1), 4, 3, "#ffb400", 255)
        canvas.put(card_picture(card.kind), *card.box)
    if len(found) >= COUNTED:
        last = found[-1].box
        x, y = last.right - SEAL * 0.6, last.bottom - SEAL * 0.75
        canvas.put("lowenherz/line_number", x, y, SEAL, SEAL)
        size = 12 / canvas.text_scale
        canvas.text(str(len(found)), x + SEAL / 2, y + SEAL / 2, "bold", size, GOLDEN, "center")


def spots(look: Look) -> dict[str, Box]:
    """Return the places of all cards that can be pointed at: "hand:<seat>:<number>"."""
    return {
        f"hand:{seat}:{n}": card.box
        for seat in range(look.state.players)
        for n, card in enumerate(cards(look, look, seat))
    }


def shown(look: Look) -> dict[str, Box]:
    """Return the places of the cards that lie open and cannot be played now: keys get there to see them large."""
    return {
        f"hand:{seat}:{n}": card.box
        for seat in range(look.state.players)
        for n, card in enumerate(cards(look, look, seat))
        if card.kind != HIDDEN and not card.play
    }


def targets(look: Look) -> dict[str, Box]:
    """Return the places of what may be played now: "play:renegade", "play:alliance"."""
    found: dict[str, Box] = {}
    for seat in range(look.state.players):
        for card in cards(look, look, seat):
            if card.play:
                found.setdefault(f"play:{card.play}", card.box)
    return found
