"""Advice for everything that Steelslayer asks: a proposal that can be played, with reasons, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reckoners.bots.advice import advise
from reckoners.bots.advice_text import tell_proposal, tell_turning
from reckoners.bots.decisive import decisive
from reckoners.bots.seen import asked
from reckoners.game import Game
from reckoners.game.names import names_of
from reckoners.text import languages
from tests.bots.tables import team_of
from tests.bots.test_steelslayer import STRONG, Who, position, weakened
from tests.bots.test_steelslayer_games import module_game
from tests.rules.steelslayer import actions

ATTACKER: dict[str, object] = {"dice": ["green attack2 used", "basic enforcement"], "district": "chinatown"}


def begun(card: str, action: str) -> Game:
    """Tia has used a card for Abraham, or for herself."""
    game = position(
        {"abraham": ATTACKER, "tia": {"equipment": [card]}}, boss={**weakened(2), "district": "understreets"}
    )
    game.play(action)
    return game


def struck(action: str) -> Game:
    who: Who = {"prof": {"equipment": ["favor", "grenade"], "plan": 1}, "tia": {"plan": 3}}
    return position(who, boss=STRONG, step="activate", tracks={"chinatown": actions(action)}, more="money = 0")


POSITIONS: dict[str, Callable[[], Game]] = {
    "regain": lambda: begun("spyril", "tia use spyril abraham"),
    "ammo": lambda: begun("extra-ammo", "tia use extra-ammo abraham"),
    "kidnap": lambda: begun("kidnap", "tia use kidnap chinatown"),
    "steal": lambda: struck("steal"),
    "sell": lambda: struck("attack-money"),
    "discard": lambda: struck("attack-plan"),
    "swap": lambda: position({"prof": {"equipment": ["rtich"]}, "tia": {}}, step="roll", boss=weakened(9)),
}


def check_advice(game: Game) -> None:
    """Proposals that can be played, with reasons that are told in every language."""
    advice = advise(game, effort=1, positions=0)
    assert advice.proposals
    for proposal in advice.proposals:
        assert proposal.reasons
        assert game.why_not(proposal.actions[0]) is None
        for language in languages():
            told = tell_proposal(names_of(game.content, language), proposal)
            assert told.do
            assert all(told.why)


@pytest.mark.parametrize("decision", POSITIONS)
def test_every_question_gets_an_answer(decision: str) -> None:
    game = POSITIONS[decision]()
    assert asked(game.state) == decision
    check_advice(game)


def test_the_best_answers_are_the_planners() -> None:
    first = {
        name: str(advise(make(), effort=1, positions=0).proposals[0].actions[0]) for name, make in POSITIONS.items()
    }
    assert first["regain"] == "abraham regain d1"
    assert first["kidnap"] == "tia bring-boss"  # to where the attacks are
    assert first["ammo"] == "abraham again d2"
    assert first["steal"] == "steal prof favor"
    assert first["discard"] == "discard tia"
    assert first["swap"] == "prof take green"


def test_a_game_with_all_modules_is_reviewed() -> None:
    game = module_game(6, "review")
    team_of(game, "greedy").play_out(game)
    turnings = decisive(game)
    assert turnings
    for language in languages():
        names = names_of(game.content, language)
        assert all(tell_turning(names, turning).decision for turning in turnings)
