"""Between the engine's integers and actions in words. Names are resolved against one position."""

from __future__ import annotations

from reckoners.content.model import BOSS_TRACKS, SYMBOLS
from reckoners.engine.codes import (
    BOSS,
    BOSS_TRACK,
    BUY,
    CARD,
    CARD_MASK,
    CARD_SHIFT,
    CLEAR,
    CONTAIN,
    END,
    ENFORCEMENT,
    F_BUY,
    F_USE,
    FAITH_MARK,
    FAITH_ROLL,
    FIELD_MASK,
    KEEP,
    LAPSE,
    LOSE,
    MONEY,
    MOVE,
    N_SYMBOLS,
    ODD,
    OPEN,
    PAY,
    PLACE,
    PLAN,
    POOL_BITS,
    POWER,
    RANSOM,
    REFRESH,
    REROLL,
    REWARD,
    SEAT_MASK,
    SEAT_SHIFT,
    SOURCE_MASK,
    SOURCE_SHIFT,
    SPEND,
    STOP,
    SYMBOL_MASK,
    TAKEN_SHIFT,
    TARGET_SHIFT,
    TEAM,
    TOKEN,
    USE_SHIFT,
    VERB_MASK,
    WILD,
)
from reckoners.engine.powers import DIE, FACE, POWERS, RECKONER
from reckoners.engine.roll import FAITH
from reckoners.engine.state import State
from reckoners.game.action import FROM, Action, used_up
from reckoners.game.action import TEAM as TEAM_WORD

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
        count = pool >> (POOL_BITS * symbol) & 15
        if count:
            words.append(SYMBOLS[symbol] if count == 1 else f"{SYMBOLS[symbol]}{count}")
    if pool >> (POOL_BITS * WILD):
        words.append("any")
    return "+".join(words) or "nothing"


def district_word(st: State, district: int) -> str:
    return st.tables.district_ids[st.districts[district]]


def source_word(source: int, st: State) -> str:
    """A die by its slot, the Plan token, or a card by its name."""
    if source < TOKEN:
        return f"d{source + 1}"
    if source == TOKEN:
        return "plan"
    return st.tables.card_ids[source - CARD]


def target_words(st: State, symbol: int, target: int) -> tuple[str, ...]:
    """What a symbol acts on, as words: an Epic by its name, Enforcement by its district, the Boss by his."""
    if symbol in (MONEY, PLAN):
        return ()
    if symbol == ENFORCEMENT:
        return (district_word(st, target),)
    if target >= BOSS_TRACK:
        return (st.tables.boss_id, BOSS_TRACKS[target - BOSS_TRACK])
    if target == BOSS:
        return (st.tables.boss_id,)
    return (st.tables.epic_ids[st.epic[target]],)


def to_action(st: State, code: int) -> Action:
    """An option of this position in words."""
    verb = code & VERB_MASK
    seat = code >> SEAT_SHIFT & SEAT_MASK
    source = code >> SOURCE_SHIFT & SOURCE_MASK
    symbol = code >> USE_SHIFT & FIELD_MASK
    target = code >> TARGET_SHIFT & FIELD_MASK
    tables = st.tables
    if verb == END:
        return Action(TEAM_WORD, "end", (END_STEPS[st.stack[-1][0] == F_BUY],))
    if verb == REWARD:
        words = (tables.seat_ids[target],) if symbol == PLAN else target_words(st, symbol, target)
        return Action(TEAM_WORD, "reward", (SYMBOLS[symbol], *words))
    if verb == REFRESH:
        return Action(TEAM_WORD, "refresh", ("market",))
    who = tables.seat_ids[seat]
    if verb == BUY:
        return Action(TEAM_WORD, "buy", (tables.card_ids[code >> CARD_SHIFT & CARD_MASK], "for", who))
    if verb == RANSOM or verb == LOSE:
        return Action(TEAM_WORD, "ransom" if verb == RANSOM else "lose", (who, f"d{source + 1}"))
    if verb == KEEP:
        return Action(who, "keep", (f"d{source + 1}",))
    if verb == REROLL:
        return Action(who, "reroll")
    if verb == STOP:
        return Action(who, "stop")
    if verb == LAPSE:
        return Action(who, "lapse")
    if verb == PLACE:
        return Action(who, "place", (district_word(st, target),))
    ability = tables.card_ids[tables.ability[seat]]
    if verb == FAITH_MARK:
        return Action(who, "use", (ability, f"d{source + 1}"))
    if verb == FAITH_ROLL:
        return Action(who, "use", (ability, "roll"))
    if verb == POWER:
        return Action(
            who, "use", (tables.card_ids[source - CARD], *_power_words(st, seat, source - CARD, symbol, target))
        )
    by = source_word(st.source[seat] if source == OPEN else source, st)
    if verb == SPEND:
        symbol = code >> USE_SHIFT & SYMBOL_MASK
        taken = (code >> TAKEN_SHIFT & SYMBOL_MASK) - 1
        used = () if taken < 0 else (FROM, SYMBOLS[taken])
        return Action(who, "use", (by, SYMBOLS[symbol], *target_words(st, symbol, target), *used))
    if verb == MOVE:
        return Action(who, "use", (by, "move", district_word(st, target)))
    if verb == CLEAR:
        return Action(who, "use", (by, "barricade", district_word(st, target)))
    return Action(who, "use", (by, "card", tables.card_ids[code >> CARD_SHIFT & CARD_MASK]))


def to_code(st: State, action: Action) -> int:
    """An action as an integer, whether it is legal or not. Raises `Unknown` for a word that names nothing here."""
    args = action.args
    verb = action.verb
    if action.who == TEAM_WORD:
        return _team_code(st, verb, args)
    seat = seat_of(st, action.who)
    base = seat << SEAT_SHIFT
    if verb == "keep":
        return base | KEEP | die_slot(st, seat, only(args)) << SOURCE_SHIFT
    if verb == "place":
        return base | PLACE | district_of(st, only(args)) << TARGET_SHIFT
    if verb in ("reroll", "stop", "lapse") and not args:
        return base | {"reroll": REROLL, "stop": STOP, "lapse": LAPSE}[verb]
    if verb == "use" and len(args) >= 2:
        return base | _use_code(st, seat, args)
    raise Unknown("form", str(action))


def _team_code(st: State, verb: str, args: tuple[str, ...]) -> int:
    team = TEAM << SEAT_SHIFT
    if verb == "end" and (not args or len(args) == 1):
        if args and args[0] not in END_STEPS:
            raise Unknown("step", args[0], END_STEPS)
        if args and st.stack and st.stack[-1][0] in (F_USE, F_BUY) and args[0] != END_STEPS[st.stack[-1][0] == F_BUY]:
            raise Unknown("now", args[0])
        return team | END
    if verb == "refresh" and args in ((), ("market",)):
        return team | REFRESH
    if verb == "buy" and len(args) == 3 and args[1] == "for":
        card = equipment_of(st, args[0])
        return BUY | seat_of(st, args[2]) << SEAT_SHIFT | card << CARD_SHIFT
    if verb in ("ransom", "lose") and len(args) == 2:
        seat = seat_of(st, args[0])
        slot = die_slot(st, seat, args[1])
        return (RANSOM if verb == "ransom" else LOSE) | seat << SEAT_SHIFT | slot << SOURCE_SHIFT
    if verb == "reward" and args:
        symbol = symbol_of(args[0])
        if symbol not in (ENFORCEMENT, CONTAIN, PLAN):
            raise Unknown("reward", args[0], ("enforcement", "contain", "plan"))
        target = seat_of(st, only(args[1:])) if symbol == PLAN else target_of(st, symbol, args[1:])
        return team | REWARD | symbol << USE_SHIFT | target << TARGET_SHIFT
    raise Unknown("form", " ".join((verb, *args)))


def _use_code(st: State, seat: int, words: tuple[str, ...]) -> int:
    args, used = used_up(words)
    by, how, rest = args[0], args[1], args[2:]
    tables = st.tables
    if by in tables.card_ids:
        card = tables.card_ids.index(by)
        if tables.power[card] == FAITH:
            if how == "roll" and not rest:
                return FAITH_ROLL
            return FAITH_MARK | die_slot(st, seat, only(args[1:])) << SOURCE_SHIFT
        if tables.family[card] == ODD:
            return _power_code(st, seat, card, args[1:])
    source = source_of(st, seat, by) << SOURCE_SHIFT
    if how == "move":
        return MOVE | source | district_of(st, only(rest)) << TARGET_SHIFT
    if how == "barricade":
        return CLEAR | source | district_of(st, only(rest)) << TARGET_SHIFT
    if how == "card":
        return PAY | source | card_of(st, only(rest)) << CARD_SHIFT
    symbol = symbol_of(how)
    target = 0
    if symbol in (MONEY, PLAN):
        if rest:
            raise Unknown("form", " ".join(args))
    else:
        target = target_of(st, symbol, rest)
    taken = (SYMBOLS.index(used) + 1) << TAKEN_SHIFT if used else 0
    return SPEND | source | symbol << USE_SHIFT | target << TARGET_SHIFT | taken


def _power_words(st: State, seat: int, card: int, slot: int, target: int) -> tuple[str, ...]:
    """What an odd card was chosen for, in the order of its shape."""
    tables = st.tables
    words: list[str] = []
    for argument in POWERS[tables.power[card]].shape:
        if argument == DIE:
            words.append(f"d{slot + 1}")
        elif argument == FACE:
            words.append(face_word(tables.face_pool[tables.kind[st.dice[seat][slot]]][target]))
        elif argument == RECKONER:
            words.append(tables.seat_ids[target])
        else:
            words.append(district_word(st, target))
    return tuple(words)


def _power_code(st: State, seat: int, card: int, words: tuple[str, ...]) -> int:
    tables = st.tables
    shape = POWERS[tables.power[card]].shape
    if len(words) != len(shape):
        raise Unknown("form", " ".join((tables.card_ids[card], *words)))
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
    return POWER | (CARD + card) << SOURCE_SHIFT | slot << USE_SHIFT | target << TARGET_SHIFT


def only(args: tuple[str, ...]) -> str:
    if len(args) != 1:
        raise Unknown("form", " ".join(args))
    return args[0]


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


def target_of(st: State, symbol: int, words: tuple[str, ...]) -> int:
    if symbol == ENFORCEMENT:
        return district_of(st, only(words))
    if words and words[0] == st.tables.boss_id:
        if symbol != CONTAIN:
            only(words)
            return BOSS
        return BOSS_TRACK + _index(BOSS_TRACKS, only(words[1:]), "track")
    epic = _index(st.tables.epic_ids, only(words), "epic")
    if epic not in st.epic:
        here = tuple(st.tables.epic_ids[other] for other in st.epic if other >= 0)
        raise Unknown("absent", words[0], (*here, st.tables.boss_id))
    return st.epic.index(epic)


def _index(words: tuple[str, ...], word: str, kind: str) -> int:
    if word not in words:
        raise Unknown(kind, word, tuple(dict.fromkeys(words)))
    return words.index(word)
