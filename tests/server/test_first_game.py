"""The guided games: their seeds still lead to a place for every lesson. `tools/first_game.py`,
`tools/babilar_game.py` and `tools/ildithia_game.py` find others."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from reckoners.game import Game, Setup
from reckoners.game.view import TableView
from reckoners.server.choices import options_of
from reckoners.server.protocol import Option
from reckoners.server.teller import teller
from tools import babilar_game, ildithia_game
from tools.first_game import FOUND, LESSONS, TEAM, Fits
from tools.guest import LAST, begun

STALE = "The content or the rules have changed: `python tools/first_game.py` finds another guided game."


def steps(game: Game, line: list[str], stale: str) -> Iterator[tuple[str, TableView, dict[str, Option]]]:
    """Each action of a line, what lies on the table before it, and what is offered there; then it is played."""
    for action in line:
        view = game.view()
        offered = {option.action: option for option in options_of(view, game.legal(), teller("en", game.content))}
        assert action in offered or action.split()[1] == "reroll", f"{action}: {stale}"
        yield action, view, offered
        game.play(action)
    assert game.result == "playing", stale


def check_ordinary(game: Game, file: Path) -> None:
    """It can be kept, read again and replayed."""
    game.save(file)
    assert Game.load(file).view() == game.view()


def in_city(tool: ModuleType) -> tuple[Game, list[str], str]:
    """A city's guided game before its line, the line, and what to say if it does not serve any more."""
    found = json.loads(tool.FOUND.read_text())
    assert {key: found[key] for key in tool.WISH} == tool.WISH
    stale = f"The content or the rules have changed: `python -m {tool.__name__}` finds another guided game."
    return begun(tool.WISH, found["seed"]), found["line"], stale


def test_the_line_of_the_guided_game_serves(tmp_path: Path) -> None:
    found = json.loads(FOUND.read_text())
    assert tuple(found["reckoners"]) == TEAM
    game = Game(Setup(reckoners=TEAM, difficulty=found["difficulty"], seed=found["seed"]))
    waiting: dict[int, list[Fits]] = {round: list(lessons.values()) for round, lessons in LESSONS.items()}
    overflow = rewards = 0
    for action, view, offered in steps(game, found["line"], STALE):
        left = waiting.get(view.round, [])
        if left and left[0](offered[action]):
            left.pop(0)
        overflow += view.step == "use" and any(actor.overflow for actor in game.forecast().actors)
        rewards += action.startswith("reward ")
    assert not any(waiting.values()), STALE
    assert overflow, STALE
    assert rewards, STALE
    check_ordinary(game, tmp_path / "first.jsonl")


def test_the_line_of_the_guided_game_in_babilar_serves(tmp_path: Path) -> None:
    game, line, stale = in_city(babilar_game)
    seen: list[str] = []
    for action, view, offered in steps(game, line, stale):
        option = offered.get(action)
        if option is not None:
            gift = option.source in {card for seat in view.reckoners for card in seat.dawnslight}
            opened = any(seat.open is not None for seat in view.reckoners)
            lesson = "marker" if option.target.kind == "marker" else "gift" if gift else option.kind
            seen.append("nested reward" if lesson == "reward" and opened else lesson)
        if view.round == LAST and view.step != "activate":  # till she acts again
            assert any(seat.suffers for seat in view.reckoners), stale
    order = [seen.index(lesson) for lesson in ("place", "marker", "aid", "gift", "nested reward")]
    assert order == sorted(order), stale
    check_ordinary(game, tmp_path / "babilar.jsonl")


def test_the_line_of_the_guided_game_in_ildithia_serves(tmp_path: Path) -> None:
    game, line, stale = in_city(ildithia_game)
    seen: list[str] = []
    for action, view, offered in steps(game, line, stale):
        assert action in offered, f"{action}: {stale}"
        seen.append(offered[action].kind)
        if any(district.marker == 0 for district in view.districts):
            seen.append("bottom")
        if view.round == LAST:
            assert view.boss.rolled, stale
    order = [seen.index(lesson) for lesson in ("place", "protect", "bottom")]
    assert order == sorted(order), stale
    check_ordinary(game, tmp_path / "ildithia.jsonl")
