"""A position of one's own: a set-up, whatever of it is overridden, scripted chance, and the step that the table is in.

The engine deals the table out as always; then the overrides are laid on it, and the engine goes on from the wanted
step to the next decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from reckoners.content.errors import known
from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.action import bit
from reckoners.engine.cards import get_back, receive_card, stand
from reckoners.engine.codes import (
    F_PROLOGUE,
    F_ROUND,
    INFINITE,
    N_STREAMS,
    S_ABILITY,
    S_BOSS_START,
    S_DICE,
    S_MOVEMENT,
    S_POWER,
)
from reckoners.engine.decisions.roll import FINISHED
from reckoners.engine.flow import settle
from reckoners.engine.powers import SNIPER
from reckoners.engine.prologue import set_up
from reckoners.engine.state import State
from reckoners.engine.stealing import stolen
from reckoners.engine.steps import STEP_NAMES, STEP_PROLOGUE, STEP_ROLL
from reckoners.engine.tables import Tables
from reckoners.engine.track_words import word_text
from reckoners.game.scenario_checks import cards_of, count, district_of, index_of, within
from reckoners.game.scenario_dice import lay_dice, scripted_faces, start_rolled
from reckoners.game.scenario_format import DistrictPart, Misfit, PositionPart, ReckonerPart, ScriptPart
from reckoners.game.scenario_module4 import (
    lay_attacks,
    lay_boss_cards,
    lay_dawnslight,
    lay_defeats,
    lay_markers,
    lay_sides,
    lay_tram,
    scripted_power,
)

if TYPE_CHECKING:
    from reckoners.game.scenario_format import BossPart

NO_LIMIT = INFINITE - 1  # of numbers that nothing bounds
DEMOLITIONS = "demolitions"  # the power whose card takes tokens (HER2-02)


def build_state(tables: Tables, seed: str, position: PositionPart | UnsetType, script: ScriptPart) -> State:
    """The table as described, waiting for its first decision; a Misfit if there cannot be such a table."""
    st = set_up(tables, seed)
    if position is UNSET:
        position = PositionPart(step="prologue")
    else:
        st.events.clear()
    _lay_ring(st, position.district)
    _lay_epics(st, position)
    _lay_team(st, position)
    _lay_reckoners(st, position)
    _lay_equipment(st, position)
    _lay_boss(st, position)
    lay_tram(st, position)
    lay_dawnslight(st, position)
    _lay_script(st, position, script)
    lay_attacks(st, position)
    _start(st, position)
    return st


def _lay_ring(st: State, districts: tuple[DistrictPart, ...]) -> None:
    """Named districts come first, clockwise in their order; boards that nobody named fill the ring, without Epics."""
    if not districts:
        return
    tables = st.tables
    ring = tables.n_districts
    if len(districts) > ring:
        message = f"{len(districts)} districts; {tables.n_seats} Reckoners play in a ring of {ring}"
        raise Misfit("position.district", message)
    named: list[int] = []
    for number, part in enumerate(districts, start=1):
        board = index_of(tables.district_ids, part.id, f"position.district {number}.id", "district")
        if board in named:
            raise Misfit(f"position.district {number}.id", f"'{part.id}' is there twice; write each district once")
        named.append(board)
    others = [board for board in range(len(tables.district_ids)) if board not in named]
    st.districts = tuple(named + others)[:ring]
    dealt = [epic for epic in st.epic if epic >= 0]
    st.epic_deck = (*dealt, *st.epic_deck)
    st.epic = [-1] * ring
    for district, part in enumerate(districts):
        place = f"position.district {district + 1}"
        st.enforcement[district] = count(part.enforcement, f"{place}.enforcement")
        st.barricades[district] = count(part.barricades, f"{place}.barricades")
        _lay_epic(st, district, part, place)
    _lay_shields(st, districts)
    lay_markers(st, districts)
    lay_sides(st, districts)
    st.enforcement_left = _left(tables.enforcement, st.enforcement, "enforcement", "Enforcement")
    st.barricades_left = _left(tables.barricades, st.barricades, "barricades", "Barricades")


def _lay_shields(st: State, districts: tuple[DistrictPart, ...]) -> None:
    empty = [0] * (st.tables.n_districts - len(districts))
    piles: list[tuple[int, ...]] = []
    for field, pieces, name in (
        ("red_shields", st.tables.red_shields, "red Shields"),
        ("blue_shields", st.tables.blue_shields, "blue Shields"),
        ("copy_tokens", st.tables.copy_tokens, "Copy tokens"),
    ):
        placed = [
            count(getattr(part, field), f"position.district {number}.{field}")
            for number, part in enumerate(districts, start=1)
        ]
        _left(pieces, placed, field, name)
        piles.append(tuple(placed + empty))
    st.red_shields, st.blue_shields, st.copies = piles


def _left(pieces: int, placed: list[int], field: str, name: str) -> int:
    if sum(placed) > pieces:
        raise Misfit(f"position.district.{field}", f"{sum(placed)} {name} on the board; there are {pieces} in all")
    return pieces - sum(placed)


def _lay_epic(st: State, district: int, part: DistrictPart, place: str) -> None:
    tables = st.tables
    if not part.epic:
        for field in ("research", "health", "bracket"):
            if getattr(part, field) is not UNSET:
                raise Misfit(f"{place}.{field}", 'there is no Epic here; write epic = "..." as well')
        return
    epic = index_of(tables.epic_ids, part.epic, f"{place}.epic", "Epic")
    if epic in st.epic:
        raise Misfit(f"{place}.epic", f"'{part.epic}' is in another district already; there is one of each")
    st.epic[district] = epic
    st.epic_deck = tuple(other for other in st.epic_deck if other != epic)
    research = tables.epic_research[epic] if isinstance(part.research, UnsetType) else part.research
    st.research[district] = within(research, 0, tables.research_limit, f"{place}.research")
    health = tables.epic_health[epic]
    if part.health == "infinite":
        if not research:
            raise Misfit(f"{place}.health", f"a weakened Epic has a health; write 1 to {tables.health_limit}")
        health = INFINITE
    elif isinstance(part.health, int):
        health = within(part.health, 1, tables.health_limit, f"{place}.health", ', or "infinite"')
    elif not research:
        health = min(health, tables.epic_weakened[epic])
    st.health[district] = health
    bracket = tables.new_bracket if isinstance(part.bracket, UnsetType) else part.bracket
    st.bracket[district] = within(bracket, 1, len(tables.epic_track[epic]) - 1, f"{place}.bracket")


def _lay_epics(st: State, position: PositionPart) -> None:
    """The piles of Epics. A deck that is given is the whole deck, top first."""
    ids = st.tables.epic_ids
    seen = {epic: "in a district" for epic in st.epic if epic >= 0}
    deck = () if isinstance(position.epic_deck, UnsetType) else position.epic_deck
    st.beaten = cards_of(ids, position.beaten, "beaten", "Epic", seen)
    st.defeated = cards_of(ids, position.defeated, "defeated", "Epic", seen)
    given = cards_of(ids, deck, "epic_deck", "Epic", seen)
    if position.epic_deck is not UNSET:
        st.epic_deck = given
    else:
        st.epic_deck = tuple(epic for epic in st.epic_deck if epic not in seen)


def _lay_team(st: State, position: PositionPart) -> None:
    lowest = st.tables.base_steps - 1
    st.round = count(position.round, "position.round")
    if position.beaten and st.tables.at_once:
        raise Misfit("position.beaten", "rewards come at once at this table; write defeated")
    if position.beaten and position.step not in ("use", "rewards"):
        raise Misfit(
            "position.beaten", f"they have given their rewards before the {position.step} step; write defeated"
        )
    if not st.round and position.step != "prologue":
        raise Misfit("position.round", 'rounds count from 1; only the prologue (step = "prologue") comes before')
    if not isinstance(position.population, UnsetType):
        st.population = count(position.population, "position.population", 1)
    if not isinstance(position.money, UnsetType):
        st.money = count(position.money, "position.money")
    base = 0 if position.base == "top" else lowest if position.base == "bottom" else position.base
    st.base = within(base, 0, lowest, "position.base", ' (steps below the top), "top" or "bottom"')


def _lay_reckoners(st: State, position: PositionPart) -> None:
    tables = st.tables
    in_prologue = position.step == "prologue"
    for name in position.reckoners:
        index_of(tables.seat_ids, name, f"position.reckoners.{name}", "Reckoner")
    for seat, name in enumerate(tables.seat_ids):
        part = position.reckoners.get(name, ReckonerPart())
        place = f"position.reckoners.{name}"
        if in_prologue and (part.district or part.sniper):
            raise Misfit(f"{place}.district", "Reckoners are placed at the end of the prologue; leave it out")
        if not in_prologue:
            stand(st, seat, district_of(st, part.district, f"{place}.district") if part.district else 0)
        if not isinstance(part.plan, UnsetType):
            st.tokens[seat] = count(part.plan, f"{place}.plan")
        st.fresh[seat] = count(part.plan_next, f"{place}.plan_next")
        if part.plan_next and position.step in ("prologue", "roll", "activate"):
            raise Misfit(f"{place}.plan_next", f"tokens lie on the board in the {position.step} step; write plan")
        if part.sniper:
            if position.step != "use":
                raise Misfit(f"{place}.sniper", f"the Sniper token is on its card in the {position.step} step")
            if tables.power[tables.ability[seat]] != SNIPER:
                raise Misfit(f"{place}.sniper", f"'{name}' has no Sniper token")
            st.sniper[seat] = district_of(st, part.sniper, f"{place}.sniper")
        if part.charges:
            if tables.power[tables.ability[seat]] != ODD_POWERS.index(DEMOLITIONS):
                raise Misfit(f"{place}.charges", f"'{name}' has no card that takes Demolitions tokens")
            charges = list(st.charges)
            charges[seat] = within(part.charges, 0, tables.demolitions, f"{place}.charges")
            st.charges = tuple(charges)


def _lay_equipment(st: State, position: PositionPart) -> None:
    """Owned cards, the market, then the deck: what is not named keeps its shuffled order."""
    tables = st.tables
    ids = tables.card_ids[: tables.n_equipment]
    pile = [card for card in (*st.market, *st.equipment_deck) if card >= 0]
    seen: dict[int, str] = {}
    for seat, name in enumerate(tables.seat_ids):
        part = position.reckoners.get(name, ReckonerPart())
        for card in cards_of(ids, part.equipment, f"reckoners.{name}.equipment", "Equipment", seen):
            if tables.card_ids[card] in part.asleep:
                get_back(st, seat, card)
            else:
                receive_card(st, seat, card)
        _check_asleep(name, part, position.step)
        owned = [tables.card_ids[card] for card in st.cards[seat]]
        for word in part.used:
            if word not in owned:
                message = f"'{name}' has no card '{word}'; {known(word, owned)}"
                raise Misfit(f"position.reckoners.{name}.used", message)
            st.used[seat] |= bit(tables.card_ids.index(word))
    _lay_stolen(st, position, seen)
    market = position.market
    deck = position.equipment_deck
    if not isinstance(market, UnsetType):
        if len(market) > tables.market_size:
            raise Misfit("position.market", f"{len(market)} cards; the market has {tables.market_size} places")
        cards = cards_of(ids, market, "market", "Equipment", seen)
        st.market = [*cards, *[-1] * (tables.market_size - len(cards))]
    given = cards_of(ids, () if isinstance(deck, UnsetType) else deck, "equipment_deck", "Equipment", seen)
    rest = [card for card in pile if card not in seen]
    if isinstance(market, UnsetType):
        st.market = rest[: tables.market_size]
        st.market += [-1] * (tables.market_size - len(st.market))
        rest = rest[tables.market_size :]
    st.equipment_deck = tuple(rest) if isinstance(deck, UnsetType) else given


def _check_asleep(name: str, part: ReckonerPart, step: str) -> None:
    place = f"position.reckoners.{name}.asleep"
    if part.asleep and step in ("prologue", "roll"):
        raise Misfit(place, f"no card sleeps in the {step} step: they wake when a Reckoner phase begins")
    for word in part.asleep:
        if word not in part.equipment:
            message = f"'{name}' has no Equipment '{word}'; {known(word, part.equipment)}"
            raise Misfit(place, message)


def _lay_stolen(st: State, position: PositionPart, seen: dict[int, str]) -> None:
    """Cards under Epics, each with whose it was: `tia emp`."""
    tables = st.tables
    under: list[tuple[int, ...]] = [()] * tables.n_districts
    for district, part in enumerate(position.district):
        field = f"district {district + 1}.stolen"
        if part.stolen and not part.epic:
            raise Misfit(f"position.{field}", 'there is no Epic here; write epic = "..." as well')
        cards: list[int] = []
        for number, text in enumerate(part.stolen, start=1):
            place = f"position.{field} {number}"
            name, _, word = text.partition(" ")
            seat = index_of(tables.seat_ids, name, place, "Reckoner")
            index_of(tables.card_ids[: tables.n_equipment], word, place, "Equipment")
            found = cards_of(tables.card_ids[: tables.n_equipment], (word,), field, "Equipment", seen)
            cards.append(stolen(found[0], seat))
        under[district] = tuple(cards)
    st.stolen = tuple(under)


def _lay_boss(st: State, position: PositionPart) -> None:
    boss = position.boss
    tables = st.tables
    if position.step == "prologue":
        if boss.district:
            raise Misfit("position.boss.district", "the prologue draws his district; write boss_start in [script]")
    else:
        st.boss_at = district_of(st, boss.district, "position.boss.district") if boss.district else 0
    if not isinstance(boss.research, UnsetType):
        if tables.marker_start:
            raise Misfit("position.boss.research", "lies on the districts' tracks in this city; write their marker")
        most = NO_LIMIT if tables.boss_cells else tables.boss_research  # he may be fortified (LIM-09)
        st.boss_research = within(boss.research, 0, most, "position.boss.research")
    if st.boss_research == 0:
        st.boss_health = tables.boss_health
    if not isinstance(boss.health, UnsetType):
        if st.boss_research:
            raise Misfit("position.boss.health", "is infinite until his research is 0; write research = 0 as well")
        most = NO_LIMIT if tables.boss_cells else tables.boss_health
        st.boss_health = within(boss.health, 1, most, "position.boss.health")
    _lay_boss_brackets(st, boss)
    lay_boss_cards(st, boss)
    lay_defeats(st, position)


def _lay_boss_brackets(st: State, boss: BossPart) -> None:
    for track, id in enumerate(st.tables.track_ids):
        place: int | UnsetType = getattr(boss, id, UNSET)
        if not isinstance(place, UnsetType):
            st.boss_bracket[track] = within(place, 1, st.tables.bracket_end[track], f"position.boss.{id}")


def _lay_script(st: State, position: PositionPart, script: ScriptPart) -> None:
    """Dice are laid out here too: scripts follow their order."""
    lay_dice(st, position)
    forced: list[tuple[int, ...]] = [()] * N_STREAMS
    faces = st.tables.movement
    for number, steps in enumerate(script.movement, start=1):
        if steps not in faces:
            shown = ", ".join(map(str, sorted(set(faces))))
            raise Misfit(f"script.movement {number}", f"the movement die has no {steps}; it shows {shown}")
    forced[S_MOVEMENT] = tuple(faces.index(steps) for steps in script.movement)
    forced[S_ABILITY] = _scripted_ability(st, script)
    forced[S_POWER] = scripted_power(st, script)
    if script.boss_start:
        forced[S_BOSS_START] = (district_of(st, script.boss_start, "script.boss_start"),)
    for seat, queue in scripted_faces(st, position, script).items():
        forced[S_DICE + seat] = queue
    st.forced = forced


def _scripted_ability(st: State, script: ScriptPart) -> tuple[int, ...]:
    faces = tuple(word_text(word) for word in st.tables.ability_die)
    return tuple(
        index_of(faces, word, f"script.ability {number}", "face of the Epic Ability die")
        for number, word in enumerate(script.ability, start=1)
    )


def _start(st: State, position: PositionPart) -> None:
    """From the wanted step to the next decision. A decision with one option is taken by itself, as always."""
    step = STEP_NAMES.index(position.step)
    if step not in (STEP_PROLOGUE, *st.tables.steps):
        known = ", ".join(STEP_NAMES[other] for other in st.tables.steps)
        raise Misfit("position.step", f"there is no step '{position.step}' at this table; give prologue, {known}")
    if position.step == "prologue":
        st.round = 0
        st.stack = [(F_PROLOGUE, 0)]
    elif step == STEP_ROLL and start_rolled(st, position):
        pass
    elif step == STEP_ROLL:
        for name, part in position.reckoners.items():
            if part.used:
                raise Misfit(
                    f"position.reckoners.{name}.used", "cards are ready when the roll step begins; list dice too"
                )
        st.round -= 1  # the step counts it up
        st.stack = [(F_ROUND, st.tables.steps.index(step))]
    else:
        st.rolls = [FINISHED] * st.tables.n_seats
        st.stack = [(F_ROUND, st.tables.steps.index(step))]
    st.stale = -1
    settle(st)
