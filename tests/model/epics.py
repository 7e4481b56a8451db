"""The Epic phase of the model: new Epics, their activation, the Boss (ADD, ACT, EPI, STL)."""

from __future__ import annotations

from collections.abc import Generator

from tests.model.printed import TRACKS, board
from tests.model.table import Table

Asking = Generator[str, str, None]  # yields the name of a decision, is sent the action


def neighbours(t: Table, district: int) -> list[int]:
    ring = len(t.ring)
    return [(district + 1) % ring, (district - 1) % ring]


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


def perform(t: Table, word: str, district: int) -> Asking:
    """One action of a track, in a district."""
    parts = word.split()
    if parts[0] == "gift":  # EPI-04: both neighbours, not the Epic itself
        for other in sorted(set(neighbours(t, district)), key=lambda at: (at - district) % len(t.ring)):
            yield from perform(t, " ".join(parts[1:]), other)
        return
    number = int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 1
    if parts[0] == "fortify":
        for _ in range(number):
            fortify(t, district)
    elif parts[0] == "enforcement":
        t.add("enforcement", district, number)
    elif parts[0] == "population":
        t.lose_people(number)
    elif parts[0] == "barricade":
        t.add("barricades", district, number)
    elif parts[0] == "boss":
        yield from raise_boss(t, parts[1])
    elif parts[0] == "discover":
        yield from discover(t)
    elif parts[0] == "deploy":
        deploy(t, number, district)
    elif parts[0] == "wall":
        for step in range(number):
            t.add("barricades", (district + step) % len(t.ring), 1)
    else:
        raise AssertionError(f"a word that the model does not know: {word}")


def raise_boss(t: Table, colour: str) -> Asking:
    """EPI-07, EPI-08: one action stays on the right; where the bracket cannot go the last action is performed."""
    track = t.boss["tracks"][colour]
    if t.boss_brackets[colour] < len(track) - 1:
        t.boss_brackets[colour] += 1
    else:
        assert t.boss_at is not None
        yield from perform(t, track[-1], t.boss_at)


def discover(t: Table) -> Asking:
    """EPI-09."""
    if t.base < board()["base_steps"] - 1:
        t.base += 1
        return
    t.base = 0
    if any(die["state"] != "captured" for seat in t.seats.values() for die in seat["dice"]):
        lost = yield "lose"
        _, who, name = lost.split()
        t.seats[who]["dice"][int(name[1:]) - 1]["state"] = "captured"


def deploy(t: Table, pieces: int, district: int) -> None:
    """STL-04: in groups, clockwise."""
    while pieces > 0:
        group = min(pieces, t.boss["group"])
        t.add("enforcement", district, group)
        pieces -= group
        district = (district + 1) % len(t.ring)


def add_epics(t: Table) -> None:
    """ADD-01, ADD-02."""
    assert t.boss_at is not None
    for step in range(len(t.ring)):
        district = (t.boss_at + step) % len(t.ring)
        if t.epics[district] is None:
            t.bring_epic(district, board()["new_bracket"])


def activate(t: Table) -> Asking:
    """ACT-01: from the Boss's district clockwise, the Boss last."""
    assert t.boss_at is not None
    start = t.boss_at
    for step in range(len(t.ring)):
        yield from activate_epic(t, (start + step) % len(t.ring))
    yield from activate_boss(t, TRACKS)
    move_boss(t)


def activate_epic(t: Table, district: int) -> Asking:
    """ACT-02 to ACT-05."""
    epic = t.there(district)
    track = t.values(epic)["track"]
    for word in track[: epic["p"]]:
        yield from perform(t, word, district)
    steps = 1 + t.enforcement[district]
    free = min(steps, len(track) - 1 - epic["p"])
    epic["p"] += free
    for _ in range(steps - free):
        yield from perform(t, track[-1], district)


def activate_boss(t: Table, colours: tuple[str, ...]) -> Asking:
    """STL-01: top track first. Pieces along a track are counted together, then dealt out (STL-04, STL-05)."""
    assert t.boss_at is not None
    for colour in colours:
        words = t.boss["tracks"][colour][: t.boss_brackets[colour]]
        if colour in ("red", "blue"):
            dealt = sum(int((*word.split(), "1")[1]) for word in words)
            name = "deploy" if colour == "red" else "wall"
            yield from perform(t, f"{name} {dealt}", t.boss_at)
        else:
            for word in words:
                yield from perform(t, word, t.boss_at)


def move_boss(t: Table) -> None:
    """STL-02."""
    moved = t.chance("boss-moves")
    assert t.boss_at is not None
    t.boss_at = (t.boss_at + moved["n"]) % len(t.ring)
