"""What is said at a table on the network: the lines, and the field to write into."""

from __future__ import annotations

from collections.abc import Callable

from game.language import _, ngettext
from game.view.canvas import Canvas
from game.view.palette import MUTED, OXBLOOD, SOFT
from game.view.runs import Run
from game.view.widgets.base import Widget
from game.view.widgets.button import IconButton
from game.view.widgets.scrolllog import Block, ScrollLog
from game.view.widgets.textfield import TextField
from net.messages import CHAT_BYTES, CHAT_CHARACTERS

MOST_LINES = 300
_INDENT, _NARROW_INDENT = 34.0, 28.0
_NEARLY_FULL = 30  # characters left from which on their number is shown
_FIELD, _SEND = 42.0, 46.0
_LONGEST_WORD, _NARROW_WORD = 24, 15  # a longer one is broken, or it would not fit beside its picture


class Talk:
    """Keeps the lines and makes the three widgets. say: sends a line. narrow: a name stands in its line.

    `heard` and `note` add to what is shown: a line of somebody, or a sentence of the program.
    """

    def __init__(self, say: Callable[[str], object], narrow: bool = False) -> None:
        self._say, self._narrow = say, narrow
        self.log = ScrollLog("chat")
        self.log.focusable = False
        self.field = TextField("chat_field", "", CHAT_CHARACTERS, on_enter=lambda _text: self.send(),
                               hint=lambda: _("Say something"), size=18)  # fmt: skip
        self.button = IconButton("send", lambda: _("Say it"), "quill", self.send, "gold")

    @property
    def widgets(self) -> list[Widget]:
        """The list of lines, the field, and the button."""
        return [self.log, self.field, self.button]

    def heard(self, name: str, text: str, picture: str, ink: str) -> None:
        """Show a line of chat with the sign and the colour of who said it."""
        if self._narrow:
            runs = (Run(f"{name}:", "bold", ink), Run(" " + _breakable(text, _NARROW_WORD)))
            self._add(Block(runs, 16, 7, picture, _NARROW_INDENT))
            return
        head = Block((Run(name, "bold", ink),), 17, 12, picture, _INDENT)
        self._add(head, Block((Run(_breakable(text)),), 18, 0, "", _INDENT))

    def note(self, sentence: str, alarm: bool = False) -> None:
        """Show a sentence of the program."""
        above, indent = (7, _NARROW_INDENT) if self._narrow else (12, _INDENT)
        self._add(Block((Run(sentence, "body", OXBLOOD if alarm else MUTED),), 16, above, "", indent))

    def send(self) -> None:
        """Say what stands in the field."""
        text = " ".join(self.field.value.split())
        if not text:
            return
        if len(text.encode(errors="replace")) > CHAT_BYTES:
            self.note(_("This line cannot be sent: it is too long."), alarm=True)
            return
        self.field.set("")
        self._say(text)

    def place(self, x: float, y: float, w: float, h: float) -> None:
        """Fill a box: the lines above, the field and the button below."""
        self.log.place(x, y, w, h - _SEND - 14)
        self.field.place(x - 2, y + h - _SEND + 2, w - _SEND - 12, _FIELD)
        self.button.place(x + w - _SEND, y + h - _SEND, _SEND, _SEND)

    def draw(self, canvas: Canvas) -> None:
        """Paint how much more fits, when that is little."""
        left = CHAT_CHARACTERS - len(self.field.value)
        if left > _NEARLY_FULL:
            return
        words = ngettext("{n} more character", "{n} more characters", left).format(n=left)
        canvas.text(words, self.field.x + self.field.w, self.field.y - 8, "body", 14, SOFT, "midright", fit=200)

    @property
    def lines(self) -> list[str]:
        """The lines as text, for the test mode."""
        return [" ".join(run.text for run in block.runs) for block in self.log.blocks]

    def _add(self, *blocks: Block) -> None:
        self.log.fill([*self.log.blocks, *blocks][-2 * MOST_LINES :])
        self.to_the_end()

    def to_the_end(self) -> None:
        """Scroll to what was said last."""
        if self.log.blocks:
            self.log.show(len(self.log.blocks) - 1)


def _breakable(text: str, longest: int = _LONGEST_WORD) -> str:
    words = [word[at : at + longest] for word in text.split(" ") for at in range(0, len(word), longest)]
    return " ".join(words)
