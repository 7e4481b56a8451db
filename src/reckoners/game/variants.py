"""Variants of the rules as words of a set-up: which there are, and which go together (VAR-04, VAR-05, MOD4-01)."""

from __future__ import annotations

from collections.abc import Iterable

from reckoners.engine.boss import BOSSES
from reckoners.engine.city import CITIES
from reckoners.engine.tables import CASUAL, INTENSITY, REWARDS_AT_ONCE
from reckoners.game.errors import SetupError

OPTIONS: tuple[str, ...] = (CASUAL, *INTENSITY[1:], REWARDS_AT_ONCE)

# Of each of these a table has one at most; the rule that says so.
ONE_OF: tuple[tuple[str, tuple[str, ...]], ...] = (("VAR-05", INTENSITY[1:]),)


def checked_options(words: Iterable[str], boss: str, city: str) -> tuple[str, ...]:
    """These words in order, each once; what this Boss or city brings by itself is left unsaid."""
    options = tuple(sorted(set(words)))
    for option in options:
        if option not in OPTIONS:
            raise SetupError("unknown-option", name=option, known=", ".join(OPTIONS))
    for rule, choice in ONE_OF:
        chosen = [option for option in choice if option in options]
        if len(chosen) > 1:
            raise SetupError("options-clash", one=chosen[0], other=chosen[1], rule=rule)
    by_itself = BOSSES[boss].at_once or CITIES[city].at_once
    return tuple(option for option in options if not (by_itself and option == REWARDS_AT_ONCE))
