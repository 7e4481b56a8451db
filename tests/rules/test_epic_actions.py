"""EPI: what each action of an Epic does."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, epic, offers, refuses, shows, steelheart, told

IDLE = ["boss blue"] * 4  # an action that shows nothing, with a quiet Steelheart
TRIO = "reckoners = { tia = {}, prof = {}, cody = {} }"


def acting(
    *words: str,
    values: str = "",
    loop: str = "",
    understreets: str = "",
    station: str = "",
    boss: str = QUIET,
    more: str = "",
    team: str = TRIO,
    tracks: str = "",
) -> Game:
    """Herald in Chinatown performs these words, and he alone; Understreets is next clockwise, The Loop is before.

    Steelheart is in Station Seven, which is no neighbour.
    """
    return table(
        boss
        + epic("herald", [*words, *IDLE])
        + tracks
        + f"""
        [position]
        step = "activate"
        boss.district = "station-seven"
        district = [
          {{ id = "the-loop", {loop or "enforcement = 0"} }},
          {{ id = "chinatown", epic = "herald", bracket = {len(words)}, {values or "enforcement = 0"} }},
          {{ id = "understreets", {understreets or "enforcement = 0"} }},
          {{ id = "station-seven", {station or "enforcement = 0"} }},
        ]
        {more}
        {team}
        """
    )


# -- Fortify


@rule("EPI-01")
@pytest.mark.parametrize(
    ("research", "health", "now"),
    [
        (2, 3, (3, 4)),
        (5, 3, (5, 4)),  # research stops at 5
        (2, 10, (3, 10)),  # health stops at 10
        (4, 9, (5, 10)),
        (0, 3, (0, 4)),  # a weakened Epic stays weakened
        (3, '"infinite"', (4, "infinite")),
    ],
)
def test_fortify_raises_research_and_health_within_their_limits(
    research: int, health: int | str, now: tuple[int, int | str]
) -> None:
    game = acting("fortify", values=f"research = {research}, health = {health}")
    shows(game, {"epic.herald.research": now[0], "epic.herald.health": now[1], "population": 40})


@rule("EPI-01")
@pytest.mark.parametrize(("research", "health"), [(5, 10), (0, 10), (5, '"infinite"')])
def test_fortify_that_raises_neither_costs_one_population(research: int, health: int | str) -> None:
    game = acting("fortify", values=f"research = {research}, health = {health}")
    shows(game, {"epic.herald.research": research, "population": 39})
    assert told(game.last_events, "population", "n", "why") == [(1, "fortify")]


@rule("EPI-01")
def test_fortify_lifts_health_above_the_weakened_value() -> None:
    card = table("[position]\n" + TRIO).content.epics["herald"]
    game = acting("fortify", values=f"research = 0, health = {card.weakened}")
    shows(game, {"epic.herald.health": card.weakened + 1, "epic.herald.research": 0})


# -- Enforcement, population, Barricades


@rule("EPI-02")
@pytest.mark.parametrize(("word", "pieces"), [("enforcement", 1), ("enforcement 3", 3)])
def test_increase_enforcement_adds_pieces_in_the_district(word: str, pieces: int) -> None:
    game = acting(word, values="enforcement = 2")
    shows(game, {"district.chinatown.enforcement": 2 + pieces, "enforcement_left": 23 - pieces, "population": 40})
    shows(game, {"district.understreets.enforcement": 0, "district.the-loop.enforcement": 0})


@rule("EPI-03")
@pytest.mark.parametrize(("word", "people"), [("population", 1), ("population 3", 3)])
def test_attack_population_costs_one_for_each_person_shown(word: str, people: int) -> None:
    game = acting(word)
    shows(game, {"population": 40 - people})
    assert told(game.last_events, "population", "n", "why") == [(people, "attack")]


@rule("EPI-03")
def test_population_has_no_upper_end() -> None:
    game = acting("population", more="population = 55")
    shows(game, {"population": 54})


@rule("EPI-06")
@pytest.mark.parametrize(("word", "pieces"), [("barricade", 1), ("barricade 2", 2)])
def test_add_barricade_adds_pieces_in_the_district(word: str, pieces: int) -> None:
    game = acting(word, values="barricades = 1")
    shows(game, {"district.chinatown.barricades": 1 + pieces, "barricades_left": 7 - pieces, "population": 40})
    shows(game, {"district.understreets.barricades": 0, "epic.herald.bracket": 2})


# -- gifts


@rule("EPI-04")
@pytest.mark.parametrize("piece", ["enforcement", "barricade"])
@pytest.mark.parametrize("number", [1, 2])
def test_a_gift_of_pieces_is_for_both_neighbours_with_or_without_an_epic(piece: str, number: int) -> None:
    game = acting(f"gift {piece} {number}", loop='epic = "absence"', tracks=epic("absence", IDLE))
    path = "enforcement" if piece == "enforcement" else "barricades"
    shows(game, {f"district.{name}.{path}": number for name in ("the-loop", "understreets")})
    shows(game, {f"district.chinatown.{path}": 0, f"district.station-seven.{path}": 0, "population": 40})


@rule("EPI-04")
def test_a_gift_of_fortify_is_for_both_neighbours_and_not_for_the_epic_itself() -> None:
    values = "research = 2, health = 4"
    game = acting(
        "gift fortify",
        values=values,
        loop=f'epic = "absence", {values}',
        understreets=f'epic = "earless", {values}',
        station=f'epic = "conflux", {values}',
        boss=steelheart(yellow=["population"] * 3, black=["population"] * 3),
        tracks="".join(epic(id, IDLE) for id in ("absence", "earless", "conflux")),
    )
    for neighbour in ("absence", "earless"):
        shows(game, {f"epic.{neighbour}.research": 3, f"epic.{neighbour}.health": 5})
    for other in ("herald", "conflux"):
        shows(game, {f"epic.{other}.research": 2, f"epic.{other}.health": 4})


@rule("EPI-04")
def test_a_gift_of_fortify_to_a_district_without_an_epic_does_and_costs_nothing() -> None:
    game = acting("gift fortify")
    shows(game, {"population": 40})
    assert told(game.last_events, "fortified", "epic") == []


@rule("EPI-04", "EPI-01")
def test_a_gift_of_fortify_that_raises_nothing_costs_population_for_each_neighbour() -> None:
    full = "research = 5, health = 10"
    game = acting(
        "gift fortify",
        loop=f'epic = "absence", {full}',
        understreets=f'epic = "earless", {full}',
        tracks=epic("absence", IDLE) + epic("earless", IDLE),
    )
    shows(game, {"population": 38})


@rule("EPI-04", "COMP-01", "COMP-02")
@pytest.mark.parametrize(
    ("piece", "path", "placed"), [("enforcement", "enforcement", 24), ("barricade", "barricades", 7)]
)
def test_the_last_piece_goes_to_the_clockwise_neighbour(piece: str, path: str, placed: int) -> None:
    game = acting(f"gift {piece}", station=f"{path} = {placed}")
    shows(game, {f"district.understreets.{path}": 1, f"district.the-loop.{path}": 0, "population": 39})


@rule("EPI-05")
def test_gifted_enforcement_moves_brackets_of_those_who_come_later_now_and_of_the_others_next_round() -> None:
    game = table(
        QUIET
        + epic("conflux", ["gift enforcement", *IDLE])
        + "".join(epic(id, [*IDLE, *IDLE]) for id in ("earless", "absence", "herald"))
        + f"""
        [position]
        step = "activate"
        boss.district = "the-loop"
        district = [
          {{ id = "the-loop", epic = "earless" }},
          {{ id = "chinatown", epic = "conflux" }},
          {{ id = "understreets", epic = "absence" }},
          {{ id = "station-seven", epic = "herald" }},
        ]
        money = 0
        {TRIO}
        [script]
        movement = [4, 4]
        """
    )
    shows(game, {"epic.earless.bracket": 2, "epic.absence.bracket": 3, "epic.herald.bracket": 2})
    game.play_all(["tia stop", "prof stop", "cody stop", "end use"])
    shows(game, {"round": 3, "epic.earless.bracket": 4, "epic.herald.bracket": 3})


# -- Steelheart's power

LONG = steelheart(yellow=["fortify"] * 5, black=["fortify"] * 5, red=["deploy 0"] * 5, blue=["wall 0"] * 5)


@rule("EPI-07")
@pytest.mark.parametrize("colour", ["yellow", "black", "red", "blue"])
def test_increase_boss_power_moves_his_bracket_of_that_colour_alone(colour: str) -> None:
    game = acting(f"boss {colour}", boss=LONG)
    brackets = {f"boss.{other}": 2 for other in ("yellow", "black", "red", "blue")}
    shows(game, {**brackets, f"boss.{colour}": 3, "epic.herald.bracket": 2})


@rule("EPI-08")
def test_a_bracket_of_steelheart_at_its_end_performs_the_last_action_of_its_track_at_once() -> None:
    boss = steelheart(yellow=["fortify", "fortify", "population 5"])
    game = acting("boss yellow", "boss yellow", "boss black", boss=boss)
    assert (
        told(game.last_events, "boss-overflows", "track", "place", "action")[:2] == [("yellow", 2, "population 5")] * 2
    )
    shows(game, {"boss.yellow": 2, "population": 30})
    kinds = [event.kind for event in game.last_events]
    assert kinds.index("population") < kinds.index("boss-activates")


@rule("EPI-08")
def test_the_last_step_of_his_bracket_is_a_step_and_no_overflow() -> None:
    boss = steelheart(yellow=["fortify", "fortify", "fortify", "population 5"])
    game = acting("boss yellow", boss=boss)
    shows(game, {"boss.yellow": 3, "population": 40})


@rule("EPI-08")
def test_a_lost_step_on_red_deploys_only_the_last_space_from_steelhearts_district_in_groups() -> None:
    boss = steelheart(red=["deploy 0", "deploy 0", "deploy 3"], group_size=2)
    game = acting("boss red", boss=boss)
    shows(game, {"district.station-seven.enforcement": 2, "district.the-loop.enforcement": 1, "boss.red": 2})
    game = acting("boss red", boss=steelheart(red=["deploy 2", "deploy 2", "deploy"]), more="boss.red = 2")
    overflow = [event for event in game.last_events if event.kind in ("enforcement", "boss-activates")]
    assert overflow[1].kind == "boss-activates", "one piece only before he activates himself"


@rule("EPI-08")
def test_a_lost_step_on_blue_walls_only_the_last_space_from_steelhearts_district() -> None:
    boss = steelheart(blue=["wall 0", "wall 0", "wall 2"])
    game = acting("boss blue", boss=boss)
    shows(game, {"district.station-seven.barricades": 1, "district.the-loop.barricades": 1, "boss.blue": 2})
    shows(game, {"district.chinatown.barricades": 0, "barricades_left": 6})


@rule("EPI-08")
def test_a_lost_step_on_black_acts_on_the_epic_in_steelhearts_district() -> None:
    boss = steelheart(black=["population", "population", "fortify"], yellow=["population"] * 3)
    tracks = epic("absence", IDLE, health=5)
    game = acting("boss black", boss=boss, station='epic = "absence", research = 2, health = 4', tracks=tracks)
    shows(game, {"epic.absence.research": 3, "epic.absence.health": 5, "boss.black": 2})


@rule("EPI-08", "EPI-04")
def test_a_gift_at_the_end_of_his_track_is_for_his_own_neighbours() -> None:
    boss = steelheart(yellow=["fortify", "fortify", "gift enforcement"])
    game = acting("boss yellow", boss=boss)
    shows(game, {"district.the-loop.enforcement": 1, "district.understreets.enforcement": 1})
    shows(game, {"district.chinatown.enforcement": 0, "district.station-seven.enforcement": 0})


# -- the Reckoner base


@rule("EPI-09")
def test_discover_base_moves_the_marker_one_down() -> None:
    game = acting("discover")
    shows(game, {"base": 1, "step": "roll", "captured": []})
    game = acting("discover", more="base = 2")
    shows(game, {"base": "bottom", "step": "roll", "captured": []})


@rule("EPI-09", "EPI-10")
def test_at_the_bottom_the_team_loses_a_die_of_its_choice_and_the_marker_returns_to_the_top() -> None:
    game = acting("discover", "population", more='base = "bottom"')
    shows(game, {"base": "top", "step": "activate", "captured": [], "population": 40})
    offered = {str(action) for action in game.legal()}
    assert offered == {f"lose {who} {die}" for who in ("tia", "prof", "cody") for die in ("d1", "d4")}, "one of a kind"
    assert offers(game, "lose cody d6")
    refuses(game, "end", "choose-first", "EPI-09")
    refuses(game, "tia use plan money", "choose-first", "EPI-09")
    game.play("lose cody d6")
    shows(game, {"captured": ["cody d6"], "step": "roll", "population": 39, "base": "top"})


@rule("EPI-09", "EPI-10")
def test_two_bases_found_in_a_row_cost_two_dice() -> None:
    game = acting("discover", "discover", "discover", more="base = 3")
    game.play("lose tia d1")
    shows(game, {"base": 2, "captured": ["tia d1"], "step": "roll"})
    short = '[[replace.table]]\nid = "set-up"\nbase_steps = 1\n'
    game = acting("discover", "discover", tracks=short)
    game.play("lose tia d1")
    refuses(game, "lose tia d1", "die-captured", "EPI-10")
    game.play("lose prof d2")
    shows(game, {"captured": ["tia d1", "prof d2"], "base": 0, "step": "roll"})


def captured(colour: str, last: str = "captured") -> str:
    """All six dice of a Reckoner are captured, but perhaps the last one."""
    dice = ["basic captured"] * 3 + [f"{colour} captured"] * 2 + [f"{colour} {last}"]
    return f"{{ dice = {dice} }}"


@rule("EPI-09", "EPI-10")
def test_when_no_die_is_left_anywhere_only_the_marker_returns_to_the_top() -> None:
    team = f"reckoners = {{ tia = {captured('purple')}, prof = {captured('black')}, cody = {captured('orange')} }}"
    game = acting("discover", "enforcement", more='base = "bottom"', team=team)
    shows(game, {"base": "top", "step": "use", "round": 2, "population": 40, "district.chinatown.enforcement": 1})
    assert told(game.last_events, "captured", "die") == []


@rule("EPI-09")
def test_the_last_die_of_all_is_lost_without_a_choice() -> None:
    team = (
        f"reckoners = {{ tia = {captured('purple', 'used')}, prof = {captured('black')}, cody = {captured('orange')} }}"
    )
    game = acting("discover", more='base = "bottom"', team=team)
    assert told(game.last_events, "captured", "reckoner", "die") == [("tia", "d6")]
    shows(game, {"base": "top"})


@rule("EPI-10", "ROLL-02")
def test_a_captured_die_stays_away_from_round_to_round_until_it_is_bought_back() -> None:
    game = table(
        QUIET
        + """
        [position]
        step = "roll"
        boss.district = "the-loop"
        epic_deck = []
        market = []
        equipment_deck = []
        district = [{ id = "the-loop" }, { id = "chinatown" }, { id = "understreets" }]
        reckoners.tia.dice = ["purple captured", "purple captured", "basic captured"]
        reckoners.prof = {}
        """
    )
    for number in (1, 2):
        shows(game, {"round": number, "step": "roll", "tia.d1": "captured", "tia.d3": "captured", "tia.d4": "rolled"})
        refuses(game, "tia keep d1", "die-captured", "ROLL-02")
        game.play_all(["tia stop", "prof stop"])
        refuses(game, "tia use d1 move chinatown", "die-captured", "EPI-10")
        game.play("end use")
        shows(game, {"captured": ["tia d1", "tia d2", "tia d3"]})
        game.play("end purchase")
    game.play_all(["tia stop", "prof stop", "end use", "ransom tia d3", "end purchase"])
    shows(game, {"tia.d3": "rolled", "captured": ["tia d1", "tia d2"]})


@rule("EPI-10", "BUY-04")
def test_a_captured_die_of_a_card_returns_to_the_owner_of_the_card() -> None:
    team = 'reckoners = { tia = {}, prof = { equipment = ["jacket"] }, cody = {} }'
    game = acting("discover", more='base = "bottom"\nmoney = 9', team=team)
    shows(game, {"prof.d7.colour": "blue"})
    game.play_all(["lose prof d7", "tia stop", "prof stop", "cody stop", "end use"])
    shows(game, {"captured": ["prof d7"], "step": "purchase"})
    game.play("ransom prof d7")
    shows(game, {"captured": [], "prof.dice": 7, "prof.d7.colour": "blue", "money": 7})
