"""Finished games as the statistics see them, made up or played."""

from __future__ import annotations

from reckoners.game import Setup
from reckoners.server.game_summary import GameSummary
from reckoners.server.summary_storage import FinishedGame

PEOPLE = ("tia", "prof")


def ended(
    result: str,
    *,
    id: str = "",
    at: float = 0.0,
    reckoners: tuple[str, ...] = PEOPLE,
    boss: str = "steelheart",
    city: str = "newcago",
    difficulty: str = "standard",
    seed: str = "any",
    population: int = 10,
    rounds: int = 8,
    bots: tuple[str, ...] = (),
    told: GameSummary | None = None,
) -> FinishedGame:
    return FinishedGame(
        id=id or f"{result}-{at:g}",
        setup=Setup(reckoners=reckoners, boss=boss, city=city, difficulty=difficulty, seed=seed),
        won=result == "won",
        rounds=rounds,
        population=population,
        actions=100,
        created=at,
        changed=at,
        bots=dict.fromkeys(bots, "greedy"),
        summary=told,
    )


def row_of(results: str) -> list[FinishedGame]:
    """`wwl`: won, won, lost, one after another."""
    return [ended("won" if one == "w" else "lost", at=float(n)) for n, one in enumerate(results)]
