"""EQ2: gift cards, and cards without symbols beside an open die."""

from __future__ import annotations

import pytest

from reckoners.game import Game
from tests.positions import rule
from tests.rules.cards import replaced
from tests.rules.crew import crew, options, play
from tests.rules.seen import offers, refuses, shows, told


def tia_and(
    cards: list[str], *tias: str, prof: tuple[str, ...] = ("black plan2", "basic money"), **more: object
) -> Game:
    """Tia has the cards, Prof dice."""
    own = {"equipment": cards, "dice": list(tias), **more}
    return crew({"tia": own, "prof": {"dice": list(prof)}})


# -- gifts


@rule("EQ2-01", "CARD-02")
@pytest.mark.parametrize("card", ["spyril", "extra-ammo"])
def test_gifts_are_for_another_reckoner(card: str) -> None:
    game = tia_and([card], "basic money", "purple research2 used", prof=("black plan2 used", "basic money"))
    assert options(game, f"tia use {card}") == {f"tia use {card} prof"}
    refuses(game, f"tia use {card} tia", "not-for-oneself", "EQ2-01")
    refuses(game, f"prof use {card} tia", "card-not-owned", "CARD-07")


@rule("EQ2-05")
def test_spyril_gives_a_used_die_back_as_it_lies() -> None:
    game = tia_and(["spyril"], "basic money", prof=("black plan2", "basic money used", "basic contain used"))
    play(game, "prof use d1 plan", "prof use d1 plan", "tia use spyril prof")
    assert game.view().decision == "regain"
    shown = options(game)
    assert {"prof regain d1", "prof regain d2", "prof regain d3"} <= shown
    happened = game.play("prof regain d1")
    assert told(happened, "regained", "reckoner", "die") == [("prof", "d1")]
    assert not told(happened, "rolled")
    shows(game, {"prof.d1": "kept", "prof.d1.face": "plan2", "prof.plan_next": 2, "tia.spyril": "used"})
    game.play("prof use d1 move chinatown")
    shows(game, {"prof.district": "chinatown", "prof.plan_next": 2})  # both uses count


@rule("EQ2-05", "CARD-02")
def test_spyril_works_once_and_needs_a_used_die() -> None:
    game = tia_and(["spyril"], "basic money", prof=("black plan2 used", "basic money used"))
    play(game, "tia use spyril prof", "prof regain d1")
    refuses(game, "tia use spyril prof", "card-used", "CARD-02")
    fresh = tia_and(
        ["spyril"], prof=("black plan2", "basic money", "black plan", "black plan", "basic plan", "basic plan")
    )
    refuses(fresh, "tia use spyril prof", "no-used-die", "EQ2-05")
    fresh.play("prof use d2 money")
    fresh.play("tia use spyril prof")  # one die: it comes back by itself
    shows(fresh, {"prof.d2": "kept", "tia.spyril": "used"})


@rule("EQ2-05")
def test_spyril_waits_for_the_other_reckoners_choice() -> None:
    game = tia_and(["spyril"], "basic money", prof=("black plan2 used", "basic money"))
    game.play("tia use spyril prof")
    refuses(game, "tia regain d1", "not-asked", "EQ2-05")
    refuses(game, "prof regain d2", "die-not-used", "EQ2-05")
    refuses(game, "prof use d2 money", "answer-first", "EQ2-05")
    refuses(game, "end use", "answer-first", "EQ2-05")


@rule("EQ2-05", "EPI-10")
def test_no_captured_die_comes_back_by_spyril() -> None:
    game = tia_and(["spyril"], "basic money", prof=("black plan2 used", "basic money captured"))
    game.play("tia use spyril prof")
    refuses(game, "prof regain d2", "die-not-used", "EQ2-05")


@rule("EQ2-05", "USE-03")
def test_a_partly_used_die_comes_back_whole_and_is_closed_first() -> None:
    game = tia_and(["spyril"], "basic money", prof=("black plan2", "basic money used"))
    play(game, "prof use d1 plan", "tia use spyril prof")
    happened = game.play("prof regain d1")
    assert told(happened, "lapsed", "source", "symbols") == [("d1", "plan")]
    shows(game, {"prof.open": "none", "prof.d1": "kept"})
    play(game, "prof use d1 plan", "prof use d1 plan")
    shows(game, {"prof.plan_next": 3})


@rule("EQ2-05", "USE-03")
def test_an_open_die_and_its_used_twin_are_two_choices() -> None:
    """To take the twin back leaves the open one open."""
    game = tia_and(["spyril"], "basic money", prof=("black plan2", "black plan2 used"))
    shown = ("prof", "basic", "prof regain d1", "prof regain d2")
    play(game, "prof use d1 plan", "tia use spyril prof")
    assert set(shown[2:]) <= options(game)
    game.play("prof regain d2")
    shows(game, {"prof.open": "d1 plan", "prof.d2": "kept"})


@rule("EQ2-05", "CARD-03")
def test_a_regained_die_does_not_pay_for_the_same_card_again() -> None:
    lead = crew({"tia": {"equipment": ["spyril"]}, "megan": {"dice": ["red enforcement2"], "equipment": ["emp"]}})
    play(lead, "megan use d1 card emp", "megan lapse", "tia use spyril megan", "megan regain d1")
    refuses(lead, "megan use d1 card emp", "card-used", "CARD-03")
    assert offers(lead, "megan use d1 enforcement the-loop")


@rule("EQ2-05", "HERO-01")
def test_a_turned_face_stays_and_a_changed_symbol_does_not() -> None:
    game = crew(
        {
            "tia": {"equipment": ["spyril"], "dice": ["basic money"]},
            "david": {"dice": ["blue contain", "basic money"], "equipment": ["utility-tool"]},
        }
    )
    play(game, "david use improvise d1 contain2", "david use d1 card utility-tool contain attack")
    shows(game, {"david.open": "d1 contain+attack"})
    play(game, "david use d1 attack digzone", "tia use spyril david", "david regain d1")
    shows(game, {"david.d1": "kept", "david.d1.face": "contain2", "david.open": "none"})


@rule("EQ2-17")
def test_extra_ammo_rolls_two_unused_dice_again_or_one_twice() -> None:
    for second in ("d1", "d2"):
        script = '[script]\ndice.prof = ["black plan2", "basic attack"]' if second == "d2" else ""
        if second == "d1":
            script = '[script]\ndice.prof = ["black plan2", "black plan"]'
        game = crew(
            {"tia": {"equipment": ["extra-ammo"]}, "prof": {"dice": ["black plan", "basic money"]}}, script=script
        )
        game.play("tia use extra-ammo prof")
        assert game.view().decision == "ammo"
        happened = game.play("prof again d1")
        assert told(happened, "rolled", "die", "face") == [("d1", "plan2")]
        shows(game, {"prof.d1": "kept", "prof.d1.face": "plan2"})
        assert game.view().decision == "ammo", "the second one is chosen when the first is seen"
        game.play(f"prof again {second}")
        assert game.view().decision == "use"
        shows(game, {f"prof.{second}.face": "attack" if second == "d2" else "plan", f"prof.{second}": "kept"})


@rule("EQ2-17")
def test_extra_ammo_may_be_enough_and_never_rolls_used_dice() -> None:
    game = crew({"tia": {"equipment": ["extra-ammo"]}, "prof": {"dice": ["black plan", "basic money used"]}})
    game.play("tia use extra-ammo prof")
    refuses(game, "prof again d2", "die-used", "EQ2-17")
    refuses(game, "tia again d1", "not-asked", "EQ2-17")
    refuses(game, "prof use d1 plan", "answer-first", "EQ2-17")
    before = game.view().reckoners[1].dice
    game.play("prof enough")
    assert game.view().reckoners[1].dice == before
    refuses(game, "tia use extra-ammo prof", "card-used", "CARD-02")
    none = crew({"tia": {"equipment": ["extra-ammo"], "plan": 1}, "prof": {"dice": ["basic money used"]}})
    refuses(none, "tia use extra-ammo prof", "no-unused-die", "EQ2-17")


@rule("EQ2-17", "USE-03")
def test_an_open_die_is_used_already() -> None:
    game = tia_and(["extra-ammo"], prof=("black plan2", "basic money"))
    play(game, "prof use d1 plan", "tia use extra-ammo prof")
    refuses(game, "prof again d1", "die-used", "EQ2-17")


@rule("EQ2-17", "CARD-10")
def test_a_face_rolled_by_extra_ammo_is_natural() -> None:
    double = replaced("camera", 'family = "doubler", symbol = "research"')
    game = crew(
        {"tia": {"equipment": ["extra-ammo"]}, "prof": {"dice": ["basic money"], "equipment": ["camera"], "plan": 1}},
        replace=double,
        script='[script]\ndice.prof = ["basic research"]',
    )
    play(game, "tia use extra-ammo prof", "prof again d1", "prof enough", "prof use d1 research digzone")
    shows(game, {"prof.open": "d1 research", "epic.digzone.research": 4})


@rule("USE-03", "EQ2-01")
@pytest.mark.parametrize(
    ("card", "act"),
    [
        ("spyril", "tia use spyril prof"),
        ("extra-ammo", "tia use extra-ammo prof"),
        ("kidnap", "tia use kidnap the-loop"),
        ("tracking-device", "tia use tracking-device"),
        ("dish-soap", "tia use dish-soap"),
        ("med-kit", "tia use med-kit"),
    ],
)
def test_cards_without_symbols_are_used_while_ones_own_die_is_open(card: str, act: str) -> None:
    own = {"equipment": [card], "dice": ["purple research2"]}
    game = crew(
        {"tia": own, "prof": {"dice": ["black plan2 used", "basic money used", "black plan"]}},
        more="base = 1\npopulation = 30",
    )
    game.play("tia use d1 research digzone")
    assert not told(game.play(act), "lapsed")
    for end in ("prof enough", "prof regain d1", "tia done"):
        if end in options(game):
            game.play(end)
    shows(game, {"tia.open": "d1 research", f"tia.{card}": "used", "step": "use"})
    game.play("tia use d1 research digzone")
    shows(game, {"epic.digzone.research": 3})


@rule("USE-03", "CARD-14")
def test_a_move_is_not_among_them() -> None:
    game = tia_and(["helicopter"], "purple research2")
    game.play("tia use d1 research digzone")
    assert told(game.play("tia use helicopter move chinatown"), "lapsed", "source") == [("d1",)]
