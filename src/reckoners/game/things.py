"""What things at a table are called in actions: dice, cards, districts, symbols, by their words and back."""

from __future__ import annotations

from reckoners.content.model import SYMBOLS
from reckoners.engine.codes import CARD, OPEN, TOKEN
from reckoners.engine.decision import (
    CHOICE,
    COLOUR,
    DAWNSLIGHT,
    DIE,
    DIE_OR_ROLL,
    DISTRICT,
    EQUIPMENT,
    FACE,
    MOST,
    NO_DIE,
    PIECE,
    PIECES,
    RECKONER,
    SYMBOL,
)
from reckoners.engine.pools import N_SYMBOLS, WILD, counted
from reckoners.engine.state import State
from reckoners.game.action import ROLL


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


def seat_of(st: State, word: str) -> int:
    return index_of(st.tables.seat_ids, word, "reckoner")


def symbol_of(word: str) -> int:
    return index_of(SYMBOLS, word, "use")


def district_of(st: State, word: str) -> int:
    return index_of(tuple(district_word(st, d) for d in range(st.tables.n_districts)), word, "district")


def card_of(st: State, word: str) -> int:
    return index_of(st.tables.card_ids, word, "card")


def equipment_of(st: State, word: str) -> int:
    return index_of(st.tables.card_ids[: st.tables.n_equipment], word, "equipment")


def dawnslight_of(st: State, word: str) -> int:
    first = st.tables.first_dawnslight
    return first + index_of(st.tables.card_ids[first : st.tables.first_city_card], word, "dawnslight")


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


def words_of_arguments(
    st: State, seat: int, shape: tuple[int, ...], values: list[int], choices: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """What arguments name; `choices` are the words of a CHOICE."""
    words: list[str] = []
    slot = 0
    for kind, value in zip(shape, values, strict=True):
        words.append(choices[value] if kind == CHOICE else argument_word(st, kind, seat, slot, value))
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
    if kind == COLOUR:
        return tables.die_ids[value]
    if kind == PIECE:
        return PIECES[value]
    return tables.card_ids[value] if kind in (EQUIPMENT, DAWNSLIGHT) else str(value)


def values_of_words(
    st: State,
    seat: int,
    shape: tuple[int, ...],
    words: tuple[str, ...],
    team: bool,
    choices: tuple[str, ...] = (),
) -> list[int]:
    """The other way round; raises `Unknown`. In a team's verb the Reckoner that is named first owns the dice."""
    values: list[int] = []
    slot = 0
    for kind, word in zip(shape, words, strict=True):
        value = index_of(choices, word, "form") if kind == CHOICE else argument_value(st, kind, seat, slot, word)
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
        return index_of(tuple(face_word(pool) for pool in pools), word, "face")
    if kind == RECKONER:
        return seat_of(st, word)
    if kind == DISTRICT:
        return district_of(st, word)
    if kind == SYMBOL:
        return symbol_of(word)
    if kind == EQUIPMENT:
        return equipment_of(st, word)
    if kind == DAWNSLIGHT:
        return dawnslight_of(st, word)
    if kind == COLOUR:
        return index_of(tables.die_ids, word, "colour")
    if kind == PIECE:
        return index_of(PIECES, word, "piece")
    return index_of(tuple(map(str, range(MOST))), word, "form")


def index_of(words: tuple[str, ...], word: str, kind: str) -> int:
    if word not in words:
        raise Unknown(kind, word, tuple(dict.fromkeys(words)))
    return words.index(word)
