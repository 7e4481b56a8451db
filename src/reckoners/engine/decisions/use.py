"""The use step as a decision. Its options are in `offers`, its answers in `use`, its refusals in `reasons_use`."""

from __future__ import annotations

from typing import Final

from reckoners.engine.codes import CLEAR, F_USE, HEAL, LAPSE, MOVE, PAY, POWER, SPEND
from reckoners.engine.decision import DAWNSLIGHT, Decision, Verb
from reckoners.engine.offers import use_options
from reckoners.engine.reasons_use import why_not_use
from reckoners.engine.use import answer_use

DECISION: Final = Decision(
    "use",
    F_USE,
    (
        Verb(SPEND, "spend", "USE-01", own=True),
        Verb(MOVE, "move", "MOVE-01", own=True),
        Verb(CLEAR, "clear", "BAR-01", own=True),
        Verb(PAY, "pay", "CARD-03", own=True),
        Verb(POWER, "power", "CARD-02", own=True),
        Verb(LAPSE, "lapse", "USE-03"),
        Verb(HEAL, "heal", "BAB-10", (DAWNSLIGHT,)),
    ),
    use_options,
    answer_use,
    why_not_use,
    step="use",
    ends="use",
)
