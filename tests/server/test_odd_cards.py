"""Equipment with a power of its own, as a player's pack may have it, is read as an ability is."""

from __future__ import annotations

import pytest

from reckoners.engine.powers import POWERS as POWERS_OF_ALL
from reckoners.engine.powers import no_choice
from reckoners.server.choices import options_of
from reckoners.server.protocol import Option
from reckoners.server.teller import Teller
from reckoners.text import Words
from tests.positions import table

POWERS = {
    # a card's power -> one of its actions, and what that is
    "improvise": ("tia use rifle d2 research2", "power", "face", "tia d2 research2", "Turn d2: 2 Research"),
    "operations": ("tia use rifle prof", "power", "reckoner", "prof", "Give Prof a Plan token"),
    "sniper": ("tia use rifle chinatown", "power", "district", "chinatown", "Aim at Chinatown"),
}


def test_every_power_that_is_used_has_words_for_its_button_and_no_other() -> None:
    """A new one needs texts and no code."""
    written = {key.removeprefix("server-do-power-") for key in Words("en") if key.startswith("server-do-power-")}
    used = {power.name for power in POWERS_OF_ALL if power.answer is not no_choice or power.changed is not None}
    assert written == used


def options(power: str) -> dict[str, Option]:
    """Tia has opened a die and has an odd Equipment card, a die more and another card."""
    game = table(f"""
        [[replace.equipment]]
        id = "rifle"
        does = {{ family = "odd", power = "{power}" }}
        [position]
        district = [
            {{ id = "the-loop", epic = "digzone", bracket = 4, research = 4 }},
            {{ id = "chinatown", epic = "frostbite" }},
        ]
        reckoners.tia = {{ district = "the-loop", equipment = ["rifle", "grenade"], plan = 0, dice = [
            "purple research2", "purple contain", "basic money"] }}
        reckoners.prof = {{}}
        """)
    game.play("tia use d1 research digzone")
    found = options_of(game.view(), game.every_option(), Teller("en", game.content))
    return {option.action: option for option in found}


@pytest.mark.parametrize("power", POWERS)
def test_an_odd_equipment_card_is_read_by_its_power(power: str) -> None:
    found = options(power)
    action, kind, target, id, label = POWERS[power]
    option = found[action]
    assert (option.kind, option.source, option.symbol) == (kind, "rifle", "")
    assert (option.target.kind, option.target.id, option.label) == (target, id, label)
    assert (option.before, option.after) == (None, None)


@pytest.mark.parametrize("power", POWERS)
def test_an_odd_equipment_card_lets_nothing_lapse(power: str) -> None:
    found = options(power)
    assert {option.lapses for option in found.values() if option.source == "rifle"} == {""}
    assert {option.lapses for option in found.values() if option.source in ("d3", "grenade")} == {"research"}
