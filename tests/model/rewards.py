"""Rewards in the model, and consumables that act like them (REW, EQ2-03, EQ2-24)."""

from __future__ import annotations

from collections.abc import Mapping

from tests.model.epics import Asking
from tests.model.legal import targets
from tests.model.printed import TRACKS, printed
from tests.model.table import Table

SHARED = ("enforcement", "contain", "plan", "research", "attack")  # what is shared out
REWARDS = ("money", "boss_research", *SHARED)


def give(t: Table, given: Mapping[str, int], who: str | None = None) -> Asking:
    """Money and Boss research by themselves, the rest as the team likes. `who` performs a consumable (EQ2-03). What
    comes in between is finished first."""
    t.money += given.get("money", 0)
    if t.boss_research:
        t.research_boss(given.get("boss_research", 0))
    outer, t.rewards = t.rewards, {name: given.get(name, 0) for name in SHARED}
    while True:
        take_without_choice(t)
        if not any(t.rewards.values()):
            break
        words = (yield "reward").split()
        t.rewards[words[1]] -= 1
        if words[1] == "plan":
            t.seats[words[2]]["plan_next"] += 1
        else:
            yield from strike(t, words[1], words[2:], who)
    t.rewards = outer


def take_without_choice(t: Table) -> None:
    """A reward that takes everything there is, or finds nothing, asks nobody (REW-08)."""
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
    for symbol in ("research", "attack"):
        if not targets(t, symbol, range(len(t.ring))):
            t.rewards[symbol] = 0


def strike(t: Table, symbol: str, target: list[str], who: str | None) -> Asking:
    """What a symbol does to what it is used on, from a die or from a reward; `who` has done it."""
    if target[0] in t.ring:
        d = t.ring.index(target[0])
        shields = t.red_shields if symbol == "enforcement" else t.blue_shields
        (shields if shields[d] else t.enforcement)[d] -= 1  # EP2-15, EP2-17
        return
    if target[0] == t.boss_id:
        if symbol == "contain":
            t.boss_brackets[target[1]] -= 1
        elif symbol == "research":
            t.research_boss(1, who)
        else:
            t.attack_boss()
        return
    district = next(d for d, epic in enumerate(t.epics) if epic and epic["id"] == target[0])
    epic = t.there(district)
    if symbol == "contain":
        epic["p"] -= 1
    elif symbol == "research":
        t.research(district, who)
    elif t.attack(district):
        if t.step in ("purchase", "prologue"):  # EQ2-24
            t.beaten.remove(epic["id"])
            t.defeated.append(epic["id"])
            yield from give(t, printed("epic")[epic["id"]]["reward"])
        t.trigger("favor", district, who)
