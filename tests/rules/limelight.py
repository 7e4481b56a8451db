"""An Epic phase with Limelight, made for a test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reckoners.content.model import DIFFICULTIES
from reckoners.game import Game
from tests.positions import table
from tests.rules.seen import epic
from tests.rules.steelslayer import EPICS, IDLE, RING, Values, toml

ROWS = "ABCD"
COLOURS = ("yellow", "black", "red", "blue")
NOTHING = "fortify-own"  # without an Epic where he is it does nothing
REWARD = "reward = { boss_research = 1, money = 0, plan = 0, contain = 0, enforcement = 0 }\n"  # nothing to choose
Cells = Mapping[str, str]  # B4 -> what stands there


def power_table(cells: Cells, other: str) -> list[list[str]]:
    """Five columns that do nothing, but for the cells that are given."""
    return [[cells.get(f"{row}{column}", other) for column in range(1, 6)] for row in ROWS]


def limelight(
    yellow: Cells | None = None,
    black: Cells | None = None,
    red: Cells | None = None,
    blue: Cells | None = None,
    other: str = NOTHING,
) -> str:
    """Limelight with these cells on every page; all others do the same."""
    given = zip(COLOURS, (yellow, black, red, blue), strict=True)
    tables = {f"{colour}-1": power_table(cells or {}, other) for colour, cells in given}
    picks = {colour: f"{colour}-1" for colour in COLOURS}
    pages = [
        {"reckoners": count, "difficulty": level, "tables": picks} for count in range(2, 7) for level in DIFFICULTIES
    ]
    dice = [["A", "B", "C", "D", "D", "D"]] * 4
    values = f"power_tables = {toml(tables)}\npages = {toml(pages)}\npower_dice = {toml(dice)}\n"
    return f'[[replace.boss]]\nid = "limelight"\n{values}'


def team(*places: str, **more: Values) -> Mapping[str, Values]:
    """Where the three of them stand."""
    who = zip(("tia", "prof", "cody"), places, strict=True)
    return {id: {"district": district, **more.get(id, {})} for id, district in who}


NOWHERE_NEAR = team("the-loop", "the-loop", "the-loop")


def his_phase(
    cells: str = "",
    reckoners: Mapping[str, Values] = NOWHERE_NEAR,
    *,
    rows: str = "AAAA",
    power: Sequence[str] = (),
    at: str = "chinatown",
    boss: Values | None = None,
    epics: Mapping[str, Sequence[str]] | None = None,
    districts: Mapping[str, Values] | None = None,
    ring: Sequence[str] = RING,
    city: str = "newcago",
    step: str = "purchase",
    market: Sequence[str] = (),
    more: str = "",
    script: str = "",
    modules: Sequence[int] = (1, 2, 4),
    setup: str = "",
) -> Game:
    """Districts without Epics but those that are given with their tracks; nothing is on the market. His dice show these
    rows, or what is said of each. To end the purchase leads through his activation into the next round."""
    there = {district: id for district, id in zip(ring, EPICS, strict=False) if district in (epics or {})}
    boards: list[Values] = [
        {
            "id": district,
            **({"epic": there[district]} if district in there else {}),
            **(districts or {}).get(district, {}),
        }
        for district in ring[: len(reckoners) + 1]
    ]
    cards = "".join(f"{epic(there[district], track)}{REWARD}" for district, track in (epics or {}).items())
    everybody = {id: {"plan": 0, **values} for id, values in reckoners.items()}
    shown = power or [f"{colour} {row}" for colour, row in zip(COLOURS, rows, strict=False)]
    return table(
        f"""
        [setup]
        boss = "limelight"
        city = "{city}"
        modules = {toml(modules)}
        {setup}
        {cells or limelight()}
        {cards}
        [position]
        step = "{step}"
        market = {toml(market)}
        equipment_deck = []
        epic_deck = []
        boss = {toml({"district": at, **(boss or {})})}
        reckoners = {toml(everybody)}
        district = {toml(boards)}
        {more}
        [script]
        power = {toml(shown)}
        {script}
        """
    )


__all__ = ["IDLE", "his_phase", "limelight", "team"]
