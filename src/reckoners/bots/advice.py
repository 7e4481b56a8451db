"""Advice: what the planner would do now, up to three proposals, each with its effect, its chance and its reasons.

It comes from what everybody can see: the planner is shown a table whose decks and coming dice are dealt anew. It thinks
about the whole team, also where bots play: what they would do counts, and where they are still to act, to let them go
on is the first proposal. How long it thinks is counted in positions, so that a busy machine changes no answer.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.action_text import tell_actions
from reckoners.bots.advice_reasons import reasons_for, unused_dice
from reckoners.bots.advice_types import BOTS, Advice, AdviceReason, Effect, Proposal
from reckoners.bots.luck import chance_of
from reckoners.bots.planner import Idea, PlannerBot
from reckoners.bots.planner.chances import winning_chance
from reckoners.bots.planner.ideas import gestures
from reckoners.bots.planner.search import board_of
from reckoners.bots.seen import Seen, asked, is_team_decision, options_for
from reckoners.bots.trial import CHANCY, Trial
from reckoners.engine.action import END_STEP, seat_of
from reckoners.engine.codes import TEAM, WON
from reckoners.engine.state import State
from reckoners.game import Game
from reckoners.game.names import names_of

MOST: Final = 3
OF_ONE: Final = 2  # proposals of the Reckoner whom one looks at, where others have something to do too
THINKING: Final = 4.0  # seconds of computing at most
EFFORT: Final = 6
MORE: Final = 4  # times the effort, at about as many times the cost
POSITIONS: Final = 100_000  # what a slow machine looks at in three seconds
UNLIKELY: Final = 0.005  # a chance that would be told as none

Seats = tuple[int, ...]


def advise(
    game: Game,
    *,
    seats: Seats | None = None,
    bots: Seats = (),
    look: int | None = None,
    effort: float = EFFORT,
    positions: int = POSITIONS,
    seconds: float = THINKING,
) -> Advice:
    """Proposals for what is to be decided now, the best first; none if the game is over or there is nothing to decide.

    `seats` are those that people play, None: all. `bots` are those of bots that will still act if one lets them. `look`
    is the Reckoner whom somebody looks at: its proposals come first. `effort` is the planner's; if it can think
    MORE times as hard with no more than so many `positions`, it does. `seconds` of computing end it in any case.
    """
    st = game.state
    if st.over:
        return Advice(game.step, float(st.over == WON), ())
    everybody = tuple(range(st.tables.n_seats))
    mine = everybody if seats is None else seats
    seen = Seen(game, everybody, team=True, seconds=seconds)
    waiting = bots if options_for(st, bots, len(bots) == len(everybody)) else ()
    if asked(st) == "use":
        plans = _plans(seen, effort, positions)
        trials = _uses(seen.state, plans, mine, waiting, look)
        planned = [code for code in plans[0].codes if _seat(code) in waiting or _seat(code) == TEAM]
    else:
        trials = _others(game, seen, mine, look)
        planned = []
    proposals = _sensible(game, trials)
    if waiting:
        proposals.insert(0, _go(seen.state, waiting, planned))
    return Advice(game.step, winning_chance(seen.state), tuple(proposals[:MOST]))


def _plans(seen: Seen, effort: float, positions: int) -> list[Idea]:
    """The whole team's use step, thought through with more effort where that is cheap."""
    bot = PlannerBot(effort=effort)
    plans = bot.plans(seen)
    if bot.tried * (1 + MORE) > positions:
        return plans
    return PlannerBot(effort=effort * MORE).plans(seen)


def _uses(st: State, plans: list[Idea], mine: Seats, waiting: Seats, look: int | None) -> list[Trial]:
    """What each Reckoner could do first in the best use steps. Only where nobody has a good use for anything, not even
    a bot, the end of the step."""
    if not plans[0].codes:
        return [] if waiting else [Trial(st, [END_STEP])]
    found: dict[int, list[Trial]] = {}
    for plan in plans:
        for codes in gestures(plan.codes):
            trial = Trial(st, codes)
            if trial.whole or trial.asked:
                found.setdefault(_seat(codes[0]), []).append(trial)
    own = {seat: trials for seat, trials in found.items() if seat in mine}
    if not own and not waiting:  # dice of a bot that it will not use
        own = found
    return _in_turn(own, look)


def _others(game: Game, seen: Seen, mine: Seats, look: int | None) -> list[Trial]:
    """Every other decision: of the team, or of each Reckoner."""
    st = seen.state
    bot = PlannerBot()
    if is_team_decision(st):
        return [Trial(st, idea.codes) for idea in bot.ideas(seen)[: 2 * MOST]]
    found: dict[int, list[Trial]] = {}
    for seat in mine:
        own = Seen(game, (seat,), team=False)
        if own.options:
            found[seat] = [Trial(st, idea.codes) for idea in bot.ideas(own)[: 2 * MOST]]
    if not found and asked(st) != "roll" and seen.options:
        return [Trial(st, idea.codes) for idea in bot.ideas(seen)[:MOST]]  # a decision that a pack has added
    return _in_turn(found, look)


def _in_turn(found: dict[int, list[Trial]], look: int | None) -> list[Trial]:
    """Whoever is looked at first, with a second thought; then the best of each other; then what else there is."""
    seats = list(found)
    if look in found:
        seats.remove(look)
        seats.insert(0, look)
    first = found[seats[0]] if seats else []
    best = [found[seat][0] for seat in seats[1:]]
    rest = [trial for seat in seats[1:] for trial in found[seat][1:]]
    if not best:
        return first
    return [*first[:OF_ONE], *best, *first[OF_ONE:], *rest]


def _sensible(game: Game, trials: list[Trial]) -> list[Proposal]:
    """No two that come to the same, or read the same, or of which one is only a part of the other; none that cannot
    work as long as there is another."""
    proposals: list[Proposal] = []
    known: set[object] = set()
    gestures_known: list[set[int]] = []
    for trial in trials:
        codes = set(trial.codes)
        if not codes or (trial.step == "use" and any(codes <= other or codes >= other for other in gestures_known)):
            continue
        gestures_known.append(codes)
        text = tell_actions(names_of(game.content), trial.actions, tuple(trial.dice))
        key = _outcome(trial)
        if text in known or key in known:
            continue
        known |= {text, key}
        proposals.append(proposal_of(trial))
    likely = [one for one in proposals if one.chance > UNLIKELY]
    return (likely or proposals[:1])[:MOST]


def _outcome(trial: Trial) -> tuple[object, ...]:
    """What it comes to; equal dice are the same."""
    st = trial.after
    dice = [tuple(sorted((st.tables.kind[die], st.face[die], st.status[die]) for die in slots)) for slots in st.dice]
    chancy = trial.last_verb if trial.last_verb in CHANCY else -1
    means = (tuple(st.used), tuple(st.pool), tuple(st.sniper), tuple(st.rolls), tuple(st.cards), st.owner.count(-1))
    return (chancy, tuple(dice), means, st.suffers, tuple(trial.verbs[-1:]), *board_of(st))


def proposal_of(trial: Trial) -> Proposal:
    """A gesture with everything that can be said about it."""
    return Proposal(
        who=trial.actions[0].who,
        actions=tuple(trial.actions),
        dice=tuple(trial.dice),
        chance=chance_of(trial),
        winning=winning_chance(trial.after),
        effect=effect_of(trial),
        reasons=reasons_for(trial),
    )


def _go(st: State, bots: Seats, planned: list[int]) -> Proposal:
    """Let the bots go on: no action of the game. What it brings is what the planner would do in their place."""
    trial = Trial(st, planned)
    ids = [st.tables.seat_ids[seat] for seat in bots if options_for(st, (seat,), False)] or [
        st.tables.seat_ids[seat] for seat in bots
    ]
    about: dict[str, str | int] = {"who": ", ".join(ids)}
    dice = unused_dice(st, bots)
    if asked(st) == "use" and dice:
        first = AdviceReason("bots-dice", {**about, "n": dice})
    else:
        first = AdviceReason("bots", {**about, "seats": len(ids)})
    return Proposal(
        who=BOTS,
        actions=(),
        dice=(),
        chance=1.0,
        winning=winning_chance(trial.after),
        effect=effect_of(trial),
        reasons=(first, *(reasons_for(trial)[:2] if trial.codes else ())),
    )


def _seat(code: int) -> int:
    return seat_of(code)


def effect_of(trial: Trial) -> Effect:
    before, after = trial.forecast_before, trial.forecast_after
    return Effect(
        population_before=before.population,
        population_after=after.population,
        dice_before=before.dice,
        dice_after=after.dice,
        lost_before=before.lost and trial.foreseen,
        lost_after=after.lost and trial.foreseen,
    )
