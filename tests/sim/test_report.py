"""What a report says of games that one can count by hand, and its pages and plots."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from reckoners.content import load_content
from reckoners.game.names import Names
from reckoners.sim.compare import compare
from reckoners.sim.counts import Counts
from reckoners.sim.errors import SimError
from reckoners.sim.intervals import rate
from reckoners.sim.kept_games import RESULTS
from reckoners.sim.lines import header_line
from reckoners.sim.plots import write_plots
from reckoners.sim.report import Report, make_report, name_of, read_report
from reckoners.sim.report_tables import ReportTables, markdown, most_different, percent
from reckoners.sim.result import BotTrouble, Card, DefeatCause, Met, Result, encoder
from reckoners.text import Words, languages
from tests.sim.runs import keep, random_run


def result(number: int, won: bool, **more: object) -> Result:
    """A game of Tia and Abraham, as far as it matters."""
    usual = {
        "reckoners": ("tia", "abraham"),
        "difficulty": "standard",
        "rounds": 3,
        "decisions": 90,
        "population": [30, 20, 10 if won else 0],
        "cause": None if won else DefeatCause("steelheart", "attack", "black"),
        "losses": {"steelheart": {"attack": 30 if won else 40}},
        "equipment": {},
        "abilities": {"tia": 2, "abraham": 0},
        "epics": {},
        "boss": (0, 0),
        "captured": 0,
        "ransomed": 0,
        "troubles": [],
    }
    return Result(game=number, seed=f"x-{number}", won=won, **{**usual, **more})  # type: ignore[arg-type]


def report_on(*results: Result) -> Report:
    counts = Counts()
    for one in results:
        counts.add(random_run(), one)
    return make_report(counts, [])


def test_wins_and_length() -> None:
    games = [result(n, n < 3, rounds=n) for n in range(1, 11)]
    report = report_on(*games, result(11, True, difficulty="hard"))
    assert (report.games, report.wins, report.win_rate) == (11, 3, rate(3, 11))
    standard, hard = report.tables
    assert (standard.difficulty, standard.games, standard.wins) == ("standard", 10, 2)
    assert standard.rounds == (3, 5, 8)
    assert standard.rounds_won == (1, 1, 2)
    assert hard.rounds_lost is None
    assert report.rounds["won"] == {1: 1, 2: 1, 3: 1}


def test_population_by_round() -> None:
    report = report_on(result(1, True, population=[40, 30]), result(2, True, population=[20]), result(3, False))
    first, second, third = report.population
    assert (first.won, first.won_games, first.lost_games) == ((20, 20, 40), 2, 1)
    assert (second.won, second.won_games) == ((30, 30, 30), 1)
    assert (third.won, third.lost) == (None, (0, 0, 0))


def test_the_hunt() -> None:
    met = {"digzone": Met(2, 1, 3), "conflux": Met(1, 1, 1)}
    spent = {"enforcement": 6, "boss-research": 3}
    sudden = result(1, False, population=[30, 12, 0], epics=met, learned=(4, 10), spent=spent)
    seen = result(2, False, population=[30, 11, 0], learned=(0, 6))
    (table,) = report_on(sudden, seen, result(3, True)).tables
    assert (table.met, table.defeated, table.rewarded) == (1.0, 2 / 3, 0.25)
    assert table.sudden == rate(1, 2)
    assert table.spent == {"boss-research": 3 / 9, "enforcement": 6 / 9}


def test_causes() -> None:
    by_digzone = DefeatCause("digzone", "no-barricade")
    report = report_on(*(result(n, False) for n in range(3)), result(4, False, cause=by_digzone), result(5, True))
    assert [(one.actor, one.why, one.games) for one in report.causes] == [
        ("steelheart", "attack", 3),
        ("digzone", "no-barricade", 1),
    ]
    assert report.causes[0].share == rate(3, 4)
    assert report.people[0].people == 4 * 40 + 30
    assert report.people[0].per_game.value == pytest.approx(38.0)


def test_the_worth_of_a_card() -> None:
    bought = {"emp": Card(0, 2, "tia", 3)}
    offered = {"emp": Card(1)}
    games = [result(n, n < 6, equipment=bought) for n in range(8)]
    games += [result(n, n < 10, equipment=offered) for n in range(8, 16)]
    (emp,) = report_on(*games).equipment
    assert (emp.card, emp.offered, emp.bought, emp.bought_share) == ("emp", 16, 8, rate(8, 16))
    assert (emp.bought_round, emp.uses.value) == (2.0, 3.0)
    assert emp.worth is not None
    assert emp.worth.value == pytest.approx(6 / 8 - 2 / 8)
    assert emp.worth.low < emp.worth.value < emp.worth.high


def test_a_card_that_is_bought_at_easy_tables_only_is_worth_nothing_for_that() -> None:
    bought, offered = {"emp": Card(0, 1, "tia", 1)}, {"emp": Card(0)}
    easy = [result(n, True, difficulty="beginner", equipment=bought) for n in range(90)]
    easy += [result(n, True, difficulty="beginner", equipment=offered) for n in range(10)]
    hard = [result(n, False, difficulty="sparks", equipment=bought) for n in range(10)]
    hard += [result(n, False, difficulty="sparks", equipment=offered) for n in range(90)]
    (emp,) = report_on(*easy, *hard).equipment
    assert emp.worth is not None
    assert emp.worth.value == 0.0
    assert emp.worth.low < 0 < emp.worth.high


def test_reckoners() -> None:
    games = [result(n, True) for n in range(4)]
    games += [result(n, n == 4, reckoners=("prof", "tia"), abilities={"prof": 1, "tia": 1}) for n in range(4, 8)]
    report = report_on(*games)
    abraham, prof, tia = report.reckoners
    assert (abraham.games, abraham.win_rate) == (4, rate(4, 4))
    assert abraham.difference is not None
    assert abraham.difference.value == pytest.approx(1 - 1 / 4)
    assert prof.difference is not None
    assert prof.difference.value == -abraham.difference.value
    assert tia.difference is None, "she was always there"
    assert tia.uses.value == pytest.approx(1.5)


def test_epics() -> None:
    there = {"digzone": Met(2, 1, 5)}
    lost = {"digzone": {"attack": 3, "fortify": 1}}
    report = report_on(result(1, True, epics=there, losses=lost), result(2, False))
    (digzone,) = report.epics
    assert (digzone.games, digzone.entered, digzone.defeated, digzone.phases) == (1, 2, 1, 2.5)
    assert digzone.people.value == 4
    assert digzone.difference is not None
    assert digzone.difference.value == 1.0


def test_troubles() -> None:
    report = report_on(result(1, False, troubles=[BotTrouble("odd", "hung", "no answer", 7)] * 2))
    assert report.troubles == [("odd", "hung", 2)]


# -- how tables are played


def side_by_side(tmp_path: Path) -> Report:
    """Two files: in one EMP is bought and people are lost to the Boss, in the other nothing is bought."""
    one = [
        result(
            number,
            won=False,
            equipment={"emp": Card(0, bought=1, by="tia"), "bulldozer": Card(1)},
            stood={"tia": {"boss": 2, "alone": 1}, "abraham": {"boss": 3}},
        )
        for number in range(4)
    ]
    lost = DefeatCause("digzone", "no-barricade")
    met = {"digzone": Met(entered=1)}
    city = DefeatCause("newcago", "attack")
    other = [
        result(1, won=False, cause=lost, epics=met, equipment={"emp": Card(0)}, stood={"tia": {"epic": 3}}),
        result(2, won=False, cause=city, equipment={"emp": Card(0)}, stood={"tia": {"epic": 1}}),
        result(3, won=True),
    ]
    return read_report([written(tmp_path / "one.jsonl", one), written(tmp_path / "other.jsonl", other)])


def test_what_is_bought_where_they_stand_and_how_games_are_lost(tmp_path: Path) -> None:
    one, other = side_by_side(tmp_path).plays
    assert (one.file, one.games, one.cards, other.cards) == ("one", 4, 1.0, 0.0)
    assert {found.card: found.share for found in one.bought} == {"emp": rate(4, 4), "bulldozer": rate(0, 4)}
    assert [(found.by, found.why, found.share) for found in one.defeats] == [("boss", "attack", rate(4, 4))]
    assert [(found.by, found.why) for found in other.defeats] == [("city", "attack"), ("epic", "no-barricade")]
    assert one.standing.places == {"boss": rate(20, 24), "epic": rate(0, 24), "alone": rate(4, 24)}
    assert other.standing.places["epic"] == rate(4, 4)


def test_files_are_set_side_by_side(tmp_path: Path) -> None:
    tables = {table.key: table for table in ReportTables(side_by_side(tmp_path), names()).all()}
    standing, bought, defeats = tables["standing"], tables["bought"], tables["defeats"]
    assert [row[0] for row in standing.rows] == ["one", "other", "Abraham", "Tia"]
    assert standing.rows[3][1:3] == ("16", percent(rate(8, 16)))
    assert bought.columns[1:] == defeats.columns[1:] == ("one", "other")
    assert bought.rows[0] == ("EMP", percent(rate(4, 4)), percent(rate(0, 2)))
    assert bought.rows[1][2] == "–"
    assert [row[0].split(":")[0] for row in defeats.rows] == ["Boss", "City", "Epic"]


def test_what_differs_most_comes_first() -> None:
    """A card that a table does not have is no difference; a way to lose that never came is one."""
    columns = [{"a": rate(1, 2), "b": rate(9, 10), "c": rate(1, 10)}, {"a": rate(1, 2), "c": rate(4, 10)}]
    assert most_different(columns, absent=None) == ["c", "a", "b"]
    assert most_different(columns, absent=0.0) == ["b", "c", "a"]


@pytest.mark.parametrize(
    "language", [one if one == "de" else pytest.param(one, marks=pytest.mark.slow) for one in languages()]
)
def test_plots_of_how_tables_are_played(tmp_path: Path, language: str) -> None:
    """The same files again are the same plots; of one file alone there are those too."""
    report = side_by_side(tmp_path)
    words = Names(load_content(), Words(language))
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        assert {"standing", "bought", "defeats"} <= set(write_plots(report, words, tmp_path / folder))
    for plot in ("standing", "bought", "defeats"):
        assert (tmp_path / "a" / f"{plot}.svg").read_bytes() == (tmp_path / "b" / f"{plot}.svg").read_bytes()
    alone = read_report([tmp_path / "one.jsonl"])
    assert {"standing", "bought", "defeats"} <= set(write_plots(alone, words, tmp_path / "a"))


def names() -> Names:
    return Names(load_content(), Words())


# -- pages and plots


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    file = tmp_path_factory.mktemp("report") / "run.jsonl"
    keep(file, random_run(bots=("random", "greedy")), 15)
    return read_report([file])


@pytest.mark.parametrize("language", languages())
def test_pages_in_every_language(report: Report, language: str) -> None:
    pages = ReportTables(report, Names(load_content(), Words(language))).all()
    assert [page.key for page in pages] == [
        "wins",
        "hunt",
        "population",
        "causes",
        "people",
        "equipment",
        "reckoners",
        "epics",
        "standing",
    ]
    for page in pages:
        assert all(len(row) == len(page.columns) for row in page.rows)
    text = markdown(pages, "Title", ["A line"], {"wins": ["wins.svg"]})
    assert "![" in text
    assert text.count("\n## ") == len(pages)


def test_plots_without_the_package(report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(SimError, match="pip install matplotlib"):
        write_plots(report, Names(load_content(), Words()), tmp_path)


# -- two runs


def written(file: Path, results: list[Result]) -> Path:
    lines = [encoder.encode(one) + b"\n" for one in results]
    file.write_bytes(header_line(random_run()) + b"".join(lines))
    return file


def test_two_runs_over_the_same_seeds(tmp_path: Path) -> None:
    one = written(tmp_path / "one.jsonl", [result(n, n < 6) for n in range(10)])
    other = written(tmp_path / "other.jsonl", [result(n, 2 <= n < 5) for n in range(9)])
    found = compare(one, other)
    assert found.total.games == 9
    assert found.total.one == rate(6, 9)
    assert found.total.other == rate(3, 9)
    assert found.total.difference is not None
    assert found.total.difference.value == pytest.approx(3 / 9)
    (table,) = found.tables
    assert (table.reckoners, table.difficulty) == (2, "standard")


def test_runs_that_share_nothing(tmp_path: Path) -> None:
    one = written(tmp_path / "one.jsonl", [result(1, True)])
    other = written(tmp_path / "other.jsonl", [result(2, True)])
    with pytest.raises(SimError, match="share no game"):
        compare(one, other)


def test_a_line_that_is_none(tmp_path: Path) -> None:
    file = written(tmp_path / "one.jsonl", [result(1, True)])
    file.write_bytes(file.read_bytes() + b"{}\n")
    with pytest.raises(SimError, match="line 3"):
        read_report([file])


def test_files_of_kept_games_are_called_by_their_folders(tmp_path: Path) -> None:
    assert name_of(tmp_path / "babilar" / RESULTS) == "babilar"
    assert name_of(tmp_path / "ildithia.jsonl") == "ildithia"
