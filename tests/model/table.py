"""The model's table: dictionaries and lists, and what can happen to them. Written from the catalogue, as slow as it
likes; it shares no line with the engine, so that a mistake in one of them shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any

from tests.model.printed import LEVELS, TRACKS, board, boss_board, card, faces, in_words, printed

Asking = Generator[str, str, None]  # yields the name of a decision, is sent the action
Seat = dict[str, Any]
Epic = dict[str, Any]
PIECES = {
    "enforcement": "enforcement",
    "barricade": "barricades",
    "red-shield": "red_shields",
    "blue-shield": "blue_shields",
    "copy-token": "copy_tokens",
}  # by the words of actions
SHARED = ("enforcement", "contain", "plan", "research", "attack")  # rewards that are shared out
NEW_PIECES = ("red_shields", "blue_shields", "copy_tokens")
UNROLLED = ("idle", "captured", "disabled")  # what such a die shows means nothing
USING = ("roll", "use", "rewards", "purchase")  # else it means nothing whether a card was used
Chance = Callable[[str], dict[str, Any]]


class Over(Exception):  # noqa: N818 - the end of a game is no error
    """The game has ended: nothing that waits is still done (BOSS-04, BOSS-05)."""


def singled(symbols: list[str]) -> list[str]:
    """ATK-07: two equal symbols count as one."""
    twice = {symbol for symbol in symbols if symbols.count(symbol) == 2}
    return [symbol for n, symbol in enumerate(symbols) if symbol not in twice or symbol not in symbols[:n]]


class Table:
    """Everything on the table. `chance` tells what the dice and decks brought; all else follows from the rules."""

    def __init__(
        self,
        reckoners: tuple[str, ...],
        difficulty: str,
        chance: Chance,
        boss: str,
        city: str,
        options: tuple[str, ...] = (),
    ) -> None:
        self.chance, self.options = chance, options
        numbers = board()
        self.round, self.step, self.result = 0, "prologue", "playing"
        self.population, self.money, self.base = numbers["population"], numbers["money"], 0
        self.boss_id, self.city = boss, printed("city")[city]
        self.boss = boss_board(printed("boss")[boss], len(reckoners), difficulty)
        self.sides: list[str] = []  # by district, Newcago's cards
        self.traded: set[int] = set()  # districts whose card has traded in this use step (NEW-06)
        self.victims: list[str] = []  # of whom one is hit
        self.benefit: dict[str, Any] | None = None  # symbols that somebody may use now
        self.money += len(reckoners) * ("casual" in options)  # VAR-04
        self.intense = ("intense" in options) + 2 * ("most-intense" in options)  # VAR-05
        with_cards = any(option.startswith("newcago-cards") for option in options)
        new = boss != "steelheart" or city != "newcago" or with_cards
        self.at_once = new or "rewards-at-once" in options  # MOD4-01
        level = LEVELS.index(difficulty)
        self.marker_start: int = self.city["marker_start"][level] if "marker_start" in self.city else 0
        count = str(len(reckoners))
        measure = printed("boss")[self.city["boss"]]  # VAR-01
        research: int = measure["research"][count][level]
        health: int = (measure.get("health") or measure["research"])[count][level]
        self.weakened: int = self.city["boss_health"][level] if self.marker_start else health
        self.walk_start: int = self.city.get("marker_starts", {}).get(count, 0)
        self.passes: int = self.city.get("passes", {}).get(count, 0)
        self.spots: list[int] = []  # by district, where the city walks (ILD)
        self.tram: int | None = None
        self.markers: list[int] = []
        self.dawnslight = set(printed("dawnslight")) if self.marker_start else set()
        self.under: list[str] = []  # of that deck, what everybody has seen go under it
        self.aid: tuple[list[str], list[str]] | None = None  # two cards, and who may have one
        self.boss_card = ""
        self.boss_cards = Counter({one["effect"]: one["count"] for one in printed("boss")[boss].get("cards", [])})
        self.boss_deck = self.boss_cards.copy()
        self.boss_at: int | None = None
        self.boss_research: int = research
        self.rows: list[str] = []  # that Limelight's dice showed last
        self.defeats = 0  # in this Reckoner phase (LIM-07)
        self.boss_health: int | None = None
        self.boss_brackets = dict.fromkeys(TRACKS, numbers["boss_bracket"])
        self.ring: list[str] = []
        self.epics: list[Epic | None] = []
        self.enforcement: list[int] = []
        self.barricades: list[int] = []
        self.red_shields: list[int] = []
        self.blue_shields: list[int] = []
        self.copy_tokens: list[int] = []
        self.stolen: list[list[tuple[str, str]]] = []  # by district: the card and whose it was
        self.activating: int | None = None  # the district of the Epic that activates
        self.pending: list[str] | None = None  # its attacks "per" something, which wait (EP2-10)
        self.market: list[str | None] = []
        self.deck, self.epic_deck = set(printed("equipment")), set(printed("epic"))
        self.discarded: set[str] = set()
        self.beaten: list[str] = []
        self.defeated: list[str] = []
        self.rewards = dict.fromkeys((*SHARED, "money", "boss_research"), 0)
        self.tracks: list[int] = []  # where Boss research of the reward that is shared out counts
        self.kidnap: tuple[str, int, int] | None = None  # who, into which district, how many pieces so far
        self.swap: dict[str, Any] | None = None  # whose dice are exchanged by which card, and what is still open
        self.gifted = ""  # whom Spyril or Extra Ammo serves
        self.seats: dict[str, Seat] = {}
        for who in reckoners:
            reckoner = printed("reckoner")[who]
            dice = [{"colour": colour, "face": faces(colour)[0], "state": "idle", "card": None, "swap": None}
                    for colour, n in reckoner["dice"].items() for _ in range(n)]  # fmt: skip
            self.seats[who] = {
                "at": None, "dice": dice, "plan": numbers["plan_tokens"], "plan_next": 0,
                "cards": [reckoner["ability"]], "used": set(), "asleep": set(),
                "open": None, "rolls": 0, "done": False, "kept_now": False, "sniper": None,
                "charges": 0, "waiting": [], "owing": None, "to": None,
                "suffers": [], "laid": [], "disabled": set(), "dawnslight": [],
            }  # fmt: skip

    def lay_ring(self, n: int) -> None:
        """Districts with nothing in them."""
        self.epics = [None] * n
        for pieces in ("enforcement", "barricades", *NEW_PIECES):
            setattr(self, pieces, [0] * n)
        self.stolen = [[] for _ in range(n)]
        self.spots = [self.walk_start] * n if self.walk_start else []  # ILD-01
        if self.marker_start:  # BAB-01
            self.markers = [self.marker_start] * n
            self.boss_research = sum(self.markers)

    # -- pieces (COMP)

    def left(self, pieces: str) -> int:
        placed: list[int] = getattr(self, pieces)
        return int(board().get(pieces, 0)) - sum(placed)

    def lose_people(self, people: int) -> None:
        self.population = max(0, self.population - people)
        if people and not self.population:
            self.result = "lost"
            raise Over

    def add(self, pieces: str, district: int, n: int) -> None:
        """Each piece that is not there costs a life (COMP-01, COMP-02, COMP-05)."""
        for _ in range(n):
            if self.left(pieces):
                getattr(self, pieces)[district] += 1
            else:
                self.lose_people(1)

    # -- Epics and the Boss

    def bring_epic(self, district: int, bracket: int) -> None:
        if not self.epic_deck:  # COMP-07
            self.epic_deck, self.defeated = set(self.defeated), []
        drawn = self.chance("enters")
        assert drawn["district"] == self.ring[district]
        self.epic_deck.remove(drawn["epic"])
        values = printed("epic")[drawn["epic"]]
        health = None if values["health"] == "infinite" else values["health"]
        self.epics[district] = {"id": drawn["epic"], "research": values["research"], "health": health, "p": bracket}

    def values(self, epic: Epic) -> dict[str, Any]:
        return printed("epic")[epic["id"]]

    def research(self, district: int) -> bool:
        """Whether the Epic is weakened."""
        epic = self.there(district)
        epic["research"] -= 1
        if epic["research"] == 0:  # SYM-05
            weakened = self.values(epic)["weakened"]
            epic["health"] = weakened if epic["health"] is None else min(epic["health"], weakened)
            return True
        return False

    def attack(self, district: int) -> bool:
        """Whether the Epic is defeated."""
        epic = self.there(district)
        epic["health"] -= 1
        if epic["health"] == 0:  # SYM-07
            self.beaten.append(epic["id"])
            self.defeats += 1
            self.epics[district] = None
            for id, who in self.stolen[district]:  # EP2-08
                self.seats[who]["cards"].append(id)
                self.seats[who]["asleep"].add(id)
            self.stolen[district] = []
            return True
        return False

    def trigger(self, power: str, district: int | None, who: str | None) -> None:
        """EQ2-20, EQ2-21: for the owner who is there, or who has done it."""
        for owner, seat in self.seats.items():
            for id in self.awake(owner):
                if card(id).get("power") == power and (owner == who or seat["at"] == district is not None):
                    seat["waiting"].append(id)

    def there(self, district: int) -> Epic:
        epic = self.epics[district]
        assert epic is not None
        return epic

    def research_boss(self, n: int, who: str | None = None) -> None:
        self.boss_research = max(0, self.boss_research - n)
        if self.boss_research == 0 and self.boss_health is None:
            self.boss_health = self.weakened  # BOSS-03, BAB-02
            self.trigger("blind-spot", self.boss_at, who)

    def attack_boss(self) -> None:
        assert self.boss_health is not None
        self.boss_health -= 1
        if self.boss_health == 0:
            self.result = "won"
            raise Over

    # -- Reckoners

    def awake(self, who: str) -> list[str]:
        """Cards that do something for their owner (EP2-08, ATK-05, ATK-08)."""
        seat = self.seats[who]
        return [id for id in seat["cards"] if id not in seat["asleep"] and id not in seat["disabled"]]

    def powers(self, who: str, family: str) -> list[dict[str, Any]]:
        """What a Reckoner's cards of a family do."""
        return [card(id) for id in self.awake(who) if card(id)["family"] == family]

    def has_power(self, who: str, power: str) -> bool:
        return any(card(id).get("power") == power for id in self.awake(who))

    def stands(self, district: int, power: str) -> bool:
        """Whether somebody with such a card is there; the Sniper token is nobody."""
        return any(seat["at"] == district and self.has_power(who, power) for who, seat in self.seats.items())

    def held(self, district: int) -> bool:
        """Nobody there can Move (EP2-03)."""
        epic = self.epics[district]
        return epic is not None and "pull" in self.values(epic)["track"][: epic["p"]]

    def somebody_owns(self) -> bool:
        return any(seat["cards"][1:] for seat in self.seats.values())

    def give_up(self, who: str, id: str, *, sold: bool) -> None:
        """A card is lost, and its die goes to the supply. A captured one stays if the card is stolen (EPI-10)."""
        seat = self.seats[who]
        seat["cards"].remove(id)
        if not sold:  # who buys it again in the same round has used it (CARD-15)
            seat["used"].discard(id)
        seat["asleep"].discard(id)
        seat["disabled"].discard(id)
        seat["waiting"] = [one for one in seat["waiting"] if one != id]
        if seat["owing"] and seat["owing"][0] == id:
            seat["owing"] = None
        for die in [die for die in seat["dice"] if die["card"] == id and (die["state"] != "captured" or sold)]:
            self.leaves(seat, die, id)
        for die in [die for die in seat["dice"] if die["swap"] and die["swap"][0] == id]:
            colour = die["swap"][1]
            die["swap"] = None
            if self.in_supply(colour) and die["state"] != "captured":  # what was given away comes back
                self.leaves(seat, die, id)
                seat["dice"].append({**die, "colour": colour, "face": faces(colour)[0], "state": "idle"})

    def leaves(self, seat: Seat, die: dict[str, Any], id: str) -> None:
        """A die goes to the supply; the names of those behind it change, and what it still had open is the card's."""
        slot = next(n for n, one in enumerate(seat["dice"]) if one is die)
        del seat["dice"][slot]
        source = seat["open"]["source"] if seat["open"] else ""
        if source[:1] == "d" and source[1:].isdigit() and int(source[1:]) > slot:
            seat["open"]["source"] = id if int(source[1:]) == slot + 1 else f"d{int(source[1:]) - 1}"

    def shown(self, who: str, die: dict[str, Any]) -> list[str]:
        """A die's symbols; doublers count on basic dice (CARD-10), but not against ATK-07."""
        symbols: list[str] = list(die["face"])
        if "doubles" in self.seats[who]["suffers"]:
            return singled(symbols)
        if die["colour"] == "basic":
            for power in self.powers(who, "doubler"):
                symbols += [symbol for symbol in die["face"] if symbol == power["symbol"]]
        return symbols

    def receive(self, who: str, id: str) -> None:
        self.seats[who]["cards"].append(id)
        self.lend(who, id)

    def lend(self, who: str, id: str) -> None:
        """CARD-09: the card's die, if it is not there yet and the supply has one."""
        seat, colour = self.seats[who], card(id).get("die")
        if colour and self.in_supply(colour) and not any(die["card"] == id for die in seat["dice"]):
            seat["dice"].append({"colour": colour, "face": faces(colour)[0], "state": "idle", "card": id, "swap": None})

    def in_supply(self, colour: str) -> int:
        owned = [die for seat in self.seats.values() for die in seat["dice"] if die["colour"] == colour]
        return int(printed("die")[colour]["count"]) - len(owned)

    def supply(self) -> dict[str, int]:
        return {colour: n for colour in printed("die") if (n := self.in_supply(colour))}

    # -- the same as the engine's view, for comparing

    def seen(self) -> dict[str, Any]:
        at = None if self.boss_at is None else self.ring[self.boss_at]
        return {
            "round": self.round,
            "step": "over" if self.result != "playing" else self.step,
            "result": self.result,
            "population": self.population,
            "money": self.money,
            "base": self.base,
            "boss": (at, self.boss_research, self.boss_health, dict(self.boss_brackets)),
            "boss cards": (self.boss_card, dict(+self.boss_deck), list(self.rows)),
            "tram": None if self.tram is None else self.ring[self.tram],
            "dawnslight": len(self.dawnslight) + len(self.under) if self.markers else None,
            "benefit": self.benefit_seen(),
            "districts": [self.district_seen(n) for n in range(len(self.ring))],
            "reckoners": {who: self.seat_seen(who) for who in self.seats},
            "market": list(self.market),
            "equipment_deck": len(self.deck),
            "epic_deck": len(self.epic_deck),
            "defeated": sorted(self.defeated),
            "beaten": sorted(self.beaten),
            "rewards": dict(self.rewards),
            "enforcement_left": self.left("enforcement"),
            "barricades_left": self.left("barricades"),
            "discarded": sorted(self.discarded),
            "supply": self.supply() if self.swap else {},
            "left": [self.left(kind) if kind in board() else None for kind in NEW_PIECES],
        }

    def benefit_seen(self) -> tuple[str, str, str, str] | None:
        if self.benefit is None or self.result != "playing":
            return None
        told = self.benefit
        return self.ring[told["district"]], told["card"], in_words(told["symbols"]), told["who"]

    def district_seen(self, n: int) -> dict[str, Any]:
        epic = self.epics[n]
        return {
            "id": self.ring[n],
            "epic": epic and (epic["id"], epic["research"], epic["health"], epic["p"]),
            "enforcement": self.enforcement[n],
            "barricades": self.barricades[n],
            "reckoners": [who for who, seat in self.seats.items() if seat["at"] == n],
            "boss": self.boss_at == n,
            "new": (self.red_shields[n], self.blue_shields[n], self.copy_tokens[n]),
            "stolen": list(self.stolen[n]),
            "held": self.held(n),
            "card": (self.sides[n] if self.sides else "", n in self.traded),
            "marker": (self.markers or self.spots)[n] if self.markers or self.spots else None,
        }

    def seat_seen(self, who: str) -> dict[str, Any]:
        seat = self.seats[who]
        group = seat["open"]
        return {
            "at": None if seat["at"] is None else self.ring[seat["at"]],
            "dice": [(die["colour"], self.face_seen(who, die), die["state"]) for die in seat["dice"]],
            "plan": seat["plan"],
            "plan_next": seat["plan_next"],
            "cards": [self.card_seen(seat, id) for id in seat["cards"]],
            "open": group and (group["source"], in_words(group["symbols"]), group["anywhere"], group["untouched"]),
            "rolls": 0 if seat["done"] else seat["rolls"],
            "done": seat["done"],
            "sniper": None if seat["sniper"] is None else self.ring[seat["sniper"]],
            "waiting": list(seat["waiting"]),
            "owing": ("a Move", self.ring[seat["to"]]) if seat["to"] is not None else seat["owing"],
            "suffers": sorted(seat["suffers"]),
            "dawnslight": list(seat["dawnslight"]),
        }

    def face_seen(self, who: str, die: dict[str, Any]) -> str:
        """What a die from the supply shows before it is rolled means nothing."""
        return "" if die["state"] in UNROLLED else in_words(self.shown(who, die))

    def card_seen(self, seat: Seat, id: str) -> tuple[str, bool, bool, int | None, bool]:
        """With the tokens on it, if it takes some."""
        disabled = id in seat["disabled"]
        charges = seat["charges"] if card(id).get("power") == "demolitions" else None
        used = (
            self.result == "playing"
            and self.step in USING
            and id in seat["used"]
            and not disabled
            and id not in seat["asleep"]
        )
        return id, used, id in seat["asleep"], charges, disabled
