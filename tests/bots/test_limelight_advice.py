"""Advice for Ildithia, Limelight and Newcago's cards: proposals that can be played, and true reasons for them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reckoners.bots.advice import advise
from reckoners.bots.seen import asked
from reckoners.game import Game
from tests.bots.test_limelight import FAR, MONEY, NOBODY, on_defeat
from tests.bots.test_steelslayer_advice import check_advice
from tests.rules.ildithia import ildithia
from tests.rules.limelight import his_phase, limelight, team
from tests.rules.newcago import newcago
from tests.rules.steelslayer import Values

DEADLY = {4: "population", 3: "discover", 2: "population", 1: "population"}
IDLE_PROF: Values = {"dice": [], "used": ["lead-the-way"]}


def protecting(marker: int = 4, tram: str = "sharp-tower") -> Game:
    tracks = {"inkom-territory": DEADLY}
    return ildithia(
        {"tia": MONEY, **NOBODY}, {"inkom-territory": {"marker": marker}}, tracks=tracks, tram=tram, boss=FAR
    )


def victim() -> Game:
    cards: dict[str, tuple[str, Values]] = {"the-loop": ("suffer equipment", {"on_defeat": ["money"]})}
    who: dict[str, Values] = {"tia": {"district": "the-loop"}, "prof": {"district": "the-loop", "equipment": ["favor"]}}
    game = newcago(cards, who, boss="chinatown", step="purchase", more="market = []")
    game.play("end purchase")
    return game


def benefit() -> Game:
    game = on_defeat(["attack", "contain"])
    game.play("abraham use d1 attack digzone")
    return game


def exchange() -> Game:
    swap: Values = {"exchange": {"pays": "money", "gives": ["attack", "attack"]}}
    who: dict[str, Values] = {
        "abraham": {"dice": ["basic money"], "district": "the-loop"},
        "prof": {**IDLE_PROF, "district": "chinatown"},
    }
    return newcago({"the-loop": ("fortify", swap)}, who, boss="the-loop", his={"research": 0, "health": 9})


def shielded() -> Game:
    """Three red Shields; one of them less, and an attack by Shields costs less."""
    cells = limelight({f"{row}{column}": "population-by shields" for row in "ABCD" for column in (1, 2, 3)})
    tia: Values = {"dice": ["basic enforcement"], "used": ["operations"]}
    who = team("the-loop", "chinatown", "chinatown", tia=tia, prof=IDLE_PROF, cody={"dice": [], "used": ["sniper"]})
    return his_phase(cells, who, districts={"the-loop": {"red_shields": 3}}, step="use")


POSITIONS: dict[str, Callable[[], Game]] = {
    "use": protecting,
    "victim": victim,
    "benefit": benefit,
    "use an exchange": exchange,
    "use against shields": shielded,
}


def why(game: Game) -> set[str]:
    return {reason.key for reason in advise(game, effort=1, positions=0).proposals[0].reasons}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_question_gets_an_answer(name: str) -> None:
    game = POSITIONS[name]()
    assert asked(game.state) == name.split()[0]
    check_advice(game)


def test_reasons_tell_what_protecting_is_for() -> None:
    assert "protects" in why(protecting())
    assert "protects-whole" in why(protecting(marker=2))
    assert "protects-later" in why(protecting(tram="brine-gardens"))


def test_reasons_tell_of_cards_in_districts() -> None:
    assert "hit-least" in why(victim())
    assert "exchanges" in why(exchange())
    assert "benefit" in why(on_defeat(["contain", "plan", "plan", "plan"], at="understreets"))


def test_reasons_tell_what_an_attack_by_something_costs() -> None:
    assert "scale" in why(shielded())
