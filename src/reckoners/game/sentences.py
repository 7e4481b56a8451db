"""Sentences: refusals and events in the player's language, from their codes and arguments."""

from __future__ import annotations

from difflib import get_close_matches

from reckoners.content.model import BOSS_TRACKS, SYMBOLS
from reckoners.engine.reasons_use import Reason
from reckoners.engine.state import State
from reckoners.game.action import shortened
from reckoners.game.errors import Refusal
from reckoners.game.happened import STEPS, Happening
from reckoners.game.names import Names
from reckoners.game.notation import Unknown, district_word
from reckoners.game.view import FRAME_STEPS

# What a word that names nothing breaks: the rule that a player should look up.
UNKNOWN_RULES: dict[str, str] = {
    "reckoner": "SET-01",
    "district": "SET-02",
    "epic": "SET-04",
    "absent": "USE-07",
    "card": "COMP-06",
    "equipment": "BUY-01",
    "die": "ROLL-02",
    "use": "USE-01",
    "track": "BOSS-02",
    "face": "HERO-01",
    "reward": "REW-02",
    "step": "PRO-06",
    "now": "PRO-06",
    "form": "USE-01",
}

SHOWN = 8  # how many known words a sentence lists


def refusal(st: State, names: Names, reason: Reason) -> Refusal:
    """The engine's reason as an exception with a sentence."""
    code, rule, about = reason
    args: dict[str, str | int] = {"boss": names.name(st.tables.boss_id)}
    for name, value in about.items():
        args[name] = _argument(st, names, name, value)
    return Refusal(code, rule, names.words(f"refusal-{code}", **args))


def unknown_refusal(names: Names, error: Unknown) -> Refusal:
    known = error.known
    if len(known) > SHOWN:  # the likeliest ones
        known = (*get_close_matches(shortened(error.word), known, n=SHOWN, cutoff=0.0), "...")
    sentence = names.words(
        f"refusal-unknown-{error.kind}", word=shortened(error.word) or "nothing", known=", ".join(known)
    )
    return Refusal(f"unknown-{error.kind}", UNKNOWN_RULES[error.kind], sentence)


def _argument(st: State, names: Names, name: str, value: int) -> str | int:
    tables = st.tables
    if name == "seat":
        return names.name(tables.seat_ids[value])
    if name == "seats":
        return _listed(names, [names.name(id) for seat, id in enumerate(tables.seat_ids) if value >> seat & 1])
    if name == "cost":
        return _listed(names, [names.short(word) for number, word in enumerate(SYMBOLS) if value >> number & 1], "or")
    if name == "die":
        return f"d{value + 1}"
    if name == "district":
        return names.name(district_word(st, value))
    if name == "epic":
        return names.name(tables.epic_ids[value])
    if name == "card":
        return names.name(tables.card_ids[value])
    if name in ("symbol", "taken"):
        return names.short(SYMBOLS[value])
    if name == "track":
        return names.track(BOSS_TRACKS[value])
    if name == "step":
        return names.words(f"step-{STEPS[FRAME_STEPS[value]]}.when")
    return value


def _listed(names: Names, parts: list[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    text = parts[0] if parts else ""
    for number, part in enumerate(parts[1:], start=2):
        text = names.words(f"list-{last}" if number == len(parts) else "list-comma", first=text, last=part)
    return text


def tell(names: Names, event: Happening, boss: str) -> str:
    """One line for the log."""
    args: dict[str, str | int] = {"boss": names.name(boss)}
    for name, value in event.args.items():
        if isinstance(value, str):
            args[f"{name}-id"] = value  # what a sentence may choose by
            args[name] = _told(names, name, value)
        else:
            args[name] = value
    args.update(_derived(names, event.args, boss))
    return names.words(f"event-{event.kind}", **args)


def _derived(names: Names, args: dict[str, str | int], boss: str) -> dict[str, str | int]:
    """What Fluent cannot work out by itself: signs, what a target is, a reward as a phrase."""
    derived: dict[str, str | int] = {}
    n, was, now = args.get("n"), args.get("was"), args.get("now")
    if isinstance(was, int) and isinstance(now, int):
        derived["change"] = "plus" if now > was else "minus"
    elif isinstance(n, int):
        derived["change"] = "plus" if n > 0 else "minus"
        derived["n"] = abs(n)
        if "symbol" in args:
            derived["reward"] = names.reward(str(args["symbol"]), abs(n))
    if "target" in args:
        target = str(args["target"]).partition(" ")[0]
        derived["aim"] = "none" if not target else "boss" if target == boss else "district"
    return derived


def _told(names: Names, name: str, value: str) -> str:
    if name in ("reckoner", "to", "district", "from", "epic", "card"):
        return names.name(value)
    if name == "source":
        return names.words("source-plan") if value == "plan" else names.name(value)  # a die's name stays as it is
    if name == "health":
        return names.words(f"health-{value}")
    if name == "target":
        first, _, colour = value.partition(" ")
        return f"{names.name(first)} ({names.track(colour)})" if colour else names.name(first) if first else ""
    if name == "symbol":
        return names.short(value)
    if name in ("symbols", "face"):
        return names.symbols(value)
    if name == "track":
        return names.track(value)
    if name == "action":
        return names.action(value)
    if name == "step":
        return names.words(f"step-{value}")
    return value  # die, option; result, why: the sentence chooses by them
