"""Ildithia, made for a test: a ring of four districts with tracks of which only what is said does something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reckoners.game import Game
from tests.positions import table
from tests.rules.seen import QUIET, epic
from tests.rules.steelslayer import IDLE, Values, toml

BOTTOM = "boss-research 2"
# Digzone in Inkom Territory, where everybody stands; Frostbite in Salt Mills; Steelheart in Brine Gardens, alone. The
# movement board is behind Sharp Tower: Inkom Territory is passed next.
RING: dict[str, Values] = {
    "sharp-tower": {},
    "inkom-territory": {"epic": "digzone", "research": 5, "health": 9, "bracket": 1},
    "salt-mills": {"epic": "frostbite", "research": 5, "health": 9, "bracket": 1},
    "brine-gardens": {},
}


def track(spots: Mapping[int, str]) -> list[str]:
    """A track from the top spot down to the bottom, with these words on these spots."""
    return [*(spots.get(spot, "") for spot in (4, 3, 2, 1)), BOTTOM]


def ildithia(
    reckoners: Mapping[str, Values],
    districts: Mapping[str, Values] | None = None,
    *,
    tracks: Mapping[str, Mapping[int, str]] | None = None,
    digzone: Sequence[str] = IDLE,
    reward: Values | None = None,
    boss: Values | None = None,
    step: str = "use",
    tram: str = "sharp-tower",
    passes: int = 1,
    more: str = "",
    replace: str = "",
    modules: Sequence[int] = (1, 2),
) -> Game:
    """Who is named plays, without Plan tokens, with Abraham and Prof for three; what is said of a district is laid on
    the ring above. `digzone` is what that Epic does, `reward` what it pays."""
    ring = {id: {**values, **(districts or {}).get(id, {})} for id, values in RING.items()}
    mates: dict[str, Values] = {id: {"dice": ["basic money"] if step == "use" else []} for id in ("abraham", "prof")}
    team = {id: {"district": "inkom-territory", "plan": 0, **values} for id, values in reckoners.items()}
    for id, values in mates.items():
        if len(team) < 3 and id not in team:
            team[id] = {"district": "brine-gardens", "plan": 0, **values}
    boards = [{"id": id, "track": track((tracks or {}).get(id, {}))} for id in ring]
    counts = {str(count): min(passes, count + 1) for count in range(2, 7)}
    return table(
        f"""
        [setup]
        city = "ildithia"
        modules = {toml(modules)}
        {QUIET}
        {epic("digzone", digzone, reward={"boss_research": 1, **(reward or {})})}
        {epic("frostbite", IDLE)}
        [[replace.city]]
        id = "ildithia"
        passes = {toml(counts)}
        districts = {toml(boards)}
        {replace}
        [position]
        step = "{step}"
        epic_deck = []
        tram = "{tram}"
        boss = {toml({"district": "brine-gardens", **(boss or {})})}
        reckoners = {toml(team)}
        district = {toml([{"id": id, **values} for id, values in ring.items()])}
        {more}
        """
    )


def walk(game: Game) -> Game:
    """To the end of the Reckoner phase, and what the city does then; the game stops when somebody has to choose."""
    for end in ("end use", "end purchase"):
        if game.why_not(end) is None:
            game.play(end)
    return game
