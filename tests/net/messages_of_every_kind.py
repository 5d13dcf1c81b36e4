"""One message of every kind, with values at their limits where there are any."""

from __future__ import annotations

from net import messages as m
from net.checks import DUMP_BYTES

B16, B32 = bytes(range(16)), bytes(range(32))
RULES = {"rose_king": "ab" * 32}
MOST_U32 = (1 << 32) - 1

MESSAGES = [
    m.Info(),
    m.InfoReply(1, "0.1.0", RULES, {"table": "Round table", "seats": 2, "locked": False}, 3),
    m.Hello(1, "0.1.0", RULES, "Ágnes", m.PLAY, None, B16, 0, bytes(32), 0, 47810),
    m.Hello(1, "0.1.0", {}, "W" * 24, m.WATCH, B16, B16, MOST_U32, B32, 1, 0),
    m.Challenge(B16, B16),
    m.Proof(B32),
    m.Welcome(B16, 2, B16, m.PLAY, "lobby", 0, 1, 1 << 31),
    m.Refuse("rules", 1, "0.1.0", RULES),
    m.Lobby(4, {"seats": [{"kind": "open"}], "peers": []}),
    m.SeatWish(1, "name", "Ben"),
    m.SeatWish(1, "team", -1),
    m.OptionWish("red", None),
    m.Ready(True, 4, B32),
    m.Ready(False, 4, None),
    m.Begin(4),
    m.Kick(3),
    m.Chat(1, "ő" * 200),
    m.Emote(1, 7),
    m.Input(1, 12, 0, "play NE2"),
    m.Entry(1, "RAND", None, [1, [[1, B32], [2, B32]], [B16, B16]]),
    m.Entry(MOST_U32, "INPUT", 3, "p" * 200),
    m.Nack(1, "turn"),
    m.Reveal(1, B32, B32, B16),
    m.Seal(1, 12, 0, B32),
    m.Open(12, 0, B16, "play bid:3"),
    m.Digest(12, B16),
    m.Desync(12, {"1": "ab" * 16}),
    m.Dump(1, 12, bytes(DUMP_BYTES)),
    m.Sync(1),
    m.Caught(12, B32),
    m.Status({"peers": [], "clock": -1}),
    m.SeatDecision(1, "computer", 2),
    m.SeatDecision(1, "back", None),
    m.Ping(MOST_U32),
    m.Pong(0),
    m.Heirs([[1, "Anna", ["192.168.1.7:47810"]]]),
    m.Bye("leave"),
]
