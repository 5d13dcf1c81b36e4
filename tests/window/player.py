"""Somebody at a table on the network: a folder, a corner of the desk, and the program in a window there."""

from __future__ import annotations

import json
import time

from game.rules.catalog import GAMES
from tests.window.desk import PATIENCE, PAUSE, Program
from tests.window.person import Person

WIDE, HIGH = 960, 540  # two such windows stand side by side on a desk, further ones below them
TITLE = 60  # the height of what the window manager puts above and below a window
QUICK = {"animation": "off", "least_thinking": 0, "language": "en"}


class Player:
    """Plays with the mouse and the keys only. number: which place on the desk is theirs.

    mishaps: what goes wrong in the program that is started first. packaged: the program, see `Program`.
    """

    def __init__(self, desk, home, name, number, prefix=(), mishaps=(), packaged=None, **settings):
        home.mkdir(parents=True)
        (home / "settings.json").write_text(json.dumps({**QUICK, "player_name": name, **settings}))
        self.home, self.name = home, name
        self._desk, self._number, self._prefix, self._packaged = desk, number, prefix, packaged
        self.start(mishaps)

    def start(self, mishaps=()):
        """Start the program, for the first time or again."""
        row, column = divmod(self._number, 2)
        corner = f"{column * WIDE},{row * (HIGH + TITLE)}"  # moved later it might run away from under the mouse
        self.program = Program(self._desk, self.home, "--window", f"{WIDE}x{HIGH}", prefix=self._prefix,
                               mishaps=mishaps, packaged=self._packaged, SDL_VIDEO_WINDOW_POS=corner)  # fmt: skip
        self.program.wait_for_scene("title")

    def kill(self):
        """End the program as a power cut would."""
        self.program.process.kill()
        self.program.process.wait()

    def close_window(self):
        """Close the window; returns the exit code of the program."""
        self.program.press("alt+F4")
        return self.program.process.wait(10)

    # -- to the table and back

    def look_for_tables(self):
        self.program.click("lan")
        self.program.wait_for_scene("lan")

    def host(self, table="", password="", game="", seats=0):
        """Open a table, of the game and with the seats that are proposed if none are named.

        Returns the status of its lobby once it can be reached.
        """
        self.look_for_tables()
        self.program.click("host")
        self.program.wait_for_scene("hosting")
        if game:
            self._choose_game(game, seats)
        for field, text in (("table", table), ("password", password)):
            if text:
                self.write(field, text)
        self.program.click("open")
        return self.program.wait(lambda now: now["scene"] == "lobby" and now["addresses"], "the lobby")

    def _choose_game(self, game, seats):
        for _more in GAMES:
            now = self.program.status()
            if now["game"] == game:
                break
            self.program.click("game.more")
            self.program.wait(lambda after, now=now: after["game"] != now["game"], "another game")
        if self.program.status()["seats"] != seats:
            self.program.click(f"seats.{seats}")
        self.program.wait(lambda now: (now["game"], now["seats"]) == (game, seats), f"{game} with {seats} seats")

    def choose_option(self, key, value):
        """As host in the lobby: go on to the next value of an option until it is this one; some are not shown."""
        now = self.program.wait(lambda now: key in now.get("options", ()), f"the option {key}")
        while f"option_{key}" in now["targets"] and (before := now["options"][key]) != value:
            self.program.click(f"option_{key}.more")
            now = self.program.wait(lambda now, before=before: now["options"][key] != before, f"another {key}")

    def can_search(self):
        """Whether the list of tables is looked for on this machine."""
        now = self.program.wait(lambda now: now.get("listening") or now.get("problem"), "the search")
        return not now["problem"]

    def choose_table(self, table):
        """Click the row of a table as soon as the list shows it; returns its id."""
        status = self.program.wait(lambda now: _row(now, table) is not None, f"{table} in the list")
        row = _row(status, table)
        self.program.click(f"tables.{row}")
        return status["tables"][row]["id"]

    def dial(self, address):
        """Type an address into the list of tables, and join there."""
        self.write("address_field", address)
        self.program.press("Return")

    def answer(self, question, text):
        """Type the answer to a question in whose text these words stand."""
        self.program.wait(lambda now: question in now.get("text", ""), question)
        self.program.type(text)
        self.program.press("Return")

    def write(self, field, text):
        """Click into a field and type, once it listens."""
        self.program.click(field)
        self.program.wait(lambda now: now.get("focus") == field, f"the focus on {field}")
        self.program.type(text)

    def say(self, text):
        self.write("chat_field", text)
        self.program.press("Return")

    def rejoin(self):
        """Go back from the title to the match that was cut off."""
        self.program.click("rejoin")
        return self.program.wait_for_scene("lan_table")

    def decide_about(self, guest, answer):
        """As host of a match: find a guest in the menu and give this answer."""
        now = self.program.wait(lambda now: guest.name in now.get("company", {}), f"{guest.name} at the table")
        self.program.press("m")
        self.program.click("guests")
        self.program.click(f"guest_{now['company'][guest.name]}")
        self.program.click(answer)
        self.program.wait_for_scene("lan_table")

    # -- in the match

    def position(self):
        """Return ply and digest of the match as this window shows it."""
        now = self.program.status()
        return now.get("ply"), now.get("digest")


def _row(status, table):
    rows = [one["table"] if one["state"] != "gone" and not one["gone"] else "" for one in status.get("tables", ())]
    return rows.index(table) if table in rows else None


def begin(host, *guests):
    """Let everybody be ready, and the host begin."""
    for guest in guests:
        guest.program.click("ready")
        # Two windows clicked in one breath: the second click may still go to the first one.
        guest.program.wait(lambda now: "unready" in now["targets"], "the seal")
    host.program.click("begin")
    for one in (host, *guests):
        one.program.wait_for_scene("lan_table")


def play(players, plies=10_000, seed=1):
    """Let whose turn it is click a card, until so many plies are played everywhere or all see the result."""
    people = [Person(one.program, table="lan_table", seed=seed + number) for number, one in enumerate(players)]
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert all(one.program.process.poll() is None for one in players), "a program has ended"
        now = [person.program.status() for person in people]
        if all(one["scene"] == "result" or one.get("ply", 0) >= plies for one in now):
            return now
        for person, status in zip(people, now, strict=True):
            person.seats = status.get("own_seats", person.seats)
            if status["scene"] == "dialog" or (status["scene"] == "lan_table" and person.is_asked(status)):
                person.act(status)
                until = time.monotonic() + PATIENCE
        time.sleep(PAUSE)
    raise AssertionError(f"the match stands still: {[one.program.status() for one in players]}")


def watch(player):
    """Look on, one ply after the other, until the last page comes."""
    while (now := player.program.status())["scene"] != "result":
        player.program.wait(lambda after, now=now: _place(after) != _place(now), "what happens next")


def _place(status):
    return status["scene"], status.get("ply"), status.get("asked")


def play_until_it_dies(players, victim):
    """Play until the program of one of them has died by a mishap."""
    try:
        play(players)
    except AssertionError:
        if victim.program.process.poll() is None:
            raise
    assert victim.program.process.poll() is not None, "it is alive"


def alike(players):
    """Wait until every window shows the same position; returns its ply and digest."""
    first = players[0]
    for other in players[1:]:
        other.program.wait(lambda _now, other=other: other.position() == first.position(), "the same position")
    return first.position()
