"""Checks that run side by side: all of them run, each is told whole, and those that fail are named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

BESIDE = Path(__file__).parents[1] / "tools" / "beside.py"


def run(*checks: str) -> tuple[int, str, str]:
    done = subprocess.run([sys.executable, BESIDE, *checks], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def python(name: str, source: str) -> str:
    return f'{name}: {sys.executable} -c "{source}"'


def test_all_run_and_those_that_fail_are_named() -> None:
    code, out, err = run(
        python("good", "print('fine'); print('all of it')"),
        python("bad", "raise SystemExit('not so good')"),
        "missing: /nowhere/to/be/found",
        python("last", "print('still here')"),
    )
    assert code == 1
    assert sorted(out.split()) == ["bad", "missing"]
    assert "== good\nfine\nall of it\n" in err
    assert "== bad\nnot so good\n" in err
    assert "== last\nstill here\n" in err
    assert err.count("== ") == 4


def test_nothing_is_named_if_all_is_well() -> None:
    code, out, err = run(python("good", "print('fine')"))
    assert (code, out.split(), err) == (0, [], "== good\nfine\n")
