"""Variants of the rules as one chooses them: what each is, and what it cannot be played with."""

from __future__ import annotations

from collections.abc import Iterator

from reckoners.content import Content, module_with
from reckoners.content.model import CITY_CARD_SIDES
from reckoners.engine.tables import CASUAL, REWARDS_AT_ONCE
from reckoners.game import SetupError
from reckoners.game.names import Names
from reckoners.game.setup import BOSS, CITY, with_all_modules
from reckoners.game.variants import ONE_OF, OPTIONS, checked_options
from reckoners.server.content_protocol import VariantInfo

RULES = {CASUAL: "VAR-04", REWARDS_AT_ONCE: "MOD4-01"} | {option: rule for rule, choice in ONE_OF for option in choice}


def variants_of(names: Names) -> Iterator[VariantInfo]:
    """Every word of a set-up's options, whichever modules are chosen: it brings its own along."""
    packs = tuple(pack.id for pack in names.content.packs)
    content = with_all_modules(packs)
    for option in OPTIONS:
        sided = option in CITY_CARD_SIDES
        yield VariantInfo(
            id=option,
            name=names.words(f"option-{option}"),
            text=names.words(f"option-{option}.text"),
            rule=RULES[option],
            clashes=_clashes(names, content, option),
            barred=_barred(names, content, option),
            module=module_with("newcago-card", packs) if sided else 0,
            at_once=sided or option == REWARDS_AT_ONCE,
        )


def _clashes(names: Names, content: Content, option: str) -> dict[str, str]:
    """Those that it cannot be played with, each with the sentence that a set-up would say."""
    others = {other: _refused(names, content, (option, other), CITY) for other in OPTIONS if other != option}
    return {other: sentence for other, sentence in others.items() if sentence}


def _barred(names: Names, content: Content, option: str) -> dict[str, str]:
    found = {city: _refused(names, content, (option,), city) for city in content.cities}
    return {city: sentence for city, sentence in found.items() if sentence}


def _refused(names: Names, content: Content, options: tuple[str, ...], city: str) -> str:
    try:
        checked_options(options, content.bosses[BOSS], content.cities[city], content)
    except SetupError as error:
        return error.tell(names.words)
    return ""
