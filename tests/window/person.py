"""Somebody who plays what the screen offers, with the mouse: no look into the program, only at its picture's places.

It knows no game: it clicks one of the choices that the table tells of, and where that only offers others, one of these.
"""

from __future__ import annotations

import random


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
        self._seen = (-1, [])  # ply and choices at the last click

    def begin_match(self, game="rose_king", seats=2, persons=1):
        """Go from the title to the table by the buttons; beside so many persons computers play."""
        self.program.wait_for_scene("title")
        self.program.click("new_match")
        self.program.wait_for_scene("setup")
        self.program.click(f"game_{game}")
        now = self.program.wait(lambda now: now.get("game") == game, f"the set-up of {game}")
        if len(now["levels"]) != seats:
            self.program.click(f"seats.{seats}")
        for number in range(persons):
            self._seat_a_person(number, seats)
        self.program.click("begin")
        self.program.wait_for_scene("table")

    def _seat_a_person(self, number, seats):
        now = self.program.wait(lambda now: len(now["levels"]) == seats, f"{seats} seats")
        while level := now["levels"][number]:
            self.program.click(f"kind_{number}.less")
            now = self.program.wait(lambda now: now["levels"][number] < level, "a lower level")

    def play_plies(self, plies):
        """Play until so many plies are in the log, or the match is over."""
        while True:
            status = self.program.wait(self._can_go_on, "a turn, a question or the end")
            if status["scene"] == "result":
                return status
            if status["scene"] == self.table and status["ply"] >= plies:
                return status
            self.act(status)

    def play_to_the_last_ply(self):
        """Play until nobody has anything more to choose, and return before the last page comes."""
        while True:
            status = self.program.wait(lambda now: now.get("over") or self._can_go_on(now), "a turn or the end")
            if status.get("over"):
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
        return status["settled"] and status["actor"] in self.seats and bool(status["choices"])

    def act(self, status):
        """Answer what the screen asks, and wait until something has come of it."""
        self.clicks += 1
        if status["scene"] != self.table:  # the table asks whether this is meant
            self.program.click("yes")
            self.program.wait_for_scene(self.table)
            return
        ply, choices = status["ply"], status["choices"]
        new = [name for name in choices if ply == self._seen[0] and name not in self._seen[1]]
        self._seen = ply, choices
        self.program.click(self._rng.choice(new or choices))
        self.program.wait(lambda now: self._has_changed(now, ply, choices), "what comes of it")

    def _has_changed(self, now, ply, choices):
        return now["scene"] != self.table or now["ply"] != ply or now["choices"] != choices
