"""Every message that travels between two machines, field by field; `kinds` says what each field must be.

On the wire a message is a msgpack array `[kind, field, ...]`; in the program it is one of these named tuples. A message
that does not pass its checks never reaches a core. C>H goes from a client to the host, H>C the other way.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from net.checks import CHAT_BYTES, CHAT_CHARACTERS, PLAY, WATCH  # noqa: F401 - the scenes find them here as well

PROTOCOL = 1  # rises when a message or the meaning of one changes; the two sides must have the same


NO_HOST_HERE = "heir"  # the state that somebody tells who has a part in the match and does not host it


def table_id(game_id: bytes) -> str:
    """Return by what a table is known where it need not be hidden: in lists, on the network, in names of files."""
    return game_id[:4].hex()


class Info(NamedTuple):
    """C>H, before anything else and without a Hello: who are you?"""


class InfoReply(NamedTuple):
    """H>C. rules: game key -> hash of its rules here, in hexadecimal. summary: what the list of tables shows.

    summary keys: id, table, host, game, taken, seats, state ("open", "full", "play", "heir"), locked, watch.
    """

    protocol: int
    app: str
    rules: dict[str, str]
    summary: dict[str, Any]
    term: int


class Hello(NamedTuple):
    """C>H, the first message of a connection that wants more than Info.

    rules as in InfoReply. have_seq, have_head: the last log entry that the client holds (0 and 32 zero bytes: none).
    term: the highest term it has heard of. port: where it would host if it had to, 0 nowhere. machine: the name of its
    computer, "" where it has none.
    """

    protocol: int
    app: str
    rules: dict[str, str]
    name: str
    role: str
    token: bytes | None
    nonce: bytes
    have_seq: int
    have_head: bytes
    term: int
    port: int
    machine: str = ""


class Challenge(NamedTuple):
    """H>C, where a password is set. salt goes into the key, nonce into the proof."""

    salt: bytes
    nonce: bytes


class Proof(NamedTuple):
    """C>H: HMAC-SHA256 of both nonces under the key that scrypt makes of the password and the salt."""

    proof: bytes


class Welcome(NamedTuple):
    """H>C. peer: the client's number at this table. token: what it comes back with. phase: "lobby" or "play".

    host: the number of the peer who hosts. number: of the last input that this client is known to have sent.
    """

    game_id: bytes
    peer: int
    token: bytes
    role: str
    phase: str
    term: int
    host: int
    number: int


class Refuse(NamedTuple):
    """H>C, then the connection ends. code: one of `reasons.REFUSALS`."""

    code: str
    protocol: int
    app: str
    rules: dict[str, str]


class Lobby(NamedTuple):
    """H>C: the whole lobby, see `lobby.LobbyState`; revision rises with every change and clears what was ready."""

    revision: int
    state: dict[str, Any]


class SeatWish(NamedTuple):
    """C>H. what: "take", "leave", "name", "colour", "computer" (value: the level), "open", "team"."""

    seat: int
    what: str
    value: Any


class OptionWish(NamedTuple):
    """C>H, the host only."""

    key: str
    value: Any


class Ready(NamedTuple):
    """C>H: the peer agrees with the lobby of this revision. anchor: the end of its hash chain."""

    ready: bool
    revision: int
    anchor: bytes | None


class Begin(NamedTuple):
    """C>H, the host only: start the match if everybody is ready for this revision."""

    revision: int


class Kick(NamedTuple):
    """C>H, the host only."""

    peer: int


class Chat(NamedTuple):
    """Both ways; the host writes the sender in. Not part of the log."""

    peer: int
    text: str


class Emote(NamedTuple):
    """Both ways, like Chat: a small sign beside a seat."""

    peer: int
    emote: int


class Input(NamedTuple):
    """C>H. number: of this peer's inputs, so that one sent twice counts once. base: the log length it was made for."""

    number: int
    base: int
    seat: int
    text: str


class Entry(NamedTuple):
    """H>C, and C>H where a new host lacks it: one entry of the log, which alone changes a match. See `log`."""

    seq: int
    kind: str
    seat: int | None
    payload: Any


class Nack(NamedTuple):
    """H>C: the input `number` is not entered. code: one of `reasons.NACKS`."""

    number: int
    code: str


class Reveal(NamedTuple):
    """C>H: the next link of the peer's chain, number `draw`, opened at the log head `head`. witness: see `fair`."""

    draw: int
    value: bytes
    head: bytes
    witness: bytes


class Seal(NamedTuple):
    """C>H: a bid in secret. auction: the length of the log when it was opened."""

    number: int
    auction: int
    seat: int
    commit: bytes


class Open(NamedTuple):
    """C>H: what was sealed, once everybody's seal is in the log."""

    auction: int
    seat: int
    nonce: bytes
    text: str


class Digest(NamedTuple):
    """C>H: the position after entry `seq`."""

    seq: int
    digest: bytes


class Desync(NamedTuple):
    """H>C: positions differ after entry `seq`. digests: peer -> hexadecimal."""

    seq: int
    digests: dict[str, str]


class Dump(NamedTuple):
    """Both ways: zlib of a peer's public position after entry `seq`, for the report of the other side."""

    peer: int
    seq: int
    data: bytes


class Sync(NamedTuple):
    """H>C, from a host that takes up a log: send your entries from `seq` on."""

    seq: int


class Caught(NamedTuple):
    """Both ways: the entries that were lacking are all sent, and lead to this head."""

    seq: int
    head: bytes


class Status(NamedTuple):
    """H>C: what is not game state. See `events.TableStatus`."""

    state: dict[str, Any]


class SeatDecision(NamedTuple):
    """C>H, the host, or the peer who wants a seat back.

    what: "computer" (value: the level), "back" (value: None), "give" (value: the peer who takes the seat over).
    """

    seat: int
    what: str
    value: Any


class Ping(NamedTuple):
    """Both ways when nothing else was sent."""

    stamp: int


class Pong(NamedTuple):
    """The answer to Ping, with its stamp."""

    stamp: int


class Heirs(NamedTuple):
    """H>C. rows: [peer, name, [addresses]] in the order in which they would host."""

    rows: list[Any]


class Bye(NamedTuple):
    """Both ways: the connection ends on purpose. code: one of `reasons.BYES`."""

    code: str


Message = (
    Info | InfoReply | Hello | Challenge | Proof | Welcome | Refuse | Lobby | SeatWish | OptionWish | Ready | Begin
    | Kick | Chat | Emote | Input | Entry | Nack | Reveal | Seal | Open | Digest | Desync | Dump | Sync | Caught
    | Status | SeatDecision | Ping | Pong | Heirs | Bye
)  # fmt: skip
