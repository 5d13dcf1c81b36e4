"""What speaks for a hint, in one line: facts that can be counted on the table, not the search."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import NOBODY, State, threats
from game.rules.carolus_magnus.stops import Visit, visit
from game.view.carolus_magnus import words, words_visit
from game.view.carolus_magnus.setup_words import side_name

MOST_FACTS = 3


def hint_words(state: State, action: int, gain: int) -> str:
    """Return the sentence of a hint. gain: castles that the action adds to the lead; the facts say more."""
    what, facts = _what_and_why(state, action)
    said = _("{what}: {reasons}").format(what=what, reasons=", ".join(facts[:MOST_FACTS]))
    return said[:1].upper() + said[1:]


def _what_and_why(state: State, action: int) -> tuple[str, list[str]]:
    disc, knight, steps = rules.disc_of(action), rules.placed(action), rules.steps_of(action)
    crown, die = rules.crown_of(action), rules.turned(action)
    if disc is not None:
        return _("Disc {n}").format(n=disc), _facts_of_a_disc(state, disc)
    if knight is not None:
        return _knight(state, action, *knight)
    if steps is not None:
        return ngettext("{n} step", "{n} steps", steps).format(n=steps), _facts_of_steps(state, steps)
    if crown is not None:
        what = _("{colour} for the crown").format(colour=words.colour_name(crown))
        return what, _facts_of_a_colour(state, crown)
    if die is not None:
        what = _("Turn the die that shows {colour}").format(colour=words.colour_name(die))
        return what, [_("another colour is worth more")]
    uses = [_use_of_a_colour(state, colour) for colour, count in enumerate(state.dice[: rules.CROWN]) if count]
    return _("Keep the dice"), list(filter(None, uses)) or [_("all of them are welcome")]


# ---- discs
def _facts_of_a_disc(state: State, number: int) -> list[str]:
    seat = state.actor
    facts = [ngettext("reaches {n} region", "reaches up to {n} regions", number).format(n=number)]
    others = [disc for other, disc in enumerate(state.played) if disc and other != seat]
    if len(others) == state.players - 1:
        place = 1 + sum(disc <= number for disc in others)
        facts.append(_("acts first") if place == 1 else _("acts at place {n}").format(n=place))
    elif number == 1:
        facts.append(_("acts first"))
    building = _own_building(state, seat, range(1, number + 1))
    if building:
        facts.append(_("already in reach: {what}").format(what=building))
    return facts


def _own_building(state: State, seat: int, steps: range) -> str:
    """Return what the side of a seat would build by one of these steps as things stand, "" for nothing."""
    for step in steps:
        visited = visit(state, (state.emperor + step) % len(state.starts), seat)
        if visited.changes and visited.winner == state.sides[seat]:
            return words_visit.building_words(visited)
    return ""


# ---- knights
def _knight(state: State, action: int, colour: int, first: int | None) -> tuple[str, list[str]]:
    after = state.clone()
    after.apply(action)
    name = words.colour_name(colour)
    if first is None:
        return _("{knights} to court").format(knights=name), _facts_of_the_court(state, after, colour)
    index = rules.region_at(state, first)
    what = _("{knights} to {land}").format(knights=name, land=rules.name_at(state, index))
    return what, _facts_of_a_region(state, after, colour, index)


def _facts_of_the_court(state: State, after: State, colour: int) -> list[str]:
    seat, holder = state.actor, state.arms[colour]
    lead = threats.lead(after, seat, colour)
    if holder != after.arms[colour]:
        facts = [_("wins {arms}").format(arms=words.arms_name(colour))]
        building = _own_building(after, seat, range(1, rules.reach(state) + 1))
        return [*facts, _("then {what}").format(what=building)] if building else facts
    if holder == seat:
        facts = [ngettext("{n} knight ahead", "{n} knights ahead", lead).format(n=lead)]
        if threats.is_safe(after, seat, colour):
            facts.append(_("nobody can take {arms} next turn").format(arms=words.arms_name(colour)))
        return facts
    missing = threats.needed(after, seat, colour)
    said = ngettext("{n} knight more wins {arms}", "{n} knights more win {arms}", missing)
    return [said.format(n=missing, arms=words.arms_name(colour))]


def _facts_of_a_region(state: State, after: State, colour: int, index: int) -> list[str]:
    visited = visit(after, index, state.actor)
    steps = (index - state.emperor - 1) % len(state.starts) + 1
    if visited.changes and steps <= rules.reach(state):
        facts = [words_visit.building_words(visited)]
    else:
        facts = [_("{sums} there").format(sums=words.sums_words(visited.strengths))]
        facts.append(_standing(state, visit(state, index, state.actor), visited))
    if state.arms[colour] == NOBODY:
        facts.append(words_visit.uncounted_words(after, index))
    return facts


def _standing(state: State, before: Visit, now: Visit) -> str:
    """Return how the side of who acts stands in a region that Charlemagne does not reach in this turn."""
    own = state.sides[state.actor]
    others = [strength for side, strength in enumerate(now.strengths) if side != own]
    ahead = now.strengths[own] - max(others)
    if now.changes and now.winner == own:
        return _("{side} would build there").format(side=side_name(own))
    if before.changes and before.winner != own and not now.changes:
        return _("{side} would build there no longer").format(side=side_name(before.winner))
    if ahead > 0:
        return ngettext("{n} ahead there", "{n} ahead there", ahead).format(n=ahead)
    if not ahead:
        return _("level with the strongest")
    side = now.strengths.index(max(others))
    return ngettext("{n} behind {side}", "{n} behind {side}", -ahead).format(n=-ahead, side=side_name(side))


# ---- Charlemagne and the dice
def _facts_of_steps(state: State, steps: int) -> list[str]:
    stops = [visit(state, (state.emperor + n) % len(state.starts)) for n in range(1, rules.reach(state) + 1)]
    visited = stops[steps - 1]
    gifts = [stop.built for stop in stops if stop.gift]
    if visited.gift:
        return [words_visit.building_words(visited), _gift_words(visited.built, gifts, len(stops))]
    if visited.changes:
        facts = [words_visit.building_words(visited)]
        return [*facts, _("the match is over")] if visited.ends else facts
    facts = [f"{visited.name} {words_visit.nothing_words(state, visited)}"]
    if gifts and len(gifts) == len(stops) - 1:
        facts.append(_("every other step is a gift"))
    elif not any(stop.changes and not stop.gift for stop in stops):
        facts.append(_("no step builds for you"))
    return facts


def _gift_words(built: int, gifts: list[int], steps: int) -> str:
    """Return that a step is a gift, and why that may be; gifts: what every step would give away that gives anything."""
    if len(gifts) < steps:
        return _("a gift, yet the best step that was found")
    if len(gifts) > 1 and built < max(gifts) and built == min(gifts):
        return _("a gift, but the smallest of all")
    return _("a gift, like every step")


def _facts_of_a_colour(state: State, colour: int) -> list[str]:
    use = _use_of_a_colour(state, colour)
    there = sum(knights[colour] for knights in state.knights)
    said = ngettext("{n} knight of it on the ring", "{n} knights of it on the ring", there)
    return [*filter(None, [use]), said.format(n=there)]


def _use_of_a_colour(state: State, colour: int) -> str:
    """Return what one knight more of a colour is good for, "" for nothing that can be counted."""
    seat = state.actor
    own = state.reserves[seat][colour] + 1
    missing = threats.needed(state, seat, colour)
    if 0 < missing <= min(own, rules.HAND[state.players]):
        return _("enough to take {arms} next turn").format(arms=words.arms_name(colour))
    return _("defends {arms}").format(arms=words.arms_name(colour)) if state.arms[colour] == seat else ""
