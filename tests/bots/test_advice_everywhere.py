"""What advice keeps at every table: each Boss in each city, each set of modules, every decision that comes up there.

The best first and no later proposal with a higher chance; whole use steps are valued; no idea twice; nothing that
cannot work, no loss before anybody has acted; and sentences in which nothing is missing. The quick lane takes few
tables, the slow one all.
"""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest

from reckoners.bots.advice import advise
from reckoners.bots.advice_text import tell_proposal
from reckoners.bots.advice_types import Advice
from reckoners.bots.planner import PlannerBot
from reckoners.bots.planner.chances import winning_chance
from reckoners.bots.same_ideas import same_idea
from reckoners.bots.seen import Seen, asked
from reckoners.bots.thoughts import PADDING, chance_less
from reckoners.game import Game
from reckoners.game.names import names_of
from reckoners.text import languages
from tests.bots.tables import COUNTS, team_of, trial_of
from tests.bots.test_everywhere import ALL, FEW, Table, game_at
from tests.bots.test_limelight_games import BOSSES, CITIES
from tests.bots.test_module4_games import SETS

ACTING = ("use", "rewards")  # steps in which the forecast says what is still to come if nothing more is done
OFTEN = {"use": 4, "roll": 4}  # positions of a game in which this is decided; of other decisions fewer
SELDOM = 2


def some_positions(game: Game, times: int) -> list[Game]:
    """Of one game, some of every decision, from its beginning to its end."""
    team = team_of(game, "greedy")
    found: dict[str, list[Game]] = {}
    while (code := team.next_code(game)) is not None:
        found.setdefault(asked(game.state), []).append(game.clone())
        game.play_code(code)
    return [
        several[len(several) * part // most]
        for decision, several in found.items()
        for most in [min(len(several), times * OFTEN.get(decision, SELDOM))]
        for part in range(most)
    ]


def check_table(table: Table, times: int) -> set[str]:
    """All that has to hold; the decisions that came up."""
    decisions = set()
    for game in some_positions(game_at(table, "advice"), times):
        advice = advise(game, effort=1, positions=0)
        about = (table, asked(game.state), len(game))
        assert 1 <= len(advice.proposals) <= 3, about
        check_order(game, advice, about)
        check_ideas(game, advice, about)
        check_words(game, advice, about)
        decisions.add(asked(game.state))
    return decisions


def check_order(game: Game, advice: Advice, about: object) -> None:
    best = advice.proposals[0].winning
    for one, other in pairwise(advice.proposals):
        assert one.winning >= other.winning, about
    for proposal in advice.proposals[1:]:
        assert proposal.winning >= chance_less(best, PADDING, game.state) - 1e-9, about
    if asked(game.state) == "use" and advice.proposals[0].actions[0].verb != "end":
        seen = Seen(game, tuple(range(len(game.setup.reckoners))), team=True)
        end = PlannerBot().plans(seen)[0].end
        assert end is not None, about
        assert best == pytest.approx(max(advice.winning, winning_chance(end))), about


def check_ideas(game: Game, advice: Advice, about: object) -> None:
    trials = [trial_of(game, proposal) for proposal in advice.proposals]  # each can be played
    for one, other in combinations(trials, 2):
        assert not same_idea(one, other), about
    for proposal in advice.proposals:
        assert proposal.chance > 0.005 or len(advice.proposals) == 1, about
        if game.step not in ACTING:
            assert not proposal.effect.lost_before, about
            assert not proposal.effect.lost_after, about


def check_words(game: Game, advice: Advice, about: object) -> None:
    for language in languages():
        names = names_of(game.content, language)
        told = [tell_proposal(names, proposal) for proposal in advice.proposals]
        assert len({one.do for one in told}) == len(told), about
        for one, proposal in zip(told, advice.proposals, strict=True):
            texts = (one.do, one.winning, *one.why, *filter(None, (one.effect, one.chance)))
            for text in texts:
                assert text.strip() == text != "", about
                assert "  " not in text, (about, text)
                assert "{" not in text, (about, text)
            assert proposal.reasons, about
            last = str(proposal.actions[-1]).split()[-1]
            idle = proposal.reasons[-1].key == "rerolls-idly"
            assert (last not in ("reroll", "roll")) or idle or one.chance, (about, one.do)


def test_few_tables() -> None:
    decisions = set().union(*(check_table(table, 1) for table in FEW))
    assert decisions >= {"place", "roll", "use", "rewards", "buy", "lose", "sell", "discard", "aid", "disable"}


@pytest.mark.slow
@pytest.mark.parametrize("modules", SETS, ids=str)
@pytest.mark.parametrize("pair", list(product(BOSSES, CITIES)), ids="-".join)
def test_every_table(pair: tuple[str, str], modules: tuple[int, ...]) -> None:
    """The number of Reckoners goes on from one set of modules to the next."""
    number = (list(product(BOSSES, CITIES)).index(pair) + SETS.index(modules)) % len(COUNTS)
    table = (*pair, modules, COUNTS[number])
    assert table in ALL
    assert check_table(table, 3) >= {"place", "roll", "use", "buy"}
