"""A planner that has thought about what came later answers as a fresh one does, once that was taken back."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

from reckoners.bots.planner import PlannerBot, keeps
from reckoners.bots.seen import Seen
from reckoners.engine.state import State
from reckoners.game import Game, Setup
from tests.bots.tables import positions_of, team_of

FIELDS = set(getattr(State, "__mypyc_attrs__", ()) or State.__slots__)
# Nobody can see it; a planner that imagines asks nothing of it; who is done is said beside it.
HIDDEN = {"keys", "drawn", "forced", "veiled", "epic_deck", "equipment_deck", "dawnslight_deck"}
ASIDE = {"tables", "rolls", "stack", "events", "kept_now", "options", "seat_options", "stale", "aims"}

BASE = Setup(reckoners=("tia", "prof", "cody"), seed="back")
MODULES = Setup(reckoners=("sam", "abraham", "exel"), modules=(1, 2, 3), seed="back")
BABILAR = Setup(reckoners=("mizzy", "david", "tia"), modules=(1, 2, 3, 4), boss="regalia", city="babilar", seed="back")
WALKING = Setup(
    reckoners=("val", "megan", "prof"), modules=(1, 2, 3, 4), boss="limelight", city="ildithia", seed="back"
)
LEAST = 24


def of_every_step(setup: Setup) -> list[Game]:
    """Positions of a game, as many of each step as there are, if there are few, and more than enough in all."""
    by_step: dict[str, list[Game]] = {}
    for game in positions_of(Game(setup), 1, "greedy"):
        by_step.setdefault(game.step, []).append(game)
    assert by_step.keys() >= {"prologue", "roll", "use", "purchase"}
    few = [several[:: max(1, len(several) // (LEAST // 3))] for several in by_step.values()]
    return sorted((game for several in few for game in several), key=len)


@pytest.mark.parametrize("setup", [BASE, MODULES, BABILAR, WALKING], ids=["base", "modules", "babilar", "ildithia"])
def test_after_undo_it_answers_as_a_fresh_one(setup: Setup) -> None:
    """Asked from the end of the game to its beginning: each time it has thought about what comes later."""
    games = of_every_step(setup)
    assert len(games) >= LEAST
    everybody = tuple(range(len(setup.reckoners)))
    bot = PlannerBot()
    different = []
    for game in reversed(games):
        for seats in (everybody, everybody[1:]):
            seen = Seen(game, seats, team=seats == everybody)
            if seen.options and bot.choose(seen) != PlannerBot().choose(Seen(game, seats, team=seen.team)):
                different.append((len(game), game.step, seats))
    assert different == []


@pytest.mark.slow
@pytest.mark.parametrize("setup", [BASE, BABILAR, WALKING], ids=["base", "babilar", "ildithia"])
def test_nor_does_it_remember_when_it_thinks_harder(setup: Setup) -> None:
    """As at a table with people: it tries rolls out then, and asks several characters."""
    games = of_every_step(setup)[::3]
    everybody = tuple(range(len(setup.reckoners)))
    bot = PlannerBot(effort=16)
    for game in reversed(games):
        seen = Seen(game, everybody, team=True)
        assert bot.choose(seen) == PlannerBot(effort=16).choose(Seen(game, everybody, team=True)), len(game)
    assert len(games) >= LEAST // 3


def test_what_it_imagines_is_known_by_the_whole_table() -> None:
    """Whatever a new piece adds to a position belongs there, or here."""
    tree = ast.parse(Path(keeps.__file__).with_suffix(".py").read_text(encoding="utf-8"))
    key = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "table_before")
    named = {node.attr for node in ast.walk(key) if isinstance(node, ast.Attribute)}
    assert sorted(FIELDS - named - HIDDEN - ASIDE) == []


def test_a_table_that_differs_in_one_thing_is_another() -> None:
    """Where the city has walked to, and nothing else: it is asked about all of them in turn."""
    game = Game(msgspec.structs.replace(WALKING, reckoners=("val", "megan", "prof", "abraham"), seed="b0"))
    team = team_of(game, "greedy")
    bot = PlannerBot()
    found = 0
    while found < LEAST:
        code = team.next_code(game)
        assert code is not None
        for seat in (1, 2, 3) if game.step == "roll" else ():
            for tram in range(len(game.state.districts)):
                other = game.clone()
                other.state.tram = tram
                seen = Seen(other, (seat,), team=False)
                if seen.options:
                    found += 1
                    fresh = PlannerBot().choose(Seen(other, (seat,), team=False))
                    assert bot.choose(seen) == fresh, (len(game), tram, seat)
        game.play_code(code)
