"""HER2: Val, Mizzy, Exel and Sam, and what they start with (SET-12, SET-13, COMP-03)."""

from __future__ import annotations

from collections import Counter

import pytest

from reckoners import Game, Setup
from reckoners.content import load_content
from tests.positions import rule
from tests.rules.cards import replaced
from tests.rules.crew import crew, options, play, repeated
from tests.rules.seen import offers, refuses, shows, told

COLOURS = ("blue", "red", "green", "purple", "black", "orange")


def colours(game: Game, who: str) -> Counter[str]:
    reckoner = next(one for one in game.view().reckoners if one.id == who)
    return Counter(die.colour for die in reckoner.dice)


# -- how they start


@rule("HER2-01", "HER2-02", "HER2-03", "HER2-04", "HER2-06", "SET-13")
def test_their_dice_token_and_card() -> None:
    game = Game(Setup(reckoners=("val", "mizzy", "exel", "sam", "tia"), modules=(1,), seed="start"))
    assert colours(game, "val") == {"basic": 2, "green": 2, "purple": 2}
    assert colours(game, "mizzy") == {"basic": 2, "orange": 2, "black": 2}
    assert colours(game, "exel") == {"basic": 2, "blue": 2, "red": 2}
    assert colours(game, "sam") == dict.fromkeys(COLOURS, 1)
    assert colours(game, "tia") == {"basic": 3, "purple": 3}
    abilities = {"val": "dispatcher", "mizzy": "demolitions", "exel": "tradecraft", "sam": "joker", "tia": "operations"}
    for reckoner in game.view().reckoners:
        assert (reckoner.plan, reckoner.equipment) == (1, ())
        assert reckoner.ability.id == abilities[reckoner.id]


@rule("HER2-05", "SET-13")
def test_no_demolitions_token_lies_on_the_card_at_the_start() -> None:
    game = Game(Setup(reckoners=("mizzy", "tia"), modules=(1,), seed="start"))
    shows(game, {"mizzy.charges": 0})
    assert [reckoner.ability.charges for reckoner in game.view().reckoners] == [0, None], "only hers takes tokens"


@rule("COMP-03", "SET-12")
@pytest.mark.parametrize(("modules", "special"), [((), 4), ((1,), 7), ((2,), 7), ((3,), 7), ((1, 2, 3), 7)])
def test_with_any_module_there_are_seven_dice_of_each_colour(modules: tuple[int, ...], special: int) -> None:
    """Everything that nobody starts with is the supply, white dice too."""
    game = Game(Setup(reckoners=("tia", "prof", "cody"), modules=modules, seed="start"))
    tables = game.state.tables
    there = Counter(tables.die_ids[kind] for kind in tables.kind)
    assert there == {"basic": 18, **dict.fromkeys(COLOURS, special)}
    supply = Counter(tables.die_ids[kind] for die, kind in enumerate(tables.kind) if game.state.owner[die] < 0)
    own = {"purple": 3, "black": 3, "orange": 3}
    assert supply == {"basic": 9, **{colour: special - own.get(colour, 0) for colour in COLOURS}}


@rule("HER2-06")
def test_they_mix_freely_with_the_others_at_every_count() -> None:
    everybody = tuple(load_content(modules=(1,)).reckoners)
    assert len(everybody) == 10
    for count in range(2, 7):
        for first in range(10):
            team = tuple((everybody * 2)[first : first + count])
            game = Game(Setup(reckoners=team, modules=(1,), seed="mixed"))
            assert tuple(one.id for one in game.view().reckoners) == team
            assert all(len(one.dice) == 6 and one.plan == 1 for one in game.view().reckoners)


# -- Val


VAL = {"val": {"dice": ["green attack2", "basic money"]}, "tia": {"dice": ["purple research2", "basic money"]}}


@rule("HER2-01", "MOVE-01")
def test_dispatcher_moves_another_reckoner_once() -> None:
    game = crew(VAL)
    happened = game.play("val use dispatcher tia chinatown")
    assert told(happened, "moved", "reckoner", "from", "district") == [("tia", "the-loop", "chinatown")]
    shows(game, {"tia.district": "chinatown", "val.district": "the-loop", "val.dispatcher": "used", "tia.d1": "kept"})
    refuses(game, "val use dispatcher tia the-loop", "card-used", "CARD-02")


@rule("HER2-01")
def test_dispatcher_is_not_for_val_herself() -> None:
    refuses(crew(VAL), "val use dispatcher val chinatown", "not-for-oneself", "HER2-01")
    refuses(crew(VAL), "val use dispatcher tia the-loop", "already-there", "MOVE-01")
    refuses(crew(VAL), "tia use dispatcher val chinatown", "card-not-owned", "SET-13")


@rule("HER2-01", "MOVE-02", "CARD-14")
def test_barricades_stop_whom_dispatcher_moves() -> None:
    game = crew(VAL, {"chinatown": {"barricades": 1}})
    refuses(game, "val use dispatcher tia chinatown", "barricaded", "MOVE-02")
    assert offers(game, "val use dispatcher tia understreets")
    shut = crew(VAL, {"the-loop": {"barricades": 1}})
    refuses(shut, "val use dispatcher tia understreets", "barricaded", "MOVE-02")
    assert options(shut, "val use dispatcher") == {"val use dispatcher barricade the-loop"}


@rule("HER2-01", "EP2-03")
def test_pull_stops_whom_dispatcher_moves() -> None:
    track = '[[replace.epic]]\nid = "digzone"\ntrack = ["pull", "population", "population", "population", "population"]'
    game = crew(VAL, replace=track.replace('"digzone"', '"earless"'), districts={"the-loop": {"epic": "earless"}})
    refuses(game, "val use dispatcher tia chinatown", "pulled", "EP2-03")


@rule("HER2-01", "BAR-01", "COMP-09")
def test_or_dispatcher_removes_a_barricade_anywhere() -> None:
    game = crew(VAL, {"chinatown": {"barricades": 2}})
    happened = game.play("val use dispatcher barricade chinatown")
    assert told(happened, "opened", "reckoner", "source") == [("val", "dispatcher")], "so that the log names her"
    shows(game, {"district.chinatown.barricades": 1, "barricades_left": 7, "val.dispatcher": "used", "val.d1": "kept"})
    refuses(game, "val use dispatcher barricade chinatown", "card-used", "CARD-02")
    refuses(crew(VAL), "val use dispatcher barricade chinatown", "no-barricade", "BAR-01")


@rule("USE-03", "HER2-01")
def test_who_has_an_open_die_is_not_moved() -> None:
    game = crew(VAL)
    game.play("tia use d1 research digzone")
    refuses(game, "val use dispatcher tia chinatown", "die-open", "USE-03")
    game.play("tia use d1 research digzone")
    assert offers(game, "val use dispatcher tia chinatown")


@rule("USE-03", "HER2-01")
@pytest.mark.parametrize("sent", ["val use dispatcher tia understreets", "val use dispatcher barricade chinatown"])
def test_dispatcher_shows_no_symbols_so_vals_own_die_stays_open(sent: str) -> None:
    game = crew(VAL, {"chinatown": {"barricades": 1}})
    game.play("val use d1 attack digzone")
    happened = game.play(sent)
    assert not told(happened, "lapsed")
    shows(game, {"val.open": "d1 attack", "val.dispatcher": "used"})
    game.play("val use d1 attack digzone")
    shows(game, {"epic.digzone.health": 7})


# -- Mizzy


def mizzy(charges: int, *dice: str, **more: object) -> Game:
    hers = {"charges": charges, "dice": list(dice), **more}
    return crew({"mizzy": hers}, {"the-loop": {"health": 9}, "chinatown": {"barricades": 1, "copy_tokens": 1}})


@rule("HER2-02", "HER2-05")
def test_a_token_is_put_on_the_card_three_at_most() -> None:
    game = mizzy(2)
    happened = game.play("mizzy use demolitions put")
    assert told(happened, "charged", "reckoner", "now") == [("mizzy", 3)]
    shows(game, {"mizzy.charges": 3, "mizzy.demolitions": "used", "mizzy.open": "none"})
    refuses(game, "mizzy use demolitions 0", "card-used", "CARD-02")
    refuses(mizzy(3), "mizzy use demolitions put", "no-charge-beside", "HER2-02")


@rule("HER2-02")
@pytest.mark.parametrize(("charges", "removed", "attacks"), [(0, 0, 1), (3, 0, 1), (1, 1, 3), (3, 2, 5), (3, 3, 7)])
def test_removed_tokens_attack_twice_and_once_more(charges: int, removed: int, attacks: int) -> None:
    game = mizzy(charges)
    happened = game.play(f"mizzy use demolitions {removed}")
    assert told(happened, "set-off", "n", "now") == [(removed, charges - removed)]
    shows(game, {"mizzy.charges": charges - removed, "mizzy.open": f"demolitions attack{attacks}".removesuffix("1")})
    play(game, *repeated("mizzy use demolitions attack digzone", attacks))
    shows(game, {"epic.digzone.health": 9 - attacks, "mizzy.open": "none"})
    refuses(game, "mizzy use demolitions attack digzone", "card-used", "CARD-02")


@rule("HER2-02")
def test_no_more_tokens_than_there_are() -> None:
    refuses(mizzy(1), "mizzy use demolitions 2", "too-few-charges", "HER2-02")


@rule("HER2-02")
def test_a_pack_with_more_tokens_gives_no_more_symbols_than_a_group_has_room_for() -> None:
    more = '[[replace.table]]\nid = "set-up"\ndemolitions = 9\n'
    game = crew({"mizzy": {"charges": 8}}, replace=more)
    assert options(game, "mizzy use demolitions") == {
        "mizzy use demolitions put",
        *(f"mizzy use demolitions {removed}" for removed in range(7)),
    }
    game.play("mizzy use demolitions 6")
    shows(game, {"mizzy.open": "demolitions attack13", "mizzy.charges": 2})


@rule("HER2-02", "CARD-15")
def test_tokens_stay_from_round_to_round() -> None:
    game = mizzy(0)
    play(game, "mizzy use demolitions put", "end use", "end purchase", "mizzy stop", "abraham stop")
    shows(game, {"round": 2, "step": "use", "mizzy.charges": 1, "mizzy.demolitions": "ready"})


@rule("HER2-02", "USE-03")
def test_its_symbols_are_one_die_that_ends_the_one_before() -> None:
    game = mizzy(1, "black plan2")
    game.play("mizzy use d1 plan")
    happened = game.play("mizzy use demolitions 1")
    assert told(happened, "lapsed", "source", "symbols") == [("d1", "plan")]
    game = mizzy(1, "black plan2")
    game.play("mizzy use demolitions 1")
    happened = game.play("mizzy use d1 plan")
    assert told(happened, "lapsed", "source", "symbols") == [("demolitions", "attack3")]


@rule("HER2-02", "USE-03")
def test_a_token_is_put_while_a_die_is_open() -> None:
    game = mizzy(0, "black plan2")
    game.play("mizzy use d1 plan")
    assert not told(game.play("mizzy use demolitions put"), "lapsed")
    shows(game, {"mizzy.open": "d1 plan", "mizzy.charges": 1})


@rule("HER2-02", "CARD-04", "CARD-06", "MOVE-01", "EP2-22")
def test_all_of_it_together_moves_clears_or_pays() -> None:
    imager = replaced("imager", 'family = "exchanger", cost = ["attack"], gives = ["plan"]')
    there = {"the-loop": {"copy_tokens": 1}, "chinatown": {"barricades": 1}}
    hers = {"mizzy": {"charges": 1, "equipment": ["imager"]}}
    uses: dict[str, dict[str, object]] = {
        "move understreets": {"mizzy.district": "understreets"},
        "barricade chinatown": {"district.chinatown.barricades": 0},
        "copy the-loop": {"district.the-loop.copy_tokens": 0},
        "card imager": {"mizzy.open": "imager plan", "mizzy.imager": "used"},
    }
    for whole, then in uses.items():
        game = crew(hers, there, replace=imager)
        game.play("mizzy use demolitions 1")
        game.play(f"mizzy use demolitions {whole}")
        shows(game, {"mizzy.open": "none", "epic.digzone.health": 9, **then})
    game = crew(hers, there, replace=imager)
    play(game, "mizzy use demolitions 1", "mizzy use demolitions attack digzone")
    refuses(game, "mizzy use demolitions card imager", "die-touched", "USE-03")


# -- Exel


def exel(*dice: str, **more: object) -> Game:
    return crew({"exel": {"dice": list(dice), **more}}, {"the-loop": {"bracket": 4}})


@rule("HER2-03")
def test_tradecraft_gives_the_die_back_with_one_more() -> None:
    game = exel("blue contain2", "basic research")
    happened = game.play("exel use d1 card tradecraft contain")
    assert told(happened, "paid", "source", "card") == [("d1", "tradecraft")]
    shows(game, {"exel.open": "tradecraft contain3", "exel.d1": "used", "exel.tradecraft": "used"})
    play(game, *repeated("exel use tradecraft contain digzone", 3))
    shows(game, {"epic.digzone.bracket": 1, "exel.open": "none"})
    refuses(game, "exel use d2 card tradecraft research", "card-used", "CARD-02")


@rule("HER2-03")
def test_the_one_that_is_added_is_like_one_of_them() -> None:
    two = '[[replace.die]]\nid = "red"\nfaces = [["money"], ["money"], ["money"], ["money"], ["money"], '
    game = crew({"exel": {"dice": ["red enforcement+research"]}}, replace=f'{two}["enforcement", "research"]]\n')
    assert options(game, "exel use d1 card") == {
        "exel use d1 card tradecraft enforcement",
        "exel use d1 card tradecraft research",
    }
    refuses(game, "exel use d1 card tradecraft attack", "cannot-change", "HER2-03")
    refuses(game, "exel use d1 card tradecraft", "cannot-change", "HER2-03")
    game.play("exel use d1 card tradecraft research")
    shows(game, {"exel.open": "tradecraft enforcement+research2"})


@rule("HER2-03", "CARD-08")
def test_what_a_converter_could_make_of_it_is_not_added() -> None:
    game = exel("blue contain2", equipment=["gravatonics"])
    refuses(game, "exel use d1 card tradecraft enforcement", "cannot-change", "HER2-03")
    game.play("exel use d1 card tradecraft contain")
    play(game, *repeated("exel use tradecraft enforcement the-loop", 3))
    shows(game, {"district.the-loop.enforcement": 1})


@rule("HER2-03", "PLAN-01")
def test_a_plan_token_becomes_two_of_a_symbol() -> None:
    game = exel(plan=1)
    assert len(options(game, "exel use plan card tradecraft")) == 6
    game.play("exel use plan card tradecraft attack")
    shows(game, {"exel.plan": 0, "exel.open": "tradecraft attack2"})
    refuses(game, "exel use tradecraft money", "symbol-not-shown", "SYM-01")


@rule("HER2-03", "CARD-04", "CARD-06")
def test_a_free_card_and_a_cards_whole_group_pay_too() -> None:
    game = exel("red enforcement2", equipment=["emp", "schematics"])
    game.play("exel use schematics card tradecraft plan")
    shows(game, {"exel.open": "tradecraft plan2", "exel.schematics": "used"})
    game = exel("red enforcement2", equipment=["emp"])
    play(game, "exel use d1 card emp", "exel use emp card tradecraft contain")
    shows(game, {"exel.open": "tradecraft contain4"})
    game = exel("red enforcement2", equipment=["emp"])
    play(game, "exel use d1 card emp", "exel use emp contain digzone")
    refuses(game, "exel use emp card tradecraft contain", "die-touched", "USE-03")


@rule("HER2-03", "CARD-05")
def test_what_it_gives_may_pay_another_card() -> None:
    game = exel("red enforcement2", equipment=["emp"])
    play(game, "exel use d1 card tradecraft enforcement", "exel use tradecraft card emp")
    shows(game, {"exel.open": "emp contain3"})


@rule("HER2-03", "CARD-10")
def test_a_doubled_white_die_has_three_then() -> None:
    double = replaced("camera", 'family = "doubler", symbol = "research"')
    game = crew({"exel": {"dice": ["basic research"], "equipment": ["camera"]}}, replace=double)
    game.play("exel use d1 card tradecraft research")
    shows(game, {"exel.open": "tradecraft research3"})


@rule("HER2-03", "CARD-12")
def test_where_the_payment_acts_anywhere_the_added_symbol_does_too() -> None:
    game = exel(equipment=["notebooks"])
    game.play("exel use notebooks card tradecraft research")
    shows(game, {"exel.open": "tradecraft research3"})
    play(game, *repeated("exel use tradecraft research frostbite", 3))
    shows(game, {"epic.frostbite.research": 2, "exel.district": "the-loop"})
    here = exel("basic research")
    here.play("exel use d1 card tradecraft research")
    refuses(here, "exel use tradecraft research frostbite", "too-far", "USE-07")


@rule("HER2-03", "CARD-12")
def test_a_card_that_a_remote_one_pays_for_is_local_and_stays_so() -> None:
    """Tradecraft alone keeps "anywhere": EMP paid with Drone does not have it to keep."""
    cards = replaced("drone", 'family = "symbols", gives = ["enforcement", "enforcement"], anywhere = true')
    game = crew({"exel": {"equipment": ["drone", "emp"]}}, replace=cards)
    play(game, "exel use drone card emp", "exel use emp card tradecraft contain")
    refuses(game, "exel use tradecraft contain frostbite", "too-far", "USE-07")
    assert offers(game, "exel use tradecraft contain digzone")


@rule("HER2-03")
def test_tradecraft_costs_something() -> None:
    refuses(exel("basic money"), "exel use tradecraft", "card-costs", "HER2-03")


# -- Sam


SAM = ["blue contain2", "red enforcement", "green attack2", "purple research", "black plan2", "orange money2"]


def sam(roll: int, *states: str) -> Game:
    dice = [f"{die} {state}".strip() for die, state in zip(SAM, [*states, *[""] * 6], strict=False)]
    tia = {"dice": [f"purple research {'kept'}"] * 3 + ["basic money kept"] * 3}
    return crew({"sam": {"dice": dice, "roll": roll}, "tia": tia}, step="roll")


@rule("HER2-04", "ROLL-03")
def test_sam_may_keep_none_of_two_rolls() -> None:
    game = sam(1)
    assert offers(game, "sam reroll")
    game.play("sam reroll")
    shows(game, {"sam.rolls": 2})
    assert all(die.state == "rolled" for die in game.view().reckoners[0].dice)
    game.play("sam reroll")
    shows(game, {"step": "use"})
    assert all(die.state == "kept" for die in game.view().reckoners[0].dice), "roll 3 is kept whole"


@rule("HER2-04", "ROLL-04")
def test_sam_may_keep_some_as_ever_and_none_later() -> None:
    game = sam(1)
    play(game, "sam keep d1", "sam reroll")
    shows(game, {"sam.d1": "kept", "sam.d1.face": "contain2", "sam.rolls": 2})
    game.play("sam reroll")
    shows(game, {"sam.d1.face": "contain2", "step": "use"})


@rule("HER2-04", "ROLL-03")
def test_nobody_else_may_keep_none() -> None:
    game = crew({"sam": {}, "tia": {}}, step="roll")
    refuses(game, "tia reroll", "keep-one-first", "ROLL-03")


@rule("HER2-04", "CARD-01")
def test_joker_is_on_going() -> None:
    refuses(crew({"sam": {}}), "sam use joker", "card-has-no-symbols", "CARD-01")


@rule("HER2-04", "CARD-10")
def test_sam_has_no_white_die() -> None:
    assert not any(die.colour == "basic" for die in sam(1).view().reckoners[0].dice)
