"""An Epic phase with Steelslayer's pieces, made for a test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reckoners.game import Game
from tests.positions import table
from tests.rules.seen import QUIET, epic

IDLE = ["boss red"] * 5  # an action that shows nothing, with a quiet Steelheart
RING = ("the-loop", "chinatown", "understreets", "station-seven")
EPICS = ("herald", "earless", "absence", "conflux")  # one in each district, in this order

Values = Mapping[str, object]
Team = dict[str, dict[str, object]]


def toml(value: object) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {toml(item)}" for name, item in value.items()) + " }"
    if isinstance(value, Sequence):
        return "[" + ", ".join(map(toml, value)) + "]"
    return str(value)


def activation(
    tracks: Mapping[str, Sequence[str]],
    districts: Mapping[str, Values] | None = None,
    reckoners: Mapping[str, Values] | None = None,
    *,
    step: str = "activate",
    more: str = "",
    replace: str = "",
    script: str = "",
    modules: Sequence[int] = (3,),
    empty: Sequence[str] = (),
    boss: str = "chinatown",
) -> Game:
    """Four districts, each with an Epic: those with a track here do it, all others nothing. Steelheart is in Chinatown,
    so that its Epic is the first one and The Loop's the last."""
    ring: list[Values] = []
    for district, id in zip(RING, EPICS, strict=True):
        there: Values = {} if district in empty else {"epic": id}
        ring.append({"id": district, **there, **(districts or {}).get(district, {})})
    cards = "".join(epic(id, tracks.get(district, IDLE)) for district, id in zip(RING, EPICS, strict=True))
    who = reckoners or {"tia": {}, "prof": {}, "cody": {}}
    return table(
        f"""
        [setup]
        modules = {toml(modules)}
        {QUIET}
        {cards}
        {replace}
        [position]
        step = "{step}"
        epic_deck = []
        boss.district = "{boss}"
        reckoners = {toml(who)}
        district = {toml(ring)}
        {more}
        {script}
        """
    )


def actions(*words: str) -> list[str]:
    """A track that begins with these words; the rest does nothing."""
    return [*words, *IDLE[len(words) :]]
