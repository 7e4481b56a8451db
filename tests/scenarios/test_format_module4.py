"""Module 4 in scenario files: laid out, asked for, and refused with what would be right."""

from __future__ import annotations

import pytest

from reckoners.game.scenario import read_scenario, run_scenario
from reckoners.game.scenario_paths import forecast_at, value_at
from tests.positions import table
from tests.scenarios.test_format import complaint

SETUP = """
[setup]
reckoners = ["tia", "cody"]
boss = "regalia"
city = "babilar"
"""
HEAD = f"""
[scenario]
title = "A test"
{SETUP}
"""
POSITION = """
[position]
dawnslight_deck = ["fruit-bowl", "glowing-vines"]
[position.boss]
district = "central-park"
card = "doubles"
deck = ["reroll", "die", "reroll"]
[[position.district]]
id = "grand-central"
marker = 0
[[position.district]]
id = "central-park"
marker = 3
[position.reckoners.tia]
equipment = ["emp", "camera", "dowser"]
suffers = ["equipment", "die", "ability", "equipment"]
disabled = ["emp", "dowser"]
dawnslight = ["painted-map", "hidden-garden"]
dice = ["purple research2", "basic disabled"]
[position.reckoners.cody]
suffers = ["move"]
dice = ["basic money", "basic plan"]
"""


def test_the_pieces_lie_where_they_were_said_to() -> None:
    game = table(SETUP + POSITION)
    wanted = {
        "district.grand-central.marker": 0,
        "district.central-park.marker": 3,
        "boss.research": 3 + 8,
        "boss.health": "infinite",
        "boss.card": "doubles",
        "boss.cards_left": 3,
        "boss.deck": ["reroll 2", "die 1"],
        "boss.goes_to": "grand-central",
        "tia.suffers": ["die", "equipment", "equipment", "ability"],
        "tia.disabled": ["operations", "emp", "dowser"],
        "tia.operations": "disabled",
        "tia.emp": "disabled",
        "tia.camera": "ready",
        "tia.dawnslight": ["painted-map", "hidden-garden"],
        "tia.painted-map": "ready",
        "tia.fruit-bowl": "none",
        "tia.d2": "disabled",
        "tia.owing": "none",
        "cody.suffers": ["move"],
        "dawnslight_left": 2,
        "rewards.money": 0,
        "rewards.boss_research": 0,
    }
    assert {path: value_at(game, path) for path in wanted} == wanted
    assert value_at(game, "district.grand-central.track") == list(game.view().districts[0].track)
    assert forecast_at(game.forecast(), "boss_goes") == "grand-central"
    game.play("cody use d1 move central-park")
    assert value_at(game, "cody.owing") == "move central-park"


def test_all_markers_at_nothing_weaken_him() -> None:
    ring = "\n".join(f'[[position.district]]\nid = "{id}"\nmarker = 0' for id in ("grand-central", "central-park"))
    game = table(SETUP + ring + '\n[[position.district]]\nid = "rope-bridges"\nmarker = 0\n[position.boss]\nhealth = 4')
    assert (value_at(game, "boss.research"), value_at(game, "boss.health")) == (0, 4)


NEWCAGO = HEAD.replace("babilar", "newcago").replace("regalia", "steelheart")
PARK = '[[position.district]]\nid = "central-park"\n'
TIA = "[position.reckoners.tia]\n"
WRONG = {
    HEAD + PARK + "marker = 11\n": "position.district 1.marker: 11 is out of range; give 0 to 10",
    NEWCAGO + '[[position.district]]\nid = "the-loop"\nmarker = 3\n': (
        "position.district 1.marker: the districts of this city have no tracks of their own"
    ),
    HEAD + "[position.boss]\nresearch = 3\n": "position.boss.research: lies on the districts' tracks in this city",
    HEAD + '[position.boss]\ncard = "dice"\n': "position.boss.card: unknown effect of a card 'dice'; did you mean",
    HEAD + '[position.boss]\ncard = "die"\ndeck = ["die", "die"]\n': (
        "position.boss.deck 2: there are only 2 cards with 'die'"
    ),
    NEWCAGO + '[position.boss]\ncard = "die"\n': "position.boss.card: this Boss has no cards; leave it out",
    NEWCAGO + '[position]\ndawnslight_deck = ["fruit-bowl"]\n': (
        "position.dawnslight_deck: this city has no Dawnslight cards"
    ),
    NEWCAGO + TIA + 'dawnslight = ["fruit-bowl"]\n': (
        "position.reckoners.tia.dawnslight: this city has no Dawnslight cards"
    ),
    HEAD + TIA + 'dawnslight = ["fruit"]\n': "position.reckoners.tia.dawnslight 1: unknown Dawnslight card 'fruit'",
    HEAD + '[position]\ndawnslight_deck = ["fruit-bowl"]\n' + TIA + 'dawnslight = ["fruit-bowl"]\n': (
        "position.dawnslight_deck 1: 'fruit-bowl' is in reckoners.tia.dawnslight already; there is one of each"
    ),
    HEAD + TIA + 'suffers = ["dye"]\n': "position.reckoners.tia.suffers: unknown effect 'dye'; did you mean 'die'?",
    HEAD + TIA + 'equipment = ["emp"]\ndisabled = ["emp"]\n': "position.reckoners.tia.disabled: 1 cards; by what is",
    HEAD + TIA + 'suffers = ["equipment"]\ndisabled = ["emp"]\n': "position.reckoners.tia.disabled: no Equipment 'emp'",
    HEAD + TIA + 'dice = ["basic disabled"]\n': "position.reckoners.tia.dice: 1 are disabled; write 'die' so often",
    HEAD + '[position]\nstep = "prologue"\n' + TIA + 'suffers = ["die"]\n': (
        "position.reckoners.tia.suffers: nobody is attacked in the prologue"
    ),
    HEAD + '[position]\nstep = "rewards"\n': "position.step: there is no step 'rewards' at this table; give prologue, ",
    HEAD + '[position]\nbeaten = ["digzone"]\n': "position.beaten: rewards come at once at this table; write defeated",
    HEAD + '[[replace.dawnslight]]\nid = "fruit"\n': "replace.dawnslight 1.id: there is no dawnslight 'fruit'",
}


@pytest.mark.parametrize("text", WRONG, ids=lambda text: " ".join(text.split())[90:160])
def test_what_cannot_be_says_what_would_be_right(text: str) -> None:
    assert complaint(text).startswith(WRONG[text])


def test_a_card_of_dawnslight_can_be_replaced() -> None:
    game = table(
        SETUP
        + '[[replace.dawnslight]]\nid = "fruit-bowl"\npopulation = 9\n'
        + TIA
        + 'dawnslight = ["fruit-bowl"]\ndice = ["basic money"]\n[position.reckoners.cody]\ndice = ["basic money"]\n'
    )
    game.play("tia heal fruit-bowl")
    assert value_at(game, "population") == 49
    assert value_at(game, "tia.fruit-bowl") == "none"


def test_expectations_are_compared() -> None:
    play = '[[play]]\nexpect = { "boss.card" = "die", "tia.suffers" = ["die"], "district.central-park.marker" = 4 }\n'
    outcome = run_scenario(read_scenario(HEAD + POSITION + play, "my.toml"))
    assert [difference.what for difference in outcome.differences] == [
        "boss.card",
        "tia.suffers",
        "district.central-park.marker",
    ]
