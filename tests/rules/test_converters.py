"""Two converters that share a symbol: the player chooses which symbol of a group is used up (CARD-08)."""

from __future__ import annotations

import pytest

from reckoners.bots.team import Team
from reckoners.game import Action, Game
from reckoners.server.choices import options_of
from reckoners.server.teller import Teller
from tests.positions import rule, table
from tests.rules.seen import offers, refuses, shows


def city(face: str, *, second: str = '["contain", "attack"]', more: str = "") -> Game:
    """Megan has Gravatonics (Contain, Enforcement) and Trap with another pair; one die shows this face."""
    symbols = ", ".join(f'"{symbol}"' for symbol in face.split("+"))
    return table(f"""
        [[replace.equipment]]
        id = "trap"
        does = {{ family = "converter", symbols = {second} }}
        [[replace.die]]
        id = "red"
        faces = [["money"], ["money"], ["money"], ["money"], ["money"], [{symbols}]]
        [position]
        boss = {{ district = "chinatown" }}
        district = [
            {{ id = "chinatown" }},
            {{ id = "the-loop", epic = "digzone", bracket = 4, research = 0, health = 6, enforcement = 4 }},
        ]
        [position.reckoners.tia]
        [position.reckoners.megan]
        district = "the-loop"
        plan = 0
        dice = ["red {face}"{more}]
        equipment = ["gravatonics", "trap"]
        """)


def spends(game: Game, symbol: str) -> list[str]:
    return [str(action) for action in game.legal("megan") if (action.source, action.symbol) == ("d1", symbol)]


@rule("CARD-08")
def test_the_player_chooses_which_symbol_is_used_up() -> None:
    game = city("enforcement+attack")
    both = ["megan use d1 contain digzone from enforcement", "megan use d1 contain digzone from attack"]
    assert spends(game, "contain") == both
    for action, left in zip(both, ("attack", "enforcement"), strict=True):
        other = game.clone()
        other.play(action)
        shows(other, {"megan.open": f"d1 {left}", "epic.digzone.bracket": 3})
    assert spends(game, "attack") == ["megan use d1 attack digzone"], "Enforcement is no partner's partner"


@rule("CARD-08")
def test_the_wished_symbol_itself_comes_first_but_a_partner_may_be_used_up_instead() -> None:
    game = city("contain+attack")
    assert spends(game, "attack") == [f"megan use d1 attack digzone from {used}" for used in ("attack", "contain")]
    game.play("megan use d1 attack digzone from contain")
    shows(game, {"megan.open": "d1 attack", "epic.digzone.health": 5})


@rule("CARD-08")
def test_equal_outcomes_are_offered_once() -> None:
    game = city("enforcement+contain", second='["plan", "attack"]')
    assert spends(game, "contain") == ["megan use d1 contain digzone"]
    assert offers(game, "megan use d1 contain digzone from enforcement"), "it may be said all the same"
    game.play("megan use d1 contain digzone from enforcement")
    shows(game, {"megan.open": "d1 contain"})


@rule("CARD-08")
def test_a_text_without_the_choice_is_read_as_ever() -> None:
    game = city("contain+attack")
    assert offers(game, "megan use d1 contain digzone", "megan use d1 attack digzone")
    game.play("megan use d1 attack digzone")
    shows(game, {"megan.open": "d1 contain"})
    assert game.at(0).step == "use"


@rule("CARD-08")
def test_what_cannot_be_used_up_is_refused() -> None:
    game = city("enforcement+attack")
    refuses(game, "megan use d1 contain digzone from money", "cannot-serve", "CARD-08")
    refuses(game, "megan use d1 contain digzone from contain", "cannot-serve", "CARD-08")
    refuses(game, "megan use d1 attack digzone from enforcement", "cannot-serve", "CARD-08")
    refuses(game, "megan use d1 move the-loop from attack", "unknown-form", "USE-01")
    said = "Enforcement cannot be used up as Attack: Megan has none here, or no card that joins the two."
    assert str(game.why_not("megan use d1 attack digzone from enforcement")) == said


@rule("CARD-08")
def test_the_choice_holds_for_what_is_left_for_twins_and_in_every_text() -> None:
    game = city("enforcement+attack", more=', "red enforcement+attack"')
    for action in game.every_option():
        assert Action.parse(str(action)) == action
        assert game.why_not(action) is None
        then = game.clone()
        then.play(action)
        assert then.log[-1] == game.code(action)
    assert "megan use d2 contain digzone from attack" in map(str, game.every_option())
    # an open group of three: one of the two kinds goes, the choice comes again
    game = table("""
        [[replace.equipment]]
        id = "trap"
        does = { family = "converter", symbols = ["contain", "attack"] }
        [[replace.equipment]]
        id = "rifle"
        does = { family = "symbols", gives = ["enforcement", "enforcement", "attack"] }
        [position]
        district = [{ id = "the-loop", epic = "digzone", bracket = 4 }]
        reckoners.megan = { district = "the-loop", plan = 0, equipment = ["gravatonics", "trap", "rifle"] }
        reckoners.tia = {}
        """)
    game.play("megan use rifle contain digzone from enforcement")
    shows(game, {"megan.open": "rifle enforcement+attack"})
    game.play("megan use rifle contain digzone from attack")
    shows(game, {"megan.open": "rifle enforcement"})


@rule("CARD-08")
def test_people_see_two_options_with_clear_labels() -> None:
    game = city("enforcement+attack")
    found = options_of(game.view(), game.every_option(), Teller("en", game.content))
    labels = {option.uses_up: option.label for option in found if (option.source, option.symbol) == ("d1", "contain")}
    assert labels == {
        "enforcement": "Contain Digzone (uses up Enforcement)",
        "attack": "Contain Digzone (uses up Attack)",
    }
    assert {(option.before, option.after) for option in found if option.uses_up} == {(4, 3)}


@rule("CARD-08")
@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
def test_bots_play_on_with_such_cards(name: str) -> None:
    game = city("enforcement+attack", more=', "red enforcement+attack", "basic contain"')
    team = Team(dict.fromkeys(range(2), name), 2)
    while game.step == "use":
        code = team.next_code(game)
        assert code is not None
        game.play_code(code)
    assert team.troubles == []
