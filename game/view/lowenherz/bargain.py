"""Two who chose the same line bargain: who pays whom how much for it, yes, or a duel. Section 1.7 of the rules."""

from __future__ import annotations

from game.language import _, ngettext
from game.rules.lowenherz.actions import ACTION_WORDS, offer_of
from game.rules.lowenherz.cards import CARD_LINES, OFFERS
from game.rules.lowenherz.legal import other_rival
from game.view import table_view as contract
from game.view.boxes import Box
from game.view.canvas import Canvas
from game.view.lowenherz import amount, card_words
from game.view.lowenherz.asked import LESS, MORE, ROLL, USED, Asked, chosen, plaque, sheet
from game.view.lowenherz.letters import letters
from game.view.lowenherz.look import Look
from game.view.lowenherz.tones import picture
from game.view.palette import BROWN, INK
from game.view.table_view import Intent
from game.view.widgets import fitted

PAY, ASK = "pay", "ask"
LEFT = 262.0  # of the sheet is about what the other one has said
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
        box, found = look.table.dialogue, {}
        right, w = box.x + LEFT + 16, box.w - LEFT - 30
        if look.choices.accept is not None:
            found["accept"] = Box(box.x + 14, box.bottom - 92, LEFT - 16, 38)
        offer = self._offer(look)
        if offer is not None:
            if look.choices.pays:
                found[PAY] = Box(right, box.y + 56, 132, 34)
            if look.choices.asks:
                found[ASK] = Box(right + 136, box.y + 56, 132, 34)
            found |= amount.places(right, box.y + 97, w)
            found |= amount.chips(right, box.bottom - 49, w - 178, self._amounts(look))
            found[f"offer:{ACTION_WORDS[offer]}"] = Box(right + w - 170, box.bottom - 52, 170, 40)
        found["duel"] = Box(box.x + 14, box.bottom - 50, LEFT - 16, 38)
        return found

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
        box, state = look.table.dialogue, look.state
        line = card_words.line_words(CARD_LINES[state.card][state.line])
        sheet(canvas, box, _("Negotiation: {line}").format(line=line), "lowenherz/scales", 51)
        self._left_over(canvas, look)
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
            fitted.draw(
                canvas, said, box.x + LEFT + 20, box.y + 60, box.w - LEFT - 40, 100, "body", 18, BROWN, "midleft"
            )
        self.ring(canvas, look)

    def _left_over(self, canvas: Canvas, look: Look) -> None:
        """Draw how many offers the speaker still has."""
        box, mine = look.table.dialogue, look.state.offers // 2
        each = OFFERS // 2
        for n in range(each):
            name = "pip" if n < each - mine else "pip_empty"
            canvas.put(f"lowenherz/{name}", box.right - 20 - (each - n) * 22, box.y + 16, 20, 20)
        left = max(0, each - mine)
        said = ngettext("{n} offer left", "{n} offers left", left).format(n=left)
        canvas.text(said, box.right - 26 - each * 22, box.y + 26, "body", letters(canvas, 15, 16), BROWN, "midright")

    def _said(self, canvas: Canvas, look: Look) -> None:
        """Draw whom one bargains with, and the offer on the table."""
        box, state = look.table.dialogue, look.state
        other = other_rival(state, state.turn)
        canvas.put(picture("crest", other), box.x + 16, box.y + 55, 34, 41)
        x, w = box.x + 58, LEFT - 60
        if not state.offers:
            said = _("You speak first. {name} wants the line too.")
        elif state.payer == other:
            said = _("{name} would pay you {price} for the line.")
        else:
            said = _("{name} would leave the line to you for {price}.")
        text = said.format(name=look.player(other), price=card_words.ducats_words(state.price))
        fitted.draw(canvas, text, x, box.y + 54, w, 46, "body", letters(canvas, 17, 18), INK, "midleft")

    def _own(self, canvas: Canvas, look: Look, stops: dict[str, Box]) -> None:
        for name, text in ((PAY, _("I pay")), (ASK, _("I want"))):
            if name in stops:
                chosen(canvas, stops[name], text, self.side == name, self.look_of(name))
        box = look.table.dialogue
        amount.number(canvas, box.x + LEFT + 16 + 286, box.y + 73, self.n)
        amount.draw(canvas, self, stops, self.n, self._amounts(look))
        name = next(name for name in stops if name.startswith("offer:"))
        said = _("Offer {n}") if self.side == PAY else _("Ask {n}")
        kind = "plain" if "accept" in stops else "primary"
        plaque(canvas, stops[name], said.format(n=self.n), self.look_of(name), kind, "chat")
