"""What a table is handed: who we are, where things are kept, and chance that nobody can foresee."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from net.facade import Identity, Limits
from net.notebook import OpenStore


@dataclass(frozen=True, slots=True)
class Means:
    """What a table is handed.

    open_store(kept): makes the session file, `lambda kept: SessionFile(home, kept, report)`.
    report(name, bytes): writes a report of a difference and returns where, "" when it could not be written.
    random(n): n bytes that nobody can foresee. limits: of what a client sends.
    """

    identity: Identity
    open_store: OpenStore
    report: Callable[[str, bytes], str]
    random: Callable[[int], bytes] = secrets.token_bytes
    limits: Limits = field(default_factory=Limits)
