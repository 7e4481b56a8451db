"""The planner knows Babilar and Regalia: positions that only research in the right place, a reward at once, a card of
Dawnslight or a look at her way wins, or people that it saves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from reckoners.bots import Seen, make_bot
from reckoners.bots.advice import advise
from reckoners.bots.planner import PlannerBot
from reckoners.game import Game
from tests.bots.test_steelslayer import HELD, USED, planned
from tests.positions import table
from tests.rules.babilar import track
from tests.rules.regalia import regalia
from tests.rules.seen import epic
from tests.rules.steelslayer import IDLE, Values, actions, toml

RING = ("grand-central", "central-park", "painted-village", "rope-bridges", "sunken-harbour")
EPICS = ("herald", "earless", "absence", "digzone", "bloodhound")
PRINTED: Values = {"research": 2, "health": 5, "weakened": 3}  # of every Epic, and the same reward
ALIKE: Values = {"boss_research": 1, "money": 0, "plan": 0, "contain": 0, "enforcement": 0}
DONE: dict[str, Values] = {id: {"marker": 0} for id in RING}
Who = Mapping[str, Values]


def position(
    who: Who,
    ring: Mapping[str, Values] | None = None,
    *,
    boss: Values | None = None,
    spots: Mapping[str, Mapping[int, str]] | None = None,
    tracks: Mapping[str, Sequence[str]] | None = None,
    rewards: Mapping[str, Values] | None = None,
    her: str = "",
    health: int = 15,
    step: str = "use",
    more: str = "",
) -> Game:
    """Regalia in Babilar, in Grand Central, among harmless Epics, as the next one is; markers at 6 on empty tracks.
    Everybody is with her; weakened she would have this health."""
    here = list(zip(RING[: len(who) + 1], EPICS, strict=False))
    bare: Values = {"plan": 0, "dice": [], "district": RING[0]}
    laid = {id: {**bare, "used": USED.get(id, []), **seat} for id, seat in who.items()}
    if step == "roll":
        laid = {id: {name: it for name, it in seat.items() if name != "used"} for id, seat in laid.items()}
        laid = {id: {name: it for name, it in seat.items() if name != "dice" or it} for id, seat in laid.items()}
    districts = [
        {"id": id, "epic": card, "research": 4, "health": 8, "marker": 6, **(ring or {}).get(id, {})}
        for id, card in here
    ]
    cards = "".join(
        epic(card, (tracks or {}).get(id, IDLE), reward={**ALIKE, **(rewards or {}).get(id, {})}, **PRINTED)
        for id, card in [*here, ("", "frostbite")]
    )
    city = [{"id": id, "track": track((spots or {}).get(id, {}))} for id, _ in here]
    return table(f"""
        [setup]
        boss = "regalia"
        city = "babilar"
        modules = [1, 2, 3]
        {her or regalia()}
        {cards}
        [[replace.city]]
        id = "babilar"
        boss_health = {[health] * 4}
        districts = {toml(city)}
        [position]
        step = "{step}"
        market = []
        epic_deck = ["frostbite"]
        boss = {toml({"district": RING[0], "deck": ["reroll", "reroll"], **HELD, **(boss or {})})}
        reckoners = {toml(laid)}
        district = {toml(districts)}
        {more}
        """)


def deadly(id: str, people: int = 3) -> dict[str, Sequence[str]]:
    """The Epic there takes so many of the population at once."""
    return {id: actions(f"population {people}")}


def left(**markers: int) -> dict[str, Values]:
    """What is left on tracks; on the others nothing."""
    return {**DONE, **{id.replace("_", "-"): {"marker": marker} for id, marker in markers.items()}}


def before(told: list[str], first: str, then: str) -> bool:
    """Whether one thing is done before another."""
    return next(n for n, it in enumerate(told) if first in it) < next(n for n, it in enumerate(told) if then in it)


# -- the tracks of the districts


def test_somebody_goes_where_the_last_track_is_left() -> None:
    """Only then she can be hurt: before that no other research helps."""
    who = {"tia": {"dice": ["basic research", "basic money"]}, "abraham": {"dice": ["green attack2"]}}
    game = position(who, left(central_park=1), health=2)
    told = planned(game)
    assert game.result == "won", told
    assert before(told, "research central-park", "attack regalia")


def test_research_is_spread_over_the_districts() -> None:
    """Two who stand together where one of them is enough."""
    who = {"tia": {"dice": ["basic research", "basic money"]}, "prof": {"dice": ["basic research", "basic money"]}}
    game = position(who, left(grand_central=1, painted_village=1))
    told = planned(game)
    assert game.view().boss.research == 0, told


def test_an_epic_is_defeated_where_its_research_still_counts() -> None:
    """Two of the same kind; on one of the two tracks nothing is left."""
    who = {"abraham": {"district": "painted-village", "dice": ["basic attack", "basic money"]}, "prof": {}}
    ring = {
        "grand-central": {"marker": 0, "research": 0, "health": 1},
        "central-park": {"marker": 4, "research": 0, "health": 1},
    }
    rewards = {"grand-central": {"boss_research": 4}, "central-park": {"boss_research": 4}}
    tracks = {**deadly("grand-central"), **deadly("central-park")}
    game = position(who, ring, rewards=rewards, tracks=tracks)
    told = planned(game)
    assert game.view().boss.research == 6, told


def test_who_will_be_researched_by_a_reward_needs_no_symbols() -> None:
    """The reward ends the track by itself: Tia's research goes on elsewhere."""
    who = {
        "abraham": {"district": "central-park", "dice": ["basic attack"]},
        "tia": {"district": "central-park", "dice": ["basic research", "basic money"]},
    }
    ring = {**left(grand_central=1), "central-park": {"marker": 2, "research": 0, "health": 1}}
    game = position(who, ring, rewards={"central-park": {"boss_research": 2}}, boss={"district": "painted-village"})
    told = planned(game)
    assert game.view().boss.research == 0, told


@pytest.mark.parametrize(
    ("reward", "spot", "part"), [("money", "attack-money", "reward money"), ("plan", "attack-plan", "reward plan")]
)
def test_what_a_track_costs_is_earned_first(reward: str, spot: str, part: str) -> None:
    """Nobody has anything, and one of the population is left: what the reward brings comes before its research."""
    who = {"abraham": {"dice": ["basic attack"]}, "prof": {}}
    game = position(
        who,
        {"grand-central": {"research": 0, "health": 1}},
        tracks=deadly("grand-central"),
        rewards={"grand-central": {reward: 1}},
        spots={"grand-central": {5: spot}},
        more="population = 1\nmoney = 0",
    )
    told = planned(game)
    assert game.result == "playing", told
    assert not game.forecast().lost, told
    assert any(part in action for action in told)


def test_a_base_that_is_found_costs_a_die_that_has_done_its_work() -> None:
    """Every other die is needed for the rest of the step."""
    who = {"tia": {"dice": ["basic research", "basic research"]}, "abraham": {"dice": ["green attack2"]}}
    game = position(who, left(grand_central=2), health=2, spots={"grand-central": {1: "discover"}}, more="base = 3")
    told = planned(game)
    assert game.result == "won", told
    assert any(action.startswith("lose tia") for action in told)


def test_a_spot_that_would_be_the_end_is_not_passed() -> None:
    """The same symbol does no harm on another track."""
    who = {"tia": {"dice": ["basic research", "basic money"]}, "prof": {}}
    ring = {"central-park": {"marker": 6}, "painted-village": {"marker": 0}}
    spots = {"grand-central": {5: "attack-plan"}}
    game = position(who, ring, spots=spots, more="population = 1\nmoney = 0")
    told = planned(game)
    assert game.result == "playing", told
    assert game.view().boss.research == 11, told


# -- rewards at once


def test_a_reward_weakens_her_for_those_who_still_have_dice() -> None:
    who: Who = {
        "abraham": {"district": "central-park", "dice": ["basic attack"]},
        "megan": {"dice": ["basic attack"], "used": ["checkmate"]},
    }
    ring = {**DONE, "central-park": {"marker": 2, "research": 0, "health": 1}}
    game = position(who, ring, rewards={"central-park": {"boss_research": 2}}, health=1)
    told = planned(game)
    assert game.result == "won", told


def test_the_plan_goes_on_after_what_the_reward_asked() -> None:
    """One plan, thought of once: what comes in between is part of it."""
    who: Who = {
        "abraham": {"dice": ["basic attack", "green attack2"]},
        "david": {"dice": ["basic contain"], "used": ["improvise"]},
    }
    ring = {**DONE, "grand-central": {"marker": 1, "research": 0, "health": 1, "bracket": 2}}
    ring["central-park"] = {"marker": 0, "bracket": 3}
    rewards: dict[str, Values] = {"grand-central": {"boss_research": 1, "contain": 1}}
    game = position(who, ring, rewards=rewards, health=2)
    assert game.view().boss.health is None or game.view().boss.research
    told = planned(game)
    assert game.result == "won", told
    assert before(told, "attack herald", "attack regalia")


# -- Dawnslight


def test_a_card_of_dawnslight_that_wins_is_used() -> None:
    game = position({"abraham": {"dawnslight": ["thorn-hedge"]}, "prof": {}}, DONE, boss={"health": 2})
    assert planned(game) == ["abraham use thorn-hedge attack regalia"] * 2
    assert game.result == "won"


def test_a_card_that_can_do_little_is_kept() -> None:
    """Nothing to contain but one step; the way is paid by a die."""
    who: Who = {"abraham": {"dawnslight": ["glowing-vines", "thorn-hedge"], "dice": ["basic money"]}, "prof": {}}
    game = position(who, {"grand-central": {"marker": 0}, "central-park": {"bracket": 1}})
    planned(game)
    assert game.view().reckoners[0].dawnslight == ("glowing-vines", "thorn-hedge")


def test_people_who_come_back_save_the_city() -> None:
    who: Who = {"prof": {"dawnslight": ["fruit-bowl"]}, "tia": {}}
    game = position(who, tracks=deadly("central-park"), more="population = 3")
    told = planned(game)
    assert "prof heal fruit-bowl" in told
    assert not game.forecast().lost


AID = 'dawnslight_deck = ["fruit-bowl", "thorn-hedge"]'


def test_the_card_that_is_needed_is_taken() -> None:
    """People if they are about to die; else symbols, for whoever can use them."""
    who: Who = {"tia": {"dice": ["basic research"]}, "abraham": {"district": "central-park"}}
    spots = {"grand-central": {5: "aid"}}
    game = position(who, spots=spots, tracks=deadly("central-park"), more=f"population = 3\n{AID}")
    told = planned(game)
    assert "aid fruit-bowl tia" in told
    assert not game.forecast().lost, told
    ring = {"grand-central": {"research": 0, "health": 2, "bracket": 3}}
    tracks = {"grand-central": actions("population 1", "population 1", "population 1")}
    game = position(who, ring, spots=spots, tracks=tracks, more=AID.replace("fruit-bowl", "ripe-harvest"))
    told = planned(game)
    assert "aid thorn-hedge tia" in told
    assert "herald" in game.view().defeated, told


# -- attacks on Reckoners


def test_a_dear_move_is_paid_if_it_wins() -> None:
    dice = ["green attack2", "basic money", "basic money"]
    who = {"abraham": {"district": "central-park", "dice": dice, "suffers": ["move"]}, "prof": {}}
    game = position(who, DONE, boss={"health": 2})
    told = planned(game)
    assert game.result == "won", told
    assert sum("move grand-central" in action for action in told) == 2


def test_half_a_move_to_another_district_is_given_up_first() -> None:
    """Somebody has begun to go elsewhere: what the planner wants is possible once that half has lapsed (ATK-06)."""
    dice = ["green attack2", "basic money", "basic money", "basic money"]
    who: Who = {"abraham": {"district": "central-park", "dice": dice, "suffers": ["move"]}, "prof": {}}
    game = position(who, DONE, boss={"health": 2})
    game.play("abraham use d2 move painted-village")
    first = make_bot("planner").choose(Seen(game, (0,), team=False))[0]
    assert isinstance(first, int)
    assert str(game.action(first)) == "abraham lapse"
    proposals = advise(game, effort=1, positions=0).proposals
    assert [str(action) for action in proposals[0].actions][:1] == ["abraham lapse"]
    told = planned(game)
    assert game.result == "won", told


def test_nobody_starts_on_a_way_that_it_cannot_pay() -> None:
    who: Who = {"abraham": {"district": "central-park", "dice": ["green attack2"], "suffers": ["move"]}, "prof": {}}
    game = position(who, DONE, boss={"health": 9})
    assert not any("move" in action for action in planned(game))


def test_doubles_that_count_once_are_not_relied_on() -> None:
    """Two Attack that count one defeat nobody: the other die has to come too."""
    who = {"abraham": {"dice": ["green attack2", "basic attack"], "suffers": ["doubles"]}, "prof": {}}
    game = position(who, {"grand-central": {"research": 0, "health": 2}}, tracks=deadly("grand-central"))
    planned(game)
    assert "herald" in game.view().defeated


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        ({"suffers": ["die"]}, "abraham disable-die d4"),  # a basic one: the green ones attack
        ({"suffers": ["equipment"], "equipment": ["grenade", "favor"]}, "abraham disable-card favor"),
    ],
)
def test_what_is_missed_least_is_out_of_use(seat: Values, told: str) -> None:
    game = position({"abraham": seat, "prof": {}}, DONE, boss={"health": 9}, step="roll")
    assert planned(game)[0] == told


def test_a_die_may_go_with_a_card_while_it_is_only_imagined() -> None:
    """The first Research on the track costs the card that lends the last die."""
    dice = ["purple research2 kept", *["purple plan"] * 2, *["basic money"] * 3, "orange money2 kept"]
    who = {
        "tia": {"equipment": ["epic-dna"], "dice": dice},
        "prof": {"dice": ["black plan2"] * 3 + ["basic plan"] * 3},
    }
    spots = {"grand-central": {1: "attack-money"}}
    game = position(who, left(grand_central=2), spots=spots, health=2, step="roll", more="money = 0")
    assert game.content.equipment["epic-dna"].does.die == "orange"  # type: ignore[union-attr]
    assert planned(game)


def test_nor_does_a_card_that_others_cost_trouble_who_tries_rolls_out() -> None:
    """Prof has rolled already; what he does with his Research costs the card that lends Tia's last die."""
    who: Who = {
        "prof": {"dice": ["black plan2 kept"] * 3 + ["basic research kept"] * 3},
        "tia": {"equipment": ["epic-dna"], "dice": ["purple plan"] * 3 + ["basic money"] * 3 + ["orange money2"]},
    }
    spots = {"grand-central": {1: "attack-money", 2: "attack-money"}}
    game = position(who, left(grand_central=3), spots=spots, health=2, step="roll", more="money = 0")
    seen = Seen(game, (1,), team=False)
    bot = PlannerBot(effort=4)
    table = bot.mind(seen.state.tables).keeps.destination(seen.state, 1)[1]
    assert len(table.dice[1]) < len(seen.state.dice[1])
    assert [game.action(code).who for code in bot.choose(seen)[:1]] == ["tia"]
    assert advise(game, look=1).proposals


# -- her way


def test_who_is_of_no_use_goes_out_of_her_way() -> None:
    """She would find two; a die that earns little brings one of them to safety."""
    idle: Values = {"district": "central-park", "dice": ["basic contain"]}
    game = position(
        {"abraham": idle, "david": {**idle, "used": ["improvise"]}, "megan": {"district": "painted-village"}}
        | {"prof": {"district": "painted-village"}},
        {**DONE, "grand-central": {"marker": 6}},
        boss={"deck": ["die", "die"]},
    )
    told = planned(game)
    assert any("move" in action for action in told), told
    assert game.view().boss.goes_to == "central-park"
    assert [reckoner.district for reckoner in game.view().reckoners].count("central-park") == 1


def test_a_weakened_boss_is_led_to_those_who_can_strike() -> None:
    """Tia stands between her and the others."""
    who: Who = {
        "tia": {"district": "central-park", "dice": ["basic money"]},
        "abraham": {"district": "painted-village"},
        "megan": {"district": "painted-village"},
    }
    game = position(who, DONE, boss={"health": 9})
    assert game.view().boss.goes_to == "central-park"
    planned(game)
    assert game.view().boss.goes_to == "painted-village"


def test_her_tracks_are_held_back_before_they_kill() -> None:
    who = {"david": {"dice": ["basic contain"], "used": ["improvise"]}, "prof": {}}
    her = regalia(black=("fortify", "population 3", "population 3", "fortify"))
    game = position(who, her=her, boss={"black": 2}, more="population = 3")
    assert game.forecast().lost
    planned(game)
    assert not game.forecast().lost
