"""What a run came to, counted while it is played: its size does not grow with the number of games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import msgspec

from reckoners.sim.intervals import Estimate, mean, quartiles, rate
from reckoners.sim.result import BotTrouble, DefeatCause
from reckoners.sim.run import Run

MOST_TROUBLES = 20  # kinds of trouble that are told apart: a bot may fail in as many ways as there are games


class BriefResult(msgspec.Struct):
    """As much of a result as the summary needs."""

    won: bool
    rounds: int
    decisions: int
    cause: DefeatCause | None
    troubles: list[BotTrouble]


_outcome = msgspec.json.Decoder(BriefResult)


@dataclass(slots=True)
class Tally:
    """Games of one kind of table, or of all."""

    games: int = 0
    wins: int = 0
    decisions: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    causes: Counter[tuple[str, str]] = field(default_factory=Counter)
    troubles: Counter[tuple[str, str, str]] = field(default_factory=Counter)

    def add(self, outcome: BriefResult) -> None:
        self.games += 1
        self.wins += outcome.won
        self.decisions += outcome.decisions
        self.rounds[outcome.rounds] += 1
        if outcome.cause is not None:
            self.causes[outcome.cause.actor, outcome.cause.why] += 1
        for trouble in outcome.troubles:
            key = (trouble.bot, trouble.kind, trouble.details)
            known = key in self.troubles or len(self.troubles) < MOST_TROUBLES
            self.troubles[key if known else (trouble.bot, trouble.kind, "")] += 1

    @property
    def win_rate(self) -> Estimate:
        return rate(self.wins, self.games)


@dataclass(slots=True)
class Summary:
    """A run: all its tables together, and each by itself."""

    run: Run
    total: Tally = field(default_factory=Tally)
    cells: list[Tally] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.cells = [Tally() for _ in self.run.cells]

    def add(self, line: bytes) -> None:
        """The next line, in order."""
        outcome = _outcome.decode(line)
        self.cells[self.total.games % len(self.cells)].add(outcome)
        self.total.add(outcome)


def figures(tally: Tally) -> dict[str, object]:
    """A tally for programs."""
    sure = tally.win_rate
    first, middle, third = quartiles(tally.rounds)
    return {
        "games": tally.games,
        "wins": tally.wins,
        "win_rate": sure.value,
        "win_rate_interval": [sure.low, sure.high],
        "rounds": mean(tally.rounds),
        "rounds_quartiles": [first, middle, third],
        "decisions": tally.decisions / tally.games if tally.games else 0.0,
        "causes": [
            {"actor": actor, "why": why, "games": games, "share": games / max(1, tally.games - tally.wins)}
            for (actor, why), games in sorted(tally.causes.items(), key=lambda item: (-item[1], item[0]))
        ],
        "troubles": [
            {"bot": bot, "kind": kind, "details": details, "times": times}
            for (bot, kind, details), times in sorted(tally.troubles.items(), key=lambda item: (-item[1], item[0]))
        ],
    }


def summary_figures(summary: Summary) -> dict[str, object]:
    """A whole run for programs."""
    run = summary.run
    return {
        **figures(summary.total),
        "bots": run.bots,
        "seed": run.seed,
        "boss": run.boss,
        "city": run.city,
        "modules": run.modules,
        "options": run.options,
        "packs": run.packs,
        "content": run.content,
        "version": run.version,
        "cells": [
            {"reckoners": len(cell.reckoners), "names": cell.reckoners, "difficulty": cell.difficulty, **figures(tally)}
            for cell, tally in zip(run.cells, summary.cells, strict=True)
        ],
    }
