"""The forecast as a value: every loss of the coming Epic phase with its cause."""

from __future__ import annotations

from math import ceil
from typing import Final, Literal

import msgspec

from reckoners.content import parse_word
from reckoners.engine.boss import YELLOW
from reckoners.engine.city_cards import threatened
from reckoners.engine.codes import (
    F_BOSS,
    F_CELL,
    F_CITY_CARDS,
    F_COPIES,
    F_DISCARD,
    F_EPIC,
    F_OVERFLOW,
    F_PASSED,
    F_POWER_DICE,
    F_SELL,
    LOST,
    Frame,
)
from reckoners.engine.forecast import foresee
from reckoners.engine.repeated import activating
from reckoners.engine.state import State
from reckoners.engine.track_words import ATTACK_MONEY, ATTACK_PLAN, operation_of, per_of, word_text
from reckoners.game.happened import Happening, Value, read
from reckoners.game.supposed import TableForecast, loss_range
from reckoners.game.things import district_word

BRINGERS = ("copy", "transform")  # actions that bring others
ActorKind = Literal["epic", "boss", "district", "card"]
EPIC: Final = "epic"
BOSS: Final = "boss"
DISTRICT: Final = "district"
CARD: Final = "card"
BEYOND = -1  # the place of what a more intense game adds to the Boss's yellow track (VAR-05)
SUFFER = "suffer "  # what the word of an attack on a Reckoner begins with
PIECES = {"enforcement": "enforcement", "barricades": "barricade"}  # events of pieces that are put, and their words


class Loss(msgspec.Struct, frozen=True):
    """Population that would be lost by one action. `track` is the Boss's; `place` counts from the left, from 0; -1 is
    what a more intense game adds.

    `why` is `attack`, or the limit that was hit: `no-enforcement`, `no-barricade`, `fortify`, and with Steelslayer
    `no-red-shield`, `no-blue-shield`, `no-copy-token`, `no-equipment`, `no-money`, `no-plan`.
    """

    population: int
    why: str
    actor: str
    district: str
    place: int
    action: str
    overflow: bool = False
    track: str | None = None


class Actor(msgspec.Struct, frozen=True):
    """What one Epic, or the Boss, would do: its actions in words and what they cost. A district that a city walks past
    is one too, called by its id; its places are spots of its track, from the bottom. So is the card of a district.

    `kind` says what it is: `epic`, `boss`, `district`, or the `card` of a district. Whom an attack of such a card will
    hit is in `victims`; the team chooses the rest of `may_hit` (NEW-04).

    `counts` are its actions per something, by their places: how often each is done (EP2-10). `copied` says how often
    Copy tokens do a place again, `skipped` which places Blackmail takes away, `sabotaged` whether the bracket moves one
    less, `rolls` how often the Epic Ability die is rolled; what that does is not among the actions.
    """

    id: str
    district: str
    actions: tuple[str, ...]
    overflow: int
    population: int
    counts: dict[int, int] = {}
    copied: dict[int, int] = {}
    skipped: tuple[int, ...] = ()
    sabotaged: bool = False
    rolls: int = 0
    kind: ActorKind = EPIC
    victims: tuple[str, ...] = ()
    may_hit: tuple[str, ...] = ()


class Forecast(msgspec.Struct, frozen=True):
    """If the Epic phase began now. `unknown` are districts whose new Epic nobody can know yet.

    Where the Epic Ability die would be rolled, `rolls` says how often. `population`, `left` and everything else leave
    out what it does; `least` and `most` are the losses if it always showed its best or its worst face, `mean` the
    average of its faces. Without a roll all of them are the population. It is the same with a Boss's power dice, of
    which `tables` has what each may do (LIM-03), and `by` the people that his attacks by something would cost then.

    `boss_goes` is the district where a Boss who moves without a die would be then; None where a die decides. A card
    that he turns there is not foreseen.
    """

    population: int
    left: int
    lost: bool
    dice: int
    losses: tuple[Loss, ...]
    actors: tuple[Actor, ...]
    unknown: tuple[str, ...]
    events: tuple[Happening, ...]
    least: int
    most: int
    mean: float
    rolls: int
    boss_goes: str | None = None
    tables: tuple[TableForecast, ...] = ()
    by: dict[str, int] = {}

    @property
    def expected(self) -> int:
        """Population that will be lost, on average if a die decides; rounded up."""
        return ceil(self.mean)


class _ForecastReader:
    """Walks through the events and remembers who is acting."""

    def __init__(self, boss: str, boss_at: str, yellow: str, people: int) -> None:
        self.people = people  # who are left: an attack takes no more than these
        self.boss = boss
        self.yellow = yellow
        self.boss_at = boss_at
        self.losses: list[Loss] = []
        self.actors: list[Actor] = []
        self.unknown: list[str] = []
        self.dice = 0
        self.cause: dict[str, Value] = {}
        self.overflow = False
        self.rolls = 0
        self.bringer = 0
        self.boss_goes: str | None = None

    def take(self, event: Happening) -> None:
        kind, args = event.kind, event.args
        if kind in ("activates", "boss-activates"):
            self.overflow = False
            who = args.get("epic", self.boss)
            which: ActorKind = EPIC if "epic" in args else BOSS
            self.actors.append(Actor(str(who), str(args.get("district", self.boss_at)), (), 0, 0, kind=which))
        elif kind == "passed":
            self.actors.append(Actor(str(args["district"]), str(args["district"]), (), 0, 0, kind=DISTRICT))
        elif kind == "city-card":
            self._take_card(args)
        elif kind == "intense":
            self.cause = {"track": self.yellow, "place": BEYOND, "action": f"population {args['n']}"}
        elif kind == "overflows":
            self.overflow = True
            self._change(overflow=int(args["n"]))
        elif kind in ("acts", "acts-again", "boss-acts", "boss-overflows", "track-acts", "cell-acts"):
            self.cause = args
            if str(args["action"]).split()[0] in BRINGERS:
                self.bringer = int(args["place"])
            if kind != "boss-overflows":
                self._change(actions=(*self.actors[-1].actions, str(args["action"])))
            if kind == "acts-again":
                self._change(copied=_more(self.actors[-1].copied, int(args["place"])))
            self._count(0)
        elif kind == "settles":
            self._settle(args)
        elif kind in PIECES:
            self._count_pieces(kind, int(args["n"]))
        elif kind == "blackmailed":
            self._change(skipped=(*self.actors[-1].skipped, int(args["place"])))
        elif kind == "sabotaged":
            self._change(sabotaged=True)
        elif kind == "unknown-roll":
            self.rolls += 1
            self._change(rolls=self.actors[-1].rolls + 1)
        elif kind == "population":
            self._lose(int(args["n"]), str(args["why"]))
        elif kind == "base-found":
            self.dice += 1
        elif kind == "unknown-epic":
            self.unknown.append(str(args["district"]))
        elif kind == "boss-goes":
            self.boss_goes = str(args["district"])

    def _take_card(self, args: dict[str, Value]) -> None:
        """A district's card acts, once or twice: it is an actor of its own."""
        card = str(args["card"])
        self.cause = {"place": 0, "action": args["action"]}
        if not self.actors or self.actors[-1].id != card:
            self.actors.append(Actor(card, str(args["district"]), (), 0, 0, kind=CARD))
        self._change(actions=(*self.actors[-1].actions, str(args["action"])))

    def _settle(self, args: dict[str, Value]) -> None:
        """An attack that was put off. One that was copied or rolled has no place of its own: its cause is the action
        that brought it."""
        if int(args["place"]) >= 0:
            self.cause = args
            self._count(int(args["n"]))
        else:
            self.cause = args | {"place": self.bringer}

    def _count(self, times: int) -> None:
        """How often the action that is under way is done, if it is one per something."""
        place = int(self.cause.get("place", -1))
        if place >= 0 and "track" not in self.cause and " per " in str(self.cause["action"]):
            self._change(counts=self.actors[-1].counts | {place: times})

    def _count_pieces(self, kind: str, pieces: int) -> None:
        """Pieces per something are put in their turn: what is put says how often."""
        action = str(self.cause.get("action", ""))
        if " per " in action and action.startswith(PIECES[kind]):
            place = int(self.cause["place"])
            self._count(self.actors[-1].counts.get(place, 0) + pieces // parse_word(action).number)

    def _change(self, **changes: object) -> None:
        self.actors[-1] = msgspec.structs.replace(self.actors[-1], **changes)

    def _lose(self, people: int, why: str) -> None:
        people = min(people, self.people)
        self.people -= people
        actor = self.actors[-1]
        self._change(population=actor.population + people)
        track = self.cause.get("track")
        self.losses.append(
            Loss(
                population=people,
                why=why,
                actor=actor.id,
                district=actor.district,
                place=int(self.cause["place"]),
                action=str(self.cause["action"]),
                overflow=self.overflow,
                track=str(track) if track is not None else None,
            )
        )


def acting_now(st: State) -> list[Actor]:
    """Who was in the middle of an activation when the team had to choose something."""
    card = acting_card(st)
    if card:
        there = district_word(st, st.sides.index(st.tables.card_ids.index(card)))
        return [Actor(card, there, (), 0, 0, kind=CARD)]
    if any(frame[0] in (F_BOSS, F_POWER_DICE) for frame in st.stack):
        return [Actor(st.tables.boss_id, district_word(st, st.boss_at), (), 0, 0, kind=BOSS)]
    passed = passed_now(st)
    if passed is not None:
        return [Actor(district_word(st, passed[1]), district_word(st, passed[1]), (), 0, 0, kind=DISTRICT)]
    district = activating(st)
    if district < 0 or st.epic[district] < 0:
        return []
    times = next((frame[2] for frame in st.stack if frame[0] == F_OVERFLOW), 0)
    return [Actor(st.tables.epic_ids[st.epic[district]], district_word(st, district), (), times, 0)]


def passed_now(st: State) -> Frame | None:
    """The district that a walking city is passing."""
    return next((frame for frame in st.stack if frame[0] == F_PASSED), None)


def acting_card(st: State) -> str:
    """The district's card in whose action the team has to choose something; empty if there is none."""
    for frame in st.stack:
        if frame[0] == F_CITY_CARDS:
            card = st.sides[(frame[1] + frame[2]) % st.tables.n_districts]
            return st.tables.card_ids[card] if card >= 0 else ""
    return ""


def cause_now(st: State) -> dict[str, Value]:
    """The action that is under way when the team has to choose something: what is lost next is lost by it."""
    tables = st.tables
    card = acting_card(st)
    if card:
        return {"place": 0, "action": word_text(tables.harm[tables.card_ids.index(card)])}
    for frame in reversed(st.stack):
        if frame[0] == F_BOSS:
            place = max(frame[2] - 1, 0)
            return {
                "track": tables.track_ids[frame[1]],
                "place": place,
                "action": word_text(tables.boss_tracks[frame[1]][place]),
            }
        if frame[0] == F_CELL:
            place = max(frame[4] - 1, 0)
            words = tables.boss_cells[frame[1]][frame[2]][frame[3] - 1]
            return {"track": tables.track_ids[frame[1]], "place": place, "action": word_text(words[place])}
    passed = passed_now(st)
    if passed is not None:
        _, there, spot = passed
        return {"place": spot + 1, "action": word_text(tables.district_tracks[st.districts[there]][spot + 1])}
    district = activating(st)
    if district < 0 or st.epic[district] < 0:
        return {}
    track = tables.epic_track[st.epic[district]]
    place = len(track) - 1
    top = st.stack[-1][0]
    for frame in st.stack:
        if frame[0] in (F_EPIC, F_COPIES):
            place = min(max(frame[2] - 1, 0), place)
            break
        if frame[0] == F_OVERFLOW:
            break
    else:  # an attack per something is being settled
        attack = ATTACK_MONEY if top == F_SELL else ATTACK_PLAN if top == F_DISCARD else -1
        place = next((n for n, word in enumerate(track) if per_of(word) and operation_of(word) == attack), place)
    return {"place": place, "action": word_text(track[place])}


def _more(counts: dict[int, int], place: int) -> dict[int, int]:
    return counts | {place: counts.get(place, 0) + 1}


def _aimed(st: State, actor: Actor) -> Actor:
    """With whom a district's card attacks: nobody moves in the Epic phase."""
    if actor.kind != CARD or not actor.actions or not actor.actions[0].startswith(SUFFER):
        return actor
    district = next(place for place in range(st.tables.n_districts) if district_word(st, place) == actor.district)
    sure, others = threatened(st, district, len(actor.actions))
    seats = st.tables.seat_ids
    victims, may_hit = tuple(seats[seat] for seat in sure), tuple(seats[seat] for seat in others)
    return msgspec.structs.replace(actor, victims=victims, may_hit=may_hit)


def forecast(st: State) -> Forecast:
    seen = foresee(st)
    events = tuple(read(seen, event) for event in seen.events)
    boss_at = district_word(st, st.boss_at) if st.boss_at >= 0 else ""  # where he acts, before he moves
    yellow = st.tables.track_of_colour[YELLOW]
    yellow_id = st.tables.track_ids[yellow] if yellow >= 0 else ""
    reader = _ForecastReader(seen.tables.boss_id, boss_at, yellow_id, st.population)
    reader.actors += acting_now(st)
    reader.cause = cause_now(st)
    reader.overflow = any(frame[0] == F_OVERFLOW for frame in st.stack)
    for event in events:
        reader.take(event)
    losses = loss_range(st, seen, reader.rolls)
    return Forecast(
        population=st.population - seen.population,
        left=seen.population,
        lost=seen.over == LOST,
        dice=reader.dice,
        losses=tuple(reader.losses),
        actors=tuple(_aimed(st, actor) for actor in reader.actors),
        unknown=tuple(reader.unknown),
        events=events,
        least=losses.least,
        most=losses.most,
        mean=losses.mean,
        rolls=reader.rolls,
        boss_goes=reader.boss_goes,
        tables=losses.tables,
        by=losses.by,
    )
