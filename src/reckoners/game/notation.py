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
    END,
    ENFORCEMENT,
    F_BUY,
    F_USE,
    MONEY,
    MOVE,
    ODD,
    OPEN,
    PLAN,
    POWER,
    REFRESH,
    REWARD,
    SPEND,
    TOKEN,
)
from reckoners.engine.codes import TEAM as TEAM_SEAT
from reckoners.engine.decision import (
    DIE,
    DIE_OR_ROLL,
    DISTRICT,
    EQUIPMENT,
    FACE,
    MOST,
    NO_DIE,
    RECKONER,
    SYMBOL,
    VERBS,
    Verb,
    arguments_of,
    verb_by_word,
    with_arguments,
)
from reckoners.engine.pools import N_SYMBOLS, WILD, counted
from reckoners.engine.powers import POWERS
from reckoners.engine.state import State
from reckoners.game.action import ROLL, TEAM, WHOLE, Action, is_team_verb, plain_action, plain_words

END_STEPS = ("use", "purchase")


class Unknown(Exception):  # noqa: N818 - never seen by a caller: it becomes a Refusal
    """A word that names nothing at this table. `kind` is what was expected, `known` what there is."""

    def __init__(self, kind: str, word: str, known: tuple[str, ...] = ()) -> None:
        super().__init__(kind, word, known)
        self.kind = kind
        self.word = word
        self.known = known


def face_word(pool: int) -> str:
    """A die's face: `contain2`, `money`, `contain+money`.

    >>> face_word(0x200)
    'contain2'
    """
    words = []
    for symbol in range(N_SYMBOLS):
        count = counted(pool, symbol)
        if count:
            words.append(SYMBOLS[symbol] if count == 1 else f"{SYMBOLS[symbol]}{count}")
    if counted(pool, WILD):
        words.append("any")
    return "+".join(words) or "nothing"


def district_word(st: State, district: int) -> str:
    return st.tables.district_ids[st.districts[district]]


def die_word(slot: int) -> str:
    return f"d{slot + 1}"


def source_word(source: int, st: State) -> str:
    """A die by its slot, the Plan token, or a card by its name."""
    if source < TOKEN:
        return f"d{source + 1}"
    if source == TOKEN:
        return "plan"
    return st.tables.card_ids[source - CARD]


def target_word(st: State, symbol: int, target: int) -> str:
    """What a symbol acts on: an Epic by its name, Enforcement by its district, the Boss by his."""
    if symbol in (MONEY, PLAN):
        return ""
    if symbol == ENFORCEMENT:
        return district_word(st, target)
    return st.tables.boss_id if target >= BOSS else st.tables.epic_ids[st.epic[target]]


def track_word(st: State, target: int) -> str:
    """The track of the Boss that is contained."""
    return st.tables.track_ids[target - BOSS_TRACK] if target >= BOSS_TRACK else ""


def to_action(st: State, code: int) -> Action:
    """An option of this position in words."""
    verb, seat = packing.verb_of(code), packing.seat_of(code)
    if verb == END:
        return Action(TEAM, "end", target=END_STEPS[st.stack[-1][0] == F_BUY])
    if verb == REFRESH:
        return Action(TEAM, "refresh")
    if verb == REWARD:
        symbol, target = packing.symbol_of(code), packing.target_of(code)
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
        return Action(who, "spend", by, SYMBOLS[symbol], to, track_word(st, target), taken=used)
    if verb == MOVE or verb == CLEAR:
        return Action(who, "move" if verb == MOVE else "clear", by, target=district_word(st, target))
    return Action(who, "pay", by, card=st.tables.card_ids[packing.card_of(code)])


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
        return packing.clear(seat, source, district_of(st, action.target))
    if verb == "pay":
        return packing.pay(seat, source, card_of(st, action.card))
    raise Unknown("form", str(action))


def _team_code(st: State, action: Action) -> int:
    verb, target = action.verb, action.target
    if verb == "end":
        if target and target not in END_STEPS:
            raise Unknown("step", target, END_STEPS)
        if target and st.stack and st.stack[-1][0] in (F_USE, F_BUY) and target != END_STEPS[st.stack[-1][0] == F_BUY]:
            raise Unknown("now", target)
        return packing.END_STEP
    if verb == "refresh":
        return packing.REFRESH_MARKET
    if verb == "buy":
        card = equipment_of(st, action.card)
        return packing.buy(seat_of(st, target), card)
    if verb == "reward":
        symbol = symbol_of(action.symbol)
        if symbol not in (ENFORCEMENT, CONTAIN, PLAN):
            raise Unknown("reward", action.symbol, ("enforcement", "contain", "plan"))
        if symbol != PLAN:
            return packing.reward(symbol, target_of(st, symbol, action))
        if not action.track:
            return packing.reward(symbol, seat_of(st, target))
    raise Unknown("form", str(action))


def _spend_code(st: State, seat: int, action: Action) -> int:
    by = action.source
    if by in st.tables.card_ids and st.tables.family[st.tables.card_ids.index(by)] == ODD:
        # the card's first argument is called like a symbol: what it takes is its power's to say
        extra = (action.symbol, action.target, action.track)
        return _power_code(st, seat, Action(action.who, "power", by, extra=tuple(word for word in extra if word)))
    source = source_of(st, seat, by)
    symbol = symbol_of(action.symbol)
    target = 0
    if symbol not in (MONEY, PLAN):
        target = target_of(st, symbol, action)
    elif action.target:
        raise Unknown("form", str(action))
    taken = symbol_of(action.taken) if action.taken else -1
    return packing.spend(seat, source, symbol, target, taken)


def _power_words(st: State, seat: int, card: int, code: int) -> tuple[str, ...]:
    """What an odd card was chosen for, in the order of its shape."""
    shape = POWERS[st.tables.power[card]].shape
    values = arguments_of(code, shape, of_power=True, team=False)
    return words_of_arguments(st, seat, shape, values)


def words_of_arguments(st: State, seat: int, shape: tuple[int, ...], values: list[int]) -> tuple[str, ...]:
    words: list[str] = []
    slot = 0
    for kind, value in zip(shape, values, strict=True):
        words.append(argument_word(st, kind, seat, slot, value))
        slot = value if kind == DIE else slot
    return tuple(words)


def argument_word(st: State, kind: int, seat: int, slot: int, value: int) -> str:
    """What an argument names."""
    tables = st.tables
    if kind == DIE or kind == DIE_OR_ROLL:
        return ROLL if value == NO_DIE else die_word(value)
    if kind == FACE:
        return face_word(tables.face_pool[tables.kind[st.dice[seat][slot]]][value])
    if kind == RECKONER:
        return tables.seat_ids[value]
    if kind == DISTRICT:
        return district_word(st, value)
    if kind == SYMBOL:
        return SYMBOLS[value]
    return tables.card_ids[value] if kind == EQUIPMENT else str(value)


def values_of_words(st: State, seat: int, shape: tuple[int, ...], words: tuple[str, ...], team: bool) -> list[int]:
    """The other way round; raises `Unknown`. In a team's verb the Reckoner that is named first owns the dice."""
    values: list[int] = []
    slot = 0
    for kind, word in zip(shape, words, strict=True):
        value = argument_value(st, kind, seat, slot, word)
        if kind == RECKONER and team and not values:
            seat = value
        slot = value if kind == DIE else slot
        values.append(value)
    return values


def argument_value(st: State, kind: int, seat: int, slot: int, word: str) -> int:
    tables = st.tables
    if kind == DIE_OR_ROLL and word == ROLL:
        return NO_DIE
    if kind == DIE or kind == DIE_OR_ROLL:
        return die_slot(st, seat, word)
    if kind == FACE:
        pools = tables.face_pool[tables.kind[st.dice[seat][slot]]]
        return _index(tuple(face_word(pool) for pool in pools), word, "face")
    if kind == RECKONER:
        return seat_of(st, word)
    if kind == DISTRICT:
        return district_of(st, word)
    if kind == SYMBOL:
        return symbol_of(word)
    if kind == EQUIPMENT:
        return equipment_of(st, word)
    return _index(tuple(map(str, range(MOST))), word, "form")


def _power_code(st: State, seat: int, action: Action) -> int:
    tables = st.tables
    words = action.extra
    card = tables.card_ids.index(action.source) if action.source in tables.card_ids else -1
    if card < 0 or tables.family[card] != ODD:
        source_of(st, seat, action.source)
        if words[0] not in SYMBOLS and words[0] not in WHOLE:
            raise Unknown("use", words[0], SYMBOLS)
        raise Unknown("form", str(action))
    shape = POWERS[tables.power[card]].shape
    if len(words) != len(shape):
        raise Unknown("form", str(action))
    values = values_of_words(st, seat, shape, words, team=False)
    return with_arguments(packing.power(seat, card), shape, values, of_power=True, team=False)


def seat_of(st: State, word: str) -> int:
    return _index(st.tables.seat_ids, word, "reckoner")


def symbol_of(word: str) -> int:
    return _index(SYMBOLS, word, "use")


def district_of(st: State, word: str) -> int:
    return _index(tuple(district_word(st, d) for d in range(st.tables.n_districts)), word, "district")


def card_of(st: State, word: str) -> int:
    return _index(st.tables.card_ids, word, "card")


def equipment_of(st: State, word: str) -> int:
    return _index(st.tables.card_ids[: st.tables.n_equipment], word, "equipment")


def die_slot(st: State, seat: int, word: str) -> int:
    slots = len(st.dice[seat])
    if word[:1] == "d" and word[1:].isdecimal() and len(word) <= 4 and 1 <= int(word[1:]) <= slots:
        return int(word[1:]) - 1
    raise Unknown("die", word, tuple(f"d{slot + 1}" for slot in range(slots)))


def source_of(st: State, seat: int, word: str) -> int:
    """The open group goes by the name of the die or card that it comes from."""
    if word == "plan":
        source = TOKEN
    elif word in st.tables.card_ids:
        source = CARD + st.tables.card_ids.index(word)
    else:
        source = die_slot(st, seat, word)
    return OPEN if st.pool[seat] and source == st.source[seat] else source


def target_of(st: State, symbol: int, action: Action) -> int:
    word = action.target
    if symbol == ENFORCEMENT:
        _no_track(action)
        return district_of(st, word)
    if word == st.tables.boss_id:
        if symbol != CONTAIN:
            _no_track(action)
            return BOSS
        if not action.track:
            raise Unknown("form", str(action))
        return BOSS_TRACK + _index(st.tables.track_ids, action.track, "track")
    _no_track(action)
    if not word:
        raise Unknown("form", str(action))
    epic = _index(st.tables.epic_ids, word, "epic")
    if epic not in st.epic:
        here = tuple(st.tables.epic_ids[other] for other in st.epic if other >= 0)
        raise Unknown("absent", word, (*here, st.tables.boss_id))
    return st.epic.index(epic)


def _no_track(action: Action) -> None:
    if action.track:
        raise Unknown("form", str(action))


def _index(words: tuple[str, ...], word: str, kind: str) -> int:
    if word not in words:
        raise Unknown(kind, word, tuple(dict.fromkeys(words)))
    return words.index(word)
