"""Teammates: bots that see what people see, and what they advise."""

from reckoners.bots.bot import Bot, Move
from reckoners.bots.registry import BotError, bot_names, make_bot
from reckoners.bots.seen import Seen
from reckoners.bots.team import Team, Trouble

__all__ = ["Bot", "BotError", "Move", "Seen", "Team", "Trouble", "bot_names", "make_bot"]
