"""Advice for all that Regalia and Babilar ask: a proposal that can be played, with reasons, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reckoners.bots.advice import advise
from reckoners.bots.advice_text import tell_turning
from reckoners.bots.decisive import decisive
from reckoners.bots.keep_odds import keep_odds
from reckoners.bots.seen import Seen, asked
from reckoners.game import Game
from reckoners.game.names import names_of
from reckoners.text import languages
from tests.bots.tables import team_of
from tests.bots.test_hidden import with_other_secrets
from tests.bots.test_module4 import AID, DONE, Who, deadly, left, position
from tests.bots.test_module4_games import far_game
from tests.bots.test_steelslayer_advice import check_advice
from tests.rules.steelslayer import Values

ATTACKER: Values = {"dice": ["basic attack", "basic attack", "basic money"]}
DYING: Values = {"research": 0, "health": 1}
HELD_UP = {"grand-central": DYING, "central-park": {"bracket": 3}, "painted-village": {"bracket": 3}}


def played(game: Game, action: str) -> Game:
    game.play(action)
    return game


def rewarded(reward: Values) -> Game:
    game = position(
        {"abraham": ATTACKER, "prof": {}},
        HELD_UP,
        rewards={"grand-central": reward},
        spots={"grand-central": {5: "attack-money"}},
    )
    return played(game, "abraham use d1 attack herald")


def suffering(seat: Values) -> Game:
    return position({"abraham": seat, "prof": {}}, DONE, boss={"health": 9}, step="roll")


def spots(word: str, more: str, **seat: object) -> Game:
    who: Who = {"tia": {"dice": ["basic research", "basic money"], **seat}, "abraham": {"plan": 2, **ATTACKER}}
    game = position(who, spots={"grand-central": {5: word}}, more=more)
    return played(game, "tia use d1 research grand-central")


POSITIONS: dict[str, Callable[[], Game]] = {
    "aid": lambda: spots("aid", AID),
    "disable": lambda: suffering({"suffers": ["die"]}),
    "disable a card": lambda: suffering({"suffers": ["equipment"], "equipment": ["grenade", "favor"]}),
    "rewards": lambda: rewarded({"money": 1, "contain": 1}),
    "lose": lambda: spots("discover", "base = 3"),
    "sell": lambda: spots("attack-money", "money = 0", equipment=["favor", "grenade"]),
    "discard": lambda: spots("attack-plan", "", plan=1),
    "use": lambda: position({"tia": {"dice": ["basic research", "basic money"]}, "prof": {}}, left(central_park=1)),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_question_gets_an_answer(name: str) -> None:
    game = POSITIONS[name]()
    assert asked(game.state) == name.split()[0]
    check_advice(game)


def test_the_best_answers_are_the_planners() -> None:
    first = {
        name: [str(action) for action in advise(make(), effort=1, positions=0).proposals[0].actions]
        for name, make in POSITIONS.items()
    }
    assert first["aid"] == ["aid fruit-bowl tia"] or first["aid"] == ["aid fruit-bowl abraham"]
    assert first["disable a card"] == ["abraham disable-card favor"]
    assert first["rewards"] == ["reward money"]
    assert first["lose"] == ["lose tia d1"]  # it has done its work
    assert first["sell"] == ["sell tia favor"]
    assert first["discard"] == ["discard abraham"]
    assert first["use"] == ["tia use d2 move central-park", "tia use d1 research central-park"]


def why(game: Game, place: int = 0) -> list[str]:
    return [reason.key for reason in advise(game, effort=1, positions=0).proposals[place].reasons]


def test_reasons_tell_what_tracks_are_about() -> None:
    who: Who = {"tia": {"dice": ["basic research"]}, "prof": {"district": "painted-village"}}
    assert "boss-weakens" in why(position(who, left(grand_central=1)))
    assert "track-done" in why(position(who, left(grand_central=1, central_park=6)))
    assert "track" in why(position(who))
    met = position(who, spots={"grand-central": {5: "discover"}})
    assert {"track", "spots"} <= set(why(met))
    assert "aid" in why(position(who, spots={"grand-central": {5: "aid"}}))


def test_reasons_tell_of_her_way() -> None:
    who: Who = {
        "tia": {"district": "central-park", "dice": ["basic money"]},
        "abraham": {"district": "painted-village"},
        "megan": {"district": "painted-village"},
    }
    assert "lures" in why(position(who, DONE, boss={"health": 9}))


def test_a_proposal_goes_on_through_what_it_is_asked() -> None:
    """A reward that is to be shared out is part of it; a card that nobody knows yet ends it."""
    who: Who = {"abraham": ATTACKER, "prof": {}}
    tracks = deadly("grand-central")
    game = position(who, HELD_UP, tracks=tracks, rewards={"grand-central": {"contain": 1}})
    actions = [str(action) for action in advise(game, effort=1, positions=0).proposals[0].actions]
    assert "abraham use d1 attack herald" in actions
    assert any(action.startswith("reward contain") for action in actions)
    who = {"tia": {"dice": ["basic research", "basic research"]}, "prof": {}}
    game = position(who, spots={"grand-central": {5: "aid"}})
    assert len(advise(game, effort=1, positions=0).proposals[0].actions) == 1


def test_odds_and_chances_know_nothing_that_is_hidden() -> None:
    game = far_game(0, "odds")
    team = team_of(game, "greedy")
    asked_about = 0
    while (code := team.next_code(game)) is not None and asked_about < 12:
        if asked(game.state) == "roll" and len(game) % 3 == 0:
            other = with_other_secrets(game, len(game))
            seat = next(seat for seat in range(len(game.setup.reckoners)) if Seen(game, (seat,), team=False).options)
            assert keep_odds(game, seat) == keep_odds(other, seat)
            asked_about += 1
        game.play_code(code)
    assert asked_about


def test_a_game_in_babilar_is_reviewed() -> None:
    game = far_game(0, "look back")
    team_of(game, "greedy").play_out(game)
    turnings = decisive(game)
    assert turnings
    for language in languages():
        names = names_of(game.content, language)
        assert all(tell_turning(names, turning).decision for turning in turnings)
