"""What windows get of Limelight, of Ildithia, of Newcago's cards and of variants."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from reckoners.content import load_content
from reckoners.content.model import TABLE_ROWS, page_tables
from reckoners.engine.forecast import begun, foresee, suppose
from reckoners.game import Game, Setup, SetupError
from reckoners.game.setup import checked
from reckoners.game.variants import OPTIONS
from reckoners.server.choices import groups_of, options_of
from reckoners.server.content_words import content_in, rules_in
from reckoners.server.decision_words import decision_of
from reckoners.server.history import history_of
from reckoners.server.messages import laid_of
from reckoners.server.option_protocol import Option, OptionGroup
from reckoners.server.outlook import outlook_of
from reckoners.server.outlook_protocol import Outlook
from reckoners.server.protocol import ContentInfo, TableInfo
from reckoners.server.teller import teller
from reckoners.text import languages
from tests.positions import table
from tests.rules.seen import epic
from tests.server.house import House
from tests.server.ildithia import ILDITHIA, NEWCAGO, TO_BENEFIT, ildithia, newcago
from tests.server.samples import retold

MODULES = (1, 2, 3, 4)
COLOURS = ("yellow", "black", "red", "blue")


def offered(game: Game) -> dict[str, Option]:
    found = options_of(game.view(printed=False), game.every_option(), teller("en", game.content))
    return {option.action: option for option in found}


def groups(game: Game, kind: str) -> list[OptionGroup]:
    found = groups_of(game.view(printed=False), game.every_option(), teller("en", game.content))
    return [group for group in found if group.kind == kind]


def outlook(game: Game, language: str = "en") -> Outlook:
    return outlook_of(game.forecast(), teller(language, game.content))


# -- what is printed


@pytest.fixture(scope="module")
def content() -> ContentInfo:
    return content_in("en", load_content(modules=MODULES))


def test_the_booklet_is_printed_once(content: ContentInfo) -> None:
    boss = next(boss for boss in content.bosses if boss.id == "limelight")
    assert len(boss.pages) == 5 * 4
    assert all(name in boss.power_tables for page in boss.pages for name in page.tables.values())
    assert set(boss.power_dice) == set(COLOURS)
    assert all(len(die) == 6 and set(die) <= set(TABLE_ROWS) for die in boss.power_dice.values())
    assert boss.scales["shields"] == ((0, 4), (3, 5), (5, 6), (6, 7))
    assert set(boss.scales) == {"shields", "enforcement", "defeated", "equipment"}
    words = {word for rows in boss.power_tables.values() for row in rows for cell in row for word in cell.split(" | ")}
    assert words <= set(content.names.actions)
    assert all(not other.pages and not other.scales for other in content.bosses if other.id != "limelight")
    game = ildithia()
    page = page_tables(game.content.bosses["limelight"], 4, "standard")
    assert laid_of(game).tables == page
    assert game.view(printed=False).boss.tables == ()


def test_what_is_laid_in_a_city_that_walks() -> None:
    laid = laid_of(ildithia())
    assert (laid.city, laid.markers, laid.returns, laid.passes, laid.options) == ("ildithia", 0, 4, 2, ("intense",))
    assert laid.steps[:2] != laid.steps[-2:]
    assert "ildithia" in laid.steps
    base = msgspec.json.encode(laid_of(Game(Setup(reckoners=("tia", "prof"), seed="base"))))
    assert not [word for word in (b"tables", b"returns", b"passes", b"options") if b'"%s"' % word in base]


def test_variants_say_what_they_do_not_go_with(content: ContentInfo) -> None:
    """As a set-up says it: what is not barred and does not clash can be played."""
    variants = {variant.id: variant for variant in content.variants}
    assert tuple(variants) == OPTIONS
    assert content_in("en").variants == content.variants, "whichever modules are in play"
    assert set(variants["intense"].clashes) == {"most-intense"}
    assert "VAR-05" in variants["intense"].clashes["most-intense"]
    assert set(variants["newcago-cards-a"].barred) == {"babilar", "ildithia"}
    assert "NEW-01" in variants["newcago-cards-a"].barred["ildithia"]
    assert (variants["newcago-cards-b"].module, variants["newcago-cards-b"].at_once) == (4, True)
    assert not variants["casual"].clashes
    for one, city in product(content.variants, ("newcago", "ildithia")):
        for other in content.variants:
            setup = Setup(reckoners=("tia", "prof"), city=city, options=(one.id, other.id), seed="x")
            barred = other.id in one.clashes or city in one.barred or city in other.barred
            try:
                checked(setup)
            except SetupError:
                assert barred
            else:
                assert not barred


@pytest.mark.parametrize("language", languages())
def test_everything_is_explained(language: str) -> None:
    content = content_in(language, load_content(modules=MODULES))
    known = {rule.id for rule in rules_in(language)}
    assert {"power-die", "newcago-card", "tram", "marker-passed", "boss-limelight"} <= set(content.explained)
    assert {variant.rule for variant in content.variants} <= known
    assert all(variant.name and variant.text for variant in content.variants)
    cards = [card for card in content.cards if card.kind == "newcago-card"]
    assert len(cards) == 14
    assert {card.harm for card in cards} <= set(content.names.actions)


def test_a_table_with_variants(house: House) -> None:
    wish = {"reckoners": ["tia", "prof"], "options": ["newcago-cards-mixed", "casual"]}
    answer = house.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    info = msgspec.json.decode(answer.content, type=TableInfo)
    assert (info.options, info.modules) == (("casual", "newcago-cards-mixed"), (4,))
    with house.window(info.id) as window:
        view = window.table().view
        assert all(place.newcago_card.startswith(place.id) for place in view.districts)
    refused = house.http.post("/api/tables", json={**wish, "options": ["intense", "most-intense"]})
    assert refused.status_code == 422
    assert "VAR-05" in refused.text


# -- Limelight


def test_what_he_counts_and_what_is_left_in_the_box() -> None:
    view = ildithia().view(printed=False)
    assert view.boss.measures == {"shields": 3, "enforcement": 3, "defeated": 1, "equipment": 2}
    assert (view.boss.columns, view.boss.goes_to) == ((2, 3, 2, 4), "sharp-tower")
    assert None not in (view.red_shields_left, view.blue_shields_left, view.copy_tokens_left)
    assert newcago().view().boss.measures == {}


def test_his_dice_make_a_range() -> None:
    """LIM-03: what each cell would cost, and all of them together: no rows cost less or more."""
    game = ildithia()
    seen = outlook(game)
    boss = seen.actors[-1]
    assert (boss.kind, boss.goes_to) == ("boss", "sharp-tower")
    assert [shown.track for shown in seen.tables] == list(COLOURS)
    assert seen.rolls == 4
    state = game.state
    rows = product(*(sorted(set(die)) for die in state.tables.power_dice))
    losses = [state.population - suppose(begun(state), rows=combination).population for combination in rows]
    assert (seen.least, seen.most) == (min(losses), max(losses))
    assert seen.least <= seen.population <= seen.most
    assert boss.least <= boss.most
    assert boss.most - boss.least == seen.most - seen.least
    assert seen.by["defeated"] == 7
    for number, shown in enumerate(seen.tables):
        for row, people in enumerate(shown.people):
            supposed = tuple(row if place == number else -1 for place in range(4))
            then = suppose(begun(state), rows=supposed)
            assert people == foresee(state).population - then.population


def test_a_bracket_that_rises_first_is_in_its_new_column() -> None:
    seen = outlook(ildithia())
    columns = {shown.track: shown.column for shown in seen.tables}
    now = dict(zip(COLOURS, ildithia().view().boss.columns, strict=True))
    assert columns == {**now, **seen.tracks}
    assert columns != now


def test_a_lost_step_is_one_more_roll() -> None:
    """LIM-15: Frostbite's Boss blue finds the bracket in the last column."""
    blue_first = epic("frostbite", ["boss blue", "barricade", "blue-shield", "boss blue", "population"])
    game = table(blue_first + ILDITHIA.replace("blue = 4", "blue = 5"))
    blue = outlook(game).tables[-1]
    assert (blue.track, blue.column, blue.times) == ("blue", 5, 2)
    assert outlook(game).rolls == 5


def test_an_intense_game_costs_more() -> None:
    """VAR-05: it is told of the yellow table, though nothing is known of its cells."""
    boss = outlook(ildithia()).actors[-1]
    assert [(cost.place, cost.people, cost.track) for cost in boss.costs] == [(-1, 1, "yellow")]
    assert "1 population more" in boss.text
    steelheart = outlook(newcago()).actors[-1]
    assert (-1, 2, "yellow") in [(cost.place, cost.people, cost.track) for cost in steelheart.costs]
    calm = outlook(table(NEWCAGO.replace('"most-intense", ', ""))).actors[-1]
    assert steelheart.population == calm.population + 2


def test_what_his_dice_showed_stays_to_be_seen() -> None:
    game = ildithia(until="roll")
    assert game.view().boss.rolled == ("B", "A", "C", "D")
    replayed, story = retold(game)
    told = story.told(len(replayed), "limelight", teller("en", game.content), 9)
    lines = [line for entry in told for line in entry.lines]
    kinds = [line.kind for line in lines]
    assert kinds.index("tram") < kinds.index("passed") < kinds.index("power-die") < kinds.index("cell")
    assert all(line.text for line in lines)


# -- Ildithia


def test_the_tram_comes_first() -> None:
    game = ildithia()
    view, seen = game.view(printed=False), outlook(game)
    assert (view.tram, view.tram_next) == ("sharp-tower", ("inkom-territory", "salt-mills"))
    assert [actor.id for actor in seen.actors if actor.kind == "district"] == list(view.tram_next)
    assert [actor.kind for actor in seen.actors[:2]] == ["district", "district"]
    assert seen.actors[1].actions == ("attack-money", "enforcement", "discover")
    game.play("tia use d5 research protect inkom-territory")
    assert outlook(game).actors[0].text == "nothing: it is protected"


def test_any_symbol_protects() -> None:
    game = ildithia()
    found = offered(game)
    option = found["val use d3 research protect salt-mills"]
    assert (option.kind, option.target.kind, option.target.id) == ("protect", "marker", "salt-mills")
    assert (option.before, option.after, option.times, option.spots, option.symbol) == (3, 2, 2, (), "research")
    last = found["abraham use d5 money protect inkom-territory"]
    assert (last.before, last.after, last.spots, last.times) == (1, 0, ("boss-research 2",), 1)
    assert last.label == "Protect Inkom Territory"
    assert not [action for action in found if action.endswith("porters-square") and "protect" in action]
    assert sorted(found) == sorted(map(str, game.every_option()))


def test_what_protects_comes_together() -> None:
    """One group for a Reckoner and a district, whatever the symbols are."""
    (val,) = [group for group in groups(ildithia(), "protect") if group.whose == "val"]
    assert (val.do, val.symbol) == ("val use * % protect @", "")
    assert len(val.sources) == len(val.symbols) == len(val.times) == 7
    assert val.symbols[val.sources.index("plan")] == "plan"
    assert val.times[val.sources.index("d3")] == 2


def test_regalia_there_is_researched_as_printed() -> None:
    """VAR-02."""
    game = Game(Setup(reckoners=("tia", "prof", "cody"), boss="regalia", city="ildithia", seed="there"))
    assert (game.view().boss.research, game.view().boss.tables) == (game.state.tables.boss_research, ())
    assert laid_of(game).returns == 4


# -- Newcago's cards


def test_cards_act_before_epics_and_say_whom_they_hit() -> None:
    seen = outlook(newcago())
    cards = {actor.district: actor for actor in seen.actors if actor.kind == "card"}
    kinds = [actor.kind for actor in seen.actors]
    assert kinds == sorted(kinds, key=["card", "epic", "boss"].index)
    assert cards["soldier-field"].actions == ("fortify", "fortify"), "the Boss is there"
    assert cards["understreets"].victims == ("megan",)
    theatre = cards["newcago-theatre"]
    assert (theatre.victims, theatre.may_hit) == ((), ("tia", "prof"))
    assert theatre.text.endswith("hits Tia or Prof: you choose")


def test_a_card_where_the_boss_is_hits_two() -> None:
    """NEW-04: the second time somebody else, in the same district or further on."""
    there = NEWCAGO.replace('boss = { district = "soldier-field"', 'boss = { district = "newcago-theatre"')
    cards = {actor.district: actor for actor in outlook(table(there)).actors if actor.kind == "card"}
    assert (cards["newcago-theatre"].victims, cards["newcago-theatre"].may_hit) == (("tia", "prof"), ())
    under = NEWCAGO.replace('boss = { district = "soldier-field"', 'boss = { district = "understreets"')
    cards = {actor.district: actor for actor in outlook(table(under)).actors if actor.kind == "card"}
    assert (cards["understreets"].victims, cards["understreets"].may_hit) == (("megan",), ("tia", "prof"))


def test_an_exchange_lights_the_district_s_card() -> None:
    game = newcago()
    (group,) = [group for group in groups(game, "card") if group.on == "city-card"]
    assert (group.do, group.sources) == ("david use * card @", ("d5", "plan"))
    assert offered(game)["david use d5 card chinatown-a"].label.startswith("Exchange at")
    game.play("david use d5 card chinatown-a")
    chinatown = next(place for place in game.view().districts if place.id == "chinatown")
    assert chinatown.exchanged
    opened = next(seat.open for seat in game.view().reckoners if seat.id == "david")
    assert opened is not None
    assert (opened.source, opened.symbols) == ("chinatown-a", "contain4")


def test_a_benefit_is_one_s_who_stands_there() -> None:
    game = newcago(*TO_BENEFIT)
    view = game.view()
    assert view.benefit is not None
    assert (view.decision, view.benefit.card, view.benefit.symbols) == ("benefit", "newcago-theatre-a", "attack4")
    told = decision_of(view, game.legal(), "", teller("en", game.content))
    assert (told.open, told.rule) == (("tia", "prof"), "NEW-05")
    assert offered(game)["prof use newcago-theatre-a attack paroxysm"].target.kind == "epic"
    game.play("prof use newcago-theatre-a attack paroxysm")
    benefit = game.view().benefit
    assert benefit is not None
    assert (benefit.reckoner, benefit.symbols) == ("prof", "attack3")


def test_the_team_chooses_whom_a_card_hits() -> None:
    game = newcago(until="victim")
    (group,) = groups(game, "suffer")
    assert (group.whose, group.on, [offer.id for offer in group.offers]) == ("team", "reckoner", ["tia", "prof"])
    told = decision_of(game.view(), game.legal(), "newcago-theatre-a", teller("en", game.content))
    assert (told.rule, game.view().step) == ("NEW-04", "city-cards")


def test_symbols_that_protect_are_among_the_deeds() -> None:
    game = ildithia("tia use d5 research protect inkom-territory", "val use d5 research protect salt-mills")
    history = history_of(*retold(game), teller("en", game.content))
    assert history.deeds[0].symbols == {"research": 1}
    assert history.deeds[2].symbols == {"research": 1}
    assert [deeds.protects for deeds in history.deeds] == [1, 0, 1, 0]
