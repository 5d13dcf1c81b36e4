"""The list of tables: hints from the local network go in, answers to "who are you?" decide. No socket and no clock.

A name on the network outlives its machine by many minutes, and a goodbye can be lost, so a table stands in the list as
long as it answers: after two silences it is greyed, after four it goes. While its name is still about it is asked on,
now and then, and comes back when it answers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from net.addresses import Place, join_address
from net.advert import Advert
from net.facade import Found
from net.messages import NO_HOST_HERE, PROTOCOL, InfoReply

ASK_EVERY, ASK_REMOVED_EVERY = 5.0, 20.0
ASK_AGAIN_AFTER = 1.0  # the first silence: whoever is gone is to be grey within ten seconds
GREYED_AFTER, REMOVED_AFTER = 2, 4
MOST_TABLES = 64
MOST_ADDRESSES = 12


@dataclass(slots=True)
class Listed:
    """One table, by whatever names it is known."""

    hints: dict[str, tuple[Place, ...]] = field(default_factory=dict)  # service name -> where
    advert: Advert | None = None
    reply: InfoReply | None = None
    ask_at: float = 0.0
    asking: bool = False
    failures: int = 0
    heard_at: float | None = None
    ping: int = -1
    best: Place | None = None  # what answered last

    def places(self) -> tuple[Place, ...]:
        """Return where it may be, what answered last first."""
        known = dict.fromkeys([self.best] if self.best else [])
        known.update(dict.fromkeys(place for places in self.hints.values() for place in places))
        return tuple(place for place in known if place)[:MOST_ADDRESSES]

    @property
    def is_listed(self) -> bool:
        """Whether it is shown: it was asked, is not known to be gone, and somebody has said what it is called."""
        is_named = self.reply is not None or (self.failures > 0 and self.advert is not None and self.advert.table)
        return bool(is_named) and self.failures < REMOVED_AFTER


class Tables:
    """All tables by their id. rules: ours, game key -> hash."""

    def __init__(self, rules: dict[str, str]) -> None:
        self._rules = rules
        self._tables: dict[str, Listed] = {}

    def hint(self, service: str, advert: Advert, places: tuple[Place, ...], now: float) -> None:
        """Note that the network names a table at these places."""
        if advert.id not in self._tables and not self._has_room():
            return
        table = self._tables.setdefault(advert.id, Listed(ask_at=now))
        if table.hints.get(service) != places or table.advert != advert:
            table.ask_at = now
        if table.advert is None or advert.term >= table.advert.term:
            table.advert = advert
        table.hints[service] = places

    def _has_room(self) -> bool:
        """Return whether one more fits; of many names, those under which nobody ever answered give way."""
        if len(self._tables) < MOST_TABLES:
            return True
        vain = [one for one, table in self._tables.items() if table.reply is None and table.failures]
        if not vain:
            return False
        del self._tables[max(vain, key=lambda one: self._tables[one].failures)]
        return True

    def unhint(self, service: str, now: float) -> None:
        """Note that the name was taken back: if the table does not answer at once, it is gone."""
        for table in self._tables.values():
            if table.hints.pop(service, None) is not None and not table.hints:
                table.ask_at = now
                table.failures = max(table.failures, REMOVED_AFTER - 1)

    def due(self, now: float) -> list[tuple[str, tuple[Place, ...]]]:
        """Return whom to ask now, and where; each must come back by `answered` or `failed`."""
        asked = []
        for identity, table in self._tables.items():
            if not table.asking and table.ask_at <= now:
                table.asking = True
                asked.append((identity, table.places()))
        return asked

    def answered(self, identity: str, place: Place, reply: InfoReply, ping: int, now: float) -> None:
        """Note an answer. One about another table, or that no table is held there, counts as none."""
        if reply.summary.get("id") != identity or reply.summary.get("state") == NO_HOST_HERE:
            self.failed(identity, now)
            return
        table = self._tables.get(identity)
        if table is None:
            return
        table.asking, table.ask_at = False, now + ASK_EVERY
        table.failures, table.heard_at = 0, now
        table.reply, table.ping, table.best = reply, ping, place

    def failed(self, identity: str, now: float) -> None:
        """Note that nobody answered."""
        table = self._tables.get(identity)
        if table is None:
            return
        table.asking = False
        table.failures += 1
        if table.failures >= REMOVED_AFTER and not table.hints:
            del self._tables[identity]
            return
        if table.failures < GREYED_AFTER:
            table.ask_at = now + ASK_AGAIN_AFTER
        else:
            table.ask_at = now + (ASK_EVERY if table.failures < REMOVED_AFTER else ASK_REMOVED_EVERY)

    def ask_all(self, now: float) -> None:
        """Ask everybody as soon as may be, as after a change of the network."""
        for table in self._tables.values():
            table.ask_at = now

    def found(self, now: float, own: frozenset[str]) -> tuple[Found, ...]:
        """Return the list as it stands; `own`: the ids of tables that this program holds."""
        listed = [
            self._found(identity, table, now, identity in own)
            for identity, table in self._tables.items()
            if table.is_listed
        ]
        return tuple(sorted(listed, key=lambda one: (one.gone, bool(one.trouble), one.table.casefold(), one.id)))

    def _found(self, identity: str, table: Listed, now: float, own: bool) -> Found:
        shown = _shown(table)
        has_answered = table.reply is not None
        return Found(
            id=identity,
            table=shown["table"],
            host=shown["host"],
            game=shown["game"],
            taken=shown["taken"],
            seats=shown["seats"],
            state=shown["state"],
            locked=shown["locked"],
            watch=shown["watch"],
            ping=table.ping,
            silent=int(now - table.heard_at) if table.heard_at is not None else 0,
            gone=table.failures >= (GREYED_AFTER if has_answered else 1),
            trouble=self._trouble(table),
            app=table.reply.app if table.reply else table.advert.app if table.advert else "",
            addresses=tuple(join_address(*place) for place in table.places()),
            own=own,
        )

    def _trouble(self, table: Listed) -> str:
        if table.reply is None:
            return ""
        if table.reply.protocol != PROTOCOL:
            return "protocol"
        game = table.reply.summary.get("game")
        if type(game) is not str or game not in self._rules:
            return "app"
        return "" if table.reply.rules.get(game) == self._rules[game] else "rules"


def _shown(table: Listed) -> dict[str, Any]:
    """Return what is known of a table, each value of the kind that is promised: a stranger wrote them."""
    told = table.reply.summary if table.reply else {}
    hint = table.advert
    words = {key: _text(told.get(key), getattr(hint, key, "")) for key in ("table", "host", "game", "state")}
    numbers = {key: _count(told.get(key), getattr(hint, key, 0)) for key in ("taken", "seats")}
    flags = {"locked": _flag(told.get("locked"), bool(hint and hint.locked)), "watch": _flag(told.get("watch"), False)}
    return {**words, **numbers, **flags}


def _text(value: Any, otherwise: str) -> str:
    if type(value) is not str:
        return otherwise
    return shown_text(value)


def shown_text(text: str) -> str:
    """Return what of a text can be shown in a line: a stranger or a spoiled file may have anything in it."""
    return "".join(letter for letter in text[:1000] if letter.isprintable())[:60]


def _count(value: Any, otherwise: int) -> int:
    return value if type(value) is int and 0 <= value < 100 else otherwise


def _flag(value: Any, otherwise: bool) -> bool:
    return value if type(value) is bool else otherwise
