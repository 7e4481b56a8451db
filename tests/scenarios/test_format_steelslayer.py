"""Steelslayer's pieces in scenario files: laid out, asked for, and refused with what would be right."""

from __future__ import annotations

import pytest

from reckoners.game.scenario import read_scenario, run_scenario
from reckoners.game.scenario_paths import forecast_at, value_at
from tests.positions import table
from tests.scenarios.test_format import complaint

HEAD = """
[scenario]
title = "A test"
[setup]
reckoners = ["mizzy", "cody"]
modules = [1, 2, 3]
"""
POSITION = """
[[position.district]]
id = "the-loop"
epic = "digzone"
red_shields = 2
blue_shields = 1
copy_tokens = 3
stolen = ["cody emp"]
[[position.district]]
id = "chinatown"
[position.reckoners.mizzy]
charges = 2
equipment = ["camera", "trap"]
asleep = ["camera"]
[position.reckoners.cody]
"""


def test_the_pieces_lie_where_they_were_said_to() -> None:
    game = table(HEAD.replace('[scenario]\ntitle = "A test"', "") + POSITION)
    wanted = {
        "district.the-loop.red_shields": 2,
        "district.the-loop.blue_shields": 1,
        "district.the-loop.copy_tokens": 3,
        "district.the-loop.stolen": ["cody emp"],
        "district.chinatown.stolen": [],
        "district.chinatown.held": False,
        "red_shields_left": 8,
        "blue_shields_left": 5,
        "copy_tokens_left": 5,
        "mizzy.charges": 2,
        "mizzy.equipment": ["camera", "trap"],
        "mizzy.asleep": ["camera"],
        "mizzy.camera": "asleep",
        "mizzy.trap": "ready",
        "cody.emp": "none",
    }
    assert {path: value_at(game, path) for path in wanted} == wanted
    assert "emp" not in {game.state.tables.card_ids[card] for card in game.state.equipment_deck}


LOOP = '[[position.district]]\nid = "the-loop"\n'
WRONG = {
    LOOP + "red_shields = 11\n": "position.district.red_shields: 11 red Shields on the board; there are 10 in all",
    LOOP + "copy_tokens = -1\n": "position.district 1.copy_tokens: -1 is too low; give 0 or more",
    LOOP + 'stolen = ["cody emp"]\n': "position.district 1.stolen: there is no Epic here",
    LOOP + 'epic = "digzone"\nstolen = ["tia emp"]\n': "position.district 1.stolen 1: unknown Reckoner 'tia'",
    LOOP + 'epic = "digzone"\nstolen = ["cody"]\n': "position.district 1.stolen 1: unknown Equipment ''",
    LOOP + 'epic = "digzone"\nstolen = ["cody emp", "mizzy emp"]\n': "position.district 1.stolen 1: 'emp'",
    "[position.reckoners.cody]\ncharges = 1\n": "position.reckoners.cody.charges: 'cody' has no card that takes",
    "[position.reckoners.mizzy]\ncharges = 4\n": "position.reckoners.mizzy.charges: 4 is out of range; give 0 to 3",
    '[position.reckoners.cody]\nasleep = ["emp"]\n': "position.reckoners.cody.asleep: 'cody' has no Equipment 'emp'",
    '[position]\nstep = "roll"\n[position.reckoners.cody]\nequipment = ["emp"]\nasleep = ["emp"]\n': (
        "position.reckoners.cody.asleep: no card sleeps in the roll step"
    ),
    '[script]\nability = ["fortfy"]\n': "script.ability 1: unknown face of the Epic Ability die 'fortfy'; did you mean",
}


@pytest.mark.parametrize("text", WRONG, ids=lambda text: " ".join(text.split())[:60])
def test_what_cannot_be_says_what_would_be_right(text: str) -> None:
    assert complaint(HEAD + text).startswith(WRONG[text])


def test_a_script_of_the_epic_ability_die_that_is_left_over_is_a_difference() -> None:
    play = '[script]\nability = ["population"]\n[[play]]\nexpect = { round = 1 }\n'
    outcome = run_scenario(read_scenario(HEAD + POSITION + play, "my.toml"))
    assert [str(difference).partition(": ")[2] for difference in outcome.differences] == [
        "play 1: script.ability: expected that all of it is rolled, got left over: population"
    ]


def test_the_forecast_has_paths_for_what_a_die_decides() -> None:
    seen = table(HEAD.replace('[scenario]\ntitle = "A test"', "") + POSITION).forecast()
    assert (forecast_at(seen, "rolls"), forecast_at(seen, "least")) == (0, forecast_at(seen, "population"))
    assert forecast_at(seen, "most") == forecast_at(seen, "population")
