"""The three lines of a card once more: contests, borders, knights and expansions, politics; and the king's end."""

from __future__ import annotations

import itertools
from collections import Counter

from tests.rules.lowenherz.naive_facts import ALL_POLITICS, CARDS, EDGES, KINDS, TREASURES, edge_name

ORDER = list(KINDS)
BY_NAME = {edge_name(edge): edge for edge in EDGES}


def sort_cards(cards):
    return sorted(cards, key=ORDER.index)


class Lines:
    """The part of a match between the laying of decision cards and the end of the round."""

    def choosers(self):
        return [seat for seat, lines in self.laid.items() if str(self.line) in lines]

    def next_line(self):
        """Go on with the next line that needs somebody, or to the next card."""
        self.clear_line()
        self.line += 1
        if self.line > 3:
            self.clear_round()
            self.card, self.start = None, self.after(self.start)
            self.who, self.stage = 0, "card"
            return
        seats = self.choosers()
        what = CARDS[self.card][self.line - 1]
        if not seats:
            self.next_line()
        elif what[0] == "D":
            for seat in seats:
                self.ducats[seat] += int(what[1:]) // len(seats)
            self.next_line()
        elif len(seats) == 1:
            self.carry_out(seats[0])
        elif len(seats) == 2:
            self.rivals, self.who, self.stage = seats, seats[0], "offer"
        else:
            self.rivals, self.who, self.stage = seats, 0, "bid"

    def carry_out(self, seat):
        self.clear_line()
        self.who = seat
        what = CARDS[self.card][self.line - 1]
        if what[0] == "B":
            self.stage, self.left = "borders", int(what[1:])
            self.end_if_walled()
        elif what[0] == "K":
            self.stage, self.left, self.swords = "knights", int(what[1:]), 2
            self.end_if_stuck()
        else:
            self.stage = "look"
            if not any(self.sizes.values()):
                self.next_line()

    def do_done(self, _):
        self.next_line()

    # contests

    def other(self):
        return next(seat for seat in self.rivals if seat != self.who)

    def can_offer(self):
        answers = ["duel"]
        if self.offers and self.ducats[self.offer[0]] >= self.offer[1]:
            answers.append("accept")
        if self.offers == 6:
            return answers
        pay = [f"pay:{sum_}" for sum_ in range(1, self.ducats[self.who] + 1)]
        ask = [f"ask:{sum_}" for sum_ in range(1, self.most_wanted() + 1)]
        return answers + pay + ask

    def most_wanted(self):
        """With hidden purses one may want all ducats that came into the game: who cannot pay so much cannot accept."""
        if self.purses == "open":
            return self.ducats[self.other()]
        came = [CARDS[name][0] for name in CARDS if name not in self.deck]
        if self.setup == "basic":
            came = [CARDS[name][0] for name in CARDS if name not in self.deck and name[0] != "A"]
        return 12 * self.players + sum(int(line[1:]) for line in came if line[0] == "D")

    def do_pay(self, ducats):
        self.say(self.who, int(ducats))

    def do_ask(self, ducats):
        self.say(self.other(), int(ducats))

    def say(self, payer, ducats):
        self.offer = (payer, ducats)
        self.offers += 1
        self.who = self.other()

    def do_accept(self, _):
        payer, ducats = self.offer
        payee = next(seat for seat in self.rivals if seat != payer)
        self.ducats[payer] -= ducats
        self.ducats[payee] += ducats
        self.carry_out(payer)

    def do_duel(self, _):
        self.stage, self.who, self.offers, self.offer = "bid", 0, 0, None

    def can_bid(self, seat):
        mine = self.treasures(seat)
        sets = [chosen for size in range(len(mine) + 1) for chosen in itertools.combinations(mine, size)]
        sums = range(self.ducats[seat] + 1)
        return [f"bid:{ducats}" + "".join("+" + card for card in chosen) for ducats in sums for chosen in sets]

    def do_bids(self, words):
        bids = {}
        for seat in self.rivals:
            ducats, *cards = words[seat].removeprefix("bid:").split("+")
            bids[seat] = (int(ducats), cards)
        total = {seat: ducats + sum(int(card[1:]) for card in cards) for seat, (ducats, cards) in bids.items()}
        top = [seat for seat in self.rivals if total[seat] == max(total.values())]
        for seat in self.rivals:
            for card in bids[seat][1]:
                if card not in self.shown[seat]:
                    self.show(seat, card)
        if len(top) == 1:
            self.won(top[0], *bids[top[0]])
        elif self.bids:
            self.next_line()
        else:
            self.bids, self.rivals = [(seat, *bids[seat]) for seat in self.rivals], top

    def won(self, seat, ducats, cards):
        self.ducats[seat] -= ducats
        for card in cards:
            self.use(seat, card)
        self.carry_out(seat)

    # borders

    def can_borders(self):
        return [f"border:{edge_name(edge)}" for edge in self.map.borders(self.colour())] + ["done", *self.breaks()]

    def do_border(self, name):
        self.map.place_border(BY_NAME[name])
        self.left -= 1
        self.end_if_walled()

    def end_if_walled(self):
        if self.left == 0 or not self.map.borders(self.colour()):
            self.next_line()

    # knights

    def may_knight(self):
        return self.placings(self.map.knight_fields(self.colour())) if self.left else []

    def might_pay_forest(self):
        """Return whether a knight could come to a forest if a hidden card was a treasure."""
        seen = {card for _, _, card in self.proofs}
        guess = self.hidden(self.who) and set(TREASURES) - seen
        return bool(self.left and guess and self.map.knight_fields(self.colour()))

    def may_take(self, allied=None):
        """Return the expansions, perhaps as if other alliances held."""
        if self.swords == 0:
            return []
        names = [self.growing] if self.growing else self.own_regions()
        return [f"take:{name[1]}:{field}" for name in names for field in self.map.takable(name, allied)]

    def can_knights(self):
        return [*self.may_knight(), *self.may_take(), "done", *self.breaks()]

    def end_if_stuck(self):
        """A knight line waits as long as ending an alliance could still open an expansion.

        Nor does it end where a card in hand that nobody saw might pay a forest: that would tell what it is not.
        """
        if self.may_knight() or self.may_take() or self.might_pay_forest():
            return
        for word in self.breaks():
            _, number, other = word.split(":")
            pair = frozenset((self.colour() + number, other))
            if self.may_take(self.map.allied - {pair}):
                return
        self.next_line()

    def knight_placed(self):
        """A knight after the first field of an expansion ends it; one instead of an expansion leaves none."""
        self.left -= 1
        if self.left == 0:
            self.swords = 0
        self.end_if_stuck()

    def do_take(self, what):
        number, field = what.split(":")
        name = self.colour() + number
        if self.growing is None:
            self.growing = name
            self.left = self.left - 1 if self.either else 0
        self.map.take(name, field)
        self.swords -= 1
        self.end_if_stuck()

    # politics

    def can_look(self):
        return [f"look:{stack}" for stack, size in self.sizes.items() if size] + ["done", *self.breaks()]

    def do_look(self, stack):
        self.looked, self.stage = int(stack), "content"

    def weights(self):
        """Return word -> weight of what may lie in the stack that is looked through."""
        known = self.stacks[self.looked]
        if known is not None:
            return {"cards:" + "".join(known): 1}
        draws = itertools.combinations(ALL_POLITICS, self.sizes[self.looked])
        return Counter("cards:" + "".join(cards) for cards in draws)

    def can_content(self):
        return list(self.weights())

    def do_cards(self, word):
        if self.stage == "show":
            self.shown_at_the_end()
        else:
            self.see(word)
            self.stage = "keep"

    def see(self, word):
        cards = split_cards(word)
        if self.stacks[self.looked] is None:
            rest = Counter(ALL_POLITICS) - Counter(cards)
            self.stacks = {self.looked: cards, 3 - self.looked: sort_cards(rest.elements())}
        self.looks.append((self.who, self.looked, list(cards), None))

    def can_keep(self):
        return [f"keep:{KINDS[card]}" for card in self.stacks[self.looked]]

    def do_keep(self, kind):
        self.keep(f"keep:{kind}")
        self.next_line()

    def keep(self, word):
        card = next(card for card, name in KINDS.items() if word == f"keep:{name}")
        seat, stack, cards, _ = self.looks[-1]
        self.looks[-1] = (seat, stack, cards, card)
        self.stacks[stack].remove(card)
        self.sizes[stack] -= 1
        self.cards[seat] = sort_cards([*self.cards[seat], card])

    # the king is dead

    def hidden(self, seat):
        return sort_cards((Counter(self.cards[seat]) - Counter(self.shown[seat])).elements())

    def show_next(self):
        self.who = next((seat for seat in self.seats if seat > self.who and self.hidden(seat)), 0)
        self.stage = "show" if self.who else "end"
        if not self.who:
            for seat in self.seats:
                parchments = [int(card[1:]) for card in self.cards[seat] if card[0] == "p"]
                self.map.points[self.colour(seat)] += sum(parchments)

    def can_show(self):
        return ["cards:" + "".join(sort_cards(self.cards[self.who]))]

    def shown_at_the_end(self):
        for card in self.hidden(self.who):
            self.show(self.who, card)
        self.show_next()


def split_cards(word):
    """Return the cards of a word such as RRAp3t15, or - for none."""
    found = []
    for kind in sorted(KINDS, key=len, reverse=True):
        count = word.count(kind)
        found += [kind] * count
        word = word.replace(kind, "")
    return sort_cards(found)
