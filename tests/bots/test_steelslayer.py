"""The planner uses Steelslayer's Reckoners and cards on purpose: positions that only they win, or people they save."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from reckoners.bots import Team
from reckoners.game import Game
from tests.positions import table
from tests.rules.seen import QUIET, epic
from tests.rules.steelslayer import IDLE, Values, actions, toml

RING = ("the-loop", "chinatown", "understreets")
EPICS = ("herald", "earless", "absence")
ABILITIES = {"val": "dispatcher", "mizzy": "demolitions", "exel": "tradecraft"}
USED = {"prof": ["lead-the-way"], "tia": ["operations"], "cody": ["sniper"]}  # they would find ways of their own
STRONG: Values = {"research": 12}
HELD: Values = {"yellow": 1, "black": 1, "red": 1, "blue": 1}
Who = Mapping[str, Values]


def weakened(health: int) -> Values:
    return {"research": 0, "health": health}


def position(
    who: Who,
    *,
    boss: Values | None = None,
    ring: Mapping[str, Values] | None = None,
    tracks: Mapping[str, Sequence[str]] | None = None,
    step: str = "use",
    more: str = "",
    script: str = "",
) -> Game:
    """Harmless Epics, and Steelheart weakened in The Loop; whoever is left out of `who` has nothing to use."""
    seats = {"prof": {}, "tia": {}, **who}
    seats = dict(list({**who, **{id: {} for id in seats if id not in who}}.items())[: max(2, len(who))])
    laid = {id: {"plan": 0, "dice": [], "used": USED.get(id, []), **seat} for id, seat in seats.items()}
    if step == "roll":  # who has no dice here rolls them all
        laid = {id: seat if seat["dice"] else {**seat, "dice": None, "used": None} for id, seat in laid.items()}
        laid = {id: {name: it for name, it in seat.items() if it is not None} for id, seat in laid.items()}
    districts = [
        {"id": id, "epic": card, "research": 4, "health": 8, **(ring or {}).get(id, {})}
        for id, card in zip(RING, EPICS, strict=True)
    ]
    cards = "".join(epic(card, (tracks or {}).get(id, IDLE)) for id, card in zip(RING, EPICS, strict=True))
    return table(f"""
        [setup]
        modules = [1, 2, 3]
        {QUIET}
        {cards}
        [position]
        step = "{step}"
        boss = {toml({"district": "the-loop", **HELD, **(boss or STRONG)})}
        reckoners = {toml(laid)}
        district = {toml(districts)}
        {more}
        {script}
        """)


def planned(game: Game) -> list[str]:
    """The step that the planner's team plays, in words; `game` is after it."""
    seats = len(game.setup.reckoners)
    team = Team(dict.fromkeys(range(seats), "planner"), seats)
    here = (game.step, game.state.round)
    told: list[str] = []
    while (game.step, game.state.round) == here and (code := team.next_code(game)) is not None:
        told.append(str(game.action(code)))
        game.play_code(code)
    assert team.troubles == []
    return told


def wins(who: Who, *, without: str, boss: Values, told: str, **more: object) -> None:
    """The planner wins with a card, and could not without it."""
    game = position(who, boss=boss, **more)  # type: ignore[arg-type]
    actions = planned(game)
    assert game.result == "won", actions
    assert any(told in action for action in actions), actions
    poor = {id: deprived(id, seat, without) for id, seat in who.items()}
    other = position(poor, boss=boss, **more)  # type: ignore[arg-type]
    planned(other)
    assert other.result == "playing"


def deprived(id: str, seat: Values, card: str) -> Values:
    """The same Reckoner without a card, or with the ability used."""
    if ABILITIES.get(id) == card:
        return {**seat, "used": [card]}
    return {name: value for name, value in seat.items() if name != "equipment" or value != [card]}


# -- the Reckoners


def test_val_sends_somebody_whose_last_die_would_pay_for_the_way() -> None:
    wins(
        {"val": {}, "abraham": {"district": "chinatown", "dice": ["basic attack"]}},
        without="dispatcher",
        boss=weakened(1),
        told="val use dispatcher abraham the-loop",
    )


def test_mizzy_sets_off_what_wins() -> None:
    wins({"mizzy": {"charges": 2}, "prof": {}}, without="demolitions", boss=weakened(5), told="mizzy use demolitions 2")


def test_mizzy_saves_her_tokens_until_they_defeat_somebody() -> None:
    tracks = {"the-loop": actions("population 2")}
    game = position({"mizzy": {"charges": 1}, "prof": {}}, boss=STRONG, tracks=tracks)
    assert "mizzy use demolitions put" in planned(game)
    ring = {"the-loop": {"research": 0, "health": 3}}
    game = position({"mizzy": {"charges": 1}, "prof": {}}, boss=STRONG, tracks=tracks, ring=ring)
    assert "mizzy use demolitions 1" in planned(game)


def test_mizzy_waits_for_who_weakens() -> None:
    """Absence cannot be attacked before he is weakened; then the tokens defeat him, and his action with him."""
    game = position(
        {
            "mizzy": {"charges": 2, "district": "understreets"},
            "prof": {"district": "understreets", "dice": ["basic research"]},
        },
        ring={"understreets": {"research": 1, "health": "infinite", "bracket": 3}},
        tracks={"understreets": actions("population 3", "population 3", "population 3")},
        boss=STRONG,
        more="population = 9",
    )
    told = planned(game)
    assert "absence" in game.view().defeated + game.view().beaten, told


def test_exel_makes_two_of_one() -> None:
    wins(
        {"exel": {"dice": ["basic attack"]}, "prof": {}},
        without="tradecraft",
        boss=weakened(2),
        told="tradecraft attack",
    )


def test_sam_keeps_none_of_a_bad_roll() -> None:
    dice = [
        "blue contain",
        "red enforcement",
        "green research",
        "purple contain",
        "black enforcement",
        "orange money",
    ]
    game = position({"sam": {"dice": dice}, "prof": {}}, step="roll", boss=weakened(6))
    assert planned(game)[0] == "sam reroll"


# -- cards


@pytest.mark.parametrize(
    ("card", "dice", "health", "told"),
    [
        ("gottschalk", ["green attack2"], 2, "use d1 attack steelheart"),
        ("kidnap", ["green attack2"], 2, "bring-boss"),
    ],
)
def test_from_next_door(card: str, dice: list[str], health: int, told: str) -> None:
    who = {"abraham": {"district": "chinatown", "equipment": [card], "dice": dice}, "prof": {}}
    wins(who, without=card, boss=weakened(health), told=told)


@pytest.mark.parametrize(
    ("card", "id", "dice", "health", "told"),
    [
        ("epic-bomb", "abraham", ["basic money", "basic enforcement"], 5, "card epic-bomb"),
        ("utility-tool", "abraham", ["basic research"], 1, "utility-tool research attack"),
        ("tracking-device", "abraham", [], 1, "use tracking-device"),
        ("fuel-cells", "abraham", ["green attack2"], 3, "use d1 attack"),
        ("predictive-analytics", "prof", ["black plan2"], 2, "use plan attack"),
    ],
)
def test_where_the_boss_is(card: str, id: str, dice: list[str], health: int, told: str) -> None:
    who = {id: {"equipment": [card], "dice": dice}, "cody": {}}
    wins(who, without=card, boss=weakened(health), told=told)


def test_spyril_for_the_die_that_wins() -> None:
    who = {"abraham": {"dice": ["green attack2", "basic money"]}, "tia": {"equipment": ["spyril"]}}
    wins(who, without="spyril", boss=weakened(4), told="tia use spyril abraham")


def test_data_chip_makes_something_of_what_is_of_no_use() -> None:
    who = {"tia": {"equipment": ["data-chip"], "dice": ["basic contain", "basic money", "basic plan"]}, "abraham": {}}
    game = position(who, boss={"research": 3})
    told = planned(game)
    assert {"tia use d1 card data-chip", "tia use d3 card data-chip"} <= set(told)
    assert game.view().boss.research == 0


def test_extra_ammo_for_dice_that_do_nothing() -> None:
    who = {"abraham": {"dice": ["green research", "green research"]}, "tia": {"equipment": ["extra-ammo"]}}
    game = position(who, boss=weakened(9), script='[script]\ndice.abraham = ["green attack2", "green attack2"]')
    told = planned(game)
    assert told[0] == "tia use extra-ammo abraham"
    assert told[1:3] == ["abraham again d1", "abraham again d2"]
    assert game.view().boss.health == 5


def test_food_that_wins_is_bought() -> None:
    game = position(
        {"abraham": {}, "prof": {}}, step="purchase", boss=weakened(2), more='money = 3\nmarket = ["newcago-dog"]'
    )
    told = planned(game)
    assert "buy newcago-dog" in told[0]
    assert game.result == "won", told


def test_food_is_left_alone_if_it_does_nothing() -> None:
    """Nobody here can be attacked, and there is no Enforcement."""
    game = position(
        {"abraham": {}, "prof": {}},
        step="purchase",
        boss=STRONG,
        ring={id: {"health": "infinite"} for id in RING},
        more='money = 3\nmarket = ["newcago-dog", "emp"]',
    )
    assert not any("newcago-dog" in action for action in planned(game))


# -- people


def survives(who: Who, **more: object) -> list[str]:
    """The city lives through the Epic phase with the card, and not without it."""
    game = position(who, **more)  # type: ignore[arg-type]
    told = planned(game)
    assert game.result == "playing", told
    assert not game.forecast().lost, told
    poor = {id: {**seat, "equipment": []} for id, seat in who.items()}
    other = position(poor, **more)  # type: ignore[arg-type]
    planned(other)
    assert other.result == "lost" or other.forecast().lost
    return told


DEADLY = {"chinatown": actions("population 3")}


def test_blackmail_stands_where_the_first_action_would_kill() -> None:
    """A bracket on its first place cannot be held back: somebody has to be there."""
    who = {"prof": {"equipment": ["blackmail"], "dice": ["basic money"]}, "tia": {}}
    told = survives(who, boss=STRONG, tracks=DEADLY, more="population = 3")
    assert "prof use d1 move chinatown" in told


def test_sabotage_stands_where_the_bracket_would_go_too_far() -> None:
    who = {"prof": {"equipment": ["sabotage"], "dice": ["basic money"]}, "tia": {}}
    tracks = {"chinatown": [*IDLE[:4], "population 3"]}
    told = survives(who, boss=STRONG, tracks=tracks, ring={"chinatown": {"bracket": 4}}, more="population = 3")
    assert "prof use d1 move chinatown" in told


def test_a_ride_for_who_calms_an_epic() -> None:
    """Prof has no die left to move with."""
    who = {"prof": {"equipment": ["blackmail"]}, "val": {}}
    told = survives(who, boss=STRONG, tracks=DEADLY, more="population = 3")
    assert "val use dispatcher prof chinatown" in told


def test_med_kit_for_the_one_who_is_missing() -> None:
    who = {"prof": {"equipment": ["med-kit"]}, "tia": {}}
    told = survives(who, boss=STRONG, tracks=DEADLY, more="population = 3")
    assert "prof use med-kit" in told


def test_climbing_kit_holds_from_next_door() -> None:
    who = {"prof": {"equipment": ["climbing-kit"], "dice": ["basic contain"]}, "tia": {}}
    tracks = {"chinatown": actions("boss red", "population 3")}
    told = survives(who, boss=STRONG, tracks=tracks, ring={"chinatown": {"bracket": 2}}, more="population = 3")
    assert "prof use d1 contain earless" in told


def test_kidnap_takes_enforcement_from_where_it_kills() -> None:
    who = {"prof": {"equipment": ["kidnap"]}, "tia": {}}
    tracks = {"chinatown": [*IDLE[:4], "population per enforcement"]}
    ring = {"chinatown": {"bracket": 4, "enforcement": 3}}
    told = survives(who, boss=STRONG, tracks=tracks, ring=ring, more="population = 5")
    assert "prof bring enforcement chinatown" in told


def test_blind_spot_strikes_who_was_just_weakened() -> None:
    who = {"tia": {"equipment": ["blind-spot"], "dice": ["basic research"], "district": "chinatown"}, "prof": {}}
    ring = {"chinatown": {"research": 1, "health": 1, "bracket": 1}}
    told = survives(who, boss=STRONG, tracks=DEADLY, ring=ring, more="population = 3\nepic_deck = []")
    assert "tia use blind-spot attack earless" in told


def test_favor_and_submarine_are_not_forgotten() -> None:
    who = {"abraham": {"equipment": ["favor"], "dice": ["basic attack"], "district": "chinatown"}, "prof": {}}
    game = position(who, boss=STRONG, ring={"chinatown": {"research": 0, "health": 1}}, tracks=DEADLY)
    assert "abraham use favor plan" in planned(game)
    who = {
        "abraham": {"equipment": ["submarine"], "dice": ["green attack2", "basic money"], "district": "chinatown"},
        "prof": {},
    }
    game = position(who, boss=weakened(12), ring={"the-loop": {"research": 1}})
    told = planned(game)
    assert any("use submarine" in action for action in told), told


def test_dish_soap_washes_the_base() -> None:
    who = {"tia": {"equipment": ["dish-soap"]}, "prof": {}}
    game = position(who, boss=STRONG, more="base = 2")
    assert "tia use dish-soap" in planned(game)
    game = position(who, boss=STRONG)
    assert "tia use dish-soap money" in planned(game)


def test_shields_go_before_what_they_guard() -> None:
    who = {"prof": {"dice": ["basic enforcement", "basic enforcement"], "district": "chinatown"}, "tia": {}}
    tracks = {"chinatown": [*IDLE[:4], "population 3"]}
    ring = {"chinatown": {"bracket": 3, "enforcement": 1, "red_shields": 1}}
    game = position(who, boss=STRONG, tracks=tracks, ring=ring, more="population = 3")
    told = planned(game)
    assert not game.forecast().lost, told


def test_a_copy_token_is_removed_where_it_kills() -> None:
    who = {"prof": {"dice": ["basic money"], "district": "chinatown"}, "tia": {}}
    ring = {"chinatown": {"copy_tokens": 1}}
    game = position(who, boss=STRONG, tracks=DEADLY, ring=ring, more="population = 5")
    told = planned(game)
    assert game.forecast().left == 2, told


def test_nobody_tries_to_leave_an_epic_that_pulls() -> None:
    who = {"abraham": {"dice": ["green attack2", "basic money"], "district": "chinatown"}, "prof": {}}
    game = position(who, boss=weakened(2), tracks={"chinatown": actions("pull")})
    assert not any("move" in action for action in planned(game))


# -- what is lost, what is exchanged


@pytest.mark.parametrize(
    ("action", "told"),
    [("steal", "steal prof favor"), ("attack-money", "sell prof favor"), ("attack-plan", "discard tia")],
)
def test_the_least_is_given_up(action: str, told: str) -> None:
    who: Who = {"prof": {"equipment": ["favor", "grenade"], "plan": 1}, "tia": {"plan": 3}}
    tracks = {"chinatown": actions(action)}
    assert planned(position(who, boss=STRONG, step="activate", tracks=tracks, more="money = 0"))[0] == told


@pytest.mark.parametrize(("card", "told"), [("herman", "prof swap"), ("rtich", "prof take green")])
def test_a_weakened_boss_asks_for_attack_dice(card: str, told: str) -> None:
    game = position({"prof": {"equipment": [card]}, "tia": {}}, step="roll", boss=weakened(12))
    first = planned(game)[0]
    assert first.startswith(told), first
    assert first.endswith("green")


@pytest.mark.parametrize(
    "who",
    [
        {
            "abraham": {"dice": ["green attack2", "basic money"]},
            "tia": {"equipment": ["spyril"], "dice": ["basic plan"]},
        },
        {"abraham": {"district": "chinatown", "equipment": ["kidnap"], "dice": ["green attack2"]}, "prof": {}},
    ],
)
def test_a_plan_that_asks_something_is_thought_of_again_where_it_began(who: Who) -> None:
    """Somebody who comes in the middle, also of a card's question, goes on with it."""
    game = position(who, boss=weakened(9))
    seats = dict.fromkeys(range(2), "planner")
    team = Team(seats, 2)
    while game.step == "use" and (code := team.next_code(game)) is not None:
        assert Team(seats, 2).next_code(game.clone()) == code
        game.play_code(code)
