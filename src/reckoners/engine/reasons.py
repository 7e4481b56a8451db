"""Why an action is not legal: a code, the rule that says so, and what it is about.

Asked only after an action was found not to be legal, so it may take its time; the first obstacle that a person at the
table would name comes first.
"""

from __future__ import annotations

from reckoners.engine.action import bit, card_of, seat_of, slot_of, source_of, symbol_of, target_of, verb_of
from reckoners.engine.codes import (
    BOSS_TRACK,
    BUY,
    CAPTURED,
    CLEAR,
    CONTAIN,
    END,
    ENFORCEMENT,
    F_BUY,
    F_LOSE,
    F_PLACE,
    F_REWARD,
    F_ROLL,
    F_USE,
    FAITH_MARK,
    FAITH_ROLL,
    KEEP,
    KEPT,
    LAPSE,
    LOSE,
    MARKED,
    MOVE,
    PAY,
    PLACE,
    POWER,
    RANSOM,
    REFRESH,
    REROLL,
    REWARD,
    SPEND,
    STOP,
    TOKEN,
)
from reckoners.engine.reasons_use import Reason, why_not_use
from reckoners.engine.roll import FAITH, FINISHED, ROLLS, faith_is_ready
from reckoners.engine.state import State
from reckoners.engine.well_formed import is_well_formed

# Which step each verb belongs to, and the rule that says so.
STEP_OF: dict[int, tuple[int, str]] = {
    KEEP: (F_ROLL, "ROLL-03"),
    REROLL: (F_ROLL, "ROLL-05"),
    STOP: (F_ROLL, "ROLL-06"),
    FAITH_MARK: (F_ROLL, "HERO-02"),
    FAITH_ROLL: (F_ROLL, "HERO-02"),
    SPEND: (F_USE, "USE-01"),
    MOVE: (F_USE, "MOVE-01"),
    CLEAR: (F_USE, "BAR-01"),
    PAY: (F_USE, "CARD-03"),
    LAPSE: (F_USE, "USE-03"),
    POWER: (F_USE, "CARD-02"),
    REWARD: (F_REWARD, "REW-01"),
    BUY: (F_BUY, "BUY-01"),
    REFRESH: (F_BUY, "BUY-03"),
    RANSOM: (F_BUY, "BUY-04"),
    LOSE: (F_LOSE, "EPI-09"),
    PLACE: (F_PLACE, "PRO-05"),
}


def why_not(st: State, action: int) -> Reason:
    """The reason why this action, which is not among the options, cannot be played."""
    if st.over:
        return ("game-over", "BOSS-04" if st.boss_health == 0 and st.boss_research == 0 else "BOSS-05", {})
    if not is_well_formed(st, action):
        return ("no-such-action", "USE-01", {})
    verb = verb_of(action)
    kind = st.stack[-1][0]
    if verb == END:
        if kind == F_LOSE:
            return ("choose-first", "EPI-09", {})
        return ("cannot-end", "ROLL-07" if kind == F_ROLL else "REW-01" if kind == F_REWARD else "PRO-05", {})
    step, rule = STEP_OF[verb]
    if step != kind:
        if verb == SPEND and kind == F_BUY and source_of(action) == TOKEN:
            return ("token-in-purchase", "PLAN-04", {})
        if kind == F_LOSE:
            return ("choose-first", "EPI-09", {})
        if kind == F_ROLL and step == F_USE:
            return ("still-rolling", "ROLL-07", {"seats": still_rolling(st)})
        return ("wrong-step", rule, {"step": step})
    seat = seat_of(action)
    source = source_of(action)
    target = target_of(action)
    if kind == F_ROLL:
        return why_not_roll(st, verb, seat, source)
    if kind == F_USE:
        return why_not_use(st, verb, seat, source, symbol_of(action), target, action)
    if kind == F_REWARD:
        return why_not_reward(st, slot_of(action), target)
    if kind == F_BUY:
        return why_not_buy(st, verb, seat, source, card_of(action))
    if kind == F_LOSE:
        return ("die-captured", "EPI-10", {"seat": seat, "die": source})
    return ("placed-already", "PRO-05", {"seat": seat})


def still_rolling(st: State) -> int:
    """The seats that everybody waits for, a bit each."""
    seats = 0
    for seat in range(st.tables.n_seats):
        if st.rolls[seat] != FINISHED:
            seats |= bit(seat)
    return seats


def why_not_roll(st: State, verb: int, seat: int, slot: int) -> Reason:
    about = {"seat": seat, "die": slot}
    if st.rolls[seat] == FINISHED:
        return ("rolling-done", "ROLL-06", about)
    marking = any(st.status[die] == MARKED for die in st.dice[seat])
    if verb in (FAITH_MARK, FAITH_ROLL):
        if st.tables.power[st.tables.ability[seat]] != FAITH:
            return ("not-the-ability", "HERO-02", about)
        if not faith_is_ready(st, seat):
            return ("card-used", "CARD-02", {"seat": seat, "card": st.tables.ability[seat]})
        if verb == FAITH_ROLL:
            return ("nothing-marked", "HERO-02", about)
        if st.status[st.dice[seat][slot]] == CAPTURED:
            return ("die-captured", "ROLL-02", about)
        return ("kept-die", "HERO-02", about)
    if marking:
        return ("faith-first", "HERO-02", about)
    if verb == KEEP:
        status = st.status[st.dice[seat][slot]]
        if status == CAPTURED:
            return ("die-captured", "ROLL-02", about)
        if status == KEPT:
            return ("kept-already", "ROLL-04", about)
        return ("last-roll", "ROLL-05", about)
    if verb == REROLL:
        if st.rolls[seat] >= ROLLS:
            return ("no-reroll-left", "ROLL-05", about)
        return ("keep-one-first", "ROLL-03", about)
    return ("faith-first", "HERO-02", about)


def why_not_reward(st: State, symbol: int, target: int) -> Reason:
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


def why_not_buy(st: State, verb: int, seat: int, slot: int, card: int) -> Reason:
    if verb == BUY:
        if card not in st.market:
            return ("not-on-market", "BUY-01", {"card": card})
        return ("too-dear", "BUY-01", {"card": card, "price": st.tables.price[card], "money": st.money})
    if verb == REFRESH:
        return ("cannot-refresh", "BUY-03", {"price": st.tables.refresh_price, "money": st.money})
    if st.status[st.dice[seat][slot]] != CAPTURED:
        return ("not-captured", "BUY-04", {"seat": seat, "die": slot})
    return ("ransom-too-dear", "BUY-04", {"price": st.tables.ransom, "money": st.money})
