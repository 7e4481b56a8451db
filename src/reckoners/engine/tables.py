"""The content of one set-up as integer tables: what the rules look up, frozen and shared by every clone.

Ids are positions: Epics, districts and dice as they stand in the packs; cards are Equipment first, then abilities, then
Dawnslight cards, then cards of districts.
"""

from __future__ import annotations

from typing import Final

from reckoners.content.content import Content
from reckoners.content.model import (
    ATTACK_EFFECTS,
    CITY_CARD_SIDES,
    DIFFICULTIES,
    TABLE_ROWS,
    TRACK_COLOURS,
    Ability,
    Boss,
    City,
    CityCard,
    District,
    Equipment,
    Odd,
    actions_in,
    page_tables,
    words_on,
)
from reckoners.engine import bosses, cities, faith, odd  # noqa: F401 - registers them
from reckoners.engine.action import with_target
from reckoners.engine.boss import BOSSES, BossPiece
from reckoners.engine.card_tables import note_city_card, note_power
from reckoners.engine.city import CITIES, CityPiece
from reckoners.engine.codes import (
    AFTER_MOVE,
    FREE_SYMBOLS,
    HEALING,
    INFINITE,
    MOVE,
)
from reckoners.engine.odd.after_move import after_move
from reckoners.engine.pools import (
    mask_of,
    pool_of,
    serving_key,
    serving_symbols,
    usable_key,
    usable_symbols,
)
from reckoners.engine.powers import POWERS
from reckoners.engine.steps import RECKONER_STEPS, STEP_ACTIVATE, STEP_CITY_CARDS, STEP_REWARDS
from reckoners.engine.track_words import PULL_WORD, number_of, word_code
from reckoners.engine.triggers import MOVED, N_TRIGGERS, Trigger

HINDERING: Final = ("blackmail", "sabotage")

# Variants, as the options of a set-up call them.
CASUAL: Final = "casual"
INTENSITY: Final = ("", "intense", "most-intense")
REWARDS_AT_ONCE: Final = "rewards-at-once"


class Tables:
    """One set-up's content. `seats` are the Reckoners' ids in seat order."""

    def __init__(
        self,
        content: Content,
        seats: tuple[str, ...],
        difficulty: str,
        boss: str,
        city: str,
        modules: tuple[int, ...] = (),
        options: tuple[str, ...] = (),
    ) -> None:
        self.modules: tuple[int, ...] = modules
        self.options: tuple[str, ...] = options
        table = content.table
        level = DIFFICULTIES.index(difficulty)
        self.level: int = level  # 0 is the easiest
        self.n_seats: int = len(seats)
        self.n_districts: int = self.n_seats + 1
        self.population: int = table.population
        # a casual game starts with a dollar more for each Reckoner (VAR-04)
        self.money: int = table.money + (self.n_seats if CASUAL in options else 0)
        # people that the Boss attacks on top of his yellow track (VAR-05)
        self.intense: int = INTENSITY.index(next((word for word in INTENSITY if word in options), ""))
        self.base_steps: int = table.base_steps
        self.market_size: int = table.market
        self.plan_tokens: int = table.plan_tokens
        self.enforcement: int = table.enforcement
        self.barricades: int = table.barricades
        self.refresh_price: int = table.refresh_price
        self.ransom: int = table.ransom
        self.first_bracket: int = table.first_bracket
        self.boss_start: int = table.boss_bracket
        self.new_bracket: int = table.new_bracket
        self.research_limit: int = table.research_limit
        self.health_limit: int = table.health_limit
        self.red_shields: int = table.red_shields
        self.blue_shields: int = table.blue_shields
        self.copy_tokens: int = table.copy_tokens
        self.demolitions: int = table.demolitions
        self.ability_die: tuple[int, ...] = tuple(word_code(word) for word in table.ability_die)
        self.city_boards: tuple[District, ...] = content.cities[city].districts
        self._dice(content, seats)
        self._cards(content, seats)
        self._epics(content)
        self._boss(content, boss, city, level)
        # what a campaign carries over from its games before (`carry`)
        self.brought: tuple[tuple[int, int], ...] = ()  # seat and Equipment
        self.fallen: tuple[int, ...] = ()  # Epics that are not in the deck
        self.angry: tuple[int, ...] = ()  # Epics whose bracket starts one further
        self.remembered: int = 0  # people more, or fewer
        # who answers to what happens: the odd cards of this content, then city and Boss (`triggers`)
        powers = [POWERS[number] for number in dict.fromkeys(self.power) if number >= 0]
        answers = [*(power.triggers for power in powers), self.city.triggers, self.boss.triggers]
        if AFTER_MOVE in self.family:
            answers.append(((MOVED, after_move),))
        self.triggers: list[list[Trigger]] = [
            [trigger for some in answers for kind, trigger in some if kind == what] for what in range(N_TRIGGERS)
        ]
        # whether moving and clearing can be otherwise than by Barricades: Copy tokens, Pull
        self.ways_vary: bool = self.copy_tokens > 0 or any(
            place < len(track)
            for place, track in zip(self.pull_place, self.epic_track)  # noqa: B905 - as long
        )
        # remembered: which symbols a mask may be used as, under a set of converters
        self.uses: dict[int, tuple[int, ...]] = {}
        # remembered: which symbols may be used up for each of them, where that is a choice
        self.servings: dict[int, tuple[int, ...]] = {}
        # where one could go if there were no Barricade, as move options without seat and source
        self.ring: tuple[int, ...] = tuple(range(self.n_districts))
        ring = self.ring
        self.open_moves: list[list[int]] = [[with_target(MOVE, d) for d in ring if d != start] for start in ring]

    def carry(
        self, brought: tuple[tuple[int, int], ...], fallen: tuple[int, ...], angry: tuple[int, ...], people: int
    ) -> None:
        """What was left of an earlier game: before the first table is set up with these."""
        self.brought = brought
        self.fallen = fallen
        self.angry = angry
        self.remembered = people

    def _dice(self, content: Content, seats: tuple[str, ...]) -> None:
        kinds = list(content.dice.values())
        self.die_ids: tuple[str, ...] = tuple(content.dice)
        self.n_faces: list[int] = [len(kind.faces) for kind in kinds]
        self.special: list[bool] = [kind.special for kind in kinds]
        self.face_pool: list[list[int]] = [[pool_of(face) for face in kind.faces] for kind in kinds]
        self.face_mask: list[list[int]] = [[mask_of(pool) for pool in pools] for pools in self.face_pool]
        self.kind: list[int] = [i for i, kind in enumerate(kinds) for _ in range(kind.count)]
        # equal faces of a die are one choice (Improvise)
        self.first_face: list[list[int]] = [[pools.index(pool) for pool in pools] for pools in self.face_pool]
        self.turns: list[list[list[int]]] = [
            [[f for f in range(len(faces)) if faces[f] == f != shown] for shown in range(len(faces))]
            for faces in self.first_face
        ]
        self.starting_dice: list[tuple[int, ...]] = [
            tuple(
                self.die_ids.index(colour)
                for colour, count in content.reckoners[seat].dice.items()
                for _ in range(count)
            )
            for seat in seats
        ]

    def _cards(self, content: Content, seats: tuple[str, ...]) -> None:
        cards: list[Equipment | Ability] = [*content.equipment.values(), *content.abilities.values()]
        self.n_equipment: int = len(content.equipment)
        self.first_dawnslight: int = len(cards)
        self.first_city_card: int = len(cards) + len(content.dawnslight)
        city_cards = self._city_cards(content)
        self.card_ids: tuple[str, ...] = (
            *content.equipment,
            *content.abilities,
            *content.dawnslight,
            *(card.id for card in city_cards),
        )
        many = len(self.card_ids)
        self.price: list[int] = [card.price for card in content.equipment.values()]
        self.family: list[int] = [0] * many
        self.cost: list[int] = [0] * many  # mask of symbols that pay
        self.gives: list[int] = [0] * many  # pool
        self.anywhere: list[bool] = [False] * many
        self.gives_die: list[int] = [-1] * many
        self.doubles: list[int] = [0] * many
        self.power: list[int] = [-1] * many  # number of an odd power
        self.power_frame: list[int] = [-1] * many  # the decision in which an odd card is used
        self.near: list[int] = [0] * many  # mask of symbols that reach the neighbours
        self.converts: list[int] = [0] * many  # bit from * 6 + to
        self.effects: list[int] = [0] * many  # what else an on-going card changes, a bit each
        self.cost_two: list[tuple[int, int]] = [(0, 0)] * many  # the two symbols of a card that costs two
        self.boss_reward: list[int] = [0] * many  # Boss research of a consumable
        self.either: list[bool] = [False] * many  # of the symbols that it gives only one is used
        self.swaps: list[int] = [0] * many  # dice that its owner may swap
        self.watches: list[bool] = [False] * many  # what it offers depends on what others have
        self.heals: list[int] = [0] * many  # people that a Dawnslight card brings back
        for i, card in enumerate(cards):
            note_power(self, i, card.does)
        for i, aid in enumerate(content.dawnslight.values(), start=self.first_dawnslight):
            self.family[i] = FREE_SYMBOLS if aid.gives else HEALING
            self.gives[i] = pool_of(aid.gives)
            self.heals[i] = aid.population
        for i, there in enumerate(city_cards, start=self.first_city_card):
            note_city_card(self, i, there)
        self.any_swaps: bool = any(self.swaps)
        self.any_watches: bool = any(self.watches)
        # whether cards can hinder an activation: only then somebody looks for them (EQ2-13, EQ2-19)
        self.hinders: bool = any(isinstance(card.does, Odd) and card.does.power in HINDERING for card in cards)
        self.ability: list[int] = [self.card_ids.index(content.reckoners[seat].ability) for seat in seats]
        self.seat_ids: tuple[str, ...] = seats

    def _city_cards(self, content: Content) -> list[CityCard]:
        """The sides that can lie at this table; by district board, which of them may lie there (NEW-01)."""
        sides = next((sides for word, sides in CITY_CARD_SIDES.items() if word in self.options), ())
        boards = [district.id for district in self.city_boards]
        cards = [card for card in content.city_cards.values() if card.side in sides and card.district in boards]
        self.city_cards: list[tuple[int, ...]] = [
            tuple([self.first_city_card + i for i, card in enumerate(cards) if card.district == board])
            for board in (boards if cards else ())
        ]
        self.harm: dict[int, int] = {}  # by card: what it does each round
        return cards

    def _epics(self, content: Content) -> None:
        epics = list(content.epics.values())
        self.epic_ids: tuple[str, ...] = tuple(content.epics)
        self.epic_research: list[int] = [epic.research for epic in epics]
        self.epic_health: list[int] = [INFINITE if epic.health == "infinite" else int(epic.health) for epic in epics]
        self.epic_weakened: list[int] = [epic.weakened for epic in epics]
        self.epic_track: list[tuple[int, ...]] = [tuple(word_code(word) for word in epic.track) for epic in epics]
        # the left-most Pull of a track: who stands there is held while it is left of the bracket (EP2-03)
        self.pull_place: list[int] = [
            track.index(PULL_WORD) if PULL_WORD in track else len(track) for track in self.epic_track
        ]
        self.reward_money: list[int] = [epic.reward.money for epic in epics]
        self.reward_plan: list[int] = [epic.reward.plan for epic in epics]
        self.reward_contain: list[int] = [epic.reward.contain for epic in epics]
        self.reward_enforcement: list[int] = [epic.reward.enforcement for epic in epics]
        self.reward_boss: list[int] = [epic.reward.boss_research for epic in epics]

    def _boss(self, content: Content, boss_id: str, city_id: str, level: int) -> None:
        city = content.cities[city_id]
        boss = content.bosses[boss_id]
        self.boss_id: str = boss.id
        self.boss: BossPiece = BOSSES[boss.plays or boss.id]
        self.city: CityPiece = CITIES[city.plays or city.id]
        # whether defeated Epics give their rewards in the use step, right away (MOD4-01)
        self.at_once: bool = self.boss.at_once or self.city.at_once or REWARDS_AT_ONCE in self.options
        self.at_once = self.at_once or bool(self.city_cards)
        steps = self.city.steps
        self.steps: tuple[int, ...] = tuple(step for step in steps if not (self.at_once and step == STEP_REWARDS))
        if self.city_cards:
            at = self.steps.index(STEP_ACTIVATE)
            self.steps = (*self.steps[:at], STEP_CITY_CARDS, *self.steps[at:])
        self.district_ids: tuple[str, ...] = tuple(district.id for district in city.districts)
        # the Reckoner phase ends with the last of these
        self.first_epic_step: int = 1 + max(place for place, step in enumerate(self.steps) if step in RECKONER_STEPS)
        self._district_tracks(city, level)
        # the Boss's deck: the effect of each card
        self.boss_cards: tuple[int, ...] = tuple(
            ATTACK_EFFECTS.index(card.effect) for card in boss.cards for _ in range(card.count)
        )
        self.movement: tuple[int, ...] = boss.movement
        self._boss_values(content.measure(boss_id, city_id), city, level)
        self.track_ids: tuple[str, ...] = tuple(track.id for track in boss.tracks)
        self.track_colours: tuple[str, ...] = tuple(track.colour for track in boss.tracks)
        # the track that an Epic raises by its colour; -1: he has none
        self.track_of_colour: list[int] = [
            self.track_colours.index(colour) if colour in self.track_colours else -1 for colour in TRACK_COLOURS
        ]
        self.group_size: int = 0
        self.boss_tracks: list[tuple[int, ...]] = []
        # of a Boss with a booklet, by track: rows, columns, the actions of the cell there; and the rows of his dice
        self.boss_cells: list[list[list[tuple[int, ...]]]] = []
        self.power_dice: list[tuple[int, ...]] = []
        if boss.pages:
            self._page(boss, DIFFICULTIES[level])
        else:
            self._boards(boss, level)
        # the highest bracket of each track: one action stays on its right (ACT-04), every column is reached (LIM-03)
        self.bracket_end: list[int] = (
            [len(rows[0]) for rows in self.boss_cells] if boss.pages else [len(words) - 1 for words in self.boss_tracks]
        )

    def _boss_values(self, measure: Boss, city: City, level: int) -> None:
        """Research and health are those of the Boss who is at home in the city (VAR-01)."""
        count = str(self.n_seats)
        # on tracks of the districts all of it together (BAB-02)
        self.boss_research: int = self.marker_start * self.n_districts or measure.research[count][level]
        health = measure.research if measure.health is None else measure.health
        self.boss_health: int = health[count][level]  # when he is weakened (BOSS-03)
        if city.boss_health is not None:
            self.boss_health = city.boss_health[level]

    def _page(self, boss: Boss, difficulty: str) -> None:
        """The page of his booklet (LIM-01); tracks without actions, so that there is one for each bracket."""
        for rows in (page_tables(boss, self.n_seats, difficulty)[id] for id in self.track_ids):
            cells = [[tuple([word_code(text) for text in actions_in(cell)]) for cell in row] for row in rows]
            self.boss_cells.append(cells)
            self.boss_tracks.append(())
        self.power_dice = [tuple([TABLE_ROWS.index(row) for row in die]) for die in boss.power_dice]

    def _boards(self, boss: Boss, level: int) -> None:
        adjustment_side, power_side = boss.boards[level]
        power = next(board for board in boss.power if board.side == power_side)
        adjustment = next(
            board for board in boss.adjustment if board.side == adjustment_side and board.reckoners == self.n_seats
        )
        self.group_size = adjustment.group_size
        for track in boss.tracks:
            words = words_on(power.tracks, track.id, DIFFICULTIES[level])
            if words is None:
                words = words_on(adjustment.tracks, track.id, DIFFICULTIES[level])
            self.boss_tracks.append(tuple([word_code(word) for word in words or ()]))

    def _district_tracks(self, city: City, level: int) -> None:
        """By board, then by spot: the word there, or 0. Where a marker starts it never acts (BAB-03)."""
        start = 0 if city.marker_start is None or not self.city.tracks else city.marker_start[level]
        self.marker_start: int = start
        self.researches_boss: bool = self.city.boss_research or (self.city.tracks and not start)
        self.district_tracks: list[tuple[int, ...]] = [
            tuple(
                [
                    word_code(text) if text and (spot != start or not start) else 0
                    for spot, text in enumerate(reversed(board.track))
                ]
            )
            for board in city.districts
        ]
        # in a city that walks: what any symbol lowers, where it starts, what its end is worth, districts passed a round
        count = str(self.n_seats)
        self.protects: bool = self.city.protects and city.marker_starts is not None
        self.walk_start: int = 0 if city.marker_starts is None else city.marker_starts[count]
        self.passes: int = 0 if city.passes is None else city.passes[count]
        self.bottoms: list[int] = [number_of(track[0]) if self.protects else 0 for track in self.district_tracks]

    def usable(self, converts: int, mask: int) -> tuple[int, ...]:
        """The symbols that a source with these symbols may act as (CARD-08); a wild one may be any."""
        key = usable_key(converts, mask)
        found = self.uses.get(key)
        if found is None:
            found = self.uses[key] = usable_symbols(converts, mask)
        return found

    def serving(self, converts: int, mask: int, symbol: int) -> tuple[int, ...]:
        """The symbols of which a player chooses the one to use up as `symbol` (CARD-08); none if all leave the same."""
        key = serving_key(converts, mask, symbol)
        found = self.servings.get(key)
        if found is None:
            found = self.servings[key] = serving_symbols(converts, mask, symbol)
        return found
