"""Setting up the table and the prologue (SET, PRO)."""

from __future__ import annotations

from reckoners.engine.action import place, seat_of, target_of
from reckoners.engine.board import bring_epic
from reckoners.engine.cards import receive_card
from reckoners.engine.chance import draw, shuffled, stream_keys
from reckoners.engine.codes import (
    F_BOSS,
    F_BUY,
    F_PLACE,
    F_PROLOGUE,
    F_ROUND,
    N_STREAMS,
    S_BOSS_START,
    S_DISTRICTS,
    S_EPICS,
    S_EQUIPMENT,
    STEP_PROLOGUE,
    STEP_ROLL,
)
from reckoners.engine.dice import take_from_supply
from reckoners.engine.epic_phase import move_boss
from reckoners.engine.happenings import E_BOSS_PLACED, E_PLACED, E_STEP
from reckoners.engine.purchase import fill_market
from reckoners.engine.state import State
from reckoners.engine.tables import Tables

RED = 2


def set_up(tables: Tables, seed: str) -> State:
    """The table before the prologue."""
    st = State(tables, stream_keys(seed, N_STREAMS))
    dice = len(tables.kind)
    st.face = [0] * dice
    st.status = [0] * dice
    st.owner = [-1] * dice
    for seat in range(tables.n_seats):
        for kind in tables.starting_dice[seat]:
            take_from_supply(st, seat, kind)
        receive_card(st, seat, tables.ability[seat])
    boards = shuffled(st, S_DISTRICTS, tuple(range(len(tables.district_ids))))
    st.districts = boards[: tables.n_districts]
    st.epic_deck = shuffled(st, S_EPICS, tuple(range(len(tables.epic_ids))))
    for district in range(tables.n_districts):
        bring_epic(st, district, tables.first_bracket)
    st.equipment_deck = shuffled(st, S_EQUIPMENT, tuple(range(tables.n_equipment)))
    st.market = [-1] * tables.market_size
    fill_market(st)
    st.stack.append((F_PROLOGUE, 0))
    return st


def advance_prologue(st: State) -> None:
    """(F_PROLOGUE, stage): the Boss appears and performs his red track; he moves; the team buys, then takes places."""
    if st.stack[-1][1] == 0:
        st.events.append((E_STEP, STEP_PROLOGUE))
        st.boss_at = draw(st, S_BOSS_START, st.tables.n_districts)
        st.events.append((E_BOSS_PLACED, st.boss_at))
        st.stack[-1] = (F_PROLOGUE, 1)
        st.stack.append((F_BOSS, RED, 0, RED + 1))
    else:
        move_boss(st)
        st.stack[-1] = (F_ROUND, STEP_ROLL)
        st.stack.append((F_PLACE,))
        st.stack.append((F_BUY,))


def place_options(st: State) -> list[int]:
    """Any district, behind Barricades too (PRO-05)."""
    return [
        place(seat, district)
        for seat in range(st.tables.n_seats)
        if st.where[seat] < 0
        for district in range(st.tables.n_districts)
    ]


def answer_place(st: State, action: int) -> None:
    seat = seat_of(action)
    district = target_of(action)
    st.where[seat] = district
    st.events.append((E_PLACED, seat, district))
