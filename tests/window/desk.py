"""A real screen to test on: its own Xvfb and window manager, the program in a window, and xdotool's hands.

Nothing sleeps for luck: everything waits for what the program writes into its status file.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("Xvfb", "xdotool", "openbox")
PATIENCE = 60.0  # seconds until something that must come is given up; a machine that does other things is slow
PAUSE = 0.01
PACKAGED = "THREE_CROWNS_PROGRAM"  # the variable that names a packaged program


def missing_tools():
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Desk:
    """A screen of its own, of `size` pixels, with a window manager."""

    def __init__(self, size=(1920, 1080)):
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
        self._server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            self.display = ":" + pipe.readline().strip()
        self._manager = subprocess.Popen(["openbox"], env=self.environment(), stdout=subprocess.DEVNULL,
                                         stderr=subprocess.DEVNULL)  # fmt: skip

    def environment(self, **more):
        plain = {name: value for name, value in os.environ.items() if not name.startswith(("SDL_", "WAYLAND"))}
        return {**plain, "DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy", **more}

    def xdotool(self, *words):
        done = subprocess.run(["xdotool", *words], env=self.environment(), capture_output=True, text=True, check=False)
        return done.stdout if done.returncode == 0 else ""

    def picture(self, path):
        """Write the whole screen to a PNG file, where ImageMagick is installed."""
        if shutil.which("import"):
            subprocess.run(["import", "-window", "root", str(path)], env=self.environment(), check=False)

    def close(self):
        for process in (self._manager, self._server):
            process.terminate()
            process.wait()


class Program:
    """main.py in a window on a desk. `home` is the person's folder. prefix: a command before it ("ip netns exec …").

    mishaps: what is to go wrong in it, as `tools.lan.mishaps` names it. packaged: a program to be started in place of
    main.py, by itself the one that THREE_CROWNS_PROGRAM names.

    With several programs on the desk the mouse goes to the window that is meant, and the keys after it.
    """

    def __init__(self, desk, home, *arguments, prefix=(), mishaps=(), packaged=None, **environment):
        self.desk = desk
        self._status = Path(home) / "status.json"
        self._status.unlink(missing_ok=True)
        self._window = ""
        self._errors = Path(home) / "errors.txt"
        names = {"THREE_CROWNS_HOME": str(home), "THREE_CROWNS_STATUS": str(self._status), "LANGUAGE": "en"}
        packaged = os.environ.get(PACKAGED, "") if packaged is None else packaged
        main = [sys.executable, *(["-m", "tools.lan.window", *mishaps] if mishaps else ["main.py"])]
        command = [packaged] if packaged and not mishaps else main
        with self._errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*prefix, *command, *arguments],
                cwd=ROOT,
                env=desk.environment(**{**names, **environment}),
                stdin=subprocess.DEVNULL,
                stderr=errors,
            )

    def status(self):
        """Return what the program tells about itself, {} before its first picture."""
        try:
            return json.loads(self._status.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}

    def wait(self, wanted, what="a status"):
        """Return the first status that `wanted` accepts; fails loudly when it does not come or the program ends."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            status = self.status()
            if status and wanted(status):
                return status
            if self.process.poll() is not None:
                break
            time.sleep(PAUSE)
        raise AssertionError(f"waited in vain for {what}; {self.status()}; {self.errors()[-2000:]}")

    def wait_for_scene(self, name):
        return self.wait(lambda status: status["scene"] == name, f"the scene {name}")

    def errors(self):
        return self._errors.read_text(encoding="utf-8", errors="replace")

    @property
    def window(self):
        """The number of its window."""
        if not self._window:
            self._window = self.desk.xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()[-1]
        return self._window

    def point(self, x, y, *then):
        """Move the mouse to a pixel of the window, and do more with it."""
        self.desk.xdotool("mousemove", "--window", self.window, str(x), str(y), *then)

    def click(self, target):
        """Move the mouse to the middle of a target of the scene and press."""
        status = self.wait(lambda status: target in status["targets"], f"the target {target}")
        x, y, w, h = status["targets"][target]
        self.point(x + w // 2, y + h // 2, "click", "--delay", "0", "1")

    def press(self, *keys):
        self._take_the_keyboard()
        self.desk.xdotool("key", *keys)

    def type(self, text):
        """Type a text with the keys, not faster than somebody could."""
        self._take_the_keyboard()
        self.desk.xdotool("type", "--delay", "12", text)

    def _take_the_keyboard(self):
        if self.desk.xdotool("getactivewindow").strip() != self.window:
            self.desk.xdotool("windowactivate", "--sync", self.window)

    def end(self, patience=10):
        """Ask the program to end as the system does; returns its exit code."""
        self.process.terminate()
        try:
            return self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()
