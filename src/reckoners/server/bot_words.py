"""Bots in words: their names, and what has become of them."""

from __future__ import annotations

from reckoners.bots import BotError, bot_names
from reckoners.bots.registry import is_own
from reckoners.game.errors import ToldError
from reckoners.server.bots_protocol import BotInfo
from reckoners.server.teller import Teller


def can_sit(name: str) -> bool:
    """Only bots that can be chosen sit down; they come without options."""
    return name in bot_names()


def check_bot(name: str) -> None:
    if not can_sit(name):
        raise BotError("unknown-bot", name=name[:60], known=", ".join(bot_names()))


def bot_name(name: str, teller: Teller) -> str:
    return teller.say(f"server-bot-name-{name}") if is_own(name) else name


def bots_in(teller: Teller) -> tuple[BotInfo, ...]:
    """Everybody who can sit down: ours first, and of those the best."""
    own = [name for name in bot_names() if is_own(name)]
    ours = [BotInfo(name, bot_name(name, teller), teller.say(f"server-bot-text-{name}")) for name in reversed(own)]
    return (*ours, *(BotInfo(name, name, "") for name in bot_names() if name not in own))


def bot_news(key: str, about: dict[str, object], teller: Teller) -> str:
    if not key:
        return ""
    args: dict[str, str | int] = {}
    for name, value in about.items():
        if name in ("bot", "by"):
            args[name] = bot_name(str(value), teller)
        else:
            args[name] = value.tell(teller.words) if isinstance(value, ToldError) else str(value)
    return teller.words(key, **args)
