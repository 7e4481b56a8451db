"""Newcago's cards in the model: what they do to the city, and what they give to those who stand there (NEW)."""

from __future__ import annotations

from typing import Any

from tests.model.attacks import suffer
from tests.model.epics import perform
from tests.model.legal import reached, targets
from tests.model.printed import printed
from tests.model.table import Asking, Table


def lay_cards(t: Table, there: list[str]) -> None:
    """NEW-01: each on its own district, with the chosen side; for mixed ones any."""
    sides = {"newcago-cards-a": "a", "newcago-cards-b": "b", "newcago-cards-mixed": "ab"}
    wanted = next((sides[option] for option in t.options if option in sides), "")
    if not wanted:
        assert not any(there)
        return
    for district, id in zip(t.ring, there, strict=True):
        entry = printed("newcago-card")[id]
        assert entry["district"] == district
        assert entry["side"] in wanted
    t.sides = list(there)


def harm(t: Table) -> Asking:
    """NEW-02, NEW-08: from the Boss's district clockwise, once each, there twice."""
    assert t.boss_at is not None
    start = t.boss_at
    for step in range(len(t.ring)):
        district = (start + step) % len(t.ring)
        word: str = printed("newcago-card")[t.sides[district]]["harm"]
        hit: list[str] = []
        for _ in range(2 if district == start else 1):
            if word.startswith("suffer "):
                yield from strike_somebody(t, district, word.split()[1], hit)
            else:
                yield from perform(t, word, district)


def strike_somebody(t: Table, district: int, effect: str, hit: list[str]) -> Asking:
    """NEW-04: whoever is met first and was not hit by this card; of several the team says who."""
    ring = [(district + step) % len(t.ring) for step in range(len(t.ring))]
    met = [[who for who, seat in t.seats.items() if seat["at"] == d and who not in hit] for d in ring]
    t.victims = next(there for there in met if there)
    who = (yield "victim").split()[1]
    hit.append(who)
    suffer(t, who, effect)


def victims(t: Table) -> list[str]:
    return [f"suffer {who}" for who in t.victims]


def benefit(t: Table, district: int, event: str) -> Asking:
    """NEW-05: one of those who stand there, if they like. If only money is left nobody has to say who takes it. What a
    symbol brings about is finished before it goes on."""
    here = [who for who, seat in t.seats.items() if seat["at"] == district]
    gives = printed("newcago-card")[t.sides[district]]["benefit"].get(event) if t.sides else None
    if not gives or not here:
        return
    given: dict[str, Any] = {"district": district, "card": t.sides[district], "who": "", "symbols": list(gives)}
    while set(given["symbols"]) - {"money"}:
        t.benefit = given
        words = (yield "benefit").split()
        t.benefit = None
        if words[0] == "end":
            return
        given["who"] = words[0]
        given["symbols"].remove(words[3])
        if words[3] == "money":
            t.money += 1
        elif words[3] == "plan":  # EQ2-18
            seat = t.seats[words[0]]
            seat["plan" if t.has_power(words[0], "predictive-analytics") else "plan_next"] += 1
        else:
            from tests.model.rewards import strike

            yield from strike(t, words[3], words[4:], words[0])
    t.money += len(given["symbols"])


def benefits(t: Table) -> list[str]:
    """As shown, where whoever uses it can act (NEW-03)."""
    assert t.benefit is not None
    here = [who for who, seat in t.seats.items() if seat["at"] == t.benefit["district"]]
    found = [
        f"{who} use {t.benefit['card']} {way}"
        for who in ([t.benefit["who"]] if t.benefit["who"] else here)
        for symbol in dict.fromkeys(t.benefit["symbols"])
        for way in targets(t, symbol, reached(t, who, anywhere=False, symbol=symbol))
    ]
    return [*found, "end benefit"]
