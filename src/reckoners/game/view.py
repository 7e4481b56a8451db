"""The table as everybody sees it: a plain value with names. Hidden cards are counted, not shown."""

from __future__ import annotations

from reckoners.content.model import ATTACK_EFFECTS, BETWEEN_ACTIONS, SYMBOLS, TABLE_ROWS
from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine import codes
from reckoners.engine.action import has
from reckoners.engine.boss import boss_goes
from reckoners.engine.codes import CAPTURED, DISABLED, INFINITE, KEPT, MARKED, ROLLED, USED
from reckoners.engine.decision import decision_of
from reckoners.engine.decisions.roll import FINISHED
from reckoners.engine.dice import SINGLED, symbols_shown
from reckoners.engine.flow import step_now
from reckoners.engine.groups import owes, owes_a_move, paid_first
from reckoners.engine.moving import is_held
from reckoners.engine.pools import ONE
from reckoners.engine.state import State
from reckoners.engine.stealing import stolen_card, stolen_from
from reckoners.engine.steps import STEP_NAMES
from reckoners.engine.track_words import word_text
from reckoners.game.happened import RESULTS
from reckoners.game.supposed import measures_of
from reckoners.game.things import district_word, face_word, source_word
from reckoners.game.view_types import (
    BenefitView,
    BossTrackView,
    BossView,
    CardView,
    DieView,
    DistrictView,
    EpicView,
    OpenView,
    OwingView,
    ReckonerView,
    RewardsView,
    StolenView,
    TableView,
    WaitingView,
)

__all__ = [
    "BossTrackView",
    "BossView",
    "CardView",
    "DieView",
    "DistrictView",
    "EpicView",
    "OpenView",
    "OwingView",
    "ReckonerView",
    "RewardsView",
    "StolenView",
    "TableView",
    "WaitingView",
    "decision_name",
    "step_of",
    "view",
]

DIE_STATES = {
    codes.IDLE: "idle",
    ROLLED: "rolled",
    MARKED: "marked",
    KEPT: "kept",
    USED: "used",
    CAPTURED: "captured",
    DISABLED: "disabled",
}
DEMOLITIONS = "demolitions"  # the power whose card takes tokens (HER2-02)
SWAP = "swap"  # the decision that looks at the supply (EQ2-07)


def step_of(st: State) -> str:
    """The step that the table is in; in the prologue's purchase it is still the prologue."""
    return STEP_NAMES[step_now(st)]


def decision_name(st: State) -> str:
    decision = decision_of(st)
    return "" if decision is None else decision.name


def view(st: State, *, printed: bool = True) -> TableView:
    """The table as it lies there. Without what is printed it is what changes in a game: tracks and weakened values of
    cards and boards are left out."""
    tables = st.tables
    ring = range(tables.n_districts)
    decision = decision_name(st)
    return TableView(
        round=st.round,
        step=step_of(st),
        decision=decision,
        result=RESULTS[st.over],
        population=st.population,
        money=st.money,
        base=st.base,
        base_steps=tables.base_steps,
        boss=_boss(st, printed),
        districts=tuple(_district(st, district, printed) for district in ring),
        reckoners=tuple(_reckoner(st, seat) for seat in range(tables.n_seats)),
        market=tuple(tables.card_ids[card] if card >= 0 else None for card in st.market),
        equipment_deck=len(st.equipment_deck),
        epic_deck=len(st.epic_deck),
        defeated=tuple(tables.epic_ids[epic] for epic in st.defeated),
        beaten=tuple(tables.epic_ids[epic] for epic in st.beaten),
        rewards=_rewards(st),
        enforcement_left=st.enforcement_left,
        barricades_left=st.barricades_left,
        discarded=_discarded(st),
        red_shields_left=tables.red_shields - sum(st.red_shields) if tables.red_shields else None,
        blue_shields_left=tables.blue_shields - sum(st.blue_shields) if tables.blue_shields else None,
        copy_tokens_left=tables.copy_tokens - sum(st.copies) if tables.copy_tokens else None,
        supply=_supply(st) if decision == SWAP else {},
        dawnslight_left=len(st.dawnslight_deck) if tables.marker_start else None,
        tram=district_word(st, st.tram) if st.tram >= 0 else None,
        tram_next=_tram_next(st),
        benefit=_benefit(st),
    )


def _tram_next(st: State) -> tuple[str, ...]:
    """Districts that the movement board passes next, in their order."""
    ring = st.tables.n_districts
    return tuple(
        district_word(st, (st.tram + step + 1) % ring) for step in range(st.tables.passes if st.tram >= 0 else 0)
    )


def _rewards(st: State) -> RewardsView:
    """The last ones first: a reward may come while another one is shared out."""
    frame = next((frame for frame in reversed(st.stack) if frame[0] == codes.F_REWARD), None)
    return RewardsView(*frame[1:6], *frame[7:9]) if frame else RewardsView(0, 0, 0)


def _benefit(st: State) -> BenefitView | None:
    """What waits for a reward to be shared out is not there yet."""
    if not st.stack or st.stack[-1][0] != codes.F_BENEFIT:
        return None
    _, district, whose, *left = st.stack[-1]
    pool = sum(count * ONE[symbol] for symbol, count in enumerate(left))
    card = st.tables.card_ids[st.sides[district]]
    who = st.tables.seat_ids[whose - 1] if whose else ""
    return BenefitView(district_word(st, district), card, face_word(pool), who) if pool else None


def _supply(st: State) -> dict[str, int]:
    """Dice of nobody by colour; captured ones keep their owner."""
    kinds = st.tables.kind
    counts = [0] * len(st.tables.die_ids)
    for die, owner in enumerate(st.owner):
        counts[kinds[die]] += owner < 0
    return {id: count for id, count in zip(st.tables.die_ids, counts, strict=True) if count}


def _discarded(st: State) -> tuple[str, ...]:
    """What is neither in the deck nor to be seen, in the order of the content: the deck's order stays hidden."""
    around = {*st.equipment_deck, *st.market, *(card for cards in st.cards for card in cards)}
    around |= {stolen_card(one) for there in st.stolen for one in there}
    ids = st.tables.card_ids
    return tuple(ids[card] for card in range(st.tables.n_equipment) if card not in around)


def _boss(st: State, printed: bool) -> BossView:
    tables = st.tables
    goes = boss_goes(st)
    return BossView(
        id=tables.boss_id,
        district=district_word(st, st.boss_at) if st.boss_at >= 0 else None,
        goes_to=district_word(st, goes) if goes >= 0 else None,
        research=st.boss_research,
        health=None if st.boss_research else st.boss_health,
        weakened_health=tables.boss_health if printed else 0,
        group_size=tables.group_size if printed else 0,
        tracks=tuple(
            BossTrackView(
                tables.track_ids[t],
                tables.track_colours[t],
                st.boss_bracket[t],
                tuple(word_text(word) for word in tables.boss_tracks[t]) if printed else (),
            )
            for t in range(len(tables.track_ids))
        ),
        card=ATTACK_EFFECTS[tables.boss_cards[st.boss_card]] if st.boss_card >= 0 else "",
        cards_left=len(st.boss_deck),
        deck=_boss_deck(st),
        tables=_boss_tables(st) if printed else (),
        columns=tuple(st.boss_bracket) if tables.boss_cells else (),
        rolled=tuple(TABLE_ROWS[row] for row in st.power_rolls if row >= 0),
        measures=measures_of(st),
    )


def _boss_tables(st: State) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The page of his booklet."""
    return tuple(
        tuple(tuple(BETWEEN_ACTIONS.join(map(word_text, cell)) for cell in row) for row in rows)
        for rows in st.tables.boss_cells
    )


def _boss_deck(st: State) -> dict[str, int]:
    """What lies face down, by effect and not in its order: everybody has seen what was turned."""
    effects = [st.tables.boss_cards[card] for card in st.boss_deck]
    return {word: effects.count(effect) for effect, word in enumerate(ATTACK_EFFECTS) if effect in effects}


def _district(st: State, district: int, printed: bool) -> DistrictView:
    tables = st.tables
    epic = st.epic[district]
    health = st.health[district]
    return DistrictView(
        id=district_word(st, district),
        order=(district - max(0, st.boss_at)) % tables.n_districts + 1,
        epic=None
        if epic < 0
        else EpicView(
            id=tables.epic_ids[epic],
            research=st.research[district],
            health=None if health == INFINITE else health,
            bracket=st.bracket[district],
            weakened_health=tables.epic_weakened[epic] if printed else 0,
            track=tuple(word_text(word) for word in tables.epic_track[epic]) if printed else (),
        ),
        enforcement=st.enforcement[district],
        barricades=st.barricades[district],
        reckoners=tuple(tables.seat_ids[seat] for seat in range(tables.n_seats) if st.where[seat] == district),
        boss=st.boss_at == district,
        sniper=district in st.sniper,
        red_shields=st.red_shields[district],
        blue_shields=st.blue_shields[district],
        copy_tokens=st.copies[district],
        stolen=tuple(
            StolenView(tables.card_ids[stolen_card(one)], tables.seat_ids[stolen_from(one)])
            for one in st.stolen[district]
        ),
        held=is_held(st, district),
        marker=st.markers[district] if st.markers else None,
        track=_district_track(st, district) if printed and st.markers else (),
        newcago_card=tables.card_ids[st.sides[district]] if st.sides and st.sides[district] >= 0 else "",
        exchanged=has(st.exchanged, district),
    )


def _district_track(st: State, district: int) -> tuple[str, ...]:
    """What each spot does, from the top down to 0; where markers of research start nothing happens (BAB-03)."""
    words = st.tables.district_tracks[st.districts[district]]
    return tuple(word_text(word) if word else "" for word in reversed(words))


def _reckoner(st: State, seat: int) -> ReckonerView:
    tables = st.tables
    where = st.where[seat]
    first = tables.first_dawnslight
    cards = [_card(st, seat, card) for card in st.cards[seat] if card < first]
    return ReckonerView(
        id=tables.seat_ids[seat],
        district=district_word(st, where) if where >= 0 else None,
        dice=tuple(_die(st, seat, slot, die) for slot, die in enumerate(st.dice[seat])),
        plan=st.tokens[seat],
        plan_next=st.fresh[seat],
        ability=cards[0],
        equipment=tuple(cards[1:]),
        open=OpenView(source_word(st.source[seat], st), face_word(st.pool[seat]), st.reach[seat], st.untouched[seat])
        if st.pool[seat]
        else None,
        rolls=0 if st.rolls[seat] == FINISHED else st.rolls[seat],
        rolling_done=st.rolls[seat] == FINISHED,
        sniper=district_word(st, st.sniper[seat]) if st.sniper[seat] >= 0 else None,
        waiting=tuple(
            WaitingView(tables.card_ids[card], face_word(tables.gives[card]), tables.either[card])
            for card in st.waiting[seat]
        ),
        owing=_owing(st, seat),
        suffers=tuple(ATTACK_EFFECTS[effect] for effect in st.suffers[seat]),
        dawnslight=tuple(tables.card_ids[card] for card in st.cards[seat] if card >= first),
    )


def _owing(st: State, seat: int) -> OwingView | None:
    """What the second payment may be follows from what the first one was worth."""
    card, district = owes(st, seat), owes_a_move(st, seat)
    if district >= 0:
        return OwingView("", (), district_word(st, district))
    if card < 0:
        return None
    one, other = st.tables.cost_two[card]
    first = paid_first(st, seat)
    left = [SYMBOLS[symbol] for symbol, paid in ((other, one), (one, other)) if has(first, paid)]
    return OwingView(st.tables.card_ids[card], tuple(left))


def _card(st: State, seat: int, card: int) -> CardView:
    power = st.tables.power[card]
    charged = power >= 0 and ODD_POWERS[power] == DEMOLITIONS
    return CardView(
        st.tables.card_ids[card],
        has(st.used[seat], card),
        has(st.asleep[seat], card),
        st.charges[seat] if charged else None,
        has(st.disabled[seat], card),
    )


def _die(st: State, seat: int, slot: int, die: int) -> DieView:
    """What a die is worth to its owner: a doubled symbol is shown doubled."""
    kind = st.tables.kind[die]
    shown, pool = symbols_shown(st, seat, die), st.tables.face_pool[kind][st.face[die]]
    return DieView(
        name=f"d{slot + 1}",
        colour=st.tables.die_ids[kind],
        face=face_word(shown),
        state=DIE_STATES[st.status[die]],
        printed=face_word(pool) if st.effects[seat] & SINGLED and pool != shown else "",
    )
