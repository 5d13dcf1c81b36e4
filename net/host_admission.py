"""Who may come in: versions, rules, password, bans, free seats; and who comes back by his token."""

from __future__ import annotations

from net.checks import NAME_CHARACTERS, PLAY, WATCH, name
from net.fair import token_hash
from net.gate import MOST_CONNECTIONS
from net.host_lobby import free_name
from net.host_room import LOCAL, MOST_WATCHERS, Guest, Link, Room
from net.messages import PROTOCOL, Challenge, Hello, Proof, Refuse, Welcome
from net.password import is_proof, password_key

PASSWORD_TRIES = 3
BAN_SECONDS = 60.0


class Admission:
    """Answers Hello and Proof."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._banned: list[tuple[str, str, float]] = []
        self._salt = room.means.random(16)
        self._key: tuple[str, bytes] = ("", b"")

    def hello(self, link: Link, hello: Hello) -> Guest | None:
        """Let somebody in and return him; None when he is refused, or has to prove the password first."""
        if link.hello is not None:
            self._room.bye(link, "bad-frame")
            return None
        link.hello = hello
        code = "" if link.number == LOCAL else self._refusal(link, hello)
        if code:
            self.refuse(link, code)
            return None
        if self._room.password and link.number != LOCAL and self._room.guest_with(hello.token) is None:
            self._challenge(link)
            return None
        return self._let_in(link, hello)

    def proof(self, link: Link, given: Proof) -> Guest | None:
        """Let in whoever has proved the password and return him."""
        if link.hello is None or not link.nonce or link.guest is not None:
            self._room.bye(link, "bad-frame")  # it was not asked for
            return None
        if is_proof(given.proof, self._password_key(), link.nonce, link.hello.nonce):
            # seats may have been taken while the password was typed
            code = self._refusal(link, link.hello)
            if code:
                self.refuse(link, code)
                return None
            return self._let_in(link, link.hello)
        link.tries += 1
        if link.tries >= PASSWORD_TRIES:
            self.refuse(link, "password")
        else:
            self._challenge(link)
        return None

    def ban(self, guest: Guest) -> None:
        """Keep somebody out for a minute, by name and by address."""
        self._banned.append((guest.name, guest.address, self._room.now + BAN_SECONDS))
        guest.token = b""

    def refuse(self, link: Link, code: str) -> None:
        """Say why not, with our versions, and close."""
        identity = self._room.means.identity
        self._room.hang_up(link, Refuse(code, PROTOCOL, identity.app, dict(identity.rules)))

    # -- inside

    def _refusal(self, link: Link, hello: Hello) -> str:
        room = self._room
        if hello.protocol != PROTOCOL:
            return "protocol"
        game = room.lobby.state.game if room.lobby else room.ledger.start["game"]
        if game not in hello.rules:
            return "app"
        if hello.rules[game] != room.means.identity.rules.get(game):
            return "rules"
        if hello.term > room.term:
            # whoever says so may be lying: it is looked into before anybody gives way
            room.is_rumoured = room.guest_with(hello.token) is not None
            return "term"
        if self._is_banned(link, hello):
            return "banned"
        known = room.guest_with(hello.token)
        return "" if known is not None else self._stranger_refusal(hello)

    def _stranger_refusal(self, hello: Hello) -> str:
        room = self._room
        if not name(hello.name.strip()):
            return "name"
        others = sum(number != LOCAL for number in room.links)
        if others > MOST_CONNECTIONS - len(room.lost_seats()):
            return "busy"  # the last connections belong to whoever is lost
        if hello.role == WATCH:
            return self._watcher_refusal()
        if room.lobby is None:
            return "token" if hello.token is not None else "started"
        return "" if room.lobby.has_room(PLAY) else "full"

    def _watcher_refusal(self) -> str:
        room = self._room
        if not (room.lobby.state.watch if room.lobby else room.watch):
            return "no-watching"
        watching = sum(not guest.plays for guest in room.present())
        return "full" if watching >= MOST_WATCHERS else ""

    def _is_banned(self, link: Link, hello: Hello) -> bool:
        self._banned = [one for one in self._banned if one[2] > self._room.now]
        is_far = link.address not in ("", "127.0.0.1", "::1")  # several windows of one machine share an address
        return any(hello.name == name or (is_far and link.address == address) for name, address, _ in self._banned)

    def _password_key(self) -> bytes:
        if self._key[0] != self._room.password:
            self._key = (self._room.password, password_key(self._room.password, self._salt))
        return self._key[1]

    def _challenge(self, link: Link) -> None:
        link.nonce = self._room.means.random(16)
        self._room.send(link, Challenge(self._salt, link.nonce))

    def _let_in(self, link: Link, hello: Hello) -> Guest | None:
        room = self._room
        guest, token = room.guest_with(hello.token), hello.token
        if guest is None or token is None:
            token = room.means.random(16)
            guest = self._new_guest(hello, token)
        if guest.link is not None and guest.link.number > link.number:
            room.bye(link, "replaced")  # opened before the one he has now; its Hello only comes late
            return None
        if guest.link is not None:
            # the newest connection with the token wins at once: the old one may be dead without knowing it
            room.bye(guest.link, "replaced")
        guest.link, link.guest = link, guest
        guest.address, guest.acted = link.address, room.now
        if hello.port and link.address:
            host = f"[{link.address}]" if ":" in link.address else link.address
            guest.listens = [f"{host}:{hello.port}"]
        guest.machine = hello.machine
        phase = "play" if room.is_begun else "lobby"
        welcome = Welcome(room.game_id, guest.peer, token, guest.role, phase, room.term, room.me, guest.number)
        room.send(link, welcome)
        return guest

    def _names(self) -> set[str]:
        """Return the names of everybody who sits or watches at the match."""
        room = self._room
        seats = {seat["name"] for seat in room.ledger.seats}
        persons = room.persons()
        return seats | {one.name for one in room.guests.values() if one.link is not None or one.peer in persons}

    def _new_guest(self, hello: Hello, token: bytes) -> Guest:
        peer = self._room.next_peer()
        wanted = hello.name.strip()[:NAME_CHARACTERS]
        if self._room.is_begun:  # the lobby sees to that itself
            wanted = free_name(wanted, self._names())
        guest = Guest(peer, wanted, hello.role, token_hash(token))
        self._room.guests[peer] = guest
        return guest
