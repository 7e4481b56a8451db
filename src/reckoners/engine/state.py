"""The position: plain lists and integers, ids into the frozen tables. Cloned by hand in a few microseconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from reckoners.engine.codes import Event, Frame
from reckoners.engine.state_key import key_of

if TYPE_CHECKING:
    from reckoners.engine.tables import Tables


class State:
    """Everything that can change. A list by district, by seat, by die or by Boss track; `tables` is shared.

    Lists belong to one state and may be changed; tuples are shared by clones and are replaced. `options`,
    `seat_options`, `stale` and `aims` only remember work: they follow from the rest.
    """

    __slots__ = (
        "aims",
        "asleep",
        "barricades",
        "barricades_left",
        "base",
        "beaten",
        "blue_shields",
        "boss_at",
        "boss_bracket",
        "boss_card",
        "boss_deck",
        "boss_health",
        "boss_research",
        "bracket",
        "captured",
        "cards",
        "charges",
        "converts",
        "copies",
        "dawnslight_deck",
        "defeated",
        "defeats",
        "dice",
        "disabled",
        "districts",
        "doubles",
        "drawn",
        "effects",
        "enforcement",
        "enforcement_left",
        "epic",
        "epic_deck",
        "equipment_deck",
        "events",
        "exchanged",
        "face",
        "forced",
        "fresh",
        "health",
        "kept_now",
        "keys",
        "laid_now",
        "lent",
        "markers",
        "market",
        "money",
        "near",
        "options",
        "over",
        "owed",
        "owing",
        "owner",
        "pending",
        "pool",
        "population",
        "power_rolls",
        "reach",
        "red_shields",
        "research",
        "rolls",
        "round",
        "seat_options",
        "sides",
        "sniper",
        "source",
        "stack",
        "stale",
        "status",
        "stolen",
        "suffers",
        "swapped",
        "tables",
        "tokens",
        "tram",
        "untouched",
        "used",
        "veiled",
        "waiting",
        "where",
    )

    tables: Tables
    keys: tuple[int, ...]
    drawn: list[int]
    forced: list[tuple[int, ...]] | None
    veiled: bool  # a forecast: nothing hidden may be looked at
    stack: list[Frame]
    events: list[Event]
    over: int
    round: int
    # the team
    population: int
    money: int
    base: int  # steps below the top
    market: list[int]
    equipment_deck: tuple[int, ...]
    epic_deck: tuple[int, ...]
    defeated: tuple[int, ...]
    beaten: tuple[int, ...]  # defeated in this phase, rewards to come
    enforcement_left: int
    barricades_left: int
    captured: tuple[int, ...]
    # the ring
    districts: tuple[int, ...]  # the city's boards, clockwise
    epic: list[int]
    research: list[int]
    health: list[int]
    bracket: list[int]
    enforcement: list[int]
    barricades: list[int]
    # the Boss
    boss_at: int
    boss_research: int
    boss_health: int
    boss_bracket: list[int]
    # the Reckoners
    where: list[int]
    tokens: list[int]
    fresh: list[int]  # Plan tokens beside the board
    cards: list[tuple[int, ...]]  # the ability first
    used: list[int]  # bit per card id
    converts: list[int]
    doubles: list[int]
    near: list[int]  # symbols that also act in the neighbouring districts
    owed: list[tuple[int, ...]]  # colours that the supply could not give yet
    sniper: list[int]
    dice: list[tuple[int, ...]]  # slots d1, d2, ...; captured dice keep theirs
    face: list[int]
    status: list[int]
    owner: list[int]  # by die: a seat, or -1 for the supply
    rolls: list[int]
    kept_now: list[bool]
    # the open die of each Reckoner
    pool: list[int]
    source: list[int]
    reach: list[bool]  # its symbols act in any district
    untouched: list[bool]
    # Steelslayer's pieces: they seldom change, so clones share them
    red_shields: tuple[int, ...]  # by district
    blue_shields: tuple[int, ...]
    copies: tuple[int, ...]  # Copy tokens
    stolen: tuple[tuple[int, ...], ...]  # by district: cards under its Epic and whose they are, see `stealing`
    pending: tuple[tuple[int, int], ...]  # attacks "per" something, settled when the activation ends: district, word
    asleep: tuple[int, ...]  # by seat: cards that came back in this phase, a bit each (EP2-08)
    charges: tuple[int, ...]  # Demolitions tokens on the card
    waiting: tuple[tuple[int, ...], ...]  # by seat: cards whose action waits to be used (EQ2-12, EQ2-20, EQ2-21)
    owing: tuple[int, ...]  # by seat: the card that costs two and is half paid, see `paying`
    effects: tuple[int, ...]  # by seat: what on-going odd cards change, see `effects`
    lent: tuple[int, ...]  # by die: one more than the card that gave it, 0 if none did
    swapped: tuple[tuple[int, int, int, int], ...]  # seat, card, die that came in, colour given for it (EQ2-07, EQ2-22)
    # of new Bosses and cities
    markers: tuple[int, ...]  # by district: the spot on its track, 0 is the end; empty where there are no tracks
    tram: int  # the district behind which the movement board stands, clockwise; -1: there is none yet
    dawnslight_deck: tuple[int, ...]  # cards, the top one first
    boss_deck: tuple[int, ...]  # places in Tables.boss_cards, the top one first
    boss_card: int  # the open one, or -1
    power_rolls: tuple[int, ...]  # rows that his power dice show, by table; empty before he has rolled them
    defeats: int  # Epics defeated in this Reckoner phase, where the Boss asks for it (LIM-07)
    suffers: tuple[tuple[int, ...], ...]  # by seat: attacks on it in order, one for each token
    disabled: tuple[int, ...]  # by seat: cards that do not work, a bit each (ATK-04, ATK-05)
    laid_now: tuple[tuple[int, ...], ...]  # by seat: those of them that came since the last Reckoner phase (ATK-01)
    # cards of districts
    sides: tuple[int, ...]  # by district: its card; empty where there are none
    exchanged: int  # districts whose card has traded in this use step, a bit each (NEW-06)
    # remembered options
    options: list[int]
    seat_options: list[list[int]]
    stale: int
    aims: list[list[list[int]] | None]

    def __init__(self, tables: Tables, keys: tuple[int, ...], other: State | None = None) -> None:
        """A bare table, or a copy of another one."""
        if other is not None:
            self._copy(other)
            return
        seats = tables.n_seats
        ring = tables.n_districts
        self.tables = tables
        self.keys = keys
        self.drawn = [0] * len(keys)
        self.forced = None
        self.veiled = False
        self.stack = []
        self.events = []
        self.over = 0
        self.round = 0
        self.population = tables.population
        self.money = tables.money
        self.base = 0
        self.market = []
        self.equipment_deck = ()
        self.epic_deck = ()
        self.defeated = ()
        self.beaten = ()
        self.enforcement_left = tables.enforcement
        self.barricades_left = tables.barricades
        self.captured = ()
        self.districts = ()
        self.epic = [-1] * ring
        self.research = [0] * ring
        self.health = [0] * ring
        self.bracket = [1] * ring
        self.enforcement = [0] * ring
        self.barricades = [0] * ring
        self.boss_at = -1
        self.boss_research = tables.boss_research
        self.boss_health = 0
        self.boss_bracket = [tables.boss_start] * len(tables.boss_tracks)
        self.where = [-1] * seats
        self.tokens = [tables.plan_tokens] * seats
        self.fresh = [0] * seats
        self.cards = [()] * seats
        self.used = [0] * seats
        self.converts = [0] * seats
        self.doubles = [0] * seats
        self.near = [0] * seats
        self.owed = [()] * seats
        self.sniper = [-1] * seats
        self.dice = [()] * seats
        self.face = []
        self.status = []
        self.owner = []
        self.rolls = [0] * seats
        self.kept_now = [False] * seats
        self.pool = [0] * seats
        self.source = [-1] * seats
        self.reach = [False] * seats
        self.untouched = [False] * seats
        self.red_shields = (0,) * ring
        self.blue_shields = (0,) * ring
        self.copies = (0,) * ring
        self.stolen = ((),) * ring
        self.asleep = (0,) * seats
        self.charges = (0,) * seats
        self.waiting = ((),) * seats
        self.owing = (0,) * seats
        self.effects = (0,) * seats
        self.pending = ()
        self.lent = (0,) * len(tables.kind)
        self.swapped = ()
        self.markers = ()
        self.tram = -1
        self.dawnslight_deck = ()
        self.boss_deck = ()
        self.boss_card = -1
        self.power_rolls = ()
        self.defeats = 0
        self.suffers = ((),) * seats
        self.disabled = (0,) * seats
        self.laid_now = ((),) * seats
        self.sides = ()
        self.exchanged = 0
        self.options = []
        self.seat_options = [[] for _ in range(seats)]
        self.stale = -1
        self.aims = []

    def _copy(self, other: State) -> None:
        self.tables = other.tables
        self.keys = other.keys
        self.drawn = other.drawn[:]
        self.forced = None if other.forced is None else other.forced[:]
        self.veiled = other.veiled
        self.stack = other.stack[:]
        self.events = []
        self.over = other.over
        self.round = other.round
        self.population = other.population
        self.money = other.money
        self.base = other.base
        self.market = other.market[:]
        self.equipment_deck = other.equipment_deck
        self.epic_deck = other.epic_deck
        self.defeated = other.defeated
        self.beaten = other.beaten
        self.enforcement_left = other.enforcement_left
        self.barricades_left = other.barricades_left
        self.captured = other.captured
        self.districts = other.districts
        self.epic = other.epic[:]
        self.research = other.research[:]
        self.health = other.health[:]
        self.bracket = other.bracket[:]
        self.enforcement = other.enforcement[:]
        self.barricades = other.barricades[:]
        self.boss_at = other.boss_at
        self.boss_research = other.boss_research
        self.boss_health = other.boss_health
        self.boss_bracket = other.boss_bracket[:]
        self.where = other.where[:]
        self.tokens = other.tokens[:]
        self.fresh = other.fresh[:]
        self.cards = other.cards[:]
        self.used = other.used[:]
        self.converts = other.converts[:]
        self.doubles = other.doubles[:]
        self.near = other.near[:]
        self.owed = other.owed[:]
        self.sniper = other.sniper[:]
        self.dice = other.dice[:]
        self.face = other.face[:]
        self.status = other.status[:]
        self.owner = other.owner[:]
        self.rolls = other.rolls[:]
        self.kept_now = other.kept_now[:]
        self.pool = other.pool[:]
        self.source = other.source[:]
        self.reach = other.reach[:]
        self.untouched = other.untouched[:]
        self.red_shields = other.red_shields
        self.blue_shields = other.blue_shields
        self.copies = other.copies
        self.stolen = other.stolen
        self.asleep = other.asleep
        self.charges = other.charges
        self.waiting = other.waiting
        self.owing = other.owing
        self.effects = other.effects
        self.pending = other.pending
        self.lent = other.lent
        self.swapped = other.swapped
        self.markers = other.markers
        self.tram = other.tram
        self.dawnslight_deck = other.dawnslight_deck
        self.boss_deck = other.boss_deck
        self.boss_card = other.boss_card
        self.power_rolls = other.power_rolls
        self.defeats = other.defeats
        self.suffers = other.suffers
        self.disabled = other.disabled
        self.laid_now = other.laid_now
        self.sides = other.sides
        self.exchanged = other.exchanged
        self.options = other.options
        self.seat_options = other.seat_options[:]
        self.stale = other.stale
        self.aims = other.aims

    def clone(self) -> State:
        """An equal, independent state. Its events start empty."""
        return State(self.tables, self.keys, self)

    def __repr__(self) -> str:
        return SHOWN[-1](self) if SHOWN else f"<State of round {self.round}>"

    def key(self) -> tuple[object, ...]:
        """Everything that makes this position what it is: two states with the same key play on alike."""
        return key_of(self)


SHOWN: Final[list[Callable[[State], str]]] = []


def show_states_with(write: Callable[[State], str]) -> None:
    """The engine has no words: who has them says how a position looks."""
    SHOWN.append(write)
