"""Cards that work all the time count as used when they changed something."""

from __future__ import annotations

from collections.abc import Iterable

from reckoners.engine.happenings import E_OPENED, E_PAID, E_SPENT
from reckoners.game import Game
from reckoners.sim.card_uses import CardUses
from tests.positions import table
from tests.rules.babilar import babilar


def laid(cards: str, dice: str) -> Game:
    """Megan and Tia in The Loop; Megan has these cards and dice."""
    return table(f"""
        [setup]
        reckoners = ["megan", "tia"]
        [position]
        step = "use"
        district = [{{ id = "the-loop", epic = "digzone", bracket = 4, research = 5, health = 9, enforcement = 4 }}]
        [position.reckoners.megan]
        district = "the-loop"
        equipment = [{cards}]
        dice = [{dice}]
    """)


def uses(game: Game, actions: Iterable[str]) -> dict[str, int]:
    counting = CardUses(game.state)
    for action in actions:
        code = game.code(action)
        game.play_code(code)
        counting.played(code)
        for event in game.state.events:
            if event[0] == E_OPENED:
                counting.opened(event[1], event[2], event[3])
            elif event[0] == E_PAID:
                counting.paid(event[3])
            elif event[0] == E_SPENT:
                counting.spent(event[1], event[3], event[5])
        counting.settled()
    ids = game.state.tables.card_ids
    return {ids[card]: times for card, times in enumerate(counting.counts) if times}


def test_a_converter_counts_when_a_symbol_serves_as_its_partner() -> None:
    game = laid('"gravatonics"', '"basic enforcement", "basic contain"')
    partners = game.content.equipment["gravatonics"].does.symbols  # type: ignore[union-attr]
    assert set(partners) == {"enforcement", "contain"}
    assert uses(game, ["megan use d2 contain digzone"]) == {}
    assert uses(game, ["megan use d1 contain digzone"]) == {"gravatonics": 1}


def test_a_doubler_counts_with_the_die_that_it_doubles() -> None:
    game = laid('"explosives"', '"basic attack", "basic money"')
    symbol = game.content.equipment["explosives"].does.symbol  # type: ignore[union-attr]
    game = laid('"explosives"', f'"basic {symbol}", "basic money"')
    assert uses(game, ["megan use d2 money"]) == ({"explosives": 1} if symbol == "money" else {})
    first = next(action for action in game.legal("megan") if action.source == "d1")
    assert uses(game, [str(first)]) == {"explosives": 1}


def test_an_extra_die_counts_when_it_is_used() -> None:
    game = table("""
        [setup]
        reckoners = ["megan", "tia"]
        [position]
        step = "purchase"
        money = 20
        market = ["jacket"]
        [position.reckoners.megan]
        [position.reckoners.tia]
    """)
    before = len(game.view().reckoners[0].dice)
    counting = CardUses(game.state)
    counting.received(0, game.state.tables.card_ids.index("jacket"))
    game.play("buy jacket for megan")
    counting.settled()
    counting.opened(0, before - 1, 0)
    assert not any(counting.counts)
    counting.opened(0, before, 0)
    assert counting.counts[game.state.tables.card_ids.index("jacket")] == 1


def test_an_extra_die_counts_although_its_first_symbol_costs_the_card() -> None:
    """In Babilar: Attack Money finds an empty purse, so the card is sold, and its die is gone at once."""
    dice = [*["purple research2 used"] * 3, *["basic money used"] * 3, "purple research2"]
    game = babilar(
        {"tia": {"equipment": ["dowser"], "dice": dice}, "prof": {}},
        tracks={"grand-central": {5: "attack-money"}},
        more="money = 0",
    )
    assert game.content.equipment["dowser"].does.die == "purple"  # type: ignore[union-attr]
    assert uses(game, ["tia use d7 research grand-central"]) == {"dowser": 1}
