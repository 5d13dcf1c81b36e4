"""Somebody who plays what the screen offers, with the mouse: no look into the program, only at its picture's places.

It knows no game: it clicks one of the choices that the table tells of, and where that only offers others, one of these.
"""

from __future__ import annotations

import random


class Person:
    """Plays the acting person's seats in a window; `seats` are those that a person takes here.

    table: the name of the scene at which it plays. Where there is a curtain before secrets it raises it, and now and
    then it asks for one.
    """

    def __init__(self, program, seats=(0,), seed=1, table="table"):
        self.program = program
        self.seats = seats
        self.table = table
        self.clicks = 0
        self._rng = random.Random(seed)
        self._seen = (-1, [])  # ply and choices at the last click
        self._curtained = -1  # the ply at which it asked for a curtain last

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

    def play_until(self, wanted):
        """Play until the table is in a state that `wanted` accepts; returns its status."""
        while True:
            status = self.program.wait(lambda now: _is(wanted, now) or self._can_go_on(now), "a turn or a question")
            if _is(wanted, status):
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
        return status["settled"] and status["asked"] in self.seats and bool(status["choices"])

    def act(self, status):
        """Answer what the screen asks, and wait until something has come of it."""
        self.clicks += 1
        if status["scene"] == "curtain":  # a press before it can have been seen raises nothing
            self.program.wait(lambda now: now["scene"] != "curtain" or now["closed"], "the closed curtain")
        if status["scene"] != self.table:  # the table asks whether this is meant, or who looks
            self.program.click("raise" if status["scene"] == "curtain" else "yes")
            self.program.wait_for_scene(self.table)
            return
        if self._asks_for_a_curtain(status):
            self.program.click("own_hand")
            self.program.wait_for_scene("curtain")
            return
        ply, choices = status["ply"], status["choices"]
        new = [name for name in choices if ply == self._seen[0] and name not in self._seen[1]]
        self._seen = ply, choices
        self.program.click(self._rng.choice(new or choices))
        self.program.wait(lambda now: self._has_changed(now, ply, choices), "what comes of it")

    def _asks_for_a_curtain(self, status):
        is_offered = "own_hand" in status["targets"] and status["seen_by"] is None
        if not is_offered or self._curtained == status["ply"] or self._rng.random() > 0.1:
            return False
        self._curtained = status["ply"]
        return True

    def _has_changed(self, now, ply, choices):
        return now["scene"] != self.table or now["ply"] != ply or now["choices"] != choices


def _is(wanted, status):
    """Whether a status is that of a table, and what `wanted` accepts."""
    return "ply" in status and wanted(status)
