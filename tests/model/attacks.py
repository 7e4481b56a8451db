"""Attack Reckoners in the model: the Boss's cards, who suffers, what is out of use (REG-03, REG-04, ATK)."""

from __future__ import annotations

from tests.model.losing import distinct
from tests.model.table import Asking, Table


def take_tokens_back(t: Table) -> None:
    """ATK-01."""
    for seat in t.seats.values():
        seat.update(suffers=[], disabled=set())
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
    for seat in t.seats.values():
        if seat["at"] != t.boss_at:
            continue
        if t.boss_card == "equipment" and not seat["cards"][1:]:  # ATK-04
            t.lose_people(1)
            continue
        seat["suffers"].append(t.boss_card)
        if t.boss_card == "ability":
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
        seat.pop("named", None)


def disables(t: Table) -> list[str]:
    return [way for who in t.seats for way in ways(t, who)]


def ways(t: Table, who: str) -> list[str]:
    """A Boss's card brings one token, so nobody has both a die and a card to name."""
    seat = t.seats[who]
    if seat.get("named") or not seat["suffers"]:
        return []
    if seat["suffers"] == ["equipment"]:
        return [f"{who} disable-card {id}" for id in seat["cards"][1:]]
    if seat["suffers"] == ["die"]:
        free = [{**die, "slot": slot} for slot, die in enumerate(seat["dice"]) if die["state"] != "captured"]
        return [f"{who} disable-die d{free[n]['slot'] + 1}" for n in distinct(free, "colour")]
    return []


def disable(t: Table, action: str) -> None:
    """ATK-08: with a card its die."""
    who, verb, name = action.split()
    seat = t.seats[who]
    seat["named"] = True
    if verb == "disable-die":
        seat["dice"][int(name[1:]) - 1]["state"] = "disabled"
        return
    seat["disabled"].add(name)
    for die in seat["dice"]:
        if die["card"] == name and die["state"] != "captured":
            die["state"] = "disabled"
