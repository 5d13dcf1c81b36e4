"""What speaks for a hint, in one line: facts that can be counted on the table, not the search."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.lowenherz import State, actions
from game.rules.lowenherz.actions import ACCEPT, DUEL, LOOK
from game.rules.lowenherz.board import MOST_CASTLES
from game.rules.lowenherz.cards import ALLIANCE, CARD_LINES, DUCATS, KIND_VALUES, PARCHMENTS, RENEGADE, TREASURES
from game.view.listed import listed
from game.view.lowenherz import card_words, hints_land
from game.view.lowenherz.hints_land import place_words, strengths_words
from game.view.lowenherz.princes import marked

MOST_FACTS = 3
Reasons = tuple[str, list[str]]


def hint_words(state: State, action: int, gain: int) -> str:
    """Return the sentence of a hint. gain: points that the action adds to the lead; the facts say more."""
    what, facts = _what_and_why(state, action)
    return _("{what}: {reasons}").format(what=what, reasons=", ".join(facts[:MOST_FACTS]))


def _what_and_why(state: State, action: int) -> Reasons:
    found = hints_land.on_the_land(state, action) or _of_politics(state, action)
    return found or _of_the_course(state, action)


# ---- lines, offers and bids
def _of_the_course(state: State, action: int) -> Reasons:
    lines, offer, bid = actions.lines_of(action), actions.offer_of(action), actions.bid_of(action)
    if lines is not None:
        return _laying(state, lines)
    if offer is not None:
        price = card_words.ducats_words(offer[1])
        if offer[0]:
            return _("Offer {price}").format(price=price), [_("then the line is yours, without a duel")]
        return _("Ask for {price}").format(price=price), [_("a duel could cost you the line for nothing")]
    if bid is not None:
        return _bidding(*bid)
    if action == ACCEPT:
        said = _("the line is yours for {price}") if state.payer == state.actor else _("{price} for giving way")
        return _("Accept"), [said.format(price=card_words.ducats_words(state.price))]
    if action == DUEL:
        return _("Duel"), [_("the line is worth fighting for")]
    return _("Done"), [_("nothing more is worth it")]


def _laying(state: State, lines: int) -> Reasons:
    """Return what speaks for laying decision cards: what others have chosen of these lines so far."""
    chosen = [number for number in range(3) if lines >> number & 1]
    what = listed([card_words.line_words(CARD_LINES[state.card][number]) for number in chosen])
    facts = []
    for number in chosen:
        kind, amount = CARD_LINES[state.card][number]
        others = sum(laid >> number & 1 for laid in state.laid)
        if kind == DUCATS:
            facts.append(_("{ducats} so far for you").format(ducats=card_words.ducats_words(amount // (others + 1))))
        elif others:
            facts.append(ngettext("{n} other wants it too", "{n} others want it too", others).format(n=others))
        else:
            facts.append(_("nobody has chosen it yet"))
    return what[:1].upper() + what[1:], list(dict.fromkeys(facts))


def _bidding(ducats: int, treasures: int) -> Reasons:
    parts = [card_words.ducats_words(ducats)] if ducats or not treasures else []
    worth = [KIND_VALUES[kind] for number, kind in enumerate(TREASURES) if treasures >> number & 1]
    parts += [card_words.kind_name(kind) for number, kind in enumerate(TREASURES) if treasures >> number & 1]
    what = _("Bid {parts}").format(parts=listed(parts))
    if not ducats and not worth:
        return what, [_("the line is not worth a ducat")]
    total = ducats + sum(worth)
    facts = [_("{n} in all").format(n=total)] if worth else []
    return what, [*facts, _("paid only if you win")]


# ---- politics
def _of_politics(state: State, action: int) -> Reasons | None:
    if LOOK <= action < LOOK + 2:
        n = state.sizes[action - LOOK]
        what = _("Stack {n}").format(n=action - LOOK + 1)
        return what, [ngettext("{n} card to choose from", "{n} cards to choose from", n).format(n=n)]
    kind = actions.kept(action)
    if kind is not None:
        name = card_words.kind_name(kind)
        return name[:1].upper() + name[1:], [_worth(kind)]
    found = actions.renegade_of(action) or actions.allied(action) or actions.broken_off(action)
    return None if found is None else _between(state, action, *found)


def _between(state: State, action: int, castle: int, other: int) -> Reasons:
    """Return what speaks for a renegade or an alliance between two regions, or for ending one."""
    own = state.turn * MOST_CASTLES + castle
    place = place_words(state, other)
    names = {"name": marked(other // MOST_CASTLES), "place": place}
    force = strengths_words(state, own, other)
    if actions.renegade_of(action):
        return _("Renegade against {name}, {place}").format(**names), [force, _("two knights’ difference")]
    if actions.allied(action):
        return _("Alliance with {name}, {place}").format(**names), [force, _("neither can expand into the other")]
    return _("End the alliance with {name}, {place}").format(**names), [force, _("then you can expand there")]


def _worth(kind: int) -> str:
    """Return what a politics card is good for."""
    if kind == RENEGADE:
        return _("two knights’ difference where you need it")
    if kind == ALLIANCE:
        return _("keeps a strong neighbour off")
    if kind in PARCHMENTS:
        return _("{points} for certain").format(points=card_words.points_words(KIND_VALUES[kind]))
    return _("{n} more in a duel").format(n=KIND_VALUES[kind])
