"""A client: it follows the host's log, checks all of it, and says what its person wants."""

from __future__ import annotations

from net.checks import PLAY
from net.client_copy import Copy
from net.client_differing import Differing
from net.client_following import Following
from net.client_greeting import Greeting, welcome_problem
from net.client_hand import Hand
from net.client_line import BANNER_AFTER, DIALLING, UP_AND_WELL, Line
from net.client_news import News
from net.client_person import Person
from net.client_report import report
from net.client_wishes import Wishes
from net.events import (
    Connected,
    Differed,
    Ended,
    Event,
    HostSilent,
    LinkBack,
    LinkLost,
    PasswordWanted,
    Unreachable,
)  # fmt: skip
from net.ledger import BadEntry
from net.means import Means
from net.messages import Bye, Challenge, InfoReply, Message, Ping, Pong, Refuse, Welcome
from net.migrate import Search, heirs_from_rows, heirs_shown, is_hosted_match
from net.notebook import Notebook
from net.orders import Order

BAD_FRAMES = 3  # after so many in a row there is no sense in dialling again
RETRIED = ("term", "not-hosting", "busy")  # refusals that may pass, once we have been at the table
DIALLED_AGAIN = ("timeout", "slow", "rate", "bad-frame")


class ClientCore:
    """See `table.Table`, which joins it with a host on this machine; the methods mean the same as there.

    player, role: as whom we come. is_first: nobody has answered yet, and we give up where nobody does.
    """

    def __init__(self, means: Means, notebook: Notebook, player: str, role: str, now: float) -> None:
        self.means = means
        self.now = now
        self.notebook = notebook
        self.line = Line(now)
        self.search = Search()
        self.copy = Copy(means, notebook)
        self.hand = Hand(notebook, means.random)
        self.wishes = Wishes()
        self.greeting = Greeting(means, notebook, player, role)
        self.differing = Differing(self.copy, means.identity.app)
        self.following = Following(self)
        self.news = News(self)
        self.person = Person(self)
        self.host = 0  # the peer who hosts
        self.term = 0  # the highest heard of
        self.port = 0  # of our listener
        self.is_over = False
        self.is_first = True
        self.is_hosting = False
        self.home: tuple[str, ...] = ()  # where the host was reached, while another address is tried
        self._is_lost = False  # and the screen has been told
        self._bad_frames = 0
        self._events: list[Event] = []

    @property
    def peer(self) -> int:
        """Our number at this table, 0 before the first Welcome."""
        return self.notebook.kept.peer

    @property
    def is_in_match(self) -> bool:
        """Whether the match has begun and is not over."""
        return self.copy.ledger.is_begun and not self.copy.ledger.is_ended

    def resume(self) -> None:
        """Go on with the match of the notebook: the screen is told all of it, and the host is dialled for ever."""
        kept = self.notebook.kept
        self.greeting.password = kept.password
        self.is_first = False
        self.following.take_up()
        ledger = self.copy.ledger
        self.term = max(kept.term, ledger.seating.term if ledger.is_begun else 0)
        self.host = ledger.seating.host if ledger.is_begun else 0
        self._events.append(Connected(kept.peer, kept.role, "play", kept.was_host, kept.game_id))

    # -- what happened

    def connected(self, address: str, now: float) -> None:
        """The host, or whoever is dialled, answers: introduce ourselves."""
        self.now = now
        self.line.connected(address, now)
        ledger = self.copy.ledger
        self.copy.drop_other()
        self.hand.reconnected()
        self.line.send(self.greeting.hello(len(ledger.log), ledger.head, self.term, self.port), now)

    def failed(self, cause: str, now: float) -> None:
        """Nobody answers."""
        self.now = now
        if self.line.state != DIALLING:
            return
        if self.is_first:
            self.tell(Unreachable(self.line.addresses[0] if self.line.addresses else "", cause))
            self.finish()
            return
        if self.home:
            self.line.addresses, self.home = self.home, ()
        self.line.fell(now)

    def lost(self, now: float) -> None:
        """The connection is gone."""
        self.now = now
        if self.is_over or not self.line.is_open:
            return
        if self.is_first:
            self.tell(Unreachable(self.line.reached, "refused"))
            self.finish()
            return
        self.line.fell(now)
        self.miss()

    def received(self, message: Message, now: float) -> None:
        """Take in what the host says."""
        self.now = now
        if self.is_over or not self.line.is_open:
            return
        self.line.heard = now
        try:
            self._take(message)
        except BadEntry as error:
            self.fault(str(error))
        except ValueError as error:
            self._refuse_message(str(error))
        self._look_well()

    def bad_frame(self, now: float) -> None:
        """What came is no message: not from this connection any more."""
        self.now = now
        self._refuse_message("no message")

    def woke(self, now: float) -> None:
        """The machine has slept: the connection may be dead without knowing it."""
        self.now = now
        if self.line.is_open and not self.line.is_local:
            self.line.say_bye("timeout", now)
            self.line.fell(now)
            self.line.attempts = 0
            self.miss()

    def tick(self, now: float) -> None:
        """Do what time demands."""
        self.now = now
        if self.is_over:
            return
        if self.line.is_dead(now):
            self.line.say_bye("timeout", now)
            self.line.fell(now)
            self.miss()
        elif self.line.silence(now) >= BANNER_AFTER:
            self.miss()
        self.line.tick(now)
        if self.differing.is_due(now) and self.news.status.paused != "desync":
            self._write_difference()
        self._tick_search()

    def _tick_search(self) -> None:
        if not self.is_in_match or self.is_hosting:
            return
        if self.search.is_probe_due(self.now):
            self.search.probe(self.others())
        if self.search.is_question_due(self.now):
            self.tell(HostSilent(heirs_shown(self.notebook.kept.heirs, self.peer, self.host)))

    def probed(self, number: int, address: str, reply: InfoReply | None, now: float) -> bool:
        """A probe of ours is answered; return False for one that is not ours. A host of a later term is followed."""
        self.now = now
        if not self.search.answered(number):
            return False
        if reply is None or self.search.silent_since is None or not is_hosted_match(reply, self.copy.ledger.game_id):
            return True
        is_later = reply.term > self.term or (reply.term == self.term and reply.summary["peer"] != self.host)
        if is_later and self.line.state != UP_AND_WELL:
            self.home = self.home or self.line.addresses
            self.line.dial((address,), now)
        return True

    def deadline(self) -> float | None:
        """Return when `tick` is to be called next."""
        if self.is_over:
            return None
        times = [self.line.deadline(self.now)]
        if self.news.status.paused != "desync":
            times.append(self.differing.deadline())
        if self.is_in_match and not self.is_hosting:
            times.append(self.search.deadline())
        return min((time for time in times if time is not None), default=None)

    # -- what is wanted

    def take_orders(self) -> list[Order]:
        """Return what is to be done since the last call; Send is over UP."""
        orders = [*self.line.orders, *self.search.orders]
        self.line.orders, self.search.orders = [], []
        return orders

    def take_events(self) -> list[Event]:
        """Return what the screen is to be told since the last call."""
        self._gather()
        events, self._events = self._events, []
        return events

    def tell(self, event: Event) -> None:
        """Tell the screen something, after everything that the log has told it."""
        self._gather()
        self._events.append(event)

    def _gather(self) -> None:
        self._events += self.copy.events
        self.copy.events.clear()

    def send(self, message: Message) -> None:
        """Send something to the host."""
        self.line.send(message, self.now)

    def others(self) -> dict[int, tuple[str, ...]]:
        """Return the addresses of everybody else who might host, by peer."""
        return {
            peer: addresses for peer, _, addresses in heirs_from_rows(self.notebook.kept.heirs) if peer != self.peer
        }

    # -- messages

    def _take(self, message: Message) -> None:
        if isinstance(message, Ping):
            self.send(Pong(message.stamp))
        elif isinstance(message, Pong):
            return
        elif isinstance(message, Bye):
            self._on_bye(message.code)
        elif self.line.state == UP_AND_WELL:
            if not (self.following.take(message) or self.news.take(message)):
                raise ValueError("a message that hosts do not send")
        elif isinstance(message, Welcome):
            self._on_welcome(message)
        elif isinstance(message, Challenge):
            self._on_challenge(message)
        elif isinstance(message, Refuse):
            self._on_refuse(message)
        else:
            raise ValueError("no greeting")

    def _on_challenge(self, message: Challenge) -> None:
        answer = self.greeting.challenged(message)
        if answer is None:
            self.tell(PasswordWanted(self.greeting.was_wrong))
        else:
            self.send(answer)

    def _on_refuse(self, message: Refuse) -> None:
        if not self.is_first and message.code in RETRIED:
            self.line.stop()
            if self.home:
                self.line.addresses, self.home = self.home, ()
            self.line.fell(self.now)
            self.miss()
            return
        self.tell(self.greeting.refused(message))
        self.finish()

    def _on_welcome(self, message: Welcome) -> None:
        problem = welcome_problem(message, message.params)
        kept = self.notebook.kept
        is_known = self.copy.ledger.is_begun
        if problem or (is_known and (message.game_id, message.peer) != (kept.game_id, kept.peer)):
            raise ValueError(problem or "a Welcome to another match")
        self.line.welcomed()
        self.home = ()
        self.term = max(self.term, message.term)
        self.host = message.params["host"]
        self.wishes.number = max(self.wishes.number, message.params["number"])
        if not is_known and kept.game_id != message.game_id:
            self.copy.begin(message.game_id)
        self.notebook.note(
            game_id=message.game_id, peer=message.peer, token=message.token, role=message.role, term=self.term,
            name=self.greeting.player, was_host=self.is_hosting,
        )  # fmt: skip
        if self.line.reached:
            self.notebook.note(addresses=[self.line.reached])
        self.following.welcomed(message)
        if self.is_first:
            self.is_first = False
            self.tell(Connected(message.peer, message.role, message.phase, self.is_hosting, message.game_id))
        if message.phase == "lobby":
            self._is_lost = False
            self.search.end()

    def _on_bye(self, code: str) -> None:
        if code == "host-left" and self.is_in_match:
            self.line.stop()
            self.line.fell(self.now)
            self.miss(is_gone=True)
        elif code in DIALLED_AGAIN and not self.is_first and self._may_dial_again(code):
            self.line.stop()
            self.line.fell(self.now)
            self.miss()
        else:
            if code == "desync":
                self._write_difference(healed=False)
            self.tell(Ended("over" if self.copy.ledger.is_ended else code))
            self.finish()

    # -- trouble

    def fault(self, reason: str) -> None:
        """The host has sent what an honest host cannot send: write it down, leave, and say so."""
        log = "\n".join(self.copy.ledger.log.lines()) + "\n" if self.copy.ledger.is_begun else ""
        name = f"host-{self.copy.ledger.game_id.hex()[:8]}-{self.copy.length}-{self.peer}.zip"
        file = self.means.report(name, report({"fault.txt": reason + "\n", "log.txt": log}))
        self.line.say_bye("desync", self.now)
        self.tell(Differed(False, file))
        self.tell(Ended("desync"))
        self.finish()

    def _refuse_message(self, reason: str) -> None:
        """Not a message of this game: try it over a new connection, but not for ever."""
        self.line.say_bye("bad-frame", self.now)
        if self.is_first or not self._may_dial_again("bad-frame"):
            self.tell(Ended("bad-frame"))
            self.finish()
            return
        self.line.fell(self.now)
        self.miss()

    def _may_dial_again(self, code: str) -> bool:
        self._bad_frames += code == "bad-frame"
        return self._bad_frames < BAD_FRAMES

    def miss(self, is_gone: bool = False) -> None:
        """The host is not heard: tell the screen once, and look around."""
        if not self._is_lost:
            self._is_lost = True
            self.tell(LinkLost())
        if not self.is_hosting:
            self.search.begin(self.now, is_gone)

    def _look_well(self) -> None:
        """A host that is heard again, and has nothing left to send us of the log, is no worry any more."""
        if self.is_over or self.line.state != UP_AND_WELL or self.following.is_catching:
            return
        self.search.end()
        if self._is_lost:
            self._is_lost = False
            self._bad_frames = 0
            self.tell(LinkBack())

    def differed(self) -> None:
        """Positions are the same again, or never will be: the report is complete."""
        self._write_difference()

    def _write_difference(self, healed: bool = True) -> None:
        if self.differing.is_open:
            name, data = self.differing.written(self.peer)
            self.tell(Differed(healed, self.means.report(name, data)))

    def finish(self) -> None:
        self.line.stop()
        self.search.end()
        self.is_over = True
        # a lobby or a finished match is nothing to go back to, and a watcher just watches again
        if self.is_in_match and self.notebook.kept.role == PLAY:
            self.notebook.close()
        else:
            self.notebook.delete()
