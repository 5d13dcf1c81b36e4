"""Somebody who speaks the protocol by hand: for what no honest client says."""

from __future__ import annotations

from net.messages import PROTOCOL, Hello
from net.orders import UP
from tests import toy_games


def hello(**changes):
    """Return a Hello that any table of the toy game lets in."""
    fields = {
        "protocol": PROTOCOL, "app": "1.0", "rules": {toy_games.KEY: "aa" * 16}, "name": "eve", "role": "play",
        "token": None, "nonce": bytes(16), "have_seq": 0, "have_head": bytes(32), "term": 0, "port": 0,
    }  # fmt: skip
    return Hello(**{**fields, **changes})


class Puppet:
    """Stands where a table would be: it keeps what it hears and says what it is told to."""

    is_over = False

    def __init__(self, world, host="anna", name="eve"):
        self.world = world
        self.heard = []
        self.is_connected = False
        self.machine = world.machine(name)
        self.machine.table = self
        world.connect(self.machine, world.machine(host).address, self.machine.dial)

    def say(self, *messages, wait=1.0):
        """Send these, let some time pass, and return what is heard meanwhile."""
        before = len(self.heard)
        for message in messages:
            self.world.send(self.machine, UP, message)
        self.world.run(wait)
        return self.heard[before:]

    def all(self, kind):
        """Return the messages of this kind so far."""
        return [message for message in self.heard if isinstance(message, kind)]

    # what the world calls

    def connected(self, link, address, now):
        self.is_connected = True

    def received(self, link, message, now):
        self.heard.append(message)

    def lost(self, link, now):
        self.is_connected = False

    def failed(self, cause, now):
        self.heard.append(cause)

    def take_orders(self):
        return []

    def take_events(self):
        return []

    def deadline(self):
        return None
