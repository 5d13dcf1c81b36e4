"""What the slips beside the board say: of seats, stacks, lines of the card and politics cards."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.lowenherz import phases
from game.rules.lowenherz.board import FIELD_NAMES, MOST_CASTLES, NONE
from game.rules.lowenherz.cards import (
    ALLIANCE,
    BORDERS,
    CARD_LINES,
    DUCATS,
    KIND_VALUES,
    KNIGHT_LINE,
    PARCHMENTS,
    RENEGADE,
    STACK_MASKS,
    STACKS,
)
from game.rules.lowenherz.land_regions import mountains, strength
from game.view.boxes import Box
from game.view.listed import listed
from game.view.lowenherz import bids, card, card_words, known, panel_cards, settled, stacks, strip, tips_land
from game.view.lowenherz.letters import GOOD
from game.view.lowenherz.look import Look
from game.view.lowenherz.setup_words import neutral_name
from game.view.lowenherz.spots import field_of
from game.view.lowenherz.tooltip import Line, Tip
from game.view.lowenherz.words import begins, fields_words, line_words, signed
from game.view.palette import BROWN, OXBLOOD


def spots(look: Look) -> dict[str, Box]:
    """Return all places beside the board of which there is something to say, the smallest first."""
    table = look.table
    found = panel_cards.spots(look)
    found |= {f"seat:{seat}": box for seat, box in enumerate(table.panels)}
    found |= {f"stack:{n}": pile.grown(3) for n, pile in enumerate(table.piles)}
    found |= card.spots(look)
    found["strip"] = table.strip
    if table.neutral is not None:
        found["neutral"] = table.neutral
    return found


def tip(look: Look, spot: str | None) -> Tip | None:
    """Return the slip of a spot, None where there is nothing to say."""
    kind, _sep, word = (spot or "").partition(":")
    if kind in ("field", "edge"):
        region = tips_land.region_of(look, spot)
        return None if region < 0 else tips_land.region_tip(look, region, field_of(spot))
    if kind == "seat":
        return seat_tip(look, int(word))
    if kind == "stack":
        return stack_tip(look, int(word))
    if kind == "lay":
        line = card.line_of(spot)
        return None if line is None else line_tip(look, line, look.table.lines[line])
    if kind == "strip" and strip.contested(look) != NONE:
        return line_tip(look, strip.contested(look), look.table.strip)
    if kind == "hand":
        seat, n = map(int, word.split(":"))
        return hand_tip(look, seat, n)
    if kind == "play":
        seat = look.acting or 0
        hand = panel_cards.cards(look, look, seat)
        return next((hand_tip(look, seat, n) for n, kept in enumerate(hand) if kept.play == word), None)
    if kind == "neutral" and look.table.neutral is not None:
        return Tip(neutral_name(), (Line(_("Nobody plays this colour. Its pieces and regions stand in the way.")),),
                   look.table.neutral)  # fmt: skip
    return None


# ---- seats
def seat_tip(look: Look, seat: int) -> Tip:
    """Return what a seat has: regions, purse, cards, and what a silver card would bring it now."""
    state = look.state
    found = [Line(_("Silver would bring now:"), number=signed(mountains(state, seat)))]
    for castle, field in enumerate(state.castles[seat]):
        region = seat * MOST_CASTLES + castle
        fields = state.regions[region]
        if fields:
            force = strength(state, region)
            said = ngettext("{n} knight", "{n} knights", force).format(n=force)
            found.append(Line(f"{FIELD_NAMES[field]}: {fields_words(fields.bit_count())}, {said}"))
            found += tips_land.dangers(look, region)
        else:
            found.append(Line(_("{field}: no region yet").format(field=FIELD_NAMES[field]), ink=BROWN))
    if known.shows_purse(state, seat):
        found.append(Line(begins(card_words.ducats_words(state.purse[seat]))))
    else:
        found.append(Line(_("The purse is hidden"), ink=BROWN))
    held = card_words.hand_parts(state.hands[seat])
    if state.strange[seat]:
        n = state.strange[seat]
        held.append(ngettext("{n} hidden card", "{n} hidden cards", n).format(n=n))
    if held:
        found.append(Line(_("Politics: {cards}").format(cards=listed(held))))
    if state.start == seat:
        found.append(Line(_("The black castle: first in this round"), ink=OXBLOOD))
    return Tip(look.player(seat), tuple(found), look.table.panels[seat])


# ---- stacks
def stack_tip(look: Look, n: int) -> Tip:
    """Return how many cards a stack has, whether its silver or king is to come, and what silver would bring now."""
    count = (look.state.deck & STACK_MASKS[n]).bit_count()
    title = _("Stack {letter}").format(letter=STACKS[n])
    said = ngettext("{n} card left", "{n} cards left", count).format(n=count)
    found = [Line(said + (f" ({_('running')})" if n == stacks.running(look) else ""))]
    if stacks.silver_to_come(look, n):
        found.append(Line(_("A silver card is still in it"), ink=GOOD))
    elif stacks.king_to_come(look, n):
        found.append(Line(_("The king card is in it: it ends the match"), ink=OXBLOOD))
    else:
        found.append(Line(_("No silver card is in it"), ink=BROWN))
    found.append(Line(_("Silver would bring now:"), ink=BROWN))
    for seat in range(look.state.players):
        found.append(Line(look.player(seat), seat, signed(mountains(look.state, seat))))
    return Tip(title, tuple(found), look.table.piles[n])


# ---- lines of the card
def line_tip(look: Look, line: int, at: Box) -> Tip:
    """Return what a line lets do, who has chosen it, and what it waits for."""
    kind = CARD_LINES[look.state.card][line]
    seats = settled.laid_on(look, line)
    found = [Line(_use(kind))]
    found += [Line(look.player(seat), seat) for seat in seats]
    found.append(Line(waits(look, line), ink=OXBLOOD))
    if card.condition(look, line) == card.CONTEST:
        found.append(Line(bids.rule(bool(look.state.bids)), ink=BROWN))
        found.append(Line(_("The black castle breaks no tie."), ink=BROWN))
    return Tip(begins(line_words(look.state.card, line)), tuple(found), at)


def _use(kind: tuple[str, int]) -> str:
    """Return what a line lets do."""
    what, n = kind
    if what == DUCATS:
        return _("Shared among all who choose it, rounded down.")
    if what == BORDERS:
        return ngettext("Place {n} border.", "Place up to {n} borders.", n).format(n=n)
    if what == KNIGHT_LINE:
        if n == 1:
            return _("Place a knight, or expand a region by one or two fields.")
        return _("Place two knights, or a knight and then expand a region.")
    return _("Look through a stack of politics cards and keep one.")


def waits(look: Look, line: int) -> str:
    """Return what a line waits for, or what became of it."""
    state, seats = look.state, settled.laid_on(look, line)
    what = card.condition(look, line)
    fought = CARD_LINES[state.card][line][0] != DUCATS
    if fought and seats and look.choices.lays:
        return _fight(look, seats)
    if what == card.DONE:
        return _outcome(look, line)
    if what == card.LAPSED:
        return _("Nobody chose it: it lapses.")
    if what == card.ACTIVE:
        return _("{name} carries it out.").format(name=look.player(look.turn))
    if what == card.CONTEST:
        if state.line == line and state.phase == phases.BID:
            return _("The duel is on: all bid in secret.")
        if state.line == line:
            return _("They bargain over it.")
        return _("Two want it: they bargain, or fight a duel.") if len(seats) == 2 else _("Several want it: a duel.")
    if not fought and seats:
        return _shares(look, line, len(seats))
    return _("Only one has chosen it.") if seats else _("Nobody has chosen it yet.")


def _outcome(look: Look, line: int) -> str:
    """Return what became of a line that is over."""
    if settled.is_fought(look, line):
        won = settled.winners(look, line)
        if not won:
            return _("A tie again: the line lapses")
        if len(won) == 1:
            return _("{name} won the contest.").format(name=look.player(won[0]))
    return _("Carried out.")


def _shares(look: Look, line: int, many: int) -> str:
    """Return what each gets of the ducats of a line that so many have chosen, and with one more who may choose it."""
    ducats = CARD_LINES[look.state.card][line][1]
    said = _("{n} for each, as it stands.").format(n=ducats // many)
    if look.choices.lays:
        said += " " + _("{n} for each with you.").format(n=ducats // (many + 1))
    return said


def _fight(look: Look, seats: tuple[int, ...]) -> str:
    """Return with whom one would have to agree or fight about a line that others have chosen."""
    names = listed([look.player(seat) for seat in seats])
    if len(seats) == 1:
        return _("You would have to bargain with {name}, or fight a duel.").format(name=names)
    return _("You would have to fight a duel with {names}.").format(names=names)


# ---- politics cards
def hand_tip(look: Look, seat: int, n: int) -> Tip | None:
    """Return what a politics card is good for; of a hidden one only whose it is."""
    found = panel_cards.cards(look, look, seat)
    if n >= len(found):
        return None
    kept = found[n]
    if kept.kind == panel_cards.HIDDEN:
        count = look.state.strange[seat]
        said = ngettext("{n} hidden card", "{n} hidden cards", count).format(n=count)
        return Tip(look.player(seat), (Line(said),), kept.box)
    pictures = tuple(panel_cards.card_picture(one.kind) for one in found if one.kind != panel_cards.HIDDEN)
    title, use = begins(card_words.kind_name(kept.kind)), kind_use(kept.kind)
    beside = kept.box._replace(x=look.table.panels[seat].x, w=look.table.panels[seat].w)
    return Tip(title, (Line(use),), beside, pictures, n)


def kind_use(kind: int) -> str:
    """Return what a politics card is good for."""
    if kind == RENEGADE:
        return _("Before your decision card: a knight of a neighbour goes, one of yours comes.")
    if kind == ALLIANCE:
        return _("Before your decision card: two neighbouring regions can no longer expand into one another.")
    if kind in PARCHMENTS:
        return _("{gain} power points at the end.").format(gain=signed(KIND_VALUES[kind]))
    return _("Worth {n} ducats in a duel, or pays one forest.").format(n=KIND_VALUES[kind])
