"""An Epic phase with Regalia, made for a test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from reckoners.game import Game
from tests.positions import table
from tests.rules.seen import epic
from tests.rules.steelslayer import EPICS, IDLE, RING, Values, toml

QUIET = ("fortify",) * 4  # without an Epic where she is it does nothing


def regalia(
    yellow: Sequence[str] = QUIET,
    black: Sequence[str] = QUIET,
    red: Sequence[str] = ("deploy 0",) * 4,
    blue: Sequence[str] = ("wall 0",) * 4,
) -> str:
    """Regalia with these tracks on every board. Those not given do nothing."""
    tracks = {"yellow": list(yellow), "red": list(red), "blue": list(blue)}
    power = [{"side": "A", "tracks": {"black": list(black)}}]
    adjustment = [{"reckoners": count, "side": side, "tracks": tracks} for count in range(2, 7) for side in "ABCD"]
    return f'[[replace.boss]]\nid = "regalia"\npower = {toml(power)}\nadjustment = {toml(adjustment)}\n'


def her_phase(
    reckoners: Mapping[str, Values],
    tracks: str = "",
    *,
    at: str = "chinatown",
    deck: Sequence[str] = ("reroll",),
    boss: Mapping[str, object] | None = None,
    epics: Mapping[str, Sequence[str]] | None = None,
    step: str = "purchase",
    more: str = "",
    script: str = "",
    modules: Sequence[int] = (1, 2, 4),
) -> Game:
    """Districts without Epics but those that are given with their tracks; nothing is on the market. To end the purchase
    leads through her activation into the next round."""
    there = {district: id for district, id in zip(RING, EPICS, strict=True) if district in (epics or {})}
    ring = [
        {"id": district, **({"epic": there[district]} if district in there else {})}
        for district in RING[: len(reckoners) + 1]
    ]
    cards = "".join(epic(there[district], track) for district, track in (epics or {}).items())
    team = {id: {"plan": 0, **values} for id, values in reckoners.items()}
    return table(
        f"""
        [setup]
        boss = "regalia"
        modules = {toml(modules)}
        {tracks or regalia()}
        {cards}
        [position]
        step = "{step}"
        market = []
        equipment_deck = []
        epic_deck = []
        boss = {toml({"district": at, "deck": list(deck), **(boss or {})})}
        reckoners = {toml(team)}
        district = {toml(ring)}
        {more}
        {script}
        """
    )


__all__ = ["IDLE", "her_phase", "regalia"]
