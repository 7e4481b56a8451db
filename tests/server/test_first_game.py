"""The guided games: their seeds still lead to a place for every lesson. `tools/first_game.py`,
`tools/babilar_game.py` and `tools/ildithia_game.py` find others."""

from __future__ import annotations

import json
from pathlib import Path

from reckoners.game import Game, Setup
from reckoners.server.choices import options_of
from reckoners.server.teller import teller
from tools import babilar_game, ildithia_game
from tools.first_game import FOUND, LESSONS, TEAM, Fits

STALE = "The content or the rules have changed: `python tools/first_game.py` finds another guided game."


def test_the_line_of_the_guided_game_serves(tmp_path: Path) -> None:
    found = json.loads(FOUND.read_text())
    assert tuple(found["reckoners"]) == TEAM
    game = Game(Setup(reckoners=TEAM, difficulty=found["difficulty"], seed=found["seed"]))
    waiting: dict[int, list[Fits]] = {round: list(lessons.values()) for round, lessons in LESSONS.items()}
    overflow = rewards = 0
    for action in found["line"]:
        view = game.view()
        offered = {option.action: option for option in options_of(view, game.legal(), teller("en", game.content))}
        assert action in offered or action.split()[1] == "reroll", f"{action}: {STALE}"
        left = waiting.get(view.round, [])
        if left and left[0](offered[action]):
            left.pop(0)
        overflow += view.step == "use" and any(actor.overflow for actor in game.forecast().actors)
        rewards += action.startswith("reward ")
        game.play(action)
    assert not any(waiting.values()), STALE
    assert overflow, STALE
    assert rewards, STALE
    assert game.result == "playing", STALE
    # It is an ordinary game: it can be kept, read again and replayed.
    game.save(tmp_path / "first.jsonl")
    assert Game.load(tmp_path / "first.jsonl").view() == game.view()


def test_the_line_of_the_guided_game_in_babilar_serves(tmp_path: Path) -> None:
    stale = "The content or the rules have changed: `python -m tools.babilar_game` finds another guided game."
    found = json.loads(babilar_game.FOUND.read_text())
    assert {key: found[key] for key in babilar_game.WISH} == babilar_game.WISH
    game = babilar_game.begun(found["seed"])
    seen: list[str] = []
    for action in found["line"]:
        view = game.view()
        offered = {option.action: option for option in options_of(view, game.legal(), teller("en", game.content))}
        assert action in offered or action.split()[1] == "reroll", f"{action}: {stale}"
        option = offered.get(action)
        if option is not None:
            gift = option.source in {card for seat in view.reckoners for card in seat.dawnslight}
            opened = any(seat.open is not None for seat in view.reckoners)
            lesson = "marker" if option.target.kind == "marker" else "gift" if gift else option.kind
            seen.append("nested reward" if lesson == "reward" and opened else lesson)
        if view.round == babilar_game.LAST and view.step != "activate":  # till she acts again
            assert any(seat.suffers for seat in view.reckoners), stale
        game.play(action)
    order = [seen.index(lesson) for lesson in ("place", "marker", "aid", "gift", "nested reward")]
    assert order == sorted(order), stale
    assert game.result == "playing", stale
    game.save(tmp_path / "babilar.jsonl")
    assert Game.load(tmp_path / "babilar.jsonl").view() == game.view()


def test_the_line_of_the_guided_game_in_ildithia_serves(tmp_path: Path) -> None:
    stale = "The content or the rules have changed: `python -m tools.ildithia_game` finds another guided game."
    found = json.loads(ildithia_game.FOUND.read_text())
    assert {key: found[key] for key in ildithia_game.WISH} == ildithia_game.WISH
    game = ildithia_game.begun(found["seed"])
    seen: list[str] = []
    for action in found["line"]:
        view = game.view()
        offered = {option.action: option for option in options_of(view, game.legal(), teller("en", game.content))}
        assert action in offered, f"{action}: {stale}"
        seen.append(offered[action].kind)
        if any(district.marker == 0 for district in view.districts):
            seen.append("bottom")
        if view.round == ildithia_game.LAST:
            assert view.boss.rolled, stale
        game.play(action)
    order = [seen.index(lesson) for lesson in ("place", "protect", "bottom")]
    assert order == sorted(order), stale
    assert game.result == "playing", stale
    game.save(tmp_path / "ildithia.jsonl")
    assert Game.load(tmp_path / "ildithia.jsonl").view() == game.view()
