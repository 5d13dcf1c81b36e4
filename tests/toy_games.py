"""A small game that uses everything of the contract that Rose King does not: two to four seats, weighted dice, hidden
cards, sealed bids. It proves that the contract suite and the match hold the games to come.

Each seat is dealt one of eight cards face down. In each of two rounds two dice of three faces make a prize; all seats
bid coins for it at the same time, the single highest bid pays and wins. At the end each seat in turn shows its card for
its value, or keeps it for one point. Option `coins`: how many each seat has.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from game.rules.core import CHANCE, SIMULTANEOUS, TERMINAL, IllegalAction, InvalidText, Option, Outcome, TieBreak

KEY = "toy_auction"
VERSION = 3
SEATS = (2, 3, 4)
OPTIONS = (Option("coins", ("5", "3")),)
ROUNDS = 2
CARDS = 8
MAX_COINS = 5

ROLLS = tuple(combinations_with_replacement((1, 2, 3), 2))
BID = 0
SHOW = BID + MAX_COINS + 1
KEEP = SHOW + CARDS
DEAL = KEEP + 1
ROLL = DEAL + CARDS
NUM_ACTIONS = ROLL + len(ROLLS)
MAX_PLIES = 4 + ROUNDS * 2 + 4
MAX_DRAWS = 4 + ROUNDS * 2

UNKNOWN = -1  # a card that this viewer may not see
NO_CARD = -2  # not dealt yet
EVERYTHING, SPECTATOR = -1, -2  # viewers beside the seats

_WORDS = (
    *(f"bid:{coins}" for coins in range(MAX_COINS + 1)),
    *(f"show:{card}" for card in range(CARDS)),
    "keep",
    *(f"deal:{card}" for card in range(CARDS)),
    *(f"roll:{low}{high}" for low, high in ROLLS),
)


class State:
    """viewer: who sees it; hidden: cards in the deck, and for a viewer also those in hands it does not see."""

    __slots__ = ("actor", "coins", "hands", "hidden", "points", "prize", "round", "shown", "viewer")

    def __init__(self, seats, coins):
        self.coins = [coins] * seats
        self.points = [0] * seats
        self.hands = [NO_CARD] * seats
        self.shown = [0] * seats  # 1 shown, 2 kept
        self.hidden = (1 << CARDS) - 1
        self.prize = 0
        self.round = 0
        self.viewer = EVERYTHING
        self.actor = CHANCE

    def legal_actions(self, seat=None):
        if self.actor == SIMULTANEOUS:
            return [] if seat not in range(len(self.coins)) else list(range(self.coins[seat] + 1))
        if self.actor == TERMINAL or (seat is not None and seat != self.actor):
            return []
        if self.actor == CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        card = self.hands[self.actor]
        cards = _cards(self.hidden) if card == UNKNOWN else [card]
        return [*(SHOW + card for card in cards), KEEP]

    def chance_outcomes(self):
        if self.actor != CHANCE:
            return []
        if NO_CARD in self.hands:
            return [(DEAL + card, 1) for card in _cards(self.hidden)]
        return [(ROLL + number, 1 if low == high else 2) for number, (low, high) in enumerate(ROLLS)]

    def sample_chance(self, below):
        if NO_CARD in self.hands:
            cards = _cards(self.hidden)
            return DEAL + cards[below(len(cards))]
        dice = tuple(sorted((below(3) + 1, below(3) + 1)))
        return ROLL + ROLLS.index(dice)

    def apply(self, action):
        if self.actor in (SIMULTANEOUS, TERMINAL) or action not in self.legal_actions():
            raise IllegalAction(f"{action!r} is not legal here")
        if action >= ROLL:
            self.prize = sum(ROLLS[action - ROLL])
            self.actor = SIMULTANEOUS
        elif action >= DEAL:
            self._deal(action - DEAL)
        else:
            self._show(action)

    def _deal(self, card):
        seat = self.hands.index(NO_CARD)
        if self.viewer in (EVERYTHING, seat):
            self.hands[seat] = card
            self.hidden ^= 1 << card
        else:
            self.hands[seat] = UNKNOWN

    def _show(self, action):
        seat = self.actor
        if action == KEEP:
            self.shown[seat] = 2
            self.points[seat] += 1
        else:
            card = action - SHOW
            if self.hands[seat] == UNKNOWN:
                self.hidden ^= 1 << card
            self.hands[seat] = card
            self.shown[seat] = 1
            self.points[seat] += card
        self.actor = seat + 1 if seat + 1 < len(self.coins) else TERMINAL

    def apply_joint(self, actions):
        seats = range(len(self.coins))
        if self.actor != SIMULTANEOUS or sorted(actions) != list(seats):
            raise IllegalAction("every seat bids, once")
        if any(actions[seat] not in self.legal_actions(seat) for seat in seats):
            raise IllegalAction("a bid is higher than the purse")
        best = max(actions.values())
        bidders = [seat for seat in seats if actions[seat] == best]
        if len(bidders) == 1:
            self.coins[bidders[0]] -= best
            self.points[bidders[0]] += self.prize
        self.prize = 0
        self.round += 1
        self.actor = CHANCE if self.round < ROUNDS else 0

    def clone(self):
        copy = State.__new__(State)
        for slot in self.__slots__:
            value = getattr(self, slot)
            setattr(copy, slot, value[:] if isinstance(value, list) else value)
        return copy

    def outcome(self):
        if self.actor != TERMINAL:
            return None
        keys = list(zip(self.points, self.coins, strict=True))
        ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
        ties = () if self.points.count(max(self.points)) == 1 else (TieBreak("coins", tuple(self.coins)),)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Outcome(winners, "all_shown", tuple(self.points), ranks, ties)

    def scores(self):
        return tuple(self.points)

    def observation(self, seat):
        copy = self.clone()
        copy.viewer = SPECTATOR if seat is None else seat
        for owner, card in enumerate(self.hands):
            if card >= 0 and owner != seat and self.shown[owner] != 1:
                copy.hands[owner] = UNKNOWN
                copy.hidden |= 1 << card
        return copy

    def reveals(self, action, seat):
        if DEAL <= action < ROLL:
            return NO_CARD in self.hands and seat == self.hands.index(NO_CARD)
        return SHOW <= action < KEEP and seat != self.actor

    def resample(self, seat, rng):
        copy = self.observation(seat)
        copy.viewer = EVERYTHING
        for owner, card in enumerate(copy.hands):
            if card == UNKNOWN:
                copy.hands[owner] = rng.choice(_cards(copy.hidden))
                copy.hidden ^= 1 << copy.hands[owner]
        return copy

    def problems(self):
        found = []
        known = [card for card in self.hands if card >= 0]
        if any(self.hidden >> card & 1 for card in known) or len(set(known)) != len(known):
            found.append("a card is in two places")
        if len(known) + self.hidden.bit_count() != CARDS:
            found.append("a card is missing")
        if self.viewer == EVERYTHING and UNKNOWN in self.hands:
            found.append("a full state knows every card")
        if min(self.coins) < 0 or max(self.coins) > MAX_COINS:
            found.append("a purse holds 0 to 5 coins")
        return found

    def to_text(self):
        fields = (self.coins, self.points, self.hands, self.shown)
        numbers = (self.hidden, self.prize, self.round, self.viewer, self.actor)
        lists = (" ".join(map(str, field)) for field in fields)
        return "\n".join((f"{KEY} {VERSION}", *lists, " ".join(map(str, numbers)), ""))

    def __eq__(self, other):
        return isinstance(other, State) and all(getattr(self, slot) == getattr(other, slot) for slot in self.__slots__)

    __hash__ = None  # type: ignore[assignment]


def _cards(cards):
    return [card for card in range(CARDS) if cards >> card & 1]


def new_state(seats, options=None):
    options = options or {}
    if seats not in SEATS or any(key != "coins" or value not in OPTIONS[0].values for key, value in options.items()):
        raise InvalidText("two to four seats; coins 5 or 3")
    return State(seats, int(options.get("coins", OPTIONS[0].default)))


def state_from_text(text):
    try:
        head, *lines = text.strip("\n").split("\n")
        lists = [[int(word) for word in line.split()] for line in lines]
        state = State(len(lists[0]), 0)
        state.coins, state.points, state.hands, state.shown = lists[:4]
        state.hidden, state.prize, state.round, state.viewer, state.actor = lists[4]
    except (ValueError, IndexError, AttributeError) as error:
        raise InvalidText("not a state of the toy game") from error
    if head != f"{KEY} {VERSION}" or len(lists) != 5 or {len(field) for field in lists[:4]} != {len(lists[0])}:
        raise InvalidText("not a state of the toy game")
    if len(lists[0]) not in SEATS or state.problems():
        raise InvalidText("; ".join(state.problems()) or "two to four seats")
    return state


def action_to_text(state, action):
    if action not in range(NUM_ACTIONS):
        raise IllegalAction(f"{action!r} is no action")
    return _WORDS[action]


def action_from_text(state, text):
    if text not in _WORDS:
        raise InvalidText("no action of the toy game")
    action = _WORDS.index(text)
    seats = range(len(state.coins)) if state.actor == SIMULTANEOUS else (state.actor,)
    if not any(action in state.legal_actions(seat) for seat in seats):
        raise IllegalAction(f"{text} is not legal here")
    return action
