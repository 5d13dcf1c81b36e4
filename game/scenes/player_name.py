"""What others on the network call the person at this screen."""

from __future__ import annotations

import getpass
import random
from collections.abc import Callable, Collection

from game.language import _
from game.scenes.asking import AskText
from game.scenes.scene import Context
from game.scenes.seats import NAMES
from game.settings import LONGEST_NAME
from net.checks import NAME_BYTES

_NO_NAMES = {"root", "admin", "administrator", "user", "guest", "pi", "ubuntu", "debian", "player", "owner", "default"}


def with_name(context: Context, then: Callable[[str], object], taken: Collection[str] = ()) -> None:
    """Call `then` with the person's name; it is asked for once, and kept in the settings.

    taken: names of others at the table, which are not proposed.
    """
    if context.settings.player_name:
        then(context.settings.player_name)
        return

    def keep(name: str) -> None:
        context.settings.player_name = name
        context.apply_settings()
        then(name)

    context.stack.push(
        AskText(
            context,
            lambda: _("Your name"),
            lambda: _("What shall the others at the table call you? You can change it in the settings."),
            keep,
            proposed_name(taken),
            LONGEST_NAME,
            refuse=name_trouble,
        )
    )


def proposed_name(taken: Collection[str] = ()) -> str:
    """Return a name that is not taken: the one of the login if it looks like a name, else one of the time."""
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):  # a user without an entry, or a system without such a list
        login = ""
    first = login.replace(".", " ").replace("_", " ").split(" ")[0]
    if first.isalpha() and first.casefold() not in _NO_NAMES and len(first) <= LONGEST_NAME:
        name = first[:1].upper() + first[1:]
        if name not in taken:
            return name
    return random.choice([name for name in NAMES if name not in taken] or NAMES)


def name_trouble(name: str) -> str:
    """Return why this cannot be a name on the network, "" when it can."""
    if not name.strip():
        return _("A name is needed.")
    if not name.isprintable() or len(name) > LONGEST_NAME or _bytes(name) > NAME_BYTES:
        return _("This name is too long.")
    return ""


def _bytes(text: str) -> int:
    return len(text.encode(errors="replace"))
