"""What windows get for Steelslayer's cards, pieces and decisions: what lights up, what it changes, whose it is."""

from __future__ import annotations

import random

import pytest

from reckoners.game import Game, Setup
from reckoners.server.choices import groups_of, options_of
from reckoners.server.option_protocol import OptionGroup
from reckoners.server.outlook import outlook_of
from reckoners.server.outlook_protocol import CountAt
from reckoners.server.protocol import Option
from reckoners.server.teller import teller
from tests.positions import table
from tests.rules.steelslayer import activation

TEAM = ("val", "mizzy", "exel", "sam")


def use_step(who: str, *, equipment: str = "", dice: str = '"basic research"', more: str = "", there: str = "") -> Game:
    """One Reckoner with some cards in The Loop, Prof in Chinatown; the Boss is elsewhere."""
    return table(f"""
        [setup]
        modules = [1, 2, 3]
        [position]
        step = "use"
        district = [
            {{ id = "the-loop", epic = "digzone", bracket = 3, research = 3{there} }},
            {{ id = "chinatown", epic = "frostbite", barricades = 1, enforcement = 2, copy_tokens = 1 }},
            {{ id = "understreets", epic = "herald" }},
        ]
        boss.district = "understreets"
        reckoners.{who} = {{ district = "the-loop", plan = 0, equipment = [{equipment}], dice = [{dice}]{more} }}
        reckoners.prof = {{ district = "chinatown", dice = ["basic money", "basic plan used"] }}
        """)


def offered(game: Game) -> dict[str, Option]:
    found = options_of(game.view(printed=False), game.every_option(), teller("en", game.content))
    return {option.action: option for option in found}


def group(game: Game, do: str) -> OptionGroup:
    found = groups_of(game.view(printed=False), game.every_option(), teller("en", game.content))
    return next(group for group in found if group.do == do)


# -- Shields and Copy tokens


def test_a_red_shield_is_the_target_and_not_what_it_guards() -> None:
    game = use_step("exel", dice='"basic enforcement", "red enforcement2"', there=", enforcement = 4, red_shields = 1")
    option = offered(game)["exel use d2 enforcement the-loop"]
    assert (option.target.kind, option.target.id) == ("red-shield", "the-loop")
    assert (option.before, option.after, option.times) == (1, 0, 1)
    assert option.label == "Remove a red Shield from The Loop"
    game.play(option.action)
    option = offered(game)["exel use d2 enforcement the-loop"]
    assert (option.target.kind, option.before, option.after) == ("enforcement", 4, 3)


def test_a_blue_shield_is_the_target_and_not_the_epic() -> None:
    game = use_step("exel", dice='"blue contain2"', there=", blue_shields = 2")
    found = offered(game)
    option = found["exel use d1 contain the-loop"]
    assert (option.target.kind, option.before, option.after, option.times) == ("blue-shield", 2, 1, 2)
    assert "exel use d1 contain digzone" not in found
    game.play_all([option.action, option.action])
    assert game.view().districts[0].blue_shields == 0


def test_a_copy_token_goes_by_a_whole_die() -> None:
    game = use_step("tia", there=", copy_tokens = 2")
    option = offered(game)["tia use d1 copy the-loop"]
    assert (option.target.kind, option.target.id, option.before, option.after) == ("copy-token", "the-loop", 2, 1)
    assert option.label == "Remove a Copy token from The Loop"


# -- cards that are asked further


def test_demolitions_are_a_number() -> None:
    game = use_step("mizzy", more=", charges = 2")
    found = {action: option for action, option in offered(game).items() if option.source == "demolitions"}
    numbers = [option.target.id for option in found.values() if option.target.kind == "number"]
    assert numbers == ["0", "1", "2"]
    assert "mizzy use demolitions put" in found
    assert game.view().reckoners[0].ability.charges == 2
    game.play("mizzy use demolitions 2")
    assert game.view().reckoners[0].ability.charges == 0
    opened = game.view().reckoners[0].open
    assert opened is not None
    assert opened.symbols == "attack5"


def test_setting_charges_off_lets_the_open_die_lapse() -> None:
    game = use_step("mizzy", dice='"orange money2"', more=", charges = 1")
    game.play("mizzy use d1 money")
    found = offered(game)
    assert found["mizzy use demolitions 1"].lapses == "money"
    assert found["mizzy use demolitions put"].lapses == ""


def test_tradecraft_asks_for_the_symbol_that_is_added() -> None:
    game = use_step("exel", dice='"basic research", "basic plan"')
    asked = group(game, "exel use * card tradecraft @")
    assert (asked.kind, asked.on, asked.card, asked.uses_up) == ("card", "symbol", "tradecraft", "")
    assert {option.target.id for option in offered(game).values() if option.target.kind == "symbol"} == {
        "research",
        "plan",
    }


def test_the_utility_tool_asks_which_symbol_becomes_which() -> None:
    game = use_step("tia", equipment='"utility-tool"', dice='"basic research"')
    asked = group(game, "tia use * card utility-tool research @")
    assert (asked.card, asked.uses_up, asked.sources) == ("utility-tool", "research", ("d1",))
    assert [offer.id for offer in asked.offers] == ["money", "enforcement", "contain", "attack", "plan"]


def test_the_dispatcher_asks_who_and_then_where() -> None:
    game = use_step("val")
    game.play("prof use d1 barricade chinatown")
    asked = group(game, "val use dispatcher prof @")
    assert (asked.kind, asked.on, asked.owner) == ("power", "district", "prof")
    assert {offer.id for offer in asked.offers} == {"the-loop", "understreets"}
    game.undo()
    option = offered(game)["val use dispatcher barricade chinatown"]
    assert (option.kind, option.target.kind, option.before, option.after) == ("barricade", "barricade", 1, 0)


def test_a_card_that_costs_two_is_half_paid() -> None:
    game = use_step("tia", equipment='"data-chip"', dice='"basic plan", "basic contain", "basic money"')
    game.play("tia use d1 card data-chip")
    owing = game.view().reckoners[0].owing
    assert owing is not None
    assert (owing.card, owing.symbols) == ("data-chip", ("contain",))
    paying = {action for action, option in offered(game).items() if option.target.id == "data-chip"}
    assert paying == {"tia use d2 card data-chip"}
    game.undo()
    assert game.view().reckoners[0].owing is None


def test_an_action_that_waits_is_a_die_of_its_own() -> None:
    game = use_step("tia", equipment='"submarine"', dice='"basic research", "purple research2"')
    game.play("tia use d1 move understreets")
    (waiting,) = game.view().reckoners[0].waiting
    assert (waiting.card, waiting.either) == ("submarine", True)
    found = offered(game)
    own = [option for option in found.values() if option.source == "submarine"]
    assert own
    assert {option.lapses for option in own} == {""}
    assert {option.times for option in own} == {1}
    assert {option.lapses for option in found.values() if option.source == "d2"} == {waiting.symbols}


# -- the forecast


def test_the_outlook_says_what_is_counted_copied_and_rolled() -> None:
    track = ["population per enforcement", "transform", "boss red", "boss red"]
    there = {"chinatown": {"bracket": 2, "enforcement": 3, "copy_tokens": 1}}
    game = activation({"chinatown": track}, there, step="use")
    told = outlook_of(game.forecast(), teller("en", game.content))
    first = told.actors[0]
    assert first.counts == (CountAt(0, 3),)
    assert first.copied == (CountAt(0, 1),)
    assert (first.rolls, told.rolls, first.costs[0].people) == (1, 1, 6)
    assert told.least <= told.population <= told.most


# -- decisions


def test_whose_card_is_stolen() -> None:
    tracks = {"chinatown": ["steal", "steal", "boss red", "boss red", "boss red"]}
    team = {"tia": {"equipment": ["rifle", "emp"]}, "prof": {"equipment": ["grenade"]}, "cody": {}}
    game = activation(tracks, reckoners=team, modules=(2, 3))
    assert game.view().decision == "steal"
    found = {action: (option.target.kind, option.target.id) for action, option in offered(game).items()}
    assert found["steal prof grenade"] == ("card", "grenade")
    assert group(game, "steal tia @").owner == "tia"
    game.play("steal tia emp")
    (place,) = [district for district in game.view().districts if district.stolen]
    assert [(one.card, one.reckoner) for one in place.stolen] == [("emp", "tia")]


def test_what_selling_brings() -> None:
    tracks = {"chinatown": ["attack-money 2", "boss red", "boss red", "boss red", "boss red"]}
    team = {"tia": {"equipment": ["rifle"]}, "prof": {"equipment": ["emp"]}, "cody": {}}
    game = activation(tracks, reckoners=team, modules=(2, 3), more="money = 0")
    assert game.view().decision == "sell"
    price = game.content.equipment["rifle"].price
    asked = group(game, "sell tia @")
    assert asked.money
    assert (asked.owner, asked.offers[0].before, asked.offers[0].after) == ("tia", 0, price)


def test_who_gives_up_a_token() -> None:
    tracks = {"chinatown": ["attack-plan", "boss red", "boss red", "boss red", "boss red"]}
    team = {"tia": {"plan": 2}, "prof": {"plan": 0}, "cody": {"plan": 1}}
    game = activation(tracks, reckoners=team)
    found = {option.target.id: (option.before, option.after) for option in offered(game).values()}
    assert found == {"tia": (2, 1), "cody": (1, 0)}


def test_kidnap_asks_for_pieces_of_other_districts() -> None:
    game = use_step("tia", equipment='"kidnap"')
    game.play("tia use kidnap the-loop")
    assert game.view().decision == "kidnap"
    found = offered(game)
    option = found["tia bring enforcement chinatown"]
    assert (option.kind, option.target.kind, option.target.id) == ("bring", "enforcement", "chinatown")
    assert (option.before, option.after) == (2, 1)
    assert found["tia bring copy-token chinatown"].target.kind == "copy-token"
    assert found["tia bring-boss"].target.kind == "boss"
    game.play(option.action)
    assert "tia bring-boss" not in offered(game)
    assert "tia done" in offered(game)


def test_gifts_ask_the_other_reckoner() -> None:
    game = use_step("tia", equipment='"spyril", "extra-ammo"')
    game.play("tia use spyril prof")
    assert game.view().decision == "regain"
    (asked,) = groups_of(game.view(printed=False), game.every_option(), teller("en", game.content))
    assert (asked.whose, asked.owner, asked.on) == ("prof", "prof", "die")
    assert "d1" not in asked.sources
    game.play("prof regain d2")
    game.play("tia use extra-ammo prof")
    assert game.view().decision == "ammo"
    assert {option.kind for option in offered(game).values()} == {"again", "enough"}


def test_a_swap_shows_the_supply() -> None:
    game = table("""
        [setup]
        modules = [2]
        [position]
        step = "purchase"
        money = 9
        market = ["herman", "rifle", "grenade", "emp"]
        reckoners.tia = {}
        reckoners.prof = {}
        """)
    assert game.view().supply == {}
    game.play("buy herman for tia")
    view = game.view()
    assert view.decision == "swap"
    asked = group(game, "tia swap d1 @")
    assert (asked.on, asked.owner, asked.die) == ("colour", "tia", "d1")
    assert {offer.id: offer.before for offer in asked.offers} == {
        colour: count for colour, count in view.supply.items() if colour != view.reckoners[0].dice[0].colour
    }
    assert offered(game)["tia leave"].target.kind == "none"


@pytest.mark.parametrize("seed", range(4))
def test_groups_say_every_option_and_no_other(seed: int) -> None:
    """With all modules, over some rounds of random play in which everything is bought."""
    chance = random.Random(seed)
    game = Game(Setup(reckoners=TEAM[: 2 + seed % 3], modules=(1, 2, 3), seed=f"groups {seed}"))
    while game.result == "playing" and len(game) < 220:
        every = game.every_option()
        assert set(offered(game)) == {str(action) for action in every}
        codes = game.codes()
        bought = [code for code in codes if game.action(code).verb == "buy"]
        game.play_code(chance.choice(bought or codes))
