"""What the status says: who is to do what, and how much of it is done."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.language import _
from game.rules.core import TERMINAL
from game.rules.lowenherz import phases
from game.rules.lowenherz.board import CASTLES
from game.rules.lowenherz.cards import CARD_LINES, FOREST_COST
from game.rules.lowenherz.legal import colour_to_place
from game.view.listed import listed
from game.view.lowenherz import card_words, choices
from game.view.lowenherz.card import needs_two
from game.view.lowenherz.card_words import line_words
from game.view.lowenherz.look import Look
from game.view.lowenherz.names import of_colour
from game.view.lowenherz.words_result import result_words
from game.view.moment import AWAY, LOST, Presence


@dataclass(frozen=True, slots=True)
class Status:
    """A title, a sentence, and a count: a picture as often as there is something, pale what is not done; words.

    left: in place of a count pictures with the number of what is left, or what something costs. seat: whose crest is
    shown, -1 for none.
    """

    title: str
    text: str = ""
    picture: str = ""
    done: int = 0
    most: int = 0
    count: str = ""
    left: tuple[tuple[str, str], ...] = ()
    seat: int = -1


def status(
    look: Look, seen: Presence, plan: str | None = None, own: int | None = None, picked: int | None = None
) -> Status:
    """Return what the status says. plan, own and picked: what was begun and is not an action yet."""
    state = look.state
    if state.actor == TERMINAL:
        return _over(look)
    if state.phase in _CHANCE:
        return Status(_CHANCE[state.phase](), seat=look.turn)
    if state.phase == phases.BID:
        return _bidding(look)
    return replace(_acting(look, seen, plan, own, picked), seat=look.turn)


def _over(look: Look) -> Status:
    outcome = look.state.outcome()
    if outcome is None:
        return Status(_("The match is over"))
    words = result_words(look.state, outcome, look.moment.seats)
    return Status(_("The match is over"), words, seat=outcome.winners[0] if len(outcome.winners) == 1 else -1)


def _acting(look: Look, seen: Presence, plan: str | None, own: int | None, picked: int | None) -> Status:
    """Return what the status says while a seat is to act."""
    name = look.player(look.turn)
    found = _doing(look, name)
    if look.acting is None:
        text = "" if look.moment.replaying else waiting(look, seen, look.turn)
        return replace(found, text=text)
    if plan is not None:
        return Status(_TITLES[plan]().format(name=name), planning(plan, own))
    if picked is not None:
        return Status(found.title, _("Now choose a second line."))
    return found


def waiting(look: Look, seen: Presence, seat: int) -> str:
    """Return that somebody who is not here is thinking, or gone."""
    gone = {LOST: _("{name} is not there"), AWAY: _("{name} is away")}.get(seen.of(seat).state)
    said = gone if gone and look.kind(seat) == "remote" else _("{name} is thinking …")
    return said.format(name=look.player(seat))


_CHANCE = {
    phases.TILES: lambda: _("The land is being laid"),
    phases.FIRST: lambda: _("The black castle is drawn"),
    phases.CARD: lambda: _("The next card is turned up"),
    phases.SHOW: lambda: _("All cards are shown"),
}
_TITLES = {
    choices.RENEGADE: lambda: _("{name} plays a renegade"),
    choices.ALLIANCE: lambda: _("{name} makes an alliance"),
    choices.BREAK: lambda: _("{name} ends an alliance"),
}


def planning(plan: str, own: int | None) -> str:
    """Return which region is to be chosen for what is being played. own: the own one, None before it is chosen."""
    if own is None:
        return _("Choose one of your regions.")
    if plan == choices.RENEGADE:
        return _("Choose the region that loses a knight.")
    return _("Choose the region of the other.")


def _bidding(look: Look) -> Status:
    state = look.state
    title = _("Duel: {what}").format(what=line_words(CARD_LINES[state.card][state.line]))
    if look.acting is not None and look.acting not in look.moment.chosen:
        text = _("A tie: bid once more, in secret.") if state.bids else _("Bid in secret; the most pays and wins.")
        return Status(title, text, seat=look.acting)
    left = [seat for seat in state.rivals if seat not in look.moment.chosen]
    names = listed([look.player(seat) for seat in left])
    return Status(title, _("Still to bid: {names}").format(names=names) if left else "")


def _doing(look: Look, name: str) -> Status:
    return _DOING[look.state.phase](look, name)


# ---- the set-up
def _castle(look: Look, name: str) -> Status:
    state = look.state
    colour = colour_to_place(state)
    if colour == state.neutral:  # why, in place of how many
        text = _("Nobody plays it: it is in everybody’s way. Choose a plain.")
        return Status(_("{name} places a neutral castle").format(name=name), text)
    most, done = CASTLES[state.players], len(state.castles[colour])
    return Status(
        _("{name} places a castle").format(name=name),
        _("Choose a plain that glows."),
        of_colour("castle_figure", colour, state.neutral),
        done,
        most,
        _("{n} of {most} placed").format(n=done, most=most),
    )


def _castle_knight(look: Look, name: str) -> Status:
    colour = colour_to_place(look.state)
    said = _("{name} places a knight").format(name=name)
    return Status(
        said, _("Choose a plain beside the new castle."), of_colour("knight_figure", colour, look.state.neutral), 0, 1
    )


# ---- a round
def _laying(look: Look, name: str) -> Status:
    if needs_two(look) or (look.state.players < 4 and not look.state.order):
        return Status(_("{name} chooses two lines").format(name=name), _("Choose two different lines of the card."))
    return Status(_("{name} chooses a line").format(name=name), _("Choose a line of the card."))


def _offering(look: Look, name: str) -> Status:
    state = look.state
    title = _("{name} bargains").format(name=name)
    if not state.offers:
        return Status(title, _("Make an offer, or call the duel."))
    price = card_words.ducats_words(state.price)
    said = _("{name} would pay {price}.").format(name=look.player(state.payer), price=price)
    return Status(title, said)


def _renegade(look: Look, name: str) -> Status:
    said = _TITLES[choices.RENEGADE]().format(name=name)
    text = (
        _("Choose the knight that goes.") if look.state.phase == phases.REMOVE else _("Choose where your knight comes.")
    )
    picture = of_colour("knight_figure", look.turn, look.state.neutral)
    return Status(said, text, picture, int(look.state.phase != phases.REMOVE), 1)


def _borders(look: Look, name: str) -> Status:
    state = look.state
    most = CARD_LINES[state.card][state.line][1]
    done = most - state.left
    return Status(
        _("{name} places borders").format(name=name),
        _("Choose a glowing edge."),
        "lowenherz/wall_piece",
        done,
        most,
        _("{n} of {most} placed").format(n=done, most=most),
    )


def _knights(look: Look, name: str) -> Status:
    """Say how many knights and fields are left, and what a forest costs."""
    state = look.state
    left: list[tuple[str, str]] = []
    if state.left:
        left.append((of_colour("knight_figure", look.turn, state.neutral), f"× {state.left}"))
    if state.swords:
        left.append((of_colour("pennant", look.turn, state.neutral), f"× {state.swords}"))
    if state.left:
        left += [("lowenherz/field_forest_0", ""), ("lowenherz/coin", str(FOREST_COST))]
    if not state.left:
        text = _("Expand by a field that glows.")
    else:
        text = _("Place a knight or expand.") if state.swords else _("Place a knight.")
    return Status(_("{name} leads knights").format(name=name), text, left=tuple(left))


def _looking(look: Look, name: str) -> Status:
    return Status(_("{name} takes a politics card").format(name=name), _("Choose a stack to look through."))


def _keeping(look: Look, name: str) -> Status:
    return Status(_("{name} takes a politics card").format(name=name), _("Choose the card to keep."))


_DOING = {
    phases.CASTLE: _castle,
    phases.CASTLE_KNIGHT: _castle_knight,
    phases.LAY: _laying,
    phases.OFFER: _offering,
    phases.REMOVE: _renegade,
    phases.RENEGADE_KNIGHT: _renegade,
    phases.BORDERS: _borders,
    phases.KNIGHTS: _knights,
    phases.LOOK: _looking,
    phases.CONTENT: _keeping,
    phases.KEEP: _keeping,
}
