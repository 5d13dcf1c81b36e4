"""One playing of a game. Everything that changes its state comes out of its link."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from game.match.chance import ChanceSource
from game.match.joint import Choices, choosers
from game.match.link import Link, LocalLink
from game.match.log import Change, Choice, Entry, Message, Reseat, Restart, Rewind, Sealed, Seat, joint_entry, seats_at
from game.match.undo import TABLE, next_barrier, redo_length, undo_target
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, Game, IllegalAction, Outcome, RulesError, State

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

    `chance` None: chance comes over the link (replays, networks). `seed` and `started` (UTC, ISO 8601) are only written
    down. undo: a policy of `game.match.undo`. Raises InvalidText for options or a number of seats that the game does
    not know.

    first_seats: who sat there before ply 1; reseats: who sat down later, and when. evidence: lines that a network adds
    to the file, so that its dice and bids can be checked. trouble: "" or why something that came over the link was
    passed over; everything else was applied.
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
        undo: str = TABLE,
    ) -> None:
        self.game = game
        self.first_seats = self.seats = tuple(seats)
        chosen = dict(options or {})
        self._start = game.new_state(len(self.seats), chosen)
        self.options = {option.key: chosen.get(option.key, option.default) for option in game.OPTIONS}
        self.seed = seed
        self.started = started
        self.keeper = keeper
        self.undo_policy = undo
        self.evidence: list[str] = []
        self.trouble = ""
        self._chance = chance
        self._begin()
        self._link: Link = LocalLink() if link is None else link

    def _begin(self) -> None:
        self.seats = self.first_seats
        self.reseats: list[Reseat] = []
        self.log: list[Entry] = []
        self.digests: dict[int, str] = {}  # ply -> fingerprint after it, at intervals
        self._state = self._start.clone()
        self._chosen = Choices()
        self._undone: list[Entry] = []
        self._barrier = 0
        self._chance_asked = -1  # ply for which chance has already been answered
        self._kept_evidence = len(self.evidence)

    @property
    def actor(self) -> int:
        """The seat to act, or CHANCE, SIMULTANEOUS, TERMINAL."""
        return self._state.actor

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are still to choose, ascending; () where chance decides or the match is over."""
        return tuple(seat for seat in choosers(self._state) if seat not in self._chosen)

    def has_chosen(self, seat: int) -> bool:
        """Return whether the seat has made its choice, while others are still to choose at the same moment."""
        return seat in self._chosen

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

    def state_text(self) -> str:
        """Return the whole position as text, hidden things included: for reports, not for screens."""
        return self._state.to_text()

    def choices(self, actor: int) -> list[int]:
        """Return the actions that a seat or CHANCE may choose now, ascending."""
        if actor == CHANCE:
            return [action for action, _ in self._state.chance_outcomes()]
        return self._state.legal_actions(actor)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Return (action, weight) pairs, ascending; [] unless chance is to act."""
        return self._state.chance_outcomes()

    def word_of(self, action: int) -> str:
        """Return the word of an action now. Raises IllegalAction."""
        return self.game.action_to_text(self._state, action)

    def propose(self, actor: int, action: int) -> None:
        """Send an action of `actor` on its way; `poll` brings it back. Raises IllegalAction.

        Where several seats choose at the same time, nothing shows before all of them have.
        """
        if actor != self._state.actor and actor not in choosers(self._state):
            raise IllegalAction("it is not this seat's turn")
        if actor in self._chosen:
            raise IllegalAction("this seat has chosen")
        if action not in self.choices(actor):
            raise IllegalAction("this action may not be chosen now")
        self._link.send(Entry(len(self.log) + 1, actor, action, self.word_of(action)))

    def poll(self, seat: int | None = None) -> list[Change]:
        """Apply everything that arrived, let chance answer, and return the changes as `seat` sees them, in order.

        The keeper has written the new log by the time this returns. What cannot be applied is passed over and leaves
        its reason in `trouble`.
        """
        changes: list[Change] = []
        while True:
            messages = self._link.receive()
            if not messages and not self._ask_chance():
                break
            for message in messages:
                try:
                    changes += self._take(message, seat)
                except RulesError as error:
                    self.trouble = f"after ply {len(self.log)}: {error}"
        if changes or len(self.evidence) != self._kept_evidence:
            self.keep()
        return changes

    def keep(self) -> None:
        """Let the keeper write the match down as it stands."""
        self._kept_evidence = len(self.evidence)
        if self.keeper is not None:
            self.keeper.keep(self)

    def can_undo(self) -> bool:
        """Return whether `undo` is allowed now."""
        return self._undo_target() is not None

    def undo(self) -> bool:
        """Ask for the last decision back; return whether that is allowed."""
        target = self._undo_target()
        if target is None:
            return False
        self._link.send(Rewind(target))
        return True

    def _undo_target(self) -> int | None:
        if self._chosen:
            return None  # somebody has acted already, though nobody sees how
        return undo_target(self.log, self.seats, self._barrier, self.undo_policy, self._state.actor)

    def can_redo(self) -> bool:
        """Return whether there is something that was taken back and can come again."""
        return bool(self._undone) and self.undo_policy == TABLE

    def redo(self) -> bool:
        """Ask for what was taken back last; return whether there is anything."""
        if not self.can_redo():
            return False
        for entry in self._undone[: redo_length(self._undone, self.seats)]:
            self._link.send(entry)
        return True

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
        """Apply one message. Raises RulesError before anything is touched."""
        if isinstance(message, Sealed):
            self._chosen.seal(message.seat, message.is_sealed)
            return []
        before = self._state.observation(seat)
        if isinstance(message, Entry):
            entry = self._agreed(message)
            if entry is None:
                return []
            self._apply(entry)
            return [Change(before, entry, self._state.observation(seat), len(self.log))]
        if isinstance(message, Reseat):
            message = self._reseat(message)
            return [Change(before, None, before, len(self.log), message)]
        if isinstance(message, Restart):
            self._begin()
        elif not self._rewind(message.ply):
            return []
        return [Change(before, None, self._state.observation(seat), len(self.log))]

    def _agreed(self, entry: Entry) -> Entry | None:
        """Return the ply that an entry brings about, None where it brings none (yet)."""
        if entry.ply != len(self.log) + 1:
            return None  # proposed before something else was agreed: too late
        if entry.actor == self._state.actor:
            return entry
        if self._state.actor != SIMULTANEOUS or entry.actor not in choosers(self._state):
            raise IllegalAction("it is not this seat's turn")
        if entry.action not in self.choices(entry.actor):
            raise IllegalAction("this action may not be chosen now")
        self._chosen.take(Choice(entry.actor, entry.action, entry.word))
        choices = self._chosen.complete(choosers(self._state))
        return None if choices is None else joint_entry(entry.ply, choices)

    def _apply(self, entry: Entry) -> None:
        _advance(self._state, entry)
        self.log.append(entry)
        self._chosen.drop()
        self._barrier = next_barrier(self._barrier, self.log, self.seats)
        # the same choice again keeps the rest of what was undone; another choice makes it unreachable
        self._undone = self._undone[1:] if self._undone[:1] == [entry] else []
        if entry.ply % DIGEST_INTERVAL == 0:
            self.digests[entry.ply] = self.digest()

    def _rewind(self, ply: int) -> bool:
        """Go back to an earlier ply; return whether it is one. Who sits where is not taken back."""
        if not 0 <= ply < len(self.log):
            return False
        self._undone = self.log[ply:] + self._undone
        self.log = self.log[:ply]
        self.digests = {number: text for number, text in self.digests.items() if number <= ply}
        self.reseats = [replace(reseat, ply=min(reseat.ply, ply)) for reseat in self.reseats]
        self._chance_asked = -1
        self._chosen.drop()
        self._state = self._start.clone()
        for entry in self.log:
            _advance(self._state, entry)
        return True

    def _reseat(self, message: Reseat) -> Reseat:
        if not 0 <= message.seat < len(self.seats):
            raise RulesError("there is no such seat")
        placed = replace(message, ply=len(self.log))
        self.reseats = [one for one in self.reseats if (one.ply, one.seat) != (placed.ply, placed.seat)] + [placed]
        self.seats = seats_at(self.first_seats, self.reseats, placed.ply)
        self._chosen.seal(placed.seat, False)  # whoever comes chooses anew
        self._barrier = len(self.log)
        return placed


def _advance(state: State, entry: Entry) -> None:
    """Apply an entry. Raises IllegalAction before anything is touched."""
    if entry.is_joint:
        state.apply_joint({choice.seat: choice.action for choice in entry.choices})
    else:
        state.apply(entry.action)
