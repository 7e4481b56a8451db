"""The page about bots is tried: its files make a package that is installed and plays; its other blocks run."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from reckoners.bots import Seen
from reckoners.bots.registry import OWN
from tests.bots.package import RECKONERS, installed, run
from tests.bots.tables import positions

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"```(?:python|toml)\n# (\S+\.(?:py|toml))\n(.*?)```", PAGE, re.DOTALL))
BLOCKS = re.findall(r"```python\n(?!# \S+\.py\n)(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("fearful")
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return installed(folder, tmp_path_factory.mktemp("site"))


def test_the_page_has_what_is_tried_here() -> None:
    assert sorted(FILES) == ["fearful.py", "pyproject.toml"]
    assert len(BLOCKS) == 3


def test_the_bot_of_the_page_plays_in_the_simulation(site: Path) -> None:
    for bot in re.findall(r"reckoners sim --bot (\S+) --games 100 --reckoners 4", PAGE):
        words = f"sim --bot {bot} --games 2 --reckoners 4 --workers 1 --seed page --json".split()
        summary = json.loads(run(site, RECKONERS, *words))
        assert (summary["bots"], summary["games"], summary["troubles"]) == ([bot], 2, [])


@pytest.mark.slow
def test_the_bot_of_the_page_lasts_longer_than_chance(site: Path) -> None:
    words = ["--games", "100", "--reckoners", "4", "--workers", "1", "--seed", "page", "--json"]
    rounds = [json.loads(run(site, RECKONERS, "sim", "--bot", bot, *words))["rounds"] for bot in ("fearful", "random")]
    assert rounds[0] > rounds[1] + 0.3


def test_the_bot_of_the_page_plays_without_being_installed(site: Path) -> None:
    said = run(site, BLOCKS[1])
    assert re.fullmatch(r"(won|lost) \d+ \[\]\n", said)


def test_the_smallest_bot_answers() -> None:
    game = positions(2, "page", 10**6, "random")[0]
    found: dict[str, object] = {}
    exec(BLOCKS[0], found)
    choose = found["choose"]
    assert callable(choose)
    assert choose(None, Seen(game, (0, 1), team=True)) == game.codes()[:1]


def test_the_fast_forecast_is_the_forecast() -> None:
    found: dict[str, object] = {}
    exec(BLOCKS[2], found)
    people_left = found["people_left"]
    assert callable(people_left)
    tried = 0
    for game in positions(3, "page", 9, "greedy"):
        if game.step == "use":
            for code in game.codes()[:5]:
                left = game.forecast_after(game.action(code)).left
                assert people_left(Seen(game, (0, 1, 2), team=True), code) == left
                tried += 1
    assert tried > 20


def test_every_bot_of_ours_is_on_the_page() -> None:
    assert re.findall(r"^\| `(\w+)` \|", PAGE.rpartition("## Our own")[2], re.MULTILINE) == list(OWN)
