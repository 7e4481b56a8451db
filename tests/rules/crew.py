"""A use step with Steelslayer's Reckoners and Equipment, made for a test."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from reckoners.game import Game
from tests.positions import table
from tests.rules.seen import QUIET, epic
from tests.rules.steelslayer import IDLE, Values, toml

# Digzone in The Loop, where everybody stands; Frostbite next door, Steelheart in the Understreets, where no Epic is.
RING: dict[str, Values] = {
    "the-loop": {"epic": "digzone", "research": 5, "health": 9, "bracket": 4, "enforcement": 4},
    "chinatown": {"epic": "frostbite", "research": 5, "health": 9, "bracket": 4, "enforcement": 4},
    "understreets": {},
}


def laid_on(ring: Mapping[str, Values], districts: Mapping[str, Values] | None) -> dict[str, Values]:
    """What is said of a district beside what lies there already."""
    said = districts or {}
    return {id: {**ring.get(id, {}), **said.get(id, {})} for id in {**ring, **said}}


def seated(reckoners: Mapping[str, Values], step: str) -> dict[str, Values]:
    """Who is named, without Plan tokens; beside one alone somebody sits, so that nothing ends by itself."""
    team: dict[str, Values] = {id: {"plan": 0, **values} for id, values in reckoners.items()}
    if len(team) == 1:
        team["abraham"] = {"plan": 0, "dice": ["basic money"] if step == "use" else []}
    return team


def crew(
    reckoners: Mapping[str, Values],
    districts: Mapping[str, Values] | None = None,
    *,
    boss: str = "understreets",
    step: str = "use",
    more: str = "",
    replace: str = "",
    script: str = "",
    modules: Sequence[int] = (1, 2),
) -> Game:
    """Who is named plays, without Plan tokens; what is said of a district is laid on the ring above."""
    ring = laid_on(RING, districts)
    team = seated(reckoners, step)
    cards = epic("digzone", IDLE) + epic("frostbite", IDLE)
    return table(
        f"""
        [setup]
        modules = {toml(modules)}
        {QUIET}
        {cards}
        {replace}
        [position]
        step = "{step}"
        boss.district = "{boss}"
        reckoners = {toml(team)}
        district = {toml([{"id": id, **values} for id, values in ring.items()])}
        {more}
        {script}
        """
    )


def play(game: Game, *actions: str) -> None:
    for action in actions:
        game.play(action)


def options(game: Game, start: str = "") -> set[str]:
    """Everything that can be played and begins so."""
    return {str(action) for action in game.legal() if str(action).startswith(start)}


def repeated(action: str, times: int) -> Iterable[str]:
    return [action] * times
