"""Messages as bytes: a frame is a length of four bytes, big end first, and one msgpack array `[kind, field, ...]`."""

from __future__ import annotations

from collections.abc import Iterator

from net.kinds import KINDS, NUMBERS
from net.messages import Message
from net.plain import NotPlain, packed, unpacked

STRANGER_LIMIT = 2 * 1024  # bytes of a frame's body, before the Welcome
LIMIT = 64 * 1024  # and after it
_PREFIX = 4
_SAMPLE = 64


class FrameError(ValueError):
    """The bytes are no message. sample: where the bad frame begins, at most 64 bytes, for the log."""

    def __init__(self, reason: str, sample: bytes = b"") -> None:
        super().__init__(reason)
        self.sample = sample[:_SAMPLE]


def encode(message: Message) -> bytes:
    """Return the message as a whole frame. Raises FrameError for one that the other side would not take."""
    number = NUMBERS.get(type(message))
    if number is None:
        raise FrameError(f"{type(message).__name__} is no message")
    _check_fields(number, list(message))
    try:
        body = packed([number, *message])
    except NotPlain as error:
        raise FrameError(f"{type(message).__name__}: {error}") from None
    if len(body) > LIMIT:
        raise FrameError(f"{type(message).__name__} is too long")
    return len(body).to_bytes(_PREFIX, "big") + body


def decode(body: bytes) -> Message:
    """Return the message in the body of a frame. Raises FrameError, and nothing else."""
    try:
        parts = unpacked(body)
    except NotPlain as error:
        raise FrameError(str(error), body) from None
    if type(parts) is not list or not parts or type(parts[0]) is not int:
        raise FrameError("no array that begins with a kind", body)
    number, *fields = parts
    if number not in KINDS:
        raise FrameError(f"unknown kind {number}", body)
    _check_fields(number, fields, body)
    message: Message = KINDS[number][0](*fields)
    return message


def _check_fields(number: int, fields: list[object], body: bytes = b"") -> None:
    kind, checks = KINDS[number]
    if len(fields) != len(checks):
        raise FrameError(f"{kind.__name__} with {len(fields)} fields", body)
    for place, (check, field) in enumerate(zip(checks, fields, strict=True)):
        if not check(field):
            raise FrameError(f"{kind.__name__}: field {place} is wrong", body)


class Splitter:
    """Cuts the bytes of one connection into messages. limit: of a frame's body, may be raised at any time.

    After a FrameError the connection is worth nothing: everything that comes later raises one too.
    """

    def __init__(self, limit: int = STRANGER_LIMIT) -> None:
        self.limit = limit
        self._buffer = bytearray()
        self._is_broken = False

    def feed(self, data: bytes) -> Iterator[Message]:
        """Take in what was read and return an iterator over the messages that are whole by now.

        It cuts one message at a time, so that a limit raised on the way counts for the next one. Raises FrameError,
        for too long a frame as soon as its length is there.
        """
        self._buffer += data
        return self._messages()

    def _messages(self) -> Iterator[Message]:
        while (body := self._body()) is not None:
            try:
                message = decode(body)
            except FrameError:
                self._break()
                raise
            yield message

    def _body(self) -> bytes | None:
        if self._is_broken:
            self._break()
            raise FrameError("the connection is broken already")
        if len(self._buffer) < _PREFIX:
            return None
        length = int.from_bytes(self._buffer[:_PREFIX], "big")
        if not 0 < length <= self.limit:
            sample = bytes(self._buffer[:_SAMPLE])
            self._break()
            raise FrameError(f"a frame of {length} bytes", sample)
        end = _PREFIX + length
        if len(self._buffer) < end:
            return None
        body = bytes(self._buffer[_PREFIX:end])
        del self._buffer[:end]
        return body

    def _break(self) -> None:
        self._is_broken = True
        self._buffer.clear()
