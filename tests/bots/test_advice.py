"""Advice can be played, is what it says it is, comes in time, and knows nothing that is hidden."""

from __future__ import annotations

from itertools import combinations, product
from time import process_time
from typing import Any

import msgspec
import pytest

from reckoners.bots.advice import advise
from reckoners.bots.advice_text import tell_proposal
from reckoners.bots.advice_types import Advice, Proposal
from reckoners.bots.luck import Hope, better_cards, market_chance, wanted
from reckoners.bots.needs import card_worth, pools_of
from reckoners.bots.trial import Trial
from reckoners.engine.codes import F_BUY, ROLLED
from reckoners.engine.pools import counted
from reckoners.engine.trying import redealt
from reckoners.game import Game, Setup
from reckoners.game.names import names_of
from tests.bots.tables import positions

STEPS = ("prologue", "roll", "use", "rewards", "purchase", "activate")


def quick(game: Game, **about: Any) -> Advice:
    """Thought about as little as possible."""
    return advise(game, effort=1, positions=0, **about)


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Some positions of every step, of games of three and of six Reckoners."""
    found: dict[tuple[str, int], list[Game]] = {}
    for seats in (3, 6):
        for game in positions(seats, "counsel", 1, "greedy"):
            found.setdefault((game.step, seats), []).append(game)
    return [game for several in found.values() for game in several[:: max(1, len(several) // 5)]]


@pytest.fixture(scope="module")
def advised(games: list[Game]) -> list[tuple[Game, Advice]]:
    return [(game, quick(game)) for game in games]


def proposals(advised: list[tuple[Game, Advice]], *steps: str) -> list[tuple[Game, Proposal]]:
    return [(game, one) for game, advice in advised if advice.step in steps for one in advice.proposals]


def test_every_decision_has_advice_that_can_be_played(advised: list[tuple[Game, Advice]]) -> None:
    for game, advice in advised:
        assert 1 <= len(advice.proposals) <= 3, (game.step, len(game))
        assert advice.step == game.step
        for proposal in advice.proposals:
            game.clone().play_all(proposal.actions)
            assert 1 <= len(proposal.reasons) <= 3
            assert 0 <= proposal.winning <= 1
    assert {advice.step for _, advice in advised} >= {"prologue", "roll", "use", "rewards", "purchase"}


def test_proposals_differ(advised: list[tuple[Game, Advice]]) -> None:
    """Neither equal dice nor another order make another proposal, and no two read the same."""
    for game, advice in advised:
        assert len({proposal.actions for proposal in advice.proposals}) == len(advice.proposals)
        told = {tell_proposal(names_of(game.content), proposal).do for proposal in advice.proposals}
        assert len(told) == len(advice.proposals)
        if game.step == "use":
            for one, other in combinations(advice.proposals, 2):
                assert not set(one.actions) <= set(other.actions), told
        ends = {outcome(game, proposal) for proposal in advice.proposals}
        assert len(ends) == len(advice.proposals), told


def outcome(game: Game, proposal: Proposal) -> str:
    """The table after it, with each Reckoner's dice in the order of what they are; what dice decide is left open."""
    then = game.clone()
    last = proposal.actions[-1]
    if chancy(game, proposal):
        then.play_all(proposal.actions[:-1])
    else:
        then.play_all(proposal.actions)
    view = msgspec.to_builtins(then.view())
    for seat in view["reckoners"]:
        seat["dice"] = sorted((die["colour"], die["face"], die["state"]) for die in seat["dice"])
    return f"{view} {chancy(game, proposal) and last}"


def chancy(game: Game, proposal: Proposal) -> bool:
    last = proposal.actions[-1]
    if [action for action in game.legal() if action.source == "faith"] == [last]:
        return True  # a single die is rolled as soon as it is chosen
    return str(last).split()[-1] in ("reroll", "roll") or last.verb in ("refresh", "end", "place")


def test_a_proposal_says_whose_it_is(advised: list[tuple[Game, Advice]]) -> None:
    for _, proposal in proposals(advised, *STEPS):
        assert {action.who for action in proposal.actions} == {proposal.who}


def test_whoever_is_looked_at_comes_first(games: list[Game]) -> None:
    """Before all that are as good; what is better for the team comes before it."""
    found = 0
    for game in games[::2]:
        for look in range(2):
            proposals = quick(game, look=look).proposals
            mine = next((one for one in proposals if one.who == game.setup.reckoners[look]), None)
            if mine is not None:
                found += mine is proposals[0]
                assert all(one.winning > mine.winning for one in proposals[: proposals.index(mine)])
    assert found > 5


def test_nothing_is_proposed_that_cannot_work(games: list[Game], advised: list[tuple[Game, Advice]]) -> None:
    """A list is not filled up with what has a chance of none, and outside of the use step nothing is said of a game
    that would be lost: the dice are not used yet."""
    assert any(market_chance(game.state) == 0 for game in games if game.step == "purchase")
    for game, advice in advised:
        for proposal in advice.proposals:
            assert proposal.chance > 0.005, (game.step, proposal.actions)
            if game.step not in ("use", "rewards"):
                assert not proposal.effect.lost_before
                assert not proposal.effect.lost_after
    assert any(game.forecast().lost for game, advice in advised if advice.step == "roll")


def test_the_effect_is_that_of_the_actions(advised: list[tuple[Game, Advice]]) -> None:
    for game, proposal in proposals(advised, "use", "rewards"):
        then = game.clone()
        then.play_all(proposal.actions[:-1])
        after = then.forecast_after(proposal.actions[-1])
        effect = proposal.effect
        assert (effect.population_before, effect.lost_before) == (game.forecast().population, game.forecast().lost)
        assert (effect.population_after, effect.lost_after) == (after.population, after.lost)


def test_only_chance_is_uncertain(advised: list[tuple[Game, Advice]]) -> None:
    for game, proposal in proposals(advised, *STEPS):
        assert chancy(game, proposal) or proposal.chance == 1.0
        assert 0 <= proposal.chance <= 1


def test_the_chance_of_a_reroll_is_what_one_counts(advised: list[tuple[Game, Advice]]) -> None:
    found = 0
    for game, proposal in proposals(advised, "roll"):
        st = game.state
        if proposal.actions[-1].verb != "reroll":
            continue
        seat = st.tables.seat_ids.index(proposal.actions[0].who)
        before = game.clone()
        before.play_all(proposal.actions[:-1])
        loose = [die for die in before.state.dice[seat] if before.state.status[die] == ROLLED]
        if len(loose) > 4:
            continue
        codes = []
        walk = game.clone()
        for action in proposal.actions:
            codes.append(walk.code(action))
            walk.play(action)
        if Hope(Trial(st, codes)).is_for_more:
            continue  # tests/bots/test_roll_reasons.py counts that
        wishes = wanted(Trial(st, codes))
        rolls = list(product(*(pools_of(st, seat, die) for die in loose)))
        hits = sum(any(counted(pool, symbol) for pool in roll for symbol in wishes) for roll in rolls)
        assert proposal.chance == pytest.approx(hits / len(rolls))
        found += 1
    assert found


def test_the_chance_of_a_new_market_is_what_one_counts(games: list[Game]) -> None:
    buying = [game.state for game in games if game.state.stack[-1][0] == F_BUY and game.state.money > 3]
    assert buying
    for st in buying[:3]:
        price, left = st.tables.price, st.money - st.tables.refresh_price
        best = max([card_worth(st, card) for card in st.market if card >= 0 and price[card] <= st.money], default=0.0)
        better = {card for card in st.equipment_deck if price[card] <= left and card_worth(st, card) > best}
        assert len(better) == better_cards(st)
        markets = [set(cards) for cards in combinations(st.equipment_deck, len(st.market))]
        assert market_chance(st) == pytest.approx(sum(bool(cards & better) for cards in markets) / len(markets))


def test_a_reason_says_what_happens(advised: list[tuple[Game, Advice]]) -> None:
    """Reasons about Epics are true of the position after the actions."""
    seen = set()
    for game, proposal in proposals(advised, "use"):
        then = game.clone()
        happened = then.play_all(proposal.actions)
        kinds = {(event.kind, event.args.get("epic")) for event in happened}
        for reason in proposal.reasons:
            seen.add(reason.key)
            if reason.key in ("defeats", "weakens"):
                kind = "defeated" if reason.key == "defeats" else "weakened"
                assert (kind, reason.args["epic"]) in kinds
            if reason.key == "people":
                assert reason.args["before"] == game.forecast().population
    assert "people" in seen
    assert seen & {"defeats", "weakens"}


def test_hidden_things_do_not_matter(games: list[Game]) -> None:
    for game in games[::5]:
        others = [quick(Game.from_state(game.setup, game.content, redealt(game.state, salt))) for salt in (1, 2)]
        assert others[0] == others[1], (game.step, len(game))


def test_the_game_stays_as_it_is(games: list[Game]) -> None:
    for game in games[::7]:
        before = game.state.key()
        quick(game)
        assert game.state.key() == before


def test_for_some_seats_only(games: list[Game]) -> None:
    for game in games[::2]:
        advice = quick(game, seats=(1,))
        for proposal in advice.proposals:
            mine = {proposal.who for proposal in advice.proposals} & {game.setup.reckoners[1]}
            assert proposal.who in (game.setup.reckoners[1], "team") or not mine


def test_a_game_that_is_over_needs_none() -> None:
    game = Game(Setup(reckoners=("tia", "abraham"), seed="over"))
    while game.result == "playing":
        game.play_code(game.codes()[-1])
    assert advise(game) == Advice("over", 0.0, ())


@pytest.mark.parametrize("seats", [2, 6])
def test_it_comes_in_time(seats: int) -> None:
    slowest = 0.0
    for game in positions(seats, "in time", 20 * seats, "greedy"):
        start = process_time()  # what it costs, not what else this machine does
        advise(game, seconds=0.8)
        slowest = max(slowest, process_time() - start)
    assert slowest < 2.5
