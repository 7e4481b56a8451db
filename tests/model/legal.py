"""What the model allows at each decision, as actions in words. Of things that differ in nothing the first is listed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tests.model.printed import SYMBOLS, TRACKS, board, card, faces, in_words, printed
from tests.model.table import Seat, Table

ROLLS = 3


def options(t: Table, decision: str) -> list[str]:
    lists = {"place": place, "buy": buy, "roll": roll, "use": use, "reward": reward, "lose": lose}
    lists |= {"steal": steal, "sell": sell, "discard": discard}
    return lists[decision](t)


def distinct(dice: Sequence[dict[str, Any]], *by: str) -> list[int]:
    """The first of all dice that are alike."""
    seen: list[Any] = []
    found = []
    for slot, die in enumerate(dice):
        key = [die[name] for name in by]
        if key not in seen:
            seen.append(key)
            found.append(slot)
    return found


def in_state(seat: Seat, state: str, *by: str) -> list[str]:
    """Names of the dice in a state, alike ones once."""
    masked = [{**die, "slot": slot} for slot, die in enumerate(seat["dice"]) if die["state"] == state]
    return [f"d{masked[n]['slot'] + 1}" for n in distinct(masked, *by)]


def place(t: Table) -> list[str]:
    """PRO-05."""
    return [f"{who} place {district}" for who, seat in t.seats.items() if seat["at"] is None for district in t.ring]


def buy(t: Table) -> list[str]:
    """BUY, PRO-04."""
    found = [
        f"buy {id} for {who}"
        for id in t.market
        if id is not None and printed("equipment")[id]["price"] <= t.money
        for who in t.seats
    ]
    if t.money >= board()["refresh_price"]:
        found.append("refresh market")
    if t.money >= board()["ransom"]:
        for who, seat in t.seats.items():
            free = [{**die, "slot": slot} for slot, die in enumerate(seat["dice"]) if ransomed(seat, die)]
            found += [f"ransom {who} d{free[n]['slot'] + 1}" for n in distinct(free, "colour")]
    return [*found, "end purchase"]


def ransomed(seat: Seat, die: dict[str, Any]) -> bool:
    """BUY-04; while its card is stolen a die stays where it is (EPI-10)."""
    return die["state"] == "captured" and (die["card"] is None or die["card"] in seat["cards"])


def steal(t: Table) -> list[str]:
    """EP2-07: used ones and sleeping ones too."""
    return [f"steal {who} {id}" for who, seat in t.seats.items() for id in seat["cards"][1:]]


def sell(t: Table) -> list[str]:
    """EP2-12."""
    return [f"sell {who} {id}" for who, seat in t.seats.items() for id in seat["cards"][1:]]


def discard(t: Table) -> list[str]:
    """EP2-13."""
    return [f"discard {who}" for who, seat in t.seats.items() if seat["plan"]]


def lose(t: Table) -> list[str]:
    """EPI-09: any die of any Reckoner that is not captured already; what it shows does not matter."""
    found = []
    for who, seat in t.seats.items():
        free = [{**die, "slot": slot} for slot, die in enumerate(seat["dice"]) if die["state"] != "captured"]
        found += [f"lose {who} d{free[n]['slot'] + 1}" for n in distinct(free, "colour")]
    return found


def roll(t: Table) -> list[str]:
    """ROLL, and Faith (HERO-02)."""
    found = []
    for who, seat in t.seats.items():
        if seat["done"]:
            continue
        faith = any(card(id).get("power") == "faith" and id not in seat["used"] for id in seat["cards"])
        marked = any(die["state"] == "marked" for die in seat["dice"])
        loose = sum(die["state"] == "rolled" for die in seat["dice"])
        dice = in_state(seat, "rolled", "colour", "face")
        may_keep = seat["rolls"] < ROLLS and not marked
        found += [f"{who} keep {die}" for die in dice if may_keep]
        found += [f"{who} use faith {die}" for die in dice if faith]
        if marked:
            found.append(f"{who} use faith roll")
            continue
        if may_keep and seat["kept_now"]:
            found.append(f"{who} reroll")
        if loose > 1 or not may_keep:  # with one die left, to stop is to keep it
            found.append(f"{who} stop")
    return found


def reward(t: Table) -> list[str]:
    """REW-02 to REW-05."""
    found = []
    if t.rewards["enforcement"]:
        found += [f"reward {target}" for target in targets(t, "enforcement", range(len(t.ring)))]
    if t.rewards["contain"]:
        found += [f"reward {target}" for target in targets(t, "contain", range(len(t.ring)))]
    if t.rewards["plan"]:
        found += [f"reward plan {who}" for who in t.seats]
    return found


def use(t: Table) -> list[str]:
    return [action for who in t.seats for action in seat_use(t, who)] + ["end use"]


def converted(t: Table, who: str, symbol: str) -> set[str]:
    """A symbol as itself or as a partner, never as a partner's partner (CARD-08)."""
    if symbol == "any":
        return set(SYMBOLS)
    pairs = [power["symbols"] for power in t.powers(who, "converter")]
    return {symbol, *(pair[1 - pair.index(symbol)] for pair in pairs if symbol in pair)}


def usable(t: Table, who: str, symbols: Iterable[str]) -> list[str]:
    can = {as_one for symbol in symbols for as_one in converted(t, who, symbol)}
    return [symbol for symbol in SYMBOLS if symbol in can]


def targets(t: Table, symbol: str, districts: Iterable[int]) -> list[str]:
    """What one symbol could do in these districts, as the rest of the action (SYM, USE-07, BOSS-01)."""
    if symbol in ("money", "plan"):
        return [symbol]
    found = []
    for d in districts:
        epic = t.epics[d]
        here = t.boss_at == d
        if symbol == "enforcement" and (t.enforcement[d] or t.red_shields[d]):
            found.append(f"enforcement {t.ring[d]}")
        if symbol == "contain" and t.blue_shields[d]:  # EP2-16: nothing but the Shield
            found.append(f"contain {t.ring[d]}")
        elif symbol == "contain":
            found += [f"contain {epic['id']}"] if epic and epic["p"] > 1 else []
            found += [f"contain {t.boss_id} {c}" for c in TRACKS if here and t.boss_brackets[c] > 1]
        if symbol == "research":
            found += [f"research {epic['id']}"] if epic and epic["research"] else []
            found += [f"research {t.boss_id}"] if here and t.boss_research else []
        if symbol == "attack":
            found += [f"attack {epic['id']}"] if epic and epic["health"] is not None else []
            found += [f"attack {t.boss_id}"] if here and not t.boss_research else []
    return found


def reached(t: Table, who: str, anywhere: bool) -> list[int]:
    """One's own district, the Sniper token's, or all of them (HERO-04, CARD-12)."""
    seat = t.seats[who]
    if anywhere:
        return list(range(len(t.ring)))
    return list(dict.fromkeys(d for d in (seat["at"], seat["sniper"]) if d is not None))


def moves(t: Table, who: str) -> list[str]:
    """MOVE-02, EP2-03."""
    at = t.seats[who]["at"]
    if t.barricades[at] or t.held(at):
        return []
    return [f"move {t.ring[d]}" for d in range(len(t.ring)) if d != at and not t.barricades[d]]


def whole(t: Table, who: str) -> list[str]:
    """What any untouched source can do (MOVE-01, BAR-01, EP2-22)."""
    copies = [f"copy {t.ring[d]}" for d in reached(t, who, anywhere=False) if t.copy_tokens[d]]
    return moves(t, who) + [f"barricade {t.ring[d]}" for d in range(len(t.ring)) if t.barricades[d]] + copies


def payable(t: Table, who: str, symbols: Iterable[str]) -> list[str]:
    """Cards whose cost is among the symbols (CARD-03)."""
    seat = t.seats[who]
    shown = usable(t, who, symbols)
    return [
        f"card {id}"
        for id in t.awake(who)
        if card(id)["family"] == "exchanger" and id not in seat["used"] and set(card(id)["cost"]) & set(shown)
    ]


def sources(t: Table, who: str) -> list[tuple[str, list[str], bool]]:
    """Everything that a Reckoner could begin: its name, its symbols, whether it works anywhere."""
    seat = t.seats[who]
    found = []
    for name in in_state(seat, "kept", "colour", "face"):
        die = seat["dice"][int(name[1:]) - 1]
        found.append((name, t.shown(who, die), False))
    if seat["plan"]:
        found.append(("plan", ["any"], False))
    for id in t.awake(who):
        does = card(id)
        if does["family"] == "symbols" and id not in seat["used"]:
            found.append((id, list(does["gives"]), bool(does.get("anywhere"))))
    return found


def seat_use(t: Table, who: str) -> list[str]:
    """USE, MOVE, BAR, SYM, PLAN, CARD."""
    seat = t.seats[who]
    group = seat["open"]
    found: list[str] = []
    begun = [(group["source"], group["symbols"], group["anywhere"], group["untouched"])] if group else []
    for source, symbols, anywhere, untouched in begun + [(*new, True) for new in sources(t, who)]:
        near = reached(t, who, anywhere)
        ways = [way for symbol in usable(t, who, symbols) for way in targets(t, symbol, near)]
        if untouched:  # USE-03: only a whole die moves, clears or pays
            ways += whole(t, who) + payable(t, who, symbols)
        found += [f"{who} use {source} {way}" for way in ways]
    if group:
        found.append(f"{who} lapse")
    for id in t.awake(who):
        if id not in seat["used"]:
            found += [f"{who} use {id} {way}" for way in powers(t, who, id)]
    return found


def powers(t: Table, who: str, id: str) -> list[str]:
    """Movers and odd powers (CARD-14, HERO-01, HERO-03, HERO-04)."""
    does = card(id)
    if does["family"] == "mover":
        return moves(t, who)
    power = does.get("power")
    if power == "operations":
        return [other for other in t.seats if other != who]
    if power == "sniper":
        return list(t.ring)
    if power == "improvise":
        found = []
        for name in in_state(t.seats[who], "kept", "colour", "face"):
            die = t.seats[who]["dice"][int(name[1:]) - 1]
            others = dict.fromkeys(in_words(face) for face in faces(die["colour"]) if face != die["face"])
            found += [f"{name} {other}" for other in others]
        return found
    return []
