"""What the computer must see in Carolus Magnus: whole turns from positions where one thing is right.

Each is played by the search at one, two and three plies, knight by knight; what stands on the table then counts, not
which of several equal ways led there.
"""

from __future__ import annotations

import pytest

from game.rules import carolus_magnus as rules
from game.rules.core import TERMINAL
from tests.ai.carolus_magnus.positions import best, played, position, ranking

ALL = (1, 2, 3)
DEEP = (2, 3)


def owner(state, tile):
    """Return the side whose castles stand where the tile is."""
    return state.owners[rules.region_at(state, rules.TILE_LETTERS.index(tile))]


def wins(state, *seats):
    return state.actor == TERMINAL and state.outcome().winners == seats


# ---- win at once; the side needs one castle more, or two
NINE = "BCDEFGHIJ r9 W, "  # nine white castles in one region: nobody can take it with three knights
LAST = {  # ring beside the nine, emperor, courts, reserves, discs
    "a region that is won already": ("K b1, M r1", "K", ["r9", "b9"], ["*g", "*g"], [3, 4]),
    "two knights take the arms": ("K g1, M b1", "K", ["r9 b3", "b4 g9"], ["b2 *g", "*g"], [3, 4]),
    "a knight on the ring breaks a tie": ("K g1, L r1 b1", "K", ["r9", "b9 g9"], ["r1 *g", "*g"], [3, 4]),
    "three knights on the ring": ("K g1, L b2", "K", ["r9", "b9 g9"], ["r3 *g", "*b"], [1, 2]),
    "arms and a knight on the ring": ("L g1 p1", "K", ["r9 p3", "p4 g9 b9"], ["p3 *y", "*g"], [1, 2]),
    "a short exchange": ("LM r6 b1 K", "K", ["r9", "b9"], ["r3 *g", "*g"], [3, 4]),
    "the farthest step": ("A r1", "K", ["r9", "b9"], ["*g", "*g"], [5, 3]),
    "a merge as well": ("K r1", "BCDEFGHIJ", ["r9", "b9"], ["*g", "*g"], [3, 4]),
}


@pytest.mark.parametrize("plies", ALL)
@pytest.mark.parametrize("case", LAST)
def test_the_last_castle_is_built(case, plies):
    ring, emperor, courts, reserves, discs = LAST[case]
    after, words = played(position(NINE + ring, courts, reserves, discs, emperor=emperor), plies)
    assert wins(after, 0), words


@pytest.mark.parametrize("plies", ALL)
def test_the_last_castle_of_three_players_is_the_eighth(plies):
    state = position(
        "BCDEFGH r9 W, I b1, K y1 b1 r1",
        courts=["r9 y3", "b9", "y4"],
        reserves=["y2 *g", "*b", "*y"],
        discs=[4, 5, 3],
        emperor="I",
    )
    after, words = played(state, plies)
    assert wins(after, 0), words


@pytest.mark.parametrize("plies", ALL)
def test_the_last_castle_of_a_team_is_built_with_the_partners_arms(plies):
    state = position(
        NINE + "K b1, M p1 b1",
        courts=["r5", "p5", "b9", "g3"],
        reserves=["p1 *y", "*g", "*b", "*g"],
        discs=[3, 4, 2, 1],
        emperor="K",
    )
    after, words = played(state, plies)
    assert wins(after, 0, 1), words


# ---- three regions
@pytest.mark.parametrize("plies", ALL)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_match_is_ended_with_three_regions_when_that_wins(seats, plies):
    courts = ["r5 y3", "b9 y4"] if seats == 2 else ["r5", "y3", "b9 y4", "g3"]
    state = position(
        "BCD r6 W, E r1, FGHI r6 W, JKLMNO b9 K, A g1", courts, ["*g"] * seats, [2, 1, 3, 4][:seats], emperor="BCD"
    )
    after, words = played(state, plies)
    assert wins(after, *range(seats // 2)), words


@pytest.mark.parametrize("plies", ALL)
def test_the_match_is_not_ended_with_three_regions_when_that_loses(plies):
    ring = "BCD r1 W, E r1, FG r1 W, HIJKLMNOA b9 K"
    state = position(ring, ["r5 g5", "b9"], ["*p", "*y"], [3, 4], emperor="HIJKLMNOA")
    after, words = played(state, plies)
    assert after.actor != TERMINAL, words


# ---- gifts
@pytest.mark.parametrize("plies", ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_castle_is_given_away_where_another_stop_costs_nothing(seats, plies):
    courts = {2: ["r5", "b9"], 3: ["r5", "b9", "b4"], 4: ["r5", "r2", "b9", "b4"]}[seats]
    state = position("B b1, C g1, D b1", courts, ["*y"] * seats, [3, 4, 5, 2][:seats])
    after, words = played(state, plies)
    assert after.stocks[1:] == state.stocks[1:], words


@pytest.mark.parametrize("plies", ALL)
def test_a_castle_is_built_rather_than_given(plies):
    state = position("B b1, C r1, D b1", ["r5", "b9"], ["*y", "*y"], [3, 4])
    after, words = played(state, plies)
    assert after.stocks == [9, 10], words


@pytest.mark.parametrize("plies", ALL)
def test_the_opponent_is_not_helped_to_his_last_castle(plies):
    state = position("B b1, C y1, D b1, FGHIJKLMN b9 K", ["r5", "b9"], ["*g", "*y"], [3, 4])
    after, words = played(state, plies)
    assert after.actor != TERMINAL, words


@pytest.mark.parametrize("plies", ALL)
def test_of_two_rivals_the_one_in_the_lead_gets_nothing(plies):
    """Three players: each stop builds for a rival; the leader would win with it."""
    state = position("B b1, C g1, EFGHIJK b9 K", ["r5", "b9", "g9"], ["*y"] * 3, [2, 4, 5])
    after, words = played(state, plies)
    assert after.actor != TERMINAL, words


# ---- arms and castles
def counter_attack():
    """Return the position of the rules (2.1, S5); its regions are ABCDEFGH of 2, 1, 3, 1, 4, 1, 2 and 1 tiles."""
    ring = "AB b2 g2 K, C b1 g1 W, DEF y3 g2 b1 r2 p1 K, G p1 W, HIJK b2 g1 r1 K, L y1, MN r2 W, O g1"
    courts = ["r7 p8 b6 y5 g3", "r6 p5 b8 y6 g5"]
    return position(ring, courts, ["y3 r2 *p", "r3 *p"], [3, 4], emperor="AB")


@pytest.mark.parametrize("plies", ALL)
def test_the_counter_attack_of_the_rules_is_found(plies):
    """The region stands 3 : 9; two yellow to court and one onto it make that 7 : 6. One step would lose the match."""
    after, words = played(counter_attack(), plies)
    assert rules.name_at(after, after.emperor) == "CDEFG", words
    assert after.stocks == [3, 4], words


@pytest.mark.parametrize("plies", ALL)
@pytest.mark.parametrize(("need", "held"), [(1, "g3"), (2, "g4"), (3, "g5")])
def test_arms_are_taken_with_exactly_enough_where_they_turn_the_stop(need, held, plies):
    """Green turns three castles; the rest of the knights have nothing as good to do."""
    ring = "BCD g5 r1 K, E y1"
    courts = [f"r5 g{int(held[1]) - need + 1}", held + " b5"]
    state = position(ring, courts, [f"g{need} *p", "*y"], [1, 2], arms="g2")
    after, words = played(state, plies)
    assert owner(after, "B") == rules.WHITE, words
    assert words.count("g:court") == need


@pytest.mark.parametrize("plies", ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_large_region_is_taken_rather_than_a_small_one_built(seats, plies):
    courts = {2: ["r9", "b9"], 3: ["r9", "b9", "g9"], 4: ["r9", "p2", "b9", "g9"]}[seats]
    state = position("B r1, CDE r5 b1 K", courts, ["*y"] * seats, [2, 1 if seats == 4 else 3, 5, 4][:seats])
    after, words = played(state, plies)
    assert owner(after, "C") == rules.WHITE, words


@pytest.mark.parametrize("plies", ALL)
def test_knights_on_the_ring_are_worth_it_where_they_turn_a_stop(plies):
    """3 : 4 without them; the arms of red cannot be lost."""
    state = position("BC r3 b2 K", ["r9", "b9"], ["r2 *b", "b3 *y"], [1, 2])
    after, words = played(state, plies)
    assert owner(after, "B") == rules.WHITE, words


@pytest.mark.parametrize("plies", ALL)
def test_a_saturated_ring_is_opened(plies):
    """Every region has as many knights as castles: nothing can be taken unless somebody goes there (D16)."""
    ring = "ABC r1 b1 g1 K, DEFG y2 r2 W, HIJ g2 b1 K, KLMN r3 y1 W, O b1"
    state = position(ring, ["r9 y9 p9", "b9 g9"], ["r4 *y", "*b"], [2, 3], emperor="KLMN")
    _, words = played(state, plies)
    assert any(not word.endswith("court") for word in words[:-1]), words


# ---- what the next ones can do
def test_the_colour_is_saved_on_which_four_castles_hang():
    """Black has three red knights, and would take four castles with red; with three more red ones white is safe."""
    state = position("B b1, DEFG r7 W, HI b3 K", ["r5", "r5 b9"], ["r3 *g", "r3 *b"], [1, 4], arms="r1")
    after, words = played(state, 3)
    assert words.count("r:court") >= 3, words
    assert after.courts[0][0] - after.courts[1][0] >= 3


@pytest.mark.parametrize("plies", DEEP)
def test_the_emperor_is_not_left_where_the_next_one_wins(plies):
    """Two steps leave black a castle in reach, his last; one step leaves it too far away."""
    state = position("B y1, C y1, F b1, GHIJKLMNO b9 K", ["r5", "b9"], ["*g", "*g"], [2, 3])
    assert played(state, plies)[1][-1] == "go:1"


@pytest.mark.parametrize("plies", DEEP)
def test_a_region_is_blocked_that_would_be_the_last_castle(plies):
    """Black wins with the lone blue knight wherever the emperor stops before it; a knight of white's makes it a tie."""
    state = position("D b1, EFGHIJKLM b9 K", ["r9", "b9"], ["r3 *g", "*r"], [1, 2])
    after, words = played(state, plies)
    index = rules.region_at(after, 3)
    assert rules.strongest(rules.strengths(after, index)) != rules.BLACK, words


# ---- partners
@pytest.mark.parametrize("plies", ALL)
def test_the_partner_is_not_overtaken_where_the_knight_has_better_to_do(plies):
    """Red is the partner's and safe; green can be taken from the opponents."""
    state = position("B r1, C g2, D g1", ["r5 g3", "r5", "g3", "b9"], ["r1 g2 *y", "*g", "*b", "*b"], [1, 2, 3, 4],
                     arms="r2 g3")  # fmt: skip
    after, words = played(state, plies)
    assert after.arms[rules.COLOURS.index("green")] == 0, words
    assert after.arms[0] == 1


@pytest.mark.parametrize("plies", ALL)
def test_the_partners_colour_wins_the_stop_for_the_team(plies):
    state = position("BC b2 r2 K", ["p5", "r9", "b9", "g9"], ["r3 *p", "*y", "*y", "*y"], [1, 2, 3, 4])
    after, words = played(state, plies)
    assert owner(after, "B") == rules.WHITE, words


# ---- discs, crowns
@pytest.mark.parametrize("plies", ALL)
def test_a_disc_that_is_forced_is_played(plies):
    state = position("B r1", ["r5", "b9"], ["*g", "*g"], [0, 3], phase="disc")
    state.round, state.hands = 5, [0b100, 0]  # its only one, though 3 lies on the table
    assert best(state, plies) == "disc:3"


@pytest.mark.parametrize("theirs", [2, 3, 4])
def test_the_lower_disc_is_chosen_where_whoever_acts_first_wins(theirs):
    """Whoever stops there builds his last castle; black needs three red knights for it, white none."""
    ring = "ABCDEF b9 K, G r1, HIJ b9 K, K y1, LMN r9 W"
    state = position(ring, ["r9", "r7 b9"], ["*g", "r3 *g"], [0, theirs], phase="disc", emperor="LMN")
    assert int(best(state, 3)[-1]) < theirs


@pytest.mark.parametrize("plies", ALL)
def test_a_disc_reaches_what_wins(plies):
    state = position(NINE + "N r1", ["r9", "b9 g9"], ["*g", "*g"], [0, 4], phase="disc", emperor="K")
    assert int(best(state, plies)[-1]) >= 3


@pytest.mark.parametrize("plies", ALL)
def test_the_crown_completes_what_takes_a_great_region(plies):
    """With a third green knight white takes the arms, and with them four castles."""
    state = position("BCDE g6 K", ["r5 g3", "g5 b5"], ["g2 p1 *y", "*p"], [1, 2], phase="crown", emperor="A")
    assert best(state, plies) == "crown:g"


@pytest.mark.parametrize("plies", ALL)
def test_all_choices_of_a_turn_are_ranked_best_first(plies):
    for phase in ("place", "disc", "crown", "move"):
        discs = [0, 3] if phase == "disc" else [1, 3]
        state = position("B r1, C b2", ["r5", "b9"], ["*g", "*g"], discs, phase=phase)
        found = ranking(state, plies)
        assert sorted(action for action, _ in found) == state.legal_actions()
        assert [value for _, value in found] == sorted((value for _, value in found), reverse=True)
