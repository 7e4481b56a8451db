"""A position as plain lists of names and numbers, hidden decks too: what a fingerprint of it is made of.

What comes into the game later is added here only where it is there: a position of the base game stays as it is.
"""

from __future__ import annotations

from reckoners.content.model import ATTACK_EFFECTS
from reckoners.engine.state import State
from reckoners.game.view import CardView, DistrictView, ReckonerView, RewardsView, view

Plain = str | int | None | list["Plain"]


def laid_out(st: State) -> list[Plain]:
    seen = view(st)
    boss = seen.boss
    card, epic = st.tables.card_ids, st.tables.epic_ids
    found: list[Plain] = [
        [seen.round, seen.step, seen.result, seen.population, seen.money, seen.base],
        [boss.id, boss.district, boss.research, boss.health, [track.bracket for track in boss.tracks]],
        [_district(district) for district in seen.districts],
        [_reckoner(reckoner) for reckoner in seen.reckoners],
        [seen.enforcement_left, seen.barricades_left],
        _rewards(seen.rewards),
        [*seen.market],
        [card[number] for number in st.equipment_deck],
        [epic[number] for number in st.epic_deck],
        [*seen.defeated],
        [*seen.beaten],
    ]
    if st.boss_deck or st.boss_card >= 0:
        cards = st.tables.boss_cards
        found.append([boss.card, *(ATTACK_EFFECTS[cards[number]] for number in st.boss_deck)])
    if seen.tram is not None:
        found.append(["tram", seen.tram])
    if st.power_rolls or st.defeats:
        found.append([st.defeats, *st.power_rolls])
    if st.dawnslight_deck:
        found.append([card[number] for number in st.dawnslight_deck])
    return found


def _rewards(rewards: RewardsView) -> list[Plain]:
    found: list[Plain] = [rewards.enforcement, rewards.contain, rewards.plan]
    parts: list[Plain] = [rewards.money, rewards.boss_research] if rewards.money or rewards.boss_research else []
    return [*found, rewards.research, rewards.attack, *parts] if rewards.research or rewards.attack or parts else found


def _district(district: DistrictView) -> list[Plain]:
    there = district.epic
    epic: list[Plain] = [] if there is None else [there.id, there.research, there.health, there.bracket]
    found: list[Plain] = [district.id, epic, district.enforcement, district.barricades]
    if district.red_shields or district.blue_shields or district.copy_tokens:
        found.append([district.red_shields, district.blue_shields, district.copy_tokens])
    if district.marker is not None:
        found.append(["marker", district.marker])
    if district.newcago_card:
        found.append(["card", district.newcago_card, int(district.exchanged)])
    if district.stolen:
        found.append([[one.card, one.reckoner] for one in district.stolen])
    return found


def _card(card: CardView) -> list[Plain]:
    found: list[Plain] = [card.id, int(card.used)]
    if card.asleep or card.charges:
        found += [int(card.asleep), card.charges]
    if card.disabled:
        found.append("disabled")
    return found


def _reckoner(reckoner: ReckonerView) -> list[Plain]:
    opened = reckoner.open
    cards = (reckoner.ability, *reckoner.equipment)
    found: list[Plain] = [
        reckoner.id,
        reckoner.district,
        [reckoner.plan, reckoner.plan_next, reckoner.rolls, int(reckoner.rolling_done)],
        [_card(card) for card in cards],
        [[die.colour, die.face, die.state] for die in reckoner.dice],
        [] if opened is None else [opened.source, opened.symbols, int(opened.anywhere), int(opened.untouched)],
        reckoner.sniper,
    ]
    if reckoner.waiting:
        found.append([waiting.card for waiting in reckoner.waiting])
    if reckoner.owing is not None:
        found.append([reckoner.owing.card, *reckoner.owing.symbols])
        if reckoner.owing.district:
            found.append(reckoner.owing.district)
    if reckoner.suffers or reckoner.dawnslight:
        found.append([[*reckoner.suffers], [*reckoner.dawnslight]])
    return found
