"""Sharing out rewards of defeated Epics (REW), and what consumables give (EQ2-03). What is left is in the frame."""

from __future__ import annotations

from typing import Final

from reckoners.engine.action import reward, symbol_of, target_of
from reckoners.engine.board import (
    attack,
    attack_boss,
    contain,
    contain_boss,
    earn,
    remove_enforcement,
    research,
    research_boss,
)
from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    BOSS_RESEARCH,
    BOSS_TRACK,
    CONTAIN,
    DISTRICT_TRACK,
    ENFORCEMENT,
    F_REWARD,
    MONEY,
    PLAN,
    RESEARCH,
    REWARD,
    Frame,
)
from reckoners.engine.decision import Decision, Reason, Verb
from reckoners.engine.dice import gain_tokens
from reckoners.engine.groups import in_use_step
from reckoners.engine.happenings import E_CONSUMED, E_CONSUMED_LOST, E_REWARD, E_REWARD_LOST
from reckoners.engine.markers import passes_nothing, research_marker, slide
from reckoners.engine.rewards import PLACE_OF, left_of, receive_at_once
from reckoners.engine.shields import remove_blue_shield, remove_red_shield
from reckoners.engine.state import State
from reckoners.engine.targets import aims_in
from reckoners.engine.triggers import NOBODY

CONSUMED: Final = (RESEARCH, ATTACK)  # what consumables give and Epics do not


def containable_steps(st: State) -> int:
    """How many steps to the left all brackets together could take (REW-04)."""
    steps = sum(st.boss_bracket) - len(st.boss_bracket)
    for district in range(st.tables.n_districts):
        if st.epic[district] >= 0:
            steps += st.bracket[district] - 1
    return steps


def take_what_needs_no_choice(st: State, frame: Frame) -> Frame:
    """A reward that takes everything there is, or finds nothing, asks nobody (REW-08). Where Shields are, each symbol
    is asked for."""
    enforcement, steps = frame[1], frame[2]
    on_board = sum(st.enforcement)
    if enforcement and enforcement >= on_board and not any(st.red_shields):
        if on_board:
            st.events.append((E_REWARD, ENFORCEMENT, on_board))
        for district in range(st.tables.n_districts):
            for _ in range(st.enforcement[district]):
                remove_enforcement(st, district)
        if enforcement > on_board:
            st.events.append((E_REWARD_LOST, ENFORCEMENT, enforcement - on_board))
        enforcement = 0
    possible = containable_steps(st) if steps else 0
    if steps and steps >= possible and not any(st.blue_shields):
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
    return (F_REWARD, enforcement, steps, *frame[3:])


def reward_options(st: State) -> list[int]:
    """Anywhere, freely divided (REW-02); what nothing is left for is lost. An attack waits for research of the same
    card, on the Boss too, which may weaken somebody: parts are taken in any order."""
    frame = take_what_needs_no_choice(st, st.stack[-1])
    out: list[int] = []
    if frame[7] or frame[8]:
        frame = take_what_tracks_let_be(st, frame)
        if frame[7]:
            out.append(reward(MONEY, 0))
        if frame[8]:
            out += [reward(BOSS_RESEARCH, district) for district in tracks_of(st, frame)]
    for symbol in (ENFORCEMENT, CONTAIN, RESEARCH, ATTACK):
        if left_of(frame, symbol):
            targets = targets_of(st, symbol)
            if not targets and not (symbol == ATTACK and (left_of(frame, RESEARCH) or left_of(frame, BOSS_RESEARCH))):
                lost = E_CONSUMED_LOST if symbol in CONSUMED else E_REWARD_LOST
                st.events.append((lost, symbol, left_of(frame, symbol)))
                frame = with_left(frame, symbol, 0)
            out += [reward(symbol, target) for target in targets]
    st.stack[-1] = frame
    if frame[3]:
        out += [reward(PLAN, seat) for seat in range(st.tables.n_seats)]
    return out


def tracks_of(st: State, frame: Frame) -> list[int]:
    """Where Boss research counts: where the Epic was defeated; of a consumable the team chooses (BAB-05, EQ2-15)."""
    districts = [frame[9] - 1] if frame[9] else st.tables.ring
    return [district for district in districts if st.markers[district]]


def take_what_tracks_let_be(st: State, frame: Frame) -> Frame:
    """Boss research whose marker passes nothing asks nobody; neither does money, when nothing may cost any more."""
    money, boss = frame[7], frame[8]
    if boss:
        tracks = tracks_of(st, frame)
        if not tracks:
            st.events.append((E_REWARD_LOST, RESEARCH, boss))
            boss = 0
        elif len(tracks) == 1 and passes_nothing(st, tracks[0], boss):
            st.events.append((E_REWARD, RESEARCH, boss))
            slide(st, tracks[0], boss, frame[6] - 1 if not frame[9] else NOBODY)
            boss = 0
    if money and not boss and not (frame[4] and any(st.markers)):
        st.events.append((E_REWARD, MONEY, money))
        earn(st, money)
        money = 0
    return (*frame[:7], money, boss, frame[9])


def take_part_on_tracks(st: State, frame: Frame, symbol: int, district: int) -> None:
    """All of the money, or all of the Boss research: the marker goes all the way (BAB-07)."""
    amount = left_of(frame, symbol)
    st.stack[-1] = with_left(frame, symbol, 0)
    if symbol == MONEY:
        st.events.append((E_REWARD, MONEY, amount))
        earn(st, amount)
    else:
        st.events.append((E_REWARD, RESEARCH, amount))
        research_marker(st, district, amount, frame[6] - 1, own=not frame[9])


def targets_of(st: State, symbol: int) -> list[int]:
    """In every district, Epics before the Boss; Shields as for dice (EP2-17)."""
    found = [target_of(aim) for district in st.tables.ring for aim in aims_in(st, district)[symbol]]
    return [target for target in found if target < BOSS] + [target for target in found if target >= BOSS]


def with_left(frame: Frame, symbol: int, left: int) -> Frame:
    place = PLACE_OF[symbol]
    return (*frame[:place], left, *frame[place + 1 :])


def answer_reward(st: State, action: int) -> None:
    symbol, target = symbol_of(action), target_of(action)
    frame = st.stack[-1]
    who = frame[6] - 1
    if symbol == MONEY or symbol == BOSS_RESEARCH:
        take_part_on_tracks(st, frame, symbol, target)
        return
    st.stack[-1] = with_left(frame, symbol, left_of(frame, symbol) - 1)
    st.events.append((E_CONSUMED if symbol in CONSUMED else E_REWARD, symbol, 1))
    if symbol == ENFORCEMENT:
        if st.red_shields[target]:
            remove_red_shield(st, target)
        else:
            remove_enforcement(st, target)
    elif symbol == CONTAIN:
        if target >= BOSS_TRACK:
            contain_boss(st, target - BOSS_TRACK)
        elif st.blue_shields[target]:
            remove_blue_shield(st, target)
        else:
            contain(st, target)
    elif symbol == RESEARCH:
        if target == BOSS:
            research_boss(st, 1, who)
        elif target >= DISTRICT_TRACK:
            research_marker(st, target - DISTRICT_TRACK, 1, who)
        else:
            research(st, target, who)
    elif symbol == ATTACK:
        if target == BOSS:
            attack_boss(st, who)
        else:
            attack(st, target, who)
        receive_at_once(st, who, target)
    else:
        gain_tokens(st, target, 1)


def why_not_reward(st: State, action: int) -> Reason:
    symbol, target = symbol_of(action), target_of(action)
    if target >= DISTRICT_TRACK and st.tables.protects:
        return ("reward-protects-nothing", "MOD4-03", {})
    if symbol not in PLACE_OF or not left_of(st.stack[-1], symbol):
        return ("no-such-reward", "REW-01", {"symbol": symbol})
    if symbol == BOSS_RESEARCH:
        if st.stack[-1][9] and target != st.stack[-1][9] - 1:
            return ("research-where-defeated", "BAB-05", {"district": st.stack[-1][9] - 1})
        return ("track-done", "BAB-05", {"district": target})
    if symbol == ENFORCEMENT:
        return ("no-enforcement", "REW-03", {"district": target})
    if symbol == RESEARCH and target >= DISTRICT_TRACK:
        return ("track-done", "BAB-13", {"district": target - DISTRICT_TRACK})
    if symbol == RESEARCH and target == BOSS and not st.tables.researches_boss:
        return ("research-in-districts", "BAB-05", {})
    if symbol == RESEARCH or symbol == ATTACK:
        return ("no-such-target", "EQ2-03", {"symbol": symbol})
    if target >= BOSS_TRACK:
        if st.blue_shields[st.boss_at]:
            return ("blue-shield", "EP2-16", {"district": st.boss_at})
        return ("boss-contained", "REW-04", {"track": target - BOSS_TRACK})
    if st.epic[target] < 0:
        return ("no-epic", "REW-04", {"district": target})
    return ("contained-already", "REW-04", {"district": target, "epic": st.epic[target]})


def rewards_first(st: State, action: int) -> Reason | None:  # noqa: ARG001 - every decision has this shape
    return ("rewards-first", "MOD4-01", {}) if in_use_step(st) else None


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
    meanwhile=rewards_first,
)
