"""A contest in words: offers, the agreement, bids and who won, ties."""

from __future__ import annotations

from collections.abc import Mapping

from game.language import _
from game.rules.lowenherz import State, explain
from game.rules.lowenherz.happenings import (
    TIED,
    Agreed,
    BidAgain,
    BidsOpened,
    ContestBegan,
    LineLapsed,
    Offered,
)
from game.view.lowenherz import card_words
from game.view.lowenherz.words import Told, price_words
from game.view.lowenherz.words_course import course_lines
from game.view.moment import SeatLook, Sentence


def began_words(told: Told, event: ContestBegan) -> str:
    """Return that a line is contested."""
    said = _("{names} bargain for {line}") if len(event.seats) == 2 else _("{names} bid for {line}")
    return said.format(names=told.names(event.seats), line=told.line(event.line))


def offer_words(told: Told, event: Offered) -> str:
    """Return an offer."""
    price = card_words.ducats_words(event.price)
    said = (
        _("{name} offers {price} for the line") if event.seat == event.payer else _("{name} asks {price} to give way")
    )
    return said.format(name=told.name(event.seat), price=price)


def agreed_words(told: Told, event: Agreed) -> str:
    """Return that an offer was accepted: who pays what, and carries out the line."""
    if event.seat == event.payer:
        said = _("{name} accepts, pays {price} and takes {line}")
    else:
        said = _("{name} accepts: {payer} pays {price} and takes {line}")
    return said.format(
        name=told.name(event.seat),
        payer=told.name(event.payer),
        price=card_words.ducats_words(event.price),
        line=told.line(told.before.line),
    )


def duel_words(told: Told, seat: int) -> str:
    """Return that somebody called the duel."""
    return _("{name} calls the duel for {line}").format(name=told.name(seat), line=told.line(told.before.line))


def joint_sentences(
    before: State, choices: Mapping[int, int], after: State, seats: tuple[SeatLook, ...], ply: int = -1
) -> tuple[Sentence, ...]:
    """Return what the chronicle says once all bids lie open: who bid what, who won and pays, or who ties."""
    told, found = Told(before, after, seats), []
    happened = explain.events(before, choices, after)
    for event in happened:
        if isinstance(event, BidsOpened):
            found.append(told.sentence(_bids(told, event), -1, ply))
            if event.winner >= 0:
                found.append(told.sentence(_won(told, event), event.winner, ply))
        elif isinstance(event, BidAgain):
            text = _("A tie: {names} bid once more").format(names=told.names(event.seats))
            found.append(told.sentence(text, -1, ply))
        elif isinstance(event, LineLapsed) and event.reason == TIED:
            text = _("A tie again: {line} lapses, nobody pays").format(line=told.line(event.line))
            found.append(told.sentence(text, -1, ply))
    rest = tuple(event for event in happened if not (isinstance(event, LineLapsed) and event.reason == TIED))
    return (*found, *course_lines(told, rest, ply))


def _bids(told: Told, event: BidsOpened) -> str:
    bids = [
        _("{name} {bid}").format(name=told.name(seat), bid=_short(ducats, treasures))
        for seat, ducats, treasures in event.bids
    ]
    said = _("Second bids for {line}: {bids}") if told.before.bids else _("Bids for {line}: {bids}")
    return said.format(line=told.line(event.line), bids=", ".join(bids))


def _short(ducats: int, treasures: int) -> str:
    """Return a bid: the number of ducats alone, with treasures in words."""
    return price_words(ducats, treasures) if treasures else str(ducats)


def _won(told: Told, event: BidsOpened) -> str:
    """Return who won the line and what that costs."""
    bid = next((ducats, treasures) for seat, ducats, treasures in event.bids if seat == event.winner)
    names = {"name": told.name(event.winner), "line": told.line(event.line)}
    if not any(bid):
        return _("{name} wins {line} for nothing").format(**names)
    return _("{name} wins {line} and pays {price}").format(**names, price=price_words(*bid))
