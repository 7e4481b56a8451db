"""Setting up the base game: the ring, its Epics, the Boss, the market, the dice."""

from __future__ import annotations

from collections import Counter

import pytest

from reckoners.content.model import words_on
from reckoners.game import Game, Setup, SetupError
from reckoners.game.view import ReckonerView
from tests.positions import rule, table

RECKONERS = ("david", "megan", "abraham", "tia", "prof", "cody")
DIFFICULTIES = ("beginner", "standard", "hard", "sparks")
# Sides of the adjustment board and of the power board.
BOARDS = {"beginner": ("A", "A"), "standard": ("A", "B"), "hard": ("B", "A"), "sparks": ("B", "B")}
COUNTS = range(2, 7)

# One Epic, which gives to its neighbours; the deck is empty, so nobody joins it.
ONE_GIVER = """
setup.reckoners = [{reckoners}]
position.step = "activate"
position.epic_deck = []
[[replace.epic]]
id = "conflux"
track = ["gift enforcement", "discover", "discover", "discover", "discover"]
[[position.district]]
id = "{first}"
[[position.district]]
id = "{second}"
epic = "conflux"
[[position.district]]
id = "{third}"
"""


def deal(reckoners: int = 2, difficulty: str = "standard", seed: str = "one") -> Game:
    return Game(Setup(reckoners=RECKONERS[:reckoners], difficulty=difficulty, seed=seed))


def deals(reckoners: int = 2, tables: int = 60) -> list[Game]:
    return [deal(reckoners, seed=f"table {n}") for n in range(tables)]


def giver(reckoners: int, first: str = "the-loop", second: str = "chinatown", third: str = "understreets") -> Game:
    names = ", ".join(f'"{name}"' for name in RECKONERS[:reckoners])
    return table(ONE_GIVER.format(reckoners=names, first=first, second=second, third=third))


def supply(game: Game) -> Counter[str]:
    """Dice that nobody owns, by colour."""
    st = game.state
    colours = [st.tables.die_ids[kind] for kind in st.tables.kind]
    return Counter(colour for colour, owner in zip(colours, st.owner, strict=True) if owner < 0)


def colours_of(reckoner: ReckonerView) -> Counter[str]:
    return Counter(die.colour for die in reckoner.dice)


@rule("SET-01")
@pytest.mark.parametrize("count", COUNTS)
def test_two_to_six_reckoners_play(count: int) -> None:
    assert [reckoner.id for reckoner in deal(count).view().reckoners] == list(RECKONERS[:count])


@rule("SET-01")
@pytest.mark.parametrize("reckoners", [(), ("tia",), (*RECKONERS, "tia"), (*RECKONERS, "mizzy")])
def test_fewer_than_two_or_more_than_six_reckoners_cannot_play(reckoners: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match="cannot play: it takes 2 to 6"):
        Game(Setup(reckoners=reckoners))


@rule("SET-01")
def test_the_two_reckoners_of_one_person_are_two_players() -> None:
    game = deal(2)
    game.play("end purchase")
    first, second = (district.id for district in game.view().districts[:2])
    game.play(f"david place {first}")
    assert game.step == "prologue"
    game.play(f"megan place {second}")
    game.play("david stop")
    assert game.step == "roll"
    game.play("megan stop")
    assert game.step == "use"


@rule("SET-02")
@pytest.mark.parametrize("count", COUNTS)
def test_there_is_one_district_more_than_reckoners(count: int) -> None:
    districts = [district.id for district in deal(count).view().districts]
    assert len(districts) == len(set(districts)) == count + 1


@rule("SET-02")
@pytest.mark.parametrize("count", COUNTS)
def test_a_district_has_two_neighbours_one_on_each_side(count: int) -> None:
    game = giver(count)
    gifts = [event.args for event in game.events if event.kind == "gift"]
    given = sorted(str(gift["district"]) for gift in gifts if gift["from"] == "chinatown")
    assert given == ["the-loop", "understreets"]


@rule("SET-02")
def test_the_ring_closes_behind_the_last_district() -> None:
    game = table("""
    [position]
    step = "activate"
    epic_deck = []
    district = [{ id = "the-loop" }, { id = "chinatown" }, { id = "understreets" }]
    boss.district = "understreets"
    reckoners = { tia = {}, prof = {} }
    [script]
    movement = [1]
    """)
    assert game.view().boss.district == "the-loop"


@rule("SET-03")
def test_the_districts_are_drawn_from_the_boards_of_the_city() -> None:
    rings = [tuple(district.id for district in game.view().districts) for game in deals()]
    boards = {district.id for district in deal().content.cities["newcago"].districts}
    assert len(boards) == 7
    assert {ring[0] for ring in rings} == {name for ring in rings for name in ring} == boards


@rule("SET-03")
def test_the_names_of_districts_do_not_matter() -> None:
    one = giver(2).view()
    other = giver(2, "soldier-field", "the-loop", "steel-lakeshore").view()
    assert [district.enforcement for district in one.districts] == [
        district.enforcement for district in other.districts
    ]
    assert (one.population, one.base, one.boss.tracks) == (other.population, other.base, other.boss.tracks)


@rule("SET-04")
@pytest.mark.parametrize("count", COUNTS)
def test_each_district_starts_with_one_epic_and_the_others_form_the_deck(count: int) -> None:
    table = deal(count).view()
    epics = [district.epic.id for district in table.districts if district.epic]
    assert len(set(epics)) == count + 1
    assert table.epic_deck == 25 - (count + 1)
    assert (table.defeated, table.beaten) == ((), ())


@rule("SET-04")
def test_the_epics_are_shuffled() -> None:
    games = deals(tables=200)
    first = {game.view().districts[0].epic for game in games}
    assert {epic.id for epic in first if epic} == set(games[0].content.epics)
    assert len({game.state.epic_deck for game in games}) == len(games)


@rule("SET-05", "SET-06")
@pytest.mark.parametrize("count", COUNTS)
def test_the_first_epics_have_three_actions_left_of_the_bracket_and_the_values_of_their_cards(count: int) -> None:
    for seed in ("one", "two", "three", "four"):
        game = deal(count, seed=seed)
        for district in game.view().districts:
            assert district.epic
            card = game.content.epics[district.epic.id]
            assert district.epic.bracket == 3
            assert district.epic.research == card.research
            assert district.epic.health == (None if card.health == "infinite" else card.health)


@rule("SET-07")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("count", [2, 6])
def test_the_team_starts_with_forty_people_four_dollars_and_a_hidden_base(count: int, difficulty: str) -> None:
    table = deal(count, difficulty).view()
    assert (table.population, table.money, table.base) == (40, 4, 0)


@rule("SET-08")
def test_four_cards_lie_on_the_market() -> None:
    table = deal().view()
    assert len({card for card in table.market if card}) == len(table.market) == 4
    assert table.equipment_deck == 29 - 4
    assert all(not reckoner.equipment for reckoner in table.reckoners)


@rule("SET-08")
def test_the_equipment_is_shuffled() -> None:
    games = deals(tables=200)
    assert {game.view().market[0] for game in games} == set(games[0].content.equipment)
    assert len({game.state.equipment_deck for game in games}) == len(games)


@rule("SET-09")
@pytest.mark.parametrize(
    ("count", "values"),
    [
        (2, (18, 20, 25, 28)),
        (3, (23, 26, 30, 33)),
        (4, (28, 32, 35, 38)),
        (5, (32, 36, 40, 44)),
        (6, (36, 41, 45, 49)),
    ],
)
def test_the_boss_starts_with_the_research_of_count_and_difficulty(count: int, values: tuple[int, ...]) -> None:
    assert tuple(deal(count, difficulty).view().boss.research for difficulty in DIFFICULTIES) == values


@rule("SET-10")
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_difficulty_chooses_the_sides_of_the_boards(count: int, difficulty: str) -> None:
    game = deal(count, difficulty)
    adjustment_side, power_side = BOARDS[difficulty]
    boss = game.content.bosses["steelheart"]
    power = next(board for board in boss.power if board.side == power_side)
    (adjustment,) = (
        board for board in boss.adjustment if (board.reckoners, board.side) == (count, adjustment_side)
    )  # one board for each count
    shown = game.view().boss
    tracks = {track.colour: track.track for track in shown.tracks}
    assert tracks == {
        "yellow": words_on(adjustment.tracks, "yellow", difficulty),
        "black": words_on(power.tracks, "black", difficulty),
        "red": words_on(adjustment.tracks, "red", difficulty),
        "blue": words_on(adjustment.tracks, "blue", difficulty),
    }
    assert shown.group_size == adjustment.group_size


@rule("SET-10")
def test_standard_has_the_easy_adjustment_and_the_hard_power_and_hard_the_other_way_round() -> None:
    standard, hard = (
        {track.colour: track.track for track in deal(4, difficulty).view().boss.tracks}
        for difficulty in ("standard", "hard")
    )
    beginner, sparks = (
        {track.colour: track.track for track in deal(4, difficulty).view().boss.tracks}
        for difficulty in ("beginner", "sparks")
    )
    for colour in ("red", "blue"):  # of the adjustment board
        assert (standard[colour], hard[colour]) == (beginner[colour], sparks[colour])
    assert (standard["black"], hard["black"]) == (sparks["black"], beginner["black"])  # of the power board
    assert beginner["red"] != sparks["red"]
    assert beginner["black"] != sparks["black"]
    assert beginner["yellow"] != standard["yellow"], "each side of the adjustment board has two, one per difficulty"
    assert hard["yellow"] != sparks["yellow"]


@rule("SET-11")
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_each_track_of_the_boss_starts_with_two_actions_left_of_its_bracket(count: int, difficulty: str) -> None:
    brackets = {track.colour: track.bracket for track in deal(count, difficulty).view().boss.tracks}
    assert brackets == {"yellow": 2, "black": 2, "red": 2, "blue": 2}


@rule("SET-12")
def test_with_all_six_reckoners_the_supply_has_one_special_die_of_each_colour() -> None:
    assert supply(deal(6)) == {"blue": 1, "red": 1, "green": 1, "purple": 1, "black": 1, "orange": 1}


@rule("SET-12")
def test_the_dice_of_those_who_do_not_play_are_in_the_supply_the_basic_ones_too() -> None:
    game = Game(Setup(reckoners=("david", "tia"), seed="one"))
    assert supply(game) == {"blue": 1, "purple": 1, "red": 4, "green": 4, "black": 4, "orange": 4, "basic": 12}


@rule("SET-13")
def test_each_reckoner_starts_with_six_dice_an_ability_and_a_plan_token() -> None:
    own = {}
    for reckoner in deal(6).view().reckoners:
        dice = colours_of(reckoner)
        assert dice.pop("basic") == 3
        ((own[reckoner.id], special),) = dice.items()
        assert special == 3
        assert (reckoner.plan, reckoner.plan_next) == (1, 0)
        assert (reckoner.equipment, reckoner.ability.used, reckoner.sniper) == ((), False, None)
    assert len(set(own.values())) == 6
    known = {"david": "blue", "megan": "red", "abraham": "green", "tia": "purple"}
    assert known.items() <= own.items()


@rule("SET-13")
def test_each_reckoner_starts_with_its_own_ability() -> None:
    abilities = {reckoner.id: reckoner.ability.id for reckoner in deal(6).view().reckoners}
    assert abilities == {
        "david": "improvise",
        "megan": "checkmate",
        "abraham": "faith",
        "tia": "operations",
        "prof": "lead-the-way",
        "cody": "sniper",
    }


@rule("SET-13")
def test_only_cody_has_the_sniper_token() -> None:
    game = table("""
    [position]
    district = [{ id = "the-loop" }, { id = "chinatown" }]
    reckoners = { cody = {}, tia = {} }
    """)
    assert game.why_not("cody use sniper chinatown") is None
    assert game.why_not("tia use sniper chinatown") is not None


@rule("SET-14")
def test_the_team_picks_its_reckoners_in_the_order_it_likes() -> None:
    game = Game(Setup(reckoners=("cody", "abraham", "megan"), seed="one"))
    assert [reckoner.id for reckoner in game.view().reckoners] == ["cody", "abraham", "megan"]


@rule("SET-14")
@pytest.mark.parametrize(
    ("reckoners", "why"),
    [(("tia", "prof", "tia"), "'tia' is chosen twice"), (("tia", "nobody"), "unknown Reckoner 'nobody'")],
)
def test_a_reckoner_is_picked_once_and_must_exist(reckoners: tuple[str, ...], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        Game(Setup(reckoners=reckoners))


@rule("SET-14")
def test_a_reckoner_is_drawn_at_random_among_those_whom_nobody_picked() -> None:
    teams = [
        tuple(reckoner.id for reckoner in Game(Setup(reckoners=("tia", "random"), seed=f"{n}")).view().reckoners)
        for n in range(60)
    ]
    assert {first for first, _ in teams} == {"tia"}
    assert {second for _, second in teams} == set(RECKONERS) - {"tia"}


@rule("SET-14")
def test_a_whole_team_is_drawn_at_random() -> None:
    draws = [Game(Setup(reckoners=("random",) * 6, seed=f"{n}")) for n in range(20)]
    teams = {tuple(reckoner.id for reckoner in game.view().reckoners) for game in draws}
    assert len(teams) > 1
    assert all(sorted(team) == sorted(RECKONERS) for team in teams)
