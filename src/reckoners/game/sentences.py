"""Events in the player's language, from their kinds and arguments."""

from __future__ import annotations

from reckoners.content.model import SYMBOLS
from reckoners.game.happened import Happening
from reckoners.game.names import TextNames


def tell(names: TextNames, event: Happening, boss: str) -> str:
    """One line for the log."""
    args: dict[str, str | int] = {"boss": names.name(boss)}
    for name, value in event.args.items():
        if isinstance(value, str):
            args[f"{name}-id"] = value  # what a sentence may choose by
            args[name] = names.track(value, boss) if name == "track" else _told(names, name, value)
        else:
            args[name] = value
    args.update(_derived(names, event.args, boss))
    return names.words(f"event-{event.kind}", **args)


def _derived(names: TextNames, args: dict[str, str | int], boss: str) -> dict[str, str | int]:
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
            derived["counted"] = names.symbols(f"{args['symbol']}{abs(n)}")
    if "with" in args:
        derived["step"] = names.words(f"step-{args['step']}.at-once")
    if "taken" in args:
        derived["exchange"] = "same" if args["taken"] == args["symbol"] else "other"
    if "from" in args:
        derived["way"] = "stays" if args["from"] == args.get("district") else "goes"
    if "target" in args:
        target = str(args["target"]).partition(" ")[0]
        derived["aim"] = "none" if not target else "boss" if target == boss else "district"
    return derived


def _told(names: TextNames, name: str, value: str) -> str:
    if name in ("reckoner", "to", "district", "from", "epic", "card", "other", "colour", "for"):
        return names.name(value)
    if name == "effect":
        return names.words(f"suffers-{value}")
    if name == "source":
        return names.words("source-plan") if value == "plan" else names.name(value)  # a die's name stays as it is
    if name == "health":
        return names.words(f"health-{value}")
    if name == "target":
        first, _, colour = value.partition(" ")
        return f"{names.name(first)} ({names.track(colour, first)})" if colour else names.name(first) if first else ""
    if name == "symbol" or (name == "taken" and value in SYMBOLS):
        return names.short(value)
    if name == "piece":
        return names.words(f"piece-{value}")
    if name in ("symbols", "face"):
        return names.symbols(value)
    if name == "action":
        return names.action(value)
    if name == "step":
        return names.words(f"step-{value}")
    return value  # die, option; result, why: the sentence chooses by them
