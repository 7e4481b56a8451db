"""A bot that really thinks."""

from reckoners.bots.planner.bot import Idea, PlannerBot

__all__ = ["Idea", "PlannerBot"]
