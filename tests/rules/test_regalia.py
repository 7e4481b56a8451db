"""REG: Regalia's set-up, her prologue, her activation, her tracks, her cards."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from reckoners import Game, Setup
from reckoners.content import load_content
from reckoners.content.model import DIFFICULTIES
from tests.positions import rule, table
from tests.rules.regalia import her_phase, regalia
from tests.rules.seen import shows, told
from tests.rules.steelslayer import Values, toml

SIX = ("abraham", "cody", "david", "megan", "prof", "tia")


def team(*places: str, **more: Values) -> Mapping[str, Values]:
    """Where the three of them stand."""
    who = zip(("tia", "prof", "cody"), places, strict=True)
    return {id: {"district": district, **more.get(id, {})} for id, district in who}


# -- set-up and prologue


@rule("REG-01")
@pytest.mark.parametrize("count", range(2, 7))
@pytest.mark.parametrize(("difficulty", "side"), list(zip(DIFFICULTIES, "ABCD", strict=True)))
def test_boards_by_reckoners_and_difficulty(count: int, difficulty: str, side: str) -> None:
    boss = load_content(modules=(4,)).bosses["regalia"]
    board = next(board for board in boss.adjustment if (board.reckoners, board.side) == (count, side))
    seen = Game(Setup(reckoners=SIX[:count], boss="regalia", difficulty=difficulty, seed="1")).view().boss
    tracks = {track.id: track for track in seen.tracks}
    assert list(tracks) == ["yellow", "black", "red", "blue"]
    assert tracks["red"].track == board.tracks["red"]
    assert tracks["blue"].track == board.tracks["blue"]
    assert tracks["black"].track == boss.power[0].tracks["black"]
    assert {track.bracket for track in seen.tracks} == {2}


@rule("REG-09")
@pytest.mark.parametrize("modules", [(4,), (1, 2, 3, 4)])
def test_her_cards_are_face_down_and_the_new_pieces_are_in_play(modules: tuple[int, ...]) -> None:
    game = Game(Setup(reckoners=("tia", "prof"), boss="regalia", modules=modules, seed="1"))
    boss = game.view().boss
    assert (boss.card, boss.cards_left, sum(boss.deck.values())) == ("", 12, 12)
    assert set(boss.deck.values()) == {2}
    tables = game.state.tables
    assert min(tables.red_shields, tables.blue_shields, tables.copy_tokens) > 0
    assert len(tables.ability_die) == 6
    assert game.content.table.attack_tokens == 12


@rule("REG-09")
def test_the_deck_is_another_one_in_another_game() -> None:
    decks = {Game(Setup(reckoners=("tia", "prof"), boss="regalia", seed=str(n))).state.boss_deck for n in range(9)}
    assert len(decks) > 5
    assert all(sorted(deck) == list(range(12)) for deck in decks)


@rule("REG-02", "PRO-02", "PRO-03")
@pytest.mark.parametrize(("steps", "there"), [(1, "chinatown"), (3, "station-seven")])
def test_prologue_red_track_only_then_the_movement_die(steps: int, there: str) -> None:
    tracks = regalia(
        yellow=["population"] * 4,
        black=["discover"] * 4,
        red=["gift enforcement 2", "enforcement-clockwise", "deploy 0", "deploy 0"],
        blue=["blue-shield"] * 4,
    )
    game = table(
        f"""
        [setup]
        boss = "regalia"
        reckoners = ["tia", "prof", "cody"]
        {tracks}
        [position]
        step = "prologue"
        [[position.district]]
        id = "the-loop"
        [[position.district]]
        id = "chinatown"
        [[position.district]]
        id = "understreets"
        [[position.district]]
        id = "station-seven"
        [script]
        boss_start = "the-loop"
        movement = [{steps}]
        """
    )
    happened = game.last_events
    assert told(happened, "boss-acts", "track", "action") == [
        ("red", "gift enforcement 2"),
        ("red", "enforcement-clockwise"),
    ]
    assert told(happened, "boss-moves", "from", "district") == [("the-loop", there)]
    assert not told(happened, "boss-card")
    shows(
        game,
        {
            "boss.district": there,
            "boss.card": "none",
            "boss.cards_left": 12,
            "population": 40,
            "district.the-loop.enforcement": 0,
            "district.chinatown.enforcement": 3,
            "district.station-seven.enforcement": 2,
        },
    )


# -- her activation


@rule("REG-03")
def test_tokens_tracks_top_to_bottom_move_card() -> None:
    game = her_phase(team("the-loop", "the-loop", "understreets", tia={"suffers": ["reroll"]}), deck=["die"])
    happened = game.play("end purchase")
    order = ("boss-activates", "tokens-back", "boss-acts", "boss-goes", "boss-card", "suffers")
    acts = [event for event in happened if event.kind in order]
    assert [event.kind for event in acts][:2] == ["boss-activates", "tokens-back"]
    assert [event.args["track"] for event in acts[2:-3]] == ["yellow", "yellow", "black", "black", "red", "blue"]
    assert [event.kind for event in acts[-3:]] == ["boss-goes", "boss-card", "suffers"]
    shows(game, {"boss.district": "understreets", "boss.card": "die", "tia.suffers": [], "cody.suffers": ["die"]})


@rule("REG-03")
@pytest.mark.parametrize(
    ("places", "there"),
    [
        (("understreets", "station-seven", "the-loop"), "understreets"),
        (("station-seven", "station-seven", "the-loop"), "station-seven"),
        (("the-loop", "the-loop", "the-loop"), "the-loop"),
        (("chinatown", "chinatown", "the-loop"), "the-loop"),
        (("chinatown", "chinatown", "chinatown"), "chinatown"),
    ],
)
def test_she_goes_to_the_next_other_district_with_a_reckoner(places: tuple[str, str, str], there: str) -> None:
    game = her_phase(team(*places))
    shows(game, {"boss.goes_to": there})
    happened = game.play("end purchase")
    assert told(happened, "boss-goes", "from", "district") == [("chinatown", there)]
    assert not told(happened, "boss-moves", "district")
    shows(game, {"boss.district": there})


@rule("REG-03", "EP2-04")
def test_she_looks_for_reckoners_after_the_epics_have_moved_them() -> None:
    game = her_phase(
        team("understreets", "understreets", "understreets"),
        epics={"understreets": ["repel", *["boss red"] * 4]},
        deck=["move"],
    )
    assert game.forecast().boss_goes == "station-seven"
    game.play("end purchase")
    shows(game, {"boss.district": "station-seven", "tia.suffers": ["move"]})


@rule("REG-04")
def test_everybody_in_her_new_district_suffers_and_nobody_else() -> None:
    game = her_phase(team("understreets", "understreets", "chinatown"), deck=["doubles"])
    happened = game.play("end purchase")
    assert told(happened, "suffers", "reckoner", "effect") == [("tia", "doubles"), ("prof", "doubles")]
    shows(game, {"tia.suffers": ["doubles"], "prof.suffers": ["doubles"], "cody.suffers": []})


@rule("REG-04")
def test_those_with_whom_she_stays_suffer_too() -> None:
    game = her_phase(team("chinatown", "chinatown", "chinatown"), deck=["move"])
    game.play("end purchase")
    assert [who.suffers for who in game.view().reckoners] == [("move",)] * 3


@rule("REG-04", "ATK-01")
def test_who_suffers_is_settled_when_the_card_is_turned() -> None:
    """Tia moves away from her, Prof to her: nothing changes. In her next activation it is somebody else."""
    game = her_phase(
        team("understreets", "the-loop", "the-loop"),
        deck=["doubles", "reroll"],
        script=f"[script.dice]\ntia = {toml(['research'] * 3 + ['money'] * 3)}",
    )
    game.play("end purchase")
    for who in ("tia", "prof", "cody"):
        game.play(f"{who} stop")
    game.play("tia use d4 move the-loop")
    game.play("prof use d4 move understreets")
    shows(game, {"tia.suffers": ["doubles"], "prof.suffers": []})
    game.play("end use")
    shows(game, {"tia.suffers": ["doubles"], "prof.suffers": []})
    happened = game.play("end purchase")
    assert told(happened, "tokens-back", "n") == [(1,)]
    assert told(happened, "suffers", "reckoner") == [("tia",), ("cody",)]


@rule("REG-07")
def test_when_all_cards_were_turned_they_are_shuffled_again() -> None:
    game = her_phase(team("understreets", "the-loop", "the-loop"), deck=[], boss={"card": "move"})
    happened = game.play("end purchase")
    assert told(happened, "boss-cards-shuffled", "n") == [(12,)]
    assert told(happened, "boss-card", "n") == [(11,)]
    shows(game, {"boss.cards_left": 11})
    assert game.view().boss.card


@rule("REG-07")
def test_the_last_card_is_turned_before_they_are_shuffled() -> None:
    game = her_phase(team("understreets", "the-loop", "the-loop"), deck=["move"])
    happened = game.play("end purchase")
    assert not told(happened, "boss-cards-shuffled", "n")
    shows(game, {"boss.cards_left": 0, "boss.card": "move"})


@rule("REG-08")
def test_her_brackets_stay_in_her_own_activation() -> None:
    game = her_phase(team("understreets", "the-loop", "the-loop"), boss={"yellow": 3, "black": 1, "red": 2, "blue": 3})
    happened = game.play("end purchase")
    assert not told(happened, "boss-bracket", "track")
    shows(game, {"boss.yellow": 3, "boss.black": 1, "boss.red": 2, "boss.blue": 3})


@rule("REG-08", "EPI-08")
def test_others_raise_them_and_overflow_acts_from_her_district() -> None:
    tracks = regalia(red=["enforcement-clockwise"] * 3 + ["gift enforcement 2"], blue=["copy-token"] * 3)
    game = her_phase(
        team("chinatown", "chinatown", "chinatown"),
        tracks,
        epics={"the-loop": ["boss red", "boss blue", "boss red", "boss red", "boss red"]},
        boss={"red": 3, "blue": 1},
    )
    happened = game.play("end purchase")
    assert told(happened, "boss-overflows", "track", "action") == [("red", "gift enforcement 2")]
    # the overflow: two for each neighbour; her own red track then: three more for the clockwise one
    shows(
        game,
        {
            "boss.red": 3,
            "district.chinatown.enforcement": 0,
            "district.the-loop.enforcement": 2,
            "district.understreets.enforcement": 5,
            "district.chinatown.copy_tokens": 1,
        },
    )


# -- her tracks


@rule("REG-05")
def test_red_puts_enforcement_beside_her_never_where_she_is() -> None:
    tracks = regalia(red=["gift enforcement 2", "enforcement-clockwise 3", "enforcement-counterclockwise", "deploy 0"])
    game = her_phase(team("the-loop", "the-loop", "the-loop"), tracks, boss={"red": 3})
    game.play("end purchase")
    shows(
        game,
        {
            "district.chinatown.enforcement": 0,
            "district.understreets.enforcement": 5,
            "district.the-loop.enforcement": 3,
            "district.station-seven.enforcement": 0,
        },
    )


@rule("REG-05")
def test_a_space_of_red_may_be_empty() -> None:
    tracks = regalia(
        red=["enforcement-clockwise 0", "enforcement-counterclockwise 0", "enforcement-clockwise", "deploy 0"]
    )
    game = her_phase(team("the-loop", "the-loop", "the-loop"), tracks, boss={"red": 2})
    happened = game.play("end purchase")
    assert ("red", "enforcement-clockwise 0") in told(happened, "boss-acts", "track", "action")
    shows(game, {"district.understreets.enforcement": 0, "district.the-loop.enforcement": 0})


@rule("REG-05", "COMP-01", "EPI-04")
def test_the_last_pieces_go_to_the_clockwise_neighbour_first() -> None:
    six = '[[replace.table]]\nid = "set-up"\nenforcement = 6\n'
    tracks = six + regalia(red=["gift enforcement 5", *["deploy 0"] * 3])
    game = her_phase(
        team("the-loop", "the-loop", "the-loop"),
        tracks,
        boss={"red": 1},
    )
    game.play("end purchase")
    shows(game, {"district.understreets.enforcement": 5, "district.the-loop.enforcement": 1, "population": 36})


@rule("REG-06", "EP2-06")
def test_blue_acts_only_where_she_is() -> None:
    tracks = regalia(blue=["red-shield", "blue-shield 2", "copy-token", "transform", "copy-token"])
    game = her_phase(
        team("the-loop", "the-loop", "the-loop"),
        tracks,
        boss={"blue": 4},
        script='[script]\nability = ["enforcement"]',
    )
    happened = game.play("end purchase")
    assert told(happened, "transforms", "district", "action") == [("chinatown", "enforcement")]
    own = {"red_shields": 1, "blue_shields": 2, "copy_tokens": 1, "enforcement": 1}
    for district in ("the-loop", "chinatown", "understreets", "station-seven"):
        there = own if district == "chinatown" else dict.fromkeys(own, 0)
        shows(game, {f"district.{district}.{what}": count for what, count in there.items()})


@rule("REG-06", "EP2-06")
def test_each_transform_is_rolled_anew() -> None:
    game = her_phase(
        team("the-loop", "the-loop", "the-loop"),
        regalia(blue=["transform"] * 4),
        boss={"blue": 2},
        script='[script]\nability = ["barricade", "population"]',
    )
    happened = game.play("end purchase")
    assert told(happened, "transforms", "action") == [("barricade",), ("population",)]
    shows(game, {"district.chinatown.barricades": 1, "population": 39})


# -- what can be foreseen


@rule("REG-03", "REG-05")
def test_the_forecast_knows_her_tracks_and_her_way_but_not_her_card() -> None:
    tracks = regalia(yellow=["population 3"] * 4, red=["gift enforcement"] * 4)
    game = her_phase(team("station-seven", "the-loop", "the-loop"), tracks, deck=["equipment"], boss={"yellow": 1})
    seen = game.forecast()
    assert (seen.population, seen.boss_goes) == (3, "station-seven")
    assert [(actor.id, actor.district) for actor in seen.actors] == [("regalia", "chinatown")]
    kinds = {event.kind for event in seen.events}
    assert "boss-goes" in kinds
    assert not kinds & {"boss-card", "suffers", "boss-cards-shuffled"}
    game.play("end purchase")
    shows(game, {"population": 36, "boss.district": "station-seven"})  # Tia had no Equipment


@rule("REG-03")
def test_nobody_knows_where_she_goes_before_reckoners_stand_anywhere() -> None:
    game = Game(Setup(reckoners=("tia", "prof"), boss="regalia", seed="1"))
    assert game.view().boss.goes_to is None


def test_of_a_boss_who_rolls_a_die_it_is_not_known() -> None:
    game = table('[setup]\nreckoners = ["tia", "prof"]\nmodules = [4]\n[position]\nstep = "purchase"')
    assert game.view().boss.goes_to is None
    assert game.forecast().boss_goes is None
