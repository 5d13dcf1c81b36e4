"""Every message that travels between two machines, field by field, with the check that each field must pass.

On the wire a message is a msgpack array `[kind, field, ...]`; in the program it is one of these named tuples. A message
that does not pass its checks never reaches a core. C>H goes from a client to the host, H>C the other way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

PROTOCOL = 1  # rises when a message or the meaning of one changes; the two sides must have the same

NAME_CHARACTERS, NAME_BYTES = 24, 48
CHAT_CHARACTERS, CHAT_BYTES = 200, 400
INPUT_BYTES = 200
DUMP_BYTES = 48 * 1024
PLAY, WATCH = "play", "watch"

Check = Callable[[Any], bool]


def u32(value: Any) -> bool:
    return type(value) is int and 0 <= value < 1 << 32


def u16(value: Any) -> bool:
    return type(value) is int and 0 <= value < 1 << 16


def flag(value: Any) -> bool:
    return type(value) is bool


def plain(value: Any) -> bool:
    """Whatever the wire lets through at all."""
    return True


def table(value: Any) -> bool:
    return type(value) is dict


def rows(value: Any) -> bool:
    return type(value) is list


def exactly(count: int) -> Check:
    return lambda value: type(value) is bytes and len(value) == count


def raw(most: int) -> Check:
    return lambda value: type(value) is bytes and len(value) <= most


def text(characters: int, least: int = 1, size: int | None = None) -> Check:
    most = size or 4 * characters

    def check(value: Any) -> bool:
        return (
            type(value) is str
            and least <= len(value) <= characters
            and value.isprintable()
            and len(value.encode()) <= most
        )

    return check


def maybe(check: Check) -> Check:
    return lambda value: value is None or check(value)


def one_of(*values: str) -> Check:
    return lambda value: type(value) is str and value in values


name = text(NAME_CHARACTERS, size=NAME_BYTES)
code = text(24)
sentence = text(300, least=0)
word = text(40, least=0)


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
    term: the highest term it has heard of. port: where it would host if it had to, 0 nowhere.
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


class Challenge(NamedTuple):
    """H>C, where a password is set. salt goes into the key, nonce into the proof."""

    salt: bytes
    nonce: bytes


class Proof(NamedTuple):
    """C>H: HMAC-SHA256 of both nonces under the key that scrypt makes of the password and the salt."""

    proof: bytes


class Welcome(NamedTuple):
    """H>C. peer: the client's number at this table. token: what it comes back with. params: ping times and limits."""

    game_id: bytes
    peer: int
    token: bytes
    role: str
    phase: str
    log_length: int
    head: bytes
    term: int
    params: dict[str, Any]


class Refuse(NamedTuple):
    """H>C, then the connection ends. code: one of `reasons.REFUSALS`."""

    code: str
    text: str
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
    text: str
    log_length: int


class Reveal(NamedTuple):
    """C>H: the next link of the peer's chain, number `draw`, opened at the log head `head`."""

    draw: int
    value: bytes
    head: bytes


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
    """Both ways: zlib of a peer's whole position after entry `seq`, for the report of the other side."""

    peer: int
    seq: int
    data: bytes


class Sync(NamedTuple):
    """Either way: send your entries from `seq` on."""

    seq: int


class Caught(NamedTuple):
    """The entries asked for are all sent."""

    seq: int
    head: bytes


class Status(NamedTuple):
    """H>C: what is not game state. See `events.TableStatus`."""

    state: dict[str, Any]


class SeatDecision(NamedTuple):
    """C>H, the host, or the peer who wants a seat back.

    what: "computer" (value: the level), "back" (value: None), "give" (value: the peer who takes the seat over).
    anchor: the chain of whoever sits down anew.
    """

    seat: int
    what: str
    value: Any
    anchor: bytes | None


class Ping(NamedTuple):
    """Both ways when nothing else was sent."""

    stamp: int


class Pong(NamedTuple):
    """The answer to Ping, with its stamp."""

    stamp: int


class Heirs(NamedTuple):
    """H>C. rows: [peer, name, [addresses], port] in the order in which they would host."""

    rows: list[Any]


class Bye(NamedTuple):
    """Both ways: the connection ends on purpose. code: one of `reasons.BYES`."""

    code: str
    text: str


Message = (
    Info | InfoReply | Hello | Challenge | Proof | Welcome | Refuse | Lobby | SeatWish | OptionWish | Ready | Begin
    | Kick | Chat | Emote | Input | Entry | Nack | Reveal | Seal | Open | Digest | Desync | Dump | Sync | Caught
    | Status | SeatDecision | Ping | Pong | Heirs | Bye
)  # fmt: skip

B16, B32 = exactly(16), exactly(32)
WISHES = ("take", "leave", "name", "colour", "computer", "open", "team")
ENTRY_KINDS = ("START", "INPUT", "RAND", "SEAL", "OPEN", "SEATSET", "TERM", "END")
chat = text(CHAT_CHARACTERS, size=CHAT_BYTES)
played = text(INPUT_BYTES, size=INPUT_BYTES)

# kind number -> the tuple and one check a field
KINDS: dict[int, tuple[type, tuple[Check, ...]]] = {
    1: (Info, ()),
    2: (InfoReply, (u16, word, table, table, u32)),
    3: (Hello, (u16, word, table, name, one_of(PLAY, WATCH), maybe(B16), B16, u32, B32, u32, u16)),
    4: (Challenge, (B16, B16)),
    5: (Proof, (B32,)),
    6: (Welcome, (B16, u32, B16, one_of(PLAY, WATCH), word, u32, B32, u32, table)),
    7: (Refuse, (code, sentence, u16, word, table)),
    10: (Lobby, (u32, table)),
    11: (SeatWish, (u16, one_of(*WISHES), plain)),
    12: (OptionWish, (code, plain)),
    13: (Ready, (flag, u32, maybe(B32))),
    14: (Begin, (u32,)),
    15: (Kick, (u32,)),
    16: (Chat, (u32, chat)),
    17: (Emote, (u32, u16)),
    20: (Input, (u32, u32, u16, played)),
    21: (Entry, (u32, one_of(*ENTRY_KINDS), maybe(u16), plain)),
    22: (Nack, (u32, code, sentence, u32)),
    23: (Reveal, (u32, B32, B32)),
    24: (Seal, (u32, u32, u16, B32)),
    25: (Open, (u32, u16, B16, played)),
    26: (Digest, (u32, B16)),
    27: (Desync, (u32, table)),
    28: (Dump, (u32, u32, raw(DUMP_BYTES))),
    29: (Sync, (u32,)),
    30: (Caught, (u32, B32)),
    31: (Status, (table,)),
    32: (SeatDecision, (u16, one_of("computer", "back", "give"), plain, maybe(B32))),
    40: (Ping, (u32,)),
    41: (Pong, (u32,)),
    42: (Heirs, (rows,)),
    43: (Bye, (code, sentence)),
}
NUMBERS = {kind: number for number, (kind, _) in KINDS.items()}
