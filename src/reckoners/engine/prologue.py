"""Setting up the table and the prologue (SET, PRO)."""

from __future__ import annotations

from reckoners.engine.board import bring_epic
from reckoners.engine.cards import receive_card
from reckoners.engine.chance import draw, shuffled, stream_keys
from reckoners.engine.city_cards import lay_cards
from reckoners.engine.codes import (
    F_BUY,
    F_PLACE,
    F_PROLOGUE,
    F_ROUND,
    N_STREAMS,
    S_BOSS_CARDS,
    S_BOSS_START,
    S_EPICS,
    S_EQUIPMENT,
)
from reckoners.engine.dice import take_from_supply
from reckoners.engine.happenings import E_BOSS_PLACED, E_REMEMBERED, E_STEP, E_STILL_HAS
from reckoners.engine.market import fill_market
from reckoners.engine.state import State
from reckoners.engine.steps import STEP_PROLOGUE
from reckoners.engine.tables import Tables


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
    tables.city.lay_out(st)
    if tables.city_cards:
        lay_cards(st)
    fallen, brought = tables.fallen, [card for _, card in tables.brought]
    st.epic_deck = shuffled(st, S_EPICS, tuple([n for n in range(len(tables.epic_ids)) if n not in fallen]))
    for district in range(tables.n_districts):
        bring_epic(st, district, tables.first_bracket)
    st.equipment_deck = shuffled(st, S_EQUIPMENT, tuple([n for n in range(tables.n_equipment) if n not in brought]))
    if tables.boss_cards:
        st.boss_deck = shuffled(st, S_BOSS_CARDS, tuple(range(len(tables.boss_cards))))
    st.market = [-1] * tables.market_size
    fill_market(st)
    remember(st)
    st.stack.append((F_PROLOGUE, 0))
    return st


def remember(st: State) -> None:
    """What a campaign's earlier games have left: cards, and what the city thinks of the team."""
    for seat, card in st.tables.brought:
        st.events.append((E_STILL_HAS, seat, card))
        receive_card(st, seat, card)
    st.stack.clear()  # Herman and Rtich change dice when the first round begins, as in every round
    if st.tables.remembered:
        st.population += st.tables.remembered
        st.events.append((E_REMEMBERED, st.tables.remembered, st.population))


def advance_prologue(st: State) -> None:
    """(F_PROLOGUE, stage): the Boss appears and does what he does; the team buys, then takes places (PRO)."""
    if st.stack[-1][1] == 0:
        st.events.append((E_STEP, STEP_PROLOGUE))
        st.boss_at = draw(st, S_BOSS_START, st.tables.n_districts)
        st.events.append((E_BOSS_PLACED, st.boss_at))
        st.stack[-1] = (F_PROLOGUE, 1)
        st.tables.boss.prologue(st)
    else:
        if st.tables.city.prologue is not None:
            st.tables.city.prologue(st)
        st.stack[-1] = (F_ROUND, 0)
        st.stack.append((F_PLACE,))
        st.stack.append((F_BUY,))
