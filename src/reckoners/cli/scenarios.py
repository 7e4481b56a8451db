"""`reckoners scenario run`: plays scenario files and tells where they differ from what they expect."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from reckoners.cli.failures import WRONG, complain, one_line
from reckoners.cli.language import say, words
from reckoners.cli.screen import Screen
from reckoners.game import ScenarioError
from reckoners.game.scenario import load_scenario, run_scenario

DIFFERS = 1


def run(paths: Sequence[Path]) -> int:
    """0 if every file holds, 1 if one differs, 2 if one cannot be read."""
    screen = Screen(words())
    worst = 0
    for file in [file for path in paths for file in files_of(path)]:
        try:
            scenario = load_scenario(file)
            outcome = run_scenario(scenario)
        except ScenarioError as error:
            complain(one_line(str(error)))
            worst = WRONG
            continue
        screen.say("cli-scenario-ok" if outcome.ok else "cli-scenario-differs", file=str(file), title=scenario.title)
        for difference in outcome.differences:
            screen.line(f"  {difference}")
        if not outcome.ok:
            worst = max(worst, DIFFERS)
    return worst


def files_of(path: Path) -> list[Path]:
    """A file, or all scenarios of a folder."""
    if not path.is_dir():
        return [path]
    found = sorted(path.glob("*.toml"))
    if not found:
        raise ScenarioError(say("cli-no-scenarios", folder=str(path)))
    return found
