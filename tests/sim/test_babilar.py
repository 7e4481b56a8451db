"""Many games against Regalia and in Babilar: what their results count, and how reports tell of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners.content import load_content
from reckoners.game.names import Names
from reckoners.sim.counts import Counts
from reckoners.sim.intervals import rate
from reckoners.sim.parquet import write_parquet
from reckoners.sim.plots import write_plots
from reckoners.sim.report import Report, make_report, read_report
from reckoners.sim.report_tables import ReportTables
from reckoners.sim.result import AidCard, encoder
from reckoners.sim.results import read_results
from reckoners.sim.run import Cell, Run, make_run
from reckoners.text import Words, languages
from tests.sim.runs import keep, random_run
from tests.sim.test_report import result

FOUR = Cell(("random",) * 4, "beginner")


def run_there(seed: str = "there", boss: str = "regalia", city: str = "babilar") -> Run:
    return make_run(("greedy",), (FOUR,), seed, boss=boss, city=city)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("babilar")
    found = [folder / "regalia.jsonl", folder / "steelheart.jsonl"]
    keep(found[0], run_there(), 4)
    keep(found[1], run_there(boss="steelheart"), 2)
    return found


@pytest.fixture(scope="module")
def report(files: list[Path]) -> Report:
    return read_report(files)


def names(language: str = "en") -> Names:
    return Names(load_content(modules=(4,)), Words(language))


def test_a_boss_brings_the_module_along() -> None:
    assert run_there().modules == (4,)
    assert run_there(city="newcago").modules == (4,)


def test_tables_are_told_apart_by_boss_and_city(report: Report) -> None:
    assert [(table.boss, table.city, table.games) for table in report.tables] == [
        ("regalia", "babilar", 4),
        ("steelheart", "babilar", 2),
    ]
    assert [(source.boss, source.city) for source in report.sources] == [
        ("regalia", "babilar"),
        ("steelheart", "babilar"),
    ]
    wins = ReportTables(report, names()).wins()
    assert wins.columns[:5] == ("Bots", "Boss", "City", "Reckoners", "Difficulty")
    assert wins.rows[0][:5] == ("greedy", "Regalia", "Babilar", "4", "Beginner")


def test_the_base_game_needs_no_columns_for_them() -> None:
    counts = Counts()
    counts.add(random_run(), result(1, True))
    wins = ReportTables(make_report(counts, []), names()).wins()
    assert wins.columns[:3] == ("Bots", "Reckoners", "Difficulty")


def test_what_a_dawnslight_card_is_worth() -> None:
    counts = Counts()
    run = run_there()
    for n in range(8):
        counts.add(run, result(n, n < 6, dawnslight={"fruit-bowl": AidCard(2, 1, 1)}))
    for n in range(8, 16):
        counts.add(run, result(n, n < 10, dawnslight={"fruit-bowl": AidCard(1)}))
    (card,) = make_report(counts, []).dawnslight
    assert (card.card, card.seen) == ("fruit-bowl", 24)
    assert (card.taken_share, card.used_share) == (rate(8, 24), rate(8, 8))
    assert card.worth is not None
    assert card.worth.value == pytest.approx(6 / 8 - 2 / 8)


@pytest.mark.parametrize("language", languages())
def test_reports_tell_of_it_in_every_language(report: Report, language: str) -> None:
    pages = {page.key: page for page in ReportTables(report, names(language)).all()}
    assert {"dawnslight", "happened"} <= set(pages)
    for page in pages.values():
        assert all(len(row) == len(page.columns) for row in page.rows)
    told = [row[0] for row in pages["happened"].rows]
    assert len(set(told)) == len(told)
    assert all(name not in load_content(modules=(4,)).dawnslight for name, *_ in pages["dawnslight"].rows)


def test_whom_the_boss_struck_is_counted(report: Report) -> None:
    what = {one.what for one in report.happened}
    assert {"marker", "aid", "boss-card"} <= what
    assert any(one.startswith("suffers-") for one in what)
    assert {cause.actor for cause in report.people} >= {"regalia", "steelheart"}


def test_plots(report: Report, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    drawn = write_plots(report, names(), tmp_path)
    assert {"wins", "suffered"} <= set(drawn)
    assert all((tmp_path / f"{key}.svg").stat().st_size for key in drawn)


def test_results_as_parquet(files: list[Path], tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    run, results = read_results(files[0])
    kept = list(results)
    assert any(one.dawnslight for one in kept)
    write_parquet(tmp_path / "run.parquet", run, kept)
    assert [encoder.encode(one) for one in read_results(tmp_path / "run.parquet")[1]] == [
        encoder.encode(one) for one in kept
    ]
