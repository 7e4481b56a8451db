"""LIM: Limelight's pages, his prologue, his activation, where he goes, and brackets that cannot move."""

from __future__ import annotations

import pytest

from reckoners import Game, Setup
from reckoners.content import load_content
from reckoners.content.model import DIFFICULTIES, page_tables
from reckoners.engine.forecast import begun, foresee, suppose
from tests.positions import example, rule, table
from tests.rules.limelight import his_phase, limelight, team
from tests.rules.seen import offers, refuses, shows, told

SIX = ("abraham", "cody", "david", "megan", "prof", "tia")
COLOURS = ("yellow", "black", "red", "blue")


def in_order(game: Game) -> list[tuple[object, ...]]:
    """His dice, cells, actions and the way he goes, in the order in which they happen."""
    kinds = ("boss-activates", "tokens-back", "power-die", "cell", "cell-acts", "boss-goes")
    return [(event.kind, *event.args.values()) for event in game.last_events if event.kind in kinds]


# -- set-up and prologue


@rule("LIM-01", "VAR-01", "BOSS-03")
@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_page_for_reckoners_and_difficulty(count: int, difficulty: str) -> None:
    boss = load_content(modules=(4,)).bosses["limelight"]
    game = Game(Setup(reckoners=SIX[:count], boss="limelight", city="ildithia", difficulty=difficulty, seed="1"))
    seen, level = game.view().boss, DIFFICULTIES.index(difficulty)
    page = page_tables(boss, count, difficulty)
    assert list(page) == [track.id for track in seen.tracks] == list(COLOURS)
    assert seen.tables == tuple(page.values())
    assert boss.health is not None
    assert seen.research == boss.research[str(count)][level]
    assert seen.weakened_health == boss.health[str(count)][level]
    assert (seen.health, seen.rolled) == (None, ())


@rule("LIM-16", "LIM-03")
def test_his_brackets_start_in_the_second_column_and_reach_the_last_one() -> None:
    game = Game(Setup(reckoners=SIX[:3], boss="limelight", seed="1"))
    assert game.view().boss.columns == (2, 2, 2, 2)
    assert game.state.tables.bracket_end == [5, 5, 5, 5]


@rule("LIM-02", "PRO-02", "PRO-03")
@pytest.mark.parametrize(("steps", "there"), [(1, "chinatown"), (3, "station-seven")])
def test_prologue_one_red_cell_then_the_movement_die(steps: int, there: str) -> None:
    """However high his red bracket: column 1. No die of his is rolled, and he does not look where Reckoners are."""
    every = {f"{row}{column}": "population" for row in "ABCD" for column in range(1, 6)}
    game = table(
        f"""
        [setup]
        boss = "limelight"
        reckoners = ["tia", "prof", "cody"]
        {limelight(every, every, {**every, "B1": "gift enforcement 2 | red-shield"}, every)}
        [position]
        step = "prologue"
        boss.red = 4
        [[position.district]]
        id = "the-loop"
        [[position.district]]
        id = "chinatown"
        [[position.district]]
        id = "understreets"
        [[position.district]]
        id = "station-seven"
        [script]
        boss_start = "the-loop"
        movement = [{steps}]
        """
    )
    happened = game.last_events
    assert told(happened, "cell", "track", "row", "column") == [("red", "B", 1)]
    assert told(happened, "cell-acts", "action") == [("gift enforcement 2",), ("red-shield",)]
    assert told(happened, "boss-moves", "from", "district") == [("the-loop", there)]
    assert not told(happened, "power-die") + told(happened, "boss-goes")
    shows(
        game,
        {
            "boss.district": there,
            "boss.rolled": [],
            "boss.red": 4,
            "population": 40,
            "district.the-loop.red_shields": 1,
            "district.chinatown.enforcement": 2,
            "district.station-seven.enforcement": 2,
        },
    )


# -- his activation


@rule("LIM-03", "LIM-14", "LIM-18")
def test_tokens_all_dice_tables_from_top_to_bottom_then_he_goes() -> None:
    cells = limelight(
        {"B4": "population 3"}, {"D3": "discover"}, {"A2": "enforcement | red-shield"}, {"C5": "barricade"}
    )
    boss = {"yellow": 4, "black": 3, "red": 2, "blue": 5}
    reckoners = team("the-loop", "understreets", "understreets", tia={"suffers": ["reroll"]})
    game = his_phase(cells, reckoners, rows="BDAC", boss=boss)
    game.play("end purchase")
    assert in_order(game) == [
        ("boss-activates",),
        ("tokens-back", 1),
        ("power-die", "yellow", "B"),
        ("power-die", "black", "D"),
        ("power-die", "red", "A"),
        ("power-die", "blue", "C"),
        ("cell", "yellow", "B", 4),
        ("cell-acts", "yellow", "B", 4, 0, "population 3"),
        ("cell", "black", "D", 3),
        ("cell-acts", "black", "D", 3, 0, "discover"),
        ("cell", "red", "A", 2),
        ("cell-acts", "red", "A", 2, 0, "enforcement"),
        ("cell-acts", "red", "A", 2, 1, "red-shield"),
        ("cell", "blue", "C", 5),
        ("cell-acts", "blue", "C", 5, 0, "barricade"),
        ("boss-goes", "chinatown", "station-seven"),
    ]
    shows(
        game,
        {
            "population": 37,
            "base": 1,
            "district.chinatown.enforcement": 1,
            "district.chinatown.red_shields": 1,
            "district.chinatown.barricades": 1,
            "boss.rolled": ["B", "D", "A", "C"],
            "boss.yellow": 4,
            "boss.black": 3,
            "boss.red": 2,
            "boss.blue": 5,
            "tia.suffers": [],
        },
    )


@rule("LIM-03")
def test_each_table_has_a_die_of_its_own() -> None:
    """Every row of every die comes, and the rows of two tables are not the same."""
    rolled = set()
    for seed in range(40):
        game = his_phase(rows="", setup=f'seed = "{seed}"')
        game.play("end purchase")
        rolled.add(game.view().boss.rolled)
    assert all({rows[place] for rows in rolled} == set("ABCD") for place in range(4))
    assert len(rolled) > 20


@rule("LIM-03", "LIM-14")
def test_a_cell_goes_on_after_a_choice_of_the_team() -> None:
    """The base is found in the middle of a cell; the rows that were rolled stay."""
    cells = limelight(black={"A2": "discover | population 2"}, red={"B2": "enforcement 3"})
    game = his_phase(cells, rows="AABA", more='base = "bottom"')
    game.play("end purchase")
    shows(game, {"population": 40, "boss.rolled": ["A", "A", "B", "A"], "district.chinatown.enforcement": 0})
    assert not told(game.last_events, "cell-acts", "action")[2:]
    game.play("lose tia d1")
    after = {"population": 38, "district.chinatown.enforcement": 3, "boss.district": "understreets"}
    shows(game, after)
    game.undo()
    shows(game, {"population": 40, "boss.rolled": ["A", "A", "B", "A"]})
    game.play("lose tia d1")
    shows(game, after)


@rule("LIM-18")
def test_his_own_activation_moves_no_bracket_of_his() -> None:
    game = his_phase(limelight({"A2": "population"}, {"A2": "power-up"}, {"A2": "brackets"}, {"A2": "transform"}))
    game.play("end purchase")
    assert game.view().boss.columns == (2, 2, 2, 2)


# -- where he goes


@rule("LIM-04")
@pytest.mark.parametrize(
    ("places", "there"),
    [
        (("chinatown", "understreets", "the-loop"), "station-seven"),
        (("chinatown", "chinatown", "chinatown"), "understreets"),
        (("understreets", "station-seven", "station-seven"), "the-loop"),
        (("understreets", "station-seven", "the-loop"), "chinatown"),
    ],
)
def test_the_next_district_clockwise_without_a_reckoner(places: tuple[str, str, str], there: str) -> None:
    game = his_phase(reckoners=team(*places))
    shows(game, {"boss.goes_to": there})
    assert game.forecast().boss_goes == there
    happened = game.play("end purchase")
    assert told(happened, "boss-goes", "district") == [(there,)]
    shows(game, {"boss.district": there})


# -- brackets


@rule("LIM-03", "BOSS-02", "SYM-03")
def test_contain_lowers_a_bracket_to_the_first_column_and_no_further() -> None:
    dice = {"district": "chinatown", "dice": ["blue contain2", "basic contain"]}
    game = his_phase(reckoners={"david": dice, "tia": {}}, boss={"red": 3}, step="use", rows="")
    game.play("david use d1 contain limelight red")
    game.play("david use d1 contain limelight red")
    shows(game, {"boss.red": 1, "boss.yellow": 2})
    refuses(game, "david use d2 contain limelight red", "boss-contained", "SYM-03")
    assert offers(game, "david use d2 contain limelight yellow")


@rule("LIM-16", "EPI-07", "LIM-18")
def test_epics_raise_his_brackets_by_colour_up_to_the_last_column() -> None:
    game = his_phase(epics={"chinatown": ["boss red"] * 5}, districts={"chinatown": {"bracket": 2}})
    happened = game.play("end purchase")
    assert told(happened, "boss-bracket", "track", "was", "now") == [("red", 2, 3), ("red", 3, 4)]
    assert told(happened, "cell", "track", "column")[2] == ("red", 4)


@rule("LIM-15", "EPI-08")
def test_a_lost_step_is_a_cell_of_the_last_column_in_a_row_of_its_own_roll() -> None:
    cells = limelight(red={"C5": "population 2 | barricade", "B5": "population 9"})
    power = ["red C", "yellow A", "black A", "red A", "blue A"]
    game = his_phase(cells, power=power, boss={"red": 5}, epics={"chinatown": ["boss red"] * 5})
    happened = game.play("end purchase")
    assert told(happened, "lost-step", "track", "column") == [("red", 5)]
    assert told(happened, "power-die", "track", "row")[:2] == [("red", "C"), ("yellow", "A")]
    assert told(happened, "cell", "track", "row", "column")[0] == ("red", "C", 5)
    assert not told(happened, "boss-bracket")
    shows(game, {"population": 38, "boss.red": 5, "district.chinatown.barricades": 1, "boss.rolled": ["A"] * 4})


@rule("LIM-15")
def test_a_lost_step_is_performed_where_he_is() -> None:
    cells = limelight(blue={"D5": "blue-shield"})
    track = {"chinatown": ["boss blue"] * 5}
    game = his_phase(cells, power=["blue D"], boss={"blue": 5}, epics=track, at="understreets")
    game.play("end purchase")
    shows(game, {"district.understreets.blue_shields": 1, "district.chinatown.blue_shields": 0})


@rule("LIM-15", "LIM-13", "ATK-01")
def test_tokens_of_a_lost_step_are_not_taken_back_in_the_same_phase() -> None:
    cells = limelight(blue={"D5": "suffer-all move"})
    track = {"chinatown": ["boss blue"] * 5}
    power = ["blue D", "yellow A", "black A", "red A", "blue A"]
    reckoners = team("the-loop", "the-loop", "the-loop", prof={"suffers": ["reroll"]})
    game = his_phase(cells, reckoners, power=power, boss={"blue": 5}, epics=track)
    happened = game.play("end purchase")
    assert told(happened, "tokens-back", "n") == [(1,)]
    shows(game, {f"{who}.suffers": ["move"] for who in ("tia", "prof", "cody")})


@rule("VAR-05")
@pytest.mark.parametrize(("option", "people"), [("intense", 1), ("most-intense", 2)])
def test_an_intense_game_adds_to_his_yellow_cell_and_to_no_lost_step(option: str, people: int) -> None:
    cells = limelight({"A5": "population 3"}, {"A2": "discover"})
    power = ["yellow A", "yellow A", "black A", "red A", "blue A"]
    epics = {"chinatown": ["boss yellow"] * 5}
    game = his_phase(cells, power=power, boss={"yellow": 5}, epics=epics, setup=f'options = ["{option}"]')
    happened = game.play("end purchase")
    assert told(happened, "population", "n") == [(3,), (3,), (people,)]
    kinds = [event.kind for event in happened]
    last = max(place for place, event in enumerate(happened) if event.args.get("action") == "population 3")
    assert last < kinds.index("intense") < kinds.index("base")


# -- forecasts


@rule("LIM-03")
def test_a_forecast_does_not_know_his_dice() -> None:
    game = his_phase(limelight({"A2": "population 5"}), rows="")
    forecast = game.forecast()
    assert told(forecast.events, "unknown-row", "track") == [(colour,) for colour in COLOURS]
    assert forecast.population == 0
    assert game.state.power_rolls == ()


@rule("LIM-03", "LIM-15")
def test_a_forecast_may_suppose_a_row_of_each_table() -> None:
    cells = limelight({"A2": "population 5", "B2": "population"}, red={"C4": "population 3", "C5": "population"})
    game = his_phase(cells, rows="", boss={"red": 5}, epics={"chinatown": ["boss red"] * 5})
    assert foresee(game.state).population == 40
    for rows, left in (((0, -1, 2, -1), 33), ((1, 0, 0, 0), 39), ((-1, -1, 2, -1), 38)):
        assert suppose(begun(game.state), rows=rows).population == left, rows


# -- Bosses and cities mixed


@rule("VAR-03", "LIM-01")
@example("EX-22")
def test_in_babilar_research_lies_in_the_districts_and_his_tables_stay() -> None:
    """EX-22, its second half: Sparks! with two Reckoners."""
    game = Game(Setup(reckoners=("tia", "prof"), boss="limelight", city="babilar", difficulty="sparks", seed="1"))
    seen = game.view()
    assert [district.marker for district in seen.districts] == [10, 10, 10]
    assert (seen.boss.research, seen.boss.weakened_health) == (30, 25)
    page = page_tables(game.content.bosses["limelight"], 2, "sparks")
    assert seen.boss.tables == tuple(page.values())


@rule("VAR-01", "BOSS-03")
def test_in_newcago_his_research_and_health_are_steelhearts() -> None:
    game = Game(Setup(reckoners=SIX[:4], boss="limelight", difficulty="sparks", seed="1"))
    assert (game.view().boss.research, game.view().boss.weakened_health) == (38, 38)


@rule("MOD4-01", "MOD4-06")
def test_rewards_come_at_once_with_him() -> None:
    assert his_phase().state.tables.at_once
