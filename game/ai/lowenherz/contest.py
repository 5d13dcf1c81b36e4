"""A line that several want: what others may bid, what to bid, to offer, to accept."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.lowenherz.board import Table
from game.ai.lowenherz.outlook import Worth
from game.rules.lowenherz.actions import ACCEPT, DUEL, ask, bid_of, pay
from game.rules.lowenherz.cards import KIND_VALUES, OFFERS, TREASURES
from game.rules.lowenherz.hands import TREASURE_DUCATS
from game.rules.lowenherz.legal import other_rival
from game.rules.lowenherz.state import State

LOW, HIGH = 0.35, 0.85  # of what a line is worth to somebody: between which his bid is expected
THOUGHTLESS = 0.4  # how often somebody bids without thinking of the rivals
NEAR = 0.12  # points: bids that are as little worse than the best are drawn with it
BAD = 50.0  # below anything sensible
PAID = 0.6  # of what he would bid at most is paid by who wins
RAISE = 3  # by how much those who tied are expected to bid more
LAPSE = 0.4  # how often a tie is followed by another
EAGER = 0.05  # points that an offer must bring above the duel
TAKEN, SURER = 0.4, 0.5  # how surely an offer is taken that leaves the other as well off as the duel; for a point more


@dataclass(frozen=True, slots=True)
class Contest:
    """A line, who wants it, and what everybody can expect once each of them has used it, or if nobody does."""

    table: Table
    state: State
    rivals: tuple[int, ...]
    after: dict[int, Worth]
    nobody: Worth

    def swing(self, seat: int) -> float:
        """Return how much better it is for a seat to have the line than to leave it to the others."""
        table, others = self.table, [one for one in self.rivals if one != seat]
        lost = sum(table.lead(self.after[one], seat) for one in others) / len(others)
        return table.lead(self.after[seat], seat) - lost

    def wish(self, seat: int) -> float:
        """Return how many ducats the line is worth to a seat, of those that it can bid."""
        return self.table.outlook.limit(self.swing(seat), self.wealth(seat))

    def wealth(self, seat: int) -> int:
        """Return how much a seat can bid, with the treasures that are known."""
        return self.state.purse[seat] + TREASURE_DUCATS[self.state.hands[seat]]

    def bids(self, seat: int) -> list[float]:
        """Return by bid how likely a seat is to bid just that."""
        wish, most = self.wish(seat), self.wealth(seat)
        low, high = min(most, int(LOW * wish)), min(most, int(HIGH * wish + 0.5))
        for one, ducats, code in self.state.bids:
            if one == seat:
                low = ducats + TREASURE_DUCATS[code]
                high = max(low, min(low + RAISE, int(self.wish(seat))))
        return [0.0] * low + [1 / (high - low + 1)] * (high - low + 1)

    def expected(self, seat: int, depth: int) -> list[float]:
        """Return by bid how likely it is for a seat that thinks so deeply: 0 names a part of what the line is worth.

        Whoever thinks deeper is expected to do best against rivals who think one step less, or else a part of it too.
        """
        part = self.bids(seat)
        if depth < 1:
            return part
        most = min(self.wealth(seat), int(self.wish(seat)))
        values = {bid: value for bid, value in self.duel(seat, depth).items() if bid <= most}
        good = [bid for bid, value in values.items() if value >= max(values.values()) - NEAR]
        chances = [THOUGHTLESS * one for one in part] + [0.0] * max(0, max(good) + 1 - len(part))
        for bid in good:
            chances[bid] += (1 - THOUGHTLESS) / len(good)
        return chances

    def duel(self, seat: int, depth: int) -> dict[int, float]:
        """Return by the size of the own bid its value against rivals who think one step less deeply.

        The sizes are 0 to the most that others may bid, and one more.
        """
        others = [one for one in self.rivals if one != seat]
        below = {one: _sums(self.expected(one, depth - 1)) for one in others}
        lead, values = self.table.lead, {}
        mine, nobody = lead(self.after[seat], seat), lead(self.nobody, seat)
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
        limits = [self.wish(one) + 0.5 for one in others]
        value = 0.0
        for one, most in zip(others, limits, strict=True):
            worth = list(self.after[one])
            worth[one] -= self.table.outlook.cost(PAID * most, self.state.purse[one])
            value += most / sum(limits) * self.table.lead(worth, seat)
        return value

    def _wins(self, seat: int, values: dict[int, float], below: dict[int, list[float]]) -> None:
        """Take off what a won bid costs in ducats."""
        outlook, wealth = self.table.outlook, self.wealth(seat)
        for bid in values:
            wins = ties = 1.0
            for sums in below.values():
                wins *= _at(sums, bid - 1)
                ties *= _at(sums, bid)
            values[bid] -= (wins + (ties - wins) / 2) * outlook.cost(bid, wealth)

    def duel_value(self, seat: int) -> float:
        """Return what the duel is worth to a seat that bids well."""
        return max(value for bid, value in self.duel(seat, self.table.depth).items() if bid <= self.wealth(seat))

    def deal(self, seat: int, payer: int, price: int) -> float:
        """Return what it is worth to a seat when one of two pays the other and uses the line."""
        state, outlook = self.state, self.table.outlook
        other = other_rival(state, payer)
        worth = list(self.after[payer])
        worth[payer] -= outlook.cost(price, state.purse[payer])
        worth[other] += outlook.gift(price, state.purse[other])
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
    state, outlook, depth = contest.state, contest.table.outlook, contest.table.depth
    values, part = contest.duel(seat, max(1, depth)), contest.bids(seat)
    top = max(values)
    wealth, most = contest.wealth(seat), contest.wish(seat)
    below = {one: _sums(contest.expected(one, depth - 1)) for one in contest.rivals if one != seat}
    for action in state.legal_actions(seat):
        ducats, treasures = bid_of(action) or (0, 0)
        kinds = [kind for number, kind in enumerate(TREASURES) if treasures >> number & 1]
        size = ducats + sum(KIND_VALUES[kind] for kind in kinds)
        wins = 1.0
        for sums in below.values():
            wins *= _at(sums, size)
        cost = outlook.cost(ducats, state.purse[seat]) + sum(outlook.card(kind) for kind in kinds)
        wasted = outlook.cost(min(size, top), wealth) - cost
        value = values[min(size, top)] + wins * wasted
        if not depth:
            value = wins * wasted if size < len(part) and part[size] else -BAD / 2
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
    before = contest.deal(other, state.payer, state.price) - theirs if state.offers else 0.0
    for pays in (True, False):
        payer = seat if pays else other
        price = _price(contest, pays, mine, theirs)
        if price is None or _is_offered(state, payer, price):
            continue
        taken = _taken(contest.deal(other, payer, price) - theirs, before)
        value = taken * contest.deal(seat, payer, price) + (1 - taken) * mine
        found[pay(price) if pays else ask(price)] = value if value > mine + EAGER else mine - EAGER


def _is_offered(state: State, payer: int, price: int) -> bool:
    """Return whether the other one offers as much already, or more: that can be accepted."""
    return payer == state.payer and (price >= state.price if payer == state.turn else price <= state.price)


def _price(contest: Contest, pays: bool, mine: float, theirs: float) -> int | None:
    """Return what to pay or to ask, None for nothing. mine, theirs: what the duel is worth to each.

    The first offer is the one that promises most; every later one comes nearer to what is just better than the duel.
    What was said before is not known here: so this heeds how often the seat has spoken, and not the other's offers.
    """
    state = contest.state
    seat, other = state.turn, other_rival(state, state.turn)
    payer, spoken, best = seat if pays else other, state.offers // 2, None
    prices = range(1, state.purse[payer] + 1)
    for price in prices:
        deal, taken = contest.deal(seat, payer, price), _taken(contest.deal(other, payer, price) - theirs, 0.0)
        if taken:
            best = max(best or (-BAD, 0), (taken * deal + (1 - taken) * mine, price))
    if best is None:
        return None
    first = best[1]
    nearer = [price for price in (prices if pays else reversed(prices)) if (price > first if pays else price < first)]
    path = [first, *(price for price in nearer if contest.deal(seat, payer, price) > mine + EAGER)]
    step = max(spoken, spoken * (len(path) - 1) // (OFFERS // 2))
    return path[step] if step < len(path) else None


def _taken(margin: float, before: float) -> float:
    """Return how surely an offer is taken that leaves the other so much better off than the duel.

    before: how much better off the offer leaves him that he made himself, 0 for none: who is to take less comes
    half-way.
    """
    if before > EAGER:
        return max(0.0, min(1.0, margin / before))
    return max(0.0, min(1.0, TAKEN + SURER * margin))
