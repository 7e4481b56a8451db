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
from reckoners.bots.luck import chance_of, told_chance
from reckoners.bots.planner import Idea, PlannerBot
from reckoners.bots.planner.chances import winning_chance
from reckoners.bots.planner.ideas import gestures
from reckoners.bots.planner.search import board_of
from reckoners.bots.same_ideas import same_idea
from reckoners.bots.seen import Seen, asked, is_team_decision, options_for
from reckoners.bots.thoughts import Thought, chance_less, chance_of_best, thoughts_of, worth_saying
from reckoners.bots.trial import CHANCY, Trial
from reckoners.engine.action import END_STEP, seat_of
from reckoners.engine.codes import LOST, TEAM, WON
from reckoners.engine.forecast import foresee
from reckoners.engine.state import State
from reckoners.game import Game
from reckoners.game.names import names_of

MOST: Final = 3
OF_ONE: Final = 2  # proposals of the Reckoner whom one looks at, where others have something to do too
THINKING: Final = 4.0  # seconds of computing at most
EFFORT: Final = 4
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
    now = winning_chance(seen.state)
    planned: list[int] = []
    end: State | None = None
    if asked(st) == "use":
        plans = _plans(seen, effort, positions)
        thoughts = _uses(seen.state, plans, mine, waiting, look)
        best = max(now, chance_of_best(seen.state, plans[0], thoughts))  # the best use is no worse than to wait
        end = plans[0].end
        planned = [code for code in plans[0].codes if _seat(code) in waiting or _seat(code) == TEAM]
    else:
        thoughts = _others(game, seen, mine, look, effort)
        best = chance_of_best(seen.state, None, thoughts)
    proposals = _sensible(game, thoughts, best)
    if waiting:
        proposals.insert(0, _go(seen.state, waiting, planned, best, end))
    return Advice(game.step, now, tuple(proposals[:MOST]))


def _plans(seen: Seen, effort: float, positions: int) -> list[Idea]:
    """The whole team's use step, thought through with more effort where that is cheap."""
    bot = PlannerBot(effort=effort)
    plans = bot.plans(seen)
    if bot.tried * (1 + MORE) > positions:
        return plans
    return PlannerBot(effort=effort * MORE).plans(seen)


def _uses(st: State, plans: list[Idea], mine: Seats, waiting: Seats, look: int | None) -> list[Thought]:
    """What each Reckoner could do first in the best use steps; it is worth as much as the whole step of which it is a
    part. Only where nobody has a good use for anything, not even a bot, the end of the step."""
    if not plans[0].codes:
        return [] if waiting else [Thought(Trial(st, [END_STEP]), 0.0)]
    found: dict[int, list[Thought]] = {}
    for plan in plans:
        for codes in gestures(plan.codes):
            trial = Trial(st, codes)
            if trial.whole or trial.asked:
                thought = Thought(trial, plans[0].worth - plan.worth, plan.end)
                found.setdefault(_seat(codes[0]), []).append(thought)
    own = {seat: thoughts for seat, thoughts in found.items() if seat in mine}
    if not own and not waiting:  # dice of a bot that it will not use
        own = found
    return _in_turn(own, look)


def _others(game: Game, seen: Seen, mine: Seats, look: int | None, effort: float) -> list[Thought]:
    """Every other decision: of the team, or of each Reckoner. What to keep of a roll is tried out, as bots do it."""
    st = seen.state
    bot = PlannerBot(effort=effort)
    if is_team_decision(st):
        return thoughts_of(st, bot.ideas(seen)[: 2 * MOST])
    found: dict[int, list[Thought]] = {}
    for seat in mine:
        own = Seen(game, (seat,), team=False)
        if own.options:
            found[seat] = thoughts_of(st, bot.ideas(own)[: 2 * MOST])
    if not found and asked(st) != "roll" and seen.options:
        return thoughts_of(st, bot.ideas(seen)[:MOST])  # a decision that a pack has added
    return _in_turn(found, look)


def _in_turn(found: dict[int, list[Thought]], look: int | None) -> list[Thought]:
    """Whoever is looked at first, with a second thought; then the best of each other; then what else there is."""
    seats = list(found)
    if look in found:
        seats.remove(look)
        seats.insert(0, look)
    first = found[seats[0]] if seats else []
    best = [found[seat][0] for seat in seats[1:]]
    rest = [thought for seat in seats[1:] for thought in found[seat][1:]]
    if not best:
        return first
    return [*first[:OF_ONE], *best, *first[OF_ONE:], *rest]


def _sensible(game: Game, thoughts: list[Thought], best: float) -> list[Proposal]:
    """No two that come to the same, or read the same, or are one idea; none that cannot work as long as there is
    another, none that only fills the list. What the planner likes most comes first, also if somebody looks at another
    Reckoner: then a chance is never followed by a better one."""
    found: list[Thought] = []
    known: set[object] = set()
    for thought in worth_saying(thoughts):
        trial = thought.trial
        if not trial.codes or chance_of(trial) <= UNLIKELY:
            continue
        text = tell_actions(names_of(game.content), trial.actions, tuple(trial.dice))
        keys = {text, _outcome(trial)}
        if keys & known or any(same_idea(other.trial, trial) for other in found):
            continue
        known |= keys
        found.append(thought)
        if len(found) == MOST:
            break
    if not found:
        found = [thought for thought in thoughts if thought.trial.codes][:1]
    found.sort(key=lambda thought: thought.loss)
    return [proposal_of(one.trial, chance_less(best, one.loss, one.trial.before), one.end) for one in found]


def _outcome(trial: Trial) -> tuple[object, ...]:
    """What it comes to; equal dice are the same."""
    st = trial.after
    dice = [tuple(sorted((st.tables.kind[die], st.face[die], st.status[die]) for die in slots)) for slots in st.dice]
    chancy = trial.last_verb if trial.last_verb in CHANCY else -1
    means = (tuple(st.used), tuple(st.pool), tuple(st.sniper), tuple(st.rolls), tuple(st.cards), st.owner.count(-1))
    return (chancy, tuple(dice), means, st.suffers, tuple(trial.verbs[-1:]), *board_of(st))


def proposal_of(trial: Trial, winning: float, end: State | None = None) -> Proposal:
    """A gesture with everything that can be said about it; of a use step also how the whole step would end."""
    return Proposal(
        who=trial.actions[0].who,
        actions=tuple(trial.actions),
        dice=tuple(trial.dice),
        chance=told_chance(trial),
        winning=winning,
        effect=effect_of(trial, end),
        reasons=reasons_for(trial),
    )


def _go(st: State, bots: Seats, planned: list[int], best: float, end: State | None) -> Proposal:
    """Let the bots go on: no action of the game. What it brings is what the planner would do in their place, as a part
    of the best that it knows for all; people act too before the step ends."""
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
        winning=best,
        effect=effect_of(trial, end),
        reasons=(first, *(reasons_for(trial)[:2] if trial.codes else ())),
    )


def _seat(code: int) -> int:
    return seat_of(code)


def effect_of(trial: Trial, end: State | None = None) -> Effect:
    before, after = trial.forecast_before, trial.forecast_after
    lost = trial.foreseen and before.lost and after.lost
    return Effect(
        population_before=before.population,
        population_after=after.population,
        dice_before=before.dice,
        dice_after=after.dice,
        lost_before=before.lost and trial.foreseen,
        lost_after=lost,
        lost_at_end=lost and (end is None or (foresee(end).over == LOST if not end.over else end.over == LOST)),
    )
