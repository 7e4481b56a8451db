"""The part of the protocol that says what the Epic phase would do if it began now."""

from __future__ import annotations

import msgspec


class CostAt(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """People that one action of a track would cost: its `place` from the left, from 0; `track` is the Boss's."""

    place: int
    people: int
    track: str = ""


class ActorOutlook(msgspec.Struct, frozen=True, gc=False):
    """One Epic, or the Boss: what it would do, also in words (`text`), and what that costs. `actions` are words of its
    track; those beyond its end are counted by `overflow`."""

    id: str
    district: str
    text: str
    actions: tuple[str, ...]
    overflow: int
    population: int
    costs: tuple[CostAt, ...]


class Outlook(msgspec.Struct, frozen=True):
    """The forecast. `left` people would be left, `dice` dice lost; `unknown` are districts whose new Epic nobody can
    know yet. The actors come in the order in which they act, the Boss last. `brackets` says where the brackets of
    Epics will stand, by district, and `tracks` where those of the Boss will when he acts, by id; only those that
    move."""

    population: int
    left: int
    lost: bool
    dice: int
    actors: tuple[ActorOutlook, ...]
    unknown: tuple[str, ...]
    brackets: dict[str, int]
    tracks: dict[str, int]
