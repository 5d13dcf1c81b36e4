"""Why somebody is refused, an input is not entered, or a connection ends: codes on the wire, sentences on the screen.

The scenes turn each code into a sentence in the person's language; what stands here says when it is used.
"""

from __future__ import annotations

REFUSALS = {
    "protocol": "the two programs speak different versions of the protocol",
    "rules": "the two programs have different rules of this game",
    "app": "the host's program does not know this game",
    "password": "the password is wrong",
    "full": "all seats are taken",
    "started": "the match has begun; one may only watch",
    "no-watching": "the host does not let others watch",
    "banned": "the host sent this player away a moment ago",
    "name": "the name cannot be used",
    "term": "the match goes on at another host",
    "token": "this seat belongs to somebody else",
    "busy": "the host has too many connections",
    "not-hosting": "no match is played here now",
}
NACKS = {
    "turn": "it is not this seat's turn",
    "seat": "this seat belongs to somebody else",
    "illegal": "the rules do not allow this now",
    "undo": "this may not be taken back any more",
    "stale": "something else happened first",
    "paused": "the match waits for somebody",
    "over": "the match is over",
    "reveal": "the revealed value does not belong to the chain",
    "seal": "the bid does not belong to its seal",
    "ready": "not everybody is ready",
    "host": "only the host may do this",
    "chat": "too many messages in a short time",
    "lobby": "this cannot be chosen now",
}
BYES = {
    "leave": "left on purpose",
    "host-left": "the host ended the table",
    "kicked": "sent away by the host",
    "replaced": "the same player connected again",
    "bad-frame": "what was sent is no message of this game",
    "timeout": "no sign of life",
    "slow": "does not read what is sent",
    "rate": "sent too much in a short time",
    "desync": "the positions of the match differ and could not be brought together",
    "failed": "this program made a mistake; it is in the log",
}
FAULTS = {  # why an entry cannot stand in the log of an honest match; for an input also the engine's own codes
    "shape": "it is not built as an entry of its kind",
    "sequence": "it is not the next entry",
    "start": "a log begins with START and has no second one",
    "setup": "the rules cannot play what it describes",
    "engine": "the rules failed over it",
    "over": "the match was over",
    "turn": "this was not to be done now by this seat",
    "paused": "chance had to decide first",
    "timeout": "there was no timer",
    "illegal": "the rules do not allow it",
    "undo": "this could not be taken back any more",
    "stale": "it belongs to another draw",
    "forged": "it speaks in our name, and we have not said it",
    "reveal": "a revealed value does not belong to its chain",
    "witness": "somebody has drawn before from another log than this one",
    "chain": "a chain of values was used up",
    "seal": "a bid does not belong to its seal",
    "anchor": "the anchor of a chain is missing or was used before",
    "peer": "it names a machine that has no part in the match",
    "host": "the host may not change its own part at this moment",
    "term": "it does not begin a new term of hosting",
    "digest": "the match did not come to the position that it names",
}
