"""Bots by name: ours, and those of a package that somebody has installed."""

from __future__ import annotations

import json
import re
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from reckoners.bots import BotError, bot_names, make_bot, registry
from reckoners.bots.greedy import GreedyBot
from reckoners.bots.planner.weights import Weights, weight_names
from reckoners.bots.random_bot import RandomBot
from tests.bots.package import RECKONERS, installed, run

PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "cautious-friend"
version = "1"

[project.entry-points."reckoners.bots"]
cautious = "cautious_friend:Cautious"
torn = "cautious_friend:missing"
random = "cautious_friend:Cautious"
"""
MODULE = """
class Cautious:
    def __init__(self, steps=1):
        self.steps = steps

    def choose(self, seen):
        return seen.options[-1:] if seen.game.step != "use" else seen.options[:self.steps]
"""
PLAY = """
from reckoners.bots import BotError, Team, bot_names, make_bot
from reckoners.game import Game, Setup
print(*bot_names())
game = Game(Setup(reckoners=("tia", "prof"), seed="foreign"))
team = Team({0: "cautious:steps=2", 1: "random"}, 2)
print(*(type(chair.bot).__name__ for chair in team.chairs))
team.play_out(game)
print(team.troubles, game.result)
try:
    make_bot("torn")
except BotError as error:
    print(error)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("package")
    (folder / "pyproject.toml").write_text(PROJECT)
    (folder / "cautious_friend.py").write_text(MODULE)
    return installed(folder, tmp_path_factory.mktemp("site"))


def test_a_bot_of_an_installed_package_plays(site: Path) -> None:
    names, classes, end, torn = run(site, PLAY).splitlines()
    assert names.split() == ["random", "greedy", "planner", "cautious", "torn"]
    assert classes == "Guarded RandomBot"  # a name that is ours stays ours, and needs no guard
    assert re.fullmatch(r"\[\] (won|lost)", end)
    assert "torn" in torn
    assert "AttributeError" in torn


def test_a_bot_of_an_installed_package_in_the_simulation(site: Path) -> None:
    words = ["sim", "--bot", "cautious:steps=2", "--games", "3", "--reckoners", "2", "--workers", "1", "--json"]
    summary = json.loads(run(site, RECKONERS, *words))
    assert (summary["bots"], summary["games"], summary["troubles"]) == (["cautious:steps=2"], 3, [])


def test_ours_come_first() -> None:
    assert bot_names()[:3] == ("random", "greedy", "planner")
    assert isinstance(make_bot("random"), RandomBot)
    assert isinstance(make_bot("greedy"), GreedyBot)


def test_options_stand_behind_the_name() -> None:
    planner: Any = make_bot("planner:seconds=0.5,effort=2")
    assert (planner.seconds, planner.effort) == (0.5, 2)
    assert isinstance(planner.effort, int)


@pytest.mark.parametrize(
    ("text", "value"), [("7", 7), ("0.5", 0.5), ("true", True), ("false", False), ("deep", "deep"), (" deep ", "deep")]
)
def test_values_of_options(monkeypatch: pytest.MonkeyPatch, text: str, value: object) -> None:
    made: list[dict[str, object]] = []

    def maker(**options: object) -> GreedyBot:
        made.append(options)
        return GreedyBot()

    monkeypatch.setitem(registry.OWN, "taker", maker)
    make_bot(f"taker:how={text}")
    assert made == [{"how": value}]
    assert type(made[0]["how"]) is type(value)


@pytest.mark.parametrize("name", ["nobody", "", "Greedy", "nobody:seconds=1", "greedy "])
def test_unknown_names(name: str) -> None:
    with pytest.raises(BotError, match="greedy") as no:  # it says which there are
        make_bot(name)
    assert no.value.key == "unknown-bot"


@pytest.mark.parametrize("name", ["planner:fast", "planner:=3", "planner:a b=3", "planner:1=2", "greedy:,x"])
def test_options_that_cannot_be_read(name: str) -> None:
    with pytest.raises(BotError) as no:
        make_bot(name)
    assert no.value.key == "bot-option"


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("greedy:seconds=1", "the bot 'greedy' has no options"),
        ("random:x=1", "the bot 'random' has no options"),
        ("planner:patience=3", "the bot 'planner' has no option 'patience'; there are: seconds, effort, aid, "),
        ("planner:boss_power=3", "no option 'boss_power'; there are: .* boss_power_yellow, .* suffers_doubles, "),
        ("planner:weights=3", "no option 'weights'"),
    ],
)
def test_options_that_a_bot_does_not_have(name: str, answer: str) -> None:
    with pytest.raises(BotError, match=answer) as no:
        make_bot(name)
    assert no.value.key == "bot-has-no-option"
    assert "\n" not in str(no.value)


def test_every_weight_of_the_planner_is_an_option() -> None:
    usual = numbers_of(Weights())
    for name in weight_names():
        planner: Any = make_bot(f"planner:{name}=7,effort=2")
        other = numbers_of(planner.weights[0])
        assert [new for new, old in zip(other, usual, strict=True) if new != old] == [7], name
    assert len(weight_names()) == len(usual)


def test_a_weight_of_a_list_has_the_name_of_what_it_is_for() -> None:
    planner: Any = make_bot("planner:boss_power_black=9,suffers_die=8,life=1.2")
    assert planner.weights[0].boss_power[1] == 9
    assert planner.weights[0].suffers[1] == 8
    assert planner.weights[0].life == 1.2


def numbers_of(weights: Weights) -> list[float]:
    """All of them, those of lists too."""
    fields = [getattr(weights, name) for name in dir(weights) if not name.startswith("_")]
    return [number for field in fields for number in (field if isinstance(field, list) else [field])]


def test_a_package_that_cannot_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("lost", "no_such_module_anywhere:Bot", registry.GROUP)
    monkeypatch.setattr(registry, "foreign", lambda: {"lost": point})
    assert bot_names()[-1] == "lost"
    with pytest.raises(BotError, match="ModuleNotFoundError") as no:
        make_bot("lost")
    assert no.value.key == "broken-bot"


@pytest.mark.parametrize(
    "option",
    ["effort=x", "effort=-3", "effort=nan", "effort=inf", "effort=1e9", "effort=true", "seconds=soon", "life=x"],
)
def test_a_planner_with_a_senseless_option_does_not_start(option: str) -> None:
    """Or another bot would sit in for it, and its games would be taken for the planner's."""
    with pytest.raises(BotError) as no:
        make_bot(f"planner:{option}")
    assert no.value.key == "broken-bot"
    assert option.partition("=")[0] + " is a number from 0 to 1000" in str(no.value)
