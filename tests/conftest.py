"""How much the property tests try: a sample by default, thousands of games with HYPOTHESIS_PROFILE=slow. Packs
and the language of whoever runs the tests take no part."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from reckoners.cli.language import VARIABLES

settings.register_profile("default", max_examples=25, deadline=None, derandomize=True)
settings.register_profile(
    "slow", max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
os.environ["RECKONERS_PACKS"] = os.devnull
for name in VARIABLES:
    os.environ.pop(name, None)
