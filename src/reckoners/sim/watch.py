"""Watches a game and writes down what became of it, from the engine's own events: cheap enough for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from reckoners.bots import Trouble
from reckoners.content.model import ATTACK_EFFECTS, SYMBOLS, Difficulty
from reckoners.engine import happenings
from reckoners.engine.boss import YELLOW
from reckoners.engine.codes import BOSS, MONEY, PLAN, RESEARCH, WON, Event
from reckoners.engine.decisions.lose import E_CAPTURED
from reckoners.engine.effects import BLACKMAIL, SABOTAGE
from reckoners.engine.happenings import (
    E_ACTIVATES,
    E_ACTS,
    E_ACTS_AGAIN,
    E_AID,
    E_AID_KEPT,
    E_AID_NONE,
    E_BARRICADES,
    E_BENEFIT,
    E_BENEFIT_LEFT,
    E_BLACKMAILED,
    E_BLUE_SHIELDS,
    E_BOSS_ACTS,
    E_BOSS_CARD,
    E_BOSS_FORTIFIED,
    E_BOSS_OVERFLOWS,
    E_BOSS_RESEARCH,
    E_BOUGHT,
    E_CELL,
    E_CELL_ACTS,
    E_CITY_CARD,
    E_COPY_TOKENS,
    E_DAWNSLIGHT_USED,
    E_DEFEATED,
    E_DISABLED_CARD,
    E_DISABLED_DIE,
    E_DISCARDED,
    E_ENTERS,
    E_EXCHANGED,
    E_FORCED,
    E_GIVEN_BACK,
    E_HEALED,
    E_INTENSE,
    E_LOST_STEP,
    E_MARKER,
    E_MARKER_RAISED,
    E_MARKET,
    E_MOVED,
    E_OPENED,
    E_PAID,
    E_POPULATION,
    E_POWERS_UP,
    E_PULLED,
    E_RANSOMED,
    E_RED_SHIELDS,
    E_REPELLED,
    E_REWARD,
    E_ROUND,
    E_SABOTAGED,
    E_SETTLES,
    E_SOLD,
    E_SPENT,
    E_STEP,
    E_STOLEN,
    E_SUFFERS,
    E_SWAPPED,
    E_TRANSFORMS,
    LOSS_CAUSES,
)
from reckoners.engine.odd.changers import E_CHANGED
from reckoners.engine.walking import E_PASSED, E_PROTECTED, E_PROTECTED_WHOLE, E_TRACK_ACTS
from reckoners.game import Game
from reckoners.sim.card_uses import CardUses
from reckoners.sim.result import AidCard, BotTrouble, Card, DefeatCause, Met, Result
from reckoners.sim.standing import PlacesStood

# what only modules have: how often it happened, and pieces that came and went
COUNTED = (
    *(E_DISCARDED, E_PULLED, E_REPELLED, E_TRANSFORMS, E_AID_NONE, E_DISABLED_DIE, E_DISABLED_CARD),
    *(E_PROTECTED, E_PROTECTED_WHOLE, E_PASSED, E_BENEFIT, E_BENEFIT_LEFT, E_EXCHANGED),
)
PIECES = (E_RED_SHIELDS, E_BLUE_SHIELDS, E_COPY_TOKENS)


class Watch:
    """One game, from its set-up to its end. Call `take` after every action."""

    def __init__(self, game: Game) -> None:
        st = game.state
        self._game = game
        self._tables = st.tables
        self._uses = CardUses(st)
        self._standing = PlacesStood(st)
        self._round = 0
        self._people = st.tables.population
        self._population: list[int] = []
        self._actor = ""
        self._track = -1
        self._cell_of = ""  # whose doing the next cell of a Boss's power tables is, if not his own
        self._cell_by = ""
        self._cause: DefeatCause | None = None
        self._losses: dict[str, dict[str, int]] = {}
        self._cards: dict[int, Card] = {}
        self._epics: dict[int, Met] = {}
        self._captured = self._ransomed = 0
        self._happened: dict[str, int] = {}
        self._dawnslight: dict[int, AidCard] = {}
        self._boss_research = st.boss_research
        self._rewarded = self._learned = 0  # Boss research of rewards, and all of it
        self._spent: dict[str, int] = {}
        self._handlers = self._by_event()
        self._read(st.events)

    def _by_event(self) -> list[Callable[[Event], None] | None]:
        """Which events count, by their number; most do not."""
        handlers: list[Callable[[Event], None] | None] = [None] * len(happenings.EVENT_KINDS)
        handlers[E_ROUND] = self._round_begins
        handlers[E_POPULATION] = self._people_lost
        handlers[E_HEALED] = self._healed
        handlers[E_ACTIVATES] = self._activates
        for acts in (E_ACTS, E_ACTS_AGAIN, E_SETTLES, E_POWERS_UP):
            handlers[acts] = self._acts
        handlers[E_BOSS_ACTS] = self._boss_acts
        handlers[E_BOSS_OVERFLOWS] = self._boss_overflows
        handlers[E_ENTERS] = self._enters
        handlers[E_DEFEATED] = self._defeated
        handlers[E_MARKET] = self._offered
        handlers[E_BOUGHT] = self._bought
        handlers[E_CAPTURED] = self._die_lost
        handlers[E_RANSOMED] = self._die_back
        uses = self._uses
        handlers[E_OPENED] = lambda event: uses.opened(event[1], event[2], event[3])
        handlers[E_PAID] = lambda event: uses.paid(event[3])
        handlers[E_SPENT] = self._symbol
        handlers[E_MOVED] = self._moved
        handlers[E_STEP] = self._standing.step
        handlers[E_BARRICADES] = self._barricades
        handlers[E_REWARD] = self._rewards
        handlers[E_BOSS_RESEARCH] = self._boss_researched
        handlers[E_BOSS_FORTIFIED] = self._boss_fortified
        handlers[E_MARKER_RAISED] = self._marker_raised
        handlers[E_FORCED] = lambda event: uses.played(event[1])
        handlers[E_CHANGED] = lambda event: uses.changed(event[2])
        handlers[E_SWAPPED] = lambda event: uses.changed(event[2])
        handlers[E_BLACKMAILED] = lambda event: uses.hindered(event[1], BLACKMAIL)
        handlers[E_SABOTAGED] = lambda event: uses.hindered(event[1], SABOTAGE)
        handlers[E_GIVEN_BACK] = lambda event: uses.received(event[1], event[2])
        for kind, name in ((E_STOLEN, "stolen"), (E_SOLD, "sold")):
            handlers[kind] = self._given_up(name)
        for kind in COUNTED:
            handlers[kind] = self._counts(happenings.EVENT_KINDS[kind][0])
        for kind in PIECES:
            handlers[kind] = self._pieces(happenings.EVENT_KINDS[kind][0])
        handlers[E_MARKER] = self._marker
        handlers[E_CITY_CARD] = self._city_card
        handlers[E_TRACK_ACTS] = self._passed
        handlers[E_LOST_STEP] = self._lost_step
        handlers[E_CELL] = self._cell
        handlers[E_CELL_ACTS] = self._cell_acts
        handlers[E_INTENSE] = self._intense
        handlers[E_BOSS_CARD] = self._boss_card
        handlers[E_SUFFERS] = self._suffers
        handlers[E_AID] = self._aid
        handlers[E_AID_KEPT] = self._aid_kept
        handlers[E_DAWNSLIGHT_USED] = self._aid_used
        return handlers

    def take(self, code: int) -> None:
        """What the last action made happen."""
        self._uses.played(code)
        self._read(self._game.state.events)
        self._uses.settled()
        self._standing.settled()

    def _read(self, events: Sequence[Event]) -> None:
        handlers = self._handlers
        for event in events:
            handler = handlers[event[0]]
            if handler is not None:
                handler(event)

    # -- what only modules have

    def _counts(self, name: str) -> Callable[[Event], None]:
        def count(event: Event) -> None:  # noqa: ARG001 - every event has this shape
            self._count(name)

        return count

    def _count(self, name: str) -> None:
        self._happened[name] = self._happened.get(name, 0) + 1

    def _marker(self, event: Event) -> None:  # noqa: ARG002 - every event has this shape
        """What the spot costs is the city's doing."""
        self._count("marker")
        self._learned += 1
        self._boss_research -= 1
        self._actor, self._track = self._game.setup.city, -1

    def _city_card(self, event: Event) -> None:
        """What it costs is the card's own doing."""
        self._count("city-card")
        self._actor, self._track = self._tables.card_ids[event[2]], -1

    def _passed(self, event: Event) -> None:  # noqa: ARG002 - every event has this shape
        """What a district costs that the city walks past is the city's doing."""
        self._count("track-acts")
        self._actor, self._track = self._game.setup.city, -1

    def _lost_step(self, event: Event) -> None:  # noqa: ARG002
        """The next cell is the doing of the Epic that wanted to move a bracket (LIM-15)."""
        self._count("lost-step")
        self._cell_of = self._actor

    def _cell(self, event: Event) -> None:  # noqa: ARG002
        self._cell_by, self._cell_of = self._cell_of or self._tables.boss_id, ""

    def _cell_acts(self, event: Event) -> None:
        self._actor, self._track = self._cell_by, event[1]

    def _intense(self, event: Event) -> None:  # noqa: ARG002
        self._actor, self._track = self._tables.boss_id, self._tables.track_of_colour[YELLOW]

    def _boss_card(self, event: Event) -> None:  # noqa: ARG002
        """Who has no Equipment pays in people."""
        self._count("boss-card")
        self._actor, self._track = self._tables.boss_id, -1

    def _suffers(self, event: Event) -> None:
        self._count(f"suffers-{ATTACK_EFFECTS[event[2]]}")

    def _card_of_aid(self, card: int) -> AidCard:
        return self._dawnslight.setdefault(card, AidCard())

    def _aid(self, event: Event) -> None:
        """Two cards; one if the deck has no more."""
        self._count("aid")
        for card in event[2:]:
            if card >= 0:
                self._card_of_aid(card).seen += 1

    def _aid_kept(self, event: Event) -> None:
        self._card_of_aid(event[2]).taken += 1

    def _aid_used(self, event: Event) -> None:
        self._card_of_aid(event[2]).used += 1

    def _given_up(self, name: str) -> Callable[[Event], None]:
        count = self._counts(name)

        def give_up(event: Event) -> None:
            count(event)
            self._uses.lost(event[1], event[2])

        return give_up

    def _pieces(self, name: str) -> Callable[[Event], None]:
        """Those that came; those that went were removed."""

        def put(event: Event) -> None:
            key = name if event[2] > 0 else f"{name}-removed"
            self._happened[key] = self._happened.get(key, 0) + abs(event[2])

        return put

    # -- what symbols and rewards were for

    def _spend(self, what: str) -> None:
        self._spent[what] = self._spent.get(what, 0) + 1

    def _moved(self, event: Event) -> None:
        self._spend("moves")
        self._standing.moved(event)

    def _barricades(self, event: Event) -> None:
        if event[2] < 0:
            self._spend("opened")

    def _rewards(self, event: Event) -> None:
        """More than the Boss has left is nothing."""
        if event[1] == RESEARCH:
            self._rewarded += min(event[2], self._boss_research)

    def _boss_researched(self, event: Event) -> None:
        self._learned += self._boss_research - event[1]
        self._boss_research = event[1]

    def _boss_fortified(self, event: Event) -> None:
        self._boss_research = event[1]

    def _marker_raised(self, event: Event) -> None:  # noqa: ARG002 - every event has this shape
        self._boss_research += 1

    def _symbol(self, event: Event) -> None:
        self._spend(f"boss-{SYMBOLS[event[3]]}" if event[4] >= BOSS else SYMBOLS[event[3]])
        self._uses.spent(event[1], event[3], event[5])
        if event[3] not in (MONEY, PLAN):
            self._uses.reached(event[1], event[3], event[4])

    # -- the rounds and the people

    def _round_begins(self, event: Event) -> None:
        if event[1] > 1:
            self._population.append(self._people)
        self._round = event[1]

    def _acts(self, event: Event) -> None:
        self._actor = self._tables.epic_ids[event[2]]
        self._track = -1

    def _boss_acts(self, event: Event) -> None:
        self._actor = self._tables.boss_id
        self._track = event[1]

    def _boss_overflows(self, event: Event) -> None:
        """An Epic that wanted to strengthen a full track: it performs the track's last action."""
        self._track = event[1]

    def _people_lost(self, event: Event) -> None:
        """The last blow may be stronger than there are people; only those who were there are counted."""
        left = event[2]
        why = LOSS_CAUSES[event[3]]
        by = self._losses.setdefault(self._actor, {})
        by[why] = by.get(why, 0) + self._people - left
        self._people = left
        if left == 0:
            self._cause = DefeatCause(self._actor, why, "" if self._track < 0 else self._tables.track_ids[self._track])

    def _healed(self, event: Event) -> None:
        self._people = event[2]

    # -- Epics

    def _met(self, epic: int) -> Met:
        found = self._epics.get(epic)
        if found is None:
            found = self._epics[epic] = Met()
        return found

    def _enters(self, event: Event) -> None:
        self._met(event[2]).entered += 1

    def _activates(self, event: Event) -> None:
        self._met(event[2]).phases += 1

    def _defeated(self, event: Event) -> None:
        self._met(event[2]).defeated += 1

    # -- cards and dice

    def _offered(self, event: Event) -> None:
        self._cards.setdefault(event[2], Card(self._round))

    def _bought(self, event: Event) -> None:
        card = self._cards[event[1]]
        card.bought = self._round
        card.by = self._tables.seat_ids[event[2]]
        self._uses.received(event[2], event[1])

    def _die_lost(self, event: Event) -> None:  # noqa: ARG002 - every event has this shape
        self._captured += 1

    def _die_back(self, event: Event) -> None:  # noqa: ARG002
        self._ransomed += 1

    # -- the end

    def result(self, number: int, troubles: Sequence[Trouble] = ()) -> Result:
        game, tables, counts = self._game, self._tables, self._uses.counts
        st = game.state
        for card, found in self._cards.items():
            found.uses = counts[card]
        return Result(
            game=number,
            seed=game.setup.seed,
            reckoners=tables.seat_ids,
            difficulty=cast(Difficulty, game.setup.difficulty),  # the set-up was checked
            won=st.over == WON,
            rounds=self._round,
            decisions=len(game),
            population=[*self._population, self._people] if self._round else [],
            cause=self._cause,
            losses=self._losses,
            equipment={tables.card_ids[card]: found for card, found in self._cards.items()},
            abilities={who: counts[tables.ability[seat]] for seat, who in enumerate(tables.seat_ids)},
            epics={tables.epic_ids[epic]: found for epic, found in self._epics.items()},
            boss=(st.boss_research, st.boss_health),
            captured=self._captured,
            ransomed=self._ransomed,
            happened=self._happened,
            dawnslight={tables.card_ids[card]: found for card, found in self._dawnslight.items()},
            learned=(self._rewarded, self._learned),
            spent=self._spent,
            stood=self._standing.over(),
            troubles=[BotTrouble(one.bot, one.kind, one.details, one.at) for one in troubles],
        )
