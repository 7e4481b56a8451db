"""`reckoners bench` measures the bots too, and has a name for every figure. How fast they are is no test's business."""

from __future__ import annotations

import msgspec
import pytest

from reckoners.cli import measure_bots
from reckoners.cli.bench import rows
from reckoners.cli.measure import Figures
from reckoners.text import Words, languages


def test_bots_are_measured() -> None:
    for name in ("random", "greedy"):
        assert measure_bots.games_per_s(name, 0.0) > 0
    assert measure_bots.use_step_ms("greedy", 5) > 0
    median, high = measure_bots.advice_ms(4)
    assert 0 < median <= high


def test_the_keys_of_the_figures() -> None:
    assert list(msgspec.to_builtins(Figures())["bots"]) == [
        "random_games_per_s",
        "greedy_games_per_s",
        "planner_games_per_s",
        "planner_use_ms",
        "advice_ms",
        "advice_p95_ms",
    ]


@pytest.mark.parametrize("language", languages())
def test_every_figure_has_a_name(language: str) -> None:
    words = Words(language)
    keys = [key for key, _ in rows(Figures())]
    assert "bench-bots-planner-use-ms" in keys
    assert all(words(key).strip() for key in keys)
