"""What is printed on the components, as frozen typed values. Knows nobody: no rule lives here."""

from __future__ import annotations

from typing import Literal

import msgspec

Symbol = Literal["money", "enforcement", "contain", "research", "attack", "plan"]
SYMBOLS: tuple[Symbol, ...] = ("money", "enforcement", "contain", "research", "attack", "plan")

Provenance = Literal["book", "public", "ours"]
TrackColour = Literal["yellow", "black", "red", "blue"]
TRACK_COLOURS: tuple[TrackColour, ...] = ("yellow", "black", "red", "blue")
Difficulty = Literal["beginner", "standard", "hard", "sparks"]
DIFFICULTIES: tuple[Difficulty, ...] = ("beginner", "standard", "hard", "sparks")


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One named thing of a pack. `provenance` maps a field (or `field.index`) to where its value comes from;
    the key `default` speaks for every field that is not named."""

    id: str
    name: str
    provenance: dict[str, Provenance]


class Die(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A colour of dice: how many are in the box, and the symbols on each face. `basic` is the white die."""

    count: int
    faces: tuple[tuple[Symbol, ...], ...]
    special: bool = True


class Power(msgspec.Struct, frozen=True, tag_field="family", forbid_unknown_fields=True):
    """What a card does: a family with its parameters."""


class Converter(Power, frozen=True, tag="converter", forbid_unknown_fields=True):
    symbols: tuple[Symbol, Symbol]


class ExtraDie(Power, frozen=True, tag="extra-die", forbid_unknown_fields=True):
    die: str


class Doubler(Power, frozen=True, tag="doubler", forbid_unknown_fields=True):
    symbol: Symbol


class Exchanger(Power, frozen=True, tag="exchanger", forbid_unknown_fields=True):
    """Pay a die that shows one of the `cost` symbols, get `gives` as a die."""

    cost: tuple[Symbol, ...]
    gives: tuple[Symbol, ...]


class Symbols(Power, frozen=True, tag="symbols", forbid_unknown_fields=True):
    """Free, once per round: `gives` as a die, in any district if `anywhere`."""

    gives: tuple[Symbol, ...]
    anywhere: bool = False


class Mover(Power, frozen=True, tag="mover", forbid_unknown_fields=True):
    pass


class Reach(Power, frozen=True, tag="reach", forbid_unknown_fields=True):
    """On-going: these symbols may be used in either neighbouring district instead."""

    symbols: tuple[Symbol, Symbol]


class CostsTwo(Power, frozen=True, tag="costs-two", forbid_unknown_fields=True):
    """Pay two dice, one for each of the `cost` symbols, get `gives` as a die."""

    cost: tuple[Symbol, Symbol]
    gives: tuple[Symbol, ...]


class Consumable(Power, frozen=True, tag="consumable", forbid_unknown_fields=True):
    """Acts once, when it is bought, as an Epic's reward would; then it is out of the game."""

    gives: tuple[Symbol, ...] = ()
    boss_research: int = 0


class AfterMove(Power, frozen=True, tag="after-move", forbid_unknown_fields=True):
    """After each Move of its owner, one of the two symbols as a die."""

    either: tuple[Symbol, Symbol]


class Odd(Power, frozen=True, tag="odd", forbid_unknown_fields=True):
    """A power with a small function of its own, registered in the engine under this name."""

    power: str


AnyPower = (
    Converter | ExtraDie | Doubler | Exchanger | Symbols | Mover | Reach | CostsTwo | Consumable | AfterMove | Odd
)


class Ability(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    does: AnyPower


class Equipment(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    price: int
    does: AnyPower


class Reckoner(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ability: str
    dice: dict[str, int]


class Reward(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    boss_research: int = 0
    money: int = 0
    plan: int = 0
    contain: int = 0
    enforcement: int = 0


class Epic(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    research: int
    health: int | Literal["infinite"]
    weakened: int
    track: tuple[str, ...]
    reward: Reward


class BossTrack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A track of a Boss: its id, and the colour by which Epics raise it."""

    id: str
    colour: TrackColour


TrackWords = tuple[str, ...]
# The words of a Boss's tracks, by their ids. A track may have others for each difficulty that its board serves.
BoardTracks = dict[str, TrackWords | dict[Difficulty, TrackWords]]


class PowerBoard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a Boss's power board: the tracks that every Reckoner count shares."""

    side: str
    tracks: BoardTracks


class AdjustmentBoard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a Boss's adjustment board for one Reckoner count."""

    reckoners: int
    side: str
    tracks: BoardTracks
    group_size: int = 1


AttackEffect = Literal["reroll", "die", "equipment", "ability", "move", "doubles"]
ATTACK_EFFECTS: tuple[AttackEffect, ...] = ("reroll", "die", "equipment", "ability", "move", "doubles")


class BossCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An attack on Reckoners, and how many cards of the Boss's deck show it."""

    effect: AttackEffect
    count: int


TableRow = Literal["A", "B", "C", "D"]
TABLE_ROWS: tuple[TableRow, ...] = ("A", "B", "C", "D")
# The cells of a Boss's power table: its rows A to D, each with a cell for every column. A cell holds actions in order.
PowerTable = tuple[tuple[str, ...], ...]
BETWEEN_ACTIONS = " | "


class BossPage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A page of a Boss's booklet: which of his power tables stands on it for each track."""

    reckoners: int
    difficulty: Difficulty
    tables: dict[str, str]


class Boss(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`tracks` stand from top to bottom; what is on them is on the boards. `research` is by Reckoner count (2 to 6),
    then by difficulty, easiest first; so is `health`, his health when he is weakened: what his research started at if
    nothing is said. `boards` names the adjustment and the power side of each difficulty, easiest first.

    `plays` names the piece of the engine that acts for him, if it is not called like him. `cards` are a deck of his
    own: an attack on Reckoners each.

    A Boss with a booklet has `pages` instead of boards, one for each Reckoner count and difficulty, with `power_tables`
    on them; `power_dice` are his dice in the order of his tracks, six letters each: the row in which a table acts.
    """

    tracks: tuple[BossTrack, ...]
    movement: tuple[int, ...]
    research: dict[str, tuple[int, int, int, int]]
    boards: tuple[tuple[str, str], ...] = ()
    power: tuple[PowerBoard, ...] = ()
    adjustment: tuple[AdjustmentBoard, ...] = ()
    health: dict[str, tuple[int, int, int, int]] | None = None
    plays: str = ""
    cards: tuple[BossCard, ...] = ()
    power_dice: tuple[tuple[TableRow, ...], ...] = ()
    pages: tuple[BossPage, ...] = ()
    power_tables: dict[str, PowerTable] = {}


class District(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """`track` is a track of the district's own, from the top spot down to spot 0: what is performed there; an empty
    text is an empty spot."""

    id: str
    name: str
    provenance: Provenance
    track: tuple[str, ...] = ()


class City(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`boss` is whose city it is. `plays` names the piece of the engine that acts for the city, if it is not called
    like it. By difficulty, easiest first: `marker_start`, where the markers of tracks begin on which the Boss is
    researched, and `boss_health`, the health of a weakened Boss there. By Reckoner count (2 to 6), in a city that
    walks: `marker_starts`, the spots where the markers of its tracks begin, and `passes`, the districts passed in a
    round."""

    boss: str
    districts: tuple[District, ...]
    plays: str = ""
    marker_start: tuple[int, int, int, int] | None = None
    boss_health: tuple[int, int, int, int] | None = None
    marker_starts: dict[str, int] | None = None
    passes: dict[str, int] | None = None


class Dawnslight(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Aid in Babilar, used once: symbols as a die, or people who come back."""

    gives: tuple[Symbol, ...] = ()
    population: int = 0


Side = Literal["a", "b"]


class Exchange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A die with the symbol `pays`, once in a use step, for what it `gives`."""

    pays: Symbol
    gives: tuple[Symbol, ...]


class Benefit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of these: symbols when an Epic is defeated there or weakened there, an exchange, or two symbols that reach
    the neighbours."""

    on_defeat: tuple[Symbol, ...] = ()
    on_weaken: tuple[Symbol, ...] = ()
    exchange: Exchange | None = None
    reach: tuple[Symbol, Symbol] | None = None


class CityCard(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of the card of a district: an action word that harms each round, and a benefit for who stands there."""

    district: str
    side: Side
    harm: str
    benefit: Benefit


def lines_on(tracks: BoardTracks) -> list[tuple[str, str, TrackWords]]:
    """Everything on a board: a track's id, the difficulty that it is for (empty: any), its words."""
    found: list[tuple[str, str, TrackWords]] = []
    for id, words in tracks.items():
        found += [(id, level, some) for level, some in words.items()] if isinstance(words, dict) else [(id, "", words)]
    return found


def words_on(tracks: BoardTracks, id: str, difficulty: str) -> TrackWords | None:
    """What stands on a track of a board; None if that board does not have it."""
    words = tracks.get(id)
    if isinstance(words, dict):
        return next((found for level, found in words.items() if level == difficulty), None)
    return words


def page_tables(boss: Boss, reckoners: int, difficulty: str) -> dict[str, PowerTable]:
    """What stands on the page of his booklet for this table, by track; nothing if he has none."""
    page = next((page for page in boss.pages if (page.reckoners, page.difficulty) == (reckoners, difficulty)), None)
    return {} if page is None else {track: boss.power_tables[name] for track, name in page.tables.items()}


def actions_in(cell: str) -> list[str]:
    """The actions of a cell, in order.

    >>> actions_in("gift barricade 2 | gift copy-token")
    ['gift barricade 2', 'gift copy-token']
    """
    return cell.split(BETWEEN_ACTIONS)


class Table(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The set-up: counts, starting values and prices that are not on a card. What the base game does not have is left
    out of its hash, so that kept games stay the same."""

    population: int
    money: int
    base_steps: int  # spaces of the Reckoner Base Track; the marker starts on the top one
    market: int
    plan_tokens: int
    enforcement: int
    barricades: int
    refresh_price: int
    ransom: int  # price of one captured die
    first_bracket: int
    boss_bracket: int
    new_bracket: int
    research_limit: int
    health_limit: int
    red_shields: int = 0
    blue_shields: int = 0
    copy_tokens: int = 0
    demolitions: int = 0  # tokens beside Mizzy's tray
    attack_tokens: int = 0  # Attack Reckoners tokens in the box; nothing limits them
    ability_die: tuple[str, ...] = ()  # the Epic Ability die: six action words


# Sides of Newcago's cards that may lie on a district; of several the seed chooses (NEW-01).
CITY_CARD_SIDES: dict[str, tuple[str, ...]] = {
    "newcago-cards-a": ("a",),
    "newcago-cards-b": ("b",),
    "newcago-cards-mixed": ("a", "b"),
}
