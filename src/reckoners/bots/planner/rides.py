"""Reckoners whom somebody else moves, so that the way costs no die, and the Boss brought to where the dice are."""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.sources import has_power, sources
from reckoners.content.vocabulary import ODD_POWERS
from reckoners.engine.action import packed, power
from reckoners.engine.cards import card_is_ready
from reckoners.engine.codes import ATTACK, RESEARCH
from reckoners.engine.decisions.kidnap import BRING_BOSS
from reckoners.engine.pools import WILD, counted
from reckoners.engine.state import State
from reckoners.engine.trying import ask_quietly

DISPATCHER: Final[int] = ODD_POWERS.index("dispatcher")
KIDNAP: Final[int] = ODD_POWERS.index("kidnap")
PLACES: Final = 2  # districts that the Boss could be brought to, in earnest


class Brought:
    """The Boss elsewhere: the actions, the position, and what the others' dice promise to do to him there."""

    def __init__(self, codes: list[int], state: State, promise: float) -> None:
        self.codes: list[int] = codes
        self.state: State = state
        self.promise: float = promise


def odd_card(st: State, seat: int, number: int) -> int:
    """A Reckoner's unused card with this power; -1 if there is none."""
    for card in st.cards[seat]:
        if st.tables.power[card] == number and card_is_ready(st, seat, card):
            return card
    return -1


class Rides:
    """Who may be asked for one: only those for whom the same bot speaks."""

    def __init__(self) -> None:
        self.drivers: list[int] = []  # seats; empty: everybody

    def is_ours(self, seat: int) -> bool:
        return not self.drivers or seat in self.drivers

    def find(self, st: State, seat: int, district: int) -> int:
        """The action that brings a Reckoner there once the way is free; -1 if nobody drives."""
        for other in range(st.tables.n_seats):
            if other != seat and has_power(st, other, DISPATCHER) and self.is_ours(other):
                return power(other, st.tables.ability[other], target=seat, second=district)
        return -1

    def with_boss(self, st: State, seat: int) -> list[Brought]:
        """The Boss brought to where most can be done to him (Kidnap)."""
        card = odd_card(st, seat, KIDNAP)
        if card < 0:
            return []
        symbol = RESEARCH if st.boss_research else ATTACK
        found: list[tuple[int, int, int]] = []
        for district in sorted(set(st.where)):
            own = others = 0
            for other in range(st.tables.n_seats):
                if st.where[other] == district and self.is_ours(other):
                    hits = 0
                    for source in sources(st, other):
                        hits += counted(source.pool, symbol) + counted(source.pool, WILD)
                    if other == seat:
                        own = hits
                    else:
                        others += hits
            if district != st.boss_at and own + others:
                found.append((own + others, others, district))
        found.sort(reverse=True)
        brought: list[Brought] = []
        depth = len(st.stack)
        for entry in found[:PLACES]:
            then = st.clone()
            codes = [power(seat, card, target=entry[2]), packed(BRING_BOSS, seat)]
            for code in codes:
                ask_quietly(then, code, depth)
            brought.append(Brought(codes, then, float(entry[1])))
        return brought
