"""What speaks for a hint, in one line: points, joins, what it leaves the other side. Simple facts, not the search."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules import rose_king as rules
from game.view.rose_king import words
from game.view.rose_king.preview import Preview, joins, preview, threats

MOST_FACTS = 3


def hint_words(state: rules.State, action: int, gain: int) -> str:
    """Return the sentence of a hint. gain: points that the action adds to the lead at once."""
    card = rules.card_of(action)
    if card is None:
        return _("Draw a card: {reasons}").format(reasons=", ".join(_facts_of_a_draw(state)[:MOST_FACTS]))
    facts = _facts_of_a_play(state, action, preview(state, state.house, card), gain)
    said = _("{card} with a hero: {reasons}") if rules.is_hero_play(action) else _("{card}: {reasons}")
    return said.format(card=words.card_words(card), reasons=", ".join(facts[:MOST_FACTS]))


def _facts_of_a_play(state: rules.State, action: int, shown: Preview, gain: int) -> list[str]:
    assert shown.square is not None, "a hint can be played"
    own, other = gain - shown.loss, 1 - state.house
    facts = [ngettext("+{n} point", "+{n} points", own).format(n=own)]
    if shown.loss:
        facts.append(_("{house} loses {n}").format(house=words.house_name(other), n=shown.loss))
    after = state.clone()
    after.apply(action)
    outcome = after.outcome()
    if outcome is not None:
        return [*facts, words.result_words(after, outcome)]
    facts += _left_to(other, list(threats(state, shown).values()))
    joined = len(joins(state.board, state.house, shown.square))
    if joined > 1:
        facts.append(_("joins {n} territories").format(n=joined))
    if len(rules.sizes(after.board)[other]) > len(rules.sizes(state.board)[other]):
        facts.append(_("splits a territory of {house}").format(house=words.house_name(other)))
    if shown.status == "play" and _best(state, "hero") > own:
        facts.append(_("keeps your heroes"))
    return facts


def _facts_of_a_draw(state: rules.State) -> list[str]:
    best, other = _best(state, "play"), 1 - state.house
    if not state.hands[state.house]:
        facts = [_("your hand is empty")]
    elif best:
        facts = [ngettext("a stone would bring {n} point at most", "a stone would bring {n} points at most", best)
                 .format(n=best)]  # fmt: skip
    else:
        facts = [_("none of your cards leads to an empty square")]
    statuses = [rules.card_status(state, other, card) for card in state.hand(other)]
    facts += _left_to(other, [status for status in statuses if status in ("play", "hero")])
    if _best(state, "hero"):
        facts.append(_("keeps your heroes"))
    return facts


def _left_to(house: int, answers: list[str]) -> list[str]:
    """Return what there is to say on the answers of a house, each "play" or "hero"."""
    if not answers:
        return [_("{house} is left without a play").format(house=words.house_name(house))]
    if "play" not in answers:
        return [_("{house} can answer only with a hero").format(house=words.house_name(house))]
    return []


def _best(state: rules.State, status: str) -> int:
    """Return the most that a card of the house to move adds to its lead, of those with this status; 0 for none."""
    shown = [preview(state, state.house, card) for card in state.hand(state.house)]
    return max((one.gain + one.loss for one in shown if one.status == status), default=0)
