"""What cost most in a game: decisions, not dice; the same every time; never a gain, never what bots did."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product
from time import process_time

import msgspec
import pytest

from reckoners.bots.advice_text import tell_turning
from reckoners.bots.advice_types import Turning
from reckoners.bots.decisive import MUCH, Review, decisive, is_purchase
from reckoners.bots.planner.chances import chance_at_end, winning_chance
from reckoners.bots.taken import taken_decisions
from reckoners.game import Action, Game, Setup
from reckoners.game.names import names_of
from reckoners.text import languages
from tests.bots.tables import game_of, played, positions, team_of
from tests.positions import table


@pytest.fixture(scope="module")
def game() -> Game:
    return played(game_of(3, "looking back"), "greedy", "random")


@pytest.fixture(scope="module")
def turnings(game: Game) -> tuple[Turning, ...]:
    return decisive(game, seconds=30)


def test_up_to_three_decisions_the_worst_first(turnings: tuple[Turning, ...]) -> None:
    assert 1 <= len(turnings) <= 3
    costs = [one.best - one.after for one in turnings]
    assert costs == sorted(costs, reverse=True)


def test_they_are_what_was_played(game: Game, turnings: tuple[Turning, ...]) -> None:
    actions = game.actions
    for one in turnings:
        assert list(one.actions) == actions[one.start : one.end]
        there = game.at(one.start)
        assert (one.round, one.step) == (there.state.round, there.step)
        assert one.step != "roll"
        if one.who != "team":
            assert {action.who for action in one.actions} == {one.who}


def test_no_gain_is_a_mistake(turnings: tuple[Turning, ...]) -> None:
    for one in turnings:
        assert 0 <= one.after <= one.best - MUCH <= 1
        assert one.better


def test_what_would_have_been_better_can_be_played(game: Game, turnings: tuple[Turning, ...]) -> None:
    for one in turnings:
        game.fork(one.start).play_all(one.better)


def test_nothing_is_left_to_chance(game: Game, turnings: tuple[Turning, ...]) -> None:
    assert decisive(game, seconds=30) == turnings


def test_only_what_people_did(game: Game) -> None:
    """Where bots sit too, their part of a step is nobody's mistake; the team's decisions are people's."""
    for seat in range(3):
        for one in decisive(game, seats=(seat,), seconds=30):
            assert one.who in (game.setup.reckoners[seat], "team")


@pytest.mark.parametrize("seed", ["self 1", pytest.param("self 2", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", ["base", "babilar", "ildithia"])
def test_the_planner_finds_nothing_to_say_about_itself(name: str, seed: str) -> None:
    """In no step: neither dice nor cards that were drawn are anybody's doing."""
    game = played(Game(msgspec.structs.replace(TABLES[name], seed=seed)), "planner")
    assert decisive(game, seconds=60) == ()


@pytest.mark.parametrize("numbers", [(1,), pytest.param((1, 2), marks=pytest.mark.slow)])
def test_who_never_buys_is_told_what_lay_there(numbers: tuple[int, ...]) -> None:
    """A card that is bought makes room for one that nobody knows: that is no part of what would have been better."""
    bought = 0
    for number, setup in product(numbers, TABLES.values()):
        game = played(Game(msgspec.structs.replace(setup, difficulty="standard", seed=f"market {number}")), "never-buy")
        for one in decisive(game, seconds=60):
            there = game.at(one.start)
            market = {there.state.tables.card_ids[card] for card in there.state.market if card >= 0}
            cards = {action.card for action in one.better if action.verb == "buy"}
            assert cards <= market
            bought += len(cards)
            there.play_all(one.better[:1])
    assert bought


def test_purchases_are_judged_one_by_one() -> None:
    """Each begins where the one before it ended, with the market as it was then."""
    game = played(Game(msgspec.structs.replace(TABLES["base"], difficulty="beginner", seed="self 1")), "planner")
    review = Review(game, None, 60.0)
    several = 0
    for decision, *_ in taken_decisions(game):
        if not is_purchase(decision):
            continue
        parts = review.parts(decision)
        assert [code for part in parts for code in part.codes] == decision.codes
        assert parts[0].start == decision.start
        for part in parts:
            assert part.before.key() == game.at(part.start).state.key()
        several += len(parts) > 1
    assert several


WON = """
[setup]
reckoners = ["tia", "abraham"]
[position]
step = "use"
population = 1
[position.boss]
district = "the-loop"
research = 0
health = 2
yellow = 5
[[position.district]]
id = "the-loop"
epic = "faultline"
bracket = 4
[position.reckoners.tia]
district = "the-loop"
dice = ["basic money"]
[position.reckoners.abraham]
district = "the-loop"
dice = ["green attack2"]
"""


def test_a_victory_that_nobody_took() -> None:
    """Whoever acts before has not missed it; who ends the step has."""
    game = table(WON)
    game.play_all(["tia use d1 money", "end use"])
    (one,) = decisive(game, seconds=30)
    assert (one.who, [str(action) for action in one.actions]) == ("team", ["end use"])
    assert one.best == 1
    assert [str(action) for action in one.better] == ["abraham use d1 attack steelheart"] * 2
    told = tell_turning(names_of(game.content), one)
    assert "100% →" in told.decision
    assert told.better.startswith("Better")


TABLES = {
    "base": Setup(reckoners=("tia", "megan", "cody")),
    "babilar": Setup(reckoners=("mizzy", "david", "tia"), modules=(1, 2, 3, 4), boss="regalia", city="babilar"),
    "ildithia": Setup(reckoners=("mizzy", "david", "tia"), modules=(1, 2, 3, 4), boss="limelight", city="ildithia"),
}


def end_at_once(game: Game) -> str:
    game.play("end use")
    return "team"


def run_about(game: Game) -> str:
    """Somebody throws all dice away on moves, to and fro; nobody where Barricades stand in all their ways."""

    def moves(who: str) -> list[Action]:
        return [action for action in game.legal(who) if action.verb == "move"]

    who = next((one for one in game.setup.reckoners if moves(one)), "")
    number = 0
    while who and game.step == "use" and (possible := moves(who)):
        game.play(possible[number % len(possible)])
        number += 1
    return who


def spoiled(name: str, blunder: Callable[[Game], str]) -> tuple[Game, int, str]:
    """A game in which the planner decides everything but one thing, in the second round; where, and by whom."""
    for number in range(9):
        game = Game(msgspec.structs.replace(TABLES[name], difficulty="standard", seed=f"blunder {number}"))
        team = team_of(game, "planner")
        while not (game.step == "use" and game.state.round == 2):
            code = team.next_code(game)
            assert code is not None
            game.play_code(code)
        at = len(game)
        if 0.5 < winning_chance(game.state) < 0.95 and (who := blunder(game)):  # else nothing costs much
            return team.play_out(game), at, who
    raise AssertionError("nothing to spoil")


@pytest.mark.parametrize(("blunder", "cost"), [(end_at_once, 0.2), (run_about, 0.03)])
@pytest.mark.parametrize("name", TABLES)
def test_an_obvious_blunder_is_found(name: str, blunder: Callable[[Game], str], cost: float) -> None:
    """A whole use step, or all dice of one Reckoner, are thrown away."""
    game, at, who = spoiled(name, blunder)
    first = decisive(game, seconds=60)[0]
    assert (first.start, first.step, first.round, first.who) == (at, "use", 2, who)
    assert first.best - first.after > cost
    assert any(action.verb == "spend" for action in first.better)
    game.fork(at).play_all(first.better)


def test_dice_that_nobody_uses_any_more_count_for_nothing() -> None:
    """In the middle of the step they are as good as symbols; at its end they are gone."""
    st = next(one for one in positions(3, "unused", 1, "greedy") if one.step == "use" and one.state.round == 2).state
    assert chance_at_end(st) < winning_chance(st)
    over = played(game_of(2, "over"), "random").state
    assert chance_at_end(over) == winning_chance(over)


def test_use_steps_are_put_together(game: Game) -> None:
    """Each decision begins where the one before it ended; those of a use step are together."""
    steps = [together for together in taken_decisions(game) if together[0].step == "use"]
    assert {len({(one.round, one.step) for one in together}) for together in steps} == {1}
    for together in steps:
        for one, other in pairwise(together):
            assert one.start + len(one.codes) == other.start
            assert one.seat != other.seat


@pytest.mark.parametrize("language", languages())
def test_they_can_be_told(game: Game, turnings: tuple[Turning, ...], language: str) -> None:
    names = names_of(game.content, language)
    for one in turnings:
        told = tell_turning(names, one)
        assert "→" in told.decision
        assert told.better


def test_a_long_game_of_six_in_a_few_seconds() -> None:
    game = played(game_of(6, "a long one"), "greedy")
    told: list[float] = []
    start = process_time()  # what it costs, not what else this machine does
    decisive(game, seconds=3, progress=told.append)
    assert process_time() - start < 6
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_game_without_actions_has_none() -> None:
    assert decisive(game_of(2, "nothing yet")) == ()
