"""A client: it follows the host's log, checks all of it, and says what its person wants."""

from __future__ import annotations

from net.checks import PLAY
from net.client_copy import Copy
from net.client_differing import Differing
from net.client_entering import Entering
from net.client_following import Following
from net.client_greeting import Greeting
from net.client_hand import Hand
from net.client_line import BANNER_AFTER, DIALLING, UP_AND_WELL, Line
from net.client_news import News
from net.client_person import Person
from net.client_trouble import Trouble
from net.client_wishes import Wishes
from net.events import Connected, Event, HostSilent, Unreachable
from net.ledger import BadEntry
from net.means import Means
from net.messages import Bye, InfoReply, Message, Ping, Pong
from net.migrate import HostSearch, heirs_from_rows, heirs_shown, is_hosted_match
from net.notebook import Notebook
from net.orders import Order
from net.seating import is_credible


class ClientCore:
    """See `table.Table`, which joins it with a host on this machine; the methods mean the same as there.

    player, role: as whom we come. is_first: nobody has answered yet, and we give up where nobody does.
    """

    def __init__(self, means: Means, notebook: Notebook, player: str, role: str, now: float) -> None:
        self.means = means
        self.now = now
        self.notebook = notebook
        self.line = Line(now, means.limits)
        self.search = HostSearch(0)
        self.copy = Copy(means, notebook)
        self.hand = Hand(notebook, means.random)
        self.wishes = Wishes()
        self.greeting = Greeting(means, notebook, player, role)
        self.differing = Differing(self.copy, means.identity.app)
        self.following = Following(self)
        self.news = News(self)
        self.entering = Entering(self)
        self.trouble = Trouble(self)
        self.person = Person(self)
        self.host = 0  # the peer who hosts
        self.term = 0  # the highest heard of
        self.port = 0  # of our listener
        self.is_over = False
        self.is_first = True
        self.is_resumed = False  # from a session file
        self.home: tuple[str, ...] = ()  # where the host was reached, while another address is tried
        self._events: list[Event] = []

    @property
    def peer(self) -> int:
        """Our number at this table, 0 before the first Welcome."""
        return self.notebook.kept.peer

    @property
    def is_in_match(self) -> bool:
        """Whether the match has begun and is not over."""
        return self.copy.ledger.is_begun and not self.copy.ledger.is_ended

    @property
    def is_in_touch(self) -> bool:
        """Whether the host is there and we know all that it knows."""
        return self.line.state == UP_AND_WELL and not self.following.is_catching

    def hear_of(self, term: int) -> None:
        """Note that there is a later term; what no host can have come to is not believed."""
        ledger = self.copy.ledger
        if is_credible(term, ledger.seating.term if ledger.is_begun else 0):
            self.term = max(self.term, term)

    def resume(self) -> None:
        """Go on with the match of the notebook: the screen is told all of it, and the host is dialled for ever."""
        kept = self.notebook.kept
        self.greeting.password = kept.password
        self.is_first = False
        self.is_resumed = True
        self.following.take_up()
        ledger = self.copy.ledger
        self.term = ledger.seating.term if ledger.is_begun else 0
        self.hear_of(kept.term)
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
        if not self.is_over and self.line.is_open:
            self._lost("refused")

    def _lost(self, cause: str) -> None:
        if self.is_first:
            self.tell(Unreachable(self.line.reached, cause))
            self.finish()
        else:
            self.trouble.fell()

    def received(self, message: Message, now: float) -> None:
        """Take in what the host says."""
        self.now = now
        if self.is_over or not self.line.is_open:
            return
        self.line.heard = now
        try:
            self._take(message)
        except BadEntry as error:
            self.trouble.fault(str(error))
        except ValueError:
            self.trouble.bad_message()
        self.trouble.look_well()

    def bad_frame(self, now: float) -> None:
        """What came is no message: not from this connection any more."""
        self.now = now
        self.trouble.bad_message()

    def woke(self, now: float) -> None:
        """The machine has slept: the connection may be dead without knowing it."""
        self.now = now
        if self.line.is_open and not self.line.is_local:
            self.line.say_bye("timeout", now)
            self.trouble.fell()

    def tick(self, now: float) -> None:
        """Do what time demands."""
        self.now = now
        if self.is_over:
            return
        if self.line.is_dead(now):
            self.line.say_bye("timeout", now)
            self._lost("silent")
        elif self.line.silence(now) >= BANNER_AFTER:
            self.trouble.miss()
        self.line.tick(now)
        if self.differing.is_due(now) and self.news.status.paused != "desync":
            self.trouble.write_difference()
        self._tick_search()

    def _tick_search(self) -> None:
        if not self.copy.ledger.is_begun or self.line.is_local:
            return
        if self.search.is_probe_due(self.now):
            self.search.probe(self.others())
        if self.search.is_question_due(self.now) and self.is_in_match:
            heirs = heirs_shown(self.notebook.kept.heirs, self.peer, self.host)
            self.tell(HostSilent(heirs, self.search.is_gone))

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
        if self.copy.ledger.is_begun and not self.line.is_local:
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
            if not self.line.is_backed_up:
                self.send(Pong(message.stamp))
        elif isinstance(message, Pong):
            return
        elif isinstance(message, Bye):
            self.entering.bye(message)
        elif self.line.state == UP_AND_WELL:
            if not (self.following.take(message) or self.news.take(message)):
                raise ValueError("a message that hosts do not send")
        elif not self.entering.take(message):
            raise ValueError("no greeting")

    def finish(self, is_unwanted: bool = False) -> None:
        """End the session. is_unwanted: we could not come back to it."""
        self.line.stop()
        self.search.end()
        self.is_over = True
        # a lobby or a finished match is nothing to go back to, and a watcher just watches again
        is_unfinished = self.is_in_match or (self.is_resumed and not self.copy.ledger.is_ended)
        if is_unfinished and self.notebook.kept.role == PLAY and not is_unwanted:
            self.notebook.close()
        else:
            self.notebook.delete()
