"""How a client introduces itself: Hello, the proof of a password, and reading why it was refused."""

from __future__ import annotations

from net.events import Refused
from net.means import Means
from net.messages import PROTOCOL, Challenge, Hello, Proof, Refuse
from net.notebook import Notebook
from net.password import password_key, proof

NO_HEAD = bytes(32)


class Greeting:
    """player, role: as whom we come. password: as it was typed, "" before."""

    def __init__(self, means: Means, notebook: Notebook, player: str, role: str) -> None:
        self.player = player
        self.role = role
        self.password = ""
        self.challenge: Challenge | None = None  # that waits for a password
        self._means = means
        self._notebook = notebook
        self._nonce = bytes(16)
        self._is_tried = False  # whether the password we have was sent over this connection

    def hello(self, length: int, head: bytes, term: int, port: int) -> Hello:
        """Return the first message of a new connection."""
        identity, kept = self._means.identity, self._notebook.kept
        self._nonce = self._means.random(16)
        self.challenge, self._is_tried = None, False
        token = kept.token if kept.peer else None
        return Hello(
            PROTOCOL, identity.app, dict(identity.rules), self.player, self.role, token, self._nonce, length,
            head if length else NO_HEAD, term, port, identity.machine,
        )  # fmt: skip

    def challenged(self, challenge: Challenge) -> Proof | None:
        """Return the proof, or None when a person has to be asked for the password (again)."""
        self.challenge = challenge
        if not self.password or self._is_tried:
            return None
        return self.proof()

    @property
    def was_wrong(self) -> bool:
        """Whether the password that we have was refused."""
        return self._is_tried

    def proof(self) -> Proof | None:
        """Return the proof that we know the password, None where it is not asked for."""
        if self.challenge is None:
            return None
        key = password_key(self.password, self.challenge.salt)
        answer = Proof(proof(key, self.challenge.nonce, self._nonce))
        self.challenge, self._is_tried = None, True
        return answer

    def refused(self, message: Refuse) -> Refused:
        """Return what the screen is told, with the versions of both sides."""
        identity = self._means.identity
        both = identity.rules.keys() & message.rules.keys()
        games = sorted(game for game in both if identity.rules[game] != message.rules[game])
        own, theirs = (identity.rules[games[0]], message.rules[games[0]]) if games else ("", "")
        return Refused(
            message.code,
            {"app": identity.app, "protocol": str(PROTOCOL), "rules": own[:8]},
            {"app": message.app, "protocol": str(message.protocol), "rules": str(theirs)[:8]},
        )
