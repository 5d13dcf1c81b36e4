"""A computer player that answers when the test says so: always the first legal action."""

from game.ai.messages import Best
from game.rules.catalog import GAMES


class FakeThinker:
    """Fits `game.scenes.computer.Players`. asked: (seat, level) of every question; a hint has the strongest level."""

    def __init__(self):
        self.asked = []
        self.cancelled = 0
        self.started = self.closed = False
        self.ready = True
        self._answer = None

    def start(self):
        self.started = True

    def ask(self, job):
        assert job.version == GAMES[job.game].VERSION
        self.asked.append((job.seat, job.level))
        action = GAMES[job.game].state_from_text(job.observation).legal_actions(job.seat)[0]
        self._answer = Best(job.number, action, 0.0, 0, ())

    def poll(self):
        if not self.ready or self._answer is None:
            return []
        answer, self._answer = self._answer, None
        return [answer]

    def cancel(self):
        self.cancelled += 1
        self._answer = None

    def close(self):
        self.closed = True
