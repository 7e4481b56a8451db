"""Cards, rules, packs, scenarios, replays: what the other commands print."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from reckoners import Game, Setup, __version__
from reckoners.content import load_content
from reckoners.text import load_catalogue
from tests.cli.terminal import Terminal

FINISHED = Path(__file__).parents[1] / "finished"
SCENARIO = """
[scenario]
title = "Money"
[position.reckoners]
tia.dice = ["basic money"]
prof.dice = []
[[play]]
do = "tia use d1 money"
expect = { money = MONEY }
"""


def test_version_and_help(terminal: Terminal) -> None:
    assert terminal("--version").out == f"reckoners {__version__}\n"
    for argv in ((), ("--help",)):
        said = terminal(*argv)
        assert said.code == 0
        for command in ("play", "resume", "cards", "pack", "rules", "scenario", "replay", "bench"):
            assert command in said.out


def test_help_is_quick() -> None:
    """It loads neither the engine nor the content."""
    code = "import sys; from reckoners.cli import main; main(['--help']); print('reckoners.engine' in str(sys.modules))"
    code += "; import time; print(time.process_time() < 3)"  # what it costs, not what else this machine does
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-2:] == ["False", "True"]


def test_all_cards(terminal: Terminal) -> None:
    out = terminal("cards").out
    content = load_content()
    for entry in (*content.reckoners.values(), *content.equipment.values(), *content.epics.values()):
        assert f"  {entry.name}: " in out
    assert "Steelheart" in out
    assert "Blue die" in out


def test_one_card(terminal: Terminal) -> None:
    out = terminal("cards", "Nightwielder").out
    assert "research = 3  [book, pack base]" in out
    assert "health = infinite  [ours, pack base]" in out
    assert "5. Attack Population 3: You lose 3 population." in out
    assert terminal("cards", "night", "vision").out.startswith("Night Vision Goggles (Equipment")
    assert "name = Curveball  [book" in terminal("cards", "curveball").out
    assert "track.3 = enforcement  [ours" in terminal("cards", "curveball").out


def test_cards_for_programs(terminal: Terminal) -> None:
    cards = json.loads(terminal("cards", "--json").out)
    assert {card["kind"] for card in cards} == {"reckoner", "ability", "equipment", "epic", "boss", "city", "die"}
    emp = json.loads(terminal("cards", "emp", "--json").out)
    assert emp["origin"]["price"] == {"provenance": "ours", "pack": "base"}


def test_a_pack_of_ones_own(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.toml").write_text('id = "mine"\ntitle = "Mine"\nversion = "1"\n', encoding="utf-8")
    (folder / "equipment.toml").write_text(
        '[[replace.equipment]]\nid = "emp"\nprice = 1\nprovenance = { price = "book" }\n', encoding="utf-8"
    )
    assert terminal("pack", "check", folder).out == f"{folder}: fine\n"
    assert "price = 1  [book, pack mine]" in terminal("cards", "emp", "--pack", folder).out
    said = terminal("play", "--reckoners", "tia,abraham", "--seed", "x", "--pack", folder, typed="cards emp\n")
    assert "price = 1  [book, pack mine]" in said.out


def test_rules(terminal: Terminal) -> None:
    listed = terminal("rules").out
    assert all(f"  {id}  " in listed for id in load_catalogue().rules)
    one = terminal("rules", "use-03").out
    assert one.startswith("USE-03  ")
    assert "our ruling: " in one
    group = terminal("rules", "BAR").out
    assert "BAR-01" in group
    assert "BAR-02" in group
    assert "MOVE-02" in terminal("rules", "barricade", "locks").out
    assert json.loads(terminal("rules", "USE-03", "--json").out)[0]["id"] == "USE-03"


@pytest.mark.parametrize(("money", "code", "told"), [("5", 0, "ok "), ("9", 1, "expected 9")])
def test_scenarios(terminal: Terminal, tmp_path: Path, money: str, code: int, told: str) -> None:
    file = tmp_path / "money.toml"
    file.write_text(SCENARIO.replace("MONEY", money), encoding="utf-8")
    said = terminal("scenario", "run", file)
    assert said.code == code
    assert told in said.out
    assert terminal("scenario", "run", tmp_path).code == code
    file.write_text("nonsense", encoding="utf-8")
    said = terminal("scenario", "run", file)
    assert said.code == 2
    assert said.err.count("\n") == 1


def test_a_replay_says_what_cost_most(terminal: Terminal) -> None:
    said = terminal("replay", FINISHED / "2-sparks-lost.jsonl", typed="decisive\nq\n")
    assert said.code == 0
    assert "cost most:" in said.out or "No decision cost much" in said.out


def test_replay(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    game = Game(Setup(reckoners=("tia", "abraham"), seed="one"))
    game.play_all(["end purchase", "tia place soldier-field", "abraham place station-seven", "tia stop"])
    game.save(file)
    said = terminal("replay", file, typed="\n\nb\n4\nboard\n9\nnonsense\ndecisive\n\nq\n")
    assert said.code == 0
    lines = said.out.splitlines()
    assert "1. end purchase" in lines
    assert "2. tia place soldier-field" in lines
    assert "4. tia stop" in lines
    assert "There is no position 9 in this game; there are 0 to 4." in said.out
    assert "That was the last action" in said.out
    assert "when the game is over" in said.out
    assert "4 actions, round 1, not over yet." in terminal("replay", file, "--verify").out
    assert terminal("replay", file, "--from", "5").code == 2
    assert "3. abraham place station-seven" in terminal("replay", file, "--from", "3").out
