"""The pages of Limelight's booklet in one's own box: one page is corrected, and the others stay as they are."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from reckoners.content import load_content
from tests.server.boxes import field, form, post, the_box
from tests.server.house import House

PLACE = 10  # four Reckoners, Hard


@pytest.fixture
def house(boxed: House) -> House:
    return boxed


def test_a_page_of_the_booklet_is_corrected_alone(house: House, shelf: Path) -> None:
    boss = load_content(modules=(4,)).bosses["limelight"]
    page = boss.pages[PLACE]
    shared = page.tables["yellow"]
    assert sum(one.tables["yellow"] == shared for one in boss.pages) > 1
    key = f"boss:limelight:4:page-{PLACE}"
    thing = next(one for one in the_box(house).things if one.key == key)
    assert (thing.kind, thing.name) == ("board", "Limelight: page for 4 Reckoners, Hard")
    shown = form(house, key)
    rows = [list(row) for row in boss.power_tables[shared]]
    assert [field(shown, f"page.yellow.{row}").value for row in range(4)] == rows
    assert len(shown.fields) == 16
    assert field(shown, "page.black.3").label.endswith("black table, row D")
    assert {word.name for word in shown.words["cell"]} > {"population", "discover", "population-by"}

    other = ["population 2 | discover", *rows[1][1:]]
    kept = post(house, "keep", key, {"page.yellow.1": other})
    assert (kept.problems, kept.pack) == ((), "as-in-my-box")
    assert kept.boss is not None
    own = kept.boss.pages[PLACE].tables["yellow"]
    assert own == "yellow-4-hard"
    assert kept.boss.power_tables[own] == (tuple(rows[0]), tuple(other), tuple(rows[2]), tuple(rows[3]))
    assert [one.tables for one in kept.boss.pages if one is not kept.boss.pages[PLACE]] == [
        one.tables for one in boss.pages if one is not page
    ]
    assert {"population 2", "discover"} <= set(kept.actions)
    written = tomllib.loads((shelf / kept.pack / "bosses.toml").read_text(encoding="utf-8"))
    (replaced,) = written["replace"]["boss"]
    assert replaced["pages"] == [{"reckoners": 4, "difficulty": "hard", "tables": {"yellow": own}}]
    assert list(replaced["power_tables"]) == [own]
    assert load_content([shelf / kept.pack], (4,)).bosses["limelight"].power_tables[own][1][0] == other[0]

    again = form(house, key, kept.pack)
    assert (field(again, "page.yellow.1").value, field(again, "page.yellow.1").printed) == (other, rows[1])
    more = post(house, "keep", key, {"page.yellow.0": other}, pack=kept.pack)  # its own table, no further one
    assert more.boss is not None
    assert set(more.boss.power_tables) == {*boss.power_tables, own}
    back = post(house, "keep", key, {"page.yellow.0": rows[0], "page.yellow.1": rows[1]}, pack=kept.pack)
    assert (back.problems, back.changed) == ((), False)
    assert not (shelf / kept.pack / "bosses.toml").exists()


def test_what_is_wrong_on_a_page_stands_at_its_row(house: House) -> None:
    key = f"boss:limelight:4:page-{PLACE}"
    row = field(form(house, key), "page.blue.2").value
    assert isinstance(row, list)
    wrong = post(house, "draft", key, {"page.blue.2": ["deploy 2", *row[1:]]})
    assert [problem.field for problem in wrong.problems] == ["page.blue.2"]
    for name in ("page-20", "page-x", "page-"):
        answer = house.http.get("/api/box/form", params={"thing": f"boss:limelight:4:{name}", "pack": ""})
        assert answer.status_code == 404, name
        assert "There is nothing here" in answer.json()["sentence"]
    for name in ("boss:steelheart:0", "epic:digzone:0"):
        answer = house.http.get("/api/box/form", params={"thing": f"{name}:page-0", "pack": ""})
        assert answer.status_code == 404, name
