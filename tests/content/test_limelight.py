"""Limelight's booklet: what the book says of it, that it is a fair design, and what a wrong page is told."""

from __future__ import annotations

from itertools import pairwise

import pytest

from reckoners.content import Content, check_pack, load_content, parse_word
from reckoners.content.model import (
    ATTACK_EFFECTS,
    DIFFICULTIES,
    TABLE_ROWS,
    Boss,
    PowerTable,
    actions_in,
    page_tables,
)
from reckoners.content.vocabulary import BY_WHAT, WORDS
from tests.content.packs import MakePack, only

COLOURS = ("yellow", "black", "red", "blue")
EXAMPLE = {  # EX-19
    "yellow": ("B", 4, "population-by equipment"),
    "black": ("D", 3, "fortify-near 3"),
    "red": ("A", 2, "gift enforcement 3 | brackets"),
    "blue": ("C", 2, "gift barricade 2 | gift copy-token"),
}


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content(modules=(4,))


@pytest.fixture(scope="module")
def boss(content: Content) -> Boss:
    return content.bosses["limelight"]


def cell(rows: PowerTable, row: str, column: int) -> str:
    return rows["ABCD".index(row)][column - 1]


# -- the book


@pytest.mark.rule("LIM-01")
def test_a_page_for_each_number_of_reckoners_and_difficulty(boss: Boss) -> None:
    wanted = [(count, level) for count in range(2, 7) for level in DIFFICULTIES]
    assert [(page.reckoners, page.difficulty) for page in boss.pages] == wanted
    assert [track.id for track in boss.tracks] == list(COLOURS)
    for page in boss.pages:
        tables = page_tables(boss, page.reckoners, page.difficulty)
        assert list(tables) == list(COLOURS)
        assert all(len(rows) == 4 and {len(row) for row in rows} == {5} for rows in tables.values())
    assert (boss.boards, boss.power, boss.adjustment) == ((), (), ())


@pytest.mark.rule("LIM-01", "SET-09")
def test_research_is_every_bosses_and_health_his_own(content: Content, boss: Boss) -> None:
    assert boss.research == content.bosses["steelheart"].research
    assert boss.research["4"][3] == 38
    assert content.origin("boss", "limelight", "research.4.3").provenance == "book"
    assert boss.health is not None
    assert content.origin("boss", "limelight", "health").provenance == "ours"
    assert content.cities["ildithia"].boss == "limelight"


@pytest.mark.rule("LIM-08", "LIM-17")
def test_the_cells_of_the_example_stand_together_on_a_page_for_four(boss: Boss) -> None:
    """It happens in one night at a table of four; of which difficulty is not said."""
    pages = [page_tables(boss, 4, difficulty) for difficulty in DIFFICULTIES]
    cells = [{colour: cell(tables[colour], row, at) for colour, (row, at, _) in EXAMPLE.items()} for tables in pages]
    assert {colour: text for colour, (_, _, text) in EXAMPLE.items()} in cells


@pytest.mark.parametrize("colour", COLOURS)
def test_the_cells_of_the_example_are_the_books(content: Content, boss: Boss, colour: str) -> None:
    row, column, text = EXAMPLE[colour]
    place = f"{'ABCD'.index(row)}.{column - 1}"
    noted = [name for name in boss.power_tables if f"power_tables.{name}.{place}" in boss.provenance]
    assert noted
    assert all(cell(boss.power_tables[name], row, column) == text for name in noted)
    assert {content.origin("boss", "limelight", f"power_tables.{name}.{place}").provenance for name in noted} == {
        "book"
    }
    assert content.origin("boss", "limelight", f"power_tables.{noted[0]}.0.0").provenance == "ours"


@pytest.mark.rule("LIM-02")
def test_the_prologue_needs_no_reckoners_and_steelhearts_die(content: Content, boss: Boss) -> None:
    assert boss.movement == content.bosses["steelheart"].movement
    first = {cell(rows, "B", 1) for name, rows in boss.power_tables.items() if name.startswith("red")}
    words = {parse_word(text).name for text in first for text in actions_in(text)}
    assert words <= {"enforcement", "enforcement-all", "red-shield"}


@pytest.mark.rule("LIM-16")
def test_brackets_have_room_on_both_sides_of_the_second_column(content: Content) -> None:
    assert content.table.boss_bracket == 2


@pytest.mark.rule("LIM-03")
def test_four_dice_with_all_rows_and_odds_of_their_own(boss: Boss) -> None:
    assert len(boss.power_dice) == 4
    assert all(len(die) == 6 and set(die) == set(TABLE_ROWS) for die in boss.power_dice)
    assert len({tuple(map(die.count, TABLE_ROWS)) for die in boss.power_dice}) > 1


# -- the design

WORTH = {
    "population": 1.0,
    "population-by": 5.5,
    "fortify-own": 0.5,
    "fortify-near": 1.5,
    "fortify-all": 2.5,
    "fortify-boss": 0.9,
    "discover": 0.8,
    "enforcement": 0.7,
    "enforcement-all": 3.5,
    "enforcement-per-reckoner": 2.8,
    "enforcement-per-equipment": 4.5,
    "red-shield": 0.6,
    "red-shield-all": 3.0,
    "blue-shield": 0.6,
    "blue-shield-all": 3.0,
    "barricade": 0.6,
    "barricade-all": 3.0,
    "copy-token": 0.8,
    "copy-token-all": 4.0,
    "transform": 0.7,
    "brackets": 2.0,
}
SUFFERED = {"reroll": 1.5, "doubles": 2.0, "move": 2.0, "equipment": 2.8, "die": 3.0, "ability": 3.2}  # by all


def worth(text: str) -> float:
    """A rough measure of a cell for four Reckoners, in people."""
    words = [parse_word(one) for one in actions_in(text)]
    return sum(
        SUFFERED[word.kind] if word.name == "suffer-all" else WORTH[word.name] * word.number * (2 if word.gift else 1)
        for word in words
    )


def force(boss: Boss, name: str, column: int) -> float:
    """What a column of a table costs on average: its die chooses the row."""
    die = boss.power_dice[COLOURS.index(name.partition("-")[0])]
    return sum(worth(cell(boss.power_tables[name], row, column)) for row in die) / len(die)


def test_a_bracket_that_moves_on_makes_it_worse(boss: Boss) -> None:
    """As far as the third column. What lies behind it is for a night in which much goes wrong, and may not end the game
    by itself: it is worse than the column in which he begins, and need not be worse than all before it."""
    for name in boss.power_tables:
        columns = [force(boss, name, column) for column in range(1, 6)]
        assert all(one < other for one, other in pairwise(columns[:3])), (name, columns)
        assert min(columns[3:]) > columns[1], (name, columns)


def test_tables_of_a_colour_rise_in_force(boss: Boss) -> None:
    for colour in COLOURS:
        names = [name for name in boss.power_tables if name.startswith(colour)]
        assert names == [f"{colour}-{number}" for number in range(1, len(names) + 1)]
        means = [sum(force(boss, name, column) for column in (1, 2, 3)) for name in names]
        assert all(one < other for one, other in pairwise(means)), (colour, means)


def test_no_page_is_milder_than_one_of_a_lower_difficulty_and_none_are_alike(boss: Boss) -> None:
    picks = [tuple(page.tables[colour] for colour in COLOURS) for page in boss.pages]
    for count in range(4):
        for one, other in pairwise(picks[4 * count : 4 * count + 4]):
            assert all(here <= there for here, there in zip(one, other, strict=True))
            assert one != other
    by_count = {(page.reckoners, pick) for page, pick in zip(boss.pages, picks, strict=True)}
    assert len(by_count) == 20
    assert {name for pick in picks for name in pick} == set(boss.power_tables)


def test_every_word_of_a_cell_stands_somewhere(boss: Boss) -> None:
    cells = [text for rows in boss.power_tables.values() for row in rows for text in row]
    words = [parse_word(text) for text in cells for text in actions_in(text)]
    own = {word.name for word in WORDS.values() if word.places == ("cell",)}
    assert own <= {word.name for word in words}
    assert {word.kind for word in words if word.name == "population-by"} == set(BY_WHAT)
    assert {word.kind for word in words if word.name == "suffer-all"} == set(ATTACK_EFFECTS)
    yellow = [text for name, rows in boss.power_tables.items() if name[0] == "y" for row in rows for text in row]
    assert all(text.startswith("population") for text in yellow)


# -- what a wrong booklet is told

FOUR = ", ".join(f'{colour} = "{colour}-1"' for colour in COLOURS)
DIE = '["A", "B", "C", "D", "A", "B"]'
ROW = '["population", "population", "population", "population", "population"]'


def table(name: str, *rows: str) -> str:
    return f'[[replace.boss]]\nid = "limelight"\npower_tables.{name} = [{", ".join(rows)}]\n'


def page(fields: str) -> str:
    return f'[[replace.boss]]\nid = "limelight"\npages = [{{ {fields} }}]\n'


def row(text: str, column: int = 0) -> str:
    cells = ["population"] * 5
    cells[column] = text
    return "[" + ", ".join(f'"{one}"' for one in cells) + "]"


WRONG = [
    (table("yellow-1", ROW, ROW, ROW), "power_tables.yellow-1", "3 rows; give 4: A, B, C, D"),
    (
        table("yellow-1", ROW, ROW, ROW, '["population"]'),
        "power_tables.yellow-1[3]",
        "1 columns; row A has 5: give as many",
    ),
    (
        table("yellow-1", *['["population", "population"]'] * 4),
        "power_tables.yellow-1[0]",
        "2 columns; give at least 4",
    ),
    (
        table("yellow-1", ROW, ROW, row("popullation", 2), ROW),
        "power_tables.yellow-1[2][2]",
        "unknown action word 'popullation'; did you mean 'population'?",
    ),
    (
        table("yellow-1", ROW, row("population | population-by money", 1), ROW, ROW),
        "power_tables.yellow-1[1][1]",
        "'money' is nothing that 'population-by' knows; write 'population-by shields|enforcement|defeated|equipment'",
    ),
    (
        table("yellow-1", ROW, row("suffer-all", 1), ROW, ROW),
        "power_tables.yellow-1[1][1]",
        "'suffer-all' lacks its argument; write 'suffer-all reroll|die|equipment|ability|move|doubles'",
    ),
    (
        table("yellow-1", ROW, row("deploy 2", 3), ROW, ROW),
        "power_tables.yellow-1[1][3]",
        "'deploy 2' cannot stand on a cell of a Boss's power table; fitting: ",
    ),
    (
        table("yellow-1", ROW, ROW, ROW, row("population | brackets", 4)),
        "power_tables.yellow-1[3][4]",
        "'brackets' in the last column could chain without end; move it to the left",
    ),
    (
        page('reckoners = 2, difficulty = "beginner", tables.yellow = "yellow-9"'),
        "pages[0].tables.yellow",
        "unknown power table 'yellow-9'; did you mean 'yellow-",
    ),
    (
        page('reckoners = 2, difficulty = "beginner", tables.green = "yellow-1"'),
        "pages[0].tables.green",
        "unknown track 'green'; ",
    ),
    (
        page(f'reckoners = 7, difficulty = "beginner", tables = {{ {FOUR} }}'),
        "pages[20].reckoners",
        "7 Reckoners; known: 2, 3, 4, 5, 6",
    ),
    (
        f'[[replace.boss]]\nid = "limelight"\npower_dice = [{DIE}]\n',
        "power_dice",
        "1 dice; give 4, one for each track",
    ),
    (
        f'[[replace.boss]]\nid = "limelight"\npower_dice = [["A"], {DIE}, {DIE}, {DIE}]\n',
        "power_dice[0]",
        "1 faces; a die has 6",
    ),
    (
        '[[replace.boss]]\nid = "limelight"\nboards = [["A", "A"], ["A", "A"], ["A", "A"], ["A", "A"]]\n',
        "boards",
        "beside pages; a Boss has boards or a booklet, not both",
    ),
]


@pytest.mark.rule("LIM-01", "LIM-15")
@pytest.mark.parametrize(("text", "field", "message"), WRONG, ids=[case[1] for case in WRONG])
def test_a_wrong_booklet(pack: MakePack, text: str, field: str, message: str) -> None:
    problem = only(pack(bosses=text))
    assert (problem.file, problem.entry, problem.field) == ("bosses.toml", "boss 'limelight'", field)
    assert problem.message.startswith(message), problem.message


@pytest.mark.rule("LIM-02")
def test_a_red_table_whose_prologue_cell_needs_reckoners(pack: MakePack, boss: Boss) -> None:
    text = table("red-1", ROW, row("enforcement-per-reckoner"), ROW, ROW)
    problems = check_pack(pack(bosses=text))
    with_it = [number for number, page in enumerate(boss.pages) if page.tables["red"] == "red-1"]
    assert with_it
    assert [problem.field for problem in problems] == [f"pages[{number}].tables.red" for number in with_it]
    assert problems[0].message == (
        "'enforcement-per-reckoner' in B-1 of 'red-1' needs Reckoners on the board; the prologue has none yet"
    )


def test_missing_pages_are_named(pack: MakePack) -> None:
    """A Boss of one's own who plays like him, with a single page."""
    text = f"""
    [[boss]]
    id = "mine"
    name = "Mine"
    plays = "limelight"
    tracks = [{{ id = "yellow", colour = "yellow" }}, {{ id = "red", colour = "red" }}]
    movement = [1, 2, 3, 4, 5, 6]
    power_dice = [["A", "B", "C", "D", "A", "B"], ["A", "B", "C", "D", "A", "B"]]
    pages = [{{ reckoners = 2, difficulty = "hard", tables = {{ yellow = "one" }} }}]
    power_tables.one = [{ROW}, {ROW}, {ROW}, {ROW}]
    research = {{ 2 = [1, 1, 1, 1], 3 = [1, 1, 1, 1], 4 = [1, 1, 1, 1], 5 = [1, 1, 1, 1], 6 = [1, 1, 1, 1] }}
    """
    problems = check_pack(pack(bosses=text))
    assert problems[0].field == "pages[0].tables.red"
    assert problems[0].message == "is missing; name one of: one"
    assert {problem.message for problem in problems[1:]} == {
        f"no page for {count} Reckoners on {level}; add it"
        for count in range(2, 7)
        for level in DIFFICULTIES
        if (count, level) != (2, "hard")
    }
