"""Module 4 in the library: what is seen, what options change, where the Boss goes, what is kept."""

from __future__ import annotations

import random

import msgspec
import pytest

from reckoners import Game, Refusal, SaveError, Setup
from reckoners.game.forecast import Forecast
from reckoners.game.names import names_of
from reckoners.game.outcomes import effect
from reckoners.game.view import OwingView
from tests.game.module4_cases import against_regalia, attacked, found, helped, rewarded, slowed, turned
from tests.positions import rule

REGALIA = Setup(reckoners=("tia", "prof"), boss="regalia", city="babilar", seed="module 4")


# -- set-ups


def test_a_boss_or_a_city_brings_its_module() -> None:
    for pieces in ({"boss": "regalia"}, {"city": "babilar"}, {"boss": "regalia", "city": "babilar"}):
        setup = Game(msgspec.structs.replace(Setup(reckoners=("tia", "prof"), seed="x"), **pieces)).setup
        assert (setup.modules, setup.packs) == ((4,), ("steelslayer",))
    both = Game(Setup(reckoners=("val", "prof"), seed="x", boss="regalia", modules=(1,))).setup
    assert both.modules == (1, 4)


def test_the_module_alone_changes_nothing() -> None:
    plain = Game(Setup(reckoners=("tia", "prof"), seed="same"))
    more = Game(Setup(reckoners=("tia", "prof"), seed="same", modules=(4,)))
    box = {
        "red_shields_left": 10,
        "blue_shields_left": 6,
        "copy_tokens_left": 8,
    }  # pieces for whom it may concern
    assert more.view() == msgspec.structs.replace(plain.view(), **box)
    assert more.codes() == plain.codes()


@pytest.mark.parametrize("boss", ["steelheart", "regalia"])
@pytest.mark.parametrize("city", ["newcago", "babilar"])
def test_a_game_of_any_boss_in_any_city_is_kept_and_read_again(boss: str, city: str) -> None:
    game = Game(Setup(reckoners=("tia", "cody", "megan"), boss=boss, city=city, seed=f"{boss} in {city}"))
    chance = random.Random(boss + city)
    while game.result == "playing" and len(game) < 120:
        game.play_code(chance.choice(game.codes()))
        if chance.random() < 0.05:
            game.undo()
    again = Game.from_json(game.to_json())
    assert again.state.key() == game.state.key()
    assert again.view() == game.view()
    assert Game.from_position(repr(game)).state.key() == game.state.key()


# -- what is seen


@rule("BAB-01", "BAB-02")
def test_districts_show_their_tracks() -> None:
    view = Game(REGALIA).view()
    assert [district.marker for district in view.districts] == [8, 8, 8]
    assert all(len(district.track) == 11 and not district.track[-1] for district in view.districts)
    assert (view.boss.research, view.boss.health, view.boss.weakened_health) == (24, None, 15)
    assert view.dawnslight_left == 14
    bare = Game(REGALIA).view(printed=False)
    assert [district.track for district in bare.districts] == [()] * 3
    plain = Game(Setup(reckoners=("tia", "prof"), boss="regalia", seed="x")).view()
    assert [district.marker for district in plain.districts] == [None] * 3
    assert plain.dawnslight_left is None


def test_the_boss_shows_his_card_his_deck_and_his_way() -> None:
    boss = slowed().view().boss
    assert (boss.card, boss.cards_left, boss.goes_to) == ("move", 11, "grand-central")
    assert boss.deck == {"reroll": 2, "die": 2, "equipment": 2, "ability": 2, "move": 1, "doubles": 2}
    assert Game(REGALIA).view().boss.goes_to is None  # nobody is in the city yet
    steelheart = Game(Setup(reckoners=("tia", "prof"), seed="x")).view().boss
    assert (steelheart.card, steelheart.deck, steelheart.goes_to) == ("", {}, None)


def test_a_victim_shows_what_is_suffered_and_what_is_out_of_use() -> None:
    game = attacked()
    game.play_all(["prof disable-die d1", "tia disable-card dowser", "tia disable-die d1"])
    tia, prof, _ = game.view().reckoners
    assert tia.suffers == ("reroll", "die", "equipment")
    assert {card.id: card.disabled for card in tia.equipment} == {"emp": False, "dowser": True, "camera": False}
    assert [die.state for die in tia.dice].count("disabled") == 2  # her own and that of Dowser
    assert prof.ability.disabled
    assert prof.dice[0].state == "disabled"


def test_a_half_paid_move_is_owed() -> None:
    game = slowed()
    game.play("tia use d1 move painted-village")
    assert game.view().reckoners[0].owing == OwingView("", (), "painted-village")
    game.play("tia use d3 research grand-central")
    assert game.view().reckoners[0].owing is None
    assert game.last_events[0].kind == "move-lost"


def test_rewards_that_wait_are_shown_part_by_part() -> None:
    game = rewarded()
    game.play("abraham use d1 attack digzone")
    rewards = game.view().rewards
    assert (rewards.contain, rewards.plan, rewards.money, rewards.boss_research) == (1, 1, 2, 2)
    game.play("reward money")
    assert game.view().rewards.money == 0
    assert (game.view().step, game.view().decision) == ("use", "rewards")


# -- what options change


def told(game: Game, text: str) -> str:
    action = next(action for action in game.legal() if str(action) == text)
    return effect(game.view(), names_of(game.content), action)


def test_options_say_what_they_change() -> None:
    game = helped()
    assert told(game, "tia use d1 research grand-central") == "6→5 (Dawnslight Aid)"
    game.play("tia use d1 research grand-central")
    assert told(game, "aid neon-graffiti tia") == "2 Research"
    assert told(game, "aid fruit-bowl abraham") == "3 population"
    game.play("aid fruit-bowl tia")
    assert told(game, "tia heal fruit-bowl") == "40→43"
    assert told(game, "tia use d1 research grand-central") == "5→4"


def test_parts_of_a_reward_say_what_they_change() -> None:
    game = rewarded()
    game.play("abraham use d1 attack digzone")
    assert told(game, "reward money") == "$1→$3"
    assert told(game, "reward boss-research grand-central") == "6→4 (Attack Money 2) (Dawnslight Aid)"


# -- words that are typed


@pytest.mark.parametrize(
    ("text", "code", "sentence"),
    [
        ("tia use d1 research grand-centrl", "unknown-epic", "'grand-centrl' is no Epic"),
        ("tia use d1 research central-park", "too-far", "Central Park is too far away"),
        ("tia use d1 research steelheart", "research-in-districts", "on the tracks of the districts"),
        ("tia heal emp", "unknown-dawnslight", "'emp' is no Dawnslight card"),
        ("tia heal fruit-bowl", "card-not-owned", "Tia does not have Fruit Bowl."),
        ("aid fruit-bowl tia", "wrong-step", "That is possible only"),
        ("reward money", "wrong-step", "That is possible only"),
        ("reward boss-research", "unknown-form", "a word too few or too many"),
        ("reward boss-research atlantis", "unknown-district", "'atlantis' is no district"),
        ("tia disable-die d1", "wrong-step", "That is possible only"),
        ("tia disable-die d9", "unknown-die", "'d9' is no die of this Reckoner"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(text: str, code: str, sentence: str) -> None:
    no = helped().why_not(text)
    assert no is not None
    assert (no.code, sentence in str(no), "\n" in str(no)) == (code, True, False), str(no)


def test_only_babilar_has_tracks_and_parts() -> None:
    game = Game(Setup(reckoners=("tia", "prof"), seed="x"))
    for text, code in (
        ("tia use d1 research the-loop", "unknown-epic"),
        ("reward money", "unknown-reward"),
        ("reward boss-research the-loop", "unknown-reward"),
        ("tia heal fruit-bowl", "unknown-dawnslight"),
    ):
        with pytest.raises(Refusal) as no:
            game.play(text)
        assert no.value.code == code


# -- the forecast


@rule("REG-03")
def test_the_forecast_knows_where_she_goes() -> None:
    game = against_regalia(
        """
        [position.boss]
        district = "grand-central"
        [[position.district]]
        id = "grand-central"
        [[position.district]]
        id = "painted-village"
        [[position.district]]
        id = "central-park"
        [position.reckoners.tia]
        district = "central-park"
        dice = ["basic money", "basic money"]
        [position.reckoners.prof]
        district = "central-park"
        [position.reckoners.val]
        district = "grand-central"
        """
    )
    assert game.forecast().boss_goes == game.view().boss.goes_to == "central-park"
    assert game.forecast_after("tia use d1 move painted-village").boss_goes == "painted-village"
    assert Game(Setup(reckoners=("tia", "prof"), seed="x")).forecast().boss_goes is None


def blue(words: str) -> Forecast:
    """What would come if her blue track did this and nothing else were lit but the first of each."""
    game = against_regalia(
        f"""
        [[replace.boss]]
        id = "regalia"
        [[replace.boss.adjustment]]
        reckoners = 3
        side = "B"
        tracks.yellow = ["population", "population", "population"]
        tracks.red = ["enforcement-clockwise", "enforcement-clockwise", "enforcement-clockwise"]
        tracks.blue = [{words}]
        [position.boss]
        district = "grand-central"
        yellow = 1
        black = 1
        red = 1
        blue = 1
        [[position.district]]
        id = "grand-central"
        [[position.district]]
        id = "painted-village"
        [[position.district]]
        id = "central-park"
        [[position.district]]
        id = "rope-bridges"
        [position]
        epic_deck = []
        [position.reckoners.tia]
        dice = ["basic money"]
        [position.reckoners.prof]
        dice = ["basic money"]
        [position.reckoners.val]
        """
    )
    return game.forecast()


@rule("REG-06")
def test_transform_on_her_track_makes_a_range() -> None:
    calm = blue('"blue-shield", "transform", "transform"')
    assert (calm.rolls, calm.least, calm.most) == (0, calm.population, calm.population)
    rolled = blue('"transform 2", "transform", "transform"')
    actor = rolled.actors[-1]
    assert (actor.id, actor.rolls, rolled.rolls) == ("regalia", 2, 2)
    assert actor.district == "grand-central"
    assert rolled.least < rolled.most
    assert rolled.least <= rolled.mean <= rolled.most


def test_her_card_is_not_foreseen() -> None:
    """Whatever lies on top of her deck, the forecast is the same."""
    seen = []
    for card in ("equipment", "reroll"):
        game = turned()
        state = game.state.clone()
        numbers = [n for n, effect in enumerate(state.tables.boss_cards)]
        words = ("reroll", "die", "equipment", "ability", "move", "doubles")
        state.boss_deck = tuple(n for n in numbers if words[state.tables.boss_cards[n]] == card)
        seen.append(Game.from_state(game.setup, game.content, state).forecast())
    assert seen[0] == seen[1]


def test_a_die_lost_in_the_use_step_is_no_business_of_the_forecast() -> None:
    game = found()
    before = game.forecast().population
    game.play("tia use d1 research grand-central")
    assert game.view().decision == "lose"
    assert game.forecast().population == before


# -- the text of a position


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (" | marker 8", " | marker 11", "'11' cannot stand after 'marker'"),
        (" | marker 8", "", "'' cannot stand after 'marker'"),
        ("research 32", "research 31", "'31' cannot stand after 'research'; possible here: 32"),
        ("suffers reroll", "suffers rerol", "'rerol' cannot stand after 'suffers'; possible here: reroll, die"),
        ("| card die", "| card dye", "'dye' cannot stand after 'card'"),
        ("deck equipment reroll", "deck equipment equipment", "equipment"),
        ("deck equipment reroll", "deck equipment die", "die"),
        ("dawnslight-deck ", "dawnslight-deck emp ", "'emp' cannot stand after 'dawnslight-deck'"),
        ("doing round use", "doing round rewards", "'rewards' cannot stand after 'doing'"),
        ("disable 1 1 0 1 0 0", "disable 1 1", "IndexError"),
    ],
)
def test_a_position_that_cannot_be_is_told(before: str, after: str, said: str) -> None:
    text = repr(attacked())
    assert before in text
    with pytest.raises(SaveError) as no:
        Game.from_position(text.replace(before, after, 1))
    assert said in str(no.value)
    assert "\n" not in str(no.value)


def test_the_same_card_cannot_be_offered_and_lie_in_the_deck() -> None:
    game = Game(REGALIA)
    chance = random.Random(3)
    while game.view().decision != "aid":
        if game.result != "playing":
            game = Game(msgspec.structs.replace(REGALIA, seed=str(chance.random())))
        tracks = [code for code in game.codes() if game.action(code).symbol == "research"]
        game.play_code(chance.choice(tracks or game.codes()))
    text = repr(game)
    assert Game.from_position(text).state.key() == game.state.key()
    card = game.legal()[0].card
    with pytest.raises(SaveError, match=card):
        Game.from_position(text.replace("dawnslight-deck ", f"dawnslight-deck {card} "))
