"""The README and the docstrings are examples that run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import reckoners

ROOT = Path(__file__).parent.parent
MODULES = ["reckoners", *(module.name for module in pkgutil.walk_packages(reckoners.__path__, "reckoners."))]


def test_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 15
    assert failed == 0


def test_no_example_is_left_out() -> None:
    """Every file with an example is a module that is run below."""
    src = ROOT / "src"
    files = [file.relative_to(src) for file in src.rglob("*.py") if ">>> " in file.read_text(encoding="utf-8")]
    names = {".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files}
    assert "reckoners" in names
    assert names <= set(MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_docstrings_run(name: str) -> None:
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0
