"""Judges the inputs of a match that is played over a network: what may be done, what it brings, what is due next.

The network carries inputs as short texts and asks a referee what they mean: "play <word>" chooses an action, "undo"
takes the last one back. Every machine has one; what its methods return goes to the screen's match through a link.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

from game.match.link import LocalLink
from game.match.log import Change, Choice, Entry, Message, Reseat, Rewind, Seat, joint_entry
from game.match.match import Match
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, IllegalAction, RulesError

ACT, SEAL, DRAW, OVER = "act", "seal", "draw", "over"
PLAY, UNDO = "play", "undo"

Below = Callable[[int], int]


def play_text(word: str) -> str:
    """Return the input that chooses the action of this word."""
    return f"{PLAY} {word}"


def position_digest(match: Match) -> bytes:
    """Return 16 bytes by which equal positions after the same number of plies are known, without what is hidden."""
    return hashlib.blake2b(f"{len(match.log)} {match.digest()}".encode(), digest_size=16).digest()


class Referee:
    """One match, changed by inputs. match: without chance of its own; its undo policy says what may be taken back."""

    def __init__(self, match: Match, link: LocalLink) -> None:
        self.match = match
        self._link = link

    def needs(self) -> tuple[str, tuple[int, ...]]:
        """Return what has to happen next, ACT, SEAL, DRAW or OVER, and the seats that are to choose, ascending."""
        actor = self.match.actor
        kinds = {CHANCE: DRAW, SIMULTANEOUS: SEAL, TERMINAL: OVER}
        return kinds.get(actor, ACT), self.match.to_act

    def refusal(self, seat: int, text: str) -> str:
        """Return why `seat` may not do this now ("turn", "illegal", "undo", "over"), "" when it may."""
        if text == UNDO:
            return "" if self._may_undo(seat) else "undo"
        if self.match.is_over:
            return "over"
        if seat not in self.match.to_act:
            return "turn"
        return "illegal" if self._action(seat, text) is None else ""

    def play(self, seat: int, text: str) -> list[Message]:
        """Apply an input that `refusal` lets through. Raises IllegalAction for any other."""
        if reason := self.refusal(seat, text):
            raise IllegalAction(f"seat {seat} may not {text!r}: {reason}")
        if text == UNDO:
            return self._apply(Rewind(len(self.match.log) - 1))
        return self._apply(self._entry(seat, text))

    def play_sealed(self, bids: Mapping[int, str]) -> list[Message]:
        """Apply the bids of all seats that were to choose at the same time. Raises IllegalAction."""
        if self.match.actor != SIMULTANEOUS or tuple(sorted(bids)) != self.match.to_act:
            raise IllegalAction("these are not the seats that choose now")
        entries = [self._entry(seat, text) for seat, text in bids.items()]
        choices = [Choice(entry.actor, entry.action, entry.word) for entry in entries]
        return self._apply(joint_entry(len(self.match.log) + 1, choices))

    def default(self, seat: int) -> str:
        """Return the input for a seat whose time is over: its first action. Raises IllegalAction if it has none."""
        actions = self.match.choices(seat)
        if seat < 0 or not actions:
            raise IllegalAction("this seat is not to choose")
        return play_text(self.match.word_of(actions[0]))

    def draw(self, below: Below) -> list[Message]:
        """Let chance decide until something else is due; `below(n)` gives an int in 0..n-1, once a decision."""
        results: list[Message] = []
        while self.match.actor == CHANCE:
            action = _drawn(self.match.chance_outcomes(), below)
            results += self._apply(Entry(len(self.match.log) + 1, CHANCE, action, self.match.word_of(action)))
        return results

    def reseat(self, seat: int, holder: Mapping[str, Any]) -> list[Message]:
        """Let somebody else sit at a seat. Raises ValueError before anything is touched."""
        if not 0 <= seat < len(self.match.seats):
            raise ValueError("there is no such seat")
        return self._apply(Reseat(seat, seat_from(holder), machine=int(holder.get("peer", 0))))

    def digest(self) -> bytes:
        """Return 16 bytes by which equal public positions are known."""
        return position_digest(self.match)

    def to_text(self) -> str:
        """Return the position as everybody may see it, as lines of text, for a report of differences."""
        return f"ply {len(self.match.log)}\n{self.match.state_text()}"

    def _may_undo(self, seat: int) -> bool:
        return self.match.can_undo() and self.match.log[-1].actor == seat

    def _action(self, seat: int, text: str) -> int | None:
        kind, _, word = text.partition(" ")
        if kind != PLAY:
            return None
        try:
            action = self.match.action_from_text(word)
        except RulesError:
            return None
        return action if action in self.match.choices(seat) else None

    def _entry(self, seat: int, text: str) -> Entry:
        action = self._action(seat, text)
        if action is None:
            raise IllegalAction(f"seat {seat} may not {text!r}")
        return Entry(len(self.match.log) + 1, seat, action, self.match.word_of(action))

    def _apply(self, message: Message) -> list[Message]:
        self._link.send(message)
        return [_message_of(change) for change in self.match.poll()]


def seat_from(holder: Mapping[str, Any]) -> Seat:
    """Return who sits down, from the network's words. Raises ValueError."""
    try:
        kind, name, colour, level = holder["kind"], holder["name"], holder["colour"], holder["level"]
    except KeyError as error:
        raise ValueError(f"the seat lacks its {error}") from None
    if not (isinstance(kind, str) and isinstance(name, str) and type(colour) is int and type(level) is int):
        raise ValueError("a seat is described by words and numbers")
    return Seat(kind, name, colour, level)


def _drawn(outcomes: list[tuple[int, int]], below: Below) -> int:
    rest = below(sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        if rest < weight:
            return action
        rest -= weight
    raise ValueError("a draw is a number below what was asked for")


def _message_of(change: Change) -> Message:
    return change.entry or change.reseat or Rewind(change.ply)
