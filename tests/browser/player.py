"""Somebody who plays in a window of the browser, with a mouse or a finger.

The player sees the messages that the page gets and sends, but never sends one: everything is done by clicks on what the
page shows. Each click is checked by what the page has sent because of it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, WebSocket, expect

from reckoners.server.bots_protocol import BotsNow, Crew
from reckoners.server.protocol import FromServer, Option, Refused, TableNow
from tests.browser.places import DIE, ends_phase, gestures, halves_of, of_rolling, spot_of, stages_of, with_faith
from tests.server.house import LONGEST, Heard

HIT = """(it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return !it.disabled && it.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""

decoder: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(FromServer)


class Player:
    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.reads = True  # whether the recap of an Epic phase is read at once, and closed
        self.all = False  # whether a click spends all that a die has
        self.tables: list[TableNow] = []
        self.crew = Crew({}, True, "normal", ())
        self.refusals: list[Refused] = []
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda frame: self.sent.append(msgspec.json.decode(frame)))

    def _hear(self, frame: str | bytes) -> None:
        message = decoder.decode(frame)
        if isinstance(message, TableNow):
            self.tables = [*self.tables[-1:], message]
            self.crew = message.crew
        elif isinstance(message, BotsNow):
            self.crew = message.crew
        elif isinstance(message, Refused):
            self.refusals.append(message)

    @property
    def now(self) -> TableNow:
        return self.tables[-1]

    def until(self, reached: Callable[[], object], longest: float = LONGEST) -> None:
        """Waits; what the page hears comes in meanwhile."""
        end = time.monotonic() + longest
        while not reached():
            assert time.monotonic() < end, "the table has not answered"
            self.page.wait_for_timeout(2)

    # -- going somewhere

    def go(self, place: str = "") -> None:
        self.page.goto(f"/#/{place}")

    def open(self, table: str) -> None:
        self.tables = []
        self.go(f"table/{table}")
        self.until(lambda: self.tables)
        expect(self.decision).to_be_visible()

    def load(self, file: Path) -> None:
        """Home, "Load a file", and the file chosen in the window that opens."""
        self.tables = []
        self.go()
        with self.page.expect_file_chooser() as chosen:
            self.page.get_by_role("button", name="Load a file").click()
        chosen.value.set_files(file)
        self.until(lambda: self.tables)
        expect(self.decision).to_be_visible()

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    # -- what is on the screen

    @property
    def decision(self) -> Locator:
        return self.page.locator(".decision, .pdec")

    def spot(self, spot: str) -> Locator:
        return self.page.locator(f'button[data-spot="{spot}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.decision.get_by_role("button", name=name)

    def choice(self, action: str) -> Locator:
        return self.decision.locator(f'button[data-choice="{action}"]')

    def press(self, what: Locator, *, all: bool = False) -> None:
        """Where one would hit it. If something lies over it or it moves, Playwright waits till that is over; the words
        of what the mouse rests on go when it moves."""
        place = what.evaluate(HIT)
        if all:
            what.click(modifiers=["Shift"])
        elif place is None and not self.touch:
            what.hover(force=True)
            what.click()
        elif place is None:
            what.tap()
        elif self.touch:
            self.page.touchscreen.tap(*place)
        else:
            self.page.mouse.click(*place)

    def sit(self, who: str) -> None:
        """Makes a Reckoner's tray the large one."""
        name = "button[aria-pressed=true]" if self.touch else ".tray .big"
        if not self.page.locator(f'{name}[data-spot="seat/{who}"]').count():
            self.press(self.spot(f"seat/{who}").first)

    # -- doing

    def play(self, actions: Sequence[str]) -> None:
        """The actions of a record, gesture by gesture."""
        left = list(actions)
        while left:
            gesture = next(gestures(left))
            if self.chained(left):
                gesture = (left[0], left[0])
            self.do(*gesture)
            del left[: len(gesture)]

    def chained(self, actions: Sequence[str]) -> bool:
        """Whether the next two actions are all that a die has: one click with the Shift key, if there is one."""
        words = actions[0].split()
        if self.touch or actions[:2] != [actions[0]] * 2 or not any(map(DIE.fullmatch, words[2:3])):
            return False
        seat = next(seat for seat in self.now.view.reckoners if seat.id == words[0])
        face = next(die.face for die in seat.dice if die.name == words[2])
        opened = seat.open.source if seat.open else ""
        option = self.option(actions[0])  # the first of both may be for a Shield, and the second for what it guards
        return opened != words[2] and face.endswith("2") and option.symbol == face[:-1] and option.times > 1

    def do(self, *actions: str) -> None:
        """One gesture."""
        before, heard = self.now.version, len(self.sent)
        self.all = len(actions) > 1 and len(set(actions)) == 1
        self._do(*actions)
        self.until(lambda: self.now.version > before)
        if self.reads and ends_phase(self.now):
            self.read()
        sent = [message["actions"] for message in self.sent[heard:] if message["type"] == "act"]
        words = actions[-1].split()
        if with_faith(words) and words[-1] != "roll":  # the game rolls of itself, but the page asks for it as well
            actions += (f"{words[0]} use faith roll",)
        assert sent == [list(actions)] or (sent and sent[0][-1].endswith(" stop")), (actions, sent)

    @property
    def recap(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("the Epic phase$"))

    def read(self) -> None:
        """The recap of an Epic phase, and on; what is shown event by event is skipped."""
        skip = self.button("Skip")
        expect(self.recap.or_(skip)).to_be_visible()
        if skip.count():
            self.press(skip)
        self.press(self.recap.get_by_role("button", name="Continue"))
        expect(self.recap).to_have_count(0)

    def _do(self, *actions: str) -> None:
        action = actions[-1]
        words = action.split()
        if of_rolling(words):
            return self._roll(words[0], actions)
        option = self.option(action)
        match option.kind:
            case "end" if self.now.view.benefit is not None:
                self._choose(option, "")
            case "end":
                self._end()
            case "refresh":
                self._refresh()
            case "lapse":
                self.sit(option.who)
                self._lapse()
            case "buy":
                self._take_card(words[1])
                self._choose(option, f"seat/{words[3]}")
            case "place" | "disable-die" | "disable-card":
                self.sit(option.who)
                self._choose(option, spot_of(option, self.now))
            case "reward":
                self._choose(option, spot_of(option, self.now) if self._first(option) else "")
            case "ransom" | "lose":
                self.sit(words[1])
                self._choose(option, f"die/{words[1]}/{words[2]}")
            case "enough" | "done" | "leave" | "again" | "regain" | "swap" | "take" | "bring" | "bring-boss":
                self.sit(option.who)
                self._stages(option, words)
                self._choose(option, spot_of(option, self.now))
            case "aid":
                asked = self._stages(option, words)
                self._choose(option, spot_of(option, self.now) if asked else "")
            case "steal" | "sell" | "discard" | "suffer":
                self._stages(option, words)
                self._choose(option, "")
            case _:
                self._use(option, words)
        return None

    def _stages(self, option: Option, words: list[str]) -> int:
        """What is asked before the place where it acts: whose, which die, which card, which symbol. How often it is."""
        asked = 0
        for stage in stages_of(option, words):
            there = self.decision.locator(f'button[data-stage="{stage}"]')
            if there.count():
                self._stage(stage, there)
                asked += 1
        return asked

    def _stage(self, stage: str, there: Locator) -> None:
        """By its place on the table, or its button where there is none."""
        place = self.spot(stage)
        self.press(place.first if place.count() and not self.touch else there)

    def _use(self, option: Option, words: list[str]) -> None:
        who, source = words[0], words[2]
        if self.now.view.benefit is not None:
            return self._benefit(option, who)
        self.sit(who)
        seat = next(seat for seat in self.now.view.reckoners if seat.id == who)
        opened = seat.open.source if seat.open else ""
        if opened != source:
            self._take(who, source)
        if seat.owing is not None and (option.kind, words[-1]) in halves_of(seat.owing):
            return None  # the second half: what was clicked is what pays
        if option.kind == "power" and len(words) > 3 and DIE.fullmatch(words[3]):
            self._take(who, words[3])
            return self._choose(option, "")
        self._stages(option, words)
        return self._choose(option, spot_of(option, self.now) if self._alone(option) else "")

    def _benefit(self, option: Option, who: str) -> None:
        """What a district's card gives: it lies in the hand of whoever uses it, which is asked where several may."""
        there = self.decision.locator(f'button[data-stage="seat/{who}"]')
        if there.count():
            self._stage(f"seat/{who}", there)
        else:
            self.sit(who)
        self._choose(option, spot_of(option, self.now))

    def _take(self, who: str, source: str) -> None:
        """A die, the Plan tokens or a card of somebody's tray."""
        kind = "die" if DIE.fullmatch(source) else "card"
        self.press(self.spot(f"plan/{who}" if source == "plan" else f"{kind}/{who}/{source}"))

    def _take_card(self, card: str) -> None:
        self.press(self.spot(f"market/{card}"))

    def _refresh(self) -> None:
        self.press(self.page.locator("button.refresh"))

    def _lapse(self) -> None:
        self.press(self.button("Let it lapse"))

    def _dice_left(self) -> bool:
        """They are shown before the step ends."""
        view = self.now.view
        return view.step == "use" and any(die.state == "kept" for seat in view.reckoners for die in seat.dice)

    def _choose(self, option: Option, spot: str) -> None:
        """On the board; in the decision where the board has no place for it, or the phone does not show the place."""
        if spot and not self.touch and self.spot(spot).count():
            self.press(self.spot(spot).first, all=self.all)
        else:
            self.press(self.choice(option.action).first, all=self.all)

    def _first(self, option: Option) -> bool:
        """Of several rewards for one place its light gives the one that is named first."""
        spot = spot_of(option, self.now)
        return next(o for o in self.now.options if spot_of(o, self.now) == spot).action == option.action

    def _alone(self, option: Option) -> bool:
        """Whether no other use of the same thing lights the same place."""
        spot = spot_of(option, self.now)
        same = [o for o in self.now.options if (o.who, o.source) == (option.who, option.source)]
        return sum(spot_of(o, self.now) == spot for o in same) == 1

    def _end(self) -> None:
        if self.page.locator(".ghost", has_text=re.compile("^(Put down|Let it lapse)")).count():
            self.page.keyboard.press("Escape")
        end = re.compile("^(End the step|Done buying|Go on)")
        self.press(self.button(end))
        if self._dice_left():
            self.press(self.button(re.compile("^End it all the same")))

    def _roll(self, who: str, actions: Sequence[str]) -> None:
        self.sit(who)
        last = actions[-1].split()
        named = [word for action in actions for word in action.split() if DIE.fullmatch(word)]
        if with_faith(last):
            self.press(self.spot(f"card/{who}/faith"))
            for die in named:
                self.press(self.spot(f"die/{who}/{die}"))
            return self.press(self.button(re.compile("with Faith")))
        if last[1] != "reroll":
            return self.press(self.button(re.compile("^Keep all")))
        for die in named:
            self.press(self.spot(f"die/{who}/{die}"))
        return self.press(self.button(re.compile("^Roll .* again")))

    def option(self, action: str) -> Option:
        """Of equal dice the server names one; the page offers the others just so."""
        offered = {option.action: option for option in self.now.options}
        if action in offered:
            return offered[action]
        for die in (f"d{n}" for n in range(1, 20)):
            twin = offered.get(DIE.sub(die, action, count=1))
            if twin is not None:
                return twin
        raise AssertionError(f"not offered: {action}")


def onward(player: Player) -> str:
    """Anything that brings the game on."""
    asked = ("enough", "done", "leave", "regain", "steal", "sell", "discard", "aid", "disable-die", "disable-card")
    for kind in (*asked, "stop", "end", "place", "reward", "lose", "spend", "lapse"):
        for option in player.now.options:
            if option.kind == kind:
                return option.action
    raise AssertionError([option.action for option in player.now.options])
