"""The Epic phase of the model: new Epics, their activation, the Boss (ADD, ACT, EPI, EP2, STL)."""

from __future__ import annotations

from tests.model.attacks import go_where_reckoners_are, take_tokens_back, turn_card
from tests.model.limelight import fortify, perform_of_limelight
from tests.model.printed import TRACKS, board, printed
from tests.model.table import PIECES, Asking, Table


def neighbours(t: Table, district: int) -> list[int]:
    ring = len(t.ring)
    return [(district + 1) % ring, (district - 1) % ring]


ATTACKS = ("population", "attack-money", "attack-plan")


def perform(t: Table, word: str, district: int) -> Asking:
    """One action of a track, in a district."""
    parts = word.split()
    if parts[0] == "gift":  # EPI-04: both neighbours, not the Epic itself
        for other in neighbours(t, district):
            yield from perform(t, " ".join(parts[1:]), other)
        return
    if "per" in parts:
        yield from perform_per(t, word, district)
        return
    number = int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 1
    if parts[0] in PIECES:  # EPI-02, EPI-06, EP2-14, EP2-20
        t.add(PIECES[parts[0]], district, number)
    elif parts[0] == "population":
        t.lose_people(number)
    elif parts[0] == "boss":
        yield from raise_boss(t, parts[1])
    elif parts[0] == "deploy":
        deploy(t, number, district)
    elif parts[0] == "wall":
        for step in range(number):
            t.add("barricades", (district + step) % len(t.ring), 1)
    elif parts[0] in ("enforcement-clockwise", "enforcement-counterclockwise"):  # REG-05
        t.add("enforcement", neighbours(t, district)[parts[0] == "enforcement-counterclockwise"], number)
    elif parts[0] == "copy-token-clockwise":
        t.add("copy_tokens", (district + 1) % len(t.ring), number)
    elif parts[0] == "pull":
        move_all(t, neighbours(t, district), district)
    elif parts[0] == "repel":  # EP2-04: the Barricade stays
        t.add("barricades", district, 1)
        move_all(t, [district], (district + 1) % len(t.ring))
    else:
        for _ in range(number):
            yield from one_by_one(t, parts[0], district)


def one_by_one(t: Table, name: str, district: int) -> Asking:
    """Actions that are performed once for each symbol."""
    if name == "fortify":
        fortify(t, district)
    elif name == "discover":
        yield from discover(t)
    elif name == "power-up":
        yield from power_up(t, district)
    elif name == "transform":
        rolled = t.chance("transforms")
        assert rolled["district"] == t.ring[district]
        assert rolled["action"] in board()["ability_die"]
        yield from perform(t, rolled["action"], district)
    elif name == "steal":
        yield from steal(t, district)
    elif name == "attack-money":
        yield from attack_money(t)
    elif name == "attack-plan":
        yield from attack_plan(t)
    elif name == "copy":
        yield from copy(t, district)
    elif name == "copy-own":
        yield from copy_own(t, district)
    else:
        raise AssertionError(f"a word that the model does not know: {name}")


def perform_per(t: Table, word: str, district: int) -> Asking:
    """EP2-10: attacks wait for the end of the Epic's own activation, what adds pieces does not."""
    action, _, counted = word.partition(" per ")
    if action.split()[0] in ATTACKS and t.pending is not None:
        t.pending.append(word)
        return
    for _ in range(how_many(t, counted, district)):
        yield from perform(t, action, district)


def how_many(t: Table, counted: str, district: int) -> int:
    if counted == "research":
        epic = t.there(district)
        return int(epic["research"] or epic["health"])
    return t.enforcement[district] if counted == "enforcement" else t.barricades[district]


def move_all(t: Table, start: list[int], to: int) -> None:
    """EP2-03, EP2-04: forced, so nothing stops it."""
    for seat in t.seats.values():
        if seat["at"] in start:
            seat["at"] = to


def power_up(t: Table, district: int) -> Asking:
    """EP2-05. A last action by another's Power Up is in no activation of its Epic, so that it counts at once."""
    epic = t.epics[district]
    if epic is None:
        return
    track = t.values(epic)["track"]
    if epic["p"] < len(track) - 1:
        epic["p"] += 1
    elif district == t.activating:
        yield from perform(t, track[-1], district)
    else:
        pending, t.pending = t.pending, None
        yield from perform(t, track[-1], district)
        t.pending = pending


def steal(t: Table, district: int) -> Asking:
    """EP2-07."""
    if not t.somebody_owns():
        t.lose_people(1)
        return
    _, who, id = (yield "steal").split()
    t.give_up(who, id, sold=False)
    t.stolen[district].append((id, who))


def attack_money(t: Table) -> Asking:
    """EP2-11, EP2-12."""
    while not t.money and t.somebody_owns():
        _, who, id = (yield "sell").split()
        t.give_up(who, id, sold=True)
        t.deck.add(id)
        t.money += printed("equipment")[id]["price"]
    if t.money:
        t.money -= 1
    else:
        t.lose_people(1)


def attack_plan(t: Table) -> Asking:
    """EP2-13, BAB-08: in the use step one just gained goes first, for the others can be used."""
    if any(seat["plan"] + seat["plan_next"] for seat in t.seats.values()):
        _, who = (yield "discard").split()
        seat = t.seats[who]
        first, other = ("plan_next", "plan") if t.step == "use" else ("plan", "plan_next")
        seat[first if seat[first] else other] -= 1
    else:
        t.lose_people(1)


def copy(t: Table, district: int) -> Asking:
    """EP2-19: in the copier's district; a copy of a copy does nothing."""
    for other in neighbours(t, district):
        epic = t.epics[other]
        word = t.values(epic)["track"][0] if epic else "copy"
        if word != "copy":
            yield from perform(t, word, district)


def copy_own(t: Table, district: int) -> Asking:
    """ILD-05."""
    epic = t.epics[district]
    word = t.values(epic)["track"][0] if epic else "copy"
    if word != "copy":
        yield from perform(t, word, district)


def raise_boss(t: Table, colour: str) -> Asking:
    """EPI-07, EPI-08: one action stays on the right; where the bracket cannot go the last action is performed."""
    if t.boss_id == "limelight":
        yield from raise_column(t, colour)
        return
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
    take_tokens_back(t)
    if t.boss_id == "limelight":
        yield from perform_tables(t)
        go_where_nobody_is(t)
        return
    yield from activate_boss(t, TRACKS)
    if t.boss_id == "regalia":  # REG-03
        go_where_reckoners_are(t)
        turn_card(t)
    else:
        move_boss(t)


def activate_epic(t: Table, district: int) -> Asking:
    """ACT-02 to ACT-05. What is performed is settled at the start (EP2-05); Copy tokens, then the bracket, then what
    waited to be counted (EP2-10, EP2-21)."""
    epic = t.there(district)
    track = t.values(epic)["track"]
    t.activating, t.pending = district, []
    for word in track[1 if t.stands(district, "blackmail") else 0 : epic["p"]]:  # EQ2-13
        yield from perform(t, word, district)
    for extra in range(t.copy_tokens[district]):
        yield from perform(t, track[min(extra, len(track) - 1)], district)
    steps = 1 + t.enforcement[district] - t.stands(district, "sabotage")  # EQ2-19
    free = min(steps, len(track) - 1 - epic["p"])
    epic["p"] += free
    for _ in range(steps - free):
        yield from perform(t, track[-1], district)
    waiting, t.pending = t.pending, None
    for word in waiting:
        yield from perform(t, word, district)
    t.activating = None


def activate_boss(t: Table, colours: tuple[str, ...]) -> Asking:
    """STL-01: top track first. Pieces along a track are counted together, then dealt out (STL-04, STL-05); Regalia's
    actions are like those of Epics (REG-05, REG-06)."""
    assert t.boss_at is not None
    for colour in colours:
        words = t.boss["tracks"][colour][: t.boss_brackets[colour]]
        if colour in ("red", "blue") and t.boss_id == "steelheart":
            dealt = sum(int((*word.split(), "1")[1]) for word in words)
            name = "deploy" if colour == "red" else "wall"
            yield from perform(t, f"{name} {dealt}", t.boss_at)
        else:
            for word in words:
                yield from perform(t, word, t.boss_at)
        if colour == "yellow":  # VAR-05
            t.lose_people(t.intense)


def boss_prologue(t: Table) -> Asking:
    """PRO-02, LIM-02."""
    if t.boss_id == "limelight":
        yield from perform_cell(t, "red", "B", 1)
    else:
        yield from activate_boss(t, ("red",))


# -- Limelight


def perform_tables(t: Table) -> Asking:
    """LIM-03: all dice first; the column is looked at when a table's turn comes."""
    t.rows = [rolled_row(t, colour) for colour in TRACKS]
    for colour, row in zip(TRACKS, t.rows, strict=True):
        yield from perform_cell(t, colour, row, t.boss_brackets[colour])
        if colour == "yellow":  # VAR-05
            t.lose_people(t.intense)


def rolled_row(t: Table, colour: str) -> str:
    rolled = t.chance("power-die")
    assert rolled["track"] == colour
    assert rolled["row"] in t.boss["dice"][colour]
    return str(rolled["row"])


def raise_column(t: Table, colour: str) -> Asking:
    """LIM-15: the last column's cell, by a roll; it is no part of an Epic's activation."""
    last = len(t.boss["tables"][colour][0])
    if t.boss_brackets[colour] < last:
        t.boss_brackets[colour] += 1
        return
    pending, t.pending = t.pending, None
    yield from perform_cell(t, colour, rolled_row(t, colour), last)
    t.pending = pending


def perform_cell(t: Table, colour: str, row: str, column: int) -> Asking:
    """LIM-14."""
    assert t.boss_at is not None
    for word in t.boss["tables"][colour]["ABCD".index(row)][column - 1].split(" | "):
        if not perform_of_limelight(t, word, t.boss_at):
            if word == "brackets":  # LIM-17
                for step in range(len(t.ring)):
                    yield from power_up(t, (t.boss_at + step) % len(t.ring))
            else:
                yield from perform(t, word, t.boss_at)


def go_where_nobody_is(t: Table) -> None:
    """LIM-04."""
    assert t.boss_at is not None
    ahead = [(t.boss_at + step) % len(t.ring) for step in range(1, len(t.ring))]
    t.boss_at = next((d for d in ahead if all(seat["at"] != d for seat in t.seats.values())), t.boss_at)


def move_boss(t: Table) -> None:
    """STL-02, REG-02."""
    moved = t.chance("boss-moves")
    assert t.boss_at is not None
    t.boss_at = (t.boss_at + moved["n"]) % len(t.ring)
