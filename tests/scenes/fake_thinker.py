"""A computer player that answers when the test says so."""


class FakeThinker:
    def __init__(self):
        self.asked = []
        self.cancelled = 0
        self.closed = False
        self.ready = True
        self._actions = None

    def ask(self, observation, level):
        self.asked.append((observation.actor, level))
        self._actions = observation.legal_actions()

    def answer(self):
        return self._actions[0] if self.ready and self._actions else None

    def cancel(self):
        self.cancelled += 1
        self._actions = None

    def close(self):
        self.closed = True
