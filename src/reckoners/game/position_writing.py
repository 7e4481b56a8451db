"""A position of the use step as a scenario file writes it, so that people can read and change it.

What nobody can see, the order of the decks and the coming dice, is not written: the seed deals it out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

import msgspec

from reckoners.content.model import ATTACK_EFFECTS
from reckoners.engine.action import has
from reckoners.engine.codes import CAPTURED, DISABLED, INFINITE, USED
from reckoners.engine.state import State
from reckoners.engine.stealing import stolen_card, stolen_from
from reckoners.game.position_text import state_lines
from reckoners.game.scenario_dice import face_words
from reckoners.game.setup import Setup
from reckoners.game.things import district_word

WrittenValue: TypeAlias = int | str | list[str]
WrittenTable: TypeAlias = dict[str, WrittenValue]
STATES: Final = {USED: "used", CAPTURED: "captured", DISABLED: "disabled"}
SEEN: Final = ("round ", "boss ", "district ", "reckoner ", "captured ", "beaten ", "lent ")
HIDDEN: Final = re.compile(r"[#.]\d+| \| (deck|rolled) [^|]*| \| laid-now [^|]*")
NO_EPIC: Final = re.compile(r"^(district \S+)( \| (research|health|bracket) \S+)+")


def setup_lines(setup: Setup) -> list[str]:
    """The [setup] of a game."""
    said: WrittenTable = {
        "reckoners": list(setup.reckoners),
        "boss": setup.boss,
        "city": setup.city,
        "difficulty": setup.difficulty,
        "options": list(setup.options),
        "seed": setup.seed,
    }
    lines = ["[setup]", *pairs(said)]
    return [*lines, f"modules = {list(setup.modules)}"] if setup.modules else lines


def position_lines(st: State) -> list[str]:
    """The [position] with its districts, Boss and Reckoners."""
    tables = st.tables
    equipment = tables.card_ids
    team: WrittenTable = {
        "step": "use",
        "round": st.round,
        "population": st.population,
        "money": st.money,
        "base": st.base,
        "market": [equipment[card] for card in st.market if card >= 0],
        "defeated": [tables.epic_ids[epic] for epic in st.defeated],
        "beaten": [tables.epic_ids[epic] for epic in st.beaten],
    }
    if st.defeats:
        team["defeats"] = st.defeats
    if tables.protects:
        team["tram"] = district_word(st, st.tram)
    lines = ["[position]", *pairs(team), "", "[position.boss]", *pairs(_boss(st))]
    for district in range(tables.n_districts):
        lines += ["", "[[position.district]]", *pairs(_district(st, district))]
    for seat, name in enumerate(tables.seat_ids):
        lines += ["", f"[position.reckoners.{name}]", *pairs(_reckoner(st, seat))]
    return lines


def looks_the_same(st: State, other: State) -> bool:
    """Whether two positions are one for everybody who sees the table."""
    return _seen(st) == _seen(other)


def _seen(st: State) -> list[str]:
    lines = [HIDDEN.sub("", line) for line in state_lines(st, None) if line.startswith(SEEN)]
    return [line if " epic " in line else NO_EPIC.sub(r"\1", line) for line in lines]


def pairs(values: Mapping[str, WrittenValue]) -> Iterable[str]:
    """Lines of a TOML table; what is empty is left out."""
    return [f"{key} = {written(value)}" for key, value in values.items() if value not in ("", [])]


def written(value: WrittenValue) -> str:
    return msgspec.json.encode(value).decode().replace('","', '", "')


def _boss(st: State) -> WrittenTable:
    tables = st.tables
    said: WrittenTable = {"district": district_word(st, st.boss_at)}
    if not tables.marker_start:
        said["research"] = st.boss_research
    if not st.boss_research:
        said["health"] = st.boss_health
    for track, id in enumerate(tables.track_ids):
        said[id] = st.boss_bracket[track]
    if st.boss_card >= 0:
        said["card"] = ATTACK_EFFECTS[tables.boss_cards[st.boss_card]]
    return said


def _district(st: State, district: int) -> WrittenTable:
    tables = st.tables
    said: WrittenTable = {"id": tables.district_ids[st.districts[district]]}
    if st.epic[district] >= 0:
        health = st.health[district]
        said |= {
            "epic": tables.epic_ids[st.epic[district]],
            "research": st.research[district],
            "health": "infinite" if health == INFINITE else health,
            "bracket": st.bracket[district],
        }
    pieces = {
        "enforcement": st.enforcement[district],
        "barricades": st.barricades[district],
        "red_shields": st.red_shields[district],
        "blue_shields": st.blue_shields[district],
        "copy_tokens": st.copies[district],
    }
    said |= {name: count for name, count in pieces.items() if count}
    said["stolen"] = [
        f"{tables.seat_ids[stolen_from(one)]} {tables.card_ids[stolen_card(one)]}" for one in st.stolen[district]
    ]
    if st.markers:
        said["marker"] = st.markers[district]
    if st.sides and st.sides[district] >= 0:
        said["card"] = tables.card_ids[st.sides[district]]
    return said


def _reckoner(st: State, seat: int) -> WrittenTable:
    tables = st.tables
    ids = tables.card_ids
    said: WrittenTable = {"district": district_word(st, st.where[seat]), "plan": st.tokens[seat]}
    if st.fresh[seat]:
        said["plan_next"] = st.fresh[seat]
    own = [card for card in st.cards[seat] if card != tables.ability[seat]]
    said["equipment"] = [ids[card] for card in own if card < tables.n_equipment]
    said["used"] = [ids[card] for card in st.cards[seat] if has(st.used[seat], card) and not _is_away(st, seat, card)]
    said["asleep"] = [ids[card] for card in own if has(st.asleep[seat], card)]
    if st.charges and st.charges[seat]:
        said["charges"] = st.charges[seat]
    said["dice"] = [_die(st, die) for die in st.dice[seat]]
    if st.sniper[seat] >= 0:
        said["sniper"] = district_word(st, st.sniper[seat])
    said["suffers"] = [ATTACK_EFFECTS[effect] for effect in st.suffers[seat]]
    said["disabled"] = [ids[card] for card in own if has(st.disabled[seat], card)]
    said["dawnslight"] = [ids[card] for card in own if tables.first_dawnslight <= card < tables.first_city_card]
    return said


def _is_away(st: State, seat: int, card: int) -> bool:
    """Whether a card is out of use for another reason than that it was used."""
    return has(st.asleep[seat] | st.disabled[seat], card)


def _die(st: State, die: int) -> str:
    kind = st.tables.kind[die]
    state = STATES.get(st.status[die], "")
    return f"{st.tables.die_ids[kind]} {face_words(st, kind)[st.face[die]]} {state}".rstrip()
