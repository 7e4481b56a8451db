"""The talk at one table: what bots are about to do, what people have asked them for, and what they were answered.

It is no part of the game, and a new round begins in silence; what was said is kept for the replay (`kept_talk.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reckoners.bots.talk_text import tell_heard, tell_plans, tell_wish
from reckoners.bots.wishes import Heard, Wish
from reckoners.game import Action, Game
from reckoners.server.bots_protocol import PlanLine, SaidLine, TalkNow
from reckoners.server.teller import Teller

MOST_SAID: Final = 4  # answers that can still be read


class TableTalk:
    def __init__(self) -> None:
        self.plan: tuple[str, ...] = ()
        self.said: tuple[tuple[Wish, Heard], ...] = ()
        self.thinking = 0  # wishes that are not answered yet: meanwhile nobody acts
        self._round = -1

    @property
    def wishes(self) -> tuple[Wish, ...]:
        """Those that bots bear in mind."""
        return tuple(wish for wish, heard in self.said if heard.kept)

    @property
    def any(self) -> bool:
        return bool(self.plan or self.said)

    def turn_to(self, game: Game) -> bool:
        """What was said in another round, or planned for another step, is over: whether anything was."""
        before = (self.plan, self.said)
        if game.state.round != self._round or game.result != "playing":
            self._round = game.state.round
            self.said = ()
        if game.step != "use":
            self.plan = ()
        return before != (self.plan, self.said)

    def announce(self, plan: tuple[str, ...]) -> bool:
        """What a bot is about to do; whether it is something new, and not the rest of what was said before."""
        new = plan != self.plan and plan != self.plan[1:]
        self.plan = plan
        return new

    def hear(self, wish: Wish, heard: Heard) -> None:
        """The newest comes last; the same thing is wished for once."""
        self.forget(wish)
        self.said = (*self.said, (wish, heard))[-MOST_SAID:]

    def forget(self, wish: Wish) -> None:
        self.said = tuple(one for one in self.said if not one[0].is_same(wish))

    def told(self, teller: Teller) -> TalkNow:
        return TalkNow(*lines_of(self.plan, self.said, teller))


def lines_of(
    plan: Sequence[str], said: Sequence[tuple[Wish, Heard]], teller: Teller
) -> tuple[tuple[PlanLine, ...], tuple[SaidLine, ...]]:
    """In words: what each bot is about to do, and what was asked for and answered."""
    plans = tell_plans(teller.names, map(Action.parse, plan))
    answers = (
        SaidLine(
            who=wish.reckoner,
            wish=tell_wish(teller.names, wish),
            answer=tell_heard(teller.names, wish, heard),
            kept=heard.kept,
        )
        for wish, heard in said
    )
    return tuple(PlanLine(who, text) for who, text in plans.items()), tuple(answers)
