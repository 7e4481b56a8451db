"""ATK-04, ATK-08: Equipment cards out of use."""

from __future__ import annotations

import pytest

from reckoners.engine.attack_reckoners import suffer
from reckoners.engine.effects import LESS_EQUIPMENT
from tests.positions import rule
from tests.rules.attacked import ALL, attacked
from tests.rules.crew import crew, options, play
from tests.rules.regalia import her_phase
from tests.rules.seen import offers, refuses, shows, told
from tests.rules.steelslayer import Values, actions


@rule("ATK-04", "ATK-08")
def test_the_victim_names_a_card_and_does_without_it() -> None:
    game = attacked({"suffers": ["equipment"], "equipment": ["emp", "helicopter", "rifle"]})
    cards = {f"tia disable-card {card}" for card in ("emp", "helicopter", "rifle")}
    assert options(game) == cards
    refuses(game, "tia disable-card gauss-gun", "card-not-owned", "ATK-04")
    refuses(game, "tia disable-die d1", "nothing-to-disable", "ATK-03")
    happened = game.play("tia disable-card rifle")
    assert told(happened, "disabled-card", "reckoner", "card") == [("tia", "rifle")]
    shows(
        game, {"tia.rifle": "disabled", "tia.equipment": ["emp", "helicopter", "rifle"], "tia.suffers": ["equipment"]}
    )
    play(game, "tia stop", "prof stop")
    refuses(game, "tia use rifle money", "card-disabled", "ATK-08")
    refuses(game, "tia use rifle move chinatown", "card-disabled", "ATK-08")


@rule("ATK-04")
def test_the_only_card_is_named_by_itself() -> None:
    game = attacked({"suffers": ["equipment"], "equipment": ["emp"]})
    shows(game, {"tia.emp": "disabled", "tia.d1": "rolled"})


@rule("ATK-04")
@pytest.mark.parametrize(("cards", "lost"), [([], 1), (["emp"], 0)])
def test_who_has_none_loses_population_at_once(cards: list[str], lost: int) -> None:
    there: Values = {"district": "the-loop", "equipment": cards}
    game = her_phase({"tia": there, "prof": {"district": "chinatown"}}, deck=["equipment"])
    happened = game.play("end purchase")
    assert told(happened, "suffers", "reckoner", "effect") == [("tia", "equipment")]
    assert told(happened, "population", "n", "why") == [(1, "no-card")] * lost
    shows(game, {"population": 40 - lost, "tia.suffers": ["equipment"] * len(cards)})


@rule("ATK-04", "BOSS-05")
def test_that_may_be_the_end() -> None:
    game = her_phase(
        {"tia": {"district": "the-loop"}, "prof": {"district": "the-loop"}}, deck=["equipment"], more="population = 1"
    )
    game.play("end purchase")
    assert game.result == "lost"


@rule("ATK-04")
def test_cards_add_up() -> None:
    game = attacked({"suffers": ["equipment", "equipment"], "equipment": ["emp", "helicopter", "rifle"]})
    play(game, "tia disable-card emp", "tia disable-card rifle")
    shows(game, {"tia.emp": "disabled", "tia.rifle": "disabled", "tia.helicopter": "ready"})


@rule("ATK-04")
def test_each_card_that_cannot_be_lost_costs_population() -> None:
    """Two attacks on one card: one will take it, the other is paid at once."""
    state = attacked({"equipment": ["emp"]}).state.clone()
    for _ in range(2):
        suffer(state, 0, LESS_EQUIPMENT)
    assert (state.population, state.suffers[0]) == (39, (LESS_EQUIPMENT,))


@rule("ATK-03", "ATK-04", "ATK-08")
def test_cards_before_dice_and_the_die_of_a_card_is_not_lost_twice() -> None:
    """Dowser's die is not rolled, and another one neither."""
    game = attacked({"suffers": ["die", "equipment"], "equipment": ["dowser", "emp"]})
    refuses(game, "tia disable-die d1", "disable-card-first", "ATK-04")
    game.play("tia disable-card dowser")
    shows(game, {"tia.d7": "disabled"})
    refuses(game, "tia disable-die d7", "die-disabled", "ATK-08")
    happened = game.play("tia disable-die d1")
    assert len([who for (who,) in told(happened, "rolled", "reckoner") if who == "tia"]) == 5


@rule("ATK-08", "CARD-09")
def test_the_die_of_a_disabled_card_is_not_rolled_but_stays() -> None:
    game = attacked({"suffers": ["equipment"], "equipment": ["dowser"]})
    shows(game, {"tia.dowser": "disabled", "tia.d7": "disabled", "tia.d1": "rolled"})
    refuses(game, "tia keep d7", "die-disabled", "ATK-08")


@rule("ATK-08", "EPI-09", "EPI-10")
def test_it_may_be_lost_to_a_found_base() -> None:
    tia: Values = {"district": "the-loop", "suffers": ["equipment"], "equipment": ["dowser"], "disabled": ["dowser"]}
    game = her_phase(
        {"tia": tia, "prof": {"district": "understreets"}},
        epics={"chinatown": actions("discover")},
        more='base = "bottom"',
    )
    play(game, "end purchase", "lose tia d7")
    shows(game, {"captured": ["tia d7"], "tia.d7": "captured"})


@rule("ATK-08", "CARD-01")
@pytest.mark.parametrize(
    ("card", "use"), [("gravatonics", "d1 contain digzone"), ("climbing-kit", "d2 contain frostbite")]
)
def test_on_going_cards_do_nothing(card: str, use: str) -> None:
    """Gravatonics converts Enforcement, Climbing Kit reaches the neighbours."""
    tia: Values = {"dice": ["basic enforcement", "basic contain"], "equipment": [card], "suffers": ["equipment"]}
    assert offers(crew({"tia": tia}, modules=ALL), f"tia use {use}")
    assert not offers(crew({"tia": {**tia, "disabled": [card]}}, modules=ALL), f"tia use {use}")


@rule("ATK-08", "CARD-10")
def test_a_disabled_doubler_doubles_nothing() -> None:
    tia: Values = {"dice": ["basic enforcement"], "equipment": ["twin-pistols"], "suffers": ["equipment"]}
    shows(crew({"tia": tia}, modules=ALL), {"tia.d1.face": "enforcement2"})
    shows(crew({"tia": {**tia, "disabled": ["twin-pistols"]}}, modules=ALL), {"tia.d1.face": "enforcement"})


@rule("ATK-08", "EQ2-12", "EQ2-20", "EQ2-21")
@pytest.mark.parametrize(
    ("card", "use"),
    [("submarine", "d2 move chinatown"), ("blind-spot", "d1 research digzone"), ("favor", "d3 attack frostbite")],
)
def test_nor_those_that_answer_to_something(card: str, use: str) -> None:
    dice = ["basic research", "basic money", "basic attack"]
    tia: Values = {"dice": dice, "equipment": [card], "suffers": ["equipment"], "sniper": "chinatown"}
    near = {"the-loop": {"research": 1, "health": 5}, "chinatown": {"research": 0, "health": 1}}
    for disabled in ([], [card]):
        game = crew({"cody": {**tia, "disabled": disabled}}, near, modules=ALL)
        game.play(f"cody use {use}")
        shows(game, {"cody.waiting": [] if disabled else [card]})


@rule("ATK-08", "EQ2-07", "EQ2-22")
@pytest.mark.parametrize("card", ["herman", "rtich"])
def test_a_disabled_card_swaps_no_dice(card: str) -> None:
    game = attacked({"suffers": ["equipment"], "equipment": [card]})
    shows(game, {f"tia.{card}": "disabled", "tia.d1": "rolled"})
    assert not options(game, "tia swap")
    assert not options(game, "tia take")


@rule("ATK-03", "EQ2-07")
def test_a_disabled_die_is_not_swapped() -> None:
    game = attacked({"suffers": ["die"], "equipment": ["herman"]})
    game.play("tia disable-die d1")
    assert offers(game, "tia swap d2 red")
    refuses(game, "tia swap d1 red", "die-disabled", "ATK-03")


@rule("ATK-04", "EP2-08")
def test_asleep_is_not_disabled() -> None:
    tia: Values = {"equipment": ["emp"], "asleep": ["emp"], "dice": ["basic enforcement"], "suffers": ["equipment"]}
    game = crew({"tia": tia}, modules=ALL)
    shows(game, {"tia.emp": "asleep", "tia.disabled": []})
    refuses(game, "tia use d1 card emp", "card-asleep", "EP2-08")


@rule("ATK-08", "EP2-07")
def test_a_disabled_card_may_be_stolen() -> None:
    tia: Values = {"district": "the-loop", "equipment": ["emp", "rifle"], "suffers": ["equipment"], "disabled": ["emp"]}
    game = her_phase(
        {"tia": tia, "prof": {"district": "understreets"}}, epics={"chinatown": actions("steal")}, modules=ALL
    )
    play(game, "end purchase", "steal tia emp")
    shows(game, {"tia.equipment": ["rifle"], "tia.disabled": [], "district.chinatown.stolen": ["tia emp"]})
