"""What a decision is, and the table of all of them.

A decision is something that the game waits for: a frame on the stack with options. It is one file that says how it is
called, whose it is, which verbs answer it, what may be answered, what an answer does, and why another answer is not
possible. Everybody else looks it up here: the flow, refusals, the notation, views, bots, windows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reckoners.engine.action import (
    MAX_VERBS,
    seat_of,
    second_of,
    slot_of,
    source_of,
    target_of,
    third_of,
    with_more,
    with_seat,
    with_slot,
    with_source,
)
from reckoners.engine.codes import N_FRAMES, N_VERBS
from reckoners.engine.pools import N_SYMBOLS
from reckoners.engine.state import State

# What a word of an action names. A die stands in the source field, that of a power in the use field; so does the
# Equipment or Dawnslight card of a verb, of which there may be more than a target can name. A Reckoner that a team's
# verb names first stands in the seat field; everything else in the target field and the two behind it.
DIE: Final = 0
FACE: Final = 1  # of the die named before it
RECKONER: Final = 2
DISTRICT: Final = 3
DIE_OR_ROLL: Final = 4  # a die, or the word that ends the choosing of dice
SYMBOL: Final = 5
EQUIPMENT: Final = 6
NUMBER: Final = 7
COLOUR: Final = 8  # of dice
PIECE: Final = 9  # on the board
CHOICE: Final = 10  # one of a power's own words
DAWNSLIGHT: Final = 11  # a card

PIECES: Final = ("enforcement", "barricade", "red-shield", "blue-shield", "copy-token")

NO_DIE: Final = 63  # in a die's field: none
MOST: Final = 64  # what a number may be

Reason = tuple[str, str, dict[str, int]]  # a code, the rule that says so, and what it is about
Options = Callable[[State], list[int]]
Answer = Callable[[State, int], None]
WhyNot = Callable[[State, int], Reason]
Meanwhile = Callable[[State, int], Reason | None]


class Verb:
    """A word that begins an answer: its arguments in order, and the rule that it comes from.

    How `own` verbs of the base game are read says `reckoners.game.notation`; all others are read by their arguments.
    """

    def __init__(
        self,
        number: int,
        word: str,
        rule: str,
        shape: tuple[int, ...] = (),
        own: bool = False,
        *,
        any_face: bool = False,
    ) -> None:
        self.number: int = number
        self.word: str = word
        self.rule: str = rule
        self.shape: tuple[int, ...] = shape
        self.own: bool = own
        self.any_face: bool = any_face  # what a die shows does not matter to it


class Decision:
    """See above. `team` decisions are everybody's together, also where an answer names a seat; all others are each
    Reckoner's own. `step` is the step that they belong to.

    `meanwhile` may say why an action of another decision has to wait for this one; `end_rule` is the rule that keeps
    the team from ending it, if it cannot be ended.
    """

    def __init__(
        self,
        name: str,
        frame: int,
        verbs: tuple[Verb, ...],
        options: Options,
        answer: Answer,
        why_not: WhyNot,
        *,
        step: str,
        team: bool = False,
        ends: str = "",
        end_rule: str = "PRO-06",
        meanwhile: Meanwhile | None = None,
    ) -> None:
        self.name: str = name
        self.frame: int = frame
        self.verbs: tuple[Verb, ...] = verbs
        self.options: Options = options
        self.answer: Answer = answer
        self.why_not: WhyNot = why_not
        self.step: str = step
        self.team: bool = team
        self.ends: str = ends  # the word with which the team ends it
        self.end_rule: str = end_rule
        self.meanwhile: Meanwhile | None = meanwhile


DECISIONS: Final[list[Decision | None]] = [None] * N_FRAMES  # by frame; None goes on by itself
VERBS: Final[list[Verb | None]] = [None] * N_VERBS
DECISION_OF: Final[list[int]] = [-1] * N_VERBS  # by verb: the frame that it answers


def register(decision: Decision) -> None:
    DECISIONS[decision.frame] = decision
    for verb in decision.verbs:
        VERBS[verb.number] = verb
        DECISION_OF[verb.number] = decision.frame


def new_frame() -> int:
    """A number for a frame of a decision, a Boss or a city that comes with a pack."""
    DECISIONS.append(None)
    return len(DECISIONS) - 1


def new_verb() -> int:
    if len(VERBS) == MAX_VERBS:
        raise ValueError(f"an action has room for {MAX_VERBS} verbs")
    VERBS.append(None)
    DECISION_OF.append(-1)
    return len(VERBS) - 1


def decision_of(st: State) -> Decision | None:
    """What the table waits for; None when the game is over."""
    return DECISIONS[st.stack[-1][0]] if st.stack else None


def verb_by_word(word: str) -> Verb | None:
    return next((verb for verb in VERBS if verb is not None and verb.word == word), None)


# -- the arguments of verbs and powers


def arguments_of(action: int, shape: tuple[int, ...], *, of_power: bool, team: bool) -> list[int]:
    """What an action names, in the order of its shape."""
    values: list[int] = []
    fields = [target_of(action), second_of(action), third_of(action)]
    for place, kind in enumerate(shape):
        if kind == DIE or kind == DIE_OR_ROLL:
            values.append(slot_of(action) if of_power else source_of(action))
        elif (kind == EQUIPMENT or kind == DAWNSLIGHT) and not of_power:
            values.append(source_of(action))
        elif kind == RECKONER and team and place == 0:
            values.append(seat_of(action))
        else:
            values.append(fields.pop(0))
    return values


def with_arguments(action: int, shape: tuple[int, ...], values: list[int], *, of_power: bool, team: bool) -> int:
    """The same the other way round: a bare action with what it names."""
    rest: list[int] = []
    for place, kind in enumerate(shape):
        if kind == DIE or kind == DIE_OR_ROLL:
            action = with_slot(action, values[place]) if of_power else with_source(action, values[place])
        elif (kind == EQUIPMENT or kind == DAWNSLIGHT) and not of_power:
            action = with_source(action, values[place])
        elif kind == RECKONER and team and place == 0:
            action = with_seat(action, values[place])
        else:
            rest.append(values[place])
    return with_more(action, rest)


def how_many(st: State, kind: int, seat: int, slot: int) -> int:
    """Values that an argument may have: places of things at this table."""
    tables = st.tables
    if kind == DIE or kind == DIE_OR_ROLL:
        return len(st.dice[seat])
    if kind == FACE:
        return tables.n_faces[tables.kind[st.dice[seat][slot]]]
    if kind == RECKONER:
        return tables.n_seats
    if kind == DISTRICT:
        return tables.n_districts
    if kind == SYMBOL:
        return N_SYMBOLS
    if kind == COLOUR:
        return len(tables.die_ids)
    if kind == PIECE:
        return len(PIECES)
    if kind == DAWNSLIGHT:
        return tables.first_city_card
    return tables.n_equipment if kind == EQUIPMENT else MOST


def names_things(st: State, seat: int, shape: tuple[int, ...], values: list[int]) -> bool:
    """Whether every argument names something that is there."""
    slot = 0
    for kind, value in zip(shape, values):  # noqa: B905 - as long as one another
        if kind == DIE_OR_ROLL and value == NO_DIE:
            continue
        if value >= how_many(st, kind, seat, slot) or (kind == DAWNSLIGHT and value < st.tables.first_dawnslight):
            return False
        if kind == DIE:
            slot = value
    return True
