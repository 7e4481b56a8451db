"""Why dice are kept or rolled again: the planner's own reasons, not others that would do as well."""

from __future__ import annotations

from itertools import product

import pytest

from reckoners.bots.advice import EFFORT, advise
from reckoners.bots.advice_text import tell_proposal
from reckoners.bots.advice_types import Advice, Proposal
from reckoners.bots.luck import ROLLS, Hope, kept_dice, rerolled_dice, roller, wanted
from reckoners.bots.needs import counts_of, mind_of, pools_of, unwanted
from reckoners.bots.planner import PlannerBot
from reckoners.bots.planner.keeps import Keeps
from reckoners.bots.planner.sources import pool_value
from reckoners.bots.planner.steady import summed
from reckoners.bots.seen import Seen
from reckoners.bots.trial import Trial
from reckoners.content.model import SYMBOLS
from reckoners.engine.codes import MARKED, ROLLED
from reckoners.engine.pools import counted
from reckoners.game import Game, Setup
from reckoners.game.names import names_of
from reckoners.text import languages
from tests.bots.tables import positions, positions_of, trial_of

STEEL = Setup(
    reckoners=("sam", "abraham", "exel", "val"), modules=(1, 2, 3, 4), boss="regalia", city="babilar", seed="rolled"
)


@pytest.fixture(scope="module")
def advised() -> list[tuple[Game, Advice]]:
    """In the base game, and where a Boss takes rerolls away and Faith is at the table."""
    games = [game for game in positions(4, "have to", 1, "greedy") if game.step == "roll"][:24]
    games += [game for game in positions_of(Game(STEEL), 1, "greedy") if game.step == "roll"][:24]
    return [(game, advise(game, effort=1, positions=0, look=place % 4)) for place, game in enumerate(games)]


def rerolls(advised: list[tuple[Game, Advice]]) -> list[tuple[Proposal, Trial]]:
    found = [(one, trial_of(game, one)) for game, advice in advised for one in advice.proposals]
    return [(one, trial) for one, trial in found if str(one.actions[-1]).split()[-1] in ("reroll", "roll")]


def test_what_a_reroll_hopes_for_is_what_the_planner_counts(advised: list[tuple[Game, Advice]]) -> None:
    """By the dice that are kept, whoever keeps them: what they do already is not needed any more."""
    seats = set()
    for proposal, trial in rerolls(advised):
        seat = roller(trial)
        mind = mind_of(trial.before.tables)
        own = Keeps(mind.search)
        district, then = own.destination(trial.before, seat)
        then = own.used(then, seat, kept_dice(trial))
        values = mind.judge.symbol_values(then, district, mind.judge.slopes(then))
        faces = counts_of([pool for die in rerolled_dice(trial) for pool in pools_of(trial.after, seat, die)])
        best = max((symbol for symbol, count in enumerate(faces) if count), key=lambda symbol: values[symbol])
        assert wanted(trial)[0] == best
        reason = next(reason for reason in proposal.reasons if reason.key.startswith("rerolls"))
        assert str(reason.args.get("wanted", SYMBOLS[best])).split("+")[0] == SYMBOLS[best]
        seats.add(seat)
    assert len(seats) > 2


def test_a_die_that_has_to_be_kept_gets_no_other_reason(advised: list[tuple[Game, Advice]]) -> None:
    found = 0
    for proposal, trial in rerolls(advised):
        before, seat = trial.before, roller(trial)
        new = [die for die in kept_dice(trial) if before.status[die] == ROLLED]
        forced = proposal.actions[-1].verb == "reroll" and len(new) == 1 and not before.kept_now[seat]
        keys = {reason.key for reason in proposal.reasons}
        assert ("keeps-one" in keys) == (forced and new[0] in unwanted(before, seat))
        found += "keeps-one" in keys
    assert found


def test_what_is_kept_is_tried_out_as_the_bots_do() -> None:
    """Advice thinks about a roll as hard as it says; with less effort something else would be kept now and then."""
    games = [game for game in positions(4, "have to", 1, "greedy") if game.step == "roll"][:60:3]
    otherwise = 0
    for game in games:
        seat = next(seat for seat in range(4) if Seen(game, (seat,), team=False).options)
        kept = [PlannerBot(effort=n).choose(Seen(game, (seat,), team=False)) for n in (EFFORT, 1)]
        first = advise(game, seats=(seat,), look=seat).proposals[0]
        assert trial_of(game, first).codes == kept[0], len(game)
        otherwise += kept[0] != kept[1]
    assert otherwise


def test_dice_that_show_what_is_needed_are_rolled_for_something_better(advised: list[tuple[Game, Advice]]) -> None:
    """That at least one of the symbols lies there then would be no news: it does now. Counted roll by roll."""
    more = 0
    for proposal, trial in rerolls(advised):
        hope = Hope(trial)
        lies = any(counted(pool, symbol) for pool in hope.shown for symbol in hope.wanted)
        if not hope.is_for_any:
            assert hope.is_for_more == lies
        worth = [[pool_value(hope.values, pool) for pool in pools] for pools in hope.dice]
        now = summed(pool_value(hope.values, pool) for pool in hope.shown)
        if hope.is_for_more and len(worth) <= 4:
            rolls = list(product(*worth))
            assert proposal.chance == pytest.approx(sum(summed(roll) > now + 1e-4 for roll in rolls) / len(rolls))
            more += 1
    assert more


def test_a_list_has_no_reroll_for_what_would_only_be_lost() -> None:
    """One die that shows the one symbol that is needed, and could show no more of it, is rolled again by nobody."""
    found = 0
    for game in positions_of(Game(STEEL), 1, "greedy"):
        if game.step != "roll":
            continue
        if found:
            break
        for seat in range(4):
            seen = Seen(game, (seat,), team=False)
            for idea in PlannerBot().ideas(seen) if seen.options else ():
                trial = Trial(seen.state, idea.codes)
                if trial.last_verb in ROLLS and Hope(trial).chance() == 0:
                    found += 1
                    told = [one.actions for one in advise(game, effort=1, positions=0, seats=(seat,)).proposals]
                    assert tuple(trial.actions) not in told, (len(game), seat)
    assert found


@pytest.mark.parametrize("language", languages())
def test_dice_that_were_chosen_for_nothing_are_rolled_without_a_hope(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody began to choose for Faith: they are rolled, and nobody is told a chance of no symbol."""
    monkeypatch.setattr("reckoners.bots.luck.values_beside", lambda *_: [0.0] * (len(SYMBOLS) + 1))
    game = next(
        game
        for game in positions_of(Game(STEEL), 1, "random")
        if any(status == MARKED for status in game.state.status) and game.step == "roll"
    )
    seat = next(seat for seat in range(4) if any(game.state.status[die] == MARKED for die in game.state.dice[seat]))
    (one,) = advise(game, effort=1, positions=0, seats=(seat,)).proposals
    told = tell_proposal(names_of(game.content, language), one)
    assert (one.reasons[-1].key, one.chance, told.chance) == ("rerolls-idly", 1.0, "")
    assert all(text.strip() and "{" not in text for text in told.why)
