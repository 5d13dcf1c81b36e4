"""What a table says about itself on the local network: the name and the TXT record of its service. Only a hint."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from net.messages import InfoReply

SERVICE = "_three-crowns._tcp.local."
NAME_BYTES = 50  # of the display name; the whole may have 63
VALUE_BYTES = 60
STATES = ("open", "full", "play")


@dataclass(frozen=True, slots=True)
class Advert:
    """One table. rules: the first 8 digits of the hash of the game's rules. id: 8 hexadecimal digits."""

    id: str
    protocol: int
    app: str
    rules: str
    game: str
    table: str
    host: str
    taken: int
    seats: int
    state: str
    locked: bool
    term: int

    def to_txt(self) -> dict[str, str]:
        """Return the TXT record, under 400 bytes in all."""
        values = {
            "p": str(self.protocol),
            "g": self.game,
            "v": self.app,
            "r": self.rules,
            "n": self.table,
            "h": self.host,
            "c": f"{self.taken}/{self.seats}",
            "s": self.state,
            "k": "1" if self.locked else "0",
            "id": self.id,
            "t": str(self.term),
        }
        return {key: cut(value, 24 if key in "gv" else VALUE_BYTES) for key, value in values.items()}


def advert_from_reply(reply: InfoReply) -> Advert:
    """Return the advert of a host that answers Info so."""
    told = reply.summary
    game = _word(told.get("game"))
    return Advert(
        id=_word(told.get("id"))[:8],
        protocol=reply.protocol,
        app=reply.app,
        rules=_word(reply.rules.get(game))[:8],
        game=game,
        table=_word(told.get("table")),
        host=_word(told.get("host")),
        taken=_small(told.get("taken")),
        seats=_small(told.get("seats")),
        state=_state(told.get("state")),
        locked=told.get("locked") is True,
        term=reply.term,
    )


def advert_from_txt(properties: Mapping[Any, Any]) -> Advert | None:
    """Return the advert in a TXT record as zeroconf gives it, None where it lacks what makes it one of ours."""
    txt = {_text(key): _text(value) for key, value in properties.items()}
    identity = txt.get("id", "")
    if len(identity) != 8 or not set(identity) <= set("0123456789abcdef"):
        return None
    taken, _, seats = txt.get("c", "").partition("/")
    return Advert(
        id=identity,
        protocol=_number(txt.get("p", "")),
        app=txt.get("v", ""),
        rules=txt.get("r", ""),
        game=txt.get("g", ""),
        table=txt.get("n", ""),
        host=txt.get("h", ""),
        taken=_number(taken),
        seats=_number(seats),
        state=_state(txt.get("s")),
        locked=txt.get("k") == "1",
        term=_number(txt.get("t", "")),
    )


def service_name(display: str, tag: str) -> str:
    """Return the full name of a service; `tag`, random digits, makes it one of its kind."""
    return f"{cut(display, NAME_BYTES) or 'Three Crowns'}-{tag}.{SERVICE}"


def cut(text: str, most: int) -> str:
    """Return the text without control characters, cut to so many bytes between two characters."""
    printable = "".join(letter for letter in text if letter.isprintable()).strip()
    return printable.encode("utf-8", "ignore")[:most].decode("utf-8", "ignore").strip()


def _state(value: Any) -> str:
    return value if value in STATES else STATES[0]


def _word(value: Any) -> str:
    return value if type(value) is str else ""


def _small(value: Any) -> int:
    return value if type(value) is int and 0 <= value < 100 else 0


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


def _text(value: Any) -> str:
    if isinstance(value, bytes):
        value = value.decode("utf-8", "replace")
    return cut(value, 255) if isinstance(value, str) else ""
