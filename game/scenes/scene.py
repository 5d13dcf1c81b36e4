"""What a scene is, what every scene is given, and the stack that holds them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.language import _

if TYPE_CHECKING:
    from game.settings import Settings
    from game.view.canvas import Canvas
    from game.view.input import Event, Input
    from game.view.sound import Sound
    from net.facade import Network

Rect = tuple[float, float, float, float]


@dataclass
class Context:
    """What a scene may use of the world outside it.

    canvas: the one being drawn on; its size changes, so ask it again. home: the person's folder. toast: shows a
    sentence for a few seconds above any scene. now: the wall clock, which may be set at any time. seconds: a clock that
    only goes forwards. apply_settings: makes changed settings felt (full screen, language, volumes, text size) and
    writes them. leave: ends the program. open_network: makes the network, which takes a moment; ask for `network`.
    """

    settings: Settings
    canvas: Canvas
    sound: Sound
    input: Input
    home: Path
    toast: Callable[[str], None]
    now: Callable[[], datetime]
    seconds: Callable[[], float]
    apply_settings: Callable[[], None]
    leave: Callable[[], None]
    stack: SceneStack
    open_network: Callable[[], Network]
    _network: Network | None = field(default=None, init=False)

    @property
    def network(self) -> Network:
        """The one network of the program, made when it is asked for first."""
        if self._network is None:
            self._network = self.open_network()
        return self._network

    def close_network(self) -> None:
        """Say goodbye to everybody, if anybody was asked for."""
        network, self._network = self._network, None
        if network is not None:
            network.close()


class Scene:
    """One screen. A thin base: a scene changes its own state, the app asks it to draw when it is dirty.

    name: a word for the test mode and the crash log. dirty: whether the picture is no longer what was drawn last.
    veiled: whether the scene below shows through (a dialog).
    """

    name = "scene"
    veiled = False

    def __init__(self, context: Context) -> None:
        self.context = context
        self.dirty = True
        self.laid_out: object = None  # kept by the app: the window and settings that `resized` was last called for

    def enter(self) -> None:
        """Called when the scene comes to the top, for the first time or again; `resized` follows."""

    def leave(self) -> None:
        """Called when the scene is taken off the stack: stop workers, close files."""

    def resized(self, canvas: Canvas) -> None:
        """Lay everything out anew: the window, the text size or the language changed."""

    def handle(self, event: Event) -> None:
        """React to one thing that the person did."""

    def update(self) -> None:
        """Advance by one tick, a sixtieth of a second."""

    def behind(self) -> None:
        """Advance by one tick below other scenes: only what others wait for, as a match over the network."""

    def draw(self, canvas: Canvas, remainder: float) -> None:
        """Paint the whole picture. remainder: the part of a tick, 0 to 1, that has passed since the last update."""

    def file_dropped(self, path: Path) -> None:
        """Called when a file was dragged onto the window, or opened by macOS with the program that runs already."""
        self.context.toast(_("Go back to the title, then the file can be opened."))

    def focus_lost(self) -> None:
        """Called when the window goes to the background."""

    def targets(self) -> dict[str, Rect]:
        """Return where what can be clicked lies, by id, in logical units; for the test mode."""
        return {}

    def status(self) -> dict[str, object]:
        """Return what a test outside the process wants to know, as plain values."""
        return {}


class SceneStack:
    """The scenes on top of one another; only the top one hears events, those below hear that time passes."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self.changed = False  # the app lays out and draws the new top when it sees this

    @property
    def top(self) -> Scene | None:
        """The scene that is heard, None when the program is about to end."""
        return self._scenes[-1] if self._scenes else None

    @property
    def visible(self) -> list[Scene]:
        """The scenes to paint, from the lowest that shows to the top."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].veiled:
            first -= 1
        return self._scenes[max(0, first) :]

    def update(self) -> None:
        """Let a tick pass for every scene, for the top one last."""
        for scene in self._scenes[:-1]:
            scene.behind()
        if self._scenes:
            self._scenes[-1].update()

    def remove(self, scene: Scene) -> None:
        """Take a scene away wherever it is; nothing happens where it is not."""
        if scene is self.top:
            self.pop()
        elif scene in self._scenes:
            self._scenes.remove(scene)
            scene.leave()
            self.changed = True

    def push(self, scene: Scene) -> None:
        """Show `scene` above the others; they come back when it is popped."""
        self._scenes.append(scene)
        self._entered()

    def replace(self, scene: Scene) -> None:
        """Show `scene` in place of the top one."""
        if self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def pop(self) -> None:
        """Go back to the scene below. Taking off the last one ends the program."""
        if self._scenes:
            self._scenes.pop().leave()
        self._entered()

    def reset(self, scene: Scene) -> None:
        """Leave every scene and begin again with `scene`."""
        while self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def abandon(self) -> None:
        """Drop every scene, also one that fails while it is left."""
        while self._scenes:
            with suppress(Exception):
                self._scenes.pop().leave()

    def pop_to(self, name: str) -> None:
        """Go back to the nearest scene of that name; to the lowest where there is none."""
        while len(self._scenes) > 1 and self._scenes[-1].name != name:
            self._scenes.pop().leave()
        self._entered()

    def _entered(self) -> None:
        self.changed = True
        if self._scenes:
            self._scenes[-1].enter()
