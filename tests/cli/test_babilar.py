"""Commands that play many games: against Regalia, and in Babilar."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reckoners.cli import measure
from reckoners.cli.bench import rows
from reckoners.cli.measure_bots import Played, games_per_s, setup_of_four
from tests.cli.terminal import Terminal

THERE = ("--boss", "regalia", "--city", "babilar", "--modules", "1,2,3,4")


def test_the_command_and_its_report(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    said = terminal("sim", *THERE, "--bot", "random", "--games", "2", "--seed", "there", "--out", str(file), "--json")
    assert said.code == 0, said.err
    told = json.loads(said.out)
    assert (told["boss"], told["city"], told["modules"]) == ("regalia", "babilar", [1, 2, 3, 4])
    report = terminal("report", str(file))
    assert report.code == 0, report.err
    assert "modules 1, 2, 3, 4, Regalia in Babilar" in " ".join(report.out.split())


def test_figures_are_taken_against_any_boss_anywhere() -> None:
    played = Played((1, 2, 3, 4), "regalia", "babilar")
    setup = setup_of_four("s", played)
    assert (setup.boss, setup.city, setup.modules) == ("regalia", "babilar", (1, 2, 3, 4))
    assert all(figure > 0 for figure in measure.random_play(0.0, played))
    assert games_per_s("random", 0.0, played) > 0
    figures = measure.Figures(**played._asdict())
    assert not {"bench-boss", "bench-city", "bench-modules"} & {key for key, _ in rows(figures)}


@pytest.mark.slow
def test_the_whole_bench_in_babilar(terminal: Terminal) -> None:
    told = json.loads(terminal("bench", *THERE, "--seconds", "0.05", "--json").out)
    assert (told["boss"], told["city"]) == ("regalia", "babilar")
    assert min(told["decisions_per_s"], told["bots"]["planner_use_ms"]) > 0
