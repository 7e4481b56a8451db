"""No answer of ours hangs on the last bit of a number that machines or Pythons disagree about."""

from __future__ import annotations

import ast
import math
from pathlib import Path

import pytest

import reckoners.bots
import reckoners.engine
from reckoners.bots.cell_harm import by_column
from reckoners.bots.planner.steady import exp, log, summed
from reckoners.game import Game, Setup

HOME = Path(reckoners.bots.__file__).parent
# Those who play and all that they ask, and advice: its order and its words are the same everywhere, too.
PLAYING = sorted(file for file in HOME.rglob("*.py") if file.parent.name != "puzzles")
ENGINE = sorted(Path(reckoners.engine.__file__).parent.rglob("*.py"))
UNSTEADY = {"log", "log2", "log10", "log1p", "exp", "exp2", "expm1", "pow", "sin", "cos", "tan", "tanh", "erf", "fsum"}
CLOCKED = {
    "planner/bot.py",
    "planner/search.py",
    "decisive.py",
}  # where seconds may end a search


def test_they_are_what_they_are_called() -> None:
    for n in range(1, 2000):
        assert log(n / 7) == pytest.approx(math.log(n / 7), rel=1e-14, abs=1e-15)
        assert exp((n - 1000) / 40) == pytest.approx(math.exp((n - 1000) / 40), rel=1e-13)
    assert (log(1.0), exp(0.0), exp(-800.0)) == (0.0, 1.0, 0.0)
    with pytest.raises(ValueError, match="nothing"):
        log(0.0)
    with pytest.raises(OverflowError):
        exp(800.0)


def test_they_are_the_same_to_the_last_bit() -> None:
    """Written down once; another machine or another Python that says otherwise plays other games."""
    assert [log(x).hex() for x in (0.3, 3.0, 41.7)] == LOGS
    assert [exp(x).hex() for x in (-2.5, 0.1, 9.0)] == EXPS
    assert summed([0.1] * 10) == 0.9999999999999999  # Python's own says 1.0 from 3.12 on


@pytest.mark.parametrize("file", PLAYING, ids=lambda file: str(file.relative_to(HOME)))
def test_nothing_else_is_reckoned_with(file: Path) -> None:
    """No function of the machine's library, no sum of floats that Python may change, no clock but as a limit."""
    tree = ast.parse(file.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "math" and file.name != "steady.py":
            assert not {alias.name for alias in node.names} & UNSTEADY
        if isinstance(node, ast.Import):
            assert "math" not in {alias.name for alias in node.names}
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow):
            assert isinstance(node.left, ast.Constant)
            assert isinstance(node.left.value, int)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sum":
            assert counts(node.args[0]), f"line {node.lineno}: floats are summed by `summed`"
        if isinstance(node, ast.ImportFrom) and node.module == "time":
            assert str(file.relative_to(HOME)) in CLOCKED


def counts(node: ast.expr) -> bool:
    """Whether it is plain that whole numbers are summed: a field of the position, or something that is counted."""
    if isinstance(node, ast.Attribute):
        return (isinstance(node.value, ast.Name) and node.value.id in ("st", "seen")) or node.attr == "tried"
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Name) and node.value.id == "ways"
    return isinstance(node, ast.GeneratorExp | ast.ListComp) and is_whole(node.elt)


def is_whole(part: ast.expr) -> bool:
    if isinstance(part, ast.Attribute):
        return counts(part)
    if isinstance(part, ast.BoolOp):
        return all(is_whole(one) for one in part.values)
    if isinstance(part, ast.Call):
        return isinstance(part.func, ast.Name) and part.func.id in WHOLE
    if isinstance(part, ast.BinOp):  # symbols of a pool
        return isinstance(part.right, ast.Subscript) and ast.unparse(part.right.value) == "ONE"
    return isinstance(part, ast.Compare) or (isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not))


@pytest.mark.parametrize("words", [[0.1] * 6, [0.1, 1e16, -1e16, 0.1]])
def test_what_power_tables_cost_is_the_same_everywhere(words: list[float]) -> None:
    """Python's own sum of such costs is another from 3.12 on: there bots played other games against Limelight."""
    tables = Game(Setup(reckoners=("tia", "prof"), boss="limelight", city="ildithia", modules=(4,))).state.tables
    asked: list[int] = []

    def judge(word: int) -> float:
        asked.append(word)
        return words[len(asked) % len(words)]

    found = by_column(tables, 0, judge)
    said = [words[(place + 1) % len(words)] for place in range(len(asked))]
    for column in range(tables.bracket_end[0]):
        n = sum(len(tables.boss_cells[0][row][column]) for row in tables.power_dice[0])
        assert found[column + 1] == summed(said[:n]) / len(tables.power_dice[0])
        said = said[n:]


@pytest.mark.parametrize("file", ENGINE, ids=lambda file: file.stem)
def test_the_engine_knows_whole_numbers_only(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text())):
        assert not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div | ast.Pow)), file
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float)), file
        assert not (isinstance(node, ast.Name) and node.id == "float"), file


WHOLE = ("bit", "number_of", "counted", "int", "any", "_is_at")
LOGS = ["-0x1.34378fcbda720p+0", "0x1.193ea7aad030ap+0", "0x1.dd810f9cf4294p+1"]
EXPS = ["0x1.50385c094f425p-4", "0x1.1aec7b35a00d2p+0", "0x1.fa7157c470f87p+12"]
