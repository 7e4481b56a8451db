"""The use step of the model: sources, groups of symbols, cards (USE, SYM, PLAN, CARD, HERO, HER2, EQ2)."""

from __future__ import annotations

from typing import Any

from tests.model.ildithia import protect
from tests.model.legal import begins, converted, is_die, trade, with_fuel, worth
from tests.model.printed import card, in_symbols
from tests.model.rewards import strike
from tests.model.table import PIECES, Asking, Seat, Table

Group = dict[str, Any]


def new_group(
    source: str, symbols: list[str], *, anywhere: bool = False, either: bool = False, fuelled: bool = False
) -> Group:
    """`either`: only one of its symbols; `fuelled`: Fuel Cells have worked on it."""
    told = {"source": source, "symbols": symbols, "untouched": True}
    return {**told, "anywhere": anywhere, "either": either, "fuelled": fuelled}


def open_source(t: Table, who: str, source: str) -> Group:
    """What was begun goes on, or something new begins and the rest of the old is lost (USE-03)."""
    seat = t.seats[who]
    if seat["open"] and seat["open"]["source"] == source:
        opened: Group = seat["open"]
        return opened
    symbols, anywhere, either = begins(t, who, source)
    waited = source in seat["waiting"]
    if waited:
        seat["waiting"].remove(source)
    else:
        seat["waiting"] = []
    if source == "plan":
        seat["plan"] -= 1
    elif is_die(source):
        seat["dice"][int(source[1:]) - 1]["state"] = "used"
    elif source in seat["dawnslight"]:  # BAB-10
        seat["dawnslight"].remove(source)
    elif not waited:
        seat["used"].add(source)
    fuelled = t.has_power(who, "fuel-cells") and any(symbols.count(one) == 3 for one in symbols)
    seat["open"] = new_group(source, symbols, anywhere=anywhere, either=either, fuelled=fuelled)
    return seat["open"]  # type: ignore[no-any-return]


def lapse(seat: Seat) -> None:
    """The open die is let go; without one, what is half paid; else what waits."""
    if seat["open"]:
        seat["open"] = None
    elif seat["owing"] or seat["to"] is not None:
        seat.update(owing=None, to=None)
    else:
        seat["waiting"] = []


def answer_use(t: Table, who: str, source: str, rest: list[str]) -> Asking:
    seat = t.seats[who]
    power = card(source).get("power") if source in seat["cards"] and source not in seat["waiting"] else None
    if power and not (seat["open"] and seat["open"]["source"] == source) and not begins_as_die(t, power):
        yield from odd_power(t, who, source, power, rest)
        return
    if source in seat["waiting"] and seat["open"]:  # EQ2-20: in between, and the die goes on
        die = seat["open"]
        group = open_source(t, who, source)
        yield from use_group(t, who, group, rest)
        seat["open"] = die
    else:
        yield from use_group(t, who, open_source(t, who, source), rest)


def use_group(t: Table, who: str, group: Group, rest: list[str]) -> Asking:
    seat = t.seats[who]
    if rest[0] != "card":  # a half-paid card waits for a payment, not for anything else
        seat["owing"] = None
        if rest[0] != "move":
            seat["to"] = None
    if rest[0] == "move":
        seat["open"] = None
        pay_move(t, who, group["source"], t.ring.index(rest[1]))
    elif rest[0] in ("barricade", "copy"):
        pieces = t.barricades if rest[0] == "barricade" else t.copy_tokens
        pieces[t.ring.index(rest[1])] -= 1
        seat["open"] = None
    elif rest[0] == "card" and rest[1] in t.sides:  # NEW-06
        t.traded.add(seat["at"])
        seat["open"] = {**new_group(rest[1], list(trade(rest[1])["gives"])), "untouched": False}
    elif rest[0] == "card":
        pay(t, who, group, rest[1], rest[2:])
    else:
        yield from spend(t, who, group, rest)


def begins_as_die(t: Table, power: str) -> bool:
    """Dish Soap at the top (EQ2-09)."""
    return power == "dish-soap" and t.base == 0


def pay_move(t: Table, who: str, source: str, district: int) -> None:
    """ATK-06: where a Move costs two, two in one go."""
    seat = t.seats[who]
    if "move" in seat["suffers"] and seat["to"] is None:
        seat.update(to=district, owing=None)
        mark_payer(seat, source)
    else:
        seat["to"] = None
        move(t, who, district)


def mark_payer(seat: Seat, source: str) -> None:
    for slot, die in enumerate(seat["dice"]):
        die["half"] = source == f"d{slot + 1}"


def move(t: Table, who: str, district: int) -> None:
    """A Move, after which Submarine acts (EQ2-12)."""
    t.seats[who]["at"] = district
    for id in t.awake(who):
        if card(id)["family"] == "after-move":
            t.seats[who]["waiting"].append(id)


def pay(t: Table, who: str, group: Group, id: str, extra: list[str]) -> None:
    """CARD-05, CARD-06, CARD-12; cards that cost two, and those that change what pays."""
    seat, does = t.seats[who], card(id)
    symbols, anywhere, fuelled = list(group["symbols"]), False, False
    if does["family"] == "costs-two":
        shown = {as_one for symbol in symbols for as_one in converted(t, who, symbol)}
        paid = [symbol for symbol in does["cost"] if symbol in shown]
        if seat["owing"] is None or seat["owing"][0] != id:  # EQ2-02
            left = [other for symbol, other in zip(does["cost"], does["cost"][::-1], strict=True) if symbol in paid]
            seat.update(owing=(id, left), to=None)
            mark_payer(seat, group["source"])
            seat["open"] = None
            return
        seat["owing"] = None
        symbols = list(does["gives"])
    elif does["family"] == "exchanger":
        symbols = list(does["gives"])
    elif does["power"] == "tradecraft":  # HER2-03
        anywhere = group["anywhere"]
        symbols = [extra[0]] * 2 if "any" in symbols or group["either"] else [*symbols, extra[0]]
        fuelled = group["fuelled"]
    else:  # EQ2-06: the die stays what it is
        symbols[symbols.index(extra[0])] = extra[1]
        group["symbols"] = [extra[1]] if group["either"] else symbols
        group["either"] = False
        seat["used"].add(id)
        return
    seat["used"].add(id)
    if "doubles" in seat["suffers"]:  # HER2-03 + ATK-07
        symbols = symbols if does.get("power") == "tradecraft" else worth(t, who, id, symbols)
    elif not fuelled:  # EQ2-14: once on a group
        plain, symbols = symbols, with_fuel(t, who, symbols)
        fuelled = symbols != plain
    seat["open"] = new_group(id, symbols, anywhere=anywhere, fuelled=fuelled)


def spend(t: Table, who: str, group: Group, rest: list[str]) -> Asking:
    """One symbol; what is printed serves before what has to be converted."""
    seat = t.seats[who]
    symbol = rest[0]
    as_shown = group["source"] in t.sides  # MOD4-03
    serving = [one for one in group["symbols"] if one == symbol or (symbol in converted(t, who, one) and not as_shown)]
    group["symbols"].remove(symbol if symbol in serving else serving[0])
    group["untouched"] = False
    if not group["symbols"] or group["either"]:
        seat["open"] = None
    if rest[1:2] == ["protect"]:
        protect(t, t.ring.index(rest[2]))
    elif symbol == "money":
        t.money += 1
    elif symbol == "plan":  # EQ2-18
        seat["plan" if t.has_power(who, "predictive-analytics") else "plan_next"] += 1
    else:
        yield from strike(t, symbol, rest[1:], who)


def odd_power(t: Table, who: str, id: str, power: str, rest: list[str]) -> Asking:
    """Powers that open nothing, so that an open die stays open (USE-03), and Demolitions."""
    seat = t.seats[who]
    seat["used"].add(id)
    if power == "operations":
        t.seats[rest[0]]["plan"] += 1
    elif power == "sniper":
        seat["sniper"] = t.ring.index(rest[0])
    elif power == "improvise":
        seat["dice"][int(rest[0][1:]) - 1]["face"] = in_symbols(rest[1])
    elif power == "dispatcher" and rest[0] == "barricade":
        t.barricades[t.ring.index(rest[1])] -= 1
    elif power == "dispatcher":
        pay_move(t, rest[0], "dispatcher", t.ring.index(rest[1]))
    elif power == "demolitions" and rest[0] == "put":
        seat["charges"] += 1
    elif power == "demolitions":
        seat["charges"] -= int(rest[0])
        symbols = ["attack"] * (2 * int(rest[0]) + 1)
        seat["waiting"] = []
        seat["open"] = new_group(id, symbols)
    elif power == "dish-soap":
        t.base -= 1
    elif power == "tracking-device":
        seat["plan"] += 1
    elif power == "med-kit":
        t.population += 1
    elif power == "kidnap":
        yield from kidnap(t, who, t.ring.index(rest[0]))
    elif power == "extra-ammo":
        yield from reroll(t, rest[0])
    elif power == "spyril":
        yield from regain(t, rest[0])
    else:
        raise AssertionError(f"a power that the model does not know: {power}")


def kidnap(t: Table, who: str, district: int) -> Asking:
    """EQ2-08: the Boss, or up to three pieces."""
    for brought in range(3):
        t.kidnap = (who, district, brought)
        words = (yield "kidnap").split()
        if words[1] == "bring-boss":
            t.boss_at = district
            assert t.chance("boss-moves")["district"] == t.ring[district]
            break
        if words[1] == "done":
            break
        pieces = getattr(t, PIECES[words[2]])
        pieces[t.ring.index(words[3])] -= 1
        pieces[district] += 1


def reroll(t: Table, other: str) -> Asking:
    """EQ2-17: the second one is chosen when the first is seen."""
    for _ in range(2):
        t.gifted = other
        words = (yield "ammo").split()
        if words[1] == "enough":
            break
        rolled = t.chance("rolled")
        assert (rolled["reckoner"], rolled["die"]) == (other, words[2])
        t.seats[other]["dice"][int(words[2][1:]) - 1]["face"] = in_symbols(rolled["face"])


def regain(t: Table, other: str) -> Asking:
    """EQ2-05: an open die is closed first."""
    t.gifted = other
    name = (yield "regain").split()[2]
    seat = t.seats[other]
    if seat["open"] and seat["open"]["source"] == name:
        seat["open"] = None
    seat["dice"][int(name[1:]) - 1]["state"] = "kept"
