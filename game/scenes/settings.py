"""The settings: every change is felt at once and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import language
from game.language import LANGUAGES, _
from game.scenes import dialogs
from game.scenes.doors import open_keys
from game.scenes.network_settings import NetworkSettings
from game.scenes.page import Page
from game.scenes.preferences import CRESTS, crest
from game.scenes.scene import Context
from game.scenes.spoken import spoken_tenths
from game.settings import PALETTES
from game.view.canvas import Canvas
from game.view.palette import BROWN, INK
from game.view.widgets import headline
from game.view.widgets.base import Words
from game.view.widgets.button import Button, IconButton
from game.view.widgets.check import Check, Choice
from game.view.widgets.label import Named, heading
from game.view.widgets.segments import Segments
from game.view.widgets.slider import Slider
from game.view.widgets.stepper import Stepper

_LINES = (172, 220, 276, 332, 388, 444, 500, 550, 594, 638)  # the middles of the rows on the left
_LEFT, _RIGHT = 66.0, 678.0


class SettingsScene(Page):
    """Two columns: display and play on the left, palette and sound on the right."""

    name = "settings"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._names: list[Named] = []
        self._build()

    # -- the life of a scene

    def leave(self) -> None:
        self.context.apply_settings()

    def resized(self, canvas: Canvas) -> None:
        super().resized(canvas)
        self._place()
        self._full_screen.value = self.context.settings.full_screen  # F11 may have changed it

    def command(self, word: str) -> None:
        super().command(word)
        if word == "help":
            open_keys(self.context)

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.draw_still(canvas)
        self.ui.draw(canvas)
        self._draw_shares(canvas)

    # -- widgets

    def _build(self) -> None:
        self.ui.clear()
        self._names.clear()
        self._build_display()
        self._build_play()
        self._build_palette()
        self._build_sound()
        self.ui.add(IconButton("back", lambda: _("Back"), "back", self.context.stack.pop, "oak"))
        self.ui.add(Button("defaults", lambda: _("Defaults"), self._ask_defaults, "undo", size=19))
        self.ui.add(Button("done", lambda: _("Done"), self.context.stack.pop, look="oxblood", size=23))
        self.ui.focus(self.ui.find("language"))

    def _build_display(self) -> None:
        chosen = self.context.settings
        sizes = (("small", lambda: _("small")), ("normal", lambda: _("normal")), ("large", lambda: _("large")),
                 ("very_large", lambda: _("very large")))  # fmt: skip
        speeds = (("slow", lambda: _("slow")), ("normal", lambda: _("normal")), ("fast", lambda: _("fast")),
                  ("off", lambda: _("off")))  # fmt: skip
        times = [(n, partial(_seconds, n)) for n in range(0, 31, 2)]
        self._named(lambda: _("Language"))
        self.ui.add(Segments("language", list(LANGUAGES.items()), language.current(), self._now("language"), size=16))
        self._named(lambda: _("Text size"))
        self.ui.add(Segments("text_size", sizes, chosen.text_size, self._now("text_size")))
        self._named(lambda: _("Animation speed"), lambda: _("Holding Space makes everything four times as fast"))
        self.ui.add(Stepper("animation", speeds, chosen.animation, self._later("animation")))
        self._named(lambda: _("Minimum thinking time of the computer"), lambda: _("so that its moves can be followed"))
        self.ui.add(Stepper("least_thinking", times, chosen.least_thinking, self._later("least_thinking")))
        self._named(lambda: _("Screen shake"), lambda: _("only when something decisive happens"))
        self.ui.add(Slider("shake", chosen.shake, self._later("shake")))

    def _build_play(self) -> None:
        self._check("reduced_motion", lambda: _("Reduced motion"), lambda: _("Pieces are where they belong at once"))
        self._check("confirm_moves", lambda: _("Ask before moves that decide much"),
                    lambda: _("those that end the match, help an opponent or leave something unused"))  # fmt: skip
        self._check("confirm_spending", lambda: _("Ask before something is spent"),
                    lambda: _("and never comes back in this match"))  # fmt: skip
        self._check("threats", lambda: _("Show what the others could do next"))
        self._full_screen = self._check("full_screen", lambda: _("Full screen"), now=True)
        self.ui.add(Button("network", lambda: _("Network"), self._open_network, "beacon", size=17))
        self.ui.add(Button("keys", lambda: _("Keys"), partial(open_keys, self.context), "keyboard", size=17))

    def _build_palette(self) -> None:
        names = {"heraldic": lambda: _("Heraldic"), "contrast": lambda: _("Colour-blind friendly"),
                 "greys": lambda: _("Grey patterns")}  # fmt: skip
        for palette in PALETTES:
            crests = tuple(crest(colour, palette) for colour in range(CRESTS))
            self.ui.add(Choice(f"palette_{palette}", names[palette], partial(self._is_palette, palette),
                               partial(self._now("palette"), palette), crests))  # fmt: skip

    def _build_sound(self) -> None:
        for name in ("master", "music", "effects"):
            self.ui.add(Slider(name, getattr(self.context.settings, name), self._volume(name)))
        self._check("mute_unfocused", lambda: _("Silent while the window is in the background"), strong=False)

    def _named(self, label: Words, note: Words = "") -> None:
        self._names.append(self.ui.add(Named(f"name_{len(self._names)}", label, note)))

    def _check(self, name: str, label: Words, note: Words = "", now: bool = False, strong: bool = True) -> Check:
        on = self._now(name) if now else self._later(name)
        value = getattr(self.context.settings, name)
        return self.ui.add(Check(name, label, value, on, note, strong, 19 if strong else 18))

    def _place(self) -> None:
        ox, oy = self.origin
        find = self.ui.find
        for i, name in enumerate(("language", "text_size", "animation", "least_thinking", "shake")):
            middle = oy + _LINES[i]
            wide, high = (404.0 if name in ("language", "text_size") else 190.0), 40.0
            right = ox + _RIGHT - (64 if name == "shake" else -4 if wide == 404 else 0)
            find(name).place(right - wide, middle - high / 2, wide, high)
            self._names[i].place(ox + _LEFT, middle - 22, _RIGHT - _LEFT - wide - (80 if name == "shake" else 14), 44)
        checks = ("reduced_motion", "confirm_moves", "confirm_spending", "threats", "full_screen")
        for i, name in enumerate(checks, start=5):
            room = 214.0 if name == "full_screen" else _RIGHT - _LEFT
            find(name).place(ox + _LEFT, oy + _LINES[i] - 22, room, 44)
        find("network").place(ox + _RIGHT - 388, oy + _LINES[-1] - 24, 190, 46)
        find("keys").place(ox + _RIGHT - 186, oy + _LINES[-1] - 24, 190, 46)
        self._place_right(ox, oy)

    def _place_right(self, ox: float, oy: float) -> None:
        find = self.ui.find
        for i, palette in enumerate(PALETTES):
            find(f"palette_{palette}").place(ox + 744, oy + 152 + i * 62, 472, 54)
        for i, name in enumerate(("master", "music", "effects")):
            find(name).place(ox + 970, oy + 420 + i * 40, 184, 40)
        find("mute_unfocused").place(ox + 744, oy + 540, 472, 40)
        find("back").place(ox + 40, oy + 33, 42, 42)
        find("defaults").place(ox + 722, oy + 614, 320, 68)
        find("done").place(ox + 1056, oy + 614, 184, 68)

    # -- pictures

    def paint_still(self, canvas: Canvas) -> None:
        ox, oy = self.origin
        canvas.backdrop(framed=True)
        headline.draw(canvas, _("Settings"), top=oy)
        canvas.panel(ox + 40, oy + 96, 664, 586, seed=10)
        heading(canvas, _("Display and play"), ox + _LEFT, oy + 128, _RIGHT - _LEFT)
        canvas.panel(ox + 722, oy + 96, 518, 252, seed=11)
        heading(canvas, _("Palette"), ox + 744, oy + 128, 472)
        canvas.panel(ox + 722, oy + 366, 518, 230, seed=12)
        heading(canvas, _("Volume"), ox + 744, oy + 398, 472)
        words = {"speaker": _("Everything"), "music": _("Music"), "bell": _("Effects")}
        for i, (icon, text) in enumerate(words.items()):
            y = oy + 440 + i * 40
            canvas.icon(icon, ox + 756, y, 24, BROWN)
            canvas.text(text, ox + 780, y, size=18, fit=184)

    def _draw_shares(self, canvas: Canvas) -> None:
        for name in ("shake", "master", "music", "effects"):
            slider = self.ui.find(name)
            right = self.origin[0] + (_RIGHT if name == "shake" else 1216)
            text = _("{n} %").format(n=getattr(self.context.settings, name))
            canvas.text(text, right, slider.y + slider.h / 2, "bold", 17, INK, "midright", fit=58)

    # -- what the widgets do

    def _is_palette(self, palette: str) -> bool:
        return self.context.settings.palette == palette

    def _now(self, name: str) -> Callable[[object], None]:
        """Return what stores a value and makes it felt at once."""

        def store(value: object) -> None:
            setattr(self.context.settings, name, value)
            self.context.apply_settings()

        return store

    def _later(self, name: str) -> Callable[[object], None]:
        """Return what stores a value that nothing on this screen depends on; it is written when the scene is left."""
        return lambda value: setattr(self.context.settings, name, value)

    def _volume(self, name: str) -> Callable[[int], None]:
        """Return what stores a volume and makes it heard at once."""

        def store(value: int) -> None:
            chosen = self.context.settings
            setattr(chosen, name, value)
            self.context.sound.volumes(chosen.master, chosen.music, chosen.effects)

        return store

    def _open_network(self) -> None:
        self.context.stack.push(NetworkSettings(self.context))

    def _ask_defaults(self) -> None:
        dialogs.ask(self.context, lambda: _("Set everything back to how it was at the first start?"), self._reset)

    def _reset(self) -> None:
        self.context.settings.reset()
        self._build()
        self.context.apply_settings()


def _seconds(tenths: int) -> str:
    return _("{number} seconds").format(number=spoken_tenths(tenths))
