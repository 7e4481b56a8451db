"""Babilar in the model: research tracks of districts, and Dawnslight's help (BAB)."""

from __future__ import annotations

from tests.model.epics import perform
from tests.model.table import Asking, Table


def research_track(t: Table, district: int, points: int, who: str | None, own: bool) -> Asking:
    """BAB-05 to BAB-07. `who` caused it, and gets what is given where nobody is; whether it counts as that Reckoner's
    `own` last Research is another matter (EQ2-20)."""
    words = next(one["track"] for one in t.city["districts"] if one["id"] == t.ring[district])
    for _ in range(points):
        if not t.markers[district]:
            return
        t.markers[district] -= 1
        t.boss_research = sum(t.markers)
        if not t.boss_research:  # BAB-04
            t.research_boss(0, who if own else None)
        word = words[len(words) - 1 - t.markers[district]]
        if t.markers[district] == t.marker_start:  # BAB-03
            continue
        if word == "aid":
            yield from help_out(t, district, who)
        elif word:
            yield from perform(t, word, district)


def help_out(t: Table, district: int, who: str | None) -> Asking:
    """BAB-09."""
    if not t.dawnslight and not t.under:
        return
    told = t.chance("aid")
    drawn = [id for id in (told["card"], told["other"]) if id]
    assert len(drawn) == min(2, len(t.dawnslight) + len(t.under))
    assert told["district"] == t.ring[district]
    for id in drawn:  # what went under the deck comes last, in its order
        if t.dawnslight:
            t.dawnslight.remove(id)
        else:
            assert t.under.pop(0) == id
    here = [one for one, seat in t.seats.items() if seat["at"] == district]
    assert here or who
    t.aid = (drawn, here or [str(who)])
    _, kept, lucky = (yield "aid").split()
    t.aid = None
    t.seats[lucky]["dawnslight"].append(kept)
    t.under += [id for id in drawn if id != kept]


def aids(t: Table) -> list[str]:
    assert t.aid is not None
    return [f"aid {id} {who}" for id in t.aid[0] for who in t.aid[1]]
