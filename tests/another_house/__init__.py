"""A package outside of `src` that brings a decision, a Boss, a city, an Epic word, an odd card and a Reckoner.

Nothing of the game's own source knows it. Such a package registers its pieces when it is imported; what is printed on
them is a pack of TOML files beside it. CONTRIBUTING.md walks through it.
"""

from __future__ import annotations

from pathlib import Path

from reckoners.text import add_texts
from tests.another_house import binding, foundry, ledger, mirror, night_watch  # noqa: F401 - each registers its piece

HOME = Path(__file__).parent
PACK = str(HOME / "pack")

add_texts(HOME / "texts")
