"""What the person chose, in one JSON file of their folder.

A file that cannot be read is set aside with a suffix and the defaults are used; a single value that makes no sense is
replaced by its default.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from game import language
from game.atomic import write_atomically
from game.language import _

FILE = "settings.json"
SET_ASIDE = ".unreadable"
TEXT_SCALES = {"small": 0.9, "normal": 1.0, "large": 1.15, "very_large": 1.3}
# How long an animation lasts, as a factor of its normal length.
ANIMATION_FACTORS = {"off": 0.0, "fast": 0.6, "normal": 1.0, "slow": 1.7}
PALETTES = ("heraldic", "contrast", "greys")  # the names of the sets in game.view.palette
LEAST_WINDOW = (960, 540)
LONGEST_NAME, LONGEST_PASSWORD, LONGEST_ADDRESS, MOST_ADDRESSES, MOST_LESSONS = 24, 40, 80, 5, 40
_MOST_PIXELS = 16384
_LARGEST_FILE = 1_000_000
_FORMER_NAMES = {"confirm_heroes": "confirm_spending"}  # of values that files of older programs have


def _choice(default: str, values: Iterable[str]) -> Any:
    return field(default=default, metadata={"choices": tuple(values)})


def _number(default: int, low: int, high: int) -> Any:
    return field(default=default, metadata={"range": (low, high)})


@dataclass
class Settings:
    """The choices of one person.

    shake and the volumes: 0 to 100 per cent. least_thinking: tenths of a second that a computer player takes at least.
    window: width and height in pixels when not full screen. framebuffer: "plain" once the default was found too slow.
    last_match: what was set up last, kept by the new-match scene (game, seats, options) as plain values. player_name:
    how others on the network see this person, "" before it was asked for. addresses: the tables joined by address, the
    last one first. lessons: the games whose lesson was played to its end, by their keys. lan_search: whether tables on
    the network are looked for. told_silent: whether it was said that there is no sound device; it is said once.
    """

    language: str = _choice("", language.LANGUAGES)
    text_size: str = _choice("normal", TEXT_SCALES)
    full_screen: bool = False
    window: tuple[int, int] = (1280, 720)
    animation: str = _choice("normal", ANIMATION_FACTORS)
    reduced_motion: bool = False
    shake: int = _number(50, 0, 100)
    palette: str = _choice("heraldic", PALETTES)
    confirm_moves: bool = True
    confirm_spending: bool = False
    threats: bool = False
    least_thinking: int = _number(6, 0, 30)
    master: int = _number(80, 0, 100)
    music: int = _number(45, 0, 100)
    effects: int = _number(70, 0, 100)
    mute_unfocused: bool = True
    framebuffer: str = _choice("default", ("default", "plain"))
    last_match: dict[str, Any] = field(default_factory=dict)
    player_name: str = ""
    addresses: list[str] = field(default_factory=list, metadata={"most": MOST_ADDRESSES})
    lessons: list[str] = field(default_factory=list, metadata={"most": MOST_LESSONS})
    lan_search: bool = True
    told_silent: bool = False

    @property
    def text_scale(self) -> float:
        """The factor of every font size."""
        return TEXT_SCALES[self.text_size]

    def remember_address(self, address: str) -> None:
        """Put an address before the others; the oldest is forgotten."""
        others = [one for one in self.addresses if one != address]
        self.addresses = [address, *others][:MOST_ADDRESSES]

    def remember_lesson(self, key: str) -> bool:
        """Note that a game's lesson was finished; return whether that is new. The oldest of too many is forgotten."""
        if key in self.lessons:
            return False
        self.lessons = [*self.lessons, key][-MOST_LESSONS:]
        return True

    def reset(self) -> None:
        """Go back to the defaults, but for the language, the window, the name and what was done before."""
        keep = {"language", "window", "framebuffer", "last_match", "player_name", "addresses", "lessons", "told_silent"}
        fresh = Settings()
        for one in fields(self):
            if one.name not in keep:
                setattr(self, one.name, getattr(fresh, one.name))


def load(home: Path) -> tuple[Settings, str]:
    """Return the settings of the folder and a sentence to show once, "" when all is well. Never raises.

    What lies there and cannot be read is set aside, so that saving does not write over it.
    """
    path = home / FILE
    try:
        values = _read(path)
    except FileNotFoundError:
        return _first(), ""
    except (OSError, ValueError):
        return _first(), _set_aside(path)
    return _checked(values), ""


def save(settings: Settings, home: Path) -> str:
    """Write the settings; return a sentence to show when that is impossible, else "". Never raises."""
    text = json.dumps(asdict(settings), ensure_ascii=False, indent=1)
    try:
        home.mkdir(parents=True, exist_ok=True)
        # Half a character that came with a name is written as an escape, which reads back.
        write_atomically(home / FILE, text.encode(errors="backslashreplace").decode())
    except OSError as error:
        return _("The settings could not be saved: {reason}.").format(reason=error.strerror or type(error).__name__)
    return ""


def _first() -> Settings:
    return Settings(language=language.system_language())


def _read(path: Path) -> dict[str, Any]:
    if not path.is_file() and path.exists():
        raise ValueError("not a file")
    if path.stat().st_size > _LARGEST_FILE:
        raise ValueError("too large")
    try:
        values = json.loads(path.read_text(encoding="utf-8-sig"))  # some editors put a mark there
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if not isinstance(values, dict):
        raise ValueError("not a table of values")
    return values


def _set_aside(path: Path) -> str:
    aside = path.with_name(path.name + SET_ASIDE)
    try:
        os.replace(path, aside)
    except OSError:
        return _("The settings could not be read; the defaults are used.")
    text = _("The settings could not be read and were set aside as {file}; the defaults are used.")
    return text.format(file=aside.name)


def _checked(values: dict[str, Any]) -> Settings:
    settings = _first()
    for former, now in _FORMER_NAMES.items():
        if former in values:
            values.setdefault(now, values[former])
    for one in fields(settings):
        if one.name in values and _sensible(one, values[one.name]):
            value = values[one.name]
            setattr(settings, one.name, tuple(value) if one.name == "window" else value)
    return settings


def _sensible(one: Any, value: Any) -> bool:
    if one.name == "window":
        return _is_size(value)
    if "choices" in one.metadata:
        return value in one.metadata["choices"]
    if "range" in one.metadata:
        low, high = one.metadata["range"]
        return type(value) is int and low <= value <= high
    if one.name == "player_name":
        return _is_line(value, LONGEST_NAME)
    if "most" in one.metadata:
        return _are_lines(value, one.metadata["most"])
    return isinstance(value, dict if one.name == "last_match" else bool)


def _is_line(value: Any, longest: int) -> bool:
    return isinstance(value, str) and len(value) <= longest and value.isprintable()


def _are_lines(value: Any, most: int) -> bool:
    if not isinstance(value, list) or len(value) > most:
        return False
    return all(one and _is_line(one, LONGEST_ADDRESS) for one in value)


def _is_size(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 2 or any(type(n) is not int for n in value):
        return False
    return all(low <= n <= _MOST_PIXELS for n, low in zip(value, LEAST_WINDOW, strict=True))
