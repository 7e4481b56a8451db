"""Every decision of the game, one file each. A new one is a file and a line here; a pack registers its own."""

from reckoners.engine.decision import register
from reckoners.engine.decisions import buy, lose, place, rewards, roll, use

for decision in (place, roll, use, rewards, buy, lose):
    register(decision.DECISION)
