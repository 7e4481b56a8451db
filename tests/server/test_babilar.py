"""What windows get of module 4: district tracks, Dawnslight, attacks on Reckoners, rewards in the middle of a die."""

from __future__ import annotations

import msgspec
import pytest

from reckoners.content import load_content
from reckoners.game import Game, Setup
from reckoners.game.names import Names
from reckoners.game.setup import FEWEST, MOST
from reckoners.server.choices import groups_of, options_of
from reckoners.server.content_places import locks_of
from reckoners.server.content_words import content_in, rules_in
from reckoners.server.decision_words import decision_of
from reckoners.server.history import history_of
from reckoners.server.messages import laid_of
from reckoners.server.option_protocol import Option, OptionGroup
from reckoners.server.outlook import outlook_of
from reckoners.server.protocol import STEPS, ContentInfo, TableInfo
from reckoners.server.teller import teller
from reckoners.text import languages, words_of
from tests.positions import table
from tests.server.babilar import BABILAR, LAST_BLOW, TO_AID, babilar
from tests.server.house import House
from tests.server.samples import retold

MODULES = (1, 2, 3, 4)


def offered(game: Game) -> dict[str, Option]:
    found = options_of(game.view(printed=False), game.every_option(), teller("en", game.content))
    return {option.action: option for option in found}


def group(game: Game, do: str, source: str = "") -> OptionGroup:
    found = groups_of(game.view(printed=False), game.every_option(), teller("en", game.content))
    return next(group for group in found if group.do == do and (not source or source in group.sources))


def seats(game: Game) -> dict[str, str]:
    return decision_of(game.view(printed=False), game.legal(), "", teller("en", game.content)).seats


# -- what is printed


@pytest.fixture(scope="module")
def content() -> ContentInfo:
    return content_in("en", load_content(modules=MODULES))


def test_bosses_and_cities_say_what_brings_them(content: ContentInfo) -> None:
    bosses = {boss.id: boss for boss in content.bosses}
    cities = {city.id: city for city in content.cities}
    assert [(boss.module, boss.at_once) for boss in bosses.values()] == [(0, False), (4, True), (4, True)]
    assert [(city.module, city.at_once, city.boss) for city in cities.values()] == [
        (0, False, "steelheart"),
        (4, True, "regalia"),
        (4, True, "limelight"),
    ]
    assert cities["babilar"].markers == (7, 8, 9, 10)
    assert sum(card.count for card in bosses["regalia"].cards) == 12
    assert {card.effect for card in bosses["regalia"].cards} == set(content.names.effects)
    assert set(content.names.effects) == set(content.names.effect_texts)
    tracks = {district.id: district.track for district in content.districts if district.city_id == "babilar"}
    assert len(tracks) == 7
    assert all(len(track) == 11 and not track[-1] for track in tracks.values())
    assert {word for track in tracks.values() for word in track if word} <= set(content.names.actions)


def test_levels_are_what_the_engine_sets_up(content: ContentInfo) -> None:
    """Any Boss in any city (VAR-01): the numbers of the set-up screen are those of the table."""
    assert len(content.levels) == 3 * 3 * 5 * 4
    for level in content.levels:
        if level.reckoners != 3:
            continue
        setup = Setup(
            reckoners=("tia", "prof", "cody"),
            boss=level.boss,
            city=level.city,
            difficulty=level.difficulty,
            seed="levels",
        )
        view = Game(setup).view()
        assert (level.research, level.health) == (view.boss.research, view.boss.weakened_health), level
        markers = {district.marker for district in view.districts}
        if level.city != "ildithia":  # its markers hold no research
            assert markers == ({level.markers} if level.markers else {None})
    babilar = [level for level in content.levels if level.city == "babilar" and level.difficulty == "hard"]
    assert {(level.markers, level.health) for level in babilar} == {(9, 20)}
    assert {(level.board, level.power) for level in babilar if level.boss == "regalia"} == {("C", "A")}


def test_nothing_of_the_house_is_locked_and_what_is_says_why() -> None:
    assert content_in("en", load_content(modules=MODULES)).locked == ()
    content = load_content(modules=MODULES)
    few = msgspec.structs.replace(content.cities["babilar"], districts=content.cities["babilar"].districts[:4])
    cut = msgspec.structs.replace(content, cities={**content.cities, "babilar": few})
    locked = list(locks_of(Names(cut, words_of("en"))))
    counts = [n for n in range(FEWEST, MOST + 1) if n >= 4]
    assert [(lock.boss, lock.city, lock.reckoners) for lock in locked] == [
        (boss, "babilar", n) for boss in content.bosses for n in counts
    ]
    assert {lock.code for lock in locked} == {"small-city"}
    assert "4 districts" in locked[0].sentence


@pytest.mark.parametrize("language", languages())
def test_everything_of_module_4_is_explained(language: str) -> None:
    content = content_in(language, load_content(modules=MODULES))
    base = content_in(language)
    known = {rule.id for rule in rules_in(language)}
    brought = set(content.explained) - set(base.explained)
    assert brought >= {
        "marker",
        "dawnslight",
        "boss-card",
        "attack-token",
        "reward-at-once",
        "boss-regalia",
        "track-red-regalia",
        "track-blue-regalia",
    }
    named = [told.rules for told in content.explained.values()]
    named += [card.rules for card in content.cards]
    named += content.action_rules.values()
    assert all(named)
    assert {rule for rules in named for rule in rules} <= known
    assert all(told.text for told in content.explained.values())
    aid = [card for card in content.cards if card.kind == "dawnslight"]
    assert len(aid) == 14
    for card in aid:
        assert card.name != card.id
        assert card.text
        assert card.family_title
        assert card.module == 4
        assert bool(card.gives) != bool(card.population)


# -- what lies there


def test_what_is_laid_says_city_steps_and_markers() -> None:
    laid = laid_of(babilar())
    assert (laid.city, laid.markers, laid.weakened_health) == ("babilar", 8, 15)
    assert laid.steps == tuple(step for step in STEPS if step != "rewards")
    base = laid_of(Game(Setup(reckoners=("tia", "prof"), seed="base")))
    told = msgspec.json.encode(base)
    assert b"city" not in told
    assert b"steps" not in told
    assert b"markers" not in told


def test_a_table_in_babilar_brings_its_module_along(house: House) -> None:
    answer = house.http.post("/api/tables", json={"reckoners": ["tia", "prof"], "boss": "regalia", "city": "babilar"})
    assert answer.status_code == 201, answer.text
    info = msgspec.json.decode(answer.content, type=TableInfo)
    assert (info.boss, info.city, info.modules, info.packs) == ("regalia", "babilar", (4,), ("steelslayer",))
    with house.window(info.id) as window:
        view = window.table().view
        assert [district.marker for district in view.districts] == [8, 8, 8]
        assert view.dawnslight_left == 14
        assert sum(view.boss.deck.values()) == view.boss.cards_left == 12
        assert all(not district.track for district in view.districts), "printed: asked for once"


# -- markers


def test_the_marker_is_a_target_with_what_its_spots_do() -> None:
    game = babilar()
    option = offered(game)["tia use d1 research grand-central"]
    assert (option.target.kind, option.target.id) == ("marker", "grand-central")
    assert (option.before, option.after, option.times, option.spots) == (5, 4, 2, ())
    assert option.label == "Research the track of Grand Central"
    game.play("tia use d5 research grand-central")
    found = offered(game)
    assert found["tia use d1 research grand-central"].spots == ("aid",)
    assert found["tia use d1 research grand-central"].times == 1, "the spot may ask for a decision"
    assert "val use d3 research grand-central" not in found, "she is elsewhere"
    assert found["val use d3 research larcener"].target.kind == "epic"


def test_a_track_at_0_is_no_target() -> None:
    game = table(BABILAR.replace("enforcement = 2, marker = 3", "enforcement = 2, marker = 0"))
    assert not [action for action in offered(game) if action.endswith("research painted-village")]


def test_boss_research_of_a_reward_goes_all_the_way() -> None:
    game = babilar(*LAST_BLOW)
    view = game.view()
    assert (view.decision, view.step) == ("rewards", "use")
    assert (view.rewards.plan, view.rewards.boss_research) == (2, 2)
    opened = next(seat.open for seat in view.reckoners if seat.id == "abraham")
    assert opened is not None
    assert opened.symbols == "attack"
    option = offered(game)["reward boss-research grand-central"]
    assert (option.target.kind, option.before, option.after, option.spots) == ("marker", 5, 3, ("aid",))
    assert seats(game)["abraham"] == "d3: 1 Attack left"
    assert seats(game)["tia"] == "6 dice left, a Plan token", "not done: something came in between"
    game.play("reward boss-research grand-central")
    assert game.view().decision == "aid"
    assert game.view().rewards.plan == 2


def test_money_of_a_reward_is_a_part_of_its_own() -> None:
    """Where the marker comes to Attack Money the team says which comes first."""
    near = BABILAR.replace('epic = "sourcefield"', 'epic = "knoxx"').replace(
        "bracket = 3, marker = 5", "bracket = 3, marker = 8"
    )
    game = table(near.replace("[position]", KNOXX_PAYS + "[position]", 1))
    game.play_all([action.replace("sourcefield", "knoxx") for action in LAST_BLOW])
    assert game.view().rewards.money == 3
    option = offered(game)["reward money"]
    assert (option.target.kind, option.before, option.after) == ("none", 5, 8)
    assert group(game, "reward money").money
    assert option.label == "Take the money"
    detail = decision_of(game.view(), game.legal(), "", teller("en", game.content)).detail
    assert "3 Money" in detail or "$3" in detail


KNOXX_PAYS = """
    [[replace.epic]]
    id = "knoxx"
    reward = { money = 3, boss_research = 1 }
    """


# -- Dawnslight


def test_dawnslight_aid_asks_which_card_and_for_whom() -> None:
    game = babilar(*TO_AID)
    asked = group(game, "aid * @")
    assert (asked.whose, asked.kind, asked.on) == ("team", "aid", "reckoner")
    assert asked.sources == ("glowing-vines", "fruit-bowl")
    assert [offer.id for offer in asked.offers] == ["tia", "abraham"]
    told = decision_of(game.view(), game.legal(), "", teller("en", game.content))
    assert (told.title, told.rule) == ("Dawnslight Aid: choose a card", "BAB-09")
    assert offered(game)["aid fruit-bowl abraham"].label == "Fruit Bowl for Abraham"
    game.play("aid fruit-bowl abraham")
    assert game.view().reckoners[1].dawnslight == ("fruit-bowl",)
    opened = game.view().reckoners[0].open
    assert opened is not None
    assert opened.symbols == "research", "the die goes on"


def test_a_card_with_people_shows_the_population() -> None:
    game = babilar()
    asked = group(game, "tia heal *")
    assert (asked.kind, asked.on, asked.sources) == ("heal", "none", ("hidden-garden",))
    option = offered(game)["tia heal hidden-garden"]
    assert (option.before, option.after, option.lapses) == (27, 30, "")
    game.play("tia use d1 research grand-central")
    assert offered(game)["tia heal hidden-garden"].lapses == "", "it is no die"
    game.play("tia heal hidden-garden")
    assert (game.view().population, game.view().reckoners[0].dawnslight) == (30, ("neon-graffiti",))


def test_a_card_with_symbols_is_a_die() -> None:
    game = babilar()
    assert "neon-graffiti" in group(game, "tia use * research @", "neon-graffiti").sources
    assert "neon-graffiti" in group(game, "tia use * move @").sources


# -- rewards at once


@pytest.mark.parametrize(
    ("city", "sentence"), [("babilar", "Step: Use dice + rewards."), ("newcago", "Step: Use dice.")]
)
def test_the_log_names_the_step_by_what_comes_in_it(city: str, sentence: str) -> None:
    game = Game(Setup(reckoners=("tia", "prof"), city=city, modules=(4,) if city == "babilar" else (), seed="log"))
    while game.view().step != "use":
        game.play(game.legal()[-1])
    again, story = retold(game)
    lines = story.told(len(again), "steelheart", teller("en", game.content))[0].lines
    assert [line.text for line in lines if line.kind == "step"] == [sentence]


# -- attacks on Reckoners


def test_a_move_that_costs_two() -> None:
    game = babilar()
    asked = group(game, "val use * move @")
    assert (asked.halves, asked.label) == (2, "First half of a Move to @")
    assert group(game, "tia use * move @").halves == 0
    game.play("val use d1 move painted-village")
    owing = game.view().reckoners[2].owing
    assert owing is not None
    assert (owing.card, owing.district) == ("", "painted-village")
    asked = group(game, "val use * move @")
    assert (asked.halves, asked.label) == (1, "Second half of the Move to @")
    assert [offer.id for offer in asked.offers] == ["painted-village"]
    assert seats(game)["val"] == "Half a Move to Painted Village is paid"
    again, story = retold(game)
    words = teller("en", game.content)
    assert story.told(len(again), "regalia", words)[0].text == "Val, d1: First half of a Move to Painted Village"


def test_whom_the_dispatcher_sends_by_halves() -> None:
    game = table(
        BABILAR.replace('disabled = ["emp"], suffers = [\n        "equipment", "doubles"]', 'suffers = ["move"]')
    )
    assert group(game, "val use dispatcher exel @").halves == 2
    assert group(game, "val use dispatcher tia @").halves == 0


def test_whoever_is_struck_says_what_is_put_out_of_use() -> None:
    game = babilar(until="disable")
    asked = group(game, "tia disable-die *")
    assert (asked.kind, asked.on, asked.owner, asked.sources) == (
        "disable-die",
        "die",
        "tia",
        ("d1", "d2", "d3", "d4", "d5", "d6"),
    )
    assert seats(game) == {"tia": "Has to choose", "abraham": "Has to choose", "val": "", "exel": ""}
    game.play("tia disable-die d4")
    assert [die.state for die in game.view().reckoners[0].dice][3] == "disabled"
    told = decision_of(game.view(), game.legal(), "", teller("en", game.content))
    assert (told.open, told.rule) == (("abraham",), "ATK-03")


def test_a_card_is_put_out_of_use() -> None:
    more = BABILAR.replace('"rifle", "helicopter"]', '"rifle", "helicopter", "tracking-device"]')
    game = table(more.replace('deck = [\n        "die",', 'deck = [\n        "equipment",'))
    while game.view().decision != "disable":
        legal = [str(action) for action in game.legal()]
        game.play(next((action for action in legal if action.startswith("end ")), legal[0]))
    asked = group(game, "tia disable-card @")
    assert (asked.kind, asked.on, asked.owner) == ("disable-card", "card", "tia")
    assert {offer.id for offer in asked.offers} <= {"rifle", "helicopter", "tracking-device"}


# -- what comes


def test_the_outlook_says_where_she_goes_and_that_she_turns_a_card() -> None:
    game = babilar()
    outlook = outlook_of(game.forecast(), teller("en", game.content))
    boss = outlook.actors[-1]
    assert (boss.id, boss.goes_to, boss.card) == ("regalia", "grand-central", True)
    assert boss.text.endswith("then on to Grand Central, and turns a card there")
    assert game.view().boss.goes_to == "grand-central"
    assert all(not actor.goes_to and not actor.card for actor in outlook.actors[:-1])
    game.play_all(["tia use d3 move sunken-harbour", "abraham use d5 move sunken-harbour"])
    boss = outlook_of(game.forecast(), teller("en", game.content)).actors[-1]
    assert boss.goes_to == "sunken-harbour"


def test_steelheart_goes_by_a_die() -> None:
    game = table(
        BABILAR.replace('boss = "regalia"', 'boss = "steelheart"')
        .replace(', card = "move"', "")
        .replace(', deck = [\n        "die", "reroll", "equipment", "ability", "doubles", "die", "reroll"]', "")
    )
    boss = outlook_of(game.forecast(), teller("en", game.content)).actors[-1]
    assert (boss.id, boss.goes_to, boss.card) == ("steelheart", "", False)


def test_transform_on_her_track_makes_a_range() -> None:
    game = table(BABILAR.replace("blue = 2", "blue = 4"))
    outlook = outlook_of(game.forecast(), teller("en", game.content))
    assert outlook.rolls > 0
    assert outlook.least <= outlook.population <= outlook.most
    assert outlook.actors[-1].rolls > 0


def test_cards_of_dawnslight_are_among_the_deeds() -> None:
    game = babilar(*TO_AID, "aid fruit-bowl abraham")
    history = history_of(*retold(game), teller("en", game.content))
    assert history.deeds[1].cards == ("fruit-bowl",)
