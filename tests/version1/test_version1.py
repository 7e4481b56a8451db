"""Games that version 1 has kept, as it wrote them: these files are never made anew, and always read.

If a record is refused with "saved with other content" because an entry of the base game has another shape now, with the
same printed values: `reckoners.game.record_versions` is the place.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from reckoners.game import Game, SaveError
from reckoners.game.files import Journal, lines_in
from reckoners.game.record import VERSION

HERE = Path(__file__).parent
ENDS: dict[str, dict[str, Any]] = json.loads((HERE / "ends.json").read_text())
RECORDS = sorted(path.name.removesuffix(".jsonl.gz") for path in HERE.glob("*.jsonl.gz"))


def text_of(name: str) -> bytes:
    return gzip.decompress((HERE / f"{name}.jsonl.gz").read_bytes())


def end_of(game: Game) -> dict[str, Any]:
    view = game.view()
    return {
        "actions": len(game),
        "undone": game.undone,
        "result": view.result,
        "round": view.round,
        "population": view.population,
        "money": view.money,
        "defeated": list(view.defeated),
    }


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_leads_to_the_end_that_it_had(name: str, tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(text_of(name))
    assert lines_in(path.read_bytes(), name)[0].version == 1
    game = Game.load(path)
    assert end_of(game) == ENDS[name]
    assert (game.setup.boss, game.setup.city, game.setup.modules) == ("steelheart", "newcago", ())
    assert Game.from_json(game.to_json()).view() == game.view()


def test_as_one_document() -> None:
    header, *lines = text_of("3-standard-won").splitlines()
    game = Game.from_json(f'{{"game":{header.decode()},"log":[{b",".join(lines).decode()}]}}')
    assert end_of(game) == ENDS["3-standard-won"]


@pytest.mark.parametrize(
    ("was", "now"),
    [
        (b'"difficulty":"hard"', b'"difficulty":"standard"'),  # the header is part of every checksum
        (b'"result":"won"', b'"result":"lost"'),
        (b'"city":"newcago"', b'"city":"newcago","boss":"nobody"'),
        (b'"epic curveball":"a340f630"', b'"epic curveball":"00000000"'),
    ],
)
def test_an_edited_one_is_found(was: bytes, now: bytes, tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_bytes(text_of("4-hard-won").replace(was, now))
    with pytest.raises(SaveError):
        Game.load(path)


def test_a_journal_goes_on_as_one_of_now(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    path.write_bytes(text_of("journal") + b'{"do":"tia sto')
    game, journal = Journal.resume(path)
    assert end_of(game) == ENDS["journal"]
    assert journal.seats == {"cody": "greedy"}
    game.undo(3)
    game.play(game.legal()[0])
    journal.close(game)
    assert lines_in(path.read_bytes(), "journal")[0].version == VERSION
    assert Game.load(path).view() == game.view()
