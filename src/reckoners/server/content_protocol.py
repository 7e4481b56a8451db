"""The part of the protocol that says what is printed, in one language: asked for once over HTTP, never sent again."""

from __future__ import annotations

from typing import Literal

import msgspec

from reckoners.game.setup import CITY
from reckoners.server.printed import BossInfo, CityInfo, DistrictInfo, Explained, Numbers


class CardInfo(msgspec.Struct, frozen=True):
    """A card as one reads it. `family` is converter, extra-die, doubler, exchanger, symbols, mover, reach, costs-two,
    consumable, after-move or odd; a converter has two symbols in `gives`, and so have reach and after-move (one of
    both), a doubler one; `power` is the name of an odd one. `family_title` is the family in words; `rules` are the ids
    of its rules. `ours` are the values of our own design, here and below as paths: `price`, `does.gives`; `packs` those
    that a pack of the players' own has, with its id, and an empty path if it brings the whole thing. `module` is the
    one that brings it, here and below; 0: none. `boss_research` is a consumable's. The family of a Dawnslight card is
    `dawnslight`; it has symbols in `gives` or brings back `population`. A side of a Newcago card has its `district`,
    its `harm` as an action word, and on-defeat, on-weaken, exchange (for `cost`) or reach-here for a family."""

    id: str
    name: str
    kind: Literal["ability", "equipment", "dawnslight", "newcago-card"]
    text: str
    family: str
    power: str = ""
    cost: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    die: str = ""
    anywhere: bool = False
    price: int = 0
    ours: tuple[str, ...] = ()
    family_title: str = ""
    rules: tuple[str, ...] = ()
    boss_research: int = 0
    module: int = 0
    population: int = 0
    district: str = ""
    side: str = ""
    harm: str = ""
    packs: dict[str, str] = {}


class EpicInfo(msgspec.Struct, frozen=True):
    """An Epic as printed. `health` None is infinite. `reward_lines` say what each reward does."""

    id: str
    name: str
    line: str
    research: int
    health: int | None
    weakened: int
    track: tuple[str, ...]
    reward: dict[str, int]
    reward_text: str
    ours: tuple[str, ...] = ()
    reward_lines: tuple[str, ...] = ()
    module: int = 0
    packs: dict[str, str] = {}


class ReckonerInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    line: str
    ability: str
    dice: dict[str, int]
    ours: tuple[str, ...] = ()
    module: int = 0
    packs: dict[str, str] = {}


class DieInfo(msgspec.Struct, frozen=True):
    """A colour of dice. `count` is how many there are."""

    id: str
    name: str
    faces: tuple[str, ...]
    count: int = 0
    ours: tuple[str, ...] = ()
    packs: dict[str, str] = {}


class RuleInfo(msgspec.Struct, frozen=True):
    """A rule, the pack that needs it, and the module of that pack; 0: whichever is in play."""

    id: str
    group: str
    group_title: str
    title: str
    text: str
    ruling: str
    pack: str
    module: int = 0


class NamesInfo(msgspec.Struct, frozen=True):
    """Everything that has a name, in one language. `short` has short names of symbols, Boss tracks and dice
    (`die-blue`); `actions` the words of Epic and Boss tracks, as they stand in a view (`enforcement 2`, `gift fortify`,
    `boss red`); `modules` those that can be chosen, by number, and `module_texts` what those of the house bring;
    `effects` those of Attack Reckoners."""

    cities: dict[str, str]
    districts: dict[str, str]
    symbols: dict[str, str]
    symbol_texts: dict[str, str]
    short: dict[str, str]
    difficulties: dict[str, str]
    difficulty_texts: dict[str, str]
    steps: dict[str, str]
    boss: dict[str, str]
    boss_lines: dict[str, str]
    tracks: dict[str, str]
    actions: dict[str, str]
    action_texts: dict[str, str]
    modules: dict[str, str]
    module_texts: dict[str, str]
    effects: dict[str, str] = {}
    effect_texts: dict[str, str] = {}


class Prices(msgspec.Struct, frozen=True):
    refresh: int
    ransom: int


class BossLevel(msgspec.Struct, frozen=True):
    """What it takes to bring a Boss down in a city: research first, and then the health that it leaves him. Where each
    district has a track of its own, `markers` is what each of them starts at, and `research` their sum. `board` is the
    side of his adjustment board, `power` that of his power board."""

    boss: str
    difficulty: str
    reckoners: int
    research: int
    health: int
    city: str = CITY
    markers: int = 0
    board: str = ""
    power: str = ""


class Lock(msgspec.Struct, frozen=True):
    """A Boss in a city against whom so many Reckoners cannot play, and why not; `code` is the library's word for it."""

    boss: str
    city: str
    reckoners: int
    code: str
    sentence: str


class VariantInfo(msgspec.Struct, frozen=True):
    """A variant of the rules, a word among the `options` of a set-up, and its `rule`. `clashes` are the variants that
    it cannot be played with, `barred` the cities where it cannot be, each with the sentence that says why. `module` is
    the one that it brings along; 0: none. With `at_once` rewards come at once, as with some Bosses and cities."""

    id: str
    name: str
    text: str
    rule: str
    clashes: dict[str, str] = {}
    barred: dict[str, str] = {}
    module: int = 0
    at_once: bool = False


class ContentInfo(msgspec.Struct, frozen=True):
    """What is printed, in one language: asked for once by the client, and again when language, packs or modules change.
    `explained` says what each kind of thing is (`epic`, `barricade`, `track-red`, `symbol-money`), `action_rules` has
    the rules of every word on a track. `packs` are those in play; rules of others are only there to be read. `modules`
    can be chosen with them, `in_play` are those that are. `ability_die` has the six actions of the Epic Ability die,
    or none. `levels` has every Boss in every city; which of them cannot be played is in `locked`. `variants` are all
    that a set-up may have, whichever modules are in play. `pack_titles` name the packs of players."""

    language: str
    reckoners: tuple[ReckonerInfo, ...]
    cards: tuple[CardInfo, ...]
    epics: tuple[EpicInfo, ...]
    dice: tuple[DieInfo, ...]
    names: NamesInfo
    prices: Prices
    bosses: tuple[BossInfo, ...]
    districts: tuple[DistrictInfo, ...]
    numbers: Numbers
    explained: dict[str, Explained]
    action_rules: dict[str, tuple[str, ...]]
    levels: tuple[BossLevel, ...]
    packs: tuple[str, ...]
    modules: tuple[int, ...] = ()
    in_play: tuple[int, ...] = ()
    ability_die: tuple[str, ...] = ()
    cities: tuple[CityInfo, ...] = ()
    locked: tuple[Lock, ...] = ()
    variants: tuple[VariantInfo, ...] = ()
    pack_titles: dict[str, str] = {}
