"""A match over the network as one machine sees it: the table of any game, and beside it what the others do and say."""

from __future__ import annotations

from collections.abc import Sequence

from game.language import _
from game.match import Reseat
from game.scenes import dialogs
from game.scenes.at_table import AtTable
from game.scenes.lan import menu as lan_menu
from game.scenes.lan import table_words as words
from game.scenes.lan import words as lan_words
from game.scenes.lan.bubbles import Bubbles, emote_name
from game.scenes.lan.chat import KNOB, Chat
from game.scenes.lan.clock import Hurry
from game.scenes.lan.company import Company
from game.scenes.lan.keeper import LanKeeper
from game.scenes.lan.link import lan_match
from game.scenes.lan.questions import Questions
from game.scenes.lan.strip import Strip
from game.scenes.lan.terms import OverNetwork
from game.scenes.lan.trouble import Trouble
from game.scenes.play import Play
from game.scenes.preferences import has_sides, name_ink
from game.scenes.scene import Context, Rect, Scene
from game.view.canvas import Canvas
from game.view.input import Event
from game.view.palette import SOFT
from game.view.view_package import talk_rule
from net.events import (
    Differed,
    Emoted,
    Ended,
    Forked,
    HostMoved,
    NotEntered,
    NotKept,
    Played,
    Rebuilt,
    Refused,
    Said,
    Started,
    TableStatus,
    Unreachable,
)
from net.events import Event as Told
from net.messages import PLAY


class LanTable(Scene):
    """One match of several machines. at: the table we sit at; later: what the session has told since `started`."""

    name = "lan_table"

    def __init__(self, context: Context, at: AtTable, started: Started, later: Sequence[Told] = ()) -> None:
        super().__init__(context)
        self.at, self.session, self.start = at, at.session, started.start
        self.company = Company(at.peer, started.start, context.seconds)
        keeper = LanKeeper(context.home, context.toast, at.connected.game_id)
        self.match, self._link = lan_match(at.session, started.start, at.connected.game_id, keeper=keeper)
        self._is_over = False  # the session, not the match
        self._catch_up(later)
        terms = OverNetwork(self.match, self.company, at.session)
        self.play = Play(context, self.match, terms, self.open_menu, self._reseated)
        self.chat = Chat(context, self._say, self.session.emote, self._talk_rule)
        for said in at.said:
            self._hear_said(said)
        self.chat.all_read()
        self.bubbles = Bubbles(self._place_of)
        self.trouble = Trouble(self.match, self.company, self.session, context.seconds, self.ask_to_leave)
        self.strip = Strip(context.input, context.sound.play)
        self._questions = Questions(context, self, self.trouble)
        self._hurry = Hurry(context.sound.play)
        for event in later:
            if not isinstance(event, Played | Rebuilt):
                self._hear(event)
        if not (self.company.own_persons(self.match.seats) or self.company.lent(self.match.seats)):
            self.chat.note(_("You are watching this match."))

    # -- the life of a scene

    def enter(self) -> None:
        self.play.enter()
        self.dirty = True

    def leave(self) -> None:
        if not self._is_over:
            self.session.leave()  # first: what fails after it must not keep the table occupied
        self.play.leave()
        self.chat.leave()

    def resized(self, canvas: Canvas) -> None:
        if self.laid_out is None:
            canvas.workshop.clear()  # what list and lobby looked like: the network needs the memory
        self.play.layout(canvas)
        self.chat.layout(self.play.view, len(self.match.seats))
        self.dirty = True

    def handle(self, event: Event) -> None:
        self.dirty = True
        if event.kind in ("move", "down", "up") and self.strip.ui.handle(event):
            return
        if not self.chat.handle(event):
            self.play.handle(event)
        elif event.kind == "move":
            self.play.handle(Event("move", -1.0, -1.0))  # nothing below the drawer is pointed at

    def update(self) -> None:
        self._listen()
        self.play.update()
        self._attend()
        changed = [self.chat.update(), self.bubbles.update()]
        self.strip.update()
        if not self.chat.is_writing and self.play.take_end():
            self.open_result()
        self.dirty = self.dirty or self.play.dirty or any(changed) or self.strip.dirty

    def behind(self) -> None:
        """Go on while a menu or a page is above: others wait for our computer players and hear of us."""
        self._listen()
        self.play.work(is_watched=False)
        self._attend()
        self.bubbles.update()

    def draw(self, canvas: Canvas, remainder: float) -> None:
        self.play.draw(canvas, remainder)
        self.chat.draw(canvas)
        self.strip.draw(canvas, self.play.view.notice)
        self.bubbles.draw(canvas)

    def targets(self) -> dict[str, Rect]:
        return {**self.play.targets(), **self.strip.ui.targets(), **self.chat.targets()}

    def status(self) -> dict[str, object]:
        notice = self.strip.notice
        return {
            **self.play.status(),
            **self.chat.status(),
            "notice": notice.text if notice else "",
            "clock": self.company.clock(self.trouble.is_cut_off),
            "host": self.company.host,
            "is_host": self.session.is_host,
            "company": {one.name: one.peer for one in self.company.guests()},
            "own_seats": self.company.own_persons(self.match.seats),
            "bubbles": [emote_name(one.emote) for one in self.bubbles.shown],
        }

    # -- what the session tells

    def _catch_up(self, later: Sequence[Told]) -> None:
        """Take in what was played before we came: it is not shown ply by ply."""
        moves = [event for event in later if isinstance(event, Played | Rebuilt)]
        for event in moves:
            self._link.hear(event)
        if all(isinstance(event, Played) and event.fresh for event in moves):
            return  # the match has just begun: the deal is seen
        for change in self.match.poll():
            if change.reseat is not None:
                self.company.reseat(change.reseat.seat, change.reseat.holder, change.reseat.machine)

    def _listen(self) -> None:
        news = self.session.poll()
        for event in news:
            self._hear(event)
        moves = [event for event in news if isinstance(event, Played | Rebuilt)]
        if moves:
            self.play.poll(at_once=any(isinstance(event, Rebuilt) or not event.fresh for event in moves))
            if not self._link.check() and self._link.is_lost and not self._is_over:
                self.session.leave()
                self._end(Ended("desync"))

    def _hear(self, event: Told) -> None:
        self.trouble.hear(event)
        if isinstance(event, Played | Rebuilt):
            if isinstance(event, Rebuilt):
                self.company.begin(event.start)
            elif event.is_timeout and event.fresh and event.seat is not None:
                self._announce(words.timed_out(self.match.seats[event.seat].name))
            self._link.hear(event)
        elif isinstance(event, TableStatus):
            self.company.hear(event)
        elif isinstance(event, Said) and not self._talk_rule():  # another program may not know the rule
            self._hear_said(event)
        elif isinstance(event, Emoted):
            self.bubbles.show(event.peer, event.emote)
        elif isinstance(event, NotEntered):
            self._refused(event)
        elif isinstance(event, HostMoved):
            self._host_moved(event)
        elif isinstance(event, Differed):
            self._announce(words.differed(event))
        elif isinstance(event, Forked):
            self._announce(words.forked(event))
        elif isinstance(event, NotKept):
            self._announce(lan_words.not_kept(event.cause))
        elif isinstance(event, Ended | Refused | Unreachable):
            self._end(event)

    def _attend(self) -> None:
        """Have the picture tell how the other machines are doing."""
        self.trouble.update()
        self.play.view.attend(self.company.presence(self.match.seats, self.trouble.is_cut_off))
        self._questions.update()
        self.strip.show(None if self._questions.is_open else self.trouble.notice())
        clock = self.company.clock(self.trouble.is_cut_off)
        self._hurry.update(clock, any(seat in self.match.to_act for seat in self.play.terms.persons))

    def _say(self, text: str) -> None:
        if self.trouble.is_cut_off:
            self.chat.note(_("Nobody hears this: the connection is lost."))
        self.session.chat(text)

    def _talk_rule(self) -> str:
        """Return why nobody may write now: the rules of some matches forbid it until they are over."""
        if self.match.is_over:
            return ""
        return talk_rule(self.play.package, self.match.options, len(self.match.seats))

    def _hear_said(self, said: Said) -> None:
        is_own = said.peer == self.at.peer
        self.chat.hear(said.name, said.text, *self._sign(said.peer), is_own)
        if self.context.stack.top is not self and not is_own and self.laid_out:
            self.context.toast(f"{said.name}: {said.text}")

    def _sign(self, peer: int) -> tuple[str, str]:
        """Return the picture of a peer's first seat, and the colour in which its name is written."""
        seats = self.company.seats_of(peer)
        if not seats:
            return "ui/crest_empty", SOFT
        colour = self.match.seats[seats[0]].colour
        sides = has_sides(self.play.package, self.match.options, len(self.match.seats))
        return self.play.picture_of(seats[0]), name_ink(sides, colour, self.context.settings.palette)

    def _refused(self, event: NotEntered) -> None:
        self.context.sound.play("refuse")
        why = self.trouble.pause() if event.code == "paused" else ""
        self.context.toast(why or lan_words.not_entered(event.code))
        if event.code != "chat":
            self.play.choose_anew()

    def _host_moved(self, event: HostMoved) -> None:
        self._announce(words.host_moved(event))
        self.play.warm_up()

    def _end(self, event: Ended | Refused | Unreachable) -> None:
        """The session is over: say why, where that is news, and go back to the title."""
        self._is_over = True
        sentence = lan_words.over(event)
        if self.match.is_over or not sentence:
            return
        self._questions.close()
        if self._is_kept(event):
            sentence += " " + _("The match is kept on this machine.")
        title = self.play.package.title
        self.context.stack.push(dialogs.Question(
            self.context, title, sentence,
            (dialogs.Answer("ok", lambda: _("To the title"), lambda: self.context.stack.pop_to("title"), "door"),),
        ))  # fmt: skip

    def _is_kept(self, event: Ended | Refused | Unreachable) -> bool:
        """Whether the title offers to go back to the match: not to watchers, nor to whoever was sent away."""
        return event != Ended("kicked") and (self.at.connected.role == PLAY or self.at.peer in self.company.persons)

    def _reseated(self, reseat: Reseat, before: str, at_once: bool) -> None:
        self.company.reseat(reseat.seat, reseat.holder, reseat.machine)
        if at_once:
            return
        self._announce(words.reseated(reseat.holder, before))

    def _announce(self, text: str) -> None:
        """Say something that everybody at this screen should know, and keep it among what was said."""
        self.context.toast(text)
        self.chat.note(text, quietly=True)

    def _place_of(self, peer: int) -> Rect | None:
        """Return where a peer is shown: at its seat, or beside the knob of the chat."""
        for seat in self.company.seats_of(peer):
            if self.match.seats[seat].is_person:
                return self.play.view.seat_box(seat)
        return (self.chat.knob.x, self.chat.knob.y, 2 * KNOB, KNOB)

    # -- what a person does

    def open_menu(self) -> None:
        """Show the menu of the table."""
        lan_menu.open_menu(self)

    def ask_to_leave(self) -> None:
        """Leave, after a question where others cannot go on then."""
        lan_menu.ask_to_leave(self)

    def open_result(self) -> None:
        """Show the last page of the finished match; the table stays below it."""
        from game.scenes.lan.again import LanAgain
        from game.scenes.result import Result

        self.context.stack.push(Result(self.context, self.match, self.play.show.seat, LanAgain(self)))
