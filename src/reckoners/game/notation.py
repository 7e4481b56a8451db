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
    FAITH_MARK,
    FAITH_ROLL,
    KEEP,
    LAPSE,
    LOSE,
    MONEY,
    MOVE,
    ODD,
    OPEN,
    PLACE,
    PLAN,
    POWER,
    RANSOM,
    REFRESH,
    REROLL,
    REWARD,
    SPEND,
    STOP,
    TOKEN,
)
from reckoners.engine.decisions.roll import FAITH
from reckoners.engine.pools import N_SYMBOLS, WILD, counted
from reckoners.engine.powers import DIE, FACE, POWERS, RECKONER
from reckoners.engine.state import State
from reckoners.game.action import ROLL, TEAM, WHOLE, Action

END_STEPS = ("use", "purchase")
ALONE = {REROLL: "reroll", STOP: "stop", LAPSE: "lapse"}
VERBS_ALONE = {word: verb for verb, word in ALONE.items()}


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
    who = st.tables.seat_ids[seat]
    source = packing.source_of(code)
    if verb == BUY:
        return Action(TEAM, "buy", card=st.tables.card_ids[packing.card_of(code)], target=who)
    if verb == RANSOM or verb == LOSE:
        return Action(TEAM, "ransom" if verb == RANSOM else "lose", source=die_word(source), target=who)
    if verb == KEEP:
        return Action(who, "keep", source=die_word(source))
    if verb in ALONE:
        return Action(who, ALONE[verb])
    if verb == PLACE:
        return Action(who, "place", target=district_word(st, packing.target_of(code)))
    if verb in (FAITH_MARK, FAITH_ROLL):
        extra = ROLL if verb == FAITH_ROLL else die_word(source)
        return Action(who, "power", st.tables.card_ids[st.tables.ability[seat]], extra=(extra,))
    if verb == POWER:
        card = source - CARD
        return Action(who, "power", st.tables.card_ids[card], extra=_power_words(st, seat, card, code))
    return _use_action(st, who, seat, verb, code)


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
    if action.who == TEAM:
        return _team_code(st, action)
    seat = seat_of(st, action.who)
    verb = action.verb
    if verb == "keep":
        return packing.keep(seat, die_slot(st, seat, action.source))
    if verb == "place":
        return packing.place(seat, district_of(st, action.target))
    if verb in VERBS_ALONE:
        return packing.packed(VERBS_ALONE[verb], seat)
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
    if verb in ("ransom", "lose"):
        seat = seat_of(st, target)
        slot = die_slot(st, seat, action.source)
        return packing.ransom(seat, slot) if verb == "ransom" else packing.lose(seat, slot)
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
    tables = st.tables
    slot, target = packing.slot_of(code), packing.target_of(code)
    words: list[str] = []
    for argument in POWERS[tables.power[card]].shape:
        if argument == DIE:
            words.append(die_word(slot))
        elif argument == FACE:
            words.append(face_word(tables.face_pool[tables.kind[st.dice[seat][slot]]][target]))
        elif argument == RECKONER:
            words.append(tables.seat_ids[target])
        else:
            words.append(district_word(st, target))
    return tuple(words)


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
    if tables.power[card] == FAITH:
        if words[0] == ROLL:
            return packing.packed(FAITH_ROLL, seat)
        return packing.packed(FAITH_MARK, seat, die_slot(st, seat, words[0]))
    slot = target = 0
    for argument, word in zip(shape, words, strict=True):
        if argument == DIE:
            slot = die_slot(st, seat, word)
        elif argument == FACE:
            pools = tables.face_pool[tables.kind[st.dice[seat][slot]]]
            target = _index(tuple(face_word(pool) for pool in pools), word, "face")
        elif argument == RECKONER:
            target = seat_of(st, word)
        else:
            target = district_of(st, word)
    return packing.power(seat, card, slot, target)


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
