"""Receiving the rewards of defeated Epics (REW). A frame holds what is still to be shared out."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import reward, symbol_of, target_of
from reckoners.engine.board import contain, contain_boss, earn, remove_enforcement, research_boss
from reckoners.engine.codes import (
    BOSS_TRACK,
    CONTAIN,
    ENFORCEMENT,
    F_REWARD,
    MONEY,
    PLAN,
    RESEARCH,
    REWARD,
)
from reckoners.engine.decision import Decision, Reason, Verb
from reckoners.engine.dice import gain_tokens
from reckoners.engine.happenings import E_REWARD, E_REWARD_LOST
from reckoners.engine.state import State


def receive_rewards(st: State) -> None:
    """Money and Boss research come by themselves; the rest waits for the team's choice (REW-01, REW-06, REW-07)."""
    tables = st.tables
    money = boss = enforcement = steps = plans = 0
    for epic in st.beaten:
        money += tables.reward_money[epic]
        boss += tables.reward_boss[epic]
        enforcement += tables.reward_enforcement[epic]
        steps += tables.reward_contain[epic]
        plans += tables.reward_plan[epic]
    st.defeated = st.defeated + st.beaten
    st.beaten = ()
    if money:
        st.events.append((E_REWARD, MONEY, money))
        earn(st, money)
    if boss:
        if st.boss_research:
            st.events.append((E_REWARD, RESEARCH, boss))
            research_boss(st, boss)
        else:
            st.events.append((E_REWARD_LOST, RESEARCH, boss))
    st.stack.append((F_REWARD, enforcement, steps, plans))


def containable_steps(st: State) -> int:
    """How many steps to the left all brackets together could take (REW-04)."""
    steps = sum(st.boss_bracket) - len(st.boss_bracket)
    for district in range(st.tables.n_districts):
        if st.epic[district] >= 0:
            steps += st.bracket[district] - 1
    return steps


def take_what_needs_no_choice(st: State, frame: tuple[int, ...]) -> tuple[int, ...]:
    """A reward that takes everything there is, or finds nothing, asks nobody (REW-08)."""
    enforcement, steps, plans = frame[1], frame[2], frame[3]
    on_board = sum(st.enforcement)
    if enforcement and enforcement >= on_board:
        if on_board:
            st.events.append((E_REWARD, ENFORCEMENT, on_board))
        for district in range(st.tables.n_districts):
            for _ in range(st.enforcement[district]):
                remove_enforcement(st, district)
        if enforcement > on_board:
            st.events.append((E_REWARD_LOST, ENFORCEMENT, enforcement - on_board))
        enforcement = 0
    possible = containable_steps(st) if steps else 0
    if steps and steps >= possible:
        if possible:
            st.events.append((E_REWARD, CONTAIN, possible))
        for district in range(st.tables.n_districts):
            while st.epic[district] >= 0 and st.bracket[district] > 1:
                contain(st, district)
        for track in range(len(st.boss_bracket)):
            while st.boss_bracket[track] > 1:
                contain_boss(st, track)
        if steps > possible:
            st.events.append((E_REWARD_LOST, CONTAIN, steps - possible))
        steps = 0
    return (F_REWARD, enforcement, steps, plans)


def reward_options(st: State) -> list[int]:
    frame = take_what_needs_no_choice(st, st.stack[-1])
    st.stack[-1] = frame
    out: list[int] = []
    if frame[1]:
        out += [reward(ENFORCEMENT, d) for d in range(st.tables.n_districts) if st.enforcement[d]]
    if frame[2]:
        out += [reward(CONTAIN, d) for d in range(st.tables.n_districts) if st.epic[d] >= 0 and st.bracket[d] > 1]
        out += [reward(CONTAIN, BOSS_TRACK + t) for t in range(len(st.boss_bracket)) if st.boss_bracket[t] > 1]
    if frame[3]:
        out += [reward(PLAN, seat) for seat in range(st.tables.n_seats)]
    return out


def answer_reward(st: State, action: int) -> None:
    symbol = symbol_of(action)
    target = target_of(action)
    _, enforcement, steps, plans = st.stack[-1]
    st.events.append((E_REWARD, symbol, 1))
    if symbol == ENFORCEMENT:
        enforcement -= 1
        remove_enforcement(st, target)
    elif symbol == CONTAIN:
        steps -= 1
        if target >= BOSS_TRACK:
            contain_boss(st, target - BOSS_TRACK)
        else:
            contain(st, target)
    else:
        plans -= 1
        gain_tokens(st, target, 1)
    st.stack[-1] = (F_REWARD, enforcement, steps, plans)


def why_not_reward(st: State, action: int) -> Reason:
    symbol, target = symbol_of(action), target_of(action)
    _, enforcement, steps, plans = st.stack[-1]
    left = enforcement if symbol == ENFORCEMENT else steps if symbol == CONTAIN else plans
    if not left:
        return ("no-such-reward", "REW-01", {"symbol": symbol})
    if symbol == ENFORCEMENT:
        return ("no-enforcement", "REW-03", {"district": target})
    if target >= BOSS_TRACK:
        return ("boss-contained", "REW-04", {"track": target - BOSS_TRACK})
    if st.epic[target] < 0:
        return ("no-epic", "REW-04", {"district": target})
    return ("contained-already", "REW-04", {"district": target, "epic": st.epic[target]})


DECISION: Final = Decision(
    "rewards",
    F_REWARD,
    (Verb(REWARD, "reward", "REW-01", own=True),),
    reward_options,
    answer_reward,
    why_not_reward,
    step="rewards",
    team=True,
    end_rule="REW-01",
)
