"""Rewards in the model, and consumables that act like them (REW, EQ2-03, EQ2-24)."""

from __future__ import annotations

from collections.abc import Mapping

from tests.model.babilar import research_track
from tests.model.legal import targets
from tests.model.newcago import benefit
from tests.model.printed import TRACKS, printed
from tests.model.table import SHARED, Asking, Table

REWARDS = ("money", "boss_research", *SHARED)


def give(t: Table, given: Mapping[str, int], who: str | None = None, district: int | None = None) -> Asking:
    """Money and Boss research by themselves, the rest as the team likes. `who` performs a consumable (EQ2-03), or has
    defeated the Epic of a district. What comes in between is finished first. In Babilar all parts are taken in any
    order, and Boss research counts where the Epic was (BAB-05), a consumable's where the team likes (EQ2-15)."""
    own = district is None
    outer, t.rewards = (t.rewards, t.tracks), {name: given.get(name, 0) for name in REWARDS}
    t.tracks = list(range(len(t.ring))) if district is None else [district]
    while True:
        take_without_choice(t)
        yield from take_where_tracks_are_silent(t, who, own)
        if not any(t.rewards.values()):
            break
        words = (yield "reward").split()
        if words[1] == "money":
            t.money += t.rewards["money"]
            t.rewards["money"] = 0
            continue
        if words[1] == "boss-research":
            points, t.rewards["boss_research"] = t.rewards["boss_research"], 0
            yield from research_track(t, t.ring.index(words[2]), points, who, own)
            continue
        t.rewards[words[1]] -= 1
        if words[1] == "plan":
            t.seats[words[2]]["plan_next"] += 1
        else:
            yield from strike(t, words[1], words[2:], who)
    t.rewards, t.tracks = outer


def take_where_tracks_are_silent(t: Table, who: str | None, own: bool) -> Asking:
    """Money and Boss research come by themselves where nobody can wish for another order: without district tracks, and
    where the marker passes nothing."""
    if not t.markers:
        if t.boss_research:
            t.research_boss(t.rewards["boss_research"], who if own else None)
        t.rewards["boss_research"] = 0
    points, tracks = t.rewards["boss_research"], [d for d in t.tracks if t.markers and t.markers[d]]
    if points and (not tracks or (len(tracks) == 1 and not words_on_the_way(t, tracks[0], points))):
        t.rewards["boss_research"] = 0
        if tracks:
            yield from research_track(t, tracks[0], points, who, own)
    if not t.rewards["boss_research"] and not (t.rewards["research"] and any(t.markers)):
        t.money += t.rewards["money"]
        t.rewards["money"] = 0


def words_on_the_way(t: Table, district: int, points: int) -> list[str]:
    words = next(one["track"] for one in t.city["districts"] if one["id"] == t.ring[district])[::-1]
    words[t.marker_start] = ""  # BAB-03
    return [word for word in words[max(0, t.markers[district] - points) : t.markers[district]] if word]


def take_without_choice(t: Table) -> None:
    """A reward that takes everything there is, or finds nothing, asks nobody (REW-08). Where Shields are, each symbol
    is asked for: they are removed first, and other parts may bring more (EP2-17)."""
    if t.rewards["enforcement"] >= sum(t.enforcement) and not any(t.red_shields):
        if t.rewards["enforcement"]:
            t.enforcement = [0] * len(t.ring)
        t.rewards["enforcement"] = 0
    steps = sum(epic["p"] - 1 for epic in t.epics if epic) + sum(p - 1 for p in t.boss_brackets.values())
    if t.rewards["contain"] >= steps and not any(t.blue_shields):
        if t.rewards["contain"]:
            for epic in t.epics:
                if epic:
                    epic["p"] = 1
            t.boss_brackets = dict.fromkeys(TRACKS, 1)
        t.rewards["contain"] = 0
    for symbol in ("research", "attack"):
        may_weaken = symbol == "attack" and (t.rewards["research"] or t.rewards["boss_research"])
        if not targets(t, symbol, range(len(t.ring))) and not may_weaken:
            t.rewards[symbol] = 0


def strike(t: Table, symbol: str, target: list[str], who: str | None) -> Asking:
    """What a symbol does to what it is used on, from a die or from a reward; `who` has done it."""
    if target[0] in t.ring:
        d = t.ring.index(target[0])
        if symbol == "research":
            yield from research_track(t, d, 1, who, own=True)
            return
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
        if t.research(district):
            t.trigger("blind-spot", district, who)  # it waits meanwhile: which comes first makes no difference
            yield from benefit(t, district, "on_weaken")
    elif t.attack(district):
        if t.at_once or t.step in ("purchase", "prologue"):  # MOD4-01, EQ2-24
            t.beaten.remove(epic["id"])
            t.defeated.append(epic["id"])
            yield from give(t, printed("epic")[epic["id"]]["reward"], who, district)
        yield from benefit(t, district, "on_defeat")
        t.trigger("favor", district, who)
