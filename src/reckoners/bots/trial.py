"""Tries a proposal out on a copy: what it does by itself, up to where chance or the next step takes over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from reckoners.bots.advice_types import ShownDie
from reckoners.bots.seen import asked
from reckoners.engine.action import verb_of
from reckoners.engine.codes import MARKED, POWER, REFRESH, REROLL
from reckoners.engine.decisions.ammo import AGAIN
from reckoners.engine.dice import symbols_shown
from reckoners.engine.faith import rolls_chosen
from reckoners.engine.flow import play
from reckoners.engine.happenings import E_FAITH
from reckoners.engine.state import State
from reckoners.engine.trying import right_after, with_what_follows
from reckoners.game import Action, Forecast, Happening
from reckoners.game.forecast import forecast
from reckoners.game.happened import read
from reckoners.game.notation import to_action
from reckoners.game.outcomes import DIE
from reckoners.game.things import face_word
from reckoners.game.view import step_of

FAITH_ROLL: Final = -2  # Faith rolls what was chosen: a verb of its own here
CHANCY: Final = (REROLL, FAITH_ROLL, REFRESH, AGAIN)  # verbs whose outcome dice or a deck decide
FORESEEN: Final = ("use", "rewards")  # steps in which actions change the forecast for certain


def dice_of(st: State, action: Action, verb: int) -> tuple[ShownDie, ...]:
    """The dice that an action takes or is about. Faith rolls all that were chosen for it, also before."""
    who = action.target if action.verb in ("lose", "ransom") else action.who
    if who not in st.tables.seat_ids:
        return ()
    seat = st.tables.seat_ids.index(who)
    slots = st.dice[seat]
    if verb == FAITH_ROLL:
        chosen = [slot for slot, die in enumerate(slots) if st.status[die] == MARKED]
    else:
        chosen = [int(word[1:]) - 1 for word in (action.source, *action.extra) if DIE.fullmatch(word)]
    return tuple(
        ShownDie(
            f"d{slot + 1}",
            st.tables.die_ids[st.tables.kind[slots[slot]]],
            face_word(symbols_shown(st, seat, slots[slot])),
        )
        for slot in chosen
    )


class Trial:
    """A gesture that was played on a copy of a position.

    `before` is the position, `after` the one that the actions make of it before anything follows from the last of
    them: no new step, no roll, no drawn card. What would come after that is not part of the proposal. Where rewards
    come at once, what follows in the step by itself is.
    """

    def __init__(self, before: State, codes: Sequence[int]) -> None:
        self.before = before
        self.step = step_of(before)
        self.given = len(codes)
        self.codes: list[int] = []
        self.verbs: list[int] = []
        self.actions: list[Action] = []
        self.dice: list[tuple[ShownDie, ...]] = []  # that each of them takes
        self.events: list[Happening] = []
        self.after = before
        self.asked = False  # whether it ends where something is asked that nobody could foresee
        now = before.clone()
        for code in codes:
            settled = now.clone()
            if not play(settled, code):
                self.asked = asked(now) != asked(before) and bool(self.codes)
                break
            verb = FAITH_ROLL if rolls_chosen(now, code) else verb_of(code)
            self.codes.append(code)
            self.verbs.append(verb)
            self.actions.append(to_action(now, code))
            self.dice.append(dice_of(now, self.actions[-1], verb))
            if verb in CHANCY:
                break
            if verb == POWER and any(event[0] == E_FAITH for event in settled.events):
                self.rolls_by_itself(right_after(now, code))
                break
            then = with_what_follows(now, code) if now.tables.at_once else right_after(now, code)
            self.events += [read(then, event) for event in then.events]
            self.after = then
            if settled.over or (step_of(settled), settled.round) != (self.step, before.round):
                break
            now = settled

    def rolls_by_itself(self, chosen: State) -> None:
        """The last die is chosen for Faith and nobody can do anything else: it is rolled without being told to."""
        self.given = len(self.codes)
        self.verbs[-1] = FAITH_ROLL
        self.after = chosen

    @property
    def whole(self) -> bool:
        """Whether all that was to be played could be."""
        return len(self.codes) == self.given

    @property
    def foreseen(self) -> bool:
        """Whether it is a step in which the forecast can change."""
        return self.step in FORESEEN

    @property
    def last_verb(self) -> int:
        return self.verbs[-1] if self.verbs else -1

    @cached_property
    def forecast_before(self) -> Forecast:
        return forecast(self.before)

    @cached_property
    def forecast_after(self) -> Forecast:
        return forecast(self.after) if self.foreseen else self.forecast_before

    def happened(self, kind: str) -> list[Happening]:
        return [event for event in self.events if event.kind == kind]
