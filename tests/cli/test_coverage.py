"""Which tests prove which rule, read out of the sources."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from reckoners.cli.coverage import cover, project_root, proofs_in
from reckoners.text import load_catalogue
from tests.cli.terminal import Terminal

SOURCE = """
pytestmark = [pytest.mark.rule("COMP-01"), pytest.mark.slow]

@rule("USE-03", "USE-04")
def test_one(): ...

@pytest.mark.example("EX-06")
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("BAR-01")), 2])
async def test_two(n): ...

@rule("BAR-02")
def helper(): ...

class TestThree:
    pytestmark = pytest.mark.rule("MOVE-01")

    @rule("MOVE-02")
    def test_four(self): ...
"""

PROJECT = '[project]\nname = "reckoners"\n'


def test_every_way_to_name_a_rule() -> None:
    assert sorted(proofs_in(ast.parse(SOURCE), "tests/t.py")) == [
        ("BAR-01", "tests/t.py::test_two"),
        ("COMP-01", "tests/t.py::TestThree::test_four"),
        ("COMP-01", "tests/t.py::test_one"),
        ("COMP-01", "tests/t.py::test_two"),
        ("EX-06", "tests/t.py::test_two"),
        ("MOVE-01", "tests/t.py::TestThree::test_four"),
        ("MOVE-02", "tests/t.py::TestThree::test_four"),
        ("USE-03", "tests/t.py::test_one"),
        ("USE-04", "tests/t.py::test_one"),
    ]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_t.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "EX-06.toml").write_text(
        '[scenario]\ntitle = "x"\nrules = ["ACT-05"]\nexamples = ["EX-06"]\n', encoding="utf-8"
    )
    return tmp_path


def test_a_project(project: Path) -> None:
    found = cover(project)
    assert found.rules["USE-03"] == ["tests/deep/test_t.py::test_one"]
    assert found.rules["ACT-05"] == ["scenarios/EX-06.toml"]
    assert found.examples["EX-06"] == ["tests/deep/test_t.py::test_two", "scenarios/EX-06.toml"]
    catalogue = load_catalogue()
    assert sorted([*found.rules, *found.examples, *found.missing]) == sorted([*catalogue.rules, *catalogue.examples])
    assert "BAR-02" in found.missing


def test_the_command(terminal: Terminal, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project / "tests" / "deep")
    told = json.loads(terminal("rules", "--coverage", "--json").out)
    assert set(told) == {"rules", "examples", "missing"}
    assert told["examples"] == {"EX-06": ["tests/deep/test_t.py::test_two", "scenarios/EX-06.toml"]}
    assert "USE-03: tests/deep/test_t.py::test_one" in terminal("rules", "--coverage").out


def test_elsewhere_the_sources_of_this_package_are_taken(tmp_path: Path) -> None:
    assert (project_root(tmp_path) / "src" / "reckoners").is_dir()


def test_a_project_without_tests(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    said = terminal("rules", "--coverage", "--json")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "no folder 'tests'" in said.err
