"""Every file in scenarios/ plays as it says: the worked examples of the rule book, and more."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners.game.scenario import Scenario, load_scenario, run_scenario
from tests.positions import example, rule

HOME = Path(__file__).parent.parent.parent / "scenarios"
SCENARIOS = [load_scenario(path) for path in sorted(HOME.glob("*.toml"))]
EXAMPLES = {f"EX-{number:02}" for number in range(1, 27) if number != 22}  # that one is a set-up: tests/rules


@pytest.mark.parametrize(
    "scenario",
    [
        pytest.param(
            scenario,
            marks=[example(*scenario.examples), rule(*scenario.rules)],
            id=Path(scenario.file).stem,
        )
        for scenario in SCENARIOS
    ],
)
def test_it_plays_as_it_says(scenario: Scenario) -> None:
    outcome = run_scenario(scenario)
    assert outcome.ok, "\n".join(map(str, outcome.differences))
    assert outcome.differences == ()


def test_the_worked_examples_are_there() -> None:
    assert {id for scenario in SCENARIOS for id in scenario.examples} == EXAMPLES
    for scenario in SCENARIOS:
        if scenario.examples:
            assert scenario.examples == (Path(scenario.file).stem,), "one file for each example, under its name"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: Path(scenario.file).stem)
def test_every_entry_holds_something(scenario: Scenario) -> None:
    """An entry that expects nothing would show nothing; actions that lead to the next entry are fine."""
    plays = scenario.layout.play
    assert scenario.rules
    assert any(play.expect or play.event for play in plays)
    last = plays[-1]
    assert last.expect or last.event or last.refuse
