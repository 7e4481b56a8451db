"""Why an action of the use step is not legal; see `reasons`."""

from __future__ import annotations

from reckoners.engine.action import (
    card_of,
    has,
    pay,
    same_deed,
    seat_of,
    source_of,
    symbol_of,
    taken_of,
    target_of,
    verb_of,
)
from reckoners.engine.attack_reckoners import why_disabled
from reckoners.engine.benefits import is_as_shown
from reckoners.engine.cards import card_is_ready
from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    BOSS_TRACK,
    CAPTURED,
    CARD,
    CLEAR,
    CONTAIN,
    COPY_TOKEN,
    COSTS_TWO,
    DISABLED,
    DISTRICT_TRACK,
    ENFORCEMENT,
    EXCHANGER,
    FREE_SYMBOLS,
    HEAL,
    HEALING,
    LAPSE,
    MONEY,
    MOVE,
    MOVER,
    OPEN,
    PAY,
    PLAN,
    POWER,
    RESEARCH,
    SPEND,
    TOKEN,
    USED,
)
from reckoners.engine.decision import Reason
from reckoners.engine.groups import converts_of, owes, owes_a_move, symbols_of, waits
from reckoners.engine.moving import free_districts, is_held
from reckoners.engine.offers import is_never_a_move, moves_of
from reckoners.engine.paying import pays_for_two, shown_by
from reckoners.engine.pools import mask_of
from reckoners.engine.powers import NEVER, POWERS
from reckoners.engine.state import State
from reckoners.engine.stealing import stolen_card
from reckoners.engine.targets import everywhere, reached_with
from reckoners.engine.use import can_serve


def why_not_use(st: State, action: int) -> Reason:
    verb, seat, source = verb_of(action), seat_of(action), source_of(action)
    symbol, target = symbol_of(action), target_of(action)
    if verb == LAPSE:
        return ("nothing-open", "USE-03", {"seat": seat})
    if verb == POWER:
        return why_not_power(st, seat, source - CARD, action)
    if verb == HEAL:
        return why_not_card(st, seat, source) or ("heals-nobody", "BAB-10", {"seat": seat, "card": source})
    obstacle = why_not_source(st, verb, seat, source)
    if obstacle is not None:
        return obstacle
    if verb == MOVE:
        return why_not_move(st, seat, target)
    if verb == CLEAR:
        return why_not_clear(st, seat, target)
    pool, anywhere = symbols_of(st, seat, source)
    usable = st.tables.usable(converts_of(st, seat, source), mask_of(pool))
    if verb == PAY:
        return why_not_pay(st, seat, card_of(action), source, pool)
    if symbol not in usable:
        return (
            "symbol-not-shown",
            SYMBOL_RULE[symbol],
            {"seat": seat, "symbol": symbol},
        )
    taken = taken_of(action)
    if taken >= 0 and not can_serve(st, seat, source, symbol, taken):
        return ("cannot-serve", "CARD-08", {"seat": seat, "symbol": symbol, "taken": taken})
    return why_not_target(st, seat, symbol, target, anywhere)


SYMBOL_RULE: dict[int, str] = {
    MONEY: "SYM-01",
    ENFORCEMENT: "SYM-02",
    CONTAIN: "SYM-03",
    RESEARCH: "SYM-04",
    ATTACK: "SYM-06",
    PLAN: "SYM-08",
}


def why_not_source(st: State, verb: int, seat: int, source: int) -> Reason | None:
    """Is the die, token or card there to be used at all?"""
    about = {"seat": seat, "die": source}
    if source == OPEN:
        if verb != SPEND and is_as_shown(st, seat):
            return ("only-as-shown", "NEW-06", {"seat": seat, "card": st.source[seat] - CARD})
        if verb != SPEND and not st.untouched[seat]:
            return ("die-touched", "USE-03", {"seat": seat})
        if verb == MOVE and is_never_a_move(st, seat):
            return ("no-move-after-move", "EQ2-12", {"seat": seat, "card": st.source[seat] - CARD})
        return None
    if source < TOKEN:
        status = st.status[st.dice[seat][source]]
        if status == CAPTURED:
            return ("die-captured", "EPI-10", about)
        if status == DISABLED:
            return why_disabled(st, seat, source)
        if status == USED:
            return ("die-used", "USE-02", about)
        return None
    if source == TOKEN:
        if st.tokens[seat]:
            return None
        return (
            "token-fresh" if st.fresh[seat] else "no-token",
            "PLAN-02" if st.fresh[seat] else "PLAN-01",
            {"seat": seat},
        )
    card = source - CARD
    if waits(st, seat, card):
        return why_not_waiting(st, verb, seat, card)
    obstacle = why_not_card(st, seat, card)
    if obstacle is not None:
        return obstacle
    odd = st.tables.power[card]
    if odd >= 0 and POWERS[odd].shows is not None:
        return ("base-hidden-first", "EQ2-09", {"seat": seat, "card": card}) if st.base else None
    if odd >= 0 and verb == CLEAR and POWERS[odd].name == "dispatcher":
        return None
    if family_waits(st, card):
        return ("nothing-waits", "CARD-01", {"seat": seat, "card": card})
    family = st.tables.family[card]
    if family == EXCHANGER:
        return ("card-costs", "CARD-03", {"seat": seat, "card": card})
    if family == FREE_SYMBOLS or (family == MOVER and verb == MOVE):
        return None
    if family == HEALING:
        return ("card-only-heals", "BAB-10", {"seat": seat, "card": card})
    if family == MOVER:
        return ("card-only-moves", "CARD-14", {"seat": seat, "card": card})
    ongoing = family < EXCHANGER
    return ("card-has-no-symbols", "CARD-01" if ongoing else "CARD-02", {"seat": seat, "card": card})


def family_waits(st: State, card: int) -> bool:
    """Whether a card gives actions that wait when something happens."""
    tables = st.tables
    return tables.either[card] or (
        tables.power[card] >= 0 and tables.gives[card] > 0 and tables.power_frame[card] == NEVER
    )


def why_not_waiting(st: State, verb: int, seat: int, card: int) -> Reason | None:
    """Beside an open die an action that waits acts or clears; Submarine's is never a Move."""
    about = {"seat": seat, "card": card}
    if verb == MOVE and st.tables.either[card]:
        return ("no-move-after-move", "EQ2-12", about)
    if st.pool[seat] and verb != SPEND and verb != CLEAR:
        return ("finish-open-die", "USE-03", about)
    return None


def why_not_clear(st: State, seat: int, target: int) -> Reason:
    if target < COPY_TOKEN:
        return ("no-barricade", "BAR-01", {"district": target})
    district = target - COPY_TOKEN
    if st.copies[district]:
        return ("too-far", "EP2-22", {"seat": seat, "district": district})
    return ("no-copy-token", "EP2-22", {"district": district})


def why_not_card(st: State, seat: int, card: int) -> Reason | None:
    about = {"seat": seat, "card": card}
    if card >= st.tables.first_city_card:
        return why_not_traded(st, seat, card)
    if has(st.asleep[seat], card):
        return ("card-asleep", "EP2-08", about)
    if has(st.disabled[seat], card):
        return ("card-disabled", "ATK-08" if card < st.tables.n_equipment else "ATK-05", about)
    if is_stolen(st, card):
        return ("card-stolen", "EP2-09", about)
    if card not in st.cards[seat]:
        ability = "BAB-10" if card >= st.tables.first_dawnslight else "SET-13"
        return ("card-not-owned", "CARD-07" if card < st.tables.n_equipment else ability, about)
    if not card_is_ready(st, seat, card):
        return ("card-used", "CARD-03" if st.tables.family[card] == EXCHANGER else "CARD-02", about)
    return None


def why_not_traded(st: State, seat: int, card: int) -> Reason | None:
    """A district's card is used by who stands there, if it trades, once in a step (NEW-03, NEW-06)."""
    about = {"seat": seat, "card": card}
    if card not in st.sides:
        return ("card-not-laid", "NEW-01", about)
    district = st.sides.index(card)
    if st.tables.family[card] != EXCHANGER:
        return ("card-does-not-trade", "NEW-06", about)
    if st.where[seat] != district:
        return ("stands-elsewhere", "NEW-03", {"seat": seat, "district": district})
    return ("traded-already", "NEW-06", about) if has(st.exchanged, district) else None


def is_stolen(st: State, card: int) -> bool:
    return any(stolen_card(one) == card for under in st.stolen for one in under)


def why_not_move(st: State, seat: int, goal: int) -> Reason:
    where = st.where[seat]
    if goal == where:
        return ("already-there", "MOVE-01", {"seat": seat, "district": goal})
    owed = owes_a_move(st, seat)
    if owed >= 0 and owed != goal:
        return ("move-half-paid", "ATK-06", {"seat": seat, "district": owed})
    if owed >= 0 and goal in free_districts(st, seat):
        return ("move-costs-two", "ATK-06", {"seat": seat, "district": owed})
    if is_held(st, where):
        return ("pulled", "EP2-03", {"seat": seat, "district": where})
    blocked = where if not moves_of(st, seat) and st.barricades[where] else goal
    return ("barricaded", "MOVE-02", {"seat": seat, "district": blocked})


def why_not_pay(st: State, seat: int, card: int, source: int, pool: int) -> Reason:
    obstacle = why_not_card(st, seat, card)
    if obstacle is not None:
        return obstacle
    about = {"seat": seat, "card": card}
    if st.tables.family[card] == COSTS_TWO:
        if owes(st, seat) == card and not pays_for_two(st, seat, card, source, shown_by(st, seat, pool)):
            return ("pay-the-other", "EQ2-02", about)
        return ("cost-not-shown", "EQ2-02", about)
    odd = st.tables.power[card]
    if odd >= 0 and POWERS[odd].changes is not None:
        return ("cannot-change", POWERS[odd].rule, about)
    if st.tables.family[card] != EXCHANGER:
        ongoing = st.tables.family[card] < EXCHANGER
        return ("card-costs-nothing", "CARD-01" if ongoing else "CARD-02", about)
    rule = "CARD-03" if card < st.tables.first_city_card else "NEW-06"
    if any(same_deed(option) == pay(seat, 0, card) for option in st.options):
        return ("cost-not-shown", rule, about)
    return ("nothing-pays", rule, {"seat": seat, "card": card, "cost": st.tables.cost[card]})


def why_not_target(st: State, seat: int, symbol: int, target: int, anywhere: bool) -> Reason:
    """The symbol is there; what stops it from acting on this target?"""
    districts = everywhere(st) if anywhere else reached_with(st, seat, symbol)
    if target >= DISTRICT_TRACK:
        about = {"seat": seat, "district": target - DISTRICT_TRACK}
        if st.tables.protects:
            done = about["district"] in districts
            return ("protected-already" if done else "too-far", "ILD-08" if done else "ILD-06", about)
        return ("track-done" if about["district"] in districts else "too-far", "BAB-06", about)
    if target == BOSS and st.boss_research and not st.tables.researches_boss:
        if symbol == RESEARCH:
            return ("research-in-districts", "BAB-06", {})
        return ("tracks-left", "BAB-04", {"n": st.boss_research})
    if target >= BOSS:
        if st.boss_at not in districts:
            return ("boss-elsewhere", "BOSS-01", {"seat": seat, "district": st.boss_at})
        if target >= BOSS_TRACK and st.blue_shields[st.boss_at]:
            return ("blue-shield", "EP2-16", {"district": st.boss_at})
        if target >= BOSS_TRACK:
            return ("boss-contained", "SYM-03", {"track": target - BOSS_TRACK})
        if symbol == RESEARCH:
            return ("boss-weakened", "BOSS-03", {})
        return ("boss-infinite", "BOSS-03", {})
    about = {"seat": seat, "district": target}
    if target not in districts:
        return ("too-far", "USE-07", about)
    if symbol == ENFORCEMENT:
        return ("no-enforcement", "SYM-02", about)
    if st.epic[target] < 0:
        return ("no-epic", SYMBOL_RULE[symbol], about)
    about = {"district": target, "epic": st.epic[target]}
    if symbol == CONTAIN:
        return ("contained-already", "SYM-03", about)
    if symbol == RESEARCH:
        return ("weakened-already", "SYM-04", about)
    return ("infinite-health", "SYM-06", about)


def why_not_power(st: State, seat: int, card: int, action: int) -> Reason:
    """Whoever uses an odd card: not owned, used already, of another step; else the power says it itself."""
    obstacle = why_not_card(st, seat, card)
    if obstacle is not None:
        return obstacle
    power = POWERS[st.tables.power[card]]
    if power.frame == NEVER:
        return ("card-has-no-symbols", "CARD-01", {"seat": seat, "card": card})
    if power.changes is not None:
        return ("card-costs", power.rule, {"seat": seat, "card": card})
    if power.frame != st.stack[-1][0]:
        return ("wrong-step", power.rule, {"step": power.frame})
    if power.why_not is not None:
        return power.why_not(st, seat, action)
    return ("no-such-action", "USE-01", {})
