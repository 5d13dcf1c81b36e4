"""The words of a game's actions, which are the same in every state: action <-> word."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core import SIMULTANEOUS, IllegalAction, InvalidText, State
from game.rules.reading import shown


class ActionWords:
    """A word for every action number, from 0 on."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = tuple(words)
        self._actions = {word: action for action, word in enumerate(self._words)}

    def to_text(self, action: int) -> str:
        """Return the word of the action. Raises IllegalAction for a number that is none."""
        if not 0 <= action < len(self._words):
            raise IllegalAction(f"{action!r} is no action of this game")
        return self._words[action]

    def from_text(self, state: State, text: str) -> int:
        """Return the action that the word means. Raises InvalidText, or IllegalAction where it may not be chosen.

        Where several choose at the same time it must be what one of them may choose.
        """
        if not isinstance(text, str) or text not in self._actions:
            raise InvalidText(f"{shown(text)} is no action of this game")
        action = self._actions[text]
        seats = range(len(state.scores())) if state.actor == SIMULTANEOUS else (None,)
        if not any(action in state.legal_actions(seat) for seat in seats):
            raise IllegalAction(f"{text} is not possible here")
        return action
