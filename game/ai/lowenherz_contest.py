"""A line that several want: what others may bid, what to bid, to offer, to accept."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.lowenherz_board import Table
from game.ai.lowenherz_worth import Worth
from game.rules.lowenherz.actions import ACCEPT, DUEL, ask, bid_of, pay
from game.rules.lowenherz.cards import KIND_VALUES, OFFERS, TREASURES
from game.rules.lowenherz.hands import TREASURE_DUCATS
from game.rules.lowenherz.legal import other_rival
from game.rules.lowenherz.state import State

LOW, HIGH = 0.35, 0.85  # of what a line is worth to somebody: between which his bid is expected
NEAR = 0.12  # points: bids that are as little worse than the best are drawn with it
BAD = 50.0  # below anything sensible
RAISE = 3  # by how much those who tied are expected to bid more
LAPSE = 0.4  # how often a tie is followed by another
EAGER = 0.05  # points that an offer must bring above the duel
TAKEN, SURER = 0.4, 0.5  # how surely an offer is taken that leaves the other as well off as the duel; for a point more
HAGGLING = 0.8  # of that after every offer that was made


@dataclass(frozen=True, slots=True)
class Contest:
    """A line, who wants it, and what everybody can expect once each of them has used it."""

    table: Table
    state: State
    rivals: tuple[int, ...]
    after: dict[int, Worth]

    def swing(self, seat: int) -> float:
        """Return how much better it is for a seat to have the line than to leave it to the others."""
        table, others = self.table, [one for one in self.rivals if one != seat]
        lost = sum(table.lead(self.after[one], seat) for one in others) / len(others)
        return table.lead(self.after[seat], seat) - lost

    def wish(self, seat: int) -> float:
        """Return how many ducats the line is worth to a seat, whether it has them or not."""
        return max(0.0, self.swing(seat)) / self.table.outlook.price(self.state.purse[seat])

    def wealth(self, seat: int) -> int:
        """Return how much a seat can bid, with the treasures that are known."""
        return self.state.purse[seat] + TREASURE_DUCATS[self.state.hands[seat]]

    def limit(self, seat: int) -> float:
        """Return how much a seat would bid at most."""
        return min(self.wish(seat), float(self.wealth(seat)))

    def bids(self, seat: int) -> list[float]:
        """Return by bid how likely a seat is to bid just that."""
        wish, most = self.wish(seat), self.wealth(seat)
        low, high = min(most, int(LOW * wish)), min(most, int(HIGH * wish + 0.5))
        for one, ducats, code in self.state.bids:
            if one == seat:
                low = ducats + TREASURE_DUCATS[code]
                high = max(low, min(low + RAISE, int(self.limit(seat))))
        return [0.0] * low + [1 / (high - low + 1)] * (high - low + 1)

    def duel(self, seat: int) -> dict[int, float]:
        """Return by the size of the own bid (0 to the most that others may bid, and one more) its value, unpaid."""
        others = [one for one in self.rivals if one != seat]
        below = {one: _sums(self.bids(one)) for one in others}
        lead, values = self.table.lead, {}
        mine, nobody = lead(self.after[seat], seat), lead(self.table.base, seat)
        for bid in range(max(map(len, below.values())) + 1):
            wins = 1.0
            for one in others:
                wins *= _at(below[one], bid - 1)
            ties = 1.0
            for one in others:
                ties *= _at(below[one], bid)
            ties -= wins
            theirs = self._lost(seat, others)
            again = LAPSE * nobody + (1 - LAPSE) * (mine + theirs) / 2
            values[bid] = wins * mine + ties * again + (1 - wins - ties) * theirs
        self._wins(seat, values, below)
        return values

    def _lost(self, seat: int, others: list[int]) -> float:
        """Return what it is worth when one of the others wins and pays the bank."""
        limits = [self.limit(one) + 0.5 for one in others]
        value = 0.0
        for one, most in zip(others, limits, strict=True):
            worth = list(self.after[one])
            worth[one] -= 0.6 * most * self.table.outlook.price(self.state.purse[one])
            value += most / sum(limits) * self.table.lead(worth, seat)
        return value

    def _wins(self, seat: int, values: dict[int, float], below: dict[int, list[float]]) -> None:
        """Take off what a won bid costs in ducats."""
        price = self.table.outlook.price(self.state.purse[seat])
        for bid in values:
            wins = ties = 1.0
            for sums in below.values():
                wins *= _at(sums, bid - 1)
                ties *= _at(sums, bid)
            values[bid] -= (wins + (ties - wins) / 2) * bid * price

    def duel_value(self, seat: int) -> float:
        """Return what the duel is worth to a seat that bids well."""
        return max(value for bid, value in self.duel(seat).items() if bid <= self.wealth(seat))

    def deal(self, seat: int, payer: int, price: int) -> float:
        """Return what it is worth to a seat when one of two pays the other and uses the line."""
        state, outlook = self.state, self.table.outlook
        other = other_rival(state, payer)
        worth = list(self.after[payer])
        worth[payer] += outlook.money(state.purse[payer] - price) - outlook.money(state.purse[payer])
        worth[other] += outlook.money(state.purse[other] + price) - outlook.money(state.purse[other])
        return self.table.lead(worth, seat)


def _sums(chances: list[float]) -> list[float]:
    sums, whole = [], 0.0
    for chance in chances:
        whole += chance
        sums.append(whole)
    return sums


def _at(sums: list[float], bid: int) -> float:
    return 0.0 if bid < 0 else sums[min(bid, len(sums) - 1)]


def weigh_bids(contest: Contest, seat: int, found: dict[int, float]) -> None:
    """Weigh every bid; those that are about as good as the best are worth the same, so that one of them is drawn."""
    state, outlook = contest.state, contest.table.outlook
    values = contest.duel(seat)
    top = max(values)
    price = outlook.price(state.purse[seat])
    most = contest.limit(seat)
    below = {one: _sums(contest.bids(one)) for one in contest.rivals if one != seat}
    for action in state.legal_actions(seat):
        ducats, treasures = bid_of(action) or (0, 0)
        kinds = [kind for number, kind in enumerate(TREASURES) if treasures >> number & 1]
        size = ducats + sum(KIND_VALUES[kind] for kind in kinds)
        wins = 1.0
        for sums in below.values():
            wins *= _at(sums, size)
        cost = ducats * price + sum(outlook.card(kind) for kind in kinds)
        value = values[min(size, top)] + wins * (min(size, top) * price - cost)
        found[action] = value - BAD if size > most + 1e-9 and size else value
    best = max(found.values())
    for action, value in found.items():
        if value >= best - NEAR:
            found[action] = best


def weigh_offers(contest: Contest, found: dict[int, float]) -> None:
    """Weigh the duel, what is offered, and what could be offered so that the other gains by it."""
    state = contest.state
    seat, other = state.turn, other_rival(state, state.turn)
    mine, theirs = contest.duel_value(seat), contest.duel_value(other)
    found[DUEL] = mine
    if state.offers and state.price <= state.purse[state.payer]:
        found[ACCEPT] = contest.deal(seat, state.payer, state.price)
    if state.offers >= OFFERS:
        return
    for pays in (True, False):
        payer = seat if pays else other
        values = []
        for price in range(1, state.purse[payer] + 1):
            margin = contest.deal(other, payer, price) - theirs
            taken = max(0.0, min(1.0, TAKEN + SURER * margin)) * HAGGLING**state.offers
            if taken:
                values.append((taken * contest.deal(seat, payer, price) + (1 - taken) * mine, price))
        if values:
            value, price = max(values)
            found[pay(price) if pays else ask(price)] = value if value > mine + EAGER else mine - EAGER
