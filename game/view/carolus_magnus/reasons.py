"""Why something cannot be chosen now, in one sentence; looked up in today's language when it is asked for."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules import carolus_magnus as rules
from game.rules.core import TERMINAL
from game.view.carolus_magnus import spots
from game.view.carolus_magnus.court import disc_kind
from game.view.carolus_magnus.look import Look


def refusal(look: Look, spot: str, lifted: int | None = None) -> str:
    """Return why a spot cannot be chosen; "" where nothing needs to be said. lifted: a knight's colour in hand."""
    kind = spots.parts(spot)[0]
    if kind not in ("knight", "reserve", "court", "row", "disc", "land", "crown", "die"):
        return ""
    if not look.moment.actions:
        return waiting(look)
    seat = _owner(spot)
    if seat is not None and seat != look.acting and kind != "row":
        return _foreign(look, kind, seat)
    phase = look.state.phase
    if phase == rules.phases.PLACE:
        return _placing(look, kind, seat, lifted)
    if phase == rules.phases.MOVE:
        return _moving(look, kind)
    if phase == rules.phases.DISC:
        return _choosing(look, spot, kind)
    if phase == rules.phases.CROWN:
        return _crowning(kind)
    if phase == rules.phases.TURN_DIE:
        return _("First turn a die to a crown, or keep the dice")
    return ""


def _owner(spot: str) -> int | None:
    """Return the seat whose panel a spot lies in, where its name says so."""
    kind, *rest = spots.parts(spot)
    return int(rest[0]) if kind in ("reserve", "row", "disc") else None


def _foreign(look: Look, kind: str, seat: int) -> str:
    said = _("This disc belongs to {name}") if kind == "disc" else _("This knight belongs to {name}")
    return said.format(name=look.player(seat))


def waiting(look: Look) -> str:
    """Return why nobody here can choose anything now."""
    state, moment = look.state, look.moment
    if state.actor == TERMINAL:
        return _("The match is over")
    if state.actor < 0:
        return _("The dice are rolling") if state.round else _("The table is being laid")
    name = look.player(state.actor)
    return _("{name} is thinking").format(name=name) if moment.thinking else _("{name} is to move").format(name=name)


def _placing(look: Look, kind: str, seat: int | None, lifted: int | None) -> str:
    if kind == "disc":
        return _("Your disc lies; first play your knights")
    if kind in ("crown", "die"):
        return _("First play your knights")
    if lifted is not None and kind == "row" and seat != look.acting:
        return _("Knights go to your own court or to a region")
    return _("First take a knight from your reserve")


def _moving(look: Look, kind: str) -> str:
    if kind == "land":
        n = len(look.choices.steps)
        return ngettext(
            "Charlemagne goes {n} region at most with this disc",
            "Charlemagne goes {n} regions at most with this disc",
            n,
        ).format(n=n)
    return _("All knights of this turn are played: now lead Charlemagne")


def _choosing(look: Look, spot: str, kind: str) -> str:
    disc = spots.disc_of(spot)
    if kind != "disc" or disc is None:
        return _("First choose a disc")
    seat, number = disc
    if disc_kind(look.state, seat, number) == "used":
        return _("This disc is used; it comes back when all five are")
    return _("This number has been played this round")


def _crowning(kind: str) -> str:
    if kind == "crown":
        return _("No knight of this colour is left in the middle")
    return _("A crown: first choose the colour of the new knight in the middle")
