"""The guided game: its seed still leads to a place for every lesson. `python tools/first_game.py` finds another."""

from __future__ import annotations

import json
from pathlib import Path

from reckoners.game import Game, Setup
from reckoners.server.choices import options_of
from reckoners.server.teller import teller
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
        offered = {option.action: option for option in options_of(view, game.legal(), teller("en"))}
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
