"""How the things of a position are written in words, and read again: numbers, names, sets, sources, symbols."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from reckoners.content.model import ATTACK_EFFECTS, SYMBOLS, TABLE_ROWS
from reckoners.engine.action import bit, has
from reckoners.engine.codes import CARD, COSTS_TWO, INFINITE, MAX_SLOTS, OPEN, TOKEN
from reckoners.engine.decisions.roll import FINISHED
from reckoners.engine.effects import EFFECT_NAMES
from reckoners.engine.groups import A_MOVE, packed_owing, unpacked_owing
from reckoners.engine.pools import N_SYMBOLS, ONE, POOL_MAX, WILD, counted
from reckoners.engine.state import State
from reckoners.engine.stealing import stolen, stolen_card, stolen_from
from reckoners.game.happened import RESULTS

NOTHING = "-"
DIGITS = re.compile("[0-9]{1,6}")
DIE_SLOT = re.compile("d([1-9][0-9]?)")
SYMBOL_COUNT = re.compile("([a-z]+)([0-9]*)")
POOL_WORDS = (*SYMBOLS, "any")
ANY_NUMBER = "0, 1, 2 ..."

NamesOf = Callable[[State], Sequence[str]]


class Misread(Exception):  # noqa: N818 - never seen by a caller: it becomes a SaveError
    """A word that cannot stand where it does, and what could."""

    def __init__(self, word: str, known: Sequence[str]) -> None:
        super().__init__(word, known)
        self.word = word
        self.known = known


class WordKind:
    """How values of one kind become words, and words values."""

    def __init__(self, write: Callable[[State, Any], str], read: Callable[[State, list[str]], Any]) -> None:
        self.write = write
        self.read = read


def only(words: list[str], known: Sequence[str]) -> str:
    """The one word that there may be."""
    if len(words) != 1:
        raise Misread(" ".join(words), known)
    return words[0]


def number_in(word: str) -> int:
    if not DIGITS.fullmatch(word):
        raise Misread(word, (ANY_NUMBER,))
    return int(word)


def apart(names: Sequence[str]) -> list[str]:
    """Names of which each stands once: the second `money` is `money.2`.

    >>> apart(["money", "plan", "money"])
    ['money', 'plan', 'money.2']
    """
    return [
        name if name not in names[:place] else f"{name}.{names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    ]


def name_in(names: Sequence[str], number: int) -> str:
    """What is out of range is shown all the same: a text is for looking into strange positions too."""
    if number == -1:
        return NOTHING
    return names[number] if 0 <= number < len(names) else f"?{number}"


def place_in(names: Sequence[str], word: str) -> int:
    if word not in names:
        raise Misread(word, names)
    return names.index(word)


def place_or_none(names: Sequence[str], word: str) -> int:
    return -1 if word == NOTHING else place_in([*names, NOTHING], word)


def one_of(names: NamesOf) -> WordKind:
    return WordKind(
        lambda st, value: name_in(names(st), value),
        lambda st, words: place_or_none(names(st), only(words, names(st))),
    )


def row_of(names: NamesOf) -> WordKind:
    """Several in their order, as a tuple."""
    return WordKind(
        lambda st, value: " ".join(name_in(names(st), number) for number in value),
        lambda st, words: tuple(place_in(names(st), word) for word in words),
    )


def set_of(names: NamesOf) -> WordKind:
    """Several as a set in one integer."""

    def read(st: State, words: list[str]) -> int:
        members = 0
        for word in words:
            members |= bit(place_in(names(st), word))
        return members

    return WordKind(
        lambda st, value: " ".join(name_in(names(st), n) for n in range(value.bit_length()) if has(value, n)), read
    )


def numbers(special: dict[int, str] | None = None) -> WordKind:
    """A number; some have a name of their own."""
    by_name = {name: number for number, name in (special or {}).items()}

    def read(_: State, words: list[str]) -> int:
        word = only(words, (ANY_NUMBER, *by_name))
        return by_name[word] if word in by_name else number_in(word)

    return WordKind(lambda _, value: (special or {}).get(value, str(value)), read)


def _no_words(_: State, words: list[str]) -> bool:
    if words:
        raise Misread(" ".join(words), ("|",))
    return True


def district_names(st: State) -> list[str]:
    return [name_in(st.tables.district_ids, board) for board in st.districts]


def dawnslight_names(st: State) -> tuple[str, ...]:
    return st.tables.card_ids[st.tables.first_dawnslight : st.tables.first_city_card]


def boss_card_names(st: State) -> list[str]:
    """The Boss's own cards by what they do; the second of a kind is `reroll.2`."""
    return apart([ATTACK_EFFECTS[effect] for effect in st.tables.boss_cards])


def pair_names(_: State) -> list[str]:
    """What a symbol is used as, in the order of the engine's bits."""
    return [f"{one}>{other}" for one in SYMBOLS for other in SYMBOLS]


def pool_words(_: State, pool: int) -> str:
    return "+".join(
        f"{word}{count if count > 1 else ''}"
        for symbol, word in enumerate(POOL_WORDS)
        for count in (counted(pool, symbol),)
        if count
    )


def read_pool(_: State, words: list[str]) -> int:
    pool = 0
    for part in only(words, POOL_WORDS).split("+"):
        found = SYMBOL_COUNT.fullmatch(part)
        if found is None or found[1] not in POOL_WORDS or not 1 <= int(found[2][:3] or 1) <= POOL_MAX:
            raise Misread(part, POOL_WORDS)
        symbol = POOL_WORDS.index(found[1])
        if counted(pool, symbol):
            raise Misread(part, ("+".join(POOL_WORDS),))
        pool += ONE[symbol] * int(found[2] or 1)
    return pool


def source_words(st: State, source: int) -> str:
    if source < 0:
        return NOTHING
    if source < TOKEN:
        return f"d{source + 1}"
    if source in (TOKEN, OPEN):
        return "plan" if source == TOKEN else "open"
    return name_in(st.tables.card_ids, source - CARD)


def read_source(st: State, words: list[str]) -> int:
    word = only(words, ("d1", "plan", *st.tables.card_ids))
    slot = DIE_SLOT.fullmatch(word)
    if slot is not None and int(slot[1]) <= MAX_SLOTS:
        return int(slot[1]) - 1
    return TOKEN if word == "plan" else CARD + place_in(("d1", "plan", *st.tables.card_ids), word) - 2


def owned_words(st: State, cards: Sequence[int]) -> str:
    """Cards with whose they are: `emp:tia`."""
    tables = st.tables
    return " ".join(
        f"{name_in(tables.card_ids, stolen_card(one))}:{name_in(tables.seat_ids, stolen_from(one))}" for one in cards
    )


def read_owned(st: State, words: list[str]) -> tuple[int, ...]:
    ids, seats = st.tables.card_ids, st.tables.seat_ids
    found: list[int] = []
    for word in words:
        card, colon, seat = word.partition(":")
        if not colon:
            raise Misread(word, [f"{id}:{seats[0]}" for id in ids])
        found.append(stolen(place_in(ids, card), place_in(seats, seat)))
    return tuple(found)


MOVE_WORD = "move"


def owing_words(st: State, owing: int) -> str:
    """What is half paid, and with which die: a card, with what its first payment could stand for (`data-chip plan d2`),
    or a Move (`move the-loop d2`)."""
    card, shown, die = unpacked_owing(owing)
    if card >= A_MOVE:
        words = [MOVE_WORD, name_in(district_names(st), card - A_MOVE), *([f"d{die + 1}"] if die >= 0 else [])]
        return " ".join(words)
    symbols = [word for symbol, word in enumerate(SYMBOLS) if has(shown, symbol)]
    return " ".join([name_in(st.tables.card_ids, card), *symbols, *([f"d{die + 1}"] if die >= 0 else [])])


def read_half_move(st: State, words: list[str]) -> int:
    names = district_names(st)
    district = place_in(names, words[1] if len(words) > 1 else "")
    slot = DIE_SLOT.fullmatch(words[2]) if len(words) == 3 else None
    if len(words) > 2 and (slot is None or int(slot[1]) > TOKEN):
        raise Misread(" ".join(words), [f"{MOVE_WORD} {names[0]} d1"])
    return packed_owing(A_MOVE + district, 0, int(slot[1]) - 1 if slot is not None else TOKEN)


def read_owing(st: State, words: list[str]) -> int:
    tables = st.tables
    if words and words[0] == MOVE_WORD:
        return read_half_move(st, words)
    known = [id for card, id in enumerate(tables.card_ids) if tables.family[card] == COSTS_TWO]
    card = tables.card_ids.index(known[place_in(known, words[0] if words else "")])
    slot = DIE_SLOT.fullmatch(words[-1])
    source = int(slot[1]) - 1 if slot is not None else TOKEN
    shown = SYMBOL_SET.read(st, words[1:-1] if slot is not None else words[1:])
    if source > TOKEN or not any(has(shown, symbol) for symbol in tables.cost_two[card]):
        raise Misread(" ".join(words), [f"{words[0]} {SYMBOLS[symbol]}" for symbol in tables.cost_two[card]])
    return packed_owing(card, shown, source)


def read_result(_: State, words: list[str]) -> int:
    return place_in(RESULTS, only(words, RESULTS))


def read_brackets(st: State, words: list[str]) -> list[int]:
    tracks = st.tables.track_ids
    if [*words[::2]] != [*tracks] or len(words) != 2 * len(tracks):
        raise Misread(" ".join(words), (" ".join(f"{track} 1" for track in tracks),))
    return [number_in(word) for word in words[1::2]]


assert N_SYMBOLS == len(SYMBOLS) == WILD

NUMBER = numbers()
HEALTH = numbers({INFINITE: "infinite"})
ROLLED_SO_FAR = numbers({FINISHED: "done"})
FLAG = WordKind(lambda _, __: "", _no_words)
RESULT = WordKind(lambda _, value: name_in(RESULTS, value), read_result)
DISTRICT_NAME = one_of(district_names)
OWING = WordKind(owing_words, read_owing)
EPIC_NAME = one_of(lambda st: st.tables.epic_ids)
EPIC_NAMES = row_of(lambda st: st.tables.epic_ids)
CARD_NAMES = row_of(lambda st: st.tables.card_ids)
CARD_SET = set_of(lambda st: st.tables.card_ids)
EQUIPMENT_NAMES = row_of(lambda st: st.tables.card_ids[: st.tables.n_equipment])
DAWNSLIGHT_NAMES = WordKind(
    lambda st, value: " ".join(name_in(st.tables.card_ids, card) for card in value),
    lambda st, words: tuple(
        st.tables.first_dawnslight
        + place_in(st.tables.card_ids[st.tables.first_dawnslight : st.tables.first_city_card], word)
        for word in words
    ),
)
# cards of the Boss by their places in his deck; cards with the same effect are told apart
BOSS_CARD = one_of(boss_card_names)
BOSS_CARDS = row_of(boss_card_names)
ATTACK_NAMES = row_of(lambda _: ATTACK_EFFECTS)
ROW_NAMES = row_of(lambda _: TABLE_ROWS)
DIE_COLOURS = row_of(lambda st: st.tables.die_ids)
SYMBOL_SET = set_of(lambda _: SYMBOLS)
EFFECT_SET = set_of(lambda _: EFFECT_NAMES)
DISTRICT_SET = set_of(district_names)
PAIR_SET = set_of(pair_names)
POOL = WordKind(pool_words, read_pool)
OWNED_CARDS = WordKind(owned_words, read_owned)
SOURCE = WordKind(source_words, read_source)
# places with or without a card; a list belongs to one state
MARKET = WordKind(
    lambda st, value: " ".join(name_in(st.tables.card_ids, card) for card in value),
    lambda st, words: [place_or_none(st.tables.card_ids[: st.tables.n_equipment], word) for word in words],
)
# one number for each track of the Boss
BRACKETS = WordKind(
    lambda st, value: " ".join(f"{name_in(st.tables.track_ids, track)} {place}" for track, place in enumerate(value)),
    read_brackets,
)
