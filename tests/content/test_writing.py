"""What the game writes into packs is read back as the same, and what else stands there stays."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reckoners.content import Kind, load_content
from reckoners.content.changes import changes_of, plain
from reckoners.content.folders import BUILT_IN
from reckoners.content.sharing import shared, unpacked
from reckoners.content.writing import file_text, with_entry, with_field

FILES = sorted(BUILT_IN.rglob("*.toml"))

PACK = """\
# What is in my box.

# The magnet, second printing.
[[replace.equipment]]
id = "emp" # as on the card
price = 1

# My radio.
[[equipment]]
id = "pocket-radio"
name = "Pocket Radio"
price = 3
does = { family = "symbols", gives = ["research"], anywhere = true }
"""
VALUES = st.recursive(
    st.booleans() | st.integers(-999, 999) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(BUILT_IN)))
def test_all_packs_of_the_house_can_be_written_anew(file: Path) -> None:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    assert tomllib.loads(file_text(data)) == data


@given(st.dictionaries(st.sampled_from(["price", "does", "name", "tracks", "faces"]), VALUES, max_size=4))
def test_whatever_an_entry_says_is_read_back(fields: dict[str, object]) -> None:
    for before in ("", PACK):
        data = tomllib.loads(with_entry(before, "equipment", "emp", fields))
        assert {"id": "emp", **fields} in data["replace"]["equipment"]


def test_an_entry_is_exchanged_and_all_else_stays() -> None:
    changed = with_entry(PACK, "equipment", "emp", {"price": 4, "provenance": {"default": "book"}})
    old = 'id = "emp" # as on the card\nprice = 1\n'
    assert changed == PACK.replace(old, 'id = "emp"\nprice = 4\nprovenance = { default = "book" }\n')
    added = with_entry(changed, "equipment", "trap", {"price": 2})
    assert added == f'{changed}\n[[replace.equipment]]\nid = "trap"\nprice = 2\n'
    assert with_entry(added, "equipment", "trap", None) == changed
    gone = with_entry(PACK, "equipment", "emp", None)
    assert "magnet" not in gone  # what was said about it
    assert gone == "# What is in my box.\n\n" + PACK[PACK.index("# My radio") :]


def test_an_own_card_is_changed_where_it_stands() -> None:
    fields: dict[str, object] = {"name": "Radio", "price": 2, "does": {"family": "mover"}}
    changed = with_entry(PACK, "equipment", "pocket-radio", fields, added=True)
    assert tomllib.loads(changed)["equipment"] == [{"id": "pocket-radio", **fields}]
    assert changed.startswith(PACK[: PACK.index("[[equipment]]")])


def test_a_file_in_another_hand_is_written_anew() -> None:
    text = 'replace = { equipment = [{ id = "emp", price = 2 }] }\n'
    changed = tomllib.loads(with_entry(text, "equipment", "emp", {"price": 3}))
    assert changed == {"replace": {"equipment": [{"id": "emp", "price": 3}]}}
    assert tomllib.loads(with_field('title = """\nversion = "0"\n"""\nversion = "1"', "version", "2"))["version"] == "2"


@pytest.mark.parametrize(
    ("kind", "id", "path", "value"),
    [
        ("equipment", "emp", ("price",), 99),
        ("epic", "curveball", ("track",), ["discover"] * 5),
        ("epic", "curveball", ("reward",), {"boss_research": 9}),
        ("boss", "steelheart", ("research", "4"), [9, 9, 9, 9]),
        ("boss", "steelheart", ("adjustment", 4, "group_size"), 5),
        ("boss", "steelheart", ("adjustment", 4, "tracks", "yellow", "beginner"), ["population"] * 4),
        ("boss", "steelheart", ("power", 1, "tracks", "black"), ["fortify"] * 4),
        ("die", "blue", ("faces",), [["money"]] * 6),
    ],
)
def test_a_change_says_only_what_differs_and_makes_just_that(
    tmp_path: Path, kind: Kind, id: str, path: tuple[str | int, ...], value: object
) -> None:
    printed = plain(load_content().entries(kind)[id])
    wanted = msgspec.json.decode(msgspec.json.encode(printed))
    place = wanted
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    fields, paths = changes_of(kind, printed, wanted)
    assert len(paths) == 1
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.toml").write_text('id = "mine"\ntitle = "Mine"\nversion = "1"\n', encoding="utf-8")
    file = {"equipment": "equipment", "epic": "epics", "boss": "bosses", "die": "dice"}[kind]
    (folder / f"{file}.toml").write_text(with_entry("", kind, id, fields), encoding="utf-8")
    content = load_content([folder])
    entry = plain(content.entries(kind)[id])
    for one in (entry, wanted):
        one.pop("provenance")
    assert msgspec.json.encode(entry, order="sorted") == msgspec.json.encode(_whole(kind, wanted), order="sorted")
    assert content.origin(kind, id, paths[0]).pack == "mine"


def _whole(kind: Kind, data: dict[str, object]) -> dict[str, object]:
    reward = data.get("reward")
    if kind == "epic" and isinstance(reward, dict):
        data["reward"] = {**dict.fromkeys(("boss_research", "money", "plan", "contain", "enforcement"), 0), **reward}
    return data


def test_a_pack_becomes_one_file_and_a_pack_again() -> None:
    manifest = 'id = "mine"\ntitle = "Mine"\nversion = "1"\n\n[remove]\nepic = ["curveball"]\n'
    epics = '[[replace.epic]]\nid = "digzone"\nresearch = 3\n'
    files = {"pack.toml": manifest, "equipment.toml": PACK, "epics.toml": epics}
    ending, body = shared(files)
    assert ending == "toml"
    assert b"# My radio." in body
    back = unpacked(body)
    assert {name: tomllib.loads(text) for name, text in back.items()} == {
        name: tomllib.loads(text) for name, text in files.items()
    }
    with_module = {**files, "3/epics.toml": epics}
    ending, body = shared(with_module)
    assert (ending, unpacked(body)) == ("zip", with_module)
