"""Two who chose the same line bargain: who pays whom how much for it, yes, or a duel. Section 1.7 of the rules."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.lowenherz.actions import ACTION_WORDS, offer_of
from game.rules.lowenherz.cards import CARD_LINES, OFFERS
from game.rules.lowenherz.legal import other_rival
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.commands import USED
from game.view.lettering import letters
from game.view.lowenherz import amount, asides, card_words
from game.view.lowenherz.asked import LESS, MORE, ROLL, Asked, chosen, note, plaque
from game.view.lowenherz.geometry import PARLEY_H
from game.view.lowenherz.look import Look
from game.view.lowenherz.tones import picture
from game.view.palette import BROWN, INK, OXBLOOD
from game.view.table_view import Intent
from game.view.widgets import fitted

PAY, ASK = "pay", "ask"
LEFT = 344.0  # of the sheet is about what the other one has said
SIDE, DUEL, OFFER, CLOSE = 106.0, 104.0, 150.0, 4.0  # how wide buttons are, and how close to one another
PIPS, PIPS_WORDS = 72.0, 118.0  # in the head, for the offers that are left, and for their number in words
FIRST_OFFER = 3


class Bargain(Asked):
    """The dialogue of whoever is to speak. side: PAY or ASK; n: the ducats of the own offer."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        state = look.state
        self.side = PAY if look.choices.pays else ASK
        self.n = FIRST_OFFER
        if state.offers:  # a little better for oneself than what was said
            mine = state.payer == state.turn
            self.side = PAY if mine else ASK
            self.n = state.price - 1 if mine else state.price + 1
        if not self._amounts(look):
            self.side = ASK if self.side == PAY else PAY
        self.turn(look, 0)

    def _amounts(self, look: Look) -> dict[int, int]:
        return look.choices.pays if self.side == PAY else look.choices.asks

    def _offer(self, look: Look) -> int | None:
        return self._amounts(look).get(self.n)

    # ---- what can be pressed
    def stops(self, look: Look) -> dict[str, Box]:
        """Return the places of all that can be pressed."""
        box, found = self.inner(look, PARLEY_H), {}
        right, w, low = box.x + LEFT + 14, box.w - LEFT - 28, box.bottom - 48
        answers = LEFT - 20
        if look.choices.accept is not None:
            found["accept"] = Box(box.x + 14, low, answers - DUEL - CLOSE, 38)
        offer = self._offer(look)
        if offer is not None:
            sides = [side for side, there in ((PAY, look.choices.pays), (ASK, look.choices.asks)) if there]
            for n, side in enumerate(sides):
                found[side] = Box(right + n * (SIDE + CLOSE), box.y + 54, SIDE, 36)
            taken = len(sides) * (SIDE + CLOSE) + 8
            found |= amount.places(right + taken, box.y + 54, w - taken)
            hidden = self.side == ASK and not look.state.open_purses
            found |= amount.chips(right, low + 2, w - OFFER - 6, self._amounts(look), hidden)
            found[f"offer:{ACTION_WORDS[offer]}"] = Box(right + w - OFFER, low, OFFER, 38)
        alone = look.choices.accept is None
        found["duel"] = Box(box.x + 14 + (0 if alone else answers - DUEL), low, answers if alone else DUEL, 38)
        return found

    def box(self, look: Look) -> Box:
        """Return its place, which covers no field."""
        return look.table.parley

    def mark(self) -> tuple[int, ...]:
        """Return the own offer."""
        return (self.side == PAY, self.n)

    def action_of(self, look: Look, name: str) -> int | None:
        """Return the action of a part."""
        if name.startswith("offer:"):
            return self._offer(look)
        return {"accept": look.choices.accept, "duel": look.choices.duel}.get(name)

    def changes(self, look: Look, name: str) -> bool:
        """Return whether pressing a part leads to anything."""
        return name != self.side and amount.changes(name, self.n, self._amounts(look))

    def choose(self, look: Look, name: str) -> Intent | None:
        """Return the answer, or change the offer."""
        action = self.action_of(look, name)
        if action is not None:
            return Intent(contract.ACTION, action)
        if name in (PAY, ASK):
            self.side = name
        elif name.startswith("amount:"):
            self.n = int(name[7:])
        self.turn(look, {LESS: -1, MORE: 1}.get(name, 0))
        return USED

    def turn(self, look: Look, by: int) -> None:
        """Make the own offer larger or smaller, within what may be said."""
        amounts = self._amounts(look)
        if amounts:
            self.n = max(min(amounts), min(max(amounts), self.n + by))

    def slide(self, look: Look, x: float) -> None:
        """Take the amount at a place of the roll of coins."""
        amounts = self._amounts(look)
        self.n = max(min(amounts), amount.at(self.stops(look)[ROLL], x, max(amounts)))

    def propose(self, look: Look, action: int) -> str | None:
        """Set the offer that a hint means."""
        offer = offer_of(action)
        if offer is not None:
            self.side, self.n = (PAY if offer[0] else ASK), offer[1]
        return super().propose(look, action)

    # ---- drawing
    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw what the other one has said, and the own offer."""
        box, state = self.inner(look, PARLEY_H), look.state
        line = card_words.line_words(CARD_LINES[state.card][state.line])
        words = 0.0 if self.remark or contract.OWN_HAND in asides.targets(look) else PIPS_WORDS
        taken = PIPS + words
        head = self.sheet(canvas, look, _("Negotiation: {line}").format(line=line), "lowenherz/scales", 51, taken)
        rule = _("Whoever pays carries out the line. No agreement: a duel.")
        if state.offers and look.choices.accept is None:
            rule = _("You do not have so many ducats, so you cannot accept.")
        note(canvas, self.remark or rule, head, OXBLOOD if self.remark else BROWN)
        self._left_over(canvas, look, head.right + taken, words)
        self._said(canvas, look)
        stops = self.stops(look)
        if "accept" in stops:
            said = _("Accept, pay {n}") if state.payer == state.turn else _("Accept, get {n}")
            plaque(canvas, stops["accept"], said.format(n=state.price), self.look_of("accept"), "primary", "check")
        plaque(canvas, stops["duel"], _("Duel"), self.look_of("duel"), icon="swords")
        if self._offer(look) is not None:
            self._own(canvas, look, stops)
        else:
            said = _("No more offers: accept or fight the duel.") if state.offers else _("Nobody has ducats: duel.")
            said = said if not state.offers or "accept" in stops else _("No more offers: duel.")
            fitted.draw(
                canvas, said, box.x + LEFT + 20, box.y + 56, box.w - LEFT - 40, 84, "body", 18, BROWN, "midleft"
            )
        self.ring(canvas, look)

    def _left_over(self, canvas: Canvas, look: Look, right: float, words: float) -> None:
        """Draw how many offers the speaker still has, ending at `right`; words: the room for their number."""
        y, mine = self.box(look).y, look.state.offers // 2
        each = OFFERS // 2
        for n in range(each):
            name = "pip" if n < each - mine else "pip_empty"
            canvas.put(f"lowenherz/{name}", right - (each - n) * 22, y + 16, 20, 20)
        left = max(0, each - mine)
        said = ngettext("{n} offer left", "{n} offers left", left).format(n=left)
        if words:
            size = letters(canvas, 15, 16)
            canvas.text(said, right - 6 - each * 22, y + 26, "body", size, BROWN, "midright", fit=words - 6)

    def _said(self, canvas: Canvas, look: Look) -> None:
        """Draw whom one bargains with, and the offer on the table."""
        box, state = self.inner(look, PARLEY_H), look.state
        other = other_rival(state, state.turn)
        canvas.put(picture("crest", other), box.x + 16, box.y + 53, 34, 41)
        x, w = box.x + 58, LEFT - 60
        if not state.offers:
            said = _("You speak first. {name} wants the line too.")
        elif state.offers > 1:  # in answer to an own one
            said = (
                _("{name} refuses, but would pay you {price} for the line.")
                if state.payer == other
                else _("{name} refuses, but would leave the line to you for {price}.")
            )
        elif state.payer == other:
            said = _("{name} would pay you {price} for the line.")
        else:
            said = _("{name} would leave the line to you for {price}.")
        text = said.format(name=look.player(other), price=card_words.ducats_words(state.price))
        size = fitted.size_for(canvas, text, w, 44, "body", letters(canvas, 17, 18))
        even = fitted.even_width(canvas, text, w, "body", size)
        fitted.draw(canvas, text, x, box.y + 52, even, 44, "body", size, INK, "midleft")

    def _own(self, canvas: Canvas, look: Look, stops: dict[str, Box]) -> None:
        for name, text in ((PAY, _("I pay")), (ASK, _("I want"))):
            if name in stops:
                chosen(canvas, stops[name], text, self.side == name, self.look_of(name))
        amount.draw(canvas, self, stops, self.n, self._amounts(look))
        name = next(name for name in stops if name.startswith("offer:"))
        said = _("Offer {n}") if self.side == PAY else _("Ask {n}")
        kind = "plain" if "accept" in stops else "primary"
        plaque(canvas, stops[name], said.format(n=self.n), self.look_of(name), kind, "chat")
