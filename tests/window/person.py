"""Somebody who plays what the screen offers, with the mouse: no look into the program, only at its picture's places."""

from __future__ import annotations

import random
import re

CARD = re.compile(r"(N|NE|E|SE|S|SW|W|NW)[123]")


class Person:
    """Plays the acting person's seats in a window; `seats` are those that a person takes here.

    table: the name of the scene at which it plays.
    """

    def __init__(self, program, seats=(0,), seed=1, table="table"):
        self.program = program
        self.seats = seats
        self.table = table
        self.clicks = 0
        self._rng = random.Random(seed)

    def begin_match(self):
        """Go from the title to the table by the buttons."""
        self.program.wait_for_scene("title")
        self.program.click("new_match")
        self.program.wait_for_scene("setup")
        self.program.click("begin")
        self.program.wait_for_scene("table")

    def play_plies(self, plies):
        """Play until so many plies are in the log, or the match is over."""
        while True:
            status = self.program.wait(self._can_go_on, "a turn, a question or the end")
            if status["scene"] == "result":
                return status
            if status["scene"] == self.table and status["ply"] >= plies:
                return status
            self.act(status)

    def play_to_the_end(self):
        """Play the whole match; returns the status of the result screen."""
        return self.play_plies(10_000)

    def _can_go_on(self, status):
        if status["scene"] != self.table:
            return True
        return self.is_asked(status)

    def is_asked(self, status):
        """Whether the table waits for one of these seats, and shows what can be clicked."""
        return status["settled"] and status["actor"] in self.seats and bool(self._choices(status))

    def act(self, status):
        """Answer what the screen asks, and wait until something has come of it."""
        self.clicks += 1
        if status["scene"] != self.table:  # the table asks whether this is meant
            self.program.click("yes")
            self.program.wait_for_scene(self.table)
            return
        self.program.click(self._rng.choice(self._choices(status)))
        self.program.wait(lambda now: now["scene"] != self.table or now["ply"] != status["ply"], "what comes of it")

    def _choices(self, status):
        cards = [name for name in status["targets"] if CARD.fullmatch(name)]
        draw = ["draw"] * ("draw" in status["targets"])
        return sorted(cards) or draw
