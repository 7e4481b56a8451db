"""The course of a game in the model: one generator that reads like the book's order of play. It stops at each decision,
is sent the action, and goes on. A decision with one option is taken by itself."""

from __future__ import annotations

from collections import Counter

from tests.model.attacks import disables, disabling, take_tokens_back
from tests.model.babilar import aids
from tests.model.epics import activate, add_epics, boss_prologue, move_boss
from tests.model.ildithia import walk
from tests.model.legal import options
from tests.model.newcago import benefits, harm, victims
from tests.model.printed import board, card, faces, in_symbols, printed
from tests.model.rewards import REWARDS, give
from tests.model.swaps import swapping, swaps
from tests.model.table import Asking, Over, Table
from tests.model.using import answer_use, lapse


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
        others = {"swap": swaps, "aid": aids, "disable": disables, "victim": victims, "benefit": benefits}
        if self.decision in others:
            return others[self.decision](self.t)
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
            if not self.t.at_once:
                yield from self.rewarding()
            yield from self.buying("purchase")
            self.ready_plans()
            if self.t.boss_id == "steelheart":  # ATK-01
                take_tokens_back(self.t)
            if self.t.spots:
                self.t.step = "ildithia"
                yield from walk(self.t)
            self.t.step = "activate"
            add_epics(self.t)
            if self.t.sides:
                self.t.step = "city-cards"
                yield from harm(self.t)
                self.t.step = "activate"
            yield from activate(self.t)

    def prologue(self) -> Asking:
        t = self.t
        for place in range(board()["market"]):
            self.fill(place)
        placed = t.chance("boss-placed")
        t.boss_at = t.ring.index(placed["district"])
        yield from boss_prologue(t)
        move_boss(t)
        t.tram = t.boss_at if t.spots else None  # ILD-02
        yield from self.buying("prologue")
        while any(seat["at"] is None for seat in t.seats.values()):
            who, _, district = (yield "place").split()
            t.seats[who]["at"] = t.ring.index(district)
        self.ready_plans()

    def ready_plans(self) -> None:
        """PLAN-03."""
        for seat in self.t.seats.values():
            seat["plan"] += seat["plan_next"]
            seat["plan_next"] = 0

    # -- ROLL

    def rolling(self) -> Asking:
        t = self.t
        t.round += 1
        t.defeats = 0
        t.step = "roll"
        for seat in t.seats.values():
            seat.update(used=set(), asleep=set(), kept_now=False)
            for die in seat["dice"]:
                die["half"] = False
                if die["state"] != "captured":
                    die["state"] = "idle"
        for who, seat in t.seats.items():
            for id in seat["cards"]:
                t.lend(who, id)
        yield from disabling(t)
        for who, seat in t.seats.items():
            for id in list(seat["cards"]):
                yield from swapping(t, who, id)
        for who, seat in t.seats.items():
            seat.update(rolls=min(3, 1 + seat["suffers"].count("reroll")), done=False)  # ATK-02
            self.roll_dice(who, "idle")
            if not any(die["state"] == "rolled" for die in seat["dice"]):
                seat["done"] = True
            elif seat["rolls"] == 3 and not self.faith(who):  # ROLL-05
                self.finish_rolling(who)
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
        return any(card(id).get("power") == "faith" and id not in seat["used"] for id in self.t.awake(who))

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
                lapse(self.t.seats[words[0]])
            elif words[1] == "heal":  # BAB-10
                self.t.seats[words[0]]["dawnslight"].remove(words[2])
                self.t.population += card(words[2])["population"]
            else:
                yield from answer_use(self.t, words[0], words[2], words[3:])
        for seat in self.t.seats.values():
            seat.update(open=None, sniper=None, owing=None, to=None, waiting=[])
        self.t.traded = set()

    # -- REW

    def rewarding(self) -> Asking:
        """REW-01: of all Epics together."""
        t = self.t
        t.step = "rewards"
        given = [printed("epic")[id]["reward"] for id in t.beaten]
        t.defeated += t.beaten
        t.beaten = []
        yield from give(t, {name: sum(reward.get(name, 0) for reward in given) for name in REWARDS})

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
                yield from self.bought(words[1], words[3])
            elif words[0] == "refresh":
                t.money -= board()["refresh_price"]
                t.discarded |= {id for id in t.market if id is not None}
                t.market = [None] * len(t.market)
            elif words[0] == "ransom":
                t.money -= board()["ransom"]
                t.seats[words[1]]["dice"][int(words[2][1:]) - 1]["state"] = "idle"
            elif words[1] == "lapse":
                lapse(t.seats[words[0]])
            elif words[1] == "use":
                yield from answer_use(t, words[0], words[2], words[3:])
            else:
                break
        for seat in t.seats.values():
            seat["waiting"] = []

    def bought(self, id: str, who: str) -> Asking:
        """BUY-01, BUY-02, EQ2-03: pay, refill, then the card acts."""
        t = self.t
        t.money -= printed("equipment")[id]["price"]
        place = t.market.index(id)
        t.market[place] = None
        self.fill(place)
        if card(id)["family"] == "consumable":
            t.discarded.add(id)
            gives = Counter(card(id)["gives"])
            yield from give(t, {**gives, "boss_research": card(id).get("boss_research", 0)}, who)
        else:
            t.receive(who, id)
            yield from swapping(t, who, id)
