"""A player for the whole team: plain greed with a look around, good enough to win games and quick enough for tests.

It answers with the actions that belong together: all of one Reckoner's rolling decision, or all that one Reckoner does
at a stretch. It knows nothing but what lies on the table: it looks into no deck and rolls no dice.
"""

from __future__ import annotations

from collections.abc import Iterator

from reckoners.engine.codes import (
    BUY,
    CAPTURED,
    CARD,
    CARD_MASK,
    CARD_SHIFT,
    CLEAR,
    CONVERTER,
    DOUBLER,
    END,
    EXCHANGER,
    EXTRA_DIE,
    F_BUY,
    F_LOSE,
    F_PLACE,
    F_REWARD,
    F_ROLL,
    F_USE,
    FAITH_MARK,
    FAITH_ROLL,
    FIELD_MASK,
    FREE_SYMBOLS,
    IMPROVISE,
    KEEP,
    KEPT,
    MOVE,
    MOVER,
    N_SYMBOLS,
    ODD_IMPROVISE,
    ODD_OPERATIONS,
    ODD_SNIPER,
    OPEN,
    OPERATIONS,
    PAY,
    PLAN,
    POOL_BITS,
    RANSOM,
    REROLL,
    REWARD,
    ROLLED,
    SEAT_MASK,
    SEAT_SHIFT,
    SNIPER,
    SOURCE_MASK,
    SOURCE_SHIFT,
    SPEND,
    STOP,
    TARGET_SHIFT,
    TEAM,
    TOKEN,
    USE_SHIFT,
    VERB_MASK,
    WILD,
)
from reckoners.engine.dice import symbols_shown
from reckoners.engine.flow import answer
from reckoners.engine.roll import FINISHED, ROLLS
from reckoners.engine.state import State
from reckoners.engine.tables import Tables
from reckoners.engine.targets import reached, spend_options
from reckoners.engine.use import answer_use, seat_use_options
from tests.finished.judge import Judge, Weights
