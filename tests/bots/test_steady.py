"""No answer of ours hangs on the last bit of a number that machines or Pythons disagree about."""

from __future__ import annotations

import ast
import math
from pathlib import Path

import pytest

import reckoners.bots
from reckoners.bots.planner.steady import exp, log, summed

HOME = Path(reckoners.bots.__file__).parent
PLAYING = [*sorted((HOME / "planner").glob("*.py")), *sorted(HOME.glob("greedy*.py")), HOME / "thoughts.py"]
UNSTEADY = {"log", "log2", "log10", "log1p", "exp", "exp2", "expm1", "pow", "sin", "cos", "tan", "tanh", "erf", "fsum"}
CLOCKED = {"planner/bot.py", "planner/search.py"}  # where a limit in seconds may end the search, if somebody gives one


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
    if not isinstance(node, ast.GeneratorExp | ast.ListComp):
        return False
    part = node.elt
    if isinstance(part, ast.Attribute):
        return counts(part)
    called = isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id in WHOLE
    return isinstance(part, ast.Compare) or (isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not)) or called


WHOLE = ("bit", "number_of", "counted")
LOGS = ["-0x1.34378fcbda720p+0", "0x1.193ea7aad030ap+0", "0x1.dd810f9cf4294p+1"]
EXPS = ["0x1.50385c094f425p-4", "0x1.1aec7b35a00d2p+0", "0x1.fa7157c470f87p+12"]
