"""A pack with a second Boss, a second city and a module: those of the base game under other names."""

from __future__ import annotations

import re
from pathlib import Path

from reckoners.content.folders import BUILT_IN

BOSS = "other-steelheart"
CITY = "other-newcago"
MODULE = 7


def write_second_city(folder: Path) -> Path:
    """The folder of the pack."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "pack.toml").write_text(
        f'id = "second-city"\ntitle = "A second city"\nversion = "1"\nmodules = [{MODULE}]\n', encoding="utf-8"
    )
    for file in ("bosses.toml", "cities.toml"):
        text = (BUILT_IN / "base" / file).read_text(encoding="utf-8")
        text = re.sub(r'^id = "(steelheart|newcago)"', r'plays = "\1"\nid = "\1"', text, flags=re.MULTILINE)
        text = re.sub(r'^id = "', 'id = "other-', text, flags=re.MULTILINE)
        text = re.sub(r'^name = "([A-Z])', r'name = "Other \1', text, flags=re.MULTILINE)
        (folder / file).write_text(text.replace('"book"', '"ours"'), encoding="utf-8")
    return folder
