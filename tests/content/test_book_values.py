"""Every value of the base game that the rule book gives: it is as the book says, and it is known to be from there."""

from __future__ import annotations

import pytest

from reckoners.content import Content, Kind, load_content
from reckoners.content.model import Converter, Doubler, Exchanger, ExtraDie, Mover, Odd, Power, Symbols

COLOURS = ("blue", "red", "green", "purple", "orange", "black")
CARDS = {
    "Gravatonics": Converter,
    "Forensic Kit": Converter,
    "Trap": Converter,
    "Dowser": ExtraDie,
    "Epic DNA": ExtraDie,
    "Gauss Gun": ExtraDie,
    "Harmsway": ExtraDie,
    "Jacket": ExtraDie,
    "Tensors": ExtraDie,
    "Camera": Doubler,
    "Evidence": Doubler,
    "Explosives": Doubler,
    "Flash Grenade": Doubler,
    "Twin Pistols": Doubler,
    "Bank Vault": Exchanger,
    "Bribe": Exchanger,
    "EMP": Exchanger,
    "Imager": Exchanger,
    "Grenade Launcher": Symbols,
    "Notebooks": Symbols,
    "Safe House": Symbols,
    "Drone": Symbols,
    "Disguise": Symbols,
    "Grenade": Symbols,
    "Night Vision Goggles": Symbols,
    "Rifle": Symbols,
    "Schematics": Symbols,
    "Helicopter": Mover,
    "Motorcycle": Mover,
}


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def from_book(content: Content, kind: Kind, id: str, *fields: str) -> bool:
    return all(content.origin(kind, id, field).provenance == "book" for field in fields)


@pytest.mark.rule("COMP-03")
def test_the_box_has_four_dice_of_each_colour_and_eighteen_basic_ones(content: Content) -> None:
    assert {die.id: die.count for die in content.dice.values()} == {"basic": 18, **dict.fromkeys(COLOURS, 4)}
    assert [die.id for die in content.dice.values() if not die.special] == ["basic"]
    for die in content.dice:
        assert from_book(content, "die", die, "name", "count")


def test_the_basic_die_has_single_money_plan_and_contain(content: Content) -> None:
    faces = content.dice["basic"].faces
    for symbol in ("money", "plan", "contain"):
        assert (symbol,) in faces
        assert from_book(content, "die", "basic", f"faces.{faces.index((symbol,))}")


@pytest.mark.parametrize(
    ("colour", "symbol"), [("blue", "contain"), ("red", "enforcement"), ("green", "attack"), ("purple", "research")]
)
def test_a_special_die_has_faces_with_two_of_its_own_symbol(content: Content, colour: str, symbol: str) -> None:
    faces = content.dice[colour].faces
    assert faces[0] == (symbol, symbol)
    assert faces.count((symbol, symbol)) >= 2
    assert from_book(content, "die", colour, "faces.0")


@pytest.mark.parametrize(("reckoner", "symbol"), [("prof", "plan"), ("cody", "money")])
def test_the_own_symbols_of_prof_and_cody(content: Content, reckoner: str, symbol: str) -> None:
    colour = next(die for die in content.reckoners[reckoner].dice if die != "basic")
    assert content.dice[colour].faces[0][0] == symbol
    assert from_book(content, "die", colour, "faces.0.0")
    assert content.origin("reckoner", reckoner, f"dice.{colour}").provenance == "ours"


@pytest.mark.rule("SET-13")
@pytest.mark.parametrize(
    ("reckoner", "ability", "colour"),
    [
        ("david", "improvise", "blue"),
        ("megan", "checkmate", "red"),
        ("abraham", "faith", "green"),
        ("tia", "operations", "purple"),
    ],
)
def test_a_reckoner_starts_with_its_ability_and_three_dice_of_each_kind(
    content: Content, reckoner: str, ability: str, colour: str
) -> None:
    assert content.reckoners[reckoner].ability == ability
    assert content.reckoners[reckoner].dice == {colour: 3, "basic": 3}
    assert from_book(content, "reckoner", reckoner, "name", "ability", f"dice.{colour}", "dice.basic")


@pytest.mark.rule("SET-13")
@pytest.mark.parametrize(("reckoner", "ability"), [("prof", "lead-the-way"), ("cody", "sniper")])
def test_prof_and_cody_start_like_the_others(content: Content, reckoner: str, ability: str) -> None:
    assert content.reckoners[reckoner].ability == ability
    assert sorted(content.reckoners[reckoner].dice.values()) == [3, 3]
    assert content.reckoners[reckoner].dice["basic"] == 3
    assert from_book(content, "reckoner", reckoner, "name", "ability", "dice.basic")


@pytest.mark.rule("HERO-01", "HERO-02", "HERO-03", "HERO-04")
@pytest.mark.parametrize("ability", ["improvise", "faith", "operations", "sniper"])
def test_four_abilities_are_powers_of_their_own(content: Content, ability: str) -> None:
    assert content.abilities[ability].does == Odd(power=ability)
    assert from_book(content, "ability", ability, "name", "does")


@pytest.mark.rule("HERO-05")
def test_checkmate_turns_contain_into_three_attacks(content: Content) -> None:
    assert content.abilities["checkmate"].does == Exchanger(cost=("contain",), gives=("attack", "attack", "attack"))
    assert from_book(content, "ability", "checkmate", "name", "does", "does.cost", "does.gives")


@pytest.mark.rule("HERO-06")
def test_lead_the_way_is_an_exchange_with_numbers_of_our_own(content: Content) -> None:
    assert isinstance(content.abilities["lead-the-way"].does, Exchanger)
    assert from_book(content, "ability", "lead-the-way", "name", "does.family")
    assert content.origin("ability", "lead-the-way", "does.gives").provenance == "ours"


@pytest.mark.rule("COMP-06")
def test_there_are_twenty_nine_equipment_cards_one_of_each(content: Content) -> None:
    assert len(content.equipment) == 29
    assert {card.name for card in content.equipment.values()} == set(CARDS)
    for card in content.equipment:
        assert from_book(content, "equipment", card, "name")


@pytest.mark.rule("CARD-08", "CARD-09", "CARD-10", "CARD-11", "CARD-12", "CARD-13", "CARD-14")
@pytest.mark.parametrize(("name", "family"), CARDS.items())
def test_each_equipment_card_is_of_its_family(content: Content, name: str, family: type[Power]) -> None:
    card = next(card for card in content.equipment.values() if card.name == name)
    assert isinstance(card.does, family)
    assert from_book(content, "equipment", card.id, "does.family")


@pytest.mark.rule("CARD-12", "CARD-13")
def test_exactly_the_remote_cards_act_anywhere(content: Content) -> None:
    remote = [card.id for card in content.equipment.values() if isinstance(card.does, Symbols) and card.does.anywhere]
    assert sorted(remote) == ["drone", "grenade-launcher", "notebooks", "safe-house"]
    for card in remote:
        assert from_book(content, "equipment", card, "does.anywhere")


@pytest.mark.parametrize(
    ("card", "does"),
    [
        ("gravatonics", Converter(symbols=("contain", "enforcement"))),
        ("emp", Exchanger(cost=("enforcement",), gives=("contain", "contain", "contain"))),
        ("notebooks", Symbols(gives=("research", "research"), anywhere=True)),
        ("schematics", Symbols(gives=("plan",))),
    ],
)
def test_the_cards_that_the_book_describes_in_full(content: Content, card: str, does: Power) -> None:
    assert content.equipment[card].does == does
    assert from_book(content, "equipment", card, "does")


def test_the_grenade_launcher_attacks(content: Content) -> None:
    does = content.equipment["grenade-launcher"].does
    assert isinstance(does, Symbols)
    assert set(does.gives) == {"attack"}
    assert from_book(content, "equipment", "grenade-launcher", "does.gives.0")


@pytest.mark.parametrize("card", ["safe-house", "drone"])
def test_safe_house_and_drone_give_two_of_one_symbol(content: Content, card: str) -> None:
    does = content.equipment[card].does
    assert isinstance(does, Symbols)
    assert len(does.gives) == 2
    assert len(set(does.gives)) == 1


def test_the_bank_vault_gives_at_least_three(content: Content) -> None:
    does = content.equipment["bank-vault"].does
    assert isinstance(does, Exchanger)
    assert len(does.gives) >= 3


def test_the_extra_dice_have_one_card_for_each_colour(content: Content) -> None:
    dice = [card.does.die for card in content.equipment.values() if isinstance(card.does, ExtraDie)]
    assert sorted(dice) == sorted(COLOURS)


def test_the_doublers_have_one_card_for_each_symbol_but_money(content: Content) -> None:
    symbols = [card.does.symbol for card in content.equipment.values() if isinstance(card.does, Doubler)]
    assert sorted(symbols) == ["attack", "contain", "enforcement", "plan", "research"]


@pytest.mark.rule("COMP-06")
def test_there_are_twenty_five_epics(content: Content) -> None:
    assert len(content.epics) == 25


@pytest.mark.parametrize(
    "name", ["Curveball", "Nightwielder", "Faultline", "Fortuity", "Digzone", "Frostbite", "Refractionary"]
)
def test_the_epics_that_the_book_names(content: Content, name: str) -> None:
    epic = next(epic for epic in content.epics.values() if epic.name == name)
    assert from_book(content, "epic", epic.id, "name")


@pytest.mark.rule("ACT-02", "ACT-05")
def test_curveball(content: Content) -> None:
    track = content.epics["curveball"].track
    assert len(track) == 5
    assert track[:3] == ("enforcement", "population", "boss red")
    assert track[4] == "population"
    assert from_book(content, "epic", "curveball", "track.0", "track.1", "track.2", "track.4")
    assert content.origin("epic", "curveball", "track.3").provenance == "ours"


@pytest.mark.rule("SYM-05")
def test_nightwielder(content: Content) -> None:
    epic = content.epics["nightwielder"]
    assert (epic.research, epic.weakened, epic.health) == (3, 5, "infinite")
    assert from_book(content, "epic", "nightwielder", "research", "weakened")
    assert content.origin("epic", "nightwielder", "health").provenance == "ours"


@pytest.mark.rule("SYM-05")
def test_faultline(content: Content) -> None:
    epic = content.epics["faultline"]
    assert epic.weakened == 4
    assert epic.health != "infinite"
    assert epic.health > 4
    assert from_book(content, "epic", "faultline", "weakened")


@pytest.mark.rule("EPI-09")
def test_fortuity(content: Content) -> None:
    track = content.epics["fortuity"].track
    assert "discover" in track
    assert from_book(content, "epic", "fortuity", f"track.{track.index('discover')}")


@pytest.mark.rule("SYM-10")
def test_the_limits_of_all_epics(content: Content) -> None:
    for epic in content.epics.values():
        assert 1 <= epic.research <= 5
        assert epic.health == "infinite" or epic.health <= 10
        assert len(epic.track) >= 4
        assert epic.reward.boss_research >= 1


@pytest.mark.rule("SET-05", "SET-11", "ADD-02", "ACT-04")
def test_the_brackets_start_at_three_two_and_one_with_an_action_on_each_side(content: Content) -> None:
    table = content.table
    assert (table.first_bracket, table.boss_bracket, table.new_bracket) == (3, 2, 1)
    assert from_book(content, "table", "set-up", "first_bracket", "boss_bracket", "new_bracket")
    assert all(len(epic.track) > 3 for epic in content.epics.values())


@pytest.mark.rule("SET-07")
def test_the_city_starts_with_forty_people_and_the_team_with_four_dollars(content: Content) -> None:
    assert (content.table.population, content.table.money) == (40, 4)
    assert from_book(content, "table", "set-up", "population", "money")
    assert content.origin("table", "set-up", "base_steps").provenance == "ours"


@pytest.mark.rule("SET-08", "SET-13")
def test_the_market_has_four_cards_and_each_reckoner_one_plan_token(content: Content) -> None:
    assert (content.table.market, content.table.plan_tokens) == (4, 1)
    assert from_book(content, "table", "set-up", "market", "plan_tokens")


@pytest.mark.rule("COMP-01", "COMP-02")
def test_the_box_has_twenty_five_enforcement_and_eight_barricades(content: Content) -> None:
    assert (content.table.enforcement, content.table.barricades) == (25, 8)
    assert from_book(content, "table", "set-up", "enforcement", "barricades")


@pytest.mark.rule("BUY-03", "BUY-04")
def test_a_new_market_costs_one_dollar_and_a_captured_die_two(content: Content) -> None:
    assert (content.table.refresh_price, content.table.ransom) == (1, 2)
    assert from_book(content, "table", "set-up", "refresh_price", "ransom")


@pytest.mark.rule("SYM-10")
def test_research_rises_to_five_and_health_to_ten(content: Content) -> None:
    assert (content.table.research_limit, content.table.health_limit) == (5, 10)
    assert from_book(content, "table", "set-up", "research_limit", "health_limit")


@pytest.mark.rule("SET-09")
def test_steelhearts_research(content: Content) -> None:
    assert content.bosses["steelheart"].research == {
        "2": (18, 20, 25, 28),
        "3": (23, 26, 30, 33),
        "4": (28, 32, 35, 38),
        "5": (32, 36, 40, 44),
        "6": (36, 41, 45, 49),
    }
    assert from_book(content, "boss", "steelheart", "research", "research.4", "research.4.3")


@pytest.mark.rule("SET-10")
def test_steelhearts_boards_by_difficulty(content: Content) -> None:
    boss = content.bosses["steelheart"]
    assert boss.boards == (("A", "A"), ("A", "B"), ("B", "A"), ("B", "B"))
    assert from_book(content, "boss", "steelheart", "boards")
    assert sorted(board.side for board in boss.power) == ["A", "B"]
    assert sorted((board.reckoners, board.side) for board in boss.adjustment) == [
        (count, side) for count in range(2, 7) for side in "AB"
    ]


@pytest.mark.rule("STL-02", "PRO-03")
def test_steelhearts_movement_die_has_a_three(content: Content) -> None:
    movement = content.bosses["steelheart"].movement
    assert len(movement) == 6
    assert 3 in movement
    assert from_book(content, "boss", "steelheart", f"movement.{movement.index(3)}")


@pytest.mark.rule("STL-04")
def test_groups_of_two_occur(content: Content) -> None:
    boards = content.bosses["steelheart"].adjustment
    known = [
        index
        for index, _ in enumerate(boards)
        if from_book(content, "boss", "steelheart", f"adjustment.{index}.group_size")
    ]
    assert [boards[index].group_size for index in known] == [2]


@pytest.mark.rule("SET-03")
def test_newcago_has_seven_districts_of_which_the_book_names_three(content: Content) -> None:
    city = content.cities["newcago"]
    assert (city.name, city.boss) == ("Newcago", "steelheart")
    assert len(city.districts) == 7
    named = [district.name for district in city.districts if district.provenance == "book"]
    assert named == ["The Loop", "Newcago Theatre", "Chinatown"]
    assert from_book(content, "city", "newcago", "name", "boss", "districts.0.name")
    assert content.origin("city", "newcago", "districts.6.name").provenance == "ours"


def test_one_epic_has_the_values_of_a_public_page(content: Content) -> None:
    public = [
        epic
        for epic in content.epics.values()
        if content.origin("epic", epic.id, "research").provenance == "public"
        and content.origin("epic", epic.id, "health").provenance == "public"
    ]
    assert [(epic.research, epic.health) for epic in public] == [(3, 7)]
