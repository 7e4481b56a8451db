"""Packs: what they add, replace, remove and require, and what the loader says of one that is wrong."""

from __future__ import annotations

from textwrap import dedent
from typing import TYPE_CHECKING

import pytest

from reckoners.content import ContentError, Origin, Problem, check_pack, load_content
from reckoners.content.model import Exchanger, Reward

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    MakePack = Callable[..., Path]

EPIC = """
    [[epic]]
    id = "gloom"
    name = "Gloom"
    research = 2
    health = 6
    weakened = 3
    track = ["fortify", "discover", "boss black", "population", "population"]
    reward = { boss_research = 2 }
"""


@pytest.fixture
def pack(tmp_path: Path) -> MakePack:
    """Writes a pack: `pack(epics="...")` is a folder with a manifest and an epics.toml."""

    def write(id: str = "mine", manifest: str = "", **files: str) -> Path:
        folder = tmp_path / id
        folder.mkdir()
        head = f'id = "{id}"\ntitle = "Mine"\nversion = "1.0"\n'
        (folder / "pack.toml").write_text(head + dedent(manifest), encoding="utf-8")
        for name, text in files.items():
            (folder / f"{name}.toml").write_text(dedent(text), encoding="utf-8")
        return folder

    return write


def only(path: Path) -> Problem:
    problems = check_pack(path)
    assert len(problems) == 1, problems
    return problems[0]


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
    assert problem.message == "no such pack; give a folder with a pack.toml, or one of: base"
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
    fields = [f"{name} = {getattr(load_content().table, name)}" for name in load_content().table.__struct_fields__[3:]]
    problem = only(pack(table=text + "\n".join(fields)))
    assert (problem.file, problem.field) == ("table.toml", "table")
    assert problem.message == "2 in all packs together; the game needs one, which [[replace.table]] changes"


# What the loader says of a value

WRONG_VALUES = [
    (
        "epics",
        "epic",
        "gloom",
        'track = ["fortify", "fortfy", "discover", "discover"]',
        "track[1]",
        "unknown action wo",
    ),
    (
        "epics",
        "epic",
        "gloom",
        'track = ["fortify", "fortify", "fortify"]',
        "track",
        "3 actions; an Epic has at least 4",
    ),
    ("epics", "epic", "gloom", "research = 6", "research", "6 is out of range; give 1 to 5"),
    ("epics", "epic", "gloom", "research = 0", "research", "0 is out of range; give 1 to 5"),
    ("epics", "epic", "gloom", "health = 11", "health", '11 is out of range; give 1 to 10 or "infinite"'),
    (
        "epics",
        "epic",
        "gloom",
        'health = "endless"',
        "health",
        "expected a whole number or \"infinite\", got 'endless'",
    ),
    ("epics", "epic", "gloom", "weakened = 7", "weakened", "7 is above the health of 6"),
    ("epics", "epic", "gloom", "reward = { money = 2 }", "reward.boss_research", "is 0; every Epic rewards at least 1"),
    ("epics", "epic", "gloom", "reward = { boss_research = 1, plan = -1 }", "reward.plan", "-1 is below 0"),
    (
        "epics",
        "epic",
        "gloom",
        "reward = { boss_research = 1, cash = 1 }",
        "reward.cash",
        "unknown field 'cash'; known",
    ),
    ("epics", "epic", "gloom", "helth = 3", "helth", "unknown field 'helth'; did you mean 'health'?"),
    (
        "epics",
        "epic",
        "gloom",
        'name = "Glum"\nprovenance = { default = "bok" }',
        "provenance.default",
        "unknown value 'bok'; did you",
    ),
    ("epics", "epic", "gloom", 'name = " "', "name", "is empty"),
    ("equipment", "equipment", "emp", "price = -1", "price", "-1 is below $0"),
    ("equipment", "equipment", "emp", "price = true", "price", "expected a whole number, got true"),
    (
        "equipment",
        "equipment",
        "emp",
        'does = { family = "mouver" }',
        "does.family",
        "unknown family 'mouver'; did you",
    ),
    ("equipment", "equipment", "emp", "does = { }", "does.family", "is missing; known: converter,"),
    ("equipment", "equipment", "emp", 'does = { family = "doubler" }', "does.symbol", "is missing"),
    (
        *("equipment", "equipment", "emp", 'does = { family = "doubler", symbol = "atack" }', "does.symbol"),
        "unknown value 'atack'; did you mean 'attack'?",
    ),
    (
        *("equipment", "equipment", "emp", 'does = { family = "converter", symbols = ["plan", "plan"] }'),
        *("does.symbols", "'plan' twice; a converter has two different symbols"),
    ),
    (
        *("equipment", "equipment", "emp", 'does = { family = "converter", symbols = ["plan"] }'),
        *("does.symbols", "expected 2 items, got 1"),
    ),
    (
        *("equipment", "equipment", "emp", 'does = { family = "extra-die", die = "pink" }'),
        *("does.die", "unknown special die 'pink'; known: blue, red,"),
    ),
    (
        *("equipment", "equipment", "emp", 'does = { family = "exchanger", cost = [], gives = ["plan"] }'),
        *("does.cost", "is empty"),
    ),
    ("equipment", "equipment", "emp", 'does = { family = "symbols", gives = [] }', "does.gives", "is empty"),
    (
        *("equipment", "equipment", "emp", 'does = { family = "odd", power = "snyper" }'),
        *("does.power", "unknown power 'snyper'; did you mean 'sniper'?"),
    ),
    ("reckoners", "reckoner", "tia", 'ability = "operation"', "ability", "unknown ability 'operation'; did you mean"),
    ("reckoners", "reckoner", "tia", "dice = { pink = 3 }", "dice.pink", "unknown die 'pink'; known: basic,"),
    ("reckoners", "reckoner", "tia", "dice = { purple = 0 }", "dice.purple", "0 dice; at least 1 is needed"),
    ("dice", "die", "red", "count = 0", "count", "0 dice; at least 1 is needed"),
    ("dice", "die", "red", 'faces = [["attack"]]', "faces", "1 faces; a die has 6"),
    ("dice", "die", "basic", "special = true", "special", "only 'basic' is no special die; write special = false"),
    ("bosses", "boss", "steelheart", "movement = [1, 2, 3, 4, 5, 0]", "movement[5]", "0 steps; he moves at least 1"),
    ("bosses", "boss", "steelheart", "research = { 7 = [1, 2, 3, 4] }", "research.7", "unknown Reckoner count '7'"),
    ("bosses", "boss", "steelheart", "research = { 2 = [0, 2, 3, 4] }", "research.2[0]", "0 is below 1"),
    (
        *("bosses", "boss", "steelheart", 'power = [{ side = "A", tracks.black = ["population", "discover"] }]'),
        *("power[0].tracks.black", "2 actions; a Boss's track has at least 3"),
    ),
    (
        *(
            "bosses",
            "boss",
            "steelheart",
            'power = [{ side = "A", tracks.black = ["boss red", "discover", "discover"] }]',
        ),
        *("power[0].tracks.black[0]", "'boss red' cannot stand on a Boss's black track; fitting: fortify,"),
    ),
    (
        *("bosses", "boss", "steelheart", 'adjustment = [{ reckoners = 2, side = "A", group_size = 0 }]'),
        *("adjustment[0].group_size", "0 is below 1"),
    ),
    (
        *("bosses", "boss", "steelheart", 'boards = [["A", "A"], ["A", "B"], ["B", "A"], ["B", "C"]]'),
        *("boards[3][1]", "there is no power board with side 'C'"),
    ),
    ("cities", "city", "newcago", 'boss = "steelhart"', "boss", "unknown Boss 'steelhart'; did you mean 'steelheart'?"),
    (
        "cities",
        "city",
        "newcago",
        'districts = [{ id = "d1", name = "X" }]',
        "districts[7].id",
        "'d1' is a word of the",
    ),
    ("table", "table", "set-up", "population = 0", "population", "0 is below 1; give 1 or more"),
    ("table", "table", "set-up", "money = -1", "money", "-1 is below 0"),
    ("table", "table", "set-up", "new_bracket = 4", "new_bracket", "4 is too far right; give at most 3"),
]


@pytest.mark.parametrize(("file", "kind", "id", "line", "field", "message"), WRONG_VALUES)
def test_a_wrong_value(pack: MakePack, file: str, kind: str, id: str, line: str, field: str, message: str) -> None:
    files = {file: f'[[replace.{kind}]]\nid = "{id}"\n{line}\n'}
    packs = [pack("night", epics=EPIC), pack(**files)]
    with pytest.raises(ContentError) as error:
        load_content(packs)
    (problem,) = error.value.problems
    assert (problem.file, problem.entry, problem.field) == (f"{file}.toml", f"{kind} '{id}'", field)
    assert problem.message.startswith(message)
    assert problem.pack == "mine"


def test_missing_fields(pack: MakePack) -> None:
    problems = check_pack(pack(epics='[[epic]]\nid = "gloom"\n'))
    assert [problem.field for problem in problems] == ["name", "research", "health", "weakened", "track", "reward"]
    assert {(problem.file, problem.entry, problem.message) for problem in problems} == {
        ("epics.toml", "epic 'gloom'", "is missing")
    }


def test_missing_boards_and_research(pack: MakePack) -> None:
    text = """
        [[boss]]
        id = "gloomheart"
        name = "Gloomheart"
        movement = [1, 2, 3, 1, 2, 3]
        research = { 2 = [1, 2, 3, 4], 3 = [1, 2, 3, 4], 4 = [1, 2, 3, 4], 6 = [1, 2, 3, 4] }
        boards = [["A", "A"], ["A", "A"], ["A", "A"], ["A", "A"]]
        tracks = [{ id = "black", colour = "black" }, { id = "gloom", colour = "blue" }]
        power = [{ side = "A", tracks.black = ["wall", "fortify", "fortify"] }]
        adjustment = [{ reckoners = 2, side = "A", tracks.gloom = ["wall", "wall"] }]
    """
    problems = check_pack(pack(bosses=text))
    assert all((problem.file, problem.entry) == ("bosses.toml", "boss 'gloomheart'") for problem in problems)
    fields = [problem.field for problem in problems]
    assert fields[:3] == ["research.5", "power[0].tracks.black[0]", "adjustment[0].tracks.gloom"]
    assert fields[3:] == [f"boards[{place}][0]" for place in range(4) for _ in (3, 4, 5, 6)]


def test_too_few_districts(pack: MakePack) -> None:
    text = """
        [[city]]
        id = "gloomville"
        name = "Gloomville"
        boss = "steelheart"
        [[city.districts]]
        id = "the-loop"
        name = "The Loop again"
    """
    problems = check_pack(pack(cities=text))
    assert [(problem.entry, problem.field) for problem in problems] == [
        ("city 'gloomville'", "districts"),
        ("city 'gloomville'", "districts[0].id"),
    ]
    assert problems[1].message == "'the-loop' is the id of a district already; choose another"


def test_a_note_on_a_value_that_is_not_there(pack: MakePack) -> None:
    note = 'provenance = { default = "ours", "track.5" = "book", trak = "book" }\n'
    problems = check_pack(pack(epics=dedent(EPIC) + note))
    assert [problem.field for problem in problems] == ["provenance", "provenance"]
    assert problems[0].message.startswith("'track.5' names no value here")
    assert problems[1].message.startswith("'trak' names no value here")


def test_a_note_on_a_value_that_a_patch_leaves_alone(pack: MakePack) -> None:
    text = '[[replace.equipment]]\nid = "emp"\nprice = 4\nprovenance = { name = "book" }\n'
    problem = only(pack(equipment=text))
    assert (problem.entry, problem.field) == ("equipment 'emp'", "provenance")
    assert problem.message == "'name' is not changed here; known: price"


def test_a_patch_that_changes_nothing(pack: MakePack) -> None:
    problem = only(pack(equipment='[[replace.equipment]]\nid = "emp"\nprovenance = { default = "book" }\n'))
    assert str(problem) == "equipment.toml: equipment 'emp': changes nothing; give the fields that differ"


def test_all_problems_are_told_at_once(pack: MakePack) -> None:
    wrong = """
        [[epic]]
        id = "gloom"
        name = "Gloom"
        research = "many"
        health = 12
        weakened = 3
        track = ["fortify", "dance", "gift population", "discover 2"]
        reward = { boss_research = 2 }
        [[epic]]
        id = "all"
    """
    folder = pack(epics=wrong, equipment='[[replace.equipment]]\nid = "emp"\nprice = -3\n')
    with pytest.raises(ContentError) as error:
        load_content([folder])
    fields = [(problem.entry, problem.field) for problem in error.value.problems]
    for field in ("research", "health", "track[1]", "track[2]", "track[3]"):
        assert fields.count(("epic 'gloom'", field)) == 1
    assert ("epic 'all'", "id") in fields
    assert ("equipment 'emp'", "price") in fields
    lines = str(error.value).splitlines()
    assert lines[0] == "pack 'mine':"
    assert "  epics.toml: epic 'gloom', field track[2]: 'population' cannot be gifted; only: fortify, " in str(
        error.value
    )
    assert len(lines) == 1 + len(fields)


def test_a_problem_reads_as_one_line() -> None:
    problem = Problem("epics.toml", "epic 'gloom'", "track[2]", "is wrong")
    assert str(problem) == "epics.toml: epic 'gloom', field track[2]: is wrong"
    assert str(Problem("epics.toml", "", "", "is no TOML")) == "epics.toml: is no TOML"
    assert str(Problem("pack.toml", "", "id", "is missing")) == "pack.toml: field id: is missing"
