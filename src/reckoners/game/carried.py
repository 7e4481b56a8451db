"""What a campaign carries from its games before into the next one: cards, Epics, what the city thinks of the team."""

from __future__ import annotations

import msgspec

from reckoners.content import Content
from reckoners.engine.tables import Tables
from reckoners.game.errors import SetupError

MOST_PEOPLE = 10  # that a city may remember, more or fewer


class Carried(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """`equipment`: pairs of a Reckoner and a card that starts in his or her hands. `fallen`: Epics that are not in the
    deck. `angry`: Epics whose bracket starts one further. `population`: people more, or fewer, at the start."""

    equipment: tuple[tuple[str, str], ...] = ()
    fallen: tuple[str, ...] = ()
    angry: tuple[str, ...] = ()
    population: int = 0


def check_carried(carried: Carried, reckoners: tuple[str, ...], content: Content) -> None:
    """Whether these pieces are there, each once, and leave a game to play; one sentence says what does not fit."""
    for who, card in carried.equipment:
        if who not in reckoners:
            raise SetupError("carried-reckoner", name=who, known=", ".join(reckoners))
        if card not in content.equipment:
            raise SetupError("carried-card", name=card)
    cards = [card for _, card in carried.equipment]
    check_once(cards, "equipment")
    for place, epics in (("fallen", carried.fallen), ("angry", carried.angry)):
        for epic in epics:
            if epic not in content.epics:
                raise SetupError("carried-epic", name=epic, place=place)
        check_once(epics, place)
    left, needed = len(content.epics) - len(carried.fallen), fewest_epics(len(reckoners))
    if left < needed:
        raise SetupError("carried-few-epics", left=left, needed=needed, least=needed - left)
    if not -MOST_PEOPLE <= carried.population <= MOST_PEOPLE or content.table.population + carried.population < 1:
        raise SetupError("carried-population", n=carried.population, most=MOST_PEOPLE)


def check_once(names: list[str] | tuple[str, ...], place: str) -> None:
    for name in names:
        if names.count(name) > 1:
            raise SetupError("carried-twice", name=name, place=place)


def fewest_epics(reckoners: int) -> int:
    """An Epic for each district, twice: so that a deck is not the same few again and again."""
    return 2 * (reckoners + 1)


def carry(tables: Tables, carried: Carried) -> None:
    """The same as numbers of these tables."""
    tables.carry(
        tuple((tables.seat_ids.index(who), tables.card_ids.index(card)) for who, card in carried.equipment),
        tuple(tables.epic_ids.index(epic) for epic in carried.fallen),
        tuple(tables.epic_ids.index(epic) for epic in carried.angry),
        carried.population,
    )
