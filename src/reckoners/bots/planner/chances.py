"""The chance of winning, as people are told it: fitted to games that the planner has played, for each part of a round.

Before anybody has used a die the table counts as it lies. In the middle of the use step so does what the Epic phase
will leave of it, and how much is still to be used. After it the planner's own value counts, put right for the table: so
what the planner would do is never told as a mistake. How hard the table is counts everywhere: what lies behind the
spaces that one sees. The planner itself does not look at these numbers, so a new fit changes no game.
`python -m bench.fit` fits them anew, and how right they are says `python -m bench.reliability`.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.fitted import AFTER_USE, BEFORE_USE, IN_USE, VALUE
from reckoners.bots.planner.judge import Judge
from reckoners.bots.planner.steady import exp
from reckoners.bots.planner.value import Features, FittedValue, weighed
from reckoners.engine.codes import KEPT, WON
from reckoners.engine.flow import step_now
from reckoners.engine.state import State
from reckoners.engine.steps import RECKONER_STEPS, STEP_PROLOGUE, STEP_ROLL, STEP_USE
from reckoners.engine.tables import Tables

RACE_AND_PEOPLE: Final = (2, 5, 6)  # features that matter more or less, the more dice are still to be used
SURE: Final = 30.0
LEVELS: Final = 4  # of difficulty
KINDS: Final = 6  # features that say which table it is, the last ones of the value's
BOSSES: Final = 2  # of those the first ones, which say who the Boss is

_values: list[FittedValue] = []  # of the last set-ups; a table asks again and again


def value_of(tables: Tables) -> FittedValue:
    for value in _values:
        if value.tables is tables:
            return value
    value = FittedValue(tables)
    _values.append(value)
    if len(_values) > 8:
        _values.pop(0)
    return value


def judge_of(tables: Tables) -> Judge:
    """Opinions about one set-up by the usual weights."""
    return value_of(tables).judge


def part_of(st: State) -> int:
    """Of a round: 0 before any die is used, 1 in the use step, 2 after it."""
    step = step_now(st)
    return 0 if step == STEP_ROLL or step == STEP_PROLOGUE else 1 if step == STEP_USE else 2


def features(st: State) -> Features:
    """What the chance depends on in this part of a round."""
    value = value_of(st.tables)
    part = part_of(st)
    if part == 2:
        return value.features(st) + of_level(st)
    now = value.as_it_lies(st)
    if part == 0:
        return now + of_level(st)
    then = value.features(st)
    unused = unused_dice(st)
    found = then + now
    found.append(unused)
    for number in RACE_AND_PEOPLE:
        found.append(unused * then[number])
        found.append(unused * now[number])
    return found + of_level(st)


def of_level(st: State) -> Features:
    """How hard this Boss is at this difficulty, and whether this is outside the Reckoner phase: before the first dice,
    or while Epics act, when what some have done already is still forecast."""
    bosses = [1.0, *value_of(st.tables).table[:BOSSES]]
    found = [0.0 if step_now(st) in RECKONER_STEPS else 1.0]
    for level in range(1, LEVELS):
        found += [boss if st.tables.level >= level else 0.0 for boss in bosses]
    return found


def put_right(found: Features) -> Features:
    """After the use step: the planner's own value, and which table it is. Of two positions of a table the one that the
    planner likes better has the higher chance."""
    return [1.0, weighed(VALUE, found), found[1], *found[len(VALUE) - KINDS :]]


def unused_dice(st: State) -> float:
    """How many of the dice are still to be used."""
    kept = dice = 0
    for hand in st.dice:
        dice += len(hand)
        for die in hand:
            kept += st.status[die] == KEPT
    return kept / dice if dice else 0.0


def winning_chance(st: State) -> float:
    """Between 0 and 1; nothing hidden is looked at."""
    if st.over:
        return 1.0 if st.over == WON else 0.0
    part = part_of(st)
    if part == 2:
        return chance_at_end(st)
    return _chance(weighed(BEFORE_USE if part == 0 else IN_USE, features(st)))


def chance_at_end(st: State) -> float:
    """The same if the use step ends here: dice that are left are not used any more."""
    if st.over:
        return 1.0 if st.over == WON else 0.0
    return _chance(weighed(AFTER_USE, put_right(value_of(st.tables).features(st) + of_level(st))))


def _chance(total: float) -> float:
    return 1.0 / (1.0 + exp(-max(-SURE, min(SURE, total))))
