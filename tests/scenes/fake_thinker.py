"""A computer player that answers when the test says so: always the first legal action."""

from game.ai.messages import Best
from game.rules.catalog import GAMES


class FakeThinker:
    """Fits `game.scenes.computer.Players`. asked: (seat, level) of every question; a hint has level None."""

    def __init__(self):
        self.asked = []
        self.cancelled = 0
        self.started = self.closed = False
        self.ready = True
        self._answer = None

    def start(self):
        self.started = True

    def ask(self, job, game, version, options, seat, observation, level, seed):
        assert version == GAMES[game].VERSION and options.keys() == {option.key for option in GAMES[game].OPTIONS}
        self.asked.append((seat, level))
        action = GAMES[game].state_from_text(observation).legal_actions(seat)[0]
        self._answer = Best(job, action, 0.0, 0, ())

    def hint(self, job, game, version, options, seat, observation):
        self.ask(job, game, version, options, seat, observation, None, 0)

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
