"""A position as plain lists of names and numbers, hidden decks too: what a fingerprint of it is made of.

What comes into the game later is added here only where it is there: a position of the base game stays as it is.
"""

from __future__ import annotations

from reckoners.engine.state import State
from reckoners.game.view import DistrictView, ReckonerView, view

Plain = str | int | None | list["Plain"]


def laid_out(st: State) -> list[Plain]:
    seen = view(st)
    boss = seen.boss
    card, epic = st.tables.card_ids, st.tables.epic_ids
    return [
        [seen.round, seen.step, seen.result, seen.population, seen.money, seen.base],
        [boss.id, boss.district, boss.research, boss.health, [track.bracket for track in boss.tracks]],
        [_district(district) for district in seen.districts],
        [_reckoner(reckoner) for reckoner in seen.reckoners],
        [seen.enforcement_left, seen.barricades_left],
        [seen.rewards.enforcement, seen.rewards.contain, seen.rewards.plan],
        [*seen.market],
        [card[number] for number in st.equipment_deck],
        [epic[number] for number in st.epic_deck],
        [*seen.defeated],
        [*seen.beaten],
    ]


def _district(district: DistrictView) -> list[Plain]:
    there = district.epic
    epic: list[Plain] = [] if there is None else [there.id, there.research, there.health, there.bracket]
    return [district.id, epic, district.enforcement, district.barricades]


def _reckoner(reckoner: ReckonerView) -> list[Plain]:
    opened = reckoner.open
    cards = (reckoner.ability, *reckoner.equipment)
    return [
        reckoner.id,
        reckoner.district,
        [reckoner.plan, reckoner.plan_next, reckoner.rolls, int(reckoner.rolling_done)],
        [[card.id, int(card.used)] for card in cards],
        [[die.colour, die.face, die.state] for die in reckoner.dice],
        [] if opened is None else [opened.source, opened.symbols, int(opened.anywhere), int(opened.untouched)],
        reckoner.sniper,
    ]
