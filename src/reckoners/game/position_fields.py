"""Which slots of a State stand where in a position's text, and under which words.

Whoever gives State a slot adds a line here (or names it in REMEMBERED); a test asks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reckoners.engine.state import State
from reckoners.game import position_kinds as kinds
from reckoners.game import position_parts as parts
from reckoners.game.position_kinds import WordKind

# Slots that no text shows: the tables are the set-up's, `veiled` is a forecast's, the others remember work (see State).
REMEMBERED = frozenset({"tables", "veiled", "events", "options", "seat_options", "stale", "aims"})
# Slots that are written by the lines themselves: a line for each district, and the keys of chance, which may be the
# seed's.
BY_LINES = frozenset({"districts", "keys"})


class Missing(Exception):  # noqa: N818 - never seen by a caller: it becomes a SaveError
    """A part that a line must have."""


class Segment:
    """A part of a line: its word, the slots that it shows, how it is written (None: left out) and read (None: it was).

    The number is that of the district or the seat.
    """

    def __init__(
        self,
        word: str,
        slots: tuple[str, ...],
        write: Callable[[State, int], str | None],
        read: Callable[[State, int, list[str] | None], None],
    ) -> None:
        self.word = word
        self.slots = slots
        self.write = write
        self.read = read


def one(slot: str, word: str, kind: WordKind, default: Any = None) -> Segment:
    """A slot with one value. Without a default it is always written."""

    def write(st: State, _: int) -> str | None:
        value = getattr(st, slot)
        return None if default is not None and value == default else kind.write(st, value)

    def read(st: State, _: int, words: list[str] | None) -> None:
        if words is None and default is None:
            raise Missing
        setattr(st, slot, default if words is None else kind.read(st, words))

    return Segment(word, (slot,), write, read)


def each(slot: str, word: str, kind: WordKind, default: Any = None) -> Segment:
    """A slot with a value for each district or seat."""

    def write(st: State, at: int) -> str | None:
        value = getattr(st, slot)[at]
        return None if default is not None and value == default else kind.write(st, value)

    def read(st: State, at: int, words: list[str] | None) -> None:
        if words is None and default is None:
            raise Missing
        getattr(st, slot)[at] = default if words is None else kind.read(st, words)

    return Segment(word, (slot,), write, read)


def shared(slot: str, word: str, kind: WordKind, default: Any) -> Segment:
    """The same for a slot that clones share: a tuple, which is replaced."""

    def write(st: State, at: int) -> str | None:
        value = getattr(st, slot)[at]
        return None if value == default else kind.write(st, value)

    def read(st: State, at: int, words: list[str] | None) -> None:
        values = list(getattr(st, slot))
        values[at] = default if words is None else kind.read(st, words)
        setattr(st, slot, tuple(values))

    return Segment(word, (slot,), write, read)


def special(
    word: str, slots: tuple[str, ...], write: Callable[[State], str], read: Callable[[State, list[str]], None]
) -> Segment:
    """A part of its own kind, left out where there is nothing to say."""

    def read_it(st: State, _: int, words: list[str] | None) -> None:
        if words is not None:
            read(st, words)

    return Segment(word, slots, lambda st, _: write(st) or None, read_it)


def lay_hand(st: State, seat: int, words: list[str] | None) -> None:
    st.dice[seat] = parts.read_dice(st, words or [])


def lay_supply(st: State, words: list[str]) -> None:
    parts.read_dice(st, words)


def lay_script(st: State, _: int, words: list[str] | None) -> None:
    if words is not None:
        parts.read_script(st, words)


# The team's lines, in their order.
TEAM_LINES = (
    (
        one("round", "round", kinds.NUMBER),
        one("over", "result", kinds.RESULT, 0),
        one("population", "population", kinds.NUMBER),
        one("money", "money", kinds.NUMBER),
        one("base", "base", kinds.NUMBER),
        one("enforcement_left", "enforcement", kinds.NUMBER),
        one("barricades_left", "barricades", kinds.NUMBER),
        one("tram", "tram", kinds.DISTRICT_NAME, -1),
    ),
    (special("doing", ("stack",), parts.stack_words, parts.read_stack),),
)
BOSS_LINE = (
    one("boss_at", "in", kinds.DISTRICT_NAME, -1),
    one("boss_research", "research", kinds.NUMBER),
    one("boss_health", "health", kinds.HEALTH, 0),
    one("boss_bracket", "brackets", kinds.BRACKETS),
    one("boss_card", "card", kinds.BOSS_CARD, -1),
    one("boss_deck", "deck", kinds.BOSS_CARDS, ()),
    one("power_rolls", "rolled", kinds.ROW_NAMES, ()),
    one("defeats", "defeats", kinds.NUMBER, 0),
)
DISTRICT_LINE = (
    each("epic", "epic", kinds.EPIC_NAME, -1),
    each("research", "research", kinds.NUMBER, 0),
    each("health", "health", kinds.HEALTH, 0),
    each("bracket", "bracket", kinds.NUMBER, 1),
    each("enforcement", "enforcement", kinds.NUMBER, 0),
    each("barricades", "barricades", kinds.NUMBER, 0),
    shared("red_shields", "red-shields", kinds.NUMBER, 0),
    shared("blue_shields", "blue-shields", kinds.NUMBER, 0),
    shared("copies", "copy-tokens", kinds.NUMBER, 0),
    shared("stolen", "stolen", kinds.OWNED_CARDS, ()),
    Segment("marker", ("markers",), parts.marker_words, parts.read_marker),
    Segment("card", ("sides",), parts.side_words, parts.read_side),
)
RECKONER_LINE = (
    each("where", "in", kinds.DISTRICT_NAME, -1),
    each("tokens", "plan", kinds.NUMBER, 0),
    each("fresh", "plan-next", kinds.NUMBER, 0),
    each("rolls", "rolls", kinds.ROLLED_SO_FAR, 0),
    each("kept_now", "kept-now", kinds.FLAG, False),
    Segment(
        "dice", ("dice", "face", "status", "owner"), lambda st, at: parts.dice_words(st, st.dice[at]) or None, lay_hand
    ),
    each("owed", "owed", kinds.DIE_COLOURS, ()),
    each("pool", "open", kinds.POOL, 0),
    each("source", "of", kinds.SOURCE, -1),
    each("reach", "anywhere", kinds.FLAG, False),
    each("untouched", "untouched", kinds.FLAG, False),
    each("sniper", "sniper", kinds.DISTRICT_NAME, -1),
    each("cards", "cards", kinds.CARD_NAMES, ()),
    each("used", "used", kinds.CARD_SET, 0),
    each("converts", "converts", kinds.PAIR_SET, 0),
    each("doubles", "doubles", kinds.SYMBOL_SET, 0),
    each("near", "near", kinds.SYMBOL_SET, 0),
    shared("asleep", "asleep", kinds.CARD_SET, 0),
    shared("charges", "charges", kinds.NUMBER, 0),
    shared("waiting", "waiting", kinds.CARD_NAMES, ()),
    shared("owing", "owing", kinds.OWING, 0),
    shared("effects", "effects", kinds.EFFECT_SET, 0),
    shared("suffers", "suffers", kinds.ATTACK_NAMES, ()),
    shared("disabled", "disabled", kinds.CARD_SET, 0),
    shared("laid_now", "laid-now", kinds.ATTACK_NAMES, ()),
)
# The team's lines below those of the Reckoners: piles, and what is hidden.
PILE_LINES = (
    (one("market", "market", kinds.MARKET),),
    (one("beaten", "beaten", kinds.EPIC_NAMES, ()), one("defeated", "defeated", kinds.EPIC_NAMES, ())),
    (one("exchanged", "exchanged", kinds.DISTRICT_SET, 0),),
    (special("pending", ("pending",), parts.pending_words, parts.read_pending),),
    (special("lent", ("lent",), parts.lent_words, parts.read_lent),),
    (special("swapped", ("swapped",), parts.swapped_words, parts.read_swapped),),
    (special("captured", ("captured",), parts.captured_words, parts.read_captured),),
    (one("equipment_deck", "equipment-deck", kinds.EQUIPMENT_NAMES, ()),),
    (one("dawnslight_deck", "dawnslight-deck", kinds.DAWNSLIGHT_NAMES, ()),),
    (one("epic_deck", "epic-deck", kinds.EPIC_NAMES, ()),),
    (special("supply", ("face", "status"), lambda st: parts.dice_words(st, parts.supply(st)), lay_supply),),
    (special("owners", ("owner",), parts.owner_words, parts.read_owners),),
    (special("drawn", ("drawn",), parts.drawn_words, parts.read_drawn),),
    (
        Segment(
            "scripted", ("forced",), lambda st, _: None if st.forced is None else parts.script_words(st), lay_script
        ),
    ),
)
TEAM = {segment.word: segment for line in (*TEAM_LINES, *PILE_LINES) for segment in line}

SLOTS = frozenset(
    slot for segment in (*TEAM.values(), *BOSS_LINE, *DISTRICT_LINE, *RECKONER_LINE) for slot in segment.slots
)
