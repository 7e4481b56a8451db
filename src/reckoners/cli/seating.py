"""Who plays which seat: what people type for it, on the command line, in the lobby and at the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from reckoners.bots.registry import bot_names, make_bot
from reckoners.cli.failures import CommandError
from reckoners.cli.language import say
from reckoners.cli.lobby import one_of
from reckoners.cli.typed import number_in
from reckoners.game.names import Names

USUAL = "planner"
NOBODY = ("", "0", "none", "off", "no")
ALL = "all"

BotSeats = dict[str, str]  # Reckoner -> bot; the others are people's


def read_seats(text: str, reckoners: Sequence[str], names: Names) -> BotSeats:
    """Which bots play whom. A CommandError or BotError says what cannot be understood.

    `3`: the planner plays the last three; `all`: it plays everybody; `greedy`: that bot plays everybody; `tia prof`:
    the planner plays these two; `tia=greedy,prof=planner:seconds=2`: each as it is said. Nothing: people play.
    """
    typed = text.strip().lower()
    if typed in NOBODY:
        return {}
    count = number_in(typed)
    if count is not None:
        if count > len(reckoners):
            raise CommandError(say("cli-bots-too-many", n=count, seats=len(reckoners)))
        return dict.fromkeys(reckoners[len(reckoners) - count :], USUAL)
    parts = _parts(typed, reckoners, names)
    if len(parts) == 1 and "=" not in parts[0].partition(":")[0] and _seat(parts[0], reckoners, names) is None:
        bot = USUAL if typed == ALL else typed
        make_bot(bot)
        return dict.fromkeys(reckoners, bot)
    seats: BotSeats = {}
    for part in parts:
        word, equals, bot = part.partition("=")
        seat = _seat(word, reckoners, names)
        if seat is None:
            raise CommandError(say("cli-bots-no-seat", word=word[:40], known=", ".join(reckoners)))
        seats[seat] = bot.strip() if equals else USUAL
        make_bot(seats[seat])
    return seats


def _parts(typed: str, reckoners: Sequence[str], names: Names) -> list[str]:
    """Commas and blanks part the seats, but a bot's options have commas too: `tia=planner:seconds=2,effort=2`."""
    parts: list[str] = []
    for part in typed.replace(",", " ").split():
        word = part.partition("=")[0]
        if parts and ":" in parts[-1] and "=" in part and _seat(word, reckoners, names) is None:
            parts[-1] += f",{part}"
        else:
            parts.append(part)
    return parts


def _seat(word: str, reckoners: Sequence[str], names: Names) -> str | None:
    """A Reckoner of this table, by name or a part of it."""
    found = one_of(word, list(reckoners), names)
    return found if found in reckoners else None


def known_bots() -> str:
    return ", ".join(bot_names())
