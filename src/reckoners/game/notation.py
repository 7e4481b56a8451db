"""Between the engine's integers and actions in words. Names are resolved against one position."""

from __future__ import annotations

from reckoners.content.model import SYMBOLS
from reckoners.engine import action as packing
from reckoners.engine.codes import (
    BOSS,
    BOSS_TRACK,
    BUY,
    CARD,
    CLEAR,
    CONTAIN,
    COPY_TOKEN,
    DISTRICT_TRACK,
    END,
    ENFORCEMENT,
    MONEY,
    MOVE,
    ODD,
    OPEN,
    PLAN,
    POWER,
    REFRESH,
    RESEARCH,
    REWARD,
    SPEND,
)
from reckoners.engine.codes import BOSS_RESEARCH as BOSS_RESEARCH_PART
from reckoners.engine.codes import TEAM as TEAM_SEAT
from reckoners.engine.decision import DECISIONS, SYMBOL, VERBS, Verb, arguments_of, verb_by_word, with_arguments
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State
from reckoners.game.action import (
    BOSS_RESEARCH,
    COPY,
    PROTECT,
    TEAM,
    WHOLE,
    Action,
    is_team_verb,
    plain_action,
    plain_words,
)
from reckoners.game.things import (
    Unknown,
    card_of,
    district_of,
    district_word,
    equipment_of,
    index_of,
    seat_of,
    source_of,
    source_word,
    symbol_of,
    values_of_words,
    words_of_arguments,
)

END_STEPS = ("use", "purchase", "benefit")


def target_word(st: State, symbol: int, target: int) -> str:
    """What a symbol acts on: an Epic by its name, Enforcement, Shields and tracks of districts by their district, the
    Boss by his."""
    if target >= DISTRICT_TRACK:
        return district_word(st, target - DISTRICT_TRACK)
    if symbol in (MONEY, PLAN):
        return ""
    if symbol == ENFORCEMENT or (symbol == CONTAIN and target < BOSS and st.blue_shields[target]):
        return district_word(st, target)
    return st.tables.boss_id if target >= BOSS else st.tables.epic_ids[st.epic[target]]


def track_word(st: State, target: int) -> str:
    """The track of the Boss that is contained."""
    return st.tables.track_ids[target - BOSS_TRACK] if BOSS_TRACK <= target < COPY_TOKEN else ""


def ends_now(st: State) -> str:
    """The word with which the team ends what it is asked now; empty if it cannot."""
    decision = DECISIONS[st.stack[-1][0]]
    return "" if decision is None else decision.ends


def to_action(st: State, code: int) -> Action:
    """An option of this position in words."""
    verb, seat = packing.verb_of(code), packing.seat_of(code)
    if verb == END:
        return Action(TEAM, "end", target=ends_now(st))
    if verb == REFRESH:
        return Action(TEAM, "refresh")
    if verb == REWARD:
        symbol, target = packing.symbol_of(code), packing.target_of(code)
        if symbol == BOSS_RESEARCH_PART:
            return Action(TEAM, "reward", symbol=BOSS_RESEARCH, target=district_word(st, target))
        to = st.tables.seat_ids[target] if symbol == PLAN else target_word(st, symbol, target)
        return Action(TEAM, "reward", symbol=SYMBOLS[symbol], target=to, track=track_word(st, target))
    known = VERBS[verb]
    assert known is not None
    if not known.own:
        return _plain_action(st, known, code)
    who = st.tables.seat_ids[seat]
    source = packing.source_of(code)
    if verb == BUY:
        return Action(TEAM, "buy", card=st.tables.card_ids[packing.card_of(code)], target=who)
    if verb == POWER:
        card = source - CARD
        return Action(who, "power", st.tables.card_ids[card], extra=_power_words(st, seat, card, code))
    return _use_action(st, who, seat, verb, code)


def _plain_action(st: State, verb: Verb, code: int) -> Action:
    """An answer that is read by its arguments alone."""
    team = is_team_verb(verb)
    values = arguments_of(code, verb.shape, of_power=False, team=team)
    seat = packing.seat_of(code)
    named = words_of_arguments(st, seat, verb.shape, values)
    action = plain_action(TEAM if team else st.tables.seat_ids[seat], verb, named)
    assert action is not None
    return action


def _plain_code(st: State, verb: Verb, action: Action) -> int:
    team = is_team_verb(verb)
    seat = TEAM_SEAT if team else seat_of(st, action.who)
    words = plain_words(verb, action)
    if len(words) != len(verb.shape):
        raise Unknown("form", str(action))
    values = values_of_words(st, seat, verb.shape, words, team)
    return with_arguments(packing.packed(verb.number, seat), verb.shape, values, of_power=False, team=team)


def _use_action(st: State, who: str, seat: int, verb: int, code: int) -> Action:
    source = packing.source_of(code)
    by = source_word(st.source[seat] if source == OPEN else source, st)
    target = packing.target_of(code)
    if verb == SPEND:
        symbol, taken = packing.symbol_of(code), packing.taken_of(code)
        used = "" if taken < 0 else SYMBOLS[taken]
        to = target_word(st, symbol, target)
        protects = (PROTECT,) if target >= DISTRICT_TRACK and st.tables.protects else ()
        return Action(who, "spend", by, SYMBOLS[symbol], to, track_word(st, target), taken=used, extra=protects)
    if verb == CLEAR and target >= COPY_TOKEN:
        return Action(who, "clear", by, target=district_word(st, target - COPY_TOKEN), extra=(COPY,))
    if verb == MOVE or verb == CLEAR:
        return Action(who, "move" if verb == MOVE else "clear", by, target=district_word(st, target))
    changes = (packing.second_of(code), packing.third_of(code))
    symbols = tuple(SYMBOLS[symbol - 1] for symbol in changes if symbol)
    return Action(who, "pay", by, card=st.tables.card_ids[packing.card_of(code)], extra=symbols)


def to_code(st: State, action: Action) -> int:
    """An action as an integer, whether it is legal or not. Raises `Unknown` for a word that names nothing here."""
    known = verb_by_word(action.verb)
    if known is not None and not known.own:
        return _plain_code(st, known, action)
    if action.who == TEAM:
        return _team_code(st, action)
    seat = seat_of(st, action.who)
    verb = action.verb
    if verb == "power":
        return _power_code(st, seat, action)
    if verb == "spend":
        return _spend_code(st, seat, action)
    source = source_of(st, seat, action.source)
    if verb == "move":
        return packing.move(seat, source, district_of(st, action.target))
    if verb == "clear":
        copy = COPY_TOKEN if action.extra == (COPY,) else 0
        return packing.clear(seat, source, copy + district_of(st, action.target))
    if verb == "pay":
        return _pay_code(st, seat, source, action)
    raise Unknown("form", str(action))


def _pay_code(st: State, seat: int, source: int, action: Action) -> int:
    """A power that changes what it is paid with says how, by one symbol or two."""
    card = card_of(st, action.card)
    symbols = [symbol_of(word) for word in action.extra]
    return packing.change(seat, source, card, *symbols) if symbols else packing.pay(seat, source, card)


def _team_code(st: State, action: Action) -> int:
    verb, target = action.verb, action.target
    if verb == "end":
        if target and target not in END_STEPS:
            raise Unknown("step", target, END_STEPS)
        if target and st.stack and ends_now(st) and target != ends_now(st):
            raise Unknown("now", target)
        return packing.END_STEP
    if verb == "refresh":
        return packing.REFRESH_MARKET
    if verb == "buy":
        card = equipment_of(st, action.card)
        return packing.buy(seat_of(st, target), card)
    if verb == "reward":
        return _reward_code(st, action)
    raise Unknown("form", str(action))


def _reward_code(st: State, action: Action) -> int:
    """A part of a reward. Money and Boss research are waited for where the order may matter, else nobody is asked."""
    target = action.target
    if action.symbol == BOSS_RESEARCH and st.tables.marker_start:
        _no_track(action)
        return packing.reward(BOSS_RESEARCH_PART, district_of(st, target))
    if action.symbol not in SYMBOLS or (action.symbol == SYMBOLS[MONEY] and not st.tables.marker_start):
        known = (*SYMBOLS, BOSS_RESEARCH) if st.tables.marker_start else SYMBOLS[1:]
        raise Unknown("reward", action.symbol, known)
    symbol = symbol_of(action.symbol)
    if symbol == MONEY:
        if target:
            raise Unknown("form", str(action))
        return packing.reward(symbol, 0)
    if st.tables.protects and symbol != PLAN and _means_its_track(st, symbol, target):
        return packing.reward(symbol, DISTRICT_TRACK + district_of(st, target))
    if symbol != PLAN:
        return packing.reward(symbol, target_of(st, symbol, action))
    _no_track(action)
    return packing.reward(symbol, seat_of(st, target))


def _spend_code(st: State, seat: int, action: Action) -> int:
    by = action.source
    if _takes_a_symbol(st, by):
        # the card's first argument is called like a symbol: what it takes is its power's to say
        extra = (action.symbol, action.target, action.track)
        return _power_code(st, seat, Action(action.who, "power", by, extra=tuple(word for word in extra if word)))
    source = source_of(st, seat, by)
    symbol = symbol_of(action.symbol)
    target = 0
    if st.tables.protects and (action.extra == (PROTECT,) or _means_its_track(st, symbol, action.target)):
        _no_track(action)
        target = DISTRICT_TRACK + district_of(st, action.target)
    elif action.extra:
        raise Unknown("form", str(action))
    elif symbol not in (MONEY, PLAN):
        target = target_of(st, symbol, action)
    elif action.target:
        raise Unknown("form", str(action))
    taken = symbol_of(action.taken) if action.taken else -1
    return packing.spend(seat, source, symbol, target, taken)


def _means_its_track(st: State, symbol: int, word: str) -> bool:
    """Enforcement and Shields are called by their district too; other symbols have nothing there but its track."""
    return symbol not in (ENFORCEMENT, CONTAIN) and word in st.tables.district_ids


def _takes_a_symbol(st: State, word: str) -> bool:
    """Whether a word names an odd card whose first argument is a symbol."""
    card = st.tables.card_ids.index(word) if word in st.tables.card_ids else -1
    return card >= 0 and st.tables.power[card] >= 0 and POWERS[st.tables.power[card]].shape[:1] == (SYMBOL,)


def _power_words(st: State, seat: int, card: int, code: int) -> tuple[str, ...]:
    """What an odd card was chosen for, in the order of its shape."""
    power = POWERS[st.tables.power[card]]
    values = arguments_of(code, power.shape, of_power=True, team=False)
    return words_of_arguments(st, seat, power.shape, values, power.choices)


def _power_code(st: State, seat: int, action: Action) -> int:
    tables = st.tables
    words = action.extra
    card = tables.card_ids.index(action.source) if action.source in tables.card_ids else -1
    if card < 0 or tables.family[card] != ODD:
        source_of(st, seat, action.source)
        if words and words[0] not in SYMBOLS and words[0] not in WHOLE:
            raise Unknown("use", words[0], SYMBOLS)
        raise Unknown("form", str(action))
    shape = POWERS[tables.power[card]].shape
    if len(words) != len(shape):
        raise Unknown("form", str(action))
    values = values_of_words(st, seat, shape, words, team=False, choices=POWERS[tables.power[card]].choices)
    return with_arguments(packing.power(seat, card), shape, values, of_power=True, team=False)


def target_of(st: State, symbol: int, action: Action) -> int:
    word = action.target
    shielded = symbol == CONTAIN and word in st.tables.district_ids
    if symbol == RESEARCH and st.tables.marker_start and word in st.tables.district_ids:
        _no_track(action)
        return DISTRICT_TRACK + district_of(st, word)
    if symbol == ENFORCEMENT or shielded:
        _no_track(action)
        return district_of(st, word)
    if word == st.tables.boss_id:
        if symbol != CONTAIN:
            _no_track(action)
            return BOSS
        if not action.track:
            raise Unknown("form", str(action))
        return BOSS_TRACK + index_of(st.tables.track_ids, action.track, "track")
    _no_track(action)
    if not word:
        raise Unknown("form", str(action))
    epic = index_of(st.tables.epic_ids, word, "epic")
    if epic not in st.epic:
        here = tuple(st.tables.epic_ids[other] for other in st.epic if other >= 0)
        raise Unknown("absent", word, (*here, st.tables.boss_id))
    return st.epic.index(epic)


def _no_track(action: Action) -> None:
    if action.track:
        raise Unknown("form", str(action))
