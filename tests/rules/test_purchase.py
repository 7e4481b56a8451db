"""BUY: what the team's money is for."""

from __future__ import annotations

from reckoners.game import Game
from tests.positions import rule, table
from tests.rules.seen import QUIET, offers, refuses, shows, told

DECK = '["drone", "grenade", "disguise", "camera", "trap", "jacket", "dowser"]'


def market(
    money: int, more: str = "", deck: str = DECK, cards: str = '["emp", "rifle", "helicopter", "bribe"]'
) -> Game:
    """EMP for $5, Rifle for $4, Helicopter for $3, Bribe for $2."""
    prices = {"emp": 5, "rifle": 4, "helicopter": 3, "bribe": 2}
    replaced = "".join(f'[[replace.equipment]]\nid = "{id}"\nprice = {price}\n' for id, price in prices.items())
    return table(
        QUIET
        + replaced
        + f"""
        [position]
        step = "purchase"
        money = {money}
        market = {cards}
        equipment_deck = {deck}
        boss.district = "the-loop"
        district = [{{ id = "the-loop" }}, {{ id = "chinatown" }}, {{ id = "understreets" }}]
        epic_deck = []
        {more or "reckoners = { tia = {}, prof = {} }"}
        """
    )


@rule("BUY-01")
def test_the_team_buys_as_many_cards_as_it_can_pay_for_whom_it_likes() -> None:
    game = market(11)
    game.play_all(["buy emp for tia", "buy rifle for tia", "buy bribe for prof"])
    shows(game, {"money": 0, "tia.equipment": ["emp", "rifle"], "prof.equipment": ["bribe"]})


@rule("BUY-01")
def test_every_card_is_for_any_reckoner() -> None:
    game = market(20)
    cards = ("emp", "rifle", "helicopter", "bribe")
    offered = {str(action) for action in game.legal("team") if action.verb == "buy"}
    assert offered == {f"buy {card} for {who}" for card in cards for who in ("tia", "prof")}


@rule("BUY-01")
def test_a_card_costs_its_price_and_not_a_dollar_less() -> None:
    game = market(4)
    refuses(game, "buy emp for tia", "too-dear", "BUY-01")
    assert offers(game, "buy rifle for tia")
    game.play("buy bribe for tia")
    shows(game, {"money": 2})
    refuses(game, "buy helicopter for tia", "too-dear", "BUY-01")


@rule("BUY-01")
def test_only_cards_on_the_market_are_sold_and_only_in_the_purchase_step() -> None:
    game = market(20)
    refuses(game, "buy drone for tia", "not-on-market", "BUY-01")
    game.play("buy emp for tia")
    refuses(game, "buy emp for prof", "not-on-market", "BUY-01")
    using = table('[position]\nmarket = ["emp"]\nmoney = 20\nreckoners = { tia = {}, prof = {} }')
    refuses(using, "buy emp for tia", "wrong-step", "BUY-01")
    refuses(using, "refresh market", "wrong-step", "BUY-03")
    refuses(using, "ransom tia d1", "wrong-step", "BUY-04")


@rule("BUY-01")
def test_money_that_is_not_spent_stays_for_the_next_round() -> None:
    game = market(7)
    game.play_all(["buy bribe for tia", "end purchase"])
    shows(game, {"round": 2, "money": 5})


@rule("BUY-02")
def test_the_place_of_a_bought_card_is_refilled_from_the_deck_at_once() -> None:
    game = market(20)
    happened = game.play("buy rifle for tia")
    assert told(happened, "market", "place", "card") == [(1, "drone")]
    shows(game, {"market": ["emp", "drone", "helicopter", "bribe"], "equipment_deck": 6})
    game.play_all(["buy drone for prof", "buy emp for prof"])
    shows(game, {"market": ["disguise", "grenade", "helicopter", "bribe"], "prof.equipment": ["drone", "emp"]})


@rule("BUY-03")
def test_a_dollar_replaces_the_four_cards_which_leave_the_game() -> None:
    game = market(10)
    game.play("refresh market")
    shows(game, {"money": 9, "market": ["drone", "grenade", "disguise", "camera"], "equipment_deck": 3})
    refuses(game, "buy emp for tia", "not-on-market", "BUY-01")
    seen = [card for card in game.view().market if card is not None]
    while game.view().equipment_deck:
        game.play("refresh market")
        seen += [card for card in game.view().market if card is not None]
    assert seen == ["drone", "grenade", "disguise", "camera", "trap", "jacket", "dowser"]


@rule("BUY-03")
def test_the_market_is_replaced_at_any_point_of_the_step_and_as_often_as_wished() -> None:
    game = market(10)
    game.play_all(["buy bribe for tia", "refresh market"])
    shows(game, {"money": 7, "market": ["grenade", "disguise", "camera", "trap"]})
    game.play_all(["refresh market"])
    assert offers(game, "refresh market", "buy jacket for tia")
    shows(game, {"money": 6, "market": ["jacket", "dowser", "none", "none"]})


@rule("BUY-03")
def test_without_a_dollar_the_market_stays() -> None:
    game = table("""
        [[replace.equipment]]
        id = "bribe"
        price = 0
        [position]
        step = "purchase"
        money = 0
        market = ["bribe"]
        reckoners = { tia = {}, prof = {} }
        """)
    refuses(game, "refresh market", "cannot-refresh", "BUY-03")
    game.play("buy bribe for tia")


@rule("BUY-03", "COMP-08")
def test_a_short_deck_fills_as_many_places_as_it_can_and_an_empty_one_clears_the_market() -> None:
    game = market(10, deck='["drone", "grenade"]')
    game.play("refresh market")
    shows(game, {"money": 9, "market": ["drone", "grenade", "none", "none"]})
    assert offers(game, "refresh market")
    game.play("refresh market")
    shows(game, {"money": 8, "market": ["none"] * 4})


@rule("BUY-03", "COMP-08")
def test_the_price_may_be_paid_even_when_no_card_is_left() -> None:
    game = market(9, 'reckoners = { tia = { dice = ["basic captured"] }, prof = {} }', deck="[]", cards="[]")
    assert offers(game, "ransom tia d1", "end purchase")
    game.play("refresh market")
    shows(game, {"money": 8, "market": ["none"] * 4})


CAPTURED = (
    'reckoners = { tia = { dice = ["purple captured", "basic captured"] }, prof = { dice = ["basic captured"] } }'
)


@rule("BUY-04", "EPI-10")
def test_two_dollars_bring_a_captured_die_back_to_its_owner() -> None:
    game = market(6, CAPTURED)
    game.play("ransom tia d1")
    shows(game, {"money": 4, "captured": ["tia d2", "prof d1"], "tia.d1.colour": "purple"})
    refuses(game, "ransom tia d1", "not-captured", "BUY-04")
    game.play("ransom prof d1")
    shows(game, {"money": 2, "captured": ["tia d2"]})
    game.play("end purchase")
    shows(game, {"step": "roll", "tia.d1": "rolled", "tia.d2": "captured", "prof.d1": "rolled"})


@rule("BUY-04")
def test_one_dollar_brings_no_die_back() -> None:
    game = market(3, CAPTURED)
    game.play("ransom tia d2")
    refuses(game, "ransom tia d1", "ransom-too-dear", "BUY-04")
    shows(game, {"money": 1})


@rule("BUY-04")
def test_dice_that_were_not_captured_cannot_be_bought() -> None:
    refuses(market(9, CAPTURED), "ransom prof d2", "not-captured", "BUY-04")
