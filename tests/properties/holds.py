"""What holds in every position of every game: pieces, dice and cards add up, tracks are in range, nothing is left."""

from __future__ import annotations

from collections import Counter

from reckoners.engine.action import has
from reckoners.engine.codes import (
    CAPTURED,
    CARD,
    DISABLED,
    EXCHANGER,
    EXTRA_DIE,
    F_AID,
    F_BENEFIT,
    F_BUY,
    F_CITY_CARDS,
    F_REWARD,
    F_USE,
    F_VICTIM,
    IDLE,
    INFINITE,
    KEPT,
    USED,
)
from reckoners.engine.decision import DECISIONS
from reckoners.engine.dice import lent_by
from reckoners.engine.effects import COSTLY_MOVES, LESS_DICE, LESS_EQUIPMENT, NO_ABILITY, works
from reckoners.engine.groups import owes, owes_a_move
from reckoners.engine.state import State
from reckoners.engine.stealing import stolen_card, stolen_from


def check_everything(state: State) -> None:
    check_pieces(state)
    check_dice(state)
    check_cards(state)
    check_epics(state)
    check_ranges(state)
    check_groups(state)
    check_city(state)
    check_boss_cards(state)
    check_sides(state)
    check_attacked(state)


def check_pieces(state: State) -> None:
    """On the board and in the supply there are as many as the table has (COMP-01, COMP-02, COMP-05, COMP-09)."""
    tables = state.tables
    assert sum(state.enforcement) + state.enforcement_left == tables.enforcement
    assert sum(state.barricades) + state.barricades_left == tables.barricades
    assert state.enforcement_left >= 0
    assert state.barricades_left >= 0
    for pieces, most in (
        (state.red_shields, tables.red_shields),
        (state.blue_shields, tables.blue_shields),
        (state.copies, tables.copy_tokens),
    ):
        assert min(pieces) >= 0
        assert sum(pieces) <= most
    for seat in range(tables.n_seats):
        assert 0 <= state.charges[seat] <= tables.demolitions
    assert min(*state.enforcement, *state.barricades) >= 0


def check_dice(state: State) -> None:
    """Each die is somebody's or the supply's; captured ones keep their owner (COMP-03, EPI-10, EQ2-07, EQ2-22)."""
    tables = state.tables
    owned = [die for slots in state.dice for die in slots]
    assert len(owned) == len(set(owned))
    assert all(state.owner[die] == seat for seat, slots in enumerate(state.dice) for die in slots)
    assert sorted(state.captured) == sorted(die for die in owned if state.status[die] == CAPTURED)
    assert state.owner.count(-1) == len(tables.kind) - len(owned)
    for die, owner in enumerate(state.owner):
        if owner < 0:
            assert not state.lent[die]
            assert die not in [swap[2] for swap in state.swapped]
    lenders = [card - 1 for card in state.lent if card]
    assert len(lenders) == len(set(lenders))
    for seat in range(tables.n_seats):
        given = sum(lent_by(state, card) >= 0 for card in state.cards[seat])
        theirs = sum(1 for die in state.dice[seat] if state.lent[die])
        # a captured die of a stolen card is still its owner's
        assert given <= theirs
        assert len(state.dice[seat]) == len(tables.starting_dice[seat]) + theirs
        gifts = [card for card in state.cards[seat] if tables.family[card] == EXTRA_DIE]
        assert sum(lent_by(state, card) < 0 for card in gifts) == len(state.owed[seat])
    assert len({swap[1] for swap in state.swapped}) == len(state.swapped)
    for seat, card, die, given in state.swapped:
        assert card in state.cards[seat]
        assert die in state.dice[seat]
        assert tables.kind[die] != given


def check_cards(state: State) -> None:
    """Each Equipment card is in one place: hand, market, deck, under an Epic, or out of the game (CARD-07)."""
    tables = state.tables
    places = Counter(
        [
            *(card for card in state.market if card >= 0),
            *state.equipment_deck,
            *(card for own in state.cards for card in own if card < tables.n_equipment),
            *(stolen_card(one) for under in state.stolen for one in under),
        ]
    )
    assert set(places.values()) <= {1}
    assert all(0 <= card < tables.n_equipment for card in places)
    aid = [card for own in state.cards for card in own if card >= tables.first_dawnslight]
    aid += [
        *state.dawnslight_deck,
        *(card for frame in state.stack if frame[0] == F_AID for card in frame[3:] if card >= 0),
    ]
    assert len(aid) == len(set(aid))
    assert all(tables.first_dawnslight <= card < len(tables.card_ids) for card in aid)
    for seat in range(tables.n_seats):
        assert state.cards[seat][0] == tables.ability[seat]
        sleeping = [card for card in range(len(tables.card_ids)) if has(state.asleep[seat], card)]
        assert set(sleeping) <= set(state.cards[seat])
        assert all(has(state.used[seat], card) for card in sleeping)
    for district, under in enumerate(state.stolen):
        assert not under or state.epic[district] >= 0
        assert all(stolen_from(one) < tables.n_seats for one in under)


def check_epics(state: State) -> None:
    epics = Counter([*(e for e in state.epic if e >= 0), *state.epic_deck, *state.defeated, *state.beaten])
    assert sorted(epics) == list(range(len(state.tables.epic_ids)))
    assert set(epics.values()) == {1}


def check_ranges(state: State) -> None:
    tables = state.tables
    assert state.population >= 0
    assert (state.population == 0) == (state.over == 2)
    assert state.money >= 0
    assert 0 <= state.base < tables.base_steps
    for district, epic in enumerate(state.epic):
        if epic >= 0:
            assert 1 <= state.bracket[district] <= len(tables.epic_track[epic]) - 1
            assert 0 <= state.research[district] <= tables.research_limit
            assert 1 <= state.health[district] <= tables.health_limit or state.health[district] == INFINITE
            assert state.health[district] != INFINITE or state.research[district] > 0
    for track, place in enumerate(state.boss_bracket):
        assert 1 <= place <= tables.bracket_end[track]
    fortified = tables.boss_id == "limelight"  # he alone can rise above where he started (LIM-09)
    assert 0 <= state.boss_research <= tables.boss_research or fortified
    assert bool(state.markers) == (tables.marker_start > 0 or tables.protects)
    if state.markers:
        assert len(state.markers) == tables.n_districts
        assert all(0 <= marker < len(tables.district_tracks[0]) for marker in state.markers)
        assert tables.protects or state.boss_research == sum(state.markers)
        assert not state.beaten, "rewards come at once"
    assert (state.tram >= 0) == tables.protects
    assert state.tram < tables.n_districts
    assert all(tokens >= 0 for tokens in (*state.tokens, *state.fresh))


def check_half_paid(state: State, seat: int) -> None:
    goal = owes_a_move(state, seat)
    if goal >= 0:
        assert works(state, seat, COSTLY_MOVES)
        assert goal != state.where[seat]
    else:
        assert owes(state, seat) in state.cards[seat]
        assert not has(state.used[seat], owes(state, seat))


def check_attacked(state: State) -> None:
    """What is out of use belongs to tokens, and counts as used; it does nothing (ATK)."""
    tables = state.tables
    for seat, tokens in enumerate(state.suffers):
        assert list(tokens) == sorted(tokens)
        out = [card for card in range(len(tables.card_ids)) if has(state.disabled[seat], card)]
        assert set(out) <= set(state.cards[seat])
        assert all(has(state.used[seat], card) for card in out)
        assert len([card for card in out if card < tables.n_equipment]) <= tokens.count(LESS_EQUIPMENT)
        assert (tables.ability[seat] in out) == (NO_ABILITY in tokens)
        dice = [die for die in state.dice[seat] if state.status[die] == DISABLED]
        assert len([die for die in dice if state.lent[die] - 1 not in out]) <= tokens.count(LESS_DICE)


def check_groups(state: State) -> None:
    """Open dice, half-paid cards, actions that wait and Sniper tokens belong to their steps."""
    if state.over:
        return
    frames = {frame[0] for frame in state.stack}
    using, buying = F_USE in frames, F_BUY in frames
    for seat in range(state.tables.n_seats):
        assert bool(state.pool[seat]) == (state.source[seat] >= 0)
        assert state.pool[seat] or not (state.untouched[seat] or state.reach[seat])
        if not using:
            assert not state.pool[seat]
            assert not state.owing[seat]
            assert state.sniper[seat] < 0
        if not (using or buying or F_REWARD in frames):
            assert not state.waiting[seat]
        if state.owing[seat]:
            check_half_paid(state, seat)
        assert set(state.waiting[seat]) <= set(state.cards[seat])
        if using:
            there = {state.status[die] for die in state.dice[seat]} - {KEPT, USED, CAPTURED, DISABLED}
            # a card that had swapped one was sold: its own comes back without having been rolled
            assert there <= ({IDLE} if state.markers else set())
    top = DECISIONS[state.stack[-1][0]]
    assert top is not None, "somebody is asked"
    assert state.options


def check_city(state: State) -> None:
    """What is left on the districts' tracks is the Boss's research; each Dawnslight card is in one place (BAB)."""
    tables = state.tables
    if not tables.marker_start:
        assert not state.dawnslight_deck
        return
    assert len(state.markers) == tables.n_districts
    fortified = tables.boss_id == "limelight"
    assert all(0 <= marker <= (10 if fortified else tables.marker_start) for marker in state.markers)
    assert state.boss_research == sum(state.markers)
    turned = [card for frame in state.stack if frame[0] == F_AID for card in frame[3:] if card >= 0]
    held = [card for own in state.cards for card in own if card >= tables.first_dawnslight]
    places = Counter([*state.dawnslight_deck, *turned, *held])
    assert set(places.values()) <= {1}
    assert all(tables.first_dawnslight <= card < len(tables.card_ids) for card in places)


def check_boss_cards(state: State) -> None:
    """A Boss's card is in the deck, or turned (REG-07)."""
    turned = [state.boss_card] if state.boss_card >= 0 else []
    places = Counter([*state.boss_deck, *turned])
    assert set(places.values()) <= {1}
    assert set(places) <= set(range(len(state.tables.boss_cards)))


def check_sides(state: State) -> None:
    """Every district has its own card, or none has; what it trades and lends belongs to steps and places (NEW)."""
    tables = state.tables
    frames = {frame[0] for frame in state.stack}
    if not tables.city_cards:
        assert (state.sides, state.exchanged) == ((), 0)
        assert not frames & {F_CITY_CARDS, F_VICTIM, F_BENEFIT}
    else:
        assert len(state.sides) == tables.n_districts
        boards = zip(state.sides, state.districts, strict=True)
        assert all(card in tables.city_cards[board] for card, board in boards)
        traders = [district for district, card in enumerate(state.sides) if tables.family[card] == EXCHANGER]
        traded = [district for district in range(tables.n_districts) if has(state.exchanged, district)]
        assert set(traded) <= set(traders)
        assert state.over or F_USE in frames or not traded
    for seat in range(tables.n_seats):
        assert not Counter(state.laid_now[seat]) - Counter(state.suffers[seat])
        here = state.sides[state.where[seat]] if state.sides and state.where[seat] >= 0 else -1
        if here >= 0:
            assert state.near[seat] & tables.near[here] == tables.near[here]
        if state.source[seat] - CARD >= tables.first_city_card:
            assert not state.untouched[seat]
