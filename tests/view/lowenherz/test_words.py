"""The chronicle of Löwenherz in words: who did what with names, numbers and points; secrets only to their holder."""

import random

import pytest

from game.rules import lowenherz as rules
from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL
from game.rules.lowenherz import phases
from game.rules.lowenherz.board import EDGE_FIELDS, EDGE_NAMES
from game.rules.lowenherz.cards import KIND_WORDS, KINDS
from game.rules.lowenherz.land import area, fields_of, links, neighbours
from game.view import lowenherz, signs
from game.view.listed import listed
from game.view.lowenherz import card_words, reckoning
from game.view.lowenherz.tones import WORDS
from game.view.moment import Sentence
from game.view.view_package import JointWords, RunWords
from tests.view.lowenherz import samples


def sentences(state, word):
    """Apply an action by its word; return its lines."""
    before, action = state.clone(), rules.action_from_text(state, word)
    state.apply(action)
    return lowenherz.sentences(before, action, state, samples.looks("pppp"[: state.players]), 5)


def told(state, *words):
    """Apply actions by their words; return what is said of the last one."""
    for word in words:
        lines = sentences(state, word)
    return [line.text for line in lines]


def gathered(state, *words):
    """Apply actions by their words; return what is said of all of them in one line, None where there is none."""
    began, actions, lines = state.clone(), (), None
    for word in words:
        before, actions = state.clone(), (*actions, rules.action_from_text(state, word))
        state.apply(actions[-1])
        seats = samples.looks("pppp"[: state.players])
        if len(actions) > 1:
            lines = lowenherz.run_sentences(began, before, actions, state, seats, 5)
    return lines and [line.text for line in lines]


def opened(state, **bids):
    """Let seats bid by their names; return what is said."""
    choices = {samples.NAMES.index(name): rules.action_from_text(state, f"bid:{bid}") for name, bid in bids.items()}
    before = state.clone()
    state.apply_joint(choices)
    lines = lowenherz.joint_sentences(before, choices, state, samples.looks("pppp"[: state.players]), 5)
    return [line.text for line in lines]


def first(state, prefix):
    """Return the word of the first legal action of a kind."""
    return next(
        word for action in state.legal_actions() if (word := rules.action_to_text(state, action)).startswith(prefix)
    )


# ---- the land
def test_a_castle_and_its_knight_are_one_line():
    state = samples.state("four_castles")
    castle = first(state, "castle:")
    before = state.clone()
    state.apply(rules.action_from_text(state, castle))
    knight = first(state, "knight:")
    name = samples.NAMES[before.turn]
    assert gathered(before, castle, knight)[0] == f"{name}: castle on {castle[7:]}, knight on {knight[7:]}"


def test_borders_of_one_line_are_one_line():
    state = samples.state("four_early")
    name = samples.NAMES[state.turn]
    quiet = [
        word
        for action in state.legal_actions()
        if (word := rules.action_to_text(state, action)).startswith("border:") and _founds_nothing(state, action)
    ][:2]
    one, other = (word[7:].replace("-", "/") for word in quiet)
    assert gathered(state, *quiet)[0] == f"{name} places borders: {one}, {other}"


def _founds_nothing(state, action):
    after = state.clone()
    after.apply(action)
    return after.regions == state.regions and after.line == state.line


def test_a_region_says_whose_it_is_how_large_and_what_it_brings():
    state = samples.state("four_early")
    castle, owner, edges = next(_nearly_closed(state))
    for edge in edges[1:]:
        mask = "right" if edge < rules.board.UPRIGHT else "below"
        setattr(state, mask, getattr(state, mask) | 1 << EDGE_FIELDS[edge][0])
    before = state.clone()
    lines = told(state, f"border:{EDGE_NAMES[edges[0]]}")
    gain = state.points[owner] - before.points[owner]
    assert gain >= 3
    fields = (area(state, castle)).bit_count()
    assert lines[1].startswith(f"{samples.NAMES[owner]} gets a region: {fields} fields")
    cities = (area(state, castle) & state.city).bit_count()
    assert lines[1].endswith(f", +{gain} ({reckoning.by_size(fields, cities)})")


def _nearly_closed(state):
    """Yield castles that stand with one knight, with the edges round both."""
    right, below = links(state)
    for colour, castles in enumerate(state.castles):
        for number, castle in enumerate(castles):
            beside = [field for field in fields_of(neighbours(1 << castle)) if state.knights[colour] >> field & 1]
            both = {castle, *beside}
            edges = [edge for edge, pair in enumerate(EDGE_FIELDS) if len(both & set(pair)) == 1]
            linked = [
                edge for edge in edges if (right if edge < rules.board.UPRIGHT else below) >> EDGE_FIELDS[edge][0] & 1
            ]
            if len(beside) == 1 and not linked and not state.regions[colour * 4 + number]:
                yield castle, colour, [edge for edge in edges if edge in _free(state)]


def _free(state):
    return {rules.actions.edge_of(action) for action in state.legal_actions()}


@pytest.mark.parametrize("name", ["four_growing", "four_late", "four_knights"])
def test_a_field_that_is_taken_says_what_it_brings_and_what_the_other_loses(name):
    tried = 0
    for action in samples.state(name).legal_actions():
        state = samples.state(name)
        if rules.actions.taken(action) is None:
            continue
        tried, before = tried + 1, state.clone()
        text = " ".join(told(state, rules.action_to_text(state, action)))
        for seat in range(4):
            loss = before.points[seat] - state.points[seat]
            if loss > 0:
                assert f"{samples.NAMES[seat]} \u2212" in text
        assert samples.NAMES[before.turn] in text and "+" in text
    assert tried


def test_a_knight_in_a_forest_says_what_it_costs():
    tried = 0
    for action in samples.state("two_middle").legal_actions():
        pair = rules.actions.placed_knight(action)
        state = samples.state("two_middle")
        if pair is None or not state.forest >> pair[0] & 1:
            continue
        tried += 1
        line = told(state, rules.action_to_text(state, action))[0]
        assert "into the forest" in line and line.endswith(
            "pays 5 ducats" if not pair[1] else f"pays {_treasure(pair)}"
        )
    assert tried


def _treasure(pair):
    return card_words.kind_name(rules.cards.TREASURES[pair[1] - 1])


def test_a_renegade_is_one_line_with_both_knights():
    state = samples.state("four_laying")
    word = first(state, "renegade:")
    began, name = state.clone(), samples.NAMES[state.turn]
    state.apply(rules.action_from_text(state, word))
    remove = first(state, "remove:")
    state.apply(rules.action_from_text(state, remove))
    knight = first(state, "knight:")
    line = gathered(began, word, remove, knight)[0]
    assert line.startswith(f"{name}, renegade: the knight ")
    assert knight[7:].partition("+")[0] in line and remove[7:].partition("+")[0] in line


# ---- contests
def test_bids_say_who_bid_what_who_won_and_what_is_paid():
    state = samples.state("four_bids")
    seats = state.rivals
    bids = {samples.NAMES[seat]: n + 1 for n, seat in enumerate(seats)}
    winner = samples.NAMES[seats[-1]]
    lines = opened(state, **bids)
    assert lines[0].startswith("Bids for line")
    assert all(f"{name} {bid}" in lines[0] for name, bid in bids.items())
    assert lines[1].startswith(f"{winner} wins line") and lines[1].endswith(f"pays {len(seats)} ducats")


def test_a_tie_names_those_who_bid_again_and_a_second_one_lets_the_line_lapse():
    state = samples.state("four_bids")
    names = [samples.NAMES[seat] for seat in state.rivals]
    lines = opened(state, **dict.fromkeys(names, 1))
    assert lines[1:] == [f"A tie: {listed(names)} bid once more"]
    lines = opened(state, **dict.fromkeys(names, 0))
    assert lines[0].startswith("Second bids for line")
    assert lines[1].startswith("A tie again: line") and lines[1].endswith("lapses, nobody pays")


def test_an_agreement_says_who_pays_what_to_carry_out_the_line():
    state = samples.state("four_offer")
    assert state.phase == phases.OFFER
    speaker = samples.NAMES[state.turn]
    other = next(samples.NAMES[seat] for seat in state.rivals if seat != state.turn)
    assert told(state, "pay:1") == [f"{speaker} offers 1 ducat for the line"]
    line = told(state, "accept")[0]
    assert line.startswith(f"{other} accepts: {speaker} pays 1 ducat and takes line")


def test_a_sealed_bid_is_not_told_before_all_lie_open():
    state = samples.state("four_bids")
    action = rules.actions.bid(1)
    assert lowenherz.sentences(state, action, state, samples.looks("pppp"), 5) == ()


def crests(line):
    """Return the colours of the crests within a line of the chronicle."""
    pictures = [run.picture for run in signs.runs(line) if run.picture]
    return [WORDS.index(picture.rpartition("_")[2]) for picture in pictures]


def test_the_names_in_a_line_have_their_crests_but_for_the_one_that_stands_before_the_line():
    state = samples.state("four_bids")
    seats, before = state.rivals, state.clone()
    choices = {seat: rules.actions.bid(n) for n, seat in enumerate(seats)}
    state.apply_joint(choices)
    bids, won, *_rest = lowenherz.joint_sentences(before, choices, state, samples.looks("pppp"), 5)
    assert crests(bids) == list(seats) and bids.seat == -1
    assert won.seat == seats[-1] and crests(won) == []
    for line in (bids, won):
        drawn = "".join(run.text for run in signs.runs(line))
        assert drawn.replace("\u00a0", "") == line.text


def test_whoever_loses_a_field_is_told_of_with_the_crest():
    for action in samples.state("four_growing").legal_actions():
        state = samples.state("four_growing")
        taken = rules.actions.taken(action)
        prey = next((number for number, fields in enumerate(state.regions) if taken and fields >> taken[1] & 1), -1)
        if prey < 0:
            continue
        line = sentences(state, rules.action_to_text(state, action))[0]
        assert set(crests(line)) == {prey // 4} and line.seat not in crests(line)
        return
    raise AssertionError("no field of somebody else can be taken")


# ---- secrets
@pytest.mark.parametrize("viewer", [0, 1, 2, None, "everything"])
def test_the_card_that_is_kept_is_told_to_its_holder_alone(viewer):
    state = samples.state("three_keep")
    seat = state.turn
    names = {card_words.kind_name(kind) for kind in range(KINDS)}
    for action in state.legal_actions():
        before, after = state.clone(), state.clone()
        after.apply(action)
        if viewer != "everything":
            before, after = before.observation(viewer), after.observation(viewer)
        (line, *_) = lowenherz.sentences(before, action, after, samples.looks("ppp"), 5)
        named = [name for name in names if name in line.text]
        assert bool(named) == (viewer == seat)
        if named:
            assert card_words.kind_name(rules.actions.kept(action)) in named


def test_what_lies_in_a_stack_is_never_told():
    state = samples.state("three_look")
    rng = random.Random(1)
    looker = state.turn
    look = first(state, "look:")
    for viewer in (looker, (looker + 1) % 3):
        after = state.clone()
        began = after.observation(viewer)
        action = rules.action_from_text(after, look)
        after.apply(action)
        before = after.clone()
        content = after.sample_chance(rng.randrange)
        after.apply(content)
        seats = samples.looks("ppp")
        pair = before.observation(viewer), after.observation(viewer)
        assert lowenherz.sentences(pair[0], content, pair[1], seats, 5) == ()
        run = lowenherz.run_sentences(began, pair[0], (action, content), pair[1], seats, 5)
        assert [line.text for line in run] == [f"{samples.NAMES[looker]} looks through stack {look[5:]}"]
        before, keep = after.clone(), after.legal_actions()[0]
        after.apply(keep)
        pair = before.observation(viewer), after.observation(viewer)
        (line, *_) = lowenherz.run_sentences(began, pair[0], (action, content, keep), pair[1], seats, 5)
        named = f": {card_words.kind_name(rules.actions.kept(keep))}" if viewer == looker else ""
        assert line.text == f"{samples.NAMES[looker]} keeps a card of stack {look[5:]}{named}"


# ---- whole matches
@pytest.mark.parametrize(("players", "setup"), [(2, "variable"), (3, "variable"), (4, "basic")])
def test_no_sentence_of_a_match_tells_a_seat_more_than_it_knows(players, setup):
    state, rng = rules.new_state(players, {"setup": setup}), random.Random(players)
    seats, heard = samples.looks("pppp"[:players]), []
    assert isinstance(lowenherz, JointWords) and isinstance(lowenherz, RunWords)
    while state.actor != TERMINAL:
        before, kept, phase = state.clone(), None, state.phase
        if state.actor == SIMULTANEOUS:
            choices = {seat: rng.choice(state.legal_actions(seat)) for seat in state.rivals}
            state.apply_joint(choices)
            lines = lowenherz.joint_sentences(before.observation(0), choices, state.observation(0), seats, 5)
        else:
            chance = state.sample_chance(rng.randrange) if state.actor == CHANCE else None
            action = rng.choice(state.legal_actions()) if chance is None else chance
            kept = rules.actions.kept(action)
            state.apply(action)
            lines = lowenherz.sentences(before.observation(0), action, state.observation(0), seats, 5)
        assert all(isinstance(line, Sentence) and line.text and line.ply == 5 for line in lines)
        if kept is not None and before.turn != 0:
            assert not any(word in lines[0].text for word in (*KIND_WORDS, card_words.kind_name(kept)))
        if phase == phases.CONTENT:
            assert not lines
        heard += lines
    assert "The king is dead" in [line.text for line in heard]
    assert len(heard) > 60
