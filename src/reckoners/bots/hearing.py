"""Talk at the table: what bots are about to do, and whether they do what somebody asks them for."""

from __future__ import annotations

from typing import Final

import msgspec

from reckoners.bots.planner import Idea, PlannerBot
from reckoners.bots.planner.lean import Aim
from reckoners.bots.planner.wished import aim_of
from reckoners.bots.seen import Seen, asked
from reckoners.bots.team import Chair, Team
from reckoners.bots.trial import Trial
from reckoners.bots.wishes import Heard, HeardKind, Wish
from reckoners.engine.action import seat_of, symbol_of, target_of, verb_of
from reckoners.engine.codes import ATTACK, LOST, REWARD, SPEND
from reckoners.engine.forecast import foresee
from reckoners.engine.state import State
from reckoners.game import Action, Game
from reckoners.game.view import step_of

AT_ANY_PRICE: Final = 60.0  # symbols: to learn whether it can be done at all
HEARD_IN: Final = ("roll", "use")  # steps in which there is something to ask for


def hear(team: Team, game: Game, wish: Wish) -> Heard:
    """What the bot answers who is asked. It plans again with the wish, and says no if that is worth too little.

    One mind plays all seats of a bot, so it may be another of its Reckoners who does it.
    """
    st = game.state
    chair = _chair_of(team, game, wish.reckoner)
    if st.over or step_of(st) not in HEARD_IN:
        return Heard("not-now")
    if chair is None or not isinstance(chair.bot, PlannerBot):
        return Heard("deaf")
    if aim_of(wish).missing(st) == 0:
        return Heard("useless")
    if asked(st) != "use":  # dice that are still rolled, or something that an action has begun: nobody knows yet
        return Heard("noted", wish.reckoner)
    others = tuple(one for one in team.wishes if not one.is_same(wish))
    plain = _best(chair, team.seen_by(chair, game, others), st)
    if _done(wish, st, plain) == wish.n:
        return _told("anyway", game, chair, wish, plain)
    wished = _best(chair, team.seen_by(chair, game, (*others, wish)), st)
    done = _done(wish, st, wished)
    if done:
        return _told("some" if aim_of(wish).missing(wished.end or st) else "yes", game, chair, wish, wished, done)
    strong = msgspec.structs.replace(wish, weight=AT_ANY_PRICE)
    forced = _best(chair, team.seen_by(chair, game, (*others, strong)), st)
    if not _done(wish, st, forced):
        return Heard("impossible", wish.reckoner)
    people, boss = _cost(plain.end or st, forced.end or st)
    return Heard("dear", wish.reckoner, people=people, boss=boss)


def _chair_of(team: Team, game: Game, reckoner: str) -> Chair | None:
    ids = game.state.tables.seat_ids
    return next((chair for chair in team.chairs if reckoner in [ids[seat] for seat in chair.seats]), None)


def _best(chair: Chair, seen: Seen, st: State) -> Idea:
    assert isinstance(chair.bot, PlannerBot)
    if not seen.options:
        return Idea([], 0.0, st)
    return chair.bot.plans(seen)[0]


def _done(wish: Wish, st: State, idea: Idea) -> int:
    """How much of it a plan brings, without what rewards would do: where people sit those are theirs to place."""
    aim = aim_of(wish)
    found = min(wish.n, aim.missing(st) - aim.missing(idea.end or st))
    by_rewards = sum(verb_of(code) == REWARD and _is_at(code, aim) for code in idea.codes)
    return max(0, found - by_rewards)


def _told(kind: HeardKind, game: Game, chair: Chair, wish: Wish, idea: Idea, done: int = 0) -> Heard:
    """With what the Reckoner does who fulfils it, or who defeats the Epic instead. Where a drawn card comes in between,
    nobody can tell what is done after it but that."""
    ids = game.state.tables.seat_ids
    aim = aim_of(wish)
    own = [code for code in idea.codes if verb_of(code) == SPEND and seat_of(code) in chair.seats]
    fulfil = [code for code in own if _is_at(code, aim)] or [
        code for code in own if (symbol_of(code), target_of(code)) == (ATTACK, aim.target)
    ]
    who = [ids[seat_of(code)] for code in fulfil]
    by = who[0] if who and wish.reckoner not in who else wish.reckoner
    trial = Trial(Seen(game, chair.seats, team=False).state, idea.codes)
    actions = [one for one in trial.actions if one.who == by]
    if not set(fulfil) & set(trial.codes):
        actions += [game.action(code) for code in fulfil if ids[seat_of(code)] == by][:1]
    return Heard(kind, by, tuple(actions), done)


def _is_at(code: int, aim: Aim) -> bool:
    return (symbol_of(code), target_of(code)) == (aim.symbol, aim.target)


def _cost(plain: State, forced: State) -> tuple[int, int]:
    """What the coming Epic phase takes more, and what is missing on the Boss."""
    people = _people(plain) - _people(forced)
    boss = (forced.boss_research + forced.boss_health) - (plain.boss_research + plain.boss_health)
    return max(0, people), max(0, boss)


def _people(st: State) -> int:
    if st.over:
        return 0 if st.over == LOST else st.population
    seen = foresee(st)
    return 0 if seen.over == LOST else seen.population


def actions_of(game: Game, seats: tuple[int, ...], codes: list[int]) -> tuple[Action, ...]:
    """A plan of these seats in words, as far as nothing hidden takes part in it."""
    trial = Trial(Seen(game, seats, team=False).state, codes)
    return tuple(action for action, code in zip(trial.actions, trial.codes, strict=True) if seat_of(code) in seats)


def intended(team: Team, game: Game, code: int) -> tuple[Action, ...]:
    """What the bot who does this now is about to do in the use step, this included; nothing in other steps."""
    if asked(game.state) != "use":
        return ()
    seat = seat_of(code)
    chair = next((chair for chair in team.chairs if seat in chair.seats), None)
    if chair is None:
        return ()
    codes = [code]
    for move in chair.plan:
        if not isinstance(move, int):
            break
        codes.append(move)
    return actions_of(game, chair.seats, codes)
