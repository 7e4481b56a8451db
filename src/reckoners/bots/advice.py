"""Advice: what the planner would do now, up to three proposals, each with its effect, its chance and its reasons.

It comes from what everybody can see: the planner is shown a table whose decks and coming dice are dealt anew.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.advice_types import Advice, Effect, Proposal
from reckoners.bots.luck import chance_of
from reckoners.bots.planner import Idea, PlannerBot
from reckoners.bots.planner.chances import winning_chance
from reckoners.bots.reasons import reasons_for
from reckoners.bots.seen import Seen
from reckoners.bots.trial import Trial
from reckoners.engine.codes import WON
from reckoners.game import Game

MOST: Final = 3
THINKING: Final = 1.5  # seconds


def advise(game: Game, *, seconds: float = THINKING, seats: tuple[int, ...] | None = None) -> Advice:
    """Proposals for what is to be decided now, the best first; for some seats only, or for the whole team.

    None if the game is over or there is nothing to decide for these seats.
    """
    st = game.state
    if st.over:
        return Advice(game.step, float(st.over == WON), ())
    mine = tuple(range(st.tables.n_seats)) if seats is None else seats
    seen = Seen(game, mine, team=True, seconds=seconds)
    ideas = PlannerBot(seconds=seconds).ideas(seen, MOST) if seen.options else []
    proposals = [proposal_of(seen, idea) for idea in ideas]
    return Advice(game.step, winning_chance(seen.state), tuple(one for one in proposals if one is not None))


def proposal_of(seen: Seen, idea: Idea) -> Proposal | None:
    """An idea with everything that can be said about it; None for one that cannot be played."""
    trial = Trial(seen.state, idea.codes)
    if not trial.codes:
        return None
    return Proposal(
        actions=tuple(trial.actions),
        chance=chance_of(trial),
        winning=winning_chance(trial.after),
        effect=effect_of(trial),
        reasons=reasons_for(trial),
    )


def effect_of(trial: Trial) -> Effect:
    before, after = trial.forecast_before, trial.forecast_after
    return Effect(
        population_before=before.population,
        population_after=after.population,
        dice_before=before.dice,
        dice_after=after.dice,
        lost_before=before.lost,
        lost_after=after.lost,
    )
