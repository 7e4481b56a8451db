"""Words of Limelight's cells in the model, where nobody has to be asked (LIM-05 to LIM-13)."""

from __future__ import annotations

from tests.model.attacks import suffer
from tests.model.printed import board
from tests.model.table import PIECES, Table


def fortify(t: Table, district: int) -> None:
    """EPI-01 within SYM-10. Where there is no Epic nothing happens, and nothing is lost."""
    epic = t.epics[district]
    if epic is None:
        return
    risen = False
    if 0 < epic["research"] < board()["research_limit"]:
        epic["research"] += 1
        risen = True
    if epic["health"] is not None and epic["health"] < board()["health_limit"]:
        epic["health"] += 1
        risen = True
    if not risen:
        t.lose_people(1)


def perform_of_limelight(t: Table, word: str, district: int) -> bool:
    """Whether it was one of his own words."""
    name, *rest = word.split()
    number = int(rest[0]) if rest and rest[0].isdigit() else 1
    ring = [(district + step) % len(t.ring) for step in range(len(t.ring))]  # LIM-17: from his district clockwise
    team = [who for d in ring for who, seat in t.seats.items() if seat["at"] == d]
    if name == "population-by":
        t.lose_people(attack_by(t, rest[0]))
    elif name in ("fortify-own", "fortify-near", "fortify-all"):  # LIM-09
        near = [district, ring[1], ring[-1]]
        where = {"fortify-own": near[:1], "fortify-near": near, "fortify-all": ring}[name]
        for d in where:
            for _ in range(number):
                fortify(t, d)
    elif name == "fortify-boss":
        for _ in range(number):
            fortify_boss(t, district)
    elif name.endswith("-all") and name.removesuffix("-all") in PIECES:  # LIM-10, LIM-14
        for d in ring:
            t.add(PIECES[name.removesuffix("-all")], d, number)
    elif name == "enforcement-per-reckoner":  # LIM-11
        for who in team:
            t.add("enforcement", t.seats[who]["at"], number)
    elif name == "enforcement-per-equipment":  # LIM-12
        for who in team:
            t.add("enforcement", t.seats[who]["at"], max(1, len(t.seats[who]["cards"]) - 1))
    elif name == "suffer-all":  # LIM-13
        for who in team:
            suffer(t, who, rest[0])
    else:
        return False
    return True


def attack_by(t: Table, what: str) -> int:
    if what == "shields":  # LIM-05
        n = sum(t.red_shields) + sum(t.blue_shields)
        return 4 if n <= 2 else 5 if n <= 4 else 6 if n == 5 else 7
    if what == "enforcement":  # LIM-06
        n = sum(t.enforcement)
        return 5 if n <= 2 else 6 if n <= 4 else 7 if n == 5 else 8
    if what == "defeated":  # LIM-07
        return 7 if t.defeats <= 1 else 6 if t.defeats == 2 else 5 if t.defeats <= 4 else 4
    owned = [len(seat["cards"]) for seat in t.seats.values()]  # LIM-08
    return 5 + min(3, max(owned) - min(owned))


def fortify_boss(t: Table, district: int) -> None:
    """LIM-09; in Babilar the track of his district, up to 10."""
    if t.boss_health is not None:
        t.boss_health += 1
    elif not t.markers:
        t.boss_research += 1
    elif 0 < t.markers[district] < 10:
        t.markers[district] += 1
        t.boss_research += 1
