"""What speaks for a hint, in one line: facts that can be counted on the table, not the search."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules import carolus_magnus as rules
from game.rules.carolus_magnus import NOBODY, State, foresight, threats
from game.view.carolus_magnus import words, words_visit

MOST_FACTS = 3


def hint_words(state: State, action: int, gain: int) -> str:
    """Return the sentence of a hint. gain: castles that the action adds to the lead; the facts say more."""
    what, facts = _what_and_why(state, action)
    return _("{what}: {reasons}").format(what=what, reasons=", ".join(facts[:MOST_FACTS]))


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
    return _("Keep the dice"), [_("all of them are welcome")]


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
        visited = foresight.visit(state, (state.emperor + step) % len(state.starts), seat)
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
    visited = foresight.visit(after, index, state.actor)
    facts = [_("{sums} there").format(sums=words.sums_words(visited.strengths))]
    steps = (index - state.emperor - 1) % len(state.starts) + 1
    if visited.changes and steps <= rules.reach(state):
        facts.append(words_visit.building_words(visited))
    if state.arms[colour] == NOBODY:
        facts.append(words_visit.uncounted_words(after, index))
    return facts


# ---- Charlemagne and the dice
def _facts_of_steps(state: State, steps: int) -> list[str]:
    visited = foresight.visit(state, (state.emperor + steps) % len(state.starts))
    if not visited.changes:
        return [f"{visited.name} {words_visit.nothing_words(state, visited)}"]
    facts = [words_visit.building_words(visited)]
    if visited.ends:
        facts.append(_("the match is over"))
    return facts


def _facts_of_a_colour(state: State, colour: int) -> list[str]:
    seat = state.actor
    facts = []
    own = state.reserves[seat][colour] + 1
    missing = threats.needed(state, seat, colour)
    if 0 < missing <= min(own, rules.HAND[state.players]):
        facts.append(_("enough to take {arms} next turn").format(arms=words.arms_name(colour)))
    elif state.arms[colour] == seat:
        facts.append(_("defends {arms}").format(arms=words.arms_name(colour)))
    there = sum(knights[colour] for knights in state.knights)
    said = ngettext("{n} knight of it on the ring", "{n} knights of it on the ring", there)
    return [*facts, said.format(n=there)]
