"""Somebody who plays without a mouse: only keys, those that the page shows."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from reckoners.server.protocol import Option
from tests.browser.places import DIE, with_faith
from tests.browser.player import Player

DICE = "QWERTYU"
CARDS = "Z7890"
DAWN = "-="
FOCUSED = "(it) => it === document.activeElement"


class Typist(Player):
    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def reach(self, what: Locator) -> None:
        """With the Tab key."""
        for _ in range(150):
            if what.evaluate(FOCUSED):
                return
            self.key("Tab")
        raise AssertionError(f"not reached with the Tab key: {what}")

    def press(self, what: Locator, *, all: bool = False) -> None:
        self.reach(what)
        self.key("Shift+Enter" if all else "Enter")

    def read(self) -> None:
        expect(self.recap).to_be_focused()
        self.key("Enter")
        expect(self.recap).to_have_count(0)

    def sit(self, who: str) -> None:
        seats = [seat.id for seat in self.now.view.reckoners]
        self.key(str(seats.index(who) + 1))

    def _take(self, who: str, source: str) -> None:
        seat = next(seat for seat in self.now.view.reckoners if seat.id == who)
        if DIE.fullmatch(source):
            self.key(DICE[[die.name for die in seat.dice].index(source)])
        elif source == "plan":
            self.key("P")
        elif source == seat.ability.id:
            self.key("X")
        elif source in seat.dawnslight:
            self.key(DAWN[seat.dawnslight.index(source)])
        else:
            self.key(CARDS[[card.id for card in seat.equipment].index(source)])

    def _take_card(self, card: str) -> None:
        self._letter(self.spot(f"market/{card}"), ".hint")

    def _choose(self, option: Option, spot: str) -> None:
        """By its letter in the list; where that is too short for all of them, by the one that stands on the board."""
        listed = self.choice(option.action).first
        self.until(lambda: listed.count() or (spot and self.spot(spot).count()))
        self._letter(listed if listed.count() or not spot else self.spot(spot).first, "kbd")

    def _stage(self, stage: str, there: Locator) -> None:  # noqa: ARG002
        self._letter(there.first, "kbd")

    def _letter(self, on: Locator, where: str) -> None:
        """By the letter that stands on it; what has none is reached with the Tab key."""
        letter = on.locator(where)
        if letter.count() and (shown := letter.inner_text()) != "·":
            self.key(f"Shift+{shown}" if self.all else shown)
        else:
            self.press(on, all=self.all)

    def _refresh(self) -> None:
        self.key("M")
        self.key("Enter")

    def _lapse(self) -> None:
        self.key("L")

    def _end(self) -> None:
        self.key("Space")
        if self._dice_left():
            self.key("Space")

    def _roll(self, who: str, actions: Sequence[str]) -> None:
        self.sit(who)
        last = actions[-1].split()
        if with_faith(last):
            self.key("X")
        for die in (word for action in actions for word in action.split() if DIE.fullmatch(word)):
            self._take(who, die)
        self.key("Space" if last[1] in ("stop", "keep") else "Enter")
