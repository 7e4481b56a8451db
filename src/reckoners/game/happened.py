"""Events for people and programs: the engine's tuples with named, readable arguments."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from reckoners.content.model import ATTACK_EFFECTS, SYMBOLS, TABLE_ROWS
from reckoners.engine import codes
from reckoners.engine.action import verb_of
from reckoners.engine.codes import BOSS, BOSS_TRACK, DISTRICT_TRACK, Event
from reckoners.engine.decision import PIECES
from reckoners.engine.happenings import E_STEP, EVENT_KINDS, LOSS_CAUSES
from reckoners.engine.pools import WILD
from reckoners.engine.state import State
from reckoners.engine.steps import STEP_NAMES, STEP_USE
from reckoners.engine.track_words import word_text
from reckoners.game.notation import to_action
from reckoners.game.things import district_word, face_word, source_word

RESULTS = ("playing", "won", "lost")

Value = int | str
Reader = Callable[[State, Event, int], Value]


class Happening(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: `kind` names it, `args` say what it was about (ids and numbers)."""

    kind: str
    args: dict[str, Value]


ANY = "any"  # what a Plan token is worth
NONE = "none"  # where there is no second card


def read(st: State, event: Event) -> Happening:
    """An event of this game in words. Faces, districts and names follow from the table; the moment does not matter."""
    kind, names = _reader(event[0])
    args: dict[str, Value] = {}
    for place, (name, reader) in enumerate(names, start=1):
        args[name] = event[place] if reader is None else reader(st, event, event[place])
    if event[0] == E_STEP and event[1] == STEP_USE and st.tables.at_once:
        args["with"] = "rewards"
    return Happening(kind, args)


def _face(st: State, event: Event, value: int) -> Value:
    tables = st.tables
    return face_word(tables.face_pool[tables.kind[st.dice[event[1]][event[2]]]][value])


def _option(st: State, _: Event, value: int) -> Value:
    return str(to_action(st, value)) if verb_of(value) != codes.END else "end"


# How the numbers of an event are read, by their names in EVENT_KINDS. What is not here is a number to people, too.
VALUES: dict[str, Reader] = {
    "reckoner": lambda st, _, value: st.tables.seat_ids[value],
    "to": lambda st, _, value: st.tables.seat_ids[value],
    "district": lambda st, _, value: district_word(st, value),
    "from": lambda st, _, value: district_word(st, value),
    "epic": lambda st, _, value: st.tables.epic_ids[value],
    "card": lambda st, _, value: st.tables.card_ids[value],
    "other": lambda st, _, value: st.tables.card_ids[value] if value >= 0 else NONE,
    "effect": lambda _, __, value: ATTACK_EFFECTS[value],
    "die": lambda _, __, value: f"d{value + 1}",
    "source": lambda st, _, value: source_word(value, st),
    "colour": lambda st, _, value: st.tables.die_ids[value],
    "for": lambda st, _, value: st.tables.die_ids[value],
    "piece": lambda _, __, value: PIECES[value],
    "symbol": lambda _, __, value: SYMBOLS[value],
    "taken": lambda _, __, value: ANY if value == WILD else SYMBOLS[value],
    "symbols": lambda _, __, value: face_word(value),
    "face": _face,
    "row": lambda _, __, value: TABLE_ROWS[value],
    "track": lambda st, _, value: st.tables.track_ids[value],
    "action": lambda _, __, value: word_text(value),
    "target": lambda st, event, value: _target(st, event[3], value),
    "step": lambda _, __, value: STEP_NAMES[value],
    "result": lambda _, __, value: RESULTS[value],
    "health": lambda _, __, value: "infinite" if value == codes.INFINITE else value,
    "why": lambda _, __, value: LOSS_CAUSES[value],
    "option": _option,
}


@cache
def _reader(kind: int) -> tuple[str, tuple[tuple[str, Reader | None], ...]]:
    name, *arguments = EVENT_KINDS[kind]
    return name, tuple((argument, VALUES.get(argument)) for argument in arguments)


def _target(st: State, symbol: int, target: int) -> str:
    """Where a symbol went. The Epic itself is named by the event that follows; it may be gone by now."""
    if target >= DISTRICT_TRACK:
        return district_word(st, target - DISTRICT_TRACK)
    if symbol in (codes.MONEY, codes.PLAN):
        return ""
    if target >= BOSS_TRACK:
        return f"{st.tables.boss_id} {st.tables.track_ids[target - BOSS_TRACK]}"
    return st.tables.boss_id if target == BOSS else district_word(st, target)
