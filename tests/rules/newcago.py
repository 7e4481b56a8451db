"""A table in Newcago whose districts have cards, made for a test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reckoners.game import Game
from tests.positions import table
from tests.rules.regalia import regalia
from tests.rules.seen import QUIET, epic
from tests.rules.steelslayer import IDLE, Values, toml

RING = ("the-loop", "chinatown", "understreets", "station-seven")
EPICS = ("digzone", "frostbite", "absence", "conflux")
CARD: Values = {"research": 2, "health": 6, "weakened": 4, "reward": {"boss_research": 1}}
NOTHING = "fortify"  # without an Epic it does nothing; with one it does no harm that a test looks at
NO_USE: Values = {"exchange": {"pays": "plan", "gives": ["money"]}}


def newcago(
    cards: Mapping[str, tuple[str, Values]],
    reckoners: Mapping[str, Values],
    epics: Mapping[str, Values] | None = None,
    *,
    boss: str = "station-seven",
    his: Values | None = None,
    against: str = "steelheart",
    step: str = "use",
    deck: Sequence[str] = ("reroll",),
    more: str = "",
    replace: str = "",
    modules: Sequence[int] = (1, 2),
) -> Game:
    """Side A in each district, with this harm and this benefit; those not given fortify and trade a Plan for
    another. Epics only where they are given, with tracks that do nothing; the Boss does nothing either."""
    ring = RING[: len(reckoners) + 1]
    sides = ""
    for district in ring:
        harm, benefit = cards.get(district, (NOTHING, NO_USE))
        sides += f'[[replace.newcago-card]]\nid = "{district}-a"\nharm = "{harm}"\nbenefit = {toml(benefit)}\n'
    there = {district: id for district, id in zip(RING, EPICS, strict=True) if district in (epics or {})}
    districts = [
        {"id": district, "card": f"{district}-a", "epic": there[district], **(epics or {})[district]}
        if district in there
        else {"id": district, "card": f"{district}-a"}
        for district in ring
    ]
    team = {id: {"plan": 0, **values} for id, values in reckoners.items()}
    board = {"district": boss, **({"deck": list(deck)} if against == "regalia" else {}), **(his or {})}
    return table(
        f"""
        [setup]
        boss = "{against}"
        modules = {toml(modules)}
        options = ["newcago-cards-mixed"]
        {QUIET if against == "steelheart" else regalia()}
        {sides}
        {"".join(epic(id, IDLE, **CARD) for id in there.values())}
        {replace}
        [position]
        step = "{step}"
        epic_deck = []
        boss = {toml(board)}
        reckoners = {toml(team)}
        district = {toml(districts)}
        {more}
        """
    )
