"""The position: plain lists and integers, ids into the frozen tables. Cloned by hand in a few microseconds."""

from __future__ import annotations

from reckoners.engine.codes import Event, Frame
from reckoners.engine.tables import Tables


class State:
    """Everything that can change. A list by district, by seat, by die or by Boss track; `tables` is shared.

    Lists belong to one state and may be changed; tuples are shared by clones and are replaced. `options`,
    `seat_options`, `stale` and `aims` only remember work: they follow from the rest.
    """

    __slots__ = (
        "aims",
        "barricades",
        "barricades_left",
        "base",
        "beaten",
        "boss_at",
        "boss_bracket",
        "boss_health",
        "boss_research",
        "bracket",
        "captured",
        "cards",
        "converts",
        "defeated",
        "dice",
        "districts",
        "doubles",
        "drawn",
        "enforcement",
        "enforcement_left",
        "epic",
        "epic_deck",
        "equipment_deck",
        "events",
        "face",
        "forced",
        "fresh",
        "health",
        "kept_now",
        "keys",
        "market",
        "money",
        "options",
        "over",
        "owed",
        "owner",
        "pool",
        "population",
        "reach",
        "research",
        "rolls",
        "round",
        "seat_options",
        "sniper",
        "source",
        "stack",
        "stale",
        "status",
        "tables",
        "tokens",
        "untouched",
        "used",
        "veiled",
        "where",
    )

    def __init__(self, tables: Tables, keys: tuple[int, ...]) -> None:
        seats = tables.n_seats
        ring = tables.n_districts
        self.tables: Tables = tables
        self.keys: tuple[int, ...] = keys
        self.drawn: list[int] = [0] * len(keys)
        self.forced: list[tuple[int, ...]] | None = None
        self.veiled: bool = False  # a forecast: nothing hidden may be looked at
        self.stack: list[Frame] = []
        self.events: list[Event] = []
        self.over: int = 0
        self.round: int = 0
        # the team
        self.population: int = tables.population
        self.money: int = tables.money
        self.base: int = 0  # steps below the top
        self.market: list[int] = []
        self.equipment_deck: tuple[int, ...] = ()
        self.epic_deck: tuple[int, ...] = ()
        self.defeated: tuple[int, ...] = ()
        self.beaten: tuple[int, ...] = ()  # defeated in this phase, rewards to come
        self.enforcement_left: int = tables.enforcement
        self.barricades_left: int = tables.barricades
        self.captured: tuple[int, ...] = ()
        # the ring
        self.districts: tuple[int, ...] = ()  # the city's boards, clockwise
        self.epic: list[int] = [-1] * ring
        self.research: list[int] = [0] * ring
        self.health: list[int] = [0] * ring
        self.bracket: list[int] = [1] * ring
        self.enforcement: list[int] = [0] * ring
        self.barricades: list[int] = [0] * ring
        # the Boss
        self.boss_at: int = -1
        self.boss_research: int = tables.boss_research
        self.boss_health: int = 0
        self.boss_bracket: list[int] = [tables.boss_start] * 4
        # the Reckoners
        self.where: list[int] = [-1] * seats
        self.tokens: list[int] = [tables.plan_tokens] * seats
        self.fresh: list[int] = [0] * seats  # Plan tokens beside the board
        self.cards: list[tuple[int, ...]] = [()] * seats  # the ability first
        self.used: list[int] = [0] * seats  # bit per card id
        self.converts: list[int] = [0] * seats
        self.doubles: list[int] = [0] * seats
        self.owed: list[tuple[int, ...]] = [()] * seats  # colours that the supply could not give yet
        self.sniper: list[int] = [-1] * seats
        self.dice: list[tuple[int, ...]] = [()] * seats  # slots d1, d2, ...; captured dice keep theirs
        self.face: list[int] = []
        self.status: list[int] = []
        self.owner: list[int] = []  # by die: a seat, or -1 for the supply
        self.rolls: list[int] = [0] * seats
        self.kept_now: list[bool] = [False] * seats
        # the open die of each Reckoner
        self.pool: list[int] = [0] * seats
        self.source: list[int] = [-1] * seats
        self.reach: list[bool] = [False] * seats  # its symbols act in any district
        self.untouched: list[bool] = [False] * seats
        # remembered options
        self.options: list[int] = []
        self.seat_options: list[list[int]] = [[] for _ in range(seats)]
        self.stale: int = -1
        self.aims: list[list[list[int]] | None] = []

    def clone(self) -> State:
        """An equal, independent state. Its events start empty."""
        new = State.__new__(State)
        new.tables = self.tables
        new.keys = self.keys
        new.drawn = self.drawn[:]
        new.forced = None if self.forced is None else self.forced[:]
        new.veiled = self.veiled
        new.stack = self.stack[:]
        new.events = []
        new.over = self.over
        new.round = self.round
        new.population = self.population
        new.money = self.money
        new.base = self.base
        new.market = self.market[:]
        new.equipment_deck = self.equipment_deck
        new.epic_deck = self.epic_deck
        new.defeated = self.defeated
        new.beaten = self.beaten
        new.enforcement_left = self.enforcement_left
        new.barricades_left = self.barricades_left
        new.captured = self.captured
        new.districts = self.districts
        new.epic = self.epic[:]
        new.research = self.research[:]
        new.health = self.health[:]
        new.bracket = self.bracket[:]
        new.enforcement = self.enforcement[:]
        new.barricades = self.barricades[:]
        new.boss_at = self.boss_at
        new.boss_research = self.boss_research
        new.boss_health = self.boss_health
        new.boss_bracket = self.boss_bracket[:]
        new.where = self.where[:]
        new.tokens = self.tokens[:]
        new.fresh = self.fresh[:]
        new.cards = self.cards[:]
        new.used = self.used[:]
        new.converts = self.converts[:]
        new.doubles = self.doubles[:]
        new.owed = self.owed[:]
        new.sniper = self.sniper[:]
        new.dice = self.dice[:]
        new.face = self.face[:]
        new.status = self.status[:]
        new.owner = self.owner[:]
        new.rolls = self.rolls[:]
        new.kept_now = self.kept_now[:]
        new.pool = self.pool[:]
        new.source = self.source[:]
        new.reach = self.reach[:]
        new.untouched = self.untouched[:]
        new.options = self.options
        new.seat_options = self.seat_options[:]
        new.stale = self.stale
        new.aims = self.aims
        return new

    def key(self) -> tuple[object, ...]:
        """Everything that makes this position what it is: two states with the same key play on alike."""
        return (
            tuple(self.barricades),
            self.barricades_left,
            self.base,
            self.beaten,
            self.boss_at,
            tuple(self.boss_bracket),
            self.boss_health,
            self.boss_research,
            tuple(self.bracket),
            self.captured,
            tuple(self.cards),
            tuple(self.converts),
            self.defeated,
            tuple(self.dice),
            self.districts,
            tuple(self.doubles),
            tuple(self.drawn),
            tuple(self.enforcement),
            self.enforcement_left,
            tuple(self.epic),
            self.epic_deck,
            self.equipment_deck,
            tuple(self.face),
            None if self.forced is None else tuple(self.forced),
            tuple(self.fresh),
            tuple(self.health),
            tuple(self.kept_now),
            self.keys,
            tuple(self.market),
            self.money,
            self.over,
            tuple(self.owed),
            tuple(self.owner),
            tuple(self.pool),
            self.population,
            tuple(self.reach),
            tuple(self.research),
            tuple(self.rolls),
            self.round,
            tuple(self.sniper),
            tuple(self.source),
            tuple(self.stack),
            tuple(self.status),
            tuple(self.tokens),
            tuple(self.untouched),
            tuple(self.used),
            tuple(self.where),
        )
