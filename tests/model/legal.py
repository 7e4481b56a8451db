"""What the model allows at each decision, as actions in words. Of things that differ in nothing the first is listed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.model.helped import all_pieces, ammo, kidnap, regain
from tests.model.losing import discard, distinct, has_paid_half, in_state, lose, sell, steal
from tests.model.printed import SYMBOLS, TRACKS, board, card, faces, in_words, printed
from tests.model.table import Seat, Table, singled

ROLLS = 3


def options(t: Table, decision: str) -> list[str]:
    lists = {"place": place, "buy": buy, "roll": roll, "use": use, "reward": reward, "lose": lose}
    lists |= {"steal": steal, "sell": sell, "discard": discard, "kidnap": kidnap, "ammo": ammo, "regain": regain}
    return lists[decision](t)


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
    for who, seat in t.seats.items():  # EQ2-20, EQ2-21: on targets only
        for id in seat["waiting"]:
            symbols, anywhere, _ = begins(t, who, id)
            found += [f"{who} use {id} {way}" for way in acts(t, who, symbols, anywhere)]
        found += [f"{who} lapse"] if seat["waiting"] else []
    return [*found, "end purchase"]


def ransomed(seat: Seat, die: dict[str, Any]) -> bool:
    """BUY-04; while its card is stolen a die stays where it is (EPI-10)."""
    return die["state"] == "captured" and (die["card"] is None or die["card"] in seat["cards"])


def roll(t: Table) -> list[str]:
    """ROLL, and Faith (HERO-02)."""
    found = []
    for who, seat in t.seats.items():
        if seat["done"]:
            continue
        faith = any(card(id).get("power") == "faith" and id not in seat["used"] for id in t.awake(who))
        marked = any(die["state"] == "marked" for die in seat["dice"])
        loose = sum(die["state"] == "rolled" for die in seat["dice"])
        dice = in_state(seat, "rolled", "colour", "face")
        may_keep = seat["rolls"] < ROLLS and not marked
        found += [f"{who} keep {die}" for die in dice if may_keep]
        found += [f"{who} use faith {die}" for die in dice if faith]
        if marked:
            found.append(f"{who} use faith roll")
            continue
        if may_keep and (seat["kept_now"] or t.has_power(who, "joker")):  # HER2-04
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
    for symbol in ("research", "attack"):
        if t.rewards[symbol]:
            found += [f"reward {target}" for target in targets(t, symbol, range(len(t.ring)))]
    if t.rewards["plan"]:
        found += [f"reward plan {who}" for who in t.seats]
    if t.rewards["money"]:
        found.append("reward money")
    if t.rewards["boss_research"]:
        found += [f"reward boss-research {t.ring[d]}" for d in t.tracks if t.markers[d]]
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
            found += [f"research {t.boss_id}"] if here and t.boss_research and not t.markers else []
            found += [f"research {t.ring[d]}"] if t.markers and t.markers[d] else []  # BAB-06
        if symbol == "attack":
            found += [f"attack {epic['id']}"] if epic and epic["health"] is not None else []
            found += [f"attack {t.boss_id}"] if here and not t.boss_research else []
    return found


def reached(t: Table, who: str, anywhere: bool, symbol: str = "") -> list[int]:
    """One's own district, the Sniper token's, or all of them (HERO-04, CARD-12); with some symbols the neighbours of
    both, too (EQ2-04)."""
    seat, ring = t.seats[who], len(t.ring)
    if anywhere:
        return list(range(ring))
    near = [d for d in (seat["at"], seat["sniper"]) if d is not None]
    pairs = [power["symbols"] for power in t.powers(who, "reach")]
    if t.sides and seat["at"] is not None:  # NEW-07
        pairs.append(printed("newcago-card")[t.sides[seat["at"]]]["benefit"].get("reach", ()))
    if any(symbol in pair for pair in pairs):
        near += [(d + step) % ring for d in list(near) for step in (1, -1)]
    return list(dict.fromkeys(near))


def acts(t: Table, who: str, symbols: Iterable[str], anywhere: bool) -> list[str]:
    """All that single symbols can do."""
    return [way for symbol in usable(t, who, symbols) for way in targets(t, symbol, reached(t, who, anywhere, symbol))]


def protections(t: Table, who: str, symbols: Iterable[str], anywhere: bool) -> list[str]:
    """ILD-06, ILD-08: whatever is shown does it where one acts; what reaches further does it there as that symbol."""
    if not t.spots:
        return []
    here = reached(t, who, anywhere)
    found = [("plan" if one == "any" else one, d) for one in dict.fromkeys(symbols) for d in here]
    for symbol in usable(t, who, symbols):
        found += [(symbol, d) for d in reached(t, who, anywhere, symbol) if d not in here]
    return [f"{symbol} protect {t.ring[d]}" for symbol, d in found if t.spots[d]]


def moves(t: Table, who: str) -> list[str]:
    """MOVE-02, EP2-03; the second half of a Move goes where the first did (ATK-06)."""
    at, to = t.seats[who]["at"], t.seats[who]["to"]
    if t.barricades[at] or t.held(at):
        return []
    free = [d for d in range(len(t.ring)) if d != at and not t.barricades[d]]
    return [f"move {t.ring[d]}" for d in free if to in (None, d)]


def whole(t: Table, who: str) -> list[str]:
    """What any untouched source can do (MOVE-01, BAR-01, EP2-22)."""
    copies = [f"copy {t.ring[d]}" for d in reached(t, who, anywhere=False) if t.copy_tokens[d]]
    return moves(t, who) + [f"barricade {t.ring[d]}" for d in range(len(t.ring)) if t.barricades[d]] + copies


def payable(t: Table, who: str, symbols: list[str], source: str) -> list[str]:
    """Cards whose cost is among the symbols (CARD-03). A regained die that has paid one half does not pay
    the other (EQ2-05): all other cards that it paid for are used by then."""
    seat = t.seats[who]
    shown = set(usable(t, who, symbols))
    found = [f"card {id}" for id in trader(t, who) if symbols and trade(id)["pays"] in shown]
    for id in t.awake(who):
        does = card(id)
        before = (
            seat["owing"]
            and seat["owing"][0] == id
            and is_die(source)
            and seat["dice"][int(source[1:]) - 1].get("half")
        )
        if id in seat["used"] or not symbols or before:
            continue
        if does["family"] == "exchanger" and set(does["cost"]) & shown:
            found.append(f"card {id}")
        if does["family"] == "costs-two" and half(t, who, id, shown):
            found.append(f"card {id}")
        printed_ones = SYMBOLS if "any" in symbols else tuple(dict.fromkeys(symbols))
        if does.get("power") == "tradecraft":
            found += [f"card {id} {symbol}" for symbol in printed_ones]
    return found


def trader(t: Table, who: str) -> list[str]:
    """NEW-06: the card where one stands, if it trades and has not done so."""
    at = t.seats[who]["at"]
    return [t.sides[at]] if t.sides and trade(t.sides[at]) and at not in t.traded else []


def trade(id: str) -> dict[str, Any]:
    found: dict[str, Any] = printed("newcago-card")[id]["benefit"].get("exchange", {})
    return found


def changeable(t: Table, who: str, symbols: list[str]) -> list[str]:
    """EQ2-06: one symbol, of a die that is begun too."""
    tools = [id for id in t.awake(who) if card(id).get("power") == "utility-tool" and id not in t.seats[who]["used"]]
    shown = [one for one in dict.fromkeys(symbols) if one != "any"]
    return [f"card {id} {one} {to}" for id in tools for one in shown for to in SYMBOLS if to != one]


def half(t: Table, who: str, id: str, shown: set[str]) -> bool:
    """EQ2-02: the first half may be either, the second is what is left."""
    owing = t.seats[who]["owing"]
    if owing is None or owing[0] != id:
        return bool(set(card(id)["cost"]) & shown)
    return bool(set(owing[1]) & shown)


def worth(t: Table, who: str, source: str, symbols: list[str]) -> list[str]:
    """What a die or card counts for (EQ2-14, ATK-07)."""
    if "doubles" in t.seats[who]["suffers"]:
        if is_die(source) or source in printed("dawnslight"):  # of dice the doubles are gone already
            return singled(symbols)
        if len(symbols) == 2:
            return singled(symbols)
    return with_fuel(t, who, symbols)


def with_fuel(t: Table, who: str, symbols: list[str]) -> list[str]:
    """EQ2-14: exactly two count as three."""
    if not t.has_power(who, "fuel-cells"):
        return list(symbols)
    return list(symbols) + [one for one in dict.fromkeys(symbols) if symbols.count(one) == 2]


def is_die(source: str) -> bool:
    return source[0] == "d" and source[1:].isdigit()


def begins(t: Table, who: str, source: str) -> tuple[list[str], bool, bool]:
    """What a source gives when it is begun: its symbols, whether anywhere, whether only one of them."""
    if source == "plan":
        return ["any"], False, False
    if is_die(source):
        return worth(t, who, source, t.shown(who, t.seats[who]["dice"][int(source[1:]) - 1])), False, False
    does = card(source)
    if does["family"] == "after-move":
        return list(does["either"]), False, True
    odd = {"blind-spot": ["attack"], "favor": ["plan"], "dish-soap": ["money"]}
    gives = odd.get(does.get("power", ""), list(does.get("gives", [])))
    return worth(t, who, source, gives), bool(does.get("anywhere")), False


def sources(t: Table, who: str) -> list[str]:
    """Everything that a Reckoner could begin."""
    seat = t.seats[who]
    kept = [{**die, "slot": slot} for slot, die in enumerate(seat["dice"]) if die["state"] == "kept"]
    for die in kept:  # one that has paid half is not like the others
        die["half"] = has_paid_half(seat, die)
    found = [f"d{kept[n]['slot'] + 1}" for n in distinct(kept, "colour", "face", "half")]
    if seat["plan"]:
        found.append("plan")
    for id in t.awake(who):
        as_die = card(id)["family"] == "symbols" or (card(id).get("power") == "dish-soap" and t.base == 0)
        if as_die and id not in seat["used"]:
            found.append(id)
    found += [id for id in seat["dawnslight"] if card(id)["family"] == "symbols"]  # BAB-10
    return found + list(dict.fromkeys(seat["waiting"]))


def seat_use(t: Table, who: str) -> list[str]:
    """USE, MOVE, BAR, SYM, PLAN, CARD."""
    seat = t.seats[who]
    group = seat["open"]
    found: list[str] = []
    begun = [(group["source"], group["symbols"], group["anywhere"], group["untouched"])] if group else []
    begun += [(source, *begins(t, who, source)[:2], True) for source in sources(t, who)]
    for source, symbols, anywhere, untouched in begun:
        if source in t.sides:  # MOD4-03: as shown, and by nothing changed
            ways = [way for one in dict.fromkeys(symbols) for way in targets(t, one, reached(t, who, False, one))]
            found += [f"{who} use {source} {way}" for way in ways]
            continue
        ways = acts(t, who, symbols, anywhere) + protections(t, who, symbols, anywhere)
        waits = source in seat["waiting"]
        if not (waits and group):
            ways += changeable(t, who, symbols)
        if untouched:  # USE-03: only a whole die moves, clears or pays; what waits neither while another die is open
            submarine = not is_die(source) and source != "plan" and card(source)["family"] == "after-move"
            twice = seat["to"] is not None and is_die(source) and seat["dice"][int(source[1:]) - 1].get("half")
            no_move = submarine or (waits and group) or twice
            ways += [way for way in whole(t, who) if not (no_move and way.startswith("move"))]
            ways += payable(t, who, symbols, source) if not (waits and group) else []
        found += [f"{who} use {source} {way}" for way in ways]
    if group or seat["owing"] or seat["to"] is not None or seat["waiting"]:
        found.append(f"{who} lapse")
    found += [f"{who} heal {id}" for id in seat["dawnslight"] if card(id)["family"] == "food"]
    for id in t.awake(who):
        if id not in seat["used"]:
            found += [f"{who} use {id} {way}".strip() for way in powers(t, who, id)]
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
    return powers_of_steelslayer(t, who, power or "")


def powers_of_steelslayer(t: Table, who: str, power: str) -> list[str]:
    """HER2, EQ2: powers that open nothing, and Demolitions."""
    seat, ring = t.seats[who], range(len(t.ring))
    others = [other for other in t.seats if other != who]
    if power == "dispatcher":
        found = [
            f"{other} {way.split()[1]}" for other in others if not t.seats[other]["open"] for way in moves(t, other)
        ]
        return found + [f"barricade {t.ring[d]}" for d in ring if t.barricades[d]]
    if power == "demolitions":
        put = ["put"] if seat["charges"] < board()["demolitions"] else []
        return put + [str(n) for n in range(seat["charges"] + 1)]
    if power == "kidnap":
        return [
            t.ring[d]
            for d in ring
            if t.boss_at != d or any(there[o] for o in ring if o != d for there in all_pieces(t))
        ]
    if power == "spyril":
        return [other for other in others if any(die["state"] == "used" for die in t.seats[other]["dice"])]
    if power == "extra-ammo":
        return [other for other in others if any(die["state"] == "kept" for die in t.seats[other]["dice"])]
    works = {
        "dish-soap": t.base > 0,
        "tracking-device": True,
        "med-kit": t.population < board()["population"],
    }
    return [""] if works.get(power) else []
