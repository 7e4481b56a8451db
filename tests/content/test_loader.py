"""Packs: what they add, replace, remove and require, and what the loader says of one that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from reckoners.content import ContentError, Origin, check_pack, load_content
from reckoners.content.model import Exchanger, Reward
from tests.content.packs import EPIC, MakePack, only

TABLE_FIELDS = [name for name in load_content().table.__struct_fields__[3:] if name != "ability_die"]

# What a pack can do


def test_the_base_game_alone() -> None:
    content = load_content()
    assert [pack.id for pack in content.packs] == ["base"]
    assert list(content.reckoners) == ["david", "megan", "abraham", "tia", "prof", "cody"]
    assert check_pack("base") == []


def test_loading_twice_gives_the_same_content_at_once() -> None:
    assert load_content() is load_content()
    assert load_content(["base"]) is load_content()


def test_a_pack_adds(pack: MakePack) -> None:
    content = load_content([pack(epics=EPIC)])
    assert list(content.epics)[-1] == "gloom"
    assert len(content.epics) == 26
    assert content.origin("epic", "gloom", "health") == Origin("mine", "ours")
    assert [info.id for info in content.packs] == ["base", "mine"]
    assert "gloom" not in load_content().epics


def test_a_pack_replaces_only_the_given_fields(pack: MakePack) -> None:
    content = load_content([pack(equipment='[[replace.equipment]]\nid = "emp"\nprice = 4\n')])
    before, after = load_content().equipment["emp"], content.equipment["emp"]
    assert after.price == 4
    assert (after.name, after.does) == (before.name, before.does)
    assert list(content.equipment) == list(load_content().equipment)
    assert content.origin("equipment", "emp", "price") == Origin("mine", "ours")
    assert content.origin("equipment", "emp", "does") == Origin("base", "book")


def test_a_replaced_value_has_the_provenance_that_its_pack_gives(pack: MakePack) -> None:
    text = """
        [[replace.epic]]
        id = "curveball"
        research = 3
        track = ["enforcement", "population", "boss red", "discover", "population"]
        provenance = { default = "public", "track.3" = "ours", track = "book" }
    """
    content = load_content([pack(epics=text)])
    assert content.origin("epic", "curveball", "research") == Origin("mine", "public")
    assert content.origin("epic", "curveball", "track.0") == Origin("mine", "book")
    assert content.origin("epic", "curveball", "track.3") == Origin("mine", "ours")
    assert content.origin("epic", "curveball", "health") == Origin("base", "ours")
    assert content.origin("epic", "curveball", "name") == Origin("base", "book")


def test_a_replaced_book_value_is_no_longer_from_the_book(pack: MakePack) -> None:
    content = load_content([pack(epics='[[replace.epic]]\nid = "nightwielder"\nweakened = 6\n')])
    assert content.origin("epic", "nightwielder", "weakened") == Origin("mine", "ours")
    assert content.origin("epic", "nightwielder", "research") == Origin("base", "book")


def test_a_card_can_do_something_else(pack: MakePack) -> None:
    text = """
        [[replace.equipment]]
        id = "rifle"
        does = { family = "exchanger", cost = ["money", "plan"], gives = ["attack"] }
    """
    content = load_content([pack(equipment=text)])
    assert content.equipment["rifle"].does == Exchanger(cost=("money", "plan"), gives=("attack",))


def test_one_board_is_replaced_and_the_others_stay(pack: MakePack) -> None:
    text = """
        [[replace.boss]]
        id = "steelheart"
        [replace.boss.research]
        2 = [17, 20, 25, 28]
        [[replace.boss.adjustment]]
        reckoners = 4
        side = "B"
        group_size = 3
        [[replace.boss.power]]
        side = "B"
        tracks.black = ["discover", "fortify", "discover"]
    """
    content = load_content([pack(bosses=text)])
    before, after = load_content().bosses["steelheart"], content.bosses["steelheart"]
    assert after.research == {**before.research, "2": (17, 20, 25, 28)}
    changed = [board for board in after.adjustment if board not in before.adjustment]
    assert [(board.reckoners, board.side, board.group_size) for board in changed] == [(4, "B", 3)]
    assert changed[0].tracks == before.adjustment[5].tracks
    assert after.power[0] == before.power[0]
    assert after.power[1].tracks == {"black": ("discover", "fortify", "discover")}
    assert content.origin("boss", "steelheart", "research.2") == Origin("mine", "ours")
    assert content.origin("boss", "steelheart", "research.4") == Origin("base", "book")
    assert content.origin("boss", "steelheart", "adjustment.5.group_size") == Origin("mine", "ours")
    assert content.origin("boss", "steelheart", "adjustment.4.group_size") == Origin("base", "book")


def test_a_district_gets_another_name(pack: MakePack) -> None:
    text = """
        [[replace.city]]
        id = "newcago"
        [[replace.city.districts]]
        id = "understreets"
        name = "Steel Catacombs"
        provenance = "public"
    """
    content = load_content([pack(cities=text)])
    names = [district.name for district in content.cities["newcago"].districts]
    assert len(names) == 7
    assert names[4] == "Steel Catacombs"
    assert content.origin("city", "newcago", "districts.4.name").pack == "mine"
    assert content.cities["newcago"].districts[4].provenance == "public"
    assert content.cities["newcago"].districts[0].provenance == "book"


def test_a_pack_removes(pack: MakePack) -> None:
    content = load_content([pack(manifest='[remove]\nepic = ["curveball", "herald"]\nequipment = ["emp"]\n')])
    assert len(content.epics) == 23
    assert "curveball" not in content.epics
    assert "emp" not in content.equipment


def test_a_pack_removes_before_it_adds(pack: MakePack) -> None:
    text = EPIC.replace("gloom", "curveball")
    content = load_content([pack(manifest='[remove]\nepic = ["curveball"]\n', epics=text)])
    assert content.epics["curveball"].reward == Reward(boss_research=2)
    assert content.origin("epic", "curveball", "track.0") == Origin("mine", "ours")


def test_packs_are_laid_on_one_another_in_order(pack: MakePack) -> None:
    one = pack("one", equipment='[[replace.equipment]]\nid = "emp"\nprice = 1\n')
    two = pack("two", manifest='requires = ["one"]\n', equipment='[[replace.equipment]]\nid = "emp"\nprice = 2\n')
    content = load_content([one, two])
    assert content.equipment["emp"].price == 2
    assert content.origin("equipment", "emp", "price").pack == "two"


def test_a_changed_file_is_read_again(pack: MakePack) -> None:
    folder = pack(equipment='[[replace.equipment]]\nid = "emp"\nprice = 1\n')
    assert load_content([folder]).equipment["emp"].price == 1
    (folder / "equipment.toml").write_text('[[replace.equipment]]\nid = "emp"\nprice = 7\n', encoding="utf-8")
    assert load_content([folder]).equipment["emp"].price == 7


def test_the_hash_is_of_values_not_of_files(pack: MakePack) -> None:
    base = load_content().hash
    same = pack("same", equipment='# nothing new\n\n[[replace.equipment]]\nid   =   "emp"\nprice = 0x5\n')
    other = pack("other", equipment='[[replace.equipment]]\nid = "emp"\nprice = 6\n')
    noted = pack("noted", equipment='[[replace.equipment]]\nid = "emp"\nprice = 5\nprovenance = { default = "book" }\n')
    assert load_content([same]).hash == base
    assert load_content([noted]).hash == base
    assert load_content([other]).hash != base
    assert len(base) == 32


def test_the_hash_notices_the_order(pack: MakePack) -> None:
    one = pack("one", epics=EPIC)
    two = pack("two", epics=EPIC.replace("gloom", "doom"))
    assert load_content([one, two]).hash != load_content([two, one]).hash


def test_notes_beside_the_content_are_no_problem(pack: MakePack) -> None:
    folder = pack(epics=EPIC)
    (folder / "README.md").write_text("About this pack", encoding="utf-8")
    assert check_pack(folder) == []


# What the loader says of a pack as a whole


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    problem = only(tmp_path / "nowhere")
    assert problem.file == str(tmp_path / "nowhere")
    assert problem.message == "no such pack; give a folder with a pack.toml, or one of: base, steelslayer"
    with pytest.raises(ContentError):
        load_content(["nowhere"])


def test_a_folder_without_a_manifest(tmp_path: Path) -> None:
    problem = only(tmp_path)
    assert (problem.file, problem.entry, problem.field) == ("pack.toml", "", "")
    assert problem.message.startswith("is missing; it must give id, title and version")


def test_a_manifest_with_mistakes(pack: MakePack) -> None:
    folder = pack()
    (folder / "pack.toml").write_text('id = "mine"\nversion = 2\nrequire = []\n', encoding="utf-8")
    assert [(problem.file, problem.field, problem.message) for problem in check_pack(folder)] == [
        ("pack.toml", "version", "expected a text, got 2"),
        (
            "pack.toml",
            "require",
            "unknown field 'require'; did you mean 'requires'? known: id, title, version, requires, modules",
        ),
        ("pack.toml", "title", "is missing"),
    ]


def test_broken_toml_names_file_and_line(pack: MakePack) -> None:
    problem = only(pack(epics='[[epic]]\nid = "gloom"\nhealth = = 3\n'))
    assert problem.file == "epics.toml"
    assert problem.message.startswith("is no TOML: ")
    assert "line 3" in problem.message


def test_text_that_is_not_utf8(pack: MakePack) -> None:
    folder = pack(epics=EPIC)
    (folder / "epics.toml").write_bytes('name = "Zoë"'.encode("latin-1"))
    problem = only(folder)
    assert (problem.file, problem.message[:16]) == ("epics.toml", "is no UTF-8 text")


def test_an_unknown_file(pack: MakePack) -> None:
    problem = only(pack(epic=EPIC))
    assert problem.file == "epic.toml"
    assert problem.message.startswith("unknown file; did you mean 'epics.toml'?")


def test_a_kind_in_the_wrong_file(pack: MakePack) -> None:
    problem = only(pack(equipment=EPIC))
    assert (problem.file, problem.field) == ("equipment.toml", "epic")
    assert problem.message == "'epic' does not belong here; move it to epics.toml"


def test_an_unknown_kind(pack: MakePack) -> None:
    problem = only(pack(epics=EPIC.replace("[[epic]]", "[[epics]]")))
    assert (problem.file, problem.field) == ("epics.toml", "epics")
    assert problem.message == "unknown kind 'epics'; did you mean 'epic'? known: epic"


def test_an_entry_that_is_no_list_of_tables(pack: MakePack) -> None:
    problem = only(pack(epics=EPIC.replace("[[epic]]", "[epic]")))
    assert (problem.file, problem.field) == ("epics.toml", "epic")
    assert problem.message == "must be a list of tables; write [[epic]]"


def test_an_entry_without_an_id(pack: MakePack) -> None:
    problem = only(pack(equipment="[[replace.equipment]]\nprice = 3\n"))
    assert (problem.file, problem.entry, problem.field) == ("equipment.toml", "replace.equipment number 1", "id")


def test_a_required_pack_that_is_not_loaded(pack: MakePack) -> None:
    problem = only(pack(manifest='requires = ["base", "night"]\n'))
    assert (problem.file, problem.field) == ("pack.toml", "requires[1]")
    assert problem.message == "pack 'night' is not loaded; load it before this one"


def test_the_same_pack_twice(pack: MakePack) -> None:
    folder = pack(equipment='[[replace.equipment]]\nid = "emp"\nprice = 1\n')
    with pytest.raises(ContentError) as error:
        load_content([folder, folder])
    assert [(problem.file, problem.field) for problem in error.value.problems] == [("pack.toml", "id")]


@pytest.mark.parametrize(
    ("remove", "field", "message"),
    [
        ('epic = ["herald", "curvball"]', "remove.epic[1]", "there is no epic 'curvball' to remove; did you mean"),
        ('epics = ["curveball"]', "remove.epics", "unknown kind 'epics'; did you mean 'epic'?"),
        ('epic = "curveball"', "remove.epic", "must be a list of ids"),
    ],
)
def test_removing_what_is_not_there(pack: MakePack, remove: str, field: str, message: str) -> None:
    problem = only(pack(manifest=f"[remove]\n{remove}\n"))
    assert (problem.file, problem.entry, problem.field) == ("pack.toml", "", field)
    assert problem.message.startswith(message)


def test_replacing_what_is_not_there(pack: MakePack) -> None:
    problem = only(pack(equipment='[[replace.equipment]]\nid = "epm"\nprice = 1\n'))
    assert (problem.file, problem.entry, problem.field) == ("equipment.toml", "equipment 'epm'", "id")
    assert problem.message == "there is no equipment 'epm' to replace; did you mean 'emp'?"


def test_adding_what_is_there(pack: MakePack) -> None:
    problem = only(pack(epics=EPIC.replace("gloom", "herald")))
    assert (problem.file, problem.entry, problem.field) == ("epics.toml", "epic 'herald'", "id")
    assert problem.message == "pack 'base' already has this epic; change it with [[replace.epic]]"


def test_the_same_entry_twice(pack: MakePack) -> None:
    problem = only(pack(epics=EPIC + EPIC))
    assert (problem.entry, problem.field) == ("epic 'gloom'", "id")
    assert problem.message == "pack 'mine' already has this epic; write it once"


def test_an_id_that_another_kind_has(pack: MakePack) -> None:
    problem = only(pack(epics=EPIC.replace("gloom", "rifle")))
    assert (problem.file, problem.entry, problem.field) == ("epics.toml", "epic 'rifle'", "id")
    assert problem.message == "'rifle' is the id of an equipment already; choose another"


@pytest.mark.parametrize("id", ["attack", "d7", "red", "Gloom", "gloom_1", "-gloom", "9lives", "end"])
def test_an_id_that_the_notation_cannot_use(pack: MakePack, id: str) -> None:
    problem = only(pack(epics=EPIC.replace('"gloom"', f'"{id}"')))
    assert (problem.file, problem.entry, problem.field) == ("epics.toml", f"epic '{id}'", "id")


@pytest.mark.rule("SET-02", "SET-04")
def test_too_few_epics(pack: MakePack) -> None:
    ids = [f'"{id}"' for id in list(load_content().epics)[6:]]
    problem = only(pack(manifest=f"[remove]\nepic = [{', '.join(ids)}]\n"))
    assert (problem.file, problem.field) == ("epics.toml", "epic")
    assert problem.message == "6 in all packs together; the game needs at least 7"


def test_a_second_table(pack: MakePack) -> None:
    text = '[[table]]\nid = "other"\nname = "Other"\n'
    fields = [f"{name} = {getattr(load_content().table, name)}" for name in TABLE_FIELDS]
    problem = only(pack(table=text + "\n".join(fields)))
    assert (problem.file, problem.field) == ("table.toml", "table")
    assert problem.message == "2 in all packs together; the game needs one, which [[replace.table]] changes"
