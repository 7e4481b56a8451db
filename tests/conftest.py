"""How much the property tests try: a sample by default, thousands of games with HYPOTHESIS_PROFILE=slow. Packs
and the language of whoever runs the tests take no part. What Python compiles is kept, also where somebody does not want
that: many tests start commands and servers, which would compile everything anew."""

from __future__ import annotations

import os
import sys

import pytest
from hypothesis import HealthCheck, settings

from reckoners.cli.language import VARIABLES
from tests.order import dealt_out

settings.register_profile("default", max_examples=25, deadline=None, derandomize=True)
settings.register_profile(
    "slow", max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
os.environ["RECKONERS_PACKS"] = os.devnull
for name in (*VARIABLES, "PYTHONDONTWRITEBYTECODE"):
    os.environ.pop(name, None)
sys.dont_write_bytecode = False


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = [items[place] for place in dealt_out([item.path for item in items], workers)]
