"""A game's actions, put together into the decisions that were taken in it.

In the use step a decision is what one Reckoner did in a row, with what the team answered in between; the decisions of a
step belong together, since what one leaves undone another may do. Elsewhere it is what the team did with its rewards or
in one purchase step, or where somebody started.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from reckoners.bots.seen import asked, is_team_decision
from reckoners.engine.action import seat_of, verb_of
from reckoners.engine.codes import REFRESH, TEAM
from reckoners.engine.flow import play
from reckoners.engine.state import State
from reckoners.game import Game
from reckoners.game.view import step_of

LEFT_OUT: Final = ("roll", "ildithia", "city-cards", "activate")
LUCKY: Final = ("ammo", "aid")  # what they ask depends on dice or on cards that nobody could know


class TakenDecision(msgspec.Struct):
    """`before` is the position, `start` its number. What a `lucky` one was worth nobody could know."""

    start: int
    seat: int  # or TEAM
    step: str
    round: int
    before: State
    codes: list[int]
    lucky: bool = False


def taken_decisions(game: Game) -> Iterator[list[TakenDecision]]:
    """Those of a use step together, up to where chance comes in; all others by themselves."""
    st = game.at(0).state.clone()
    together: list[TakenDecision] = []
    for number, code in enumerate(game.log):
        step = step_of(st)
        what = asked(st)
        if together and (step, st.round) != (together[0].step, together[0].round):
            yield together
            together = []
        if step == "use":
            if what in LUCKY:
                if together:
                    together[-1].lucky = True
                    yield together
                together = []
            else:
                _use(together, st, number, code, what)
        elif verb_of(code) == REFRESH or step in LEFT_OUT or what == "lose":
            if together:
                yield together
            together = []
        else:
            seat = TEAM if is_team_decision(st) else seat_of(code)
            if together and together[0].seat != seat:
                yield together
                together = []
            if together:
                together[0].codes.append(code)
            else:
                together = [TakenDecision(number, seat, step, st.round, st.clone(), [code])]
        play(st, code)
    if together:
        yield together


def _use(together: list[TakenDecision], st: State, number: int, code: int, what: str) -> None:
    """One more action of a use step. What is answered in between belongs to what made it necessary."""
    seat = seat_of(code)
    if together and (what != "use" or together[-1].seat == seat):
        together[-1].codes.append(code)
    elif what == "use":
        together.append(TakenDecision(number, seat, "use", st.round, st.clone(), [code]))
