"""Limelight: four power dice choose what he does, by what the team has let grow; then he goes where nobody is (LIM).

Only in the prologue he moves by the movement die, after one cell of his red table (LIM-02).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reckoners.content.vocabulary import BY_WHAT
from reckoners.engine.attack_reckoners import suffer, take_back_tokens
from reckoners.engine.board import add_barricades, add_enforcement, lose_population
from reckoners.engine.boss import BossPiece, move_by_die, then_go, then_move
from reckoners.engine.cards import equipment_of
from reckoners.engine.cells import last_column, perform_cell, roll_and_perform
from reckoners.engine.codes import F_POWER_UP
from reckoners.engine.epic_actions import fortify, performs
from reckoners.engine.happenings import BY_ATTACK, E_BOSS_FORTIFIED, E_MARKER_RAISED
from reckoners.engine.shields import add_blue_shields, add_copies, add_red_shields
from reckoners.engine.state import State

ROW_B: Final = 1


def prologue(st: State) -> None:
    """LIM-02."""
    then_move(st)
    perform_cell(st, st.tables.track_ids.index("red"), ROW_B, 1)


def activate(st: State) -> None:
    """LIM-03."""
    take_back_tokens(st)
    then_go(st)
    roll_and_perform(st)


def goes(st: State) -> int:
    """The next other district clockwise without a Reckoner; if there is none he stays (LIM-04)."""
    for district in clockwise(st, st.boss_at)[1:]:
        if district not in st.where:
            return district
    return st.boss_at


def clockwise(st: State, district: int) -> list[int]:
    """All districts, from this one on (LIM-17)."""
    ring = st.tables.n_districts
    return [(district + step) % ring for step in range(ring)]


def seats_clockwise(st: State, district: int) -> list[int]:
    """All Reckoners on the board, from this district clockwise, those of one district by their seats (LIM-17)."""
    ring = clockwise(st, district)
    return [seat for there in ring for seat in range(st.tables.n_seats) if st.where[seat] == there]


# -- attacks on the population by what the team has let grow

# From how many on, and how many people that costs; the first one counts (LIM-05 to LIM-08).
SCALES: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "shields": ((6, 7), (5, 6), (3, 5), (0, 4)),
    "enforcement": ((6, 8), (5, 7), (3, 6), (0, 5)),
    "defeated": ((5, 4), (3, 5), (2, 6), (0, 7)),
    "equipment": ((3, 8), (2, 7), (1, 6), (0, 5)),
}


def shields_there(st: State) -> int:
    """LIM-05."""
    return sum(st.red_shields) + sum(st.blue_shields)


def enforcement_there(st: State) -> int:
    """LIM-06."""
    return sum(st.enforcement)


def defeats(st: State) -> int:
    """Of the Reckoner phase that was just played, also by consumables (LIM-07)."""
    return st.defeats


def cards_ahead(st: State) -> int:
    """How far who has most cards is ahead; disabled ones count, stolen ones are nobody's (LIM-08)."""
    cards = [len(equipment_of(st, seat)) for seat in range(st.tables.n_seats)]
    return max(cards) - min(cards)


COUNTED: Final[dict[str, Callable[[State], int]]] = {
    "shields": shields_there,
    "enforcement": enforcement_there,
    "defeated": defeats,
    "equipment": cards_ahead,
}


def cost_by(what: str, counted: int) -> int:
    """People that an attack by something costs, where so much of it is counted."""
    return next(people for least, people in SCALES[what] if counted >= least)


def attack_by(st: State, kind: int, district: int) -> None:  # noqa: ARG001 - every action has this shape
    what = BY_WHAT[kind]
    lose_population(st, cost_by(what, COUNTED[what](st)), BY_ATTACK)


# -- Fortify (LIM-09, LIM-17)


def fortify_in(st: State, districts: list[int], times: int) -> None:
    for district in districts:
        for _ in range(times):
            if not st.over:
                fortify(st, 1, district)


def fortify_own(st: State, number: int, district: int) -> None:
    fortify_in(st, [district], number)


def fortify_near(st: State, number: int, district: int) -> None:
    ring = st.tables.n_districts
    fortify_in(st, [district, (district + 1) % ring, (district - 1) % ring], number)


def fortify_all(st: State, number: int, district: int) -> None:
    fortify_in(st, clockwise(st, district), number)


def fortify_boss(st: State, number: int, district: int) -> None:
    """+1 research, or +1 health once he is weakened, and no limit. In a city where research lies in the districts it is
    that of his district, as far as its track goes; a track at 0 stays there."""
    for _ in range(number):
        if st.boss_research == 0:
            st.boss_health += 1
        elif not st.tables.marker_start:
            st.boss_research += 1
        else:
            raise_marker(st, district)
            continue
        st.events.append((E_BOSS_FORTIFIED, st.boss_research, st.boss_health))


def raise_marker(st: State, district: int) -> None:
    top = len(st.tables.district_tracks[st.districts[district]]) - 1
    if 0 < st.markers[district] < top:
        markers = list(st.markers)
        markers[district] += 1
        st.markers = tuple(markers)
        st.boss_research += 1
        st.events.append((E_MARKER_RAISED, district, markers[district]))


# -- pieces in every district, and by what Reckoners have (LIM-10 to LIM-12)

Add = Callable[[State, int, int], None]  # state, district, pieces


def add_everywhere(st: State, add: Add, number: int, district: int) -> None:
    for there in clockwise(st, district):
        if not st.over:
            add(st, there, number)


def enforcement_all(st: State, number: int, district: int) -> None:
    add_everywhere(st, add_enforcement, number, district)


def barricade_all(st: State, number: int, district: int) -> None:
    add_everywhere(st, add_barricades, number, district)


def red_shield_all(st: State, number: int, district: int) -> None:
    add_everywhere(st, add_red_shields, number, district)


def blue_shield_all(st: State, number: int, district: int) -> None:
    add_everywhere(st, add_blue_shields, number, district)


def copy_token_all(st: State, number: int, district: int) -> None:
    add_everywhere(st, add_copies, number, district)


def enforcement_per_reckoner(st: State, number: int, district: int) -> None:
    for seat in seats_clockwise(st, district):
        if not st.over:
            add_enforcement(st, st.where[seat], number)


def enforcement_per_equipment(st: State, number: int, district: int) -> None:  # noqa: ARG001
    for seat in seats_clockwise(st, district):
        if not st.over:
            add_enforcement(st, st.where[seat], max(len(equipment_of(st, seat)), 1))


# -- everybody (LIM-13, LIM-17)


def suffer_all(st: State, effect: int, district: int) -> None:
    for seat in seats_clockwise(st, district):
        if not st.over:
            suffer(st, seat, effect)


def move_brackets(st: State, number: int, district: int) -> None:  # noqa: ARG001
    """As by Power Up, one Epic after the other with all that comes of it; never his own."""
    for there in reversed(clockwise(st, district)):  # the last thing first
        st.stack.append((F_POWER_UP, there, 0))


performs("population-by", attack_by)
performs("fortify-own", fortify_own)
performs("fortify-near", fortify_near)
performs("fortify-all", fortify_all)
performs("fortify-boss", fortify_boss)
performs("enforcement-all", enforcement_all)
performs("barricade-all", barricade_all)
performs("red-shield-all", red_shield_all)
performs("blue-shield-all", blue_shield_all)
performs("copy-token-all", copy_token_all)
performs("enforcement-per-reckoner", enforcement_per_reckoner)
performs("enforcement-per-equipment", enforcement_per_equipment)
performs("suffer-all", suffer_all)
performs("brackets", move_brackets)

PIECE: Final = BossPiece(
    "limelight",
    prologue,
    activate,
    move_by_die,
    goes=goes,
    takes_back_tokens=True,
    at_once=True,
    lost_step=last_column,
)
