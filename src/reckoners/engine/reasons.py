"""Why an action is not legal: a code, the rule that says so, and what it is about.

Asked only after an action was found not to be legal, so it may take its time; the first obstacle that a person at the
table would name comes first.
"""

from __future__ import annotations

from reckoners.engine.cards import card_is_ready
from reckoners.engine.codes import (
    ATTACK,
    BOSS,
    BOSS_TRACK,
    BUY,
    CAPTURED,
    CARD,
    CARD_MASK,
    CARD_SHIFT,
    CLEAR,
    CONTAIN,
    END,
    ENFORCEMENT,
    EXCHANGER,
    F_BUY,
    F_LOSE,
    F_PLACE,
    F_REWARD,
    F_ROLL,
    F_USE,
    FAITH_MARK,
    FAITH_ROLL,
    FIELD_MASK,
    FREE_SYMBOLS,
    KEEP,
    KEPT,
    LAPSE,
    LOSE,
    MARKED,
    MONEY,
    MOVE,
    MOVER,
    N_SYMBOLS,
    ODD,
    OPEN,
    PAY,
    PLACE,
    PLAN,
    POWER,
    RANSOM,
    REFRESH,
    REROLL,
    RESEARCH,
    REWARD,
    SEAT_MASK,
    SEAT_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
    SPEND,
    STOP,
    TARGET_SHIFT,
    TEAM,
    TOKEN,
    USE_SHIFT,
    USED,
    VERB_MASK,
    WILD_POOL,
)
from reckoners.engine.dice import symbols_shown
from reckoners.engine.powers import DIE, DISTRICT, FACE, POWERS, RECKONER
from reckoners.engine.roll import FAITH, FINISHED, ROLLS, faith_is_ready
from reckoners.engine.state import State
from reckoners.engine.tables import mask_of
from reckoners.engine.targets import everywhere, reached
from reckoners.engine.use import moves_of

Reason = tuple[str, str, dict[str, int]]

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
    verb = action & VERB_MASK
    kind = st.stack[-1][0]
    if verb == END:
        if kind == F_LOSE:
            return ("choose-first", "EPI-09", {})
        return ("cannot-end", "ROLL-07" if kind == F_ROLL else "REW-01" if kind == F_REWARD else "PRO-05", {})
    step, rule = STEP_OF[verb]
    if step != kind:
        if verb == SPEND and kind == F_BUY and action >> SOURCE_SHIFT & SOURCE_MASK == TOKEN:
            return ("token-in-purchase", "PLAN-04", {})
        if kind == F_LOSE:
            return ("choose-first", "EPI-09", {})
        return ("wrong-step", rule, {"step": step})
    seat = action >> SEAT_SHIFT & SEAT_MASK
    source = action >> SOURCE_SHIFT & SOURCE_MASK
    target = action >> TARGET_SHIFT & FIELD_MASK
    if kind == F_ROLL:
        return why_not_roll(st, verb, seat, source)
    if kind == F_USE:
        return why_not_use(st, verb, seat, source, action >> USE_SHIFT & FIELD_MASK, target, action)
    if kind == F_REWARD:
        return why_not_reward(st, action >> USE_SHIFT & FIELD_MASK, target)
    if kind == F_BUY:
        return why_not_buy(st, verb, seat, source, action >> CARD_SHIFT & CARD_MASK)
    if kind == F_LOSE:
        return ("die-captured", "EPI-10", {"seat": seat, "die": source})
    return ("placed-already", "PRO-05", {"seat": seat})


def is_well_formed(st: State, action: int) -> bool:
    """Does the integer name things that exist? Everything that was read from words does."""
    verb = action & VERB_MASK
    seat = action >> SEAT_SHIFT & SEAT_MASK
    source = action >> SOURCE_SHIFT & SOURCE_MASK
    target = action >> TARGET_SHIFT & FIELD_MASK
    tables = st.tables
    if action < 0 or action >> 30 or (verb not in STEP_OF and verb != END):
        return False
    if verb in (END, REFRESH):
        return seat == TEAM
    if verb in (SPEND, REWARD) and action >> USE_SHIFT & FIELD_MASK >= N_SYMBOLS:
        return False
    if verb == REWARD:
        return target < (tables.n_seats if action >> USE_SHIFT & FIELD_MASK == PLAN else BOSS_TRACK + 4)
    if seat >= tables.n_seats:
        return False
    if verb in (PAY, BUY):
        cards = len(tables.card_ids) if verb == PAY else tables.n_equipment
        if action >> CARD_SHIFT & CARD_MASK >= cards:
            return False
    elif verb == SPEND:
        if target >= tables.n_districts and not (target == BOSS or BOSS_TRACK <= target < BOSS_TRACK + 4):
            return False
    elif verb in (MOVE, CLEAR, PLACE) and target >= tables.n_districts:
        return False
    elif verb == POWER:
        return is_well_formed_power(st, seat, source - CARD, action >> USE_SHIFT & FIELD_MASK, target)
    if verb in (SPEND, MOVE, CLEAR, PAY) and source >= TOKEN:
        return source < CARD + len(tables.card_ids)
    return source < len(st.dice[seat]) or source == 0


def is_well_formed_power(st: State, seat: int, card: int, slot: int, target: int) -> bool:
    tables = st.tables
    if not 0 <= card < len(tables.card_ids) or tables.family[card] != ODD:
        return False
    shape = POWERS[tables.power[card]].shape
    if slot >= (len(st.dice[seat]) if DIE in shape else 1):
        return False
    if FACE in shape:
        return target < tables.n_faces[tables.kind[st.dice[seat][slot]]]
    return target < (tables.n_seats if RECKONER in shape else tables.n_districts if DISTRICT in shape else 1)


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


def why_not_use(st: State, verb: int, seat: int, source: int, symbol: int, target: int, action: int) -> Reason:
    if verb == LAPSE:
        return ("nothing-open", "USE-03", {"seat": seat})
    if verb == POWER:
        return why_not_power(st, seat, source - CARD, action >> USE_SHIFT & FIELD_MASK)
    obstacle = why_not_source(st, verb, seat, source)
    if obstacle is not None:
        return obstacle
    if verb == MOVE:
        return why_not_move(st, seat, target)
    if verb == CLEAR:
        return ("no-barricade", "BAR-01", {"district": target})
    pool, anywhere = symbols_of(st, seat, source)
    usable = st.tables.usable(st.converts[seat], mask_of(pool))
    if verb == PAY:
        return why_not_pay(st, seat, action >> CARD_SHIFT & CARD_MASK)
    if symbol not in usable:
        return (
            "symbol-not-shown",
            SYMBOL_RULE[symbol],
            {"seat": seat, "symbol": symbol},
        )
    return why_not_target(st, seat, symbol, target, anywhere)


SYMBOL_RULE: dict[int, str] = {
    MONEY: "SYM-01",
    ENFORCEMENT: "SYM-02",
    CONTAIN: "SYM-03",
    RESEARCH: "SYM-04",
    ATTACK: "SYM-06",
    PLAN: "SYM-08",
}


def symbols_of(st: State, seat: int, source: int) -> tuple[int, bool]:
    """A source's pool, and whether it acts in any district."""
    if source == OPEN:
        return st.pool[seat], st.reach[seat]
    if source < TOKEN:
        return symbols_shown(st, seat, st.dice[seat][source]), False
    if source == TOKEN:
        return WILD_POOL, False
    card = source - CARD
    return st.tables.gives[card], st.tables.anywhere[card]


def why_not_source(st: State, verb: int, seat: int, source: int) -> Reason | None:
    """Is the die, token or card there to be used at all?"""
    about = {"seat": seat, "die": source}
    if source == OPEN:
        if verb != SPEND and not st.untouched[seat]:
            return ("die-touched", "USE-03", {"seat": seat})
        return None
    if source < TOKEN:
        status = st.status[st.dice[seat][source]]
        if status == CAPTURED:
            return ("die-captured", "EPI-10", about)
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
    obstacle = why_not_card(st, seat, card)
    if obstacle is not None:
        return obstacle
    family = st.tables.family[card]
    if family == EXCHANGER:
        return ("card-costs", "CARD-03", {"seat": seat, "card": card})
    if family == FREE_SYMBOLS or (family == MOVER and verb == MOVE):
        return None
    if family == MOVER:
        return ("card-only-moves", "CARD-14", {"seat": seat, "card": card})
    ongoing = family < EXCHANGER
    return ("card-has-no-symbols", "CARD-01" if ongoing else "CARD-02", {"seat": seat, "card": card})


def why_not_card(st: State, seat: int, card: int) -> Reason | None:
    about = {"seat": seat, "card": card}
    if card not in st.cards[seat]:
        return ("card-not-owned", "CARD-07" if card < st.tables.n_equipment else "SET-13", about)
    if not card_is_ready(st, seat, card):
        return ("card-used", "CARD-03" if st.tables.family[card] == EXCHANGER else "CARD-02", about)
    return None


def why_not_move(st: State, seat: int, goal: int) -> Reason:
    where = st.where[seat]
    if goal == where:
        return ("already-there", "MOVE-01", {"seat": seat, "district": goal})
    blocked = where if not moves_of(st, seat) and st.barricades[where] else goal
    return ("barricaded", "MOVE-02", {"seat": seat, "district": blocked})


def why_not_pay(st: State, seat: int, card: int) -> Reason:
    obstacle = why_not_card(st, seat, card)
    if obstacle is not None:
        return obstacle
    about = {"seat": seat, "card": card}
    if st.tables.family[card] != EXCHANGER:
        ongoing = st.tables.family[card] < EXCHANGER
        return ("card-costs-nothing", "CARD-01" if ongoing else "CARD-02", about)
    return ("cost-not-shown", "CARD-03", about)


def why_not_target(st: State, seat: int, symbol: int, target: int, anywhere: bool) -> Reason:
    """The symbol is there; what stops it from acting on this target?"""
    districts = everywhere(st) if anywhere else reached(st, seat)
    if target >= BOSS:
        if st.boss_at not in districts:
            return ("boss-elsewhere", "BOSS-01", {"seat": seat, "district": st.boss_at})
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


def why_not_power(st: State, seat: int, card: int, slot: int) -> Reason:
    obstacle = why_not_card(st, seat, card)
    if obstacle is not None:
        return obstacle
    shape = POWERS[st.tables.power[card]].shape
    if RECKONER in shape:
        return ("not-for-oneself", "HERO-03", {"seat": seat})
    about = {"seat": seat, "die": slot}
    status = st.status[st.dice[seat][slot]]
    if status == CAPTURED:
        return ("die-captured", "EPI-10", about)
    if status == USED:
        return ("die-used", "HERO-01", about)
    return ("shows-it-already", "HERO-01", about)


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
        if st.money >= st.tables.refresh_price:
            return ("nothing-to-refresh", "COMP-08", {})
        return ("cannot-refresh", "BUY-03", {"price": st.tables.refresh_price, "money": st.money})
    if st.status[st.dice[seat][slot]] != CAPTURED:
        return ("not-captured", "BUY-04", {"seat": seat, "die": slot})
    return ("ransom-too-dear", "BUY-04", {"price": st.tables.ransom, "money": st.money})
