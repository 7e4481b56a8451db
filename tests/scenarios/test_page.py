"""docs/scenarios.md says what is so: its examples run, its tables are complete."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from reckoners.engine.happenings import EVENT_KINDS
from reckoners.game.scenario import read_scenario, run_scenario, table
from reckoners.game.scenario_format import (
    BossPart,
    DistrictPart,
    PlayPart,
    PositionPart,
    ReckonerPart,
    ScenarioPart,
    ScriptPart,
    SetupPart,
    Step,
)
from reckoners.game.scenario_paths import forecast_at, value_at

PAGE = (Path(__file__).parent.parent.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
GAME = """
[setup]
reckoners = ["tia", "cody"]
[[position.district]]
id = "the-loop"
epic = "digzone"
[position.reckoners.tia]
dice = ["purple research2"]
equipment = ["emp"]
"""


def section(title: str) -> str:
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#+ |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    return found.group(1)


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def first_cells(text: str) -> list[str]:
    """The words in backticks in the first column of a section's tables."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row)]


def test_the_first_example_plays_as_it_says() -> None:
    (text,) = blocks(section("A first one"), "toml")
    outcome = run_scenario(read_scenario(text, "page"))
    assert outcome.ok, outcome.differences


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (code,) = blocks(section("In Python"), "python")
    (text,) = blocks(section("A first one"), "toml")
    (tmp_path / "my.toml").write_text(text.replace('"epic.digzone.research" = 1', '"epic.digzone.research" = 0'))
    exec(code.replace("my.toml", str(tmp_path / "my.toml")), {})
    assert "play 1 (one Research): epic.digzone.research: expected 0, got 1" in capsys.readouterr().out


def test_the_script_example_is_a_script() -> None:
    (text,) = blocks(section("`[script]`"), "toml")
    game = table('[setup]\nreckoners = ["tia", "prof"]\n[position]\nstep = "roll"\n' + text)
    assert [die.face for die in game.view().reckoners[0].dice] == [
        "research2",
        "plan",
        "contain",
        "attack",
        "money",
        "plan",
    ]


def test_the_replacements_can_be_laid() -> None:
    (text,) = blocks(section("`[[replace.KIND]]`: other printed values"), "toml")
    boss = table('[setup]\nreckoners = ["tia", "prof"]\n' + text).view().boss
    assert boss.group_size == 2
    assert boss.tracks[1].track == ("fortify", "fortify", "fortify")


@pytest.mark.parametrize(
    ("title", "part"),
    [
        ("`[scenario]`", ScenarioPart),
        ("`[setup]`", SetupPart),
        ("`[position]`", PositionPart),
        ("`[[position.district]]`", DistrictPart),
        ("`[position.boss]`", BossPart),
        ("`[position.reckoners.NAME]`", ReckonerPart),
        ("`[script]`", ScriptPart),
        ("`[[play]]`", PlayPart),
    ],
)
def test_every_field_is_described(title: str, part: type[msgspec.Struct]) -> None:
    fields = {word.partition(".")[0] for word in first_cells(section(title))}
    elsewhere = {"boss", "district", "reckoners"} if part is PositionPart else set()  # sections of their own
    assert fields == set(part.__struct_fields__) - elsewhere


def test_every_step_is_described() -> None:
    for step in get_args(Step):
        assert f"`{step}`" in section("`[position]`")


def test_every_event_is_described() -> None:
    rows = [line.split("|") for line in section("Events").splitlines() if line.startswith("| `")]
    described = {row[1].strip(" `"): tuple(re.findall(r"`([^`]+)`", row[2])) for row in rows}
    assert described == {kind[0]: kind[1:] for kind in EVENT_KINDS}


def paths(title: str, names: dict[str, str]) -> list[str]:
    """Described paths with real names; `.health` after `epic.ID.research` stands for `epic.ID.health`."""
    found: list[str] = []
    for line in section(title).splitlines():
        if line.startswith("| `"):
            before = ""
            for word in re.findall(r"`([^`]+)`", line.split("|")[1]):
                path = before + word if word.startswith(".") else word
                before = path.rpartition(".")[0]
                for name, value in names.items():
                    path = re.sub(rf"\b{name}\b", value, path)
                found.append(path)
    return found


VALUES = [
    *paths("Values", {"NAME": "tia", "CARD": "emp", "epic.ID": "epic.digzone", "district.ID": "district.the-loop"}),
    *(f"boss.{colour}_track" for colour in ("black", "red", "blue")),
]


@pytest.mark.parametrize("path", VALUES)
def test_every_described_path_has_a_value(path: str) -> None:
    assert isinstance(value_at(table(GAME), path), int | str | list)


@pytest.mark.parametrize("path", paths("The forecast", {"ID": "digzone"}))
def test_every_described_path_of_the_forecast_has_a_value(path: str) -> None:
    assert isinstance(forecast_at(table(GAME).forecast(), path), int | str | list)
