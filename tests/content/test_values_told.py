"""What the loader says of a value in a pack that is wrong."""

from __future__ import annotations

from textwrap import dedent

import pytest

from reckoners.content import ContentError, Problem, check_pack, load_content
from tests.content.packs import EPIC, MakePack, only

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
    ("bosses", "boss", "steelheart", "health = 30", "health", "expected a table, got 30"),
    ("bosses", "boss", "steelheart", "health = { 2 = [1, 2, 3] }", "health.2", "expected 4 items, got 3"),
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
