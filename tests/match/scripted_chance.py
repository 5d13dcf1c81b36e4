"""Chance as a test wants it."""


class ScriptedChance:
    """Answers with the given actions in the order of the events; after the last one the answer is not known yet."""

    def __init__(self, actions):
        self._actions = tuple(actions)

    def choose(self, number, outcomes):
        return self._actions[number] if number < len(self._actions) else None
