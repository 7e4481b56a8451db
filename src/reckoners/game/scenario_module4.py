"""What module 4 lays on a table, in a position of one's own: markers on district tracks, the Boss's cards and what they
have done to Reckoners, Dawnslight cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UnsetType

from reckoners.content.errors import known
from reckoners.content.model import ATTACK_EFFECTS, TABLE_ROWS
from reckoners.engine.attack_reckoners import disable_card, put_out_of_use
from reckoners.engine.cards import note_effects
from reckoners.engine.codes import DISABLED
from reckoners.engine.effects import LESS_DICE, LESS_EQUIPMENT, NO_ABILITY
from reckoners.game.scenario_checks import cards_of, district_of, index_of, within
from reckoners.game.scenario_format import DistrictPart, Misfit, PositionPart, ReckonerPart, ScriptPart

if TYPE_CHECKING:
    from reckoners.engine.state import State
    from reckoners.game.scenario_format import BossPart

MOST_DEFEATS = 99


def lay_markers(st: State, districts: tuple[DistrictPart, ...]) -> None:
    """Where nothing is said a marker is where it starts. What is left on all tracks is the Boss's research (BAB-01)."""
    for district, part in enumerate(districts):
        if isinstance(part.marker, UnsetType):
            continue
        place = f"position.district {district + 1}.marker"
        if not st.markers:
            raise Misfit(place, "the districts of this city have no tracks of their own; leave it out")
        top = len(st.tables.district_tracks[st.districts[district]]) - 1
        markers = list(st.markers)
        markers[district] = within(part.marker, 0, top, place)
        st.markers = tuple(markers)
    if st.tables.marker_start:
        st.boss_research = sum(st.markers)


def lay_tram(st: State, position: PositionPart) -> None:
    """The movement board of a city that walks. Where nothing is said it is behind the Boss, as it starts (ILD-02)."""
    if not st.tables.protects:
        if position.tram:
            raise Misfit("position.tram", "this city does not walk; leave it out")
    elif position.step != "prologue":
        st.tram = district_of(st, position.tram, "position.tram") if position.tram else st.boss_at
    elif position.tram:
        raise Misfit("position.tram", "the prologue puts it behind the Boss; leave it out")


def lay_boss_cards(st: State, boss: BossPart) -> None:
    """By what they do. A deck that is given is all that lies face down, top card first."""
    said = not isinstance(boss.deck, UnsetType)
    left = list(st.boss_deck)
    if (boss.card or said) and not left:
        raise Misfit(f"position.boss.{'card' if boss.card else 'deck'}", "this Boss has no cards; leave it out")
    if boss.card:
        st.boss_card = _taken(st, left, boss.card, "position.boss.card")
        st.boss_deck = tuple(left)
    if not isinstance(boss.deck, UnsetType):
        st.boss_deck = tuple(
            [_taken(st, left, word, f"position.boss.deck {number}") for number, word in enumerate(boss.deck, start=1)]
        )


def lay_defeats(st: State, position: PositionPart) -> None:
    """How many Epics were defeated in this Reckoner phase, for the Boss who asks for it (LIM-07)."""
    if position.defeats and not st.tables.boss_cells:
        raise Misfit("position.defeats", "this Boss does not count them; leave it out")
    st.defeats = within(position.defeats, 0, MOST_DEFEATS, "position.defeats")


def scripted_power(st: State, script: ScriptPart) -> tuple[int, ...]:
    """Rows that power dice will show, with the table that each is for: `yellow B`."""
    found: list[int] = []
    for number, text in enumerate(script.power, start=1):
        place = f"script.power {number}"
        if not st.tables.boss_cells:
            raise Misfit(place, "this Boss has no power dice; leave it out")
        name, _, row = text.partition(" ")
        table = index_of(st.tables.track_ids, name, place, "table")
        rows = tuple(map(str, (TABLE_ROWS[face] for face in st.tables.power_dice[table])))
        found.append(index_of(rows, row, place, "row of its die"))
    return tuple(found)


def _taken(st: State, left: list[int], word: str, place: str) -> int:
    """A card that does this, out of those that are left."""
    effect = index_of(ATTACK_EFFECTS, word, place, "effect of a card")
    card = next((card for card in sorted(left) if st.tables.boss_cards[card] == effect), -1)
    if card < 0:
        raise Misfit(place, f"there are only {st.tables.boss_cards.count(effect)} cards with '{word}'")
    left.remove(card)
    return card


def lay_attacks(st: State, position: PositionPart) -> None:
    """What Reckoners suffer, and the cards that are out of use for it; the die that such a card gave is so too. What is
    still to be chosen when the roll step begins is not said."""
    choosing = position.step == "roll" and not any(part.dice for part in position.reckoners.values())
    for seat, name in enumerate(st.tables.seat_ids):
        part = position.reckoners.get(name, ReckonerPart())
        place = f"position.reckoners.{name}"
        if part.suffers and position.step == "prologue":
            raise Misfit(f"{place}.suffers", "nobody is attacked in the prologue; leave it out")
        effects = [index_of(ATTACK_EFFECTS, word, f"{place}.suffers", "effect") for word in part.suffers]
        if part.disabled and choosing:
            raise Misfit(f"{place}.disabled", "is chosen when the roll step begins; list dice too, or leave it out")
        tokens = list(st.suffers)
        tokens[seat] = tuple(sorted(effects))
        st.suffers = tuple(tokens)
        if NO_ABILITY in effects:
            put_out_of_use(st, seat, st.tables.ability[seat])
        _lay_disabled(st, seat, part, place)
        note_effects(st, seat)


def _lay_disabled(st: State, seat: int, part: ReckonerPart, place: str) -> None:
    dice = sum(st.status[die] == DISABLED for die in st.dice[seat])
    if dice > part.suffers.count(ATTACK_EFFECTS[LESS_DICE]):
        raise Misfit(f"{place}.dice", f"{dice} are disabled; write 'die' so often in suffers as well")
    allowed = part.suffers.count(ATTACK_EFFECTS[LESS_EQUIPMENT])
    if len(part.disabled) > allowed:
        raise Misfit(f"{place}.disabled", f"{len(part.disabled)} cards; by what is suffered there are {allowed}")
    for word in part.disabled:
        if word not in part.equipment:
            raise Misfit(f"{place}.disabled", f"no Equipment '{word}' here; {known(word, part.equipment)}")
        disable_card(st, seat, st.tables.card_ids.index(word))


def lay_dawnslight(st: State, position: PositionPart) -> None:
    """Cards in front of Reckoners, then the deck: what is not named keeps its shuffled order, or is out of the game
    where the whole deck is given."""
    tables = st.tables
    first = tables.first_dawnslight
    ids = tables.card_ids[first : tables.first_city_card]
    seen: dict[int, str] = {}
    for seat, name in enumerate(tables.seat_ids):
        part = position.reckoners.get(name, ReckonerPart())
        field = f"reckoners.{name}.dawnslight"
        if part.dawnslight and not st.tables.marker_start:
            raise Misfit(f"position.{field}", "this city has no Dawnslight cards; leave it out")
        cards = cards_of(ids, part.dawnslight, field, "Dawnslight card", seen)
        st.cards[seat] = (*st.cards[seat], *(first + card for card in cards))
    if isinstance(position.dawnslight_deck, UnsetType):
        st.dawnslight_deck = tuple(card for card in st.dawnslight_deck if card - first not in seen)
        return
    if not st.tables.marker_start:
        raise Misfit("position.dawnslight_deck", "this city has no Dawnslight cards; leave it out")
    deck = cards_of(ids, position.dawnslight_deck, "dawnslight_deck", "Dawnslight card", seen)
    st.dawnslight_deck = tuple(first + card for card in deck)


def lay_sides(st: State, districts: tuple[DistrictPart, ...]) -> None:
    """Newcago's cards where the boards lie now: as given, else side A where both may lie."""
    tables = st.tables
    named = {place: part.card for place, part in enumerate(districts) if part.card}
    if not tables.city_cards:
        for place in named:
            message = "districts have no cards here; leave it out, or play with an option that lays them"
            raise Misfit(f"position.district {place + 1}.card", message)
        return
    sides: list[int] = []
    for place, board in enumerate(st.districts):
        cards = tables.city_cards[board]
        ids = [tables.card_ids[card] for card in cards]
        if place in named:
            sides.append(cards[index_of(tuple(ids), named[place], f"position.district {place + 1}.card", "card side")])
        else:
            sides.append(cards[0] if cards else -1)
    st.sides = tuple(sides)
