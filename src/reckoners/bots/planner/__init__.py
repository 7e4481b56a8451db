"""A bot that really thinks."""

from reckoners.bots.planner.bot import PlannerBot
from reckoners.bots.planner.ideas import Idea

__all__ = ["Idea", "PlannerBot"]
