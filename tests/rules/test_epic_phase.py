"""ADD, ACT: new Epics, and how Epics activate."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, epic, shows, steelheart, told

TRIO = "reckoners = { tia = {}, prof = {}, cody = {} }"
IDLE = ["boss red"] * 5  # an action that shows nothing, with a quiet Steelheart


def phase(districts: str, tracks: str = "", deck: str = "[]", more: str = "") -> Game:
    """The Epic phase of four districts, from Steelheart's clockwise: he is in Chinatown, The Loop comes last."""
    return table(
        QUIET
        + tracks
        + f"""
        [position]
        step = "add"
        epic_deck = {deck}
        boss.district = "chinatown"
        {more}
        {TRIO}
        {districts}
        """
    )


def ring(**epics: str) -> str:
    """The districts The Loop, Chinatown, Understreets and Station Seven; what is in them by name."""
    names = {"loop": "the-loop", "chinatown": "chinatown", "understreets": "understreets", "station": "station-seven"}
    tables = [f'{{ id = "{id}"{", " if name in epics else ""}{epics.get(name, "")} }}' for name, id in names.items()]
    return f"district = [{', '.join(tables)}]"


# -- new Epics


@rule("ADD-01")
def test_districts_without_an_epic_get_the_next_ones_from_steelhearts_district_clockwise() -> None:
    game = phase(ring(understreets='epic = "digzone"'), deck='["herald", "earless", "absence", "conflux"]')
    assert told(game.last_events, "enters", "district", "epic") == [
        ("chinatown", "herald"),
        ("station-seven", "earless"),
        ("the-loop", "absence"),
    ]
    shows(game, {"district.understreets.epic": "digzone", "epic_deck": 1})


@rule("ADD-01")
def test_a_full_ring_gets_no_epic() -> None:
    full = {"loop": "digzone", "chinatown": "herald", "understreets": "earless", "station": "conflux"}
    game = phase(ring(**{place: f'epic = "{id}"' for place, id in full.items()}), deck='["absence"]')
    assert told(game.last_events, "enters", "district") == []
    shows(game, {"epic_deck": 1, "epic.digzone": "the-loop", "epic.conflux": "station-seven"})


@rule("ADD-02")
def test_a_new_epic_starts_at_its_cards_values_with_one_action() -> None:
    tracks = epic("refractionary", IDLE, research=4, health=6) + epic("firefight", IDLE, research=3, health="infinite")
    game = table(
        QUIET
        + tracks
        + f"""
        [position]
        step = "purchase"
        epic_deck = ["refractionary", "firefight"]
        boss.district = "the-loop"
        {ring(loop='epic = "digzone"', chinatown='epic = "herald"')}
        {TRIO}
        """
    )
    happened = game.play("end purchase")
    acted = told(happened, "acts", "epic", "place")
    assert [place for who, place in acted if who == "refractionary"] == [0]
    assert ("refractionary", 1, 2) in told(happened, "bracket", "epic", "was", "now")
    shows(game, {"epic.refractionary.research": 4, "epic.refractionary.health": 6})
    shows(game, {"epic.firefight.research": 3, "epic.firefight.health": "infinite"})


# -- order


@rule("ACT-01")
def test_each_epic_activates_once_from_steelhearts_district_clockwise_and_he_comes_last() -> None:
    epics = ring(loop='epic = "digzone"', chinatown='epic = "herald"', station='epic = "earless"')
    game = phase(epics, deck='["absence"]')
    order = told(game.last_events, "activates", "epic")
    assert order == [("herald",), ("absence",), ("earless",), ("digzone",)]
    kinds = [event.kind for event in game.last_events]
    assert kinds.index("boss-activates") > max(n for n, kind in enumerate(kinds) if kind == "acts")
    assert kinds.count("boss-activates") == 1


@rule("ACT-01")
def test_each_epic_is_finished_before_the_next_one_starts() -> None:
    tracks = epic("herald", ["enforcement", *["population"] * 4]) + epic("earless", ["population 2", *IDLE])
    game = phase(ring(chinatown='epic = "herald", bracket = 4', understreets='epic = "earless"'), tracks)
    about = [
        event.args["epic"] for event in game.last_events if event.kind in ("acts", "bracket", "overflows", "activates")
    ]
    assert about == sorted(about, key=lambda id: id != "herald"), "nothing of Herald comes after Earless has begun"
    assert about.count("herald") == 1 + 4 + 1 + 2, "activated, four actions, overflow told, twice the last action"


@rule("ACT-01", "EPI-09")
def test_the_rest_of_the_phase_goes_on_after_the_team_has_chosen_a_die() -> None:
    tracks = epic("herald", ["discover", "population", *IDLE]) + epic("earless", ["population", *IDLE])
    epics = ring(chinatown='epic = "herald", health = 6, bracket = 2', understreets='epic = "earless"')
    game = phase(epics, tracks, more='base = "bottom"')
    shows(game, {"step": "activate", "population": 40})
    happened = game.play("lose tia d1")
    assert told(happened, "acts", "epic", "place") == [("herald", 1), ("earless", 0)]
    shows(game, {"population": 38, "epic.herald.bracket": 3, "step": "roll"})


# -- an activation


@rule("ACT-02")
@pytest.mark.parametrize("bracket", [1, 2, 3, 4])
def test_an_epic_performs_the_actions_left_of_its_bracket_from_left_to_right(bracket: int) -> None:
    words = ["enforcement", "barricade", "population", "boss yellow", "boss red"]
    game = phase(ring(understreets=f'epic = "herald", bracket = {bracket}'), epic("herald", words))
    acts = told(game.last_events, "acts", "place", "action")
    assert acts[:bracket] == list(enumerate(words[:bracket]))
    shows(game, {"population": 40 if bracket < 3 else 39, "district.understreets.enforcement": 1})
    shows(game, {"boss.yellow": 2, "district.understreets.barricades": min(bracket - 1, 1)})


@rule("ACT-03")
@pytest.mark.parametrize(("pieces", "bracket"), [(0, 2), (1, 3), (2, 4)])
def test_the_bracket_moves_one_step_and_one_for_each_enforcement(pieces: int, bracket: int) -> None:
    game = phase(
        ring(understreets=f'epic = "herald", enforcement = {pieces}', station="enforcement = 5"),
        epic("herald", [*IDLE, *IDLE]),
    )
    shows(game, {"epic.herald.bracket": bracket})


@rule("ACT-03")
def test_enforcement_that_the_epic_just_added_counts() -> None:
    words = ["enforcement 2", "population", *IDLE]
    game = phase(ring(understreets='epic = "herald", enforcement = 1'), epic("herald", words))
    shows(game, {"district.understreets.enforcement": 3, "epic.herald.bracket": 5, "population": 40})


@rule("ACT-03")
def test_the_bracket_moves_after_the_actions() -> None:
    game = phase(ring(understreets='epic = "herald", bracket = 2'), epic("herald", IDLE))
    kinds = [event.kind for event in game.last_events if event.args.get("epic") == "herald"]
    assert kinds == ["activates", "acts", "acts", "bracket"]


@rule("ACT-04")
@pytest.mark.parametrize(("length", "bracket"), [(4, 3), (5, 4), (7, 6)])
def test_the_bracket_keeps_one_action_on_its_right(length: int, bracket: int) -> None:
    game = phase(
        ring(understreets='epic = "herald", bracket = 3, enforcement = 9'), epic("herald", ["boss red"] * length)
    )
    shows(game, {"epic.herald.bracket": bracket})


@rule("ACT-04", "SYM-03")
def test_the_bracket_keeps_one_action_on_its_left() -> None:
    game = table("""
        [position]
        district = [{ id = "the-loop", epic = "digzone", bracket = 2 }]
        reckoners = { david = { dice = ["blue contain2"] }, tia = {} }
        """)
    game.play("david use d1 contain digzone")
    shows(game, {"epic.digzone.bracket": 1})
    assert game.why_not("david use d1 contain digzone") is not None


@rule("ACT-05")
@pytest.mark.parametrize(("pieces", "times"), [(0, 0), (1, 1), (3, 3)])
def test_each_step_that_is_lost_performs_the_last_action_once(pieces: int, times: int) -> None:
    words = [*["boss red"] * 4, "population 2"]
    game = phase(ring(understreets=f'epic = "herald", bracket = 3, enforcement = {pieces}'), epic("herald", words))
    shows(game, {"epic.herald.bracket": 4, "population": 40 - 2 * times})
    assert told(game.last_events, "overflows", "epic", "n") == ([("herald", times)] if times else [])


@rule("ACT-05")
def test_enforcement_added_by_lost_steps_moves_nothing_this_turn() -> None:
    words = [*["boss red"] * 4, "enforcement 2"]
    game = phase(ring(understreets='epic = "herald", bracket = 4, enforcement = 1'), epic("herald", words))
    shows(game, {"district.understreets.enforcement": 1 + 2 * 2, "epic.herald.bracket": 4})


@rule("ACT-05")
def test_lost_steps_are_made_up_at_once_before_the_next_epic_acts() -> None:
    tracks = epic("herald", [*["boss red"] * 4, "gift enforcement"]) + epic("earless", [*IDLE, *IDLE])
    game = phase(ring(chinatown='epic = "herald", bracket = 4', understreets='epic = "earless"'), tracks)
    shows(game, {"district.understreets.enforcement": 1, "epic.earless.bracket": 3})


@rule("ACT-01", "ACT-02", "ACT-05")
def test_the_forecast_tells_what_each_epic_will_do_and_what_it_costs() -> None:
    tracks = epic("herald", ["population", "enforcement", "population 2", "boss red", "population 3"])
    tracks += epic("earless", ["population", *IDLE])
    game = table(
        steelheart(yellow=["population"] * 3)
        + tracks
        + f"""
        [position]
        boss.district = "chinatown"
        {ring(loop='epic = "earless"', understreets='epic = "herald", bracket = 3')}
        {TRIO}
        """
    )
    forecast = game.forecast()
    actors = [(actor.id, actor.population, actor.overflow) for actor in forecast.actors]
    assert actors == [("herald", 6, 1), ("earless", 1, 0), ("steelheart", 2, 0)]
    assert forecast.unknown == ("chinatown", "station-seven")
    assert (forecast.population, forecast.left) == (9, 31)
