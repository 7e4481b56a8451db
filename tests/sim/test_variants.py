"""Many games against Limelight in Ildithia, and with Newcago's cards in an intense game: what results count, and
how reports tell tables with variants apart."""

from __future__ import annotations

import pytest

from reckoners.content import load_content
from reckoners.engine.happenings import E_CELL, E_CELL_ACTS, E_LOST_STEP, E_POPULATION
from reckoners.game import Game, Setup
from reckoners.game.names import Names
from reckoners.sim.report import Report, read_report
from reckoners.sim.report_tables import ReportTables
from reckoners.sim.run import Cell, Run, make_run
from reckoners.sim.watch import Watch
from reckoners.text import Words, languages
from tests.sim.runs import keep

FOUR = Cell(("random",) * 4, "beginner")
CARDS = ("intense", "newcago-cards-mixed")


def names(language: str = "en") -> Names:
    return Names(load_content(modules=(4,)), Words(language))


def walking() -> Run:
    return make_run(("greedy",), (FOUR,), "walks", boss="limelight", city="ildithia")


def with_cards() -> Run:
    return make_run(("greedy",), (FOUR,), "cards", options=CARDS)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    folder = tmp_path_factory.mktemp("variants")
    keep(folder / "walks.jsonl", walking(), 2)
    keep(folder / "cards.jsonl", with_cards(), 2)
    return read_report([folder / "walks.jsonl", folder / "cards.jsonl"])


def test_tables_are_told_apart_by_their_variants(report: Report) -> None:
    assert [(table.boss, table.city, table.options) for table in report.tables] == [
        ("limelight", "ildithia", ()),
        ("steelheart", "newcago", CARDS),
    ]
    assert [source.options for source in report.sources] == [(), CARDS]
    wins = ReportTables(report, names()).wins()
    assert wins.columns[:6] == ("Bots", "Boss", "City", "Variants", "Reckoners", "Difficulty")
    assert wins.left == 6
    assert wins.rows[0][1:4] == ("Limelight", "Ildithia", "–")
    assert wins.rows[1][1:4] == ("Steelheart", "Newcago", "Intense, Newcago cards, mixed")


def test_what_happens_there_is_counted(report: Report) -> None:
    what = {one.what for one in report.happened}
    assert {"passed", "track-acts", "city-card"} <= what
    actors = {one.actor for one in report.people}
    assert {"limelight", "steelheart"} <= actors


@pytest.mark.parametrize("language", languages())
def test_reports_tell_of_it_in_every_language(report: Report, language: str) -> None:
    pages = {page.key: page for page in ReportTables(report, names(language)).all()}
    told = [row[0] for row in pages["happened"].rows]
    assert len(set(told)) == len(told)
    assert not any(name.startswith("report-") for name in told)
    for key in ("causes", "people"):
        ids = {*load_content(modules=(4,)).city_cards, "ildithia", "limelight"}
        assert not ids & {row[0] for row in pages[key].rows}


def test_people_that_a_cell_costs_are_the_boss_s_but_for_a_lost_step() -> None:
    """LIM-15: an Epic that cannot move a bracket makes a cell happen, and what that costs is its own doing."""
    game = Game(Setup(reckoners=("tia", "prof"), boss="limelight", city="ildithia", seed="cells"))
    watch = Watch(game)
    watch._actor = "curveball"
    watch._read([(E_LOST_STEP, 0, 5), (E_CELL, 0, 1, 5), (E_CELL_ACTS, 0, 1, 5, 0, 0), (E_POPULATION, 2, 60, 0)])
    watch._read([(E_CELL, 0, 1, 5), (E_CELL_ACTS, 0, 1, 5, 0, 0), (E_POPULATION, 3, 57, 0)])
    assert set(watch._losses) == {"curveball", "limelight"}
    assert watch._losses["limelight"]["attack"] == 3
    assert watch._happened["lost-step"] == 1
