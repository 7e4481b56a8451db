"""The sentences of simulations belong to it: none that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import reckoners
from reckoners.engine.happenings import EVENT_KINDS, LOSS_CAUSES
from reckoners.sim.watch import COUNTED, PIECES
from reckoners.text.words import HOME

SOURCES = "\n".join(
    file.read_text(encoding="utf-8")
    for room in ("sim", "cli")
    for file in (Path(reckoners.__file__).parent / room).rglob("*.py")
)


def test_every_text_is_used() -> None:
    source = (HOME / "en" / "sim.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([a-z-]+) *=", source, re.MULTILINE))
    said = set(re.findall(r"[\"']([a-z-]+)[\"']", SOURCES))
    made_up = {f"sim-why-{why}" for why in LOSS_CAUSES}
    for beginning, parts in PARTS.items():
        made_up |= {f"{beginning}-{part}" for part in parts}
    made_up |= {f"error-{key}" for key in said}
    kinds = [EVENT_KINDS[kind][0] for kind in (*COUNTED, *PIECES)] + ["stolen", "sold"]
    made_up |= {f"report-what-{kind}{removed}" for kind in kinds for removed in ("", "-removed")}
    assert sorted(keys - said - made_up) == []


# Words from which keys are put together: columns of a table in one text, the names of tables and axes.
WORDS = {word for text in re.findall(r'"([a-z -]+)"', SOURCES) for word in text.split()}
PARTS = {"report-column": WORDS, "sim-column": WORDS, "report-axis": WORDS, "report": WORDS}
