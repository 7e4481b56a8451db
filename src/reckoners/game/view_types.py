"""What is seen of a table: plain values with names. `view` looks, these are what it finds."""

from __future__ import annotations

import msgspec


class EpicView(msgspec.Struct, frozen=True, omit_defaults=True):
    """`weakened_health` and `track` are printed on the card, and left out of a view without what is printed."""

    id: str
    research: int
    health: int | None  # None: infinite
    bracket: int
    weakened_health: int = 0
    track: tuple[str, ...] = ()


class StolenView(msgspec.Struct, frozen=True):
    """A card under an Epic, and whose it was (EP2-07)."""

    card: str
    reckoner: str


class DistrictView(msgspec.Struct, frozen=True, omit_defaults=True):
    """`order` is when its Epic acts: clockwise from the Boss, from 1. `held`: nobody leaves by a Move (Pull, EP2-03).
    `marker` is the spot on the district's own track, None in cities without: the research left, or what is performed
    when the city walks on; `track` is what its spots do, from the highest one down to 0, and is printed. `newcago_card`
    lies on the board, `exchanged`: it has traded in this step (NEW-06). What only Steelslayer has is left out where
    there is none."""

    id: str
    order: int
    epic: EpicView | None
    enforcement: int
    barricades: int
    reckoners: tuple[str, ...]
    boss: bool
    sniper: bool
    red_shields: int = 0
    blue_shields: int = 0
    copy_tokens: int = 0
    stolen: tuple[StolenView, ...] = ()
    held: bool = False
    marker: int | None = None
    track: tuple[str, ...] = ()
    newcago_card: str = ""
    exchanged: bool = False


class BossTrackView(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    colour: str
    bracket: int
    track: tuple[str, ...] = ()  # printed


class BossView(msgspec.Struct, frozen=True, omit_defaults=True):
    """`weakened_health` and `group_size` are printed, like the words of his tracks. A Boss with cards has one open,
    `card`, by its effect; `deck` counts those that are still face down, by effect. `goes_to` is where he would go if he
    acted now; None if a die decides. Where districts are searched for him `research` is the sum of all markers.

    A Boss with a booklet has `tables`, one for each track: rows A to D, a text of actions for each column (printed).
    `columns` are the brackets there, from 1 on, and `rolled` the rows that his dice showed when he last acted.
    `measures` is what his attacks by something go by, as it is now (LIM-05 to LIM-08)."""

    id: str
    district: str | None
    research: int
    health: int | None  # None: infinite
    tracks: tuple[BossTrackView, ...]
    weakened_health: int = 0
    group_size: int = 0
    card: str = ""
    cards_left: int = 0
    deck: dict[str, int] = {}
    goes_to: str | None = None
    tables: tuple[tuple[tuple[str, ...], ...], ...] = ()
    columns: tuple[int, ...] = ()
    rolled: tuple[str, ...] = ()
    measures: dict[str, int] = {}


class DieView(msgspec.Struct, frozen=True, omit_defaults=True):
    """`face` is what counts; `printed` is what it shows, where an attack on doubles takes a part of it (ATK-07)."""

    name: str  # d1, d2, ...
    colour: str
    face: str
    state: str
    printed: str = ""


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """`asleep`: it came back in this phase and cannot be used till the next one (EP2-08). `charges` are the Demolitions
    tokens on it; None: it takes none. `disabled`: an Attack Reckoners effect has taken it for now."""

    id: str
    used: bool
    asleep: bool = False
    charges: int | None = None
    disabled: bool = False


class WaitingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that a card has given and that waits to be used as a die; `either`: one of its symbols (EQ2-12)."""

    card: str
    symbols: str
    either: bool = False


class OwingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that costs two and is half paid; one of `symbols` is still to be paid (EQ2-02). A Move that costs two dice
    has the `district` that it goes to, and no card (ATK-06)."""

    card: str
    symbols: tuple[str, ...]
    district: str = ""


class OpenView(msgspec.Struct, frozen=True):
    """The die, token or card that a Reckoner has begun to use."""

    source: str
    symbols: str
    anywhere: bool
    untouched: bool


class ReckonerView(msgspec.Struct, frozen=True, omit_defaults=True):
    """`suffers` are Attack Reckoners effects, one for each token; `dawnslight` are cards of that deck."""

    id: str
    district: str | None
    dice: tuple[DieView, ...]
    plan: int
    plan_next: int
    ability: CardView
    equipment: tuple[CardView, ...]
    open: OpenView | None
    rolls: int
    rolling_done: bool
    sniper: str | None
    waiting: tuple[WaitingView, ...] = ()
    owing: OwingView | None = None
    suffers: tuple[str, ...] = ()
    dawnslight: tuple[str, ...] = ()


class RewardsView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is still to be shared out. Research and attack come from consumables (EQ2-03). Where the order may matter,
    money and research on the Boss are taken one by one, too (BAB-07)."""

    enforcement: int
    contain: int
    plan: int
    research: int = 0
    attack: int = 0
    money: int = 0
    boss_research: int = 0


class BenefitView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Symbols of the card of a district; `reckoner` has begun to use them, empty: nobody has."""

    district: str
    card: str
    symbols: str
    reckoner: str = ""


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Shields, Copy tokens and Dawnslight cards are None where the game has none. `supply` are dice by colour, where
    one is asked for. In a city that walks, `tram` is the district behind which its movement board stands, clockwise,
    and `tram_next` are the districts that it passes next, in their order. `benefit` are the symbols of a district's
    card that somebody there may use now (NEW-05)."""

    round: int
    step: str
    decision: str  # what the table waits for; empty when the game is over
    result: str
    population: int
    money: int
    base: int  # steps below the top
    base_steps: int
    boss: BossView
    districts: tuple[DistrictView, ...]
    reckoners: tuple[ReckonerView, ...]
    market: tuple[str | None, ...]
    equipment_deck: int
    epic_deck: int
    defeated: tuple[str, ...]
    beaten: tuple[str, ...]
    rewards: RewardsView
    enforcement_left: int
    barricades_left: int
    discarded: tuple[str, ...]  # Equipment that has left the game; which cards the deck holds follows from it
    red_shields_left: int | None = None
    blue_shields_left: int | None = None
    copy_tokens_left: int | None = None
    supply: dict[str, int] = {}
    dawnslight_left: int | None = None
    tram: str | None = None
    tram_next: tuple[str, ...] = ()
    benefit: BenefitView | None = None
