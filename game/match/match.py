"""One playing of a game. Everything that changes its state comes out of its link."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Protocol

from game.match.chance import ChanceSource
from game.match.link import Link, LocalLink
from game.match.log import Change, Entry, Message, Rewind, Seat
from game.match.undo import next_barrier, redo_length, undo_target
from game.rules.core import CHANCE, TERMINAL, Game, IllegalAction, Outcome, State

DIGEST_INTERVAL = 16  # plies between two digests of a save


class Keeper(Protocol):
    """Whoever writes a match down."""

    def keep(self, match: Match) -> None:
        """Write the match as it stands; never raises, a failure is the keeper's to report."""


def digest_of(state: State) -> str:
    """Return the fingerprint of a position: blake2b of its text, 32 hexadecimal digits."""
    return hashlib.blake2b(state.to_text().encode(), digest_size=16).hexdigest()


class Match:
    """A game, its seats and the ordered log of what they chose.

    `chance` None: chance comes over the link (replays). `seed` and `started` (UTC, ISO 8601) are only written down.
    Raises InvalidText for options or a number of seats that the game does not know.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, str] | None = None,
        *,
        chance: ChanceSource | None,
        link: Link | None = None,
        keeper: Keeper | None = None,
        seed: int = 0,
        started: str = "",
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        chosen = dict(options or {})
        self._start = game.new_state(len(self.seats), chosen)
        self.options = {option.key: chosen.get(option.key, option.default) for option in game.OPTIONS}
        self.seed = seed
        self.started = started
        self.keeper = keeper
        self.log: list[Entry] = []
        self.digests: dict[int, str] = {}  # ply -> fingerprint after it, at intervals
        self._state = self._start.clone()
        self._undone: list[Entry] = []
        self._barrier = 0
        self._chance = chance
        self._chance_asked = -1  # ply for which chance has already been answered
        self._link: Link = LocalLink() if link is None else link

    @property
    def actor(self) -> int:
        """The seat to act, or CHANCE, SIMULTANEOUS, TERMINAL."""
        return self._state.actor

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything more to choose."""
        return self._state.actor == TERMINAL

    def observation(self, seat: int | None) -> State:
        """Return the position as `seat` (None: a spectator) may see it; the caller may change it freely."""
        return self._state.observation(seat)

    def outcome(self) -> Outcome | None:
        """Return how the match ended, None while it goes on."""
        return self._state.outcome()

    def digest(self) -> str:
        """Return the fingerprint of the present position as a spectator sees it.

        What is hidden is left out, so that everybody who follows the match has the same one.
        """
        return digest_of(self._state.observation(None))

    def action_from_text(self, word: str) -> int:
        """Return the action that the word means now. Raises InvalidText or IllegalAction."""
        return self.game.action_from_text(self._state, word)

    def propose(self, actor: int, action: int) -> None:
        """Send an action of `actor` on its way; `poll` brings it back. Raises IllegalAction."""
        if actor != self._state.actor:
            raise IllegalAction("it is not this seat's turn")
        if action not in self._choices(actor):
            raise IllegalAction("this action may not be chosen now")
        word = self.game.action_to_text(self._state, action)
        self._link.send(Entry(len(self.log) + 1, actor, action, word))

    def poll(self, seat: int | None = None) -> list[Change]:
        """Apply everything that arrived, let chance answer, and return the changes as `seat` sees them, in order.

        The keeper has written the new log by the time this returns.
        """
        changes: list[Change] = []
        while True:
            messages = self._link.receive()
            if not messages and not self._ask_chance():
                break
            for message in messages:
                changes += self._take(message, seat)
        if changes and self.keeper is not None:
            self.keeper.keep(self)
        return changes

    def can_undo(self) -> bool:
        """Return whether `undo` is allowed now."""
        return undo_target(self.log, self.seats, self._barrier) is not None

    def can_redo(self) -> bool:
        """Return whether there is something that was taken back and can come again."""
        return bool(self._undone)

    def undo(self) -> bool:
        """Ask for the last decision back; return whether that is allowed."""
        target = undo_target(self.log, self.seats, self._barrier)
        if target is None:
            return False
        self._link.send(Rewind(target))
        return True

    def redo(self) -> bool:
        """Ask for what was taken back last; return whether there is anything."""
        for entry in self._undone[: redo_length(self._undone, self.seats)]:
            self._link.send(entry)
        return bool(self._undone)

    def _choices(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return [action for action, _ in self._state.chance_outcomes()]
        return self._state.legal_actions(actor)

    def _ask_chance(self) -> bool:
        """Return whether an answer of chance was sent. A link need not echo at once, so each ply asks only once."""
        if self._chance is None or self._state.actor != CHANCE or self._chance_asked == len(self.log):
            return False
        number = sum(entry.actor == CHANCE for entry in self.log)
        action = self._chance.choose(number, self._state.chance_outcomes())
        if action is None:
            return False
        self._chance_asked = len(self.log)
        self.propose(CHANCE, action)
        return True

    def _take(self, message: Message, seat: int | None) -> list[Change]:
        before = self._state.observation(seat)
        if isinstance(message, Rewind):
            if message.ply >= len(self.log):
                return []
            self._rewind(message.ply)
            return [Change(before, None, self._state.observation(seat), len(self.log))]
        if message.ply != len(self.log) + 1:
            return []  # proposed before something else was agreed: too late
        self._apply(message)
        return [Change(before, message, self._state.observation(seat), len(self.log))]

    def _apply(self, entry: Entry) -> None:
        if entry.actor != self._state.actor:
            raise IllegalAction("it is not this seat's turn")
        self._state.apply(entry.action)
        self.log.append(entry)
        self._barrier = next_barrier(self._barrier, self.log, self.seats)
        # the same choice again keeps the rest of what was undone; another choice makes it unreachable
        self._undone = self._undone[1:] if self._undone[:1] == [entry] else []
        if entry.ply % DIGEST_INTERVAL == 0:
            self.digests[entry.ply] = self.digest()

    def _rewind(self, ply: int) -> None:
        self._undone = self.log[ply:] + self._undone
        self.log = self.log[:ply]
        self.digests = {number: text for number, text in self.digests.items() if number <= ply}
        self._chance_asked = -1
        self._state = self._start.clone()
        for entry in self.log:
            self._state.apply(entry.action)
