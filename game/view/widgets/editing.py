"""One line of text being edited: where the caret is, what is selected. Knows no window and no keyboard."""

from __future__ import annotations


class Line:
    """At most `longest` characters. caret and anchor: places between characters; they differ in a selection."""

    def __init__(self, text: str = "", longest: int = 24) -> None:
        self.longest = longest
        self.text = _clean(text)[:longest]
        self.caret = self.anchor = len(self.text)

    @property
    def selection(self) -> tuple[int, int]:
        """First and last place of what is selected; equal when nothing is."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected text."""
        start, end = self.selection
        return self.text[start:end]

    def set(self, text: str) -> None:
        """Replace everything; the caret goes to the end."""
        self.text = _clean(text)[: self.longest]
        self.caret = self.anchor = len(self.text)

    def insert(self, text: str) -> None:
        """Put text in place of the selection, as much as there is room for; control characters are left out."""
        start, end = self.selection
        room = self.longest - len(self.text) + (end - start)
        fresh = _clean(text)[: max(0, room)]
        self.text = self.text[:start] + fresh + self.text[end:]
        self.caret = self.anchor = start + len(fresh)

    def backspace(self, word: bool = False) -> None:
        """Take away the selection, or what stands before the caret."""
        if not self.selected:
            self.anchor = self._word_before() if word else max(0, self.caret - 1)
        self.insert("")

    def delete(self, word: bool = False) -> None:
        """Take away the selection, or what stands after the caret."""
        if not self.selected:
            self.anchor = self._word_after() if word else min(len(self.text), self.caret + 1)
        self.insert("")

    def left(self, select: bool = False, word: bool = False) -> None:
        """Move left; without `select` a selection collapses to its beginning."""
        if self.selected and not select:
            self.go(self.selection[0])
            return
        self.go(self._word_before() if word else self.caret - 1, select)

    def right(self, select: bool = False, word: bool = False) -> None:
        """Move right; without `select` a selection collapses to its end."""
        if self.selected and not select:
            self.go(self.selection[1])
            return
        self.go(self._word_after() if word else self.caret + 1, select)

    def go(self, place: int, select: bool = False) -> None:
        """Move the caret to a place, held within the line."""
        self.caret = max(0, min(len(self.text), place))
        if not select:
            self.anchor = self.caret

    def select_all(self) -> None:
        """Select everything."""
        self.anchor, self.caret = 0, len(self.text)

    def select_word(self, place: int) -> None:
        """Select the word around a place."""
        start = end = max(0, min(len(self.text), place))
        while start > 0 and self.text[start - 1] != " ":
            start -= 1
        while end < len(self.text) and self.text[end] != " ":
            end += 1
        self.anchor, self.caret = start, end

    def _word_before(self) -> int:
        place = self.caret
        while place > 0 and self.text[place - 1] == " ":
            place -= 1
        while place > 0 and self.text[place - 1] != " ":
            place -= 1
        return place

    def _word_after(self) -> int:
        place = self.caret
        while place < len(self.text) and self.text[place] != " ":
            place += 1
        while place < len(self.text) and self.text[place] == " ":
            place += 1
        return place


def _clean(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable())
