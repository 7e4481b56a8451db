"""Attack Reckoners in the model: the Boss's cards, who suffers, what is out of use (REG-03, REG-04, ATK)."""

from __future__ import annotations

from tests.model.losing import distinct
from tests.model.table import Asking, Table

GONE = ("captured", "disabled")


def take_tokens_back(t: Table) -> None:
    """ATK-01: what came in this Epic phase stays."""
    for seat in t.seats.values():
        ability = {seat["cards"][0]} if "ability" in seat["laid"] else set()
        seat.update(suffers=list(seat["laid"]), disabled=ability)
        for die in seat["dice"]:
            if die["state"] == "disabled":
                die["state"] = "idle"


def go_where_reckoners_are(t: Table) -> None:
    """REG-03: the next other district; where there is none she stays."""
    assert t.boss_at is not None
    ahead = [(t.boss_at + step) % len(t.ring) for step in range(1, len(t.ring))]
    t.boss_at = next((d for d in ahead if any(seat["at"] == d for seat in t.seats.values())), t.boss_at)


def turn_card(t: Table) -> None:
    """REG-04, REG-07: all who stand with her."""
    if not t.boss_deck.total():
        t.boss_deck = t.boss_cards.copy()
    t.boss_card = t.chance("boss-card")["effect"]
    assert t.boss_deck[t.boss_card]
    t.boss_deck[t.boss_card] -= 1
    for who, seat in t.seats.items():
        if seat["at"] == t.boss_at:
            suffer(t, who, t.boss_card)


def suffer(t: Table, who: str, effect: str) -> None:
    seat = t.seats[who]
    if effect == "equipment" and len(seat["cards"]) - 1 <= seat["laid"].count(effect):  # ATK-04
        t.lose_people(1)
        return
    seat["suffers"].append(effect)
    seat["laid"].append(effect)
    if effect == "ability":
        seat["disabled"].add(seat["cards"][0])


def disabling(t: Table) -> Asking:
    """ATK-03, ATK-04: at the start of the Reckoner phase. Who has no choice is not asked."""
    while True:
        for who in t.seats:
            while len(there := ways(t, who)) == 1:
                disable(t, there[0])
        if not disables(t):
            break
        disable(t, (yield "disable"))
    for seat in t.seats.values():
        seat.update(named=[], laid=[])


def disables(t: Table) -> list[str]:
    return [way for who in t.seats for way in ways(t, who)]


def ways(t: Table, who: str) -> list[str]:
    """Cards first: the die of one is not lost a second time."""
    seat = t.seats[who]
    named = seat.get("named", [])
    own = [id for id in seat["cards"][1:] if id not in seat["disabled"]]
    if seat["suffers"].count("equipment") > named.count("disable-card") and own:
        return [f"{who} disable-card {id}" for id in own]
    if seat["suffers"].count("die") > named.count("disable-die"):
        free = [{**die, "slot": slot} for slot, die in enumerate(seat["dice"]) if die["state"] not in GONE]
        return [f"{who} disable-die d{free[n]['slot'] + 1}" for n in distinct(free, "colour")]
    return []


def disable(t: Table, action: str) -> None:
    """ATK-08: with a card its die."""
    who, verb, name = action.split()
    seat = t.seats[who]
    seat["named"] = [*seat.get("named", []), verb]
    if verb == "disable-die":
        seat["dice"][int(name[1:]) - 1]["state"] = "disabled"
        return
    seat["disabled"].add(name)
    for die in seat["dice"]:
        if die["card"] == name and die["state"] != "captured":
            die["state"] = "disabled"
