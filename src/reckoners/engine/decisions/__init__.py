"""Every decision of the game, one file each. A new one is a file and a line here; a pack registers its own."""

from reckoners.engine.decision import register
from reckoners.engine.decisions import (
    aid,
    ammo,
    benefit,
    buy,
    disable,
    discard,
    kidnap,
    lose,
    place,
    regain,
    rewards,
    roll,
    sell,
    steal,
    swap,
    use,
    victim,
)

for decision in (
    place,
    roll,
    use,
    rewards,
    buy,
    lose,
    steal,
    sell,
    discard,
    swap,
    kidnap,
    ammo,
    regain,
    aid,
    disable,
    benefit,
    victim,
):
    register(decision.DECISION)
