"""Three persons share a screen in Löwenherz: bids and politics cards are chosen behind the curtain, all else openly."""

import random

import pytest

from game.match import Match, Seat, opening
from game.rules import lowenherz as rules
from game.rules.catalog import GAMES
from game.rules.core import CHANCE, SIMULTANEOUS
from game.rules.lowenherz import phases
from game.scenes import catalog, table_dialogs
from game.scenes.opening import new_table
from game.scenes.replay import Replay
from game.scenes.table import Table
from game.view import lowenherz
from game.view.table_view import OWN_HAND
from tests.scenes.test_hidden_cards import World

PEOPLE = tuple(Seat("person", name, n) for n, name in enumerate(("Henry", "Margaret", "Anna")))


@pytest.fixture
def table(pilot, thinkers, monkeypatch):
    """Return the table of a match on the printed land, all its chance from one seed."""
    monkeypatch.setitem(GAMES, "lowenherz", rules)
    monkeypatch.setitem(catalog.VIEWS, "lowenherz", lowenherz)
    monkeypatch.setattr(opening, "fresh_seed", lambda: 5)
    pilot.open(lambda context: new_table(context, rules, PEOPLE, {"setup": "basic", "first": "1"}))
    settle(pilot)
    return pilot.scene


def settle(pilot):
    """Let everything come to rest, at the table or at a curtain."""
    pilot.until(lambda: (pilot.scene.name == "curtain" and pilot.scene.status()["closed"]) or is_at_rest(pilot))


def is_at_rest(pilot):
    return (
        pilot.scene.name == "table"
        and pilot.scene.play.show.is_settled
        and bool(pilot.scene.play.view.look.moment.actions)
    )


def raised(pilot):
    """Raise the curtain that has fallen; return for whom it fell."""
    name = pilot.scene.status()["for"]
    pilot.click("raise")
    settle(pilot)
    return name


def choose(pilot, table, word):
    """Let the person who is to act choose by a click on what leads to it at once."""
    pilot.ticks(30)
    pilot.click(word)
    settle(pilot)


def lay(pilot, table, *lines):
    pilot.ticks(30)
    chosen = 0
    for line in lines:
        chosen |= 1 << line - 1
        pilot.click(f"lay:{chosen}")
        pilot.ticks(30)
    settle(pilot)


def leave_the_line(pilot, table):
    """End a line of which nothing was used: the table asks whether that is meant."""
    pilot.ticks(30)
    pilot.click("done")
    pilot.ticks(30)
    pilot.click("yes")
    settle(pilot)


def moment(table):
    return table.play.view.look.moment


def test_who_looked_alone_does_so_no_longer_once_others_have_acted_however_quickly(pilot, table):
    pilot.click(OWN_HAND)
    settle(pilot)
    assert raised(pilot) == "Henry" and moment(table).seat == 0
    for name in ("lay:1", "lay:3"):
        pilot.ticks(30)
        pilot.click(name)
    for _ in ("Margaret", "Anna"):
        pilot.click("lay:4")
        assert not table.play.show.is_settled  # nobody waits for what moves
    settle(pilot)
    assert table.match.actor == 0 and len(table.match.log) == 4
    assert moment(table).seat is None and pilot.scene is table


def test_who_asks_for_a_curtain_and_does_not_raise_it_has_no_open_hand_afterwards(pilot, table):
    lay(pilot, table, 1, 2)
    lay(pilot, table, 3)
    lay(pilot, table, 3)
    if moment(table).observation.phase == phases.LOOK:
        leave_the_line(pilot, table)
    pilot.click(OWN_HAND)
    settle(pilot)
    assert raised(pilot) == "Henry"
    pilot.ticks(30)
    pilot.click(next(name for name in table.status()["choices"] if name.startswith("edge")))
    pilot.click(OWN_HAND)
    settle(pilot)
    pilot.click("cancel")
    pilot.ticks(90)
    assert is_at_rest(pilot) and table.match.actor == 0
    assert pilot.scene is table and moment(table).seat is None


def to_the_bids(pilot, table):
    """Let all three want one line: the first has laid on two."""
    contested = 2 if rules.cards.CARD_LINES[moment(table).observation.card][1][0] != rules.cards.DUCATS else 3
    lay(pilot, table, 1, contested)
    lay(pilot, table, contested)
    lay(pilot, table, contested)
    while moment(table).observation.phase != phases.BID:
        leave_the_line(pilot, table)


def test_lines_are_chosen_openly_and_the_own_cards_only_on_demand(pilot, table):
    seen = moment(table)
    assert seen.seat is None and seen.observation.viewer == rules.hands.SPECTATOR
    assert seen.actions and seen.may_look
    pilot.click(OWN_HAND)
    settle(pilot)
    assert raised(pilot) == "Henry"
    assert moment(table).seat == 0 and moment(table).observation.viewer == 0
    pilot.ticks(30)
    pilot.click(OWN_HAND)
    settle(pilot)
    assert moment(table).seat is None and pilot.scene is table


def test_bids_are_sealed_behind_the_curtain_and_opened_before_all(pilot, table):
    to_the_bids(pilot, table)
    names = []
    for number in range(3):
        names.append(raised(pilot))
        seen = moment(table)
        assert seen.observation.phase == phases.BID and seen.seat == number and len(seen.chosen) == number
        pilot.ticks(30)
        for _ in range(number):
            pilot.click("more")
        choose(pilot, table, f"bid:{number}")
    assert names == ["Henry", "Margaret", "Anna"]
    seen = moment(table)
    assert seen.actor == 2 and pilot.scene is table
    assert (
        seen.seat is None and seen.observation.viewer == rules.hands.SPECTATOR
    )  # all look at the bids: no hand is open


def before_the_keeping(seed):
    """Return a match of three at the moment in which somebody keeps a card for the first time; all chosen by chance."""
    rng, world = random.Random(seed), World(3)
    while world.state.phase != phases.KEEP:
        state = world.state
        if state.actor == SIMULTANEOUS:
            world.does({seat: rng.choice(state.legal_actions(seat)) for seat in state.rivals})
        else:
            chance = state.actor == CHANCE
            world.does(state.sample_chance(rng.randrange) if chance else rng.choice(state.legal_actions()))
    return world.match(PEOPLE)


def test_who_has_kept_a_card_goes_on_before_all_with_the_hand_covered(pilot, table):
    match = before_the_keeping(28)
    keeper = match.actor
    pilot.open(lambda context: Table(context, match))
    settle(pilot)
    assert raised(pilot) == PEOPLE[keeper].name and moment(pilot.scene).seat == keeper
    kept = next(name for name in pilot.targets() if name.startswith("keep"))
    choose(pilot, pilot.scene, kept)
    if kept in pilot.targets():
        choose(pilot, pilot.scene, kept)
    assert match.actor == keeper and pilot.scene.name == "table"
    seen = moment(pilot.scene)
    assert seen.seat is None and seen.observation.viewer == rules.hands.SPECTATOR
    assert seen.actions and seen.may_look
    pilot.click(OWN_HAND)
    settle(pilot)
    assert raised(pilot) == PEOPLE[keeper].name and moment(pilot.scene).seat == keeper


def watched(pilot, table):
    """Watch the match again from the chronicle; return whose side is seen."""
    table_dialogs.open_log(table.play)
    pilot.ticks(2)
    pilot.click("watch")
    assert pilot.scene.name == "replay"
    seat, viewer = pilot.scene.show.seat, pilot.scene.show.moment().observation.viewer
    pilot.context.stack.pop()
    pilot.ticks(2)
    assert pilot.scene is table and viewer == (rules.hands.SPECTATOR if seat is None else seat)
    return seat


def test_who_bargains_with_hidden_purses_does_so_behind_the_curtain(pilot, table):
    contested = 2 if rules.cards.CARD_LINES[moment(table).observation.card][1][0] != rules.cards.DUCATS else 3
    lay(pilot, table, 1, contested)
    lay(pilot, table, contested)
    lay(pilot, table, 1)
    names = []
    while moment(table).observation.phase != phases.OFFER:
        if pilot.scene.name == "curtain":
            raised(pilot)
        choose(pilot, table, "done" if "done" in pilot.targets() else "duel")
    rivals = moment(table).observation.rivals
    for _ in rivals:
        names.append(raised(pilot))
        seen = moment(table)
        assert seen.observation.phase == phases.OFFER and seen.observation.viewer == seen.seat
        pilot.ticks(30)
        pilot.click("ask")
        choose(pilot, table, next(name for name in pilot.targets() if name.startswith("offer:")))
        assert moment(table).seat is None, "what is offered is shown to all, and no purse"
    assert names == [PEOPLE[seat].name for seat in rivals]


def test_a_match_that_goes_on_is_watched_again_as_whoever_looks_may_see_it(pilot, table):
    lay(pilot, table, 1, 2)
    assert watched(pilot, table) is None
    pilot.click(OWN_HAND)
    settle(pilot)
    assert raised(pilot) == "Margaret"
    assert watched(pilot, table) == 1


@pytest.mark.parametrize(
    ("kinds", "evidence", "seat"),
    [("cpc", [], 1), ("cpc", ["lan 0"], None), ("ppc", [], None), ("ccc", [], None)],
    ids=["one person", "of several machines", "two persons", "computers"],
)
def test_a_kept_match_that_goes_on_is_watched_as_everybody_may_see_it_unless_one_person_plays(
    pilot, table, kinds, evidence, seat
):
    names = {"p": "person", "c": "computer"}
    seats = [Seat(names[kind], "Anna", number, int(kind == "c")) for number, kind in enumerate(kinds)]
    match = Match(rules, seats, {"setup": "basic"}, chance=None)
    match.evidence = evidence
    pilot.open(lambda context: Replay(context, match, 0))
    assert pilot.scene.show.seat == seat
