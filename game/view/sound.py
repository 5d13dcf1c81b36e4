"""Effects and music, silent where there is no sound device.

A missing device never stops the program: `problem` then holds one sentence to show, and every later call does nothing.
A missing or broken file is told to the log and is silence.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

import pygame as pg

from game import paths
from game.language import _
from game.view.assets import AssetError, reason, report

RATE = 44100
_CHANNELS = 16
_FADE_MS = 900


class Sound:
    """Plays sounds by name: `assets/sounds/<name>.ogg`.

    problem: a sentence, "" while all is well. Volumes are per cent; `muted` silences everything for a while.
    """

    def __init__(self) -> None:
        self.problem = ""
        self._ready = False
        self._tune = ""
        self._wanted = ""
        self._volumes = (80, 45, 70)
        self._muted = False
        self._heard: set[str] = set()  # the effects that began in this tick

    def start(self) -> None:
        """Open the device. Takes a moment, so the app calls it after the first frame."""
        try:
            pg.mixer.init(RATE, -16, 2, 512)
            pg.mixer.set_num_channels(_CHANNELS)
        except (pg.error, NotImplementedError, ImportError):
            self.problem = _("No sound device was found; the game goes on without sound.")
            return
        self._ready = True
        self._apply()
        if self._wanted:
            self.music(self._wanted)

    def take_problem(self) -> str:
        """Return the sentence that is to be shown, once; "" when there is none."""
        problem, self.problem = self.problem, ""
        return problem

    def volumes(self, master: int, music: int, effects: int) -> None:
        """Set the three volumes, 0 to 100 each."""
        self._volumes = (master, music, effects)
        self._apply()

    def mute(self, on: bool) -> None:
        """Be silent while `on`; music goes on where it was."""
        self._muted = on
        self._apply()

    def play(self, name: str, pitch: int = 0) -> None:
        """Play an effect, `pitch` semitones higher. The same one twice in a tick is only louder, so it is not."""
        if not self._ready or self._muted or not self._volumes[0] * self._volumes[2] or name in self._heard:
            return
        self._heard.add(name)
        sound = _effect(name, pitch)
        if sound is None:
            return
        channel = pg.mixer.find_channel(force=True)
        channel.set_volume(self._volumes[0] * self._volumes[2] / 10000)
        channel.play(sound)

    def update(self) -> None:
        """Advance by one tick."""
        self._heard.clear()

    def music(self, name: str) -> None:
        """Play a piece again and again until another is asked for; "" ends the music."""
        self._wanted = name
        if not self._ready or name == self._tune:
            return
        self._tune = name
        if not name:
            pg.mixer.music.fadeout(_FADE_MS)
            return
        try:
            pg.mixer.music.load(paths.asset("sounds", f"{name}.ogg"))
            pg.mixer.music.play(-1, fade_ms=_FADE_MS)
        except (pg.error, OSError) as broken:
            _report(f"{name}.ogg", broken)

    def stop(self) -> None:
        """Close the device."""
        if self._ready:
            _effect.cache_clear()
            pg.mixer.quit()
        self._ready = False

    def _apply(self) -> None:
        if self._ready:
            loudness = 0.0 if self._muted else self._volumes[0] * self._volumes[1] / 10000
            pg.mixer.music.set_volume(loudness)


def _report(file: str, broken: Exception) -> None:
    report(AssetError(f"{paths.asset('sounds', file)}: {reason(broken)}"))


@lru_cache(128)
def _effect(name: str, pitch: int) -> pg.mixer.Sound | None:
    try:
        recorded = paths.asset("sounds", f"{name}_{pitch}.ogg")
        if pitch and recorded.exists():
            return pg.mixer.Sound(recorded)
        if pitch:
            plain = _effect(name, 0)
            return pg.mixer.Sound(buffer=_faster(plain.get_raw(), pitch)) if plain else None
        return pg.mixer.Sound(paths.asset("sounds", f"{name}.ogg"))
    except (pg.error, OSError) as broken:
        _report(f"{name}.ogg", broken)
        return None


def _faster(raw: bytes, semitones: int) -> bytes:
    """Return 16-bit stereo samples played faster, so that they sound `semitones` higher."""
    samples = array("h", raw)
    step = 2 ** (semitones / 12)
    count = int(len(samples) / 2 / step)
    out = array("h", bytes(4 * count))
    for i in range(count):
        at = int(i * step) * 2
        out[2 * i], out[2 * i + 1] = samples[at], samples[at + 1]
    return out.tobytes()
