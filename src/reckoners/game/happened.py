"""Events for people and programs: the engine's tuples with named, readable arguments."""

from __future__ import annotations

import msgspec

from reckoners.content.model import BOSS_TRACKS, SYMBOLS
from reckoners.engine import codes, happenings
from reckoners.engine.codes import BOSS, BOSS_TRACK, NUMBER_MASK, OP_MASK, WORD_GIFT, WORD_NUMBER, Event
from reckoners.engine.state import State
from reckoners.engine.tables import OPERATIONS_BY_WORD
from reckoners.game.notation import district_word, face_word, source_word, to_action

STEPS = ("roll", "use", "rewards", "purchase", "add", "activate", "prologue", "over")
RESULTS = ("playing", "won", "lost")
LOSSES = ("attack", "no-enforcement", "no-barricade", "fortify")
WORD_NAMES = tuple(OPERATIONS_BY_WORD)

Value = int | str


class Happening(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: `kind` names it, `args` say what it was about (ids and numbers)."""

    kind: str
    args: dict[str, Value]


# Event number -> its name and the names of its arguments. The name of an argument also says how it is read.
SHAPES: dict[int, tuple[str, ...]] = {
    happenings.E_ROUND: ("round", "n"),
    happenings.E_STEP: ("step", "step"),
    happenings.E_ROLLED: ("rolled", "reckoner", "die", "face"),
    happenings.E_KEPT: ("kept", "reckoner", "die"),
    happenings.E_ROLLING_DONE: ("rolling-done", "reckoner"),
    happenings.E_OPENED: ("opened", "reckoner", "source", "symbols"),
    happenings.E_SPENT: ("spent", "reckoner", "source", "symbol", "target", "taken"),
    happenings.E_LAPSED: ("lapsed", "reckoner", "source", "symbols"),
    happenings.E_MOVED: ("moved", "reckoner", "from", "district"),
    happenings.E_PAID: ("paid", "reckoner", "source", "card"),
    happenings.E_TURNED: ("turned", "reckoner", "die", "face"),
    happenings.E_GAVE: ("gave", "reckoner", "to"),
    happenings.E_SNIPER: ("sniper", "reckoner", "district"),
    happenings.E_MONEY: ("money", "n", "now"),
    happenings.E_PLAN: ("plan", "reckoner", "n"),
    happenings.E_PLANS_READY: ("plans-ready", "reckoner", "n"),
    happenings.E_ENFORCEMENT: ("enforcement", "district", "n", "now"),
    happenings.E_BARRICADES: ("barricades", "district", "n", "now"),
    happenings.E_BRACKET: ("bracket", "district", "epic", "was", "now"),
    happenings.E_BOSS_BRACKET: ("boss-bracket", "track", "was", "now"),
    happenings.E_RESEARCH: ("research", "district", "epic", "now"),
    happenings.E_WEAKENED: ("weakened", "district", "epic", "health"),
    happenings.E_HEALTH: ("health", "district", "epic", "now"),
    happenings.E_DEFEATED: ("defeated", "district", "epic"),
    happenings.E_BOSS_RESEARCH: ("boss-research", "now"),
    happenings.E_BOSS_WEAKENED: ("boss-weakened", "health"),
    happenings.E_BOSS_HEALTH: ("boss-health", "now"),
    happenings.E_REWARD: ("reward", "symbol", "n"),
    happenings.E_REWARD_LOST: ("reward-lost", "symbol", "n"),
    happenings.E_BOUGHT: ("bought", "card", "reckoner"),
    happenings.E_MARKET: ("market", "place", "card"),
    happenings.E_REFRESHED: ("refreshed",),
    happenings.E_RANSOMED: ("ransomed", "reckoner", "die"),
    happenings.E_ENTERS: ("enters", "district", "epic"),
    happenings.E_ACTS: ("acts", "district", "epic", "place", "action"),
    happenings.E_OVERFLOWS: ("overflows", "district", "epic", "n"),
    happenings.E_BOSS_ACTS: ("boss-acts", "track", "place", "action"),
    happenings.E_POPULATION: ("population", "n", "now", "why"),
    happenings.E_FORTIFIED: ("fortified", "district", "epic", "research", "health"),
    happenings.E_BASE: ("base", "now"),
    happenings.E_BASE_FOUND: ("base-found",),
    happenings.E_CAPTURED: ("captured", "reckoner", "die"),
    happenings.E_BOSS_MOVES: ("boss-moves", "from", "district", "n"),
    happenings.E_RESHUFFLED: ("reshuffled", "n"),
    happenings.E_OVER: ("over", "result"),
    happenings.E_PLACED: ("placed", "reckoner", "district"),
    happenings.E_BOSS_PLACED: ("boss-placed", "district"),
    happenings.E_DIE_GAINED: ("die-gained", "reckoner", "die"),
    happenings.E_UNKNOWN_EPIC: ("unknown-epic", "district"),
    happenings.E_FORCED: ("forced", "option"),
    happenings.E_FAITH: ("faith", "reckoner"),
    happenings.E_ACTIVATES: ("activates", "district", "epic"),
    happenings.E_BOSS_ACTIVATES: ("boss-activates",),
    happenings.E_GIFT: ("gift", "from", "district"),
    happenings.E_BOSS_OVERFLOWS: ("boss-overflows", "track", "place", "action"),
}

ANY = "any"  # what a Plan token is worth

KINDS = tuple(shape[0] for shape in SHAPES.values())


def word_text(code: int) -> str:
    """An Epic action's integer as its track word."""
    name = WORD_NAMES[code & OP_MASK]
    number = code >> WORD_NUMBER & NUMBER_MASK
    text = f"{name} {BOSS_TRACKS[number]}" if name == "boss" else name if number == 1 else f"{name} {number}"
    return f"gift {text}" if code & WORD_GIFT else text


def read(st: State, event: Event) -> Happening:
    """An event of this game in words. Faces, districts and names follow from the table; the moment does not matter."""
    shape = SHAPES[event[0]]
    args: dict[str, Value] = {}
    for name, value in zip(shape[1:], event[1:], strict=True):
        args[name] = _value(st, event, name, value)
    return Happening(shape[0], args)


def _value(st: State, event: Event, name: str, value: int) -> Value:
    tables = st.tables
    if name in ("reckoner", "to"):
        return tables.seat_ids[value]
    if name in ("district", "from"):
        return district_word(st, value)
    if name == "epic":
        return tables.epic_ids[value]
    if name == "card":
        return tables.card_ids[value]
    if name == "die":
        return f"d{value + 1}"
    if name == "source":
        return source_word(value, st)
    if name == "symbol":
        return SYMBOLS[value]
    if name == "taken":
        return ANY if value == codes.WILD else SYMBOLS[value]
    if name == "symbols":
        return face_word(value)
    if name == "face":
        return face_word(tables.face_pool[tables.kind[st.dice[event[1]][event[2]]]][value])
    if name == "track":
        return BOSS_TRACKS[value]
    if name == "action":
        return word_text(value)
    if name == "target":
        return _target(st, event[3], value)
    if name == "step":
        return STEPS[value]
    if name == "result":
        return RESULTS[value]
    if name == "health" and value == codes.INFINITE:
        return "infinite"
    if name == "why":
        return LOSSES[value]
    if name == "option":
        return str(to_action(st, value)) if value & codes.VERB_MASK != codes.END else "end"
    return value


def _target(st: State, symbol: int, target: int) -> str:
    """Where a symbol went. The Epic itself is named by the event that follows; it may be gone by now."""
    if symbol in (codes.MONEY, codes.PLAN):
        return ""
    if target >= BOSS_TRACK:
        return f"{st.tables.boss_id} {BOSS_TRACKS[target - BOSS_TRACK]}"
    return st.tables.boss_id if target == BOSS else district_word(st, target)
