"""The window: size, full screen, the framebuffer that is quick enough, and the flip.

Everything is drawn in software at the window's own resolution. Without a graphics card SDL's default framebuffer costs
about 13 ms a flip and much memory, its plain one under 1 ms; so the first flips are timed, and a slow default is given
up. Where there can be no card (Linux without /dev/dri) the plain one is chosen from the start.
"""

from __future__ import annotations

import contextlib
import os
import statistics
import sys
import warnings
from collections.abc import Callable

import pygame as pg

from game.language import _
from game.view.assets import window_icon
from game.view.memory import give_back_freed_pictures

TITLE = "Three Crowns"
LEAST, MOST = (960, 540), (7680, 4320)
_FRAME = 16, 80  # what the frame of a window and the bars of the desktop may take of the screen
_DRIVER = "SDL_VIDEODRIVER"
_UNSEEN = ("offscreen", "dummy")  # SDL takes these by itself where it finds no screen
_PLAIN = "SDL_FRAMEBUFFER_ACCELERATION"
_FLIPS_TIMED = 20
_SLOW_MS = 8.0


class NoScreen(Exception):
    """No window can be opened. The message is SDL's reason."""


class Window:
    """The one window of the program.

    surface: what is drawn on; ask again after a resize. seconds: a clock, for timing the flips. exact: the size is
    taken as it is, between LEAST and MOST, also where it is larger than the screen.
    """

    def __init__(self, size: tuple[int, int], full_screen: bool, plain: bool, seconds: Callable[[], float],
                 exact: bool = False) -> None:  # fmt: skip
        self.full_screen = full_screen
        self._exact = exact
        self.plain = plain
        self._windowed = _between(size, MOST)
        self._seconds = seconds
        self._flips: list[float] = []
        if plain or _has_no_card():
            os.environ.setdefault(_PLAIN, "0")
        give_back_freed_pictures()
        self._open()

    @property
    def surface(self) -> pg.Surface:
        """The surface of the window of now."""
        surface = pg.display.get_surface()
        assert surface is not None, "the window is closed"
        return surface

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def windowed_size(self) -> tuple[int, int]:
        """The size when not full screen, for the next start."""
        return self._windowed if self.full_screen else self.size

    def set_full_screen(self, on: bool) -> None:
        """Fill the screen, or go back to the size from before."""
        if on == self.full_screen:
            return
        if on:
            self._windowed = self.size
        self.full_screen = on
        if not _fill_screen(on):
            self._set_mode()

    def flip(self) -> None:
        """Show what was drawn."""
        if _PLAIN in os.environ or len(self._flips) > _FLIPS_TIMED:
            pg.display.flip()
            return
        before = self._seconds()
        pg.display.flip()
        self._flips.append((self._seconds() - before) * 1000)
        if len(self._flips) == _FLIPS_TIMED:
            self._judge()

    def refresh_rate(self) -> int:
        """Return how often a second the screen shows a new picture, 60 where nobody knows."""
        rate = pg.display.get_current_refresh_rate()
        return min(144, rate) if rate >= 60 else 60

    def close(self) -> None:
        """Take the window away."""
        pg.display.quit()

    def _judge(self) -> None:
        self._flips.append(0.0)
        if statistics.median(self._flips) <= _SLOW_MS:
            return
        os.environ[_PLAIN] = "0"
        self.plain = True
        size = self.windowed_size
        pg.display.quit()
        self._windowed = size
        self._open()

    def _open(self) -> None:
        # All are read by SDL when the display starts.
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "three-crowns")
        os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")  # else the click that comes back to it is lost
        if _is_screenless():
            raise NoScreen(_("neither DISPLAY nor WAYLAND_DISPLAY is set"))
        try:
            pg.display.init()
            if pg.display.get_driver() in _UNSEEN and _DRIVER not in os.environ:
                raise NoScreen(_("no screen was found"))
            pg.font.init()
            pg.display.set_caption(TITLE)
            pg.display.set_icon(window_icon())
            self._set_mode()
        except pg.error as error:
            raise NoScreen(str(error)) from error

    def _set_mode(self) -> None:
        # A full screen begins as a window as well: only then do window managers give the size back afterwards.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # a window manager that decides otherwise is no fault
            pg.display.set_mode(self._windowed if self._exact else _that_fits(self._windowed), pg.RESIZABLE)
            if not (self._exact or self.full_screen or _that_fits(self._windowed) == self._windowed):
                _fill_desktop()
        _keep_least_size()
        if self.full_screen and not _fill_screen(True):
            pg.display.set_mode(pg.display.get_desktop_sizes()[0], pg.FULLSCREEN)


def _is_screenless() -> bool:
    # Asked before SDL is: its search for a screen leaves lines of other libraries on the terminal.
    if not sys.platform.startswith("linux") or _DRIVER in os.environ or os.path.exists("/dev/dri"):
        return False
    return not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _has_no_card() -> bool:
    return sys.platform.startswith("linux") and not os.path.exists("/dev/dri")


def _that_fits(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size at which the window and its frame fit the screen: SDL does not say what bars leave of it."""
    wide, high = pg.display.get_desktop_sizes()[0]
    return _between(size, (wide - _FRAME[0], high - _FRAME[1]))


def _between(size: tuple[int, int], most: tuple[int, int]) -> tuple[int, int]:
    return max(LEAST[0], min(size[0], most[0])), max(LEAST[1], min(size[1], most[1]))


def _fill_desktop() -> None:
    """Let the window manager give the window all the room there is, between its frame and the bars of the desktop."""
    with contextlib.suppress(AttributeError, pg.error):
        _display_window().maximize()


def _fill_screen(on: bool) -> bool:
    """Fill the screen or give it back; return whether that was possible.

    `set_mode` alone comes back from a full screen at the size of the screen under some window managers.
    """
    try:
        window = _display_window()
        if on:
            window.set_fullscreen(True)
        else:
            window.set_windowed()
    except (AttributeError, pg.error):
        return False
    return True


def _keep_least_size() -> None:
    # Should this one go, the window can be made smaller than intended, and everything is drawn smaller.
    with contextlib.suppress(AttributeError, pg.error):
        _display_window().minimum_size = LEAST


def _display_window() -> pg.Window:
    # Deprecated, but pygame-ce has no other way yet to these properties of a display window.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pg.Window.from_display_module()
