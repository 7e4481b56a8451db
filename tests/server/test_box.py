"""One's own box: things are corrected on forms, checked as `reckoners pack check` does, kept, shared, taken back."""

from __future__ import annotations

import io
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reckoners.content import check_pack, load_content
from reckoners.content.sharing import MOST_SHARED
from reckoners.server.box_protocol import Box
from reckoners.server.protocol import MOST_BYTES, ContentInfo
from tests.server.boxes import fault, field, form, post, the_box
from tests.server.house import TEAM, House, Nursery


@pytest.fixture
def house(boxed: House) -> House:
    return boxed


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    return tmp_path / "packs"


def test_a_price_is_corrected_kept_and_played_with(house: House, shelf: Path) -> None:
    emp = form(house, "equipment:emp:0")
    printed = field(emp, "price")
    assert printed.value == printed.printed == load_content().equipment["emp"].price
    price = int(str(printed.value)) + 1
    tried = post(house, "draft", "equipment:emp:0", {"price": price})
    assert (tried.problems, tried.changed, tried.pack) == ((), True, "")
    assert tried.card is not None
    assert (tried.card.price, tried.card.packs) == (price, {"price": "as-in-my-box"})
    assert not shelf.exists()

    kept = post(house, "keep", "equipment:emp:0", {"price": price})
    assert kept.pack == "as-in-my-box"
    folder = shelf / kept.pack
    assert sorted(path.name for path in folder.iterdir()) == ["equipment.toml", "pack.toml"]
    assert (folder / "equipment.toml").read_text(encoding="utf-8") == (
        f'[[replace.equipment]]\nid = "emp"\nprice = {price}\nprovenance = {{ default = "book" }}\n'
    )
    assert check_pack(folder) == []
    assert load_content([folder]).origin("equipment", "emp", "price").provenance == "book"

    (pack,) = the_box(house).packs
    assert (pack.title, [change.name for change in pack.changes]) == ("As in my box", ["EMP"])
    assert pack.changes[0].text == f"Price {price}"
    told = house.http.get("/api/content?packs=as-in-my-box&lang=en").content
    content = msgspec.json.decode(told, type=ContentInfo)
    assert [card.price for card in content.cards if card.id == "emp"] == [price]
    assert content.pack_titles == {"as-in-my-box": "As in my box"}
    answer = house.http.post("/api/tables", json={"reckoners": TEAM, "packs": ["as-in-my-box"]})
    assert answer.status_code == 201, answer.text
    assert the_box(house).packs[0].games == 1


def test_a_module_s_namesake_is_another_thing(house: House, shelf: Path) -> None:
    things = {thing.key: thing for thing in the_box(house).things}
    twins = [key for key in things if key.startswith("epic:curveball:")]
    assert sorted(twins) == ["epic:curveball:0", "epic:curveball:3"]
    limit = load_content().table.research_limit
    base, other = (int(str(field(form(house, key), "research").value)) for key in sorted(twins))
    for key, value in ((twins[0], base), (twins[1], other)):
        pack = the_box(house).packs[0].id if the_box(house).packs else ""
        assert post(house, "keep", key, {"research": value % limit + 1}, pack=pack).problems == ()
    folder = shelf / "as-in-my-box"
    assert (folder / "epics.toml").is_file()
    assert (folder / "3" / "epics.toml").is_file()
    assert load_content([folder]).epics["curveball"].research == base % limit + 1
    assert load_content([folder], (3,)).epics["curveball"].research == other % limit + 1
    file = house.http.get("/api/box/packs/as-in-my-box/file")
    assert file.headers["content-disposition"] == 'attachment; filename="as-in-my-box.zip"'
    assert house.http.post("/api/box/file", content=file.content).status_code == 201
    assert [pack.id for pack in the_box(house).packs] == ["as-in-my-box", "as-in-my-box-2"]


@pytest.mark.parametrize(
    ("thing", "values"),
    [
        ("epic:digzone:0", {"track": ["discover", "gift barricade 2", "boss red", "population 9"]}),
        pytest.param("epic:digzone:0", {"health": "infinite", "reward.plan": 3}, marks=pytest.mark.slow),
        pytest.param("equipment:emp:0", {"does.family": "mover"}, marks=pytest.mark.slow),
        ("equipment:emp:0", {"does.family": "symbols", "does.gives": ["plan"] * 2, "does.anywhere": True}),
        pytest.param("ability:checkmate:0", {"does.gives": ["attack"]}, marks=pytest.mark.slow),
        pytest.param("die:blue:0", {"faces.2": ["money", "money"]}, marks=pytest.mark.slow),
        pytest.param(
            "boss:steelheart:0", {"research.4": [1, 2, 3, 4], "movement": [1, 1, 1, 1, 1, 1]}, marks=pytest.mark.slow
        ),
        ("boss:steelheart:0:adjustment-4", {"adjustment.4.tracks.red": ["deploy 3", "deploy 0"] * 3}),
        pytest.param("dawnslight:orchard:4", {"gives": [], "population": 9}, marks=pytest.mark.slow),
        pytest.param("table:set-up:0", {"ransom": 3}, marks=pytest.mark.slow),
    ],
)
def test_every_kind_of_thing_can_be_corrected_and_undone(
    house: House, shelf: Path, thing: str, values: dict[str, Any]
) -> None:
    keys = [one.key for one in the_box(house).things]
    if thing not in keys:  # of a kind whose cards have other names
        thing = next(key for key in keys if key.startswith(thing.partition(":")[0]))
    before = form(house, thing)
    kept = post(house, "keep", thing, values, book=False)
    assert kept.problems == ()
    after = form(house, thing, kept.pack)
    shown = {one.path: one.value for one in after.fields}
    assert {one: shown[one] for one in values} == values
    assert {one.path: one.printed for one in after.fields if not one.when} == {
        one.path: one.value for one in before.fields if not one.when
    }
    assert (after.changed, after.book) == (True, False)
    (change,) = the_box(house).packs[0].changes
    wish = {"kind": change.kind, "id": change.id, "layer": change.layer}
    answer = house.http.post(f"/api/box/packs/{kept.pack}/undo", json=wish)
    assert msgspec.json.decode(answer.content, type=Box).packs[0].changes == ()
    assert form(house, thing, kept.pack).changed is False
    # What is as printed again is no correction.
    assert post(house, "keep", thing, values, pack=kept.pack).changed
    back = {one.path: one.printed for one in before.fields}
    assert not post(house, "keep", thing, back, pack=kept.pack).changed
    assert sorted(one.name for one in (shelf / kept.pack).iterdir()) == ["pack.toml"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "99 is out of range: give 1 to "),
        ("fr", "99 est hors limites\u202f: donnez de 1 à "),
        ("de", "99 ist außerhalb der Grenzen: gib 1 bis "),
        ("es", "99 está fuera de los límites: pon de 1 a "),
    ],
)
def test_mistakes_stand_at_their_field_in_one_s_language(house: House, language: str, sentence: str) -> None:
    answer = post(house, "keep", "epic:digzone:0", {"research": 99}, language)
    assert [problem.field for problem in answer.problems] == ["research"]
    assert answer.problems[0].text.startswith(sentence)
    assert the_box(house).packs == ()


def test_a_mistake_inside_of_a_list_stands_at_the_list(house: House) -> None:
    short = {"adjustment.4.tracks.yellow.beginner": ["population"]}
    for thing, values in (
        ("epic:digzone:0", {"track": ["discover", "pull", "discover", "power-up"]}),
        ("epic:digzone:0", {"track": ["discover"]}),
        ("boss:steelheart:0:adjustment-4", short),
        ("boss:steelheart:0", {"research.3": [0, 1, 2, 3]}),
        ("equipment:emp:0", {"does.family": "converter", "does.symbols": ["plan", "plan"]}),
        ("equipment:emp:0", {"name": "  "}),
        ("die:red:0", {"faces.1": []}),
    ):
        answer = post(house, "draft", thing, values)
        assert {problem.field for problem in answer.problems} <= set(values), answer
        assert answer.problems, thing
        assert not any("[" in problem.text for problem in answer.problems)


@pytest.mark.parametrize(
    "wish",
    [
        {"values": {"price": "four"}},
        {"values": {"price": 10**6}},
        {"values": {"price": True}},
        {"values": {"cost": 4}},
        {"values": {"does.gives": ["gold"]}},
        {"values": {"does.family": "odd", "does.power": "win"}},
        {"values": {"name": "x" * 61}},
    ],
)
def test_values_that_no_field_could_have(house: House, wish: dict[str, Any]) -> None:
    answer = house.http.post("/api/box/draft", json={"thing": "equipment:emp:0", **wish})
    assert (answer.status_code, fault(answer).code) == (400, "box-value")


def test_names_that_are_nothing_here(house: House, shelf: Path) -> None:
    outside = shelf.parent / "outside"
    outside.mkdir()
    (outside / "pack.toml").write_text('id = "outside"\ntitle = "x"\nversion = "1"\n', encoding="utf-8")
    names = ("base", "steelslayer", "..", "../outside", "outside", "%2e%2e%2foutside", "/etc", "", "a" * 70, "Mine")
    for name in names:
        wish = {"thing": "equipment:emp:0", "values": {"price": 3}, "pack": name}
        if name:
            answer = house.http.post("/api/box/keep", json=wish)
            assert answer.status_code == 404, name
            assert fault(answer).code == "box-pack"
            for answer in (
                house.http.delete(f"/api/box/packs/{name}"),
                house.http.get(f"/api/box/packs/{name}/file"),
                house.http.post(f"/api/box/packs/{name}/undo", json={"kind": "epic", "id": "digzone"}),
            ):
                assert answer.status_code in (404, 405), name
    for thing in (
        "",
        "card:emp:0",
        "equipment:none:0",
        "equipment:emp:9",
        "equipment:emp:2",
        "epic:../x:0",
        "boss:steelheart:0:power-9",
    ):
        answer = house.http.get("/api/box/form", params={"thing": thing})
        assert (answer.status_code, fault(answer).code) == (404, "box-thing"), thing
    (outside / "pack.toml").unlink()
    outside.rmdir()
    assert not shelf.exists() or list(shelf.iterdir()) == []


def zipped(files: dict[str, str | bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return packed.getvalue()


MANIFEST = 'id = "mine"\ntitle = "Mine"\nversion = "1"\n'
EMP = '[[replace.equipment]]\nid = "emp"\nprice = 2\n'


@pytest.mark.parametrize(
    ("body", "word"),
    [
        (b"", "changes nothing"),
        (b"\xff\xfe", "UTF-8"),
        (b"price = ", "is no TOML"),
        (b"[" * 3000, "is no TOML"),
        (b"a = 1", "'a' is nothing that a pack has"),
        (b"replace = 4", "must hold tables"),
        (MANIFEST.encode(), "changes nothing"),
        (b'[[replace.equipment]]\nid = "emo"\nprice = 2\n', "did you mean 'emp'?"),
        (b'[[replace.equipment]]\nid = "emp"\nprice = -2\n', "field price: -2 is below $0"),
        (b"PK\x03\x04 and no more", "is a zip that cannot be read"),
        (zipped({"../pack.toml": MANIFEST}), "has no place in a pack"),
        (zipped({"/etc/pack.toml": MANIFEST}), "has no place in a pack"),
        (zipped({"a/b/c/pack.toml": MANIFEST, "x.toml": ""}), "has no place in a pack"),
        (zipped({"..\\pack.toml": MANIFEST}), "has no place in a pack"),
        (zipped({"notes.txt": "hello"}), "has no file of a pack"),
        (zipped({"pack.toml": MANIFEST, "equipment.toml": "x" * 2 * MOST_SHARED}), "too much"),
        (zipped({f"{n}.txt": "" for n in range(200)}), "too much"),
        (zipped({"pack.toml": b"\xff"}), "cannot be read"),
        (zipped({"pack.toml": MANIFEST, "equipment.toml": EMP.replace("emp", "emo")}), "did you mean 'emp'?"),
    ],
)
def test_a_file_that_is_no_pack_is_refused_with_its_place(house: House, body: bytes, word: str) -> None:
    answer = house.http.post("/api/box/file?title=mine.toml", content=body)
    assert answer.status_code == 422, answer.text
    assert fault(answer).code == "box-broken"
    assert word in fault(answer).sentence


def test_files_of_friends_are_taken_in_under_a_free_name(house: House, shelf: Path) -> None:
    for body in (
        EMP.encode(),
        (MANIFEST + EMP).encode(),
        zipped({"mine/pack.toml": MANIFEST, "mine/equipment.toml": EMP}),
    ):
        answer = house.http.post("/api/box/file?title=mine.toml", content=body)
        assert answer.status_code == 201, answer.text
    packs = the_box(house).packs
    assert [pack.id for pack in packs] == ["mine", "mine-2", "mine-3"]
    assert all([change.text for change in pack.changes] == ["Price 2"] for pack in packs)
    assert sorted(path.name for path in shelf.iterdir()) == ["mine", "mine-2", "mine-3"]
    assert house.http.post("/api/box/file", content=b"#" * (MOST_SHARED + 1)).status_code == 413
    wish = b'{"thing":"' + b"x" * MOST_BYTES + b'"}'
    assert house.http.post("/api/box/draft", content=wish).status_code == 413
    file = house.http.get("/api/box/packs/mine-2/file")
    assert file.headers["content-disposition"].endswith('"mine-2.toml"')
    assert tomllib.loads(file.text)["replace"]["equipment"] == [{"id": "emp", "price": 2}]


def test_what_else_is_in_a_pack_stays(house: House, shelf: Path) -> None:
    folder = shelf / "mine"
    folder.mkdir(parents=True)
    note = "# Bought in 2019.\n\n"
    (folder / "pack.toml").write_text(f"# Mine.\n{MANIFEST}", encoding="utf-8")
    (folder / "equipment.toml").write_text(note + EMP, encoding="utf-8")
    (folder / "photo.txt").write_text("of the card", encoding="utf-8")
    assert post(house, "keep", "equipment:trap:0", {"price": 9}, pack="mine").problems == ()
    text = (folder / "equipment.toml").read_text(encoding="utf-8")
    assert text.startswith(note + EMP)
    assert [entry["id"] for entry in tomllib.loads(text)["replace"]["equipment"]] == ["emp", "trap"]
    assert (folder / "pack.toml").read_text(encoding="utf-8").splitlines()[0] == "# Mine."
    assert house.http.delete("/api/box/packs/mine").status_code == 204
    assert [path.name for path in folder.iterdir()] == ["photo.txt"]
    (folder / "photo.txt").unlink()
    folder.rmdir()


def test_a_pack_that_is_broken_elsewhere_is_not_made_worse(house: House, shelf: Path) -> None:
    folder = shelf / "mine"
    folder.mkdir(parents=True)
    (folder / "pack.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "equipment.toml").write_text(EMP.replace("emp", "emo"), encoding="utf-8")
    (pack,) = the_box(house).packs
    assert "did you mean 'emp'?" in pack.problems[0]
    wish = {"thing": "epic:digzone:0", "values": {"research": 1}, "pack": "mine"}
    answer = house.http.post("/api/box/keep", json=wish)
    assert (answer.status_code, fault(answer).code) == (422, "box-broken")
    assert not (folder / "epics.toml").exists()


def test_a_folder_that_cannot_be_written_is_said(nursery: Nursery, tmp_path: Path) -> None:
    (tmp_path / "packs").write_text("no folder", encoding="utf-8")
    house = nursery.start(tmp_path / "house", packs=str(tmp_path / "packs"))
    answer = house.http.post("/api/box/keep", json={"thing": "equipment:emp:0", "values": {"price": 1}})
    assert (answer.status_code, fault(answer).code) == (507, "box-write")
    house.end()
