"""Modules as one types them: cards, packs, many games and their reports, figures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reckoners.cli import measure
from reckoners.cli.measure_bots import FOUR, Played, games_per_s, setup_of_four
from reckoners.content import load_content
from reckoners.game.setup import checked
from tests.cli.terminal import Terminal

ALL = ("--modules", "1,2,3")
SIM = ("sim", "--bot", "random", "--workers", "1", "--games", "3", "--reckoners", "2", "--seed", "m", *ALL)


def test_all_cards_of_the_modules(terminal: Terminal) -> None:
    out = terminal("cards", *ALL).out
    content = load_content(modules=(1, 2, 3))
    for entry in (*content.reckoners.values(), *content.equipment.values(), *content.epics.values()):
        assert f"  {entry.name}: " in out
    assert "Module 2" in out
    assert "Data Chip" not in terminal("cards", "--modules", "1,3").out
    assert "Ozone" not in terminal("cards").out


def test_a_card_says_its_module(terminal: Terminal) -> None:
    lines = terminal("cards", "curveball", "--modules", "3").out.splitlines()
    assert lines[1] == "  Module 3"
    assert any("red-shield" in line and "[ours, pack steelslayer]" in line for line in lines)
    assert "Module" not in terminal("cards", "curveball").out
    told = json.loads(terminal("cards", "val", "--modules", "1", "--json").out)
    assert (told["id"], told["module"]) == ("val", 1)
    assert json.loads(terminal("cards", "tia", "--modules", "1", "--json").out)["module"] == 0


def test_a_card_is_found_without_its_module(terminal: Terminal) -> None:
    assert terminal("cards", "data chip").out.startswith("Data Chip (Equipment, data-chip)\n  Module 2\n")
    said = terminal("cards", "data chip", "--modules", "3")  # somebody asked for exactly these
    assert said.code != 0
    assert "data chip" in said.err


@pytest.mark.parametrize("command", ["cards", "bench", "sim --games 1", "play --reckoners tia,prof"])
def test_a_module_that_is_not_there(terminal: Terminal, command: str) -> None:
    said = terminal(*command.split(), "--modules", "1,99")
    assert said.code != 0
    assert "no pack of this table brings module 99; there are: 1, 2, 3" in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert "'two' is no number of a module" in terminal(*command.split(), "--modules", "two").err


def test_packs_and_their_modules(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "mine"
    (folder / "7").mkdir(parents=True)
    (folder / "pack.toml").write_text(
        'id = "mine"\ntitle = "Mine"\nversion = "1"\nmodules = [7, 8]\n', encoding="utf-8"
    )
    (folder / "7" / "module.toml").write_text('title = "More of mine"\n', encoding="utf-8")
    monkeypatch.setenv("RECKONERS_PACKS", str(tmp_path))
    lines = terminal("pack", "list").out.splitlines()
    brought = enumerate(("Reckoners", "Equipment", "Epics", "Bosses and cities"), start=1)
    assert lines[:5] == ["steelslayer: Steelslayer"] + [f"  Module {n}: New {what}" for n, what in brought]
    assert lines[5:8] == ["mine: Mine", "  Module 7: More of mine", "  Module 8: Mine"]
    assert "Modul 3" in terminal("pack", "list", "--language", "de").out
    assert terminal("pack", "check", "steelslayer").code == terminal("pack", "check", "mine").code == 0
    (folder / "7" / "epics.toml").write_text(
        '[[epic]]\nid = "gloom"\nname = "Gloom"\nresearch = 2\nhealth = 6\nweakened = 3\nreward.boss_research = 1\n'
        'track = ["copy", "fortify", "population", "population", "power-up"]\n',
        encoding="utf-8",
    )
    said = terminal("pack", "check", "mine")
    assert said.code != 0
    assert said.err.splitlines() == [
        "7/epics.toml: epic 'gloom', field track[4]: 'power-up' as the last action could chain without end; "
        "move it to the left",
        "7/epics.toml: epic 'gloom', field track[0]: 'copy' as the first action could chain without end; "
        "move it to the right",
    ]


def test_many_games_and_their_report(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    said = terminal(*SIM, "--out", str(file), "--json")
    assert said.code == 0, said.err
    told = json.loads(said.out)
    assert (told["modules"], told["packs"], told["games"]) == ([1, 2, 3], ["base", "steelslayer"], 3)
    assert told["troubles"] == []
    report = terminal("report", str(file))
    assert report.code == 0, report.err
    assert "modules 1, 2, 3" in " ".join(report.out.split())
    kept = json.loads(terminal("report", str(file), "--json").out)
    assert kept["sources"][0]["modules"] == [1, 2, 3]
    names = {name.name for name in load_content(modules=(3,)).epics.values()} - {
        name.name for name in load_content().epics.values()
    }
    assert any(name in report.out for name in names)


def test_going_on_with_other_modules_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert terminal(*SIM, "--out", str(file)).code == 0
    said = terminal(*SIM[: -len(ALL)], "--modules", "3", "--out", str(file))
    assert said.code != 0
    assert "its modules are '1, 2, 3' and not '3'" in said.err


def test_figures_are_taken_with_modules(tmp_path: Path) -> None:
    modules = (1, 2, 3)
    played = Played(modules)
    assert setup_of_four("s").reckoners == FOUR == setup_of_four("s", Played((2, 3))).reckoners
    drawn = {reckoner for n in range(9) for reckoner in checked(setup_of_four(f"s {n}", played))[0].reckoners}
    assert drawn & {"val", "mizzy", "exel", "sam"}
    assert all(rate > 0 for rate in measure.random_play(0.0, played))
    game = measure.long_game(measure.crowded_pack(tmp_path), decisions=40, played=played)
    assert (game.setup.modules, len(game)) == (modules, 40)
    assert games_per_s("random", 0.0, played) > 0


@pytest.mark.slow
def test_the_whole_bench_with_modules(terminal: Terminal) -> None:
    told = json.loads(terminal("bench", *ALL, "--seconds", "0.05", "--json").out)
    assert told["modules"] == [1, 2, 3]
    assert min(told["decisions_per_s"], told["clone_us"], told["bots"]["planner_use_ms"]) > 0
