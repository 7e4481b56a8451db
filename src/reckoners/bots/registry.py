"""Bots by name: our own, and those of any installed package that names them in the entry point group `reckoners.bots`.

A name may carry options: `planner:seconds=2` calls the bot's maker with `seconds=2`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from reckoners.bots.bot import Bot
from reckoners.game.errors import ToldError

GROUP: Final = "reckoners.bots"
BotOption = int | float | bool | str


class BotError(ToldError):
    """There is no such bot, or it cannot be made; the sentence says why."""


def _random() -> Bot:
    from reckoners.bots.random_bot import RandomBot

    return RandomBot()


def _greedy() -> Bot:
    from reckoners.bots.greedy import GreedyBot

    return GreedyBot()


def _planner(**options: Any) -> Bot:
    from reckoners.bots.planner import PlannerBot

    return PlannerBot(**options)


def _habitual(habit: str) -> Callable[..., Bot]:
    def maker(**options: Any) -> Bot:
        from reckoners.bots.habits import Habitual

        return Habitual(habit, **options)

    return maker


def _of_planner() -> tuple[str, ...]:
    from reckoners.bots.planner import PlannerBot

    return PlannerBot.options()


OWN: Final[dict[str, Callable[..., Bot]]] = {"random": _random, "greedy": _greedy, "planner": _planner}
# Bots for study, the planner with one habit each (`habits.py`): known by name, but offered to nobody.
STUDIED: Final = ("rush-boss", "ignore-epics", "never-buy", "never-reroll", "only-plan", "any-place", "any-reward")
FOR_STUDY: Final[dict[str, Callable[..., Bot]]] = {habit: _habitual(habit) for habit in STUDIED}
# The options that ours have.
TAKES: Final[dict[str, Callable[[], tuple[str, ...]]]] = {
    "random": tuple,
    "greedy": tuple,
    **dict.fromkeys(("planner", *STUDIED), _of_planner),
}

# Those that think longer with more effort, and how much of it they have where people wait for them.
THINKERS: Final = ("planner",)
AT_TABLE: Final = 16.0


@cache
def foreign() -> dict[str, Any]:
    """Entry points of other packages. A name that is ours stays ours."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in (*OWN, *STUDIED)}


def bot_names() -> tuple[str, ...]:
    """Every bot that can sit down at a table, ours first."""
    return (*OWN, *sorted(foreign()))


def is_own(name: str) -> bool:
    return name.partition(":")[0] in (*OWN, *STUDIED)


def make_bot(name: str, *, effort: float | None = None) -> Bot:
    """The bot of this name; BotError if there is none or it does not start. `effort` is what it thinks with unless its
    name says otherwise."""
    plain, _, rest = name.partition(":")
    options = dict(_option(name, part) for part in rest.split(",") if part)
    if effort is not None and plain in THINKERS:
        options = {"effort": effort, **options}
    _must_have(plain, options)
    maker = OWN.get(plain) or FOR_STUDY.get(plain)
    if maker is None:
        point = foreign().get(plain)
        if point is None:
            raise BotError("unknown-bot", name=plain, known=", ".join(bot_names()))
        try:
            maker = point.load()
        except (Exception, SystemExit) as error:  # a package of somebody else: whatever it raises, it is not to be had
            raise BotError("broken-bot", name=plain, reason=f"{type(error).__name__}: {error}") from error
    try:
        bot: Bot = maker(**options)
    except (Exception, SystemExit) as error:
        raise BotError("broken-bot", name=name, reason=f"{type(error).__name__}: {error}") from error
    return bot


def _must_have(plain: str, options: Mapping[str, BotOption]) -> None:
    """What ours do not know is refused by name; a bot of somebody else says so itself."""
    if plain not in TAKES or not options:
        return
    known = TAKES[plain]()
    for option in options:
        if option not in known:
            raise BotError("bot-has-no-option", name=plain, option=option, known=", ".join(known), n=len(known))


def _option(name: str, part: str) -> tuple[str, BotOption]:
    key, equals, value = part.partition("=")
    if not equals or not key.strip().isidentifier():
        raise BotError("bot-option", name=name, part=part)
    return key.strip(), _value(value.strip())


def _value(text: str) -> BotOption:
    for read in (int, float):
        try:
            return read(text)
        except ValueError:
            continue
    return text == "true" if text in ("true", "false") else text
