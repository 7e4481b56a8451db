"""The part of the protocol that says what the Epic phase would do if it began now."""

from __future__ import annotations

import msgspec

from reckoners.game.forecast import ActorKind


class CostAt(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """People that one action of a track would cost: its `place` from the left, from 0; `track` is the Boss's. Place -1
    is what a more intense game adds to his yellow track or table (VAR-05)."""

    place: int
    people: int
    track: str = ""


class CountAt(msgspec.Struct, frozen=True, gc=False):
    """How often one action of a track would be done: its `place` from the left, from 0."""

    place: int
    times: int


class TableOutlook(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A power table of the Boss, by the id of its track: the column where its bracket will stand when he acts, and what
    the cells there would cost, rows A to D; None: its die does not show that row. `times` is how often its die decides:
    once, and once for each step that is lost (LIM-15)."""

    track: str
    column: int
    people: tuple[int | None, ...]
    times: int = 1


class ActorOutlook(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One Epic, or the Boss: what it would do, also in words (`text`), and what that costs. `actions` are words of its
    track; those beyond its end are counted by `overflow`. `kind` is `epic`, `boss`, `district` where a city walks past
    one, which is its own actor by its id (places are spots, from the bottom), or `card` for the card of a district.
    Whom such a card will hit is in `victims`; among `may_hit` the team chooses the rest (NEW-04). A Boss
    with power dice costs from `least` to `most`; `population` leaves out what his dice do.

    Steelslayer's: `counts` are the actions "per" something with what they count at the end of the activation (EP2-10),
    `copied` those that Copy tokens do once more or oftener (EP2-21), `skipped` the places that Blackmail leaves out
    (EQ2-13), `rolls` how many times it rolls the Epic Ability die (EP2-06). `sabotaged`: its bracket moves one less
    (EQ2-19). `goes_to` is where a Boss goes afterwards, if no die decides (REG-03); `card`: he turns one of his cards
    there, which nobody can know yet."""

    id: str
    district: str
    text: str
    actions: tuple[str, ...]
    overflow: int
    population: int
    costs: tuple[CostAt, ...]
    counts: tuple[CountAt, ...] = ()
    copied: tuple[CountAt, ...] = ()
    skipped: tuple[int, ...] = ()
    rolls: int = 0
    sabotaged: bool = False
    goes_to: str = ""
    card: bool = False
    kind: ActorKind = "epic"
    victims: tuple[str, ...] = ()
    may_hit: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """The forecast. `left` people would be left, `dice` dice lost; `unknown` are districts whose new Epic nobody can
    know yet. The actors come in the order in which they act: districts that are passed, cards of districts, Epics, the
    Boss. `brackets` says where the brackets of Epics will stand, by district, and `tracks` where those of the Boss will
    when he acts, by id; only those that move. `rolls` is how many times a die decides; then from `least` to `most`
    people are lost, `population` and `left` are the average, rounded up, and everything else leaves out what the die
    does. Without a die these three are left out. `tables` are those of a Boss with power dice, `by` the people that his
    attacks by something (`shields`) would cost when he acts."""

    population: int
    left: int
    lost: bool
    dice: int
    actors: tuple[ActorOutlook, ...]
    unknown: tuple[str, ...]
    brackets: dict[str, int]
    tracks: dict[str, int]
    least: int = 0
    most: int = 0
    rolls: int = 0
    tables: tuple[TableOutlook, ...] = ()
    by: dict[str, int] = {}
