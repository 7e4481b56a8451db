"""`python -m bench.reliability`: positions of every step, what was said there, and whether the game was won."""

from __future__ import annotations

import runpy
from pathlib import Path

import msgspec
import pytest

from bench import fit, reliability, sampling
from bench.reliability import Tally
from bench.sampling import Sample
from reckoners.bots import Team
from reckoners.bots.planner.chances import put_right
from reckoners.bots.planner.fitted import AFTER_USE, BEFORE_USE, IN_USE, VALUE
from reckoners.game import Game, Setup
from reckoners.game.files import save


def test_every_step_has_its_positions(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "samples.jsonl"
    tables = ["--games", "2", "--difficulty", "beginner,sparks", "--bot", "greedy"]
    reliability.main([*tables, "--workers", "1", "--part", "fit", "--out", str(out)])
    samples = [msgspec.json.decode(line, type=Sample) for line in out.read_bytes().splitlines()]
    assert {"prologue", "roll", "use", "purchase"} <= {one.step for one in samples}
    assert {one.place for one in samples} == {"begin", "middle", "end"}
    assert {one.difficulty for one in samples} == {"beginner", "sparks"}
    known = {"prologue": len(BEFORE_USE), "roll": len(BEFORE_USE), "use": len(IN_USE)}
    for one in samples:
        assert len(one.features) == known.get(one.step, len(one.features))
        assert one.step in known or len(put_right(list(one.features))) == len(AFTER_USE)
    shown = capsys.readouterr().out
    for step in {one.step for one in samples}:
        assert f"| {step} |" in shown
    assert f"| {len(samples)} | 4 |" in shown


def test_the_epic_phase_is_fitted_by_itself() -> None:
    """There some Epics have acted, and the forecast says what all of them do: it would be told too low otherwise."""
    game = Game.load(Path(__file__).parents[1] / "finished" / "modules-123-4-hard-lost.jsonl")
    outside = {sample.step: sample.features[-1 - 3 * 3] for sample in sampling.samples_of(game, with_features=True)}
    assert outside["activate"] == outside["prologue"] == 1.0
    assert outside["use"] == outside["purchase"] == outside["roll"] == 0.0


def test_a_new_fit_of_what_is_told_is_the_same_planner(tmp_path: Path) -> None:
    samples, told, both = tmp_path / "samples.jsonl", tmp_path / "told.py", tmp_path / "both.py"
    tables = ["--games", "3", "--reckoners", "2", "--difficulty", "beginner,sparks", "--bot", "greedy"]
    reliability.main([*tables, "--workers", "1", "--part", "fit", "--out", str(samples)])
    fit.main([str(samples), "--out", str(told)])
    fit.main([str(samples), "--out", str(both), "--value"])
    found, other = (runpy.run_path(str(path)) for path in (told, both))
    assert found["VALUE"] == VALUE
    assert other["VALUE"] != VALUE
    assert len(other["VALUE"]) == len(VALUE)
    assert [len(found[name]) for name in fit.PARTS] == [len(BEFORE_USE), len(IN_USE), len(AFTER_USE)]
    assert found["AFTER_USE"] == other["AFTER_USE"] != AFTER_USE


def test_kept_games_are_read(tmp_path: Path) -> None:
    game = Game(Setup(reckoners=("tia", "prof"), difficulty="sparks", seed="kept"))
    Team({0: "random", 1: "random"}, 2).play_out(game)
    for number in (1, 2, 3):
        save(game, tmp_path / f"{number}-2-sparks.jsonl")
    save(game, tmp_path / "results.jsonl")
    jobs = {part: sampling.kept_jobs([tmp_path], part, True) for part in sampling.PARTS}
    assert {part: [job.number for job in found] for part, found in jobs.items()} == {
        "held": [3],
        "fit": [1, 2],
        "all": [1, 2, 3],
    }
    assert sampling.sampled(jobs["held"][0]) == sampling.samples_of(game, True)


def test_what_is_fitted_is_not_what_is_measured() -> None:
    numbers = range(1, 100)
    held = {number for number in numbers if sampling.is_of("held", number)}
    fit = {number for number in numbers if sampling.is_of("fit", number)}
    assert not held & fit
    assert held | fit == set(numbers)


def test_a_tally() -> None:
    tally = Tally()
    tally.add([(0.8, True), (0.6, True)])
    tally.add([(0.5, False), (0.1, False)])
    assert tally.both() == "50 / 50"
    assert tally.gap == pytest.approx(0)
    assert tally.brier == pytest.approx((0.04 + 0.16 + 0.25 + 0.01) / 4)
    assert tally.unsure == pytest.approx(100 * 1.96 * (2 * (0.6**2 + 0.6**2)) ** 0.5 / 4)
