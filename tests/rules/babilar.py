"""A use step in Babilar, made for a test: three districts with tracks of which only what is said does something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reckoners.game import Game
from tests.positions import table
from tests.rules.crew import laid_on, seated
from tests.rules.seen import QUIET, epic
from tests.rules.steelslayer import IDLE, Values, toml

SPOTS = 11
# Digzone in Grand Central, where everybody stands; Frostbite in Central Park; Steelheart in Painted Village, alone.
RING: dict[str, Values] = {
    "grand-central": {"epic": "digzone", "research": 5, "health": 9, "bracket": 4, "enforcement": 4, "marker": 6},
    "central-park": {"epic": "frostbite", "research": 5, "health": 9, "bracket": 4, "enforcement": 4, "marker": 6},
    "painted-village": {"marker": 6},
}
NOBODY_THERE = {"epic": "digzone", "research": 0, "health": 1}  # one Attack away from its reward


def track(spots: Mapping[int, str]) -> list[str]:
    """A track from the top spot down to 0, with these words on these spots."""
    return [spots.get(spot, "") for spot in reversed(range(SPOTS))]


def babilar(
    reckoners: Mapping[str, Values],
    districts: Mapping[str, Values] | None = None,
    *,
    tracks: Mapping[str, Mapping[int, str]] | None = None,
    reward: Values | None = None,
    frostbite: Values | None = None,
    boss: str = "painted-village",
    step: str = "use",
    more: str = "",
    replace: str = "",
    script: str = "",
    modules: Sequence[int] = (1, 2),
    difficulty: str = "standard",
) -> Game:
    """Who is named plays, without Plan tokens; what is said of a district is laid on the ring above. `reward` is what
    Digzone pays, `frostbite` what Frostbite does."""
    ring = laid_on(RING, districts)
    team = seated(reckoners, step)
    city = [{"id": id, "track": track((tracks or {}).get(id, {}))} for id in ring]
    return table(
        f"""
        [setup]
        city = "babilar"
        modules = {toml(modules)}
        difficulty = "{difficulty}"
        {QUIET}
        {epic("digzone", IDLE, reward={"boss_research": 1, **(reward or {})})}
        {epic("frostbite", IDLE, reward={"boss_research": 1, **(frostbite or {})})}
        [[replace.city]]
        id = "babilar"
        districts = {toml(city)}
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


def markers(game: Game) -> list[int | None]:
    """What is left on the tracks, clockwise."""
    return [district.marker for district in game.view().districts]
