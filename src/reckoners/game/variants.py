"""Variants of the rules as words of a set-up: which there are and which go together (VAR, MOD4-01, NEW-01)."""

from __future__ import annotations

from collections.abc import Iterable

from reckoners.content import Content
from reckoners.content.model import CITY_CARD_SIDES, Boss, City
from reckoners.engine.boss import BOSSES
from reckoners.engine.city import CITIES
from reckoners.engine.tables import CASUAL, INTENSITY, REWARDS_AT_ONCE
from reckoners.game.errors import SetupError

OPTIONS: tuple[str, ...] = (CASUAL, *INTENSITY[1:], REWARDS_AT_ONCE, *CITY_CARD_SIDES)

# Of each of these a table has one at most; the rule that says so.
ONE_OF: tuple[tuple[str, tuple[str, ...]], ...] = (("VAR-05", INTENSITY[1:]), ("NEW-01", tuple(CITY_CARD_SIDES)))


def checked_options(words: Iterable[str], boss: Boss, city: City, content: Content) -> tuple[str, ...]:
    """These words in order, each once; what comes by itself with the rest is left unsaid."""
    options = tuple(sorted(set(words)))
    for option in options:
        if option not in OPTIONS:
            raise SetupError("unknown-option", name=option, known=", ".join(OPTIONS))
    for rule, choice in ONE_OF:
        chosen = [option for option in choice if option in options]
        if len(chosen) > 1:
            raise SetupError("options-clash", one=chosen[0], other=chosen[1], rule=rule)
    sides = sides_of(options)
    by_itself = BOSSES[boss.plays or boss.id].at_once or CITIES[city.plays or city.id].at_once or bool(sides)
    laid = {card.district for card in content.city_cards.values() if card.side in sides}
    if sides and any(district.id not in laid for district in city.districts):
        raise SetupError("no-city-cards", name=city.id, rule="NEW-01")
    return tuple(option for option in options if not (by_itself and option == REWARDS_AT_ONCE))


def sides_of(options: Iterable[str]) -> tuple[str, ...]:
    """The sides of Newcago's cards that may lie at a table; none without these cards."""
    return next((sides for word, sides in CITY_CARD_SIDES.items() if word in options), ())
