"""What the planner keeps of a roll: it tries rolls out, and each is used in the district where it does most."""

from __future__ import annotations

import pytest

from reckoners.bots.planner import PlannerBot
from reckoners.bots.planner.bot import Mind
from reckoners.bots.planner.rolls import PLACES, Grounds
from reckoners.bots.seen import Seen
from reckoners.engine.codes import ROLLED
from reckoners.engine.decisions.roll import FINISHED
from reckoners.engine.state import State
from reckoners.engine.trying import standing
from reckoners.game import Game
from tests.bots.tables import positions

EFFORT = 4  # from here on rolls are tried out


@pytest.fixture(scope="module")
def rolling() -> list[tuple[Mind, Game, int]]:
    """Who rolls next, in different rounds of a game."""
    bot = PlannerBot(effort=EFFORT)
    found: list[tuple[Mind, Game, int]] = []
    for game in positions(4, "keeps", 1, "greedy"):
        if game.step == "roll" and game.state.rolls.count(FINISHED) == len(found) % 4:
            seat = next(seat for seat in range(4) if game.state.rolls[seat] != FINISHED)
            found.append((bot.mind(game.state.tables), game, seat))
    return found[:12]


def as_they_lie(mind: Mind, st: State, seat: int) -> tuple[State, list[int], Grounds]:
    slots = [slot for slot, die in enumerate(st.dice[seat]) if st.status[die] == ROLLED]
    then = standing(mind.keeps.imagined(st, seat), seat, st.where[seat], st)
    return then, slots, mind.keeps.grounds(st, seat)


def test_dice_are_used_where_they_do_most(rolling: list[tuple[Mind, Game, int]]) -> None:
    """It once judged a roll only where it was about to go, so what had its use elsewhere was rolled away."""
    elsewhere = 0
    for mind, game, seat in rolling:
        st = game.state
        then, slots, grounds = as_they_lie(mind, st, seat)
        rolls = mind.keeps.rolls
        assert rolls is not None
        ways = [district for district, price in enumerate(grounds.prices) if price <= len(slots)]
        worths = [rolls.used_in(then, seat, st.dice[seat], slots, grounds, district) for district in ways]
        best = rolls.used(then, seat, st.dice[seat], slots, grounds)
        assert best in worths
        assert sum(worth > best for worth in worths) <= max(0, len(ways) - PLACES)
        there = mind.keeps.destination(st, seat)[0]
        elsewhere += there in ways and best > worths[ways.index(there)]
    assert elsewhere


def test_the_dice_of_others_are_looked_at_as_they_lie(rolling: list[tuple[Mind, Game, int]]) -> None:
    """All roll at the same time: what a friend's dice show already need not be rolled for."""
    quick = PlannerBot()
    used = 0
    for mind, game, seat in rolling:
        st = game.state
        others = [other for other in range(4) if other != seat and st.rolls[other] != FINISHED]
        table = mind.keeps.imagined(st, seat)
        alone = quick.mind(st.tables).keeps.imagined(st, seat)
        for other in others:
            dice = st.dice[other]
            assert [alone.status[die] for die in dice].count(ROLLED) == len(dice)
            assert [table.status[die] for die in dice].count(ROLLED) == 0
            used += 1
    assert used


def test_what_it_keeps_is_the_best_of_what_was_tried(rolling: list[tuple[Mind, Game, int]]) -> None:
    for mind, game, seat in rolling:
        ranked = mind.keeps.ranked(game.state, seat)
        losses = [loss for loss, _ in ranked]
        assert losses == sorted(losses)
        assert losses[0] == 0
        assert PlannerBot(effort=EFFORT).choose(Seen(game, (seat,), team=False)) == ranked[0][1]
