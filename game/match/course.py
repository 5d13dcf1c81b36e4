"""The course of a match: its position, its log and who sits there, all of it made by messages in their order."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.match.joint import Choices, choosers
from game.match.log import Change, Choice, Entry, Message, Reseat, Restart, Sealed, Seat, joint_entry, seats_at
from game.match.undo import next_barrier
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, Game, IllegalAction, Outcome, RulesError, State

DIGEST_INTERVAL = 16  # plies between two digests of a save


def digest_of(state: State) -> str:
    """Return the fingerprint of a position: blake2b of its text, 32 hexadecimal digits."""
    return hashlib.blake2b(state.to_text().encode(), digest_size=16).hexdigest()


class Course:
    """What has happened so far. The same messages lead to the same course, on every machine.

    first_seats: who sat there before ply 1; reseats: who sat down later, and when. Raises InvalidText for options or a
    number of seats that the game does not know.
    """

    def __init__(self, game: Game, seats: Sequence[Seat], options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.first_seats = tuple(seats)
        chosen = dict(options or {})
        self._start = game.new_state(len(self.first_seats), chosen)
        self.options = {option.key: chosen.get(option.key, option.default) for option in game.OPTIONS}
        self._begin()

    def _begin(self) -> None:
        self.seats = self.first_seats
        self.reseats: list[Reseat] = []
        self.log: list[Entry] = []
        self.digests: dict[int, str] = {}  # ply -> fingerprint after it, at intervals
        self._state = self._start.clone()
        self._chosen = Choices()
        self._undone: list[Entry] = []
        self._barrier = 0
        self._revealing: list[int] = []  # plies by which a person came to know what was hidden, or all did

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
        """Return the position as everybody may see it, as text: for reports, which others read."""
        return self._state.observation(None).to_text()

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

    def _take(self, message: Message, seat: int | None) -> list[Change]:
        """Apply one message. Raises RulesError before anything is touched."""
        if isinstance(message, Sealed):
            self._seal(message.seat, message.is_sealed)
            return []
        if isinstance(message, Restart):
            self._begin()  # from a copy that nothing has touched: the position may be broken
            after = self._state.observation(seat)
            return [Change(after, None, after, 0)]
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
        if not self._rewind(message.ply):
            return []
        return [Change(before, None, self._state.observation(seat), len(self.log))]

    def _seal(self, seat: int, sealed: bool) -> None:
        """Note a choice made elsewhere, or that it is void; once all have chosen nobody chooses anew."""
        if self._state.actor == SIMULTANEOUS and seat in choosers(self._state) and (sealed or self.to_act):
            self._chosen.seal(seat, sealed)

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
        reveals = self._reveals(entry)
        _advance(self._state, entry)
        self.log.append(entry)
        self._revealing += [entry.ply] if reveals else []
        self._chosen.drop()
        self._barrier = next_barrier(self._barrier, self.log, self.seats)
        # the same choice again keeps the rest of what was undone; another choice makes it unreachable
        self._undone = self._undone[1:] if self._undone[:1] == [entry] else []
        if entry.ply % DIGEST_INTERVAL == 0:
            self.digests[entry.ply] = self.digest()

    def _reveals(self, entry: Entry) -> bool:
        """Return whether a person comes to know by the next entry what was hidden."""
        persons = [seat for seat, holder in enumerate(self.seats) if holder.is_person]
        return entry.is_joint or any(self._state.reveals(entry.action, seat) for seat in persons)

    @property
    def _seen(self) -> int:
        """How many plies stay because of what persons know by them."""
        return self._revealing[-1] if self._revealing else 0

    def _rewind(self, ply: int) -> bool:
        """Go back to an earlier ply; return whether it is one. Who sits where is not taken back."""
        if not 0 <= ply < len(self.log):
            return False
        self._undone = self.log[ply:] + self._undone
        self.log = self.log[:ply]
        self.digests = {number: text for number, text in self.digests.items() if number <= ply}
        self._revealing = [number for number in self._revealing if number <= ply]
        self.reseats = [replace(reseat, ply=min(reseat.ply, ply)) for reseat in self.reseats]
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
        self._seal(placed.seat, False)  # whoever comes chooses anew
        self._barrier = len(self.log)
        return placed


def _advance(state: State, entry: Entry) -> None:
    """Apply an entry. Raises IllegalAction before anything is touched."""
    if entry.is_joint:
        state.apply_joint({choice.seat: choice.action for choice in entry.choices})
    else:
        state.apply(entry.action)
