"""Cards that look at other Reckoners offer what is true now, whoever has acted (HER2-01, EQ2-05, EQ2-17)."""

from __future__ import annotations

from tests.positions import rule
from tests.rules.seen import offers, shows
from tests.rules.steelslayer import Team, activation


@rule("HER2-01", "USE-03")
def test_dispatcher_sees_where_the_other_has_gone_and_whether_a_die_is_open() -> None:
    team: Team = {"val": {}, "tia": {"dice": ["basic plan", "purple research2"]}, "prof": {}}
    game = activation({}, {"chinatown": {"research": 3}}, team, step="use", modules=(1, 3))
    assert offers(game, "val use dispatcher tia chinatown")
    game.play("tia use d1 move chinatown")
    assert not offers(game, "val use dispatcher tia chinatown")
    assert offers(game, "val use dispatcher tia the-loop")
    game.play("tia use d2 research earless")
    shows(game, {"tia.open": "d2 research"})
    assert not offers(game, "val use dispatcher tia the-loop")


@rule("EQ2-05", "EQ2-17")
def test_gifts_see_which_dice_the_other_has_used() -> None:
    team: Team = {
        "tia": {"equipment": ["spyril", "extra-ammo"]},
        "prof": {"dice": ["basic plan"] + ["black captured"] * 3 + ["basic captured"] * 2},
        "cody": {},
    }
    game = activation({}, None, team, step="use", modules=(2, 3))
    assert offers(game, "tia use extra-ammo prof")
    assert not offers(game, "tia use spyril prof")
    game.play("prof use d1 plan")
    assert offers(game, "tia use spyril prof")
    assert not offers(game, "tia use extra-ammo prof")
