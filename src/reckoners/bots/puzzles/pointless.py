"""Uses that only cost something, for a goal: whoever leaves them out can do everything else just as well."""

from __future__ import annotations

from typing import Final

from reckoners.bots.puzzles.bounds import NOTHING, most_of
from reckoners.engine.action import has, seat_of, symbol_of, target_of, verb_of
from reckoners.engine.codes import (
    AFTER_MOVE,
    BOSS,
    BOSS_TRACK,
    CLEAR,
    CONTAIN,
    COPY_TOKEN,
    DISTRICT_TRACK,
    ENFORCEMENT,
    HEAL,
    KEPT,
    LAPSE,
    MONEY,
    MOVE,
    PLAN,
    SPEND,
)
from reckoners.engine.effects import PREDICTIVE, works
from reckoners.engine.state import State
from reckoners.engine.triggers import DEFEATED, WEAKENED
from reckoners.game.puzzle_goals import Goal

FOR_LATER: Final = (MONEY, PLAN)


def is_pointless(st: State, code: int, goal: Goal) -> bool:
    verb = verb_of(code)
    if verb == LAPSE:
        return True  # the next die that is used lets the open one go by itself
    if goal.name == "lose-at-most":
        return is_for_later(st, code)
    if verb == HEAL or (verb == CLEAR and target_of(code) >= COPY_TOKEN):
        return True
    if verb == MOVE:
        return leads_nowhere(st, seat_of(code), target_of(code), goal)
    return verb == SPEND and is_wasted(st, code, goal)


def is_for_later(st: State, code: int) -> bool:
    """What changes nothing in the coming Epic phase. Money and Plan tokens are attacked by Steelslayer's Epics only."""
    if verb_of(code) == MOVE:
        seat = seat_of(code)
        return not st.effects[seat] and not st.sides and sources_left(st, seat) <= 1
    return (
        verb_of(code) == SPEND
        and symbol_of(code) in FOR_LATER
        and not st.tables.copy_tokens
        and not protects(st, code)
        and not works(st, seat_of(code), PREDICTIVE)
    )


def sources_left(st: State, seat: int) -> int:
    """Dice, tokens and cards that a Reckoner could still use."""
    dice = sum([st.status[die] == KEPT for die in st.dice[seat]])
    cards = sum([not has(st.used[seat], card) for card in st.cards[seat]])
    return dice + cards + st.tokens[seat] + len(st.waiting[seat]) + bool(st.pool[seat])


def protects(st: State, code: int) -> bool:
    return st.tables.protects and target_of(code) >= DISTRICT_TRACK


def is_wasted(st: State, code: int, goal: Goal) -> bool:
    """Symbols for a goal that takes Research and Attack."""
    symbol, target = symbol_of(code), target_of(code)
    if symbol in (MONEY, ENFORCEMENT) or protects(st, code):
        return True
    if symbol == PLAN:
        return not works(st, seat_of(code), PREDICTIVE)
    if symbol == CONTAIN:  # a Pull that ends lets Reckoners go
        return target >= BOSS_TRACK or not st.tables.ways_vary
    if goal.name == "win" and target < BOSS:
        return not answers_come(st)
    return goal.name == "defeat" and target == BOSS


def leads_nowhere(st: State, seat: int, district: int, goal: Goal) -> bool:
    """Whether a Reckoner who goes there could do nothing for the goal by it."""
    tables = st.tables
    if any(tables.family[card] == AFTER_MOVE for card in st.cards[seat]) or st.sides:
        return False
    if most_of(st, seat) == NOTHING:
        return True
    ring = tables.n_districts
    near = (district, (district + 1) % ring, (district - 1) % ring) if st.near[seat] else (district,)
    for place in near:
        if goal.name == "win" and (st.boss_at == place or (tables.marker_start and st.markers[place])):
            return False
        if st.epic[place] >= 0 and (goal.name != "win" or answers_come(st)):
            return False
    return True


def answers_come(st: State) -> bool:
    """Whether weakening or defeating an Epic may bring something in the same step."""
    tables = st.tables
    return tables.at_once or bool(st.sides) or bool(tables.triggers[WEAKENED] or tables.triggers[DEFEATED])
