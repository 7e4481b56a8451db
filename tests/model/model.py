"""The course of a game in the model: one generator that reads like the book's order of play. It stops at each decision,
is sent the action, and goes on. A decision with one option is taken by itself."""

from __future__ import annotations

from typing import Any

from tests.model.epics import Asking, activate, activate_boss, add_epics, move_boss
from tests.model.legal import converted, options
from tests.model.printed import TRACKS, board, card, faces, in_symbols, printed
from tests.model.table import Over, Table


class Model:
    def __init__(self, table: Table) -> None:
        self.t = table
        self.course = self.whole_game()
        self.decision = ""

    def begin(self) -> None:
        self._go(None)

    def play(self, action: str) -> None:
        self._go(action)

    def legal(self) -> list[str]:
        return options(self.t, self.decision) if self.decision else []

    def _go(self, action: str | None) -> None:
        """On to the next real choice, or to the end."""
        try:
            self.decision = next(self.course) if action is None else self.course.send(action)
            while len(there := self.legal()) == 1:
                self.decision = self.course.send(there[0])
        except (Over, StopIteration):
            self.decision = ""
            self.t.rewards = dict.fromkeys(self.t.rewards, 0)

    # -- the book's order (PRO-06)

    def whole_game(self) -> Asking:
        yield from self.prologue()
        while True:
            yield from self.rolling()
            yield from self.using()
            yield from self.rewarding()
            yield from self.buying("purchase")
            for seat in self.t.seats.values():  # PLAN-03
                seat["plan"] += seat["plan_next"]
                seat["plan_next"] = 0
            self.t.step = "activate"
            add_epics(self.t)
            yield from activate(self.t)

    def prologue(self) -> Asking:
        t = self.t
        for place in range(board()["market"]):
            self.fill(place)
        placed = t.chance("boss-placed")
        t.boss_at = t.ring.index(placed["district"])
        yield from activate_boss(t, ("red",))
        move_boss(t)
        yield from self.buying("prologue")
        while any(seat["at"] is None for seat in t.seats.values()):
            who, _, district = (yield "place").split()
            t.seats[who]["at"] = t.ring.index(district)

    # -- ROLL

    def rolling(self) -> Asking:
        t = self.t
        t.round += 1
        t.step = "roll"
        for seat in t.seats.values():
            seat.update(used=set(), asleep=set(), rolls=1, done=False, kept_now=False)
            for die in seat["dice"]:
                if die["state"] != "captured":
                    die["state"] = "idle"
        for who, seat in t.seats.items():
            for id in seat["cards"]:
                t.lend(who, id)
        for who, seat in t.seats.items():
            self.roll_dice(who, "idle")
            if not any(die["state"] == "rolled" for die in seat["dice"]):
                seat["done"] = True
        while not all(seat["done"] for seat in t.seats.values()):
            self.answer_roll((yield "roll").split())

    def roll_dice(self, who: str, state: str) -> None:
        for slot, die in enumerate(self.t.seats[who]["dice"]):
            if die["state"] == state:
                rolled = self.t.chance("rolled")
                assert (rolled["reckoner"], rolled["die"]) == (who, f"d{slot + 1}")
                die["face"] = in_symbols(rolled["face"])
                assert die["face"] in faces(die["colour"])
                die["state"] = "rolled"

    def answer_roll(self, words: list[str]) -> None:
        who, verb = words[:2]
        seat = self.t.seats[who]
        if verb == "keep":
            seat["dice"][int(words[2][1:]) - 1]["state"] = "kept"
            seat["kept_now"] = True
            if not any(die["state"] == "rolled" for die in seat["dice"]):
                self.finish_rolling(who)
        elif verb == "reroll":
            seat["kept_now"] = False
            seat["rolls"] += 1
            self.roll_dice(who, "rolled")
            if seat["rolls"] == 3 and not self.faith(who):  # ROLL-05
                self.finish_rolling(who)
        elif verb == "use" and words[3] != "roll":
            seat["dice"][int(words[3][1:]) - 1]["state"] = "marked"
        elif verb == "use":
            seat["used"].add(words[2])
            self.roll_dice(who, "marked")
            if seat["rolls"] == 3:
                self.finish_rolling(who)
        else:
            self.finish_rolling(who)

    def faith(self, who: str) -> bool:
        seat = self.t.seats[who]
        return any(card(id).get("power") == "faith" and id not in seat["used"] for id in seat["cards"])

    def finish_rolling(self, who: str) -> None:
        seat = self.t.seats[who]
        seat["done"] = True
        for die in seat["dice"]:
            if die["state"] == "rolled":
                die["state"] = "kept"

    # -- USE

    def using(self) -> Asking:
        self.t.step = "use"
        while (action := (yield "use")) != "end use":
            words = action.split()
            if words[1] == "lapse":
                self.t.seats[words[0]]["open"] = None
            else:
                self.answer_use(words[0], words[2], words[3:])
        for seat in self.t.seats.values():
            seat.update(open=None, sniper=None)

    def open_source(self, who: str, source: str) -> dict[str, Any]:
        """What was begun goes on, or something new begins and the rest of the old is lost (USE-03)."""
        seat = self.t.seats[who]
        if seat["open"] and seat["open"]["source"] == source:
            opened: dict[str, Any] = seat["open"]
            return opened
        anywhere = False
        if source == "plan":
            seat["plan"] -= 1
            symbols = ["any"]
        elif source[0] == "d" and source[1:].isdigit():
            die = seat["dice"][int(source[1:]) - 1]
            die["state"] = "used"
            symbols = self.t.shown(who, die)
        else:
            seat["used"].add(source)
            symbols = list(card(source).get("gives", []))
            anywhere = bool(card(source).get("anywhere"))
        seat["open"] = {"source": source, "symbols": symbols, "anywhere": anywhere, "untouched": True}
        return seat["open"]  # type: ignore[no-any-return]

    def answer_use(self, who: str, source: str, rest: list[str]) -> None:
        t, seat = self.t, self.t.seats[who]
        power = card(source).get("power") if source in seat["cards"] else None
        if power:
            seat["used"].add(source)
            self.odd_power(who, power, rest)
            return
        group = self.open_source(who, source)
        if rest[0] == "move":
            seat["at"], seat["open"] = t.ring.index(rest[1]), None
        elif rest[0] == "barricade":
            t.barricades[t.ring.index(rest[1])] -= 1
            seat["open"] = None
        elif rest[0] == "copy":
            t.copy_tokens[t.ring.index(rest[1])] -= 1
            seat["open"] = None
        elif rest[0] == "card":  # CARD-05, CARD-06, CARD-12
            seat["used"].add(rest[1])
            gives = list(card(rest[1])["gives"])
            seat["open"] = {"source": rest[1], "symbols": gives, "anywhere": False, "untouched": True}
        else:
            self.spend(who, group, rest)

    def spend(self, who: str, group: dict[str, Any], rest: list[str]) -> None:
        """One symbol; what is printed serves before what has to be converted."""
        t, seat = self.t, self.t.seats[who]
        symbol = rest[0]
        serving = [one for one in group["symbols"] if symbol in converted(t, who, one)]
        group["symbols"].remove(symbol if symbol in serving else serving[0])
        group["untouched"] = False
        if not group["symbols"]:
            seat["open"] = None
        if symbol == "money":
            t.money += 1
        elif symbol == "plan":
            seat["plan_next"] += 1
        else:
            self.strike(symbol, rest[1:])

    def strike(self, symbol: str, target: list[str]) -> None:
        """What a symbol does to what it is used on, from a die or from a reward."""
        t = self.t
        if target[0] in t.ring:
            d = t.ring.index(target[0])
            shields = t.red_shields if symbol == "enforcement" else t.blue_shields
            (shields if shields[d] else t.enforcement)[d] -= 1  # EP2-15, EP2-17
        elif target[0] == t.boss_id:
            if symbol == "contain":
                t.boss_brackets[target[1]] -= 1
            elif symbol == "research":
                t.research_boss(1)
            else:
                t.attack_boss()
        else:
            district = next(d for d, epic in enumerate(t.epics) if epic and epic["id"] == target[0])
            if symbol == "contain":
                t.there(district)["p"] -= 1
            elif symbol == "research":
                t.research(district)
            else:
                t.attack(district)

    def odd_power(self, who: str, power: str, rest: list[str]) -> None:
        t = self.t
        if power == "operations":
            t.seats[rest[0]]["plan"] += 1
        elif power == "sniper":
            t.seats[who]["sniper"] = t.ring.index(rest[0])
        elif power == "improvise":
            t.seats[who]["dice"][int(rest[0][1:]) - 1]["face"] = in_symbols(rest[1])
        else:
            raise AssertionError(f"a power that the model does not know: {power}")

    # -- REW

    def rewarding(self) -> Asking:
        t = self.t
        t.step = "rewards"
        given = [printed("epic")[id]["reward"] for id in t.beaten]
        t.defeated += t.beaten
        t.beaten = []
        total = {
            name: sum(reward.get(name, 0) for reward in given)
            for name in ("money", "boss_research", "enforcement", "contain", "plan")
        }
        t.money += total["money"]
        if t.boss_research:
            t.research_boss(total["boss_research"])
        t.rewards = {name: total[name] for name in t.rewards}
        while True:
            self.take_without_choice()
            if not any(t.rewards.values()):
                return
            words = (yield "reward").split()
            t.rewards[words[1]] -= 1
            if words[1] == "plan":
                t.seats[words[2]]["plan_next"] += 1
            else:
                self.strike(words[1], words[2:])

    def take_without_choice(self) -> None:
        """A reward that takes everything there is, or finds nothing, asks nobody (REW-08)."""
        t = self.t
        if t.rewards["enforcement"] >= sum(t.enforcement) + sum(t.red_shields):
            if t.rewards["enforcement"]:
                t.enforcement, t.red_shields = [0] * len(t.ring), [0] * len(t.ring)
            t.rewards["enforcement"] = 0
        steps = sum(epic["p"] - 1 for epic in t.epics if epic) + sum(p - 1 for p in t.boss_brackets.values())
        if t.rewards["contain"] >= steps + sum(t.blue_shields):
            if t.rewards["contain"]:
                for epic in t.epics:
                    if epic:
                        epic["p"] = 1
                t.boss_brackets = dict.fromkeys(TRACKS, 1)
                t.blue_shields = [0] * len(t.ring)
            t.rewards["contain"] = 0

    # -- BUY

    def fill(self, place: int) -> None:
        """BUY-02, COMP-08."""
        t = self.t
        while len(t.market) <= place:
            t.market.append(None)
        if t.market[place] is None and t.deck:
            drawn = t.chance("market")
            assert drawn["place"] == place
            t.deck.remove(drawn["card"])
            t.market[place] = drawn["card"]

    def buying(self, step: str) -> Asking:
        t = self.t
        t.step = step
        while True:
            for place in range(len(t.market)):
                self.fill(place)
            words = (yield "buy").split()
            if words[0] == "buy":
                t.money -= printed("equipment")[words[1]]["price"]
                t.market[t.market.index(words[1])] = None
                t.receive(words[3], words[1])
            elif words[0] == "refresh":
                t.money -= board()["refresh_price"]
                t.discarded |= {id for id in t.market if id is not None}
                t.market = [None] * len(t.market)
            elif words[0] == "ransom":
                t.money -= board()["ransom"]
                t.seats[words[1]]["dice"][int(words[2][1:]) - 1]["state"] = "idle"
            else:
                return
