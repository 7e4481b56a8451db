"""A city that walks: what the districts do that its movement board passes next, and what the people give who are safe.

All of it is seen from before the Epic phase. What a Reckoner prevents in a district that is passed later stays
prevented, but somebody could do it later too: so it counts less, the later it comes.
"""

from __future__ import annotations

from typing import Final

from reckoners.bots.planner.threats import Share, Threats
from reckoners.bots.planner.weights import Weights
from reckoners.engine.pools import N_SYMBOLS
from reckoners.engine.state import State
from reckoners.engine.tables import Tables
from reckoners.engine.track_words import COPY, NAMES, POPULATION, number_of, operation_of

COPY_OWN: Final = NAMES.index("copy-own")
AHEAD: Final[list[float]] = [1.0, 0.55, 0.3, 0.15]  # by rounds until a district is passed
BEGUN: Final[list[float]] = [0.0, 0.5, 0.22, 0.08]  # of what the bottom gives, so many spots above it
IN_VAIN: Final = 0.3  # of that where the marker goes back at the end of this round
ONLY_ONE: Final = 0.8  # of a symbol's worth, where only one of its kind can be used
FEW: Final = 3  # symbols that are looked at in a row


class CityWalk:
    """One set-up's tracks, by board and spot: all that is done from there down to the bottom."""

    def __init__(self, tables: Tables, threats: Threats, weights: Weights) -> None:
        self.tables: Tables = tables
        self.any: bool = tables.protects
        self.progress: float = weights.progress
        self.dead: list[list[float]] = []
        self.harm: list[list[float]] = []
        self.copies: list[list[int]] = []
        self.first_dead: list[float] = []  # by Epic: of its left-most action
        self.first_harm: list[float] = []
        self._shares: dict[int, Share] = {}  # of one district in one state: positions differ in few
        if not self.any:
            return
        for track in tables.district_tracks:
            dead, harm, copies = [0.0], [0.0], [0]
            for word in track[1:]:
                own = word > 0 and operation_of(word) == COPY_OWN
                dead.append(dead[-1] + (people(word) if word else 0.0))
                harm.append(harm[-1] + (threats.harm(word) if word and not own else 0.0))
                copies.append(copies[-1] + (number_of(word) if own else 0))
            self.dead.append(dead)
            self.harm.append(harm)
            self.copies.append(copies)
        for words in tables.epic_track:
            copied = operation_of(words[0]) != COPY  # a Copy copies nothing (ILD-05)
            self.first_dead.append(people(words[0]) if copied else 0.0)
            self.first_harm.append(threats.harm(words[0]) if copied else 0.0)

    def all(self, st: State) -> Share:
        """Dead at once, other harm, and what is gained already, of all districts together."""
        dead = harm = gained = 0.0
        if st.tram >= 0:
            for district, spot in enumerate(st.markers):
                if spot:
                    share = self.share(st, district, spot)
                    dead += share[0]
                    harm += share[1]
                    gained += share[2]
        return (dead, harm, gained)

    def between(self, st: State, district: int) -> int:
        """How many districts the city passes before this one."""
        return (district - st.tram - 1) % self.tables.n_districts

    def rounds(self, st: State, district: int) -> int:
        """How many rounds go by before the one in which a district is passed."""
        return self.between(st, district) // max(1, self.tables.passes)

    def share(self, st: State, district: int, spot: int) -> Share:
        """Of one district, as if its marker were there."""
        tables = self.tables
        board = st.districts[district]
        epic = st.epic[district] if self.copies[board][spot] else -1
        thanks = tables.bottoms[board]
        if thanks > st.boss_research:
            thanks = st.boss_research
        ahead = self.between(st, district)
        key = ((((epic + 1) * 16 + thanks) * 16 + ahead) * 16 + board) * 16 + spot
        known = self._shares.get(key)
        if known is None:
            known = self._shares[key] = self._share(board, spot, epic, thanks, ahead // max(1, tables.passes))
        return known

    def _share(self, board: int, spot: int, epic: int, thanks: int, late: int) -> Share:
        """`late`: how many rounds go by before the one in which the district is passed."""
        dead, harm = self.dead[board][spot], self.harm[board][spot]
        if epic >= 0:
            dead += self.copies[board][spot] * self.first_dead[epic]
            harm += self.copies[board][spot] * self.first_harm[epic]
        gained = thanks * self.progress * BEGUN[spot] if spot < len(BEGUN) else 0.0
        if late == 0:
            return (dead, harm, gained * IN_VAIN)
        return (0.0, (dead + harm) * AHEAD[min(late, len(AHEAD) - 1)], gained)

    def symbol_value(self, st: State, district: int, slopes: tuple[float, float]) -> float:
        """What any symbol is worth there, the mean of the next few."""
        spot = st.markers[district]
        if not spot or st.tram < 0:
            return 0.0
        steps = min(FEW, spot)
        now = self.share(st, district, spot)
        then = self.share(st, district, spot - steps) if spot > steps else (0.0, 0.0, 0.0)
        gain = (now[0] - then[0]) * slopes[0] + (now[1] - then[1]) * slopes[1] + then[2] - now[2]
        if spot == steps:
            gain += min(self.tables.bottoms[st.districts[district]], st.boss_research) * self.progress
        return gain / steps * (ONLY_ONE if steps == 1 else 1.0)

    def raise_values(self, st: State, district: int, slopes: tuple[float, float], values: list[float]) -> None:
        """Every symbol is worth at least as much as the people's safety."""
        least = self.symbol_value(st, district, slopes)
        for symbol in range(N_SYMBOLS):
            if values[symbol] < least:
                values[symbol] = least


def people(word: int) -> float:
    return float(number_of(word)) if operation_of(word) == POPULATION else 0.0
